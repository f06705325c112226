"""Windows: what waits for the same moment is locked as a batch, ordered, and resolved one by one."""

from __future__ import annotations

import pytest

from engine.kernel.errors import EffectRunsForever
from engine.kernel.layout import NOTHING
from engine.kernel.match import Match
from tests.engine.building import (
    IDLE,
    PLAIN,
    Scene,
    answer,
    combat,
    deck,
    ever,
    grid,
    hand,
    happened,
    health,
    hero,
    kind,
    options,
    scheme,
)

HURT = "damage: {to: your_fighter, amount: 1}"


def hurt_in_order(match: Match) -> list[str]:
    """The fighters that took damage, in the order in which they did."""
    ids = match.state.as_data()["fighters"]
    assert isinstance(ids, dict)
    return [list(ids)[event[1]] for event in happened(match, "damaged")]


@pytest.mark.parametrize("window", ["immediately", "during_combat", "after_combat"])
def test_defender_effects_resolve_before_the_attackers(window: str) -> None:
    match = combat(f"{window}: [{HURT}]", f"{window}: [{HURT}]", values=(0, 0))
    assert hurt_in_order(match) == ["owl", "fox"]


def test_windows_resolve_in_the_order_of_a_combat() -> None:
    every = ", ".join(f"{window}: [{HURT}]" for window in ("after_combat", "immediately", "during_combat"))
    match = combat(every, every, values=(4, 1))
    assert hurt_in_order(match) == ["owl", "fox", "owl", "fox", "owl", "owl", "fox"]


def test_defender_abilities_resolve_before_the_attackers() -> None:
    ability = "{when: combat_ended, draw: 1}"
    match = combat(abilities=ability, other_abilities=ability)
    assert [event[0] for event in happened(match, "card_drawn")] == [1, 0]


def test_a_player_with_several_effects_at_once_chooses_their_order() -> None:
    match = scheme(
        "{draw: 1}", abilities="{when: scheme_ended, draw: 1}\n{when: scheme_ended, damage: {to: fox, amount: 1}}"
    )
    assert kind(match) == "order"
    assert options(match) == ["first fox scheme_ended 1", "first fox scheme_ended 2"]
    answer(match, "first fox scheme_ended 2")
    order = [event for event in ever(match) if event in ("damaged", "card_drawn")]
    assert order == ["card_drawn", "damaged", "card_drawn"]


def test_abilities_wait_for_events_of_their_own_player_only() -> None:
    match = scheme(
        "{damage: {to: opposing_hero, amount: 1}}",
        abilities="{when: damaged, draw: 1}",
        other_abilities="{when: damaged, draw: 2}",
    )
    assert [event[0] for event in happened(match, "card_drawn")] == [1, 1]


def test_an_ability_of_a_defeated_hero_does_not_work() -> None:
    match = scheme(
        "{damage: {to: opposing_hero, amount: 10}}",
        other_abilities="{when: defeated, damage: {to: opposing_hero, amount: 10}}",
    )
    assert match.outcome is not None
    assert match.outcome.winner == 0


def test_what_an_event_inside_a_batch_wakes_resolves_before_the_rest_of_the_batch() -> None:
    match = combat(
        f"after_combat: [{HURT}]",
        "after_combat: [{damage: {to: opposing_fighter, amount: 1}}]",
        values=(0, 0),
        abilities="{when: damaged, draw: 1}",
    )
    order = [event for event in ever(match) if event in ("damaged", "card_drawn")]
    assert order == ["damaged", "card_drawn", "damaged", "card_drawn"]


def test_what_waits_for_a_verb_does_not_change_whether_it_happened() -> None:
    match = scheme(
        "{damage: {to: opposing_hero, amount: 3}, as: dealt, then: [{draw: dealt}]}",
        other_abilities="{when: damaged, damage: {to: opposing_hero, amount: 1}}",
    )
    assert (health(match, "owl"), health(match, "fox")) == (7, 9)
    assert [event[0] for event in happened(match, "card_drawn")] == [0, 0, 0]


def test_what_waits_resolves_before_the_next_step() -> None:
    match = scheme("{damage: {to: opposing_hero, amount: 1}}, {draw: 1}", other_abilities="{when: damaged, draw: 1}")
    assert [event[0] for event in happened(match, "card_drawn")] == [1, 0]


TWO_OWLETS = {"fox": "b", "owl": "c", "owlet-1": "d", "owlet-2": "e"}
HIT_ALL = "{damage: {to: {each: opposing_fighters}, amount: 1}}"


def test_the_same_effect_on_different_fighters_has_different_keys() -> None:
    match = scheme(HIT_ALL, at=TWO_OWLETS, other_abilities="{when: damaged, recover: {who: that, amount: 1}}")
    assert options(match) == ["first owl damaged owl", "first owl damaged owlet-1", "first owl damaged owlet-2"]
    answer(match, "first owl damaged owlet-1")
    assert (health(match, "owl"), health(match, "owlet-1"), health(match, "owlet-2")) == (9, 3, 2)
    assert options(match) == ["first owl damaged owl", "first owl damaged owlet-2"]


def test_equal_effects_are_one_option() -> None:
    match = scheme("{draw: 2}", abilities="{when: damaged, recover: {who: that, amount: 1}}", decks={"fox": ""})
    assert health(match, "fox") == 8
    assert [event[0] for event in happened(match, "recovered")] == [0, 0]


def test_any_number_of_effects_can_wait_at_once() -> None:
    owlets = "{id: owlet, count: 10, health: 3, attack: melee}\n{id: chick, count: 9, health: 1, attack: melee}"
    heroes = [
        hero("fox", f"{{id: trick, type: scheme, copies: 1, scheme: [{HIT_ALL}]}}\n{IDLE}\n{PLAIN}"),
        hero(
            "owl", f"{PLAIN}\n{IDLE}", sidekicks=owlets, abilities="{when: damaged, draw: 1}\n{when: defeated, draw: 1}"
        ),
    ]
    field = grid(6, 6)
    names = [*heroes[0].fighter_ids(), *heroes[1].fighter_ids()]
    at = dict(zip(names, field.space_ids, strict=False))
    match = Scene(heroes, at, field, hands={"fox": "trick idle", "owl": "idle"}, actions=1).begin()
    answer(match, "scheme", "card trick")
    assert len(options(match)) == len(set(options(match))) == 29
    while kind(match) == "order":
        match.answer(0)
    assert len(hand(match, 1)) + len(deck(match, 1)) == 13
    assert len(happened(match, "card_drawn")) + len(happened(match, "exhausted")) >= 13


def test_an_effect_that_never_ends_is_named_with_its_step() -> None:
    rounds = "{for_each: {times: 99, do: [%s]}}"
    with pytest.raises(EffectRunsForever) as error:
        scheme(rounds % (rounds % (rounds % "{recover: {who: fox, amount: 1}}")))
    assert error.value.program == "fox/trick scheme"
    assert error.value.step.startswith("scheme[0].for_each[0].for_each[0].for_each")
    assert "still not done after 20000 steps" in str(error.value)


def test_effects_that_set_each_other_off_without_end_are_named() -> None:
    with pytest.raises(EffectRunsForever, match=r"effects set each other off without end"):
        scheme(
            "{damage: {to: opposing_hero, amount: 1}}",
            other_abilities="{when: damaged, do: [{recover: {who: your_hero, amount: 1}}, "
            "{damage: {to: your_hero, amount: 1}}]}",
            health={"owl": 10},
        )


def test_too_many_changes_of_a_value_name_the_card() -> None:
    with pytest.raises(
        EffectRunsForever, match=r"fox/strike during_combat, step during_combat\[0\]\.for_each\[0\]\.add"
    ):
        combat("during_combat: [{for_each: {times: {times: [3, 70]}, do: [{add: {value: 1}}]}}]")


def test_the_last_frame_popped_leaves_no_play_behind() -> None:
    match = scheme("{draw: 1}", abilities="{when: scheme_ended, draw: 1}")
    assert (match.state.play_top, match.state.play, match.state.row_top) == (0, NOTHING, 0)


def test_a_combat_leaves_no_play_and_no_modifier_behind() -> None:
    match = combat(
        "during_combat: [{add: {value: 1}}, {set: {value: 4}}]",
        "immediately: [{ignore_value: opposing_card}]",
        abilities="{when: after_attack, draw: 1}",
    )
    assert (match.state.play_top, match.state.modifier_top, match.state.row_top) == (0, 0, 0)
