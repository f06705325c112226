"""What `add`, `subtract` and `set` change in cyberpunk: power, prices, how many Gigs are stolen, the value of Gigs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from effects.cyberpunk.numbers import NUMBERS, lasting
from effects.shared.verbs.change import Add, Set, Subtract
from effects.syntax.words import Kind, Where
from engine.cyberpunk import selectors, verbs
from engine.kernel import amounts, modifiers
from engine.kernel.layout import NOTHING

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Step
    from engine.kernel import program


def change(verb: Add | Subtract | Set, step: Step, to: Compiler) -> None:
    """Compile one of them as a step."""
    assert verb.amount is not None
    if isinstance(verb, Set):
        if verb.stat == "cost":
            message = "`set` of `cost` belongs in an ability with `while`"
            to.problem(step.written_at, "only-while", message, "for example {while: always, set: {cost: 3, of: this}}")
        elif verb.of is None:
            to.problem(step.written_at, "which-gig", "`set` of `value` needs `of`", "write of: {one: gigs}")
        else:
            value = to.amount(verb.amount)
            gigs = to.target(verb.of, Kind.GIGS, to.decider(step), step)
            to.emit(verbs.SetValue(gigs, value, NOTHING))
        return
    until = lasting(verb.until, NUMBERS[verb.stat], verb, to)
    guard = NOTHING
    if isinstance(verb, Add) and verb.while_ is not None:
        guard = len(to.gathered.guards)
        outer, to.where = to.where, to.where | {Where.CARD_EVENT}
        to.gathered.guards.append(to.condition(verb.while_))
        to.where = outer
    amount = amount_of(verb, to)
    of = selectors.Role(selectors.THIS) if verb.of is None else to.target(verb.of, Kind.CARDS, to.decider(step), step)
    to.emit(verbs.Change(NUMBERS[verb.stat], of, modifiers.ADD, amount, until, guard))


def amount_of(verb: Add | Subtract | Set, to: Meaning) -> program.Amount:
    """By how much the number changes, below 0 if it becomes less."""
    assert verb.amount is not None
    amount = to.amount(verb.amount)
    if not isinstance(verb, Subtract):
        return amount
    return amounts.Number(-amount.number) if isinstance(amount, amounts.Number) else amounts.Negative(amount)
