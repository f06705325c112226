"""What every system tells of what it prints: the faces of its cards, how often each is printed, and what lies behind.

A face is data for a template of its system; `kind` says which function of the template draws it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

from tools.paper.sheets import BLEED, HEIGHT, WIDTH

Face: TypeAlias = dict[str, Any]
"""What a template draws."""

MARGIN: Final = 2.2
"""What stays white along the edges of a face, in millimetres: a cut may go astray by so much."""
HEAD: Final = 14.0
"""How high the head of a face is at least."""
FIELD: Final = (WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN - HEAD)
"""How wide and how high the pattern of a face is; as much as the text leaves free is seen of it."""
BACK: Final = (WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED)
"""The same of a back, with its bleed."""
SIZES: Final = {"card_width": WIDTH, "card_height": HEIGHT, "margin": MARGIN, "least_head": HEAD}
"""What the templates of faces know of these lengths."""


@dataclass(frozen=True, slots=True)
class Front:
    """A face that is printed, and how often."""

    key: str
    """What no other face of the document is called."""
    face: Face
    copies: int
    back: str
    """Which of the backs lies behind it."""


class Bundle(Protocol):
    """What is printed as one: a deck with what lies beside it in the box, or some of its cards."""

    @property
    def title(self) -> str:
        """What it is called."""

    def fronts(self) -> Iterator[Front]:
        """Each different face, in the order in which they are printed."""

    def back(self, key: str) -> Face:
        """The back that is called so."""

    def pieces(self) -> Iterable[Face]:
        """What is no card, each with its `width` and `height`; it comes after all cards."""
