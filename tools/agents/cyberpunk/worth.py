"""What a position of cyberpunk is worth to a seat: the evaluation of the greedy agent."""

from __future__ import annotations

from typing import Final

from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import (
    BLOCKER,
    DECK,
    EDDIES,
    FACE_UP,
    FIELD,
    GIGS_TO_WIN,
    HAND,
    LEGENDS,
    SPENT,
)
from engine.kernel.layout import UNDECIDED

VICTORY: Final = 1000.0
GIG: Final = 10.0
ABOUT_TO_WIN: Final = 200.0
AHEAD: Final = 40.0
STREET_CRED: Final = 0.1
UNIT: Final = 9.0
POWER: Final = 1.0
READY_BLOCKER: Final = 1.5
CARD: Final = 1.5
EDDIE: Final = 2.6
SPARE_EDDIE: Final = 1.0
ENOUGH_EDDIES: Final = 6
READY_EDDIE: Final = 0.2
LEGEND: Final = 1.0
CALLED_LEGEND: Final = 2.5
SHORT_DECK: Final = 6


def worth(s: Rivalry, seat: int) -> float:
    """The worth of a position to a seat: what it has less what its rival has.

    Each side counts, in points:

    - each of its gigs, 10, and 0.1 for each point of Street Cred; with seven gigs when the rival's turn is under way,
      200 more, as they win at the start of its next turn (rule 1.2), in its own turn 40;
    - each unit, 9, as it steals turn after turn, and 1 for each point of power; a ready one that can block, 1.5 more;
    - each card in hand, 1.5; each Eddie, 2.6 up to the sixth and 1 from then on, 0.2 more while it is ready;
    - each legend in the Legends area, 1, and 2.5 more face up;
    - each card that its deck has fewer than six, less 8: whoever cannot draw has lost (rule 1.6).

    A won match is worth 1000, a lost one -1000.
    """
    if s.winner != UNDECIDED:
        return VICTORY if s.winner == seat else -VICTORY
    return side(s, seat) - side(s, 1 - seat)


def side(s: Rivalry, seat: int) -> float:
    """What one side counts."""
    gigs = int(s.gigs(seat))
    points = GIG * gigs + STREET_CRED * int(s.street_cred(seat))
    if gigs >= GIGS_TO_WIN:
        points += AHEAD if s.active == seat else ABOUT_TO_WIN
    for place in range(s.size(seat, FIELD)):
        unit = s.card_at(seat, FIELD, place)
        points += UNIT + POWER * int(s.power(unit))
        if s.is_ready(unit) and s.has(BLOCKER, unit):
            points += READY_BLOCKER
    for place in range(s.size(seat, LEGENDS)):
        legend = s.card_at(seat, LEGENDS, place)
        points += LEGEND + (CALLED_LEGEND if s.marks[legend] & FACE_UP else 0.0)
        points += 0.0 if s.marks[legend] & SPENT else READY_EDDIE
    eddies = int(s.size(seat, EDDIES))
    ready = sum(s.is_ready(s.card_at(seat, EDDIES, place)) for place in range(eddies))
    points += EDDIE * min(eddies, ENOUGH_EDDIES) + SPARE_EDDIE * max(eddies - ENOUGH_EDDIES, 0) + READY_EDDIE * ready
    return points + CARD * int(s.size(seat, HAND)) - 8.0 * max(SHORT_DECK - int(s.size(seat, DECK)), 0)
