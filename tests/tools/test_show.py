"""`cardwright list` and `cardwright show`: what is there, and what it looks like."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from cardwright import HOME
from content.library.folders import BUILT_IN
from content.rulebook import rulebook
from tools import cli
from tools.display.rule import rule_in_lines
from tools.exit_status import WRONG_USE

SET = BUILT_IN / "unmatched" / "robin-hood-vs-bigfoot"


def shown(capsys: pytest.CaptureFixture[str], *arguments: str | Path, status: int = 0) -> str:
    assert cli.status([*map(str, arguments)]) == status
    return capsys.readouterr().out


def test_the_list_names_sets_heroes_and_boards(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.loads(shown(capsys, "list", "--json"))
    sets = {one["id"]: one for one in listed["sets"]}
    assert sets["robin-hood-vs-bigfoot"]["heroes"] == ["bigfoot", "robin-hood"]
    assert sets["robin-hood-vs-bigfoot"]["boards"] == ["sherwood-forest", "yukon"]
    assert (sets["more-boards"]["heroes"], len(sets["more-boards"]["boards"])) == ([], 3)
    assert [hero["id"] for hero in listed["heroes"]] == [hero for one in listed["sets"] for hero in one["heroes"]]
    assert [board["id"] for board in listed["boards"]] == [board for one in listed["sets"] for board in one["boards"]]
    assert [board["players"] for board in listed["boards"] if board["id"] in ("marmoreal", "yukon")] == [4, 2]
    robin_hood = next(hero for hero in listed["heroes"] if hero["id"] == "robin-hood")
    assert robin_hood["sidekicks"] == [{"id": "outlaw", "name": "Outlaw", "count": 4, "health": 1, "attack": "melee"}]
    assert (robin_hood["cards"], robin_hood["different_cards"]) == (30, 11)


def test_the_list_names_decks_and_their_cards(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.loads(shown(capsys, "list", "--json"))
    sets = {one["id"]: one for one in listed["sets"]}
    assert sets["embracing-power"]["decks"] == ["embracing-power-starter"]
    assert len(sets["welcome-to-night-city"]["cards"]) == 140
    deck = next(deck for deck in listed["decks"] if deck["id"] == "embracing-power-starter")
    assert (deck["cards"], deck["ram"]) == (40, {"green": 4, "red": 2})
    minotaur = next(card for card in listed["cards"] if card["id"] == "minotaur")
    assert (minotaur["type"], minotaur["cost"], minotaur["tags"]) == ("unit", 7, ["arasaka", "drone", "militech"])


def test_people_read_the_list_in_tables(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "list")
    for words in (
        "Robin Hood vs. Bigfoot",
        "robin-hood ",
        "Outlaw x 4",
        "sherwood-forest ",
        "30",
        "the-heist-starter ",
        "blue 4",
    ):
        assert words in text


def test_what_cannot_be_read_is_left_out_of_the_list_and_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    shutil.copytree(SET, tmp_path / "woods")
    for name in ("bigfoot", "robin-hood"):
        (tmp_path / "woods" / "heroes" / f"{name}.yaml").rename(tmp_path / "woods" / "heroes" / f"{name}-2.yaml")
    shutil.rmtree(tmp_path / "woods" / "boards")
    (tmp_path / "woods" / "heroes" / "bigfoot-2.yaml").write_text("name: [")
    assert cli.status(["list", "--json", "--content", str(tmp_path)]) == 1
    output = capsys.readouterr()
    heroes = {hero["id"]: hero["set"] for hero in json.loads(output.out)["heroes"]}
    assert [hero for hero, its_set in heroes.items() if its_set in (SET.name, "woods")] == [
        "bigfoot", "robin-hood", "robin-hood-2",
    ]  # fmt: skip
    assert "bigfoot-2.yaml cannot be read" in output.err


def test_a_hero_is_shown_with_character_card_and_deck(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "show", "bigfoot")
    for words in ("health 16", "move 3", "melee", "The Jackalope", "At the end of your turn", "Momentous Shift"):
        assert words in text
    assert "30 cards: 8 attack, 15 versatile, 2 defense, 5 scheme" in text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Size: small or big, small at first."),
        ("tr", "Boyut: küçük, büyük; başlangıçta küçük."),
        ("zh", "体型：小或大，开局时为小。"),
    ],
)
def test_a_character_card_says_what_the_hero_can_be_and_how_it_begins(
    capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    assert said in shown(capsys, "show", "alice", "--lang", language)
    assert said.partition("：")[0].partition(":")[0] not in shown(capsys, "show", "bigfoot", "--lang", language)


def test_in_a_narrow_terminal_the_text_of_a_card_has_the_whole_width(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    lines = [line.rstrip() for line in shown(capsys, "show", "robin-hood").splitlines()]
    at = lines.index("2x Ambush  ambush")
    assert lines[at + 1] == "   ATTACK 2  BOOST 3  ANY"
    assert len(lines[at + 2]) > 40
    assert max(map(len, lines)) <= 50


def test_in_a_narrow_terminal_the_list_has_lines_instead_of_tables(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    text = shown(capsys, "list")
    assert "robin-hood: name Robin Hood, health 13, move 2, attack ranged, sidekicks Outlaw x 4, cards 30" in " ".join(
        text.split()
    )
    assert "…" not in text


def test_in_the_list_a_long_name_goes_on_in_a_further_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own = tmp_path / "harbour"
    shutil.copytree(HOME / "docs" / "examples", own)
    keeper = own / "heroes" / "lighthouse-keeper.yaml"
    keeper.write_text(keeper.read_text().replace("The Lighthouse Keeper", "The Last Keeper of the Northern Lighthouse"))
    monkeypatch.setenv("COLUMNS", "80")
    lines = shown(capsys, "list", "--content", str(tmp_path)).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(" lighthouse-keeper "))
    assert lines[at].split()[1:3] == ["The", "Last"]
    assert "14" in lines[at].split()
    below = lines[at + 1 : lines.index(" " * len(lines[at]), at)]
    assert " ".join(word for line in below for word in line.split()).endswith("Lighthouse")
    assert max(map(len, lines)) <= 80


def test_a_card_is_shown_with_its_numbers_and_its_text(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "show", "robin-hood/highway-robbery")
    for words in ("Highway Robbery", "ATTACK 2", "BOOST 2", "Outlaw", "Immediately", "4 copies"):
        assert words in text


def test_the_tags_of_a_card_stand_beside_who_may_play_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Sinbad · VOYAGE" in shown(capsys, "show", "sinbad/voyage-home")
    assert "Sinbad · YOLCULUK" in shown(capsys, "show", "sinbad/voyage-home", "--lang", "tr")
    assert "VOYAGE" not in shown(capsys, "show", "sinbad/toil-and-danger")


def test_a_scheme_has_no_value_and_a_vanilla_card_no_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert "SCHEME │" in shown(capsys, "show", "bigfoot/jackalope-horns")
    assert len(shown(capsys, "show", "bigfoot/larger-than-life").splitlines()) == 4


def test_a_board_is_drawn_and_measured(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "show", "yukon")
    for words in ("Yukon", "y02", "y31", "5 steps from start 1 to 2"):
        assert words in text


@pytest.mark.parametrize("wanted", ["maneuver-draws-first", "15"])
def test_a_rule_is_shown_by_id_or_number(capsys: pytest.CaptureFixture[str], wanted: str) -> None:
    assert shown(capsys, "show", wanted).startswith("maneuver-draws-first (rule 15, Maneuver)\n")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("The Jackalope", "move 3", "melee", "Momentous Shift", "VERSATILE 3", "ANY", "30 cards: 8 attack")),
        ("tr", ("Jackalope ", "hareket 3", "yakın dövüş", "Dönüm Noktası", "ÇOK AMAÇLI 3", "HERKES", "30 kart: 8 sal")),
        ("zh", ("鹿角兔", "移动 3", "近战", "重大转折", "多用途 3", "任意", "30张牌：攻击8、多用途15")),
    ],
)
def test_a_hero_is_shown_in_each_language(
    capsys: pytest.CaptureFixture[str], language: str, words: tuple[str, ...]
) -> None:
    text = shown(capsys, "show", "bigfoot", "--lang", language)
    assert [word for word in words if word not in text] == []


def test_capitals_on_cards_keep_the_turkish_dots(capsys: pytest.CaptureFixture[str]) -> None:
    assert "ENTRİKA │" in shown(capsys, "show", "bigfoot/jackalope-horns", "--lang", "tr")
    assert "SALDIRI 2" in shown(capsys, "show", "robin-hood/highway-robbery", "--lang", "tr")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "slate"), ("en", "① ② start"), ("tr", "kahverengi"), ("tr", "① ② başlangıç alanı"), ("zh", "薄荷绿")],
)
def test_a_boards_zones_and_signs_are_named_in_each_language(
    capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    assert words in shown(capsys, "show", "sherwood-forest", "--lang", language)


def test_an_own_wording_is_marked_and_the_generated_text_stands_beside_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for wanted in ("lighthouse-keeper/sweeping-beam", "lighthouse-keeper"):
        text = shown(capsys, "show", wanted, "--content", HOME / "docs" / "examples")
        text = " ".join(text.replace("│", "").split())
        assert "If you won the combat, the beam burns" in text
        assert "(The author's own words; the steps say: If you won the combat, deal 1 damage to each" in text


@pytest.mark.parametrize(("language", "place"), [("en", "rule 15, Maneuver"), ("tr", "kural 15, "), ("zh", "规则15，")])
def test_a_rules_place_in_the_book_is_told_in_each_language(
    capsys: pytest.CaptureFixture[str], language: str, place: str
) -> None:
    assert place in shown(capsys, "show", "15", "--lang", language)


def test_a_rule_in_lines_says_its_name_text_note_and_whether_it_is_played() -> None:
    book = rulebook("unmatched")
    plain, noted, later = book.by_number(15), book.by_number(7), book.by_number(103)
    assert rule_in_lines(plain) == ["maneuver-draws-first (rule 15, Maneuver)", plain.text()]
    assert rule_in_lines(noted)[1:] == [noted.text(), f"Note: {noted.note()}"]
    assert rule_in_lines(later)[1:] == [later.text(), f"Note: {later.note()}", "Not played yet"]
    assert rule_in_lines(later, "tr")[1:] == [later.text("tr"), f"Not: {later.note('tr')}", "Henüz oynanmıyor"]


@pytest.mark.parametrize("command", [["show", "bigfoot"], ["show", "15"], ["explain", "bigfoot/feint"]])
def test_an_unknown_language_is_wrong_use_and_answered_with_those_there_are(
    capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    assert cli.status([*command, "--lang", "de"]) == WRONG_USE
    assert "there is no language `de`: it can be en, tr, zh" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wanted", "meant"),
    [
        ("bigfot", "Did you mean bigfoot?"),
        ("feint", "Did you mean alice/feint, king-arthur/feint"),
        ("bigfoot/faint", "Did you mean bigfoot/feint?"),
        ("sherwod-forest", "Did you mean sherwood-forest?"),
        ("maneuver-draw-first", "Did you mean maneuver-draws-first?"),
        ("9999", "`cardwright list`"),
    ],
)
def test_an_unknown_id_is_wrong_use_and_answered_with_the_nearest(
    capsys: pytest.CaptureFixture[str], wanted: str, meant: str
) -> None:
    assert cli.status(["show", wanted]) == WRONG_USE
    output = capsys.readouterr()
    assert output.out == ""
    assert meant in output.err


def test_who_misses_a_set_of_their_own_is_told_of_further_folders(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    shutil.copytree(SET, tmp_path / SET.name)
    for command in (["show", "fox"], ["show", "fox/bite"], ["play", "--heroes", "bigfoot,fox"]):
        assert cli.status(command) == WRONG_USE
        assert "`--content FOLDER`" in capsys.readouterr().err
        assert cli.status([*command, "--content", str(tmp_path)]) == WRONG_USE
        assert "--content" not in capsys.readouterr().err


def test_a_hero_with_an_error_is_shown_and_the_error_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    shutil.copytree(SET, tmp_path / SET.name)
    path = tmp_path / SET.name / "heroes" / "bigfoot.yaml"
    path.write_text(path.read_text().replace("copies: 2", "copies: 1", 1))
    assert cli.status(["show", "bigfoot", "--content", str(tmp_path)]) == 1
    output = capsys.readouterr()
    assert "29 cards" in output.out
    assert "error[deck-size]" in output.err


def test_a_card_is_shown_with_a_wording_of_other_steps_and_that_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    shutil.copytree(HOME / "docs" / "examples", tmp_path / "nights")
    path = tmp_path / "nights" / "heroes" / "lighthouse-keeper.yaml"
    path.write_text(path.read_text("utf-8").replace("opposing_fighter}, amount: 1}", "opposing_fighter}, amount: 2}"))
    assert cli.status(["show", "lighthouse-keeper/sweeping-beam", "--content", str(tmp_path)]) == 1
    output = capsys.readouterr()
    text = " ".join(output.out.replace("│", "").split())
    assert "the beam burns" in text
    assert "the steps say: If you won the combat, deal 2" in text
    assert "error[wording-of-other-steps]" in output.err
    assert "Before: If you won the combat, deal 1 damage" in output.err


def test_names_with_brackets_are_shown_as_they_are(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    shutil.copytree(SET, tmp_path / SET.name)
    path = tmp_path / SET.name / "heroes" / "bigfoot.yaml"
    path.write_text(path.read_text().replace("{en: Hoax,", '{en: "[red]Hoax[/red]",'))
    assert "[red]Hoax[/red]" in shown(capsys, "show", "bigfoot/hoax", "--content", tmp_path)


@pytest.mark.parametrize(("right", "wrong"), [("if: won", "if: wonn"), ("may: you", "may: yuo")])
def test_a_hero_whose_effects_cannot_be_said_is_not_shown_but_its_errors_are(
    right: str, wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "owl"
    shutil.copytree(SET, own)
    hero = own / "heroes" / "bigfoot.yaml"
    hero.write_text(hero.read_text("utf-8").replace(right, wrong, 1).replace("bigfoot", "owl"), "utf-8")
    hero.rename(own / "heroes" / "owl.yaml")
    (own / "heroes" / "robin-hood.yaml").unlink()
    shutil.rmtree(own / "boards")
    shutil.rmtree(own / "scenarios")
    for wanted in ("owl", "owl/feint"):
        assert cli.status(["show", wanted, "--content", str(tmp_path)]) == 1
        word = wrong.split()[1]
        assert f"called `{word}` here" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Minotaur", "UNIT red", "Arasaka · Drone · Militech", "7€$ · Power 9 · RAM 2", "PLAY: If your")),
        ("tr", ("Minotor", "BİRİM kırmızı", "Güç 9")),
        ("zh", ("牛头怪", "单位 红色", "力量 9")),
    ],
)
def test_a_card_of_decks_is_shown_in_each_language(
    capsys: pytest.CaptureFixture[str], language: str, words: tuple[str, ...]
) -> None:
    text = shown(capsys, "show", "minotaur", "--lang", language)
    assert [word for word in words if word not in text] == []


def test_gear_adds_its_power_and_the_sell_tag_stands_in_the_frame(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "show", "mandibular-upgrade")
    assert "Power +0" in text
    assert "BLOCKER" in text
    assert "Sell tag" in text.splitlines()[-1]


def test_a_deck_is_shown_with_its_legends_the_curve_of_costs_and_its_ram(capsys: pytest.CaptureFixture[str]) -> None:
    lines = shown(capsys, "show", "embracing-power-starter").splitlines()
    assert lines[0] == "Embracing Power  embracing-power-starter"
    assert lines[-1] == "RAM: green 4, red 2"
    assert lines[-2].startswith("40 cards: 20 unit")
    assert sum(line.startswith("1x ") for line in lines) == 3, "the legends"
    bars = [line for line in lines if "█" in line]
    assert sum(line.count("█") for line in bars) == 40
    assert all(line.split()[-1] == str(line.count("█")) for line in bars)


def test_in_a_narrow_terminal_the_numbers_of_a_deck_stand_below_the_names(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    lines = shown(capsys, "show", "the-heist-starter").splitlines()
    assert all(len(line) <= 50 for line in lines)
    assert any("UNIT yellow" in line and "3€$" in line for line in lines)


def test_an_id_that_nothing_bears_is_answered_with_the_nearest_card_or_deck(capsys: pytest.CaptureFixture[str]) -> None:
    for wanted, meant in (("minotar", "minotaur"), ("the-heist-start", "the-heist-starter")):
        assert cli.status(["show", wanted]) == WRONG_USE
        assert f"Did you mean {meant}?" in capsys.readouterr().err
