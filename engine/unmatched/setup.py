"""Setting up: the heroes and the board make a line-up, the line-up and a seed make a match."""

from __future__ import annotations

from typing import Final

from engine.kernel.chance import seeded
from engine.kernel.layout import NOTHING
from engine.kernel.match import Match
from engine.kernel.program import Program
from engine.kernel.windows import ResolveBatch
from engine.unmatched import attack, maneuver, opening, scheme, turn
from engine.unmatched.battle import Battle
from engine.unmatched.board import Board
from engine.unmatched.heroes import Hero
from engine.unmatched.lineup import LineUp
from engine.unmatched.modes import DUEL, Mode
from engine.unmatched.terms import OPENING_PROGRAM

TURN_CAP: Final = 200
"""How many turns a match may last before it is a draw."""

PROCEDURES: Final = [
    Program("a window", [ResolveBatch()], ["resolve"]),
    opening.PROGRAM,
    turn.PROGRAM,
    maneuver.PROGRAM,
    scheme.PROGRAM,
    attack.PROGRAM,
]


def line_up(heroes: list[Hero], board: Board, turn_cap: int = TURN_CAP, mode: Mode = DUEL) -> LineUp:
    """Heroes in the order of their seats, as many as the mode has, on a board."""
    return LineUp(heroes, board, PROCEDURES, turn_cap, mode)


def blank(lineup: LineUp) -> Battle:
    """The state before the first instruction."""
    made = lineup.blank
    if not isinstance(made, Battle):
        made = Battle(lineup)
        lineup.blank = made
    return made.copy()


def begin(lineup: LineUp, seed: int, recording: bool = True, chance_is_asked: bool = False) -> Match:
    """A match at its first choice.

    Without recording it keeps neither events nor answers, and is quicker. Random results may be choices of nobody's
    seat instead; decks are shuffled by the seed in either case.
    """
    s = blank(lineup)
    s.rng = seeded(seed)
    s.recording = recording
    s.chance_is_asked = chance_is_asked
    s.push(OPENING_PROGRAM, NOTHING, 0)
    s.advance()
    return Match(s, seed, s.copy() if recording else None)
