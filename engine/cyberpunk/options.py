"""What a player can do: the options of the main phase and of reactions, and how they begin.

An option is an action times `SUBJECTS` plus the card or ability it is about.
"""

from __future__ import annotations

from mypy_extensions import i64

from engine.cyberpunk.activating import begin_ability, can_use
from engine.cyberpunk.calling import CALL_COST, begin_call
from engine.cyberpunk.costs import price
from engine.cyberpunk.permissions import calls_free, can_attack, can_block, could_call
from engine.cyberpunk.playing import GOES_SOLO, begin_playing, can_play
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.selling import sell
from engine.cyberpunk.terms import (
    ACTIVATE,
    ATTACK,
    BLOCK,
    CALL,
    FACE_UP,
    FIELD,
    GO_SOLO,
    GO_SOLO_ACTION,
    HAND,
    LEGENDS,
    PLAY_CARD_ACTION,
    PLAY_LEGEND,
    PROGRAM_CARD,
    QUICK,
    SELL,
    SUBJECTS,
)
from engine.kernel.layout import NOTHING


def with_sales(s: Rivalry, seat: i64, count: i64) -> i64:
    """Write as options from `count` on what the player can sell, equal cards once; how many options there are."""
    if s.sold != 0:
        return count
    last_type: i64 = NOTHING
    for i in range(s.size(seat, HAND)):
        card = s.card_at(seat, HAND, i)
        card_type = s.lineup.card_types[card]
        if card_type != last_type:
            last_type = card_type
            if s.lineup.type_sells[card_type] != 0:
                s.options[count] = SELL * SUBJECTS + card
                count += 1
    return count


def with_hand(s: Rivalry, seat: i64, count: i64, available: i64, reacting: bool) -> i64:
    """The same with what he can play from his hand if he can pay so much; as a reaction only programs with QUICK (rule
    10.6).
    """
    lineup = s.lineup
    last_type: i64 = NOTHING
    for i in range(s.size(seat, HAND)):
        card = s.card_at(seat, HAND, i)
        card_type = lineup.card_types[card]
        if card_type != last_type:
            last_type = card_type
            if reacting and (lineup.type_kind[card_type] != PROGRAM_CARD or not s.has(QUICK, card)):
                continue
            if can_play(s, seat, card, available):
                s.options[count] = PLAY_CARD_ACTION * SUBJECTS + card
                count += 1
    return count


def can_go_solo(s: Rivalry, legend: i64, available: i64) -> bool:
    """Whether a legend can go solo: face up, with GO SOLO, and paid for (rule 6.6)."""
    if s.marks[legend] & FACE_UP == 0 or not s.has(GO_SOLO, legend):
        return False
    cost = price(s, legend, True)
    return cost != NOTHING and cost <= available


def with_legends(s: Rivalry, seat: i64, count: i64, available: i64) -> i64:
    """The same with his legends that can go solo, or be played without (rules 6.6, 6.7)."""
    for place in range(s.size(seat, LEGENDS)):
        legend = s.card_at(seat, LEGENDS, place)
        if can_go_solo(s, legend, available):
            s.options[count] = GO_SOLO_ACTION * SUBJECTS + legend
            count += 1
        if s.lineup.plain_legend_play and s.marks[legend] & FACE_UP != 0:
            if can_play(s, seat, legend, available):
                s.options[count] = PLAY_LEGEND * SUBJECTS + legend
                count += 1
    return count


def with_call(s: Rivalry, seat: i64, count: i64, available: i64) -> i64:
    """The same with a Call (rule 6.5)."""
    if could_call(s, seat) and (available >= CALL_COST or calls_free(s, seat)):
        s.options[count] = CALL * SUBJECTS
        count += 1
    return count


def with_abilities(s: Rivalry, seat: i64, count: i64, reacting: bool) -> i64:
    """The same with his abilities; as a reaction only those with QUICK (rules 10.5, 10.6)."""
    lineup = s.lineup
    for row in range(lineup.first_activation[seat], lineup.first_activation[seat + 1]):
        if s.ability_works(lineup.activation_actor[row]):
            ability = lineup.activations[row]
            if (not reacting or ability.quick) and can_use(s, seat, ability):
                s.options[count] = ACTIVATE * SUBJECTS + row
                count += 1
    return count


def with_attackers(s: Rivalry, seat: i64, count: i64) -> i64:
    """The same with his units that can attack (rule 8.3)."""
    for i in range(s.size(seat, FIELD)):
        unit = s.card_at(seat, FIELD, i)
        if can_attack(s, unit):
            s.options[count] = ATTACK * SUBJECTS + unit
            count += 1
    return count


def with_blockers(s: Rivalry, seat: i64, count: i64) -> i64:
    """The same with his units that can block (rule 8.6)."""
    for i in range(s.size(seat, FIELD)):
        unit = s.card_at(seat, FIELD, i)
        if can_block(s, unit):
            s.options[count] = BLOCK * SUBJECTS + unit
            count += 1
    return count


def carry_out(s: Rivalry, seat: i64, option: i64) -> None:
    """Begin what is done both in the main phase and as a reaction."""
    action = option // SUBJECTS
    subject = option % SUBJECTS
    if action == SELL:
        sell(s, subject)
    elif action == CALL:
        begin_call(s, seat, NOTHING, calls_free(s, seat))
    elif action == ACTIVATE:
        begin_ability(s, seat, subject)
    elif action == GO_SOLO_ACTION:
        begin_playing(s, seat, subject, NOTHING, GOES_SOLO)
    else:
        begin_playing(s, seat, subject, NOTHING, 0)
