"""Rules 1, 4 and 5: how a match begins and ends, and how a turn goes."""

from __future__ import annotations

import pytest

from engine.cyberpunk import terms
from engine.cyberpunk.decks import Listener, Standing
from engine.cyberpunk.setup import begin, line_up
from engine.cyberpunk.verbs import Change, Draw, Ready
from engine.kernel.amounts import Number
from engine.kernel.layout import NOTHING
from engine.kernel.match import Match
from engine.kernel.modifiers import ADD
from engine.kernel.players import YOU
from tests.engine.cyberpunk.building import (
    Scene,
    answer,
    deck,
    ever,
    gigs,
    happened,
    kind,
    legend,
    options,
    program,
    rivalry,
    seat_data,
    trick,
    unit,
    units,
)
from tests.engine.cyberpunk.made import ME, RIVAL_UNITS

SEVEN = "d4=1 d6=1 d8=1 d10=1 d12=1 d20=1 rival/d4=1"


def opened(first: int = 12, second: int = 7) -> Match:
    """A match after the roll-off."""
    match = begin(line_up([deck("own"), deck("other")]), 1, chance_is_asked=True)
    return answer(match, f"roll {first}", f"roll {second}")


def test_whoever_rolls_higher_says_who_starts() -> None:
    assert (opened(12, 7).seat, opened(7, 12).seat) == (0, 1)
    assert options(opened()) == ["starts own", "starts other"]


def test_equal_rolls_are_repeated() -> None:
    match = opened(9, 9)
    assert kind(match) == "roll"
    assert answer(match, "roll 1", "roll 2").seat == 1


@pytest.mark.parametrize("starter", [0, 1])
def test_the_two_left_most_legends_of_the_starting_player_are_spent(starter: int) -> None:
    match = answer(opened(), ("starts own", "starts other")[starter])
    assert [each["spent"] for each in seat_data(match, starter)["legends"]] == [True, True, False]
    assert [each["spent"] for each in seat_data(match, 1 - starter)["legends"]] == [False, False, False]


def test_the_spent_legends_do_not_become_ready_in_the_first_turn_but_in_the_next() -> None:
    match = answer(opened(), "starts own", "keep", "keep", "die d4", "roll 1")
    assert [each["spent"] for each in seat_data(match)["legends"]] == [True, True, False]
    answer(match, "pass", "die d4", "roll 1", "pass", "die d6", "roll 1")
    assert [each["spent"] for each in seat_data(match)["legends"]] == [False, False, False]


def test_both_draw_six_and_the_starting_player_decides_first_about_a_new_hand() -> None:
    match = answer(opened(), "starts other")
    assert [seat_data(match, seat)["hand_size"] for seat in (0, 1)] == [6, 6]
    assert (match.seat, options(match)) == (1, ["keep", "mulligan"])
    assert answer(match, "keep").seat == 0


def test_a_mulligan_puts_the_whole_hand_back_and_draws_six_once() -> None:
    match = answer(opened(), "starts own")
    before = seat_data(match)["deck_size"]
    answer(match, "mulligan")
    assert (seat_data(match)["hand_size"], seat_data(match)["deck_size"]) == (6, before)
    assert (match.seat, kind(match)) == (1, "mulligan")
    answer(match, "keep")
    assert kind(match) == "die"


def test_the_starting_player_draws_and_rolls_in_the_first_turn_too() -> None:
    match = answer(opened(), "starts own", "keep", "keep", "die d10", "roll 7")
    assert (seat_data(match)["hand_size"], gigs(match)) == (7, {"d10": 7})


def test_seven_gigs_win_at_the_start_of_the_turn_before_the_draw() -> None:
    match = Scene(gigs=SEVEN, deck="", begins=True).begin()
    assert match.outcome is not None
    assert match.outcome.winner == 0


def test_six_gigs_do_not_win() -> None:
    assert Scene(gigs=SEVEN.removesuffix(" rival/d4=1"), begins=True).begin().outcome is None


def test_seven_gigs_do_not_win_in_the_middle_of_a_turn_before_the_overtime() -> None:
    six = SEVEN.removesuffix(" rival/d4=1")
    match = Scene([unit("bold")], field="bold", gigs=six, rival_gigs="d4=1", turn=13).begin()
    answer(match, "attack bold", "pass")
    assert len(gigs(match)) == 7
    assert match.outcome is None


def test_in_overtime_seven_gigs_win_at_once() -> None:
    six = SEVEN.removesuffix(" rival/d4=1")
    match = Scene([unit("bold")], field="bold", gigs=six, rival_gigs="d4=1", turn=15).begin()
    answer(match, "attack bold", "pass")
    assert match.outcome is not None
    assert match.outcome.winner == 0


def test_the_overtime_begins_when_both_have_had_seven_turns_and_whoever_has_seven_then_wins() -> None:
    match = Scene(rival_gigs=SEVEN, turn=14).begin()
    answer(match, "pass")
    assert match.outcome is not None
    assert match.outcome.winner == 1
    early = Scene(gigs=SEVEN, turn=13).begin()
    answer(early, "pass")
    assert early.outcome is None


def test_six_against_six_in_overtime_goes_on() -> None:
    six = SEVEN.removesuffix(" rival/d4=1")
    match = answer(Scene(gigs=six, rival_gigs=six, turn=14).begin(), "pass")
    assert match.outcome is None
    assert rivalry(match).overtime == 1


def test_whoever_must_draw_from_an_empty_deck_loses() -> None:
    match = Scene(deck="", begins=True).begin()
    assert match.outcome is not None
    assert match.outcome.winner == 1
    assert Scene(deck="filler", begins=True).begin().outcome is None


def test_the_start_of_a_turn_readies_draws_and_rolls_in() -> None:
    match = Scene(
        [unit("tired")], field="tired*", legends="ada* bob cleo", begins=True, chance_is_asked=True, turn=5
    ).begin()
    assert kind(match) == "die"
    assert (seat_data(match)["hand_size"], units(match)["tired"]["spent"]) == (1, False)
    assert [each["spent"] for each in seat_data(match)["legends"]] == [False, False, False]
    assert gigs(answer(match, "die d8", "roll 8")) == {"d8": 8}


def test_the_d20_comes_in_last() -> None:
    match = Scene(gigs="d4=1 d6=1 d8=1 d10=1", begins=True, chance_is_asked=True).begin()
    assert kind(match) == "roll"  # only the d12 can come in
    assert options(answer(match, "roll 3"))[0] == "pass"
    last = Scene(gigs="d4=1 d6=1 d8=1 d10=1 d12=1", begins=True, chance_is_asked=True).begin()
    assert options(last) == [f"roll {side}" for side in range(1, 21)]


def test_an_empty_fixer_area_skips_the_roll() -> None:
    six = SEVEN.removesuffix(" rival/d4=1")
    match = Scene(gigs=six.replace("d4=1", "d4=2", 1), begins=True, chance_is_asked=True).begin()
    assert kind(match) == "action"


def test_what_waits_for_the_start_of_the_turn_comes_before_readying_and_the_draw() -> None:
    waiting = Listener(terms.START_OF_TURN, program(Draw(YOU, Number(1), NOTHING)))
    match = Scene([unit("early", listeners=(waiting,))], field="early*", deck="filler filler", begins=True).begin()
    assert seat_data(match)["hand_size"] == 2
    order = [name for name in ever(match) if name in ("drawn", "readied")]
    assert order == ["drawn", "readied", "drawn"]


def test_what_waits_for_the_end_of_the_turn_sees_lag_and_what_lasts_for_the_turn() -> None:
    waiting = Listener(terms.END_OF_TURN, program(Ready(ME, NOTHING)))
    match = Scene([unit("late", listeners=(waiting,))], field="late*~").begin()
    answer(match, "pass")
    assert not units(match)["late"]["spent"]
    assert not units(match)["late"]["lag"]


def test_lag_ends_for_all_units_at_the_end_of_every_turn() -> None:
    match = answer(Scene(field="filler~", rival_field="filler~").begin(), "pass")
    assert not units(match)["filler"]["lag"]
    assert not units(match, 1)["filler"]["lag"]


def test_a_turn_cannot_end_while_a_unit_that_must_attack_can() -> None:
    forced = unit("forced", standings=(Standing(terms.MUST_ATTACK, Number(1)),))
    match = Scene([forced], field="forced", rival_gigs="d4=1").begin()
    assert "pass" not in options(match)
    answer(match, "attack forced", "pass")
    assert "pass" in options(match)
    assert "pass" in options(Scene([forced], field="forced").begin())


def test_what_forbids_an_attack_beats_what_demands_it() -> None:
    forced = unit(
        "forced",
        standings=(Standing(terms.MUST_ATTACK, Number(1)), Standing(terms.CANNOT_ATTACK, Number(1))),
    )
    assert "pass" in options(Scene([forced], field="forced", rival_gigs="d4=1").begin())


def test_until_your_next_turn_ends_at_its_start_before_readying() -> None:
    hold = trick("hold", Change(terms.CANNOT_READY, RIVAL_UNITS, ADD, Number(1), terms.UNTIL_TURN_OF), cost=1)
    match = Scene([hold], hand="hold", eddies=1, rival_field="filler*").begin()
    answer(match, "play hold", "eddie", "pass")
    while match.seat == 1 and kind(match) != "action":
        match.answer(0)
    assert units(match, 1)["filler"]["spent"]
    answer(match, "pass")
    while match.seat == 0 and kind(match) != "action":
        match.answer(0)
    answer(match, "pass")
    while match.seat == 1 and kind(match) != "action":
        match.answer(0)
    assert not units(match, 1)["filler"]["spent"]


def test_a_die_that_comes_in_may_be_rolled_once_more_and_the_second_result_stands() -> None:
    singer = legend("singer", standings=(Standing(terms.MAY_REROLL, Number(1)),))
    scene = Scene(own_legends=(singer,), legends="singer^", begins=True, chance_is_asked=True)
    match = answer(scene.begin(), "die d6", "roll 1")
    assert options(match) == ["no", "yes"]
    again = answer(match.copy(), "yes", "roll 5")
    assert gigs(again) == {"d6": 5}
    assert [row[3] for row in happened(again, "rolled")] == [5]
    assert gigs(answer(match, "no")) == {"d6": 1}


def test_whoever_has_nothing_to_do_may_still_pass() -> None:
    match = Scene(legends="").begin()
    assert options(match) == ["pass"]
    assert answer(match, "pass").seat == 1
