"""Verbs that begin what a player could otherwise do in his main phase: Call, play, pay."""

from __future__ import annotations

from mypy_extensions import i64

from engine.cyberpunk.calling import begin_call
from engine.cyberpunk.paying import ask_payment, could_pay, take_payment
from engine.cyberpunk.permissions import could_call, is_face_down
from engine.cyberpunk.playing import FREE, UNDER_DECK, begin_playing, could_play_by_effect, hosts
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import CHOOSE_HOST, DECK, GEAR_CARD
from engine.kernel.layout import FIRST, LAST, NOTHING, PLAY_SEAT
from engine.kernel.program import Amount, Instruction, Selector
from engine.kernel.result import note_result
from engine.kernel.state import State


class Call(Instruction):
    """You Call a legend without paying, if you have called none this turn (rule 6.5): one of these, or one you choose
    among those that are face down.
    """

    def __init__(self, legends: Selector | None) -> None:
        self.legends = legends

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        seat = s.plays[s.play + PLAY_SEAT]
        legend: i64 = NOTHING
        legends = self.legends
        possible = could_call(s, seat)
        if legends is not None:
            base = s.scratch_top
            end = legends.fill(s, base)
            if end > base:
                legend = s.scratch[base]
            possible = possible and end > base and is_face_down(s, seat, legend)
        note_result(s, s.frame, NOTHING, i64(1) if possible else i64(0))
        if possible:
            begin_call(s, seat, legend, True)

    def describe(self) -> str:
        legends = self.legends
        return f"Call {legends.describe() if legends is not None else 'a legend'} without paying"


class PlayCard(Instruction):
    """You play cards from where they lie, one after the other: without paying, or for their cost (rule 10.8).

    Gear is worn by one of `hosts` (None: any that may wear it), which you choose. A program goes to `after` (`TRASH`,
    or `DECK` for under the deck) when it has been carried out. What cannot be played stays where it is.
    """

    def __init__(self, cards: Selector, free: bool, hosts: Selector | None, after: i64, slot: i64) -> None:
        self.cards = cards
        self.free = free
        self.hosts = hosts
        self.after: i64 = after
        self.slot: i64 = slot

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        seat = s.plays[s.play + PLAY_SEAT]
        if s.frames[s.frame + FIRST] == 0:
            note_result(s, s.frame, self.slot, 0)
        base = s.scratch_top
        end = self.cards.fill(s, base)
        at = base + s.frames[s.frame + FIRST]
        if at >= end:
            note_result(s, s.frame, self.slot, s.frames[s.frame + LAST])
            s.frames[s.frame + FIRST] = 0
            s.frames[s.frame + LAST] = 0
            return
        card = s.scratch[at]
        if could_play_by_effect(s, seat, card, self.free):
            if s.kind(card) != GEAR_CARD:
                self.play(s, card, NOTHING)
                return
            count = hosts(s, seat, self.hosts)
            if count > 1:
                s.open_choice(seat, CHOOSE_HOST, count)
                return
            if count == 1:
                self.play(s, card, s.options[0])
                return
        s.frames[s.frame + FIRST] += 1
        s.again()

    def play(self, s: Rivalry, card: i64, host: i64) -> None:
        """Begin to play a card; then comes the next."""
        s.again()
        s.frames[s.frame + FIRST] += 1
        s.frames[s.frame + LAST] += 1
        how: i64 = (i64(FREE) if self.free else i64(0)) | (i64(UNDER_DECK) if self.after == DECK else i64(0))
        begin_playing(s, s.plays[s.play + PLAY_SEAT], card, host, how)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Rivalry)
        base = s.scratch_top
        self.cards.fill(s, base)
        self.play(s, s.scratch[base + s.frames[s.frame + FIRST]], option)

    def describe(self) -> str:
        free = "without paying" if self.free else "for the cost"
        after = "; afterwards it goes under the deck" if self.after == DECK else ""
        hosts = self.hosts
        on = f" on {hosts.describe()}" if hosts is not None else ""
        return f"play {self.cards.describe()}{on} {free}{after}"


class Pay(Instruction):
    """You pay so many Eddies, if you can: ready Eddies and legends that you choose become spent (rule 7.3)."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: State) -> None:
        assert isinstance(s, Rivalry)
        seat = s.plays[s.play + PLAY_SEAT]
        left = s.frames[s.frame + FIRST]
        if left == 0:
            left = self.amount.value(s)
            possible = left > 0 and could_pay(s, seat, left, NOTHING)
            note_result(s, s.frame, NOTHING, left if possible else i64(0))
            if not possible:
                return
        s.frames[s.frame + FIRST] = ask_payment(s, seat, left)

    def take(self, s: State, option: i64) -> None:
        assert isinstance(s, Rivalry)
        s.frames[s.frame + FIRST] -= 1
        take_payment(s, s.plays[s.play + PLAY_SEAT], option)
        if s.frames[s.frame + FIRST] > 0:
            s.again()

    def describe(self) -> str:
        return f"pay {self.amount.describe()} Eddies"
