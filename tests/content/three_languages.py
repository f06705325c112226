"""What a text for people keeps to in each of the three languages, whatever it is about."""

from __future__ import annotations

import re
from collections.abc import Mapping

from content.schema.name import Spoken

TURKISH = "abcçdefgğhıijklmnoöprsştuüvyzâîû"
CHINESE = "\u3400-\u9fff"
_NAMES = re.compile("Sherwood|Fixer|QUICK|Maine")
"""Names of other languages keep their letters."""
_PRINTED = "BOOST|PLAY|CALL|ATTACK|DEFEATED|ADRENALINE|GO SOLO|QUICK|BLOCKER|SPEND"
"""What cards print in English in every language."""
_RULES = {
    "a letter that is not Turkish": re.compile(rf"(?![{TURKISH}{TURKISH.upper()}Iİ])[^\W\d_]"),
    "a dot that stands by itself": re.compile("\u0307"),
    "the wrong i": re.compile(r"\b[iİ]skarta|\bI(?!skarta)"),
    "double spaces": re.compile("  "),
    "a space before a mark": re.compile(r" [,.;:?!]"),
    "a straight quotation mark": re.compile('"'),
}
_NOT_CHINESE = {
    "a mark of half width": re.compile(r"[,;:?!()\"']|\.(?!\d)"),
    "a space beside a Chinese character": re.compile(
        rf"(?<=[{CHINESE}。，；：、“”（）]) | (?=[{CHINESE}。，；：、“”（）])"
    ),
    "a word that is not Chinese": re.compile(r"(?!Unmatched|[VX](?![A-Za-z])|d\d)(?<![A-Za-z-])[A-Za-z]+"),
}


def slips(text: Spoken) -> list[str]:
    """What is wrong with a text in Turkish and Chinese, and with a text that is missing."""
    found = [f"no text in {language}" for language in ("tr", "zh") if getattr(text, language) is None]
    turkish = _NAMES.sub("Ad", text.tr or "")
    found += [f"tr: {slip} in {text.tr}" for slip, rule in _RULES.items() if rule.search(turkish)]
    chinese = re.sub(_PRINTED, "0", text.zh or "")
    found += [f"zh: {slip} in {text.zh}" for slip, rule in _NOT_CHINESE.items() if rule.search(chinese)]
    return found


STOPS = {"en": ".", "tr": ".", "zh": "。"}
QUESTION_MARKS = {"en": "?", "tr": "?", "zh": "？"}


def sentences(text: Spoken, most: int, ends: Mapping[str, str] = STOPS) -> list[str]:
    """What keeps a text from being one to `most` whole sentences in every language, the last ending as it should."""
    found = []
    for language, end in ends.items():
        said = text.spoken(language)
        if not said.endswith(end):
            found.append(f"{language}: no {end} at the end of {said}")
        if not (said[0].isupper() or said[0] in "“0123456789" or language == "zh"):
            found.append(f"{language}: {said} begins in the middle of a sentence")
        if len(re.findall(r"[.?](?= )|[。？](?=.)", said)) >= most:
            found.append(f"{language}: too many sentences in {said}")
    return found
