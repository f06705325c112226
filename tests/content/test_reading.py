"""Reading authors' files: every value knows its place, every slip is named where it stands, nothing raises."""

from __future__ import annotations

import os
from copy import deepcopy
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from content.reading import Mapping, Sequence, Text, Whole, read, read_text
from content.reading.limits import MOST_BYTES, MOST_COLUMNS, MOST_DEPTH, MOST_DIGITS, MOST_PROBLEMS, MOST_VALUES
from content.reading.ways import follow, mark_at
from effects.problem import Place

FOX = """\
name: Fox
health: 14
cards:
- {id: feint, value: 2, boosted: true, note: }
- id: skirmish
  value: ~
"""


def slips(text: str) -> list[tuple[str, int, int]]:
    """Code, line and column of every problem of a text."""
    return [
        (problem.code, problem.place.line, problem.place.column) for problem in read_text(text, "fox.yaml").problems
    ]


@pytest.mark.parametrize(
    ("way", "value", "line", "column", "length"),
    [
        ((), None, 1, 1, 1),
        (("name",), "Fox", 1, 7, 3),
        (("health",), 14, 2, 9, 2),
        (("cards",), None, 4, 1, 1),
        (("cards", 0), None, 4, 3, 44),
        (("cards", 0, "id"), "feint", 4, 8, 5),
        (("cards", 0, "boosted"), True, 4, 34, 4),
        (("cards", 0, "note"), None, 4, 40, 4),
        (("cards", 1, "value"), None, 6, 10, 1),
    ],
)
def test_every_value_knows_its_place(
    way: tuple[str | int, ...], value: object, line: int, column: int, length: int
) -> None:
    found, mark = follow(read_text(FOX, "fox.yaml").root, way)
    assert (mark.place, mark.length) == (Place("fox.yaml", line, column), length)
    if not isinstance(found, Mapping | Sequence):
        assert found == value


def test_keys_know_their_place_too() -> None:
    root = read_text(FOX, "fox.yaml").root
    assert isinstance(root, Mapping)
    assert root.key_place("health") == Place("fox.yaml", 2, 1)
    assert root.place_of("health") == Place("fox.yaml", 2, 9)


def test_steps_of_a_long_form_lead_to_the_short_form() -> None:
    assert mark_at(read_text(FOX, "fox.yaml").root, ("name", "en")).place == Place("fox.yaml", 1, 7)


def test_read_data_is_plain_data() -> None:
    root = read_text(FOX, "fox.yaml").root
    feint = {"id": "feint", "value": 2, "boosted": True, "note": None}
    assert root == {"name": "Fox", "health": 14, "cards": [feint, {"id": "skirmish", "value": None}]}
    copy = deepcopy(root)
    assert copy == root
    assert isinstance(copy, Mapping)
    assert copy.place_of("health") == Place("fox.yaml", 2, 9)


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("yes", "yes"),
        ("on", "on"),
        ("No", "No"),
        ("2026-01-31", "2026-01-31"),
        ("12:30", "12:30"),
        ("1_000", "1_000"),
        (".inf", ".inf"),
        ("-3", -3),
        ("+3", 3),
        ("0x1f", 31),
        ("0o17", 15),
        ("017", 17),
        ("1.5", 1.5),
        ("true", True),
        ("False", False),
        ("null", None),
        ("~", None),
        ('"5"', "5"),
        ("'true'", "true"),
        ('"1\\u20132"', "1–2"),
        ("大脚怪", "大脚怪"),
        ("|\n  two\n  lines\n", "two\nlines\n"),
    ],
)
def test_words_mean_what_yaml_1_2_says(written: str, value: object) -> None:
    document = read_text(f"x: {written}", "fox.yaml")
    assert document.problems == []
    assert document.root == {"x": value}
    assert isinstance(document.root, Mapping)
    assert isinstance(document.root["x"], type(value))


@pytest.mark.parametrize(
    ("text", "slip"),
    [
        ("", ("empty-file", 1, 1)),
        ("# only a remark\n", ("empty-file", 1, 1)),
        ("a: b\0c", ("not-text", 1, 5)),
        ("a: b\nc: \x07", ("not-text", 2, 4)),
        ("name: Feint: the return", ("unquoted-colon", 1, 12)),
        ("name: Bigfoot:\n", ("unquoted-colon", 1, 14)),
        ("cards:\n- {id: feint, name: Feint: the return, value: 2}", ("unquoted-colon", 2, 26)),
        ("- {id: feint,\n   name: Feint: the return}", ("unquoted-colon", 2, 15)),
        ("{name: Draw, then discard, value: 1}", ("unquoted-comma", 1, 14)),
        ("{value: 1, boost}", ("key-without-value", 1, 12)),
        ("cards:\n\t- id: x", ("tab-character", 2, 1)),
        ("name:\tFox", ("tab-character", 1, 6)),
        ("health: 14\nname: Fox\nhealth: 15", ("duplicate-key", 3, 1)),
        ("{a: 1, 'a': 2}", ("duplicate-key", 1, 8)),
        ("1: one", ("key-not-text", 1, 1)),
        ("true: one", ("key-not-text", 1, 1)),
        ("[a]: one", ("key-not-text", 1, 1)),
        ("{a: b}: one", ("key-not-text", 1, 1)),
        (": one", ("key-not-text", 1, 1)),
        ("a: &x {b: 1}\nc:\n  <<: *x", ("merge-key", 3, 3)),
        ("a: !!python/object/apply:os.system [ls]", ("tag-refused", 1, 4)),
        ("a: !important", ("tag-refused", 1, 4)),
        ("a: !x!y z", ("tag-refused", 1, 4)),
        ("a: 1\n---\nb: 2", ("several-documents", 2, 1)),
        ("a: *b", ("unknown-alias", 1, 4)),
        ("a: &b [*b]", ("recursive-alias", 1, 8)),
        ("a: [1, 2\nb: 3", ("syntax-error", 1, 4)),
        ("a: {b: [1}", ("syntax-error", 1, 8)),
        ("a: 'x\nb: 3", ("syntax-error", 1, 4)),
        ('a: "x" y', ("syntax-error", 1, 8)),
        ('a: "\\q"', ("syntax-error", 1, 6)),
        ("a: @x", ("syntax-error", 1, 4)),
        ("a: - b", ("syntax-error", 1, 4)),
        ("a: 1\n- b", ("syntax-error", 2, 1)),
        ("a:\n  b: 1\n c: 2", ("syntax-error", 3, 2)),
        ("a: b\nc\nd: e", ("syntax-error", 2, 1)),
        ("name Fox\nhealth: 16", ("syntax-error", 2, 7)),
        ("a: |x\n  b", ("syntax-error", 1, 5)),
        ("a: ]", ("syntax-error", 1, 4)),
        ("a: 1\r\nb: ]", ("syntax-error", 2, 4)),
    ],
)
def test_each_slip_is_named_where_it_stands(text: str, slip: tuple[str, int, int]) -> None:
    assert slips(text) == [slip]


def test_one_run_names_every_slip_that_leaves_the_rest_readable() -> None:
    text = "a: 1\na: 2\n3: x\nb: !t y\nc: 1234567890\nd: {e: f, g h}\ni: *j\n"
    assert [code for code, _, _ in slips(text)] == [
        "duplicate-key",
        "key-not-text",
        "tag-refused",
        "number-too-large",
        "unquoted-comma",
        "unknown-alias",
    ]
    root = read_text(text, "fox.yaml").root
    assert root == {"a": 1, "b": "y", "c": "1234567890", "d": {"e": "f, g h"}, "i": "*j"}


def test_slips_before_a_syntax_error_are_still_named() -> None:
    assert [code for code, _, _ in slips("a: 1\na: 2\nb: ]")] == ["duplicate-key", "syntax-error"]


def test_the_hint_writes_the_text_with_its_quotes() -> None:
    (comma,) = read_text("- {name: Draw, then discard}", "fox.yaml").problems
    assert comma.hint.endswith('name: "Draw, then discard".')
    assert comma.length == len("then discard")
    (colon,) = read_text("name: Feint: the return # 1", "fox.yaml").problems
    assert colon.hint.endswith('name: "Feint: the return".')
    (inline,) = read_text("- {name: Feint: the return, value: 2}", "fox.yaml").problems
    assert inline.hint.endswith('name: "Feint: the return".')


@pytest.mark.parametrize(
    ("text", "slip", "hint"),
    [
        (
            "- {id: eel, count: 2, health: 1 attack: melee}",
            ("missing-comma", 1, 39),
            "If attack is a key, a comma is missing before it: health: 1, attack: melee.",
        ),
        (
            "- {name: Big Eel count: 2, health: 1}",
            ("missing-comma", 1, 23),
            "If count is a key, a comma is missing before it: name: Big Eel, count: 2. "
            'If the colon belongs to the text, put the text in quotes: name: "Big Eel count: 2".',
        ),
        (
            "- draw: 2, who: opponent",
            ("missing-braces", 1, 15),
            "Keys on one line stand in braces: {draw: 2, who: opponent}; if who belongs to draw, write "
            "draw: {...: 2, who: opponent}.",
        ),
        (
            "- id: eel, name: Eel",
            ("missing-braces", 1, 16),
            "Keys on one line stand in braces: {id: eel, name: Eel}; if name belongs to id, write "
            "id: {...: eel, name: Eel}. "
            'If the colon belongs to the text, put the text in quotes: id: "eel, name: Eel".',
        ),
        ("- {id: reef, colour: #3f7f8f}\n- {id: wreck}", ("unquoted-hash", 1, 22), 'colour: "#3f7f8f".'),
        ("a: {id: reef, colour: #3f7f8f}\nb: 1\n", ("unquoted-hash", 1, 23), 'colour: "#3f7f8f".'),
        ("- {id: reef,\n   colour: #3f7f8f}\n- {id: wreck}", ("unquoted-hash", 2, 12), 'colour: "#3f7f8f".'),
        ("[{colour: #111111},\n {colour: #222222}]\n", ("unquoted-hash", 1, 11), 'colour: "#111111".'),
        ("2: your_hand", ("key-not-text", 1, 1), "In effects, write how many as a value: exactly: 2, of: ..."),
    ],
)
def test_the_hint_names_the_sign_that_is_missing(text: str, slip: tuple[str, int, int], hint: str) -> None:
    (problem,) = read_text(text, "fox.yaml").problems
    assert (problem.code, problem.place.line, problem.place.column) == slip
    assert problem.hint.endswith(hint)


def test_a_comment_is_not_taken_for_a_lost_value() -> None:
    for text in ("a: #1\nb: [c", "- {a: 1} # x: #1\n- [b", "a: '#1'\nb: {c: d e: f}"):
        (problem,) = read_text(text, "fox.yaml").problems
        assert problem.code != "unquoted-hash"


def test_a_byte_order_mark_is_no_problem(tmp_path: Path) -> None:
    file = tmp_path / "fox.yaml"
    file.write_bytes(b"\xef\xbb\xbfname: Fox")
    document = read(file)
    assert document.root == {"name": "Fox"}
    assert document.problems == []
    assert mark_at(document.root, ("name",)).place == Place(str(file), 1, 7)


@pytest.mark.parametrize(
    ("text", "place", "hint"),
    [
        ("name：Fox\nhealth: 16", (1, 5), "Write : and a space; in names and texts ： may stay."),
        ("health: 16\ncards：\n- id: feint", (2, 6), "Write : and a space; in names and texts ： may stay."),
        ("- if：won\n  draw: 1", (1, 5), "Write : and a space; in names and texts ： may stay."),
        ("name: {en: Tea，tr: Çay}", (1, 15), "Write , and a space; in names and texts ， may stay."),
        ("name: {en: Tea, zh：茶}", (1, 19), "Write : and a space; in names and texts ： may stay."),
        ("name：{en: Tea, tr: Çay}", (1, 5), "Write : and a space; in names and texts ： may stay."),
        ("user：[fox]\nvalue: 2", (1, 5), "Write : and a space; in names and texts ： may stay."),
        ("health:\u00a016\nmove: 2", (1, 8), "Write the space anew; such spaces come along when text is copied."),
        (
            "- id: fox\n\u3000 move: 2\n  x: 1",
            (2, 1),
            "Write the space anew; such spaces come along when text is copied.",
        ),
    ],
)
def test_signs_of_chinese_writing_are_named_where_yaml_has_its_own(
    text: str, place: tuple[int, int], hint: str
) -> None:
    (problem,) = read_text(text, "fox.yaml").problems
    assert (problem.code, problem.hint) == ("wide-sign", hint)
    assert (problem.place.line, problem.place.column) == place


def test_signs_of_chinese_writing_are_welcome_in_names_and_texts() -> None:
    assert slips('name: {zh: "茶：浓，甜", en: "Tea：strong，tr: or not"}\nnote: 一：二，三　四') == []
    assert slips('zh: "go：茶，tea: 水"\nb: ]') == [("syntax-error", 2, 4)]


@pytest.mark.parametrize(
    ("data", "slip"),
    [
        (b"name: F\xf6x", ("not-text", 1, 8)),
        (b"\xef\xbb\xbfa: 1\nb: \xc3(", ("not-text", 2, 4)),
        ("name: Fox".encode("utf-16"), ("not-text", 1, 1)),
        (b"\x89PNG\r\n\x1a\n", ("not-text", 1, 1)),
    ],
)
def test_files_that_are_no_text(tmp_path: Path, data: bytes, slip: tuple[str, int, int]) -> None:
    file = tmp_path / "fox.yaml"
    file.write_bytes(data)
    (problem,) = read(file).problems
    assert (problem.code, problem.place.line, problem.place.column) == slip


def test_paths_that_lead_to_no_file(tmp_path: Path) -> None:
    (missing,) = read(tmp_path / "fox.yaml").problems
    (folder,) = read(tmp_path).problems
    (below_a_file,) = read(Path(__file__) / "fox.yaml").problems
    (nul,) = read("fox\0.yaml").problems
    codes = [missing.code, folder.code, below_a_file.code, nul.code]
    assert codes == ["missing-file", "not-a-file", "not-a-file", "unreadable-file"]
    assert missing.place == Place(str(tmp_path / "fox.yaml"), 1, 1)


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fox.yaml")
    (problem,) = read(tmp_path / "fox.yaml").problems
    assert problem.code == "not-a-file"


def test_a_file_of_somebody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    file = tmp_path / "fox.yaml"
    file.touch()
    monkeypatch.setattr(Path, "open", refused)  # by rights of its own nothing is refused to root
    (problem,) = read(file).problems
    assert problem.code == "unreadable-file"
    assert "Permission denied" in problem.message


@pytest.mark.parametrize(("more", "codes"), [(-1, []), (0, []), (1, ["file-too-large"])])
def test_size_of_a_file(tmp_path: Path, more: int, codes: list[str]) -> None:
    size = MOST_BYTES + more
    file = tmp_path / "fox.yaml"
    file.write_text("a: 1\n" + "#234567\n" * (size // 8 - 1) + "#23" + "\n" * (size % 8))
    assert file.stat().st_size == size
    assert [problem.code for problem in read(file).problems] == codes


@pytest.mark.parametrize(("more", "found"), [(-1, []), (0, []), (1, [("line-too-long", 2, 1)])])
def test_length_of_a_line(more: int, found: list[tuple[str, int, int]]) -> None:
    assert slips("a: 1\n" + "#" * (MOST_COLUMNS + more) + "\n") == found


@pytest.mark.parametrize(("more", "codes"), [(-1, []), (0, []), (1, ["nested-too-deep"])])
def test_depth_of_a_file(more: int, codes: list[str]) -> None:
    depth = MOST_DEPTH + more
    assert [code for code, _, _ in slips("[" * depth + "]" * depth)] == codes
    block = "".join(f"{' ' * level}a:\n" for level in range(depth))
    assert [code for code, _, _ in slips(block)] == codes


@pytest.mark.parametrize(("more", "codes"), [(-1, []), (0, []), (1, ["nested-too-deep"])])
def test_depth_through_an_alias(more: int, codes: list[str]) -> None:
    half = MOST_DEPTH // 2
    inner, outer = half - 1, half + more  # and one for the mapping
    text = f"a: &a {'[' * inner}{']' * inner}\nb: {'[' * outer}*a{']' * outer}\n"
    assert [code for code, _, _ in slips(text)] == codes


@pytest.mark.parametrize(("more", "codes"), [(-1, []), (0, []), (1, ["too-many-values"])])
def test_values_of_a_file_with_its_aliases(more: int, codes: list[str]) -> None:
    hundred = ", ".join("x" * 99)
    # the list, an anchored list of 100 values, aliases to it, and single values up to the limit
    aliases = MOST_VALUES // 100 - 2
    singles = MOST_VALUES - 1 - 100 * (aliases + 1) + more
    text = f"[&a [{hundred}], " + "*a,\n " * aliases + "y,\n " * singles + "]"
    assert [code for code, _, _ in slips(text)] == codes


def test_an_alias_bomb_is_not_unpacked() -> None:
    text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    text += "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, 12))
    assert [code for code, _, _ in slips(text)] == ["too-many-values"]


@pytest.mark.parametrize(("more", "codes"), [(-1, []), (0, []), (1, ["number-too-large"])])
def test_digits_of_a_number(more: int, codes: list[str]) -> None:
    digits = "9" * (MOST_DIGITS + more)
    assert [code for code, _, _ in slips(f"x: {digits}")] == codes
    assert [code for code, _, _ in slips(f"x: -{digits}")] == codes
    assert [code for code, _, _ in slips(f"x: 00{digits}")] == codes
    assert [code for code, _, _ in slips(f"x: {digits}.5")] == codes
    assert [code for code, _, _ in slips("x: 1e308")] == ["number-too-large"]
    assert [code for code, _, _ in slips(f"x: 0x{'f' * 9_000}")] == ["number-too-large"]


def test_half_a_character_is_no_text() -> None:
    document = read_text('a: "\\ud83e\\udd8a fox"\nb: "\\U0001F98A"', "fox.yaml")
    ((code, line, column),) = slips('a: "\\ud83e\\udd8a fox"\nb: "\\U0001F98A"')
    assert (code, line, column) == ("not-text", 1, 4)
    assert document.problems[0].message == "The escape \\ud83e is half a character, and no text."
    assert document.root == {"a": "\ufffd\ufffd fox", "b": "\U0001f98a"}


@pytest.mark.parametrize(("more", "last"), [(-1, "duplicate-key"), (0, "duplicate-key"), (1, "too-many-problems")])
def test_problems_of_a_file(more: int, last: str) -> None:
    found = slips("a: 1\n" * (1 + MOST_PROBLEMS + more))
    assert len(found) == MOST_PROBLEMS + more
    assert found[-1][0] == last


def test_long_words_are_not_said_back_in_full() -> None:
    for text in (
        "x" * 900 + ": 1\n" + "x" * 900 + ": 1",
        "a: *" + "x" * 900,
        "a: !" + "x" * 900,
        "{a: b, " + "x" * 900 + "}",
    ):
        (problem,) = read_text(text, "fox.yaml").problems
        assert len(problem.message + problem.hint) < 400


def test_values_carry_their_place_themselves() -> None:
    root = read_text(FOX, "fox.yaml").root
    assert isinstance(root, Mapping)
    assert isinstance(root["name"], Text)
    assert isinstance(root["health"], Whole)
    assert root["name"].place == root.place_of("name")
    assert root["health"].place == root.place_of("health")


YAML_SIGNS = st.text(alphabet="ab1 \n\t:-,{}[]#&*!|>'\"%@`?~.\\<=0x\r\ufeff", max_size=60)


@settings(max_examples=400, deadline=None)
@given(st.one_of(YAML_SIGNS, st.text(max_size=80)))
def test_any_text_gives_data_or_a_problem(text: str) -> None:
    document = read_text(text, "fox.yaml")
    assert document.problems or document.root is not None
    lines = text.count("\n") + text.count("\r") + 1
    for problem in document.problems:
        assert problem.place.file == "fox.yaml"
        assert 1 <= problem.place.line <= lines
        assert problem.place.column >= 1
        assert problem.length >= 1


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=80))
def test_any_bytes_give_data_or_a_problem(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    file = tmp_path_factory.getbasetemp() / "any.yaml"
    file.write_bytes(data)
    document = read(file)
    assert document.problems or document.root is not None
