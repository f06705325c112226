"""The card that lies face down beside the attack card to boost it: laid, revealed, lost, discarded (rules 43, 61)."""

from __future__ import annotations

from mypy_extensions import i64

from engine.kernel.events import happen
from engine.kernel.layout import NOTHING
from engine.kernel.modifiers import ADD, add_modifier, end_modifiers
from engine.kernel.piles import put_face_down, reveal
from engine.unmatched.battle import Battle
from engine.unmatched.changes import discard
from engine.unmatched.terms import BOOST_LAID, BOOST_LOST, BOOST_REVEALED, IN_PLAY, UNTIL_CANCELLED, VALUE


def lay_boost(s: Battle, card: i64) -> bool:
    """A card is put face down beside the attack card, unless there is none or one lies there already; whether so."""
    if s.attack_play == NOTHING or s.has_boost != 0:
        return False
    seat = s.lineup.fighter_seat[s.attacker]
    put_face_down(s, card, s.pile(seat, IN_PLAY))
    s.has_boost = 1
    happen(s, BOOST_LAID, seat, s.attacker, 0, 0, 0)
    return True


def reveal_boost(s: Battle) -> None:
    """The card is revealed with the attack card, and its BOOST value is added."""
    card = s.boost_card()
    if card != NOTHING:
        reveal(s, card)
        amount = s.lineup.type_boost[s.lineup.card_types[card]]
        add_modifier(s, VALUE, s.attack_play, ADD, amount, card, UNTIL_CANCELLED)
        seat = s.lineup.fighter_seat[s.attacker]
        happen(s, BOOST_REVEALED, seat, card, amount, s.value(s.attack_play), s.attacker)


def lose_boost(s: Battle) -> None:
    """Whoever cancels the effects of the attack card takes its boost away: it is discarded without effect."""
    card = s.boost_card()
    if card != NOTHING:
        end_modifiers(s, UNTIL_CANCELLED)
        boost = s.lineup.type_boost[s.lineup.card_types[card]]
        s.record(BOOST_LOST, s.lineup.fighter_seat[s.attacker], card, boost, s.value(s.attack_play), s.attacker)
        end_boost(s)


def end_boost(s: Battle) -> None:
    """The card is discarded, if it still lies there, and boosts no more."""
    card = s.boost_card()
    s.has_boost = 0
    end_modifiers(s, UNTIL_CANCELLED)
    if card != NOTHING:
        discard(s, card)
