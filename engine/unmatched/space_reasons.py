"""Why a fighter cannot go to a space: it is taken, too far, barred, or none of those that an effect allows."""

from __future__ import annotations

from mypy_extensions import i64

from engine.kernel.layout import NOTHING, PC, PROGRAM
from engine.kernel.program import Instruction
from engine.unmatched import maneuver, verbs
from engine.unmatched.battle import Battle
from engine.unmatched.movement import reachable, share_zone
from engine.unmatched.opening import is_awaited

Reason = tuple[str, str]
"""A rule's id (empty if none fits) and a sentence."""


def why_not_space(s: Battle, space: i64) -> Reason | None:
    """Why a fighter cannot go to a space, by what moves, places or returns it."""
    asks: Instruction = s.table.programs[s.frames[s.frame + PROGRAM]].code[s.frames[s.frame + PC] - 1]
    if isinstance(asks, maneuver.MoveFighter):
        rules = ("moving-step-by-step", "each-fighter-moves-once", "moving-step-by-step")
        return _why_not_move(s, s.mover, space, s.move, False, f"{s.move} spaces", rules)
    if isinstance(asks, verbs.MoveFighter):
        rule = "card-moves-follow-movement"
        fighter = verbs.the_one(s, asks.slot)
        distance = asks.distance.value(s)
        way = f"{distance} spaces" if asks.how == verbs.UP_TO else f"exactly {distance} spaces"
        blocked = rule if s.lineup.fighter_seat[fighter] == s.choice_seat else "moving-an-opposing-fighter"
        return _why_not_move(s, fighter, space, distance, asks.through, way, (rule, rule, blocked))
    where = s.lineup.board.space_ids[space]
    if s.fighter_at[space] != NOTHING:
        taken = f"{s.lineup.fighter_ids[s.fighter_at[space]]} stands on {where}"
        returns = isinstance(asks, verbs.ReturnFighter)
        return ("return-a-defeated-sidekick" if returns else "place-needs-an-empty-space"), taken
    if isinstance(asks, verbs.PlaceFighter):
        return "place-needs-an-empty-space", f"{where} is not among {asks.spaces.describe()}"
    if isinstance(asks, verbs.ReturnFighter):
        return "return-a-defeated-sidekick", f"{where} is not among {asks.spaces.describe()}"
    return None


def _why_not_move(
    s: Battle, fighter: i64, space: i64, distance: i64, through: bool, way: str, rules: tuple[str, str, str]
) -> Reason:
    """`rules`: for a space that is taken, for one too far, for one whose ways are barred."""
    where = s.lineup.board.space_ids[space]
    name = s.lineup.fighter_ids[fighter]
    occupant = s.fighter_at[space]
    if occupant != NOTHING and occupant != fighter:
        return rules[0], f"{s.lineup.fighter_ids[occupant]} stands on {where}, and a move ends in an empty space"
    anywhere = s.lineup.board.spaces
    if _reaches(s, fighter, space, distance, True) and not _reaches(s, fighter, space, distance, through):
        return rules[2], f"opposing fighters bar the way of {name} to {where}"
    if _reaches(s, fighter, space, anywhere, through):
        return rules[1], f"{name} may move {way}, and no open way of that length leads to {where}"
    if _reaches(s, fighter, space, anywhere, True):
        return rules[2], f"opposing fighters bar every way of {name} to {where}"
    return rules[2], f"no way leads {name} to {where}"


def _reaches(s: Battle, fighter: i64, space: i64, distance: i64, through: bool) -> bool:
    """Whether a fighter would get to a space with up to so many steps."""
    probe = s.copy()  # the options of the open choice stay as they are
    for i in range(reachable(probe, fighter, distance, through)):
        if probe.options[i] == space:
            return True
    return False


def why_not_start(s: Battle, space: i64) -> Reason:
    """Why a sidekick cannot start on a space (rules 4 to 7)."""
    lineup = s.lineup
    where = lineup.board.space_ids[space]
    occupant = s.fighter_at[space]
    if occupant != NOTHING:
        own = lineup.fighter_seat[occupant] == s.choice_seat
        rule = "sidekicks-start-near-their-hero" if own else "second-player-places-later"
        return rule, f"{lineup.fighter_ids[occupant]} stands on {where}"
    if is_awaited(s, space):
        return "first-player-starts-on-one", f"{where} is the start space of a hero who is placed later"
    hero = lineup.first_fighter[s.choice_seat]
    if any(share_zone(s, s.options[i], s.space[hero]) for i in range(s.option_count)):
        return "sidekicks-start-near-their-hero", f"{where} is in no zone of {lineup.seat_name(s.choice_seat)}"
    return "no-room-in-the-zone", f"{where} is not adjacent to one of {lineup.seat_name(s.choice_seat)}'s fighters"
