"""A file as read: its text, its data and its problems."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from content.reading.composing import compose
from content.reading.source import UnreadableError, checked_text, file_text
from content.reading.values import Value
from effects.problem import Place, Problem


@dataclass(frozen=True, slots=True)
class Document:
    """What stands in an author's file.

    `root` is the data, None if there is none or if the file had to be left before its end; `problems` is
    everything found wrong while reading. Data and problems may come together: a duplicate key does not hide the rest.
    """

    file: str
    """The path as it was given; the file of every place in the document."""
    text: str
    """The source, for showing lines of it."""
    root: Value
    """The data."""
    problems: list[Problem]
    """What is wrong with it, in the order of the file."""


def read(path: Path | str) -> Document:
    """Read a YAML file; never raises for what the file holds or whether it can be read."""
    try:
        text = file_text(Path(path))
    except UnreadableError as unreadable:
        return Document(str(path), "", None, [unreadable.problem])
    return _document(text, str(path))


def read_text(text: str, file: str) -> Document:
    r"""Read YAML from a text that came from `file`, or from elsewhere under that name.

    >>> read_text("name: Fox\nhealth: 14", "fox.yaml").root
    {'name': 'Fox', 'health': 14}
    """
    try:
        return _document(checked_text(text, file), file)
    except UnreadableError as unreadable:
        return Document(file, "", None, [unreadable.problem])


def _document(text: str, file: str) -> Document:
    root, problems = compose(text, file)
    if root is None and not problems:
        hint = "Start with a key and its value, such as name: Fox."
        problems = [Problem("empty-file", "The file is empty.", Place(file, 1, 1), hint)]
    return Document(file, text, root, sorted(problems, key=lambda problem: problem.place))
