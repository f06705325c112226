"""Rule 8: the attack, its reactions, fights and thefts."""

from __future__ import annotations

import pytest

from engine.cyberpunk import terms
from engine.cyberpunk.amounts import SUM, NumberOf
from engine.cyberpunk.decks import Activation, Card, Listener, Replacement, Standing
from engine.cyberpunk.filters import IS_ATTACKING, IS_FIGHTING, IS_LEGEND, CardIs, MeasuredWith, Tagged
from engine.cyberpunk.lineup import Options
from engine.cyberpunk.selectors import OPPOSING_UNIT, POWER_OF, VALUE_OF, Role
from engine.cyberpunk.verbs import Adjust, Arm, Change, Defeat, Discard, Draw, Put, Ready, Steal
from engine.kernel.amounts import EventAmount, Negative, Number
from engine.kernel.conditions import AT_LEAST, LESS_THAN, MORE_THAN, AllOf, Compare, Exists
from engine.kernel.layout import ALL_EVENTS, NOTHING
from engine.kernel.match import Match
from engine.kernel.modifiers import ADD
from engine.kernel.players import YOU
from tests.engine.cyberpunk.building import (
    Scene,
    answer,
    ever,
    gear,
    gigs,
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
    BOUND,
    BY,
    FIRST,
    HAND,
    ME,
    OWN_GIGS,
    OWN_UNITS,
    RIVAL_GIGS,
    RIVAL_UNITS,
    THAT,
    WEARER,
    is_among,
    only,
    pick,
)

ONE = Number(1)
DRAW = Draw(YOU, ONE, NOTHING)
WALL = unit("wall", 5, keywords=(terms.BLOCKER,))


def arena(own: Card, *others: Card, field: str = "", **rest: object) -> Match:
    """A match in whose main phase a unit of the active player can attack."""
    rest.setdefault("rival_gigs", "d4=1 d6=2 d8=3")
    return Scene((own, *others), others, field=field or own.id, **rest).begin()  # type: ignore[arg-type]


def fought(mine: int, theirs: int, zero_power_defeats: bool = True) -> tuple[bool, bool]:
    """Whether attacker and defender are still there after a fight of these powers."""
    match = arena(
        unit("hero", mine),
        unit("foe", theirs),
        rival_field="foe*",
        rules=Options(zero_power_defeats=zero_power_defeats),
    )
    answer(match, "attack hero", "target other/foe", "pass")
    return "hero" in units(match), "foe" in units(match, 1)


# Targets (rules 8.2, 8.3)


def test_spent_rival_units_and_the_rivals_gigs_can_be_attacked() -> None:
    match = arena(unit("hero"), unit("ready"), unit("tired"), rival_field="ready tired*", field="hero tired*")
    assert options(answer(match, "attack hero")) == ["target other/tired", "target gigs"]


def test_an_empty_gig_area_is_no_target() -> None:
    assert "attack hero" not in options(arena(unit("hero"), rival_gigs=""))
    match = arena(unit("hero"), unit("foe"), rival_gigs="", rival_field="foe*")
    assert kind(answer(match, "attack hero")) == "reaction"  # the only target is taken without asking


@pytest.mark.parametrize("field", ["hero*", "hero~"])
def test_only_ready_units_without_lag_attack(field: str) -> None:
    assert "attack hero" not in options(arena(unit("hero"), field=field))


def test_a_unit_without_power_may_attack_and_steals_nothing() -> None:
    match = answer(arena(unit("hero", 0)), "attack hero", "pass")
    assert (gigs(match), units(match)["hero"]["spent"]) == ({}, True)


@pytest.mark.parametrize(
    ("permission", "targets"),
    [
        (terms.MAY_ATTACK_UNITS_AT_ONCE, ["target other/foe"]),
        (terms.MAY_ATTACK_GIGS_AT_ONCE, ["target gigs"]),
        (terms.ADRENALINE, ["target other/foe", "target gigs"]),
    ],
)
def test_permissions_of_the_entry_turn(permission: int, targets: list[str]) -> None:
    hero = unit("hero", standings=(Standing(permission, ONE),))
    match = answer(arena(hero, unit("foe"), field="hero~", rival_field="foe*"), "attack hero")
    if len(targets) > 1:
        assert options(match) == targets
    else:
        assert rivalry(match).as_data()["attack"]["target"] == targets[0].removeprefix("target ")  # type: ignore[index]


def test_what_forbids_the_attack_of_the_entry_turn_beats_adrenaline() -> None:
    hero = unit("hero", keywords=(terms.ADRENALINE,))
    police = unit("police", standings=(Standing(terms.CANNOT_ATTACK_AT_ONCE, ONE, None, RIVAL_UNITS),))
    assert "attack hero" not in options(arena(hero, police, field="hero~", rival_field="police"))
    assert "attack hero" in options(arena(hero, police, field="hero", rival_field="police"))


def test_a_unit_that_may_not_attack_gigs_attacks_units_only() -> None:
    hero = unit("hero", standings=(Standing(terms.CANNOT_ATTACK_GIGS, ONE),))
    assert "attack hero" not in options(arena(hero))


@pytest.mark.parametrize(
    ("permission", "targets"),
    [
        (terms.MAY_ATTACK_READY, ["target other/foe", "target other/wall", "target gigs"]),
        (terms.MAY_ATTACK_READY_BLOCKERS, ["target other/wall", "target gigs"]),
    ],
)
def test_permissions_to_attack_ready_units(permission: int, targets: list[str]) -> None:
    hero = unit("hero", standings=(Standing(permission, ONE),))
    assert options(answer(arena(hero, unit("foe"), WALL, rival_field="foe wall"), "attack hero")) == targets


def test_a_permission_for_the_next_attack_is_used_by_it() -> None:
    clear = trick("clear", Change(terms.MAY_ATTACK_READY, OWN_UNITS, ADD, ONE, terms.UNTIL_USED))
    match = arena(unit("hero"), clear, hand="clear", eddies=1, legends="", rival_field="filler")
    answer(match, "play clear", "attack hero", "target gigs", "pass", "gig other/d4")
    assert rivalry(match).stat(terms.MAY_ATTACK_READY, number(match, "hero")) == 0


def test_a_ready_unit_that_was_attacked_stays_a_target() -> None:
    hero = unit("hero", 9, standings=(Standing(terms.MAY_ATTACK_READY, ONE),))
    match = answer(arena(hero, unit("foe"), rival_field="foe"), "attack hero", "target other/foe", "pass")
    assert "foe" not in units(match, 1)


# Declaring and reacting (rules 8.4 to 8.7)


def test_attack_effects_and_what_waits_for_the_spending_are_pending_together() -> None:
    hero = unit("hero", programs={terms.ATTACK_WINDOW: program(DRAW, name="strike")})
    wire = gear(
        "wire", listeners=(Listener(terms.SPENT_EVENT, program(DRAW, name="hum"), is_among(THAT, root=WEARER)),)
    )
    match = answer(arena(hero, wire, field="hero+wire"), "attack hero")
    assert (match.seat, options(match)) == (0, ["first strike", "first hum"])
    assert kind(answer(match, "first hum")) == "reaction"
    assert seat_data(match)["hand_size"] == 2


def test_attack_effects_of_gear_are_its_wearers() -> None:
    lens = gear("lens", programs={terms.ATTACK_WINDOW: program(DRAW)})
    match = answer(arena(unit("hero"), lens, field="hero+lens"), "attack hero")
    assert seat_data(match)["hand_size"] == 1


def test_the_defender_is_asked_even_if_he_can_only_pass() -> None:
    match = answer(arena(unit("hero"), rival_legends=""), "attack hero")
    assert (match.seat, kind(match), options(match)) == (1, "reaction", ["pass"])


def test_reactions_are_quick_programs_quick_abilities_calls_and_blockers() -> None:
    quick = trick("quick", DRAW, keywords=(terms.QUICK,))
    abilities = (Activation(program(DRAW), spend=True, quick=True), Activation(program(DRAW), spend=True))
    medic = unit("medic", activations=abilities)
    match = arena(
        unit("hero"),
        quick,
        trick("slow", DRAW),
        medic,
        WALL,
        rival_hand="quick slow medic",
        rival_eddies=3,
        rival_field="medic wall",
    )
    answer(match, "attack hero")
    assert options(match) == ["pass", "play quick", "call", "use medic", "block wall"]


def test_each_reaction_is_over_with_all_it_sets_off_before_the_next() -> None:
    quick = trick("quick", DRAW, keywords=(terms.QUICK,))
    judge = unit("judge", listeners=(Listener(terms.PLAYED, program(DRAW)),))
    match = arena(
        unit("hero"), quick, judge, rival_hand="quick quick", rival_eddies=2, rival_legends="", rival_field="judge"
    )
    answer(match, "attack hero", "play quick")
    assert (match.seat, kind(match), seat_data(match, 1)["hand_size"]) == (1, "reaction", 3)


def test_the_defender_calls_once_in_the_turn_of_his_rival_too() -> None:
    match = arena(unit("hero"), unit("second"), field="hero second", rival_legends="ada* bob*", rival_eddies=2)
    answer(match, "attack hero", "call")
    assert options(match) == ["pass"]
    answer(match, "pass", "gig other/d4", "attack second")
    assert options(match) == ["pass"]


def test_a_blocker_is_spent_and_takes_the_place_of_the_target_and_nothing_is_stolen() -> None:
    match = answer(arena(unit("hero", 9), WALL, rival_field="wall"), "attack hero", "block wall")
    answer(match, "pass")
    assert (gigs(match), units(match, 1)) == ({}, {})


def test_several_blockers_follow_each_other_and_the_last_one_fights() -> None:
    other = unit("second", 5, keywords=(terms.BLOCKER,))
    match = arena(unit("hero", 9), WALL, other, rival_field="wall second")
    answer(match, "attack hero", "block wall", "block second", "pass")
    assert list(units(match, 1)) == ["wall"]
    assert units(match, 1)["wall"]["spent"]


def test_the_attacked_unit_cannot_block_for_itself_but_others_can() -> None:
    hero = unit("hero", 9, standings=(Standing(terms.MAY_ATTACK_READY, ONE),))
    other = unit("second", 5, keywords=(terms.BLOCKER,))
    match = arena(hero, WALL, other, rival_field="wall second", rival_legends="")
    answer(match, "attack hero", "target other/wall")
    assert options(match) == ["pass", "block second"]


def test_lag_does_not_keep_a_unit_from_blocking_but_being_spent_does() -> None:
    match = answer(
        arena(unit("hero"), WALL, rival_field="wall~ wall*", rival_gigs="d4=1"), "attack hero", "target gigs"
    )
    assert [option for option in options(match) if option.startswith("block")] == ["block wall"]


def test_unblockable_is_fixed_when_the_attack_is_declared() -> None:
    hero = unit("hero", standings=(Standing(terms.CANNOT_BE_BLOCKED, ONE),))
    match = answer(arena(hero, WALL, rival_field="wall"), "attack hero")
    assert not [option for option in options(match) if option.startswith("block")]


def test_an_attack_ends_when_the_attacker_leaves() -> None:
    trap = trick("trap", *pick(RIVAL_UNITS), Put(FIRST, terms.HAND, False, NOTHING), keywords=(terms.QUICK,))
    match = arena(unit("hero"), trap, rival_hand="trap", rival_eddies=1, rival_legends="")
    answer(match, "attack hero", "play trap")
    assert (match.seat, kind(match), gigs(match)) == (0, "action", {})
    assert happened(match, "attack_ended")[0][3] == 1


def test_an_attack_ends_when_the_attacked_unit_becomes_ready_but_not_when_a_blocker_does() -> None:
    rise = trick("rise", Ready(OWN_UNITS, NOTHING), keywords=(terms.QUICK,))
    match = arena(
        unit("hero", 9), rise, WALL, rival_hand="rise rise", rival_eddies=2, rival_legends="", rival_field="wall*"
    )
    answer(match, "attack hero", "target other/wall", "play rise")
    assert (kind(match), list(units(match, 1))) == ("action", ["wall"])
    other = arena(unit("hero", 9), rise, WALL, rival_hand="rise", rival_eddies=1, rival_legends="", rival_field="wall")
    answer(other, "attack hero", "block wall", "play rise", "pass")
    assert units(other, 1) == {}


def test_gigs_that_are_gone_when_they_should_be_stolen_do_not_end_the_attack() -> None:
    match = arena(unit("hero"), rival_gigs="d4=1")
    answer(match, "attack hero")
    s = rivalry(match)
    s.die_seat[6] = 0  # as if an effect had taken it
    answer(match, "pass")
    assert happened(match, "attack_ended")[0][3] == 0


# The fight (rules 8.8, 8.9)


@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [
        (5, 4, (True, False)),
        (4, 5, (False, True)),
        (5, 5, (False, False)),
        (0, 0, (False, False)),
        (1, 0, (True, False)),
    ],
)
def test_higher_power_wins_and_equal_power_defeats_both(mine: int, theirs: int, left: tuple[bool, bool]) -> None:
    assert fought(mine, theirs) == left


def test_the_option_that_no_power_defeats_nobody() -> None:
    assert fought(0, 0, zero_power_defeats=False) == (True, True)
    assert fought(1, 1, zero_power_defeats=False) == (False, False)


def test_who_wins_all_fights_against_some_wins_with_less_power() -> None:
    condition = Exists(only(Role(OPPOSING_UNIT), Tagged(["corpo"])), 1)
    hero = unit("hero", 1, standings=(Standing(terms.WINS_FIGHTS, ONE, condition),))
    for tags, left in ((("corpo",), True), ((), False)):
        match = arena(hero, unit("foe", 9, tags=tags), rival_field="foe*")
        answer(match, "attack hero", "target other/foe", "pass")
        assert ("hero" in units(match)) == left


def test_power_may_count_only_while_fighting_a_legend() -> None:
    condition = AllOf([is_among(ME, CardIs(IS_FIGHTING)), Exists(only(Role(OPPOSING_UNIT), CardIs(IS_LEGEND)), 1)])
    hero = unit("hero", 5, standings=(Standing(terms.POWER, Number(2), condition),))
    match = arena(hero, rival_field="ada*", rival_legends="")
    assert power(match, "hero") == 5
    answer(match, "attack hero", "target other/ada", "pass")
    assert "hero" in units(match)
    assert seat_data(match, 1)["removed"].count("ada") == 1


def test_power_while_attacking_counts_through_the_theft() -> None:
    boss = legend("boss", standings=(Standing(terms.POWER, ONE, None, only(OWN_UNITS, CardIs(IS_ATTACKING))),))
    match = arena(unit("hero", 9), own_legends=(boss,), legends="boss^")
    answer(match, "attack hero", "pass", "gig other/d4", "gig other/d6")
    assert (len(gigs(match)), power(match, "hero")) == (2, 9)


def test_winning_and_losing_wait_before_the_loser_is_defeated() -> None:
    winner = unit("hero", 9, listeners=(Listener(terms.WINS_FIGHT, program(DRAW), is_among(BY, root=ME)),))
    loser = unit(
        "foe",
        1,
        listeners=(Listener(terms.LOSES_FIGHT, program(Defeat(BY, NOTHING)), is_among(THAT, root=ME), ALL_EVENTS),),
    )
    match = answer(arena(winner, loser, rival_field="foe*"), "attack hero", "target other/foe", "pass")
    assert (units(match), units(match, 1)) == ({}, {})
    assert seat_data(match)["hand_size"] == 1
    order = [name for name in ever(match) if name in ("wins_fight", "loses_fight", "drawn", "defeated")]
    assert order == ["wins_fight", "loses_fight", "drawn", "defeated", "defeated"]


def test_a_tie_has_two_losers_and_no_winner() -> None:
    seen = (Listener(terms.WINS_FIGHT, program(DRAW), None, ALL_EVENTS),)
    match = arena(unit("hero", 5, listeners=seen), unit("foe", 5), rival_field="foe*")
    answer(match, "attack hero", "target other/foe", "pass")
    assert seat_data(match)["hand_size"] == 0
    assert len(happened(match, "loses_fight")) == 2


def test_a_unit_that_cannot_be_defeated_in_fights_still_loses() -> None:
    safe = unit("foe", 1, standings=(Standing(terms.CANNOT_BE_DEFEATED_IN_FIGHTS, ONE),))
    match = answer(arena(unit("hero", 9), safe, rival_field="foe*"), "attack hero", "target other/foe", "pass")
    assert "foe" in units(match, 1)
    assert len(happened(match, "loses_fight")) == 1


def test_a_unit_that_defeats_nobody_in_its_next_fight_does_in_the_one_after() -> None:
    calm = trick("calm", Change(terms.DOES_NOT_DEFEAT, OWN_UNITS, ADD, ONE, terms.UNTIL_USED))
    match = arena(unit("hero", 9), calm, unit("foe", 1), hand="calm", eddies=1, legends="", rival_field="foe*")
    answer(match, "play calm", "attack hero", "target other/foe", "pass")
    assert "foe" in units(match, 1)
    assert rivalry(match).stat(terms.DOES_NOT_DEFEAT, number(match, "hero")) == 0


def test_who_was_to_defeat_nobody_in_a_fight_defeats_nobody_even_if_it_is_gone_by_then() -> None:
    bitter = unit(
        "foe",
        1,
        listeners=(Listener(terms.LOSES_FIGHT, program(Defeat(BY, NOTHING)), is_among(THAT, root=ME), ALL_EVENTS),),
    )
    calm = trick("calm", Change(terms.DOES_NOT_DEFEAT, OWN_UNITS, ADD, ONE, terms.UNTIL_USED))
    match = arena(unit("hero", 9), calm, bitter, hand="calm", eddies=1, legends="", rival_field="foe*")
    answer(match, "play calm", "attack hero", "target other/foe", "pass")
    assert units(match) == {}
    assert "foe" in units(match, 1)


def test_the_next_win_by_three_or_more_steals() -> None:
    greed = trick(
        "greed",
        *pick(OWN_UNITS),
        Arm(0, FIRST, terms.UNTIL_END_OF_TURN, terms.WINS_FIGHT),
        later=(
            Listener(
                terms.WINS_FIGHT,
                program(Steal(ONE, RIVAL_GIGS, BOUND, NOTHING)),
                AllOf([is_among(BY, root=BOUND), Compare(EventAmount(), AT_LEAST, Number(3), None)]),
            ),
        ),
    )
    for mine, stolen in ((6, 0), (7, 1), (8, 1)):
        match = arena(
            unit("hero", mine),
            greed,
            unit("foe", 4),
            hand="greed",
            eddies=1,
            legends="",
            rival_field="foe*",
            rival_gigs="d4=1",
        )
        answer(match, "play greed", "attack hero", "target other/foe", "pass")
        assert len(gigs(match)) == stolen


# Stealing (rules 8.10 to 8.13)


@pytest.mark.parametrize(("strength", "stolen"), [(0, 0), (1, 1), (9, 1), (10, 2), (19, 2), (20, 3), (50, 3)])
def test_one_gig_and_one_more_for_each_ten_power(strength: int, stolen: int) -> None:
    match = answer(arena(unit("hero", strength)), "attack hero", "pass")
    while kind(match) == "stolen-gig":
        match.answer(0)
    assert len(gigs(match)) == stolen


def test_the_attacker_chooses_any_gigs_one_by_one_and_their_values_stay() -> None:
    match = answer(arena(unit("hero", 10), rival_gigs="d4=1 d20=17 d8=3"), "attack hero", "pass")
    assert (match.seat, options(match)) == (0, ["gig other/d4", "gig other/d8", "gig other/d20"])
    answer(match, "gig other/d20")
    assert options(match) == ["gig other/d4", "gig other/d8"]
    assert gigs(answer(match, "gig other/d4")) == {"other/d4": 1, "other/d20": 17}


def test_power_counts_at_the_theft_after_the_reactions() -> None:
    weaken = trick(
        "weaken",
        Change(terms.POWER, RIVAL_UNITS, ADD, Negative(ONE), terms.UNTIL_END_OF_TURN),
        keywords=(terms.QUICK,),
    )
    match = arena(unit("hero", 10), weaken, rival_hand="weaken", rival_eddies=1, rival_legends="")
    answer(match, "attack hero", "play weaken", "pass", "gig other/d4")
    assert len(gigs(match)) == 1


def test_several_stolen_gigs_are_told_one_by_one_and_all_together() -> None:
    hero = unit(
        "hero",
        10,
        listeners=(
            Listener(terms.STEALS_GIG, program(DRAW), is_among(BY, root=ME)),
            Listener(terms.STEALS_GIGS, program(DRAW), is_among(BY, root=ME)),
        ),
    )
    match = answer(arena(hero), "attack hero", "pass", "gig other/d4", "gig other/d6")
    while kind(match) == "order":
        match.answer(0)
    assert seat_data(match)["hand_size"] == 3


def test_a_gig_that_was_stolen_can_be_adjusted_by_the_thief() -> None:
    hero = unit(
        "hero",
        listeners=(Listener(terms.STEALS_GIG, program(Adjust(THAT, Number(0), Number(5), False, YOU, NOTHING))),),
    )
    match = answer(arena(hero, rival_gigs="d6=4"), "attack hero", "pass")
    assert options(match) == ["value 4", "value 5", "value 6"]
    assert gigs(answer(match, "value 6")) == {"other/d6": 6}


def guarded(value: int) -> Match:
    """A match whose rival cannot steal gigs with a value above his unit's power, 4."""
    condition = Compare(
        NumberOf(VALUE_OF, THAT, SUM), MORE_THAN, NumberOf(POWER_OF, BY, SUM), is_among(THAT, root=OWN_GIGS)
    )
    guard = unit(
        "guard",
        guards=(condition,),
        programs={terms.PLAY_WINDOW: program(Change(terms.CANNOT_STEAL, None, ADD, ONE, terms.UNTIL_TURN_OF, 0))},
    )
    match = Scene(
        [guard], [unit("foe", 4)], hand="guard", eddies=2, legends="", gigs=f"d6={value}", rival_field="foe", turn=5
    ).begin()
    answer(match, "play guard", "pass")
    while kind(match) != "action":
        match.answer(0)
    return answer(match, "attack foe", "pass")


@pytest.mark.parametrize(("value", "stolen"), [(3, 1), (4, 1), (5, 0)])
def test_a_guarded_gig_cannot_be_stolen_though_its_area_can_be_attacked(value: int, stolen: int) -> None:
    assert len([die for die in gigs(guarded(value), 1) if die.startswith("own")]) == stolen


def test_a_unit_that_steals_one_fewer_steals_one_fewer_also_by_an_effect() -> None:
    loot = trick(
        "loot",
        Change(terms.STEALS, OWN_UNITS, ADD, Negative(ONE), terms.UNTIL_END_OF_TURN),
        *pick(OWN_UNITS),
        Steal(Number(1), RIVAL_GIGS, FIRST, NOTHING),
    )
    match = arena(unit("hero", 10), loot, hand="loot", eddies=1, legends="")
    answer(match, "play loot", "attack hero", "pass", "gig other/d4")
    assert len(gigs(match)) == 1


def test_a_theft_may_be_replaced_gig_by_gig_and_no_other_is_stolen_instead() -> None:
    payer = unit(
        "payer",
        replacements=(
            Replacement(
                terms.STEALS_GIG,
                program(*pick(HAND), Discard(FIRST, NOTHING)),
                Exists(only(HAND, MeasuredWith(POWER_OF, LESS_THAN, THAT, VALUE_OF, True)), 1),
                optional=True,
            ),
        ),
    )
    match = arena(unit("hero", 10), payer, rival_field="payer", rival_hand="filler", rival_gigs="d4=1 d6=2 d8=3")
    answer(match, "attack hero", "pass", "gig other/d6", "gig other/d8")
    assert (match.seat, options(match)) == (1, ["replace payer", "none"])
    answer(match, "replace payer")
    assert (list(gigs(match)), seat_data(match, 1)["trash"]) == (["other/d8"], ["filler"])


# Around it


def test_nobody_is_forced_to_attack_and_attackers_stay_spent() -> None:
    match = answer(arena(unit("hero")), "attack hero", "pass", "gig other/d4")
    assert units(match)["hero"]["spent"]
    assert "pass" in options(match)


@pytest.mark.parametrize("stat", terms.USED_BY_ATTACK)
def test_what_the_next_attack_uses_up_ends_when_it_is_declared(stat: int) -> None:
    once = trick("once", Change(stat, OWN_UNITS, ADD, ONE, terms.UNTIL_USED))
    match = answer(arena(unit("hero"), once, hand="once", eddies=1, legends=""), "play once")
    hero = number(match, "hero")
    assert rivalry(match).has(stat, hero)
    answer(match, "attack hero")
    assert not rivalry(match).has(stat, hero)


@pytest.mark.parametrize("stat", [*terms.USED_BY_FIGHT, terms.STEALS])
def test_what_a_fight_or_a_steal_uses_up_ends_with_it(stat: int) -> None:
    once = trick("once", Change(stat, OWN_UNITS, ADD, ONE, terms.UNTIL_USED))
    weak = unit("weak", 1)
    match = arena(unit("hero", 9), once, weak, hand="once", eddies=1, legends="", rival_field="weak*")
    target = "target gigs" if stat == terms.STEALS else "target other/weak"
    answer(match, "play once", "attack hero", target)
    hero = number(match, "hero")
    assert rivalry(match).has(stat, hero)
    answer(match, "pass")
    while kind(match) != "action":
        match.answer(0)
    assert not rivalry(match).has(stat, hero)
