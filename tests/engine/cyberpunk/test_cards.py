"""Rules 6 and 7: cards, what they cost, and how it is paid."""

from __future__ import annotations

import pytest

from engine.cyberpunk import terms
from engine.cyberpunk.conditions import HappenedThisTurn
from engine.cyberpunk.decks import Activation, Listener, Standing
from engine.cyberpunk.filters import IS_GEAR, IS_PROGRAM, CardIs
from engine.cyberpunk.lineup import Options
from engine.cyberpunk.selectors import LEGENDS_IN_AREA, RIVALS, Cards
from engine.cyberpunk.verbs import Change, Defeat, Draw, Equip, Put, Sell
from engine.kernel.amounts import Negative, Number
from engine.kernel.conditions import Not
from engine.kernel.layout import NOTHING
from engine.kernel.match import Match
from engine.kernel.modifiers import ADD, SET
from engine.kernel.players import YOU
from engine.kernel.selectors import EndOfPile
from tests.engine.cyberpunk.building import (
    Scene,
    answer,
    gear,
    happened,
    kind,
    legend,
    number,
    options,
    power,
    program,
    rivalry,
    seat_data,
    trick,
    unit,
    units,
)
from tests.engine.cyberpunk.made import (
    DECK,
    FIRST,
    HAND,
    OWN_GEAR,
    OWN_UNITS,
    RIVAL_UNITS,
    SECOND,
    THAT,
    is_among,
    only,
    pick,
)

DRAW = Draw(YOU, Number(1), NOTHING)
SPENT_LEGENDS = "ada* bob* cleo*"
"""Legends that pay for nothing."""


def scene(*cards: object, **others: object) -> Match:
    """A match in whose main phase only Eddies pay."""
    others.setdefault("legends", SPENT_LEGENDS)
    return Scene(cards, **others).begin()  # type: ignore[arg-type]


# Units, programs, gear (rules 6.2 to 6.4a)


def test_a_unit_enters_ready_and_with_lag_and_cannot_attack() -> None:
    match = answer(scene(unit("new", cost=2), hand="new", eddies=2, rival_gigs="d4=1"), "play new")
    assert (units(match)["new"]["spent"], units(match)["new"]["lag"]) == (False, True)
    assert "attack new" not in options(match)


def test_adrenaline_lifts_the_ban_of_the_entry_turn() -> None:
    fast = unit("fast", cost=2, keywords=(terms.ADRENALINE,))
    match = answer(scene(fast, hand="fast", eddies=2, rival_gigs="d4=1"), "play fast")
    assert "attack fast" in options(match)


def test_lag_keeps_a_unit_from_spending_itself_but_not_a_legend() -> None:
    ability = (Activation(program(DRAW), spend=True),)
    worker, boss = unit("worker", activations=ability), legend("boss", activations=ability)
    match = Scene([worker], field="worker~", legends="boss^", own_legends=(boss,)).begin()
    assert [option for option in options(match) if option.startswith("use")] == ["use boss"]
    assert "use worker" in options(Scene([worker], field="worker").begin())
    assert "use worker" not in options(Scene([worker], field="worker*").begin())


def test_a_program_is_carried_out_and_then_goes_to_the_trash() -> None:
    match = answer(scene(trick("think", DRAW), hand="think", eddies=1), "play think")
    assert (seat_data(match)["hand_size"], seat_data(match)["trash"]) == (1, ["think"])


def test_a_program_may_be_played_without_a_target() -> None:
    match = answer(scene(trick("shot", *pick(RIVAL_UNITS), Defeat(FIRST, NOTHING)), hand="shot", eddies=1), "play shot")
    assert seat_data(match)["trash"] == ["shot"]


def test_gear_is_worn_by_a_friendly_unit_or_face_up_legend_and_adds_its_power() -> None:
    match = scene(gear("blade", 2), hand="blade", eddies=1, field="filler", legends="ada*^ bob*", rival_field="filler")
    answer(match, "play blade")
    assert options(match) == ["card filler", "card ada"]
    answer(match, "card filler")
    assert (power(match, "filler"), units(match)["filler"]["gear"]) == (3, ["blade"])


def test_gear_without_a_wearer_cannot_be_played() -> None:
    assert "play blade" not in options(scene(gear("blade"), hand="blade", eddies=1, rival_field="filler"))


def test_a_card_wears_any_number_of_gears() -> None:
    assert power(Scene([gear("blade", 2)], field="filler+blade+blade+blade").begin(), "filler") == 7


def test_keywords_of_gear_are_its_wearers() -> None:
    shield = gear("shield", 0, keywords=(terms.BLOCKER,))
    assert units(Scene([shield], field="filler+shield").begin())["filler"]["blocker"]


@pytest.mark.parametrize(
    ("pile", "area"), [(terms.HAND, "hand"), (terms.TRASH, "trash"), (terms.DECK, "deck"), (terms.REMOVED, "removed")]
)
def test_gear_follows_its_wearer(pile: int, area: str) -> None:
    away = trick("away", *pick(OWN_UNITS), Put(FIRST, pile, pile == terms.DECK, NOTHING))
    match = scene(away, gear("blade"), hand="away", eddies=1, field="filler+blade", deck="")
    removed = len(seat_data(match)["removed"])
    answer(match, "play away")
    if area == "deck":  # in random order, so nobody knows which is which
        seats = match.view(0).as_data()["seats"]
        assert (seats[0]["deck_size"], seats[0]["deck"]) == (2, [])  # type: ignore[index]
    else:
        found = seat_data(match)[area]
        assert set(found[removed if area == "removed" else 0 :]) >= {"filler", "blade"}


def test_gear_moves_only_to_friendly_cards_that_may_wear_it() -> None:
    move = trick("move", *pick(OWN_GEAR), *pick(OWN_UNITS, 1), Equip(FIRST, SECOND))
    match = scene(move, gear("blade"), unit("other"), hand="move", eddies=1, field="filler+blade other")
    answer(match, "play move", "card other")
    assert units(match)["other"]["gear"] == ["blade"]


# Legends (rules 6.5 to 6.9)


def test_a_call_costs_one_and_turns_a_legend_up_as_ready_as_it_was() -> None:
    match = answer(Scene(eddies=1, legends="ada*").begin(), "call")
    assert seat_data(match)["legends"] == [{"card": "ada", "face_up": True, "spent": True, "gear": []}]
    assert seat_data(match)["eddies_ready"] == 0
    assert "call" not in options(match)


def test_equal_unknown_legends_are_offered_once_and_known_ones_apart() -> None:
    match = Scene(eddies=1, legends="ada* bob* cleo").begin()
    assert options(answer(match, "call")) == ["legend 1", "legend 3"]


def test_a_legend_may_pay_for_its_own_call() -> None:
    match = answer(Scene(legends="ada").begin(), "call")
    assert [(each["card"], each["spent"]) for each in seat_data(match)["legends"]] == [("ada", True)]


def test_there_is_no_call_without_an_eddie_or_without_a_face_down_legend() -> None:
    assert "call" not in options(scene())
    assert "call" not in options(scene(eddies=1, legends="ada^ bob^"))


def test_call_effects_come_with_the_call_only() -> None:
    boss = legend("boss", programs={terms.CALL_WINDOW: program(DRAW)})
    match = answer(Scene(own_legends=(boss,), legends="boss").begin(), "call")
    assert seat_data(match)["hand_size"] == 1


def test_a_card_may_let_its_player_call_without_paying_once_a_turn_all_the_same() -> None:
    helper = unit("helper", standings=(Standing(terms.CALLS_FREE, Number(1)),))
    match = Scene([helper], field="helper", legends="ada* bob*").begin()
    answer(match, "call")
    assert "call" not in options(match)
    assert happened(match, "paid") == []


def test_go_solo_pays_the_cost_and_enters_ready_with_gear_and_may_attack() -> None:
    match = Scene([gear("blade", 2)], legends="ada*^+blade", eddies=5, rival_gigs="d4=1").begin()
    answer(match, "go-solo ada")
    assert units(match)["ada"] == {
        "card": "ada", "power": 8, "spent": False, "lag": True, "blocker": False, "gear": ["blade"],
    }  # fmt: skip
    assert "attack ada" in options(match)
    assert seat_data(match)["eddies_ready"] == 0


def test_a_legend_may_pay_for_its_own_go_solo_and_becomes_ready() -> None:
    match = answer(Scene(legends="ada^", eddies=4).begin(), "go-solo ada")
    assert not units(match)["ada"]["spent"]


@pytest.mark.parametrize(("legends", "eddies"), [("ada*^", 4), ("ada*", 5), ("kin*^", 5)])
def test_go_solo_needs_its_cost_a_face_up_legend_and_the_keyword(legends: str, eddies: int) -> None:
    kin = legend("kin", keywords=())
    match = Scene(own_legends=(kin, *Scene.own_legends), legends=legends, eddies=eddies).begin()
    assert not [option for option in options(match) if option.startswith("go-solo")]


def test_going_solo_is_playing_the_card() -> None:
    boss = legend("boss", programs={terms.PLAY_WINDOW: program(DRAW)})
    match = Scene(own_legends=(boss,), legends="boss*^", eddies=5).begin()
    assert seat_data(answer(match, "go-solo boss"))["hand_size"] == 1


def test_a_legend_that_leaves_the_field_leaves_the_game_and_its_gear_goes_where_it_would() -> None:
    away = trick("away", *pick(OWN_UNITS), Put(FIRST, terms.HAND, False, NOTHING))
    match = scene(away, gear("blade"), hand="away", eddies=1, field="ada+blade", legends="bob* cleo*")
    answer(match, "play away")
    assert seat_data(match)["removed"] == ["ada"]
    assert seat_data(match)["hand"] == ["blade"]


def test_a_legend_is_played_without_go_solo_only_where_the_rules_say_so() -> None:
    plain = Scene(legends="ada*^", eddies=5, rival_gigs="d4=1")
    assert "play-legend ada" not in options(plain.begin())
    plain.rules = Options(plain_legend_play=True)
    match = answer(plain.begin(), "play-legend ada")
    assert (units(match)["ada"]["spent"], units(match)["ada"]["lag"]) == (True, True)
    assert "attack ada" not in options(match)


def test_a_legend_without_cost_cannot_be_played() -> None:
    match = Scene(own_legends=(legend("free", cost=-1),), legends="free*^", eddies=9).begin()
    assert not [option for option in options(match) if option.startswith("go-solo")]


# Eddies (rule 7)


def test_a_card_with_a_sell_tag_is_sold_once_a_turn_and_pays_at_once() -> None:
    match = scene(gear("blade"), trick("think", DRAW), hand="blade think think", field="filler")
    assert [option for option in options(match) if option.startswith("sell")] == ["sell blade", "sell think"]
    answer(match, "sell blade")
    assert not [option for option in options(match) if option.startswith("sell")]
    assert (seat_data(match)["eddies"], seat_data(match)["eddies_ready"]) == (["blade"], 1)
    assert "play think" in options(match)


def test_a_sold_card_is_known_to_both() -> None:
    match = answer(scene(gear("blade"), hand="blade"), "sell blade")
    assert match.view(1).as_data()["seats"][0]["eddies"] == ["blade"]  # type: ignore[index]


def test_a_sale_by_an_effect_needs_no_tag_shows_nothing_and_is_not_the_turns_sale() -> None:
    match = scene(trick("show", Sell(EndOfPile(DECK, 1, True))), hand="show show", eddies=1)
    answer(match, "play show")
    assert "sell show" in options(match)
    assert seat_data(match)["eddies_size"] == 2
    for seat in (0, 1):
        assert match.view(seat).as_data()["seats"][0]["eddies"] == ["filler"]  # type: ignore[index]
    assert happened(match, "sold")[-1][1] == NOTHING


def test_the_payer_chooses_what_he_spends_where_it_makes_a_difference() -> None:
    match = Scene([unit("new", cost=2)], hand="new", eddies=2, legends="ada^ bob").begin()
    answer(match, "play new")
    assert options(match) == ["eddie", "legend ada", "legend 2"]
    answer(match, "legend ada", "legend 2")
    assert (seat_data(match)["eddies_ready"], len(units(match))) == (2, 1)


@pytest.mark.parametrize(("eddies", "legends"), [(2, SPENT_LEGENDS), (1, "ada^ bob*"), (0, "ada^ bob")])
def test_nobody_is_asked_when_all_that_is_ready_is_needed(eddies: int, legends: str) -> None:
    match = Scene([unit("new", cost=2)], hand="new", eddies=eddies, legends=legends).begin()
    assert kind(answer(match, "play new")) == "action"


@pytest.mark.parametrize(("eddies", "possible"), [(1, False), (2, True), (3, True)])
def test_a_card_is_played_only_by_whoever_can_pay_all(eddies: int, possible: bool) -> None:
    assert ("play new" in options(scene(unit("new", cost=2), hand="new", eddies=eddies))) == possible


@pytest.mark.parametrize(("less", "paid"), [(1, 2), (2, 1), (3, 1), (9, 1)])
def test_a_reduction_never_goes_below_one(less: int, paid: int) -> None:
    cheap = unit("cheap", cost=3, standings=(Standing(terms.COST, Negative(Number(less))),))
    match = answer(scene(cheap, hand="cheap", eddies=3), "play cheap")
    assert seat_data(match)["eddies_ready"] == 3 - paid


def test_another_price_takes_the_place_of_the_cost_before_reductions() -> None:
    cheap = unit(
        "cheap",
        cost=8,
        standings=(Standing(terms.COST, Number(3), layer=SET), Standing(terms.COST, Negative(Number(1)))),
    )
    assert seat_data(answer(scene(cheap, hand="cheap", eddies=3), "play cheap"))["eddies_ready"] == 1


def test_a_discount_for_the_next_card_is_used_up_by_it_and_discounts_add_up() -> None:
    sale = Change(terms.COST, None, ADD, Negative(Number(1)), terms.UNTIL_USED, 0)
    owner = unit(
        "owner",
        activations=(Activation(program(sale)),),
        guards=(is_among(THAT, CardIs(IS_PROGRAM), root=HAND),),
    )
    match = scene(
        owner, trick("dear", DRAW, cost=4), unit("new", cost=2), hand="dear dear new", field="owner", eddies=9
    )
    for deed, paid in (("use owner", 0), ("use owner", 0), ("play new", 2), ("play dear", 2), ("play dear", 4)):
        before = seat_data(match)["eddies_ready"]
        answer(match, deed)
        assert before - seat_data(match)["eddies_ready"] == paid, deed


def test_rivals_may_make_go_solo_dearer() -> None:
    shield = gear("shield", standings=(Standing(terms.GO_SOLO_COST, Number(2), None, Cards(LEGENDS_IN_AREA, RIVALS)),))
    for eddies, possible in ((6, False), (7, True)):
        match = Scene((), [shield], rival_field="filler+shield", legends="ada*^", eddies=eddies).begin()
        assert ("go-solo ada" in options(match)) == possible


def test_the_cost_that_effects_read_is_the_printed_one() -> None:
    cheap = unit("cheap", cost=3, standings=(Standing(terms.COST, Negative(Number(1))),))
    match = Scene([cheap], field="cheap").begin()
    assert rivalry(match).cost(number(match, "cheap")) == 3


def test_a_price_for_the_first_card_of_a_turn_is_gone_after_it() -> None:
    doctor = unit(
        "doctor",
        listeners=(Listener(terms.PLAYED, None, is_among(THAT, CardIs(IS_GEAR))),),
        standings=(
            Standing(
                terms.COST,
                Negative(Number(3)),
                Not(HappenedThisTurn(0, "you played gear")),
                only(HAND, CardIs(IS_GEAR)),
            ),
        ),
    )
    match = scene(doctor, gear("blade", cost=5), hand="blade blade doctor", field="doctor", eddies=9)
    answer(match, "play blade")
    assert seat_data(match)["eddies_ready"] == 7
    answer(match, "play blade")
    assert seat_data(match)["eddies_ready"] == 2
