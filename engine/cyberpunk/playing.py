"""Playing a card: pay, then it enters, or is carried out (rules 6.2 to 6.4, 6.6, 6.7, 10.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.cyberpunk.changes import equip, move
from engine.cyberpunk.costs import price
from engine.cyberpunk.paying import ask_payment, could_pay, take_payment
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import (
    CHOOSE_HOST,
    COST,
    DECK,
    FACE_UP,
    FIELD,
    GEAR_CARD,
    GO_SOLO_COST,
    LAG,
    LEGENDS,
    PLAY_PROGRAM,
    PLAY_WINDOW,
    PLAYED,
    PROGRAM_CARD,
    RESOLVING,
    SOLO,
    TRASH,
    UNTIL_USED,
    WINDOWS,
)
from engine.kernel.events import happen
from engine.kernel.layout import FIRST, LAST, NOTHING, PLAY_AMOUNT, PLAY_CARD, PLAY_SEAT, PLAY_THAT
from engine.kernel.modifiers import use_modifiers
from engine.kernel.piles import put_on_top, reveal
from engine.kernel.program import Instruction, Program, Selector
from engine.kernel.state import State

# How a card is played, one bit each, in the frame's own number
FREE: Final = 1
GOES_SOLO: Final = 2
UNDER_DECK: Final = 4
"""A program goes under its owner's deck when it has been carried out."""


def can_wear(s: Rivalry, seat: i64, card: i64) -> bool:
    """Whether a card of a seat may wear gear: a unit, or a face-up legend (rule 6.4)."""
    area = s.area(card)
    return s.lineup.card_owners[card] == seat and (area == FIELD or (area == LEGENDS and s.marks[card] & FACE_UP != 0))


def hosts(s: Rivalry, seat: i64, selector: Selector | None) -> i64:
    """Write as options who may wear a gear of a seat, among those of a selector if there is one; how many."""
    count: i64 = 0
    if selector is not None:
        base = s.scratch_top
        for i in range(base, selector.fill(s, base)):
            if can_wear(s, seat, s.scratch[i]):
                s.options[count] = s.scratch[i]
                count += 1
        return count
    for i in range(s.size(seat, FIELD)):
        s.options[count] = s.card_at(seat, FIELD, i)
        count += 1
    for place in range(s.size(seat, LEGENDS)):
        card = s.card_at(seat, LEGENDS, place)
        if can_wear(s, seat, card):
            s.options[count] = card
            count += 1
    return count


def can_play(s: Rivalry, seat: i64, card: i64, available: i64) -> bool:
    """Whether a seat that can pay so much can play a card from its hand now; gear needs somebody to wear it."""
    cost = price(s, card, False)
    if cost == NOTHING or cost > available:
        return False
    return s.kind(card) != GEAR_CARD or has_host(s, seat)


def has_host(s: Rivalry, seat: i64) -> bool:
    """Whether somebody of a seat may wear gear."""
    if s.size(seat, FIELD) > 0:
        return True
    for place in range(s.size(seat, LEGENDS)):
        if s.marks[s.card_at(seat, LEGENDS, place)] & FACE_UP != 0:
            return True
    return False


def could_play_by_effect(s: Rivalry, seat: i64, card: i64, free: bool) -> bool:
    """Whether an effect can let a seat play a card from where it is: not from the field, and paid if it must be."""
    area = s.area(card)
    if area == FIELD or area == LEGENDS or s.is_legend(card) or s.lineup.card_owners[card] != seat:
        return False
    if free:
        return True
    cost = price(s, card, False)
    return cost != NOTHING and could_pay(s, seat, cost, NOTHING)


def begin_playing(s: Rivalry, seat: i64, card: i64, host: i64, how: i64) -> None:
    """Begin to play a card, which everybody sees; gear is worn by `host`. What it costs is fixed now (rule 7.4)."""
    reveal(s, card)
    cost: i64 = 0
    if how & FREE == 0:
        solo = how & GOES_SOLO != 0
        cost = price(s, card, solo)
        use_modifiers(s, COST, card, UNTIL_USED)
        if solo:
            use_modifiers(s, GO_SOLO_COST, card, UNTIL_USED)
    play = s.begin_effect(seat, card, host, NOTHING, cost, NOTHING)
    s.plays[play + PLAY_CARD] = card
    s.push(PLAY_PROGRAM, play, 1)
    s.frames[s.frame + FIRST] = cost
    s.frames[s.frame + LAST] = how


class AskHost(Instruction):
    """Say who wears the gear (rule 6.4)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        card = s.plays[s.play + PLAY_CARD]
        if s.kind(card) == GEAR_CARD and s.plays[s.play + PLAY_THAT] == NOTHING:
            count = hosts(s, s.plays[s.play + PLAY_SEAT], None)
            if count == 1:
                self.take(s, s.options[0])
            else:
                s.open_choice(s.plays[s.play + PLAY_SEAT], CHOOSE_HOST, count)

    def take(self, s: State, option: i64) -> None:
        s.plays[s.play + PLAY_THAT] = option

    def describe(self) -> str:
        return "say who wears the gear"


class PayCost(Instruction):
    """Pay what is left of the cost, one Eddie or legend after the other (rule 7.3)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        left = s.frames[s.frame + FIRST]
        s.frames[s.frame + FIRST] = ask_payment(s, s.plays[s.play + PLAY_SEAT], left)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Rivalry)
        take_payment(s, s.plays[s.play + PLAY_SEAT], option)
        s.frames[s.frame + FIRST] -= 1
        s.again()

    def describe(self) -> str:
        return "pay the cost"


class Enter(Instruction):
    """A unit enters the field ready and with lag, gear is worn, a program is carried out (rules 6.2 to 6.4); a legend
    that goes solo becomes ready (rule 6.6).
    """

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        seat = s.plays[s.play + PLAY_SEAT]
        card = s.plays[s.play + PLAY_CARD]
        how = s.frames[s.frame + LAST]
        kind = s.kind(card)
        if kind == PROGRAM_CARD:
            put_on_top(s, card, s.pile(seat, RESOLVING))
        elif kind == GEAR_CARD:
            if not can_wear(s, seat, s.plays[s.play + PLAY_THAT]):
                return
            equip(s, card, s.plays[s.play + PLAY_THAT])
        else:
            marks: i64 = LAG
            if s.area(card) == LEGENDS:
                marks = (s.marks[card] | LAG) if how & GOES_SOLO == 0 else i64(FACE_UP | LAG | SOLO)
            put_on_top(s, card, s.pile(seat, FIELD))
            s.marks[card] = marks
        solo = i64(1) if how & GOES_SOLO != 0 else i64(0)
        happen(s, PLAYED, seat, card, NOTHING, s.plays[s.play + PLAY_AMOUNT], solo)
        program = s.lineup.type_programs[s.lineup.card_types[card] * WINDOWS + PLAY_WINDOW]
        if program == NOTHING:
            return
        if kind == PROGRAM_CARD:
            s.push(program, s.begin_play(seat, seat, card, card, 1 - seat), 1)
        else:
            s.trigger(seat, program, card, card, NOTHING, 0, NOTHING)

    def describe(self) -> str:
        return "the card enters, or is carried out"


class LeaveAfterwards(Instruction):
    """A program that has been carried out goes to the trash, or where the effect that played it says (rule 6.3)."""

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        card = s.plays[s.play + PLAY_CARD]
        if s.area(card) == RESOLVING:
            under = s.frames[s.frame + LAST] & UNDER_DECK != 0
            move(s, card, i64(DECK) if under else i64(TRASH), under, s.plays[s.play + PLAY_SEAT])

    def describe(self) -> str:
        return "a program goes to the trash"


PROGRAM: Final[Program] = Program(
    "playing a card",
    [AskHost(), PayCost(), Enter(), LeaveAfterwards()],
    ["wearer", "cost", "enter", "trash"],
)
