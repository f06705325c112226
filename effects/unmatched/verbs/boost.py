"""`boost`: a card discarded for its BOOST value."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from effects.unmatched.combat_card import combat_card
from engine.kernel import conditions, flow, modifiers, picking, program, selectors
from engine.kernel.players import YOU
from engine.unmatched import amounts, filters, terms, verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step


class Boost(Verb):
    """Discard a card with a BOOST value from your hand, and add that to the value of a card in this combat; what the
    discarded card says is ignored (rule 20).
    """

    key: ClassVar[str] = "boost"
    main: ClassVar[str] = "card"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{may: you, boost: your_card}"

    card: Selector
    """Whose value is boosted: `your_card`."""
    with_: Selector | None = None
    """What is discarded, if not a card from your hand: for example `{top: 1, of: your_deck}`."""
    face: Literal["down"] | None = Field(default=None)
    """`down`: it is put face down beside your attack card before the reveal, and counts from the reveal on; whoever
    cancels the effects of the attack card discards it without effect (rule 61).
    """

    def compile(self, step: Step, to: Compiler) -> None:
        cards = combat_card(self.card, step, to)
        if self.with_ is not None:
            taken = to.target(self.with_, Kind.CARDS, to.picker(step, self.with_), step)
        else:
            slot = to.names.slot(1)
            to.declare(step, slot, Kind.CARDS)
            to.emit(picking.Clear(slot, True))
            choice = to.dialect.choice_kinds[Kind.CARDS]
            to.emit(picking.Pick(slot, _in_hand(), picking.EXACTLY, 1, to.decider(step), choice))
            taken = selectors.NamedThings(slot, "")
        if self.face is not None:
            to.emit(verbs.LayBoost(taken))
            return
        to.emit(verbs.Discard(taken))
        unless_happened = flow.JumpUnlessHappened(-1)
        to.emit(unless_happened)
        to.emit(verbs.ChangeValue(cards, modifiers.ADD, amounts.CardNumber(amounts.BOOST, taken)))
        unless_happened.target = to.here()

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        if self.with_ is not None:
            return to.exists(self.with_, Kind.CARDS)
        return conditions.Exists(_in_hand(), 1)


def _in_hand() -> program.Selector:
    """The cards in hand that can boost (rule 22)."""
    hand = selectors.Pile(YOU, terms.HAND, terms.PILE_NAMES[terms.HAND])
    return selectors.Filtered(hand, [filters.HasBoost()])
