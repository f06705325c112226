"""The fonts that everything is printed with. They come with the install, so that every machine prints the same.

Latin text is set in Barlow and, where room is short, in Barlow Condensed; Chinese in Noto Sans CJK SC.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

LATIN: Final = "Barlow"
NARROW: Final = "Barlow Condensed"
CHINESE: Final = "Noto Sans CJK SC"

LATIN_FOLDER: Final = ("fontpkg_barlow", "files")
NARROW_FOLDER: Final = ("fontpkg_barlow_condensed", "files")
CHINESE_FOLDER: Final = ("noto_cjk_sans_otc",)

NOT_DRAWN: Final = frozenset("\u200c\u200d\ufeff")
"""Characters that no font needs to show."""


class FontsMissing(ModuleNotFoundError):
    """The install is incomplete: a package of fonts is gone; the message says which."""


def folders() -> Sequence[Path]:
    """The folders that hold the fonts."""
    return [_folder(*parts) for parts in (LATIN_FOLDER, NARROW_FOLDER, CHINESE_FOLDER)]


def latin_file(cut: str = "Regular") -> Path:
    """The file of a cut of the Latin family, such as `SemiBold`."""
    return _folder(*LATIN_FOLDER) / f"{LATIN}-{cut}.ttf"


def without_glyph(text: str) -> list[str]:
    r"""The characters of a text that no font can show, each once, in the order of the text.

    >>> without_glyph("Ağır İniş 战斗 #read('x')")
    []
    >>> without_glyph("Big\N{SMILING FACE WITH SUNGLASSES}foot")
    ['😎']
    """
    strangers = [character for character in dict.fromkeys(text) if not _is_shown(character, _latin())]
    return [character for character in strangers if not _is_shown(character, _chinese())]


def _is_shown(character: str, known: frozenset[int]) -> bool:
    return ord(character) in known or character in NOT_DRAWN or character.isspace()


@cache
def advances(cut: str = "Regular") -> Mapping[str, float]:
    """How wide each character of the Latin family is, as a share of the size of the letters.

    >>> advances("SemiBold")["W"] > advances("Regular")["i"]
    True
    """
    from fontTools.ttLib import TTFont

    with TTFont(latin_file(cut), lazy=True) as font:
        metrics, units = font["hmtx"].metrics, font["head"].unitsPerEm
        return {chr(code): metrics[glyph][0] / units for code, glyph in font.getBestCmap().items()}


@cache
def _latin() -> frozenset[int]:
    """What both cuts of the Latin family can show: a text may be set in either."""
    wide = _characters(latin_file())
    return wide & _characters(_folder(*NARROW_FOLDER) / "BarlowCondensed-Regular.ttf")


@cache
def _chinese() -> frozenset[int]:
    from fontTools.ttLib import TTCollection

    (file,) = _folder(*CHINESE_FOLDER).glob("*.ttc")
    with TTCollection(file, lazy=True) as collection:
        font = next(font for font in collection if font["name"].getDebugName(1) == CHINESE)
        return frozenset(font.getBestCmap())


def _characters(file: Path) -> frozenset[int]:
    from fontTools.ttLib import TTFont

    with TTFont(file, lazy=True) as font:
        return frozenset(font.getBestCmap())


@cache
def _folder(package: str, *parts: str) -> Path:
    """A folder of an installed package; raises `FontsMissing` if it is not there."""
    found = find_spec(package)
    if found is None or found.origin is None:
        raise FontsMissing(f"the fonts of {package} are not installed: install Cardwright anew", name=package)
    return Path(found.origin).parent.joinpath(*parts)
