"""Why something is not offered: the rule that forbids it, by its id, and a sentence for people.

`why_not` speaks of the open choice; the others answer for one thing at a time, with None when nothing is against it.
They tell a player nothing that he could not see himself.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.flow import BRANCH, YES_NO
from engine.kernel.layout import NOTHING, PLAY_CARD
from engine.kernel.windows import ORDER
from engine.unmatched.battle import Battle
from engine.unmatched.hand import users_of_hand
from engine.unmatched.movement import can_target, has_target
from engine.unmatched.scheme import can_scheme
from engine.unmatched.space_reasons import Reason, why_not_space, why_not_start
from engine.unmatched.terms import (
    ACTION_NAMES,
    ATTACK,
    ATTACK_CARD,
    CHOOSE_ACTION,
    CHOOSE_ATTACK_CARD,
    CHOOSE_ATTACKER,
    CHOOSE_BOOST,
    CHOOSE_DEFENSE,
    CHOOSE_EXCESS,
    CHOOSE_FIGHTER,
    CHOOSE_MOVER,
    CHOOSE_SCHEME,
    CHOOSE_SPACE,
    CHOOSE_START,
    CHOOSE_TARGET,
    CHOOSE_USER,
    DEFENSE_CARD,
    SCHEME,
    SCHEME_CARD,
    is_card_choice,
)

_SORTS: Final = {
    ATTACK_CARD: "an attack card",
    DEFENSE_CARD: "a defense card",
    ATTACK_CARD | DEFENSE_CARD: "a versatile card",
    SCHEME_CARD: "a scheme card",
}


def why_not(s: Battle, key: str) -> Reason:
    """Why an answer is not among the options of the open choice: a rule's id (empty if none fits) and a sentence."""
    if s.option_count == 0:
        return "game-ends-at-once", "the match is over, so nothing is asked any more"
    if any(s.option_key(s.options[i]) == key for i in range(s.option_count)):
        return "", "it is one of the options"
    return _reason(s, key) or ("", f"the question is {s.kind_word()}, and `{key}` is none of its answers")


def _reason(s: Battle, key: str) -> Reason | None:
    kind = s.choice_kind
    seat = s.choice_seat
    word, _, rest = key.partition(" ")
    if kind == CHOOSE_ACTION:
        if key in ("none", "done"):
            return "two-actions-a-turn", "an action cannot be left out"
        return why_not_action(s, ACTION_NAMES.index(key)) if key in ACTION_NAMES else None
    if key in ACTION_NAMES and kind in (CHOOSE_BOOST, CHOOSE_MOVER):
        return (
            "three-kinds-of-action",
            "a maneuver has begun already; it begins by itself when no other action is possible",
        )
    if is_card_choice(kind) and word == "card":
        return _why_not_card(s, seat, kind, rest)
    if kind in (CHOOSE_SPACE, CHOOSE_START) and word == "space":
        if rest not in s.lineup.board.space_ids:
            return "", f"there is no space {rest} on this board"
        space = s.lineup.board.space_ids.index(rest)
        return why_not_start(s, space) if kind == CHOOSE_START else why_not_space(s, space)
    if word == "fighter" or (word == "attack" and kind == CHOOSE_ATTACKER):
        return _why_not_fighter(s, kind, rest)
    if word == "attack" and kind == CHOOSE_TARGET and rest.split(" ")[0] == s.lineup.fighter_ids[s.attacker]:
        return _why_not_fighter(s, kind, rest.partition(" ")[2])
    if kind == YES_NO:
        return "effects-are-mandatory", "the answer is `yes` or `no`"
    if kind == BRANCH and word == "option":
        return "skip-the-impossible-part", "that option is not there, was chosen before, or can do nothing now"
    if kind == ORDER and word == "first":
        return "defender-resolves-first", "that effect does not wait now, or belongs to the other player"
    if key in ("none", "done"):
        rule = "hand-limit-of-seven" if kind == CHOOSE_EXCESS else "effects-are-mandatory"
        return rule, "this choice cannot be declined"
    return None


def _why_not_card(s: Battle, seat: i64, kind: i64, name: str) -> Reason | None:
    name = name if "/" in name else f"{s.lineup.seat_name(seat)}/{name}"
    if name not in s.lineup.card_ids:
        return "", f"there is no card {name} in this match"
    card_type: i64 = s.lineup.card_ids.index(name)
    if kind == CHOOSE_ATTACK_CARD:
        return why_not_combat_card(s, seat, ATTACK_CARD, s.attacker, card_type)
    if kind == CHOOSE_DEFENSE:
        return why_not_combat_card(s, seat, DEFENSE_CARD, s.defender, card_type)
    if kind == CHOOSE_SCHEME:
        return why_not_scheme(s, seat, card_type)
    if kind == CHOOSE_BOOST:
        return why_not_boost(s, seat, card_type)
    if kind == CHOOSE_EXCESS:
        return _not_in_hand(s, seat, card_type, "hand-limit-of-seven")
    return "", f"{name} is not one of the cards to choose from"


def _why_not_fighter(s: Battle, kind: i64, name: str) -> Reason | None:
    if name not in s.lineup.fighter_ids:
        return "", f"there is no fighter {name} in this match"
    fighter: i64 = s.lineup.fighter_ids.index(name)
    if kind == CHOOSE_ATTACKER:
        return why_not_attacker(s, fighter)
    if kind == CHOOSE_TARGET:
        return why_not_target(s, s.attacker, fighter)
    if kind == CHOOSE_MOVER:
        return why_not_mover(s, fighter)
    if kind == CHOOSE_USER:
        return why_not_user(s, s.lineup.card_types[s.plays[s.play + PLAY_CARD]], fighter)
    if kind == CHOOSE_FIGHTER:
        return "", f"{name} is not one of the fighters to choose from"
    return None


def why_not_action(s: Battle, action: i64) -> Reason | None:
    """Why the player whose turn it is cannot take an action now."""
    lineup = s.lineup
    seat = s.active
    if action == SCHEME and not can_scheme(s, seat):
        if users_of_hand(s, seat, SCHEME_CARD) == 0:
            return "scheme-is-played-face-up", f"{lineup.seat_name(seat)} has no scheme card in hand"
        return "scheme-needs-its-fighter", "every fighter that could play a scheme card in hand is defeated"
    if action == ATTACK:
        found = users_of_hand(s, seat, ATTACK_CARD)
        if found == 0:
            return "attack-needs-card-and-target", f"{lineup.seat_name(seat)} has no card to attack with in hand"
        for fighter in range(lineup.first_fighter[seat], lineup.first_fighter[seat + 1]):
            if why_not_attacker(s, fighter) is None:
                return None
        return "attack-needs-card-and-target", "no fighter has both a card to attack with and somebody in reach"
    return None


def why_not_attacker(s: Battle, fighter: i64) -> Reason | None:
    """Why a fighter cannot attack now (rule 35)."""
    name = s.lineup.fighter_ids[fighter]
    if s.lineup.fighter_seat[fighter] != s.active:
        return "attack-needs-card-and-target", f"{name} belongs to the other player"
    if s.space[fighter] == NOTHING:
        return "defeated-at-zero-health", f"{name} is defeated"
    if not has_target(s, fighter):
        return "melee-and-ranged", f"{name} has nobody in reach"
    if users_of_hand(s, s.active, ATTACK_CARD) & s.lineup.kind_bit[fighter] == 0:
        return "attack-needs-card-and-target", f"no card in hand is one that {name} can attack with"
    return None


def why_not_target(s: Battle, attacker: i64, target: i64) -> Reason | None:
    """Why a fighter cannot attack another now (rules 36 to 39)."""
    lineup = s.lineup
    name = lineup.fighter_ids[attacker]
    other = lineup.fighter_ids[target]
    if can_target(s, attacker, target):
        return None
    if not s.are_opposing(attacker, target):
        return "only-opposing-targets", f"{other} is friendly to {name}"
    if s.space[target] == NOTHING:
        return "defeated-at-zero-health", f"{other} is defeated"
    if s.space[attacker] == NOTHING:
        return "defeated-at-zero-health", f"{name} is defeated"
    if lineup.fighter_ranged[attacker] != 0:
        return "melee-and-ranged", f"{other} is neither adjacent to {name} nor in one of its zones"
    return "melee-and-ranged", f"{other} is not adjacent to {name}, who is a melee fighter"


def why_not_combat_card(s: Battle, seat: i64, sort: i64, fighter: i64, card_type: i64) -> Reason | None:
    """Why a card cannot be laid down as an attack or defense card for a fighter (rules 40 to 42)."""
    lineup = s.lineup
    rule = "cards-face-down-then-revealed" if sort == ATTACK_CARD else "defend-with-the-fighters-card"
    card = lineup.card_ids[card_type]
    printed = lineup.type_card[card_type]
    if printed & sort == 0:
        use = "attack" if sort == ATTACK_CARD else "defend"
        return "versatile-is-both", f"{card} is {_SORTS[int(printed)]}: nobody can {use} with it"
    if lineup.type_users[card_type] & lineup.kind_bit[fighter] == 0:
        return rule, f"{card} is not a card that {lineup.fighter_ids[fighter]} can use"
    return _not_in_hand(s, seat, card_type, rule)


def why_not_scheme(s: Battle, seat: i64, card_type: i64) -> Reason | None:
    """Why a card cannot be played as a scheme now (rules 30, 31)."""
    lineup = s.lineup
    card = lineup.card_ids[card_type]
    if lineup.type_card[card_type] != SCHEME_CARD:
        return "scheme-is-played-face-up", f"{card} is {_SORTS[int(lineup.type_card[card_type])]}, not a scheme card"
    missing = _not_in_hand(s, seat, card_type, "scheme-is-played-face-up")
    if missing is not None:
        return missing
    for fighter in range(lineup.first_fighter[seat], lineup.first_fighter[seat + 1]):
        if why_not_user(s, card_type, fighter) is None:
            return None
    return "scheme-needs-its-fighter", f"every fighter that can play {card} is defeated"


def why_not_user(s: Battle, card_type: i64, fighter: i64) -> Reason | None:
    """Why a fighter cannot be the one that plays a scheme (rules 30, 31)."""
    name = s.lineup.fighter_ids[fighter]
    card = s.lineup.card_ids[card_type]
    if s.lineup.fighter_seat[fighter] != s.active:
        return "scheme-is-played-face-up", f"{name} belongs to the other player"
    if s.lineup.type_users[card_type] & s.lineup.kind_bit[fighter] == 0:
        return "scheme-is-played-face-up", f"{card} is not a card that {name} can play"
    return ("scheme-needs-its-fighter", f"{name} is defeated") if s.space[fighter] == NOTHING else None


def why_not_boost(s: Battle, seat: i64, card_type: i64) -> Reason | None:
    """Why a card cannot boost this maneuver (rules 20, 22)."""
    if s.lineup.type_boost[card_type] == NOTHING:
        return "boost-needs-a-boost-value", f"{s.lineup.card_ids[card_type]} has no BOOST value"
    return _not_in_hand(s, seat, card_type, "boost-a-maneuver")


def why_not_mover(s: Battle, fighter: i64) -> Reason | None:
    """Why a fighter cannot be the next to move in this maneuver (rule 16)."""
    name = s.lineup.fighter_ids[fighter]
    if s.lineup.fighter_seat[fighter] != s.active:
        return "each-fighter-moves-once", f"{name} belongs to the other player"
    if s.space[fighter] == NOTHING:
        return "defeated-at-zero-health", f"{name} is defeated"
    if (s.moved >> fighter) & 1 != 0:
        return "each-fighter-moves-once", f"{name} has moved already in this maneuver"
    return None


def _not_in_hand(s: Battle, seat: i64, card_type: i64, rule: str) -> Reason | None:
    for i in range(s.hand_size(seat)):
        if s.lineup.card_types[s.hand_card(seat, i)] == card_type:
            return None
    return rule, f"{s.lineup.seat_name(seat)} has no {s.lineup.card_ids[card_type].split('/')[1]} in hand"
