"""A match asks, is answered, is copied at every choice, and can be told apart by its digest."""

from __future__ import annotations

import copy
import random

import pytest

from engine.kernel.choice import Outcome
from engine.kernel.errors import EffectRunsForever, IllegalAnswer
from engine.kernel.match import Match
from engine.kernel.playout import all_seat_numbers, play_out
from engine.unmatched.setup import begin, line_up
from tests.engine.building import LINE, answer, grid, hero, options, scheme
from tests.engine.busy import busy


def finish(match: Match, seed: int) -> str:
    """The digest of a match that is played on by chance."""
    dice = random.Random(seed)
    while match.choice is not None:
        match.answer(dice.randrange(match.option_count))
    return match.digest()


def test_a_wrong_key_is_refused_with_the_legal_ones() -> None:
    match = scheme("{draw: 1}")
    with pytest.raises(IllegalAnswer) as error:
        match.answer("attack fox")
    assert error.value.legal == options(match) == ["maneuver", "scheme"]
    assert "'attack fox' is not among the options: maneuver" in str(error.value)


@pytest.mark.parametrize("index", [-1, 99])
def test_an_index_out_of_range_is_refused_and_changes_nothing(index: int) -> None:
    match = scheme("{draw: 1}")
    before = match.digest()
    with pytest.raises(IllegalAnswer) as error:
        match.answer(index)
    assert error.value.answer == str(index)
    assert error.value.legal == options(match)
    assert match.digest() == before


def test_a_turn_that_never_ends_is_an_error_and_not_a_match_without_end() -> None:
    again = "{when: maneuver_ended, do: [{gain_actions: 1}, {recover: {who: your_hero, amount: 9}}]}"
    match = begin(line_up([hero("fox", abilities=again), hero("owl")], grid(6, 6)), 1)
    with pytest.raises(EffectRunsForever, match="the same turn after 2000 answers: an effect gives actions"):
        finish(match, 1)
    assert match.state.turn == 1


def test_a_decided_match_asks_nothing() -> None:
    match = scheme("{damage: {to: opposing_hero, amount: 99}}")
    assert match.choice is None
    assert match.seat is None
    assert match.outcome == Outcome(0, 1)
    with pytest.raises(IllegalAnswer, match="nothing is asked"):
        match.answer("maneuver")


def test_a_key_and_its_index_are_the_same_answer() -> None:
    by_key, by_index = scheme("{draw: 1}"), scheme("{draw: 1}")
    by_key.answer("maneuver")
    by_index.answer(options(by_index).index("maneuver"))
    assert by_key.digest() == by_index.digest()


@pytest.mark.parametrize("seed", range(6))
def test_a_copy_at_any_choice_plays_on_the_same(seed: int) -> None:
    match, dice, inside = busy(seed), random.Random(seed), 0
    while match.choice is not None:
        inside += " " in match.choice.source  # the source is a card or an ability
        if dice.random() < 0.1:
            before = match.digest()
            twin = match.copy()
            assert finish(twin, 5) == finish(copy.deepcopy(match), 5)
            assert match.digest() == before, "what happens to a copy does not happen to the match"
        match.answer(dice.randrange(match.option_count))
    assert inside > 0


@pytest.mark.parametrize("seed", range(3))
def test_keys_of_a_choice_are_different_and_lead_to_the_same_match(seed: int) -> None:
    match, dice = busy(seed), random.Random(seed)
    while match.choice is not None:
        assert len(set(match.choice.options)) == match.option_count
        match.answer(dice.randrange(match.option_count))
    replay = busy(seed)
    for key in match.answer_keys():
        replay.answer(key)
    assert replay.digest() == match.digest()


@pytest.mark.parametrize("seed", range(20))
def test_matches_with_a_hundred_spaces_come_to_an_end(seed: int) -> None:
    match = busy(seed, 10)
    play_out(match.state, all_seat_numbers(match.state, seed))
    assert match.outcome is not None
    spaces = list(match.state.as_data()["fighters"].values())  # type: ignore[attr-defined]
    standing = [fighter["space"] for fighter in spaces if fighter["space"] is not None]
    assert len(set(standing)) == len(standing)


def test_seed_answers_and_lineup_are_in_the_digest() -> None:
    assert busy(1).digest() == busy(1).digest()
    assert busy(1).digest() != busy(2).digest()
    assert busy(1).digest() != busy(1, 5).digest()
    moved = busy(1)
    moved.answer(0)
    assert moved.digest() != busy(1).digest()


def test_a_match_without_recording_plays_the_same_and_keeps_nothing() -> None:
    heroes = [hero("fox"), hero("owl")]
    lineup = line_up(heroes, LINE)
    quick, kept = begin(lineup, 3, recording=False), begin(lineup, 3)
    for match in (quick, kept):
        play_out(match.state, all_seat_numbers(match.state, 3))
    assert quick.state.numbers() == kept.state.numbers()
    assert quick.events() == []
    assert len(kept.events()) > 10
    with pytest.raises(ValueError, match="not recorded"):
        quick.answer_keys()


def test_a_choice_says_which_card_and_step_ask() -> None:
    match = scheme("{draw: 1}, {may: you, damage: {to: {one: opposing_fighters}, amount: 1}}")
    assert match.choice is not None
    assert (match.choice.seat, match.choice.kind, match.choice.options) == (0, "may", ("yes", "no"))
    assert (match.choice.source, match.choice.step) == ("fox/trick scheme", "scheme[1]")


def test_chance_is_asked_only_where_it_is_wanted() -> None:
    steps = "{discard: {cards: {random: 1, of: opponent_hand}}}"
    asked = scheme(steps, hands={"owl": "idle plain plain"}, chance_is_asked=True)
    assert asked.choice is not None
    assert (asked.choice.seat, asked.choice.options) == (None, ("card owl/idle", "card owl/plain"))
    answer(asked, "card owl/plain")
    assert options(asked)[0] == "maneuver"
    assert options(scheme(steps, hands={"owl": "idle plain plain"}))[0] == "maneuver"
