"""`protect` and `discount`: what holds for things that are not known yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from effects.cyberpunk.numbers import UNTIL
from effects.syntax.keyword import Verb
from effects.syntax.words import Kind, Where
from engine.cyberpunk import terms, verbs
from engine.kernel import amounts, conditions, modifiers, selectors

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Group, Step


class Protect(Verb):
    """Certain units cannot steal certain Gigs, those too that come later; the attack itself stays legal."""

    key: ClassVar[str] = "protect"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = (
        "{protect: {gigs: {gigs: friendly_gigs, value: {more_than: {power_of: that_unit}}}, "
        "from: {cards: rival_units}, until: your_next_turn}}"
    )

    gigs: Group
    """The Gigs; `that_unit` is who would steal them."""
    from_: Group
    """From whom."""
    until: Literal["end_of_turn", "your_next_turn"] | None = None
    """How long: `end_of_turn` unless said otherwise."""

    def compile(self, step: Step, to: Compiler) -> None:
        outer, to.where = to.where, to.where | {Where.DEED_EVENT}
        guard = conditions.AllOf(
            [
                to.guard(self.from_, selectors.By("that unit"), Kind.CARDS),
                to.guard(self.gigs, selectors.That("that Gig"), Kind.GIGS),
            ]
        )
        to.where = outer
        to.gathered.guards.append(guard)
        number = len(to.gathered.guards) - 1
        until = UNTIL[self.until or "end_of_turn"]
        to.emit(verbs.Change(terms.CANNOT_STEAL, None, modifiers.ADD, amounts.Number(1), until, number))


class Discount(Verb):
    """The next of certain cards that you play this turn costs less, never less than 1 (rule 7.4)."""

    key: ClassVar[str] = "discount"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{discount: {by: 1, on: {cards: your_cards, is: program}}}"

    by: Amount
    """How much less is paid."""
    on: Group
    """For the next of which cards."""

    def compile(self, step: Step, to: Compiler) -> None:
        to.gathered.guards.append(to.guard(self.on, selectors.That("that card"), Kind.CARDS))
        number = len(to.gathered.guards) - 1
        less = amounts.negative(to.amount(self.by))
        to.emit(verbs.Change(terms.COST, None, modifiers.ADD, less, terms.UNTIL_USED, number))
