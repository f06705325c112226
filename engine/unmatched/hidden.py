"""Hidden information: what a seat cannot know is taken out of a copy, and can be filled in again by chance (rule
82).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.kernel.chance import seeded
from engine.kernel.layout import (
    NAME_COUNT,
    NAME_IS_CARDS,
    NAME_ITEMS,
    NOTHING,
    PLAY_CARD,
    PLAY_NAMES,
    PLAY_OWNER,
    UNDECIDED,
)
from engine.unmatched.terms import ATTACK_CARD, DECK, DEFENSE_CARD, DISCARD, HAND, IN_PLAY, PILE_KINDS

if TYPE_CHECKING:
    from engine.unmatched.battle import Battle


def hide(s: Battle, seat: i64) -> None:
    """Take away what a seat cannot know: unknown cards wherever they are, the other seat's options, coming chance,
    and the record of the match.
    """
    table = s.table
    s.rng = 0
    s.events = vec[i64]()
    s.answers = vec[i64]()
    s.recording = False
    s.steps = 0  # how much lies behind tells whether the other seat was asked, and so what it could do
    s.answered = 0
    for at in range(table.pile_room):
        card = s.piles[at]
        if card != NOTHING and (s.known[card] >> seat) & 1 == 0:
            s.piles[at] = NOTHING
            s.card_pile[card] = NOTHING
    for pile in range(table.piles):
        if table.pile_sorted[pile] != 0:
            _put_known_first(s, pile)
    play: i64 = 0
    while play < s.play_top:
        _hide_play(s, play, seat)
        play += table.play_size
    for card in range(table.cards):
        if (s.known[card] >> seat) & 1 == 0:
            s.known[card] = 0
    if s.choice_seat != seat and s.option_count > 0:
        # That somebody is asked is open, but not between how many cards he chooses.
        s.option_count = 1
        s.options[0] = NOTHING
    _wipe(s.options, s.option_count)
    _wipe(s.plays, s.play_top)


def _put_known_first(s: Battle, pile: i64) -> None:
    """Where among the known cards of a sorted pile the hidden ones lie would tell something about them."""
    base = s.table.pile_base[pile]
    known = base
    for at in range(base, base + s.pile_size[pile]):
        card = s.piles[at]
        if card != NOTHING:
            s.piles[at] = NOTHING
            s.piles[known] = card
            known += 1


def _wipe(numbers: vec[i64], first: i64) -> None:
    """Leftovers of what is over might tell something too."""
    for i in range(first, len(numbers)):
        numbers[i] = 0


def _hide_play(s: Battle, play: i64, seat: i64) -> None:
    plays = s.plays
    card = plays[play + PLAY_CARD]
    if card != NOTHING and (s.known[card] >> seat) & 1 == 0:
        plays[play + PLAY_CARD] = NOTHING
    owner = plays[play + PLAY_OWNER]
    name = play + PLAY_NAMES
    for _ in range(s.table.seat_names[owner]):
        if plays[name + NAME_IS_CARDS] != 0:
            kept: i64 = 0
            for i in range(plays[name + NAME_COUNT]):
                item = plays[name + NAME_ITEMS + i]
                if item != NOTHING and (s.known[item] >> seat) & 1 != 0:
                    plays[name + NAME_ITEMS + kept] = item
                    kept += 1
            plays[name + NAME_COUNT] = kept
            for i in range(NAME_ITEMS + kept, s.table.seat_name_size[owner]):
                plays[name + i] = NOTHING
        name += s.table.seat_name_size[owner]


def imagine(s: Battle, seed: i64) -> bool:
    """Deal the cards that are nowhere to be seen to the places where a card is hidden, by chance; whether that fits.

    A hidden card in combat is one that could have been played there (rule 40). A deal that leaves nothing to choose to
    whoever is asked, or an attacker without a card, does not fit what has happened.
    """
    table = s.table
    s.rng = seeded(seed)
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
                    i = _pick(s, seat, kind == IN_PLAY, unseen, left)
                    card = unseen[i]
                    left -= 1
                    unseen[i] = unseen[left]
                    s.piles[at] = card
                    s.card_pile[card] = pile
                    s.known[card] |= table.pile_seen[pile]
                    if kind == IN_PLAY:
                        _lay_in_combat(s, seat, card)
            if table.pile_sorted[pile] != 0:
                _sort(s, base, s.pile_size[pile])
    if s.attacker != NOTHING and s.attack_play == NOTHING and not _has_attack_card(s):
        return False
    if s.option_count > 0 and s.options[0] == NOTHING:
        s.ask_again()
    return s.option_count > 0 or s.winner != UNDECIDED


def _has_attack_card(s: Battle) -> bool:
    """Whether the attacker has a card to attack with."""
    lineup = s.lineup
    for i in range(s.hand_size(s.active)):
        card_type = lineup.card_types[s.hand_card(s.active, i)]
        users = lineup.type_users[card_type] & lineup.kind_bit[s.attacker]
        if lineup.type_card[card_type] & ATTACK_CARD != 0 and users != 0:
            return True
    return False


def _pick(s: Battle, seat: i64, in_combat: bool, unseen: vec[i64], left: i64) -> i64:
    """A random one of the unseen cards; in combat one that the fighter could have played, if there is one."""
    lineup = s.lineup
    start = s.random(left)
    if in_combat and s.attacker != NOTHING:
        attacking = lineup.fighter_seat[s.attacker] == seat
        sort: i64 = ATTACK_CARD if attacking else DEFENSE_CARD
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


def _sort(s: Battle, base: i64, size: i64) -> None:
    """Put a hand back into canonical order."""
    piles = s.piles
    for i in range(base + 1, base + size):
        card = piles[i]
        at = i
        while at > base and piles[at - 1] > card:
            piles[at] = piles[at - 1]
            at -= 1
        piles[at] = card
