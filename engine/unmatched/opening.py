"""The opening: shuffle, draw five, put heroes and sidekicks on the board (rules 2 to 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.events import happen
from engine.kernel.layout import NOBODY, NOTHING
from engine.kernel.piles import put_on_top, shuffle
from engine.kernel.program import Instruction, Program
from engine.kernel.state import State
from engine.unmatched.battle import Battle
from engine.unmatched.changes import draw, place
from engine.unmatched.movement import are_adjacent, share_zone
from engine.unmatched.terms import CHOOSE_START, DECK, GAME_STARTED, OPENING_HAND, PILE_KINDS, SET_UP, TURN_PROGRAM


class Deal(Instruction):
    """Every deck is shuffled, and five cards are drawn from it (rules 2, 3)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        lineup = s.lineup
        happen(s, GAME_STARTED, NOBODY, 0, 0, 0, 0)
        for fighter in range(lineup.fighters):
            s.health[fighter] = lineup.fighter_health[fighter]
        for card in range(lineup.cards):
            put_on_top(s, card, lineup.card_owners[card] * PILE_KINDS + DECK)
        for seat in range(lineup.seats):
            shuffle(s, seat * PILE_KINDS + DECK)
            for _ in range(i64(OPENING_HAND)):
                draw(s, seat)

    def describe(self) -> str:
        return "shuffle the decks and draw the opening hands"


class PlaceFighters(Instruction):
    """Player after player puts his hero on his start space and his sidekicks near by (rules 4 to 8)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        lineup = s.lineup
        if s.placing < lineup.fighters:
            fighter = s.placing
            if lineup.fighter_kind[fighter] != 0:
                count = start_spaces(s, fighter)
                if count > 1:
                    s.open_choice(lineup.fighter_seat[fighter], CHOOSE_START, count)
                    return
                place(s, fighter, s.options[0])
            else:
                place(s, fighter, lineup.board.starts[lineup.fighter_seat[fighter]])
            s.again()
            self.go_on(s)
            return
        s.push(TURN_PROGRAM, NOTHING, 0)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Battle)
        place(s, s.placing, option)
        s.again()
        self.go_on(s)

    def go_on(self, s: Battle) -> None:
        """The next fighter is placed; when a player has placed all, what waits for that comes first (rule 8)."""
        lineup = s.lineup
        seat = lineup.fighter_seat[s.placing]
        s.placing += 1
        if s.placing == lineup.first_fighter[seat + 1]:
            happen(s, SET_UP, seat, lineup.first_fighter[seat], 0, 0, 0)

    def describe(self) -> str:
        return "put heroes on their start spaces, and sidekicks in their zones"


def is_awaited(s: Battle, space: i64) -> bool:
    """Whether a hero who is placed later starts on this space (rule 4)."""
    lineup = s.lineup
    for seat in range(lineup.seats):
        if lineup.board.starts[seat] == space and lineup.first_fighter[seat] > s.placing:
            return True
    return False


def start_spaces(s: Battle, fighter: i64) -> i64:
    """Write as options where a sidekick may start: empty spaces in a zone of his hero's space (rule 5); if there is
    none, next to one of his player's fighters; if there is none either, any empty space (rule 7, N8).
    """
    lineup = s.lineup
    first = lineup.first_fighter[lineup.fighter_seat[fighter]]
    last = lineup.first_fighter[lineup.fighter_seat[fighter] + 1]
    count: i64 = 0
    for attempt in range(3):
        for space in range(lineup.board.spaces):
            if s.fighter_at[space] != NOTHING or is_awaited(s, space):
                continue
            fits = attempt == 2
            if attempt == 0:
                fits = share_zone(s, space, s.space[first])
            elif attempt == 1:
                for friend in range(first, last):
                    if s.space[friend] != NOTHING and are_adjacent(s, space, s.space[friend]):
                        fits = True
            if fits:
                s.options[count] = space
                count += 1
        if count > 0:
            break
    return count


PROGRAM: Final[Program] = Program("the opening", [Deal(), PlaceFighters()], ["deal", "place fighters"])
