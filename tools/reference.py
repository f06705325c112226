"""The references of the effect language, for people who design cards, made from the language itself.

`python -m tools.reference SYSTEM` writes that of a game system anew; a test keeps the files current.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from keyword import iskeyword
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from cardwright import HOME
from content.reading import read_text
from effects.shared.verbs.choose import Branch
from effects.syntax.grammar import COMPARISONS, GROUP_KINDS, QUANTIFIERS, ConditionGrammar, SelectorGrammar, StepGrammar
from effects.syntax.keyword import Keyword
from effects.syntax.language import FILTERS, MEASURES, TESTS, VERBS, Ability, Event, Selector, Step
from effects.syntax.node import spelling
from effects.syntax.words import AmountWord, ConditionWord, EventWord, Where, Word
from effects.wording import Speaker, speaker
from effects.wording.vocabulary import DIALECTS
from tools.reference_systems import SYSTEMS, event_example
from tools.templating import templates

WHERE = {
    Where.EVERYWHERE: "everywhere",
    Where.COMBAT: "in a combat",
    Where.RESULT: "after a combat's result",
    Where.FIGHTER_EVENT: "in abilities with `damaged` or `defeated`",
}
FAMILIES: list[tuple[str, str, tuple[type[Keyword], ...]]] = [
    ("Verbs", "What a step does.", VERBS),
    ("Filters", "Demands on the things of a selector or a set.", FILTERS),
    ("Amounts", "Numbers that are looked up or worked out.", MEASURES),
    ("Tests", "Conditions that have a key of their own.", TESTS),
]


@dataclass(frozen=True, slots=True)
class Argument:
    """An argument of a keyword, as a row of its table."""

    name: str
    kind: str
    is_main: bool
    is_needed: bool
    meaning: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A keyword as the reference shows it."""

    key: str
    meaning: str
    example: str
    arguments: list[Argument]


def reference(system: str) -> str:
    """The whole page of a game system, in Markdown."""
    made = SYSTEMS[system]
    voice = speaker("en", made.names, system)

    def card_text(text: str, sort: str) -> str:
        said = voice.card(made.card(read_example(text), sort))
        return "\n>\n> ".join(f"**{each.heading}:** {each.text}" if each.heading else each.text for each in said)

    def ability_text(text: str, sort: str) -> str:
        return voice.ability(Ability.model_validate(read_example(text)), sort)

    # Markdown, and nothing of it is an author's: nothing is escaped.
    page = (
        templates("tools")
        .get_template(f"{made.page}.j2")
        .render(
            system=system,
            card=lambda text, sort="card": _block(text, card_text(text, sort)),
            steps=lambda *texts: "\n\n".join(_block(text, _steps_text(text, voice)) for text in texts),
            ability=lambda text, sort="card": _block(text, ability_text(text, sort)),
            windows=[(window, _meaning(made.effects, window)) for window in made.effects.windows],
            openings=[(key, _meaning(Ability, _field(key))) for key in Ability.openings],
            event_keys=[(spelling(name), _meaning(Event, name)) for name in Event.model_fields],
            modifiers=[(spelling(name), _meaning(StepGrammar, name)) for name in StepGrammar.model_fields],
            comparisons=[(key, _meaning(ConditionGrammar, key).removesuffix(".").lower()) for key in COMPARISONS],
            quantifiers=[
                (
                    key,
                    _meaning(SelectorGrammar, key).split("; `of`")[0].removesuffix("."),
                    made.quantifiers[key],
                    voice.things(Selector.model_validate(read_example(made.quantifiers[key]))),
                )
                for key in QUANTIFIERS
            ],
            families=[
                (title, intro, [_entry(keyword, voice) for keyword in family if system in keyword.systems])
                for title, intro, family in FAMILIES
            ],
            words=list(_words(system, voice)),
        )
    )
    return "\n".join(_without_doubles(page.splitlines())) + "\n"


def _field(key: str) -> str:
    """The field of a key that is a word of Python, too."""
    return f"{key}_" if iskeyword(key) else key


def example_steps(keyword: type[Keyword], system: str) -> list[str]:
    """The example of a keyword as steps: a selector or set inside a step, and before it the step whose name it uses.

    >>> example_steps(FILTERS[1], "unmatched")
    ['{pick: {each: fighters, adjacent_to: your_fighter}, as: chosen}']
    """
    example = keyword.example_in(system)
    return [*_earlier(example, system), _as_step(example)]


def _as_step(example: str) -> str:
    keys = set(read_example(example))
    if keys & set(GROUP_KINDS):
        return f"{{if: {example}, draw: 1}}"
    return f"{{pick: {example}, as: chosen}}" if keys & set(QUANTIFIERS) else example


def _earlier(example: str, system: str) -> list[str]:
    """The examples of verbs that give a name which this example uses and does not give itself."""
    used = set(_leaves(read_example(example)))
    examples = [verb.example_in(system) for verb in VERBS if system in verb.systems]
    return [other for other in examples if read_example(other).get("as") in used and other != example]


def _leaves(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield str(value)
        case dict():
            for item in value.values():
                yield from _leaves(item)
        case list():
            for item in value:
                yield from _leaves(item)


def _entry(keyword: type[Keyword], voice: Speaker) -> Entry:
    meaning = " ".join((keyword.__doc__ or "").split())
    arguments = list(_arguments(keyword, voice.system))
    if keyword.whole:
        (argument,) = arguments
        meaning += f" What follows is {argument.kind}: {argument.meaning[:1].lower()}{argument.meaning[1:]}"
    return Entry(keyword.key, meaning, _example(keyword, voice), [] if keyword.whole else arguments)


def _example(keyword: type[Keyword], voice: Speaker) -> str:
    """The example and what it says: of a mere selector the things, of everything else the steps."""
    example = keyword.example_in(voice.system)
    if set(read_example(example)) & set(QUANTIFIERS):
        return _block(example, voice.things(Selector.model_validate(read_example(example))))
    steps = "\n".join(f"- {step}" for step in example_steps(keyword, voice.system))
    return _block(steps, _steps_text(steps, voice))


def _arguments(keyword: type[Keyword], system: str) -> Iterator[Argument]:
    for name, field in keyword.model_fields.items():
        if system not in keyword.systems_of.get(spelling(name), (system,)):
            continue
        meaning = " ".join((field.description or "").split())
        places = getattr(keyword, "places", {})
        kind = _kind(field.annotation, [word for word, systems in places.items() if system not in systems])
        yield Argument(spelling(name), kind, name == keyword.main, field.is_required(), meaning)


def _kind(annotation: Any, without: Sequence[str] = ()) -> str:
    """What may stand as an argument, for people, but for words of another system."""
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin in (Union, UnionType):
        return _kind(next(kind for kind in inner if kind is not type(None)), without)
    if origin is Literal:
        return " or ".join(f"`{word}`" for word in inner if word not in without)
    if origin is list:
        known = {Step: "a list of steps", Branch: "a list of options", str: "a word or a list"}
        return known.get(inner[0], f"a list of {inner[0].__name__.lower()}s")
    if annotation is int:
        return "a number"
    if annotation is str:
        return "a player"
    article = "an" if annotation.__name__[0] in "AEIOU" else "a"
    return {"Group": "a set"}.get(annotation.__name__, f"{article} {annotation.__name__.lower()}")


def _words(system: str, voice: Speaker) -> Iterator[tuple[str, list[str], list[tuple[str, ...]]]]:
    """The tables of words: title, heads of the columns after the word, rows."""
    dialect = DIALECTS[system]
    for kind in dialect.choice_kinds:
        named = [entry for entry in dialect.words.values() if entry.kind is kind]
        rows = [(word.word, word.meaning, _where(word), _said(word, voice)) for word in named]
        yield f"Words for {kind.value}", ["means", "where", "on a card"], [*rows]
    amounts = [(word.word, word.meaning, _where(word)) for word in dialect.amounts.values()]
    yield "Words for amounts", ["means", "where"], [*amounts]
    conditions = [(word.word, word.meaning, _where(word)) for word in dialect.conditions.values()]
    yield "Words for conditions", ["holds if", "where"], [*conditions]
    events = [(word.word, word.meaning, _event_said(word, voice)) for word in dialect.events.values()]
    yield "Words for events", ["happens when", "on a card"], [*events]
    yield "Words for players", ["means"], [(word.word, word.meaning) for word in dialect.players.values()]
    yield "Words of `is`", ["means"], [(word.word, word.meaning) for word in dialect.qualities.values()]


def _where(word: Word | AmountWord | ConditionWord) -> str:
    """Where a word means something, in a few words."""
    return WHERE.get(word.where, word.where.value)


def _said(word: Word, voice: Speaker) -> str:
    return voice.things(Selector.model_validate({"one": word.word} if word.several else word.word))


def _event_said(word: EventWord, voice: Speaker) -> str:
    waits = event_example(word) if DIALECTS[voice.system].asks_events else word.word
    return voice.ability(Ability.model_validate({"when": waits, "draw": 1})).removesuffix(", draw 1 card.") + ", ..."


def _steps_text(text: str, voice: Speaker) -> str:
    return " ".join(voice.steps([Step.model_validate(step) for step in read_example(text)]))


def _block(yaml: str, text: str) -> str:
    return f"```yaml\n{yaml}\n```\n\n> {text}"


@cache
def read_example(text: str) -> Any:
    """What an example in YAML says."""
    document = read_text(text, "an example")
    assert not document.problems, document.problems
    return document.root


def _meaning(model: Any, name: str) -> str:
    return " ".join((model.model_fields[name].description or "").split())


def _without_doubles(lines: list[str]) -> Iterator[str]:
    """Lines with at most one empty line between."""
    before = ""
    for line in map(str.rstrip, lines):
        if line or before:
            yield line
        before = line


if __name__ == "__main__":
    (HOME / "docs" / SYSTEMS[sys.argv[1]].page).write_text(reference(sys.argv[1]), encoding="utf-8")
