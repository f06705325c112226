"""Every scenario of the rules and of the built-in sets, one test each."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright import HOME
from content.diagnostics import render
from content.library import Library, load
from content.rulebook import rulebook, systems
from content.scenarios.collecting import scenario_files
from content.scenarios.files import ScenarioFile, Written, read_scenarios
from content.scenarios.running import run

RULES = HOME / "tests" / "scenarios"
BEFORE_PLAY = ("deck-building",)
"""The sections of rules that checks hold, before anything is played."""
LIBRARY = load()
FILES = [read_scenarios(path) for path in (*scenario_files(LIBRARY, [RULES]), *scenario_files(LIBRARY))]
SCENARIOS = [(file.path, written) for file in FILES for written in file.scenarios]


@pytest.fixture(scope="module")
def library() -> Library:
    return LIBRARY


@pytest.mark.parametrize("file", FILES, ids=[file.path.stem for file in FILES])
def test_a_file_of_scenarios_can_be_read(file: ScenarioFile) -> None:
    assert [render(problem) for problem in file.problems] == []


@pytest.mark.parametrize(
    ("path", "written"), SCENARIOS, ids=[f"{path.stem}: {written.name}" for path, written in SCENARIOS]
)
def test_a_scenario_comes_out_as_it_expects(library: Library, path: Path, written: Written) -> None:
    problems = run(library, written)
    assert not problems, "\n\n" + "\n".join(render(problem) for problem in problems)


def test_the_scenarios_were_found() -> None:
    stems = {path.stem for path, _ in SCENARIOS}
    assert {"attack", "maneuver", "skirmish"} <= stems


def test_the_scenarios_of_a_file_have_names_of_their_own() -> None:
    names = [(path, written.name) for path, written in SCENARIOS]
    assert [name for path, name in names if names.count((path, name)) > 1] == []


@pytest.mark.parametrize("system", systems())
def test_every_rule_that_is_played_has_a_scenario(system: str) -> None:
    scenarios = [written.scenario for _, written in SCENARIOS if written.scenario is not None]
    shown = {rule for scenario in scenarios if scenario.system.value == system for rule in scenario.rules}
    played = [rule for rule in rulebook(system) if rule.built and rule.section.id not in BEFORE_PLAY]
    assert [rule.id for rule in played if rule.id not in shown] == []


def test_every_card_of_the_built_in_sets_has_a_scenario() -> None:
    shown = {card for _, written in SCENARIOS if written.scenario is not None for card in written.scenario.cards}
    cards = [f"{hero.id}/{card.id}" for hero in LIBRARY.heroes.values() for card in hero.demand().cards]
    assert [card for card in (*cards, *LIBRARY.shelf) if card not in shown] == []
