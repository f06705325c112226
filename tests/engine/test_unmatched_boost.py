"""Boosting a card in combat: from the hand, from elsewhere, and face down beside the attack card (rules 20, 22, 61)."""

from __future__ import annotations

import pytest

from engine.kernel.layout import NOTHING
from engine.kernel.match import Match
from tests.engine.building import LINE, PLAIN, Scene, battle, card, compiled, do, hero, hero_text

STRONG = "{id: strong, type: attack, value: 1, boost: 3, copies: 2}"
BARE = "{id: bare, type: attack, value: 1, copies: 2}"
FACE_DOWN = "{when: attack_declared, may: you, boost: {card: your_card, face: down}}"
CANCEL = "{id: stop, type: defense, value: 0, boost: 1, copies: 2, immediately: [{cancel_effects: opposing_card}]}"


def fight(
    trick: str,
    hand: str,
    *,
    deck: str = "",
    against: str = PLAIN,
    abilities: str = "",
    actions: int = 2,
    **others: str,
) -> Match:
    """A fox with a trick attacks an owl beside it."""
    heroes = [hero("fox", f"{trick}\n{STRONG}\n{BARE}\n{PLAIN}", abilities=abilities), hero("owl", against)]
    at = {"fox": "a", "owl": "b"}
    decks = {"fox": deck} if deck else {}
    return Scene(heroes, at, LINE, hands={"fox": hand, **others}, decks=decks, actions=actions).begin()


def healths(match: Match) -> list[int]:
    return [int(health) for health in battle(match).health]


def test_a_boost_discards_a_card_and_adds_its_value() -> None:
    match = fight(card("{boost: your_card}", "during_combat", value=2), "trick strong")
    do(match, "attack", "card trick", "none")
    assert healths(match) == [10, 5], "2 and 3 of the strong card"
    assert battle(match).discard_size(0) == 2


def test_who_may_boost_may_leave_it() -> None:
    match = fight(card("{may: you, boost: your_card}", "during_combat", value=2), "trick strong")
    do(match, "attack", "card trick", "none", "no")
    assert healths(match) == [10, 8]
    assert battle(match).hand_size(0) == 1


def test_only_cards_with_a_boost_value_boost_and_without_one_nobody_is_asked() -> None:
    match = fight(card("{may: you, boost: your_card}", "during_combat", value=2), "trick bare")
    do(match, "attack", "card trick", "none")
    assert healths(match) == [10, 8]


def test_the_top_card_of_the_deck_may_boost() -> None:
    trick = card("{boost: {card: your_card, with: {top: 1, of: your_deck}}}", "during_combat", value=2)
    match = fight(trick, "trick", actions=1)
    top = battle(match).deck_size(0)
    do(match, "attack", "none")
    assert battle(match).deck_size(0) == top - 1
    assert healths(match)[1] < 8


def test_the_card_that_is_discarded_is_the_one_that_counts() -> None:
    trick = card("{boost: {card: your_card, with: {top: 1, of: your_deck}}}", "during_combat", value=2)
    match = fight(trick, "trick", deck="strong plain bare")
    do(match, "attack", "none")
    assert healths(match) == [10, 5], "2 and 3 of the strong card, whatever lies below it"


def test_whoever_may_boost_takes_a_card_of_his_own_hand() -> None:
    match = fight(
        card("{may: opponent, boost: opposing_card}", "during_combat", value=9), "trick strong", owl="plain plain"
    )
    do(match, "attack", "card trick", "card plain", "yes")
    assert battle(match).hand_size(1) == 0
    assert battle(match).hand_size(0) == 1
    assert healths(match)[1] == 10 - (9 - 2 - 1)


def test_an_opponent_without_a_card_that_boosts_is_not_asked() -> None:
    match = fight(card("{may: opponent, boost: opposing_card}", "during_combat", value=9), "trick strong", owl="plain")
    do(match, "attack", "card trick", "card plain")
    assert battle(match).hand_size(0) == 1
    assert healths(match)[1] == 10 - (9 - 2)


def test_a_card_laid_face_down_counts_from_the_reveal_on() -> None:
    match = fight(PLAIN, "plain strong", abilities=FACE_DOWN)
    do(match, "attack", "card plain", "yes")
    assert battle(match).has_boost == 1
    assert battle(match).value(battle(match).attack_play) == 2, "not yet"
    do(match, "none")
    assert healths(match) == [10, 5]
    assert battle(match).discard_size(0) == 2


def test_nobody_else_knows_the_card_that_lies_face_down() -> None:
    match = fight(PLAIN, "plain strong", abilities=FACE_DOWN)
    do(match, "attack", "card plain", "yes")
    seen = [match.view(seat).as_data()["seats"] for seat in (0, 1)]
    assert [len(each[0]["in_play"]) for each in seen] == [2, 0]  # type: ignore[index]
    assert {boost_imagined(match, seed) for seed in range(20)} == {1, 3}


def boost_imagined(match: Match, seed: int) -> int:
    """The BOOST value of the card that the defender imagines beside the attack card."""
    world = battle(match.determinize(1, seed))
    assert world.boost_card() != NOTHING
    return int(world.lineup.type_boost[world.lineup.card_types[world.boost_card()]])


def test_the_only_card_with_a_boost_value_is_imagined_as_the_boost_and_not_as_the_attack_card() -> None:
    gem = "{id: gem, type: attack, value: 1, boost: 2, copies: 1}"
    fox = hero("fox", f"{gem}\n{BARE}\n{BARE.replace('bare', 'bald')}", abilities=FACE_DOWN)
    hands = {"fox": "bare gem", "owl": "plain"}
    match = Scene([fox, hero("owl")], {"fox": "a", "owl": "b"}, LINE, hands=hands).begin()
    do(match, "attack", "card bare", "yes")
    assert {boost_imagined(match, seed) for seed in range(20)} == {2}


def test_who_cancels_the_attack_card_takes_its_boost_away() -> None:
    match = fight(PLAIN, "plain strong", against=CANCEL, abilities=FACE_DOWN, owl="stop")
    do(match, "attack", "card plain", "yes", "card stop")
    assert healths(match) == [10, 8]
    assert battle(match).discard_size(0) == 2, "it is discarded without effect"


def test_the_next_attack_has_no_boost_of_the_last_one() -> None:
    match = fight(PLAIN, "plain plain strong", abilities=FACE_DOWN)
    do(match, "attack", "card plain", "yes", "card strong", "none", "attack", "none")
    assert healths(match) == [10, 3]


@pytest.mark.parametrize(
    ("step", "window", "message"),
    [
        ("{boost: {card: your_card, face: down}}", "during_combat", "comes too late"),
        ("{may: opponent, boost: {card: your_card, face: down}}", "", "by you, beside your own"),
        ("{may: you, boost: {card: opposing_card, face: down}}", "", "by you, beside your own"),
    ],
)
def test_a_card_that_could_not_be_laid_face_down_is_no_boost(step: str, window: str, message: str) -> None:
    ability = step.replace("{", "{when: attack_declared, ", 1)
    text = hero_text(card(step, window)) if window else hero_text(abilities=ability)
    _, problems = compiled(text)
    assert [message in problem.message for problem in problems] == [True]


def test_a_boost_that_is_discarded_before_the_reveal_counts_for_nothing() -> None:
    gone = "{when: attack_declared, boost: {card: your_card, face: down}, as: laid, then: [{discard: laid}]}"
    match = fight(PLAIN, "plain strong", abilities=gone)
    do(match, "attack", "card plain", "none")
    assert healths(match) == [10, 8]
    assert battle(match).discard_size(0) == 2
