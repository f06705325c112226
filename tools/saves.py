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
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.kernel.errors import BadSave
from engine.unmatched.lineup import LineUp

if TYPE_CHECKING:
    from content.library import Library
    from engine.kernel.match import Match
    from engine.kernel.program import Program
    from engine.unmatched.board import Board
    from engine.unmatched.heroes import Hero

FORMAT: Final = "cardwright match 1"
MOST_BYTES: Final = 10_000_000
"""A longer file is no saved match: a match of 200 turns takes about 50 kilobytes."""

Word = Annotated[str, Field(max_length=200)]
Pair = Annotated[list[Word], Field(min_length=2, max_length=2)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Options(_Part):
    """What can be chosen about a match."""

    turn_cap: Annotated[int, Field(ge=1, le=1_000_000)]


class Fingerprint(_Part):
    """Marks of the compiled content, to tell whether it has changed, and which part of it."""

    line_up: Word
    heroes: Pair
    board: Word


class Save(_Part):
    """A saved match."""

    format: Literal["cardwright match 1"]
    system: Literal["unmatched"]
    heroes: Pair
    sets: Pair
    board: Word
    mode: Literal["duel"]
    options: Options
    seed: Annotated[int, Field(ge=0, lt=2**63)]
    seats: Pair
    fingerprint: Fingerprint
    answers: Annotated[list[Word], Field(max_length=200_000)]


def save_of(match: Match, library: Library, seats: tuple[str, str]) -> Save:
    """The match up to now, also in the middle of an effect; it must have been begun with recording on."""
    lineup = match.state.table
    assert isinstance(lineup, LineUp)
    heroes = [hero.id for hero in lineup.heroes]
    return Save(
        format=FORMAT,
        system="unmatched",
        heroes=heroes,
        sets=[library.hero(hero).set_id for hero in heroes],
        board=lineup.board.id,
        mode="duel",
        options=Options(turn_cap=int(lineup.turn_cap)),
        seed=match.seed,
        seats=list(seats),
        fingerprint=fingerprint(lineup),
        answers=match.answer_keys(),
    )


def fingerprint(lineup: LineUp) -> Fingerprint:
    """The marks of a line-up and of each of its parts."""
    return Fingerprint(
        line_up=lineup.fingerprint(),
        heroes=[_mark(*_of_hero(hero)) for hero in lineup.heroes],
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
    if path.exists() and path.stat().st_size > 0:
        try:
            read(path)
        except BadSave:
            raise BadSave(f"{path} is there and is no saved match: choose another name") from None
    try:
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise BadSave(f"{path} cannot be written: {error.strerror}") from None


def write(save: Save, path: Path) -> None:
    """Write the file whole or not at all; raises `BadSave` if that is not possible."""
    text = json.dumps(save.model_dump(), indent=1, ensure_ascii=False) + "\n"
    name = ""
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
        ) as f:
            name = f.name
            f.write(text)
        Path(name).chmod(0o666 & ~_umask())
        Path(name).replace(path)
    except OSError as error:
        with suppress(OSError):
            Path(name).unlink()
        raise BadSave(f"{path} cannot be written: {error.strerror}") from None


def read(path: Path) -> Save:
    """The saved match in a file; raises `BadSave` with the one thing that is wrong with it."""
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
    try:
        return Save.model_validate(data)
    except ValidationError as misfits:
        first = misfits.errors(include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise BadSave(f"{path} is damaged at {where}: {first['msg'].lower()}") from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
