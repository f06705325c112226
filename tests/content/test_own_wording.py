"""An author's own wording: printed instead of the generated text, as long as the steps are those it was written for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardwright import HOME
from content.diagnostics import render
from content.library.hero_file import HeroFile
from content.reading import Sequence, read_text
from content.speaking import hero_speaker
from effects.problem import Problem
from effects.syntax.fingerprint import fingerprint
from effects.syntax.language import Step

OWL = """\
name: Owl
health: 14
move: 3
attack: melee
abilities:
  - {when: end_of_turn, may: you, draw: 1}
cards:
  - id: swoop
    name: Swoop
    type: attack
    value: 3
    copies: 28
    during_combat:
      - {add: {value: 1}}
    after_combat:
      - {if: won, draw: 2}
  - {id: hush, name: Hush, type: scheme, boost: 2, copies: 2, scheme: [{draw: 2}]}
"""
STEPS = "      - {if: won, draw: 2}\n"
WON = fingerprint([Step.model_validate({"if": "won", "draw": 2})])
SIGNED = f'    wording: {{after_combat: {{en: {{text: Feast!, instead_of: "If you won, 2 cards.", for: {WON}}}}}}}\n'


class Owl:
    """The owl's file, with changes."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "owl.yaml"

    def file(self, *changes: tuple[str, str]) -> HeroFile:
        """The file after replacing texts that stand in it once."""
        text = OWL
        for old, new in changes:
            assert text.count(old) == 1, f"{old!r} must stand in the file once"
            text = text.replace(old, new)
        self.path.write_text(text, encoding="utf-8")
        return HeroFile(self.path)

    def worded(self, wording: str, *changes: tuple[str, str]) -> HeroFile:
        """The file with a wording of the first card."""
        return self.file((STEPS, STEPS + wording), *changes)

    def only(self, *changes: tuple[str, str]) -> Problem:
        """The one thing that is wrong with the file."""
        (problem,) = self.file(*changes).problems
        return problem


@pytest.fixture
def owl(tmp_path: Path) -> Owl:
    return Owl(tmp_path)


def printed(file: HeroFile, card: int = 0, language: str = "en") -> list[tuple[str, str]]:
    """What is printed on a card, and the generated text it is printed instead of."""
    hero = file.demand()
    return [(each.text, each.instead_of) for each in hero_speaker("owl", hero, language).card(hero.cards[card])]


def entry_to_write(problem: Problem) -> str:
    """What the hint of a problem says to write: its last line."""
    return problem.hint.splitlines()[-1]


def test_an_own_wording_is_printed_instead_of_the_generated_text_of_its_window(owl: Owl) -> None:
    assert printed(owl.worded(SIGNED)) == [
        ("Add 1 to this card's value.", ""),
        ("Feast!", "If you won the combat, draw 2 cards."),
    ]


def test_a_language_without_own_wording_has_the_generated_text(owl: Owl) -> None:
    wording = SIGNED.replace("{en:", "{tr:")
    assert printed(owl.worded(wording))[1] == ("If you won the combat, draw 2 cards.", "")


def test_a_wording_has_to_say_for_which_steps_it_was_written(owl: Owl) -> None:
    (problem,) = owl.worded('    wording: {after_combat: {en: "Eat: a lot."}}\n').problems
    assert (problem.code, problem.place.line, problem.place.column) == ("wording-without-mark", 17, 34)
    assert entry_to_write(problem) == (
        f'en: {{text: "Eat: a lot.", instead_of: "If you won the combat, draw 2 cards.", for: {WON}}}'
    )


@pytest.mark.parametrize("left_out", [f", for: {WON}", ', instead_of: "If you won, 2 cards."'])
def test_mark_and_generated_text_are_both_needed(owl: Owl, left_out: str) -> None:
    (problem,) = owl.worded(SIGNED.replace(left_out, "")).problems
    assert problem.code == "wording-without-mark"


@pytest.mark.parametrize("text", ['"Eat: a lot."', "'Say \"mine\", {you} # there'", "C:\\\\[x]", "很好吃。"])
def test_what_the_hint_says_to_write_is_right(owl: Owl, text: str) -> None:
    short = f"    wording:\n      after_combat:\n        en: {text}\n"
    (problem,) = owl.worded(short).problems
    file = owl.worded(short.replace(f"en: {text}", entry_to_write(problem)))
    assert file.problems == []
    assert printed(file)[1][0] == text.strip("\"'").replace("'", '"')


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("{if: won, draw: 2}", "{if: won, draw: 3}"),
        ("{if: won, draw: 2}", "{if: lost, draw: 2}"),
        ("{if: won, draw: 2}", "{draw: 2}"),
        ("{if: won, draw: 2}", "{if: won, draw: 2, then: [{draw: 1}]}"),
    ],
)
def test_a_change_of_the_steps_is_an_error_that_shows_the_old_and_the_new_text(owl: Owl, old: str, new: str) -> None:
    (problem,) = owl.worded(SIGNED, (old, new)).problems
    assert (problem.code, problem.is_error) == ("wording-of-other-steps", True)
    assert (problem.place.line, problem.place.column) == (17, 90)
    before, now, *_ = problem.hint.splitlines()
    assert before == "Before: If you won, 2 cards."
    assert now.startswith("Now: ")
    assert now.removeprefix("Now: ") in entry_to_write(problem)
    assert "hint: Before: " in render(problem)


def test_who_writes_what_the_error_says_has_accepted_the_new_steps(owl: Owl) -> None:
    change = ("{if: won, draw: 2}", "{if: won, draw: 3}")
    (problem,) = owl.worded(SIGNED, change).problems
    accepted = re.sub(r"en: \{.*?\}", lambda _: entry_to_write(problem), SIGNED)
    assert printed(owl.worded(accepted, change))[1][0] == "Feast!"


@pytest.mark.parametrize(
    "same", ["{draw: 2, if: won}", "{if: won, draw: {amount: 2}}", "{if: won, draw: 2, note: Enough.}   # two"]
)
def test_another_spelling_of_the_same_steps_changes_nothing(owl: Owl, same: str) -> None:
    assert owl.worded(SIGNED, ("{if: won, draw: 2}", same)).problems == []


def test_another_phrase_for_the_same_steps_changes_nothing(owl: Owl) -> None:
    """The text a wording was written for is told, not compared: only steps make a wording old."""
    assert owl.worded(SIGNED.replace("If you won, 2 cards.", "Draw two if you win.")).problems == []


@pytest.mark.parametrize(
    ("length", "said"), [(600, None), (601, "Expected at most 600 characters for text, found 601.")]
)
def test_a_wording_has_room_for_600_characters(owl: Owl, length: int, said: str | None) -> None:
    found = owl.worded(SIGNED.replace("Feast!", "f" * length)).problems
    assert [problem.message for problem in found] == ([said] if said else [])


def test_what_an_earlier_window_names_belongs_to_the_steps_that_use_it(owl: Owl) -> None:
    named = ("{add: {value: 1}}", "{discard: {cards: {random: 1, of: opponent_hand}}, as: dropped}")
    uses = ("{if: won, draw: 2}", "{draw: {amount: {boost_of: dropped}}}")
    wording = '    wording: {after_combat: {en: "As many."}}\n'
    (problem,) = owl.worded(wording, named, uses).problems
    signed = wording.replace('en: "As many."', entry_to_write(problem))
    assert owl.worded(signed, named, uses).problems == []
    (changed,) = owl.worded(signed, (named[0], named[1].replace("random: 1", "random: 2")), uses).problems
    assert changed.code == "wording-of-other-steps"


def test_what_an_author_calls_a_step_is_not_said(owl: Owl) -> None:
    """Neither in the window of the step, nor where a later one speaks of it."""
    marks = set()
    for first, second in (("dropped", "drawn"), ("taken", "drawn"), ("drawn", "dropped")):
        named = ("{add: {value: 1}}", f"{{discard: {{cards: {{random: 1, of: opponent_hand}}}}, as: {first}}}")
        uses = ("{if: won, draw: 2}", f"{{draw: {{amount: {{boost_of: {first}}}}}, as: {second}}}")
        card = owl.file(named, uses).demand().cards[0]
        marks.add((card.fingerprint("during_combat"), card.fingerprint("after_combat")))
    assert len(marks) == 1


def test_which_of_two_named_steps_is_meant_is_said(owl: Owl) -> None:
    discard = "discard: {cards: {one: your_hand}}"
    two = f"{{{discard}, as: first}}, {{{discard}, as: second}}"
    marks = set()
    for meant in ("first", "second"):
        steps = read_text(f"[{two}, {{draw: {{amount: {{boost_of: {meant}}}}}}}]", "owl.yaml").root
        assert isinstance(steps, Sequence)
        marks.add(fingerprint([Step.model_validate(step) for step in steps]))
    assert len(marks) == 2


def test_steps_of_other_windows_do_not_matter_otherwise(owl: Owl) -> None:
    assert owl.worded(SIGNED, ("{add: {value: 1}}", "{add: {value: 2}}")).problems == []


def test_a_window_without_steps_has_no_wording(owl: Owl) -> None:
    (problem,) = owl.worded("    wording: {immediately: {en: Now!}}\n").problems
    assert (problem.code, problem.place.line, problem.place.column) == ("wording-without-steps", 17, 28)


@pytest.mark.parametrize(
    ("wording", "code", "column"),
    [
        ("{after_combat: {de: Gut.}}", "unknown-key", 30),
        ("{after_battle: {en: Good.}}", "unknown-key", 15),
        ('{after_combat: {en: ""}}', "wrong-length", 34),
        ("{after_combat: {en: {text: ' '}}}", "wrong-length", 41),
        ('{after_combat: {en: "one\\ntwo"}}', "wrong-value", 34),
        ("{after_combat: Good.}", "wrong-type", 29),
    ],
)
def test_a_wording_that_cannot_be_one_is_marked(owl: Owl, wording: str, code: str, column: int) -> None:
    (problem,) = owl.worded(f"    wording: {wording}\n").problems
    assert (problem.code, problem.place.line, problem.place.column) == (code, 17, column)


def test_an_ability_may_have_an_own_wording_too(owl: Owl) -> None:
    ability = "{when: end_of_turn, may: you, draw: 1}"
    worded = "{when: end_of_turn, may: you, draw: 1, wording: {en: Rest.}}"
    problem = owl.only((ability, worded))
    assert (problem.code, problem.place.line, problem.place.column) == ("wording-without-mark", 6, 58)
    signed = worded.replace("en: Rest.", entry_to_write(problem))
    hero = owl.file((ability, signed)).demand()
    voice = hero_speaker("owl", hero)
    assert voice.ability(hero.abilities[0]) == "Rest."
    assert voice.generated_ability(hero.abilities[0]) == "At the end of your turn, you may draw 1 card."
    changed = owl.only((ability, signed.replace("when: end_of_turn", "when: start_of_turn")))
    assert changed.code == "wording-of-other-steps"


def test_what_the_documentation_tells_to_write_is_what_the_check_tells(owl: Owl) -> None:
    page = (HOME / "docs" / "languages.md").read_text(encoding="utf-8")
    wording = re.search(r"^    wording:\n(      .*\n)+", page, re.MULTILINE)
    assert wording is not None
    (problem,) = owl.worded(wording[0]).problems
    assert f"    {entry_to_write(problem)}\n" in page


def test_nothing_is_said_of_wordings_while_the_steps_cannot_be_said(owl: Owl) -> None:
    problems = owl.worded(SIGNED, ("{if: won, draw: 2}", "{if: wonn, draw: 2}")).problems
    assert [problem.code for problem in problems if "wording" in problem.code] == []
    assert problems
