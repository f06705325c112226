"""Every number of a hero, and what it is used against: the 2 of "draw 2 cards" against the cards in the deck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.kernel.amounts import CountOf, Number
from engine.kernel.conditions import Compare, Exists
from engine.kernel.flow import JumpUnless, SetAmount
from engine.kernel.layout import NAME_COUNT, NOTHING
from engine.kernel.modifiers import IGNORE
from engine.kernel.picking import Bind, Pick, PickByChance
from engine.kernel.players import seat_of
from engine.kernel.program import Amount, Condition, Filter, Instruction, Selector
from engine.kernel.selectors import EndOfPile, total
from engine.unmatched.battle import Battle
from engine.unmatched.heroes import Hero
from engine.unmatched.movement import reachable
from engine.unmatched.terms import CHOOSE_SPACE, SCHEME_CARD
from engine.unmatched.verbs import ChangeValue, Damage, Draw, MoveFighter, Recover, SetHealth, the_one

OPPOSING_VALUE = "the opposing value"
DISTANCE = "the distance of a space"
DAMAGE = "damage at one blow"
COUNTED = "the things counted"
CHOICE = "the things to pick from"


class Spot(NamedTuple):
    """Where a number stands: whose it is (`hero/card`, or a hero), the step or key, and what it is used against."""

    subject: str
    place: str
    against: str


@dataclass(frozen=True)
class Gauge:
    """What the number of an instruction is used against."""

    instruction: type[Instruction]
    against: str
    number: Callable[[Any], int | None]
    """The number, if one is written."""
    met: Callable[[Any, Battle], Iterable[int]]
    """What there is, just before the instruction is carried out."""
    least: int = 0
    """Fewer there can never be."""


def written(amount: Amount) -> int | None:
    """A written number; "1 for each" is a 1."""
    if isinstance(amount, Number):
        return int(amount.number)
    return 1 if isinstance(amount, CountOf) else None


def listed(selector: Any, s: Battle) -> list[int]:
    """What a selector lists."""
    base = s.scratch_top
    return [int(s.scratch[i]) for i in range(base, selector.fill(s, base))]


def distances(s: Battle, fighter: int, far: int, through: bool) -> Iterator[int]:
    """Whether a fighter that may move `far` finds spaces one step nearer, as far, and one step further."""
    for distance in range(max(far - 1, 0), far + 2):
        if distance == 0 or reachable(s, fighter, distance, through) > reachable(s, fighter, distance - 1, through):
            yield distance


def _spaces(move: MoveFighter, s: Battle) -> Iterator[int]:
    fighter = the_one(s, move.slot)
    if fighter != NOTHING and s.space[fighter] != NOTHING:
        yield from distances(s, fighter, int(move.distance.value(s)), move.through)


def _things(pick: Pick | PickByChance, s: Battle) -> Iterator[int]:
    if s.plays[s.play + pick.slot + NAME_COUNT] == 0:
        yield int(total(s, pick.items))


def _missing_health(recover: Recover, s: Battle) -> list[int]:
    return [int(s.lineup.fighter_health[fighter] - s.health[fighter]) for fighter in listed(recover.fighters, s)]


GAUGES = (
    Gauge(Draw, "the cards in the deck", lambda i: written(i.amount), lambda i, s: [s.deck_size(seat_of(s, i.player))]),
    Gauge(
        Damage,
        "the health of who is hurt",
        lambda i: written(i.amount),
        lambda i, s: [s.health[fighter] for fighter in listed(i.fighters, s)],
        least=1,
    ),
    Gauge(Recover, "the health that is missing", lambda i: written(i.amount), _missing_health),
    Gauge(MoveFighter, DISTANCE, lambda i: written(i.distance), _spaces),
    Gauge(Pick, CHOICE, lambda i: i.count if i.kind != CHOOSE_SPACE else None, _things),
    Gauge(PickByChance, CHOICE, lambda i: i.count, _things),
    Gauge(
        Bind,
        "the cards in the pile",
        lambda i: i.items.count if isinstance(i.items, EndOfPile) else None,
        lambda i, s: [total(s, i.items.root)],
    ),
    Gauge(
        JumpUnless,
        "what is compared with it",
        lambda i: written(i.condition.other) if isinstance(i.condition, Compare) else None,
        lambda i, s: [i.condition.amount.value(s)],
        least=1,
    ),
    Gauge(
        ChangeValue,
        COUNTED,
        lambda i: 1 if isinstance(i.amount, CountOf) else None,
        lambda i, s: [i.amount.value(s)],
    ),
)
"""What a step's numbers are used against at once. Values are used in a combat, boosts and moves in a maneuver."""


def _has_number(thing: Any) -> bool:
    """Whether a number is written in an instruction or in what it asks."""
    match thing:
        case Number() | EndOfPile():
            return True
        case Exists() if thing.least != 1:
            return True
        case list() | tuple():
            return any(map(_has_number, thing))
        case Instruction() | Amount() | Condition() | Selector() | Filter():
            return any(map(_has_number, vars(thing).values()))
    return False


def _in_step(instruction: Instruction) -> Iterator[tuple[str, int, int]]:
    """The numbers of an instruction: what each is used against, the number, and the least that it can meet."""
    found = 0
    for gauge in GAUGES:
        number = gauge.number(instruction) if isinstance(instruction, gauge.instruction) else None
        if number is not None:
            found += 1
            yield gauge.against, int(number), gauge.least
    number = changes_value_by(instruction)
    if number is not None:
        yield OPPOSING_VALUE, number, 0
    elif found == 0 and _has_number(instruction) and not is_unbounded(instruction):
        raise LookupError(f"no gauge reads the number of this: {instruction.describe()}")


def is_unbounded(instruction: Instruction) -> bool:
    """Whether a number is used against nothing: how many options are chosen, the health or the 0 that is set."""
    return isinstance(instruction, SetAmount | SetHealth) or _ignores(instruction)


def _ignores(instruction: Instruction) -> bool:
    return isinstance(instruction, ChangeValue) and instruction.layer == IGNORE


def changes_value_by(instruction: Instruction) -> int | None:
    """The number to which, or by which, a step changes a value; None for every other step."""
    if isinstance(instruction, ChangeValue) and isinstance(instruction.amount, Number) and not _ignores(instruction):
        return int(instruction.amount.number)
    return None


def numbers(hero: Hero) -> Iterator[tuple[Spot, int, int]]:
    """Every number on the character card, the cards and in the abilities of a hero, and the least it can meet.

    How many sidekicks and copies there are is used against nothing.
    """
    yield Spot(hero.id, "move", DISTANCE), hero.move, 0
    for fighter in hero.fighters:
        yield Spot(hero.id, f"health of {fighter.id}", DAMAGE), fighter.health, 0
    for place, standing in enumerate(hero.standing):
        number = written(standing.amount)
        if number is not None:
            against = COUNTED if isinstance(standing.amount, CountOf) else OPPOSING_VALUE
            yield Spot(hero.id, f"while[{place}]", against), number, 0
    programs = [(hero.id, ability.program) for ability in hero.abilities]
    for card in hero.cards:
        subject = f"{hero.id}/{card.id}"
        if card.type != SCHEME_CARD:
            yield Spot(subject, "value", OPPOSING_VALUE), card.value, 0
        if card.boost != NOTHING:
            yield Spot(subject, "boost", DISTANCE), card.boost, -1
        programs += [(subject, program) for program in card.programs.values()]
    for subject, program in programs:
        for at, instruction in enumerate(program.code):
            for against, number, least in _in_step(instruction):
                yield Spot(subject, program.label(at), against), number, least
