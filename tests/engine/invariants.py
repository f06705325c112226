"""What holds at every choice of every match, whoever plays: demanded after each answer.

`watch` plays a match and demands it; the tests watch some hundred matches, `many_matches.py` as many as one likes.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.kernel.layout import (
    NAME_COUNT,
    NAME_IS_CARDS,
    NAME_ITEMS,
    NOTHING,
    PLAY_CARD,
    PLAY_NAMES,
    PLAY_OWNER,
)
from engine.kernel.match import Match, View
from engine.kernel.piles import is_known
from engine.kernel.playout import all_seat_numbers, play_out
from engine.kernel.state import State
from engine.unmatched.battle import Battle
from engine.unmatched.lineup import LineUp
from engine.unmatched.setup import begin
from engine.unmatched.terms import is_card_choice
from tools.agents import agent_called, mind_of


def watch(lineup: LineUp, seed: int, agents: tuple[str, ...], closely: int = 1) -> Match:
    """Play a match and demand at every choice what must hold; what costs more, at one choice in `closely`."""
    match = begin(lineup, seed)
    minds = [mind_of(agent_called(agent, seed, seat)) for seat, agent in enumerate(agents)]
    decisions = 0
    while (seat := match.seat) is not None:
        demand_order(match)
        answer = minds[seat](match)
        if (decisions + seed) % closely == 0:
            demand_secrecy(match, decisions)
            demand_imagination(match, decisions)
            match = the_copy_of(match, answer)
        match.answer(answer)
        decisions += 1
    demand_order(match)
    assert match.outcome is not None
    return match


def battle(match: Match | View) -> Battle:
    assert isinstance(match.state, Battle)
    return match.state


def demand_order(match: Match) -> None:
    """Cards, fighters, health and options are in order."""
    s = battle(match)
    demand_cards(s)
    demand_fighters(s)
    if match.outcome is None:
        choice = match.choice
        assert choice is not None
        assert choice.seat in range(s.lineup.seats)
        assert len(choice.options) >= 1
        assert max(Counter(choice.options).values()) == 1, choice
    else:
        assert match.choice is None


def demand_cards(s: Battle) -> None:
    """Every card lies in exactly one pile of its owner, which knows it and its place."""
    table, piles = s.table, list(s.piles)
    bounds = [*table.pile_base, table.pile_room]
    place = [NOTHING] * table.cards
    seen: list[int] = []
    for pile, size in enumerate(s.pile_size):
        room = piles[bounds[pile] : bounds[pile + 1]]
        cards = room[:size]
        for card in cards:
            place[card] = pile
        assert not table.pile_sorted[pile] or cards == sorted(cards)
        assert room.count(NOTHING) == len(room) - size
        seen += cards
    assert sorted(seen) == list(range(table.cards))
    assert list(s.card_pile) == place
    assert list(table.card_owners) == [pile // table.pile_kinds for pile in place]


def demand_fighters(s: Battle) -> None:
    """One fighter a space, health from 0 to the maximum, and whoever has none left is off the board."""
    lineup = s.lineup
    standing = {space: fighter for fighter, space in enumerate(s.space) if space != NOTHING}
    assert len(standing) == sum(space != NOTHING for space in s.space)
    assert list(s.fighter_at) == [standing.get(space, NOTHING) for space in range(lineup.board.spaces)]
    for fighter in range(lineup.fighters):
        assert 0 <= s.health[fighter] <= lineup.fighter_health[fighter]
        if s.turn > 0:
            assert (s.health[fighter] == 0) == (s.space[fighter] == NOTHING)


def demand_secrecy(match: Match, seed: int) -> None:
    """Nothing that a seat cannot know is in its view: were the hidden cards others, the view would be the same."""
    s = battle(match)
    for seat in range(s.lineup.seats):
        view = match.view(seat)
        demand_no_unknown_card(s, view)
        other = Match(otherwise(s, seat, seed), match.seed).view(seat)
        assert everything(battle(view)) == everything(battle(other))
        assert view.as_data() == other.as_data()


def demand_no_unknown_card(truth: Battle, view: View) -> None:
    """No card that a seat does not know is anywhere in its view, nor coming chance, nor what lies behind."""
    s, seat = battle(view), view.seat
    unknown = {card for card in range(truth.table.cards) if not is_known(truth, card, seat)}
    assert not unknown & set(s.piles)
    assert not unknown & {card for card, pile in enumerate(s.card_pile) if pile != NOTHING}
    assert not unknown & set(cards_in_plays(s))
    assert not unknown & {card for card, seats in enumerate(s.known) if seats}
    assert s.rng == s.steps == s.answered == 0
    assert len(s.events) == len(s.answers) == 0
    assert set(s.options[s.option_count :]) <= {0}
    assert set(s.plays[s.play_top :]) <= {0}
    if s.choice_seat != seat:
        assert list(s.options[: s.option_count]) in ([], [NOTHING])
    elif is_card_choice(s.choice_kind):
        assert not unknown & set(s.options[: s.option_count])


def cards_in_plays(s: State) -> list[int]:
    """The cards of the plays that are open, and those that their names hold."""
    return [s.plays[cell] for cell in cells_of_cards(s) if s.plays[cell] != NOTHING]


def cells_of_cards(s: State) -> list[int]:
    """Where cards stand in the plays that are open."""
    cells = []
    for play in range(0, s.play_top, s.table.play_size):
        cells.append(play + PLAY_CARD)
        owner = s.plays[play + PLAY_OWNER]
        for number in range(s.table.seat_names[owner]):
            name = play + PLAY_NAMES + number * s.table.seat_name_size[owner]
            if s.plays[name + NAME_IS_CARDS]:
                cells += range(name + NAME_ITEMS, name + NAME_ITEMS + s.plays[name + NAME_COUNT])
    return cells


def otherwise(s: Battle, seat: int, seed: int) -> Battle:
    """The same match to the eyes of a seat, but the cards it does not know have changed their places."""
    changed = s.copy()
    table = s.table
    other = list(range(table.cards))
    for owner in range(table.seats):
        unknown = [card for card in other if table.card_owners[card] == owner and not is_known(s, card, seat)]
        for card, stand_in in zip(unknown, Random(seed).sample(unknown, len(unknown)), strict=True):
            other[card] = stand_in
    for card, stand_in in enumerate(other):
        changed.card_pile[stand_in] = s.card_pile[card]
        changed.known[stand_in] = s.known[card]
    for pile in range(table.piles):
        base, size = table.pile_base[pile], s.pile_size[pile]
        cards = [other[card] for card in s.piles[base : base + size]]
        for at, card in enumerate(sorted(cards) if table.pile_sorted[pile] else cards):
            changed.piles[base + at] = card
    for cell in cells_of_cards(s):
        if s.plays[cell] != NOTHING:
            changed.plays[cell] = other[s.plays[cell]]
    if s.choice_seat != seat and is_card_choice(s.choice_kind):
        for index in range(s.option_count):
            if s.options[index] != NOTHING:
                changed.options[index] = other[s.options[index]]
    return changed


def everything(s: State) -> dict[str, object]:
    """All numbers that a state holds, whatever they mean."""
    names = [name for name in dir(s) if not name.startswith("_") and name not in ("table", "lineup")]
    found = {name: value for name in names if not callable(value := getattr(s, name))}
    return {name: value if isinstance(value, int) else list(value) for name, value in found.items()}


def demand_imagination(match: Match, seed: int) -> None:
    """Each seat can imagine a match it could be in: to its eyes the same, in order, and played on to an end."""
    for seat in range(battle(match).lineup.seats):
        world = match.determinize(seat, seed)
        s = battle(world)
        demand_cards(s)
        assert world.option_count > 0
        assert world.view(seat).as_data() == match.view(seat).as_data()
        assert everything(battle(world.view(seat))) == everything(battle(match.view(seat)))
        play_out(s, all_seat_numbers(s, seed))
        demand_order(world)


def the_copy_of(match: Match, answer: int) -> Match:
    """A copy that has gone another way than the match did with this answer, and then a copy that goes on for it."""
    before = match.state.numbers()
    copy = match.copy()
    stray = match.copy()
    stray.answer(match.state.option_count - 1 if answer == 0 else 0)
    assert copy.state.numbers() == match.state.numbers() == before
    original = match.copy()
    original.answer(answer)
    match.answer(answer)
    assert original.state.numbers() == match.state.numbers()
    return copy
