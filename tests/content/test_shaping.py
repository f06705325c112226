"""Fitting data to models: each misfit at its place, in words without a library's jargon."""

from __future__ import annotations

import re
from enum import Enum
from typing import Annotated, Any, ClassVar, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import BaseModel, ConfigDict, Field, StrictInt, field_validator, model_validator
from pydantic_core import PydanticCustomError

from content.reading import read_text
from content.shaping import shape, shape_document
from effects.problem import Place, Problem
from effects.spelling import did_you_mean


class Reach(Enum):
    """How a fighter attacks."""

    MELEE = "melee"
    RANGED = "ranged"


class Part(BaseModel):
    """A closed model."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class Name(Part):
    """What something is called."""

    expected: ClassVar[str] = "a name"
    en: Annotated[str, Field(min_length=1)]
    """The English name."""

    @model_validator(mode="before")
    @classmethod
    def _one_text(cls, given: Any) -> Any:
        return {"en": given} if isinstance(given, str) else given


class Step(Part):
    """A step with a short form that a list stands for."""

    draw: Annotated[StrictInt, Field(ge=1, le=9)] | None = None
    """How many cards are drawn."""
    do: list[Step] | None = None
    """Several steps."""

    @model_validator(mode="before")
    @classmethod
    def _list_of_steps(cls, given: Any) -> Any:
        return {"do": given} if isinstance(given, list) else given

    @model_validator(mode="after")
    def _has_a_verb(self) -> Step:
        if self.draw is None and self.do is None:
            raise PydanticCustomError("no_verb", "a step needs a verb", {"hint": "write `draw: 1`"})
        return self


class Hero(Part):
    """A hero."""

    name: Name
    """What the hero is called. More may follow."""
    health: Annotated[StrictInt, Field(ge=1, le=30)]
    """How much damage it takes."""
    attack: Reach = Reach.MELEE
    type: Literal["attack", "defense", "versatile", "scheme"] = "scheme"
    steps: Annotated[list[Step], Field(max_length=2)] = []
    ids: tuple[Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")], ...] = ()
    tokens: dict[str, StrictInt] = {}
    seen: bool = True
    colour: str | None = None

    @field_validator("ids")
    @classmethod
    def _no_foxes(cls, ids: tuple[str, ...]) -> tuple[str, ...]:
        if "fox" in ids:
            raise ValueError("a fox is no sidekick")
        return ids


def problems(text: str) -> list[Problem]:
    return shape_document(read_text(text, "fox.yaml"), Hero)[1]


def test_what_fits_becomes_the_model() -> None:
    hero, found = shape_document(read_text("name: Fox\nhealth: 14\nattack: ranged\nsteps: [[draw: 1]]", "f"), Hero)
    assert found == []
    assert hero is not None
    assert (hero.name.en, hero.health, hero.attack) == ("Fox", 14, Reach.RANGED)
    assert hero.steps[0].do == [Step(draw=1)]


KEYS = "name, health, attack, type, steps, ids, tokens, seen and colour"
REST = "name: Fox\nhealth: 14\n"


@pytest.mark.parametrize(
    ("text", "code", "line", "column", "length", "message", "hint"),
    [
        (
            "name: Fox\n",
            "missing-key",
            1,
            1,
            1,
            "The key health is missing here.",
            "What it is: how much damage it takes.",
        ),
        (
            "health: 3",
            "missing-key",
            1,
            1,
            1,
            "The key name is missing here.",
            "What it is: what the hero is called.",
        ),
        (
            "name: Fox\nhelth: 14",
            "unknown-key",
            2,
            1,
            5,
            "There is no key helth here.",
            f"Did you mean health? The keys here are {KEYS}.",
        ),
        (
            "name: Fox\nhealth: many",
            "wrong-type",
            2,
            9,
            4,
            "Expected a whole number for health, found the text 'many'.",
            "",
        ),
        (
            'name: Fox\nhealth: "14"',
            "wrong-type",
            2,
            9,
            4,
            "Expected a whole number for health, found the text '14'.",
            "Take the quotes away: 14.",
        ),
        (
            "name: Fox\nhealth:",
            "wrong-type",
            2,
            1,
            6,
            "Expected a whole number for health, found nothing.",
            "Write its value after the colon.",
        ),
        (
            "name: Fox\nhealth: #14",
            "wrong-type",
            2,
            1,
            6,
            "Expected a whole number for health, found nothing.",
            'What follows # is a comment. Put the value in quotes: health: "#14".',
        ),
        (
            REST + "colour: #3f7f8f",
            "no-value",
            3,
            1,
            6,
            "The key colour has no value.",
            'What follows # is a comment. Put the value in quotes: colour: "#3f7f8f".',
        ),
        (
            REST + "colour: # a remark",
            "no-value",
            3,
            1,
            6,
            "The key colour has no value.",
            "Write its value after the colon, or leave the key out.",
        ),
        (
            REST + "steps: [draw: 1, {do: , draw: 1}]",
            "no-value",
            3,
            19,
            2,
            "The key do has no value.",
            "Write its value after the colon, or leave the key out.",
        ),
        (
            REST + "ids: [fox-1 fox-2]",
            "wrong-form",
            3,
            7,
            11,
            "Expected lower-case words joined by hyphens in ids, found the text 'fox-1 fox-2'.",
            "If these are 2, a comma is missing: fox-1, fox-2.",
        ),
        (
            REST + "steps: {draw: 1}",
            "wrong-type",
            3,
            8,
            9,
            "Expected a list for steps, found a mapping with the key draw.",
            "Put brackets round it: [{...}].",
        ),
        ("name: 5\nhealth: 14", "wrong-type", 1, 7, 1, "Expected a name for name, found the number 5.", ""),
        (
            "name: {en: true}\nhealth: 14",
            "wrong-type",
            1,
            12,
            4,
            "Expected a text for en, found the word true.",
            "Put it in quotes.",
        ),
        ('name: ""\nhealth: 14', "wrong-length", 1, 7, 2, "Expected at least 1 character for name, found none.", ""),
        (
            REST + "attack: range",
            "unknown-word",
            3,
            9,
            5,
            "Expected melee or ranged for attack, found the text 'range'.",
            "Did you mean ranged?",
        ),
        (
            REST + "type: defence",
            "unknown-word",
            3,
            7,
            7,
            "Expected attack, defense, versatile or scheme for type, found the text 'defence'.",
            "Did you mean defense?",
        ),
        (
            REST + "ids: fox-1",
            "wrong-type",
            3,
            6,
            5,
            "Expected a list for ids, found the text 'fox-1'.",
            "Put it in brackets: [fox-1].",
        ),
        (
            REST + "ids: [Fox One]",
            "wrong-form",
            3,
            7,
            7,
            "Expected lower-case words joined by hyphens in ids, found the text 'Fox One'.",
            "Write fox-one.",
        ),
        (
            REST + "ids: [{fox: two}]",
            "wrong-type",
            3,
            7,
            10,
            "Expected a text in ids, found a mapping with the key fox.",
            'If the colon belongs to the text, put the text in quotes: "fox: two".',
        ),
        (REST + "ids: [fox]", "wrong-value", 3, 6, 5, "A fox is no sidekick.", ""),
        (
            REST + "steps: [draw: 0]",
            "number-out-of-bounds",
            3,
            15,
            1,
            "Expected a number of at least 1 for draw, found 0.",
            "",
        ),
        (
            REST + "steps: [[draw: 10]]",
            "number-out-of-bounds",
            3,
            16,
            2,
            "Expected a number of at most 9 for draw, found 10.",
            "",
        ),
        (
            REST + "steps: [draw: 1, draw: 1, draw: 1]",
            "wrong-length",
            3,
            8,
            27,
            "Expected at most 2 entries for steps, found 3.",
            "",
        ),
        (REST + "steps:\n- [{}]", "no-verb", 4, 4, 2, "A step needs a verb.", "Write `draw: 1`."),
        (
            REST + "steps:\n- [[drwa: 1]]",
            "unknown-key",
            4,
            5,
            4,
            "There is no key drwa here.",
            "Did you mean draw? The keys here are draw and do.",
        ),
        (
            REST + "tokens: {snare: x}",
            "wrong-type",
            3,
            17,
            1,
            "Expected a whole number for snare, found the text 'x'.",
            "",
        ),
        (REST + "seen: 2", "wrong-type", 3, 7, 1, "Expected true or false for seen, found the number 2.", ""),
        (
            "fox",
            "wrong-type",
            1,
            1,
            3,
            f"Expected a mapping with the keys {KEYS} here, found the text 'fox'.",
            "",
        ),
        (
            "true",
            "wrong-type",
            1,
            1,
            1,
            f"Expected a mapping with the keys {KEYS} here, found the word true.",
            "",
        ),
    ],
)
def test_each_misfit_is_said_where_it_stands(
    text: str, code: str, line: int, column: int, length: int, message: str, hint: str
) -> None:
    (problem,) = problems(text)
    assert (problem.message, problem.hint) == (message, hint)
    assert (problem.code, problem.place, problem.length) == (code, Place("fox.yaml", line, column), length)


@pytest.mark.parametrize(
    ("health", "codes"), [(0, ["number-out-of-bounds"]), (1, []), (30, []), (31, ["number-out-of-bounds"])]
)
def test_bounds_of_a_number(health: int, codes: list[str]) -> None:
    assert [problem.code for problem in problems(f"name: Fox\nhealth: {health}")] == codes


def test_every_misfit_of_a_file_is_said_in_the_order_of_the_file() -> None:
    found = problems("nmae: Fox\nhealth: x\nhealth: 3\nattack: far\nsteps: [draw: 0, [draw: ten]]")
    assert [(problem.code, problem.place.line) for problem in found] == [
        ("unknown-key", 1),
        ("wrong-type", 2),
        ("duplicate-key", 3),
        ("unknown-word", 4),
        ("number-out-of-bounds", 5),
        ("wrong-type", 5),
    ]


def test_a_file_that_cannot_be_read_is_not_judged_further() -> None:
    assert [problem.code for problem in problems("a: ]")] == ["syntax-error"]


@pytest.mark.parametrize("value", ["99999999999", "*lots"])
def test_a_value_that_cannot_be_read_is_said_once(value: str) -> None:
    found = problems(f"name: Fox\nhealth: {value}\nattack: near")
    assert [(problem.code, problem.place.line) for problem in found] == [
        ("number-too-large" if value.isdigit() else "unknown-alias", 2),
        ("unknown-word", 3),
    ]


def test_a_key_without_a_value_is_said_beside_all_else() -> None:
    found = problems("name: Fox\nhealth: many\ncolour: #3f7f8f\nsteps: [{draw: }]\nnme:")
    assert [(problem.code, problem.place.line) for problem in found] == [
        ("wrong-type", 2),
        ("no-value", 3),
        ("no-verb", 4),
        ("no-value", 4),
        ("unknown-key", 5),
    ]


def test_a_model_may_say_what_is_meant_by_a_key_and_how_it_is_written() -> None:
    class Draw(Part):
        example: ClassVar[str] = "{draw: {amount: 2}}"
        amount: StrictInt

    class Deed(Part):
        example: ClassVar[str] = ""
        misnomers: ClassVar[dict[str, str]] = {"take": "draw"}
        hints: ClassVar[dict[str, str]] = {"when": "Ask the rulebook."}
        draw: Draw | None = None
        then: list[Deed] = []

    def hint(text: str) -> str:
        return shape(read_text(text, "fox.yaml").root, Deed)[1][0].hint

    Deed.model_rebuild(_types_namespace={"Draw": Draw, "Deed": Deed})
    assert hint("take: 1") == "Did you mean draw? For example: {draw: {amount: 2}}."
    assert hint("when: 1") == "Ask the rulebook."
    assert hint("draw: 2") == "For example: {draw: {amount: 2}}."
    assert hint("then: [{then: [{draw: {}}]}]").endswith("For example: {draw: {amount: 2}}.")
    assert hint("then: 2") == "Put it in brackets: [2]."
    assert hint("draw: {amont: 1}") == "Did you mean amount? The keys here are amount."


def test_a_model_may_know_more_keys_than_its_fields() -> None:
    class Verbs(Part):
        @classmethod
        def known_keys(cls) -> list[str]:
            return ["move", "place"]

    _, (problem,) = shape(read_text("mvoe: 1", "fox.yaml").root, Verbs)
    assert problem.hint == "Did you mean move? The keys here are move and place."


def test_a_validator_may_say_the_place_itself() -> None:
    class Placed(Part):
        id: str

        @model_validator(mode="after")
        def _refuse(self) -> Placed:
            raise PydanticCustomError("not_here", "not here", {"place": Place("owl.yaml", 7, 8)})

    _, (problem,) = shape(read_text("id: x", "fox.yaml").root, Placed)
    assert (problem.code, problem.message, problem.place) == ("not-here", "Not here.", Place("owl.yaml", 7, 8))


def test_plain_data_is_judged_too() -> None:
    _, (problem,) = shape({"name": "Fox", "health": "x"}, Hero, place=Place("<choice>", 1, 1))
    assert (problem.message, problem.place.file) == (
        "Expected a whole number for health, found the text 'x'.",
        "<choice>",
    )


def test_did_you_mean_stays_silent_when_nothing_is_like_it() -> None:
    assert did_you_mean("xyzzy", ["health", "move"]) == ""


VALUES = st.recursive(
    st.sampled_from(["~", "true", "5", "-1", "x", "fox", "1.5", '""', "ranged"]),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda entries: f"[{', '.join(entries)}]"),
        st.dictionaries(st.sampled_from(["draw", "do", "en", "x y", "name"]), inner, max_size=2).map(
            lambda pairs: "{" + ", ".join(f"{key}: {value}" for key, value in pairs.items()) + "}"
        ),
    ),
    max_leaves=6,
)
JARGON = re.compile(r"\b(dict|str|int|bool|instance|tuple|input|valid|pydantic|union|Extra|Field)\b")


@settings(max_examples=200, deadline=None)
@given(st.dictionaries(st.sampled_from([*Hero.model_fields, "foo"]), VALUES, max_size=5))
def test_any_data_becomes_a_model_or_problems_without_jargon(data: dict[str, str]) -> None:
    text = "".join(f"{key}: {value}\n" for key, value in data.items()) or "{}"
    hero, found = shape_document(read_text(text, "fox.yaml"), Hero)
    assert (hero is None) == bool(found)
    for problem in found:
        assert problem.place.file == "fox.yaml"
        assert not JARGON.search(problem.message + problem.hint)
        assert "something" not in problem.message
