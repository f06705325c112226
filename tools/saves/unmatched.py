"""Marks of compiled heroes and boards, by which a saved match knows whether they are still the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tools.saves.mark import mark

if TYPE_CHECKING:
    from engine.unmatched.board import Board
    from engine.unmatched.heroes import Hero


def mark_of_hero(hero: Hero) -> str:
    """The mark of a hero: of everything that is compiled of it."""
    return mark(*_of_hero(hero))


def mark_of_board(board: Board) -> str:
    """The mark of a board."""
    return mark(*_of_board(board))


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
