"""`is`: what sort of thing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from pydantic import Field

from effects.syntax.keyword import Filter
from effects.syntax.words import Kind
from engine.kernel import selectors

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from engine.kernel import program


class Is(Filter):
    """Only what is all of this; which words there are is told under "Words of `is`"."""

    key: ClassVar[str] = "is"
    main: ClassVar[str] = "words"
    whole: ClassVar[bool] = True
    kinds: ClassVar[tuple[Kind, ...]] = tuple(Kind)
    example: ClassVar[str] = "{each: opposing_fighters, is: [sidekick, damaged]}"
    examples: ClassVar[Mapping[str, str]] = {"cyberpunk": "{each: friendly_units, is: [ready, equipped]}"}

    words: list[str] = Field(min_length=1)
    """One word, or a list of words that must all fit."""

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """One word may stand without a list."""
        return {cls.main: [data] if isinstance(data, str) else data}

    def seeks_off_board(self, to: Meaning) -> bool:
        """One of the words may be said of what is off the board, such as `defeated`."""
        return any(to.dialect.qualities[word].is_off_board for word in self.words if word in to.dialect.qualities)

    def compile(self, kind: Kind, to: Meaning) -> program.Filter:
        demands = [self._demand(word, kind, to) for word in self.words]
        return demands[0] if len(demands) == 1 else selectors.Every(demands)

    def _demand(self, word: str, kind: Kind, to: Meaning) -> program.Filter:
        known = to.dialect.qualities_of(kind)
        if word in known:
            return known[word].compile()
        message = f"`is: {word}`: {kind.value} can be {', '.join(known)}"
        hint = to.meant(word, list(known), "quality")
        to.problem(self.written_at, "unknown-word", message, hint, length=len(word))
        return selectors.Every([])
