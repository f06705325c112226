"""From YAML to values: follows the parser's events with a stack of its own, so that no nesting is too deep for it.

What is wrong but leaves the rest readable is noted and mended as far as it goes (a duplicate key is left out, a
tag ignored); what is not ends the file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ruamel.yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from content.reading.events import GivenUpError, events
from content.reading.limits import MOST_DEPTH, MOST_DIGITS, MOST_PROBLEMS, MOST_VALUES
from content.reading.missing_signs import COMMENT_FOR_VALUE
from content.reading.quoting import shortened
from content.reading.scalars import NumberTooLargeError, plain_value
from content.reading.slips import half_character, key_without_value, tag_refused
from content.reading.source import HALF_CHARACTER, LINE_END
from content.reading.values import Mapping, Mark, Sequence, Text, Value
from effects.problem import Place, Problem


def compose(text: str, file: str) -> tuple[Value, list[Problem]]:
    """The value a text stands for, None if it must be given up, and every problem found."""
    composer = _Composer(text, file)
    try:
        for event in events(text, file):
            composer.take(event)
    except GivenUpError as given_up:
        return None, [*composer.problems, given_up.problem]
    return composer.root, composer.problems


@dataclass(slots=True)
class _Node:
    """A value on its way into what it stands in."""

    value: Value
    mark: Mark
    start: int
    """Where its text starts, as an index."""
    end: int
    size: int = 1
    """How many values it is, itself and all within."""
    height: int = 0
    """How many lists and mappings stand inside each other in it."""
    is_plain: bool = False
    """A scalar without quotes."""


@dataclass(slots=True)
class _Open:
    """A list or mapping whose end has not come yet."""

    node: _Node
    anchor: str | None
    is_flow: bool
    key: _Node | None = None
    """The key that waits for its value."""
    last: tuple[_Node, _Node] | None = None
    """The key and value before."""


class _Composer:
    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file
        self.root: Value = None
        self.problems: list[Problem] = []
        self.open: list[_Open] = []
        self.anchors: dict[str, _Node] = {}
        self.values = 0
        self.has_document = False

    def take(self, event: Any) -> None:
        match event:
            case DocumentStartEvent():
                self.start_document(event)
            case AliasEvent():
                self.put(self.alias(event))
            case ScalarEvent():
                node = self.scalar(event)
                if event.anchor is not None:
                    self.anchors[event.anchor] = node
                self.put(node)
            case MappingStartEvent() | SequenceStartEvent():
                self.start(event)
            case MappingEndEvent() | SequenceEndEvent():
                self.finish(event)

    def start_document(self, event: Any) -> None:
        if self.has_document:
            hint = "Put what follows the line --- into a file of its own."
            raise GivenUpError(
                self.problem("several-documents", "A second document starts here.", self.mark(event), hint)
            )
        self.has_document = True

    def scalar(self, event: Any) -> _Node:
        mark = self.mark(event)
        self.refuse_tag(event, mark)
        self.count(1, mark)
        is_plain = event.style is None
        value: Value = Text(event.value, mark)
        if half := HALF_CHARACTER.search(event.value):
            self.note(half_character(half[0], mark))
            value = Text(HALF_CHARACTER.sub("\ufffd", event.value), mark)
        if is_plain:
            try:
                value = plain_value(event.value, mark)
            except NumberTooLargeError:
                message = f"This number is too large: numbers of at most {MOST_DIGITS} digits are read."
                self.note(
                    self.problem("number-too-large", message, mark, "Put it in quotes if it is not meant as a number.")
                )
        return _Node(value, mark, event.start_mark.index, event.end_mark.index, is_plain=is_plain)

    def alias(self, event: Any) -> _Node:
        mark = self.mark(event)
        anchor, name = event.anchor, shortened(event.anchor)
        if any(opened.anchor == anchor for opened in self.open):
            message = f"*{name} stands inside the very value it stands for, which would never end."
            raise GivenUpError(self.problem("recursive-alias", message, mark, "Write out what is meant."))
        target = self.anchors.get(anchor)
        if target is None:
            message = f"*{name} repeats a value marked &{name}, and there is none before it."
            self.note(self.problem("unknown-alias", message, mark, "Put a text that begins with a star in quotes."))
            target = _Node(Text(f"*{anchor}", mark), mark, 0, 0)
        self.count(target.size, mark)
        self.allow_depth(target.height, mark)
        return _Node(
            target.value, mark, event.start_mark.index, event.end_mark.index, size=target.size, height=target.height
        )

    def start(self, event: Any) -> None:
        mark = self.mark(event, length=1)
        self.refuse_tag(event, mark)
        self.count(1, mark)
        self.allow_depth(1, mark)
        value = Mapping() if isinstance(event, MappingStartEvent) else Sequence()
        value.mark = mark
        node = _Node(value, mark, event.start_mark.index, event.end_mark.index, height=1)
        self.open.append(_Open(node, event.anchor, bool(event.flow_style)))

    def finish(self, event: Any) -> None:
        opened = self.open.pop()
        node = opened.node
        node.end = event.end_mark.index
        if opened.is_flow and isinstance(node.value, Mapping | Sequence):
            node.mark = node.value.mark = Mark(node.mark.place, self.width(node.start, node.end))
        if opened.anchor is not None:
            self.anchors[opened.anchor] = node
        self.put(node)

    def put(self, node: _Node) -> None:
        """Put a finished value where it belongs."""
        if not self.open:
            self.root = node.value
            return
        into = self.open[-1]
        into.node.size += node.size
        into.node.height = max(into.node.height, node.height + 1)
        container = into.node.value
        if isinstance(container, Sequence):
            container.enter(node.value, node.mark)
        elif isinstance(container, Mapping):
            if into.key is None:
                into.key = node
            else:
                key, into.key = into.key, None
                self.pair(into, container, key, node)

    def pair(self, into: _Open, mapping: Mapping, key: _Node, node: _Node) -> None:
        """Put a key and its value into a mapping."""
        if into.is_flow and node.is_plain and node.start == node.end and not self.has_colon(key, node):
            self.mend_comma(into, mapping, key)
            return
        name = key.value
        if not isinstance(name, Text):
            message = "A key must be a text, such as name."
            hint = "Put it in quotes if it is meant as a name."
            if isinstance(name, int) and not isinstance(name, bool):
                hint += f" In effects, write how many as a value: exactly: {name}, of: ..."
            self.note(self.problem("key-not-text", message, key.mark, hint))
            return
        if name == "<<" and key.is_plain:
            hint = "Write the keys out, or repeat a whole value: a: &x VALUE, then b: *x."
            self.note(self.problem("merge-key", "Keys cannot be merged into a mapping with <<.", key.mark, hint))
            return
        if name in mapping:
            line = mapping.key_place(name).line
            message = f"The key {shortened(name)} stands here a second time; the first is on line {line}."
            self.note(self.problem("duplicate-key", message, key.mark, "Keep one of the two."))
            return
        if node.value is None and node.start == node.end:
            comment = COMMENT_FOR_VALUE.match(self.text, key.end)
            mapping.enter(name, key.mark, node.value, key.mark, comment["lost"] if comment else "")
        else:
            mapping.enter(name, key.mark, node.value, node.mark)
        into.last = key, node

    def mend_comma(self, into: _Open, mapping: Mapping, key: _Node) -> None:
        """A key without a colon: most often the rest of a text that has a comma in it, so it is joined to that."""
        words = self.text[key.start : key.end]
        if into.last is None or not (into.last[1].is_plain and isinstance(into.last[1].value, Text)):
            self.note(key_without_value(words, key.mark))
            return
        last_key, last = into.last
        name = str(last_key.value)
        whole = " ".join(self.text[last.start : key.end].split())
        self.note(key_without_value(words, key.mark, name, whole))
        joined = _Node(Text(whole, last.mark), last.mark, last.start, key.end, is_plain=True)
        mapping.enter(name, last_key.mark, joined.value, joined.mark)
        into.last = last_key, joined

    def has_colon(self, key: _Node, node: _Node) -> bool:
        return self.text[key.end : node.end].lstrip().startswith(":") or self.text[node.start - 1 : node.start] == ":"

    def refuse_tag(self, event: Any, mark: Mark) -> None:
        if event.ctag is not None:
            self.note(tag_refused(mark))

    def count(self, values: int, mark: Mark) -> None:
        self.values += values
        if self.values > MOST_VALUES:
            message = f"The file holds more than {MOST_VALUES:,} values, each alias counted as often as it is used."
            raise GivenUpError(self.problem("too-many-values", message, mark, "Split it into several files."))

    def allow_depth(self, more: int, mark: Mark) -> None:
        if len(self.open) + more > MOST_DEPTH:
            message = f"Lists and mappings stand more than {MOST_DEPTH} deep inside each other here."
            raise GivenUpError(self.problem("nested-too-deep", message, mark, "Write it with less nesting."))

    def mark(self, event: Any, length: int = 0) -> Mark:
        start = event.start_mark
        place = Place(self.file, start.line + 1, start.column + 1)
        return Mark(place, length or self.width(start.index, event.end_mark.index))

    def width(self, start: int, end: int) -> int:
        """How much of the text from `start` to `end` stands on its first line."""
        stop = LINE_END.search(self.text, start, end)
        return max(1, (stop.start() if stop else end) - start)

    def note(self, problem: Problem) -> None:
        """Keep a problem that leaves the rest of the file readable."""
        if len(self.problems) == MOST_PROBLEMS:
            message = f"There are more than {MOST_PROBLEMS} problems in this file; the rest of it was not read."
            raise GivenUpError(Problem("too-many-problems", message, problem.place, "Mend those before this place."))
        self.problems.append(problem)

    def problem(self, code: str, message: str, mark: Mark, hint: str) -> Problem:
        return Problem(code, message, mark.place, hint, length=mark.length)
