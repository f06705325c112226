"""The picture of a board: all of it is there, as text and by id, and no text of an author's is markup."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from effects.wording import LANGUAGES
from tests.tools.boards.drawn_boards import FILES, HOSTILE, grid, load
from tools.boards.letters import zone_letters
from tools.boards.pages import as_pdf, as_png
from tools.boards.palette import looks
from tools.boards.picture import picture
from tools.boards.svg import as_svg
from tools.paper.sheets import PAPERS
from tools.words import words

SVG = "{http://www.w3.org/2000/svg}"
DRAWN_EVERYWHERE = {"svg", "title", "desc", "g", "rect", "circle", "path", "text"}


def tree(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def texts(element: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_is_there_by_its_id_with_its_zones_and_its_start(path: Path, language: str) -> None:
    board = load(path)
    letters, root = zone_letters(board, language), tree(as_svg(picture(board, "b", language)))
    groups = {group.get("id"): group for group in root.iter(f"{SVG}g")}
    for space in board.spaces:
        group = groups[f"b--{space.id}"]
        shown = texts(group)
        assert shown[: len(space.zones)] == [letters[zone] for zone in space.zones]
        assert (str(space.start) in shown) == (space.start is not None)
        title = group.find(f"{SVG}title")
        assert title is not None
        assert (title.text or "").startswith(f"{space.id}{words(language).colon}")
        colours = {part.get("fill") for part in group.iter(f"{SVG}path")}
        assert {looks(board)[zone].colour for zone in space.zones} <= colours


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_names_every_zone_in_the_language(language: str) -> None:
    for path in FILES:
        board = load(path)
        (key,) = (
            group
            for group in tree(as_svg(picture(board, "b", language))).iter(f"{SVG}g")
            if group.get("id") == "b_legend"
        )
        assert {zone.spoken(language) for zone in board.zones} <= set(texts(key))


def test_ids_are_written_where_they_are_asked_for() -> None:
    board = load(FILES[0])
    spaces = {space.id for space in board.spaces}
    assert spaces <= set(texts(tree(as_svg(picture(board, "b", ids=True)))))
    assert not spaces & set(texts(tree(as_svg(picture(board, "b")))))


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_are_text(name: str) -> None:
    board = grid(3, 3, zones=3, name=name)
    svg = as_svg(picture(board, "b"))
    assert name in texts(tree(svg))
    assert {element.tag.removeprefix(SVG) for element in tree(svg).iter()} <= DRAWN_EVERYWHERE
    assert as_pdf(picture(board, "b"), PAPERS["a4"]).startswith(b"%PDF")


def test_nothing_is_used_that_programs_draw_differently() -> None:
    for path in FILES:
        svg = as_svg(picture(load(path), "b"))
        assert {element.tag.removeprefix(SVG) for element in tree(svg).iter()} == DRAWN_EVERYWHERE
        assert not re.search(r"url\(|href|style=|script", svg)


def test_ids_begin_with_the_boards_so_that_pictures_can_share_a_page() -> None:
    ids = [element.get("id") for element in tree(as_svg(picture(load(FILES[0]), "woods"))).iter() if element.get("id")]
    assert len(set(ids)) == len(ids)
    assert all(id == "woods" or id.startswith(("woods_", "woods--")) for id in ids if id)


def test_a_space_may_be_called_like_a_part_of_the_picture() -> None:
    board = grid(4, 1, zones=1)
    names = ("title", "words", "paths", "legend")
    spaces = (space.model_copy(update={"id": name}) for space, name in zip(board.spaces, names, strict=True))
    svg = as_svg(picture(board.model_copy(update={"spaces": tuple(spaces), "paths": (names,)}), "b"))
    ids = [element.get("id") for element in tree(svg).iter() if element.get("id")]
    assert len(set(ids)) == len(ids)


def test_signs_of_one_way_paths_and_passages_are_in_the_legend_of_boards_that_have_them() -> None:
    wood, mill = (set(texts(tree(as_svg(picture(load(path), "b"))))) for path in (FILES[0], FILES[-1]))
    assert {"one-way path", "secret passage (3)"} <= mill
    assert not {"one-way path", "secret passage (3)"} & wood


def test_chinese_words_and_numbers_are_joined_by_full_width_signs() -> None:
    mill = tree(as_svg(picture(load(FILES[-1]), "b", "zh")))
    shown = "".join(texts(mill))
    assert "空格：12 · 区域：3" in shown
    assert "秘密通道（3）" in shown


@pytest.mark.parametrize("size", [(1, 2, 1), (10, 10, 26)])
def test_the_smallest_and_the_largest_board_are_drawn(size: tuple[int, int, int]) -> None:
    drawn = picture(grid(*size, name="N" * 70), "b", ids=True)
    assert len(drawn.discs) == size[0] * size[1]
    title, about = drawn.headings
    assert title.left + title.width <= about.left
    assert all(entry.box[2] <= drawn.window[2] + 1e-6 for entry in drawn.legend)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_board_gives_the_same_bytes(language: str) -> None:
    board = load(FILES[0])
    for make in (as_svg, as_png, lambda drawn: as_pdf(drawn, PAPERS["letter"])):
        assert make(picture(board, "b", language)) == make(picture(board, "b", language))
