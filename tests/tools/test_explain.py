"""`cardwright explain`: the text of a card, its program in plain words, and the places it was written at."""

from __future__ import annotations

import re

import pytest

from cardwright import HOME
from content.library import load
from content.library.folders import BUILT_IN
from effects.syntax.fingerprint import fingerprint
from engine.unmatched.terms import SCHEME_WINDOW
from tests.engine.building import compiled, hero_text
from tools import cli
from tools.exit_status import WRONG_USE
from tools.explain import explained as explained_lines
from tools.explaining.pieces import lettered, step_at

HEROES = BUILT_IN / "unmatched" / "robin-hood-vs-bigfoot" / "heroes"


def explained(capsys: pytest.CaptureFixture[str], card: str) -> str:
    assert cli.status(["explain", card]) == 0
    return capsys.readouterr().out


def test_a_card_is_explained_by_its_text_and_its_numbered_program(capsys: pytest.CaptureFixture[str]) -> None:
    text = explained(capsys, "robin-hood/steal-from-the-rich")
    assert "Draw 1 card. Your opponent may discard 1 card." in " ".join(text.split())
    numbers = [int(number) for number in re.findall(r"^    (\d+)  ", text, re.MULTILINE)]
    assert numbers == list(range(len(numbers)))
    targets = [int(number) for number in re.findall(r"go on at (\d+)", text)]
    assert targets
    assert set(targets) <= set(numbers)
    assert text.rstrip().endswith("the end")


def test_each_piece_says_the_line_and_column_of_the_step_it_comes_from(capsys: pytest.CaptureFixture[str]) -> None:
    text = explained(capsys, "robin-hood/steal-from-the-rich")
    lines = (HEROES / "robin-hood.yaml").read_text().splitlines()
    places = dict(re.findall(r"^  (scheme\S*)  (\d+:\d+)$", text, re.MULTILINE))
    assert set(places) == {"scheme[0].draw", "scheme[1]", "scheme[1].discard", "scheme[1].otherwise[0].draw"}
    line, column = map(int, places["scheme[1].otherwise[0].draw"].split(":"))
    assert lines[line - 1][column - 1 :] == "draw: 1"
    assert "robin-hood.yaml:" in text.splitlines()[1]


def test_every_instruction_of_every_card_and_ability_leads_back_to_its_step() -> None:
    library = load()
    for hero_id in library.heroes:
        file = library.hero(hero_id)
        hero, compiled = file.demand(), file.compiled
        for card in compiled.cards:
            for program in card.programs.values():
                steps = [step_at(hero.card(card.id) or hero, label) for label in program.labels if "[" in label]
                assert steps
                assert None not in steps
        waiting = [ability for ability in hero.abilities if ability.while_ is None]
        for written, ability in zip(waiting, compiled.abilities, strict=True):
            steps = [step_at(hero, label) for label in ability.program.labels]
            assert None not in steps
            assert written in steps


def test_what_holds_all_the_time_is_told_with_what_it_adds_and_as_long_as_what_holds() -> None:
    lines = [line.plain.strip() for line in explained_lines("alice", load(), 200)]
    assert sum(line.startswith("Ability: while  for: ") for line in lines) == 2
    added = [line for line in lines if line.startswith("the value of your card + ")]
    assert [line.partition(" and ")[0] for line in added] == [
        "the value of your card + 2, as long as size is big",
        "the value of your card + 1, as long as size is small",
    ]


def in_words(*steps: str) -> list[str]:
    """The program of a scheme, without the numbers of its instructions."""
    code = hero_text(f"{{id: trick, type: scheme, boost: 1, copies: 2, scheme: [{', '.join(steps)}]}}")
    hero, problems = compiled(code)
    assert hero is not None, problems
    letters: dict[str, str] = {}
    return [lettered(instruction.describe(), letters) for instruction in hero.cards[0].programs[SCHEME_WINDOW].code]


def test_a_program_is_told_in_plain_words_and_its_cells_have_letters() -> None:
    assert in_words(
        "{discard: {cards: {any_number: your_hand}}, as: gone}",
        "{if: {count: {who: opposing_fighters, adjacent_to: your_hero}, at_least: 2}, draw: {amount: gone}}",
        "{damage: {to: {each: your_fighters, other_than: your_fighter}, amount: 1}}",
        "{gain_actions: 1}",
    ) == [
        "begin with nothing in A",
        "you pick any number of the cards in your hand; keep them in A",
        "discard A",
        "unless the number of the opposing fighters (only adjacent to your hero) is at least 2, go on at 5",
        "you draw a number of cards equal to the amount of 'gone' (A)",
        "deal 1 damage to your fighters (not your fighter)",
        "gain 1 action",
    ]
    assert in_words(
        "{unless: your_turn, may: opponent, discard: {cards: {random: 1, of: opponent_hand}}}",
        "{move: {who: {up_to: 2, of: fighters, is: [sidekick, damaged]}, exactly: 1}, by: opponent}",
    ) == [
        "choose the opponent who is meant, if there are several",
        "if it is your turn, go on at 6",
        "ask your opponent whether it happens, if the cards in your opponent's hand can be found; "
        "without a yes go on at 6",
        "begin with nothing in A",
        "draw 1 of the cards in your opponent's hand by chance; keep it in A",
        "discard A",
        "begin with nothing in B",
        "your opponent picks up to 2 of the fighters (only sidekicks, only damaged); keep them in B",
        "begin with nothing in C",
        "your opponent moves the next one from B to D; when none is left go on at 13",
        "your opponent moves D 1 space",
        "if that happened, note it in C",
        "go on at 9",
        "all of it happened if something is in C",
    ]


def test_a_hero_is_explained_by_the_ability(capsys: pytest.CaptureFixture[str]) -> None:
    for wanted in ("bigfoot", "bigfoot/abilities"):
        text = explained(capsys, wanted)
        assert "you may draw 1 card" in " ".join(text.split())
        line = (HEROES / "bigfoot.yaml").read_text().splitlines().index("  - when: end_of_turn") + 1
        assert f"abilities[0][0].draw  {line}:5" in text


def test_each_window_tells_the_fingerprint_that_a_wording_of_its_steps_carries(
    capsys: pytest.CaptureFixture[str],
) -> None:
    card = load().card("bigfoot/savagery")[1]
    assert f"After combat  for: {card.fingerprint('after_combat')}" in explained(capsys, "bigfoot/savagery")
    mark = fingerprint([load().hero("bigfoot").demand().abilities[0]])
    assert f"Ability: end_of_turn  for: {mark}" in explained(capsys, "bigfoot")


def test_an_own_wording_is_explained_beside_what_the_steps_say(capsys: pytest.CaptureFixture[str]) -> None:
    library = load([HOME / "docs" / "examples"])
    card = library.card("lighthouse-keeper/sweeping-beam")[1]
    own = card.own_texts("after_combat")["en"]
    lines = [str(line) for line in explained_lines("lighthouse-keeper/sweeping-beam", library, 100)]
    text = " ".join(" ".join(lines).split())
    assert f"{own.text} (The author's own words; the steps say: {own.instead_of})" in text


def test_a_card_without_an_effect_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert "It has no effect." in explained(capsys, "bigfoot/larger-than-life")


@pytest.mark.parametrize(
    ("wanted", "meant"),
    [
        ("bigfoot/faint", "Did you mean bigfoot/feint?"),
        ("feint", "Did you mean alice/feint, king-arthur/feint"),
        ("bigfot", "Did you mean bigfoot?"),
        ("bigfot/feint", "Did you mean bigfoot?"),
    ],
)
def test_an_unknown_card_is_wrong_use_and_answered_with_the_nearest(
    capsys: pytest.CaptureFixture[str], wanted: str, meant: str
) -> None:
    assert cli.status(["explain", wanted]) == WRONG_USE
    output = capsys.readouterr()
    assert output.out == ""
    assert meant in output.err
