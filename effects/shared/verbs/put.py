"""`put`: cards from one pile to another."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from effects.shared.one_by_one import one_by_one
from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from engine.kernel import selectors

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step
    from engine.kernel import program

ON_DECK = ("top_of_your_deck", "bottom_of_your_deck")
"""Where the order of cards means something."""


class Put(Verb):
    """Move cards to another pile without drawing or discarding them; in a deck, several go one after the other, in an
    order you choose. A card of another player's deck goes to that player's pile.
    """

    key: ClassVar[str] = "put"
    example: ClassVar[str] = "{put: {cards: {one: your_discard}, to: your_hand}}"

    cards: Selector
    """Which cards."""
    to: Literal["your_hand", "your_discard", "top_of_your_deck", "bottom_of_your_deck"]
    """Where they go; face down unless everybody sees that pile."""

    def compile(self, step: Step, to: Compiler) -> None:
        if self.to not in ON_DECK or not to.is_several(self.cards):
            cards = to.target(self.cards, Kind.CARDS, to.picker(step, self.cards), step)
            to.emit(to.dialect.put(cards, self.to))
            return

        def put(slot: int) -> None:
            to.emit(to.dialect.put(selectors.NamedThings(slot, ""), self.to))

        one_by_one(self.cards, Kind.CARDS, step, to, put)

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return to.exists(self.cards, Kind.CARDS)
