"""The JSON Schema of what authors write, for editors: it completes keys and words, explains them, and marks slips.

It is made from the same models that read the files. The grammar of effects gets the forms an author writes, short ones
too; what only `cardwright check` can see, such as an id that nobody has, is not in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from content.folders import Kind
from content.scenario_schema import as_written, parts
from content.schema.board import Board
from content.schema.hero import Hero
from content.schema.scenario import Scenario
from content.schema.set import Set
from content.schema.short import Part
from effects.syntax.grammar import COMPARISONS, COUNTED, GROUP_KINDS, QUANTIFIERS
from effects.syntax.keyword import Keyword
from effects.syntax.language import FILTERS, KEYWORDS, MEASURES, MODELS, TESTS, VERBS, Group
from effects.syntax.node import LIST, NUMBER, WORD
from effects.wording.vocabulary import vocabulary

Schema: TypeAlias = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
NAME = r"^[a-z0-9]+([-_][a-z0-9]+)*$"
"""An id, or the name an author gave to a step."""
FAMILIES: Mapping[str, tuple[type[Keyword], ...]] = {
    "verb": VERBS, "filter": FILTERS, "amount": MEASURES, "condition": TESTS,
}  # fmt: skip


ROOTS: Mapping[Kind, type[BaseModel]] = {
    Kind.HERO: Hero, Kind.BOARD: Board, Kind.SET: Set, Kind.SCENARIO: Scenario,
}  # fmt: skip
"""The kinds of files that have a schema."""


def json_schema(system: str, kind: Kind | None = None) -> Schema:
    """The schema of one kind of file of a game system, or of all kinds at once.

    >>> json_schema("unmatched", Kind.HERO)["$ref"]
    '#/$defs/hero'
    """
    defs = _Definitions(system).finished()
    head: Schema = {"$schema": DIALECT, "title": f"Cardwright: {system}"}
    if kind is not None:
        head |= {"title": f"Cardwright: a {kind.value} of {system}", "$ref": f"#/$defs/{kind.value}"}
    else:
        head["anyOf"] = [{"$ref": f"#/$defs/{each.value}"} for each in ROOTS]
    return head | {"$defs": _needed(head, defs)}


class _Definitions:
    """The definitions of all models, brought into the form that authors write."""

    def __init__(self, system: str) -> None:
        self.words = vocabulary(system)
        self.foreign = {keyword.key for keyword in KEYWORDS if system not in keyword.systems}
        models: list[type[BaseModel]] = [*KEYWORDS, *MODELS, *ROOTS.values(), *parts()]
        references, whole = models_json_schema([(model, "validation") for model in models])
        names = {str(references[model, "validation"]["$ref"]).rpartition("/")[2]: _name(model) for model in models}
        self.defs: dict[str, Schema] = {
            _name_of(old, names): _cleaned(schema, names) for old, schema in whole["$defs"].items()
        }

    def finished(self) -> dict[str, Schema]:
        """All definitions."""
        for family, keywords in FAMILIES.items():
            for keyword in keywords:
                self.defs[f"{family}.{keyword.key}"] = self.keyword(keyword, self.defs[f"{family}.{keyword.key}"])
        for part in parts():
            self.defs[_name(part)] = as_written(part, self.defs[_name(part)])
        self.say_words()
        self.shape_steps()
        self.shape_selectors()
        self.shape_amounts()
        self.shape_conditions()
        return self.defs

    def keyword(self, keyword: type[Keyword], schema: Schema) -> Schema:
        """A keyword's value: the mapping of its arguments, its main argument alone, or either."""
        described = {"description": f"{schema['description']}\n\nExample: {keyword.example}"}
        properties = schema["properties"]
        if "who" in properties and properties["who"].get("type") == "string":
            properties["who"] = _worded(properties["who"], "player")
        if not keyword.main:
            return {**schema, **described}
        main = properties[keyword.main]
        if main.get("items") == {"type": "string"}:
            quality = {"$ref": "#/$defs/quality"}
            return {"anyOf": [quality, {**main, "items": quality}], **described}
        if keyword.whole:
            return {**main, **described}
        short = {"$ref": f"{main['$ref']}.short"} if "$ref" in main else main
        return {"anyOf": [short, {key: value for key, value in schema.items() if key != "description"}], **described}

    def say_words(self) -> None:
        """Which words may stand where, each with what it means."""
        self.defs["player"] = {"anyOf": _constants(self.words.players)}
        self.defs["event"] = {"anyOf": _constants(self.words.events)}
        self.defs["quality"] = {"anyOf": _constants(self.words.qualities)}
        name = {"type": "string", "pattern": NAME, "maxLength": 40, "description": "An id, or the name of a step."}
        words = [*_constants(self.words.things), name]
        self.defs["selector.short"] = {
            "description": "A word, an id, the name of a step, or a list of selectors: all of them together.",
            "anyOf": [*words, {"type": "array", "items": {"$ref": "#/$defs/selector"}, "minItems": 1}],
        }
        number = _without_description(self.defs["amount"]["properties"][NUMBER])
        self.defs["amount.short"] = {
            "description": "A number, a word, or the name of a step.",
            "anyOf": [number, *_constants(self.words.amounts), name],
        }

    def shape_steps(self) -> None:
        """A step is one object: modifiers and exactly one verb."""
        for name in ("step", "ability"):
            properties = self.keep(name, self.defs[name]["properties"])
            for key in ("may", "by"):
                properties[key] = _worded(properties[key], "player")
            if "when" in properties:
                properties["when"] = _worded(properties["when"], "event")
            gates = [{"required": [key]} for key in ("if", "unless", "may")]
            self.defs[name] |= {
                "properties": properties,
                "oneOf": self.each_required(VERBS),
                "not": {"required": ["if", "unless"]},
                "dependentSchemas": {"otherwise": {"oneOf": gates}},
            }
        step = {"$ref": "#/$defs/step"}
        several = {"type": "array", "items": step, "minItems": 1}
        self.defs["branch"] = {"description": self.defs["branch"]["description"], "anyOf": [step, several]}

    def shape_selectors(self) -> None:
        """A selector is a word, a list, or a quantifier with filters; a set starts with its kind."""
        selector = self.defs["selector"]
        whole = selector | {
            "properties": self.keep("selector", selector["properties"]),
            "oneOf": [{"required": [key]} for key in QUANTIFIERS],
            "dependentRequired": {key: ["of"] for key in COUNTED},
            "dependentSchemas": {"of": {"oneOf": [{"required": [key]} for key in COUNTED]}},
        }
        self.defs["selector"] = _short_or(whole, "selector.short")
        group = self.defs["set-of-things"]
        kinds = [{"required": [kind]} for kind in GROUP_KINDS]
        self.defs["set-of-things"] = group | {
            "properties": self.keep("set-of-things", group["properties"]),
            "oneOf": kinds,
        }

    def shape_amounts(self) -> None:
        """An amount is a number, a word, or one measure."""
        amount = self.defs["amount"]
        whole = amount | {
            "properties": self.keep("amount", amount["properties"]),
            "minProperties": 1,
            "maxProperties": 1,
        }
        self.defs["amount"] = _short_or(whole, "amount.short")

    def shape_conditions(self) -> None:
        """A condition is a word, a list, a set, a comparison or a test."""
        condition = self.defs["condition"]
        known = self.keep("condition", condition["properties"])
        measures = ["amount", *(measure.key for measure in MEASURES if measure.key in known)]
        tests = [test.key for test in TESTS if test.key in known]
        several = {"type": "array", "items": {"$ref": "#/$defs/condition"}, "minItems": 1}
        self.defs["comparison"] = {
            "description": "One amount, compared with another.",
            **_closed({key: known[key] for key in (*measures, *COMPARISONS)}),
            "allOf": [{"oneOf": [{"required": [key]} for key in keys]} for keys in (measures, COMPARISONS)],
        }
        self.defs["test"] = {
            "description": "Something that holds or does not.",
            **_closed({key: known[key] for key in tests}),
            "minProperties": 1,
            "maxProperties": 1,
        }
        forms = [{"$ref": f"#/$defs/{name}"} for name in ("set-of-things", "comparison", "test")]
        self.defs["condition"] = {
            "description": condition["description"],
            "anyOf": [*_constants(self.words.conditions), several, *forms],
        }

    def keep(self, name: str, properties: Schema) -> Schema:
        """The properties an author of this system can write."""
        internal = {WORD, LIST, NUMBER}
        return {key: value for key, value in properties.items() if key not in internal | self.foreign}

    def each_required(self, keywords: Iterable[type[Keyword]]) -> list[Schema]:
        return [{"required": [keyword.key]} for keyword in keywords if keyword.key not in self.foreign]


def _name(model: type[BaseModel]) -> str:
    """What the definition of a model is called."""
    for family, keywords in FAMILIES.items():
        if issubclass(model, Keyword) and model in keywords:
            return f"{family}.{model.key}"
    if issubclass(model, Part) and model is not Scenario:
        return f"scenario.{_hyphened(model.__name__)}"
    return "set-of-things" if model is Group else _hyphened(model.__name__)


def _name_of(old: str, names: Mapping[str, str]) -> str:
    """What a definition is called here that pydantic calls otherwise: `CardType` is `card-type`."""
    return names.get(old) or _hyphened(old.rpartition("__")[2])


def _hyphened(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def _cleaned(schema: Any, names: Mapping[str, str]) -> Any:
    """Without titles that only repeat the key, and without null, which no author writes."""
    if isinstance(schema, list):
        return [_cleaned(item, names) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if "anyOf" in schema and {"type": "null"} in schema["anyOf"]:
        rest = [item for item in schema["anyOf"] if item != {"type": "null"}]
        kept = {key: value for key, value in schema.items() if key not in ("anyOf", "default")}
        schema = {**(rest[0] if len(rest) == 1 else {"anyOf": rest}), **kept}
    if "$ref" in schema:
        old = schema["$ref"].rpartition("/")[2]
        schema = {**schema, "$ref": f"#/$defs/{_name_of(old, names)}"}
    cleaned: Schema = {}
    for key, value in schema.items():
        if key == "properties":
            cleaned[key] = {name: _cleaned(item, names) for name, item in value.items()}
        elif key == "description":
            cleaned[key] = " ".join(value.split("\n")) if "\n\n" not in value else value
        elif key != "title":
            cleaned[key] = _cleaned(value, names)
    return cleaned


def _constants(words: Mapping[str, str]) -> list[Schema]:
    """Each word with what it means."""
    return [{"const": word, "description": meaning} for word, meaning in words.items()]


def _worded(schema: Schema, words: str) -> Schema:
    """A text that can only be one of certain words."""
    return {"$ref": f"#/$defs/{words}"} | {key: value for key, value in schema.items() if key != "type"}


def _closed(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "additionalProperties": False}


def _short_or(whole: Schema, short: str) -> Schema:
    """A short form or the whole mapping."""
    described = {"description": whole["description"]}
    return {**described, "anyOf": [{"$ref": f"#/$defs/{short}"}, _without_description(whole)]}


def _without_description(schema: Schema) -> Schema:
    return {key: value for key, value in schema.items() if key != "description"}


def _needed(head: Schema, defs: Mapping[str, Schema]) -> dict[str, Schema]:
    """The definitions that the schema leads to."""
    reached: dict[str, Schema] = {}
    waiting = list(_references(head))
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached[name] = defs[name]
            waiting += _references(defs[name])
    return dict(sorted(reached.items()))


def _references(schema: Any) -> Iterable[str]:
    match schema:
        case dict():
            if isinstance(schema.get("$ref"), str):
                yield schema["$ref"].removeprefix("#/$defs/")
            for value in schema.values():
                yield from _references(value)
        case list():
            for item in schema:
                yield from _references(item)
