"""What a scenario of cyberpunk must say, what it is told when it is wrong, and that a difference is found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardwright import HOME
from content.json_schema.scenarios import parts
from content.library import load
from content.rulebook import rulebook
from content.scenarios.checking import check
from content.scenarios.collecting import play_all
from content.scenarios.cyberpunk.expecting import QUALITIES
from content.scenarios.cyberpunk.happenings import ABOUT, PILES
from content.scenarios.cyberpunk.laying import BLANK
from content.scenarios.files import read_scenarios
from content.scenarios.models import MODELS
from content.scenarios.running import run
from content.schema.cyberpunk.scenario import Scenario
from content.schema.scenario import Example
from effects.problem import Problem
from engine.cyberpunk.terms import EVENT_NAMES, PILE_KINDS
from engine.cyberpunk.words import KIND_WORDS

LIBRARY = load()
POSITION = """
name: An example.
with_cards:
  - {id: grunt, name: Grunt, type: unit, colour: red, cost: 2, power: 4, ram: 1}
  - {id: vest, name: Vest, type: gear, colour: red, cost: 1, power: 2, ram: 1, sell: true}
  - {id: chip, name: Chip, type: program, colour: red, cost: 1, ram: 1, play: [{draw: 1}]}
  - {id: ada, name: Ada, type: legend, colour: red, cost: 3, power: 5, ram: 2, keywords: [go_solo]}
  - {id: bob, name: Bob, type: legend, colour: red, ram: 2, abilities: [{activate: {spend: this}, draw: 1}]}
you: {hand: [vest, chip], eddies: {ready: 2, spent: 1}, field: [{card: grunt, gear: vest}, grunt], legends: [bob]}
rival: {field: [{card: grunt, is: spent}], legends: [{card: ada, is: face_down}], gigs: {d6: 4, d8: 1}}
"""
ATTACK = '- attack: {with: "grunt:2", target: grunt}\n'


def problems_of(folder: Path, text: str) -> list[Problem]:
    path = folder / "example.yaml"
    path.write_text(text)
    file = read_scenarios(path)
    return [*file.problems, *(problem for written in file.scenarios for problem in run(LIBRARY, written))]


def found(folder: Path, play: str, position: str = POSITION) -> list[tuple[str, str]]:
    """The codes of what differs, each with the source it points at."""
    text = f"{position}play:\n{play}"
    lines = text.splitlines()
    return [
        (problem.code, lines[problem.place.line - 1][problem.place.column - 1 :][: problem.length])
        for problem in problems_of(folder, text)
    ]


def test_a_scenario_that_is_right_passes(tmp_path: Path) -> None:
    play = (
        ATTACK + "- pass\n- expect: {you: {field: [grunt]}, rival: {field: 0}, gear: {grunt: vest}, choice: action}\n"
    )
    assert found(tmp_path, play) == []


@pytest.mark.parametrize(
    ("expect", "differing"),
    [
        ("choice: action", "action"),
        ("asked: you", "you"),
        ("options: [pass]", "[pass]"),
        ("offers: [block grunt]", "[block grunt]"),
        ("you: {hand: 3}", "3"),
        ("you: {hand: [vest]}", "[vest]"),
        ("you: {hand: {has: [grunt]}}", "{has: [grunt]}"),
        ("you: {hand: {lacks: [chip]}}", "{lacks: [chip]}"),
        ("you: {deck: {top: [chip]}}", "{top: [chip]}"),
        ("you: {deck: 9}", "9"),
        ("you: {field: [grunt]}", "[grunt]"),
        ("you: {legends: 0}", "0"),
        ("you: {removed: [bob]}", "[bob]"),
        ("you: {eddies: 3}", "3"),
        ("you: {eddies: {spent: 0}}", "0"),
        ("you: {eddies: [chip]}", "[chip]"),
        ("rival: {gigs: {d6: 4}}", "{d6: 4}"),
        ("rival: {gigs: {d6: 4, d8: 2}}", "{d6: 4, d8: 2}"),
        ("rival: {fixer: [d4]}", "[d4]"),
        ("rival: {street_cred: 4}", "4"),
        ("you: {street_cred: 0}", "0"),
        ("power: {grunt: 4}", "4"),
        ("power: {rival/ada: 5, rival/grunt: 6}", "6"),
        ("cost: {vest: 2}", "2"),
        ("is: {grunt:2: ready}", "ready"),
        ("is: {grunt: [ready, blocker]}", "[ready, blocker]"),
        ("is: {ada: face_up}", "face_up"),
        ("is_not: {grunt:2: spent}", "spent"),
        ("gear: {grunt: []}", "[]"),
        ("gear: {grunt: [vest, vest]}", "[vest, vest]"),
        ("turn: rival", "rival"),
        ("turn: {number: 6}", "6"),
        ("turn: {sold: true}", "true"),
        ("winner: you", "you"),
        ("sees: {rival: {you: {hand: [chip, vest]}}}", "[chip, vest]"),
        ("events: [defeated]", "defeated"),
        ("events: [{attacks: grunt, target: gigs}]", "{attacks: grunt, target: gigs}"),
        ("never: [spent]", "spent"),
    ],
)
def test_every_kind_of_expectation_can_differ(tmp_path: Path, expect: str, differing: str) -> None:
    after = "- expect: {choice: reaction}\n"
    assert [source for _, source in found(tmp_path, f"{ATTACK}- expect: {{{expect}}}\n{after}")] == [differing]


@pytest.mark.parametrize(
    "expect",
    [
        "choice: reaction, asked: rival, options: [pass, call], offers: [pass]",
        "you: {hand: [chip, vest], deck: 10, trash: [], field: [grunt, grunt], legends: [bob], removed: 0}",
        "you: {hand: {size: 2, has: [chip], lacks: [grunt]}, deck: {top: [blank]}, street_cred: none, gigs: {}}",
        "you: {eddies: 2}, rival: {eddies: {ready: 0, spent: 0}, legends: 1, street_cred: 5}",
        "you: {eddies: {ready: 2, spent: 1, cards: [blank, blank, blank]}}",
        "rival: {gigs: {d8: 1, d6: 4}, fixer: [d4, d10, d12, d20]}",
        "power: {grunt: 6, 'grunt:2': 4, you/grunt: 6, rival/grunt: 4, bob: 0}",
        "cost: {vest: 1, chip: 1, ada: 3}",
        "is: {grunt:2: spent, grunt: ready, bob: [face_up, ready], ada: face_down}, is_not: {grunt: [lag, blocker]}",
        "gear: {grunt: vest, 'grunt:2': []}",
        "turn: {of: you, number: 5, sold: false}, winner: none",
        "sees: {rival: {you: {hand: [], field: 2}}, you: {you: {hand: [chip, vest]}, rival: {legends: []}}}",
        "events: [{attacks: grunt, target: rival/grunt, of: you}, {spent: grunt}], never: [fights, {spent: bob}]",
    ],
)
def test_every_kind_of_expectation_can_hold(tmp_path: Path, expect: str) -> None:
    assert found(tmp_path, f"{ATTACK}- expect: {{{expect}}}\n- expect: {{choice: reaction}}\n") == []


@pytest.mark.parametrize(
    ("play", "code", "source"),
    [
        (ATTACK, "open-choice", "a"),
        ("- attack: {with: bob}\n", "not-offered", "bob"),
        ("- attack: {with: grunt, target: bob}\n", "not-offered", "bob"),
        ("- attack: {with: grunt}\n", "left-out", "{with: grunt}"),
        ("- block: grunt\n", "not-offered", "grunt"),
        ("- answer: [pass, die d4]\n  by: rival\n", "another-is-asked", "rival"),
        ("- play: grunt\n", "not-offered", "grunt"),
        ("- play: vest\n", "left-out", "vest"),
        ("- play: {card: vest, on: ada}\n", "not-offered", "ada"),
        ("- play: {card: chip, on: grunt}\n", "not-offered", "grunt"),
        ("- play: {card: chip, pay: ada}\n", "not-offered", "ada"),
        ("- call: bob\n", "not-offered", "bob"),
        ("- use: {card: bob, ability: 2}\n", "not-offered", "bob"),
        ("- go_solo: bob\n", "not-offered", "bob"),
        ("- sell: chip\n", "not-offered", "chip"),
        ("- illegal: sell vest\n", "not-illegal", "sell vest"),
        ("- illegal: {sell: chip, because: paying}\n", "another-reason", "paying"),
        ("- illegal: {sell: chip, because: sell-a-crad}\n", "unknown-rule", "sell-a-crad"),
        ("- illegal: {attack: {with: grunt}}\n", "not-illegal", "{attack: {with: grunt}}"),
        ("- answer: [pass, die d4]\n", "chance-is-asked", "die d4"),
    ],
)
def test_an_answer_that_is_not_offered_is_told_at_its_place(tmp_path: Path, play: str, code: str, source: str) -> None:
    assert found(tmp_path, play)[:1] == [(code, source)]


def test_why_an_answer_is_not_offered_is_said(tmp_path: Path) -> None:
    (problem,) = problems_of(tmp_path, f"{POSITION}play:\n- sell: chip\n")
    assert problem.message.startswith("`sell chip` is not offered: chip has no sell tag (sell-a-card). you is asked")


@pytest.mark.parametrize(
    ("change", "code", "source"),
    [
        ("you: {hand: [grnt]}", "unknown-card", "grnt"),
        ("you: {field: [{card: grnt}]}", "unknown-card", "grnt"),
        ("you: {field: [{card: grunt, gear: vst}]}", "unknown-card", "vst"),
        ("you: {field: [vest]}", "wrong-type-of-card", "vest"),
        ("you: {hand: [ada]}", "wrong-type-of-card", "ada"),
        ("you: {legends: [grunt]}", "wrong-type-of-card", "grunt"),
        ("you: {field: [{card: grunt, gear: chip}]}", "wrong-type-of-card", "chip"),
        ("you: {legends: [ada, ada]}", "too-many-copies", "ada"),
        ("you: {legends: [{card: ada, is: lag}]}", "impossible-state", "lag"),
        ("you: {field: [{card: grunt, is: face_down}]}", "impossible-state", "face_down"),
        ("you: {field: [{card: grunt, is: tired}]}", "unknown-word", "tired"),
        ("you: {legends: [{card: ada, is: face_down, gear: vest}]}", "impossible-gear", "vest"),
        ("you: {gigs: {d7: 1}}", "unknown-die", "d7"),
        ("you: {gigs: {d6: 7}}", "impossible-value", "7"),
        ("you: {gigs: {rival/d6: 1}}\nrival: {gigs: {d6: 2}}", "die-taken", "2"),
        ("you: {deck: couriers}", "unknown-deck", "couriers"),
        ("turn: {of: them}", "unknown-player", "them"),
        ("turn: {called: them}", "unknown-player", "them"),
        ("rules: [sell-a-crad]", "unknown-rule", "sell-a-crad"),
        ("cards: [minotaru]", "unknown-card", "minotaru"),
        ("random: [3]", "unused-chance", "3"),
        ("start: opening\nturn: {number: 3}", "set-before-the-opening", "{number: 3}"),
        ("start: opening\nyou: {hand: 3}", "set-before-the-opening", "3"),
        ("with_cards: [{id: x, name: X, type: unit, colour: red, cost: 1, power: 1, ram: 1, keywords: [go_solo]}]",
         "keyword-of-other-type", "go_solo"),
        ("with_cards: [{id: x, name: X, type: program, colour: red, cost: 1, ram: 1, play: [{drw: 1}]}]",
         "unknown-key", "drw"),
        ("with_cards: [{id: x, name: X, type: program, colour: red, cost: 1, ram: 1, tags: rokcer}]",
         "unknown-tag", "rokcer"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_told_at_its_place(tmp_path: Path, change: str, code: str, source: str) -> None:
    keys = [line.partition(":")[0] for line in change.splitlines()]
    position = "name: An example.\nyou: {hand: 1}\n" if keys[0] in ("with_cards", "start") else POSITION
    kept = "".join(line for line in position.splitlines(True) if line.partition(":")[0] not in keys)
    assert (code, source) in found(tmp_path, "- expect: {choice: action}\n", f"{kept}{change}\n")


@pytest.mark.parametrize(
    ("step", "code", "source"),
    [
        ("answer: dance", "unknown-answer", "dance"),
        ("illegal: dance", "unknown-answer", "dance"),
        ("illegal: play grnt", "unknown-card", "play grnt"),
        ("illegal: target them/grunt", "unknown-player", "target them/grunt"),
        ("illegal: gig d7", "unknown-die", "gig d7"),
        ("illegal: starts them", "unknown-player", "starts them"),
        ("play: grnt", "unknown-card", "grnt"),
        ("sell: rival/vest", "unknown-card", "rival/vest"),
        ("expect: {choice: actoin}", "unknown-choice", "actoin"),
        ("expect: {asked: them}", "unknown-player", "them"),
        ("expect: {you: {hand: [grnt]}}", "unknown-card", "grnt"),
        ("expect: {rival: {hand: [vest]}}", "unknown-card", "vest"),
        ("expect: {you: {gigs: {d7: 1}}}", "unknown-die", "d7"),
        ("expect: {power: {grnt: 1}}", "unknown-card", "grnt"),
        ("expect: {is: {grunt: tired}}", "unknown-quality", "tired"),
        ("expect: {sees: {them: {}}}", "unknown-player", "them"),
        ("expect: {events: [explodes]}", "unknown-event", "explodes"),
        ("expect: {events: [{defeated: grunt, whom: grunt}]}", "unknown-key", "whom"),
        ("expect: {events: [{defeated: grnt}]}", "unknown-card", "grnt"),
        ("expect: {events: [{moved: grunt, to: bin}]}", "wrong-value", "bin"),
        ("expect: {events: [{adjusted: d6, to: x}]}", "wrong-value", "x"),
    ],
)
def test_what_a_step_names_must_exist(tmp_path: Path, step: str, code: str, source: str) -> None:
    path = tmp_path / "example.yaml"
    path.write_text(f"{POSITION}play:\n- {step}\n")
    (written,) = read_scenarios(path).scenarios
    lines = path.read_text().splitlines()
    assert (code, source) in [
        (problem.code, lines[problem.place.line - 1][problem.place.column - 1 :][: problem.length])
        for problem in (*written.problems, *check(LIBRARY, written))
    ]


def test_a_scenario_needs_no_more_than_a_card_and_what_is_done(tmp_path: Path) -> None:
    text = (
        "name: A draw.\nyou: {hand: [chrome-fang], eddies: 5}\nplay: [{play: chrome-fang}, {expect: {choice: action}}]"
    )
    assert problems_of(tmp_path, text) == []


def test_the_keys_tell_the_game(tmp_path: Path) -> None:
    path = tmp_path / "example.yaml"
    path.write_text("name: Nothing.\nrival: {hand: 2}\nplay: [{expect: {rival: {hand: 2}, choice: action}}]\n")
    (written,) = read_scenarios(path).scenarios
    assert isinstance(written.scenario, Scenario)
    assert run(LIBRARY, written) == []


def test_a_misspelt_name_of_a_step_is_told(tmp_path: Path) -> None:
    card = "{id: x, name: X, type: program, colour: red, cost: 1, ram: 1, play: [{pick: {one: mlled}, as: y}]}"
    text = f"name: A slip.\nwith_cards: [{card}]\nyou: {{hand: [x]}}\nplay: [{{expect: {{choice: action}}}}]\n"
    assert [problem.code for problem in problems_of(tmp_path, text)] == ["unknown-word"]


def test_cards_that_are_not_said_are_blank_and_cannot_be_used(tmp_path: Path) -> None:
    expect = f"{{options: [pass], you: {{hand: [{BLANK}, {BLANK}]}}}}"
    text = f"name: Blank.\nyou: {{hand: 2, eddies: 9}}\nplay: [{{expect: {expect}}}]\n"
    assert problems_of(tmp_path, text) == []


def test_a_deck_of_the_library_holds_what_lies_nowhere_else(tmp_path: Path) -> None:
    text = """
name: A deck.
you: {deck: {id: embracing-power-starter, top: [minotaur]}, hand: [minotaur]}
play: [{expect: {you: {deck: {size: 39, top: [minotaur]}, legends: 3}, choice: action}}]
"""
    assert problems_of(tmp_path, text) == []
    besides = text.replace("hand: [minotaur]", "hand: [blank]").replace("39", "40")
    assert problems_of(tmp_path, besides) == []


def test_sides_are_put_together_key_by_key(tmp_path: Path) -> None:
    path = tmp_path / "shared.yaml"
    path.write_text(
        "you: {hand: 2, eddies: 1}\nrival: {hand: 1}\nplay: [{expect: {choice: action}}]\n"
        "scenarios: [{name: A., you: {eddies: 3}}]\n"
    )
    (written,) = read_scenarios(path).scenarios
    assert isinstance(written.scenario, Scenario)
    assert (written.scenario.you.hand.blanks, written.scenario.you.eddies.ready) == (2, 3)


def test_every_reason_names_a_rule_of_the_book() -> None:
    book = {rule.id for rule in rulebook("cyberpunk")}
    source = (HOME / "engine" / "cyberpunk" / "reasons.py").read_text()
    told = {part.split('"')[1] for part in source.split("Reason(")[1:] if part.startswith('"')} - {""}
    assert told
    assert told <= book


def test_every_event_and_pile_has_a_word() -> None:
    assert set(ABOUT) == set(EVENT_NAMES)
    assert len(PILES) == PILE_KINDS


@pytest.mark.parametrize("model", MODELS.values(), ids=[system.value for system in MODELS])
def test_the_documentation_explains_every_key_of_a_scenario(model: type[Example]) -> None:
    told = (HOME / "docs" / "scenarios.md").read_text()
    for part in parts(model):
        keys = [field.alias or name for name, field in part.model_fields.items()]
        assert [key for key in keys if not re.search(rf"`[^`]*\b{key}\b[^`]*`", told)] == []


def test_the_documentation_names_every_event_kind_of_choice_and_quality() -> None:
    told = (HOME / "docs" / "scenarios.md").read_text()
    told = told[told.index("## Cyberpunk") :]
    assert [word for word in (*EVENT_NAMES, *KIND_WORDS.values(), *QUALITIES[:5]) if f"`{word}`" not in told] == []


def test_the_example_of_the_documentation_passes() -> None:
    file = HOME / "docs" / "cyberpunk" / "scenarios" / "night-courier.yaml"
    results = play_all([file])
    assert (results.passed, results.failed, results.problems) == (1, 0, [])
    assert file.read_text() in (HOME / "docs" / "scenarios.md").read_text()
