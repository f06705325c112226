"""`cardwright check`: what is checked for which path, what it says to people and to programs, and its exit status."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from cardwright import HOME
from content.library import load
from content.library.folders import BUILT_IN
from content.schema.set import System
from tools import cli
from tools.exit_status import WRONG_USE

SET = BUILT_IN / "unmatched" / "robin-hood-vs-bigfoot"
EXAMPLES = HOME / "docs" / "examples"
LIBRARY = load()
SHIPPED = {
    "sets": len(LIBRARY.sets),
    "heroes": len(LIBRARY.heroes),
    "cards": sum(len(hero.demand().cards) for hero in LIBRARY.heroes.values()) + len(LIBRARY.shelf),
    "boards": len(LIBRARY.boards),
    "decks": len(LIBRARY.decks),
}
"""How much content comes with Cardwright."""
OF_UNMATCHED = SHIPPED | {
    "sets": sum(file.demand().system is System.UNMATCHED for file in LIBRARY.sets.values()),
    "cards": SHIPPED["cards"] - len(LIBRARY.shelf),
    "decks": 0,
}
"""How much of it is for unmatched."""
NIGHT_CITY = BUILT_IN / "cyberpunk"


@pytest.fixture
def checked(capsys: pytest.CaptureFixture[str]):  # type: ignore[no-untyped-def]
    """Runs the command with --json and answers with its status and what it printed."""

    def run(*arguments: str | Path) -> tuple[int, dict[str, Any]]:
        status = cli.status(["check", "--json", *map(str, arguments)])
        output = capsys.readouterr()
        assert output.err == ""
        return status, json.loads(output.out)

    return run


def test_everything_built_in_is_right(checked: Any) -> None:
    assert checked() == (0, {"ok": True, "counts": SHIPPED, "problems": []})


@pytest.mark.parametrize(
    ("path", "counts"),
    [
        (SET, (1, 2, 22, 2, 0)),
        (SET.parent, tuple(OF_UNMATCHED.values())),
        (SET.parent / "more-boards", (1, 0, 0, 3, 0)),
        (SET / "set.yaml", (1, 2, 22, 2, 0)),
        (SET / "heroes", (0, 2, 22, 0, 0)),
        (SET / "heroes" / "bigfoot.yaml", (0, 1, 11, 0, 0)),
        (SET / "boards" / "yukon.yaml", (0, 0, 0, 1, 0)),
        (HOME / "content" / "rules" / "unmatched.yaml", (0, 0, 0, 0, 0)),
        (EXAMPLES / "heroes" / "lighthouse-keeper.yaml", (0, 1, 5, 0, 0)),
        (EXAMPLES / "boards" / "salt-mill.yaml", (0, 0, 0, 1, 0)),
        (EXAMPLES / "scenarios" / "feint.yaml", (0, 0, 0, 0, 0)),
        (SET / "scenarios", (0, 0, 0, 0, 0)),
        (HOME / "tests" / "scenarios" / "attack.yaml", (0, 0, 0, 0, 0)),
        (HOME / "docs" / "cyberpunk", (1, 0, 3, 0, 1)),
        (NIGHT_CITY / "embracing-power", (1, 0, 5, 0, 1)),
        (NIGHT_CITY / "promos" / "cards", (0, 0, 1, 0, 0)),
        (NIGHT_CITY / "the-heist" / "cards" / "blue.yaml", (0, 0, 3, 0, 0)),
        (NIGHT_CITY / "the-heist" / "decks" / "the-heist-starter.yaml", (0, 0, 0, 0, 1)),
    ],
    ids=lambda value: value.name if isinstance(value, Path) else "",
)
def test_a_path_is_a_set_or_a_folder_or_a_file(checked: Any, path: Path, counts: tuple[int, ...]) -> None:
    status, said = checked(path)
    assert (status, said["problems"]) == (0, [])
    assert tuple(said["counts"].values()) == counts


@pytest.mark.parametrize("kind", ["terms", "rules", "questions"])
def test_the_books_of_every_system_are_told_by_their_keys(checked: Any, kind: str) -> None:
    status, said = checked(HOME / "content" / kind)
    assert (status, said["problems"], set(said["counts"].values())) == (0, [], {0})


def test_cards_and_decks_by_themselves_are_told_by_their_keys(checked: Any, tmp_path: Path) -> None:
    shutil.copy(NIGHT_CITY / "promos" / "cards" / "red.yaml", tmp_path / "one.yaml")
    shutil.copy(NIGHT_CITY / "the-heist" / "decks" / "the-heist-starter.yaml", tmp_path / "two.yaml")
    for path, kind in ((tmp_path / "one.yaml", "cards"), (tmp_path / "two.yaml", "decks")):
        status, said = checked(path)
        assert (status, said["counts"][kind], said["problems"]) == (0, 1, [])


def test_paths_that_overlap_are_checked_once(checked: Any) -> None:
    _, said = checked(SET, SET / "heroes", SET / "heroes" / "bigfoot.yaml")
    assert said["counts"] == {"sets": 1, "heroes": 2, "cards": 22, "boards": 2, "decks": 0}


def test_a_copy_of_a_built_in_set_takes_its_place(checked: Any, tmp_path: Path) -> None:
    shutil.copytree(SET, tmp_path / SET.name)
    status, said = checked(tmp_path)
    assert status == 0
    assert said["counts"] == {"sets": 1, "heroes": 2, "cards": 22, "boards": 2, "decks": 0}
    assert [(problem["code"], problem["severity"]) for problem in said["problems"]] == [("set-replaced", "warning")]


def test_a_copy_of_a_hero_by_itself_clashes_with_nobody(checked: Any, tmp_path: Path) -> None:
    shutil.copy(SET / "heroes" / "bigfoot.yaml", tmp_path)
    status, said = checked(tmp_path / "bigfoot.yaml")
    assert (status, said["counts"]["heroes"], said["problems"]) == (0, 1, [])


def test_a_set_that_brings_a_hero_of_another_set_clashes_with_it(checked: Any, tmp_path: Path) -> None:
    shutil.copytree(SET, tmp_path / "woods")
    status, said = checked(tmp_path)
    assert status == 1
    found = {(problem["code"], Path(problem["file"]).name) for problem in said["problems"]}
    assert found == {
        ("duplicate-hero", "bigfoot.yaml"),
        ("duplicate-hero", "robin-hood.yaml"),
        ("duplicate-board", "sherwood-forest.yaml"),
        ("duplicate-board", "yukon.yaml"),
    }


def test_a_problem_is_said_with_its_place_and_how_to_mend_it(checked: Any, tmp_path: Path) -> None:
    path = tmp_path / "bigfoot.yaml"
    path.write_text((SET / "heroes" / "bigfoot.yaml").read_text().replace("user: jackalope", "user: jackalop"))
    status, said = checked(path)
    assert status == 1
    assert said["ok"] is False
    (problem,) = said["problems"]
    line = path.read_text().splitlines().index("    user: jackalop") + 1
    assert (problem["code"], problem["severity"], problem["file"]) == ("unknown-user", "error", str(path))
    assert (problem["line"], problem["column"]) == (line, 11)
    assert problem["hint"].startswith("Did you mean jackalope?")


def test_a_warning_alone_leaves_the_content_usable(checked: Any, tmp_path: Path) -> None:
    path = tmp_path / "bigfoot.yaml"
    path.write_text((SET / "heroes" / "bigfoot.yaml").read_text().replace("{en: Hoax,", "{en: Feint,"))
    status, said = checked(path)
    assert (status, said["ok"]) == (0, True)
    assert [problem["code"] for problem in said["problems"]] == ["duplicate-card-name"]


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("fox.yaml", "", "empty-file"),
        ("fox.yaml", "name: [", "syntax-error"),
        ("fox.yaml", "- 1", "unknown-kind"),
        ("fox.yaml", "colour: red", "unknown-kind"),
        ("heroes/fox.yaml", "colour: red", "missing-key"),
        ("boards/glade.yaml", "- 1", "wrong-type"),
        ("fox.txt", "\0", "not-text"),
    ],
)
def test_whatever_a_file_holds_is_answered_with_a_problem(
    checked: Any, tmp_path: Path, name: str, text: str, code: str
) -> None:
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text(text)
    status, said = checked(tmp_path / name)
    assert status == 1
    assert code in [problem["code"] for problem in said["problems"]]
    assert {problem["file"] for problem in said["problems"]} == {str(tmp_path / name)}


def test_a_folder_whose_heroes_belong_to_no_set_is_told_why_other_commands_will_not_find_them(
    checked: Any, tmp_path: Path
) -> None:
    folder = tmp_path / "night-watch"
    shutil.copytree(EXAMPLES / "heroes", folder / "heroes")
    for path in (folder, folder / "heroes"):
        status, said = checked(path)
        found = [(problem["code"], problem["severity"]) for problem in said["problems"]]
        assert (status, found) == (0, [("no-set", "warning")])
    shutil.copy(EXAMPLES / "set.yaml", folder)
    for path in (folder, folder / "heroes"):
        assert checked(path)[1]["problems"] == []


def test_a_folder_with_nothing_to_check_is_an_error(checked: Any, tmp_path: Path) -> None:
    (tmp_path / "other.yaml").write_text("jobs: {}\n")
    status, said = checked(tmp_path)
    assert (status, [problem["code"] for problem in said["problems"]]) == (1, ["no-content"])


def test_what_is_empty_is_not_counted(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert cli.status(["check", str(tmp_path)]) == 1
    assert capsys.readouterr().out.startswith("error[no-content]: There is nothing to check in")


def test_a_path_that_is_not_there_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.status(["check", "no-such-file"]) == WRONG_USE
    output = capsys.readouterr()
    assert (output.out, output.err.count("\n")) == ("", 1)
    assert "no-such-file" in output.err


def test_further_content_is_checked_too(checked: Any, tmp_path: Path) -> None:
    (tmp_path / "woods" / "heroes").mkdir(parents=True)
    (tmp_path / "woods" / "set.yaml").write_text("name: Woods\nsystem: unmatched\nversion: 1.0.0\n")
    shutil.copy(EXAMPLES / "heroes" / "lighthouse-keeper.yaml", tmp_path / "woods" / "heroes" / "keeper.yaml")
    _, said = checked("--content", tmp_path)
    assert said["counts"] == SHIPPED | {
        "sets": SHIPPED["sets"] + 1,
        "heroes": SHIPPED["heroes"] + 1,
        "cards": SHIPPED["cards"] + 5,
    }


SCENARIO = """name: Nobody can stand where nobody can stand.
rules: [attack-needs-card-and-targt]
heroes: [keeper, bigfoot]
board: yukon
fighters: {keeper: y01, bigfoot: y01, gul-1: y02}
hands: {keeper: [sweeping-bean]}
play:
  - attack: {with: keeper, target: bigfoot, card: sweeping-beam}
  - expect: {health: {bigfoot: 99}}
"""
SLIPS = {"unknown-rule", "space-taken", "unknown-fighter", "unknown-card"}


@pytest.fixture
def woods(tmp_path: Path) -> Path:
    """A folder of sets with a set that has a hero and a scenario with four slips; played, it would fail as well."""
    for folder in ("heroes", "scenarios"):
        (tmp_path / "woods" / folder).mkdir(parents=True)
    (tmp_path / "woods" / "set.yaml").write_text("name: Woods\nsystem: unmatched\nversion: 1.0.0\n")
    shutil.copy(EXAMPLES / "heroes" / "lighthouse-keeper.yaml", tmp_path / "woods" / "heroes" / "keeper.yaml")
    (tmp_path / "woods" / "scenarios" / "beam.yaml").write_text(SCENARIO)
    return tmp_path


@pytest.mark.parametrize("path", [".", "woods", "woods/set.yaml", "woods/scenarios", "woods/scenarios/beam.yaml"])
def test_the_scenarios_of_a_set_are_read(checked: Any, woods: Path, path: str) -> None:
    status, said = checked(woods / path)
    assert status == 1
    assert {problem["code"] for problem in said["problems"]} == SLIPS
    assert {problem["file"] for problem in said["problems"]} == {str(woods / "woods" / "scenarios" / "beam.yaml")}
    assert list(said["counts"]) == ["sets", "heroes", "cards", "boards", "decks"]


def test_the_scenarios_of_further_content_are_read(checked: Any, woods: Path) -> None:
    status, said = checked("--content", woods)
    assert (status, {problem["code"] for problem in said["problems"]}) == (1, SLIPS)


def test_a_scenario_by_itself_is_told_by_its_keys(checked: Any, woods: Path, tmp_path: Path) -> None:
    (tmp_path / "alone.yaml").write_text(SCENARIO)
    status, said = checked(tmp_path / "alone.yaml", "--content", woods)
    assert (status, {problem["code"] for problem in said["problems"]}) == (1, SLIPS)
    (tmp_path / "several.yaml").write_text("scenarios: 3\n")
    _, said = checked(tmp_path / "several.yaml")
    assert [problem["code"] for problem in said["problems"]] == ["wrong-type"]


def test_scenarios_are_not_played(checked: Any, woods: Path) -> None:
    path = woods / "woods" / "scenarios" / "beam.yaml"
    right = SCENARIO.replace("targt", "target").replace("bigfoot: y01, gul-1", "bigfoot: y03, gull-1")
    path.write_text(right.replace("bean", "beam"))
    assert checked(woods)[0] == 0
    assert cli.status(["test", str(woods)]) == 1


def test_people_read_the_counts_a_line_for_each_board_and_the_problems(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert cli.status(["check", str(SET)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Checked 1 set, 2 heroes, 22 cards, 2 boards."
    assert [line.split(":")[0].strip() for line in lines[1:-1]] == [
        "set robin-hood-vs-bigfoot",
        "board sherwood-forest",
        "board yukon",
    ]
    assert lines[-1] == "No problems."
    (tmp_path / "fox.yaml").write_text("name: Fox\nhealth: many\nmove: 2\n")
    assert cli.status(["check", str(tmp_path / "fox.yaml")]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert f"{tmp_path / 'fox.yaml'}:2:9: error[wrong-type]" in "\n".join(lines)
    assert "            ^^^^" in lines
    assert lines[-1] == "3 errors"
