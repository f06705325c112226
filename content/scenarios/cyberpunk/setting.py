"""Setting up: the position that a scenario describes, or what makes it impossible."""

from __future__ import annotations

from content.reading.ways import Way
from content.saying import counted
from content.scenarios.cyberpunk.laying import SEATS, Laid, Lying, Placed
from content.scenarios.cyberpunk.names import CyberpunkNames
from content.scenarios.names import UNKNOWN, Notes
from content.schema.cyberpunk.card import Card, CardType
from content.schema.cyberpunk.position import State
from content.schema.cyberpunk.scenario import Scenario
from content.schema.scenario import Start
from engine.cyberpunk.position import Position, Side, begin_at
from engine.cyberpunk.setup import begin as begin_opening
from engine.cyberpunk.terms import SIZES
from engine.kernel.match import Match

TURN = 5
"""The number of the turn unless a scenario says another: both players have had two."""
IN_PILES = (CardType.UNIT, CardType.PROGRAM, CardType.GEAR)
ON_FIELD = (CardType.UNIT, CardType.LEGEND)
TURNING = (State.READY, State.SPENT)


def begin(scenario: Scenario, names: CyberpunkNames) -> Match | None:
    """The match at the beginning of a scenario; None if its position is impossible, which is noted then."""
    position = demand_possible(scenario, names)
    if names.notes.problems:
        return None
    if position is None:
        return begin_opening(names.lineup, scenario.seed, chance_is_asked=True)
    return begin_at(names.lineup, position, scenario.seed)


def demand_possible(scenario: Scenario, names: CyberpunkNames) -> Position | None:
    """The position of a scenario, None for an opening; what makes it impossible is noted."""
    if scenario.start is Start.OPENING:
        _demand_nothing_set(scenario, names.notes)
        return None
    setting = _Setting(scenario, names)
    return setting.position()


def _demand_nothing_set(scenario: Scenario, notes: Notes) -> None:
    for seat in SEATS:
        for key in getattr(scenario, seat).model_fields_set - {"deck", "legends"}:
            message = f"An opening has no {key} yet: decks are shuffled by the seed, and hands drawn."
            notes.add("set-before-the-opening", (seat, key), message, "Take it away, or take away start: opening.")
    if "turn" in scenario.model_fields_set:
        message = "An opening has no turn yet: dice and answers say who starts."
        notes.add("set-before-the-opening", ("turn",), message, "Take it away, or take away start: opening.")


class _Setting:
    """The cards of both sides being laid out."""

    def __init__(self, scenario: Scenario, names: CyberpunkNames) -> None:
        self.scenario = scenario
        self.cast = names.cast
        self.names = names
        self.left = {key: list(cards) for key, cards in names.copies.items()}
        self.spent: set[int] = set()
        self.face_up: set[int] = set()
        self.lag: set[int] = set()
        self.gear: list[tuple[int, int]] = []

    def position(self) -> Position:
        """Everything in its place."""
        sides = tuple(self._side(seat, side) for seat, side in enumerate(self.cast.sides))
        turn = self.scenario.turn
        active = self.names.seat(turn.of, ("turn", "of")) if turn.of is not None else 0
        called = [self.names.seat(seat, ("turn", "called", index)) for index, seat in enumerate(turn.called)]
        return Position(
            active=active,
            turn=turn.number if turn.number is not None else TURN,
            sides=(sides[0], sides[1]),
            spent=frozenset(self.spent),
            face_up=frozenset(self.face_up),
            lag=frozenset(self.lag),
            gear=tuple(self.gear),
            gigs=tuple(self._gigs()),
            sold=turn.sold,
            called=frozenset(called),
            begins=turn.begins,
        )

    def _side(self, seat: int, side: Laid) -> Side:
        # Those on the field first: there the second of two equal cards is called `minotaur:2`.
        field = self._placed(seat, side.field, ON_FIELD, (State.READY, State.SPENT, State.LAG))
        legends = self._placed(seat, side.legends, (CardType.LEGEND,), (*TURNING, State.FACE_UP, State.FACE_DOWN))
        return Side(
            hand=self._pile(seat, side.hand),
            deck=self._pile(seat, side.deck),
            trash=self._pile(seat, side.trash),
            removed=self._pile(seat, side.removed, (*IN_PILES, CardType.LEGEND)),
            eddies=self._placed(seat, side.eddies, IN_PILES, TURNING),
            legends=legends,
            field=field,
        )

    def _pile(self, seat: int, cards: list[Lying], types: tuple[CardType, ...] = IN_PILES) -> tuple[int, ...]:
        return tuple(self._take(seat, card, way, types) for card, way in cards)

    def _placed(
        self, seat: int, cards: list[Placed], types: tuple[CardType, ...], states: tuple[State, ...]
    ) -> tuple[int, ...]:
        """The numbers of cards in play, which are marked with how they lie."""
        numbers = []
        for placed in cards:
            number = self._take(seat, placed.card, placed.way, types)
            numbers.append(number)
            for state in placed.states:
                if state not in states:
                    words = ", ".join(one.value for one in states)
                    message = f"A card in this area cannot be {state.value}: it can be {words}."
                    self.names.notes.add("impossible-state", (*placed.way[:-1], "is"), message)
            if State.SPENT in placed.states:
                self.spent.add(number)
            if State.LAG in placed.states:
                self.lag.add(number)
            if State.FACE_UP in states and State.FACE_DOWN not in placed.states:
                self.face_up.add(number)
            for card, way in placed.gear:
                self.gear.append((self._take(seat, card, way, (CardType.GEAR,)), number))
            if placed.gear and (State.LAG not in states) and number not in self.face_up:
                message = "Only units and face-up legends wear gear (rule 6.4)."
                self.names.notes.add("impossible-gear", (*placed.way[:-1], "gear"), message)
        return tuple(numbers)

    def _take(self, seat: int, card: str, way: Way, types: tuple[CardType, ...]) -> int:
        """A single card of an id, of those that are left."""
        written: Card = self.cast.cards[card]
        if written.type not in types:
            expected = " or ".join(one.value for one in types)
            message = f"Expected a {expected} here, found the {written.type.value} {card}."
            self.names.notes.add("wrong-type-of-card", way, message)
        left = self.left[seat, card]
        if not left:
            number = len(self.names.copies[seat, card])
            message = f"There is only {counted(number, 'copy')} of {card}, found another."
            self.names.notes.add("too-many-copies", way, message, "A deck has each of its legends once.")
            return UNKNOWN
        return left.pop(0)

    def _gigs(self) -> list[tuple[int, int, int]]:
        gigs: dict[int, tuple[int, int]] = {}
        for seat, name in enumerate(SEATS):
            for written, value in getattr(self.scenario, name).gigs.items():
                way: Way = (name, "gigs", written)
                die = self.names.die(written, seat, way, key=True)
                if die == UNKNOWN:
                    continue
                if die in gigs:
                    self.names.notes.add("die-taken", way, f"{written} is a Gig of {SEATS[gigs[die][0]]} already.")
                sides = int(SIZES[die])
                if not 1 <= value <= sides:
                    message = f"Expected a value from 1 to {sides} for {written}, found {value}."
                    self.names.notes.add("impossible-value", way, message)
                gigs[die] = (seat, value)
        return [(die, seat, value) for die, (seat, value) in gigs.items()]
