"""Decks and cards of cyberpunk on paper, as they come out of the PDF."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from content.library import Library, load
from content.schema.cyberpunk.card import CardColour, CardType
from effects.wording import LANGUAGES
from tools.exit_status import Misuse
from tools.paper import fonts
from tools.paper.cards import card_sheets
from tools.paper.cyberpunk.bundle import bundles
from tools.paper.cyberpunk.faces import DECK_BACK, LEGEND_BACK
from tools.paper.cyberpunk.look import COLOUR_LOOKS, DECK_LOOK, LEGEND_LOOK
from tools.paper.cyberpunk.reference import REFERENCE
from tools.paper.faces import BACK, FIELD
from tools.paper.look import READABLE, contrast_with_white
from tools.paper.sheets import PAPERS
from tools.paper.texts import Texts
from tools.paper.typesetting import Pages
from tools.words import words
from tools.words.dice import DICE_PHRASES

STARTER = "the-heist-starter"
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

CARD = """
cards:
  - id: fox
    name: {name}
    type: unit
    colour: red
    cost: 2
    power: 3
    ram: 1
    play: {steps}
"""


class Printed:
    """Cards on sheets, and what is wrong with their texts."""

    def __init__(
        self,
        library: Library,
        *decks: str,
        cards: Sequence[str] = (),
        language: str = "en",
        paper: str = "a4",
        backs: bool = False,
    ) -> None:
        texts, said = Texts(), words(language)
        made = bundles(decks, cards, library, said, texts)
        self.sheets: Pages = card_sheets(made, "cyberpunk", said, PAPERS[paper], backs=backs)
        self.problems = [*texts.without_glyph(), *texts.too_long(self.sheets.found("too-long"))]

    @property
    def data(self) -> dict[str, Any]:
        """What the template was given."""
        data: dict[str, Any] = json.loads(self.sheets.data)
        return data

    @property
    def text(self) -> str:
        """Everything that can be selected, without the breaks of lines."""
        pages = PdfReader(BytesIO(self.sheets.pdf())).pages
        return " ".join(" ".join(page.extract_text() for page in pages).split())


def written(folder: Path, name: str = "Fox", steps: str = "[{draw: 1}]") -> Library:
    """A library with a set of one card."""
    cards = folder / "woods" / "cards"
    cards.mkdir(parents=True)
    (folder / "woods" / "set.yaml").write_text("name: Woods\nsystem: cyberpunk\nversion: 1.2.3\n")
    (cards / "red.yaml").write_text(CARD.format(name=json.dumps(name, ensure_ascii=False), steps=steps))
    return load([folder])


def faces_in_order(printed: Printed) -> list[str]:
    """What is laid on the fronts, in order."""
    return [slot["face"] for sheet in printed.data["sheets"] if not sheet["back"] for slot in sheet["slots"]]


def test_a_deck_is_the_card_with_the_dice_three_legends_and_every_card_as_often_as_it_has_it() -> None:
    deck = load().deck(STARTER).demand()
    laid = faces_in_order(Printed(load(), STARTER))
    assert laid[0] == REFERENCE
    assert laid[1:4] == [f"{legend} 1" for legend in deck.legends]
    assert laid[4:] == [f"{card} {copies}" for card, copies in deck.cards.items() for _ in range(copies)]


def test_cards_of_a_deck_come_with_its_copies_and_cards_alone_come_once() -> None:
    text = Printed(load(), STARTER, cards=["kiroshi-optics"]).text
    assert (text.count("Kiroshi Optics"), text.count("×3")) == (3, 3)
    text = Printed(load(), cards=["kiroshi-optics", "minotaur", "minotaur"]).text
    assert (text.count("Kiroshi Optics"), text.count("Minotaur"), text.count("×")) == (1, 1, 0)


def test_a_card_of_none_of_the_decks_is_wrong_use() -> None:
    with pytest.raises(Misuse, match="minotaur is in none of the decks the-heist-starter"):
        Printed(load(), STARTER, cards=["minotaur"])


def test_a_face_says_all_that_a_player_needs() -> None:
    text = Printed(load(), STARTER, cards=["delamain-cab", "dying-night-vs-pistol"]).text
    for said in (
        "UNIT",
        "GEAR",
        "Delamain Cab",
        "V's Pistol",
        "Vehicle",
        "Merc · Weapon",
        "RAM 2",
        "BLUE",
        "+2",
        "POWER",
    ):
        assert said in text
    for said in ("Welcome to Night City", "1.0.0", "ATTACK: Decrease 1 Gig by up to 2", "€$", "×3", "×2"):
        assert said in text


def test_the_four_types_have_signs_of_their_own_and_a_program_has_no_power() -> None:
    ids = ["v-corporate-exile", "minotaur", "kiroshi-optics", "floor-it", "viktor-vektor-sit-down-and-relax"]
    faces = Printed(load(), cards=ids).data["faces"]
    assert {face["type"] for face in faces.values()} == {type_.value for type_ in CardType}
    assert [faces[card]["power"] for card in ids] == ["8", "9", "+1", "", ""]
    assert [faces[card]["cost"] for card in ids] == [5, 7, 1, 1, None]
    assert [faces[card]["sell"] for card in ids] == [True, False, True, True, True]


def test_the_colours_are_told_apart_by_pattern_and_every_ink_can_be_read() -> None:
    looks = [*COLOUR_LOOKS.values(), DECK_LOOK, LEGEND_LOOK]
    assert set(COLOUR_LOOKS) == set(CardColour)
    assert all(contrast_with_white(look.ink) >= READABLE for look in looks)
    assert len({look.ink for look in looks}) == len(looks)
    assert len({look.pattern for look in COLOUR_LOOKS.values()}) == len(COLOUR_LOOKS)


@pytest.mark.parametrize("colour", CardColour)
def test_a_picture_is_small_and_the_same_for_the_same_card(colour: CardColour) -> None:
    look = COLOUR_LOOKS[colour]
    assert look.picture("minotaur", *FIELD) == look.picture("minotaur", *FIELD)
    assert look.picture("minotaur", *FIELD) != look.picture("floor-it", *FIELD)
    assert len(look.picture("minotaur", *FIELD)) < 60_000


def test_backs_tell_legends_from_other_cards_and_nothing_else() -> None:
    data = Printed(load(), STARTER, "embracing-power-starter", backs=True).data
    for front, back in zip(data["sheets"][::2], data["sheets"][1::2], strict=True):
        behind = {(round(slot["x"], 3), slot["y"]): slot["face"] for slot in back["slots"]}
        for slot in front["slots"]:
            found = behind[round(210 - slot["x"] - 63, 3), slot["y"]]
            face = data["faces"][slot["face"]]
            wanted = REFERENCE if slot["face"] == REFERENCE else LEGEND_BACK if face["type"] == "legend" else DECK_BACK
            assert found == wanted
    backs = [face for face in data["faces"].values() if face["kind"] == "back"]
    assert len(backs) == 2
    assert all(set(face) == {"kind", "ink", "tint", "picture", "legend"} for face in backs), (
        "no name, no colour, no deck"
    )


def test_a_keyword_is_explained_where_there_is_room_for_it() -> None:
    assert "you may spend this unit to become" in Printed(load(), cards=["secondhand-bombus"]).text


@EVERY_LANGUAGE
def test_all_cards_and_decks_fit_in_every_language(language: str) -> None:
    library = load()
    assert len(library.shelf) > 150
    assert Printed(library, cards=list(library.shelf), language=language).problems == []
    assert Printed(library, *library.decks, language=language, backs=True).problems == []


@EVERY_LANGUAGE
def test_a_card_that_is_called_otherwise_also_bears_its_english_name(language: str) -> None:
    text = Printed(load(), cards=["dexter-deshawn-one-last-chance"], language=language).text
    assert ("Dexter DeShawn: One Last Chance" in text) is (language != "en")
    assert "Dexter DeShawn" in text


@EVERY_LANGUAGE
def test_the_card_with_the_dice_says_which_there_are_and_what_power_steals(language: str) -> None:
    text = "".join(Printed(load(), STARTER, language=language).text.split())
    said = DICE_PHRASES[language]
    for sentence in (said.order, said.win, said.nothing):
        assert "".join(sentence.split()) in text
    for number in ("4", "6", "8", "10", "12", "20", "1+", "10+", "20+", "30+"):
        assert number in text
    assert fonts.without_glyph("".join((said.title, said.order, said.last, said.win, said.nothing))) == []


@pytest.mark.parametrize("paper", PAPERS)
def test_the_same_content_gives_the_same_bytes(paper: str) -> None:
    first, second = (Printed(load(), STARTER, backs=True, paper=paper).sheets.pdf() for _ in range(2))
    assert first == second


@pytest.mark.parametrize("name", ['#read("set.yaml")', '"); #panic("', "<b>$5 & #2</b>", "*_`=~\\//#"])
def test_a_hostile_name_is_printed_as_it_stands(name: str, tmp_path: Path) -> None:
    printed = Printed(written(tmp_path, name), cards=["fox"])
    assert printed.problems == []
    assert "".join(name.split()) in "".join(printed.text.split())


def test_a_name_that_is_wider_than_its_place_is_a_problem_at_its_line(tmp_path: Path) -> None:
    (found,) = Printed(written(tmp_path, "M" * 60), cards=["fox"]).problems
    assert (found.code, found.place.line, found.place.column) == ("too-long", 4, 11)


def test_a_text_that_is_too_long_is_a_problem_at_the_line_of_its_window(tmp_path: Path) -> None:
    steps = f"[{', '.join(['{if: {street_cred: you, less_than: {street_cred: rival}}, draw: 1}'] * 24)}]"
    (found,) = Printed(written(tmp_path, steps=steps), cards=["fox"]).problems
    assert (found.code, found.place.line) == ("too-long", 10)
    assert found.message == "The text of the card fox does not fit its place, not even in the smallest letters."


def test_a_character_that_no_font_has_is_named_with_its_card_and_line(tmp_path: Path) -> None:
    found = Printed(written(tmp_path, "Fox \N{FOX FACE}"), cards=["fox"]).problems
    assert [(problem.code, problem.place.line) for problem in found] == [("no-glyph", 4)]
    assert found[0].message.endswith("in the name of the card fox.")


def test_a_back_looks_the_same_whichever_way_up_it_lies() -> None:
    width, height = BACK
    drawn = DECK_LOOK.picture("back", width, height)
    corners = {(float(x), float(y)) for x, y in re.findall(r"(-?\d+\.\d\d) (-?\d+\.\d\d)", drawn)}
    seen = {(x, y) for x, y in corners if 1 < x < width - 1 and 1 < y < height - 1}
    assert len(seen) > 200
    for x, y in seen:
        assert any(abs(width - x - other) + abs(height - y - another) < 0.03 for other, another in corners)
