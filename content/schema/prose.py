"""What is said to people in whole sentences, in one language or in all of them."""

from __future__ import annotations

import re
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field, StringConstraints

from content.schema.name import Spoken
from effects.printable import printable

Sentences = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=400), AfterValidator(printable)
]
"""One to three sentences for people."""


def _as_text(given: Any) -> Any:
    """A whole number stands for its text; 1.10 would be the same as 1.1: say so instead of "not a text"."""
    if isinstance(given, float):
        raise ValueError('a rule number with a dot stands in quotes, like "6.10"')
    return str(given) if isinstance(given, int) and not isinstance(given, bool) else given


_Number = Annotated[str, StringConstraints(pattern=r"^[1-9][0-9]{0,3}(\.[1-9][0-9]?[a-z]?)?$")]
RuleNumber = Annotated[
    _Number, BeforeValidator(_as_text, json_schema_input_type=Annotated[int, Field(ge=1, le=9999)] | _Number)
]
"""The number of a rule of play: a whole number, or in quotes its section and its place there, such as `"6.10"`."""

_CHINESE = "[\u2018-\u201d\u2014\u2026\u3000-\u303f\u3400-\u9fff\uff01-\uff5e]"
_BROKEN_LINE = re.compile(rf"(?<={_CHINESE}) (?={_CHINESE})|(?<=[\u3001\u3002\uff0c\uff1a\uff1b]) ")


def _joined(text: str) -> str:
    """A text without the spaces that the ends of lines leave between Chinese characters.

    >>> _joined("抽一张牌， 然后弃 一张牌，加上其BOOST值。 1号起始空格。")
    '抽一张牌，然后弃一张牌，加上其BOOST值。1号起始空格。'
    """
    return _BROKEN_LINE.sub("", text)


ChineseSentences = Annotated[Sentences, AfterValidator(_joined)]
"""The same in Chinese: where a long text is folded into several lines, no space is left between its characters."""


class Prose(Spoken):
    """What is said to people in a few sentences: one text for every language, or one text per language."""

    en: Sentences
    """The English text; it also serves every language that has none of its own."""
    tr: Sentences | None = None
    """The Turkish text."""
    zh: ChineseSentences | None = None
    """The Chinese text."""
