"""Piles: order, hands in canonical order, shuffles, and who knows which card."""

from __future__ import annotations

from collections import Counter

from engine.kernel.layout import NOTHING
from engine.kernel.match import Match
from engine.kernel.piles import is_known, put_on_top, reveal, shuffle, take_out, top_card
from engine.unmatched.terms import DECK, DISCARD, HAND, IN_PLAY, PILE_KINDS
from tests.engine.building import Scene, card, deck, discards, hand, hero

FIVE = "\n".join(f"{{id: {name}, type: attack, value: 1, copies: 2}}" for name in ("ant", "bee", "cat", "dog", "elk"))


def table(hands: str = "", top: str = "ant bee cat") -> Match:
    """The fox's hand and deck; the owl is asked, so that nothing is drawn yet."""
    heroes = [hero("fox", FIVE), hero("owl", card("{draw: 1}"))]
    hand_cards = {"fox": hands, "owl": "trick"}
    return Scene(heroes, {"fox": "a", "owl": "h"}, hands=hand_cards, decks={"fox": top}, active=1).begin()


def test_the_last_card_put_down_lies_on_top() -> None:
    match = table()
    s = match.state
    bottom = next(card for card in range(10) if s.card_pile[card] == DISCARD)
    put_on_top(s, bottom, DECK)
    assert top_card(s, DECK) == bottom
    assert len(deck(match)) == 4


def test_an_empty_pile_has_no_top_card() -> None:
    assert top_card(table(top="").state, DECK) == NOTHING


def test_taking_a_card_out_leaves_the_others_in_order() -> None:
    match = table(top="ant bee cat dog")
    assert deck(match) == ["dog", "cat", "bee", "ant"]
    bee = next(c for c in (2, 3) if match.state.card_pile[c] == DECK)
    take_out(match.state, bee)
    assert deck(match) == ["dog", "cat", "ant"]
    assert match.state.card_pile[bee] == NOTHING


def test_a_hand_is_kept_in_canonical_order_however_it_was_drawn() -> None:
    assert hand(table(hands="elk ant cat")) == hand(table(hands="cat elk ant")) == ["ant", "cat", "elk"]


def test_equal_hands_are_equal_states() -> None:
    first, second = table(hands="elk ant"), table(hands="ant elk")
    assert first.state.numbers() == second.state.numbers()


def test_every_order_of_a_shuffle_is_as_likely_as_the_others() -> None:
    match = table(top="ant bee cat")
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(6000):
        shuffle(match.state, DECK)
        found[tuple(deck(match))] += 1
    assert len(found) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 6 + 5 * 12**0.5


def test_nobody_knows_a_card_that_was_shuffled() -> None:
    match = table(top="ant bee cat")
    s = match.state
    top = top_card(s, DECK)
    reveal(s, top)
    assert is_known(s, top, 0)
    assert is_known(s, top, 1)
    shuffle(s, DECK)
    assert not is_known(s, top, 0)
    assert not is_known(s, top, 1)


def test_a_drawn_card_is_known_to_its_player_alone() -> None:
    s = table().state
    top = top_card(s, DECK)
    put_on_top(s, top, HAND)
    assert (is_known(s, top, 0), is_known(s, top, 1)) == (True, False)


def test_a_card_laid_face_down_is_known_to_its_player_alone() -> None:
    s = table().state
    top = top_card(s, DECK)
    put_on_top(s, top, IN_PLAY)
    assert (is_known(s, top, 0), is_known(s, top, 1)) == (True, False)


def test_discard_piles_are_open() -> None:
    match = table()
    s = match.state
    top = top_card(s, DECK)
    put_on_top(s, top, DISCARD)
    assert discards(match)[-1] == "ant"
    assert (is_known(s, top, 0), is_known(s, top, 1)) == (True, True)


def test_piles_of_the_second_seat_follow_those_of_the_first() -> None:
    match = table()
    assert match.state.card_pile[match.state.table.cards - 1] == PILE_KINDS + DECK
