"""The scheme: play a card face up, say who plays it, carry it out, discard it (rules 30 to 34)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.events import happen
from engine.kernel.layout import NOTHING, OWNS_PLAY, PLAY, PLAY_ACTOR, PLAY_CARD
from engine.kernel.piles import put_on_top, reveal
from engine.kernel.program import Instruction, Program
from engine.kernel.state import State
from engine.unmatched.battle import Battle
from engine.unmatched.changes import discard
from engine.unmatched.hand import playable, standing_kinds, users_of_hand
from engine.unmatched.terms import (
    CHOOSE_SCHEME,
    CHOOSE_USER,
    IN_PLAY,
    PILE_KINDS,
    SCHEME_CARD,
    SCHEME_ENDED,
    SCHEME_PLAYED,
    SCHEME_WINDOW,
    WINDOWS,
)


def can_scheme(s: Battle, seat: i64) -> bool:
    """Whether a player has a scheme for one of his fighters on the board (rules 30, 31)."""
    return users_of_hand(s, seat, SCHEME_CARD) & standing_kinds(s, seat) != 0


class AskScheme(Instruction):
    """Choose a scheme and play it face up (rule 30)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        count = playable(s, s.active, SCHEME_CARD, standing_kinds(s, s.active))
        if count == 1:
            self.take(s, s.options[0])
        else:
            s.open_choice(s.active, CHOOSE_SCHEME, count)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Battle)
        seat = s.active
        put_on_top(s, option, seat * PILE_KINDS + IN_PLAY)
        reveal(s, option)
        play = s.begin_play(seat, s.lineup.card_owners[option], option, NOTHING, s.opponent_of(seat))
        s.frames[s.frame + PLAY] = play
        s.frames[s.frame + OWNS_PLAY] = 1
        s.play = play

    def describe(self) -> str:
        return "choose a scheme"


class AskUser(Instruction):
    """Say which fighter plays the card; it must be on the board and the card must allow it (rules 30, 31)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        lineup = s.lineup
        seat = s.active
        users = lineup.type_users[lineup.card_types[s.plays[s.play + PLAY_CARD]]]
        count: i64 = 0
        for fighter in range(lineup.first_fighter[seat], lineup.first_fighter[seat + 1]):
            if s.space[fighter] != NOTHING and users & lineup.kind_bit[fighter] != 0:
                s.options[count] = fighter
                count += 1
        if count == 1:
            self.take(s, s.options[0])
        else:
            s.open_choice(seat, CHOOSE_USER, count)

    def take(self, s: State, option: i64) -> None:
        s.plays[s.play + PLAY_ACTOR] = option

    def describe(self) -> str:
        return "say who plays it"


class ResolveScheme(Instruction):
    """The text is carried out as far as possible (rules 32, 33)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        card = s.plays[s.play + PLAY_CARD]
        happen(s, SCHEME_PLAYED, s.active, s.plays[s.play + PLAY_ACTOR], card, 0, 0)
        program = s.lineup.type_programs[s.lineup.card_types[card] * WINDOWS + SCHEME_WINDOW]
        if program != NOTHING:
            s.push(program, s.play, 0)

    def describe(self) -> str:
        return "carry out the scheme"


class EndScheme(Instruction):
    """The card is discarded (rule 32)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Battle)
        card = s.plays[s.play + PLAY_CARD]
        if s.card_pile[card] == s.active * PILE_KINDS + IN_PLAY:
            discard(s, card)
        happen(s, SCHEME_ENDED, s.active, s.plays[s.play + PLAY_ACTOR], card, 0, 0)

    def describe(self) -> str:
        return "discard the scheme"


PROGRAM: Final[Program] = Program(
    "a scheme",
    [AskScheme(), AskUser(), ResolveScheme(), EndScheme()],
    ["card", "fighter", "effect", "discard"],
)
