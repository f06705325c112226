"""Why something is not offered: the rule that forbids it, with its number and its text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from content.rulebook import UnknownRule, rulebook
from engine.kernel.layout import NOTHING
from engine.unmatched.reasons import why_not, why_not_attacker, why_not_target
from engine.unmatched.terms import HAND, is_card_choice
from tools.log.names import Names
from tools.terminal.questions import Question
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
        keys = ["scheme", "attack"]
    elif is_card_choice(s.choice_kind):
        cards = [lineup.card_ids[lineup.card_types[card]].partition("/")[2] for card in table.pile(seat, HAND)]
        keys = [f"card {card}" for card in dict.fromkeys(cards)]
    elif kind in ("mover", "scheme-fighter"):
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


def reasons(question: Question, keys: list[str]) -> Iterator[Reason]:
    """Why each of these answers is not offered; for an attack that is not possible, fighter by fighter."""
    s, names = question.state, question.names
    for key in keys:
        rule, sentence = why_not(s, key)
        if question.choice.kind == "action" and key == "attack":
            yield Reason(f"No attack: {in_names(sentence, names)}.", rule_text(rule))
            yield from _attackers(question)
        else:
            yield Reason(f"{in_names(key.capitalize(), names)}: {in_names(sentence, names)}.", rule_text(rule))


def _attackers(question: Question) -> Iterator[Reason]:
    s, names = question.state, question.names
    lineup = s.lineup
    for fighter in range(lineup.first_fighter[question.seat], lineup.first_fighter[question.seat + 1]):
        reason = why_not_attacker(s, fighter)
        if reason is None or s.space[fighter] == NOTHING:
            continue
        yield Reason(f"  {in_names(reason[1], names)}.", "")
        if reason[0] == "melee-and-ranged":
            for target in range(lineup.fighters):
                if s.space[target] != NOTHING and lineup.fighter_seat[target] != question.seat:
                    out_of_reach = why_not_target(s, fighter, target)
                    if out_of_reach is not None:
                        yield Reason(f"    {in_names(out_of_reach[1], names)}.", "")


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
