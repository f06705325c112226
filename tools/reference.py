"""The reference of the effect language, for people who design heroes, made from the language itself.

`python -m tools.reference > docs/language.md` writes it anew; a test keeps the file current.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from content.reading import read_text
from effects.shared.verbs.choose import Branch
from effects.syntax.grammar import COMPARISONS, GROUP_KINDS, QUANTIFIERS, ConditionGrammar, SelectorGrammar, StepGrammar
from effects.syntax.keyword import Keyword
from effects.syntax.language import FILTERS, MEASURES, TESTS, VERBS, Ability, Selector, Step
from effects.syntax.node import spelling
from effects.syntax.words import Where, Word
from effects.unmatched.source import CardEffects
from effects.wording import Speaker, speaker
from effects.wording.vocabulary import DIALECTS
from tools.templating import templates

SYSTEM = "unmatched"

QUANTIFIER_EXAMPLES = {
    "one": "{one: opposing_fighters}",
    "each": "{each: fighters, adjacent_to: your_fighter}",
    "any_number": "{any_number: your_hand}",
    "exactly": "{exactly: 2, of: your_hand}",
    "up_to": "{up_to: 2, of: your_fighters}",
    "random": "{random: 1, of: opponent_hand}",
    "top": "{top: 3, of: your_deck}",
    "bottom": "{bottom: 1, of: your_deck}",
}
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


def reference(system: str = SYSTEM) -> str:
    """The whole page, in Markdown."""
    voice = speaker("en")
    # Markdown, and nothing of it is an author's: nothing is escaped.
    page = (
        templates("tools")
        .get_template("language.md.j2")
        .render(
            system=system,
            card=lambda text: _block(text, _card_text(text, voice)),
            steps=lambda *texts: "\n\n".join(_block(text, _steps_text(text, voice)) for text in texts),
            ability=lambda text: _block(text, voice.ability(Ability.model_validate(read_example(text)))),
            windows=[(window, _meaning(CardEffects, window)) for window in CardEffects.windows],
            modifiers=[(spelling(name), _meaning(StepGrammar, name)) for name in StepGrammar.model_fields],
            comparisons=[(key, _meaning(ConditionGrammar, key).removesuffix(".").lower()) for key in COMPARISONS],
            quantifiers=[
                (
                    key,
                    _meaning(SelectorGrammar, key).split("; `of`")[0].removesuffix("."),
                    QUANTIFIER_EXAMPLES[key],
                    voice.things(Selector.model_validate(read_example(QUANTIFIER_EXAMPLES[key]))),
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


def example_steps(keyword: type[Keyword]) -> list[str]:
    """The example of a keyword as steps: a selector or set inside a step, and before it the step whose name it uses.

    >>> example_steps(FILTERS[1])
    ['{pick: {each: fighters, adjacent_to: your_fighter}, as: chosen}']
    """
    return [*_earlier(keyword.example), _as_step(keyword.example)]


def _as_step(example: str) -> str:
    keys = set(read_example(example))
    if keys & set(GROUP_KINDS):
        return f"{{if: {example}, draw: 1}}"
    return f"{{pick: {example}, as: chosen}}" if keys & set(QUANTIFIERS) else example


def _earlier(example: str) -> list[str]:
    """The examples of verbs that give a name which this example uses and does not give itself."""
    used = set(_leaves(read_example(example)))
    return [verb.example for verb in VERBS if read_example(verb.example).get("as") in used and verb.example != example]


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
    arguments = list(_arguments(keyword))
    if keyword.whole:
        (argument,) = arguments
        meaning += f" What follows is {argument.kind}: {argument.meaning[:1].lower()}{argument.meaning[1:]}"
    return Entry(keyword.key, meaning, _example(keyword, voice), [] if keyword.whole else arguments)


def _example(keyword: type[Keyword], voice: Speaker) -> str:
    """The example and what it says: of a mere selector the things, of everything else the steps."""
    if set(read_example(keyword.example)) & set(QUANTIFIERS):
        return _block(keyword.example, voice.things(Selector.model_validate(read_example(keyword.example))))
    steps = "\n".join(f"- {step}" for step in example_steps(keyword))
    return _block(steps, _steps_text(steps, voice))


def _arguments(keyword: type[Keyword]) -> Iterator[Argument]:
    for name, field in keyword.model_fields.items():
        meaning = " ".join((field.description or "").split())
        yield Argument(spelling(name), _kind(field.annotation), name == keyword.main, field.is_required(), meaning)


def _kind(annotation: Any) -> str:
    """What may stand as an argument, for people."""
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin in (Union, UnionType):
        return _kind(next(kind for kind in inner if kind is not type(None)))
    if origin is Literal:
        return " or ".join(f"`{word}`" for word in inner)
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
        rows = [(word.word, word.meaning, WHERE[word.where], _said(word, voice)) for word in named]
        yield f"Words for {kind.value}", ["means", "where", "on a card"], [*rows]
    amounts = [(word.word, word.meaning, WHERE[word.where]) for word in dialect.amounts.values()]
    yield "Words for amounts", ["means", "where"], [*amounts]
    conditions = [(word.word, word.meaning, WHERE[word.where]) for word in dialect.conditions.values()]
    yield "Words for conditions", ["holds if", "where"], [*conditions]
    events = [(word.word, word.meaning, _event_said(word.word, voice)) for word in dialect.events.values()]
    yield "Words for events", ["happens when", "on a card"], [*events]
    yield "Words for players", ["means"], [(word.word, word.meaning) for word in dialect.players.values()]
    yield "Words of `is`", ["means"], [(word.word, word.meaning) for word in dialect.qualities.values()]


def _said(word: Word, voice: Speaker) -> str:
    return voice.things(Selector.model_validate({"one": word.word} if word.several else word.word))


def _event_said(word: str, voice: Speaker) -> str:
    return voice.ability(Ability.model_validate({"when": word, "draw": 1})).removesuffix(", draw 1 card.") + ", ..."


def _card_text(text: str, voice: Speaker) -> str:
    paragraphs = voice.card(CardEffects.model_validate(read_example(text)))
    return "\n>\n> ".join(f"**{each.heading}:** {each.text}" for each in paragraphs)


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
    print(reference(), end="")
