"""What a player can do with the cards in his hand, as options. Equal cards are one option."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.kernel.layout import NOTHING

if TYPE_CHECKING:
    from engine.unmatched.battle import Battle


def distinct_hand(s: Battle, seat: i64, count: i64) -> i64:
    """Write a hand as options from position `count` on, equal cards once; the answer is the position after the last."""
    last_type: i64 = NOTHING
    for i in range(s.hand_size(seat)):
        card = s.hand_card(seat, i)
        card_type = s.lineup.card_types[card]
        if card_type != last_type:
            last_type = card_type
            s.options[count] = card
            count += 1
    return count


def playable(s: Battle, seat: i64, sort: i64, users: i64) -> i64:
    """Write as options the cards of a hand that are of a sort (attack, defense, scheme) and that one of these kinds of
    fighters (one bit each) may play; how many there are.
    """
    lineup = s.lineup
    last_type: i64 = NOTHING
    count: i64 = 0
    for i in range(s.hand_size(seat)):
        card = s.hand_card(seat, i)
        card_type = lineup.card_types[card]
        if card_type != last_type:
            last_type = card_type
            if lineup.type_card[card_type] & sort != 0 and lineup.type_users[card_type] & users != 0:
                s.options[count] = card
                count += 1
    return count


def users_of_hand(s: Battle, seat: i64, sort: i64) -> i64:
    """The kinds of fighters (one bit each) for which a hand holds a card of a sort."""
    lineup = s.lineup
    users: i64 = 0
    for i in range(s.hand_size(seat)):
        card_type = lineup.card_types[s.hand_card(seat, i)]
        if lineup.type_card[card_type] & sort != 0:
            users |= lineup.type_users[card_type]
    return users


def standing_kinds(s: Battle, seat: i64) -> i64:
    """The kinds of a seat's fighters (one bit each) that have somebody on the board."""
    lineup = s.lineup
    kinds: i64 = 0
    for fighter in range(lineup.first_fighter[seat], lineup.first_fighter[seat + 1]):
        if s.space[fighter] != NOTHING:
            kinds |= lineup.kind_bit[fighter]
    return kinds
