"""`hand_size`: cards in a hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Measure
from effects.syntax.words import Player
from engine.kernel import amounts

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from engine.kernel import program


class HandSize(Measure):
    """How many cards a player has in hand."""

    key: ClassVar[str] = "hand_size"
    main: ClassVar[str] = "who"
    whole: ClassVar[bool] = True
    example: ClassVar[str] = "{if: {hand_size: opponent, at_least: 4}, draw: 1}"
    examples: ClassVar[Mapping[str, str]] = {"cyberpunk": "{if: {hand_size: rival, at_least: 4}, draw: 1}"}

    who: Player
    """The player."""

    def compile(self, to: Meaning) -> program.Amount:
        return amounts.PileSize(to.player(self.who, self.written_at), to.dialect.hand_pile, "hand")
