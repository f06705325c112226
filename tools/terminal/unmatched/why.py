"""Why something is not offered: the rule that forbids it, with its number and its text."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.layout import NOTHING
from engine.kernel.reason import Reason
from engine.unmatched.battle import Battle
from engine.unmatched.reasons import (
    why_not,
    why_not_action,
    why_not_attacker,
    why_not_combat_card,
    why_not_scheme,
    why_not_target,
)
from engine.unmatched.terms import ACTION_NAMES, ATTACK_CARD, HAND, SCHEME_CARD, is_card_choice
from tools.log.unmatched.names import Names
from tools.sentences import Value
from tools.terminal.option import Option
from tools.terminal.sight import Reply, rule_text
from tools.terminal.unmatched.questions import Question
from tools.terminal.unmatched.table import Table


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


def nameable(key: str, question: Question) -> Option:
    """An answer that is not offered, so that it can be named like one that is."""
    names, lineup = question.names, question.names.lineup
    word, _, rest = key.partition(" ")
    if word == "card":
        return Option(key, names.card(_copy_of(rest, question)).name)
    if word in ("fighter", "attack") and rest:
        return Option(key, names.fighter(lineup.fighter_ids.index(rest.rpartition(" ")[2])).name)
    return Option(key, rest or question.catalogue.sentence(f"option {key}"))


def answers(question: Question, keys: list[str]) -> Iterator[Reply]:
    """Why each of these answers is not offered; for an attack that is not possible, fighter by fighter."""
    for key in keys:
        if question.choice.kind == "action" and key.startswith("card "):
            yield from _card_in_an_action(question, key)
        elif question.choice.kind == "action" and key.startswith("fighter "):
            yield from _fighter_in_an_attack(question, question.state.lineup.fighter_ids.index(key.partition(" ")[2]))
        elif key in ACTION_NAMES:
            yield from _action(question, key)
        else:
            yield _because(why_not(question.state, key), question.names)


def _action(question: Question, key: str) -> Iterator[Reply]:
    """Why an action is not possible, or was not when a maneuver began by itself."""
    position, said, names = question.forced or question.state, question.catalogue, question.names
    reason = why_not_action(position, ACTION_NAMES.index(key)) if question.forced is not None else None
    reason = reason or why_not(position, key)
    why = said.reason(reason.phrase, names.in_reason(reason))
    yield Reply(said.sentence(f"no {key}", why=why), rule_text("unmatched", reason.rule, names.language))
    if key == "attack" and (question.forced is not None or question.choice.kind == "action"):
        yield from _attackers(position, question)


def _card_in_an_action(question: Question, key: str) -> Iterator[Reply]:
    """Which actions a card of the hand can be played in now, and why not in the others."""
    s, names, seat = question.state, question.names, question.seat
    card = _copy_of(key.partition(" ")[2], question)
    card_type = s.lineup.card_types[card]
    printed, name = s.lineup.type_card[card_type], names.card(card).name
    if printed == SCHEME_CARD:
        reason = why_not_scheme(s, seat, card_type)
        yield _because(reason, names) if reason is not None else _of(name, question, "can be played")
    elif printed & ATTACK_CARD == 0:
        yield _of(name, question, "only defends", "versatile-is-both")
    else:
        for fighter in _standing(s, seat):
            reason = why_not_combat_card(s, seat, ATTACK_CARD, fighter, card_type)
            if reason is not None:
                yield _because(reason, names)
                continue
            reason = why_not_attacker(s, fighter)
            if reason is not None:
                yield _of(name, question, reason)
            else:
                yield _of(name, question, "can attack with it", fighter=names.fighter(fighter))


def _fighter_in_an_attack(question: Question, fighter: int) -> Iterator[Reply]:
    """Whether a fighter of one's own can attack, or who of them can attack another, and if not, why."""
    s, names, seat, said = question.state, question.names, question.seat, question.catalogue
    name = names.fighter(fighter)
    if s.lineup.fighter_seat[fighter] == seat:
        reason = why_not_attacker(s, fighter)
        can = said.sentence("why", why=said.sentence("can attack now", fighter=name))
        yield _because(reason, names) if reason is not None else Reply(can)
        return
    if s.space[fighter] == NOTHING:
        yield Reply(said.sentence("why", why=said.sentence("is fallen", fighter=name)))
        return
    for attacker in _standing(s, seat):
        reason = why_not_target(s, attacker, fighter) or why_not_attacker(s, attacker)
        can = said.sentence("can attack", fighter=names.fighter(attacker), targets=[name])
        yield _because(reason, names) if reason is not None else Reply(said.sentence("why", why=can))


def _attackers(position: Battle, question: Question) -> Iterator[Reply]:
    """Why each fighter on the board that cannot attack cannot."""
    for fighter in _standing(position, question.seat):
        reason = why_not_attacker(position, fighter)
        if reason is not None:
            yield Reply(_because(reason, question.names).sentence, indent=2)


def _because(reason: Reason, names: Names) -> Reply:
    """A reason that says itself what it speaks of."""
    said = names.catalogue
    why = said.begins(reason.phrase, names.in_reason(reason))
    return Reply(said.sentence("why", why=why), rule_text("unmatched", reason.rule, names.language))


def _of(name: str, question: Question, why: str | Reason, rule: str = "", **slots: Value) -> Reply:
    """What there is to say of a card."""
    said, names = question.catalogue, question.names
    if isinstance(why, Reason):
        what, rule = said.reason(why.phrase, names.in_reason(why)), why.rule
    else:
        what = said.say(why, **slots)
    return Reply(said.sentence("why of", name=name, why=what), rule_text("unmatched", rule, names.language))


def _copy_of(card_id: str, question: Question) -> int:
    """A copy of a card of the person's own deck."""
    lineup = question.names.lineup
    return list(lineup.card_types).index(lineup.card_ids.index(f"{lineup.seat_name(question.seat)}/{card_id}"))


def _standing(position: Battle, seat: int) -> list[int]:
    """The fighters of a seat on the board."""
    first, end = position.lineup.first_fighter[seat : seat + 2]
    return [fighter for fighter in range(first, end) if position.space[fighter] != NOTHING]
