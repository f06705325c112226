"""What YAML stumbles over, in the words of somebody who writes cards, with the slip that most likely caused it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from content.reading.missing_signs import KEY_BEFORE, lost_value, second_colon
from content.reading.quoting import shortened
from content.reading.source import LINE_END
from content.reading.stumble import Stumble
from content.reading.values import Mark
from content.reading.wide_signs import wide_sign, wide_sign_in
from effects.problem import Place, Problem


def syntax_problem(error: Exception, text: str, reached: Place) -> Problem:
    """The problem an error of the parser stands for; `reached` is where it was when all was still well."""
    lines = LINE_END.split(text)
    spot = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    place = _place(spot, reached.file) if spot else reached
    begun = getattr(error, "context_mark", None)
    line = lines[place.line - 1] if place.line <= len(lines) else ""
    first = min(place.line, reached.line, begun.line + 1 if begun else place.line)
    if slip := lost_value(lines, first, place) or wide_sign(lines, first, place):
        return slip
    stumble = Stumble(
        str(getattr(error, "problem", None) or error), place, _place(begun, reached.file) if begun else None, line
    )
    for reason, explain in _REASONS:
        if reason in stumble.reason:
            return explain(stumble)
    hint = "Text with signs such as : , { [ # & * ! in it is safest in quotes."
    return stumble.problem("syntax-error", "The file stops being YAML here.", hint)


def key_without_value(words: str, mark: Mark, key: str = "", whole: str = "") -> Problem:
    """A key without a colon between braces: `{name: Draw, then discard}`; `key` and `whole` are the text before it."""
    if sign := wide_sign_in(words, mark.place):
        return sign
    words, whole = shortened(words), shortened(whole)
    message = f"'{words}' stands here as a key without a value."
    if whole:
        hint = f'If the comma belongs to the text, put the text in quotes: {key}: "{whole}".'
        return Problem("unquoted-comma", message, mark.place, hint, length=mark.length)
    hint = f"Write a colon and a value after it, or use brackets for a list: [{words}]."
    return Problem("key-without-value", message, mark.place, hint, length=mark.length)


def tag_refused(mark: Mark) -> Problem:
    """A word that begins with an exclamation mark: YAML takes it for the type of what follows."""
    hint = "Leave it out; a text that begins with ! must stand in quotes."
    return Problem("tag-refused", "A tag, a word that begins with !, has no meaning here.", mark.place, hint)


def half_character(half: str, mark: Mark) -> Problem:
    r"""An escape such as `\ud83e`: some languages write one character as two of them, YAML does not."""
    message = f"The escape \\u{ord(half):04x} is half a character, and no text."
    return Problem("not-text", message, mark.place, "Write the character itself.", length=mark.length)


def _place(mark: Any, file: str) -> Place:
    return Place(file, mark.line + 1, mark.column + 1)


def _unclosed(stumble: Stumble) -> Problem:
    """A bracket or brace that was not closed, or is closed by the other kind."""
    closing = "]" if "']'" in stumble.reason else "}"
    if stumble.found == ":":
        return second_colon(stumble) if KEY_BEFORE.search(stumble.before) else _not_closed(stumble, closing)
    if stumble.found and stumble.found not in "]}" and stumble.opening and stumble.opening.line == stumble.place.line:
        hint = f"Separate the entries with commas and end with {closing}; put text that begins or ends oddly in quotes."
        return stumble.problem("syntax-error", f"A comma or {closing} was expected here.", hint)
    return _not_closed(stumble, closing)


def _not_closed(stumble: Stumble, closing: str) -> Problem:
    opening = "[" if closing == "]" else "{"
    message = f"This {opening} is not closed."
    return stumble.problem("syntax-error", message, f"Add {closing} where it ends.", at_opening=True)


def _unstartable(stumble: Stumble) -> Problem:
    if stumble.found == "\t":
        hint = "Use spaces; most editors can turn tabs into spaces."
        return stumble.problem("tab-character", "A tab stands here, and YAML takes only spaces.", hint)
    message = f"A text cannot begin with {stumble.found}."
    return stumble.problem("syntax-error", message, "Put the text in quotes.")


def _unclosed_quote(stumble: Stumble) -> Problem:
    return stumble.problem(
        "syntax-error", "The quote that opens here is never closed.", "Add the same quote at its end.", at_opening=True
    )


def _not_a_key(stumble: Stumble) -> Problem:
    message = "A key with a colon was expected here."
    hint = "Write a colon and a space after the key; a longer text goes on with more indentation."
    return stumble.problem("syntax-error", message, hint, at_opening=True)


def _misplaced(stumble: Stumble) -> Problem:
    if stumble.before.strip():
        hint = "Nothing may follow a closing quote or bracket on its line: put the whole in quotes, or take it away."
        return stumble.problem("syntax-error", "The value has ended, and something else follows.", hint)
    if stumble.line.lstrip().startswith("- "):
        message = "An entry of a list stands here among keys."
    else:
        message = "This line does not fit the lines before."
    hint = "Keys of one mapping, and the dashes of one list, begin at the same column: look at the indentation."
    return stumble.problem("syntax-error", message, hint)


def _list_in_line(stumble: Stumble) -> Problem:
    hint = "Begin the list on the next line, or write it in brackets: [a, b]."
    return stumble.problem("syntax-error", "A list with dashes cannot begin on the line of its key.", hint)


def _escape(stumble: Stumble) -> Problem:
    hint = "Write \\\\ for a backslash, or use single quotes, in which it has no meaning."
    return stumble.problem("syntax-error", "A backslash in double quotes is followed by something unknown.", hint)


def _reserved(stumble: Stumble) -> Problem:
    return stumble.problem(
        "syntax-error", "A text cannot begin with the sign before this one.", "Put the text in quotes."
    )


def _no_value(stumble: Stumble) -> Problem:
    message = f"A value was expected here, and {stumble.found or 'the end of the file'} stands here."
    hint = "Write the value; a text with such a sign, or with a # before it, needs quotes."
    return stumble.problem("syntax-error", message, hint)


def _unknown_tag(stumble: Stumble) -> Problem:
    return tag_refused(Mark(stumble.place))


def _block_text(stumble: Stumble) -> Problem:
    hint = "After | or > the text begins on the next line; a text that begins with such a sign must stand in quotes."
    return stumble.problem("syntax-error", "The text cannot begin on this line.", hint)


_REASONS: list[tuple[str, Callable[[Stumble], Problem]]] = [
    ("mapping values are not allowed here", second_colon),
    ("expected ',' or", _unclosed),
    ("cannot start any token", _unstartable),
    ("unexpected end of stream", _unclosed_quote),
    ("unexpected document separator", _unclosed_quote),
    ("could not find expected ':'", _not_a_key),
    ("expected <block end>", _misplaced),
    ("expected '<document start>'", _misplaced),
    ("sequence entries are not allowed here", _list_in_line),
    ("expected the node content", _no_value),
    ("undefined tag handle", _unknown_tag),
    ("escape", _escape),
    ("expected alphabetic or numeric character", _reserved),
    ("expected chomping or indentation indicators", _block_text),
    ("expected a comment or a line break", _block_text),
]
