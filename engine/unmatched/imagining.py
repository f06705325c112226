"""A match that a seat could be in: what it cannot know is filled in by chance, as far as that fits what it saw (rule
82).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.kernel.chance import seeded
from engine.kernel.hiding import fill_names
from engine.kernel.layout import NOTHING, PLAY_CARD, UNDECIDED
from engine.kernel.numbers import BIT, zeros
from engine.kernel.piles import sort
from engine.unmatched.hand import users_of_hand
from engine.unmatched.terms import ATTACK_CARD, CHOOSE_CARD, DECK, DEFENSE_CARD, DISCARD, HAND, IN_PLAY, PILE_KINDS

if TYPE_CHECKING:
    from engine.unmatched.battle import Battle


def imagine(s: Battle, seed: i64) -> bool:
    """Deal the cards that are nowhere to be seen to the places where a card is hidden, by chance; whether that fits.

    A hidden card in combat is one that could have been played there (rule 40). A deal that leaves nothing to choose to
    whoever is asked, an attacker without a card, or a boost without a BOOST value, does not fit what has happened.
    """
    table = s.table
    s.rng = seeded(seed)
    dealt = zeros(table.cards)
    for seat in range(table.seats):
        unseen = vec[i64]()
        for card in range(table.cards):
            if table.card_owners[card] == seat and s.card_pile[card] == NOTHING:
                unseen = append(unseen, card)
        left: i64 = len(unseen)
        # The combat card comes first, because only some cards could lie there.
        for kind in (IN_PLAY, HAND, DECK, DISCARD):
            pile = seat * PILE_KINDS + i64(kind)
            base = table.pile_base[pile]
            for at in range(base, base + s.pile_size[pile]):
                if s.piles[at] == NOTHING and left > 0:
                    i = _pick(s, seat, kind == IN_PLAY, at > base, unseen, left)
                    card = unseen[i]
                    left -= 1
                    unseen[i] = unseen[left]
                    s.piles[at] = card
                    s.card_pile[card] = pile
                    dealt[card] = 1
                    s.known[card] |= table.pile_seen[pile]
                    if kind == IN_PLAY:
                        _lay_in_combat(s, seat, card)
            if table.pile_sorted[pile] != 0:
                sort(s, pile)
    boost = s.boost_card()
    if boost != NOTHING and s.lineup.type_boost[s.lineup.card_types[boost]] == NOTHING:
        return False
    fill_names(s, dealt)
    if s.attacker != NOTHING and s.attack_play == NOTHING:
        users = users_of_hand(s, s.active, ATTACK_CARD)
        if users & s.lineup.kind_bit[s.attacker] == 0:
            return False
    if s.option_count > 0 and s.options[0] == NOTHING:
        if s.choice_kind == CHOOSE_CARD:
            _see_hands(s, s.choice_seat, dealt)
        s.ask_again()
    return s.option_count > 0 or s.winner != UNDECIDED


def _see_hands(s: Battle, seat: i64, dealt: vec[i64]) -> None:
    """Whoever an effect lets choose cards has seen them; so he knows the hands that were dealt."""
    for card in range(s.table.cards):
        if dealt[card] != 0 and s.card_pile[card] % PILE_KINDS == HAND:
            s.known[card] |= BIT[seat]


def _pick(s: Battle, seat: i64, in_combat: bool, is_boost: bool, unseen: vec[i64], left: i64) -> i64:
    """A random one of the unseen cards; in combat one that the fighter could have played, or that can boost the card
    beside it, if there is one.
    """
    lineup = s.lineup
    start = s.random(left)
    if in_combat and is_boost:
        for i in range(left):
            at = (start + i) % left
            if lineup.type_boost[lineup.card_types[unseen[at]]] != NOTHING:
                return at
        return start
    if in_combat and s.attacker != NOTHING:
        attacking = lineup.fighter_seat[s.attacker] == seat
        sort: i64 = i64(ATTACK_CARD) if attacking else i64(DEFENSE_CARD)
        users = lineup.kind_bit[s.attacker if attacking else s.defender]
        for i in range(left):
            at = (start + i) % left
            card_type = lineup.card_types[unseen[at]]
            if lineup.type_card[card_type] & sort != 0 and lineup.type_users[card_type] & users != 0:
                return at
    return start


def _lay_in_combat(s: Battle, seat: i64, card: i64) -> None:
    if s.attacker == NOTHING:
        return
    play = s.attack_play if s.lineup.fighter_seat[s.attacker] == seat else s.defense_play
    if play != NOTHING and s.plays[play + PLAY_CARD] == NOTHING:
        s.plays[play + PLAY_CARD] = card
