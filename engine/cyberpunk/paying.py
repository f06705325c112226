"""Paying: ready Eddies and ready legends in the Legends area are spent, 1 each, as the payer chooses (rule 7.3).

He is asked one at a time, and only where it makes a difference.
"""

from __future__ import annotations

from mypy_extensions import i64

from engine.cyberpunk.changes import spend
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import CHOOSE_PAYMENT, EDDIES, FACE_UP, LEGENDS, PAID, SPENT
from engine.kernel.layout import NOTHING
from engine.kernel.piles import is_known


def ready_in(s: Rivalry, seat: i64, kind: i64) -> i64:
    """How many ready cards a seat has in its Eddies area, or in its Legends area."""
    pile = s.pile(seat, kind)
    first = s.table.pile_base[pile]
    count: i64 = 0
    for at in range(first, first + s.pile_size[pile]):
        if s.marks[s.piles[at]] & SPENT == 0:
            count += 1
    return count


def purse(s: Rivalry, seat: i64) -> i64:
    """How many Eddies a seat can pay now."""
    return ready_in(s, seat, EDDIES) + ready_in(s, seat, LEGENDS)


def could_pay(s: Rivalry, seat: i64, amount: i64, besides: i64) -> bool:
    """Whether a seat can pay so much; a legend that is spent for something else (or `NOTHING`) pays nothing."""
    available = purse(s, seat)
    if besides != NOTHING and s.area(besides) == LEGENDS and s.is_ready(besides):
        available -= 1
    return available >= amount


def ask_payment(s: Rivalry, seat: i64, left: i64) -> i64:
    """Pay as long as there is no choice, else ask what is spent next; the answer is how much is left to pay."""
    if left > 0:
        eddies = ready_in(s, seat, EDDIES)
        legends = ready_in(s, seat, LEGENDS)
        if legends == 0 or eddies + legends == left:
            if legends > 0:
                _pay_with_legends(s, seat)
                left -= legends
            while left > 0:
                take_payment(s, seat, NOTHING)
                left -= 1
    while left > 0:
        count = _payments(s, seat)
        if count > 1:
            s.open_choice(seat, CHOOSE_PAYMENT, count)
            return left
        take_payment(s, seat, s.options[0])
        left -= 1
    return left


def take_payment(s: Rivalry, seat: i64, option: i64) -> None:
    """Spend an Eddie, or the legend at a place."""
    s.record(PAID, seat, NOTHING, NOTHING, 1, option)
    if option != NOTHING:
        spend(s, s.card_at(seat, LEGENDS, option))
        return
    for i in range(s.size(seat, EDDIES)):
        card = s.card_at(seat, EDDIES, i)
        if s.is_ready(card):
            spend(s, card)
            return


def _pay_with_legends(s: Rivalry, seat: i64) -> None:
    for place in range(s.size(seat, LEGENDS)):
        if s.is_ready(s.card_at(seat, LEGENDS, place)):
            take_payment(s, seat, place)


def _payments(s: Rivalry, seat: i64) -> i64:
    """Write as options what can be spent next; legends that nothing tells apart are offered once."""
    count: i64 = 0
    if ready_in(s, seat, EDDIES) > 0:
        s.options[0] = NOTHING
        count = 1
    blind = False
    for place in range(s.size(seat, LEGENDS)):
        card = s.card_at(seat, LEGENDS, place)
        if s.is_ready(card):
            if s.marks[card] & FACE_UP == 0 and not is_known(s, card, seat):
                if blind:
                    continue
                blind = True
            s.options[count] = place
            count += 1
    return count
