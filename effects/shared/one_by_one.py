"""Things that a verb deals with one after the other, in an order that the player who decides chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from effects.syntax.words import Kind
from engine.kernel import flow, picking, selectors

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step


def one_by_one(things: Selector, kind: Kind, step: Step, to: Compiler, act: Callable[[int], None]) -> None:
    """Emit what fixes the things, and for each of them what `act` emits for the slot that holds it.

    It happened if it did for one of them. The name of the step, if it has one, means all of them.
    """
    all_of_them = to.names.slot(to.most(things, kind))
    to.pick_into(all_of_them, things, kind, to.picker(step, things))
    if not to.is_several(things):
        to.declare(step, all_of_them, kind)
        act(all_of_them)
        return
    if step.as_ is not None:
        named = to.names.slot(to.most(things, kind))
        to.declare(step, named, kind)
        to.emit(picking.Clear(named, kind is Kind.CARDS))
        to.emit(picking.Bind(named, selectors.NamedThings(all_of_them, "")))
    happened, at_hand = to.names.slot(1), to.names.slot(1)
    to.emit(picking.Clear(happened, False))
    again = to.here()
    take = picking.TakeNext(all_of_them, at_hand, to.decider(step), to.dialect.choice_kinds[kind], -1)
    to.emit(take)
    act(at_hand)
    to.emit(flow.NoteHappened(happened))
    to.emit(flow.Jump(again))
    take.end = to.here()
    to.emit(flow.RecallHappened(happened))
