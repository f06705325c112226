"""A saved match: who meets whom, where, from which seed, and every answer by its key. It can be played again.

    {
      "format": "cardwright match 1",
      "system": "unmatched",
      "heroes": ["robin-hood", "bigfoot"],            in the order of the seats
      "sets": ["robin-hood-vs-bigfoot", "robin-hood-vs-bigfoot"],
      "board": "sherwood-forest",
      "mode": "duel",
      "options": {"turn_cap": 200},
      "seed": 7,
      "seats": ["human", "greedy"],                   who answered
      "fingerprint": {"line_up": "...", "heroes": ["...", "..."], "board": "..."},
      "answers": ["space f09", "maneuver", "none", ...]
    }

The fingerprint is that of the compiled content: with other cards the same answers would be another match.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.kernel.errors import BadSave
from engine.unmatched.lineup import LineUp

if TYPE_CHECKING:
    from content.library import Library
    from engine.kernel.match import Match
    from engine.kernel.program import Program
    from engine.unmatched.board import Board
    from engine.unmatched.heroes import Hero

FORMAT: Final = "cardwright match 1"
SYSTEM: Final = "unmatched"
MODE: Final = "duel"
MOST_TURNS: Final = 2**31
MOST_BYTES: Final = 10_000_000
"""A longer file is no saved match: a match of 200 turns takes about 50 kilobytes."""


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """Marks of the compiled content, to tell whether it has changed, and which part of it."""

    line_up: str
    heroes: tuple[str, str]
    board: str


@dataclass(frozen=True, slots=True)
class Save:
    """A saved match."""

    heroes: tuple[str, str]
    """The heroes by id, in the order of the seats."""
    sets: tuple[str, str]
    """The sets they are from."""
    board: str
    turn_cap: int
    seed: int
    seats: tuple[str, str]
    """Who answered: `human`, or the name of an agent."""
    fingerprint: Fingerprint
    answers: tuple[str, ...]
    """The answers by their keys."""

    def as_data(self) -> dict[str, object]:
        """The save as it is written."""
        return {
            "format": FORMAT,
            "system": SYSTEM,
            "heroes": self.heroes,
            "sets": self.sets,
            "board": self.board,
            "mode": MODE,
            "options": {"turn_cap": self.turn_cap},
            "seed": self.seed,
            "seats": self.seats,
            "fingerprint": asdict(self.fingerprint),
            "answers": self.answers,
        }


def save_of(match: Match, library: Library, seats: tuple[str, str]) -> Save:
    """The match up to now, also in the middle of an effect; it must have been begun with recording on."""
    lineup = match.state.table
    assert isinstance(lineup, LineUp)
    heroes = (lineup.heroes[0].id, lineup.heroes[1].id)
    return Save(
        heroes=heroes,
        sets=(library.hero(heroes[0]).set_id, library.hero(heroes[1]).set_id),
        board=lineup.board.id,
        turn_cap=int(lineup.turn_cap),
        seed=match.seed,
        seats=seats,
        fingerprint=fingerprint(lineup),
        answers=tuple(match.answer_keys()),
    )


def fingerprint(lineup: LineUp) -> Fingerprint:
    """The marks of a line-up and of each of its parts."""
    return Fingerprint(
        line_up=lineup.fingerprint(),
        heroes=(_mark(*_of_hero(lineup.heroes[0])), _mark(*_of_hero(lineup.heroes[1]))),
        board=_mark(*_of_board(lineup.board)),
    )


def _mark(*parts: object) -> str:
    return hashlib.sha256("\n".join(str(part) for part in parts).encode()).hexdigest()


def _of_hero(hero: Hero) -> Iterator[object]:
    yield from (hero.id, hero.move)
    for fighter in hero.fighters:
        yield (fighter.id, fighter.count, fighter.health, fighter.ranged, fighter.is_hero)
    for card in hero.cards:
        yield (card.id, card.type, card.users, card.value, card.boost, card.copies)
        for window, program in sorted(card.programs.items()):
            yield window
            yield from _of_program(program)
    for ability in hero.abilities:
        yield ability.event
        yield from _of_program(ability.program)


def _of_program(program: Program) -> Iterator[str]:
    yield from (instruction.describe() for instruction in program.code)


def _of_board(board: Board) -> Iterator[object]:
    yield from (board.id, board.space_ids, board.zones, board.steps, board.step_start, board.adjacent, board.starts)


# Files


def demand_writable(path: Path) -> None:
    """Raise `BadSave` now if the match could not be saved to this file later."""
    target = _target(path)
    if target.exists() and target.stat().st_size > 0:
        try:
            read(path)
        except BadSave:
            raise BadSave(f"{path} is there and is no saved match: choose another name") from None
    try:
        with tempfile.TemporaryFile(dir=target.parent):
            pass
    except OSError as error:
        raise BadSave(f"{path} cannot be written: {error.strerror}") from None


def write(save: Save, path: Path) -> None:
    """Write the file whole or not at all; raises `BadSave` if that is not possible."""
    text = json.dumps(save.as_data(), indent=1, ensure_ascii=False) + "\n"
    target = _target(path)
    name = ""
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=target.parent, prefix=f".{target.name}.", delete=False
        ) as f:
            name = f.name
            f.write(text)
        Path(name).chmod(0o666 & ~_umask())
        Path(name).replace(target)
    except OSError as error:
        with suppress(OSError):
            Path(name).unlink()
        raise BadSave(f"{path} cannot be written: {error.strerror}") from None


def _target(path: Path) -> Path:
    """The file that is written: where a link leads, and never in the place of a device or a pipe."""
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        raise BadSave(f"{path} cannot be written: it is not an ordinary file; choose another name")
    return target


def read(path: Path) -> Save:
    """The saved match in a file; raises `BadSave` with the one thing that is wrong with it."""
    if path.exists() and not path.is_file():
        raise BadSave(f"{path} cannot be read: it is not an ordinary file")
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadSave(f"{path} is too long to be a saved match")
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadSave(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadSave(f"{path} is not a saved match: it is not text") from None
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        at = f"line {error.lineno}, column {error.colno}"
        if error.pos >= len(text.rstrip()):
            raise BadSave(f"{path} is cut off at {at}: the match cannot be read to its end") from None
        raise BadSave(f"{path} is not a saved match: {error.msg} at {at}") from None
    except (RecursionError, ValueError):
        raise BadSave(f"{path} is not a saved match") from None
    return _shaped(data, path)


def _shaped(data: object, path: Path) -> Save:
    if not isinstance(data, dict) or "format" not in data:
        raise BadSave(f"{path} is not a saved match: expected `format: {FORMAT}` in it")
    if data["format"] != FORMAT:
        raise BadSave(f"{path} has the format {str(data['format'])[:60]!r}; this Cardwright reads {FORMAT!r}")
    fields = _Fields(data, path)
    fields.one_of("system", SYSTEM)
    fields.one_of("mode", MODE)
    options, marks = fields.part("options"), fields.part("fingerprint")
    save = Save(
        heroes=fields.pair("heroes"),
        sets=fields.pair("sets"),
        board=fields.word("board"),
        turn_cap=options.number("turn_cap", 1, MOST_TURNS),
        seed=fields.number("seed", 0, 2**63 - 1),
        seats=fields.pair("seats"),
        fingerprint=Fingerprint(marks.word("line_up"), marks.pair("heroes"), marks.word("board")),
        answers=fields.words("answers"),
    )
    for part in (fields, options, marks):
        part.demand_no_more()
    return save


class _Fields:
    """The keys of a saved match, each taken once and demanded to be what it should be."""

    def __init__(self, data: dict[str, object], path: Path, where: str = "") -> None:
        self._data = {key: value for key, value in data.items() if where or key != "format"}
        self._path = path
        self._where = where

    def _take(self, key: str, expected: str) -> object:
        if key not in self._data:
            raise self._damaged(key, expected, "nothing")
        return self._data.pop(key)

    def _damaged(self, key: str, expected: str, found: object) -> BadSave:
        said = found if isinstance(found, str) else json.dumps(found)
        return BadSave(f"{self._path} is damaged at {self._where}{key}: expected {expected}, found {said[:60]}")

    def one_of(self, key: str, *known: str) -> None:
        """One of the words this Cardwright knows."""
        expected = " or ".join(known)
        found = self._take(key, expected)
        if found not in known:
            raise self._damaged(key, expected, found)

    def part(self, key: str) -> _Fields:
        """Keys of their own."""
        found = self._take(key, "a mapping")
        if not isinstance(found, dict):
            raise self._damaged(key, "a mapping", found)
        return _Fields(found, self._path, f"{key}.")

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number."""
        expected = f"a whole number from {least} to {most}"
        found = self._take(key, expected)
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
            raise self._damaged(key, expected, found)
        return found

    def word(self, key: str) -> str:
        """A text."""
        found = self._take(key, "a text")
        if not isinstance(found, str):
            raise self._damaged(key, "a text", found)
        return found

    def words(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        found = self._take(key, "a list of texts")
        if not isinstance(found, list):
            raise self._damaged(key, "a list of texts", found)
        for index, word in enumerate(found):
            if not isinstance(word, str):
                raise self._damaged(f"{key}.{index}", "a text", word)
        return tuple(found)

    def pair(self, key: str) -> tuple[str, str]:
        """A text for each seat."""
        found = self.words(key)
        if len(found) != 2:
            raise self._damaged(key, "2 texts, one for each seat", len(found))
        return found[0], found[1]

    def demand_no_more(self) -> None:
        """A key nobody knows is none of this format's."""
        for key, value in self._data.items():
            raise self._damaged(key[:60], "no such key", value)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
