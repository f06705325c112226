"""What a card of cyberpunk must hold beyond its shape, and what the built-in cards are."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from content.library import load
from content.library.cards_file import CardsFile
from content.schema.cyberpunk.card import CardType
from content.terms import terms
from effects.cyberpunk.source import Known
from effects.problem import Problem

CARDS = """\
cards:
  - id: fox
    name: Fox
    subtitle: On the Run
    type: legend
    colour: red
    cost: 5
    power: 6
    ram: 2
    tags: [merc]
    keywords: [go_solo, blocker]
  - {id: owl, name: Owl, type: legend, colour: blue, ram: 2, call: [{draw: 1}]}
  - {id: cub, name: Cub, type: unit, colour: red, cost: 2, power: 0, ram: 1, attack: [{draw: 1}]}
  - {id: claw, name: Claw, type: gear, colour: red, cost: 1, power: 2, ram: 1, sell: true, keywords: blocker}
  - {id: howl, name: Howl, type: program, colour: red, cost: 1, ram: 1, keywords: quick, play: [{draw: 1}]}
"""
FOX, OWL, CUB, CLAW, HOWL = 2, 12, 13, 14, 15
"""Lines of the file."""
LIBRARY = load()


class Cards:
    """The file of cards, with changes."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "red.yaml"

    def file(self, *changes: tuple[str, str]) -> CardsFile:
        text = CARDS
        for old, new in changes:
            assert text.count(old) == 1, f"{old!r} must stand in the file once"
            text = text.replace(old, new)
        self.path.write_text(text)
        return CardsFile(self.path, lambda: Known(tags=("merc", "ganger")))

    def only(self, *changes: tuple[str, str]) -> Problem:
        """The one thing that is wrong with the file."""
        (problem,) = self.file(*changes).problems
        assert problem.message.endswith(".")
        assert problem.hint.endswith((".", "?"))
        return problem


@pytest.fixture
def cards(tmp_path: Path) -> Cards:
    return Cards(tmp_path)


def placed(problem: Problem) -> tuple[str, int, int]:
    return problem.code, problem.place.line, problem.place.column


def test_right_cards_have_no_problem(cards: Cards) -> None:
    assert cards.file().problems == []


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("power: 0, ram: 1, ", "ram: 1, ", ("missing-power", CUB, 5)),
        ("cost: 2, ", "", ("missing-cost", CUB, 5)),
        ("power: 0, ram: 1", "power: 0", ("missing-ram", CUB, 5)),
        ("power: 2, ", "", ("missing-power", CLAW, 5)),
        ("cost: 1, ram: 1", "cost: 1, power: 0, ram: 1", ("power-of-program", HOWL, 72)),
        ("    cost: 5\n", "", ("missing-cost", FOX, 5)),
        ("    power: 6\n", "", ("missing-power", FOX, 5)),
    ],
)
def test_a_card_has_the_numbers_of_its_type(cards: Cards, old: str, new: str, place: tuple[str, int, int]) -> None:
    assert placed(cards.only((old, new))) == place


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("ram: 2, call", "ram: 2, keywords: go_solo, call", ("legend-never-played", OWL, 72)),
        ("ram: 2, call", "ram: 2, attack: [{draw: 1}], call", ("legend-never-played", OWL, 62)),
        ("keywords: quick", "keywords: blocker", ("keyword-of-other-type", HOWL, 83)),
        ("[go_solo, blocker]", "[go_solo, quick]", ("keyword-of-other-type", FOX + 9, 25)),
        ("[go_solo, blocker]", "[go_solo, go_solo]", ("repeated-keyword", FOX + 9, 25)),
        ("attack: [{draw: 1}]", "call: [{draw: 1}]", ("window-of-other-type", CUB, 78)),
        ("keywords: quick, play", "keywords: quick, defeated", ("window-of-other-type", HOWL, 90)),
        ("attack: [{draw: 1}]", "attack: []", ("empty-window", CUB, 78)),
        (", play: [{draw: 1}]}", "}", ("program-without-effect", HOWL, 5)),
        ("[merc]", "[ganger, murc]", ("unknown-tag", FOX + 8, 20)),
        ("[merc]", "[merc, merc]", ("repeated-tag", FOX + 8, 18)),
        ("id: cub", "id: owl", ("duplicate-card", CUB, 10)),
        ("name: Claw", "name: Cub", ("duplicate-card-name", CLAW, 22)),
    ],
)
def test_a_card_says_nothing_that_its_type_cannot(
    cards: Cards, old: str, new: str, place: tuple[str, int, int]
) -> None:
    assert placed(cards.only((old, new))) == place


@pytest.mark.parametrize(
    "ability",
    [
        "{while: always, add: {power: 1, of: {each: friendly_units}}}",
        "{when: start_of_turn, draw: 1}",
        "{activate: {pay: 1}, draw: 1}",
    ],
)
def test_an_ability_of_a_program_is_about_its_cost(cards: Cards, ability: str) -> None:
    cost = "{while: your_turn, subtract: {cost: 1, of: this}}"
    assert cards.file(("keywords: quick", f"abilities: [{cost}]")).problems == []
    problem = cards.only(("keywords: quick", f"abilities: [{cost}, {ability}]"))
    assert placed(problem) == ("ability-of-program", HOWL, 73 + len(f"abilities: [{cost}, "))


@pytest.mark.parametrize(
    ("price", "is_free"),
    [
        ("{}", True),
        ("{pay: 0}", True),
        ("{needs: your_turn}", True),
        ("{pay: 1}", False),
        ("{spend: this}", False),
        ("{pay: {count: {gigs: gigs}}}", False),
    ],
)
def test_an_ability_that_is_activated_costs_something(cards: Cards, price: str, is_free: bool) -> None:
    change = ("attack: [{draw: 1}]", f"abilities: [{{activate: {price}, draw: 1}}]")
    assert [problem.code for problem in cards.file(change).problems] == ["ability-without-price"] * is_free


def test_a_misspelt_tag_is_answered_with_the_nearest(cards: Cards) -> None:
    problem = cards.only(("[merc]", "[murc]"))
    assert problem.message == "There is no tag murc."
    assert problem.hint.startswith("Did you mean merc?")


def test_quick_on_a_legend_is_told_of_abilities(cards: Cards) -> None:
    assert "quick: true" in cards.only(("[go_solo, blocker]", "[go_solo, quick]")).hint


def test_cards_of_one_name_differ_by_their_subtitles(cards: Cards) -> None:
    assert cards.file(("name: Owl", "name: Fox")).problems == []
    codes = [problem.code for problem in cards.file(("name: Owl", "name: Fox, subtitle: On the Run")).problems]
    assert codes == ["duplicate-card-name"]


def test_what_can_be_read_is_checked_beside_what_cannot(cards: Cards) -> None:
    file = cards.file(("colour: blue", "colour: bleu"), ("cost: 2, ", ""))
    assert [(problem.code, problem.place.line) for problem in file.problems] == [
        ("unknown-word", OWL),
        ("missing-cost", CUB),
    ]
    assert [card.id for card in file.cards] == ["fox", "cub", "claw", "howl"]
    assert (file.unreadable, file.card_count) == ({"owl"}, 5)


def test_every_card_of_the_four_sets_is_there_with_its_numbers() -> None:
    cards = [shelved.card for shelved in LIBRARY.shelf.values()]
    assert Counter(card.type.value for card in cards) == {"unit": 73, "program": 34, "legend": 27, "gear": 17}
    assert Counter(card.colour.value for card in cards) == {"red": 38, "yellow": 37, "green": 38, "blue": 38}
    assert {card.ram for card in cards if card.type is CardType.LEGEND and card.id != "rebecca-having-a-moment"} == {2}
    assert {card.ram for card in cards if card.type is not CardType.LEGEND} == {1, 2, 3, 4, 5, 6}
    sold = [card.id for card in cards if card.type is CardType.UNIT and card.sell]
    assert sold == ["mt0d12-flathead"]
    assert all(card.sell for card in cards if card.type in (CardType.GEAR, CardType.PROGRAM))
    keywords = Counter(keyword.value for card in cards for keyword in card.keywords)
    assert keywords == {"go_solo": 8, "blocker": 11, "quick": 7, "adrenaline": 2}


def test_a_card_is_found_by_its_id_in_whatever_set_it_stands() -> None:
    file, card = LIBRARY.card_of_decks("minotaur")
    assert (file.set_id, card.title("tr"), card.cost, card.power) == ("embracing-power", "Minotor", 7, 9)
    assert LIBRARY.card_of_decks("corporate-surveillance").card.title("zh") == "公司监控"
    assert LIBRARY.card_of_decks("goro-takemura-hands-unclean").card.title("tr") == "Goro Takemura: Kirli Eller"


@pytest.mark.parametrize("language", ["tr", "zh"])
def test_every_card_that_is_no_person_has_a_name_of_its_own_in_every_language(language: str) -> None:
    cards = [shelved.card for shelved in LIBRARY.shelf.values()]
    named = [card.name if card.subtitle is None else card.subtitle for card in cards]
    same = [str(name) for name in named if name.spoken(language) == str(name)]
    allowed = {"tr": {"MT0D12 Flathead", "Nocturne OP55 N1", "Les Élémens", "El Capitán", "La Venganza Lenta",
                      "Valentino Guerrera", "Sandevistan", "Zetatech Berserk", "Tetratronic Rippler"},
               "zh": set()}  # fmt: skip
    assert set(same) == allowed[language]


def test_every_tag_of_the_game_stands_on_a_card_and_has_a_name_in_every_language() -> None:
    tags = terms("cyberpunk").tags
    assert {tag for shelved in LIBRARY.shelf.values() for tag in shelved.card.tags} == set(tags)
    assert all(name.tr and name.zh for name in tags.values())
