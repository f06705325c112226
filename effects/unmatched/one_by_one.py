"""Fighters that are moved, placed or returned one by one, in an order that the player who decides chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from effects.syntax.words import Kind
from engine.kernel import conditions, flow, picking, program, selectors
from engine.unmatched import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step


def one_by_one(who: Selector, step: Step, to: Compiler, act: Callable[[int], None]) -> None:
    """Emit what fixes the fighters, and for each of them what `act` emits for the slot that holds it."""
    several = to.is_several(who)
    all_of_them = to.names.slot(to.dialect.most[Kind.FIGHTERS] if several else 1)
    to.pick_into(all_of_them, who, Kind.FIGHTERS, to.decider(step))
    if not several:
        to.declare(step, all_of_them, Kind.FIGHTERS)
        act(all_of_them)
        return
    if step.as_ is not None:
        named = to.names.slot(to.dialect.most[Kind.FIGHTERS])
        to.declare(step, named, Kind.FIGHTERS)
        to.emit(picking.Clear(named, False))
        to.emit(picking.Bind(named, selectors.NamedThings(all_of_them, "")))
    happened, at_hand = to.names.slot(1), to.names.slot(1)
    to.emit(picking.Clear(happened, False))
    again = to.here()
    take = picking.TakeNext(all_of_them, at_hand, to.decider(step), to.dialect.choice_kinds[Kind.FIGHTERS], -1)
    to.emit(take)
    act(at_hand)
    to.emit(flow.NoteHappened(happened))
    to.emit(flow.Jump(again))
    take.end = to.here()
    to.emit(flow.RecallHappened(happened))


def candidate_spaces(where: Selector, to: Compiler) -> program.Selector:
    """The spaces from which one is chosen when the fighter is put down; only empty ones will be offered."""
    if where.word is None and where.union is None and where.quantifier != "one":
        to.problem(where.written_at, "one-space", "a fighter goes to one space", "write {one: spaces, ...filters}")
    to.demand_quantifier(where)
    return to.things(where, Kind.SPACES)


def somewhere_to_go(who: Selector, where: Selector, to: Compiler) -> program.Condition:
    """That there is a fighter, and an empty space for it."""
    parts: list[program.Condition] = [verbs.SomewhereToGo(to.things(where, Kind.SPACES))]
    fighters = to.exists(who, Kind.FIGHTERS)
    if fighters is not None:
        parts.append(fighters)
    return conditions.AllOf(parts)
