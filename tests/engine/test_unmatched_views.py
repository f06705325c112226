"""What a seat may know, and matches it could be in."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.kernel.layout import NOTHING
from engine.kernel.match import Match, View
from engine.kernel.piles import reveal
from engine.unmatched.battle import Battle
from engine.unmatched.terms import DECK, HAND, IN_PLAY, PILE_KINDS
from tests.engine.building import IDLE, PLAIN, Scene, answer, card, deck, hand, hero, lineup_of, pile, scheme

FOX = hero(
    "fox",
    "\n".join(
        [
            IDLE,
            PLAIN,
            "{id: claw, type: attack, user: fox, value: 2, copies: 3}",
            "{id: fur, type: defense, value: 2, copies: 3}",
            "{id: nip, type: attack, user: cub, value: 1, copies: 3}",
        ]
    ),
    sidekicks="{id: cub, health: 1, attack: melee}",
)
OWL = hero("owl", "\n".join([IDLE, PLAIN, card("{draw: 1}", "after_combat", id="hoot")]))


def table(**scene: Any) -> Match:
    scene = {"hands": {"fox": "claw plain idle", "owl": "hoot plain"}, "decks": {}} | scene
    return Scene([FOX, OWL], {"fox": "b", "owl": "c"}, **scene).begin()


def seen(match: Match, seat: int) -> list[dict[str, Any]]:
    """What a seat sees of the seats' piles."""
    seats = match.view(seat).as_data()["seats"]
    assert isinstance(seats, list)
    return seats


def card_numbers(view: View) -> set[int]:
    """Every card whose identity stands in any pile of a view."""
    return {int(number) for number in view.state.piles if number != NOTHING}


def test_a_seat_sees_its_own_hand_and_only_the_size_of_the_other() -> None:
    match = table()
    own, other = seen(match, 0)
    assert own["hand"] == ["fox/idle", "fox/plain", "fox/claw"]
    assert (other["hand"], other["hand_size"]) == ([], 2)
    assert seen(match, 1)[0]["hand"] == []


def test_nobody_sees_a_deck_not_even_its_own() -> None:
    match = table()
    for seat in (0, 1):
        for player in seen(match, seat):
            assert player["deck"] == []
            assert player["deck_size"] > 0


def test_everybody_sees_the_discard_piles() -> None:
    match = table(discards={"fox": "nip fur"})
    assert seen(match, 1)[0]["discard"] == ["fox/fur", "fox/nip"]


def test_a_face_down_attack_card_is_hidden_from_the_defender_alone() -> None:
    match = answer(table(), "attack", "card claw")
    assert match.seat == 1
    for seat, sees in ((0, "fox/claw"), (1, None)):
        combat = match.view(seat).as_data()["combat"]
        assert isinstance(combat, dict)
        assert combat["attack_card"] == sees
    state = match.view(1).state
    assert isinstance(state, Battle)
    assert NOTHING in [state.piles[state.table.pile_base[IN_PLAY]]]


def test_a_view_tells_neither_the_options_of_the_other_seat_nor_their_number() -> None:
    match = table()
    view = match.view(1)
    assert view.state.option_count == 1
    assert view.state.options[0] == NOTHING
    assert match.view(0).state.option_count == match.option_count == 3


def test_a_view_holds_no_leftovers_of_what_the_other_seat_was_asked() -> None:
    match = answer(table(), "attack")
    held = match.state.options[0]
    match.answer("card claw")
    view = match.view(1)
    assert held not in [view.state.options[i] for i in range(match.option_count, 12) if view.state.options[i] > 0]
    assert view.state.events == view.state.answers == type(view.state.events)()


@pytest.mark.parametrize("seat", [0, 1])
def test_every_card_in_a_view_is_one_the_seat_knows(seat: int) -> None:
    match, dice = table(), random.Random(4)
    while match.choice is not None and match.state.turn < 12:
        known = {card for card in range(match.state.table.cards) if (match.state.known[card] >> seat) & 1}
        assert card_numbers(match.view(seat)) <= known
        match.answer(dice.randrange(match.option_count))


def test_two_matches_that_differ_in_hidden_things_look_the_same() -> None:
    first = table(decks={"fox": "nip fur plain", "owl": "plain idle"}, discards={})
    second = table(decks={"fox": "plain nip fur", "owl": "idle plain"}, seed=9)
    assert first.view(0).as_data() == second.view(0).as_data()
    assert first.view(0).state.numbers() == second.view(0).state.numbers()


@pytest.mark.parametrize("seat", [0, 1])
def test_an_imagined_match_keeps_what_the_seat_knows_and_every_card_exactly_once(seat: int) -> None:
    match, dice = table(), random.Random(seat)
    while match.choice is not None and match.state.turn < 10:
        imagined = match.determinize(seat, dice.randrange(1000))
        assert imagined.view(seat).as_data() == match.view(seat).as_data()
        cards = sorted(card for card in imagined.state.piles if card != NOTHING)
        assert cards == list(range(match.state.table.cards))
        assert imagined.seat == match.seat
        assert len(hand(imagined, 1 - seat)) == len(seen(imagined, 1 - seat)[1 - seat]["hand"]), "all know their hands"
        match.answer(dice.randrange(match.option_count))


def test_imagined_decks_and_hands_differ_from_seed_to_seed() -> None:
    match = table()
    imagined = [match.determinize(0, seed) for seed in range(20)]
    assert len({tuple(deck(one)) for one in imagined}) > 10
    assert len({tuple(hand(one, 1)) for one in imagined}) > 1
    assert {tuple(hand(one)) for one in imagined} == {tuple(hand(match))}
    assert match.determinize(0, 3).digest() == match.determinize(0, 3).digest()


def test_a_face_down_card_is_imagined_only_as_one_that_could_lie_there() -> None:
    match = answer(table(), "attack", "card claw")
    imagined = {pile(match.determinize(1, seed), 0, IN_PLAY)[0] for seed in range(60)}
    assert imagined == {"claw", "plain"}, "no scheme, no defense card, no card of a fighter that does not attack"


def test_an_imagined_match_is_played_to_its_end() -> None:
    dice = random.Random(2)
    for seed in range(10):
        match = table(seed=seed)
        for _ in range(seed * 3):
            match.answer(dice.randrange(match.option_count))
        imagined = match.determinize(seed % 2, seed)
        while imagined.choice is not None:
            imagined.answer(dice.randrange(imagined.option_count))
        assert imagined.outcome is not None


def test_a_player_picks_from_an_imagined_hand_of_his_own_and_not_blindly() -> None:
    match = scheme("{may: you, draw: 1}, {discard: {cards: {one: opponent_hand}}}", hands={"owl": "idle plain"})
    imagined = match.determinize(0, 4)
    answer(imagined, "no")
    assert imagined.seat == 1 or len(set(hand(imagined, 1))) == 1


def test_what_a_player_picked_in_secret_is_hidden_in_the_middle_of_an_effect() -> None:
    match = scheme(
        "{pick: {exactly: 1, of: your_hand}, as: kept}, {may: opponent, draw: 1, then: [{discard: {cards: kept}}]}",
        hand="plain",
    )
    answer(match, "card plain")
    assert match.seat == 1
    secret = match.state.hand_card(0, 1)  # type: ignore[attr-defined]
    assert secret not in [int(number) for number in match.view(1).state.plays if number > 4]


def test_the_deck_of_the_other_seat_lies_behind_the_own_piles() -> None:
    match = table()
    assert lineup_of(match).pile_base[PILE_KINDS + DECK] > lineup_of(match).pile_base[HAND]


def test_which_card_of_a_known_hand_was_laid_face_down_nobody_else_knows() -> None:
    match = table()
    for card_number in range(match.state.pile_size[HAND]):
        reveal(match.state, match.state.hand_card(0, card_number))  # type: ignore[attr-defined]
    assert len(seen(match, 1)[0]["hand"]) == 3
    answer(match, "attack", "card claw")
    assert (seen(match, 1)[0]["hand"], seen(match, 1)[0]["in_play"]) == ([], [])
    assert seen(match, 0)[0]["in_play"] == ["fox/claw"]
