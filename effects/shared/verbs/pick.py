"""`pick`: decide now, act later."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from engine.kernel import flow, selectors

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step
    from effects.syntax.words import Kind
    from engine.kernel import program


class Pick(Verb):
    """Decide now on fighters, cards or spaces that later steps of this card use by the name in `as`."""

    key: ClassVar[str] = "pick"
    main: ClassVar[str] = "what"
    whole: ClassVar[bool] = True
    example: ClassVar[str] = "{pick: {one: opposing_fighters}, as: mark}"
    examples: ClassVar[Mapping[str, str]] = {"cyberpunk": "{pick: {one: friendly_units}, as: mate}"}

    what: Selector
    """What is picked."""

    def compile(self, step: Step, to: Compiler) -> None:
        kind = self._kind(to)
        if step.as_ is None:
            to.problem(step.written_at, "pick-without-name", "`pick` needs `as`: a name for later steps to use")
        picked = to.target(self.what, kind, to.picker(step, self.what), step)
        if isinstance(picked, selectors.NamedThings):
            to.emit(flow.RecallHappened(picked.slot))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return to.exists(self.what, self._kind(to))

    def _kind(self, to: Compiler) -> Kind:
        """What is picked; for a word that means nothing, what this game has most words for."""
        return to.kind_of(self.what) or next(iter(to.dialect.choice_kinds))
