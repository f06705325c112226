"""Whether the scenarios of cards of decks notice when anything in the effects of a card changes.

A number is one more or one less, a word is its opposite, a part of an effect or a keyword is gone. Each time a scenario
that names the card has to fail. `python -m tests.content.changed_cards` tries every change of every card and says which
ones nobody noticed; `python -m tests.content.changed_cards minotaur` those of some cards.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

from content.library import Library, load
from content.library.card_shelf import CardShelf, Shelved
from content.linking.cyberpunk import card_source
from content.reading import read
from content.scenarios.collecting import scenario_files
from content.scenarios.files import Written, read_scenarios
from content.schema.cyberpunk.card import Card
from content.shaping import shape
from content.speaking import card_speaker
from effects.cyberpunk.compile import compile_card
from effects.wording import Speaker
from tests.content.changes import Change, changed_at, changes_of_steps, passes, written_as

BUILT_IN = load()
EFFECTS = ("play", "call", "attack", "defeated", "abilities", "keywords")
OPPOSITES = {
    "friendly": "rival",
    "rival": "friendly",
    "your": "rival",
    "you": "rival",
    "at_least": "at_most",
    "at_most": "at_least",
    "more_than": "less_than",
    "less_than": "more_than",
    "increase": "decrease",
    "decrease": "increase",
    "ready": "spent",
    "spent": "ready",
    "face_up": "face_down",
    "face_down": "face_up",
    "one": "each",
    "add": "subtract",
    "subtract": "add",
}
"""Words, and beginnings of words such as `friendly_units`, with what changes their meaning."""

ALIKE = {"viktor-vektor-a-little-pinch": ["play.0.play.on.each instead of one"]}
"""By card: what changes nothing, though it reads differently. Who plays gear says which one of them wears it."""


class ChangedShelf(CardShelf):
    """The cards of the library, as if one of them said something else."""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card

    def __getitem__(self, card_id: str) -> Shelved:
        shelved = BUILT_IN.shelf[card_id]
        return Shelved(shelved.file, self.card) if card_id == self.card.id else shelved

    def __iter__(self) -> Iterator[str]:
        return iter(BUILT_IN.shelf)

    def __len__(self) -> int:
        return len(BUILT_IN.shelf)


@cache
def showing(card_id: str) -> tuple[Written, ...]:
    """The scenarios that say they show a card."""
    files = [path for path in scenario_files(BUILT_IN) if card_id.encode() in path.read_bytes()]
    every = [written for path in files for written in read_scenarios(path).scenarios]
    return tuple(one for one in every if one.scenario is not None and card_id in one.scenario.cards)


@cache
def _entries(path: Path) -> dict[str, Any]:
    """The cards of a file by their ids, in Python's own mappings and lists."""
    root: Any = json.loads(json.dumps(read(path).root))
    return {entry["id"]: entry for entry in root["cards"]}


def written(card_id: str) -> Any:
    """What an author wrote about a card, without own wording, which belongs to its steps as they are."""
    whole = deepcopy(_entries(BUILT_IN.shelf[card_id].file.path)[card_id])
    whole.pop("wording", None)
    for ability in whole.get("abilities", ()):
        ability.pop("wording", None)
    return whole


def with_effects() -> list[str]:
    """The cards that do anything."""
    return [card_id for card_id in BUILT_IN.shelf if any(key in written(card_id) for key in EFFECTS)]


def opposite(word: str) -> str | None:
    """The word with which an effect means something else, if there is one."""
    if word in OPPOSITES:
        return OPPOSITES[word]
    first, _, rest = word.partition("_")
    return f"{OPPOSITES[first]}_{rest}" if first in ("friendly", "rival", "your") and rest else None


def changes_of_words(part: Any, way: tuple[Any, ...]) -> Iterator[Change]:
    """Every word of some steps, as a key or as a value, turned into its opposite."""
    value = part
    for step in way:
        value = value[step]
    told = ".".join(map(str, way))
    if isinstance(value, str) and (other := opposite(value)) is not None:
        yield f"{told}: {other} instead of {value}", changed_at(part, way, other)
    if isinstance(value, dict):
        for key in value:
            if (other := opposite(key)) is not None and other not in value:
                renamed = {other if name == key else name: inner for name, inner in value.items()}
                yield f"{told}.{other} instead of {key}", changed_at(part, way, renamed)
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            # Who is asked about a replacement is whom it concerns, whatever is written (rule 10.7).
            if key != "may" or "instead_of" not in value:
                yield from changes_of_words(part, (*way, key))


def readable(whole: Any) -> Card | None:
    """A card as somebody could write it; None if nobody could."""
    card, problems = shape(written_as(whole), Card)
    if card is None or problems:
        return None
    compiled, _ = compile_card(card_source(card), BUILT_IN.known())
    return card if compiled is not None else None


@cache
def _speaker() -> Speaker:
    return card_speaker(BUILT_IN)


def said(card: Card) -> str:
    """What a card says: where that is the same, nothing has changed."""
    lines = [f"{paragraph.window}: {paragraph.text}" for paragraph in _speaker().generated_card(card)]
    return "\n".join([*(keyword.value for keyword in card.keywords), *lines])


def changes(card_id: str) -> Iterator[tuple[str, Card]]:
    """Every change of a card's effects that an author could write and a player could read."""
    whole = written(card_id)
    unchanged = readable(whole)
    tried = {said(unchanged)} if unchanged is not None else set()
    for key in EFFECTS:
        if key not in whole:
            continue
        several = [(f"without {key}", changed_at(whole, (key,), None)), *changes_of_steps(whole, (key,))]
        for told, changed in [*several, *changes_of_words(whole, (key,))]:
            card = readable(changed)
            if card is not None and told not in ALIKE.get(card_id, ()) and (says := said(card)) not in tried:
                tried.add(says)
                yield told, card


def is_noticed(card: Card) -> bool:
    """Whether a scenario of a card fails if the card is like this."""
    library = Library()
    library.sets, library.decks = BUILT_IN.sets, BUILT_IN.decks
    library.shelf = ChangedShelf(card)
    return not all(passes(library, written) for written in showing(card.id))


def main() -> int:
    """Say which changes nobody noticed; 1 if there is any."""
    tried = unnoticed = 0
    for card_id in sys.argv[1:] or with_effects():
        for told, card in changes(card_id):
            tried += 1
            if not is_noticed(card):
                unnoticed += 1
                print(f"{card_id}: {told}", flush=True)
    print(f"{tried} changes, {unnoticed} of them not noticed")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
