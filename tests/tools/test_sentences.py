"""The log and the terminal in every language: nothing is left unsaid, in English or in brackets.

`python -m tests.tools.test_sentences` writes the golden logs anew; read every line that changes.
"""

from __future__ import annotations

import ast
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

from cardwright import HOME
from content.library import load
from content.matches.unmatched import line_up
from effects.wording import LANGUAGES, Called
from effects.wording.template import SLOT, slot_names
from engine.cyberpunk import terms as cyberpunk
from engine.cyberpunk.words import KIND_WORDS as CYBERPUNK_KINDS
from engine.kernel.layout import NOBODY, NOTHING
from engine.unmatched import terms
from engine.unmatched.setup import begin
from engine.unmatched.terms import ACTION_NAMES
from engine.unmatched.words import KIND_WORDS
from tools import cli, play
from tools.exit_status import WRONG_USE
from tools.log.cyberpunk.changes import AMOUNTS
from tools.log.cyberpunk.telling import WHERE
from tools.log.line import Line
from tools.log.printing import hanging, printed
from tools.log.unmatched.names import Names
from tools.log.unmatched.telling import log
from tools.sentences import CATALOGUES
from tools.terminal.commands import COMMANDS, Answer, understood
from tools.terminal.option import Option
from tools.words import words

GOLDEN = Path(__file__).parents[1] / "golden" / "logs"
OTHERS = [language for language in LANGUAGES if language != "en"]
SAID_IN = ("tools/display", "tools/log", "tools/terminal", "tools/play.py")
LOOKS = {"unmatched": ("board", "hand", "discard"), "cyberpunk": ("table", "hand", "trash")}
"""By system: the commands with which one looks at the table."""
BOUND = {
    "unmatched": ("engine/unmatched/reasons.py", "engine/unmatched/space_reasons.py"),
    "cyberpunk": ("engine/cyberpunk/reasons.py",),
}


# What a catalogue has to know


def sources(*places: str) -> Iterator[ast.AST]:
    for place in places:
        path = HOME / place
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def reasons_of_the_engine(system: str) -> set[str]:
    """Everything in the modules of reasons that is a sentence and no docstring."""
    constants = {node.value for node in sources(*BOUND[system]) if isinstance(node, ast.Constant)}
    return {
        text for text in constants if isinstance(text, str) and " " in text and text[0] in "{abcdefghijklmnopqrstuvwxyz"
    }


def test_there_are_sentences_wherever_cards_speak() -> None:
    assert {system: list(said) for system, said in CATALOGUES.items()}


@pytest.mark.parametrize("system", CATALOGUES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_phrases_with_the_same_slots(language: str, system: str) -> None:
    english, other = CATALOGUES[system]["en"].phrases, CATALOGUES[system][language].phrases
    assert list(other) == list(english)
    numbers = {"number"}  # a language may say "an action" where others say "1 action"
    unlike = [key for key in english if (slot_names(english[key]) ^ slot_names(other[key])) - numbers]
    assert unlike == []


@pytest.mark.parametrize("system", BOUND)
@pytest.mark.parametrize("language", OTHERS)
def test_every_reason_of_the_engine_is_said_in_every_language(language: str, system: str) -> None:
    reasons = CATALOGUES[system][language].reasons
    assert set(reasons) == reasons_of_the_engine(system)
    assert [phrase for phrase, said in reasons.items() if not slot_names(said) <= slot_names(phrase)] == []


def test_every_phrase_is_said_somewhere() -> None:
    literal = {
        node.value for node in sources(*SAID_IN) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    made = {f"does {command}" for command in COMMANDS if command != "why"}
    made |= {"option yes", "option no", "does hand", *(f"asks {kind}" for kind in ("may", "card", "order", "option"))}
    made |= {f"argument {argument}" for argument in COMMANDS.values() if argument}
    made_of = {
        "shared": made,
        "unmatched": made_in_unmatched(),
        "cyberpunk": made_in_cyberpunk(),
    }
    for system, looks in LOOKS.items():
        made_of[system] |= made_of["shared"] | {f"does {look}" for look in (*looks, "why")}
    for system, said in CATALOGUES.items():
        phrases = set(said["en"].phrases)
        assert made_of[system] <= phrases
        assert phrases - made_of[system] - literal == set()


def made_in_unmatched() -> set[str]:
    """The phrases of unmatched whose keys are put together."""
    made = {f"asks {kind}" for kind in KIND_WORDS.values()} | {f"option {name}" for name in ACTION_NAMES}
    return made | {"no boost", "no defense", "no mover", "no scheme", "no attack"}


def made_in_cyberpunk() -> set[str]:
    """The phrases of cyberpunk whose keys are put together."""
    deeds = [*cyberpunk.ACTION_NAMES, "stop"]
    made = {f"asks {kind}" for kind in CYBERPUNK_KINDS.values()} | {
        f"{way} {deed}" for deed in deeds for way in ("group", "do")
    }
    made |= {"short pass", "short stop"}
    made |= {f"changed: {stat}" for stat in cyberpunk.STAT_NAMES[cyberpunk.CANNOT_ATTACK :]}
    made |= {f"changes {stat}{all_}" for stat in AMOUNTS.values() for all_ in ("", " for all")}
    made |= {f"moves to {pile}" for pile in WHERE.values()}
    return (
        made
        | {f"moves unseen to {pile}" for pile in ("deck", "hand", "eddies")}
        | set(cyberpunk.COLOUR_NAMES)
        | {"keep", "mulligan"}
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", CATALOGUES)
def test_the_grammar_knows_every_form_that_its_phrases_ask_for(language: str, system: str) -> None:
    said = CATALOGUES[system][language]
    for phrase in (*said.phrases.values(), *said.reasons.values()):
        for _, form, joint in SLOT.findall(phrase):
            assert said.grammar.bent(Called("Robin Hood"), form)
            assert joint in said.grammar.joints


# What they say


def short_match(names: Names) -> list[Line]:
    match, minds = begin(names.lineup, 11), play.minds_of(("greedy", "greedy"), 11)
    while match.seat is not None:
        match.answer(minds[match.seat](match))
    return log(match.events(), names)


def everything_else(names: Names) -> list[Line]:
    """What does not happen in the short match."""
    lineup = names.lineup
    hero, beast = (lineup.fighter_ids.index(id_) for id_ in ("robin-hood", "jackalope"))
    one, two = (list(lineup.card_types).index(lineup.card_ids.index(f"bigfoot/{id_}")) for id_ in ("feint", "skirmish"))
    three = list(lineup.card_types).index(lineup.card_ids.index("robin-hood/snark"))
    none = NOBODY, NOTHING, NOTHING, NOTHING, NOTHING
    begun, over = (terms.EFFECT_BEGUN, 0, three, 9, hero, 7), (terms.EFFECT_BEGUN, *none, 7)
    return log(
        [
            (terms.START_OF_TURN, 1, 5, 8, 0, 0),
            (terms.MANEUVERED, 1, 0, 0, 0, 0),
            (terms.CARD_DRAWN, 1, one, 0, 0, 0),
            (terms.CARD_DRAWN, 1, two, 0, 0, 0),
            (terms.EXHAUSTED, 1, 0, 0, 0, 0),
            (terms.MANEUVER_ENDED, 1, 0, 0, 0, 0),
            (terms.SCHEME_PLAYED, 1, beast, one, 0, 0),
            (terms.SCHEME_ENDED, 1, 0, 0, 0, 0),
            (terms.ATTACK_DECLARED, 1, beast, hero, 0, 0),
            (terms.CARDS_REVEALED, NOBODY, one, NOTHING, 0, 0),
            begun,
            over,
            begun,
            (terms.VALUE_ADDED, 0, one, 3, 5, 0),
            (terms.VALUE_ADDED, 0, one, -4, 1, 0),
            (terms.VALUE_IGNORED, 0, one, 0, 0, 0),
            (terms.PLACED, 0, hero, 0, 1, 0),
            (terms.RETURNED, 0, hero, 2, 1, 0),
            (terms.RECOVERED, 0, hero, 2, 3, 0),
            (terms.ACTIONS_GAINED, 0, 0, 1, 1, 0),
            (terms.ACTIONS_GAINED, 0, 0, 2, 3, 0),
            over,
            (terms.COMBAT_RESULT, 0, 0, 0, 0, 0),
            (terms.COMBAT_RESULT, 1, 3, 0, 3, 0),
            (terms.DEFEATED, 0, hero, 0, 0, 0),
            (terms.GAME_ENDED, 1, 0, 0, 0, 0),
            (terms.DEFEATED, 1, lineup.first_fighter[1], 0, 0, 0),
            (terms.GAME_ENDED, 1, 0, 0, 0, 0),
        ],
        names,
        seat=0,
    )


def golden_log(language: str) -> str:
    names = Names(line_up(load(), ("robin-hood", "bigfoot"), "yukon", 4), load(), language)
    lines = [*short_match(names), *everything_else(names)]
    return "\n".join(row.plain for row in printed(lines, 100)) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_is_as_it_was_approved(language: str) -> None:
    assert golden_log(language) == (GOLDEN / f"robin-hood-bigfoot.{language}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_no_slot_is_left_open(
    language: str, seed: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = shown(language, "why\ndiscard\n1\n" * 200, monkeypatch, capsys, "--seed", str(seed), "--turn-cap", "12")
    assert [line for line in text.splitlines() if re.search(r"[{}|]|None|Called\(", line)] == []
    assert "\x1b" not in text


LATIN = re.compile(r"[A-Za-z][A-Za-z/-]+")
"""A word in Latin letters, or an id."""
KEPT = {"BOOST", "human", "random", *COMMANDS, *LOOKS["unmatched"]}
"""What is the same in all languages: what is printed on cards in capitals, who plays, and what can be typed."""


def test_in_chinese_no_english_is_left(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    commands = "help\nwhy\nhand\nboard\ndiscard\nlog\nrules\nrules 15\ntext 1\nwhy 99\nxyzzy\n9999\ntext\nsave\nundo\n"
    text = shown("zh", commands + "1\n" * 400 + "undo\n", monkeypatch, capsys, "--turn-cap", "12")
    answers = re.sub(r"^>.*|`[^`]*`|^ +[A-Z] .*", "", text, flags=re.MULTILINE)
    ids = {word for word in LATIN.findall(answers) if "-" in word or "/" in word}
    zones = {word for word in LATIN.findall(answers) if word.isupper() and len(word) <= 3}
    assert set(LATIN.findall(answers)) - ids - zones - KEPT == set()


@pytest.mark.parametrize(
    ("called", "form", "said"),
    [
        (Called("Robin Hood"), "genitive", "Robin Hood'un"),
        (Called("Bigfoot"), "dative", "Bigfoot'a"),
        (Called("Jackalope", reading="cekılop"), "dative", "Jackalope'a"),
        (Called("Jackalope", reading="cekılop"), "genitive", "Jackalope'un"),
        (Called("Haydut 2"), "dative", "Haydut 2'ye"),
        (Called("Haydut 4"), "genitive", "Haydut 4'ün"),
        (Called("Alice", reading="elis"), "genitive", "Alice'in"),
    ],
)
def test_turkish_endings_follow_how_a_name_is_read(called: Called, form: str, said: str) -> None:
    assert CATALOGUES["unmatched"]["tr"].grammar.bent(called, form) == said


# At the terminal


def shown(
    language: str, lines: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *options: str
) -> str:
    """What a person is shown who types these lines."""
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    chosen = ["play", "--heroes", "robin-hood,bigfoot", "--seats", "human,random", "--lang", language]
    seed = [] if "--seed" in options else ["--seed", "4"]
    assert cli.status([*chosen, *seed, *options]) in (0, 1)
    output = capsys.readouterr()
    assert output.err == ""
    return output.out


@pytest.mark.parametrize("command", [["play", "--heroes", "robin-hood,bigfoot"], ["replay", __file__]])
def test_a_language_that_there_is_not_is_answered_with_those_that_there_are(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.status([*command, "--lang", "xx"]) == WRONG_USE
    assert "there is no language `xx`: it can be en, tr, zh" in capsys.readouterr().err


def test_a_match_begun_in_one_language_goes_on_in_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    text = shown("zh", "1\n1\n1\n1\n移动\n", monkeypatch, capsys, "--save", str(path))
    assert f"cardwright replay {path} --continue --lang zh" in text
    begun = json.loads(path.read_text(encoding="utf-8"))
    assert begun["answers"][-1] == "maneuver"
    monkeypatch.setattr("sys.stdin", io.StringIO("Güçlendirmeden devam et\nquit\n"))
    assert cli.status(["replay", str(path), "--continue", "--lang", "tr"]) == 0
    assert "1. tur: Robin Hood" in capsys.readouterr().out
    saved = json.loads(path.read_text(encoding="utf-8"))
    assert saved["answers"] == [*begun["answers"], "none"]
    assert saved.keys() == begun.keys()


@pytest.mark.parametrize(
    ("language", "typed", "index"),
    [
        ("tr", "ığne", 0),
        ("tr", "igneleme", 0),
        ("tr", "İĞNELEME", 0),
        ("tr", "card snark", 0),
        ("tr", "goz", 1),
        ("tr", "evet", 2),
        ("zh", "佯攻", 3),
        ("zh", "攻", 3),
        ("zh", "yes", 2),
    ],
)
def test_names_are_understood_in_their_language_and_keys_in_all(language: str, typed: str, index: int) -> None:
    options = [Option("card snark", "İğneleme"), Option("card a-hunters-eye", "Avcının Gözü"), Option("yes", "Evet")]
    assert understood(typed, [*options, Option("card feint", "佯攻")], language) == Answer(index)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [44, 60, 110])
def test_no_line_is_wider_than_the_terminal(
    language: str, width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    text = shown(language, "1\n1\n1\n1\nhelp\nhand\nwhy attack\n1\n", monkeypatch, capsys)
    assert max(map(cell_len, text.splitlines())) <= max(width, 46)


def test_a_chinese_sentence_is_broken_between_characters_and_keeps_its_signs() -> None:
    text = "罗宾汉用“Steal From the Rich”攻击大脚怪，点数为3（4 → 5）。"
    for width in range(12, 60):
        lines = list(hanging(text, width, 2))
        assert "".join("".join(lines).split()) == "".join(text.split())
        assert all(cell_len(line) <= width for line in lines)
        assert all(line.strip()[0] not in "，。”）" for line in lines)


def test_labels_and_sentences_agree_on_the_words_for_actions() -> None:
    for language, said in CATALOGUES["unmatched"].items():
        for name in ("attack", "scheme"):
            assert said.phrases[f"option {name}"].lower() == getattr(words(language), name)


if __name__ == "__main__":
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for each in LANGUAGES:
        (GOLDEN / f"robin-hood-bigfoot.{each}.txt").write_text(golden_log(each), encoding="utf-8")
