"""A maneuver that began by itself: where the rules leave no other action, nobody is asked for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.piles import take_out
from engine.unmatched.battle import Battle
from engine.unmatched.reasons import why_not_action
from engine.unmatched.terms import ACTION_NAMES, ATTACK, CARD_DRAWN, MANEUVER, MANEUVER_ENDED, MANEUVERED, SCHEME

if TYPE_CHECKING:
    from engine.kernel.match import Match
    from tools.log.unmatched.names import Names


def position_before(match: Match, seat: int, last: Match | None) -> Battle | None:
    """The position, as the seat sees it, in which its maneuver under way began by itself; None if that did not happen.

    `last` is the match as it was before the last decision of a person: what has begun since then, and was not what he
    decided, began by itself.
    """
    since = match.events(0 if last is None else len(last.events()))
    begun = [index for index, (kind, who, *_) in enumerate(since) if kind == MANEUVERED and who == seat]
    if len(begun) <= _chosen(match, seat, last):
        return None
    after = since[begun[-1] :]
    if any(kind == MANEUVER_ENDED for kind, *_ in after):
        return None
    position = match.view(seat).state
    assert isinstance(position, Battle)
    for kind, who, card, *_ in after:
        if kind == CARD_DRAWN and who == seat:
            take_out(position, card)
    return position


def why_nothing_else(position: Battle, names: Names) -> str:
    """That a maneuver began by itself, as neither an attack nor a scheme was possible, and why they were not."""
    said = names.catalogue
    attack, scheme = (why_not_action(position, action) for action in (ATTACK, SCHEME))
    assert attack is not None
    assert scheme is not None
    return said.sentence(
        "began by itself",
        attack=said.reason(attack.phrase, names.in_reason(attack)),
        scheme=said.reason(scheme.phrase, names.in_reason(scheme)),
    )


def _chosen(match: Match, seat: int, last: Match | None) -> bool:
    """Whether the last decision of a person was that this seat maneuvers."""
    if last is None or last.choice is None or last.choice.seat != seat:
        return False
    taken = match.state.answers[len(last.state.answers)]
    return last.choice.kind == "action" and last.choice.options[taken] == ACTION_NAMES[MANEUVER]
