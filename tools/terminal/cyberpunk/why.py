"""Why something is not offered: the rule that forbids it, with its number and its text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cyberpunk.reasons import why_not
from engine.cyberpunk.terms import ACTION_NAMES, FACE_UP, FIELD, HAND, LEGENDS
from engine.cyberpunk.words import card_name
from engine.kernel.layout import NOTHING
from tools.terminal.cyberpunk.questions import Question
from tools.terminal.cyberpunk.table import Table
from tools.terminal.option import Option
from tools.terminal.sight import Reply, rule_text


def missing(question: Question, table: Table) -> list[Option]:
    """What one might expect to be offered and is not, each with the name by which one asks for it."""
    expected = {
        "action": lambda: [
            *_deeds(question, table, "sell", HAND),
            *_deeds(question, table, "play", HAND),
            *_solos(question, table),
            *_deeds(question, table, "attack", FIELD),
            *_bare(question, "call", "pass"),
        ],
        "reaction": lambda: [
            *_deeds(question, table, "play", HAND),
            *_deeds(question, table, "block", FIELD),
            *_bare(question, "call"),
        ],
        "target": lambda: list(_targets(question, table)),
    }.get(question.choice.kind)
    options = expected() if expected is not None else []
    return list({option.key: option for option in options if option.key not in question.choice.options}.values())


def replies(question: Question, options: Sequence[Option]) -> Iterator[Reply]:
    """Why each of these is not offered; those for one reason are told together."""
    said, names = question.catalogue, question.names
    together: dict[tuple[str, str], list[str]] = {}
    for option in options:
        reason = why_not(question.state, option.key)
        why = said.reason(reason.phrase, names.in_reason(reason))
        together.setdefault((why, reason.rule), []).append(option.name)
    for (why, rule), called in together.items():
        sentence = said.sentence("why not", name=said.listed(called), why=why)
        yield Reply(sentence, rule_text("cyberpunk", rule, names.language))


def _deeds(question: Question, table: Table, deed: str, kind: int) -> Iterator[Option]:
    """What the player might do with each card in one of his piles."""
    for card in table.pile(question.seat, kind):
        key = f"{deed} {card_name(question.state, card, question.seat)}"
        yield Option(key, question.catalogue.sentence(f"do {deed}", card=question.card(card)))


def _solos(question: Question, table: Table) -> Iterator[Option]:
    s = question.state
    for legend in table.pile(question.seat, LEGENDS):
        if s.marks[legend] & FACE_UP:
            key = f"go-solo {card_name(s, legend, question.seat)}"
            yield Option(key, question.catalogue.sentence("do go-solo", card=question.card(legend)))


def _bare(question: Question, *deeds: str) -> Iterator[Option]:
    """What is about no card."""
    assert set(deeds) <= set(ACTION_NAMES)
    return (Option(deed, question.catalogue.sentence(f"do {deed}")) for deed in deeds)


def _targets(question: Question, table: Table) -> Iterator[Option]:
    s = question.state
    yield Option("target gigs", question.catalogue.sentence("the gigs"))
    for seat in (1 - question.seat, question.seat):
        for unit in table.pile(seat, FIELD):
            if unit not in (NOTHING, s.attacker):
                yield Option(f"target {card_name(s, unit, question.seat)}", question.card(unit).name)
