"""`other_than`: all but these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Filter
from effects.syntax.words import Kind, Whereabouts
from engine.kernel import selectors

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Selector
    from engine.kernel import program


class OtherThan(Filter):
    """Only what is not among these."""

    key: ClassVar[str] = "other_than"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.FIGHTERS, Kind.CARDS, Kind.SPACES, Kind.GIGS)
    whereabouts: ClassVar[Whereabouts] = Whereabouts.ANYWHERE
    example: ClassVar[str] = "{each: your_fighters, other_than: your_fighter}"
    examples: ClassVar[Mapping[str, str]] = {"cyberpunk": "{one: friendly_units, other_than: this}"}

    of: Selector
    """What is left out."""

    def compile(self, kind: Kind, to: Meaning) -> program.Filter:
        return selectors.Among(to.listed(self.of, kind), False)
