"""Tiny boards, heroes and positions from a few lines, through the real pipeline from YAML to a match."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, field
from functools import cache
from textwrap import indent
from typing import Any

from content.linking.unmatched import hero_source
from content.reading import read_text
from content.schema.unmatched.hero import Hero as WrittenHero
from content.shaping import shape_document
from effects.problem import Problem
from effects.unmatched.compile import compile_hero
from engine.kernel.layout import NOTHING
from engine.kernel.match import Match
from engine.unmatched.battle import Battle
from engine.unmatched.board import Board
from engine.unmatched.heroes import Hero
from engine.unmatched.lineup import LineUp
from engine.unmatched.modes import DUEL, Mode
from engine.unmatched.position import Position, begin_at
from engine.unmatched.setup import TURN_CAP, line_up
from engine.unmatched.terms import DECK, DISCARD, EVENT_NAMES, HAND

PLAIN = "{id: plain, type: versatile, value: 2, boost: 1, copies: 10}"
"""A card without effects, so that a deck never runs out by accident."""

STATES = "states: {size: {name: size, values: {small: SMALL, big: BIG}}}"
TAGS = "tags: {voyage: VOYAGE}"


def hero_text(
    cards: str = PLAIN,
    *,
    health: int = 10,
    move: int = 2,
    attack: str = "melee",
    sidekicks: str = "",
    abilities: str = "",
    name: str = "Somebody",
) -> str:
    """The file of a hero; cards, sidekicks and abilities are lists without their dashes, one entry a line."""
    parts = [f"name: {name}", f"health: {health}", f"move: {move}", f"attack: {attack}", STATES, TAGS]
    for key, entries in (("sidekicks", sidekicks), ("abilities", abilities), ("cards", cards)):
        lines = [line.strip() for line in entries.strip().splitlines()]
        if lines:
            parts += [f"{key}:", indent("\n".join(f"- {line}" for line in lines), "  ")]
    # Everything printed needs a name; here it is its id.
    return re.sub(r"- \{id: ([a-z0-9-]+)", r"- {id: \1, name: \1", "\n".join(parts)) + "\n"


@cache
def compiled(text: str, id: str = "fox") -> tuple[Hero | None, list[Problem]]:
    """A hero from the text of its file, and every problem on the way."""
    document = read_text(text, f"{id}.yaml")
    written, problems = shape_document(document, WrittenHero)
    if written is None or problems:
        return None, problems
    return compile_hero(hero_source(id, written))


def hero(id: str, cards: str = PLAIN, **others: Any) -> Hero:
    """A hero that can be played; `others` as in `hero_text`."""
    made, problems = compiled(hero_text(cards, **others), id)
    assert made is not None, problems
    return made


def card(steps: str, window: str = "scheme", *, id: str = "trick", value: int = 3, copies: int = 2) -> str:
    """A card with the steps of one window."""
    kind = "type: scheme" if window == "scheme" else f"type: versatile, value: {value}"
    return f"{{id: {id}, {kind}, boost: 1, copies: {copies}, {window}: [{steps}]}}"


def board(
    paths: str, zones: str = "", *, starts: str = "", one_way: str = "", passages: str = "", id: str = "field"
) -> Board:
    """A board from lines of spaces, each joined with the next one on its line.

    `zones` has one zone a line; a space in no line is in a zone of its own. `starts` are the first two spaces if not
    said otherwise.
    """
    trails = {key: [line.split() for line in text.splitlines()] for key, text in (("paths", paths), ("one", one_way))}
    hops = [line.split() for line in passages.splitlines()]
    named = [space for trail in (*trails["paths"], *trails["one"], *hops) for space in trail]
    spaces = list(dict.fromkeys(named))
    number = {space: index for index, space in enumerate(spaces)}
    zoned: list[list[int]] = [[] for _ in spaces]
    for zone, line in enumerate(zones.strip().splitlines()):
        for space in line.split():
            zoned[number[space]].append(zone)
    lonely = [own if own else [100 + index] for index, own in enumerate(zoned)]
    joined = [(number[a], number[b]) for trail in trails["paths"] for a, b in itertools.pairwise(trail)]
    directed = [(number[a], number[b]) for trail in trails["one"] for a, b in itertools.pairwise(trail)]
    hidden = [(number[a], number[b]) for hop in hops for a in hop for b in hop if a != b]
    steps = [*joined, *((b, a) for a, b in joined), *directed, *hidden]
    begin = [number[space] for space in starts.split()] or [0, 1]
    return Board(id, spaces, lonely, steps, [*joined, *directed], begin)


def grid(width: int, height: int, *, zone_size: int = 5) -> Board:
    """A board of rows and columns; its zones are blocks of so many by so many spaces, its starts far corners."""
    spaces = [f"s{x}-{y}" for y in range(height) for x in range(width)]
    across = [f"s{x}-{y} s{x + 1}-{y}" for y in range(height) for x in range(width - 1)]
    down = [f"s{x}-{y} s{x}-{y + 1}" for y in range(height - 1) for x in range(width)]
    blocks: dict[tuple[int, int], list[str]] = {}
    for space in spaces:
        x, y = map(int, space[1:].split("-"))
        blocks.setdefault((x // zone_size, y // zone_size), []).append(space)
    zones = "\n".join(" ".join(block) for block in blocks.values())
    return board("\n".join([*across, *down]), zones, starts=f"{spaces[0]} {spaces[-1]}", id=f"grid-{width}-{height}")


LINE = board("a b c d e f g h", "a b c d\ne f g h", starts="a h")
"""Eight spaces in a row, in two zones."""


@dataclass
class Scene:
    """A position in words; what is not said is full, empty or far away."""

    heroes: list[Hero]
    at: dict[str, str]
    """By fighter: its space; who is not mentioned is defeated."""
    board: Board = field(default_factory=lambda: LINE)
    health: dict[str, int] = field(default_factory=dict)
    hands: dict[str, str] = field(default_factory=dict)
    """By hero: the cards in hand."""
    decks: dict[str, str] = field(default_factory=dict)
    """By hero: the whole deck, the topmost first; without it, all cards that lie nowhere else."""
    discards: dict[str, str] = field(default_factory=dict)
    came_from: dict[str, str] = field(default_factory=dict)
    """By fighter: where it stood when the turn began, if elsewhere."""
    active: int = 0
    actions: int | None = 2
    turn: int = 1
    turn_cap: int = TURN_CAP
    seed: int = 1
    chance_is_asked: bool = False
    mode: Mode = DUEL

    def begin(self) -> Match:
        """The match at its first choice."""
        lineup = line_up(self.heroes, self.board, self.turn_cap, self.mode)
        spaces = [self.space(self.at.get(name)) for name in lineup.fighter_ids]
        health = [
            0 if space == NOTHING else self.health.get(name, int(lineup.fighter_health[number]))
            for number, (name, space) in enumerate(zip(lineup.fighter_ids, spaces, strict=True))
        ]
        came_from = [self.space(self.came_from.get(name, self.at.get(name))) for name in lineup.fighter_ids]
        piles = [self._piles(lineup, seat) for seat in range(len(self.heroes))]
        position = Position(
            self.active,
            self.turn,
            self.actions,
            tuple(spaces),
            tuple(health),
            tuple(came_from),
            hands=tuple(seat[0] for seat in piles),
            decks=tuple(seat[1] for seat in piles),
            discards=tuple(seat[2] for seat in piles),
        )
        return begin_at(lineup, position, self.seed, self.chance_is_asked)

    def space(self, name: str | None) -> int:
        """The number of a space."""
        return NOTHING if name is None else self.board.space_ids.index(name)

    def _piles(self, lineup: LineUp, seat: int) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        name = lineup.seat_ids[seat]
        left = [card for card in range(lineup.cards) if lineup.card_owners[card] == seat]

        def taken(cards: str) -> tuple[int, ...]:
            found = []
            for wanted in cards.split():
                match = next(c for c in left if lineup.card_ids[lineup.card_types[c]] == f"{name}/{wanted}")
                left.remove(match)
                found.append(match)
            return tuple(found)

        hand = taken(self.hands.get(name, ""))
        discard = taken(self.discards.get(name, ""))
        if name in self.decks:
            deck = taken(self.decks[name])
            return hand, deck, (*discard, *left)
        return hand, tuple(left), discard


def answer(match: Match, *keys: str) -> Match:
    """Answer choices by their keys, one after the other."""
    for key in keys:
        match.answer(key)
    return match


def options(match: Match) -> list[str]:
    """The keys of the open choice."""
    return list(match.choice.options) if match.choice is not None else []


def kind(match: Match) -> str:
    """The kind of the open choice; empty once the match is decided."""
    return match.choice.kind if match.choice is not None else ""


def lineup_of(match: Match) -> LineUp:
    """The line-up of a match."""
    table = match.state.table
    assert isinstance(table, LineUp)
    return table


def fighters(match: Match) -> dict[str, dict[str, Any]]:
    """By fighter: its health and space."""
    found = match.state.as_data()["fighters"]
    assert isinstance(found, dict)
    return found


def health(match: Match, fighter: str) -> int:
    """The health of a fighter."""
    return int(fighters(match)[fighter]["health"])


def where(match: Match, fighter: str) -> str | None:
    """The space of a fighter; None off the board."""
    space = fighters(match)[fighter]["space"]
    return None if space is None else str(space)


def pile(match: Match, seat: int, kind: int) -> list[str]:
    """A pile by the short ids of its cards, the topmost last."""
    s = match.state
    number = seat * s.table.pile_kinds + kind
    base = s.table.pile_base[number]
    lineup = lineup_of(match)
    return [lineup.card_ids[lineup.card_types[s.piles[base + i]]].split("/")[1] for i in range(s.pile_size[number])]


def hand(match: Match, seat: int = 0) -> list[str]:
    """A hand."""
    return pile(match, seat, HAND)


def deck(match: Match, seat: int = 0) -> list[str]:
    """A deck."""
    return pile(match, seat, DECK)


def discards(match: Match, seat: int = 0) -> list[str]:
    """A discard pile."""
    return pile(match, seat, DISCARD)


def happened(match: Match, event: str) -> list[tuple[int, ...]]:
    """The events of a kind so far, each without its kind: whose it is, then what it is about."""
    return [row[1:] for row in match.events() if EVENT_NAMES[row[0]] == event]


def ever(match: Match) -> list[str]:
    """The kinds of all events so far, in their order."""
    return [EVENT_NAMES[row[0]] for row in match.events()]


CUBS = "{id: cub, count: 2, health: 2, attack: melee}"
OWLETS = "{id: owlet, count: 2, health: 3, attack: melee}"
IDLE = "{id: idle, type: scheme, copies: 3}"
"""A scheme that does nothing: with one in hand a player is always asked for an action."""


def scheme(
    steps: str, *, cards: str = "", abilities: str = "", other_abilities: str = "", hand: str = "", **scene: Any
) -> Match:
    """The match after the fox has played a scheme with these steps; the owl opposes it."""
    own = "\n".join([f"{{id: trick, type: scheme, user: fox, copies: 2, scheme: [{steps}]}}", IDLE, PLAIN, cards])
    heroes = [
        hero("fox", own, sidekicks=CUBS, abilities=abilities),
        hero("owl", "\n".join([IDLE, PLAIN]), sidekicks=OWLETS, abilities=other_abilities),
    ]
    scene.setdefault("at", {"fox": "b", "owl": "c"})
    hands = {"fox": f"trick idle {hand}", "owl": "idle"} | scene.pop("hands", {})
    return answer(Scene(heroes, hands=hands, **scene).begin(), "scheme", "card trick")


def combat(
    strike: str = "",
    guard: str | None = "",
    *,
    values: tuple[int, int] = (3, 2),
    abilities: str = "",
    other_abilities: str = "",
    **scene: Any,
) -> Match:
    """The match after the fox has attacked the owl and both cards were laid down; without `guard` the owl laid none.

    `strike` and `guard` are the windows of the cards.
    """
    cards = [
        f"{{id: {name}, type: versatile, value: {value}, copies: 1, {windows or ''}}}"
        for name, value, windows in (("strike", values[0], strike), ("guard", values[1], guard))
    ]
    heroes = [
        hero("fox", "\n".join([cards[0], IDLE, PLAIN]), sidekicks=CUBS, abilities=abilities),
        hero("owl", "\n".join([cards[1], IDLE, PLAIN]), sidekicks=OWLETS, abilities=other_abilities),
    ]
    scene.setdefault("at", {"fox": "b", "owl": "c"})
    hands = {"fox": "strike idle", "owl": "guard idle"} | scene.pop("hands", {})
    match = answer(Scene(heroes, hands=hands, **scene).begin(), "attack")
    return answer(match, "none" if guard is None else "card guard")


def battle(match: Match) -> Battle:
    """The state of a match of unmatched."""
    assert isinstance(match.state, Battle)
    return match.state


def do(match: Match, *keys: str) -> Match:
    """Give these answers, one after the other."""
    for key in keys:
        choice = match.choice
        assert choice is not None
        assert key in choice.options, (key, choice)
        match.answer(choice.options.index(key))
    return match
