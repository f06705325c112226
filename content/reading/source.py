"""From a path to the text of a file, or to the one reason why there is none."""

from __future__ import annotations

import codecs
import re
from pathlib import Path

from content.reading.limits import MOST_BYTES, MOST_COLUMNS
from effects.problem import Place, Problem

LINE_END = re.compile(r"\r\n|\n|\r")
"""What ends a line of an author's file."""
HALF_CHARACTER = re.compile("[\ud800-\udfff]")
"""What an escape in double quotes can name and no file in UTF-8 can hold."""

_UNPRINTABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_LONG_LINE = re.compile(rf"[^\r\n]{{{MOST_COLUMNS + 1}}}")
_SAVE_AS = "Save the file as plain text in UTF-8 (in most editors: Save as, encoding UTF-8)."


class UnreadableError(Exception):
    """There is no text to read: `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        super().__init__(problem.message)


def file_text(path: Path) -> str:
    """The text of a file, without a byte order mark; raises `UnreadableError`."""
    file = str(path)
    try:
        data = _bytes(path)
    except FileNotFoundError:
        raise _unreadable("missing-file", file, "There is no such file.", "Look at the spelling of the path.") from None
    except (IsADirectoryError, NotADirectoryError):
        raise _unreadable(
            "not-a-file", file, "A file was expected here, and this is not one.", "Name a YAML file inside a folder."
        ) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise _unreadable(
            "unreadable-file", file, f"The file cannot be read: {reason}.", "Look at its owner and permissions."
        ) from None
    if len(data) > MOST_BYTES:
        raise _too_large(file)
    return _decoded(data, file)


def checked_text(text: str, file: str) -> str:
    """The same text without a byte order mark, if it is text a person could have written; raises `UnreadableError`."""
    text = text.removeprefix("\ufeff")
    if stray := _UNPRINTABLE.search(text):
        found = "a NUL character" if stray[0] == "\0" else f"the character U+{ord(stray[0]):04X}"
        message = f"This is not plain text: {found} stands here."
        raise UnreadableError(Problem("not-text", message, place_at(text, stray.start(), file), _SAVE_AS))
    if len(text) > MOST_BYTES or len(text.encode()) > MOST_BYTES:
        raise _too_large(file)
    if long_line := _LONG_LINE.search(text):
        message = f"This line has more than {MOST_COLUMNS:,} characters, the most that are read."
        place = place_at(text, long_line.start(), file)
        raise UnreadableError(Problem("line-too-long", message, place, "Break it into several lines."))
    return text


def place_at(text: str, index: int, file: str) -> Place:
    """The place of the character at `index` of a text."""
    line, start = 1, 0
    for end in LINE_END.finditer(text, 0, index):
        line, start = line + 1, end.end()
    return Place(file, line, index - start + 1)


def _bytes(path: Path) -> bytes:
    if path.exists() and not path.is_file():  # a pipe or a device might never end
        raise IsADirectoryError
    with path.open("rb") as stream:
        return stream.read(MOST_BYTES + 1)


def _decoded(data: bytes, file: str) -> str:
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise _unreadable("not-text", file, "The file is written in UTF-16, not in UTF-8.", _SAVE_AS)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8").removeprefix("\ufeff")
        message = f"This is not text in UTF-8: the byte {data[error.start]:#04x} stands here."
        raise UnreadableError(Problem("not-text", message, place_at(before, len(before), file), _SAVE_AS)) from None
    return checked_text(text, file)


def _too_large(file: str) -> UnreadableError:
    return _unreadable(
        "file-too-large",
        file,
        f"The file is larger than {MOST_BYTES:,} bytes, the most that is read.",
        "Split it into several files.",
    )


def _unreadable(code: str, file: str, message: str, hint: str) -> UnreadableError:
    return UnreadableError(Problem(code, message, Place(file, 1, 1), hint))
