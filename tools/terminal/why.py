"""Why something is not offered: the rule that forbids it, with its number and its text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from content.rulebook import UnknownRule, rulebook
from engine.kernel.layout import NOTHING
from engine.unmatched.battle import Battle
from engine.unmatched.reason import Reason as Why
from engine.unmatched.reasons import (
    why_not,
    why_not_action,
    why_not_attacker,
    why_not_combat_card,
    why_not_scheme,
    why_not_target,
)
from engine.unmatched.terms import ACTION_NAMES, ATTACK_CARD, HAND, SCHEME_CARD, is_card_choice
from tools.log.names import Names
from tools.terminal.questions import Option, Question
from tools.terminal.table import Table

SYSTEM = "unmatched"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why not: a sentence, and the rule behind it."""

    sentence: str
    rule: str
    """`Rule 36: ...`; empty where no rule is needed to understand it."""


def candidates(question: Question, table: Table) -> list[str]:
    """The answers one might expect to the question but that are not offered, by their keys."""
    s, kind, seat = question.state, question.choice.kind, question.seat
    lineup = s.lineup
    own = range(lineup.first_fighter[seat], lineup.first_fighter[seat + 1])
    if kind == "action":
        keys = ["scheme", "attack", *hand_keys(table), *(f"fighter {fighter}" for fighter in lineup.fighter_ids)]
    elif kind == "boost":
        keys = ["scheme", "attack", *hand_keys(table)]
    elif is_card_choice(s.choice_kind):
        keys = hand_keys(table)
    elif kind == "mover":
        keys = ["scheme", "attack", *(f"fighter {lineup.fighter_ids[fighter]}" for fighter in own)]
    elif kind == "scheme-fighter":
        keys = [f"fighter {lineup.fighter_ids[fighter]}" for fighter in own]
    elif kind == "attacker":
        keys = [f"attack {lineup.fighter_ids[fighter]}" for fighter in own]
    elif kind == "target":
        others = [fighter for fighter in range(lineup.fighters) if fighter not in own]
        keys = [f"attack {lineup.fighter_ids[s.attacker]} {lineup.fighter_ids[fighter]}" for fighter in others]
    elif question.is_about_spaces:
        keys = [f"space {space}" for space in lineup.board.space_ids]
    else:
        keys = []
    return [key for key in keys if key not in question.choice.options]


def hand_keys(table: Table) -> list[str]:
    """The different cards of the hand, by their keys."""
    lineup = table.state.lineup
    ids = [lineup.card_ids[lineup.card_types[card]].partition("/")[2] for card in table.pile(table.seat, HAND)]
    return [f"card {id_}" for id_ in dict.fromkeys(ids)]


def nameable(key: str, names: Names) -> Option:
    """An answer that is not offered, so that it can be named like one that is."""
    return Option(key, in_names(key.rpartition(" ")[2], names))


def reasons(question: Question, keys: list[str]) -> Iterator[Reason]:
    """Why each of these answers is not offered; for an attack that is not possible, fighter by fighter."""
    s, names = question.state, question.names
    for key in keys:
        if question.choice.kind == "action" and key.startswith("card "):
            yield from _card_in_an_action(question, key)
        elif question.choice.kind == "action" and key.startswith("fighter "):
            yield from _fighter_in_an_attack(question, s.lineup.fighter_ids.index(key.partition(" ")[2]))
        elif key in ACTION_NAMES:
            yield from _action(question, key)
        else:
            yield _said(in_names(key.capitalize(), names), why_not(s, key), "", names)


def _action(question: Question, key: str) -> Iterator[Reason]:
    """Why an action is not possible, or was not when a maneuver began by itself."""
    position = question.forced or question.state
    reason = why_not_action(position, ACTION_NAMES.index(key)) if question.forced is not None else None
    reason = reason or why_not(position, key)
    yield Reason(f"No {key}: {in_names(reason.sentence(), question.names)}.", rule_text(reason.rule))
    if key == "attack" and (question.forced is not None or question.choice.kind == "action"):
        yield from _attackers(position, question)


def _card_in_an_action(question: Question, key: str) -> Iterator[Reason]:
    """Which actions a card of the hand can be played in now, and why not in the others."""
    s, names, seat = question.state, question.names, question.seat
    lineup = s.lineup
    card_type = lineup.card_ids.index(f"{lineup.seat_name(seat)}/{key.partition(' ')[2]}")
    printed = lineup.type_card[card_type]
    name = in_names(lineup.card_ids[card_type], names)
    if printed == SCHEME_CARD:
        reason = why_not_scheme(s, seat, card_type)
        yield _said(name, reason, "it can be played: choose the scheme action", names)
    elif printed & ATTACK_CARD == 0:
        rule, sentence = "versatile-is-both", "it is a defense card: it is played when one of your fighters is attacked"
        yield Reason(f"{name}: {sentence}.", rule_text(rule))
    else:
        for fighter in _standing(s, seat):
            reason = why_not_combat_card(s, seat, ATTACK_CARD, fighter, card_type) or why_not_attacker(s, fighter)
            yield _said(name, reason, f"{names.fighter(fighter)} can attack with it: choose the attack action", names)


def _said(name: str, reason: Why | None, otherwise: str, names: Names) -> Reason:
    sentence, rule = (otherwise, "") if reason is None else (in_names(reason.sentence(), names), rule_text(reason.rule))
    return Reason(f"{sentence}." if name.lower() in sentence.lower() else f"{name}: {sentence}.", rule)


def _attackers(position: Battle, question: Question) -> Iterator[Reason]:
    """Why each fighter on the board that cannot attack cannot."""
    for fighter in _standing(position, question.seat):
        reason = why_not_attacker(position, fighter)
        if reason is not None:
            yield Reason(f"  {in_names(reason.sentence(), question.names)}.", "")


def _fighter_in_an_attack(question: Question, fighter: int) -> Iterator[Reason]:
    """Whether a fighter of one's own can attack, or who of them can attack another, and if not, why."""
    s, names, seat = question.state, question.names, question.seat
    name = names.fighter(fighter)
    if s.lineup.fighter_seat[fighter] == seat:
        yield _said("", why_not_attacker(s, fighter), f"{name} can attack: choose the attack action", names)
        return
    if s.space[fighter] == NOTHING:
        yield Reason(f"{name} is defeated.", "")
        return
    for attacker in _standing(s, seat):
        reason = why_not_target(s, attacker, fighter) or why_not_attacker(s, attacker)
        yield _said("", reason, f"{names.fighter(attacker)} can attack {names.inside(name)}", names)


def _standing(position: Battle, seat: int) -> list[int]:
    """The fighters of a seat on the board."""
    first, end = position.lineup.first_fighter[seat : seat + 2]
    return [fighter for fighter in range(first, end) if position.space[fighter] != NOTHING]


def rule_text(rule_id: str) -> str:
    """A rule with its number, as a player hears it."""
    try:
        rule = rulebook(SYSTEM).rule(rule_id)
    except UnknownRule:
        return ""
    return f"Rule {rule.number}: {rule.text()}"


def in_names(sentence: str, names: Names) -> str:
    """The sentence with names where it has ids."""
    lineup = names.lineup
    called: dict[str, str] = {}
    for card, card_type in enumerate(lineup.card_types):
        full = lineup.card_ids[card_type]
        called[full] = called[full.partition("/")[2]] = names.card(card)
    called |= {id_: names.fighter(fighter) for fighter, id_ in enumerate(lineup.fighter_ids)}
    said = re.sub(r"[a-z0-9]+(?:[-/][a-z0-9]+)*", lambda found: called.get(found[0], found[0]), sentence)
    said = re.sub(r"^(Card|Fighter|Space|Attack) (?=\S)", "", said)
    return said[:1].upper() + said[1:] if said[:1].islower() and sentence[:1].isupper() else said
