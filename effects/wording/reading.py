"""From syntax to parts of speech: every argument of a keyword becomes a slot of its phrase, whatever the keyword."""

from __future__ import annotations

from typing import Any

from effects.shared.verbs.choose import Branch
from effects.shared.verbs.discard import Discard
from effects.syntax.grammar import AmountGrammar, ConditionGrammar, GroupGrammar, SelectorGrammar, StepGrammar
from effects.syntax.keyword import Filter, Keyword, Measure, Test, Verb
from effects.syntax.language import Amount, Condition, Group, Selector, Step
from effects.syntax.node import spelling
from effects.wording.parts import Flow, Noun, Number, Part, Phrase, Player, Qualities
from effects.wording.vocabulary import HAND_OWNERS, PLAYERS

FAMILIES: tuple[tuple[type[Keyword], str], ...] = (
    (Verb, "verbs"), (Filter, "filters"), (Measure, "measures"), (Test, "tests"),
)  # fmt: skip


def phrase(keyword: Keyword, negative: bool = False) -> Phrase:
    """The phrase of a keyword; an argument that is left out, or is what it would be anyway, fills no slot."""
    family = next(family for kind, family in FAMILIES if isinstance(keyword, kind))
    return Phrase(family, keyword.key, slots(keyword), int(negative))


def slots(keyword: Keyword) -> dict[str, Part]:
    """The arguments of a keyword as parts of speech, by the names the author writes."""
    given = {}
    for name, field in type(keyword).model_fields.items():
        value = getattr(keyword, name)
        if value is not None and value != field.default:
            given[spelling(name)] = part(value, f"{keyword.key} {spelling(name)}")
    return given


def part(value: Any, argument: str) -> Part:
    """What one argument is in speech."""
    match value:
        case SelectorGrammar():
            return noun(value)  # type: ignore[arg-type]
        case ConditionGrammar():
            return condition(value)  # type: ignore[arg-type]
        case GroupGrammar():
            return group(value)  # type: ignore[arg-type]
        case AmountGrammar():
            return number(value)  # type: ignore[arg-type]
        case Branch():
            return Flow(tuple(value.steps))
        case [StepGrammar(), *_]:
            return Flow(tuple(value))
        case [str(), *_]:
            return Qualities(tuple(value))
        case list():
            return tuple(part(item, argument) for item in value)
        case int():
            return Number(literal=value)
        case str() if value in PLAYERS:
            return Player(value)
        case _:
            return Phrase("arguments", f"{argument} {value}")


def noun(selector: Selector) -> Noun:
    """The things a selector selects."""
    if selector.word is not None:
        return Noun(selector.word)
    if selector.union is not None:
        return Noun(either=tuple(noun(item) for item in selector.union))
    demands = tuple(phrase(demand) for demand in selector.filters)
    root = noun(selector.root)
    if root.head and not root.quantifier:
        return Noun(root.head, selector.quantifier, selector.count, demands=demands)
    return Noun("", selector.quantifier, selector.count, of=root, demands=demands)


def group(things: Group | Condition) -> Noun:
    """The things of a set: those of its root that pass its filters."""
    root = noun(things.root)
    return Noun(root.head, root.quantifier, root.count, root.of, root.either, tuple(map(phrase, things.filters)))


def number(amount: Amount) -> Number:
    """How much."""
    if amount.measure is not None:
        return Number(measure=phrase(amount.measure))
    return Number(amount.number, amount.word or "")


def condition(given: Condition, *, negative: bool = False) -> Phrase:
    """What must hold, or must not."""
    if given.word is not None:
        return Phrase("conditions", given.word, form=int(negative))
    if given.all_of is not None:
        if len(given.all_of) == 1:
            return condition(given.all_of[0], negative=negative)
        return Phrase("joints", "all_of", {"conditions": tuple(map(condition, given.all_of))}, int(negative))
    if given.test is not None and given.test.key == "not":
        return condition(given.test.condition, negative=not negative)  # type: ignore[attr-defined]
    if given.test is not None:
        return phrase(given.test, negative=negative)
    if given.comparison is not None:
        return comparison(given, negative=negative)
    return Phrase("groups", "fits", {"what": group(given)}, int(negative))


def comparison(given: Condition, *, negative: bool) -> Phrase:
    """An amount held against another."""
    assert given.comparison is not None
    relation, other = given.comparison
    if given.measure is None:
        assert given.amount is not None
        measured = number(given.amount)
        return Phrase("comparisons", relation, {"amount": measured, "than": number(other)}, int(negative))
    measure = phrase(given.measure)
    filled = {**measure.slots, "amount": Number(measure=measure), "than": number(other)}
    return Phrase("comparisons", relation, filled, int(negative), closer=f"{measure.key} {relation}")


def actor(step: Step) -> Player:
    """Who does the deed: whom the verb names, who chooses, who may, whose hand it is discarded from, or you."""
    named = getattr(step.verb, "who", None)
    if isinstance(named, str):
        return Player(named)
    chooser = step.by or step.may
    if chooser is None and isinstance(step.verb, Discard):
        chooser = HAND_OWNERS.get(noun(step.verb.cards).head)
    return Player(chooser or "you")
