"""The JSON Schema for editors agrees with the models that read the files; an independent validator judges."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from pydantic import ValidationError

from cardwright import HOME
from content.json_schema import ROOTS, json_schema
from content.library.folders import BUILT_IN, FOLDERS, Kind
from content.reading import read_text
from effects.syntax.language import Step, keywords_of
from effects.wording.vocabulary import DIALECTS
from tools.cli import status

SYSTEMS = [system for system in ROOTS if system in DIALECTS]
FOLDERS_WITH_FILES = {
    "unmatched": (BUILT_IN / "unmatched", HOME / "docs" / "examples", HOME / "tests" / "scenarios"),
    "cyberpunk": (BUILT_IN / "cyberpunk", HOME / "docs" / "cyberpunk"),
}
"""By system: where files of its sets lie."""


def data(text: str) -> Any:
    document = read_text(text, "test.yaml")
    assert not document.problems
    return json.loads(json.dumps(document.root))


def kind_of(file: Path) -> Kind:
    """Files lie in the folder of their kind, scenarios also in a folder of it; examples are named after their kind."""
    kinds = (FOLDERS.get(folder.name) for folder in list(file.parents)[:2])
    return next(filter(None, kinds), None) or Kind(file.stem)


FILES = [
    (system, file)
    for system in SYSTEMS
    for folder in FOLDERS_WITH_FILES[system]
    for file in sorted(folder.rglob("*.yaml"))
    if kind_of(file) in ROOTS[system]
]
each_file = pytest.mark.parametrize(("system", "file"), FILES, ids=[file.stem for _, file in FILES])


@cache
def schema(kind: Kind | None = None, system: str = "unmatched") -> dict[str, Any]:
    return json_schema(system, kind)


@cache
def validator(kind: Kind | None = None, system: str = "unmatched") -> Draft202012Validator:
    return Draft202012Validator(schema(kind, system))


def definition(name: str) -> Draft202012Validator:
    whole = schema()
    return Draft202012Validator({"$schema": whole["$schema"], "$ref": f"#/$defs/{name}", "$defs": whole["$defs"]})


STEP = definition("step")
EXAMPLES = {
    keyword.key: {"if": example, "draw": 1}
    if set(example) & {"who", "cards", "spaces"}
    else {"pick": example}
    if set(example) & {"one", "each"}
    else example
    for keyword in keywords_of("unmatched")
    for example in [data(keyword.example)]
}


@pytest.mark.parametrize(("system", "kind"), [(system, kind) for system in SYSTEMS for kind in (None, *ROOTS[system])])
def test_the_schema_is_a_schema(system: str, kind: Kind | None) -> None:
    Draft202012Validator.check_schema(schema(kind, system))


@each_file
def test_all_content_fits(system: str, file: Path) -> None:
    content = data(file.read_text(encoding="utf-8"))
    for kind in (kind_of(file), None):
        assert [error.message for error in validator(kind, system).iter_errors(content)] == []


@each_file
def test_no_content_fits_another_kind(system: str, file: Path) -> None:
    content = data(file.read_text(encoding="utf-8"))
    fitting = [kind for kind in ROOTS[system] if validator(kind, system).is_valid(content)]
    assert fitting == [kind_of(file)]


@pytest.mark.parametrize("key", EXAMPLES)
def test_every_example_of_the_language_fits(key: str) -> None:
    assert [error.message for error in STEP.iter_errors(EXAMPLES[key])] == []


@pytest.mark.parametrize(
    "step",
    [
        "{drw: 1}",
        "{if: won}",
        "{draw: 1, damage: {to: attacker, amount: 1}}",
        "{if: wonn, draw: 1}",
        "{if: won, unless: lost, draw: 1}",
        "{draw: 1, otherwise: [{draw: 1}]}",
        "{if: {health_of: attacker}, draw: 1}",
        "{if: {who: attacker, at_most: 3}, draw: 1}",
        "{if: {is: hero}, draw: 1}",
        "{may: me, draw: 1}",
        "{draw: -1}",
        "{draw: 1.5}",
        "{draw: 100}",
        "{draw: two cards}",
        "{draw: {ammount: 1}}",
        "{draw: {amount: {count: {}}}}",
        '{draw: {"(number)": 1}}',
        "{draw: 1, as: Lost}",
        "{damage: {to: {two: fighters}, amount: 1}}",
        "{damage: {to: {random: 1}, amount: 1}}",
        "{damage: {to: {one: fighters, of: fighters}, amount: 1}}",
        "{damage: {to: {one: fighters, each: fighters}, amount: 1}}",
        "{pick: {one: fighters, is: angry}}",
        "{pick: []}",
        "{choose: [{draw: 1}]}",
        "{move: {who: attacker, up_to: 2, through: walls}}",
        "{draw: ~}",
    ],
)
def test_a_slip_is_marked(step: str) -> None:
    assert not STEP.is_valid(data(step))


@pytest.mark.skipif("cyberpunk" not in SYSTEMS, reason="its words cannot be said yet")
@pytest.mark.parametrize(
    ("ability", "is_right"),
    [
        ("{when: end_of_turn, draw: 1}", True),
        ("{when: {event: played, of: {cards: your_cards}, first: this_turn}, draw: 1}", True),
        ("{when: {event: plaid}, draw: 1}", False),
        ("{when: {of: {cards: your_cards}}, draw: 1}", False),
        ("{when: end_of_turn, while: always, draw: 1}", False),
        ("{instead_of: {event: defeated, of: {cards: host}}, defeat: this}", True),
        ("{activate: {spend: this, pay: 1}, quick: true, draw: 1}", True),
        ("{activate: {spend: this, costs: 1}, draw: 1}", False),
        ("{when: end_of_turn, quick: true, draw: 1}", False),
        ("{draw: 1}", False),
        ("{activate: {pay: 1}, damage: {to: this, amount: 1}}", False),
    ],
)
def test_an_ability_of_cyberpunk_has_one_opening(ability: str, is_right: bool) -> None:
    whole = schema(system="cyberpunk")
    judge = Draft202012Validator({"$schema": whole["$schema"], "$ref": "#/$defs/ability", "$defs": whole["$defs"]})
    assert judge.is_valid(data(ability)) is is_right


FEINT = "docs/examples/scenarios/feint.yaml"
COURIER = "docs/cyberpunk/scenarios/night-courier.yaml"


@pytest.mark.parametrize(
    ("system", "example", "right", "wrong"),
    [
        ("unmatched", FEINT, "play:", "plya:"),
        ("unmatched", FEINT, "{at: f20, health: 2}", "{at: f20, healht: 2}"),
        ("unmatched", FEINT, "  - defend: feint\n", "  - {defend: feint, scheme: feint}\n"),
        ("unmatched", FEINT, "with: bigfoot", "wiht: bigfoot"),
        ("unmatched", FEINT, "robin-hood: [feint]}\nturn", "robin-hood: 1}\nturn"),
        ("unmatched", FEINT, "board: sherwood-forest", "board: {paths: [[a, b]]}"),
        ("unmatched", FEINT, "- {effects_cancelled: bigfoot/savagery}", "- [effects_cancelled]"),
        ("cyberpunk", COURIER, "rival:", "rivla:"),
        ("cyberpunk", COURIER, "eddies: 3", "eddies: {raedy: 3}"),
        ("cyberpunk", COURIER, "deck: {top: [minotaur]}", "deck: {top: minotaur}"),
        ("cyberpunk", COURIER, "is: spent", "is: tired"),
        ("cyberpunk", COURIER, "- play: night-courier ", "- {play: night-courier, sell: night-courier} "),
        ("cyberpunk", COURIER, "because:", "becuase:"),
        ("cyberpunk", COURIER, "gigs: {d6: 4}}\n\nplay", "gigs: {d6: four}}\n\nplay"),
    ],
)
def test_a_slip_in_a_scenario_is_marked(system: str, example: str, right: str, wrong: str) -> None:
    text = (HOME / example).read_text(encoding="utf-8")
    assert right in text
    scenario = validator(Kind.SCENARIO, system)
    assert scenario.is_valid(data(text))
    assert not scenario.is_valid(data(text.replace(right, wrong)))


def test_an_ability_needs_an_event_it_knows() -> None:
    ability = definition("ability")
    assert ability.is_valid({"when": "end_of_turn", "draw": 1})
    assert not ability.is_valid({"when": "end_of_the_world", "draw": 1})
    assert not ability.is_valid({"draw": 1})


def test_the_schema_marks_exactly_what_the_language_cannot_read() -> None:
    """Every part of every example is replaced by something else, and schema and models agree on what comes out."""
    verdicts = {True: 0, False: 0}
    for example in EXAMPLES.values():
        for changed in changes(example):
            is_read = can_be_read(changed)
            if not (is_read and uses_an_unknown_word(changed)):
                verdicts[is_read] += 1
                assert STEP.is_valid(changed) is is_read, changed
    assert min(verdicts.values()) > 300


def can_be_read(step: Any) -> bool:
    try:
        Step.model_validate(step)
    except ValidationError:
        return False
    return True


def test_every_object_is_closed() -> None:
    """A misspelt key is marked wherever it stands."""
    open_objects = [
        path
        for path, part in walk(schema(), "")
        if part.get("type") == "object"
        and part.get("additionalProperties") is not False
        and (part.get("additionalProperties") is True or "properties" in part)
    ]
    assert open_objects == []


def test_every_property_is_explained() -> None:
    unexplained = [
        f"{path}/{key}"
        for path, part in walk(schema(), "")
        for key, value in part.get("properties", {}).items()
        if not value.get("description")
    ]
    assert unexplained == []


def test_an_author_sees_no_inner_names() -> None:
    assert "(word)" not in (text := json.dumps(schema()))
    assert "(list)" not in text
    assert "(number)" not in text


def test_the_command_prints_the_schema_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert status(["schema", "unmatched"]) == 0
    assert json.loads(capsys.readouterr().out) == schema()


def test_an_unknown_system_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert status(["schema", "chess"]) == 2
    assert "there is no game system `chess`; there is `unmatched`" in capsys.readouterr().err


REPLACEMENTS: list[Any] = [
    3, "won", "you", "fighters", "your_hand", "opposing", "hero", [], ["attacker"], ["won", "lost"], [{"draw": 1}],
    {"one": "fighters"}, {"top": 2, "of": "your_deck"}, {"hand_size": "you"}, {"who": "fighters", "is": "hero"}, {},
    {"plus": [1, 2]}, {"draw": 1}, {"any_of": ["won", "lost"]},
]  # fmt: skip


def changes(part: Any) -> Iterator[Any]:
    """A piece of data with one part of it replaced, in every way."""
    yield from deepcopy(REPLACEMENTS)
    match part:
        case dict():
            for key, value in part.items():
                yield from ({**part, key: changed} for changed in changes(value))
        case list():
            for index, value in enumerate(part):
                yield from ([*part[:index], changed, *part[index + 1 :]] for changed in changes(value))


CONDITIONS = {"won", "lost", "attacking"}


def uses_an_unknown_word(part: Any, key: str = "") -> bool:
    """Whether a word stands where the models take any word, but the language knows only certain ones."""
    match part:
        case str():
            if key in ("if", "unless", "not", "any_of"):
                return part not in CONDITIONS
            if key in ("may", "by", "hand_size"):
                return part not in {"you", "opponent"}
            return key == "is" and part not in {"hero", "sidekick", "damaged"}
        case dict():
            return any(uses_an_unknown_word(value, name) for name, value in part.items())
        case list():
            return any(uses_an_unknown_word(value, key) for value in part)
    return False


def walk(part: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    match part:
        case dict():
            yield path, part
            for key, value in part.items():
                yield from walk(value, f"{path}/{key}")
        case list():
            for index, value in enumerate(part):
                yield from walk(value, f"{path}/{index}")
