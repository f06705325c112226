"""What lies in the box beside the cards: a token for every fighter, a dial for who has health to count."""

from __future__ import annotations

import shutil
from collections.abc import Collection, Iterator
from io import BytesIO
from itertools import combinations
from math import pi, sin
from pathlib import Path

import pytest
from pypdf import PdfReader

from cardwright import HOME
from content.library import Library, load
from content.schema.name import Name
from tests.tools.paper.own_templates import own_template
from tools.paper.cards import card_sheets
from tools.paper.faces import SIZES, Face
from tools.paper.pieces import EDGE, FOOT, piece_sheets
from tools.paper.sheets import PAPERS
from tools.paper.texts import Texts
from tools.paper.typesetting import Pages, pages
from tools.paper.unmatched.bundle import HeroBundle
from tools.paper.unmatched.deck import Deck
from tools.paper.unmatched.dials import RIM, WINDOW, dials, ring
from tools.paper.unmatched.tokens import HERO, SIDEKICK, standee, state_tokens, tokens
from tools.words import words

ALONE = """{% include "base.typ.j2" %}
{% include "ruler.typ.j2" %}
{% include "card.typ.j2" %}
{% include "unmatched/faces.typ.j2" %}
{% include "pieces.typ.j2" %}
#context for sheet in data.pieces { piece-sheet(sheet) }
"""


@pytest.fixture
def pieces_alone() -> Iterator[None]:
    """A page of pieces without cards, beside the templates of the project."""
    with own_template("only_pieces.typ.j2", ALONE):
        yield


def deck(hero: str, language: str = "en", library: Library | None = None) -> Deck:
    library = library or load()
    file = library.hero(hero)
    return Deck(file, library.sets[file.set_id], words(language), Texts())


def names(faces: list[Face]) -> list[tuple[str, int | None]]:
    return [(face["name"]["text"], face["number"]) for face in faces]


def test_every_fighter_has_a_token_and_several_of_a_kind_are_numbered() -> None:
    made = list(tokens(deck("robin-hood")))
    assert names(made) == [("Robin Hood", None), ("Outlaw", 1), ("Outlaw", 2), ("Outlaw", 3), ("Outlaw", 4)]
    assert [token["across"] for token in made] == [HERO] + [SIDEKICK] * 4
    assert names(list(tokens(deck("bigfoot")))) == [("Bigfoot", None), ("The Jackalope", None)]


def test_tokens_speak_the_language() -> None:
    assert names(list(tokens(deck("robin-hood", "tr"))))[1] == ("Haydut", 1)
    assert standee(deck("bigfoot", "zh"))["name"]["text"] == "大脚怪"


@pytest.mark.parametrize(
    ("language", "state", "values"),
    [("en", "SIZE", ["SMALL", "BIG"]), ("tr", "BOYUT", ["KÜÇÜK", "BÜYÜK"]), ("zh", "体型", ["小", "大"])],
)
def test_a_state_has_a_token_with_a_value_on_either_side(language: str, state: str, values: list[str]) -> None:
    (token,) = state_tokens(deck("alice", language))
    assert (token["name"]["text"], [value["text"] for value in token["values"]]) == (state, values)
    assert list(state_tokens(deck("bigfoot", language))) == []


def test_of_an_odd_number_of_values_the_last_is_on_both_sides() -> None:
    made = deck("alice")
    sizes = {value: Name.model_validate(value) for value in ("tiny", "small", "big")}
    state = made.hero.states["size"].model_copy(update={"values": sizes})
    made.__dict__["hero"] = made.hero.model_copy(update={"states": {"size": state}})
    shown = [[value["text"] for value in token["values"]] for token in state_tokens(made)]
    assert shown == [["TINY", "SMALL"], ["BIG", "BIG"]]


def test_who_has_more_than_1_health_has_a_dial_of_two_discs() -> None:
    bigfoot = list(dials(deck("bigfoot")))
    assert [(disc["kind"], disc["name"]["text"], disc["health"]) for disc in bigfoot] == [
        ("dial", "Bigfoot", 16),
        ("cover", "Bigfoot", 16),
        ("dial", "The Jackalope", 6),
        ("cover", "The Jackalope", 6),
    ]
    assert {disc["name"]["text"] for disc in dials(deck("robin-hood"))} == {"Robin Hood"}


def test_each_of_several_sidekicks_with_health_to_count_has_a_dial(tmp_path: Path) -> None:
    file = shutil.copytree(HOME / "docs" / "examples", tmp_path / "night-watch") / "heroes" / "lighthouse-keeper.yaml"
    changed = file.read_text().replace("    health: 1\n", "    health: 2\n")
    file.write_text(changed)
    made = [disc for disc in dials(deck("lighthouse-keeper", library=load([tmp_path]))) if disc["kind"] == "dial"]
    assert names(made) == [("The Lighthouse Keeper", None), ("The Gull", 1), ("The Gull", 2)]


@pytest.mark.parametrize("health", [1, 2, 16, 30, 99])
def test_the_window_of_a_dial_shows_one_number_and_the_rim_stays_free(health: int) -> None:
    reach = ring(health)
    between = 2 * reach * sin(pi / (health + 1))
    assert between > 5
    (lower, upper) = list(dials(_with_health(health)))
    assert upper["window-width"] < 2 * pi * reach / (health + 1)
    assert upper["window-height"] == 2 * WINDOW
    assert reach + WINDOW < upper["width"] / 2 < lower["width"] / 2


def _with_health(health: int) -> Deck:
    made = deck("robin-hood")
    made.__dict__["hero"] = made.hero.model_copy(update={"health": health})
    return made


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("heroes", [["robin-hood"], ["robin-hood", "bigfoot"], ["bigfoot"] * 6, ["alice"]])
def test_pieces_lie_side_by_side_within_the_edges_of_their_sheet(paper: str, heroes: list[str]) -> None:
    decks = [deck(hero) for hero in heroes]
    made = [piece for one in decks for piece in HeroBundle(one).pieces()]
    sheets = piece_sheets(made, PAPERS[paper])
    assert sum(map(len, sheets)) == len(made)
    for sheet in sheets:
        for piece in sheet:
            assert piece["x"] >= EDGE
            assert piece["y"] >= EDGE
            assert piece["x"] + piece["width"] <= PAPERS[paper].width - EDGE
            assert piece["y"] + piece["height"] <= PAPERS[paper].height - FOOT
        for one, other in combinations(sheet, 2):
            assert (
                one["x"] + one["width"] <= other["x"]
                or other["x"] + other["width"] <= one["x"]
                or one["y"] + one["height"] <= other["y"]
                or other["y"] + other["height"] <= one["y"]
            )


def test_the_largest_dial_fits_a_sheet_of_either_paper() -> None:
    assert 2 * (ring(99) + RIM) < min(paper.width for paper in PAPERS.values()) - 2 * EDGE


def test_pieces_come_with_whole_decks_and_after_the_cards() -> None:
    bigfoot = deck("bigfoot")
    whole = _sheets(bigfoot)
    some = _sheets(bigfoot, {"feint"})
    assert [text.count("Cut along thin lines") for text in _texts(whole.pdf())] == [0, 0, 0, 0, 1]
    assert [text.count("Cut along thin lines") for text in _texts(some.pdf())] == [0]


def test_the_other_side_of_pieces_stays_empty() -> None:
    bigfoot = deck("bigfoot")
    texts = _texts(_sheets(bigfoot, backs=True).pdf())
    assert len(texts) % 2 == 0
    assert texts[-1].strip() == ""
    assert "Cut along thin lines" in texts[-2]


def _sheets(made: Deck, only: Collection[str] | None = None, *, backs: bool = False) -> Pages:
    return card_sheets([HeroBundle(made, only)], "unmatched", made.words, PAPERS["a4"], backs=backs)


def _found_too_long(name: str) -> set[str]:
    """What does not fit where the hero and a sidekick have this name."""
    made, called = deck("robin-hood"), Name.model_validate(name)
    sidekicks = tuple(sidekick.model_copy(update={"name": called}) for sidekick in made.hero.sidekicks)
    made.__dict__["hero"] = made.hero.model_copy(update={"name": called, "sidekicks": sidekicks})
    return _too_long(made)


def _too_long(made: Deck) -> set[str]:
    data = {
        "language": "en",
        "true_size": "",
        "cut_and_fold": "",
        "pieces": piece_sheets(HeroBundle(made).pieces(), PAPERS["a4"]),
    }
    return {
        problem.message
        for problem in made.texts.too_long(pages("only_pieces.typ.j2", data, edge=EDGE, **SIZES).found("too-long"))
    }


@pytest.mark.parametrize("name", ["The Night of the Long Shadows and of the Short Moons over a Quiet Sea", "一" * 40])
def test_the_longest_names_fit_on_every_piece(pieces_alone: None, name: str) -> None:
    assert _found_too_long(name) == set()


def test_a_word_too_long_for_the_token_of_a_state_is_found(pieces_alone: None) -> None:
    made = deck("alice")
    state = made.hero.states["size"].model_copy(update={"name": Name.model_validate("W" * 60)})
    made.__dict__["hero"] = made.hero.model_copy(update={"states": {"size": state}})
    assert _too_long(made) == {
        "The name of the state size does not fit its place, not even in the smallest letters.",
    }


def test_a_word_too_long_for_a_token_is_found(pieces_alone: None) -> None:
    assert _found_too_long("W" * 60) == {
        f"The name of {whose} does not fit its place, not even in the smallest letters."
        for whose in ("the hero robin-hood", "the sidekick outlaw")
    }


def _texts(pdf: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(BytesIO(pdf)).pages]
