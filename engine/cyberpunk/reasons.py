"""Why something is not offered: the rule that forbids it, by its id, and a sentence for people.

`why_not` speaks of the open choice; the others answer for one thing at a time, with None when nothing is against it.
They tell a player nothing that he could not see himself.
"""

from __future__ import annotations

from mypy_extensions import i64

from engine.cyberpunk.abilities import CardActivation
from engine.cyberpunk.activating import eddies_for, source_of
from engine.cyberpunk.calling import CALL_COST
from engine.cyberpunk.costs import price
from engine.cyberpunk.paying import could_pay, purse
from engine.cyberpunk.permissions import (
    calls_free,
    can_attack,
    can_begin_attack,
    can_target_gigs,
    can_target_unit,
    is_held_back,
    must_still_attack,
)
from engine.cyberpunk.playing import has_host
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import (
    ACTION_NAMES,
    BLOCKER,
    CANNOT_ATTACK,
    CANNOT_ATTACK_AT_ONCE,
    CANNOT_ATTACK_GIGS,
    CHOOSE_ACTION,
    CHOOSE_DIE,
    CHOOSE_PAYMENT,
    CHOOSE_REACTION,
    CHOOSE_TARGET,
    FACE_UP,
    FIELD,
    GEAR_CARD,
    GO_SOLO,
    HAND,
    LAG,
    LEGENDS,
    PROGRAM_CARD,
    QUICK,
)
from engine.cyberpunk.words import card_id, card_name
from engine.kernel.flow import YES_NO
from engine.kernel.layout import NOTHING
from engine.kernel.numbers import BIT
from engine.kernel.reason import Reason
from engine.kernel.windows import ORDER


def why_not(s: Rivalry, key: str) -> Reason:
    """Why an answer is not among the options of the open choice."""
    if s.option_count == 0:
        return Reason("seven-gigs-at-the-start-win", "the match is over, so nothing is asked any more", {})
    if any(s.option_key(s.options[i]) == key for i in range(s.option_count)):
        return Reason("", "it is one of the options", {})
    otherwise = "the question is {question}, and `{answer}` is none of its answers"
    return _reason(s, key) or Reason("", otherwise, {"question": s.kind_word(), "answer": key})


def _reason(s: Rivalry, key: str) -> Reason | None:
    kind = s.choice_kind
    word, _, rest = key.partition(" ")
    if kind == CHOOSE_ACTION or kind == CHOOSE_REACTION:
        return _why_not_deed(s, s.choice_seat, word, rest)
    if kind == CHOOSE_TARGET and word == "target":
        if rest == "gigs":
            return why_not_gigs(s, s.attacker)
        target = card_called(s, s.choice_seat, rest, FIELD)
        return why_not_target(s, s.attacker, target) if target != NOTHING else no_such_card(rest)
    if kind == CHOOSE_PAYMENT:
        return Reason("paying", "only ready Eddies and ready legends in the Legends area pay", {})
    if kind == CHOOSE_DIE and word == "die":
        return Reason("roll-a-die-into-your-gig-area", "the die is not in the fixer area, or it is the d20", {})
    if kind == YES_NO:
        return Reason("cards-beat-rules", "the answer is `yes` or `no`", {})
    if kind == ORDER and word == "first":
        return Reason("waiting-effects", "that effect does not wait now, or belongs to another player", {})
    if key in ("none", "done"):
        return Reason("cards-beat-rules", "this choice cannot be declined", {})
    return None


def no_such_card(name: str) -> Reason:
    """There is no card of this id where it would have to be."""
    return Reason("", "there is no card {answer} there", {"answer": name})


def card_called(s: Rivalry, seat: i64, name: str, kind: i64) -> i64:
    """The card in a pile of either seat that a seat calls so, or `NOTHING`."""
    for owner in range(s.lineup.seats):
        for i in range(s.size(owner, kind)):
            card = s.card_at(owner, kind, i)
            if card != NOTHING and card_name(s, card, seat) == name:
                return card
    return NOTHING


def _why_not_deed(s: Rivalry, seat: i64, word: str, name: str) -> Reason | None:
    reacting = s.choice_kind == CHOOSE_REACTION
    if word not in ACTION_NAMES:
        return None
    if word == "pass":
        if must_still_attack(s, seat):
            return Reason("who-must-attack-must", "a unit that must attack still can", {})
        return None
    if word == "call":
        return why_not_call(s, seat)
    if word in ("play", "sell"):
        card = card_called(s, seat, name, HAND)
        if card == NOTHING or s.lineup.card_owners[card] != seat:
            return Reason("", "there is no card {answer} in the hand", {"answer": name})
        return why_not_sell(s, seat, card) if word == "sell" else why_not_play(s, seat, card, reacting)
    if word in ("go-solo", "play-legend"):
        legend = card_called(s, seat, name, LEGENDS)
        if legend == NOTHING or reacting or s.marks[legend] & FACE_UP == 0:
            return Reason("go-solo", "only a face-up legend in the Legends area can, in one's own main phase", {})
        return why_not_go_solo(s, seat, legend)
    if word == "use":
        return _why_not_use_called(s, seat, name, reacting)
    unit = card_called(s, seat, name, FIELD)
    if unit == NOTHING or s.lineup.card_owners[unit] != seat:
        return no_such_card(name)
    return why_not_block(s, unit) if word == "block" else why_not_attack(s, unit)


def _too_dear(s: Rivalry, seat: i64, card: i64, cost: i64, rule: str) -> Reason | None:
    if cost == NOTHING:
        return Reason("no-printed-cost", "{card} has no cost, so it cannot be played", {"card": card_id(s, card)})
    if cost > purse(s, seat):
        slots = {"card": card_id(s, card), "number": str(cost), "other": str(purse(s, seat))}
        return Reason(rule, "{card} costs {number}, and {other} can be paid", slots)
    return None


def why_not_play(s: Rivalry, seat: i64, card: i64, reacting: bool) -> Reason | None:
    """Why a seat cannot play a card from its hand."""
    name = card_id(s, card)
    if reacting and (s.kind(card) != PROGRAM_CARD or not s.has(QUICK, card)):
        return Reason("quick", "{card} is no program with QUICK", {"card": name})
    dear = _too_dear(s, seat, card, price(s, card, False), "paying")
    if dear is not None:
        return dear
    if s.kind(card) == GEAR_CARD and not has_host(s, seat):
        return Reason("gear-is-worn", "there is no unit or face-up legend to wear {card}", {"card": name})
    return None


def why_not_sell(s: Rivalry, seat: i64, card: i64) -> Reason | None:
    """Why a seat cannot sell a card from its hand now."""
    if seat != s.active or s.choice_kind == CHOOSE_REACTION:
        return Reason("sell-a-card", "cards are sold in one's own main phase only", {})
    if s.sold != 0:
        return Reason("sell-a-card", "a card has been sold this turn", {})
    if s.lineup.type_sells[s.lineup.card_types[card]] == 0:
        return Reason("sell-a-card", "{card} has no sell tag", {"card": card_id(s, card)})
    return None


def why_not_go_solo(s: Rivalry, seat: i64, legend: i64) -> Reason | None:
    """Why a face-up legend in the Legends area cannot go solo."""
    if not s.has(GO_SOLO, legend):
        return Reason("go-solo", "{card} does not have GO SOLO", {"card": card_id(s, legend)})
    return _too_dear(s, seat, legend, price(s, legend, True), "go-solo")


def why_not_call(s: Rivalry, seat: i64) -> Reason | None:
    """Why a seat cannot Call a legend now."""
    if s.called & BIT[seat] != 0:
        return Reason("call-a-legend", "a legend has been Called this turn", {})
    for place in range(s.size(seat, LEGENDS)):
        if s.marks[s.card_at(seat, LEGENDS, place)] & FACE_UP == 0:
            if purse(s, seat) >= CALL_COST or calls_free(s, seat):
                return None
            return Reason("call-a-legend", "there is no Eddie to pay for the Call", {})
    return Reason("call-a-legend", "no legend lies face down", {})


def _why_not_use_called(s: Rivalry, seat: i64, name: str, reacting: bool) -> Reason | None:
    for ability in s.lineup.activations:
        number = f" {ability.number + 1}" if ability.number > 0 else ""
        if s.card_pile[ability.actor] != NOTHING and s.lineup.card_owners[ability.actor] == seat:
            if f"{card_id(s, ability.actor)}{number}" == name and s.ability_works(ability.actor):
                return why_not_use(s, seat, ability, reacting)
    return Reason("using-abilities", "no card that is in play and face up has the ability `{answer}`", {"answer": name})


def why_not_use(s: Rivalry, seat: i64, ability: CardActivation, reacting: bool) -> Reason | None:
    """Why a seat cannot use an ability of a card in play."""
    if reacting and not ability.quick:
        return Reason("quick", "the ability of {card} does not have QUICK", {"card": card_id(s, ability.actor)})
    source = source_of(s, ability)
    if source != NOTHING:
        if not s.is_ready(source):
            return Reason("using-abilities", "{card} is spent", {"card": card_id(s, source)})
        if s.area(source) == FIELD and s.marks[source] & LAG != 0:
            return Reason("units-enter-with-lag", "{card} has lag", {"card": card_id(s, source)})
    if not could_pay(s, seat, eddies_for(s, ability), source):
        slots = {"card": card_id(s, ability.actor), "number": str(eddies_for(s, ability))}
        return Reason("using-abilities", "the ability of {card} costs {number}, which cannot be paid", slots)
    condition = ability.condition
    if condition is not None and not s.holds(condition, seat, ability.actor, NOTHING, NOTHING):
        return Reason("using-abilities", "not everything can be paid that the ability of {card} costs", {
            "card": card_id(s, ability.actor)
        })  # fmt: skip
    return None


def why_not_attack(s: Rivalry, unit: i64) -> Reason | None:
    """Why a unit cannot attack now."""
    name = {"card": card_id(s, unit)}
    if s.choice_kind == CHOOSE_REACTION or s.lineup.card_owners[unit] != s.active:
        return Reason("one-attack-at-a-time", "attacks are made in one's own main phase only", {})
    if not s.is_ready(unit):
        return Reason("who-can-attack", "{card} is spent", name)
    if s.has(CANNOT_ATTACK, unit):
        return Reason("cards-beat-rules", "an effect forbids {card} to attack", name)
    if s.marks[unit] & LAG != 0 and s.has(CANNOT_ATTACK_AT_ONCE, unit):
        return Reason("cards-beat-rules", "an effect forbids {card} to attack on the turn it entered the field", name)
    if can_attack(s, unit):
        return None
    if is_held_back(s, unit):
        return Reason("units-enter-with-lag", "{card} has lag", name)
    return Reason("targets-of-an-attack", "there is nothing that {card} could attack", name)


def why_not_gigs(s: Rivalry, unit: i64) -> Reason | None:
    """Why a unit that can attack cannot attack the rival's gigs."""
    if can_target_gigs(s, unit):
        return None
    name = {"card": card_id(s, unit)}
    if s.gigs(1 - s.lineup.card_owners[unit]) == 0:
        return Reason("targets-of-an-attack", "an empty Gig area cannot be attacked", {})
    if s.has(CANNOT_ATTACK_GIGS, unit):
        return Reason("cards-beat-rules", "an effect forbids {card} to attack gigs", name)
    return Reason("units-enter-with-lag", "{card} has lag", name)


def why_not_target(s: Rivalry, unit: i64, target: i64) -> Reason | None:
    """Why a unit cannot attack another unit."""
    names = {"card": card_id(s, unit), "other": card_id(s, target)}
    if s.lineup.card_owners[unit] == s.lineup.card_owners[target]:
        return Reason("targets-of-an-attack", "{other} is no rival unit", names)
    if not can_begin_attack(s, unit) or can_target_unit(s, unit, target):
        return why_not_attack(s, unit)
    if s.is_ready(target):
        return Reason("targets-of-an-attack", "{other} is ready, and only spent units can be attacked", names)
    return Reason("units-enter-with-lag", "{card} has lag", names)


def why_not_block(s: Rivalry, unit: i64) -> Reason | None:
    """Why a unit cannot block the attack."""
    name = {"card": card_id(s, unit)}
    if s.attacker == NOTHING:
        return Reason("blocker", "there is no attack to block", {})
    if s.unblockable != 0:
        return Reason("blocker", "this attack cannot be blocked", {})
    if unit == s.defender:
        return Reason("blocker", "{card} is attacked itself", name)
    if not s.has(BLOCKER, unit):
        return Reason("blocker", "{card} does not have BLOCKER", name)
    if not s.is_ready(unit):
        return Reason("blocker", "{card} is spent", name)
    return None
