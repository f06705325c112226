"""Comparing what a scenario of unmatched expects: fighters, states, values, piles of cards, what a player sees."""

from __future__ import annotations

from typing import ClassVar

from content.reading.ways import Way
from content.scenarios.expecting import Comparison, pile_differs
from content.scenarios.unmatched.playing import UnmatchedPlaying
from content.schema.expect import PileExpectation
from content.schema.short import NONE
from content.schema.unmatched.expect import Expect
from content.schema.unmatched.ids import DEFEATED
from engine.kernel.layout import NOTHING
from engine.unmatched import words
from engine.unmatched.battle import Battle
from engine.unmatched.terms import DECK, DISCARD, HAND, IN_PLAY

PILES = {"hands": HAND, "decks": DECK, "discards": DISCARD, "in_play": IN_PLAY}
"""By key of an expectation: the kind of pile it speaks of."""
ORDERED = (DECK, DISCARD)
"""The kinds of piles whose order means something."""


class UnmatchedComparison(Comparison):
    """One `expect`, compared with a match of unmatched."""

    playing: UnmatchedPlaying
    expect: Expect
    speaks_of: ClassVar = {
        ("choice",): "the kind of choice",
        ("asked",): "the hero who is asked",
        ("health",): "health",
        ("at",): "place",
        ("states",): "the state",
        ("actions",): "the number of actions left",
        ("winner",): "the winner",
        ("turn", "of"): "the hero whose turn it is",
        ("turn", "number"): "the number of the turn",
        ("turn", "actions"): "the number of actions left",
        ("values", "attack"): "the value of the attack card",
        ("values", "defense"): "the value of the defense card",
    }

    def compare_the_rest(self) -> None:
        s = self.playing.battle
        self._fighters(s)
        self._state(s)
        self._piles(s, self.expect, ())
        for hero, sight in self.expect.sees.items():
            seen = self.playing.match.view(self.names.seats.index(hero)).state
            assert isinstance(seen, Battle)
            self._piles(seen, sight, ("sees", hero))

    def winners(self) -> list[str]:
        """The heroes of the side that has won."""
        outcome, sides = self.playing.match.outcome, self.playing.names.lineup.mode.sides
        if outcome is None or outcome.winner is None:
            return super().winners()
        return [hero for hero, side in zip(self.names.seats, sides, strict=True) if side == sides[outcome.winner]]

    def _fighters(self, s: Battle) -> None:
        lineup = self.playing.names.lineup
        for name, health in self.expect.health.items():
            self.differ_if(("health", name), health, s.health[lineup.fighter_ids.index(name)])
        for name, space in self.expect.at.items():
            number = s.space[lineup.fighter_ids.index(name)]
            self.differ_if(("at", name), space, DEFEATED if number == NOTHING else lineup.board.space_ids[number])

    def _state(self, s: Battle) -> None:
        expect, heroes, lineup = self.expect, self.names.seats, self.playing.names.lineup
        self.differ_if(("actions",), expect.actions, s.actions)
        turn = expect.turn
        if turn is not None:
            self.differ_if(("turn", "of"), turn.of, heroes[s.active])
            self.differ_if(("turn", "number"), turn.number, s.turn)
            self.differ_if(("turn", "actions"), turn.actions, s.actions)
        for hero, states in expect.states.items():
            seat = heroes.index(hero)
            for state, value in states.items():
                known = dict(lineup.heroes[seat].states)
                number = list(known).index(state) + lineup.first_state[seat]
                self.differ_if(("states", hero, state), value, known[state][s.states[number]])
        if expect.values is not None:
            for key, play in (("attack", s.attack_play), ("defense", s.defense_play)):
                wanted = getattr(expect.values, key)
                self.differ_if(("values", key), wanted, s.value(play) if play != NOTHING else NONE)

    def _piles(self, s: Battle, expected: object, way: Way) -> None:
        for key, kind in PILES.items():
            piles: dict[str, PileExpectation] = getattr(expected, key)
            for hero, pile in piles.items():
                seat = self.names.seats.index(hero)
                real = s is self.playing.battle
                # A view keeps the size of a pile and leaves out what is hidden; the engine's topmost card is the last.
                cards = [card.removeprefix(f"{hero}/") for card in reversed(words.pile_ids(s, seat, kind))]
                size = int(s.pile_size[s.pile(seat, kind)]) if real else len(cards)
                whose = f"the {key} of {hero}" if real else f"what is seen of the {key} of {hero}"
                self.piles_differ(pile_differs(pile, cards, size, kind in ORDERED, hero), whose, (*way, key, hero))
