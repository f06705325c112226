"""What lies face down tells nothing: not to effects, not in views; cards under a deck lie in an order nobody knows."""

from __future__ import annotations

import pytest

from engine.cyberpunk import terms
from engine.cyberpunk.filters import Coloured, Has, Measured, Named, Tagged
from engine.cyberpunk.selectors import COST_OF, POWER_OF
from engine.cyberpunk.verbs import Call, Change, Defeat, Discard, Look, PickLegend, Put, Ready, Sell
from engine.kernel.amounts import Number
from engine.kernel.conditions import AT_LEAST
from engine.kernel.layout import MOD_OF, NOTHING
from engine.kernel.modifiers import ADD
from engine.kernel.picking import EXACTLY, UP_TO, Clear, Pick
from engine.kernel.players import YOU
from engine.kernel.program import Filter
from engine.kernel.selectors import EndOfPile, Filtered, Union
from tests.engine.cyberpunk.building import (
    Scene,
    answer,
    gear,
    happened,
    kind,
    legend,
    options,
    rivalry,
    seat_data,
    slot,
    unit,
    units,
)
from tests.engine.cyberpunk.made import ALL_UNITS, DECK, EDDIES, FIRST, OWN_GEAR, OWN_LEGENDS, OWN_UNITS
from tests.engine.cyberpunk.test_effects import done


@pytest.mark.parametrize(
    "filter",
    [
        Tagged(["merc"]),
        Named(["ada"]),
        Coloured(terms.RED),
        Has(terms.GO_SOLO),
        Measured(COST_OF, AT_LEAST, Number(5)),
        Measured(POWER_OF, AT_LEAST, Number(6)),
    ],
)
def test_a_legend_that_lies_face_down_has_nothing_that_an_effect_could_read_until_its_player_has_looked(
    filter: Filter,
) -> None:
    ready = Ready(Filtered(OWN_LEGENDS, [filter]), NOTHING)
    own = (legend("ada", tags=("merc",)), legend("bob"), legend("cleo"))
    unseen = done(ready, own_legends=own, legends="ada* bob* cleo*")
    seen = done(Look(YOU, OWN_LEGENDS), ready, own_legends=own, legends="ada* bob* cleo*")
    called = done(ready, own_legends=own, legends="ada*^ bob* cleo*")
    assert [seat_data(each)["legends"][0]["spent"] for each in (unseen, seen, called)] == [True, False, False]


def test_a_change_of_a_face_down_legend_does_not_tell_which_it_is() -> None:
    match = done(
        Clear(slot(0), True),
        PickLegend(slot(0), OWN_LEGENDS, EXACTLY, 1, YOU),
        Change(terms.GO_SOLO_COST, FIRST, ADD, Number(2), terms.UNTIL_END_OF_TURN),
    )
    answer(match, "legend 2")
    s = rivalry(match)
    legends = [int(s.card_at(0, terms.LEGENDS, place)) for place in range(3)]
    assert int(s.modifiers[MOD_OF]) == legends[1]
    for seat in (0, 1):
        view = match.view(seat).state
        assert int(view.modifiers[MOD_OF]) not in range(s.lineup.cards)
        imagined = rivalry(match.determinize(seat, 7))
        assert int(imagined.modifiers[MOD_OF]) == int(imagined.card_at(0, terms.LEGENDS, 1))


def test_several_units_go_under_the_deck_in_an_order_that_nobody_knows() -> None:
    orders = set()
    for seed in range(8):
        match = done(Put(OWN_UNITS, terms.DECK, True, NOTHING), field="filler filler filler", seed=seed)
        s = rivalry(match)
        bottom = [int(s.card_at(0, terms.DECK, index)) for index in range(3)]
        assert [int(s.known[card]) for card in bottom] == [0, 0, 0]
        orders.add(tuple(bottom))
    assert len(orders) > 1


def test_single_cards_under_their_owners_decks_stay_known() -> None:
    match = done(Put(ALL_UNITS, terms.DECK, True, NOTHING), field="filler", rival_field="filler")
    s = rivalry(match)
    assert [int(s.known[s.card_at(seat, terms.DECK, 0)]) for seat in (0, 1)] == [3, 3]


def test_only_a_legend_that_lies_face_down_can_be_called() -> None:
    match = done(Call(Filtered(OWN_LEGENDS, [Named(["ada"])])), legends="ada*^ bob* cleo*")
    assert (kind(match), happened(match, "called")) == ("action", [])
    assert [each["face_up"] for each in seat_data(match)["legends"]] == [True, False, False]


def test_only_a_hand_is_discarded_from() -> None:
    match = done(Discard(OWN_UNITS, NOTHING), field="filler")
    assert (list(units(match)), happened(match, "discarded")) == (["filler"], [])


def test_gear_that_goes_with_its_wearer_moves_once() -> None:
    both = Defeat(Union([OWN_UNITS, OWN_GEAR]), NOTHING)
    match = done(both, cards=(unit("wearer"), gear("blade")), field="wearer+blade")
    s = rivalry(match)
    blade = next(int(row[1]) for row in happened(match, "moved") if s.kind(row[1]) == terms.GEAR_CARD)
    assert [row[1] for row in happened(match, "moved")].count(blade) == 1
    assert len(happened(match, "defeated")) == 2


def test_a_seventh_gig_that_comes_in_wins_in_overtime() -> None:
    scene = Scene(gigs="d4=1 d6=1 d8=1 d10=1 d12=1 rival/d4=1", turn=15, begins=True)
    match = scene.begin()
    assert match.outcome is not None


def test_an_eddie_that_was_sold_unseen_is_chosen_without_saying_which_it_is() -> None:
    match = done(
        Sell(EndOfPile(DECK, 1, True)),
        Clear(slot(0), True),
        Pick(slot(0), EDDIES, UP_TO, 1, YOU, terms.CHOOSE_CARD),
        Ready(FIRST, NOTHING),
    )
    assert options(match) == ["eddie", "eddie #2", "done"]
    s, seen, dealt = rivalry(match), match.view(0).state, rivalry(match.determinize(0, 7))
    unseen = int(s.options[1])
    assert s.known[unseen] == 0
    assert unseen not in list(seen.options)
    assert dealt.option_key(dealt.options[1]) == "eddie #2"
    assert dealt.area(dealt.options[1]) == terms.EDDIES
