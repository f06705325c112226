"""From syntax to parts of speech: every argument of a keyword becomes a slot of its phrase, whatever the keyword."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, TypeGuard, cast

from effects.cyberpunk.filters.marks import WornBy
from effects.shared.amounts.count import Count
from effects.shared.conditions.any_of import AnyOf
from effects.shared.conditions.negation import Not
from effects.shared.filters.tagged import Tagged
from effects.shared.verbs.choose import Branch
from effects.syntax.grammar import AmountGrammar, ConditionGrammar, GroupGrammar, SelectorGrammar, StepGrammar
from effects.syntax.keyword import Filter, Keyword, Measure, Test, Verb
from effects.syntax.language import Amount, Condition, Event, Group, Selector
from effects.syntax.node import spelling
from effects.unmatched import words as unmatched
from effects.unmatched.conditions.in_state import InState
from effects.wording.parts import Flow, Noun, Number, Part, Phrase, Player, Qualities
from effects.wording.vocabulary import PLAYERS

FAMILIES: tuple[tuple[type[Keyword], str], ...] = (
    (Verb, "verbs"), (Filter, "filters"), (Measure, "measures"), (Test, "tests"),
)  # fmt: skip

WHENEVER, FIRST, NEXT, WOULD, HAPPENED = range(5)
"""The `EVENT_FORMS` by their places; what did not happen comes last."""
WITH_YOURS = frozenset({"fighters", "your_fighters", "friendly_fighters"})
"""Words that take in every fighter an id can name."""


def phrase(keyword: Keyword, negative: bool = False) -> Phrase:
    """The phrase of a keyword; an argument that is left out, or is what it would be anyway, fills no slot."""
    family = next(family for kind, family in FAMILIES if isinstance(keyword, kind))
    filled = slots(keyword)
    match keyword:
        case InState():
            filled = {
                "state": Noun(f"state {keyword.name}"),
                "value": Noun(f"value {keyword.name} {keyword.of[keyword.name]}"),
            }
        case WornBy():
            filled = {"of": filled["who"]}  # a predicate has another `who`
        case Tagged():
            tags = tuple(Noun(f"tag {tag}") for tag in keyword.tags)
            filled = {"tags": tags[0] if len(tags) == 1 else Noun(either=tags)}
    return Phrase(family, keyword.key, filled, int(negative))


def multiple(amount: Number) -> tuple[int, Noun | Phrase | None]:
    """A count of things, or a written multiple of one, as "2 for each of them"; no noun if it is anything else."""
    match amount.measure:
        case Phrase(key="count", slots={"of": Noun() as things}):
            return 1, things
        case Phrase(key="value_pairs" | "different_values" as key):
            return 1, replace(amount.measure, closer=f"{key} each")
        case Phrase(key="times", slots={"of": (Number(literal=int(factor)), Number() as inner)}):
            return factor * multiple(inner)[0], multiple(inner)[1]
    return 0, None


def single(verb: Phrase) -> tuple[Phrase, Noun | Phrase | None]:
    """A verb with as much as it does for one of the things that its amount counts, and these things."""
    for name, amount in verb.slots.items():
        factor, things = multiple(amount) if isinstance(amount, Number) else (0, None)
        if things is not None:
            return replace(verb, slots={**verb.slots, name: Number(factor)}), things
    return verb, None


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
            return noun(cast("Selector", value))
        case ConditionGrammar():
            return condition(cast("Condition", value))
        case GroupGrammar():
            return group(cast("Group", value))
        case AmountGrammar():
            return number(cast("Amount", value))
        case Event():
            return event(value, HAPPENED)
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
            name = argument.partition(" ")[2]
            return Phrase("arguments", f"{name} {value}", closer=f"{argument} {value}")


def event(given: Event, form: int = WHENEVER) -> Phrase:
    """Something that happens, as it is spoken of."""
    filled: dict[str, Part] = {}
    if given.by is not None:
        filled["by"] = group(given.by)
    if given.of is not None:
        filled["of"] = group(given.of)
    if given.who is not None:
        filled["who"] = Player(given.who)
    if filled.get("of") == Noun("your_cards") or getattr(filled.get("of"), "head", "") == "your_cards":
        filled.setdefault("who", Player("you"))
    return Phrase("events", given.event, filled, FIRST if given.first is not None and form == WHENEVER else form)


def noun(selector: Selector) -> Noun:
    """The things a selector selects."""
    if selector.word is not None:
        return Noun(selector.word)
    if selector.union is not None:
        kinds = tuple(noun(item) for item in selector.union)
        return kinds[0] if len(kinds) == 1 else Noun(either=kinds)
    return demanding(noun(selector.root), selector.quantifier, selector.count, selector.filters)


def group(things: Group | Condition) -> Noun:
    """The things of a set: those of its root that pass its filters."""
    return demanding(noun(things.root), "", 1, things.filters)


def demanding(root: Noun, quantifier: str, count: int, filters: Iterable[Filter]) -> Noun:
    """So many of the root's things as demanded; a fighter that is demanded by its id is the root itself."""
    root = among(root) or root
    demands = []
    for demand in filters:
        said = phrase(demand)
        of = among(said.slots.get("of"))
        if demand.key == "named" and root == Noun(root.head) and root.head in WITH_YOURS and is_by_id(of):
            root = of
        elif demand.key == "other_than":
            demands.append(left_out(root, of))
        else:
            demands.append(said if of is None else replace(said, slots={**said.slots, "of": of}))
    if root.head and not root.quantifier:
        return replace(root, quantifier=quantifier, count=count, demands=(*root.demands, *demands))
    if not quantifier and not demands:
        return root
    return Noun("", quantifier, count, of=root, demands=tuple(demands))


def among(things: Part | None) -> Noun | None:
    """What a filter compares with: it is enough to fit one of several, however they were written."""
    if not isinstance(things, Noun) or things.quantifier != "each":
        return things if isinstance(things, Noun) else None
    if things.of is not None and not things.demands:
        return among(things.of)
    return replace(things, quantifier="")


def is_by_id(things: Noun | None) -> TypeGuard[Noun]:
    """Whether fighters are named by their ids alone."""
    if things is None or things.quantifier or things.demands:
        return False
    return (
        all(map(is_by_id, things.either))
        if things.either
        else bool(things.head) and things.head not in unmatched.DIALECT.words
    )


def left_out(root: Noun, things: Noun | None) -> Phrase:
    """The demand to be none of these; of things that only their place tells from the root's, not to be in that place.

    Spaces other than those in a zone are the spaces that are not in the zone.
    """
    assert things is not None
    if not things.quantifier and things.head in (root.head, "fighters") and len(things.demands) == 1:
        (demand,) = things.demands
        if demand.key in ("adjacent_to", "in_zone_of") and demand.form == 0:
            return replace(demand, form=1)
    return Phrase("filters", "other_than", {"of": things})


def number(amount: Amount) -> Number:
    """How much."""
    if amount.measure is not None:
        return Number(measure=counted_together(phrase(amount.measure)))
    return Number(amount.number, amount.word or "")


def counted_together(measure: Phrase) -> Phrase:
    """A sum of counts, where nothing is demanded of what is counted, as the count of all of it."""
    parts = measure.slots.get("of")
    if measure.key != "plus" or not isinstance(parts, tuple):
        return measure
    counted = [multiple(part)[1] for part in parts if isinstance(part, Number) and part.measure is not None]
    nouns = tuple(noun for noun in counted if isinstance(noun, Noun) and noun == Noun(noun.head))
    return Phrase("measures", "count", {"of": Noun(either=nouns)}) if len(nouns) == len(parts) else measure


def condition(given: Condition, *, negative: bool = False, is_inside: bool = False) -> Phrase:
    """What must hold, or must not; `is_inside` if it stands beside others, so that "and" and "or" must not mix."""
    if given.word is not None:
        return Phrase("conditions", given.word, form=int(negative))
    if given.all_of is not None:
        if len(given.all_of) == 1:
            return condition(given.all_of[0], negative=negative, is_inside=is_inside)
        parts = tuple(condition(part, is_inside=True) for part in given.all_of)
        key = "both" if is_inside and len(parts) == 2 else "all_of"
        return Phrase("joints", key, {"conditions": parts}, int(negative))
    if isinstance(given.test, Not):
        return condition(given.test.condition, negative=not negative, is_inside=is_inside)
    if isinstance(given.test, AnyOf):
        parts = tuple(condition(part, is_inside=True) for part in given.test.conditions)
        return any_of(parts, negative=negative, is_inside=is_inside)
    if given.test is not None:
        return phrase(given.test, negative=negative)
    if given.comparison is not None:
        return comparison(given, negative=negative, is_inside=is_inside)
    return existence(given, negative=negative, is_inside=is_inside)


def any_of(parts: tuple[Phrase, ...], *, negative: bool, is_inside: bool) -> Phrase:
    """That one of several conditions holds, or none."""
    closer = "any_of inside" if is_inside else ""
    return Phrase("tests", "any_of", {"conditions": parts}, int(negative), closer)


def existence(things: Group | Condition, *, negative: bool, is_inside: bool) -> Phrase:
    """That there is something of a kind, or of one of several kinds."""
    root = noun(things.root)
    kinds = (among(root) or root).either
    if not kinds:
        closer = "inside" if is_inside else ""
        return Phrase("groups", "fits", {"what": group(things)}, int(negative), closer)
    each = [Phrase("groups", "fits", {"what": demanding(kind, "", 1, things.filters)}) for kind in kinds]
    return any_of(tuple(each), negative=negative, is_inside=is_inside)


COMPARED = {"hand_size": "who", "street_cred": "who", "count": "of"}
"""Amounts that are compared with another of their kind, and what makes the difference."""
COUNTED = ("hand_size", "value_pairs")
"""Amounts of which there is at least one, or none."""
SOME = (("at_least", 1), ("more_than", 0))
NONE = (("less_than", 1), ("at_most", 0), ("equal_to", 0))
"""Comparisons of a count that say no more than that there is something, or nothing."""


def comparison(given: Condition, *, negative: bool, is_inside: bool) -> Phrase:
    """An amount held against another."""
    assert given.comparison is not None
    relation, other = given.comparison
    than = number(other)
    if given.measure is None:
        assert given.amount is not None
        return Phrase("comparisons", relation, {"amount": number(given.amount), "than": than}, int(negative))
    if isinstance(given.measure, Count) and (relation, than.literal) in SOME + NONE:
        is_none = (relation, than.literal) in NONE
        return existence(given.measure.of, negative=negative is not is_none, is_inside=is_inside)
    measure = phrase(given.measure)
    filled: dict[str, Part] = {**measure.slots, "amount": Number(measure=measure), "than": than}
    closer = ""
    if (relation, than.literal) in SOME + NONE and measure.key in COUNTED:
        is_none = (relation, than.literal) in NONE
        return Phrase("comparisons", relation, filled, int(negative is not is_none), closer=f"{measure.key} some")
    if than.literal is not None:
        closer = f"{measure.key} {relation}"
        things = filled.get("of")
        if isinstance(things, Noun):
            filled["of"] = replace(things, count=than.literal)
    elif than.measure is not None and measure.key == than.measure.key in COMPARED:
        filled["other"] = than.measure.slots[COMPARED[measure.key]]
        closer = f"{measure.key} {relation} {measure.key}"
    else:
        match than.measure:
            case Phrase(key="plus", slots={"of": (Number(measure=Phrase() as held), Number(literal=int()) as by)}):
                if held.key == measure.key in COMPARED and relation == "at_least":
                    filled |= {"other": held.slots[COMPARED[held.key]], "by": by}
                    closer = f"{measure.key} ahead"
    return Phrase("comparisons", relation, filled, int(negative), closer=closer)
