"""`die`, `colour`, `keyword`, `worn_by`, `of_type`: what is on a card or die, and who wears it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from effects.cyberpunk.numbers import COLOURS, KEYWORDS
from effects.syntax.keyword import Filter
from effects.syntax.words import Kind
from engine.cyberpunk import filters

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Selector
    from engine.kernel import program


class Die(Filter):
    """Only Gigs of a die with so many sides."""

    key: ClassVar[str] = "die"
    main: ClassVar[str] = "sides"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.GIGS,)
    example: ClassVar[str] = "{one: friendly_gigs, die: 20}"

    sides: Literal[4, 6, 8, 10, 12, 20]
    """4, 6, 8, 10, 12 or 20."""

    def compile(self, kind: Kind, to: Meaning) -> program.Filter:
        return filters.DieIs(self.sides)


class Colour(Filter):
    """Only cards of a colour."""

    key: ClassVar[str] = "colour"
    main: ClassVar[str] = "colour"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.CARDS,)
    example: ClassVar[str] = "{one: your_trash, colour: blue}"

    colour: Literal["red", "yellow", "green", "blue"]
    """`red`, `yellow`, `green` or `blue`."""

    def compile(self, kind: Kind, to: Meaning) -> program.Filter:
        return filters.Coloured(COLOURS[self.colour])


class HasKeyword(Filter):
    """Only cards that have a keyword: printed, from their gear, or given to them."""

    key: ClassVar[str] = "keyword"
    main: ClassVar[str] = "keyword"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.CARDS,)
    example: ClassVar[str] = "{each: rival_units, keyword: blocker}"

    keyword: Literal["blocker", "adrenaline", "quick", "go_solo"]
    """`blocker`, `adrenaline`, `quick` or `go_solo`."""

    def compile(self, kind: Kind, to: Meaning) -> program.Filter:
        return filters.Has(KEYWORDS[self.keyword])


class WornBy(Filter):
    """Only gear that one of these wears."""

    key: ClassVar[str] = "worn_by"
    main: ClassVar[str] = "who"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.CARDS,)
    example: ClassVar[str] = "{each: gear, worn_by: this}"

    who: Selector
    """The wearers."""

    def compile(self, kind: Kind, to: Meaning) -> program.Filter:
        return filters.WornBy(to.listed(self.who, Kind.CARDS))


class OfType(Filter):
    """Only cards of the type that was named before, see `name_type`."""

    key: ClassVar[str] = "of_type"
    main: ClassVar[str] = "name"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.CARDS,)
    example: ClassVar[str] = "{if: {cards: seen, of_type: guess}, put: {cards: seen, to: hand}}"

    name: str
    """The name of the step with `name_type`."""

    def compile(self, kind: Kind, to: Meaning) -> program.Filter:
        name = to.names.read(self.name)
        if name is None:
            known = [each for each, entry in to.names.by_name.items() if entry.kind is None]
            to.unknown(self.name, self.written_at, known, "name of a type")
            return filters.OfNamedType(0)
        return filters.OfNamedType(name.slot)
