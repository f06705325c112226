"""The languages that have labels, and the door to them."""

from __future__ import annotations

from collections.abc import Mapping

from tools.exit_status import Misuse
from tools.words import chinese, english, turkish
from tools.words.labels import Words

LANGUAGES: Mapping[str, Words] = {each.WORDS.language: each.WORDS for each in (english, turkish, chinese)}
"""The labels by language, English first."""


def words(language: str) -> Words:
    """The labels of a language; raises `Misuse` for one that nothing can be said in.

    >>> words("tr").counted("copies", 3), words("en").counted("copies", 1)
    ('3 adet', '1 copy')
    """
    if language not in LANGUAGES:
        raise Misuse(f"there is no language `{language}`: it can be {', '.join(LANGUAGES)}")
    return LANGUAGES[language]
