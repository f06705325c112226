"""A ruling stands beside the play that proves it, is about cards, and is said in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from content.library import load
from content.rulings import Ruling, rulings
from content.scenarios.collecting import play_all, play_file
from content.scenarios.files import read_scenarios
from effects.problem import ContentError
from tests.content.three_languages import sentences, slips

ALL = rulings(load())

FIGHT = """
cards: [bigfoot/larger-than-life]
ruling: It deals 6.
heroes: [bigfoot, robin-hood]
board: {zones: {road: [a, b]}, paths: [[a, b]]}
fighters: {bigfoot: a, robin-hood: b}
hands: {bigfoot: [larger-than-life, crash-through-the-trees]}
turn: {of: bigfoot, actions: 2}
play:
  - attack: {with: bigfoot, target: robin-hood, card: larger-than-life}
  - defend: none
  - expect: {health: {robin-hood: 7}, choice: action}
"""


@pytest.mark.parametrize("ruling", ALL, ids=lambda ruling: str(ruling.place))
def test_a_ruling_is_said_in_all_languages_and_is_about_cards(ruling: Ruling) -> None:
    assert slips(ruling.wording) + sentences(ruling.wording, most=2) == []
    assert ruling.cards
    assert ruling.rules


def test_there_are_rulings_for_every_hero_of_the_library() -> None:
    of_heroes = [card for ruling in ALL for card in ruling.cards if "/" in card]
    assert {card.partition("/")[0] for card in of_heroes} == set(load().heroes)


def test_every_ruling_is_proved_by_its_scenario() -> None:
    library = load()
    files = {Path(ruling.place.file) for ruling in ALL}
    proved = {
        played.written.place
        for file in files
        for played in play_file(library, read_scenarios(file)).played
        if played.passed
    }
    assert {ruling.place for ruling in ALL} <= proved


def test_a_set_of_ones_own_has_rulings_too(tmp_path: Path) -> None:
    file = _in_a_set(tmp_path, f"name: A blow.{FIGHT}")
    assert play_all([file]).ok
    [ruling] = rulings(load([tmp_path]), ["mine"])
    assert [ruling.text(language) for language in ("en", "tr")] == ["It deals 6."] * 2
    assert (ruling.cards, ruling.place.file) == (("bigfoot/larger-than-life",), str(file))


def test_a_ruling_without_a_card_is_refused_where_it_stands(tmp_path: Path) -> None:
    file = _in_a_set(tmp_path, "name: A blow." + FIGHT.replace("cards: [bigfoot/larger-than-life]", ""))
    [problem] = play_all([file]).problems
    assert (problem.code, problem.place.line, problem.place.column) == ("ruling-without-card", 3, 9)


def test_a_ruling_that_cannot_be_read_is_not_left_out_silently(tmp_path: Path) -> None:
    file = _in_a_set(tmp_path, "name: A blow." + FIGHT.replace("It deals 6.", "[1]"))
    with pytest.raises(ContentError) as caught:
        rulings(load([tmp_path]), ["mine"])
    assert caught.value.problems[0].place.file == str(file)


def _in_a_set(folder: Path, scenario: str) -> Path:
    """A file of scenarios in a set called mine."""
    home = folder / "mine" / "scenarios"
    home.mkdir(parents=True)
    (folder / "mine" / "set.yaml").write_text("{name: Mine, system: unmatched, version: 1.0.0}\n", encoding="utf-8")
    file = home / "blow.yaml"
    file.write_text(scenario, encoding="utf-8")
    return file
