"""Setting up: two decks make a line-up, the line-up and a seed make a match."""

from __future__ import annotations

from typing import Final

from engine.cyberpunk import activating, attack, calling, defeating, opening, playing, stealing, turn
from engine.cyberpunk.decks import Deck
from engine.cyberpunk.lineup import LineUp, Options
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import OPENING_PROGRAM
from engine.kernel.chance import seeded
from engine.kernel.layout import NOTHING
from engine.kernel.match import Match

PROCEDURES: Final = [
    opening.PROGRAM,
    turn.PROGRAM,
    playing.PROGRAM,
    calling.PROGRAM,
    activating.PROGRAM,
    attack.PROGRAM,
    defeating.PROGRAM,
    stealing.PROGRAM,
]


def line_up(decks: list[Deck], options: Options | None = None) -> LineUp:
    """Two decks in the order of their seats; without options the rules as they stand."""
    return LineUp(decks, PROCEDURES, options if options is not None else Options())


def blank(lineup: LineUp) -> Rivalry:
    """The state before the first instruction."""
    made = lineup.blank
    if not isinstance(made, Rivalry):
        made = Rivalry(lineup)
        lineup.blank = made
    return made.copy()


def begin(lineup: LineUp, seed: int, recording: bool = True, chance_is_asked: bool = False) -> Match:
    """A match at its first choice.

    Without recording it keeps neither events nor answers, and is quicker. What dice show and what is picked by chance
    may be choices of nobody's seat instead; shuffles follow the seed in either case.
    """
    s = blank(lineup)
    s.rng = seeded(seed)
    s.recording = recording
    s.chance_is_asked = chance_is_asked
    s.push(OPENING_PROGRAM, NOTHING, 0)
    s.advance()
    return Match(s, seed, s.copy() if recording else None)
