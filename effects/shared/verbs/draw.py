"""`draw`: cards from the deck to the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.syntax.words import Player

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Amount, Step


class Draw(Verb):
    """Draw cards from the top of the deck, one at a time; each draw that an empty deck cannot give is 2 damage to each
    of that player's fighters (rules 23 to 28).
    """

    key: ClassVar[str] = "draw"
    main: ClassVar[str] = "amount"
    example: ClassVar[str] = "{draw: 2}"

    amount: Amount
    """How many cards."""
    who: Player = "you"
    """The player who draws."""

    def compile(self, step: Step, to: Compiler) -> None:
        to.emit(
            to.dialect.deeds.draw(
                to.player(self.who, self.place_of("who")), to.amount(self.amount), to.amount_slot(step)
            )
        )
