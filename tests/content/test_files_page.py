"""docs/files.md names every key of sets, heroes, cards, boards and decks, and its examples are right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pydantic import BaseModel

from cardwright import HOME
from content.checking import check
from content.schema.cyberpunk.card import Card as CardOfDecks
from content.schema.cyberpunk.card import CardList
from content.schema.cyberpunk.deck import Deck
from content.schema.set import Set
from content.schema.unmatched.board import Board, Frame, Space, Zone
from content.schema.unmatched.card import Card
from content.schema.unmatched.hero import Hero, HeroState, Sidekick
from effects.syntax.node import spelling

PAGE = (HOME / "docs" / "files.md").read_text(encoding="utf-8")
SECTIONS = dict(part.split("\n", 1) for part in PAGE.split("\n## ")[1:])
"""What stands below each heading."""
FENCED = re.compile(r"```yaml\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize(
    ("title", "models"),
    [
        ("A set", [Set]),
        ("A hero", [Hero, Sidekick]),
        ("Forms of a hero, and words on cards", [HeroState]),
        ("A card", [Card]),
        ("A board", [Board, Frame, Space, Zone]),
        ("A card of Cyberpunk", [CardList, CardOfDecks]),
        ("A deck of Cyberpunk", [Deck]),
    ],
)
def test_every_key_is_on_the_page(title: str, models: list[type[BaseModel]]) -> None:
    text = SECTIONS[title]
    code = " ".join([*FENCED.findall(text), *re.findall(r"`([^`\n]+)`", FENCED.sub("", text))])
    keys = {spelling(name) for model in models for name in model.model_fields} - {"note"}
    assert keys - set(re.findall(r"[a-z_]+", code)) == set()


def test_the_example_is_a_hero(tmp_path: Path) -> None:
    hero, card = FENCED.findall(SECTIONS["Forms of a hero, and words on cards"])
    folder = tmp_path / "harbour"
    (folder / "heroes").mkdir(parents=True)
    (folder / "set.yaml").write_text("{name: Harbour, system: unmatched, version: 1.0.0}\n", encoding="utf-8")
    (folder / "heroes" / "keeper.yaml").write_text(
        f"name: Keeper\nhealth: 14\nmove: 2\nattack: ranged\ndeck_size: 1\n{hero}\ncards:\n{card}", encoding="utf-8"
    )
    checked = check([folder])
    assert checked.problems == ()
    assert checked.counts["heroes"] == 1


def test_the_example_is_a_file_of_cards(tmp_path: Path) -> None:
    (cards,) = FENCED.findall(SECTIONS["A card of Cyberpunk"])
    folder = tmp_path / "harbour"
    (folder / "cards").mkdir(parents=True)
    (folder / "set.yaml").write_text("{name: Harbour, system: cyberpunk, version: 1.0.0}\n", encoding="utf-8")
    (folder / "cards" / "green.yaml").write_text(cards, encoding="utf-8")
    checked = check([folder])
    assert checked.problems == ()
    assert checked.counts["cards"] == 1


@pytest.mark.parametrize("page", sorted((HOME / "docs").glob("*.md")), ids=lambda page: page.name)
def test_what_a_page_links_to_is_there(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]*)(?:#([^)]*))?\)", page.read_text(encoding="utf-8"))
    for file, heading in links:
        target = page.parent / file if file else page
        assert target.exists(), file
        if heading:
            titles = re.findall(r"^#+ (.+)$", target.read_text(encoding="utf-8"), re.MULTILINE)
            assert heading in {re.sub(r"[^a-z0-9 -]", "", title.lower()).replace(" ", "-") for title in titles}
