"""What `add`, `subtract` and `set` change in cyberpunk: power, prices, how many Gigs are stolen, the value of Gigs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from effects.cyberpunk.numbers import NUMBERS, lasting
from effects.shared.verbs.change import Add, ByAmount, Change, Set
from effects.syntax.words import Kind, Where
from engine.cyberpunk import selectors, verbs
from engine.kernel import modifiers
from engine.kernel.layout import NOTHING

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Step


def change(verb: Change, step: Step, to: Compiler) -> None:
    """Compile one of them as a step."""
    if isinstance(verb, Set):
        if verb.stat == "cost":
            message = "`set` of `cost` belongs in an ability with `while`"
            to.problem(step.written_at, "only-while", message, "for example {while: always, set: {cost: 3, of: this}}")
        elif verb.of is None:
            to.problem(step.written_at, "which-gig", "`set` of `value` needs `of`", "write of: {one: gigs}")
        else:
            value = verb.difference(to)
            gigs = to.target(verb.of, Kind.GIGS, to.decider(step), step)
            to.emit(verbs.SetValue(gigs, value, NOTHING))
        return
    assert isinstance(verb, ByAmount)
    until = lasting(verb.until, NUMBERS[verb.stat], verb, to)
    guard = NOTHING
    if isinstance(verb, Add) and verb.while_ is not None:
        guard = len(to.gathered.guards)
        outer, to.where = to.where, to.where | {Where.CARD_EVENT}
        to.gathered.guards.append(to.condition(verb.while_))
        to.where = outer
    amount = verb.difference(to)
    of = selectors.Role(selectors.THIS) if verb.of is None else to.target(verb.of, Kind.CARDS, to.decider(step), step)
    to.emit(verbs.Change(NUMBERS[verb.stat], of, modifiers.ADD, amount, until, guard))
