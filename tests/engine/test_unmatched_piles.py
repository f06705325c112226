"""Cards looked at, put from pile to pile, shuffled, and found by name or tag (rule 82)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.match import Match
from engine.unmatched.terms import DECK
from tests.engine.building import LINE, PLAIN, Scene, battle, card, do, hero

MANY = "\n".join(
    f"{{id: {name}, type: attack, value: 1, boost: 1, copies: 1}}" for name in ("one", "two", "three", "four")
)
PROPHECY = (
    "{look: {top: 4, of: your_deck}, as: seen}, "
    "{put: {cards: {exactly: 2, of: seen}, to: hand}, as: kept}, "
    "{put: {cards: {each: seen, other_than: kept}, to: top_of_deck}}"
)


def scene(steps: str, **others: Any) -> Match:
    heroes = [hero("fox", f"{card(steps)}\n{MANY}\n{PLAIN}"), hero("owl", f"{MANY}\n{PLAIN}")]
    given = {"hands": {"fox": "trick", "owl": "plain plain"}, "at": {"fox": "a", "owl": "h"}, "actions": 1, **others}
    return Scene(heroes, board=LINE, **given).begin()


def known(match: Match, seat: int, whose: int, pile: str) -> list[str]:
    """The cards of a pile that a seat knows, the topmost last."""
    seats: Any = match.view(seat).as_data()["seats"]
    return [str(name) for name in seats[whose][pile]]


def test_who_looks_at_a_hand_knows_it_and_nobody_else_learns_anything() -> None:
    match = scene("{look: opponent_hand}")
    assert known(match, 0, 1, "hand") == []
    do(match, "scheme")
    assert known(match, 0, 1, "hand") == ["owl/plain", "owl/plain"]
    assert known(match, 1, 0, "deck") == []


def test_who_has_looked_chooses_what_is_discarded_and_is_not_blind() -> None:
    steps = "{look: opponent_hand}, {discard: {cards: {one: opponent_hand}}, by: you}"
    match = scene(steps, hands={"fox": "trick", "owl": "one two"})
    do(match, "scheme", "card owl/two")
    assert known(match, 0, 1, "discard") == ["owl/two"]


def test_two_of_the_top_four_come_to_hand_and_the_others_back_in_the_order_chosen() -> None:
    deck = "one two three four plain"
    match = scene(PROPHECY, decks={"fox": deck + " plain" * 9 + " trick"})
    do(match, "scheme", "card two", "card four", "card three")
    assert sorted(known(match, 0, 0, "hand")) == ["fox/four", "fox/two"]
    assert known(match, 0, 0, "deck")[-2:] == ["fox/three", "fox/one"], "the one put last is on top"
    assert known(match, 1, 0, "deck") == []
    assert known(match, 1, 0, "hand") == []


def test_a_card_put_under_the_deck_is_drawn_last() -> None:
    match = scene("{put: {cards: {one: your_hand}, to: bottom_of_deck}}", hands={"fox": "trick one"})
    do(match, "scheme")
    s = battle(match)
    bottom = s.piles[s.table.pile_base[s.pile(0, DECK)]]
    assert s.lineup.card_ids[s.lineup.card_types[bottom]] == "fox/one"
    assert known(match, 0, 0, "deck") == ["fox/one"], "only its player knows where it is"
    assert known(match, 1, 0, "deck") == []


def test_a_card_is_found_by_its_name_wherever_it_lies_in_the_deck() -> None:
    match = scene("{put: {cards: {one: your_deck, named: three}, to: hand}}, {shuffle: your_deck}")
    do(match, "scheme")
    assert known(match, 0, 0, "hand") == ["fox/three"]
    assert known(match, 0, 0, "deck") == []


def test_after_a_shuffle_nobody_knows_the_deck() -> None:
    match = scene("{look: {top: 3, of: your_deck}}, {shuffle: your_deck}")
    do(match, "scheme")
    assert known(match, 0, 0, "deck") == []


def test_cards_come_back_from_the_discard_pile() -> None:
    match = scene("{put: {cards: {each: your_discard}, to: hand}}", discards={"fox": "one two"})
    do(match, "scheme")
    assert sorted(known(match, 0, 0, "hand")) == ["fox/one", "fox/two"]
    assert sorted(known(match, 1, 0, "hand")) == ["fox/one", "fox/two"], "everybody saw which they were"


def test_fighters_are_found_by_the_spaces_they_stand_in() -> None:
    steps = (
        "{pick: {one: spaces, adjacent_to: your_hero}, as: first}, "
        "{damage: {to: {each: opposing_fighters, in: first}, amount: 2}}"
    )
    match = scene(steps, at={"fox": "b", "owl": "c"})
    do(match, "scheme", "space c")
    assert battle(match).health[1] == 8


def test_equal_cards_that_go_back_are_one_option() -> None:
    match = scene("{put: {cards: {each: your_hand}, to: top_of_deck}}", hands={"fox": "trick plain plain one"})
    do(match, "scheme")
    assert match.choice is not None
    assert sorted(match.choice.options) == ["card one", "card plain"]
    do(match, "card plain", "card plain")
    assert known(match, 0, 0, "deck")[-3:] == ["fox/plain", "fox/plain", "fox/one"]


@pytest.mark.parametrize("answers", [(), ("card two",), ("card two", "card four")], ids=len)
def test_who_does_not_know_the_cards_looked_at_can_imagine_the_choice_among_them(answers: tuple[str, ...]) -> None:
    match = scene(PROPHECY, decks={"fox": "one two three four plain" + " plain" * 9 + " trick"})
    do(match, "scheme", *answers)
    for seed in range(10):
        world = match.determinize(1, seed)
        assert world.seat == 0
        assert world.option_count > 1
        assert world.view(1).as_data() == match.view(1).as_data()


@pytest.mark.parametrize("answers", [(), ("card two",), ("card two", "card four")], ids=len)
def test_an_imagined_choice_among_cards_looked_at_goes_on_as_the_true_one_does(answers: tuple[str, ...]) -> None:
    match = scene(PROPHECY, decks={"fox": "one two three four plain" + " plain" * 9 + " trick"})
    do(match, "scheme", *answers)
    for seed in range(10):
        world = match.determinize(1, seed)
        assert world.option_count <= 4 - len(answers), "of the four cards, those that are left"
        while world.choice is not None and world.choice.source == "fox/trick scheme":
            world.answer(0)
        assert (battle(world).hand_size(0), battle(world).deck_size(0)) == (2, 13)


def test_which_cards_of_a_hand_were_set_aside_shows_nowhere() -> None:
    steps = (
        "{pick: {each: your_hand}, as: all}, {pick: {exactly: 1, of: all}, as: kept}, "
        "{may: opponent, draw: 1, then: [{discard: {cards: {each: all, other_than: kept}}}]}"
    )
    seen = []
    for kept in ("card one", "card three", "card plain"):
        match = do(scene(steps, hands={"fox": "trick one three plain", "owl": "plain"}), "scheme", kept)
        assert match.seat == 1
        seen.append(match.view(1).state.numbers())
        world = do(match.determinize(1, 3), "yes")
        assert battle(world).hand_size(0) == 2, "the one that was kept, and the one drawn"
    assert seen[0] == seen[1] == seen[2]
