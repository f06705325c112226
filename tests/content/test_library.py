"""The library: what is found where, which set takes whose place, and which ids clash."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path

import pytest

from cardwright import HOME
from content.checking import check
from content.library import UnknownId, load
from content.library.files import SetFile
from content.library.folders import BUILT_IN
from content.reading import Document
from content.reading import read as read_file
from effects.problem import ContentError, Place, Problem

SET = "robin-hood-vs-bigfoot"
OF_CYBERPUNK = ["embracing-power", "promos", "the-heist", "welcome-to-night-city"]
BUILT_IN_SETS = [*OF_CYBERPUNK, "battle-of-legends-1", "more-boards", SET]
BUILT_IN_SET = BUILT_IN / "unmatched" / SET
BIGFOOT = BUILT_IN_SET / "heroes" / "bigfoot.yaml"
YUKON = BUILT_IN_SET / "boards" / "yukon.yaml"


def a_set(folder: Path, **files: Path) -> Path:
    """A set with copies of files, named by the hero or board they become: `hero_fox=BIGFOOT`."""
    for folder_and_id, source in files.items():
        kind, _, name = folder_and_id.partition("_")
        target = folder / {"hero": "heroes", "board": "boards"}[kind] / f"{name}.yaml"
        target.parent.mkdir(parents=True, exist_ok=True)
        text = source.read_text()
        target.write_text(text.replace("bigfoot", name) if source == BIGFOOT else text)
    folder.mkdir(exist_ok=True)
    (folder / "set.yaml").write_text("name: A Set\nsystem: unmatched\nversion: 1.0.0\n")
    return folder


def codes(problems: list[Problem]) -> list[str]:
    return [problem.code for problem in problems]


def test_the_built_in_sets_are_right() -> None:
    library = load()
    assert library.problems == []
    assert list(library.sets) == BUILT_IN_SETS
    assert [hero.id for hero in library.heroes.values() if hero.set_id == SET] == ["bigfoot", "robin-hood"]
    assert [board.id for board in library.boards_of(SET)] == ["sherwood-forest", "yukon"]


def test_a_set_may_have_boards_only() -> None:
    library = load()
    assert [board.id for board in library.boards_of("more-boards")] == ["baskerville-manor", "soho", "t-rex-paddock"]
    assert [hero.id for hero in library.heroes.values() if hero.set_id == "more-boards"] == []


@pytest.mark.parametrize(("hero_id", "health", "move", "cards"), [("robin-hood", 13, 2, 11), ("bigfoot", 16, 3, 11)])
def test_a_hero_is_found_by_its_id(hero_id: str, health: int, move: int, cards: int) -> None:
    file = load().hero(hero_id)
    hero = file.demand()
    assert (hero.health, hero.move, len(hero.cards)) == (health, move, cards)
    assert sum(card.copies for card in hero.cards) == 30
    assert file.set_id == SET


def test_only_what_is_asked_for_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def reading(path: Path) -> Document:
        read.append(path.stem)
        return read_file(path)

    monkeypatch.setattr("content.library.files.read", reading)
    library = load()
    assert read == []
    library.board("yukon").demand()
    library.hero("bigfoot").demand()
    assert read == ["yukon", "bigfoot"]


def test_a_card_is_found_by_its_hero_and_its_id() -> None:
    file, card = load().card("robin-hood/snark")
    assert (file.id, str(card.name), card.value) == ("robin-hood", "Snark", 3)


@pytest.mark.parametrize(
    ("kind", "wanted", "code", "meant"),
    [
        ("hero", "bigfot", "unknown-hero", "Did you mean bigfoot?"),
        ("board", "yukn", "unknown-board", "Did you mean yukon?"),
        ("card", "bigfoot/faint", "unknown-card", "Did you mean bigfoot/feint?"),
        ("card", "bigfot/feint", "unknown-hero", "Did you mean bigfoot?"),
        ("card", "snark", "unknown-card", "Did you mean robin-hood/snark?"),
        ("card", "momentous-shift", "unknown-card", "Did you mean alice/momentous-shift, king-arthur/momentous-shift"),
        ("deck", "the-heist-strter", "unknown-deck", "Did you mean the-heist-starter?"),
        ("deck", "bigfoot", "unknown-deck", "bigfoot is a hero."),
        ("hero", "the-heist-starter", "unknown-hero", "the-heist-starter is a deck."),
        ("hero", "yukon", "unknown-hero", "yukon is a board."),
        ("deck", "minotaur", "unknown-deck", "minotaur is a card of decks."),
        ("deck", "the-heist", "unknown-deck", "the-heist is a card of decks. Did you mean the-heist-starter?"),
    ],
)
def test_an_id_that_nothing_has_is_answered_with_the_nearest(kind: str, wanted: str, code: str, meant: str) -> None:
    with pytest.raises(UnknownId) as caught:
        getattr(load(), kind)(wanted)
    (problem,) = caught.value.problems
    assert problem.code == code
    assert problem.hint.startswith(meant)


def test_a_further_folder_adds_its_sets(tmp_path: Path) -> None:
    a_set(tmp_path / "deep" / "woods", hero_fox=BIGFOOT, board_glade=YUKON)
    library = load([tmp_path])
    assert library.problems == []
    assert list(library.sets) == [*BUILT_IN_SETS, "woods"]
    assert library.hero("fox").set_id == library.board("glade").set_id == "woods"


def test_the_folder_of_a_set_is_a_content_folder_too(tmp_path: Path) -> None:
    assert load([a_set(tmp_path / "woods", hero_fox=BIGFOOT)]).hero("fox").demand().health == 16


def test_without_the_built_in_sets_only_further_folders_count(tmp_path: Path) -> None:
    a_set(tmp_path / "woods", hero_fox=BIGFOOT)
    assert list(load([tmp_path], builtin=False).heroes) == ["fox"]


def test_a_folder_given_twice_counts_once(tmp_path: Path) -> None:
    a_set(tmp_path / "woods", hero_fox=BIGFOOT)
    assert load([tmp_path, tmp_path / "woods", BUILT_IN]).problems == []


def test_a_set_with_the_id_of_a_built_in_one_takes_its_place_and_it_is_said(tmp_path: Path) -> None:
    a_set(tmp_path / SET, hero_bigfoot=BIGFOOT)
    library = load([tmp_path])
    (problem,) = library.problems
    assert (problem.code, problem.is_error) == ("set-replaced", False)
    assert problem.place.file == str(tmp_path / SET / "set.yaml")
    assert [hero.id for hero in library.heroes.values() if hero.set_id == SET] == ["bigfoot"]
    assert library.hero("bigfoot").path.is_relative_to(tmp_path)
    assert library.boards_of(SET) == []


def test_a_set_clashes_with_nothing_of_a_built_in_set_that_has_been_replaced(tmp_path: Path) -> None:
    a_set(tmp_path / "a" / "woods", hero_bigfoot=BIGFOOT)
    a_set(tmp_path / "b" / SET, hero_fox=BIGFOOT)
    library = load([tmp_path])
    assert codes(library.problems) == ["set-replaced"]
    there = {id: hero.set_id for id, hero in library.heroes.items()}
    assert there["fox"] == SET
    assert there["bigfoot"] == "woods"
    assert "robin-hood" not in there


def test_two_further_sets_of_one_id_clash(tmp_path: Path) -> None:
    first, second = (a_set(tmp_path / name / "woods", hero_fox=BIGFOOT) for name in ("a", "b"))
    (problem,) = load([tmp_path]).problems
    assert problem.code == "duplicate-set"
    assert problem.place.file == str(second / "set.yaml")
    assert str(first / "set.yaml") in problem.message


def test_a_built_in_set_is_replaced_once(tmp_path: Path) -> None:
    for name in ("a", "b"):
        a_set(tmp_path / name / SET, hero_fox=BIGFOOT)
    assert codes(load([tmp_path]).problems) == ["set-replaced", "duplicate-set"]


@pytest.mark.parametrize(("taken", "code"), [("hero_bigfoot", "duplicate-hero"), ("hero_yukon", "duplicate-hero")])
def test_two_sets_with_the_same_hero_or_board_clash(tmp_path: Path, taken: str, code: str) -> None:
    folder = a_set(tmp_path / "woods", **{taken: BIGFOOT})
    library = load([tmp_path])
    (problem,) = library.problems
    assert problem.code == code
    assert problem.place.file.startswith(str(folder))
    assert f"{taken.removeprefix('hero_')}.yaml" in problem.message


def test_an_id_that_two_have_can_be_asked_for_by_nobody(tmp_path: Path) -> None:
    a_set(tmp_path / "woods", hero_bigfoot=BIGFOOT)
    library = load([tmp_path])
    with pytest.raises(ContentError) as caught:
        library.hero("bigfoot")
    assert codes(caught.value.problems) == ["duplicate-hero"]
    assert library.hero("robin-hood").demand().health == 13


def test_a_folder_without_a_set_is_an_error_that_an_unknown_hero_repeats(tmp_path: Path) -> None:
    (tmp_path / "heroes").mkdir()
    shutil.copy(BIGFOOT, tmp_path / "heroes" / "fox.yaml")
    library = load([tmp_path])
    assert codes(library.problems) == ["no-set"]
    with pytest.raises(UnknownId) as caught:
        library.hero("fox")
    assert codes(caught.value.problems) == ["unknown-hero", "no-set"]


@pytest.mark.parametrize(
    ("file", "hint"),
    [
        ("hero/fox.yaml", "Did you mean heroes?"),
        ("heroes/fox.yml", "The name must end in .yaml."),
        ("fox.yaml", "What a set holds lies in folders: for unmatched in heroes, boards and scenarios;"),
    ],
)
def test_a_file_that_nobody_reads_is_named(tmp_path: Path, file: str, hint: str) -> None:
    folder = a_set(tmp_path / "woods", hero_owl=BIGFOOT)
    (folder / file).parent.mkdir(exist_ok=True)
    shutil.copy(BIGFOOT, folder / file)
    (problem,) = load([tmp_path]).problems
    assert (problem.code, problem.is_error, problem.place.file) == ("overlooked-file", False, str(folder / file))
    assert problem.hint.startswith(hint)


def test_links_in_a_set_are_followed_and_one_that_leads_nowhere_is_named(tmp_path: Path) -> None:
    folder = a_set(tmp_path / "woods", hero_owl=BIGFOOT)
    (tmp_path / "shared.yaml").write_text(BIGFOOT.read_text().replace("bigfoot", "fox"))
    (folder / "heroes/fox.yaml").symlink_to(tmp_path / "shared.yaml")
    (folder / "heroes/circle.yaml").symlink_to("circle.yaml")
    (tmp_path / "circle").symlink_to("circle")
    (problem,) = check([folder]).problems
    assert (problem.code, problem.place) == ("unreadable-file", Place(str(folder / "heroes/circle.yaml"), 1, 1))
    assert "links" in problem.message
    assert [one.code for one in check([folder / "heroes/circle.yaml", folder / "heroes/owl.yaml"]).problems] == [
        "unreadable-file"
    ]


def test_hidden_files_and_scenarios_are_not_overlooked(tmp_path: Path) -> None:
    folder = a_set(tmp_path / "woods", hero_owl=BIGFOOT)
    for file in (".hidden.yaml", ".git/x.yaml", "scenarios/x.yaml", "scenarios/deep/x.yaml", "notes.txt"):
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text("x: 1\n")
    assert load([tmp_path]).problems == []


def test_a_hero_with_an_error_cannot_be_played_but_can_be_looked_at(tmp_path: Path) -> None:
    folder = a_set(tmp_path / "woods", hero_fox=BIGFOOT)
    path = folder / "heroes" / "fox.yaml"
    path.write_text(path.read_text().replace("copies: 2", "copies: 1", 1))
    file = load([tmp_path]).hero("fox")
    assert file.content is not None
    with pytest.raises(ContentError) as caught:
        file.demand()
    assert codes(caught.value.problems) == ["deck-size"]


@pytest.mark.parametrize(
    ("line", "place"),
    [("system: unmached", (2, 9)), ("version: 1.0", (3, 10)), ("version: one", (3, 10)), ("name: ''", (1, 7))],
)
def test_what_is_wrong_with_a_set_file_has_its_place(tmp_path: Path, line: str, place: tuple[int, int]) -> None:
    path = a_set(tmp_path / "woods") / "set.yaml"
    key = line.partition(":")[0]
    path.write_text("".join(f"{line if old.startswith(key) else old}\n" for old in path.read_text().splitlines()))
    (problem,) = load([tmp_path]).sets["woods"].problems
    assert problem.is_error
    assert (problem.place.line, problem.place.column) == place


def test_the_example_of_a_set_file_is_right() -> None:
    assert SetFile(HOME / "docs" / "examples" / "set.yaml").problems == []


def test_a_folder_that_is_a_file_is_no_empty_folder(tmp_path: Path) -> None:
    folder = a_set(tmp_path / "woods", board_yukon=YUKON)
    (folder / "heroes").write_text("")
    [problem] = [problem for problem in load([folder]).problems if problem.is_error and "yukon" not in problem.message]
    assert (problem.code, problem.place.file) == ("unreadable-folder", str(folder / "heroes"))
    assert problem.message == "The folder cannot be read: Not a directory."
    assert problem in check([folder]).problems


@pytest.mark.parametrize("closed", ["", "heroes"])
def test_a_folder_that_nobody_may_read_is_no_empty_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, closed: str
) -> None:
    folder = a_set(tmp_path / "woods", hero_fox=BIGFOOT)
    scandir = os.scandir

    def guarded(path: Path | str) -> object:
        if Path(path) == folder / closed:
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return scandir(path)

    monkeypatch.setattr(os, "scandir", guarded)
    for problems in (load([tmp_path]).problems, check([tmp_path]).problems):
        [problem] = [problem for problem in problems if problem.code == "unreadable-folder"]
        assert problem.place.file == str(folder / closed)
        assert problem.hint == "Look at its owner and permissions."
