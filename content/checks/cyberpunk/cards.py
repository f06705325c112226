"""Whether the parts of a card fit together: its type, its numbers, its keywords and its windows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

from content.checks.finding import Finding
from content.saying import listed
from content.schema.cyberpunk.card import CardList, CardType, Keyword
from effects.cyberpunk.words import OWN_TAG
from effects.problem import Problem, Severity
from effects.spelling import did_you_mean

TYPES_WITH: dict[Keyword, tuple[CardType, ...]] = {
    Keyword.QUICK: (CardType.PROGRAM,),
    Keyword.BLOCKER: (CardType.UNIT, CardType.LEGEND, CardType.GEAR),
    Keyword.ADRENALINE: (CardType.UNIT, CardType.GEAR),
    Keyword.GO_SOLO: (CardType.LEGEND,),
}
"""By keyword: the types of the cards that it means something on."""

TYPES_WITH_WINDOW: dict[str, tuple[CardType, ...]] = {
    "play": tuple(CardType),
    "call": (CardType.LEGEND,),
    "attack": (CardType.UNIT, CardType.LEGEND, CardType.GEAR),
    "defeated": (CardType.UNIT, CardType.LEGEND, CardType.GEAR),
}
"""By window: the types of the cards that can come into it."""


def check_cards(cards: CardList, tags: Collection[str], data: Any = None) -> list[Problem]:
    """Every problem of the cards of a file, each at its place in `data`; `tags` are those that cards may bear."""
    findings = [finding for check in CHECKS for finding in check(cards)]
    findings += tags_are_known(cards, tags)
    return sorted((finding.placed(data) for finding in findings), key=lambda problem: problem.place)


def ids_are_unique(cards: CardList) -> Iterator[Finding]:
    """Every card has an id of its own."""
    for index, card in enumerate(cards.cards):
        if any(card.id == other.id for other in cards.cards[:index]):
            message = f"There are two cards with the id {card.id}."
            yield Finding("duplicate-card", ("cards", index, "id"), message, "Give one of them another id.")


def titles_are_unique(cards: CardList) -> Iterator[Finding]:
    """Cards of one name and subtitle would count as copies of one card (rule 3.2)."""
    for index, card in enumerate(cards.cards):
        other = next((other for other in cards.cards[:index] if card.is_same_as(other)), None)
        if other is not None and other.id != card.id:
            message = f"{card.id} has the same name and subtitle as {other.id}: {card.title()}."
            hint = "Give one of them another name or subtitle."
            yield Finding("duplicate-card-name", ("cards", index, "name"), message, hint, Severity.WARNING)


def numbers_fit_types(cards: CardList) -> Iterator[Finding]:
    """Every card that decks have copies of has cost and RAM; units and gear have power, programs have none."""
    for index, card in enumerate(cards.cards):
        if card.type is CardType.LEGEND:
            continue
        needed = ("cost", "ram") if card.type is CardType.PROGRAM else ("cost", "power", "ram")
        for number in needed:
            if getattr(card, number) is None:
                message = f"{card.title()} has no {number}: expected one, because its type is {card.type.value}."
                yield Finding(f"missing-{number}", ("cards", index), message, f"Write {number} and a number.")
        if card.type is CardType.PROGRAM and card.power is not None:
            message = f"{card.title()} is a program and has power, which would never count."
            hint = "Take the power out, or make it a unit or gear."
            yield Finding("power-of-program", ("cards", index, "power"), message, hint)


def legends_are_whole(cards: CardList) -> Iterator[Finding]:
    """A legend that can be played has cost and power; one that cannot never comes to the field (rules 6.6, 6.7)."""
    for index, card in enumerate(cards.cards):
        if card.type is not CardType.LEGEND:
            continue
        way = ("cards", index)
        if (card.cost is None) != (card.power is None):
            has, lacks = ("power", "cost") if card.cost is None else ("cost", "power")
            message = f"{card.title()} has {has} but no {lacks}: expected both, or neither."
            yield Finding(f"missing-{lacks}", way, message, f"Write {lacks}, or take {has} out.")
        elif card.cost is None:
            for position, keyword in enumerate(card.keywords):
                if keyword in (Keyword.GO_SOLO, Keyword.BLOCKER):
                    message = f"{card.title()} has the keyword {keyword.value}, but no cost and power to play it."
                    hint = "Write cost and power, or take the keyword out."
                    yield Finding("legend-never-played", (*way, "keywords", position), message, hint)
            for window in ("play", "attack", "defeated"):
                if card.steps(window):
                    message = f"{card.title()} has no cost and power, so it is never played: {window} would not happen."
                    hint = "Write cost and power, or put the steps elsewhere."
                    yield Finding("legend-never-played", (*way, window), message, hint, of_key=True)


def keywords_fit_types(cards: CardList) -> Iterator[Finding]:
    """A keyword stands on a card of a type that it means something for, and once."""
    for index, card in enumerate(cards.cards):
        for position, keyword in enumerate(card.keywords):
            way = ("cards", index, "keywords", position)
            types = TYPES_WITH[keyword]
            if keyword in card.keywords[:position]:
                message = f"{card.title()} has the keyword {keyword.value} twice."
                yield Finding("repeated-keyword", way, message, "Take one out.", Severity.WARNING)
            elif card.type not in types:
                message = (
                    f"{card.title()} is of the type {card.type.value}, and {keyword.value} is a keyword of "
                    f"{listed([one.value for one in types])}."
                )
                hint = "Take it out, or change the type."
                if keyword is Keyword.QUICK:
                    hint = "For an ability that may be used as a reaction, write quick: true in the ability."
                yield Finding("keyword-of-other-type", way, message, hint)


def windows_fit_types(cards: CardList) -> Iterator[Finding]:
    """A window with steps is one that a card of its type comes into."""
    for index, card in enumerate(cards.cards):
        for window in card.windows:
            steps = getattr(card, window)
            way = ("cards", index, window)
            if steps is None:
                continue
            if not steps:
                message = f"{window} of {card.title()} has no steps."
                yield Finding("empty-window", way, message, "Add one, or take it out.", Severity.WARNING, of_key=True)
            elif card.type not in TYPES_WITH_WINDOW[window]:
                message = f"{card.title()} is of the type {card.type.value}, so its {window} would never happen."
                fitting = [one for one, types in TYPES_WITH_WINDOW.items() if card.type in types]
                hint = f"Write the steps under {listed(fitting)}, or change the type."
                yield Finding("window-of-other-type", way, message, hint, of_key=True)


def programs_do_something(cards: CardList) -> Iterator[Finding]:
    """A program has an effect: there is nothing else to it (rule 6.3)."""
    for index, card in enumerate(cards.cards):
        if card.type is CardType.PROGRAM and not any(map(card.steps, card.windows)):
            message = f"{card.title()} does nothing when it is played."
            hint = "Write what it does under play."
            yield Finding("program-without-effect", ("cards", index), message, hint, Severity.WARNING)


def abilities_can_be_used(cards: CardList) -> Iterator[Finding]:
    """A program is never in play: of its abilities, what holds all the time about its cost is all that counts (rules
    6.3, 7.4).
    """
    for index, card in enumerate(cards.cards):
        for position, ability in enumerate(card.abilities if card.type is CardType.PROGRAM else ()):
            is_about_its_cost = ability.while_ is not None and getattr(ability.verb, "stat", None) == "cost"
            if not is_about_its_cost:
                message = f"{card.title()} is a program and never in play, so this ability would never count."
                hint = "Write the steps under play; only `while` with its own cost counts, as long as it is in hand."
                yield Finding("ability-of-program", ("cards", index, "abilities", position), message, hint)


def abilities_have_a_price(cards: CardList) -> Iterator[Finding]:
    """An ability that costs nothing could be used without end (rule 10.5)."""
    for index, card in enumerate(cards.cards):
        for position, ability in enumerate(card.abilities):
            price = ability.activate
            if price is not None and price.spend is None and (price.pay is None or price.pay.number == 0):
                message = f"{card.title()} has an ability that costs nothing, so it could be used without end."
                wanted = "host" if card.type is CardType.GEAR else "this"
                hint = f"Write what is paid, such as `activate: {{spend: {wanted}}}` or `activate: {{pay: 1}}`."
                way = ("cards", index, "abilities", position, "activate")
                yield Finding("ability-without-price", way, message, hint, of_key=True)


def tags_are_known(cards: CardList, tags: Collection[str]) -> Iterator[Finding]:
    """A tag is one that the game or a set knows, and stands on a card once."""
    for index, card in enumerate(cards.cards):
        for position, tag in enumerate(card.tags):
            way = ("cards", index, "tags", position)
            if tag in card.tags[:position]:
                message = f"{card.title()} has the tag {tag} twice."
                yield Finding("repeated-tag", way, message, "Take one out.", Severity.WARNING)
            elif tag not in tags:
                hint = f"{did_you_mean(tag, tags)} {OWN_TAG}".lstrip()
                yield Finding("unknown-tag", way, f"There is no tag {tag}.", hint)


Check = Callable[[CardList], Iterator[Finding]]

CHECKS: tuple[Check, ...] = (
    ids_are_unique,
    titles_are_unique,
    numbers_fit_types,
    legends_are_whole,
    keywords_fit_types,
    windows_fit_types,
    programs_do_something,
    abilities_can_be_used,
    abilities_have_a_price,
)
"""What holds for the cards of a file, whatever tags there are."""
