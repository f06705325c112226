"""Combat: whose card, who won, what is cancelled, what stays."""

from __future__ import annotations

import pytest

from engine.kernel.match import Match
from tests.engine.building import (
    IDLE,
    PLAIN,
    Scene,
    answer,
    combat,
    discards,
    ever,
    happened,
    health,
    hero,
    kind,
    options,
    where,
)

DRAW = "after_combat: [{if: won, draw: 1}]"
FEINT = "immediately: [{cancel_effects: opposing_card}]"


def result(match: Match) -> tuple[int, int, int, int]:
    """Who won, the two values and the damage."""
    (row,) = happened(match, "combat_result")
    return row[0], row[1], row[2], row[3]


def drawn_by(match: Match) -> list[int]:
    """The seats that drew, in their order."""
    return [row[0] for row in happened(match, "card_drawn")]


# Winning (rules 47, 52 to 55)


@pytest.mark.parametrize(("attack", "defense", "winner", "damage"), [(2, 3, 1, 0), (3, 3, 1, 0), (4, 3, 0, 1)])
def test_the_attacker_wins_with_one_more_than_the_defense(attack: int, defense: int, winner: int, damage: int) -> None:
    match = combat(DRAW, DRAW, values=(attack, defense))
    assert result(match) == (winner, attack, defense, damage)
    assert health(match, "owl") == 10 - damage
    assert drawn_by(match) == [winner]


@pytest.mark.parametrize(("attack", "winner"), [(0, 1), (1, 0)])
def test_without_a_defense_card_the_full_value_counts(attack: int, winner: int) -> None:
    match = combat(DRAW, None, values=(attack, 2))
    assert result(match) == (winner, attack, 0, attack)
    assert drawn_by(match) == [winner] * (winner == 0)


def test_effect_damage_does_not_win_a_combat() -> None:
    match = combat(f"during_combat: [{{damage: {{to: opposing_fighter, amount: 3}}}}], {DRAW}", DRAW, values=(2, 2))
    assert (result(match)[0], health(match, "owl"), drawn_by(match)) == (1, 7, [1])


def test_damage_after_the_combat_does_not_change_its_winner() -> None:
    both = "after_combat: [{damage: {to: opposing_fighter, amount: 5}}, {if: won, draw: 1}]"
    assert drawn_by(combat(both, both, values=(1, 5))) == [1]


def test_damage_beyond_health_counts() -> None:
    match = combat(
        "after_combat: [{if: won, draw: combat_damage}]",
        values=(6, 2),
        at={"fox": "b", "owl": "h", "owlet-1": "c"},
        health={"owlet-1": 1},
    )
    assert result(match) == (0, 6, 2, 4)
    assert where(match, "owlet-1") is None
    assert drawn_by(match) == [0, 0, 0, 0]


def test_an_attack_on_a_fighter_that_fell_before_the_damage_is_lost() -> None:
    at = {"fox": "b", "owl": "h", "owlet-1": "c"}
    match = combat(
        f"during_combat: [{{damage: {{to: opposing_fighter, amount: 3}}}}], {DRAW}", DRAW, values=(6, 0), at=at
    )
    assert where(match, "owlet-1") is None
    assert result(match) == (1, 6, 0, 0)
    assert drawn_by(match) == [1], "a card outlives its fighter"


def test_a_card_outlives_its_fighter_but_not_its_place() -> None:
    at = {"fox": "b", "owl": "h", "owlet-1": "c"}
    guard = (
        "after_combat: [{draw: 1}, "
        "{damage: {to: {each: opposing_fighters, adjacent_to: your_fighter}, amount: 1}}, "
        "{move: {who: your_fighter, up_to: 3}}, {draw: 1}]"
    )
    match = combat("", guard, values=(6, 0), at=at)
    assert (drawn_by(match), health(match, "fox"), kind(match)) == ([1, 1], 10, "action")


def test_an_attacker_that_fell_still_deals_its_damage() -> None:
    at = {"fox": "h", "cub-1": "b", "owl": "c"}
    match = combat("", "during_combat: [{damage: {to: opposing_fighter, amount: 2}}]", values=(5, 1), at=at)
    assert where(match, "cub-1") is None
    assert result(match) == (0, 5, 1, 4)


def test_a_fallen_hero_ends_the_game_before_the_damage() -> None:
    match = combat(
        "", "during_combat: [{damage: {to: opposing_fighter, amount: 1}}]", values=(9, 0), health={"fox": 1, "owl": 1}
    )
    assert match.outcome is not None
    assert match.outcome.winner == 1
    assert health(match, "owl") == 1
    assert "combat_result" not in ever(match)


# Values (rules 50, 63)


def test_values_change_for_one_combat_only() -> None:
    match = combat("during_combat: [{set: {value: 5}}, {add: {value: 2}}]", values=(1, 3))
    assert result(match) == (0, 7, 3, 4)
    assert match.state.modifier_top == 0


def test_an_ignored_value_stays_nought() -> None:
    match = combat(
        "immediately: [{ignore_value: opposing_card}]", "during_combat: [{set: {value: 9}}, {add: {value: 3}}]"
    )
    assert result(match) == (0, 3, 0, 3)


def test_an_ability_adds_to_your_card_in_the_combat() -> None:
    match = combat(abilities="{when: attack_declared, add: {value: 2}}", values=(3, 2))
    assert result(match) == (0, 5, 2, 3)


# Cancelling (rules 56 to 63)

ALL_WINDOWS = "immediately: [{draw: 1}], during_combat: [{draw: 1}], after_combat: [{draw: 1}]"


def test_a_defenders_cancel_stops_every_effect_of_the_attack_card() -> None:
    assert drawn_by(combat(ALL_WINDOWS, FEINT)) == []


def test_an_attackers_cancel_comes_too_late_for_the_defenders_immediate_effects() -> None:
    assert drawn_by(combat(FEINT, ALL_WINDOWS)) == [1]


def test_of_two_cancels_the_defenders_comes_first() -> None:
    match = combat(f"{FEINT}, after_combat: [{{draw: 1}}]", f"{FEINT}, after_combat: [{{draw: 1}}]")
    assert drawn_by(match) == [1]
    assert [row[0] for row in happened(match, "effects_cancelled")] == [0]


@pytest.mark.parametrize(("windows", "happens"), [("", False), (FEINT, False), ("after_combat: [{draw: 1}]", True)])
def test_a_cancel_happens_only_if_there_is_an_effect_to_cancel(windows: str, happens: bool) -> None:
    strike = "immediately: [{cancel_effects: opposing_card, then: [{damage: {to: your_fighter, amount: 1}}]}]"
    assert (health(combat(strike, windows, values=(0, 0)), "fox") == 9) is happens


def test_a_cancel_against_no_card_does_not_happen() -> None:
    strike = "immediately: [{cancel_effects: opposing_card, then: [{draw: 1}]}]"
    assert drawn_by(combat(strike, None)) == []


def test_a_cancelled_value_effect_leaves_the_printed_value() -> None:
    assert result(combat("during_combat: [{add: {value: 5}}, {set: {value: 9}}]", FEINT)) == (0, 3, 2, 1)


def test_a_cancel_does_not_stop_an_ability() -> None:
    assert drawn_by(combat("", FEINT, abilities="{when: after_attack, draw: 1}")) == [0]


def test_what_was_resolved_is_not_undone() -> None:
    match = combat(
        "during_combat: [{cancel_effects: opposing_card}]",
        "immediately: [{add: {value: 4}}], after_combat: [{draw: 1}]",
    )
    assert (result(match), drawn_by(match)) == ((1, 3, 6, 0), [])


def test_a_card_may_cancel_what_is_left_of_itself() -> None:
    assert drawn_by(combat("immediately: [{cancel_effects: your_card}, {draw: 1}], after_combat: [{draw: 1}]")) == [0]


# Cards and targets (rules 35 to 42)

DECK = "\n".join(
    [
        "{id: claw, type: attack, user: fox, value: 2, copies: 2}",
        "{id: fur, type: defense, user: fox, value: 2, copies: 2}",
        "{id: nip, type: versatile, user: cub, value: 1, copies: 2}",
        IDLE,
        PLAIN,
    ]
)
FOX = hero("fox", DECK, sidekicks="{id: cub, count: 2, health: 2, attack: ranged}")
OWL = hero(
    "owl",
    DECK.replace("fox", "owl").replace("cub", "owlet"),
    sidekicks="{id: owlet, count: 1, health: 2, attack: melee}",
)


def duel(at: dict[str, str], fox: str, owl: str = "idle", active: int = 0) -> Match:
    return Scene([FOX, OWL], at, hands={"fox": f"{fox} idle", "owl": f"{owl} idle"}, active=active).begin()


def test_an_attack_needs_a_card_of_a_fighter_that_has_a_target() -> None:
    assert "attack" in options(duel({"fox": "c", "owl": "d"}, "claw"))
    assert "attack" not in options(duel({"fox": "b", "owl": "d"}, "claw"))
    assert "attack" not in options(duel({"fox": "c", "owl": "d"}, "fur nip"))
    assert "attack" in options(duel({"fox": "a", "cub-1": "b", "owl": "d"}, "nip"))
    assert "attack" not in options(duel({"fox": "a", "cub-1": "b", "owl": "e"}, "nip"))


def test_attacker_target_and_card_are_asked_in_this_order() -> None:
    match = answer(duel({"fox": "c", "cub-1": "b", "owl": "d", "owlet": "a"}, "claw nip plain", "plain"), "attack")
    assert (kind(match), options(match)) == ("attacker", ["attack fox", "attack cub-1"])
    answer(match, "attack cub-1")
    assert (kind(match), options(match)) == ("target", ["attack cub-1 owl", "attack cub-1 owlet"])
    answer(match, "attack cub-1 owl")
    assert (kind(match), options(match)) == ("attack-card", ["card nip", "card plain"])
    answer(match, "card plain")
    assert (kind(match), options(match)) == ("defense", ["card plain", "none"])


def test_only_a_card_of_the_attacked_fighter_defends_it() -> None:
    at = {"fox": "c", "owl": "d", "owlet": "b"}
    match = answer(duel(at, "claw", "claw fur nip"), "attack", "attack fox owl")
    assert options(match) == ["card fur", "none"]
    match = answer(duel(at, "claw", "claw fur nip"), "attack", "attack fox owlet")
    assert options(match) == ["card nip", "none"]


def test_the_defense_is_asked_also_without_a_card_that_fits() -> None:
    match = answer(duel({"fox": "c", "owl": "d"}, "claw", "claw"), "attack")
    assert (kind(match), match.seat, options(match)) == ("defense", 1, ["none"])


def test_both_cards_are_discarded_to_their_owners() -> None:
    match = answer(duel({"fox": "c", "owl": "d"}, "claw", "fur"), "attack", "card fur")
    assert (discards(match, 0), discards(match, 1)) == (["claw"], ["fur"])
    assert ever(match)[-2:] == ["card_discarded", "card_discarded"]


def test_abilities_come_after_the_cards_effects_and_before_the_discard() -> None:
    match = combat("after_combat: [{damage: {to: your_fighter, amount: 1}}]", abilities="{when: after_attack, draw: 1}")
    last = [event for event in ever(match) if event in ("damaged", "card_drawn", "card_discarded")]
    assert last[-4:] == ["damaged", "card_drawn", "card_discarded", "card_discarded"]
