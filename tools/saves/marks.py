"""Marks of the compiled content, by which a saved match knows whether the content is still the same."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.unmatched.board import Board
    from engine.unmatched.heroes import Hero
    from engine.unmatched.lineup import LineUp


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """Marks of the compiled content, to tell whether it has changed, and which part of it."""

    line_up: str
    heroes: tuple[str, ...]
    board: str


def fingerprint(lineup: LineUp) -> Fingerprint:
    """The marks of a line-up and of each of its parts."""
    return Fingerprint(
        line_up=lineup.fingerprint(),
        heroes=tuple(_mark(*_of_hero(hero)) for hero in lineup.heroes),
        board=_mark(*_of_board(lineup.board)),
    )


def _mark(*parts: object) -> str:
    return hashlib.sha256("\n".join(str(part) for part in parts).encode()).hexdigest()


def _of_hero(hero: Hero) -> Iterator[object]:
    yield from (hero.id, hero.move)
    for fighter in hero.fighters:
        yield (fighter.id, fighter.count, fighter.health, fighter.ranged, fighter.is_hero)
    for card in hero.cards:
        yield (card.id, card.type, card.users, card.value, card.boost, card.copies, card.tags)
        for window, program in sorted(card.programs.items()):
            yield window
            yield from program.marks()
    for ability in hero.abilities:
        yield ability.event
        yield from ability.program.marks()
    for each in hero.standing:
        yield (each.stat, each.mark)
    yield hero.states


def _of_board(board: Board) -> Iterator[object]:
    yield from (board.id, board.space_ids, board.zones, board.steps, board.step_start, board.adjacent, board.starts)
