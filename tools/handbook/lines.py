"""What is not broken over two lines: short links, and a number with what it counts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from markupsafe import Markup

WHOLE: Final = 24
"""How long a link is, at most, that is never broken: in letters, of which a Chinese one counts as two."""
_HAN: Final = "[\u3400-\u9fff]"
_HELD: Final = re.compile(rf"{_HAN}{{0,2}}[\dX]+€\$|{_HAN}{{1,2}}\d+{_HAN}?|\d+{_HAN}")
_COUNTED: Final = re.compile(r"(\d+\.?) (?=[^\W\d_])")


def is_whole(text: str) -> bool:
    """Whether a link with this text is never broken.

    >>> is_whole("Sherwood'un Koruyucuları"), is_whole("双方点数相等时，谁赢得战斗？")
    (True, False)
    """
    return len(text) + len(re.findall(_HAN, text)) <= WHOLE


def tied(text: str) -> Markup:
    r"""A text in HTML whose numbers stay with what they count, also prices, and in Chinese with the word before them.

    >>> tied("En fazla 2 kart."), tied("移动至多2个空格。")
    (Markup('En fazla 2\xa0kart.'), Markup('移动<span class="whole">至多2个</span>空格。'))
    """
    from markupsafe import Markup, escape

    held = _COUNTED.sub("\\1\u00a0", str(escape(text)))
    return Markup(_HELD.sub(r'<span class="whole">\g<0></span>', held))
