"""What every drawing is that is written to a file, set on a page or laid on several sheets."""

from __future__ import annotations

from typing import Protocol

from tools.boards.layout import Box


class Drawing(Protocol):
    """A drawing in millimetres at the size it has on the table, or the part of it that is seen through a window."""

    @property
    def language(self) -> str:
        """The language of what is written in it."""
        ...

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    @property
    def words(self) -> str:
        """What is to be seen, for those who do not see it."""
        ...

    @property
    def window(self) -> Box:
        """What is seen of it."""
        ...

    @property
    def width(self) -> float:
        """How wide what is seen of it is."""
        ...

    @property
    def height(self) -> float:
        """How high what is seen of it is."""
        ...

    def within(self, window: Box) -> Drawing:
        """The part of it that is seen through a window; everything stays at its place."""
        ...

    def svg(self) -> str:
        """It as SVG."""
        ...
