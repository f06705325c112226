"""Why something is not offered: the rule that forbids it, by its id, and a sentence for people.

`why_not` speaks of the open choice; the others answer for one thing at a time, with None when nothing is against it.
They tell a player nothing that he could not see himself.
"""

from __future__ import annotations

from mypy_extensions import i64

from engine.kernel.flow import BRANCH, YES_NO
from engine.kernel.layout import NOTHING, PLAY_CARD
from engine.kernel.reason import Reason
from engine.kernel.windows import ORDER
from engine.unmatched.battle import Battle
from engine.unmatched.hand import users_of_hand
from engine.unmatched.movement import can_target, has_target, is_in_reach
from engine.unmatched.scheme import can_scheme
from engine.unmatched.space_reasons import why_not_space, why_not_start
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


def why_not(s: Battle, key: str) -> Reason:
    """Why an answer is not among the options of the open choice."""
    if s.option_count == 0:
        return Reason("game-ends-at-once", "the match is over, so nothing is asked any more", {})
    if any(s.option_key(s.options[i]) == key for i in range(s.option_count)):
        return Reason("", "it is one of the options", {})
    otherwise = "the question is {question}, and `{answer}` is none of its answers"
    return _reason(s, key) or Reason("", otherwise, {"question": s.kind_word(), "answer": key})


def _reason(s: Battle, key: str) -> Reason | None:
    kind = s.choice_kind
    seat = s.choice_seat
    word, _, rest = key.partition(" ")
    if kind == CHOOSE_ACTION:
        if key in ("none", "done"):
            return Reason("two-actions-a-turn", "an action cannot be left out", {})
        return why_not_action(s, ACTION_NAMES.index(key)) if key in ACTION_NAMES else None
    if key in ACTION_NAMES and kind in (CHOOSE_BOOST, CHOOSE_MOVER):
        return Reason(
            "three-kinds-of-action",
            "a maneuver has begun already; it begins by itself when no other action is possible",
            {},
        )
    if is_card_choice(kind) and word == "card":
        return _why_not_card(s, seat, kind, rest)
    if kind in (CHOOSE_SPACE, CHOOSE_START) and word == "space":
        if rest not in s.lineup.board.space_ids:
            return Reason("", "there is no space {space} on this board", {"space": rest})
        space = s.lineup.board.space_ids.index(rest)
        return why_not_start(s, space) if kind == CHOOSE_START else why_not_space(s, space)
    if word == "fighter" or (word == "attack" and kind == CHOOSE_ATTACKER):
        return _why_not_fighter(s, kind, rest)
    if word == "attack" and kind == CHOOSE_TARGET and rest.split(" ")[0] == s.lineup.fighter_ids[s.attacker]:
        return _why_not_fighter(s, kind, rest.partition(" ")[2])
    if kind == YES_NO:
        return Reason("effects-are-mandatory", "the answer is `yes` or `no`", {})
    if kind == BRANCH and word == "option":
        gone = "that option is not there, was chosen before, or can do nothing now"
        return Reason("skip-the-impossible-part", gone, {})
    if kind == ORDER and word == "first":
        return Reason("defender-resolves-first", "that effect does not wait now, or belongs to another player", {})
    if key in ("none", "done"):
        rule = "hand-limit-of-seven" if kind == CHOOSE_EXCESS else "effects-are-mandatory"
        return Reason(rule, "this choice cannot be declined", {})
    return None


def _why_not_card(s: Battle, seat: i64, kind: i64, name: str) -> Reason | None:
    name = name if "/" in name else f"{s.lineup.seat_name(seat)}/{name}"
    if name not in s.lineup.card_ids:
        return Reason("", "there is no card {answer} in this match", {"answer": name})
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
    return Reason("", "{card} is not one of the cards to choose from", {"card": name})


def _why_not_fighter(s: Battle, kind: i64, name: str) -> Reason | None:
    if name not in s.lineup.fighter_ids:
        return Reason("", "there is no fighter {answer} in this match", {"answer": name})
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
        return Reason("", "{fighter} is not one of the fighters to choose from", {"fighter": name})
    return None


def why_not_action(s: Battle, action: i64) -> Reason | None:
    """Why the player whose turn it is cannot take an action now."""
    lineup = s.lineup
    seat = s.active
    player = lineup.seat_name(seat)
    if action == SCHEME and not can_scheme(s, seat):
        if users_of_hand(s, seat, SCHEME_CARD) == 0:
            return Reason("scheme-is-played-face-up", "{player} has no scheme card in hand", {"player": player})
        fallen = "every fighter that could play a scheme card in hand is defeated"
        return Reason("scheme-needs-its-fighter", fallen, {})
    if action == ATTACK:
        found = users_of_hand(s, seat, ATTACK_CARD)
        if found == 0:
            return Reason(
                "attack-needs-card-and-target", "{player} has no card to attack with in hand", {"player": player}
            )
        for fighter in range(lineup.first_fighter[seat], lineup.first_fighter[seat + 1]):
            if why_not_attacker(s, fighter) is None:
                return None
        nobody = "no fighter has both a card to attack with and somebody in reach"
        return Reason("attack-needs-card-and-target", nobody, {})
    return None


def why_not_attacker(s: Battle, fighter: i64) -> Reason | None:
    """Why a fighter cannot attack now (rule 35)."""
    name = s.lineup.fighter_ids[fighter]
    if s.lineup.fighter_seat[fighter] != s.active:
        return _not_of_the_active(s, "attack-needs-card-and-target", name)
    if s.space[fighter] == NOTHING:
        return Reason("defeated-at-zero-health", "{fighter} is defeated", {"fighter": name})
    if not has_target(s, fighter):
        for target in range(s.lineup.fighters):
            if _is_spared(s, fighter, target):
                return _first_turn(s, fighter, target)
        return Reason("melee-and-ranged", "{fighter} has nobody in reach", {"fighter": name})
    if users_of_hand(s, s.active, ATTACK_CARD) & s.lineup.kind_bit[fighter] == 0:
        no_card = "no card in hand is one that {fighter} can attack with"
        return Reason("attack-needs-card-and-target", no_card, {"fighter": name})
    return None


def why_not_target(s: Battle, attacker: i64, target: i64) -> Reason | None:
    """Why a fighter cannot attack another now (rules 36 to 39)."""
    lineup = s.lineup
    name = lineup.fighter_ids[attacker]
    other = lineup.fighter_ids[target]
    both = {"fighter": name, "other": other}
    if can_target(s, attacker, target):
        return None
    if not s.are_opposing(attacker, target):
        return Reason("only-opposing-targets", "{other} is friendly to {fighter}", both)
    if s.space[target] == NOTHING:
        return Reason("defeated-at-zero-health", "{fighter} is defeated", {"fighter": other})
    if s.space[attacker] == NOTHING:
        return Reason("defeated-at-zero-health", "{fighter} is defeated", {"fighter": name})
    if _is_spared(s, attacker, target):
        return _first_turn(s, attacker, target)
    if lineup.fighter_ranged[attacker] != 0:
        return Reason("melee-and-ranged", "{other} is neither adjacent to {fighter} nor in one of its zones", both)
    return Reason("melee-and-ranged", "{other} is not adjacent to {fighter}, who is a melee fighter", both)


def _is_spared(s: Battle, attacker: i64, target: i64) -> bool:
    """Whether only the first turn of a free-for-all saves a fighter from another's attack (rule 97)."""
    return is_in_reach(s, attacker, target) and not can_target(s, attacker, target)


def _first_turn(s: Battle, attacker: i64, target: i64) -> Reason:
    both = {"fighter": s.lineup.fighter_ids[attacker], "other": s.lineup.fighter_ids[target]}
    return Reason("first-turn-of-a-free-for-all", "{fighter} may not attack {other} in a first turn", both)


def _not_of_the_active(s: Battle, rule: str, fighter: str) -> Reason:
    """A fighter that belongs to another hero than the one whose turn it is."""
    player = s.lineup.seat_name(s.active)
    return Reason(rule, "{fighter} is no fighter of {player}", {"fighter": fighter, "player": player})


def why_not_combat_card(s: Battle, seat: i64, sort: i64, fighter: i64, card_type: i64) -> Reason | None:
    """Why a card cannot be laid down as an attack or defense card for a fighter (rules 40 to 42)."""
    lineup = s.lineup
    rule = "cards-face-down-then-revealed" if sort == ATTACK_CARD else "defend-with-the-fighters-card"
    card = lineup.card_ids[card_type]
    printed = lineup.type_card[card_type]
    if printed & sort == 0:
        return Reason("versatile-is-both", _no_use(sort, printed), {"card": card})
    if lineup.type_users[card_type] & lineup.kind_bit[fighter] == 0:
        slots = {"card": card, "fighter": lineup.fighter_ids[fighter]}
        return Reason(rule, "{card} is not a card that {fighter} can use", slots)
    return _not_in_hand(s, seat, card_type, rule)


def _no_use(sort: i64, printed: i64) -> str:
    """Why a card of another sort is of no use in a combat."""
    if sort == ATTACK_CARD:
        if printed == SCHEME_CARD:
            return "{card} is a scheme card: nobody can attack with it"
        return "{card} is a defense card: nobody can attack with it"
    if printed == SCHEME_CARD:
        return "{card} is a scheme card: nobody can defend with it"
    return "{card} is an attack card: nobody can defend with it"


def why_not_scheme(s: Battle, seat: i64, card_type: i64) -> Reason | None:
    """Why a card cannot be played as a scheme now (rules 30, 31)."""
    lineup = s.lineup
    card = lineup.card_ids[card_type]
    if lineup.type_card[card_type] != SCHEME_CARD:
        return Reason("scheme-is-played-face-up", "{card} is not a scheme card", {"card": card})
    missing = _not_in_hand(s, seat, card_type, "scheme-is-played-face-up")
    if missing is not None:
        return missing
    for fighter in range(lineup.first_fighter[seat], lineup.first_fighter[seat + 1]):
        if why_not_user(s, card_type, fighter) is None:
            return None
    return Reason("scheme-needs-its-fighter", "every fighter that can play {card} is defeated", {"card": card})


def why_not_user(s: Battle, card_type: i64, fighter: i64) -> Reason | None:
    """Why a fighter cannot be the one that plays a scheme (rules 30, 31)."""
    name = s.lineup.fighter_ids[fighter]
    card = s.lineup.card_ids[card_type]
    if s.lineup.fighter_seat[fighter] != s.active:
        return _not_of_the_active(s, "scheme-is-played-face-up", name)
    if s.lineup.type_users[card_type] & s.lineup.kind_bit[fighter] == 0:
        slots = {"card": card, "fighter": name}
        return Reason("scheme-is-played-face-up", "{card} is not a card that {fighter} can play", slots)
    if s.space[fighter] == NOTHING:
        return Reason("scheme-needs-its-fighter", "{fighter} is defeated", {"fighter": name})
    return None


def why_not_boost(s: Battle, seat: i64, card_type: i64) -> Reason | None:
    """Why a card cannot boost this maneuver (rules 20, 22)."""
    if s.lineup.type_boost[card_type] == NOTHING:
        card = s.lineup.card_ids[card_type]
        return Reason("boost-needs-a-boost-value", "{card} has no BOOST value", {"card": card})
    return _not_in_hand(s, seat, card_type, "boost-a-maneuver")


def why_not_mover(s: Battle, fighter: i64) -> Reason | None:
    """Why a fighter cannot be the next to move in this maneuver (rule 16)."""
    name = s.lineup.fighter_ids[fighter]
    if s.lineup.fighter_seat[fighter] != s.active:
        return _not_of_the_active(s, "each-fighter-moves-once", name)
    if s.space[fighter] == NOTHING:
        return Reason("defeated-at-zero-health", "{fighter} is defeated", {"fighter": name})
    if (s.moved >> fighter) & 1 != 0:
        return Reason("each-fighter-moves-once", "{fighter} has moved already in this maneuver", {"fighter": name})
    return None


def _not_in_hand(s: Battle, seat: i64, card_type: i64, rule: str) -> Reason | None:
    for i in range(s.hand_size(seat)):
        if s.lineup.card_types[s.hand_card(seat, i)] == card_type:
            return None
    slots = {"player": s.lineup.seat_name(seat), "card": s.lineup.card_ids[card_type]}
    return Reason(rule, "{player} does not hold {card}", slots)
