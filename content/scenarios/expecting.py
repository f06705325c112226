"""Comparing: what a scenario expects against how the match stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from content.reading.ways import Way
from content.scenarios.happenings import Happenings
from content.scenarios.names import Names
from content.scenarios.playing import Playing
from content.schema.expect import Expect, PileExpectation
from content.schema.short import DEFEATED, NONE
from effects.problem import Problem
from engine.kernel.layout import NOTHING
from engine.unmatched import words
from engine.unmatched.battle import Battle
from engine.unmatched.terms import DECK, DISCARD, HAND, IN_PLAY

PILES = {"hands": HAND, "decks": DECK, "discards": DISCARD, "in_play": IN_PLAY}
"""By key of an expectation: the kind of pile it speaks of."""
WORDS = {
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
"""By key of an expectation: what it speaks of; of whom follows for health and place."""
ORDERED = (DECK, DISCARD)
"""The kinds of piles whose order means something."""


class Comparison:
    """One `expect`, compared with a match; what differs is noted."""

    def __init__(self, playing: Playing, expect: Expect, way: Way, since: int) -> None:
        self.playing = playing
        self.battle = playing.battle
        self.names: Names = playing.names
        self.expect = expect
        self.way = way
        self.since = since
        """The number of the first event that is looked at."""

    def compare(self) -> list[Problem]:
        """Everything that differs."""
        before = len(self.names.notes.problems)
        self._choice()
        self._fighters()
        self._state()
        self._piles(self.battle, self.expect, self.way)
        for hero, sight in self.expect.sees.items():
            seen = self.playing.match.view(self.names.heroes.index(hero)).state
            assert isinstance(seen, Battle)
            self._piles(seen, sight, (*self.way, "sees", hero))
        self._events()
        found = self.names.notes.problems[before:]
        del self.names.notes.problems[before:]
        return found

    def _differs(self, key: tuple[str, ...], expected: object, found: object) -> None:
        about = WORDS[key] if key in WORDS else f"the {WORDS[key[:1]]} of {key[1]}"
        message = f"Expected {about} to be {expected}, found {found}."
        self.names.notes.add("differs", (*self.way, *key), message)

    def _choice(self) -> None:
        expect, choice = self.expect, self.playing.match.choice
        kind = choice.kind if choice is not None else NONE
        asked = NONE if choice is None or choice.seat is None else self.names.heroes[choice.seat]
        offered = choice.options if choice is not None else ()
        if expect.choice is not None and expect.choice != kind:
            self._differs(("choice",), expect.choice, kind)
        if expect.asked is not None and expect.asked != asked:
            self._differs(("asked",), expect.asked, asked)
        if expect.options is not None and Counter(expect.options) != Counter(offered):
            missing = list((Counter(expect.options) - Counter(offered)).elements())
            extra = list((Counter(offered) - Counter(expect.options)).elements())
            self._options("options", missing, extra)
        if expect.offers is not None:
            missing = [key for key in expect.offers if key not in offered]
            if missing:
                self._options("offers", missing, [])

    def _options(self, key: str, missing: list[str], extra: list[str]) -> None:
        parts = [f"not offered: {_keys(missing)}"] if missing else []
        parts += [f"offered too: {_keys(extra)}"] if extra else []
        message = f"The options differ; {'; '.join(parts)}. {self.playing.asked(self.playing.match.choice)}"
        self.names.notes.add("differs", (*self.way, key), message)

    def _fighters(self) -> None:
        s, lineup = self.battle, self.names.lineup
        for name, health in self.expect.health.items():
            found = s.health[lineup.fighter_ids.index(name)]
            if found != health:
                self._differs(("health", name), health, found)
        for name, space in self.expect.at.items():
            number = s.space[lineup.fighter_ids.index(name)]
            stands = DEFEATED if number == NOTHING else lineup.board.space_ids[number]
            if stands != space:
                self._differs(("at", name), space, stands)

    def _state(self) -> None:
        s, expect, heroes = self.battle, self.expect, self.names.heroes
        if expect.actions is not None and expect.actions != s.actions:
            self._differs(("actions",), expect.actions, s.actions)
        if expect.winner is not None:
            winners = self._winners()
            if expect.winner not in winners:
                self._differs(("winner",), expect.winner, " and ".join(winners))
        turn = expect.turn
        if turn is not None:
            if turn.of is not None and turn.of != heroes[s.active]:
                self._differs(("turn", "of"), turn.of, heroes[s.active])
            if turn.number is not None and turn.number != s.turn:
                self._differs(("turn", "number"), turn.number, s.turn)
            if turn.actions is not None and turn.actions != s.actions:
                self._differs(("turn", "actions"), turn.actions, s.actions)
        for hero, states in expect.states.items():
            seat = heroes.index(hero)
            for state, value in states.items():
                known = dict(self.names.lineup.heroes[seat].states)
                number = list(known).index(state) + self.names.lineup.first_state[seat]
                found_value = known[state][s.states[number]]
                if found_value != value:
                    self._differs(("states", hero, state), value, found_value)
        values = expect.values
        for key, play in (("attack", s.attack_play), ("defense", s.defense_play)):
            wanted = getattr(values, key) if values is not None else None
            found = s.value(play) if play != NOTHING else NONE
            if wanted is not None and wanted != found:
                self._differs(("values", key), wanted, found)

    def _winners(self) -> list[str]:
        """The heroes of the side that has won."""
        outcome, sides = self.playing.match.outcome, self.names.lineup.mode.sides
        if outcome is None or outcome.winner is None:
            return [NONE if outcome is None else "draw"]
        return [hero for hero, side in zip(self.names.heroes, sides, strict=True) if side == sides[outcome.winner]]

    def _piles(self, s: Battle, expected: object, way: Way) -> None:
        for key, kind in PILES.items():
            piles: dict[str, PileExpectation] = getattr(expected, key)
            for hero, pile in piles.items():
                seat = self.names.heroes.index(hero)
                # A view keeps the size of a pile and leaves out what is hidden; the engine's topmost card is the last.
                cards = [self._short(card, hero) for card in reversed(words.pile_ids(s, seat, kind))]
                size = len(cards) if s is not self.battle else int(s.pile_size[s.pile(seat, kind)])
                for message in _pile_differs(pile, cards, size, kind in ORDERED, hero):
                    whose = f"the {key} of {hero}" if s is self.battle else f"what is seen of the {key} of {hero}"
                    self.names.notes.add("differs", (*way, key, hero), f"Expected {whose} {message}.")

    def _short(self, card: str, hero: str) -> str:
        return card.removeprefix(f"{hero}/")

    def _events(self) -> None:
        happenings = Happenings(self.names)
        events = self.playing.match.events(self.since)
        at = 0
        for index, happening in enumerate(self.expect.events):
            fits = partial(happenings.fits, happening=happening)
            fitting = next((i for i in range(at, len(events)) if fits(events[i])), None)
            if fitting is None:
                after = "after those before it " if at else ""
                message = f"Expected this event; {after}came: {happenings.told_all(events[at:]) or 'none'}."
                before = self.playing.match.events()[: self.since]
                hint = "It happened before the last `expect`." if any(map(fits, before)) else ""
                self.names.notes.add("event-missing", (*self.way, "events", index), message, hint)
                break
            at = fitting + 1
        for index, happening in enumerate(self.expect.never):
            event = next((event for event in events if happenings.fits(event, happening)), None)
            if event is not None:
                message = f"This was not to happen, and did: {happenings.told(event)}."
                self.names.notes.add("event-happened", (*self.way, "never", index), message)


def _pile_differs(pile: PileExpectation, cards: list[str], size: int, ordered: bool, hero: str) -> Iterator[str]:
    """What differs, as the end of a sentence."""
    shown = ", ".join(cards) or "none"
    if pile.size is not None and pile.size != size:
        yield f"to have {pile.size} cards, found {size}: {shown}"
    if pile.all is not None:
        wanted = [card.removeprefix(f"{hero}/") for card in pile.all]
        if (wanted != cards) if ordered else (Counter(wanted) != Counter(cards)):
            yield f"to be {', '.join(wanted) or 'none'}, found {shown}"
    if pile.top is not None:
        wanted = [card.removeprefix(f"{hero}/") for card in pile.top]
        if wanted != cards[: len(wanted)]:
            yield f"to have {', '.join(wanted)} on top, found {shown}"
    if pile.has is not None:
        missing = Counter(card.removeprefix(f"{hero}/") for card in pile.has) - Counter(cards)
        if missing:
            yield f"to have {', '.join(missing.elements())}, found {shown}"
    if pile.lacks is not None:
        there = [card for card in pile.lacks if card.removeprefix(f"{hero}/") in cards]
        if there:
            yield f"not to have {', '.join(there)}, found {shown}"


def _keys(keys: list[str]) -> str:
    return ", ".join(f"`{key}`" for key in keys)
