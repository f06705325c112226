"""Activated abilities: pay all costs, then the ability is carried out, whatever becomes of its card (rule 10.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.cyberpunk.abilities import CardActivation
from engine.cyberpunk.changes import spend
from engine.cyberpunk.paying import could_pay
from engine.cyberpunk.playing import PayCost
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import ACTIVATE_PROGRAM, ACTIVATED, FIELD, GEAR, LAG
from engine.kernel.events import happen
from engine.kernel.layout import FIRST, LAST, NOTHING, PLAY_SEAT
from engine.kernel.program import Instruction, Program
from engine.kernel.state import State


def source_of(s: Rivalry, ability: CardActivation) -> i64:
    """The card that is spent for an ability: its own, or the wearer of the gear; `NOTHING` if none is."""
    if not ability.spend:
        return NOTHING
    return s.host[ability.actor] if s.area(ability.actor) == GEAR else ability.actor


def eddies_for(s: Rivalry, ability: CardActivation) -> i64:
    """How many Eddies an ability costs now."""
    pay = ability.pay
    if pay is None:
        return 0
    return s.worked_out(pay, s.lineup.card_owners[ability.actor], ability.actor)


def can_use(s: Rivalry, seat: i64, ability: CardActivation) -> bool:
    """Whether a seat can use an ability: its card's text works, and everything can be paid (rules 6.2, 10.5)."""
    actor = ability.actor
    if s.lineup.card_owners[actor] != seat or not s.ability_works(actor):
        return False
    source = source_of(s, ability)
    if source != NOTHING:
        if not s.is_ready(source) or (s.area(source) == FIELD and s.marks[source] & LAG != 0):
            return False
    if not could_pay(s, seat, eddies_for(s, ability), source):
        return False
    condition = ability.condition
    return condition is None or s.holds(condition, seat, actor, NOTHING, NOTHING)


def begin_ability(s: Rivalry, seat: i64, row: i64) -> None:
    """Begin to use an ability: what it costs is fixed now."""
    ability = s.lineup.activations[row]
    cost = eddies_for(s, ability)
    s.push(ACTIVATE_PROGRAM, s.begin_effect(seat, ability.actor, NOTHING, NOTHING, 0, NOTHING), 1)
    s.frames[s.frame + FIRST] = cost
    s.frames[s.frame + LAST] = row


class SpendSource(Instruction):
    """The card is spent, if the ability says so; then it cannot pay any more."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        ability = s.lineup.activations[s.frames[s.frame + LAST]]
        happen(s, ACTIVATED, s.plays[s.play + PLAY_SEAT], NOTHING, ability.actor, ability.number, 0)
        source = source_of(s, ability)
        if source != NOTHING:
            spend(s, source)

    def describe(self) -> str:
        return "spend the card"


class CarryOut(Instruction):
    """The ability is carried out."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        ability = s.lineup.activations[s.frames[s.frame + LAST]]
        s.push(ability.program, s.play, 0)

    def describe(self) -> str:
        return "carry out the ability"


PROGRAM: Final[Program] = Program("an ability", [SpendSource(), PayCost(), CarryOut()], ["spend", "cost", "carry out"])
