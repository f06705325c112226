"""Signs that an author left out: quotes round a colon or a #, a comma between keys, braces round several of them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from content.reading.quoting import shortened
from content.reading.stumble import Stumble
from effects.problem import Place, Problem

KEY_BEFORE = re.compile(r"(?:^\s*|[-{\[,]\s*)(?P<key>[^\s{\[,:'\"#-][^{\[,:'\"#]*?):\s+(?P<value>[^\s'\"{\[].*)$")
"""A key and its value, as far as they go on the line."""
_LAST_KEY = re.compile(r"(?:^\s*|[-{\[,]\s*)(?P<key>[^\s{\[,:'\"#-][^{\[,:'\"#]*?):\s+(?P<value>[^\s'\"{\[,][^,]*)$")
"""The same between brackets, where a comma ends a value."""
_TWO_KEYS = re.compile(r"(?P<value>.*[^\s,])(?P<gap>,\s*|\s+)(?P<key>[A-Za-z_][\w-]*)")
"""A value and the key after it, taken for one text."""
COMMENT_FOR_VALUE = re.compile(r"\s*:[ \t]+(?P<lost>#[^\s,}\]]+)")
"""What follows a key whose value begins with # and so is a comment."""
_LOST_VALUE = re.compile(r":[ \t]+(?P<lost>#[^\s,}\]]+)")

_SECOND_COLON = "A second colon stands here, so the text before it would be a key inside a value."


@dataclass(frozen=True, slots=True)
class _Lost:
    key: str
    value: str
    column: int
    is_in_brackets: bool


def lost_value(lines: list[str], first: int, last: Place) -> Problem | None:
    """A value that begins with # between brackets: the rest of the line, the bracket too, is lost as a comment."""
    while first > 1 and (before := _lost(lines[first - 2])) and before.is_in_brackets:
        first -= 1
    for number in range(first, last.line + 1):
        lost = _lost(lines[number - 1]) if number <= len(lines) else None
        if lost and (number < last.line or lost.column < last.column):
            key, value = shortened(lost.key), shortened(lost.value)
            message = f"What follows # is a comment, so {key} has no value and the line does not end as it seems to."
            hint = f'Put the value in quotes: {key}: "{value}".'
            place = Place(last.file, number, lost.column)
            return Problem("unquoted-hash", message, place, hint, length=len(lost.value))
    return None


def _lost(line: str) -> _Lost | None:
    """The first value of a line that is a comment; what stands in quotes is none."""
    for comment in _LOST_VALUE.finditer(line):
        start = max(line.rfind(sign, 0, comment.start()) for sign in "{[,")
        key = line[start + 1 : comment.start()].strip().removeprefix("- ").strip()
        if key and not set(key) & set("'\":#"):
            return _Lost(key, comment["lost"], comment.start("lost") + 1, start >= 0)
    return None


def second_colon(stumble: Stumble) -> Problem:
    """A colon that cannot be one: in a text that should stand in quotes, or after a line that was not finished."""
    if key := (_LAST_KEY if stumble.is_in_brackets else KEY_BEFORE).search(stumble.before):
        rest = stumble.line[stumble.place.column - 1 :].split(" #")[0]
        if stumble.is_in_brackets:
            rest = re.split(r"[,}\]]", rest)[0]
        return _two_keys(stumble, key["key"], key["value"], rest.rstrip()) or stumble.problem(
            "unquoted-colon", _SECOND_COLON, _in_quotes(key["key"], key["value"] + rest)
        )
    return stumble.problem(
        "syntax-error",
        "A key cannot stand here: the line before is still being read.",
        "Look at the line before: is there a colon after its key, and do both lines begin at the same column?",
    )


def _in_quotes(key: str, value: str) -> str:
    return f'If the colon belongs to the text, put the text in quotes: {key}: "{shortened(value)}".'


def _two_keys(stumble: Stumble, key: str, value: str, rest: str) -> Problem | None:
    """Two keys on a line that nothing parts: a comma is missing between brackets, or brackets round the commas."""
    two = _TWO_KEYS.fullmatch(value)
    if two is None or (stumble.is_in_brackets == ("," in two["gap"])):
        return None
    first, second = shortened(two["value"]), shortened(two["key"] + rest)
    if stumble.is_in_brackets:
        code = "missing-comma"
        hint = f"If {two['key']} is a key, a comma is missing before it: {key}: {first}, {second}."
    else:
        code = "missing-braces"
        hint = (
            f"Keys on one line stand in braces: {{{key}: {first}, {second}}}; if {two['key']} belongs to {key}, write "
            f"{key}: {{...: {first}, {second}}}."
        )
    if not first.isdecimal():
        hint = f"{hint} {_in_quotes(key, value + rest)}"
    return stumble.problem(code, _SECOND_COLON, hint)
