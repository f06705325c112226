"""Whether a deck can be played: its size, who plays its cards, and what the cards can do."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from content.checks.finding import Finding
from content.saying import counted, listed
from content.schema.short import NONE
from content.schema.unmatched.card import ANY, Card, CardType
from content.schema.unmatched.hero import Hero
from effects.problem import Severity
from effects.spelling import did_you_mean
from effects.unmatched.source import CardEffects

PRINTED_DECK = 30
"""How many cards a deck has unless the character card says otherwise (rule 1)."""


def deck_has_its_size(hero_id: str, hero: Hero) -> Iterator[Finding]:
    """A deck has 30 cards, or as many as the character card says (rule 1)."""
    found, expected = sum(card.copies for card in hero.cards), hero.deck_size
    if found == expected:
        return
    less = found < expected
    mend = f"{'Add' if less else 'Take out'} {counted(abs(expected - found), 'card')}: look at the copies of each card"
    otherwise = f", or write deck_size: {found} if the character card says so"
    hint = f"{mend}{otherwise if expected == PRINTED_DECK and 1 <= found <= 100 else ''}."
    yield Finding("deck-size", ("cards",), f"The deck has {counted(found, 'card')}: expected {expected}.", hint)


def card_ids_are_no_words(hero_id: str, hero: Hero) -> Iterator[Finding]:
    """No card is called what scenarios and answers call no card."""
    for index, card in enumerate(hero.cards):
        if card.id == NONE:
            message = f"{NONE} cannot be the id of a card: it is a word for something else already: no card."
            yield Finding("reserved-id", ("cards", index, "id"), message, "Give the card another id.")


def users_exist(hero_id: str, hero: Hero) -> Iterator[Finding]:
    """Who may play a card is the hero, a sidekick of the hero, or any of them (rule 20)."""
    kinds = (hero_id, *(sidekick.id for sidekick in hero.sidekicks))
    numbered = {one: sidekick.id for sidekick in hero.sidekicks for one in sidekick.fighters if one != sidekick.id}
    names = {str(name).lower(): kind for kind, name in hero.names(hero_id).items()} | {"hero": hero_id}
    for index, card in enumerate(hero.cards):
        for position, user in enumerate(card.user):
            if user == ANY or user in kinds:
                continue
            meant = numbered.get(user) or names.get(user) or names.get(user.replace("-", " "))
            hint = f"Did you mean {meant}?" if meant else did_you_mean(user, (ANY, *kinds))
            known = f"It can be {', '.join((ANY, *kinds))}."
            message = f"{hero.name} has no fighter {user}, who could play {card.name}."
            if len(card.user) == 1:
                message = f"Nobody can play {card.name}: {hero.name} has no fighter {user}."
            yield Finding("unknown-user", ("cards", index, "user", position), message, f"{hint} {known}".strip())


def somebody_plays_each_card(hero_id: str, hero: Hero) -> Iterator[Finding]:
    """Every card has a user."""
    for index, card in enumerate(hero.cards):
        if not card.user:
            message = f"Nobody can play {card.name}: its list of users is empty."
            hint = f"Write user: {ANY}, or name a fighter."
            yield Finding("card-without-user", ("cards", index, "user"), message, hint)


def users_are_named_once(hero_id: str, hero: Hero) -> Iterator[Finding]:
    """A user is named once, and nobody beside `any`."""
    for index, card in enumerate(hero.cards):
        for position, user in enumerate(card.user):
            way = ("cards", index, "user", position)
            if user in card.user[:position]:
                yield _warning("repeated-user", way, f"{card.name} names {user} twice as its user.", "Take one out.")
            elif user != ANY and ANY in card.user:
                hint = f"Take out {ANY}, or the others."
                yield _warning("repeated-user", way, f"{card.name} is for {ANY} fighter, so also for {user}.", hint)


def values_fit_types(hero_id: str, hero: Hero) -> Iterator[Finding]:
    """A card that is played in combat has a value; a scheme has none."""
    for index, card in enumerate(hero.cards):
        is_scheme = card.type is CardType.SCHEME
        if card.value is None and not is_scheme:
            message = f"{card.name} has no value: expected one, because its type is {card.type.value}."
            hint = "Write value and a number; 0 if it is printed so."
            yield Finding("missing-value", ("cards", index), message, hint)
        elif card.value is not None and is_scheme:
            message = f"{card.name} is a scheme and has a value, which would never count."
            hint = "Take the value out, or make it an attack, defense or versatile card."
            yield Finding("value-of-scheme", ("cards", index, "value"), message, hint)


def windows_fit_types(hero_id: str, hero: Hero) -> Iterator[Finding]:
    """A scheme does what its `scheme` says; every other card has the windows of a combat (rules 32, 44)."""
    combat = tuple(window for window in CardEffects.windows if window != "scheme")
    for index, card in enumerate(hero.cards):
        is_scheme = card.type is CardType.SCHEME
        for window in CardEffects.windows:
            steps = getattr(card, window)
            if steps is None:
                continue
            way = ("cards", index, window)
            if not steps:
                message = f"{window} of {card.name} has no steps."
                yield _warning("empty-window", way, message, "Add one, or take it out.")
            elif is_scheme != (window == "scheme"):
                message = f"{card.name} is of the type {card.type.value}, so its {window} would never happen."
                hint = f"Write the steps under {'scheme' if is_scheme else listed(combat)}, or change the type."
                yield Finding("window-of-other-type", way, message, hint)


def schemes_do_something(hero_id: str, hero: Hero) -> Iterator[Finding]:
    """A scheme has an effect: there is nothing else to it."""
    for index, card in enumerate(hero.cards):
        if card.type is CardType.SCHEME and not any(getattr(card, window) for window in CardEffects.windows):
            message = f"{card.name} does nothing when it is played."
            yield _warning("scheme-without-effect", ("cards", index), message, "Write what it does under scheme.")


def names_are_unique(hero_id: str, hero: Hero) -> Iterator[Finding]:
    """Two different cards have different names."""
    for index, card in enumerate(hero.cards):
        other = next((other for other in hero.cards[:index] if str(other.name) == str(card.name)), None)
        if other is not None and other.id != card.id:
            message = f"{card.id} has the same name as {other.id}: {card.name}."
            yield _warning("duplicate-card-name", ("cards", index, "name"), message, "Give one of them another name.")


def every_fighter_has_cards(hero_id: str, hero: Hero) -> Iterator[Finding]:
    """The hero has cards to attack with, and every sidekick has cards to play."""
    if not any(_attacks(card) and card.is_for(hero_id) for card in hero.cards):
        message = f"{hero.name} can never attack: no attack or versatile card is for {hero_id} or for {ANY}."
        yield _warning("hero-without-attack", ("cards",), message, f"Add such a card, or write {hero_id} as its user.")
    for index, sidekick in enumerate(hero.sidekicks):
        if not any(card.is_for(sidekick.id) for card in hero.cards):
            message = f"{sidekick.name} can play no card: none is for {sidekick.id} or for {ANY}."
            hint = f"Write {sidekick.id} as the user of a card."
            yield _warning("fighter-without-cards", ("sidekicks", index, "id"), message, hint)


def _attacks(card: Card) -> bool:
    return card.type in (CardType.ATTACK, CardType.VERSATILE)


def _warning(code: str, way: tuple[str | int, ...], message: str, hint: str) -> Finding:
    return Finding(code, way, message, hint, Severity.WARNING)


Check = Callable[[str, Hero], Iterator[Finding]]

EACH_CARD: tuple[Check, ...] = (
    card_ids_are_no_words,
    users_exist,
    somebody_plays_each_card,
    users_are_named_once,
    values_fit_types,
    windows_fit_types,
    schemes_do_something,
    names_are_unique,
)
"""What holds for each card, whatever else is in the deck."""

WHOLE_DECK: tuple[Check, ...] = (deck_has_its_size, every_fighter_has_cards)
"""What holds for the deck as a whole."""
