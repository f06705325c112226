"""`tagged`: cards that bear a tag."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from pydantic import Field

from effects.syntax.keyword import Filter
from effects.syntax.words import Kind

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from engine.kernel import program


class Tagged(Filter):
    """Only cards that bear one of these tags."""

    key: ClassVar[str] = "tagged"
    main: ClassVar[str] = "tags"
    whole: ClassVar[bool] = True
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.CARDS,)
    example: ClassVar[str] = "{add: {value: {count: {cards: your_discard, tagged: voyage}}}}"
    examples: ClassVar[Mapping[str, str]] = {"cyberpunk": "{each: friendly_units, tagged: arasaka}"}

    tags: list[str] = Field(min_length=1)
    """A tag, or a list of tags of which one is enough."""

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """One tag may stand without a list."""
        return {cls.main: [data] if isinstance(data, str) else data}

    def compile(self, kind: Kind, to: Meaning) -> program.Filter:
        for tag in self.tags:
            to.demand_tag(tag, self.written_at)
        return to.dialect.looks.tagged(self, kind, to)
