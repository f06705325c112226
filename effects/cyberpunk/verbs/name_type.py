"""`name_type`: a type of card said beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Verb
from effects.syntax.words import Player
from engine.cyberpunk import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Step


class NameType(Verb):
    """A player names a type of card: legend, unit, program or gear; `of_type` asks for it later by the name in `as`."""

    key: ClassVar[str] = "name_type"
    main: ClassVar[str] = "who"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{name_type: you, as: guess}"

    who: Player
    """Who names it."""

    def compile(self, step: Step, to: Compiler) -> None:
        if step.as_ is None:
            to.problem(step.written_at, "name-without-name", "`name_type` needs `as`: a name for `of_type` to use")
        to.emit(verbs.NameType(to.player(self.who, self.place_of("who")), max(to.amount_slot(step), 0)))
