"""`boost`: a card discarded for its BOOST value."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from effects.syntax.keyword import Verb
from effects.syntax.words import Kind, Where
from effects.unmatched.combat_card import combat_card
from engine.kernel import conditions, flow, modifiers, picking, program, selectors
from engine.kernel.players import YOU
from engine.unmatched import amounts, filters, terms, verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step


class Boost(Verb):
    """Discard a card with a BOOST value from the hand of the player who decides, and add that to the value of a card in
    this combat; what the discarded card says is ignored (rule 20).
    """

    key: ClassVar[str] = "boost"
    main: ClassVar[str] = "card"
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{may: you, boost: your_card}"

    card: Selector
    """Whose value is boosted: `your_card`."""
    with_: Selector | None = None
    """What is discarded, if not a card from the hand: for example `{top: 1, of: your_deck}`."""
    face: Literal["down"] | None = Field(default=None)
    """`down`, only in an ability with `attack_declared`: it is put face down beside your attack card, and counts from
    the reveal on; whoever cancels the effects of the attack card discards it without effect (rule 61).
    """

    def compile(self, step: Step, to: Compiler) -> None:
        cards = combat_card(self.card, step, to)
        slot = to.names.slot(1 if self.with_ is None else to.most(self.with_, Kind.CARDS))
        to.declare(step, slot, Kind.CARDS)
        if self.with_ is None:
            to.emit(picking.Clear(slot, True))
            choice = to.dialect.choice_kinds[Kind.CARDS]
            who = to.decider(step)
            to.emit(picking.Pick(slot, _in_hand(who), picking.EXACTLY, 1, who, choice))
        else:
            to.pick_into(slot, self.with_, Kind.CARDS, to.picker(step, self.with_))
        taken = selectors.NamedThings(slot, "")
        if self.face is not None:
            self.demand_face_down(step, to)
            to.emit(verbs.LayBoost(taken))
            return
        to.emit(verbs.Discard(taken))
        unless_happened = flow.JumpUnlessHappened(-1)
        to.emit(unless_happened)
        to.emit(verbs.ChangeValue(cards, modifiers.ADD, amounts.CardNumber(amounts.BOOST, taken)))
        unless_happened.target = to.here()

    def demand_face_down(self, step: Step, to: Compiler) -> None:
        """A card is laid face down only by whoever attacks, beside the own card, and before both are revealed."""
        hint = "write `{when: attack_declared, may: you, boost: {card: your_card, face: down}}`"
        if Where.COMBAT in to.where and Where.BEFORE_REVEAL not in to.where:
            message = "`face: down` comes too late: the cards of the combat are revealed"
            to.problem(step.written_at, "out-of-scope", message, f"leave it out, or {hint}")
        if self.card.word != "your_card" or to.decider(step) != YOU:
            message = "a card that boosts is put face down by you, beside your own attack card"
            to.problem(step.written_at, "face-down-boost", message, hint)

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        if self.with_ is not None:
            return to.exists(self.with_, Kind.CARDS)
        return conditions.Exists(_in_hand(to.decider(step)), 1)


def _in_hand(player: int) -> program.Selector:
    """The cards in a player's hand that can boost (rule 22)."""
    hand = selectors.Pile(player, terms.HAND, terms.PILE_NAMES[terms.HAND])
    return selectors.Filtered(hand, [filters.HasBoost()])
