"""Every card, ability and character card is held by the scenarios of its set: they notice what changes in it.

A card is changed in one place at a time: a number is one more or one less, another fighter may play it, it is an attack
instead of a versatile card, a part of its effect is gone. Each time a scenario that names the card has to fail. The
scenarios of abilities and the character card stand in the file that is named after the hero.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from content.library import Library, load
from content.library.hero_file import HeroFile
from content.reading import Document, read
from content.scenarios.collecting import scenario_files
from content.scenarios.files import Written, read_scenarios
from content.schema.unmatched.card import ANY, CardType
from content.schema.unmatched.hero import Hero
from content.shaping import shape
from tests.content.changes import Change, changed_at, changes_of_steps, unnoticed, written_as

WINDOWS = ("immediately", "during_combat", "after_combat", "scheme")
NUMBERS = ("value", "boost")
TYPES = [kind.value for kind in CardType if kind is not CardType.SCHEME]
SAID_FOR_THE_READER = ("return.who.is: defeated", "choose.0.switch.to: big")
"""Parts that change nothing when they are left out: only defeated fighters return anyway, and Alice, who begins as
small, is big next."""

BUILT_IN = load()
CARDS = [f"{file.id}/{card.id}" for file in BUILT_IN.heroes.values() for card in file.demand().cards]
ABILITIES = [
    pytest.param(file.id, number, id=f"{file.id}-{number + 1}")
    for file in BUILT_IN.heroes.values()
    for number in range(len(file.demand().abilities))
]


@cache
def scenarios() -> tuple[Written, ...]:
    """The scenarios of all built-in sets."""
    return tuple(written for path in scenario_files(BUILT_IN) for written in read_scenarios(path).scenarios)


def naming(card: str) -> list[Written]:
    """The scenarios that say they show a card."""
    return [written for written in scenarios() if written.scenario is not None and card in written.scenario.cards]


def about_the_hero(hero: str) -> list[Written]:
    """The scenarios of a hero's abilities."""
    return [written for written in scenarios() if Path(written.place.file).stem == hero]


@cache
def plain(hero: str) -> Any:
    """What a hero's file says, in Python's own mappings and lists; without own words, which fit no other steps."""
    whole = json.loads(json.dumps(read(BUILT_IN.heroes[hero].path).root))
    for part in (*whole["cards"], *whole.get("abilities", ())):
        part.pop("wording", None)
    return whole


@cache
def unchanged(hero: str) -> Hero:
    """A hero without own words."""
    return Hero.model_validate(written_as(plain(hero)))


class ChangedFile(HeroFile):
    """The file of a hero, as if it said something else."""

    def __init__(self, path: Path, content: Hero) -> None:
        super().__init__(path)
        self.document = Document(str(path), "", None, [])
        self._shaped = (content, [])


def with_part(hero: str, key: str, number: int, part: Any) -> Library | None:
    """The built-in library with another card or ability of a hero, or without it; None if nobody could write it."""
    parts: list[Any] = list(getattr(unchanged(hero), key))
    if part is None:
        del parts[number]
    else:
        parts[number], _ = shape(written_as(part), type(parts[number]))
        if parts[number] is None:
            return None
    return with_content(hero, {key: tuple(parts)})


def with_content(hero: str, changes: dict[str, Any]) -> Library | None:
    """The built-in library with a hero that says something else; None if nobody could write it."""
    file = ChangedFile(BUILT_IN.heroes[hero].path, unchanged(hero).model_copy(update=changes))
    if any(problem.is_error for problem in file.problems):
        return None
    library = Library()
    library.heroes = {**BUILT_IN.heroes, hero: file}
    library.boards = BUILT_IN.boards
    return library


def telling(changes: Iterable[Change]) -> Iterator[Change]:
    """The changes without those of words that stand there for the reader."""
    return (change for change in changes if not change[0].endswith(SAID_FOR_THE_READER))


def changes_of_card(card: Any, hero: str) -> Iterator[Change]:
    """A card's numbers, type, users and effects changed, each by itself."""
    for key in NUMBERS:
        if key in card:
            yield from changes_of_steps(card, (key,))
    if card["type"] in TYPES:
        for kind in TYPES:
            if kind != card["type"]:
                yield f"{kind} instead of {card['type']}", {**card, "type": kind}
    for user in (ANY, hero, *(sidekick["id"] for sidekick in plain(hero).get("sidekicks", ()))):
        if user != card.get("user", ANY):
            yield f"played by {user}", {**card, "user": user}
    for window in WINDOWS:
        if window in card:
            yield f"without {window}", changed_at(card, (window,), None)
            yield from telling(changes_of_steps(card, (window,)))


@pytest.mark.parametrize("card", CARDS)
def test_the_scenarios_of_a_card_notice_every_change_of_it(card: str) -> None:
    hero, _, card_id = card.partition("/")
    number, whole = next((i, one) for i, one in enumerate(plain(hero)["cards"]) if one["id"] == card_id)
    changes = changes_of_card(whole, hero)
    assert unnoticed(((told, with_part(hero, "cards", number, part)) for told, part in changes), naming(card)) == []


@pytest.mark.parametrize(("hero", "number"), ABILITIES)
def test_the_scenarios_of_a_hero_notice_every_change_of_an_ability(hero: str, number: int) -> None:
    changes = chain([("without it", None)], telling(changes_of_steps(plain(hero)["abilities"][number], ())))
    changed = ((told, with_part(hero, "abilities", number, part)) for told, part in changes)
    assert unnoticed(changed, about_the_hero(hero)) == []


@pytest.mark.parametrize("hero", BUILT_IN.heroes)
def test_the_scenarios_of_a_hero_notice_every_other_move_and_health_on_its_character_card(hero: str) -> None:
    own = [(key, number) for key in ("health", "move") for number in (plain(hero)[key] - 1, plain(hero)[key] + 1)]
    changed = [(f"{key} {number}", with_content(hero, {key: number})) for key, number in own]
    for place, sidekick in enumerate(plain(hero).get("sidekicks", ())):
        for told, part in changes_of_steps(sidekick, ("health",)):
            changed.append((f"{sidekick['id']} {told}", with_part(hero, "sidekicks", place, part)))
    assert unnoticed(changed, about_the_hero(hero)) == []
