"""`put`: cards from one pile to another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

from effects.shared.one_by_one import one_by_one
from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from engine.kernel import picking, selectors

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step
    from engine.kernel import program

ON_DECK = ("top_of_deck", "bottom_of_deck")
"""Where the order of cards means something."""


class Put(Verb):
    """Move cards to another pile of the player whose deck they are from, without drawing or discarding them; in a deck,
    several go one after the other, in an order the player who decides chooses, or by chance.
    """

    key: ClassVar[str] = "put"
    example: ClassVar[str] = "{put: {cards: {one: your_discard}, to: hand}}"
    examples: ClassVar[Mapping[str, str]] = {"cyberpunk": "{put: {cards: {one: your_trash, is: gear}, to: hand}}"}
    places: ClassVar[Mapping[str, tuple[str, ...]]] = {"discard": ("unmatched",), "trash": ("cyberpunk",)}
    """The game systems that know a place, where that is not all of them."""

    cards: Selector
    """Which cards."""
    to: Literal["hand", "discard", "trash", "top_of_deck", "bottom_of_deck"]
    """Where they go; face down unless everybody sees that pile."""
    order: Literal["random"] | None = None
    """`random`: several cards go into the deck in an order by chance, which nobody sees."""

    def compile(self, step: Step, to: Compiler) -> None:
        if self.to not in to.dialect.places:
            known = ", ".join(to.dialect.places)
            to.problem(self.place_of("to"), "other-system", f"there is no `{self.to}` here", f"There is {known}.")
            return
        if self.to not in ON_DECK or not to.is_several(self.cards):
            cards = to.target(self.cards, Kind.CARDS, to.picker(step, self.cards), step)
            to.emit(to.dialect.deeds.put(cards, self.to))
            return
        if self.order is not None or to.dialect.deeds.puts_at_random:
            slot = to.names.slot(to.most(self.cards, Kind.CARDS))
            to.declare(step, slot, Kind.CARDS)
            to.pick_into(slot, self.cards, Kind.CARDS, to.picker(step, self.cards))
            to.emit(picking.Shuffle(slot))
            to.emit(to.dialect.deeds.put(selectors.NamedThings(slot, ""), self.to))
            return

        def put(slot: int) -> None:
            to.emit(to.dialect.deeds.put(selectors.NamedThings(slot, ""), self.to))

        one_by_one(self.cards, Kind.CARDS, step, to, put)

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return to.exists(self.cards, Kind.CARDS)
