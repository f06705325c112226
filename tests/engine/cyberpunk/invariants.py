"""What holds at every choice of every match of cyberpunk, whoever plays: demanded after each answer."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.cyberpunk import terms
from engine.cyberpunk.lineup import LineUp
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.setup import begin
from engine.kernel.layout import MOD_OF, MOD_SIZE, MOD_STAT, NOBODY, NOTHING
from engine.kernel.match import Match, View
from engine.kernel.piles import is_known
from engine.kernel.playout import all_seat_numbers, play_out
from tests.engine.cyberpunk.building import rivalry
from tests.engine.invariants import cards_in_plays, cells_of_cards, everything, the_copy_of
from tools.agents import agent_called, mind_of


def watch(lineup: LineUp, seed: int, closely: int = 1, chance_is_asked: bool = False, agent: str = "random") -> Match:
    """Play a match and demand at every choice what must hold; what costs more, at one in `closely`.

    What nobody decides is decided by chance.
    """
    match = begin(lineup, seed, chance_is_asked=chance_is_asked)
    minds = [mind_of(agent_called(agent, seed, seat)) for seat in range(2)]
    random = Random(seed)
    decisions = 0
    while match.option_count > 0:
        demand_order(match)
        seat = match.seat
        answer = random.randrange(match.option_count) if seat is None else minds[seat](match)
        if (decisions + seed) % closely == 0:
            demand_secrecy(match, decisions)
            demand_imagination(match, decisions)
            match = the_copy_of(match, answer)
        match.answer(answer)
        decisions += 1
    demand_order(match)
    assert match.outcome is not None
    return match


def demand_order(match: Match) -> None:
    """Cards, dice and options are in order."""
    s = rivalry(match)
    demand_cards(s)
    demand_marks(s)
    demand_dice(s)
    if match.outcome is None:
        choice = match.choice
        assert choice is not None
        assert len(choice.options) >= 1
        assert max(Counter(choice.options).values()) == 1, choice
        assert max(Counter(s.options[: s.option_count]).values()) == 1, choice
    else:
        assert match.choice is None


def demand_cards(s: Rivalry) -> None:
    """Every card lies in exactly one pile of its owner; legends are never in hand, deck, trash or Eddies area."""
    table = s.table
    assert sum(s.pile_size) == table.cards
    seen: list[int] = []
    for pile in range(table.piles):
        base, size = table.pile_base[pile], s.pile_size[pile]
        cards = list(s.piles[base : base + size])
        assert all(s.card_pile[card] == pile for card in cards)
        assert all(table.card_owners[card] == pile // table.pile_kinds for card in cards)
        assert not table.pile_sorted[pile] or cards == sorted(cards)
        hidden = pile % terms.PILE_KINDS in (terms.HAND, terms.DECK, terms.TRASH, terms.EDDIES)
        assert not (hidden and any(s.is_legend(card) for card in cards))
        seen += cards
    assert sorted(seen) == list(range(table.cards))


def demand_marks(s: Rivalry) -> None:
    """Only cards in play have marks; worn gear has a wearer in play; what lies in the open everybody knows."""
    everybody = (1 << s.lineup.seats) - 1
    for card in range(s.table.cards):
        area = s.area(card)
        if area in (terms.FIELD, terms.LEGENDS, terms.EDDIES):
            allowed = terms.SPENT | (terms.LAG | terms.SOLO | terms.REPLACING if area == terms.FIELD else 0)
            allowed |= terms.FACE_UP | terms.REPLACING if s.is_legend(card) else 0
            assert s.marks[card] & ~allowed == 0, (card, area, s.marks[card])
        else:
            assert s.marks[card] & ~terms.REPLACING == 0
        if area == terms.GEAR:
            wearer = s.host[card]
            assert s.area(wearer) in (terms.FIELD, terms.LEGENDS)
            assert s.lineup.card_owners[wearer] == s.lineup.card_owners[card]
        if area in (terms.FIELD, terms.GEAR, terms.TRASH, terms.REMOVED, terms.RESOLVING):
            assert s.known[card] == everybody
        if area == terms.LEGENDS:
            assert s.known[card] == everybody or s.marks[card] & terms.FACE_UP == 0


def demand_dice(s: Rivalry) -> None:
    """Twelve dice: in a fixer area, or a gig that shows one of its sides; nobody has won and plays on."""
    for die in range(terms.DICE):
        assert s.die_seat[die] in (NOBODY, 0, 1)
        assert 0 <= s.die_value[die] <= terms.SIZES[die]
        assert s.die_seat[die] == NOBODY or s.die_value[die] >= 1
    if s.overtime and s.option_count > 0:
        assert max(s.gigs(0), s.gigs(1)) < terms.GIGS_TO_WIN


def demand_secrecy(match: Match, seed: int) -> None:
    """Nothing that a seat cannot know is in its view: were the hidden cards others, the view would be the same."""
    s = rivalry(match)
    for seat in range(s.lineup.seats):
        view = match.view(seat)
        demand_no_unknown_card(s, view)
        other = Match(otherwise(s, seat, seed), match.seed).view(seat)
        mine, theirs = everything(view.state), everything(other.state)
        assert mine == theirs, [name for name in mine if mine[name] != theirs[name]]
        assert view.as_data() == other.as_data()


def demand_no_unknown_card(truth: Rivalry, view: View) -> None:
    """No card that a seat does not know is anywhere in its view, nor coming chance."""
    s, seat = view.state, view.seat
    assert isinstance(s, Rivalry)
    unknown = {card for card in range(truth.table.cards) if not is_known(truth, card, seat)}
    assert not unknown & set(s.piles)
    assert not unknown & {card for card, pile in enumerate(s.card_pile) if pile != NOTHING}
    assert not unknown & set(cards_in_plays(s))
    assert not unknown & {card for card, seats in enumerate(s.known) if seats}
    assert not unknown & {card for card, marks in enumerate(s.marks) if marks}
    assert s.rng == 0
    assert len(s.events) == len(s.answers) == 0
    if s.choice_seat != seat:
        assert list(s.options[: s.option_count]) in ([], [NOTHING])
    elif terms.is_card_choice(s.choice_kind):
        assert not unknown & set(s.options[: s.option_count])


def otherwise(s: Rivalry, seat: int, seed: int) -> Rivalry:
    """The same match to the eyes of a seat, but the cards it does not know have changed their places."""
    changed = s.copy()
    table = s.table
    other = list(range(table.cards))
    for owner in range(table.seats):
        for legends in (False, True):
            unknown = [
                card
                for card in range(table.cards)
                if table.card_owners[card] == owner and not is_known(s, card, seat) and s.is_legend(card) == legends
            ]
            for card, stand_in in zip(unknown, Random(seed).sample(unknown, len(unknown)), strict=True):
                other[card] = stand_in
    for card, stand_in in enumerate(other):
        changed.card_pile[stand_in] = s.card_pile[card]
        changed.known[stand_in] = s.known[card]
        changed.marks[stand_in] = s.marks[card]
    for pile in range(table.piles):
        base, size = table.pile_base[pile], s.pile_size[pile]
        cards = [other[card] for card in s.piles[base : base + size]]
        for at, card in enumerate(sorted(cards) if table.pile_sorted[pile] else cards):
            changed.piles[base + at] = card
    for cell in cells_of_cards(s):
        if s.plays[cell] != NOTHING:
            changed.plays[cell] = other[s.plays[cell]]
    for row in range(0, s.modifier_top, MOD_SIZE):
        # What is changed for a while is a card at its place, whichever it is.
        if s.modifiers[row + MOD_OF] != NOTHING and s.modifiers[row + MOD_STAT] != terms.CANNOT_STEAL:
            changed.modifiers[row + MOD_OF] = other[s.modifiers[row + MOD_OF]]
    if s.choice_seat != seat and terms.is_card_choice(s.choice_kind):
        for index in range(s.option_count):
            if s.options[index] != NOTHING:
                changed.options[index] = other[s.options[index]]
    return changed


def demand_imagination(match: Match, seed: int) -> None:
    """Each seat can imagine a match it could be in: to its eyes the same, in order, and played on to an end."""
    for seat in range(rivalry(match).lineup.seats):
        world = match.determinize(seat, seed)
        s = rivalry(world)
        demand_cards(s)
        demand_marks(s)
        assert world.option_count > 0
        assert world.view(seat).as_data() == match.view(seat).as_data()
        mine, theirs = everything(match.view(seat).state), everything(world.view(seat).state)
        assert mine == theirs, [name for name in mine if mine[name] != theirs[name]]
        play_out(s, all_seat_numbers(s, seed))
        demand_order(world)
