"""Who can go where: the rules of movement, as answers. Nothing here changes a state."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from engine.kernel.layout import NOTHING
from engine.unmatched.battle import Battle


def reachable(s: Battle, fighter: i64, distance: i64, through_opposing: bool) -> i64:
    """Write as options the spaces where a fighter may end a move of up to `distance`; how many there are.

    He goes from space to space along the paths, passes friendly fighters, passes opposing ones only if allowed to, and
    ends on an empty space or where he stands (rules 17, 19, 64); judged from his own side (rule 65).
    """
    lineup = s.lineup
    board = lineup.board
    marks = s.marks
    queue = s.queue
    steps = board.steps
    step_start = board.step_start
    occupants = s.fighter_at
    sides = lineup.fighter_side
    side = sides[fighter]
    start = s.space[fighter]
    marks[start] = 1
    queue[0] = start
    first: i64 = 0
    last: i64 = 1
    while distance > 0 and first < last:
        distance -= 1
        end = last
        while first < end:
            space = queue[first]
            first += 1
            for i in range(step_start[space], step_start[space + 1]):
                target = steps[i]
                if marks[target] == 0:
                    occupant = occupants[target]
                    if occupant == NOTHING:
                        marks[target] = 1
                    elif through_opposing or sides[occupant] == side:
                        marks[target] = 2
                    else:
                        continue
                    queue[last] = target
                    last += 1
    return _write_marked(s, last)


def reachable_exactly(s: Battle, fighter: i64, distance: i64, through_opposing: bool) -> i64:
    """Write as options the spaces where a move of exactly `distance` steps may end; he may double back (rule 19)."""
    lineup = s.lineup
    board = lineup.board
    queue = s.queue
    marks = s.marks
    queue[0] = s.space[fighter]
    count: i64 = 1
    for _ in range(distance):
        last: i64 = 0
        for i in range(count):
            for j in range(board.step_start[queue[i]], board.step_start[queue[i] + 1]):
                target = board.steps[j]
                occupant = s.fighter_at[target]
                passable = occupant == NOTHING or through_opposing or not s.are_opposing(occupant, fighter)
                if passable and marks[target] == 0:
                    marks[target] = 1
                    queue[board.spaces + last] = target
                    last += 1
        for i in range(last):
            queue[i] = queue[board.spaces + i]
            marks[queue[i]] = 0
        count = last
    for i in range(count):
        occupant = s.fighter_at[queue[i]]
        marks[queue[i]] = i64(1) if occupant == NOTHING or occupant == fighter else i64(2)
    return _write_marked(s, count)


def _write_marked(s: Battle, visited: i64) -> i64:
    """Write the spaces marked 1 among the visited ones as options, in canonical order, and wipe the marks."""
    marks = s.marks
    options = s.options
    count: i64 = 0
    if visited == 1 and marks[s.queue[0]] == 1:
        options[0] = s.queue[0]
        marks[options[0]] = 0
        return 1
    for space in range(s.lineup.board.spaces):
        if marks[space] != 0:
            if marks[space] == 1:
                options[count] = space
                count += 1
            marks[space] = 0
    return count


def are_adjacent(s: Battle, a: i64, b: i64) -> bool:
    """Whether two spaces are joined for attacks and effects (rules 36, 78)."""
    board = s.lineup.board
    return board.adjacent[a * board.spaces + b] != 0


def share_zone(s: Battle, a: i64, b: i64) -> bool:
    """Whether two spaces have a zone in common (rule 37)."""
    board = s.lineup.board
    return board.shares_zone[a * board.spaces + b] != 0


def can_target(s: Battle, attacker: i64, target: i64) -> bool:
    """Whether a fighter may attack another: an opposing one that is adjacent, or for a ranged fighter also one in the
    same zone (rules 36, 37, 39); in a first turn not everybody (rule 97).
    """
    return (s.spared >> s.lineup.fighter_seat[target]) & 1 == 0 and is_in_reach(s, attacker, target)


def is_in_reach(s: Battle, attacker: i64, target: i64) -> bool:
    """Whether a fighter is an opposing one that stands where another's attacks reach (rules 36, 37, 39)."""
    here = s.space[attacker]
    there = s.space[target]
    if here == NOTHING or there == NOTHING or not s.are_opposing(attacker, target):
        return False
    return range_of(s, attacker)[here * s.lineup.board.spaces + there] != 0


def range_of(s: Battle, attacker: i64) -> vec[i64]:
    """Which spaces a fighter reaches with an attack, as a table of the board."""
    board = s.lineup.board
    return board.in_range if s.lineup.fighter_ranged[attacker] != 0 else board.adjacent


def has_target(s: Battle, attacker: i64) -> bool:
    """Whether a fighter has anybody to attack."""
    lineup = s.lineup
    if s.space[attacker] == NOTHING:
        return False
    reach = range_of(s, attacker)
    row = s.space[attacker] * lineup.board.spaces
    spaces = s.space
    sides = lineup.fighter_side
    side = sides[attacker]
    for target in range(lineup.fighters):
        if sides[target] != side and spaces[target] != NOTHING and reach[row + spaces[target]] != 0:
            if (s.spared >> lineup.fighter_seat[target]) & 1 == 0:
                return True
    return False
