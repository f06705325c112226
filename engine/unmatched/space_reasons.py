"""Why a fighter cannot go to a space: it is taken, too far, barred, or none of those that an effect allows."""

from __future__ import annotations

from mypy_extensions import i64

from engine.kernel.layout import NOTHING, PC, PROGRAM
from engine.kernel.program import Instruction
from engine.kernel.reason import Reason
from engine.unmatched import maneuver, verbs
from engine.unmatched.battle import Battle
from engine.unmatched.movement import reachable, share_zone
from engine.unmatched.opening import is_awaited


def why_not_space(s: Battle, space: i64) -> Reason | None:
    """Why a fighter cannot go to a space, by what moves, places or returns it."""
    asks: Instruction = s.table.programs[s.frames[s.frame + PROGRAM]].code[s.frames[s.frame + PC] - 1]
    if isinstance(asks, maneuver.MoveFighter):
        rules = ("moving-step-by-step", "each-fighter-moves-once", "moving-step-by-step")
        return _why_not_move(s, s.mover, space, s.move, False, False, rules)
    if isinstance(asks, verbs.MoveFighter):
        rule = "card-moves-follow-movement"
        fighter = verbs.the_one(s, asks.slot)
        distance = asks.distance.value(s)
        exactly = asks.how != verbs.UP_TO
        blocked = rule if s.lineup.fighter_seat[fighter] == s.choice_seat else "moving-an-opposing-fighter"
        return _why_not_move(s, fighter, space, distance, asks.through, exactly, (rule, rule, blocked))
    where = s.lineup.board.space_ids[space]
    returns = isinstance(asks, verbs.ReturnFighter)
    rule_of_placing = "return-a-defeated-sidekick" if returns else "place-needs-an-empty-space"
    if s.fighter_at[space] != NOTHING:
        slots = {"fighter": s.lineup.fighter_ids[s.fighter_at[space]], "space": where}
        return Reason(rule_of_placing, "{fighter} stands on {space}", slots)
    if returns or isinstance(asks, verbs.PlaceFighter):
        return Reason(rule_of_placing, "{space} is none of the spaces that the effect allows", {"space": where})
    return None


def _why_not_move(
    s: Battle, fighter: i64, space: i64, distance: i64, through: bool, exactly: bool, rules: tuple[str, str, str]
) -> Reason:
    """`rules`: for a space that is taken, for one too far, for one whose ways are barred."""
    where = s.lineup.board.space_ids[space]
    name = s.lineup.fighter_ids[fighter]
    occupant = s.fighter_at[space]
    if occupant != NOTHING and occupant != fighter:
        slots = {"fighter": s.lineup.fighter_ids[occupant], "space": where}
        return Reason(rules[0], "{fighter} stands on {space}, and a move ends in an empty space", slots)
    slots = {"fighter": name, "space": where, "distance": str(distance)}
    anywhere = s.lineup.board.spaces
    if _reaches(s, fighter, space, distance, True) and not _reaches(s, fighter, space, distance, through):
        return Reason(rules[2], "opposing fighters bar the way of {fighter} to {space}", slots)
    if _reaches(s, fighter, space, anywhere, through):
        if exactly:
            far = "{fighter} moves exactly {distance}, and no open way of that length leads to {space}"
        else:
            far = "{fighter} may move {distance} at most, and {space} is farther away"
        return Reason(rules[1], far, slots)
    if _reaches(s, fighter, space, anywhere, True):
        return Reason(rules[2], "opposing fighters bar every way of {fighter} to {space}", slots)
    return Reason(rules[2], "no way leads {fighter} to {space}", slots)


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
        return Reason(rule, "{fighter} stands on {space}", {"fighter": lineup.fighter_ids[occupant], "space": where})
    if is_awaited(s, space):
        kept = "{space} is the start space of a hero who is placed later"
        return Reason("first-player-starts-on-one", kept, {"space": where})
    hero = lineup.first_fighter[s.choice_seat]
    slots = {"space": where, "player": lineup.seat_name(s.choice_seat)}
    if any(share_zone(s, s.options[i], s.space[hero]) for i in range(s.option_count)):
        return Reason("sidekicks-start-near-their-hero", "{space} is in no zone of {player}", slots)
    return Reason("no-room-in-the-zone", "{space} is not adjacent to any fighter of {player}", slots)
