"""What a scenario must say, what it is told when it is wrong, and that a difference is found."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_origin

import pytest

from cardwright import HOME
from content.library import load
from content.rulebook import rulebook
from content.scenarios.checking import check
from content.scenarios.collecting import play_all
from content.scenarios.files import read_scenarios
from content.scenarios.names import Notes
from content.scenarios.running import run
from content.scenarios.unmatched.casting import cast
from content.scenarios.unmatched.happenings import ABOUT
from content.scenarios.unmatched.names import UnmatchedNames
from content.scenarios.unmatched.setting import begin
from content.schema.unmatched.scenario import Scenario
from effects.problem import Problem
from engine.kernel.errors import BadPosition
from engine.unmatched import reasons
from engine.unmatched.battle import Battle
from engine.unmatched.position import Position, begin_at
from engine.unmatched.terms import EVENT_NAMES
from tools.cli import status

LIBRARY = load()
POSITION = """
name: An example.
heroes: [bigfoot, robin-hood]
board: {zones: {red: [a, b, c, d], blue: [d, e]}, paths: [[a, b, c, d, e]]}
fighters: {bigfoot: a, robin-hood: {at: b, health: 7}, outlaw-1: d}
hands: {bigfoot: [feint, savagery], robin-hood: [snark, a-hunters-eye]}
turn: {actions: 2}
"""


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


GO = "{id: go, name: Go, type: scheme, scheme: [{draw: 1}]"
"""A card of a scenario, still open."""
OLD = "{en: {text: One!, instead_of: Draw., for: bcdfghjk}}"
"""A wording of steps that nobody has."""
ATTACK = "- attack: {with: bigfoot, target: robin-hood, card: savagery}\n"


def test_a_scenario_that_is_right_passes(tmp_path: Path) -> None:
    play = ATTACK + "- defend: none\n- expect: {health: {robin-hood: 2, outlaw-1: 1}, choice: action, asked: bigfoot}\n"
    assert found(tmp_path, play) == []


@pytest.mark.parametrize(
    ("expect", "differing"),
    [
        ("health: {robin-hood: 6}", "6"),
        ("at: {outlaw-1: e}", "e"),
        ("at: {outlaw-2: e}", "e"),
        ("choice: action", "action"),
        ("choice: defense, asked: bigfoot", "bigfoot"),
        ("options: [none]", "[none]"),
        ("options: [none, card snark, card feint]", "[none, card snark, card feint]"),
        ("offers: [card feint]", "[card feint]"),
        ("hands: {bigfoot: 2}", "2"),
        ("hands: {bigfoot: [savagery]}", "[savagery]"),
        ("hands: {bigfoot: {has: [feint, feint]}}", "{has: [feint, feint]}"),
        ("hands: {bigfoot: {lacks: [feint]}}", "{lacks: [feint]}"),
        ("decks: {bigfoot: {top: [feint]}}", "{top: [feint]}"),
        ("decks: {bigfoot: 29}", "29"),
        ("discards: {bigfoot: [savagery]}", "[savagery]"),
        ("in_play: {bigfoot: []}", "[]"),
        ("sees: {robin-hood: {in_play: {bigfoot: [savagery]}}}", "[savagery]"),
        ("sees: {bigfoot: {in_play: {bigfoot: []}}}", "[]"),
        ("values: {attack: 5}", "5"),
        ("values: {defense: 5}", "5"),
        ("winner: bigfoot", "bigfoot"),
        ("actions: 2", "2"),
        ("turn: robin-hood", "robin-hood"),
        ("turn: {number: 2}", "2"),
        ("events: [defeated]", "defeated"),
        ("events: [{attack_declared: bigfoot, target: outlaw-1}]", "{attack_declared: bigfoot, target: outlaw-1}"),
        ("never: [attack_declared]", "attack_declared"),
    ],
)
def test_every_kind_of_expectation_can_differ(tmp_path: Path, expect: str, differing: str) -> None:
    after = "- expect: {choice: defense}\n"
    assert [source for _, source in found(tmp_path, f"{ATTACK}- expect: {{{expect}}}\n{after}")] == [differing]


@pytest.mark.parametrize(
    "expect",
    [
        "health: {robin-hood: 7, outlaw-2: 0}",
        "at: {outlaw-1: d, outlaw-2: defeated}",
        "choice: defense, asked: robin-hood, options: [none, card snark]",
        "offers: [none]",
        "hands: {bigfoot: [feint], robin-hood: {size: 2, has: [snark], lacks: [feint]}}",
        "decks: {bigfoot: 28, robin-hood: {size: 28, top: [a-hunters-eye, a-hunters-eye, ambush]}}",
        "in_play: {bigfoot: [savagery], robin-hood: 0}",
        "sees: {robin-hood: {hands: {bigfoot: [], robin-hood: [a-hunters-eye, snark]}, in_play: {bigfoot: []}}}",
        "values: {attack: 4}, winner: none, actions: 1, turn: {of: bigfoot, number: 1}",
        "events: [attack_declared], never: [cards_revealed, {attack_declared: any, target: outlaw-1}]",
    ],
)
def test_every_kind_of_expectation_can_hold(tmp_path: Path, expect: str) -> None:
    assert found(tmp_path, f"{ATTACK}- expect: {{{expect}}}\n- expect: {{choice: defense}}\n") == []


@pytest.mark.parametrize(
    ("play", "code", "source"),
    [
        (ATTACK, "open-choice", "a"),
        ("- attack: {target: outlaw-1, card: feint}\n", "not-offered", "outlaw-1"),
        ("- attack: {card: regroup}\n", "not-offered", "regroup"),
        ("- attack: {card: snark}\n", "not-offered", "snark"),
        ("- attack: {with: bigfoot}\n", "left-out", "{with: bigfoot}"),
        ("- defend: none\n", "not-asked", "none"),
        ("- scheme: crash-through-the-trees\n", "not-offered", "crash-through-the-trees"),
        ("- answer: card feint\n", "not-offered", "card feint"),
        ("- answer: maneuver\n  by: robin-hood\n", "another-is-asked", "robin-hood"),
        ("- illegal: attack\n", "not-illegal", "attack"),
        ("- illegal: {attack: {with: bigfoot}}\n", "not-illegal", "{attack: {with: bigfoot}}"),
        ("- illegal: {answer: scheme, because: melee-and-ranged}\n", "another-reason", "melee-and-ranged"),
        ("- illegal: {answer: scheme, because: melee-and-rangd}\n", "unknown-rule", "melee-and-rangd"),
        ("- maneuver: {boost: regroup}\n", "not-offered", "regroup"),
        ("- maneuver: {move: {bigfoot: c}}\n", "not-offered", "c"),
        ("- maneuver: {move: {outlaw-2: c}}\n", "not-offered", "c"),
    ],
)
def test_an_answer_that_is_not_offered_is_told_at_its_place(tmp_path: Path, play: str, code: str, source: str) -> None:
    assert found(tmp_path, play) == [(code, source)]


def test_a_failure_tells_where_the_match_stands(tmp_path: Path) -> None:
    (problem,) = problems_of(tmp_path, f"{POSITION}play:\n{ATTACK}- expect: {{choice: action}}\n")
    assert problem.message == "Expected the kind of choice to be action, found defense."
    assert problem.hint == (
        "last: attack_declared: bigfoot, target: robin-hood\nnow: robin-hood is asked (defense): `card snark`, `none`."
    )


def test_what_differs_is_said_in_words_and_where_the_match_stands_once(tmp_path: Path) -> None:
    expect = """- expect:
    health: {bigfoot: 7}
    at: {robin-hood: defeated}
    asked: bigfoot
    actions: 2
    turn: {of: robin-hood}
    values: {attack: 9}
"""
    problems = problems_of(tmp_path, f"{POSITION}play:\n{ATTACK}{expect}")
    assert [problem.message for problem in problems] == [
        "Expected the health of bigfoot to be 7, found 16.",
        "Expected the place of robin-hood to be defeated, found b.",
        "Expected the hero who is asked to be bigfoot, found robin-hood.",
        "Expected the number of actions left to be 2, found 1.",
        "Expected the hero whose turn it is to be robin-hood, found bigfoot.",
        "Expected the value of the attack card to be 9, found 4.",
    ]
    assert [problem.hint.count("last: ") for problem in problems] == [0, 0, 0, 0, 0, 1]


@pytest.mark.parametrize(
    ("change", "code", "source"),
    [
        ("fighters: {bigfoot: a, robin-hood: b, outlw-1: c}", "unknown-fighter", "outlw-1"),
        ("fighters: {bigfoot: a, robin-hood: x}", "unknown-space", "x"),
        ("fighters: {bigfoot: a, robin-hood: b, outlaw-1: a}", "space-taken", "a"),
        ("fighters: {bigfoot: {at: a, health: 17}, robin-hood: b}", "impossible-health", "17"),
        ("fighters: {bigfoot: {at: a, health: 0}, robin-hood: b}", "impossible-health", "0"),
        ("fighters: {bigfoot: a, robin-hood: b, outlaw-1: {at: defeated, health: 1}}", "impossible-health", "1"),
        ("fighters: {bigfoot: a, robin-hood: defeated}", "no-hero", "defeated"),
        ("hands: {bigfoot: [fient]}", "unknown-card", "fient"),
        ("hands: {bigfot: [feint]}", "unknown-hero", "bigfot"),
        ("hands: {bigfoot: [robin-hood/snark]}", "card-of-another-deck", "robin-hood/snark"),
        ("hands: {bigfoot: [disengage, disengage, disengage]}", "too-many-copies", "disengage"),
        ("decks: {bigfoot: [feint, feint, feint]}", "too-many-copies", "feint"),
        ("turn: {of: bigfot}", "unknown-hero", "bigfot"),
        ("states: {bigfoot: {size: big}}", "unknown-state", "size"),
        ("states: {bigfot: {size: big}}", "unknown-hero", "bigfot"),
        ("heroes: [bigfoot, robin-hod]", "unknown-hero", "robin-hod"),
        ("mode: team", "line-up-size", "team"),
        ("mode: fre-for-all", "unknown-mode", "fre-for-all"),
        ("heroes: [bigfoot, bigfoot, bigfoot]", "line-up-size", "[bigfoot, bigfoot, bigfoot]"),
        ('hands: {"bigfoot:2": []}', "unknown-hero", '"bigfoot:2"'),
        ('hands: {"bigfoot:5": []}', "wrong-form", '"bigfoot:5"'),
        ("board: yukn", "unknown-board", "yukn"),
        ("board: {zones: {red: [a, b, d]}, paths: [[a, bb]]}", "unknown-space", "bb"),
        ("rules: [melee-and-rangd]", "unknown-rule", "melee-and-rangd"),
        ("cards: [bigfoot/fient]", "unknown-card", "bigfoot/fient"),
        ("random: [feint]", "unused-chance", "feint"),
        ("with_cards: {bigfoot: [{id: x, name: X, type: attack, value: 1, user: bob}]}", "unknown-user", "bob"),
        ("with_cards: {bob: []}", "unknown-hero", "bob"),
        (f"with_cards: {{bigfoot: [{GO}}}, {GO}}}]}}", "duplicate-card", "go"),
        (f"with_cards: {{bigfoot: [{GO}, wording: {{scheme: {{en: One!}}}}}}]}}", "wording-without-mark", "One!"),
        (f"with_cards: {{bigfoot: [{GO}, wording: {{scheme: {OLD}}}}}]}}", "wording-of-other-steps", "bcdfghjk"),
        (
            f"with_abilities: {{bigfoot: [{{when: end_of_turn, draw: 1, wording: {OLD}}}]}}",
            "wording-of-other-steps",
            "bcdfghjk",
        ),
        ("fighters: {bigfoot: a, robin-hood: {at: b, from: a}}", "space-taken", "a"),
        ("hands: {bigfoot: [snark]}", "card-of-another-deck", "snark"),
        ("with_cards: {bigfoot: [{id: none, name: X, type: attack, value: 1, user: any}]}", "reserved-id", "none"),
        ("turn: {number: 201}", "turn-after-the-last", "201"),
        ("heroes: [bigfoot, 'bigfoot:2']", "wrong-value", "'bigfoot:2'"),
        ("mode: ''", "wrong-length", "''"),
        ("board: {zones: {red: [a, b, d, a]}, paths: [[a, b]]}", "repeated-zone", "a"),
        ("board: {zones: {red: [a, b, d]}, paths: [[a, b, b]]}", "path-to-itself", "b"),
        ("board: {zones: {red: [a, b, d]}, passages: [[a, a]]}", "path-to-itself", "a"),
        ("board: {zones: {red: [a, b, d]}, starts: [a, a]}", "duplicate-start", "a"),
        ("board: {zones: {red: [a, b], blue: [a, defeated, d]}}", "reserved-id", "defeated"),
        ("start: opening", "missing-start", "{zones: {red: [a, b, c, d], blue: [d, e]}, paths: [[a, b, c, d, e]]}"),
    ],
)
def test_an_impossible_position_is_told_at_its_place(tmp_path: Path, change: str, code: str, source: str) -> None:
    key = change.split(":")[0]
    position = "".join(line for line in POSITION.splitlines(True) if not line.startswith(f"{key}:"))
    assert found(tmp_path, "- expect: {choice: action}\n", f"{position}{change}\n")[0] == (code, source)


@pytest.mark.parametrize(
    ("step", "code", "source"),
    [
        ("answer: dance", "unknown-answer", "dance"),
        ("illegal: dance", "unknown-answer", "dance"),
        ("illegal: {answer: [maneuver, space x]}", "unknown-space", "space x"),
        ("illegal: fighter outlaw-5", "unknown-fighter", "fighter outlaw-5"),
        ("illegal: card fient", "unknown-card", "card fient"),
        ("illegal: attack bigfoot robin", "unknown-fighter", "attack bigfoot robin"),
        ("illegal: opponent bigfoot:2", "unknown-hero", "opponent bigfoot:2"),
        ("illegal: option 0", "unknown-answer", "option 0"),
        ("illegal: space", "unknown-answer", "space"),
        ("expect: {offers: [maneuver, atack]}", "unknown-answer", "atack"),
        ("expect: {options: [space x]}", "unknown-space", "space x"),
        ("expect: {states: {bigfut: {size: big}}}", "unknown-hero", "bigfut"),
        ("expect: {states: {bigfoot: {size: big}}}", "unknown-state", "size"),
        ("expect: {events: [exploded]}", "unknown-event", "exploded"),
    ],
)
def test_what_no_choice_or_match_could_have_is_told_without_playing(
    tmp_path: Path, step: str, code: str, source: str
) -> None:
    path = tmp_path / "example.yaml"
    text = f"{POSITION}play:\n- {step}\n- expect: {{choice: action}}\n"
    path.write_text(text)
    (written,) = read_scenarios(path).scenarios
    (problem,) = check(LIBRARY, written)
    line = text.splitlines()[problem.place.line - 1]
    assert (problem.code, line[problem.place.column - 1 :][: problem.length]) == (code, source)
    assert problem.hint or code == "unknown-state"


def test_the_states_that_are_expected_are_those_of_the_hero(tmp_path: Path) -> None:
    position = (
        POSITION.replace("bigfoot", "alice").replace("[feint, savagery]", "[]") + "states: {alice: {size: big}}\n"
    )
    expect = "- expect: {choice: boost, states: {alice: {%s}}}\n"
    assert found(tmp_path, expect % "size: big", position) == []
    assert found(tmp_path, expect % "size: small", position) == [("differs", "small")]
    assert found(tmp_path, expect % "size: huge", position) == [("unknown-state", "huge")]
    assert found(tmp_path, expect % "sizes: big", position) == [("unknown-state", "sizes")]


def test_whoever_has_no_fighter_left_has_no_turn(tmp_path: Path) -> None:
    position = "name: X\nheroes: [bigfoot, bigfoot, bigfoot, bigfoot]\nmode: team\nboard: marmoreal\n"
    fighters = "fighters: {bigfoot: m01, 'bigfoot:2': m02, 'bigfoot:4': m03%s}\nturn: {of: 'bigfoot:3'}\n"
    play = "- expect: {asked: 'bigfoot:3', choice: boost}\n"
    assert found(tmp_path, play, position + fighters % "") == [("no-fighter", "'bigfoot:3'")]
    assert found(tmp_path, play, position + fighters % ", 'bigfoot:3/jackalope': m04") == []


def test_the_number_of_a_seat_is_two_to_four(tmp_path: Path) -> None:
    position = POSITION.replace("bigfoot: a,", "bigfoot: a, 'bigfoot:5': c,")
    (problem,) = problems_of(tmp_path, f"{position}play:\n- expect: {{choice: action}}\n")
    assert problem.code == "wrong-form"
    assert problem.hint.endswith("bigfoot, bigfoot:2, up to bigfoot:4.")


def test_a_library_board_needs_a_start_space_for_every_hero(tmp_path: Path) -> None:
    position = "name: X\nheroes: [bigfoot, robin-hood, bigfoot]\nmode: free-for-all\nboard: yukon\n"
    fighters = "fighters: {bigfoot: y01, robin-hood: y02, 'bigfoot:2': y03}\n"
    play = "- expect: {choice: action}\n"
    assert found(tmp_path, play, position + fighters) == [("missing-start", "yukon")]


@pytest.mark.parametrize(
    ("spaces", "codes"), [(2, ["board-too-small"]), (3, []), (100, []), (101, ["too-many-spaces"])]
)
def test_a_drawn_board_has_a_space_for_every_hero_and_100_at_most(
    tmp_path: Path, spaces: int, codes: list[str]
) -> None:
    ids = [f"s{number}" for number in range(spaces)]
    zones = f"{{red: [{', '.join(ids[:60])}], blue: [{', '.join(['s0', *ids[60:]])}]}}"
    position = f"name: X\nheroes: [bigfoot, robin-hood, bigfoot]\nmode: free-for-all\nboard: {{zones: {zones}}}\n"
    fighters = f"fighters: {{bigfoot: s0, robin-hood: s1, 'bigfoot:2': s{min(2, spaces - 1)}}}\n"
    play = "- expect: {asked: bigfoot}\n- expect: {choice: boost}\n"
    assert [code for code, _ in found(tmp_path, play, position + fighters)] == codes


def test_a_drawn_board_has_26_zones_at_most(tmp_path: Path) -> None:
    zones = "{" + ", ".join(f"z{number}: [a, b, d]" for number in range(27)) + "}"
    position = "".join(line for line in POSITION.splitlines(True) if not line.startswith("board:"))
    ((code, _),) = found(tmp_path, "- expect: {choice: action}\n", f"{position}board: {{zones: {zones}}}\n")
    assert code == "wrong-length"


def test_a_failure_tells_what_happened_too_early_to_be_seen(tmp_path: Path) -> None:
    play = f"{ATTACK}- expect: {{health: {{bigfoot: 16}}}}\n- expect: {{choice: defense, events: [attack_declared]}}\n"
    (problem,) = problems_of(tmp_path, f"{POSITION}play:\n{play}")
    assert problem.message == "Expected this event; came: none."
    assert problem.hint.startswith("It happened before the last `expect`.")


def test_a_maneuver_that_has_begun_by_itself_is_told(tmp_path: Path) -> None:
    position = POSITION.replace("bigfoot: [feint, savagery]", "bigfoot: []")
    (problem,) = problems_of(tmp_path, f"{position}play:\n- answer: maneuver\n")
    assert "a maneuver has begun already" in problem.message


def test_an_effect_that_runs_for_ever_is_told_at_the_step(tmp_path: Path) -> None:
    loop = "for_each: {times: 99, do: [%s]}"
    steps = "{" + loop % ("{" + loop % ("{" + loop % "{draw: 0}" + "}") + "}") + "}"
    card = f"with_cards: {{bigfoot: [{{id: x, name: X, type: scheme, scheme: [{steps}]}}]}}\n"
    position = POSITION.replace("bigfoot: [feint, savagery]", "bigfoot: [x]") + card
    ((code, source),) = found(tmp_path, "- scheme: x\n", position)
    assert (code, source) == ("runs-forever", "s")


def test_an_opening_has_nothing_set(tmp_path: Path) -> None:
    position = "name: X\nheroes: [bigfoot, robin-hood]\nboard: yukon\nstart: opening\nhands: {bigfoot: []}\n"
    assert [code for code, _ in found(tmp_path, "- expect: {choice: start-space}\n", position)] == [
        "set-before-the-opening"
    ]


def test_an_opening_needs_room_for_everybody(tmp_path: Path) -> None:
    position = "name: X\nheroes: [bigfoot, robin-hood]\nstart: opening\n"
    board = "board: {zones: {red: [%s]}, paths: [[a, b]], starts: [a, b]}\n"
    play = "- expect: {choice: start-space}\n"
    assert found(tmp_path, play, position + board % "a, b, c, d, e, f, g") == []
    assert [code for code, _ in found(tmp_path, play, position + board % "a, b, c, d, e, f")] == ["board-too-small"]


def test_a_card_beside_its_hero_needs_no_other_name(tmp_path: Path) -> None:
    play = "- maneuver: stay\n- expect: {choice: action, events: [{card_drawn: regroup%s}]}\n"
    position = f"{POSITION}decks: {{bigfoot: {{top: [regroup]}}}}\n"
    assert found(tmp_path, play % ", of: bigfoot", position) == []
    assert [code for code, _ in found(tmp_path, play % "", position)] == ["unclear-card"]
    assert [code for code, _ in found(tmp_path, play % ", of: robin-hood", position)] == ["event-missing"]


def test_chance_gives_what_is_listed_and_must_be_listed(tmp_path: Path) -> None:
    position = (
        "name: X\nheroes: [robin-hood, bigfoot]\nboard: yukon\nfighters: {robin-hood: y01, bigfoot: y02}\n"
        "turn: {actions: 1}\nhands: {robin-hood: [ambush], bigfoot: [%s]}\n"
    )
    play = "- attack: {}\n- defend: none\n- expect: {choice: space, discards: {bigfoot: [%s]}}\n"
    two, equal = position % "feint, hoax", position % "feint, feint"
    assert found(tmp_path, play % "hoax", f"{two}random: [hoax]\n") == []
    assert found(tmp_path, play % "feint", f"{two}random: [card bigfoot/feint]\n") == []
    assert found(tmp_path, play % "feint", f"{two}random: [regroup]\n") == [("impossible-chance", "regroup")]
    assert [code for code, _ in found(tmp_path, play % "feint", two)] == ["chance-is-asked"]
    assert found(tmp_path, play % "feint", equal) == []


def test_what_is_illegal_says_the_rule_that_says_most(tmp_path: Path) -> None:
    position = POSITION.replace("robin-hood: {at: b, health: 7}", "robin-hood: c").replace(
        "bigfoot: [feint, ", "bigfoot: ["
    )
    play = "- illegal: {%s, because: %s}\n- expect: {choice: boost}\n"
    for step, rule in (
        ("attack: {with: bigfoot, target: robin-hood}", "melee-and-ranged"),
        ("attack: {with: bigfoot, target: outlaw-2}", "defeated-at-zero-health"),
        ("attack: {with: bigfoot, target: jackalope}", "only-opposing-targets"),
    ):
        # Bigfoot can only maneuver here, which has begun: so the question is asked beside another action.
        asked = position.replace("savagery]", "savagery, crash-through-the-trees]")
        assert found(tmp_path, (play % (step, rule)).replace("boost", "action"), asked) == []
    assert [code for code, _ in found(tmp_path, play % ("defend: none", "melee-and-ranged"), position)] == ["not-asked"]


REASONS = """
heroes: [bigfoot, robin-hood]
board: {zones: {red: [a, b, c, d, e], blue: [f, g, h]}, paths: [[a, b, c, d, e, f], [g, h]]}
fighters: {bigfoot: b, jackalope: e, robin-hood: c, outlaw-3: a}
hands: {bigfoot: [feint, savagery, go], robin-hood: [a-hunters-eye, feint, highway-robbery, disarming-shot]}
turn: {actions: 2}
with_cards: {bigfoot: [{id: go, name: Go, type: scheme, scheme: [{draw: 0}]}]}
scenarios: [{name: X, play: [{answer: [%s]}, {illegal: {answer: %s, because: %s}}, {expect: {choice: %s}}], %s}]
"""


def go(step: str) -> str:
    return f"with_cards: {{bigfoot: [{{id: go, name: Go, type: scheme, user: bigfoot, scheme: [{step}]}}]}}"


PUSH = go("{move: {who: opposing_hero, up_to: 2}}")
PLACE = go("{place: {who: bigfoot, in: {one: spaces, in_zone_of: bigfoot}}}")
RETURN = (
    go("{return: {who: {one: jackalope, is: defeated}, in: {one: spaces, in_zone_of: bigfoot}}}")
    + ", fighters: {jackalope: defeated}"
)
OUTLAW = "attack, attack bigfoot outlaw-3, card feint"
ROBIN = "attack, attack bigfoot robin-hood"
FREE = "fighters: {outlaw-3: f}"
AWAY = "fighters: {robin-hood: f, outlaw-3: g}"
BOTH = "fighters: {robin-hood: d, outlaw-1: c}"
NEXT = "fighters: {outlaw-1: d}, hands: {bigfoot: [savagery, larger-than-life]}"


@pytest.mark.parametrize(
    ("answers", "key", "rule", "choice", "more"),
    [
        ("maneuver", "card go", "boost-needs-a-boost-value", "boost", ""),
        ("maneuver", "card hoax", "boost-a-maneuver", "boost", ""),
        ("maneuver, none, fighter jackalope, space d", "fighter jackalope", "each-fighter-moves-once", "mover", ""),
        ("maneuver, none", "fighter outlaw-3", "each-fighter-moves-once", "mover", ""),
        ("maneuver, none", "fighter jackalope", "defeated-at-zero-health", "mover", "fighters: {jackalope: defeated}"),
        ("maneuver, none, fighter jackalope", "space b", "moving-step-by-step", "space", ""),
        ("maneuver, none, fighter jackalope", "space a", "moving-step-by-step", "space", FREE),
        ("maneuver, none, fighter jackalope", "space h", "moving-step-by-step", "space", ""),
        ("maneuver, none, fighter jackalope", "space a", "each-fighter-moves-once", "space", AWAY),
        ("attack", "attack outlaw-3", "attack-needs-card-and-target", "attacker", BOTH),
        ("attack", "attack bigfoot jackalope", "only-opposing-targets", "target", ""),
        ("attack", "attack bigfoot outlaw-1", "defeated-at-zero-health", "target", ""),
        ("attack", "attack bigfoot outlaw-1", "melee-and-ranged", "target", NEXT),
        (ROBIN, "card skirmish", "cards-face-down-then-revealed", "attack-card", ""),
        (ROBIN, "card its-just-your-imagination", "versatile-is-both", "attack-card", ""),
        (OUTLAW, "card a-hunters-eye", "versatile-is-both", "defense", ""),
        (OUTLAW, "card regroup", "defend-with-the-fighters-card", "defense", ""),
        ("scheme", "space f", "card-moves-follow-movement", "space", f"{PUSH}, fighters: {{jackalope: defeated}}"),
        ("scheme", "space e", "card-moves-follow-movement", "space", PUSH),
        ("scheme", "space a", "moving-an-opposing-fighter", "space", f"{PUSH}, {FREE}"),
        ("scheme", "space c", "place-needs-an-empty-space", "space", f"{PLACE}, {FREE}"),
        ("scheme", "space h", "place-needs-an-empty-space", "space", f"{PLACE}, {FREE}"),
        ("scheme", "space c", "return-a-defeated-sidekick", "space", RETURN),
        ("scheme", "space f", "return-a-defeated-sidekick", "space", RETURN),
    ],
)  # fmt: skip
def test_what_is_not_offered_has_its_reason(
    tmp_path: Path, answers: str, key: str, rule: str, choice: str, more: str
) -> None:
    problems = problems_of(tmp_path, REASONS % (answers, key, rule, choice, more))
    assert [f"{problem.message} {problem.hint}" for problem in problems] == []


def test_scenarios_of_a_file_share_what_stands_beside_them(tmp_path: Path) -> None:
    path = tmp_path / "shared.yaml"
    path.write_text(
        POSITION.replace("name: An example.\n", "")
        + "play: [{expect: {choice: action}}]\n"
        + "scenarios:\n"
        + "- {name: As it is.}\n"
        + "- {name: Other., fighters: {outlaw-1: e, outlaw-2: c}, play: [{expect: {choice: none}}]}\n"
    )
    file = read_scenarios(path)
    first, second = (written.scenario for written in file.scenarios)
    assert isinstance(first, Scenario)
    assert isinstance(second, Scenario)
    assert {name: standing.at for name, standing in first.fighters.items()} == {
        "bigfoot": "a", "robin-hood": "b", "outlaw-1": "d",
    }  # fmt: skip
    assert {name: standing.at for name, standing in second.fighters.items()} == {
        "bigfoot": "a", "robin-hood": "b", "outlaw-1": "e", "outlaw-2": "c",
    }  # fmt: skip
    (problem,) = run(LIBRARY, file.scenarios[1])
    assert problem.place.line == path.read_text().splitlines().index("- {name: As it is.}") + 2


def test_the_entries_of_every_mapping_by_hero_or_fighter_are_put_together(tmp_path: Path) -> None:
    path = tmp_path / "shared.yaml"
    path.write_text(
        "heroes: [bigfoot, robin-hood]\nboard: yukon\nplay: [{expect: {choice: action}}]\n"
        "states: {bigfoot: {size: big}}\nscenarios: [{name: A., states: {robin-hood: {mood: merry}}}]\n"
    )
    (written,) = read_scenarios(path).scenarios
    assert isinstance(written.scenario, Scenario)
    assert written.scenario.states == {"bigfoot": {"size": "big"}, "robin-hood": {"mood": "merry"}}
    by_id = {name for name, field in Scenario.model_fields.items() if get_origin(field.annotation) is dict}
    assert by_id | {"turn"} == set(Scenario.merged)


def battle(folder: Path, text: str) -> Battle:
    """The match at the beginning of a scenario."""
    path = folder / "position.yaml"
    path.write_text(text + "play: [{expect: {choice: action}}]\n")
    (written,) = read_scenarios(path).scenarios
    assert isinstance(written.scenario, Scenario)
    notes = Notes(written.data)
    lineup = cast(LIBRARY, written.scenario, notes)
    assert lineup is not None
    match = begin(written.scenario, UnmatchedNames(lineup, notes))
    assert match is not None
    assert isinstance(match.state, Battle)
    return match.state


@pytest.mark.parametrize("decks", ["", "decks: {bigfoot: [hoax]}\n", "decks: {bigfoot: {top: [hoax]}}\n"])
def test_every_card_is_somewhere_and_known_to_whom_it_should_be(tmp_path: Path, decks: str) -> None:
    s = battle(tmp_path, f"{POSITION}discards: {{bigfoot: [regroup, skirmish]}}\n{decks}")
    deck, hand, discard = s.deck_size(0), s.hand_size(0), s.discard_size(0)
    assert deck + hand + discard == 30
    assert (deck, discard) == ((1, 27) if "[hoax]}\n" in decks and "top" not in decks else (26, 2))
    for card in range(s.lineup.cards):
        pile = s.card_pile[card]
        assert (
            s.known[card] == {"deck": 0, "hand": 1 << (pile // 4), "discard": 3}[("deck", "hand", "discard")[pile % 4]]
        )


def test_without_actions_the_turn_begins_and_with_them_it_goes_on(tmp_path: Path) -> None:
    begun = battle(tmp_path, POSITION.replace("turn: {actions: 2}", "turn: {number: 3}"))
    assert (begun.turn, begun.actions, int(begun.event_count())) == (3, 2, 1)
    going_on = battle(tmp_path, POSITION.replace("turn: {actions: 2}", "turn: {number: 3, actions: 1}"))
    assert (going_on.turn, going_on.actions, int(going_on.event_count())) == (3, 1, 0)


def test_a_fighter_may_have_come_from_elsewhere(tmp_path: Path) -> None:
    s = battle(tmp_path, POSITION.replace("bigfoot: a", "bigfoot: {at: a, from: c}"))
    spaces = s.lineup.board.space_ids
    assert [spaces[s.start_space[fighter]] for fighter in (0, 2)] == ["c", "b"]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"spaces": (0, -1, 0, -1, -1, -1, -1)}, "same space"),
        ({"spaces": (0, -1, 9, -1, -1, -1, -1)}, "no such space"),
        ({"health": (0, 0, 7, 0, 0, 0, 0)}, "expected 1 to 16"),
        ({"health": (16, 6, 7, 0, 0, 0, 0)}, "off the board"),
        ({"hands": ((0,), (0,))}, "another player"),
        ({"decks": ((), ())}, "cards lie in no pile"),
    ],
)
def test_the_engine_refuses_a_position_that_no_match_comes_to(
    tmp_path: Path, change: dict[str, Any], told: str
) -> None:
    lineup = battle(tmp_path, POSITION).lineup
    position: dict[str, Any] = {
        "active": 0,
        "turn": 1,
        "actions": 2,
        "spaces": (0, -1, 1, -1, -1, -1, -1),
        "health": (16, 0, 7, 0, 0, 0, 0),
        "start_spaces": (0, -1, 1, -1, -1, -1, -1),
        "hands": ((), ()),
        "decks": (tuple(range(30)), tuple(range(30, 60))),
        "discards": ((), ()),
    }
    begin_at(lineup, Position(**position), 1)
    with pytest.raises(BadPosition, match=told):
        begin_at(lineup, Position(**(position | change)), 1)


def test_every_reason_names_a_rule_of_the_book() -> None:
    book = {rule.id for rule in rulebook("unmatched")}
    files = ("reasons.py", "space_reasons.py")
    source = "".join((HOME / "engine" / "unmatched" / file).read_text() for file in files)
    words = {word for word in source.replace("'", '"').split('"') if "-" in word and word.replace("-", "").isalpha()}
    assert words
    assert words <= book


def test_what_is_offered_needs_no_reason(tmp_path: Path) -> None:
    s = battle(tmp_path, POSITION)
    attack, scheme = (reasons.why_not(s, action) for action in ("attack", "scheme"))
    assert (attack.rule, attack.sentence()) == ("", "it is one of the options")
    assert (scheme.rule, scheme.sentence()) == ("scheme-is-played-face-up", "bigfoot has no scheme card in hand")


def test_every_event_can_be_expected_and_is_explained() -> None:
    assert set(ABOUT) == set(EVENT_NAMES)
    told = (HOME / "docs" / "scenarios.md").read_text()
    assert [event for event in EVENT_NAMES if f"`{event}`" not in told] == []


def test_the_example_of_the_documentation_passes() -> None:
    results = play_all([HOME / "docs" / "examples" / "scenarios" / "feint.yaml"])
    assert (results.passed, results.failed, results.problems) == (1, 0, [])
    assert results.covered()[0] == ["defender-cancels-first", "cancel-keeps-the-value"]


def test_the_command_counts_and_says_which_rules_are_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "scenarios"
    folder.mkdir()
    (folder / "good.yaml").write_text(
        f"{POSITION}rules: [three-kinds-of-action]\nplay: [{{expect: {{choice: action}}}}]"
    )
    assert status(["test", str(tmp_path), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["passed"], report["failed"], report["problems"]) == (1, 0, [])
    assert report["rules"]["covered"] == ["three-kinds-of-action"]
    built = [rule.id for rule in rulebook("unmatched") if rule.built]
    assert report["rules"]["uncovered"] == [rule for rule in built if rule != "three-kinds-of-action"]
    (folder / "bad.yaml").write_text(f"{POSITION}rules: [two-actions-a-turn]\nplay: [{{expect: {{choice: none}}}}]")
    (folder / "worse.yaml").write_text("name: [")
    assert status(["test", str(tmp_path), "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert (report["passed"], report["failed"]) == (1, 2)
    assert [problem["code"] for problem in report["problems"]] == ["differs", "syntax-error"]
    assert "two-actions-a-turn" in report["rules"]["uncovered"]


def test_people_read_how_many_rules_are_shown_where_the_rules_are_tested(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "own.yaml").write_text(f"{POSITION}play: [{{expect: {{choice: action}}}}]")
    assert status(["test", str(tmp_path / "own.yaml")]) == 0
    assert capsys.readouterr().out.endswith("1 passed, 0 failed.\n")
    assert status(["test", str(HOME / "tests" / "scenarios" / "scheme.yaml")]) == 0
    built = sum(rule.built for rule in rulebook("unmatched"))
    assert re.search(rf"^Rules shown: [1-9]\d* of {built}\.$", capsys.readouterr().out, re.MULTILINE)


def test_a_place_without_scenarios_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(["test", str(tmp_path)]) == 1
    assert "There are no scenarios in" in capsys.readouterr().out
    assert status(["test", str(tmp_path / "nowhere")]) == 2
