"""The definitions of all models, brought into the form that authors write."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from content.json_schema.naming import FAMILIES, cleaned, model_name, name_of
from content.json_schema.pieces import Schema, closed, constants, short_or, without_description, worded
from content.json_schema.scenarios import as_written, parts
from content.library.folders import Kind
from content.schema.cyberpunk.card import CardList
from content.schema.cyberpunk.deck import Deck
from content.schema.cyberpunk.scenario import Scenario as CyberpunkScenario
from content.schema.scenario import Example
from content.schema.set import Set
from content.schema.unmatched.board import Board
from content.schema.unmatched.hero import Hero
from content.schema.unmatched.scenario import Scenario as UnmatchedScenario
from effects.shared.filters.is_quality import Is
from effects.syntax.grammar import COMPARISONS, COUNTED, GROUP_KINDS, QUANTIFIERS
from effects.syntax.keyword import Keyword
from effects.syntax.language import KEYWORDS, MEASURES, MODELS, TESTS, VERBS, Ability
from effects.syntax.node import LIST, NUMBER, WORD
from effects.wording.vocabulary import DIALECTS, vocabulary

NAME = r"^[a-z0-9]+([-_][a-z0-9]+)*$"
"""An id, or the name an author gave to a step."""


ROOTS: Mapping[str, Mapping[Kind, type[BaseModel]]] = {
    "unmatched": {Kind.HERO: Hero, Kind.BOARD: Board, Kind.SET: Set, Kind.SCENARIO: UnmatchedScenario},
    "cyberpunk": {Kind.CARDS: CardList, Kind.DECK: Deck, Kind.SET: Set, Kind.SCENARIO: CyberpunkScenario},
}
"""By system: the kinds of files that have a schema."""


CHARACTER: Mapping[str, Schema] = {
    "cyberpunk": {"description": "The name of a character, without the subtitle.", "type": "string", "minLength": 1},
}
"""By system: what `named` asks for where that is a printed name and no id."""


class Definitions:
    """The definitions of all models, brought into the form that authors write."""

    def __init__(self, system: str) -> None:
        self.system = system
        self.words = vocabulary(system)
        self.foreign = {keyword.key for keyword in KEYWORDS if system not in keyword.systems}
        roots = ROOTS[system]
        self.parts = [part for root in roots.values() if issubclass(root, Example) for part in parts(root)]
        models: list[type[BaseModel]] = [*KEYWORDS, *MODELS, *roots.values(), *self.parts[1:]]
        references, whole = models_json_schema([(model, "validation") for model in models])
        names = {str(references[model, "validation"]["$ref"]).rpartition("/")[2]: model_name(model) for model in models}
        self.defs: dict[str, Schema] = {
            name_of(old, names): cleaned(schema, names) for old, schema in whole["$defs"].items()
        }

    def finished(self) -> dict[str, Schema]:
        """All definitions."""
        for family, keywords in FAMILIES.items():
            for keyword in keywords:
                self.defs[f"{family}.{keyword.key}"] = self.keyword(keyword, self.defs[f"{family}.{keyword.key}"])
        for part in self.parts:
            self.defs[model_name(part)] = as_written(part, self.defs[model_name(part)])
        self.say_words()
        self.shape_steps()
        self.shape_events()
        self.shape_names()
        self.shape_selectors()
        self.shape_amounts()
        self.shape_conditions()
        return self.defs

    def keyword(self, keyword: type[Keyword], schema: Schema) -> Schema:
        """A keyword's value: the mapping of its arguments, its main argument alone, or either."""
        described = {"description": f"{schema['description']}\n\nExample: {keyword.example}"}
        properties = {
            name: argument
            for name, argument in schema["properties"].items()
            if self.system in keyword.systems_of.get(name, (self.system,))
        }
        schema = {**schema, "properties": properties}
        if "who" in properties and properties["who"].get("type") == "string":
            properties["who"] = worded(properties["who"], "player")
        if not keyword.main:
            return {**schema, **described}
        main = properties[keyword.main]
        if main.get("items") == {"type": "string"}:
            word = {"$ref": "#/$defs/quality"} if keyword is Is else {"type": "string"}
            return {"anyOf": [word, {**main, "items": word}], **described}
        if keyword.whole:
            return {**main, **described}
        short = {"$ref": f"{main['$ref']}.short"} if "$ref" in main else main
        return {"anyOf": [short, {key: value for key, value in schema.items() if key != "description"}], **described}

    def say_words(self) -> None:
        """Which words may stand where, each with what it means."""
        self.defs["player"] = {"anyOf": constants(self.words.players)}
        self.defs["event.short"] = {"anyOf": constants(self.words.events)}
        self.defs["quality"] = {"anyOf": constants(self.words.qualities)}
        name = {"type": "string", "pattern": NAME, "maxLength": 40, "description": "An id, or the name of a step."}
        words = [*constants(self.words.things), name]
        self.defs["selector.short"] = {
            "description": "A word, an id, the name of a step, or a list of selectors: all of them together.",
            "anyOf": [*words, {"type": "array", "items": {"$ref": "#/$defs/selector"}, "minItems": 1}],
        }
        number = without_description(self.defs["amount"]["properties"][NUMBER])
        self.defs["amount.short"] = {
            "description": "A number, a word, or the name of a step.",
            "anyOf": [number, *constants(self.words.amounts), name],
        }

    def shape_steps(self) -> None:
        """A step is one object: modifiers and exactly one verb."""
        for name in ("step", "ability"):
            properties = self.keep(name, self.defs[name]["properties"])
            for key in ("may", "by"):
                properties[key] = worded(properties[key], "player")
            gates = [{"required": [key]} for key in ("if", "unless", "may")]
            self.defs[name] |= {
                "properties": properties,
                "oneOf": self.each_required(VERBS),
                "not": {"required": ["if", "unless"]},
                "dependentSchemas": {"otherwise": {"oneOf": gates}},
            }
        openings = {key for key, systems in Ability.openings.items() if self.system in systems}
        ability = self.defs["ability"]
        for key in Ability.openings.keys() - openings:
            del ability["properties"][key]
        if "activate" in openings:
            ability["dependentRequired"] = {"quick": ["activate"]}
        else:
            del ability["properties"]["quick"]
        ability["allOf"] = [{"oneOf": [{"required": [key]} for key in Ability.openings if key in openings]}]
        step = {"$ref": "#/$defs/step"}
        several = {"type": "array", "items": step, "minItems": 1}
        self.defs["branch"] = {"description": self.defs["branch"]["description"], "anyOf": [step, several]}

    def shape_events(self) -> None:
        """An event is a word; where a system asks about events, also a mapping that says of what and by whom."""
        event = self.defs["event"]
        if not DIALECTS[self.system].asks_events:
            self.defs["event"] = {"description": event["description"], "$ref": "#/$defs/event.short"}
            return
        properties = dict(event["properties"])
        properties["event"] = worded(properties["event"], "event.short")
        properties["who"] = worded(properties["who"], "player")
        self.defs["event"] = short_or(event | {"properties": properties}, "event.short")

    def shape_names(self) -> None:
        """What bears a printed name is named by it, or by several."""
        if self.system in CHARACTER:
            name = CHARACTER[self.system]
            described = {"description": self.defs["filter.named"]["description"]}
            self.defs["filter.named"] = {**described, "anyOf": [name, {"type": "array", "items": name, "minItems": 1}]}

    def shape_selectors(self) -> None:
        """A selector is a word, a list, or a quantifier with filters; a set starts with its kind."""
        selector = self.defs["selector"]
        whole = selector | {
            "properties": self.keep("selector", selector["properties"]),
            "oneOf": [{"required": [key]} for key in QUANTIFIERS],
            "dependentRequired": {key: ["of"] for key in COUNTED},
            "dependentSchemas": {"of": {"oneOf": [{"required": [key]} for key in COUNTED]}},
        }
        self.defs["selector"] = short_or(whole, "selector.short")
        group = self.defs["set-of-things"]
        kinds = [{"required": [kind]} for kind in GROUP_KINDS]
        self.defs["set-of-things"] = group | {
            "properties": self.keep("set-of-things", group["properties"]),
            "oneOf": kinds,
        }

    def shape_amounts(self) -> None:
        """An amount is a number, a word, or one measure."""
        amount = self.defs["amount"]
        properties = self.keep("amount", amount["properties"])
        whole = amount | {"properties": properties, "minProperties": 1, "maxProperties": 1}
        self.defs["amount"] = short_or(whole, "amount.short")

    def shape_conditions(self) -> None:
        """A condition is a word, a list, a set, a comparison or a test."""
        condition = self.defs["condition"]
        known = self.keep("condition", condition["properties"])
        measures = ["amount", *(measure.key for measure in MEASURES if measure.key in known)]
        tests = [test.key for test in TESTS if test.key in known]
        several = {"type": "array", "items": {"$ref": "#/$defs/condition"}, "minItems": 1}
        self.defs["comparison"] = {
            "description": "One amount, compared with another.",
            **closed({key: known[key] for key in (*measures, *COMPARISONS)}),
            "allOf": [{"oneOf": [{"required": [key]} for key in keys]} for keys in (measures, COMPARISONS)],
        }
        self.defs["test"] = {
            "description": "Something that holds or does not.",
            **closed({key: known[key] for key in tests}),
            "minProperties": 1,
            "maxProperties": 1,
        }
        forms = [{"$ref": f"#/$defs/{name}"} for name in ("set-of-things", "comparison", "test")]
        self.defs["condition"] = {
            "description": condition["description"],
            "anyOf": [*constants(self.words.conditions), several, *forms],
        }

    def keep(self, name: str, properties: Schema) -> Schema:
        """The properties an author of this system can write."""
        internal = {WORD, LIST, NUMBER}
        return {key: value for key, value in properties.items() if key not in internal | self.foreign}

    def each_required(self, keywords: Iterable[type[Keyword]]) -> list[Schema]:
        return [{"required": [keyword.key]} for keyword in keywords if keyword.key not in self.foreign]
