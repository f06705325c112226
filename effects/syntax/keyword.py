"""The four families of keywords, and the register in which each keyword's module enters itself.

A keyword is written `key: value`. With one main argument the value may stand alone (`draw: 2`); a mapping is always
the arguments, unless the keyword is `whole`: then the value, whatever its form, is the main argument
(`boost_of: {each: your_hand}`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from pydantic_core import PydanticCustomError

from effects.syntax.node import Node, spelling
from effects.syntax.words import Whereabouts

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Step
    from effects.syntax.words import Kind
    from engine.kernel import program

EVERY_SYSTEM = ("unmatched", "cyberpunk")
"""The game systems a shared keyword serves."""


class LongForm(dict[str, Any]):
    """What was written, spelled out. Where models refer to each other pydantic may ask a second time."""


class Keyword(Node):
    """A word of the language with what follows it."""

    key: ClassVar[str]
    """How the author writes it."""
    main: ClassVar[str] = ""
    """The argument that may stand alone; empty when the arguments always stand in a mapping."""
    whole: ClassVar[bool] = False
    """Whether the value is always the main argument, also when it is a mapping."""
    systems: ClassVar[tuple[str, ...]] = EVERY_SYSTEM
    """The game systems that know this word."""
    systems_of: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The game systems that know an argument of it, where that is not all of them, by what an author writes."""
    example: ClassVar[str]
    """A line of YAML that shows it; the language reference prints it and a test reads it."""
    examples: ClassVar[Mapping[str, str]] = {}
    """The same for game systems that have other words, by their names."""

    @classmethod
    def example_in(cls, system: str) -> str:
        """The example in the words of a game system.

        >>> from effects.shared.verbs.draw import Draw
        >>> Draw.example_in("cyberpunk")
        '{draw: 2}'
        """
        return cls.examples.get(system, cls.example)

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """`draw: 2` is short for `draw: {count: 2}`."""
        if cls.main and not isinstance(data, LongForm) and (cls.whole or not isinstance(data, dict)):
            return LongForm({cls.main: data})
        if cls.main and isinstance(data, dict) and data:
            cls._refuse_bare(data)
        return data

    @classmethod
    def _refuse_bare(cls, data: dict[Any, Any]) -> None:
        """A mapping is the arguments; it is not the main argument itself, which has such keys too."""
        main, first = cls.model_fields[cls.main].annotation, next(iter(data))
        if first in map(spelling, cls.model_fields) or not (isinstance(main, type) and issubclass(main, Node)):
            return
        if first in map(spelling, main.model_fields):
            places = getattr(data, "key_place", None)
            value = data[first]
            alone = isinstance(value, int) and len(data) == 1
            right = f"{cls.key}: {value}" if alone else f"{cls.key}: {{{cls.main}: {{{first}: ...}}}}"
            raise PydanticCustomError(
                "unknown_key",
                "a mapping after `{keyword}` is its arguments, and `{key}` is none of them",
                {
                    "keyword": cls.key,
                    "key": str(first),
                    "hint": f"write `{right}`",
                    **({"place": places(first)} if places is not None else {}),
                },
            )


class Verb(Keyword):
    """What a step does."""

    def compile(self, step: Step, to: Compiler) -> None:
        """Append the instructions that do it."""
        raise NotImplementedError(self.key)

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        """What must hold for it to be able to happen, asked before a player is offered it; None: it always can."""
        return None


class Measure(Keyword):
    """A number that is looked up or worked out when it is needed."""

    def compile(self, to: Meaning) -> program.Amount:
        """The engine's amount."""
        raise NotImplementedError(self.key)

    def about(self, to: Meaning) -> program.Condition | None:
        """What must be there for a comparison with it to hold; None: it is always about something."""
        return None


class Test(Keyword):
    """Something that holds or does not."""

    __test__: ClassVar[bool] = False  # pytest would take the name for a test class

    def compile(self, to: Meaning) -> program.Condition:
        """The engine's condition."""
        raise NotImplementedError(self.key)


class Filter(Keyword):
    """A demand on the fighters, cards or spaces of a selector."""

    kinds: ClassVar[tuple[Kind, ...]]
    """What it can be asked of."""

    whereabouts: ClassVar[Whereabouts] = Whereabouts.ON_BOARD
    """Which fighters what follows it means: only those on the board stand near something."""

    def seeks_off_board(self, to: Meaning) -> bool:
        """Whether it looks for what is off the board, which words for fighters otherwise leave out."""
        return False

    def compile(self, kind: Kind, to: Meaning) -> program.Filter:
        """The engine's filter for things of this kind."""
        raise NotImplementedError(self.key)


Family = TypeVar("Family", bound=Keyword)


def chosen(node: Node, family: type[Family]) -> list[Family]:
    """The keywords of one family that are used in a node."""
    used: list[Family] = []
    for name in type(node).model_fields:
        value = getattr(node, name)
        if isinstance(value, family):
            used.append(value)
    return used
