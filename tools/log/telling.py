"""The telling of a match: events become lines, as one seat may know them or as everybody may when it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.kernel.layout import DRAW, NOTHING
from engine.unmatched.terms import (
    ACTIONS_GAINED,
    ATTACK_DECLARED,
    BOOSTED,
    CARD_DISCARDED,
    CARD_DRAWN,
    CARDS_REVEALED,
    COMBAT_ENDED,
    COMBAT_RESULT,
    DAMAGED,
    DECLINED,
    DEFEATED,
    EFFECT_BEGUN,
    EFFECTS_CANCELLED,
    END_OF_TURN,
    EXHAUSTED,
    GAME_ENDED,
    GAME_STARTED,
    MANEUVER_ENDED,
    MANEUVERED,
    MOVED,
    PLACED,
    RECOVERED,
    RETURNED,
    SCHEME_ENDED,
    SCHEME_PLAYED,
    START_OF_TURN,
    VALUE_ADDED,
    VALUE_IGNORED,
    VALUE_SET,
)
from tools.log.catalogue import CATALOGUES
from tools.log.line import Line, Tone
from tools.log.names import Names

Event = Sequence[int]
"""A row of numbers: kind, seat, and four that say what it is about."""


@dataclass(slots=True)
class Source:
    """An effect being carried out: what the things it does come from."""

    depth: int
    name: str
    """The card, or whose ability it is."""
    owes_a_line: bool
    """Whether nothing was told of it yet, and it is a card's that nobody cancelled: that it came to nothing is told as
    well. Of an ability it is not, as it may come to nothing in every turn.
    """


class Telling:
    """A match being told; feed it the events in their order, as many at a time as you like.

    With a `seat` it tells only what that seat may know: which cards others draw stays hidden.
    """

    def __init__(self, names: Names, seat: int | None = None) -> None:
        self.names = names
        self.seat = seat
        self._catalogue = CATALOGUES[names.language]
        self._lines: list[Line] = []
        self._health = [int(health) for health in names.lineup.fighter_health]
        self._combat = NOTHING, NOTHING
        """Attacker and defender."""
        self._defends = False
        self._values: dict[int, int] = {}
        """By card in the combat: its value as it stands."""
        self._without_effects: set[int] = set()
        """Cards in the combat whose effects were cancelled."""
        self._to_be_discarded: set[int] = set()
        """Cards that were played: that they are discarded afterwards goes without saying."""
        self._drawn: list[int] = []
        """Cards just drawn by one player, to be told together."""
        self._drawer = NOTHING
        self._discarded = NOTHING
        """A card just discarded: as long as nothing else happened it may have been a boost."""
        self._sources: list[Source] = []
        """The effects being carried out; the last is what things come from."""
        self._said = 0
        """How many lines there were since the scheme was played."""
        self._turn = 0
        self._player = NOTHING
        self._in_action = False
        self._moves = 0
        """How many fighters moved in this maneuver."""
        self._fallen: list[int] = []

    def tell(self, events: Iterable[Event]) -> list[Line]:
        """The lines of what happened next."""
        self._lines = []
        for event in events:
            kind = event[0]
            if kind != CARD_DRAWN:
                self._tell_draws()
            if kind not in (BOOSTED, CARD_DISCARDED):
                self._tell_discard()
            teller = TELLERS.get(kind)
            if teller is not None:
                teller(self, event)
        self._tell_draws()
        self._tell_discard()
        return self._lines

    # Lines

    def _add(self, key: str, /, tone: Tone = Tone.PLAIN, number: int | None = None, **slots: str | int) -> None:
        """A sentence about something that happens, with what it comes from."""
        if self._sources and tone is not Tone.DEFEAT:
            what = self._catalogue.say(key, slots, number)
            text = self._say("from", source=self._sources[-1].name, what=what)
        else:
            text = self._catalogue.sentence(key, slots, number)
        for source in self._sources:
            source.owes_a_line = False
        self._said += 1
        self._lines.append(Line(tone, text, 2 if self._in_action else 1))

    def _say(self, key: str, **slots: str | int) -> str:
        return self._catalogue.sentence(key, slots)

    def _action(self, key: str, /, **slots: str | int) -> None:
        self._in_action = True
        self._lines.append(Line(Tone.ACTION, self._say(key, **slots), 1))

    def _tell_draws(self) -> None:
        if not self._drawn:
            return
        cards, player = self._drawn, self.names.player(self._drawer)
        if self.seat is None or self.seat == self._drawer:
            listed = self._catalogue.listed([self.names.card(card) for card in cards])
            self._add("draws known", player=player, cards=listed)
        else:
            self._add("draws", number=len(cards), player=player)
        self._drawn = []

    def _tell_discard(self) -> None:
        card, self._discarded = self._discarded, NOTHING
        if card != NOTHING:
            owner = self.names.player(self.names.lineup.card_owners[card])
            self._add("discards", player=owner, card=self.names.card(card))

    # Turns and actions

    def _starts(self, event: Event) -> None:
        self._lines.append(Line(Tone.TURN, self._say("setting up")))

    def _turn_begins(self, event: Event) -> None:
        self._player, self._turn, self._in_action = event[1], event[3], False
        lineup = self.names.lineup
        heroes = [lineup.first_fighter[seat] for seat in range(lineup.seats)]
        state = [
            self._say("state of heroes", hero=self.names.fighter(hero), health=self._health[hero]) for hero in heroes
        ]
        heading = self._say("turn", turn=self._turn, player=self.names.player(self._player))
        self._lines.append(Line(Tone.TURN, heading, aside=" · ".join(state)))

    def _turn_ends(self, event: Event) -> None:
        self._in_action = False

    def _maneuvers(self, event: Event) -> None:
        self._moves = 0
        self._action("maneuver")

    def _maneuver_ends(self, event: Event) -> None:
        if self._moves == 0:
            self._add("nobody moves")

    def _boosts(self, event: Event) -> None:
        self._discarded = NOTHING
        card, amount, move = event[2:5]
        player, name = self.names.player(event[1]), self.names.card(card)
        self._add("boosts", player=player, card=name, before=move - amount, amount=amount, after=move)

    def _scheme_played(self, event: Event) -> None:
        fighter, card = event[2:4]
        self._to_be_discarded = {card}
        self._action("scheme", fighter=self.names.fighter(fighter), card=self.names.card(card))
        self._said = 0

    def _scheme_ends(self, event: Event) -> None:
        if self._said == 0:
            self._add("nothing happens")

    # Combat

    def _attack_declared(self, event: Event) -> None:
        attacker, defender = event[2:4]
        self._combat = attacker, defender
        self._action("attack", attacker=self.names.fighter(attacker), defender=self.names.fighter(defender))

    def _revealed(self, event: Event) -> None:
        played = {card for card in event[2:4] if card != NOTHING}
        self._to_be_discarded = set(played)
        self._values = {card: int(self.names.lineup.type_value[self.names.lineup.card_types[card]]) for card in played}
        attack_card, defense_card = event[2:4]
        self._defends = defense_card != NOTHING
        attacker, defender = self._combat
        self._card_played("attack card", attacker, attack_card)
        if self._defends:
            self._card_played("defense card", defender, defense_card)
        else:
            self._add("no defense card", fighter=self.names.fighter(defender))

    def _card_played(self, key: str, fighter: int, card: int) -> None:
        self._add(key, fighter=self.names.fighter(fighter), card=self.names.card(card), value=self._values[card])

    def _effect(self, event: Event) -> None:
        card, program, fighter, depth = event[2:6]
        while self._sources and self._sources[-1].depth >= depth:
            if self._sources[-1].owes_a_line:
                self._add("nothing comes of it")
            self._sources.pop()
        if program != NOTHING:
            hero = self.names.fighter(fighter)
            name = self.names.card(card) if card != NOTHING else self._say("ability", hero=hero)
            owes_a_line = card != NOTHING and card not in self._without_effects
            self._sources.append(Source(depth, name, owes_a_line))

    def _value_changes(self, event: Event) -> None:
        card, amount, after = event[2:5]
        key = {VALUE_SET: "value set", VALUE_ADDED: "value added", VALUE_IGNORED: "value ignored"}[event[0]]
        if event[0] == VALUE_ADDED and amount < 0:
            key, amount = "value taken", -amount
        self._add(key, card=self.names.card(card), amount=amount, before=self._values[card], after=after)
        self._values[card] = after

    def _cancelled(self, event: Event) -> None:
        self._without_effects.add(event[2])
        self._add("effects cancelled", card=self.names.card(event[2]))

    def _result(self, event: Event) -> None:
        winner, attack, defense, damage = event[1:5]
        if self._defends:
            key = "result" if damage else "result without damage"
        else:
            key = "result without defense" if damage else "result of nothing"
        player = self.names.player(winner)
        self._add(key, tone=Tone.RESULT, attack=attack, defense=defense, damage=damage, winner=player)

    def _combat_ends(self, event: Event) -> None:
        self._values, self._without_effects = {}, set()

    # Cards and fighters

    def _draws(self, event: Event) -> None:
        if event[1] != self._drawer:
            self._tell_draws()
        self._drawer = event[1]
        self._drawn.append(event[2])

    def _deck_is_empty(self, event: Event) -> None:
        self._add("exhausted", player=self.names.player(event[1]))

    def _discards(self, event: Event) -> None:
        self._tell_discard()
        card = event[2]
        if card in self._to_be_discarded:
            self._to_be_discarded.remove(card)
        else:
            self._discarded = card

    def _moves_on(self, event: Event) -> None:
        fighter, start, end = event[2:5]
        self._moves += 1
        self._add(
            "moves", fighter=self.names.fighter(fighter), start=self.names.space(start), end=self.names.space(end)
        )

    def _is_placed(self, event: Event) -> None:
        fighter, start, end = event[2:5]
        name, space = self.names.fighter(fighter), self.names.space(end)
        if start == NOTHING:
            self._add("starts", fighter=name, space=space)
        else:
            self._add("is placed", fighter=name, start=self.names.space(start), end=space)

    def _returns(self, event: Event) -> None:
        fighter, space, health = event[2:5]
        self._health[fighter] = health
        self._add("returns", fighter=self.names.fighter(fighter), space=self.names.space(space), health=health)

    def _health_changes(self, event: Event) -> None:
        kind, _, fighter, amount, after = event[:5]
        before, self._health[fighter] = self._health[fighter], after
        key = "takes damage" if kind == DAMAGED else "recovers"
        self._add(key, fighter=self.names.fighter(fighter), amount=amount, before=before, after=after)

    def _falls(self, event: Event) -> None:
        self._fallen.append(event[2])
        self._add("is defeated", tone=Tone.DEFEAT, fighter=self.names.fighter(event[2]))

    def _declines(self, event: Event) -> None:
        self._add("declines", player=self.names.player(event[1]))

    def _gains_actions(self, event: Event) -> None:
        self._add("gains actions", number=event[3], player=self.names.player(event[1]), left=event[4])

    # The end

    def _ends(self, event: Event) -> None:
        self._lines.append(Line(Tone.END, self._ending(event[1])))

    def _ending(self, winner: int) -> str:
        if winner == DRAW:
            return self._say("draw", turn=self._turn)
        lineup = self.names.lineup
        heroes = [fighter for fighter in self._fallen if lineup.fighter_kind[fighter] == 0]
        player = self.names.player(winner)
        if any(lineup.fighter_seat[hero] == winner for hero in heroes):
            return self._say("wins the tie", player=player, turn=self._turn)
        return self._say("wins", player=player, turn=self._turn, fallen=self.names.fighter(heroes[-1]))


TELLERS: Final[dict[int, Callable[[Telling, Event], None]]] = {
    GAME_STARTED: Telling._starts,
    START_OF_TURN: Telling._turn_begins,
    END_OF_TURN: Telling._turn_ends,
    MANEUVERED: Telling._maneuvers,
    MANEUVER_ENDED: Telling._maneuver_ends,
    BOOSTED: Telling._boosts,
    SCHEME_PLAYED: Telling._scheme_played,
    SCHEME_ENDED: Telling._scheme_ends,
    ATTACK_DECLARED: Telling._attack_declared,
    CARDS_REVEALED: Telling._revealed,
    EFFECT_BEGUN: Telling._effect,
    VALUE_SET: Telling._value_changes,
    VALUE_ADDED: Telling._value_changes,
    VALUE_IGNORED: Telling._value_changes,
    EFFECTS_CANCELLED: Telling._cancelled,
    COMBAT_RESULT: Telling._result,
    COMBAT_ENDED: Telling._combat_ends,
    CARD_DRAWN: Telling._draws,
    EXHAUSTED: Telling._deck_is_empty,
    CARD_DISCARDED: Telling._discards,
    MOVED: Telling._moves_on,
    PLACED: Telling._is_placed,
    RETURNED: Telling._returns,
    DAMAGED: Telling._health_changes,
    RECOVERED: Telling._health_changes,
    DEFEATED: Telling._falls,
    ACTIONS_GAINED: Telling._gains_actions,
    DECLINED: Telling._declines,
    GAME_ENDED: Telling._ends,
}
"""What each kind of event is told by; the others say nothing that is not told already."""


def log(events: Iterable[Event], names: Names, seat: int | None = None) -> list[Line]:
    """The log of a match from its beginning, as everybody may read it afterwards or as one seat may know it."""
    return Telling(names, seat).tell(events)
