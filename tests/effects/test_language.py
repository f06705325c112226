"""What steps do when they are played: every rule of the language, from YAML to the board."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.kernel.match import Match
from tests.engine.building import (
    CUBS,
    IDLE,
    OWLETS,
    PLAIN,
    Scene,
    answer,
    board,
    combat,
    deck,
    discards,
    hand,
    happened,
    health,
    hero,
    kind,
    options,
    scheme,
    where,
)

ALL = {"fox": "b", "cub-1": "a", "cub-2": "e", "owl": "c", "owlet-1": "d", "owlet-2": "h"}
"""Everybody on the board: a b c d | e f g h are two zones in a row."""
HIT = "damage: {to: opposing_hero, amount: 1}"


def drawn(match: Match) -> int:
    """How many cards the fox drew."""
    return sum(1 for row in happened(match, "card_drawn") if row[0] == 0)


def hurt(match: Match) -> str:
    """Who has less than full health, in order; all of them stand on the board."""
    full = {"fox": 10, "owl": 10, "cub": 2, "owlet": 3}
    names = (*(name for name in ALL if name in match.state.as_data()["fighters"]),)  # type: ignore[operator]
    return " ".join(name for name in names if health(match, name) < full[name.split("-")[0]])


# Gates: if, unless, may, then, otherwise


@pytest.mark.parametrize(
    ("gate", "cards"), [("if: your_turn", 1), ("unless: your_turn", 2), ("if: {not: your_turn}", 2)]
)
def test_a_gate_guards_its_step_and_otherwise_runs_if_it_stays_shut(gate: str, cards: int) -> None:
    assert drawn(scheme(f"{{{gate}, draw: 1, otherwise: [{{draw: 2}}]}}")) == cards


def test_a_gate_guards_its_own_step_only() -> None:
    assert drawn(scheme("{unless: your_turn, draw: 2}, {draw: 1}")) == 1


def test_a_condition_is_read_when_its_step_is_reached() -> None:
    step = "{if: {hand_size: you, at_least: 2}, draw: 3}"
    assert drawn(scheme(step)) == 0
    assert drawn(scheme(f"{{draw: 1}}, {step}")) == 4


def test_who_declines_gets_the_otherwise() -> None:
    steps = "{may: opponent, damage: {to: {one: opposing_fighters}, amount: 1}, otherwise: [{draw: 2}]}"
    match = scheme(steps)
    assert (match.seat, options(match)) == (1, ["yes", "no"])
    yes = answer(match.copy(), "yes")
    assert (health(yes, "owl"), drawn(yes)) == (9, 0)
    no = answer(match, "no")
    assert (health(no, "owl"), drawn(no)) == (10, 2)


def test_who_cannot_is_not_asked_and_gets_the_otherwise() -> None:
    match = scheme("{may: opponent, discard: {cards: {one: opponent_hand}}, otherwise: [{draw: 2}]}", hands={"owl": ""})
    assert (match.seat, drawn(match)) == (0, 2)


@pytest.mark.parametrize(("cards", "asked"), [(1, False), (2, True), (3, True)])
def test_a_fixed_number_is_offered_only_in_full(cards: int, asked: bool) -> None:
    match = scheme(
        "{may: opponent, discard: {cards: {exactly: 2, of: opponent_hand}}}", hands={"owl": "plain " * cards}
    )
    assert (kind(match) == "may") is asked


def test_a_group_is_offered_if_one_of_its_steps_can_happen() -> None:
    empty = "discard: {cards: {one: opponent_discard}}"
    assert kind(scheme(f"{{may: you, do: [{{{empty}}}, {{{empty}}}]}}")) == "action"
    assert kind(scheme(f"{{may: you, do: [{{{empty}}}, {{draw: 1}}]}}")) == "may"


HAPPENED = {
    "draw": ("draw: 1", "draw: 0"),
    "damage": (HIT, "damage: {to: {each: opposing_fighters, is: damaged}, amount: 1}"),
    "no damage": (HIT, "damage: {to: opposing_hero, amount: 0}"),
    "recover": ("recover: {who: cub-2, amount: 1}", "recover: {who: your_hero, amount: 1}"),
    "discard": ("discard: {cards: {top: 1, of: your_deck}}", "discard: {cards: {top: 1, of: opponent_discard}}"),
    "move": ("move: {who: your_hero, up_to: 0}", "move: {who: your_hero, exactly: 1}"),
    "move several": (
        "move: {who: {each: your_fighters}, up_to: 0}",
        "move: {who: {each: your_fighters, is: [sidekick, undamaged]}, up_to: 1}",
    ),
    "place": (
        "place: {who: your_hero, in: {one: spaces, adjacent_to: cub-2}}",
        "place: {who: your_hero, in: {one: spaces, adjacent_to: your_hero}}",
    ),
    "return": (
        "return: {who: cub-1, in: {one: spaces, adjacent_to: cub-2}}",
        "return: {who: cub-2, in: {one: spaces}}",
    ),
    "gain_actions": ("gain_actions: 1", "gain_actions: 0"),
    "pick": ("pick: {each: opposing_fighters}, as: foes", "pick: {each: opposing_fighters, is: damaged}, as: foes"),
    "do": (f"do: [{{{HIT}}}, {{draw: 0}}]", "do: [{draw: 0}, {draw: 0}]"),
    "nested do": (f"do: [{{do: [{{{HIT}}}, {{draw: 0}}]}}, {{draw: 0}}]", "do: [{do: [{draw: 0}]}]"),
    "do with a shut gate": (f"do: [{{{HIT}}}, {{unless: your_turn, draw: 1}}]", "do: [{unless: your_turn, draw: 1}]"),
    "do with otherwise": (
        f"do: [{{unless: your_turn, draw: 1, otherwise: [{{{HIT}}}]}}]",
        "do: [{unless: your_turn, draw: 1, otherwise: [{draw: 0}]}]",
    ),
    "choose": (
        f"choose: {{count: 2, options: [{{{HIT}}}, {{draw: 0}}]}}",
        "choose: [{unless: your_turn, draw: 1}, {unless: your_turn, draw: 2}]",
    ),
    "for_each": (f"for_each: {{times: 2, do: [{{{HIT}}}, {{draw: 0}}]}}", f"for_each: {{times: 0, do: [{{{HIT}}}]}}"),
}
"""By verb: a step that happens, and one that does not."""


@pytest.mark.parametrize("verb", HAPPENED)
@pytest.mark.parametrize("happens", [True, False])
@pytest.mark.parametrize(
    "before", ["{recover: {who: your_hero, amount: 1}}", "{damage: {to: cub-2, amount: 0}}", f"{{{HIT}}}"]
)
def test_then_runs_if_the_step_happened(verb: str, happens: bool, before: str) -> None:
    at = {"fox": "b", "cub-2": "e", "owl": "c", "owlet-1": "a"}
    step = HAPPENED[verb][0 if happens else 1]
    if "opposing_fighters, is: damaged" in step and before == f"{{{HIT}}}":
        step = step.replace("is: damaged", "is: [damaged, sidekick]")
    steps = f"{before}, {{{step}, then: [{{discard: {{cards: {{random: 1, of: opponent_hand}}}}}}]}}"
    match = scheme(steps, at=at, health={"cub-2": 1})
    while kind(match) != "action":
        match.answer(0)
    assert (hand(match, 1) == []) is happens


# Names


def test_a_name_means_the_things_or_how_much() -> None:
    match = scheme(
        "{discard: {cards: {top: 2, of: your_deck}}, as: gone}, {draw: gone}, "
        "{damage: {to: opposing_hero, amount: {boost_of: gone}}}",
        decks={"fox": "plain plain plain plain"},
    )
    assert (drawn(match), health(match, "owl")) == (2, 8)


def test_a_name_of_damage_means_who_was_hurt_and_how_much_in_all() -> None:
    match = scheme(
        "{damage: {to: {each: opposing_fighters}, amount: 1}, as: struck}, {draw: struck}, "
        "{damage: {to: {each: struck, is: sidekick}, amount: 1}}",
        at=ALL,
    )
    assert drawn(match) == 3
    assert [health(match, name) for name in ("owl", "owlet-1", "owlet-2")] == [9, 1, 1]


def test_a_name_lives_on_in_the_later_windows_of_its_card() -> None:
    mark = "immediately: [{pick: {each: opposing_fighters, is: sidekick}, as: mark}]"
    hit = "after_combat: [{damage: {to: {each: mark}, amount: 2}}]"
    match = combat(f"{mark}, {hit}", at={"fox": "b", "owl": "c", "owlet-1": "h"}, values=(0, 0))
    assert (health(match, "owlet-1"), health(match, "owl")) == (1, 10)


def test_a_name_whose_step_did_not_run_is_empty() -> None:
    match = scheme(
        "{unless: your_turn, discard: {cards: {top: 1, of: your_deck}}, as: gone}, {draw: gone}, "
        "{draw: {amount: {boost_of: gone}}}, {damage: {to: opposing_hero, amount: 1}}"
    )
    assert (drawn(match), health(match, "owl")) == (0, 9)


def test_what_a_name_holds_is_fixed_when_its_step_runs() -> None:
    match = scheme(
        "{pick: {each: opposing_fighters, adjacent_to: your_hero}, as: near}, "
        "{move: {who: your_hero, exactly: 1}}, {damage: {to: {each: near}, amount: 1}}",
        at={"fox": "b", "owl": "c"},
    )
    assert (where(match, "fox"), health(match, "owl")) == ("a", 9)


# Selectors


@pytest.mark.parametrize(
    ("selector", "who"),
    [
        ("{each: fighters}", "fox cub-1 cub-2 owl owlet-1 owlet-2"),
        ("{each: your_fighters}", "fox cub-1 cub-2"),
        ("{each: friendly_fighters}", "fox cub-1 cub-2"),
        ("{each: opposing_fighters}", "owl owlet-1 owlet-2"),
        ("your_hero", "fox"),
        ("opposing_hero", "owl"),
        ("your_fighter", "fox"),
        ("cub-2", "cub-2"),
        ("{each: cub}", "cub-1 cub-2"),
        ("{each: [cub, opposing_hero]}", "cub-1 cub-2 owl"),
        ("{each: [cub, your_fighters, cub-1]}", "fox cub-1 cub-2"),
        ("[cub-1, opposing_hero]", "cub-1 owl"),
        ("{each: fighters, is: hero}", "fox owl"),
        ("{each: fighters, is: sidekick}", "cub-1 cub-2 owlet-1 owlet-2"),
        ("{each: fighters, adjacent_to: your_fighter}", "cub-1 owl"),
        ("{each: opposing_fighters, adjacent_to: your_fighters}", "owl owlet-1"),
        ("{each: fighters, in_zone_of: cub-2}", "cub-2 owlet-2"),
        ("{each: fighters, in_zone_of: cub-2, other_than: cub-2}", "owlet-2"),
        ("{each: your_fighters, other_than: your_fighter}", "cub-1 cub-2"),
        ("{each: fighters, named: cub}", "cub-1 cub-2"),
        ("{each: fighters, named: [your_hero, cub-2]}", "fox cub-2"),
        ("{each: fighters, named: your_hero, is: sidekick}", ""),
        ("{each: {each: fighters, is: sidekick}, adjacent_to: your_hero}", "cub-1"),
    ],
)
def test_a_selector_selects(selector: str, who: str) -> None:
    assert hurt(scheme(f"{{damage: {{to: {selector}, amount: 1}}}}", at=ALL)) == who


@pytest.mark.parametrize(
    ("state", "who"), [("damaged", "owl owlet-2"), ("undamaged", "owlet-1"), ("[damaged, sidekick]", "owlet-2")]
)
def test_fighters_are_told_apart_by_their_health(state: str, who: str) -> None:
    match = scheme(
        f"{{pick: {{each: opposing_fighters, is: {state}}}, as: some}}, {{damage: {{to: {{each: some}}, amount: 1}}}}",
        at=ALL,
        health={"owl": 9, "owlet-2": 2},
    )
    assert [
        name for name, full in (("owl", 9), ("owlet-1", 3), ("owlet-2", 2)) if health(match, name) < full
    ] == who.split()


def test_the_defeated_are_meant_only_where_they_are_looked_for() -> None:
    count = "{draw: {amount: {count: {who: your_fighters%s}}}}"
    at = {"fox": "b", "cub-2": "e", "owl": "c"}
    assert drawn(scheme(count % "", at=at)) == 2
    assert drawn(scheme(count % ", is: defeated", at=at)) == 1
    assert drawn(scheme("{draw: {amount: {count: {who: {each: cub}, is: defeated}}}}", at=at)) == 1
    assert (
        drawn(scheme("{draw: {amount: {count: {who: your_fighters, adjacent_to: {each: cub, is: defeated}}}}}", at=at))
        == 0
    )


@pytest.mark.parametrize(
    "who", ["{one: cub, is: defeated}", "{one: cub}", "{one: your_fighters, is: [sidekick, defeated]}"]
)
def test_of_equal_defeated_fighters_one_is_offered_and_returns_with_full_health(who: str) -> None:
    match = scheme(f"{{return: {{who: {who}, in: {{one: spaces, in_zone_of: your_hero}}}}}}")
    assert options(match) == ["space a", "space d"]
    answer(match, "space d")
    assert (where(match, "cub-1"), health(match, "cub-1"), where(match, "cub-2")) == ("d", 2, None)


def test_every_defeated_fighter_returns_to_a_space_of_its_own() -> None:
    match = scheme("{return: {who: {each: cub}, in: {one: spaces, in_zone_of: your_hero}}}")
    while kind(match) != "action":
        match.answer(0)
    assert (where(match, "cub-1"), where(match, "cub-2")) == ("a", "d")


@pytest.mark.parametrize(
    ("selector", "answers"),
    [
        ("{one: opposing_fighters}", [["fighter owl", "fighter owlet-1", "fighter owlet-2"]]),
        (
            "{exactly: 2, of: opposing_fighters}",
            [["fighter owl", "fighter owlet-1", "fighter owlet-2"], ["fighter owlet-1", "fighter owlet-2"]],
        ),
        ("{up_to: 1, of: opposing_fighters}", [["fighter owl", "fighter owlet-1", "fighter owlet-2", "done"]]),
        (
            "{any_number: opposing_fighters, is: sidekick}",
            [["fighter owlet-1", "fighter owlet-2", "done"], ["fighter owlet-2", "done"]],
        ),
    ],
)
def test_what_is_picked_is_asked_one_by_one(selector: str, answers: list[list[str]]) -> None:
    match = scheme(f"{{damage: {{to: {selector}, amount: 1}}}}", at=ALL)
    for expected in answers:
        assert options(match) == expected
        match.answer(0)
    assert kind(match) == "action"


def test_exactly_so_many_means_as_many_as_there_are() -> None:
    match = scheme("{damage: {to: {exactly: 5, of: opposing_fighters}, amount: 1}}", at=ALL)
    answer(match, "fighter owlet-2", "fighter owl")
    assert hurt(match) == "owl owlet-1 owlet-2"


def test_up_to_includes_none() -> None:
    match = answer(scheme("{damage: {to: {up_to: 2, of: opposing_fighters}, amount: 1}}", at=ALL), "done")
    assert (hurt(match), kind(match)) == ("", "action")


def test_a_single_option_is_taken_without_a_question() -> None:
    assert health(scheme("{damage: {to: {one: opposing_fighters}, amount: 1}}"), "owl") == 9


def test_chance_picks_each_as_often_as_the_others() -> None:
    found = Counter(
        hurt(scheme("{damage: {to: {random: 1, of: opposing_fighters}, amount: 1}}", at=ALL, seed=seed))
        for seed in range(150)
    )
    assert set(found) == {"owl", "owlet-1", "owlet-2"}
    assert min(found.values()) > 30


def test_chance_picks_different_things() -> None:
    for seed in range(10):
        match = scheme("{damage: {to: {random: 2, of: opposing_fighters}, amount: 1}}", at=ALL, seed=seed)
        assert len(hurt(match).split()) == 2


def test_top_and_bottom_take_from_the_ends_of_a_pile() -> None:
    cards = "\n".join(f"{{id: {name}, type: attack, user: cub, value: 1, copies: 1}}" for name in ("ant", "bee", "cat"))
    for end, left in (("top: 1", ["cat", "bee"]), ("bottom: 2", ["ant"]), ("top: 3", []), ("top: 9", [])):
        match = scheme(f"{{discard: {{cards: {{{end}, of: your_deck}}}}}}", cards=cards, decks={"fox": "ant bee cat"})
        assert deck(match) == left
    match = scheme("{discard: {cards: {top: 2, of: your_deck}}}", cards=cards, decks={"fox": "ant bee cat"})
    assert discards(match)[-3:] == ["ant", "bee", "trick"]


def test_cards_of_a_hand_are_picked_by_its_owner_unless_the_step_says_who() -> None:
    two = {"owl": "idle plain"}
    assert scheme("{discard: {cards: {one: opponent_hand}}}", hands=two).seat == 1
    blind = scheme("{by: you, discard: {cards: {one: opponent_hand}}}", hands=two)
    assert (kind(blind), len(hand(blind, 1))) == ("action", 1)


def test_who_cannot_see_the_cards_picks_blind() -> None:
    left = {
        tuple(
            hand(scheme("{by: you, discard: {cards: {one: opponent_hand}}}", hands={"owl": "idle plain"}, seed=seed), 1)
        )
        for seed in range(12)
    }
    assert left == {("idle",), ("plain",)}


@pytest.mark.parametrize(("word", "cards"), [("attack", 3), ("defense", 2), ("versatile", 1), ("scheme", 1)])
def test_a_versatile_card_is_also_an_attack_and_a_defense_card(word: str, cards: int) -> None:
    deck_cards = "{id: claw, type: attack, value: 1, copies: 2}\n{id: fur, type: defense, value: 1, copies: 1}"
    match = scheme(
        f"{{draw: {{amount: {{count: {{cards: your_discard, is: {word}}}}}}}}}",
        cards=deck_cards,
        discards={"fox": "claw claw fur plain idle"},
        decks={},
    )
    assert drawn(match) == cards


# Amounts and conditions


@pytest.mark.parametrize(
    ("amount", "value"),
    [
        ("3", 3),
        ("{plus: [1, 2, 3]}", 6),
        ("{minus: [5, 2, 1]}", 2),
        ("{minus: [2, 5]}", 0),
        ("{times: [2, 3]}", 6),
        ("{times: [0, 99]}", 0),
        ("{count: {who: fighters}}", 6),
        ("{count: {who: fighters, in_zone_of: your_hero}}", 4),
        ("{count: {spaces: spaces, is: empty}}", 2),
        ("{count: {spaces: spaces, is: occupied, adjacent_to: your_hero}}", 2),
        ("{count: {cards: your_hand}}", 1),
        ("{hand_size: opponent}", 1),
        ("{health_of: cub-1}", 2),
        ("{health_of: {each: cub}}", 4),
        ("{plus: [{health_of: {each: cub, is: defeated}}, 1]}", 1),
        ("{boost_of: {top: 2, of: your_deck}}", 2),
        ("{boost_of: your_card}", 0),
        ("{printed_value_of: {top: 3, of: your_deck}}", 6),
        ("{value_of: {top: 3, of: your_deck}}", 0),
    ],
)
def test_an_amount_is_worked_out_when_it_is_needed(amount: str, value: int) -> None:
    match = scheme(f"{{draw: {{amount: {amount}}}}}", at=ALL, decks={"fox": "plain " * 10})
    assert drawn(match) == value


def test_reckoning_ends() -> None:
    power = "{times: [99, 99, {times: [99, 99, 99, 99]}]}"
    match = scheme(f"{{move: {{who: your_hero, exactly: {power}}}}}, {{draw: 1}}")
    assert (where(match, "fox"), drawn(match)) == ("a", 1), "an odd number of steps between two spaces"


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("{health_of: your_hero, at_least: 10}", True),
        ("{health_of: your_hero, at_least: 11}", False),
        ("{health_of: your_hero, at_most: 10}", True),
        ("{health_of: your_hero, at_most: 9}", False),
        ("{health_of: your_hero, equal_to: 10}", True),
        ("{health_of: your_hero, more_than: 9}", True),
        ("{health_of: your_hero, more_than: 10}", False),
        ("{health_of: your_hero, less_than: 11}", True),
        ("{health_of: your_hero, less_than: 10}", False),
        ("{who: opposing_fighters, adjacent_to: your_hero}", True),
        ("{who: opposing_fighters, adjacent_to: cub-1}", False),
        ("{cards: your_hand, is: scheme}", True),
        ("{spaces: spaces, is: empty, in_zone_of: your_hero}", False),
        ("[your_turn, {health_of: your_hero, at_least: 10}]", True),
        ("[your_turn, {health_of: your_hero, at_least: 11}]", False),
        ("{any_of: [{not: your_turn}, {health_of: your_hero, at_least: 10}]}", True),
        ("{any_of: [{not: your_turn}, {health_of: your_hero, at_least: 11}]}", False),
        ("{amount: {plus: [1, 1]}, equal_to: 2}", True),
        ("{amount: {count: {who: fighters}}, equal_to: {count: {who: [your_fighters, opposing_fighters]}}}", True),
    ],
)
def test_a_condition_holds_or_does_not(condition: str, holds: bool) -> None:
    match = scheme(f"{{if: {condition}, draw: 1, otherwise: [{{draw: 2}}]}}", at=ALL)
    assert drawn(match) == (1 if holds else 2)


@pytest.mark.parametrize(
    "condition",
    [
        "{health_of: {each: opposing_fighters, is: [sidekick, defeated, damaged, undamaged]}, at_most: 9}",
        "{health_of: {each: opposing_fighters, is: [hero, sidekick]}, at_most: 9}",
        "{boost_of: opponent_discard, equal_to: 0}",
        "{printed_value_of: opponent_discard, less_than: 5}",
        "{amount: {boost_of: opponent_discard}, equal_to: 0}",
        "{hand_size: you, more_than: {printed_value_of: opponent_discard}}",
        "{who: opposing_fighters, adjacent_to: {each: cub, is: defeated}}",
    ],
)
def test_a_condition_about_nothing_is_false_so_unless_lets_it_pass(condition: str) -> None:
    assert drawn(scheme(f"{{if: {condition}, draw: 1}}, {{unless: {condition}, draw: 2}}")) == 2


def test_a_comparison_with_a_card_that_is_not_there_is_false() -> None:
    steps = (
        "during_combat: [{if: {value_of: your_card, more_than: {value_of: opposing_card}}, "
        "damage: {to: opposing_fighter, amount: 5}}]"
    )
    assert health(combat(steps, None, values=(3, 0)), "owl") == 7
    assert health(combat(steps, "", values=(3, 0)), "owl") == 2


@pytest.mark.parametrize(("came_from", "value"), [("b", 3), ("a", 5)])
def test_moved_means_in_another_space_than_at_the_start_of_the_turn(came_from: str, value: int) -> None:
    match = combat(
        "during_combat: [{if: {moved_this_turn: your_fighter}, set: {value: 5}}]", None, came_from={"fox": came_from}
    )
    assert health(match, "owl") == 10 - value


# Verbs


def test_each_is_hit_at_the_same_moment() -> None:
    match = scheme(
        "{damage: {to: {each: opposing_fighters, in_zone_of: opposing_hero}, amount: 3}}",
        at=ALL | {"owlet-2": "a", "cub-1": "g"},
    )
    assert (where(match, "owlet-1"), where(match, "owlet-2"), health(match, "owl")) == (None, None, 7)


@pytest.mark.parametrize(("before", "after"), [(9, 10), (10, 10), (7, 9)])
def test_nobody_recovers_above_the_starting_health(before: int, after: int) -> None:
    assert health(scheme("{recover: {who: your_hero, amount: 2}}", health={"fox": before}), "fox") == after


def test_several_fighters_move_one_by_one_each_judged_when_its_turn_comes() -> None:
    match = scheme("{move: {who: {each: your_fighters}, up_to: 1}}", at={"fox": "b", "cub-1": "a", "owl": "h"})
    assert options(match) == ["fighter fox", "fighter cub-1"]
    blocked = answer(match.copy(), "fighter cub-1")
    assert options(blocked) == ["space b", "space c"], "the cub had nowhere to go"
    answer(match, "fighter fox", "space c")
    assert options(match) == ["space a", "space b"]
    answer(match, "space b")
    assert (where(match, "fox"), where(match, "cub-1"), kind(match)) == ("c", "b", "action")


def test_opposing_fighters_moved_by_an_effect_are_judged_from_their_side() -> None:
    match = scheme(
        "{move: {who: {one: opposing_fighters, is: sidekick}, up_to: 3}}", at={"fox": "d", "owl": "b", "owlet-1": "a"}
    )
    assert (match.seat, options(match)) == (0, ["space a", "space c"])


def test_a_fighter_moves_through_opposing_ones_only_if_the_card_says_so() -> None:
    assert options(scheme("{move: {who: your_fighter, up_to: 3}}", at={"fox": "b", "owl": "c"})) == [
        "space a",
        "space b",
    ]
    through = scheme("{move: {who: your_fighter, up_to: 3, through: opposing}}", at={"fox": "b", "owl": "c"})
    assert options(through) == ["space a", "space b", "space d", "space e"]


def test_only_empty_spaces_are_offered_to_place_a_fighter() -> None:
    match = scheme("{place: {who: your_fighter, in: {one: spaces, in_zone_of: your_fighter}}}")
    assert options(match) == ["space a", "space d"]
    full = scheme("{place: {who: your_fighter, in: {one: spaces, adjacent_to: your_fighter}}}, {draw: 1}", at=ALL)
    assert (where(full, "fox"), drawn(full)) == ("b", 1)


def test_a_fighter_is_placed_on_a_space_picked_before() -> None:
    match = scheme(
        "{pick: {one: spaces, in_zone_of: cub-2, is: empty}, as: spot}, {place: {who: your_fighter, in: spot}}",
        at={"fox": "b", "cub-2": "e", "owl": "c"},
    )
    answer(match, "space g")
    assert where(match, "fox") == "g"


def test_choose_offers_each_option_once_and_none_whose_condition_fails() -> None:
    step = (
        "{choose: {count: 2, options: [{draw: 2}, "
        "{if: {who: your_hero, is: damaged}, recover: {who: your_hero, amount: 1}}, "
        "[{damage: {to: opposing_hero, amount: 1}}, {draw: 1}]]}}"
    )
    match = scheme(step, health={"fox": 5})
    assert options(match) == ["option 1", "option 2", "option 3"]
    answer(match, "option 3")
    assert (options(match), drawn(match), health(match, "owl")) == (["option 1", "option 2"], 1, 9)
    answer(match, "option 2")
    assert (health(match, "fox"), kind(match)) == (6, "action")
    whole = scheme(step)
    assert options(whole) == ["option 1", "option 3"]


def test_nine_options_fit_also_with_a_small_deck_on_a_small_board() -> None:
    many = ", ".join(f"{{recover: {{who: your_hero, amount: {n}}}}}" for n in range(9))
    fox = hero(
        "fox", f"{{id: trick, type: scheme, copies: 1, scheme: [{{choose: [{many}]}}]}}\n{IDLE.replace('3', '1')}"
    )
    owl = hero("owl", IDLE.replace("3", "1"))
    match = Scene([fox, owl], {"fox": "a", "owl": "c"}, board("a b c"), hands={"fox": "trick idle"}).begin()
    answer(match, "scheme", "card trick")
    assert len(options(match)) == 9


@pytest.mark.parametrize(("times", "cards"), [("0", 0), ("3", 3), ("{hand_size: you}", 1)])
def test_for_each_reads_its_number_once(times: str, cards: int) -> None:
    assert drawn(scheme(f"{{for_each: {{times: {times}, do: [{{draw: 1}}]}}}}")) == cards


def test_the_step_of_each_round_asks_anew() -> None:
    match = scheme("{for_each: {times: 2, do: [{damage: {to: {one: opposing_fighters}, amount: 1}}]}}", at=ALL)
    answer(match, "fighter owl", "fighter owl")
    assert (health(match, "owl"), kind(match)) == (8, "action")


@pytest.mark.parametrize(
    ("value", "damage"),
    [
        ("{value: 1}", 1),
        ("{value: 9}", 0),
        ("{value: 2, of: opposing_card}", 3),
        ("{value: {count: {who: opposing_fighter}}, of: opposing_card}", 3),
    ],
)
def test_a_value_is_smaller_by_what_is_subtracted_and_never_below_zero(value: str, damage: int) -> None:
    match = combat(f"during_combat: [{{subtract: {value}}}]", values=(3, 1))
    assert health(match, "owl") == 10 - damage


def test_that_is_the_fighter_an_event_happened_to() -> None:
    match = scheme(
        "{damage: {to: {one: opposing_fighters, is: sidekick}, amount: 2}}",
        at={"fox": "b", "owl": "c", "owlet-1": "d"},
        other_abilities="{when: damaged, recover: {who: that, amount: 1}}",
    )
    assert health(match, "owlet-1") == 2


@pytest.mark.parametrize(
    ("filters", "knows_owlet", "knows_hero"),
    [
        ("named: owlet", True, False),
        ("named: [owlet-1, owl]", True, True),
        ("named: {each: owlet, is: sidekick}", True, False),
        ("other_than: owlet", False, True),
        ("other_than: {each: your_fighters, is: sidekick}", False, True),
    ],
)
def test_who_a_fighter_is_does_not_depend_on_where_it_is(filters: str, knows_owlet: bool, knows_hero: bool) -> None:
    """A fighter that was just defeated is off the board, and is still known by its id."""
    for victim, event, known in (("sidekick", "defeated", knows_owlet), ("hero", "damaged", knows_hero)):
        match = scheme(
            f"{{damage: {{to: {{one: opposing_fighters, is: {victim}}}, amount: 3}}}}",
            at={"fox": "b", "owl": "c", "owlet-1": "d"},
            other_abilities=f"{{when: {event}, if: {{who: that, {filters}}}, draw: 1}}",
        )
        assert len(happened(match, "card_drawn")) == int(known)


def test_near_a_defeated_fighter_is_nobody() -> None:
    match = scheme("{damage: {to: {each: opposing_fighters, adjacent_to: cub-1}, amount: 1}}")
    assert health(match, "owl") == 10


def test_ids_are_read_from_the_side_of_their_hero() -> None:
    ability = "{when: end_of_turn, damage: {to: {each: owlet}, amount: 1}}"
    heroes = [
        hero("fox", f"{IDLE}\n{PLAIN}", sidekicks=CUBS),
        hero("owl", f"{IDLE}\n{PLAIN}", sidekicks=OWLETS, abilities=ability),
    ]
    match = Scene(heroes, ALL, hands={"fox": "idle", "owl": "idle idle"}, active=1, actions=1).begin()
    answer(match, "scheme", "fighter owl")
    assert hurt(match) == "owlet-1 owlet-2"
