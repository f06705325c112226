"""What a noun stands for, whatever the language: one thing or several, what is said of it, what was said before."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from effects.syntax.words import Kind
from effects.wording.parts import Called, Noun, Phrase, Player, Qualities

if TYPE_CHECKING:
    from effects.wording.telling import Telling

THINGS = {Kind.FIGHTERS: "fighter", Kind.CARDS: "card", Kind.SPACES: "space", Kind.GIGS: "gig"}
"""By kind: the entry among the things that are counted."""
THING = re.compile(r"\{(?!at\}|theirs?\})([a-z]+?)(s?)\}")
"""In a word for things: what they are counted as, with an s where there can be several."""
TELLS_PLACE = frozenset({"face_down"})
"""Qualities that leave no doubt of where the thing is."""
THE_ONE = {
    "your_fighters": Noun("your_fighter"),
    "friendly_fighters": Noun("your_fighter"),
    "opposing_fighters": Noun("opposing_fighter"),
}
"""Words that take in a fighter everybody has in mind: all but him are the others."""


def titles(noun: Noun, telling: Telling) -> list[Called]:
    """The names of the cards that it is to be one of; none if it may be any card, or is no card.

    Where there are no fighters, names are those of characters, which say no more of a card than its colour does.
    """
    if (
        telling.dialect.own_fighters is None
        or not any(demand.key == "named" for demand in noun.demands)
        or kind(noun, telling) is not Kind.CARDS
    ):
        return []
    named = [demand.slots["of"] for demand in noun.demands if demand.key == "named"]
    ids = [head for of in named if isinstance(of, Noun) for head in of.heads]
    return [telling.names.get(f"card {id_}", Called(id_)) for id_ in ids]


def is_the_only_one(noun: Noun, telling: Telling) -> bool:
    """Whether it is a card by its name, of which the deck has no second."""
    said = titles(noun, telling)
    return len(said) == 1 and not said[0].several


def is_rest(noun: Noun, telling: Telling) -> bool:
    """Whether it is all of the cards an earlier step dealt with, but those that another took."""
    is_left = noun.head in telling.named and noun.quantifier == "each" and kind(noun, telling) is Kind.CARDS
    return is_left and sorts(noun, telling) == ["other"] and not tails(noun, telling)


def is_several(noun: Noun, telling: Telling) -> bool:
    """Whether what a selector selects can be more than one thing."""
    if is_the_only_one(noun, telling):
        return False
    match noun.quantifier:
        case "":
            return bool(noun.either or noun.of) or _can_be_several(noun.head, telling)
        case "each" | "any_number":
            return noun.of is not None or is_several(replace(noun, quantifier=""), telling)
        case _:
            return noun.count > 1 and is_several(replace(noun, quantifier=""), telling)


def _can_be_several(head: str, telling: Telling) -> bool:
    if head in telling.named:
        return is_several(telling.named[head].what, telling)
    word, called = telling.dialect.words.get(head), telling.names.get(head)
    return word.several if word is not None else (called is not None and called.several)


def kind(noun: Noun, telling: Telling) -> Kind:
    """What kind of thing it is; what no word names is a fighter by its id, where there are any, else a card."""
    head = noun.heads[0]
    if head in telling.named:
        return kind(telling.named[head].what, telling)
    if head in telling.dialect.words:
        return telling.dialect.words[head].kind
    return Kind.CARDS if telling.dialect.own_fighters is None else Kind.FIGHTERS


def thing(noun: Noun, telling: Telling) -> str:
    """What its things are counted as: the entry among the things, such as `unit` or `card`."""
    head = noun.heads[0]
    if head in telling.named:
        return thing(telling.named[head].what, telling)
    written = THING.search(telling.word(head)) if head in telling.catalogue.words else None
    return written[1] if written is not None else THINGS[kind(noun, telling)]


def hand_owner(noun: Noun, telling: Telling) -> Player:
    """The player whose hand it is: he picks from it himself unless told otherwise; nobody, if it is no hand."""
    word = telling.dialect.words.get(noun.head)
    return Player(word.owner if word is not None else "")


def sorts(noun: Noun, telling: Telling) -> list[str]:
    """The demands that say what sort of thing it is: qualities, and `other` if it is clear than what."""
    said: list[str] = []
    for demand in noun.demands:
        match demand.slots:
            case {"words": Qualities(words)}:
                said += words
            case {"of": Noun() as left_out} if demand.key == "other_than" and is_in_mind(left_out, noun, telling):
                said.append("other")
    return said


def tails(noun: Noun, telling: Telling) -> list[Phrase]:
    """The demands that need a phrase of their own."""
    alone = [replace(noun, demands=(demand,)) for demand in noun.demands]
    return [one.demands[0] for one in alone if not (sorts(one, telling) or titles(one, telling))]


def is_in_mind(left_out: Noun, noun: Noun, telling: Telling) -> bool:
    """Whether all but this one are simply the others: there is only one of them to think of, or it is what earlier
    steps have left.
    """
    if left_out in (THE_ONE.get(noun.head), Noun("this"), Noun("host")):
        return True
    if left_out == Noun("your_hand"):
        return noun.head in telling.named
    is_named = left_out == Noun(left_out.head) and left_out.head in telling.named
    return is_named and telling.named[left_out.head].what.heads == noun.heads


def is_clear(noun: Noun, telling: Telling, thing: str = "") -> bool:
    """Whether a pronoun cannot be taken for anything else; never for a name.

    What belongs to it may have been spoken of too, if again something is said to belong to it: `thing`.
    """
    if noun.head in telling.names or noun.head == "your_card":
        return False
    if is_the_only_one(noun, telling):
        noun = replace(noun, quantifier="")
    mentioned = [other for other in telling.mentioned if not (thing and other == Noun(other.head, of=noun))]
    meant = telling.happened.get(noun.head)
    same = [noun is other or meant is other or (noun == other and not noun.quantifier) for other in mentioned]
    left = telling.named.get(noun.head) if telling.recent == noun.head and not noun.quantifier else None
    is_right_after = left is not None and left.is_alone and not tails(left.what, telling)
    return all(same) if same else is_right_after


def is_mere_name(noun: Noun) -> bool:
    """Whether it names tags or what else is no thing by itself, which no pronoun stands for."""
    return any(" " in head for head in noun.heads)


def results_of(noun: Noun, telling: Telling) -> str:
    """The verb whose results it is, if it is all that the steps with this verb dealt with; else empty."""
    plain = [each.head for each in noun.either if each == Noun(each.head) and each.head in telling.named]
    verbs = {telling.named[head].verb for head in plain}
    alike = [head for head, known in telling.named.items() if known.verb in verbs]
    return verbs.pop() if len(verbs) == 1 and len(noun.either) == len(plain) and set(plain) == set(alike) else ""


def rank(name: str, telling: Telling) -> tuple[int, int]:
    """Which result of its verb a name is, from 0, and of how many that were named so far."""
    alike = [other for other, known in telling.named.items() if known.verb == telling.named[name].verb]
    return alike.index(name), len(alike)
