"""A board: the spaces fighters stand on, the zones they belong to and the paths between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import combinations, pairwise
from typing import Annotated, Any, assert_never

from pydantic import BeforeValidator, Field

from content.schema.closed import Closed
from content.schema.name import Id, Name


def _with_its_quotes(given: Any) -> Any:
    """YAML takes an unquoted # for a comment and unquoted digits for a number: say so instead of "not a string"."""
    if given is None or isinstance(given, (int, float)):
        raise ValueError('a colour is written in quotes, like "#5a7d8c" (without them # starts a comment)')
    return given


Colour = Annotated[str, Field(pattern=r"^#[0-9A-Fa-f]{6}$"), BeforeValidator(_with_its_quotes)]
"""Red, green and blue as six hexadecimal digits in quotes, such as `"#5a7d8c"`."""


def _two_numbers(given: Any) -> Any:
    if not isinstance(given, list | tuple) or len(given) != 2:
        raise ValueError("expected two numbers, x and y, such as [260, 140]")
    return given


Pixel = Annotated[float, Field(strict=True, allow_inf_nan=False, ge=-100_000, le=100_000)]
Spot = Annotated[tuple[Pixel, Pixel], BeforeValidator(_two_numbers, json_schema_input_type=tuple[Pixel, Pixel])]
"""How far right of the left edge, how far below the top edge."""
Length = Annotated[float, Field(strict=True, allow_inf_nan=False, gt=0, le=100_000)]
StartNumber = Annotated[int, Field(strict=True, ge=1, le=100)]
Trail = Annotated[tuple[Id, ...], Field(min_length=2, max_length=100)]


class PathKind(Enum):
    """How a board joins two spaces; the value is the key it is written under."""

    PATH = "paths"
    """Fighters step along it both ways and attack across it."""
    ONE_WAY = "one_way"
    """Fighters step along it in one direction only, but attack across it both ways."""
    PASSAGE = "passages"
    """Fighters step along it both ways, but do not attack across it: its ends are not adjacent."""


@dataclass(frozen=True, slots=True)
class Path:
    """Two spaces that are joined, and where in the file that is written."""

    kind: PathKind
    start: str
    end: str
    way: tuple[str | int, ...]
    """The way to the end's id in the board's data, such as `("paths", 0, 1)`."""


class Frame(Closed):
    """The size of the picture in which the spaces have their coordinates; any unit will do."""

    width: Length
    """From the left edge (0) to the right edge."""
    height: Length
    """From the top edge (0) down to the bottom edge."""


class Zone(Closed):
    """Spaces of one colour: ranged fighters attack any opposing fighter in a zone they stand in."""

    id: Id
    """The word by which spaces say that they belong to this zone; it starts with the letter you want to see drawn."""
    name: Name | None = None
    """What people call the zone; without it, its id."""
    colour: Colour | None = None
    """The colour of the zone's spaces; without it, one is chosen that everybody tells from the others."""

    def spoken(self, language: str) -> str:
        """What the zone is called in a language; its id if it has no name."""
        return self.name.spoken(language) if self.name else self.id


class Space(Closed):
    """One circle of the board: at most one fighter stands on it."""

    id: Id
    """A short word of its own, such as `f01`."""
    at: Spot
    """The centre in the frame: how far right of the left edge, how far below the top edge."""
    zones: Annotated[tuple[Id, ...], Field(max_length=26)]
    """Every zone the space belongs to: with several colours it is in all of them."""
    start: StartNumber | None = None
    """The seat whose hero starts here: 1 is the first player."""


class Board(Closed):
    """The battlefield of a match."""

    name: Name
    """What the board is called."""
    frame: Frame
    """The size of the picture the coordinates belong to."""
    zones: Annotated[tuple[Zone, ...], Field(max_length=26)]
    """The zones, each with its colour."""
    spaces: tuple[Space, ...]
    """The spaces, each with its place, its zones and perhaps a start number."""
    paths: tuple[Trail, ...]
    """The lines between spaces. `[f01, f02, f03]` joins f01 with f02 and f02 with f03; joined spaces are adjacent."""
    one_way: tuple[Trail, ...] = ()
    """Paths walked only in the order written; their spaces are still adjacent for attacks."""
    passages: tuple[Trail, ...] = ()
    """Secret passages: the spaces of one list are a step apart from each other, for movement only."""

    def trails(self, kind: PathKind) -> tuple[tuple[str, ...], ...]:
        """The lists written under the key of a kind of path."""
        match kind:
            case PathKind.PATH:
                return self.paths
            case PathKind.ONE_WAY:
                return self.one_way
            case PathKind.PASSAGE:
                return self.passages
            case _:
                assert_never(kind)

    def joins(self) -> Iterator[Path]:
        """Every two spaces the board joins, in the order of the file: a trail's neighbours, a passage's pairs."""
        for kind in PathKind:
            for index, trail in enumerate(self.trails(kind)):
                numbered = list(enumerate(trail))
                pairs = combinations(numbered, 2) if kind is PathKind.PASSAGE else pairwise(numbered)
                for (_, start), (position, end) in pairs:
                    yield Path(kind, start, end, (kind.value, index, position))

    def steps(self) -> list[tuple[str, str]]:
        """Where a fighter may step: (from, to), both ways for all but one-way paths."""
        steps: dict[tuple[str, str], None] = {}
        for path in self.joins():
            steps[path.start, path.end] = None
            if path.kind is not PathKind.ONE_WAY:
                steps[path.end, path.start] = None
        return list(steps)

    def adjacent_pairs(self) -> list[tuple[str, str]]:
        """Which spaces are adjacent, each pair once: all joined ones but those of a passage."""
        pairs: dict[frozenset[str], tuple[str, str]] = {}
        for path in self.joins():
            if path.kind is not PathKind.PASSAGE:
                pairs.setdefault(frozenset((path.start, path.end)), (path.start, path.end))
        return list(pairs.values())

    def starts(self) -> dict[int, Space]:
        """The start spaces by their number, 1 first."""
        numbered = {space.start: space for space in self.spaces if space.start is not None}
        return dict(sorted(numbered.items()))
