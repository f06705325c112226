"""The Latin letters of the cards inside a page, so that it looks the same on every screen without a network.

Only the letters that the page has come along, about ten kilobytes for each weight. Chinese characters would be a
hundred times as much: readers of Chinese have them on their machines.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from io import BytesIO
from typing import Final

from tools.paper import fonts

WEIGHTS: Final[Mapping[int, str]] = {400: "Regular", 600: "SemiBold", 700: "Bold"}
"""The cuts of the family, by what a style sheet calls them."""


def font_faces(text: str) -> str:
    """The rules of a style sheet that bring the letters of a text along.

    >>> font_faces("a").count("@font-face"), font_faces("ab") == font_faces("ba")
    (3, True)
    """
    letters = "".join(sorted(set(text)))
    return "\n".join(_face(weight, _subset(cut, letters)) for weight, cut in WEIGHTS.items())


def _face(weight: int, font: bytes) -> str:
    data = f"url(data:font/woff;base64,{b64encode(font).decode()})"
    return f'@font-face {{ font-family: "{fonts.LATIN}"; font-weight: {weight}; src: {data} format("woff"); }}'


def _subset(cut: str, letters: str) -> bytes:
    """A font with these letters and no others, with its licence."""
    from fontTools.subset import Options, Subsetter, load_font, save_font

    options = Options(
        flavor="woff", hinting=False, layout_features=["kern", "tnum"], name_IDs=[0, 1, 2, 13, 14], notdef_outline=True
    )
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    written = BytesIO()
    with load_font(str(fonts.latin_file(cut)), options) as font:
        subsetter.subset(font)
        save_font(font, written, options)
    return written.getvalue()
