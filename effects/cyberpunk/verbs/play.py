"""`play`: cards played within an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from engine.cyberpunk import terms, verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step
    from engine.kernel import program


class Play(Verb):
    """Play cards from where they lie, one after the other; what has PLAY and what waits for a played card follows as
    ever (rule 10.8).
    """

    key: ClassVar[str] = "play"
    main: ClassVar[str] = "cards"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{play: {cards: {one: your_trash, is: unit, cost: {at_most: 3}}, cost: free}}"

    cards: Selector
    """Which cards."""
    cost: Literal["free"] | None = None
    """`free`: without paying; left out, its cost is paid."""
    on: Selector | None = None
    """What may wear gear that is played so: any friendly unit or face-up legend unless said otherwise."""
    to: Literal["bottom_of_deck"] | None = None
    """Where a program goes when it has been carried out, instead of to the trash."""

    def compile(self, step: Step, to: Compiler) -> None:
        cards = to.target(self.cards, Kind.CARDS, to.decider(step), step)
        hosts = to.things(self.on, Kind.CARDS) if self.on is not None else None
        after = terms.DECK if self.to is not None else terms.TRASH
        to.emit(verbs.PlayCard(cards, self.cost is not None, hosts, after, to.amount_slot(step)))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return to.exists(self.cards, Kind.CARDS)
