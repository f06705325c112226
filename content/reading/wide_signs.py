"""Signs of Chinese writing where YAML has its own, and spaces that are none for it, as copied text brings them."""

from __future__ import annotations

import re

from effects.problem import Place, Problem

_KEY = "[a-z][a-z_]*"
_SIGNS = re.compile(
    rf"(?:^ *(?:- *)*|[{{\[,，｛]\s*){_KEY}(?P<colon>：)"
    rf"|(?P<comma>，)\s*{_KEY}[:：]"
    r"|[:：]\s*(?P<opening>[｛［【])"
    rf"|(?:^ *(?:- *)*|{_KEY}:)(?P<space>[\u00a0\u3000])"
)
"""Where one of them is meant for YAML: beside a key. In names and texts all of them are welcome."""
_QUOTED = re.compile("""\"[^\"]*\"|'[^']*'""")
_MEANT = {"：": ":", "，": ",", "｛": "{", "［": "[", "【": "["}


def wide_sign(lines: list[str], first: int, last: Place) -> Problem | None:
    """The first such sign between the line before `first`, which may have no key for lack of a colon, and `last`.

    None if YAML gave up for another reason.
    """
    for number in range(max(first - 1, 1), min(last.line, len(lines)) + 1):
        if problem := wide_sign_in(lines[number - 1], Place(last.file, number, 1)):
            return problem
    return None


def wide_sign_in(text: str, start: Place) -> Problem | None:
    """The first such sign in a text that begins at `start`.

    >>> wide_sign_in("user：mule", Place("whitlock.yaml", 54, 5)).place.column
    9
    >>> wide_sign_in('zh: "茶：一杯，两杯"', Place("whitlock.yaml", 1, 1))
    """
    found = _SIGNS.search(_QUOTED.sub(lambda quoted: '"' * len(quoted[0]), text))
    if found is None or found.lastgroup is None:
        return None
    sign = found[found.lastgroup]
    place = Place(start.file, start.line, start.column + found.start(found.lastgroup))
    if meant := _MEANT.get(sign):
        message = f"The sign {sign} of Chinese writing stands here, and YAML takes only {meant}."
        hint = f"Write {meant}{' and a space' if meant in ':,' else ''}; in names and texts {sign} may stay."
        return Problem("wide-sign", message, place, hint)
    message = "A space of another kind stands here, and YAML takes only the ordinary one."
    return Problem("wide-sign", message, place, "Write the space anew; such spaces come along when text is copied.")
