"""What a hero's file must hold beyond its shape: each check at its boundary, with code and exact place."""

from __future__ import annotations

from pathlib import Path

import pytest

from content.library.hero_file import HeroFile
from content.schema.unmatched.answers import Deed
from content.shaping import shape
from effects.problem import Problem

FOX = """\
name: Fox
health: 14
move: 3
attack: melee
sidekicks:
  - {id: kit, name: Fox Kit, count: 2, attack: melee}
  - {id: owl, name: Owl, health: 4, attack: ranged}
abilities:
  - {when: end_of_turn, may: you, draw: 1}
cards:
  - {id: bite, name: Bite, type: attack, user: fox, value: 3, boost: 1, copies: 10, after_combat: [{draw: 1}]}
  - {id: dodge, name: Dodge, type: defense, user: any, value: 0, copies: 8}
  - {id: pounce, name: Pounce, type: versatile, user: [kit, owl], value: 3, boost: 0, copies: 9}
  - {id: plan, name: Plan, type: scheme, user: owl, boost: 2, copies: 3, scheme: [{draw: 2}]}
"""
CARDS, BITE, DODGE, POUNCE, PLAN = 11, 11, 12, 13, 14
"""Lines of the file."""


class Fox:
    """The fox's file, with changes."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "fox.yaml"

    def problems(self, *changes: tuple[str, str]) -> list[Problem]:
        """What is wrong with the file after replacing texts that stand in it once."""
        text = FOX
        for old, new in changes:
            assert text.count(old) == 1, f"{old!r} must stand in the file once"
            text = text.replace(old, new)
        self.path.write_text(text)
        return HeroFile(self.path).problems

    def only(self, *changes: tuple[str, str]) -> Problem:
        """The one thing that is wrong with the file."""
        (problem,) = self.problems(*changes)
        assert problem.message.endswith(".")
        assert problem.hint.endswith((".", "?"))
        return problem


@pytest.fixture
def fox(tmp_path: Path) -> Fox:
    return Fox(tmp_path)


def placed(problem: Problem) -> tuple[str, int, int]:
    return problem.code, problem.place.line, problem.place.column


def test_a_right_hero_has_no_problem(fox: Fox) -> None:
    assert fox.problems() == []


@pytest.mark.parametrize(("copies", "found", "mend"), [(9, 29, "Add 1 card"), (11, 31, "Take out 1 card")])
def test_a_deck_has_thirty_cards(fox: Fox, copies: int, found: int, mend: str) -> None:
    problem = fox.only(("copies: 10", f"copies: {copies}"))
    assert placed(problem) == ("deck-size", CARDS, 3)
    assert problem.message == f"The deck has {found} cards: expected 30."
    assert problem.hint.startswith(mend)
    assert f"deck_size: {found}" in problem.hint


@pytest.mark.parametrize(("size", "is_right"), [(28, False), (29, True), (30, False)])
def test_a_character_card_may_give_the_deck_another_size(fox: Fox, size: int, is_right: bool) -> None:
    problems = fox.problems(("copies: 10", "copies: 9"), ("move: 3", f"move: 3\ndeck_size: {size}"))
    assert [problem.code for problem in problems] == ([] if is_right else ["deck-size"])


@pytest.mark.parametrize(
    ("user", "meant"),
    [("fx", "Did you mean fox?"), ("kit-2", "Did you mean kit?"), ("hero", "Did you mean fox?"), ("zebra", "")],
)
def test_a_card_for_nobody_of_the_hero_cannot_be_played(fox: Fox, user: str, meant: str) -> None:
    problem = fox.only(("user: owl", f"user: {user}"))
    assert placed(problem) == ("unknown-user", PLAN, 48)
    assert problem.message == f"Nobody can play Plan: Fox has no fighter {user}."
    assert problem.hint == f"{meant} It can be any, fox, kit, owl.".strip()


def test_each_user_of_a_list_is_looked_at(fox: Fox) -> None:
    problem = fox.only(("[kit, owl]", "[kit, owll]"))
    assert placed(problem) == ("unknown-user", POUNCE, 61)
    assert problem.length == len("owll")


def test_a_card_with_an_empty_list_of_users_cannot_be_played(fox: Fox) -> None:
    assert placed(fox.only(("user: owl", "user: []"))) == ("card-without-user", PLAN, 48)


@pytest.mark.parametrize("users", ["[kit, kit]", "[any, kit]"])
def test_a_user_that_is_named_twice_is_a_slip(fox: Fox, users: str) -> None:
    problem = fox.only(("[kit, owl]", users))
    assert placed(problem) == ("repeated-user", POUNCE, 61)
    assert not problem.is_error


@pytest.mark.parametrize(
    ("user", "value", "line", "kind"),
    [
        ("user: fox", ", value: 3", BITE, "attack"),
        ("user: any", ", value: 0", DODGE, "defense"),
        ("owl]", ", value: 3", POUNCE, "versatile"),
    ],
)
def test_a_card_for_combat_needs_a_value(fox: Fox, user: str, value: str, line: int, kind: str) -> None:
    problem = fox.only((user + value, user))
    assert placed(problem) == ("missing-value", line, 5)
    assert f"its type is {kind}" in problem.message


def test_a_scheme_has_no_value(fox: Fox) -> None:
    assert placed(fox.only(("user: owl", "user: owl, value: 0"))) == ("value-of-scheme", PLAN, 60)


@pytest.mark.parametrize("window", ["immediately", "during_combat", "after_combat"])
def test_a_scheme_has_no_window_of_a_combat(fox: Fox, window: str) -> None:
    problem = fox.only(("[{draw: 2}]", f"[{{draw: 2}}], {window}: [{{draw: 1}}]"))
    assert (problem.code, problem.place.line) == ("window-of-other-type", PLAN)
    assert f"its {window} would never happen" in problem.message


@pytest.mark.parametrize("kind", ["attack", "defense", "versatile"])
def test_a_card_for_combat_has_no_scheme(fox: Fox, kind: str) -> None:
    problems = fox.problems(("type: attack", f"type: {kind}"), ("after_combat", "scheme"))
    errors = [problem for problem in problems if problem.is_error]
    assert [(problem.code, problem.place.line) for problem in errors] == [("window-of-other-type", BITE)]


def test_a_window_without_steps_is_a_slip(fox: Fox) -> None:
    problem = fox.only(("after_combat: [{draw: 1}]", "after_combat: []"))
    assert (problem.code, problem.place.line, problem.is_error) == ("empty-window", BITE, False)


def test_a_scheme_that_does_nothing_is_a_slip(fox: Fox) -> None:
    problem = fox.only((", scheme: [{draw: 2}]", ""))
    assert (*placed(problem), problem.is_error) == ("scheme-without-effect", PLAN, 5, False)


def test_no_card_is_called_none(fox: Fox) -> None:
    assert placed(fox.only(("id: dodge", "id: none"))) == ("reserved-id", DODGE, 10)


def test_two_cards_have_two_ids(fox: Fox) -> None:
    assert placed(fox.only(("id: dodge", "id: bite"))) == ("duplicate-card", DODGE, 10)


def test_two_cards_of_one_name_are_a_slip(fox: Fox) -> None:
    problem = fox.only(("name: Dodge", "name: Bite"))
    assert (*placed(problem), problem.is_error) == ("duplicate-card-name", DODGE, 23, False)


@pytest.mark.parametrize(("name", "other"), [("Fox", "fox"), ("Fox Kit", "kit"), ("{en: Owl, tr: Fox}", "fox")])
def test_two_kinds_of_fighters_of_one_name_are_a_slip(fox: Fox, name: str, other: str) -> None:
    problem = fox.only(("name: Owl", f"name: {name}"))
    assert (*placed(problem), problem.is_error) == ("duplicate-fighter-name", 7, 21, False)
    assert problem.message.startswith(f"owl has the same name as {other}: Fox")


@pytest.mark.parametrize("sidekick", ["kit", "kit-1", "kit-2", "fox"])
def test_every_fighter_has_an_id_of_its_own(fox: Fox, sidekick: str) -> None:
    changes = ("id: owl", f"id: {sidekick}"), ("[kit, owl]", "kit"), ("user: owl", "user: kit")
    assert ("duplicate-fighter", 7, 10) in [placed(problem) for problem in fox.problems(*changes)]


def test_the_number_after_the_last_of_a_kind_is_free(fox: Fox) -> None:
    assert fox.problems(("id: owl", "id: kit-3"), ("[kit, owl]", "[kit, kit-3]"), ("user: owl", "user: kit-3")) == []


def test_several_of_a_kind_may_not_be_numbered_like_another_sidekick(fox: Fox) -> None:
    problem = fox.only(("id: kit", "id: owl-2"), ("id: owl,", "id: owl, count: 2,"), ("[kit, owl]", "[owl-2, owl]"))
    assert placed(problem) == ("duplicate-fighter", 7, 10)
    assert "The 2 of a kind are numbered owl-1 and so on." in problem.hint


@pytest.mark.parametrize(
    ("word", "meaning"),
    [
        ("any", "every fighter of the hero"),
        ("none", "no card"),
        ("done", "chooses nothing more"),
        ("defeated", "the place of a fighter"),
        ("attacker", "the fighter that attacks"),
        ("that", "the fighter that was damaged or defeated"),
        ("spaces", "all spaces of the battlefield"),
        ("you", "whoever plays the card"),
        ("won", "you won the combat"),
        ("damaged", "one of your fighters took damage"),
    ],
)
def test_no_fighter_is_called_by_a_word_of_the_language(fox: Fox, word: str, meaning: str) -> None:
    problem = fox.only(("id: owl", f"id: {word}"), ("[kit, owl]", "kit"), ("user: owl", "user: kit"))
    assert placed(problem) == ("reserved-id", 7, 10)
    assert meaning in problem.message


def test_a_number_is_put_in_quotes_where_a_text_is_expected(fox: Fox) -> None:
    problem = fox.only(("[kit, owl]", "12"))
    assert problem.message == "Expected a text for user, found the number 12."
    assert problem.hint.startswith("Put it in quotes.")
    problem = fox.only(("name: Owl", "name: 5"))
    assert problem.message == "Expected a text, or a mapping with the keys en, tr and zh for name, found the number 5."
    assert problem.hint.startswith("Put it in quotes.")


def test_an_entry_that_does_not_fit_is_not_missing_too() -> None:
    [problem] = shape({"answer": 1}, Deed)[1]
    assert problem.message == "Expected a text for answer, found the number 1."
    assert problem.hint == "Put it in quotes."


@pytest.mark.parametrize(
    ("written", "found"),
    [
        (r'"\e[31mOwl"', "found the character U+001B."),
        (r'"Owl\nOf The Wood"', "found more than one."),
        (r'"\u202eOwl"', "found the character U+202E."),
        (r'{en: Owl, zh: "\u2066Owl"}', "found the character U+2066."),
    ],
)
def test_a_name_holds_nothing_that_a_terminal_would_obey(fox: Fox, written: str, found: str) -> None:
    (problem,) = fox.problems(("name: Owl", f"name: {written}"))
    assert problem.message.startswith("Expected one line without control, direction or other invisible characters")
    assert problem.message.endswith(found)


def test_a_name_may_join_its_letters(fox: Fox) -> None:
    assert fox.problems(("name: Owl", r'name: "O\u200dw\u200cl"')) == []


@pytest.mark.parametrize(("count", "is_right"), [(8, True), (9, True), (10, False)])
def test_a_hero_leads_at_most_twenty_fighters(fox: Fox, count: int, is_right: bool) -> None:
    problems = fox.problems(("count: 2", "count: 10"), ("name: Owl", f"name: Owl, count: {count}"))
    assert [placed(problem) for problem in problems] == ([] if is_right else [("too-many-fighters", 7, 5)])


def test_a_hero_without_a_card_to_attack_with_is_a_slip(fox: Fox) -> None:
    problem = fox.only(("user: fox", "user: kit"))
    assert (*placed(problem), problem.is_error) == ("hero-without-attack", CARDS, 3, False)


def test_a_sidekick_without_a_card_is_a_slip(fox: Fox) -> None:
    problem = fox.only(("[kit, owl]", "owl"), ("user: any", "user: [fox, owl]"))
    assert (*placed(problem), problem.is_error) == ("fighter-without-cards", 6, 10, False)


def test_the_name_of_the_file_must_be_an_id(tmp_path: Path) -> None:
    path = tmp_path / "Old Fox.yaml"
    path.write_text(FOX.replace("user: fox", "user: any"))
    (problem,) = HeroFile(path).problems
    assert placed(problem) == ("file-name", 1, 1)
    assert problem.hint == "Rename it to old-fox."


def test_what_cannot_be_read_does_not_hide_the_rest(fox: Fox) -> None:
    problems = fox.problems(
        ("attack: melee\nsidekicks", "attack: meele\nsidekicks"),
        ("count: 2, attack", "count: 2, atack"),
        ("when: end_of_turn", "wen: end_of_turn"),
        ("{draw: 1}]}", "{drw: 1}]}"),
        ("user: [kit, owl]", "user: [kit, elk]"),
        ("user: owl", "user: owl, value: 2"),
    )
    assert [(problem.code, problem.place.line) for problem in problems] == [
        ("unknown-word", 4),
        ("unknown-key", 6),
        ("unknown-key", 9),
        ("unknown-key", BITE),
        ("unknown-user", POUNCE),
        ("value-of-scheme", PLAN),
    ]


def test_a_slip_in_the_head_does_not_hide_a_card_too_few(fox: Fox) -> None:
    problems = fox.problems(("health: 14", "helth: 14"), ("copies: 10", "copies: 9"))
    assert [problem.code for problem in problems] == ["unknown-key", "deck-size"]


def test_a_card_that_cannot_be_read_says_nothing_about_the_size_of_the_deck(fox: Fox) -> None:
    assert [problem.code for problem in fox.problems(("value: 3, boost: 1", "value: many, boost: 1"))] == ["wrong-type"]


@pytest.mark.parametrize(
    ("old", "key", "lowest", "highest"),
    [
        ("health: 14", "health", 1, 99),
        ("move: 3", "move", 0, 20),
        ("copies: 10", "copies", 1, 60),
        ("boost: 2", "boost", 0, 30),
        ("value: 0", "value", 0, 30),
        ("count: 2", "count", 1, 10),
        ("attack: melee\nside", "attack: melee\ndeck_size", 1, 100),
    ],
)
def test_numbers_have_bounds(fox: Fox, old: str, key: str, lowest: int, highest: int) -> None:
    after = "\nside" if old.endswith("side") else ""
    for number in (lowest - 1, lowest, highest, highest + 1):
        codes = {problem.code for problem in fox.problems((old, f"{key}: {number}{after}"))}
        assert ("number-out-of-bounds" in codes) == (not lowest <= number <= highest)
