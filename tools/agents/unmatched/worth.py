"""What a position of unmatched is worth to a seat: the evaluation of the greedy agent."""

from __future__ import annotations

from functools import lru_cache

from engine.kernel.layout import DRAW, NOTHING, UNDECIDED
from engine.unmatched.battle import Battle
from engine.unmatched.lineup import LineUp
from engine.unmatched.terms import HAND, PILE_KINDS, SCHEME_CARD

VICTORY = 1000.0
HERO_HEALTH = 4.0
SIDEKICK = 3.0
SIDEKICK_HEALTH = 1.5
CARD = 2.0
CARD_VALUE = 0.3
SCHEME = 3.0
DECK_CARD = 0.4
ACTION = 3.0
HERO_IN_REACH = 2.5
SIDEKICK_IN_REACH = 0.8
HERO_STEP = 0.5
SIDEKICK_STEP = 0.2


class Worth:
    """The worth of positions of one line-up: what the seat has less what the others have.

    Each side counts, in points:

    - the health of its hero, 4 a point; a sidekick on the board, 3, and 1.5 for each point of its health;
    - the cards in its hand: 2 and 0.3 for each point of the value, 3 for a scheme;
    - the cards left in its deck, 0.4 each, since a draw from an empty one hurts (rule 25);
    - an action it has left this turn, 3;
    - what its fighters could attack from where they stand: the opposing hero 2.5, a sidekick 0.8 (rules 36, 37);
    - each step that its fighters are away from the opposing hero: less 0.5 for the hero, less 0.2 for a sidekick.

    A won match is worth 1000, a lost one -1000, a draw 0. Whatever cards the position holds are counted, so it must be
    one that the seat knows or imagines.
    """

    def __init__(self, lineup: LineUp) -> None:
        self._sides = [int(side) for side in lineup.side]
        self._hands = [int(lineup.pile_base[seat * PILE_KINDS + HAND]) for seat in range(len(self._sides))]
        printed = [
            SCHEME if sort == SCHEME_CARD else CARD + CARD_VALUE * int(value)
            for sort, value in zip(lineup.type_card, lineup.type_value, strict=True)
        ]
        self._cards = [printed[card_type] for card_type in lineup.card_types]
        self._side = [self._sides[seat] for seat in lineup.fighter_seat]
        self._is_hero = [kind == 0 for kind in lineup.fighter_kind]
        melee, ranged = reach(lineup, ranged=False), reach(lineup, ranged=True)
        self._reach = [ranged if is_ranged else melee for is_ranged in lineup.fighter_ranged]
        self._distance = distances(lineup)

    def of(self, s: Battle, seat: int) -> float:
        """The worth of a position to a seat."""
        ours = self._sides[seat]
        if s.winner != UNDECIDED:
            return 0.0 if s.winner == DRAW else VICTORY if self._sides[s.winner] == ours else -VICTORY
        worth = 0.0
        cards = self._cards
        for owner, side in enumerate(self._sides):
            base = self._hands[owner]
            share = sum([cards[card] for card in s.piles[base : base + s.hand_size(owner)]])
            share += DECK_CARD * int(s.deck_size(owner))
            if owner == s.active:
                share += ACTION * int(s.actions)
            worth += share if side == ours else -share
        return worth + self._fighters(s, ours)

    def _fighters(self, s: Battle, ours: int) -> float:
        standing = [(fighter, space) for fighter, space in enumerate(s.space) if space != NOTHING]
        health, sides, heroes = [int(points) for points in s.health], self._side, self._is_hero
        worth = 0.0
        for fighter, space in standing:
            side, in_reach, distance = sides[fighter], self._reach[fighter][space], self._distance[space]
            if heroes[fighter]:
                share, step = HERO_HEALTH * health[fighter], HERO_STEP
            else:
                share, step = SIDEKICK + SIDEKICK_HEALTH * health[fighter], SIDEKICK_STEP
            for other, there in standing:
                if sides[other] != side:
                    if in_reach[there]:
                        share += HERO_IN_REACH if heroes[other] else SIDEKICK_IN_REACH
                    elif heroes[other]:
                        share -= step * distance[there]
            worth += share if side == ours else -share
        return worth


@lru_cache(maxsize=8)
def worth_in(lineup: LineUp) -> Worth:
    """The worth of the positions of a line-up; worked out once for all its matches."""
    return Worth(lineup)


def reach(lineup: LineUp, *, ranged: bool) -> list[list[bool]]:
    """By space and space: whether a melee or ranged fighter on the first attacks one on the second (rules 36, 37)."""
    board = lineup.board
    spaces = range(int(board.spaces))
    return [
        [
            board.adjacent[here * board.spaces + there] != 0
            or (ranged and board.shares_zone[here * board.spaces + there] != 0)
            for there in spaces
        ]
        for here in spaces
    ]


def distances(lineup: LineUp) -> list[list[int]]:
    """By space and space: how many steps it is from the first to the second when nobody stands in the way."""
    board = lineup.board
    targets = [
        [int(board.steps[step]) for step in range(board.step_start[space], board.step_start[space + 1])]
        for space in range(int(board.spaces))
    ]
    table = []
    for start in range(len(targets)):
        row = [len(targets)] * len(targets)
        row[start] = 0
        reached = [start]
        for space in reached:
            for target in targets[space]:
                if row[target] == len(targets) and target != start:
                    row[target] = row[space] + 1
                    reached.append(target)
        table.append(row)
    return table
