"""The page about what cards do says the truth: what can be said is played, and what cannot has a reason."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardwright import HOME
from content.diagnostics import render
from content.library import Library, load
from content.reading import read, read_text
from content.scenarios.collecting import scenario_files
from content.scenarios.files import read_scenarios
from content.scenarios.running import run
from content.schema.prose import Prose
from content.schema.unmatched.hero import Hero
from content.schema.unmatched.scenario import Scenario
from content.speaking import hero_speaker
from effects.unmatched.source import CardEffects
from effects.wording import LANGUAGES
from tests.content.three_languages import slips

FOLDER = HOME / "tests" / "breadth"
PAGE = (HOME / "docs" / "breadth.md").read_text(encoding="utf-8")
SAID = re.findall(r"^\| (.+) \| \d+ \| `(.+)` \| \[(.+)\]\(\.\./(.+)\) \|$", PAGE, re.MULTILINE)
UNSAID = re.findall(r"^\| (.+) \| \d+ \| \[(.+)\]\(#(.+)\) \|$", PAGE, re.MULTILINE)
FILES = [HOME / file for *_, file in SAID]
STEMS = [file.stem for file in FILES]


@pytest.fixture(scope="module")
def library() -> Library:
    return load([FOLDER])


def scenarios_of(file: Path) -> list[Scenario]:
    scenarios = [written.scenario for written in read_scenarios(file).scenarios]
    return [scenario for scenario in scenarios if isinstance(scenario, Scenario)]


def says(whole: Any, part: Any) -> bool:
    """Whether a part of YAML stands somewhere in a whole, perhaps beside other keys."""
    if isinstance(whole, dict):
        here = isinstance(part, dict) and all(key in whole and whole[key] == value for key, value in part.items())
        return here or any(says(value, part) for value in whole.values())
    if isinstance(whole, list):
        return whole == part or any(says(value, part) for value in whole)
    return False


def test_every_row_of_the_page_is_read() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| what |")]
    assert len(rows) == len(SAID) + len(UNSAID)
    assert len({what for what, *_ in (*SAID, *UNSAID)}) == len(rows)


def test_every_scenario_belongs_to_one_row() -> None:
    assert sorted(HOME / file for *_, file in SAID) == sorted(scenario_files(load(), [FOLDER]))
    assert [link for *_, link, file in SAID if link != Path(file).stem] == []


@pytest.mark.parametrize("file", FILES, ids=STEMS)
def test_what_can_be_said_is_played(library: Library, file: Path) -> None:
    written = read_scenarios(file)
    problems = [*written.problems, *(problem for one in written.scenarios for problem in run(library, one))]
    assert written.scenarios
    assert not problems, "\n\n" + "\n".join(render(problem) for problem in problems)


@pytest.mark.parametrize(("how", "file"), [(how, HOME / file) for _, how, _, file in SAID], ids=STEMS)
def test_a_scenario_plays_what_its_row_writes(how: str, file: Path) -> None:
    line = read_text(how, "row.yaml")
    assert not line.problems
    root: Any = read(file).root
    assert says([root.get("with_cards"), root.get("with_abilities")], line.root)


def without_effects(scenario: Scenario) -> Iterator[tuple[str, Scenario]]:
    """The scenario with what one window of a card does, or one ability, left out."""
    for hero, cards in scenario.with_cards.items():
        for place, card in enumerate(cards):
            for window in (window for window in CardEffects.windows if getattr(card, window)):
                silent = (*cards[:place], card.model_copy(update={window: None}), *cards[place + 1 :])
                others = {**scenario.with_cards, hero: silent}
                yield f"{window} of {card.id}", scenario.model_copy(update={"with_cards": others})
    for hero, abilities in scenario.with_abilities.items():
        for place in range(len(abilities)):
            fewer = {**scenario.with_abilities, hero: abilities[:place] + abilities[place + 1 :]}
            yield f"ability {place + 1}", scenario.model_copy(update={"with_abilities": fewer})


@pytest.mark.parametrize("file", FILES, ids=STEMS)
def test_a_scenario_notices_when_an_effect_is_left_out(library: Library, file: Path) -> None:
    for written in read_scenarios(file).scenarios:
        assert isinstance(written.scenario, Scenario)
        changes = list(without_effects(written.scenario))
        assert changes or file.stem == "no-text"
        assert [told for told, changed in changes if not run(library, replace(written, scenario=changed))] == []


def said(hero_id: str, hero: Hero, scenario: Scenario) -> Iterator[Prose]:
    """The texts of a scenario's cards and abilities in every language; a card without effects has none."""
    speakers = {language: hero_speaker(hero_id, hero, language) for language in LANGUAGES}
    for card in scenario.with_cards.get(hero_id, ()):
        if any(getattr(card, window) for window in CardEffects.windows):
            yield Prose(**{key: " ".join(each.text for each in voice.card(card)) for key, voice in speakers.items()})
    for ability in scenario.with_abilities.get(hero_id, ()):
        yield Prose(**{key: voice.ability(ability) for key, voice in speakers.items()})


@pytest.mark.parametrize("file", FILES, ids=STEMS)
def test_what_is_played_is_said_in_every_language(library: Library, file: Path) -> None:
    for scenario in scenarios_of(file):
        for hero_id in scenario.heroes:
            hero = library.hero(hero_id).demand()
            assert [slip for text in said(hero_id, hero, scenario) for slip in slips(text)] == []


def test_every_missing_idea_is_explained_and_every_explanation_is_missed() -> None:
    explained = re.findall(r"^### (.+)$", PAGE, re.MULTILINE)
    assert {idea for _, idea, _ in UNSAID} == set(explained)
    assert [anchor for _, idea, anchor in UNSAID if anchor != idea.replace(" ", "-")] == []
