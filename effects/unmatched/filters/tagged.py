"""`tagged`: cards that bear a tag."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.spelling import did_you_mean
from effects.syntax.keyword import Filter
from effects.syntax.words import Kind
from engine.unmatched import filters as unmatched_filters

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from engine.kernel import program


class Tagged(Filter):
    """Only cards that bear this tag of the hero's."""

    key: ClassVar[str] = "tagged"
    main: ClassVar[str] = "tag"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.CARDS,)
    example: ClassVar[str] = "{add: {value: {count: {cards: your_discard, tagged: voyage}}}}"

    tag: str
    """One of the hero's `tags`."""

    def compile(self, kind: Kind, to: Meaning) -> program.Filter:
        if self.tag not in to.own.tags:
            known = f"There are {', '.join(to.own.tags)}." if to.own.tags else "Declare it under `tags` of the hero."
            hint = did_you_mean(self.tag, to.own.tags) or known
            to.problem(self.written_at, "unknown-tag", f"the hero has no tag {self.tag}", hint, length=len(self.tag))
        return unmatched_filters.Tagged(self.tag)
