"""Cards on paper, as they come out of the PDF."""

from __future__ import annotations

import json
import shutil
from collections.abc import Collection, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PageObject, PdfReader
from pypdf.generic import DictionaryObject

from cardwright import HOME
from content.library import Library, load
from effects.wording import LANGUAGES
from tools.paper import fonts
from tools.paper.cards import card_sheets
from tools.paper.sheets import HEIGHT, PAPERS, WIDTH
from tools.paper.texts import Texts
from tools.paper.typesetting import Pages
from tools.paper.unmatched.bundle import HeroBundle
from tools.paper.unmatched.deck import Deck
from tools.words import words

EXAMPLES = HOME / "docs" / "examples"
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

HERO = """
name: {hero}
health: 14
move: 2
deck_size: 1
attack: ranged
sidekicks: {sidekicks}
cards:
  - id: swoop
    name: {card}
    type: attack
    value: 3
    after_combat: {steps}
"""
DRAW = "[{draw: 1}]"
GULL = "[{id: gull, name: Gull, health: 1, attack: melee}]"


class Printed:
    """Cards on sheets, and what is wrong with their texts."""

    def __init__(
        self,
        library: Library,
        *heroes: str,
        language: str = "en",
        paper: str = "a4",
        backs: bool = False,
        only: Collection[str] | None = None,
    ) -> None:
        texts = Texts()
        files = [library.hero(hero) for hero in heroes]
        decks = [Deck(file, library.sets[file.set_id], words(language), texts) for file in files]
        bundles = [HeroBundle(deck, only) for deck in decks]
        self.sheets: Pages = card_sheets(bundles, "unmatched", words(language), PAPERS[paper], backs=backs)
        self.problems = [*texts.without_glyph(), *texts.too_long(self.sheets.found("too-long"))]

    @property
    def data(self) -> dict[str, Any]:
        """What the template was given."""
        data: dict[str, Any] = json.loads(self.sheets.data)
        return data

    @property
    def pages(self) -> list[PageObject]:
        """The pages of the PDF."""
        return list(PdfReader(BytesIO(self.sheets.pdf())).pages)

    @property
    def text(self) -> str:
        """Everything that can be selected, without the breaks of lines."""
        return " ".join(" ".join(page.extract_text() for page in self.pages).split())


def written(folder: Path, hero: str = "Fox", card: str = "Swoop", steps: str = DRAW, sidekicks: str = GULL) -> Library:
    """A library with a set of one hero with one card."""
    heroes = folder / "woods" / "heroes"
    heroes.mkdir(parents=True)
    (folder / "woods" / "set.yaml").write_text("name: Woods\nsystem: unmatched\nversion: 1.2.3\n")
    names = {"hero": json.dumps(hero, ensure_ascii=False), "card": json.dumps(card, ensure_ascii=False)}
    (heroes / "fox.yaml").write_text(HERO.format(**names, steps=steps, sidekicks=sidekicks))
    return load([folder])


@pytest.mark.parametrize(("paper", "size"), [("a4", (595.276, 841.89)), ("letter", (612, 792))])
def test_a_page_has_the_size_of_the_paper(paper: str, size: tuple[float, float]) -> None:
    for page in Printed(load(), "bigfoot", paper=paper, backs=True).pages:
        assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx(size, abs=0.001)


def test_every_card_is_there_as_often_as_the_deck_has_it_after_the_character_card() -> None:
    sheets = Printed(load(), "robin-hood", "bigfoot").data["sheets"]
    assert [len(sheet["slots"]) for sheet in sheets] == [9, 9, 9, 9, 9, 9, 8]
    laid = [slot["face"] for sheet in sheets for slot in sheet["slots"]]
    for hero in ("robin-hood", "bigfoot"):
        own = [face for face in laid if face.startswith(hero)]
        assert own[0] == f"{hero} character"
        cards = load().hero(hero).demand().cards
        assert own[1:] == [f"{hero}/{card.id}" for card in cards for _ in range(card.copies)]


def test_cards_that_were_asked_for_are_printed_with_their_copies_and_nothing_else() -> None:
    (sheet,) = Printed(load(), "bigfoot", only=["feint", "hoax"]).data["sheets"]
    assert [slot["face"] for slot in sheet["slots"]] == ["bigfoot/feint"] * 3 + ["bigfoot/hoax"] * 3


def test_a_face_says_all_that_a_player_needs() -> None:
    text = Printed(load(), "robin-hood", only=["highway-robbery"]).text
    said = (
        "ATTACK",
        "2",
        "Highway Robbery",
        "Outlaw",
        "Immediately: Cancel all effects on",
        "BOOST",
        "Robin Hood",
        "×4",
    )
    for words_ in (*said, "Robin Hood vs. Bigfoot · 1.0.0"):
        assert text.count(words_) >= 4


def test_a_face_bears_the_tags_of_the_card() -> None:
    text = Printed(load(), "sinbad", language="tr", only=["voyage-to-the-whale", "toil-and-danger"]).text
    assert text.count("YOLCULUK") == 2, "once as its tag, once in what it does"


def test_a_character_card_says_what_the_hero_and_the_sidekicks_are() -> None:
    text = Printed(load(), "robin-hood").pages[0].extract_text()
    for words_ in (
        "HEALTH",
        "13",
        "MOVE",
        "RANGED",
        "After you attack, move the attacking",
        "SIDEKICKS",
        "Outlaw",
        "×4",
    ):
        assert words_ in text


def test_each_page_is_followed_by_its_backs_in_the_mirrored_slots() -> None:
    sheets = Printed(load(), "robin-hood", "bigfoot", backs=True).data["sheets"]
    assert [sheet["back"] for sheet in sheets] == [False, True] * 7
    a4 = PAPERS["a4"]
    for front, back in zip(sheets[::2], sheets[1::2], strict=True):
        behind = {(slot["x"], slot["y"]): slot["face"] for slot in back["slots"]}
        assert len(behind) == len(front["slots"])
        for slot in front["slots"]:
            hero = slot["face"].replace("/", " ").split()[0]
            (x, y), face = next(
                (at, face)
                for at, face in behind.items()
                if at == pytest.approx((a4.width - slot["x"] - WIDTH, slot["y"]))
            )
            assert face == f"{hero} back"
            assert 0 < x < a4.width - WIDTH
            assert 0 < y < a4.height - HEIGHT


@EVERY_LANGUAGE
def test_all_cards_of_all_heroes_fit_in_every_language(language: str) -> None:
    library = load([EXAMPLES.parent])
    assert "lighthouse-keeper" in library.heroes
    assert Printed(library, *library.heroes, language=language, backs=True).problems == []


@EVERY_LANGUAGE
def test_the_same_content_gives_the_same_bytes(language: str) -> None:
    first, second = (Printed(load(), "bigfoot", language=language, backs=True).sheets.pdf() for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Crash Through the Trees", "SCHEME", "Immediately: Cancel all effects"]),
        ("tr", ["Ağaçları", "ENTRİKA", "ÇOK AMAÇLI", "Anında:"]),
        ("zh", ["策划", "大脚怪", "立即：取消"]),
    ],
)
def test_text_can_be_selected_and_searched(language: str, said: list[str]) -> None:
    text = "".join(
        Printed(load(), "bigfoot", language=language, only=["crash-through-the-trees", "feint"]).text.split()
    )
    for each in said:
        assert "".join(each.split()) in text


@EVERY_LANGUAGE
def test_a_card_that_is_called_otherwise_also_bears_its_english_name(language: str) -> None:
    text = Printed(load(), "robin-hood", language=language, only=["piercing-shot"]).text
    assert text.count("Piercing Shot") == 2


@EVERY_LANGUAGE
def test_every_font_is_embedded_and_nothing_is_made_of_dots(language: str) -> None:
    pages = Printed(load(), "robin-hood", language=language, backs=True, only=["feint", "snark"]).pages
    found = [font for page in pages for font in fonts_of(page)]
    assert found
    assert all("/FontFile2" in font or "/FontFile3" in font for font in found)
    assert not any(page.images for page in pages)


def fonts_of(page: PageObject) -> Iterator[DictionaryObject]:
    """The descriptors of the fonts that a page uses."""
    for font in page["/Resources"].get("/Font", {}).values():  # type: ignore[attr-defined]
        inner = font.get_object()
        inner = inner["/DescendantFonts"][0].get_object() if "/DescendantFonts" in inner else inner
        yield inner["/FontDescriptor"].get_object()


@EVERY_LANGUAGE
def test_a_font_has_every_letter_of_our_own_labels(language: str) -> None:
    said = words(language)
    labels = "".join(str(getattr(said, field)) for field in type(said).__dataclass_fields__)
    assert fonts.without_glyph(labels + labels.upper() + "×·") == []


@pytest.mark.parametrize(
    "name",
    [
        '#read("set.yaml")',
        '"); #panic("',
        "<script>alert(1)</script>",
        "$5 & #2 @home",
        "{{ 7 * 7 }} {% raw %}",
        "*_`=~\\//#",
        "- + / 1.",
    ],
)
def test_a_hostile_name_is_printed_as_it_stands(name: str, tmp_path: Path) -> None:
    printed = Printed(written(tmp_path, hero=name, card=name), "fox", backs=True)
    assert printed.problems == []
    assert "".join(name.split()) in "".join(printed.text.split())
    assert "1.2.3" in printed.text
    assert "system:" not in printed.text


@pytest.mark.parametrize("name", ["The Night of the Long Shadows " * 2 + "and of the Moon", "Aa" * 14, "一" * 40])
def test_a_long_name_becomes_smaller_and_takes_two_lines(name: str, tmp_path: Path) -> None:
    printed = Printed(written(tmp_path, hero=name, card=name), "fox", backs=True, only=["swoop"])
    assert printed.problems == []
    assert "".join(name.split()) in "".join(printed.text.split())


@pytest.mark.parametrize(
    "name",
    ["\N{NO-BREAK SPACE}".join(["Moon"] * 14), "。" * 60, "…" * 60, "-" * 70, "W" * 40],
    ids=lambda name: name[:5],
)
def test_what_no_line_can_be_broken_in_is_too_long_by_its_width(name: str, tmp_path: Path) -> None:
    (found,) = Printed(written(tmp_path, card=f"A{name}"), "fox", only=["swoop"]).problems
    assert found.message.startswith("The name of the card fox/swoop does not fit")


@pytest.mark.parametrize(("key", "line"), [("hero", 2), ("card", 10)])
def test_a_name_whose_longest_word_is_wider_than_its_place_is_a_problem_at_its_line(
    key: str, line: int, tmp_path: Path
) -> None:
    (found,) = Printed(written(tmp_path, **{key: "M" * 60}), "fox").problems
    assert (found.code, found.place.line, found.place.column) == ("too-long", line, 7 if key == "hero" else 11)
    assert found.place.file.endswith("fox.yaml")


def test_a_text_that_is_too_long_is_a_problem_at_the_line_of_its_window(tmp_path: Path) -> None:
    steps = "[" + ", ".join(["{move: {who: your_fighter, up_to: 2, through: opposing}}", "{draw: 1}"] * 12) + "]"
    (found,) = Printed(written(tmp_path, steps=steps), "fox").problems
    assert (found.code, found.place.line) == ("too-long", 13)
    assert found.message == "The text of the card fox/swoop does not fit its place, not even in the smallest letters."


@pytest.mark.parametrize(
    ("name", "fits"), [("Moth", True), ("The Moth that Flew round the Lighthouse Seven Times", False)]
)
def test_a_character_card_that_has_too_much_to_say_is_one_problem(name: str, fits: bool, tmp_path: Path) -> None:
    kinds = ", ".join(f"{{id: s{number}, name: {name}, health: 1, attack: melee}}" for number in range(10))
    problems = Printed(written(tmp_path, sidekicks=f"[{kinds}]"), "fox").problems
    whole = [problem for problem in problems if "character card of fox" in problem.message]
    assert [problem.place.line for problem in whole] == ([] if fits else [7])


@pytest.mark.parametrize(
    ("name", "character"), [("Big\N{SMILING FACE WITH SUNGLASSES}", "U+1F60E"), ("שועל", "U+05E9"), ("لا", "U+0644")]
)
def test_a_character_that_no_font_has_is_named_with_its_card_and_line(
    name: str, character: str, tmp_path: Path
) -> None:
    found = Printed(written(tmp_path, card=name), "fox").problems
    assert [problem.code for problem in found] == ["no-glyph"] * len(found)
    assert found[0].place.line == 10
    assert character in found[0].message
    assert found[0].message.endswith("in the name of the card fox/swoop.")


def test_an_authors_own_words_are_printed_and_a_problem_with_them_stands_at_their_line(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES, tmp_path / "night-watch")
    file = tmp_path / "night-watch" / "heroes" / "lighthouse-keeper.yaml"
    own = "the beam burns every opposing fighter"
    assert own in Printed(load([tmp_path]), "lighthouse-keeper", only=["sweeping-beam"]).text
    file.write_text(file.read_text().replace(own, "W" * 80))
    (found,) = Printed(load([tmp_path]), "lighthouse-keeper", only=["sweeping-beam"]).problems
    line = file.read_text().splitlines()[found.place.line - 1]
    assert line[found.place.column - 1 :].startswith("If you won the combat, WWW")
    assert (found.code, found.hint) == ("too-long", "Shorten it.")


def test_what_is_wrong_with_a_name_is_not_told_again_of_the_texts_that_are_made_with_it(tmp_path: Path) -> None:
    steps = "[{move: {who: fox, up_to: 2}}]"
    (found,) = Printed(written(tmp_path, hero="F\N{FOX FACE}x", steps=steps), "fox").problems
    assert found.message.endswith("in the name of the hero fox.")
