"""The file of a scenario, or of several that share a part of what they say."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from content.reading import Document, Mapping, Sequence, read
from content.scenarios.models import model_of
from content.schema.scenario import Example
from content.shaping import shape
from content.shaping.found import found
from effects.printable import visible
from effects.problem import Place, Problem


@dataclass(frozen=True, slots=True)
class Written:
    """A scenario as an author wrote it."""

    name: str
    """What it shows; `scenario 3` where it cannot be read."""
    place: Place
    """Where it begins."""
    scenario: Example | None
    """None if it has not the shape of a scenario."""
    data: Mapping
    """What it is made from, with the places."""
    problems: tuple[Problem, ...]
    """What is wrong with its shape."""


@dataclass(frozen=True, slots=True)
class ScenarioFile:
    """A file with all its scenarios."""

    path: Path
    scenarios: tuple[Written, ...]
    problems: tuple[Problem, ...]
    """What is wrong with the file as a whole; then none of its scenarios is played."""


def read_scenarios(path: Path) -> ScenarioFile:
    """The scenarios of a file; it never fails, but may come back with problems.

    A file is a scenario, or a mapping with the key `scenarios`: what stands beside that key holds for each of them,
    unless it says otherwise itself.
    """
    document = read(path)
    if document.problems or not isinstance(document.root, Mapping):
        return ScenarioFile(path, (), tuple(document.problems or [_no_scenario(document)]))
    root = document.root
    if "scenarios" not in root:
        return ScenarioFile(path, (_written(root, 1),), ())
    several = root["scenarios"]
    problems: list[Problem] = []
    written: list[Written] = []
    mark = root.mark_of("scenarios")
    if not isinstance(several, Sequence) or not several:
        message = f"Expected a list of scenarios, found {found(several)}."
        problems.append(Problem("wrong-type", message, mark.place, length=mark.length))
    else:
        for number, one in enumerate(several, start=1):
            if isinstance(one, Mapping):
                written.append(_written(_with_the_shared_part(root, one), number))
            else:
                mark = several.mark_of(number - 1)
                message = f"Expected a scenario, found {found(one)}."
                problems.append(Problem("wrong-type", message, mark.place, length=mark.length))
    return ScenarioFile(path, tuple(written), tuple(problems))


def _no_scenario(document: Document) -> Problem:
    message = f"Expected a scenario, found {found(document.root)}."
    hint = "A scenario is a mapping with name and play, and with heroes, board and fighters, or with you and rival."
    return Problem("wrong-type", message, Place(document.file, 1, 1), hint)


def _written(data: Mapping, number: int) -> Written:
    scenario, problems = shape(data, model_of(data), place=data.place)
    name = data.get("name")
    called = visible(name) if isinstance(name, str) else f"scenario {number}"
    return Written(called, data.place, scenario, data, tuple(problems))


def _with_the_shared_part(shared: Mapping, own: Mapping) -> Mapping:
    """A scenario with what its file says for all, which its own words go before."""
    whole = Mapping()
    whole.mark = own.mark
    merged = model_of(_both(shared, own)).merged
    for source in (shared, own):
        for key, value in source.items():
            if key == "scenarios":
                continue
            mark = source.mark_of(key)
            earlier = whole.get(key)
            if key in merged and isinstance(value, Mapping) and isinstance(earlier, Mapping):
                value = _both(earlier, value)
            whole.enter(key, source.key_mark(key), value, mark)
    return whole


def _both(shared: Mapping, own: Mapping) -> Mapping:
    both = Mapping()
    both.mark = own.mark
    for source in (shared, own):
        for key, value in source.items():
            both.enter(key, source.key_mark(key), value, source.mark_of(key))
    return both
