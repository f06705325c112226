"""`named`: certain things by their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Filter
from effects.syntax.words import Kind, Whereabouts

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Selector
    from engine.kernel import program


class Named(Filter):
    """Only these: fighters by their ids, on the board or off it, or cards by theirs."""

    key: ClassVar[str] = "named"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.FIGHTERS, Kind.CARDS)
    whereabouts: ClassVar[Whereabouts] = Whereabouts.ANYWHERE
    example: ClassVar[str] = "{who: attacker, named: your_hero}"
    examples: ClassVar[Mapping[str, str]] = {"cyberpunk": "{cards: host, named: V}"}

    of: Selector
    """An id, or a list of ids."""

    def compile(self, kind: Kind, to: Meaning) -> program.Filter:
        return to.dialect.looks.named(self, kind, to)
