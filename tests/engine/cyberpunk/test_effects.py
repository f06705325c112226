"""Rules 9 and 10: gigs, Street Cred, and how effects wait, count and replace each other."""

from __future__ import annotations

import pytest

from engine.cyberpunk import terms
from engine.cyberpunk.amounts import HIGHEST, LOWEST, SUM, DifferentValues, NumberOf, StreetCred, ValuePairs
from engine.cyberpunk.conditions import CanCall, CanPay, FixerEmpty, HappenedThisTurn, StreetCredIs
from engine.cyberpunk.decks import Activation, Card, Listener, Replacement, Standing
from engine.cyberpunk.filters import (
    IS_EQUIPPED,
    IS_EVEN,
    IS_FACE_DOWN,
    IS_FACE_UP,
    IS_GEAR,
    IS_MAX,
    IS_MIN,
    IS_ODD,
    IS_PROGRAM,
    IS_READY,
    IS_SPENT,
    IS_UNEQUIPPED,
    IS_UNIT,
    CardIs,
    Coloured,
    DieIs,
    GigIs,
    Has,
    Measured,
    MeasuredWith,
    Named,
    OfNamedType,
    Tagged,
    WornBy,
)
from engine.cyberpunk.selectors import (
    COST_OF,
    FRIENDLY,
    LEGENDS_ANYWHERE,
    POWER_OF,
    VALUE_OF,
    Cards,
    Extreme,
)
from engine.cyberpunk.verbs import (
    ACTIVE_PLAYER,
    OTHER_PLAYER,
    OWNER,
    Adjust,
    Arm,
    Call,
    Change,
    Defeat,
    Discard,
    Draw,
    Look,
    NameType,
    Pay,
    PickLegend,
    PlayCard,
    Put,
    Ready,
    Reveal,
    SetValue,
    SpeakFor,
    Spend,
    Swap,
    TrashTop,
)
from engine.kernel.amounts import CountOf, Negative, Number
from engine.kernel.conditions import AT_MOST, EQUAL_TO, LESS_THAN, AllOf, Compare, Exists
from engine.kernel.flow import AskMay, JumpUnless, JumpUnlessHappened
from engine.kernel.layout import ALL_EVENTS, EVENTS_OF_OTHERS, NOTHING
from engine.kernel.match import Match
from engine.kernel.modifiers import ADD
from engine.kernel.picking import EXACTLY, UP_TO, Clear
from engine.kernel.players import OPPONENT, YOU
from engine.kernel.program import Amount, Condition, Filter, Instruction, Selector
from engine.kernel.selectors import EndOfPile, Union
from tests.engine.cyberpunk.building import (
    Scene,
    answer,
    gear,
    gigs,
    happened,
    kind,
    legend,
    options,
    power,
    program,
    rivalry,
    seat_data,
    slot,
    trick,
    unit,
    units,
)
from tests.engine.cyberpunk.made import (
    ALL_GIGS,
    ALL_UNITS,
    BOUND,
    BY,
    DECK,
    EDDIES,
    FIRST,
    HAND,
    ME,
    OWN_GEAR,
    OWN_GIGS,
    OWN_LEGENDS,
    OWN_UNITS,
    RIVAL_GIGS,
    RIVAL_HAND,
    RIVAL_UNITS,
    SECOND,
    THAT,
    TRASH,
    WEARER,
    is_among,
    only,
    pick,
    pick_gig,
)

ONE, ZERO = Number(1), Number(0)
DRAW = Draw(YOU, ONE, NOTHING)


def done(
    *code: Instruction,
    cards: tuple[Card, ...] = (),
    then: tuple[str, ...] = (),
    later: tuple[Listener, ...] = (),
    **scene: object,
) -> Match:
    """The match after the active player has played a program that does this."""
    scene.setdefault("legends", "ada* bob* cleo*")
    scene["hand"] = f"deed {scene.get('hand', '')}"
    scene["eddies"] = int(str(scene.get("eddies", 0))) + 1
    deed = trick("deed", *code, later=later)
    match = Scene((deed, *cards), cards, **scene).begin()  # type: ignore[arg-type]
    return answer(match, "play deed", *then)


def asked(thing: Amount | Condition, **scene: object) -> int:
    """An amount, or 1 for a condition that holds, as the active player's ability would ask for it."""
    match = Scene(**scene).begin()  # type: ignore[arg-type]
    s = rivalry(match)
    if isinstance(thing, Amount):
        return int(s.worked_out(thing, 0, 0))
    return int(s.holds(thing, 0, 0, NOTHING, NOTHING))


def listed(selector: Selector, cards: tuple[Card, ...] = (), **scene: object) -> list[str]:
    """The cards that a selector lists for the active player, by their ids."""
    match = Scene(cards, cards, **scene).begin()  # type: ignore[arg-type]
    s = rivalry(match)
    s.play = s.begin_effect(0, 0, NOTHING, NOTHING, 0, NOTHING)
    found = s.scratch[: selector.fill(s, 0)]
    return [s.lineup.type_ids[s.lineup.card_types[card]] for card in found]


# Gigs (rule 9)


def test_street_cred_is_the_sum_of_the_gigs_stolen_ones_included() -> None:
    assert asked(StreetCred(YOU), gigs="d4=3 rival/d20=17") == 20
    assert asked(StreetCred(OPPONENT), gigs="d4=3") == 0


@pytest.mark.parametrize(("dice", "even", "odd"), [("", 0, 0), ("d4=2", 1, 0), ("d4=3", 0, 1), ("d4=3 d6=3", 1, 0)])
def test_street_cred_without_gigs_is_neither_even_nor_odd(dice: str, even: int, odd: int) -> None:
    assert asked(StreetCredIs(YOU, True), gigs=dice) == even
    assert asked(StreetCredIs(YOU, False), gigs=dice) == odd


@pytest.mark.parametrize(
    ("dice", "pairs", "values"),
    [
        ("", 0, 0),
        ("d4=1", 0, 1),
        ("d4=2 d6=2", 1, 1),
        ("d4=2 d6=2 d8=2", 1, 1),
        ("d4=2 d6=2 d8=2 d10=2", 2, 1),
        ("d4=2 d6=2 d8=3 d10=3 d12=4", 2, 3),
    ],
)
def test_each_gig_is_in_one_value_pair_at_most(dice: str, pairs: int, values: int) -> None:
    assert asked(ValuePairs(OWN_GIGS), gigs=dice) == pairs
    assert asked(DifferentValues(OWN_GIGS), gigs=dice) == values


@pytest.mark.parametrize(
    ("word", "count"), [(GigIs(IS_EVEN), 2), (GigIs(IS_ODD), 2), (GigIs(IS_MIN), 1), (GigIs(IS_MAX), 2), (DieIs(4), 2)]
)
def test_faces_of_gigs(word: Filter, count: int) -> None:
    assert asked(CountOf(only(OWN_GIGS, word)), gigs="d4=4 d6=1 rival/d4=3 d8=8") == count


@pytest.mark.parametrize(("how", "value"), [(SUM, 10), (HIGHEST, 6), (LOWEST, 4)])
def test_the_value_of_gigs_together_highest_and_lowest(how: int, value: int) -> None:
    assert asked(NumberOf(VALUE_OF, OWN_GIGS, how), gigs="d4=4 d6=6") == value
    assert asked(NumberOf(VALUE_OF, OWN_GIGS, how)) == 0


def test_a_gig_goes_up_or_down_only_to_sides_of_its_die_and_may_stay() -> None:
    match = done(*pick_gig(ALL_GIGS), Adjust(FIRST, Number(2), Number(3), False, YOU, NOTHING), gigs="d6=5")
    assert options(match) == ["value 3", "value 4", "value 5", "value 6"]
    assert happened(answer(match, "value 5"), "adjusted") == []


@pytest.mark.parametrize(("value", "offered", "after"), [(3, ["value 2", "value 4"], 3), (1, [], 2), (6, [], 5)])
def test_exactly_one_needs_a_direction(value: int, offered: list[str], after: int) -> None:
    match = done(*pick_gig(ALL_GIGS), Adjust(FIRST, ONE, ONE, True, YOU, NOTHING), gigs=f"d6={value}")
    assert options(match)[: len(offered)] == offered
    assert gigs(match)["d6"] == after  # a single direction is taken without asking


@pytest.mark.parametrize(("value", "changed"), [(0, 0), (1, 1), (4, 1), (5, 0), (2, 0)])
def test_a_value_that_the_die_does_not_have_or_shows_already_is_not_set(value: int, changed: int) -> None:
    match = done(SetValue(OWN_GIGS, Number(value), NOTHING), gigs="d4=2")
    assert len(happened(match, "adjusted")) == changed


def test_a_swap_is_no_theft() -> None:
    match = done(*pick_gig(OWN_GIGS), *pick_gig(RIVAL_GIGS, 1), Swap(FIRST, SECOND), gigs="d4=2", rival_gigs="d20=19")
    assert (gigs(match), gigs(match, 1)) == ({"other/d20": 19}, {"own/d4": 2})
    assert happened(match, "steals_gig") == []


def test_what_watches_a_rival_who_adjusts_hears_his_doing_and_not_the_own() -> None:
    seen = Listener(terms.ADJUSTED, program(DRAW), is_among(THAT, root=OWN_GIGS), EVENTS_OF_OTHERS)
    watcher = unit("watcher", listeners=(seen,))
    adjust = SetValue(ALL_GIGS, ONE, NOTHING)
    his = done(adjust, cards=(watcher,), rival_field="watcher", rival_gigs="d6=3")
    assert seat_data(his, 1)["hand_size"] == 1
    own = done(adjust, cards=(watcher,), field="watcher", gigs="d6=3")
    assert seat_data(own)["hand_size"] == 0


def test_an_empty_fixer() -> None:
    assert asked(FixerEmpty(YOU), gigs="d4=1 d6=1 d8=1 d10=1 d12=1") == 0
    assert asked(FixerEmpty(YOU), gigs="d4=1 d6=1 d8=1 d10=1 d12=1", rival_gigs="rival/d20=1") == 1


# Selectors and filters


FIGHTERS = (unit("weak", 2, 1, tags=("merc",)), unit("strong", 7, 6, keywords=(terms.BLOCKER,)), gear("blade", 1))


@pytest.mark.parametrize(
    ("filter_", "found"),
    [
        (Measured(POWER_OF, AT_MOST, Number(3)), ["weak"]),
        (Measured(COST_OF, EQUAL_TO, Number(6)), ["strong"]),
        (MeasuredWith(COST_OF, EQUAL_TO, OWN_GIGS, VALUE_OF, True), ["weak"]),
        (MeasuredWith(COST_OF, EQUAL_TO, OWN_GIGS, VALUE_OF, False), ["strong", "ada"]),
        (MeasuredWith(POWER_OF, LESS_THAN, OWN_UNITS, POWER_OF, True), ["weak", "ada"]),
        (Tagged(["merc", "corpo"]), ["weak"]),
        (Named(["strong"]), ["strong"]),
        (Coloured(terms.BLUE), []),
        (Has(terms.BLOCKER), ["strong"]),
        (CardIs(IS_SPENT), ["strong"]),
        (CardIs(IS_READY), ["weak", "ada"]),
        (CardIs(IS_EQUIPPED), ["weak"]),
        (CardIs(IS_UNEQUIPPED), ["strong", "ada"]),
        (CardIs(IS_UNIT), ["weak", "strong", "ada"]),
        (CardIs(IS_FACE_UP), ["weak", "strong", "ada"]),
    ],
    ids=lambda each: each.describe() if isinstance(each, Filter) else "",
)
def test_filters(filter_: Filter, found: list[str]) -> None:
    scene = {"field": "weak+blade strong* ada", "legends": "bob", "gigs": "d4=1"}
    named = listed(only(OWN_UNITS, filter_), FIGHTERS, **scene)
    assert sorted(named) == sorted(found)


def test_gear_by_its_wearer() -> None:
    assert listed(only(OWN_GEAR, WornBy(only(OWN_UNITS, CardIs(IS_SPENT)))), FIGHTERS, field="weak+blade strong*") == []
    assert listed(only(OWN_GEAR, WornBy(OWN_UNITS)), FIGHTERS, field="weak+blade strong*") == ["blade"]


def test_the_lowest_are_several_if_they_are_equal() -> None:
    assert listed(Extreme(ALL_UNITS, POWER_OF, False), FIGHTERS, field="weak strong", rival_field="weak") == [
        "weak",
        "weak",
    ]
    assert listed(Extreme(ALL_UNITS, POWER_OF, True), FIGHTERS, field="weak strong", rival_field="weak") == ["strong"]


def test_legends_on_the_field_are_legends_too_and_face_up() -> None:
    legends = Cards(LEGENDS_ANYWHERE, FRIENDLY)
    assert listed(only(legends, CardIs(IS_FACE_UP)), field="ada", legends="bob^ cleo") == ["bob", "ada"]


# Pending effects (rules 10.1 to 10.4)


def test_a_player_orders_his_own_effects_and_the_turn_player_goes_first() -> None:
    mine = unit(
        "mine", listeners=tuple(Listener(terms.PLAYED, program(DRAW, name=name), None, ALL_EVENTS) for name in "ab")
    )
    match = done(cards=(mine,), field="mine", rival_field="mine")
    assert (match.seat, options(match)) == (0, ["first a", "first b"])
    answer(match, "first b")
    assert (match.seat, kind(match)) == (1, "order")


def test_new_effects_wait_and_whoever_is_resolving_goes_on_with_his_own_first() -> None:
    chain = unit(
        "chain",
        listeners=(
            Listener(terms.PLAYED, program(TrashTop(YOU, ONE, NOTHING), name="mine")),
            Listener(terms.TRASHED, program(DRAW, name="then mine")),
        ),
    )
    watch = unit(
        "watch", listeners=(Listener(terms.PLAYED, program(Draw(YOU, ONE, NOTHING), name="his"), None, ALL_EVENTS),)
    )
    match = done(cards=(chain, watch), field="chain", rival_field="watch")
    drawn = [row[0] for row in happened(match, "drawn")]
    assert drawn == [0, 1]


def test_nothing_interrupts_an_effect() -> None:
    eager = unit("eager", programs={terms.PLAY_WINDOW: program(DRAW)})
    match = done(
        *pick(only(HAND, CardIs(IS_UNIT))),
        PlayCard(FIRST, True, None, terms.TRASH, NOTHING),
        TrashTop(YOU, ONE, NOTHING),
        cards=(eager,),
        hand="eager",
    )
    order = [terms.EVENT_NAMES[row[0]] for row in match.events()]
    assert order.index("trashed") < order.index("drawn")


def test_a_trigger_condition_is_asked_when_it_happens_and_others_when_their_part_resolves() -> None:
    condition = Compare(CountOf(HAND), EQUAL_TO, ZERO, None)
    late = program(DRAW, JumpUnless(condition, 3), DRAW, name="late")
    watch = unit(
        "watch",
        listeners=(Listener(terms.PLAYED, program(DRAW, name="early"), condition), Listener(terms.PLAYED, late)),
    )
    match = done(cards=(watch,), field="watch")
    answer(match, "first late")
    assert seat_data(match)["hand_size"] == 2


def test_amounts_are_fixed_when_the_effect_resolves() -> None:
    match = done(
        *pick(OWN_UNITS),
        Change(terms.POWER, FIRST, ADD, CountOf(OWN_GIGS), terms.UNTIL_END_OF_TURN),
        field="filler",
        gigs="d4=1 d6=1",
        rival_gigs="d8=1",
    )
    answer(match, "attack filler", "pass")
    assert power(match, "filler") == 3


def test_defeated_comes_after_the_card_has_reached_the_trash() -> None:
    screw = unit(
        "screw", programs={terms.DEFEATED_WINDOW: program(*pick(TRASH), Put(FIRST, terms.HAND, False, NOTHING))}
    )
    match = done(Defeat(OWN_UNITS, NOTHING), cards=(screw,), field="screw")
    assert options(match) == ["card screw", "card deed"]


def test_defeated_of_gear_is_its_wearers_and_knows_who_wore_it() -> None:
    relic = gear("relic", programs={terms.DEFEATED_WINDOW: program(Put(WEARER, terms.HAND, False, NOTHING))})
    match = done(Defeat(OWN_UNITS, NOTHING), cards=(relic,), field="filler+relic")
    assert seat_data(match)["hand"] == ["filler"]
    assert "relic" in seat_data(match)["trash"]


@pytest.mark.parametrize("pile", [terms.HAND, terms.DECK, terms.TRASH])
def test_a_legend_that_has_left_the_game_stays_out_of_it(pile: int) -> None:
    relic = gear("relic", programs={terms.DEFEATED_WINDOW: program(Put(WEARER, pile, True, NOTHING))})
    match = done(Defeat(OWN_UNITS, NOTHING), cards=(relic,), field="ada+relic", legends="bob* cleo*")
    assert seat_data(match)["removed"] == ["ada"]


def test_gear_that_is_defeated_itself_sets_off_nothing_of_its_wearers() -> None:
    relic = gear("relic", programs={terms.DEFEATED_WINDOW: program(DRAW)})
    match = done(Defeat(OWN_GEAR, NOTHING), cards=(relic,), field="filler+relic")
    assert (list(units(match)), seat_data(match)["hand_size"]) == (["filler"], 0)


def test_a_legend_put_under_the_deck_leaves_the_game_and_the_others_stay_as_known_as_they_were() -> None:
    match = done(*pick(Cards(LEGENDS_ANYWHERE, FRIENDLY)), Put(FIRST, terms.DECK, True, NOTHING), legends="ada*^ bob*^")
    answer(match, "card ada")
    assert seat_data(match)["removed"][-1] == "ada"
    his = match.view(1).as_data()["seats"][0]["legends"]  # type: ignore[index]
    assert [each["card"] for each in his] == ["bob"]


# First time each turn (rule 10.14)


def test_the_first_event_of_a_turn_counts_also_before_the_card_was_there() -> None:
    watch = unit(
        "watch",
        1,
        1,
        listeners=(Listener(terms.PLAYED, program(DRAW), is_among(THAT, CardIs(IS_PROGRAM)), first=True),),
    )
    plain = trick("plain", Ready(ME, NOTHING))
    early = Scene([watch, plain], hand="watch plain", eddies=2, legends="").begin()
    assert seat_data(answer(early, "play watch", "play plain"))["hand_size"] == 1
    late = Scene([watch, plain], hand="watch plain plain", eddies=3, legends="").begin()
    assert seat_data(answer(late, "play plain", "play watch", "play plain"))["hand_size"] == 0


def test_what_happened_this_turn_is_forgotten_in_the_next() -> None:
    steals = Listener(terms.STEALS_GIG, None, is_among(BY, root=ME))
    ends = Listener(terms.END_OF_TURN, program(JumpUnless(HappenedThisTurn(0, "it stole"), 2), DRAW))
    thief = unit("thief", listeners=(steals, ends))
    match = Scene([thief], field="thief", rival_gigs="d4=1 d6=1 d8=1 d10=1 d12=1 d20=1", turn=5).begin()
    answer(match, "attack thief", "pass", "gig other/d4", "pass")
    assert seat_data(match)["hand_size"] == 1
    while match.outcome is None and not (match.seat == 0 and kind(match) == "action"):
        match.answer(0)
    before = seat_data(match)["hand_size"]
    assert seat_data(answer(match, "pass"))["hand_size"] == before


# Replacements (rule 10.7)


def lifeline(id: str, optional: bool = False, *code: Instruction) -> Card:
    """Gear that is defeated instead of its wearer."""
    instead = Replacement(terms.DEFEATED, program(*code, Defeat(ME, NOTHING)), is_among(THAT, root=WEARER), optional)
    return gear(id, replacements=(instead,))


def test_a_replaced_defeat_is_none_and_sets_off_nothing() -> None:
    hero = unit("hero", programs={terms.DEFEATED_WINDOW: program(DRAW)})
    match = done(Defeat(OWN_UNITS, NOTHING), cards=(hero, lifeline("line")), field="hero+line")
    assert (list(units(match)), seat_data(match)["hand_size"]) == (["hero"], 0)
    assert "line" in seat_data(match)["trash"]
    assert len(happened(match, "defeat_replaced")) == 1


def test_of_several_the_cards_player_chooses_one_and_mandatory_ones_come_first() -> None:
    cards = (lifeline("one"), lifeline("two"), lifeline("may", True))
    match = done(Defeat(RIVAL_UNITS, NOTHING), cards=cards, rival_field="filler+one+two+may")
    assert (match.seat, options(match)) == (1, ["replace one", "replace two"])
    answer(match, "replace two")
    assert units(match, 1)["filler"]["gear"] == ["one", "may"]


def test_an_optional_one_may_be_declined() -> None:
    match = done(Defeat(OWN_UNITS, NOTHING), cards=(lifeline("may", True),), field="filler+may")
    assert options(match) == ["replace may", "none"]
    assert units(answer(match, "none")) == {}


def test_a_legend_may_pay_and_fall_for_a_unit_and_even_for_itself() -> None:
    condition = AllOf([is_among(THAT, root=OWN_UNITS), CanPay(YOU, ONE)])
    instead = Replacement(terms.DEFEATED, program(Pay(ONE), Defeat(ME, NOTHING)), condition, True)
    jack = legend("jack", replacements=(instead,))
    match = done(Defeat(OWN_UNITS, NOTHING), own_legends=(jack,), legends="jack^", field="filler", eddies=1)
    answer(match, "eddie", "replace jack", "eddie")
    assert (list(units(match)), seat_data(match)["removed"][-1]) == (["filler"], "jack")
    own = done(Defeat(OWN_UNITS, NOTHING), own_legends=(jack,), legends="", field="jack", eddies=1)
    answer(own, "replace jack")
    assert (units(own), seat_data(own)["eddies_ready"]) == ({}, 0)


def test_what_cannot_be_paid_replaces_nothing() -> None:
    instead = Replacement(terms.DEFEATED, program(Pay(ONE)), CanPay(YOU, ONE), True)
    match = done(Defeat(OWN_UNITS, NOTHING), cards=(unit("hero", replacements=(instead,)),), field="hero")
    assert units(match) == {}


def test_units_defeated_together_leave_together() -> None:
    sad = unit("sad", listeners=(Listener(terms.DEFEATED, program(DRAW), is_among(THAT, root=OWN_UNITS)),))
    match = done(Defeat(ALL_UNITS, NOTHING), cards=(sad,), field="sad filler")
    while kind(match) == "order":
        match.answer(0)
    assert seat_data(match)["hand_size"] == 2


# Later (durations, armed effects)


def test_the_next_lost_fight_takes_the_winner_along() -> None:
    revenge = (Listener(terms.LOSES_FIGHT, program(Defeat(BY, NOTHING)), is_among(THAT, root=BOUND), ALL_EVENTS),)
    match = done(
        *pick(OWN_UNITS),
        Arm(0, FIRST, terms.UNTIL_USED, terms.LOSES_FIGHT),
        later=revenge,
        cards=(unit("foe", 9),),
        field="filler",
        rival_field="foe*",
    )
    answer(match, "attack filler", "pass")
    assert (units(match), units(match, 1)) == ({}, {})


def test_whoever_fights_under_rage_is_defeated_at_the_end_of_the_turn() -> None:
    later = (
        Listener(
            terms.FIGHTS,
            program(Arm(1, BOUND, terms.UNTIL_END_OF_TURN, terms.END_OF_TURN)),
            is_among(Union([THAT, BY]), root=BOUND),
            ALL_EVENTS,
        ),
        Listener(terms.END_OF_TURN, program(Defeat(BOUND, NOTHING)), None, ALL_EVENTS),
    )
    rage = (*pick(OWN_UNITS), Arm(0, FIRST, terms.UNTIL_END_OF_TURN, terms.FIGHTS))
    for fights in (False, True):
        match = done(*rage, later=later, cards=(unit("foe", 0),), field="filler", rival_field="foe*")
        if fights:
            answer(match, "attack filler", "pass")
        answer(match, "pass")
        assert ("filler" in units(match)) != fights


def test_an_armed_effect_ends_unused_with_the_turn() -> None:
    later = (Listener(terms.PLAYED, program(DRAW), None, ALL_EVENTS),)
    match = done(Arm(0, None, terms.UNTIL_USED, terms.PLAYED), later=later)
    assert rivalry(match).armed_top > 0
    assert rivalry(answer(match, "pass")).armed_top == 0


def test_power_may_be_below_nothing_and_counts_as_nothing() -> None:
    weaken = Change(terms.POWER, OWN_UNITS, ADD, Negative(Number(5)), terms.UNTIL_END_OF_TURN)
    again = Change(terms.POWER, OWN_UNITS, ADD, Number(5), terms.UNTIL_END_OF_TURN)
    assert power(done(weaken, field="filler"), "filler") == 0
    assert power(done(weaken, again, field="filler"), "filler") == 1


def test_what_a_card_was_in_play_is_forgotten_when_it_leaves() -> None:
    boost = Change(terms.POWER, OWN_UNITS, ADD, Number(5), terms.UNTIL_END_OF_TURN)
    match = done(
        boost,
        *pick(OWN_UNITS),
        Put(FIRST, terms.TRASH, False, NOTHING),
        PlayCard(FIRST, True, None, terms.TRASH, NOTHING),
        field="filler",
    )
    assert power(match, "filler") == 1


# Whose choice, whose hand (rules 10.11, 10.12)


def test_where_both_act_the_turn_player_is_first() -> None:
    code = (
        SpeakFor(ACTIVE_PLAYER),
        *pick(OWN_UNITS),
        Defeat(FIRST, NOTHING),
        SpeakFor(OTHER_PLAYER),
        *pick(OWN_UNITS),
        Defeat(FIRST, NOTHING),
        SpeakFor(OWNER),
        DRAW,
    )
    cards = (unit("a"), unit("b"))
    match = done(*code, cards=cards, field="a b", rival_field="a b")
    assert match.seat == 0
    answer(match, "card a")
    assert match.seat == 1
    answer(match, "card b")
    assert (list(units(match)), list(units(match, 1)), seat_data(match)["hand_size"]) == (["b"], ["a"], 1)


def test_a_discarding_player_chooses_and_an_empty_hand_discards_nothing() -> None:
    code = (*pick(RIVAL_HAND, player=OPPONENT), Discard(FIRST, NOTHING))
    cards = (gear("blade"),)
    match = done(*code, cards=cards, rival_hand="blade filler")
    assert (match.seat, options(match)) == (1, ["card blade", "card filler"])
    assert len(happened(done(*code), "discarded")) == 0


def test_trashing_more_than_there_is_loses_nothing() -> None:
    match = done(TrashTop(YOU, Number(3), slot(0)), Put(FIRST, terms.HAND, False, NOTHING), deck="filler filler")
    assert (match.outcome, seat_data(match)["hand_size"]) == (None, 2)


def test_drawing_more_than_there_is_loses() -> None:
    match = done(Draw(YOU, Number(3), NOTHING), deck="filler filler")
    assert match.outcome is not None
    assert match.outcome.winner == 1


# Playing by an effect (rule 10.8), searching, naming


def test_a_card_played_free_counts_as_played_and_a_program_may_go_under_the_deck() -> None:
    think = trick("think", DRAW, cost=9)
    watch = unit("watch", listeners=(Listener(terms.PLAYED, program(Draw(YOU, ONE, NOTHING))),))
    match = done(
        *pick(only(HAND, CardIs(IS_PROGRAM))),
        PlayCard(FIRST, True, None, terms.DECK, NOTHING),
        cards=(think, watch),
        hand="think",
        field="watch",
    )
    answer(match, "first test")  # two cards have been played, and the watch has seen both
    assert seat_data(match)["deck"][0] == "think"
    assert seat_data(match)["hand_size"] == 3


def test_gear_played_by_an_effect_goes_only_where_it_says() -> None:
    code = (
        *pick(only(TRASH, CardIs(IS_GEAR))),
        PlayCard(FIRST, True, only(OWN_UNITS, Named(["b"])), terms.TRASH, NOTHING),
    )
    cards = (unit("a"), unit("b"), gear("blade", cost=9))
    match = done(*code, cards=cards, field="a b", trash="blade")
    assert units(match)["b"]["gear"] == ["blade"]
    assert seat_data(done(*code, cards=cards, field="a", trash="blade"))["trash"] == ["blade", "deed"]


def test_several_cards_are_played_one_after_the_other() -> None:
    code = (
        *pick(only(TRASH, CardIs(IS_UNIT)), quantity=UP_TO, count=2),
        PlayCard(FIRST, True, None, terms.TRASH, NOTHING),
    )
    match = done(*code, cards=(unit("a"), unit("b")), trash="a b", then=("card b", "card a"))
    assert sorted(units(match)) == ["a", "b"]


def test_a_card_played_by_an_effect_for_its_cost_is_paid() -> None:
    code = (*pick(only(TRASH, CardIs(IS_UNIT))), PlayCard(FIRST, False, None, terms.TRASH, NOTHING))
    for eddies, played in ((1, False), (2, True)):
        match = done(*code, cards=(unit("a", cost=2),), trash="a", eddies=eddies)
        assert ("a" in units(match)) == played


def test_a_named_type_is_compared_with_what_is_revealed() -> None:
    code = (
        NameType(YOU, slot(0)),
        Reveal(EndOfPile(DECK, 1, True)),
        JumpUnless(Exists(only(EndOfPile(DECK, 1, True), OfNamedType(slot(0))), 1), 4),
        Put(EndOfPile(DECK, 1, True), terms.HAND, False, NOTHING),
    )
    match = done(*code, deck="filler")
    assert options(match) == ["type legend", "type unit", "type program", "type gear"]
    assert seat_data(answer(match.copy(), "type unit"))["hand"] == ["filler"]
    assert seat_data(answer(match, "type gear"))["hand"] == []


# Legends that nobody knows (rules 2.3, 6.5)


def test_a_peeked_legend_is_known_to_its_player_only_and_may_then_be_called() -> None:
    code = (
        Clear(slot(0), True),
        PickLegend(slot(0), only(OWN_LEGENDS, CardIs(IS_FACE_DOWN)), EXACTLY, 1, YOU),
        Look(YOU, FIRST),
        AskMay(YOU, CanCall(), 5),
        Call(FIRST),
    )
    match = done(*code)
    assert options(match) == ["legend 1", "legend 2", "legend 3"]
    answer(match, "legend 2")
    mine, his = (match.view(seat).as_data()["seats"][0]["legends"] for seat in (0, 1))  # type: ignore[index]
    assert [each["card"] for each in mine] == [None, "bob", None]
    assert [each["card"] for each in his] == [None, None, None]
    answer(match, "yes")
    assert [each["face_up"] for each in seat_data(match)["legends"]] == [False, True, False]
    assert "call" not in options(match)


def test_a_legend_is_picked_by_its_place_and_on_the_field_as_it_is() -> None:
    legends = Cards(LEGENDS_ANYWHERE, FRIENDLY)
    code = (
        Clear(slot(0), True),
        PickLegend(slot(0), only(legends, CardIs(IS_SPENT)), EXACTLY, 1, YOU),
        Ready(FIRST, NOTHING),
    )
    match = done(*code, legends="ada* bob*", field="cleo*")
    assert options(match) == ["legend 1", "legend 2", "legend cleo"]
    on_field = answer(match.copy(), "legend cleo")
    assert not units(on_field)["cleo"]["spent"]
    assert seat_data(on_field)["legends"][0]["spent"]
    in_area = answer(match, "legend 1")
    assert units(in_area)["cleo"]["spent"]
    assert not seat_data(in_area)["legends"][0]["spent"]


def test_hidden_things_are_absent_from_the_rivals_view() -> None:
    match = Scene([gear("blade")], hand="blade", rival_hand="filler filler").begin()
    view = match.view(1).as_data()["seats"]
    assert (view[0]["hand"], view[0]["hand_size"]) == ([], 1)  # type: ignore[index]
    assert view[1]["hand"] == ["filler", "filler"]  # type: ignore[index]
    assert [each["card"] for each in view[0]["legends"]] == [None] * 3  # type: ignore[index]


def test_eddies_are_readied_without_saying_which() -> None:
    match = done(*pick(only(EDDIES, CardIs(IS_SPENT))), Ready(FIRST, NOTHING), eddies=2)
    assert seat_data(match)["eddies_ready"] == 3


# Costs inside effects, declined choices


def test_an_optional_payment_inside_an_effect() -> None:
    code = (
        AskMay(YOU, CanPay(YOU, Number(2)), 4),
        Pay(Number(2)),
        JumpUnlessHappened(4),
        Draw(YOU, Number(3), NOTHING),
    )
    rich = done(*code, eddies=2)
    assert options(rich) == ["yes", "no"]
    assert seat_data(answer(rich, "yes"))["hand_size"] == 3
    assert seat_data(done(*code, eddies=1))["hand_size"] == 0


def test_a_spent_unit_is_not_spent_again_and_nothing_waits_for_that() -> None:
    watch = unit("watch", listeners=(Listener(terms.SPENT_EVENT, program(DRAW), is_among(THAT, root=ME)),))
    match = done(Spend(OWN_UNITS, NOTHING), Spend(OWN_UNITS, NOTHING), cards=(watch,), field="watch")
    assert seat_data(match)["hand_size"] == 1


def test_what_cannot_ready_does_not() -> None:
    stuck = unit("stuck", standings=(Standing(terms.CANNOT_READY, ONE),))
    match = done(Ready(OWN_UNITS, NOTHING), cards=(stuck,), field="stuck* filler*")
    assert {name: data["spent"] for name, data in units(match).items()} == {"stuck": True, "filler": False}


def test_an_ability_is_carried_out_even_if_its_card_has_left() -> None:
    worker = unit("worker", activations=(Activation(program(Defeat(ME, NOTHING), DRAW), pay=ONE),))
    match = answer(Scene([worker], field="worker", eddies=1, legends="").begin(), "use worker")
    assert (units(match), seat_data(match)["hand_size"]) == ({}, 1)


def test_an_ability_needs_all_its_costs() -> None:
    worker = unit("worker", activations=(Activation(program(DRAW), pay=ONE, condition=Exists(HAND, 1)),))
    for eddies, hand, possible in ((0, "filler", False), (1, "", False), (1, "filler", True)):
        match = Scene([worker], field="worker", eddies=eddies, hand=hand, legends="").begin()
        assert ("use worker" in options(match)) == possible


def test_a_legend_that_is_spent_for_its_ability_cannot_pay_for_it() -> None:
    boss = legend("boss", activations=(Activation(program(DRAW), spend=True, pay=ONE),))
    assert "use boss" not in options(Scene(own_legends=(boss,), legends="boss^").begin())
    assert "use boss" in options(Scene(own_legends=(boss,), legends="boss^", eddies=1).begin())


def test_gear_spends_its_wearer() -> None:
    watch = gear("watch", activations=(Activation(program(DRAW), spend=True),))
    match = answer(Scene([watch], field="filler+watch").begin(), "use watch")
    assert units(match)["filler"]["spent"]
    assert "use watch" not in options(Scene([watch], field="filler~+watch").begin())
