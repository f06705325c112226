"""Whether the parts of a hero fit together: ids, fighters, and through `deck` the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from content.checks.finding import Finding
from content.checks.unmatched import deck
from content.schema import short
from content.schema.name import Spoken
from content.schema.unmatched import ids
from content.schema.unmatched.card import ANY
from content.schema.unmatched.hero import Hero
from effects.problem import Problem, Severity
from effects.unmatched.words import DIALECT

MOST_FIGHTERS = 20
"""How many fighters of one player the engine is made for."""

RESERVED = {
    ANY: "in a card's user, every fighter of the hero",
    short.NONE: "no card, no choice, no winner",
    ids.DEFEATED: "the place of a fighter that is not on the board",
    "done": "the answer of a player who chooses nothing more",
}
"""The words beside those of the language that no fighter bears, and what they mean."""


def check_hero(hero_id: str, hero: Hero, data: Any = None, *, whole: bool = True) -> list[Problem]:
    """Every problem of a hero, each at its place in `data`, what was read from the hero's file.

    `hero_id` is the hero's own, the name of the file. Without `whole` some cards could not be read, and nothing is said
    about the deck as a whole.
    """
    checks = (
        *IDENTITY,
        fighters_are_few_enough,
        fighter_names_are_unique,
        *deck.EACH_CARD,
        *(deck.WHOLE_DECK if whole else ()),
    )
    findings = (finding for check in checks for finding in check(hero_id, hero))
    return sorted((finding.placed(data) for finding in findings), key=lambda problem: problem.place)


def has_clear_ids(hero_id: str, hero: Hero) -> bool:
    """Whether every id of the hero means one thing, so that effects can be checked."""
    return not any(finding for check in IDENTITY for finding in check(hero_id, hero))


def fighter_ids_are_unique(hero_id: str, hero: Hero) -> Iterator[Finding]:
    """Every fighter of a hero, each of several numbered sidekicks too, has an id of its own."""
    taken = {hero_id: "the hero"}
    for index, sidekick in enumerate(hero.sidekicks):
        way = ("sidekicks", index, "id")
        ids = dict.fromkeys((sidekick.id, *sidekick.fighters))
        clash = next((one for one in ids if one in taken), None)
        if clash is not None:
            message = f"{clash} is the id of {taken[clash]} already."
            hint = f"The {sidekick.count} of a kind are numbered {clash.rpartition('-')[0]}-1 and so on. " * (
                clash != sidekick.id
            )
            yield Finding("duplicate-fighter", way, message, f"{hint}Give this sidekick another id.")
        taken |= {one: f"the sidekick {sidekick.name}" for one in ids if one not in taken}


def fighter_names_are_unique(hero_id: str, hero: Hero) -> Iterator[Finding]:
    """Cards and the log call each kind of fighter by a name of its own, in every language."""
    taken = {(language, hero.name.spoken(language)): hero_id for language in Spoken.model_fields}
    for index, sidekick in enumerate(hero.sidekicks):
        names = [(language, sidekick.name.spoken(language)) for language in Spoken.model_fields]
        clash = next((name for name in names if name in taken), None)
        if clash is not None:
            message = f"{sidekick.id} has the same name as {taken[clash]}: {clash[1]}."
            hint = "Give one of them another name, so that cards and the log tell them apart."
            yield Finding("duplicate-fighter-name", ("sidekicks", index, "name"), message, hint, Severity.WARNING)
        taken |= {name: sidekick.id for name in names if name not in taken}


def fighter_ids_are_no_words(hero_id: str, hero: Hero) -> Iterator[Finding]:
    """No fighter has for its id a word that means something else in a card, a scenario or an answer."""
    named: list[tuple[str, tuple[str | int, ...], str]] = [(hero_id, (), "Give the file another name.")]
    named += [
        (sidekick.id, ("sidekicks", index, "id"), "Give the sidekick another id.")
        for index, sidekick in enumerate(hero.sidekicks)
    ]
    for fighter, way, hint in named:
        meaning = RESERVED.get(fighter) or DIALECT.meaning(fighter)
        if meaning:
            message = f"{fighter} cannot be the id of a fighter: it is a word for something else already: {meaning}."
            yield Finding("reserved-id", way, message, hint)


def card_ids_are_unique(hero_id: str, hero: Hero) -> Iterator[Finding]:
    """Every card of a deck has an id of its own; more of the same are its copies."""
    for index, card in enumerate(hero.cards):
        if any(card.id == other.id for other in hero.cards[:index]):
            hint = "Give one of them another id; if they are the same card, write it once and raise copies."
            yield Finding("duplicate-card", ("cards", index, "id"), f"There are two cards with the id {card.id}.", hint)


def fighters_are_few_enough(hero_id: str, hero: Hero) -> Iterator[Finding]:
    """A hero and the sidekicks are at most 20 fighters."""
    fighters = 1
    for index, sidekick in enumerate(hero.sidekicks):
        fighters += sidekick.count
        if fighters > MOST_FIGHTERS:
            total = 1 + sum(other.count for other in hero.sidekicks)
            message = f"{hero.name} has {total} fighters: expected at most {MOST_FIGHTERS}."
            yield Finding("too-many-fighters", ("sidekicks", index), message, "Take some sidekicks out.")
            return


Check = Callable[[str, Hero], Iterator[Finding]]

IDENTITY: tuple[Check, ...] = (fighter_ids_are_unique, fighter_ids_are_no_words, card_ids_are_unique)
"""What must hold before the cards can speak of fighters."""
