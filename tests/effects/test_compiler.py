"""What is wrong with steps is said: the exact problem, at its place, all of them in one run, and never a crash."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from effects.problem import Problem, Severity
from effects.syntax.keyword import Verb
from effects.syntax.language import VERBS
from engine.kernel.errors import EffectRunsForever
from engine.kernel.playout import all_seat_numbers, play_out
from engine.unmatched.setup import begin, line_up
from tests.engine.building import CUBS, OWLETS, PLAIN, compiled, grid, hero, hero_text

ONE_FOE = "{one: opposing_fighters}"


def problems(steps: str, window: str = "after_combat") -> list[Problem]:
    """The problems of a card with these steps in a window, or of an ability (`when EVENT`)."""
    if window.startswith("when "):
        text = hero_text(sidekicks=CUBS, abilities=f"{{when: {window[5:]}, {steps[1:-1]}}}")
    else:
        kind = "scheme" if window == "scheme" else "versatile, value: 2"
        text = hero_text(f"{{id: trick, type: {kind}, {window}: [{steps}]}}", sidekicks=CUBS)
    made, found = compiled(text)
    assert (made is None) is any(problem.is_error for problem in found)
    return found


def codes(steps: str, window: str = "after_combat") -> list[str]:
    """The codes of the problems, in the order in which they are found."""
    return [problem.code for problem in problems(steps, window)]


@pytest.mark.parametrize(
    ("steps", "code"),
    [
        # words
        ("{damage: {to: oposing_fighter, amount: 1}}", "unknown-word"),
        ("{damage: {to: opposing_fighter, amount: lots}}", "unknown-word"),
        ("{damage: {to: {each: outlaw}, amount: 1}}", "unknown-word"),
        ("{damage: {to: cubs, amount: 1}}", "unknown-word"),
        ("{if: wonn, draw: 1}", "unknown-word"),
        ("{may: nobody, draw: 1}", "unknown-word"),
        ("{by: nobody, discard: {cards: {one: your_hand}}}", "unknown-word"),
        ("{draw: {amount: 1, who: them}}", "unknown-word"),
        ("{draw: {amount: {hand_size: them}}}", "unknown-word"),
        ("{damage: {to: {each: fighters, is: heroic}, amount: 1}}", "unknown-word"),
        ("{discard: {cards: {each: your_hand, is: hero}}}", "unknown-word"),
        ("{if: {who: struck, is: hero}, draw: 1}", "unknown-word"),
        ("{draw: kept}, {pick: {one: fighters}, as: kept}, {damage: {to: kept, amount: 1}}", "unknown-word"),
        # kinds
        ("{damage: {to: {each: your_hand}, amount: 1}}", "wrong-kind"),
        ("{damage: {to: your_card, amount: 1}}", "wrong-kind"),
        ("{discard: {cards: {each: fighters}}}", "wrong-kind"),
        ("{discard: {cards: cub-1}}", "wrong-kind"),
        ("{damage: {to: {each: [fighters, your_hand]}, amount: 1}}", "wrong-kind"),
        ("{place: {who: your_fighter, in: {one: your_hand}}}", "wrong-kind"),
        ("{draw: 1, as: got}, {damage: {to: got, amount: 1}}", "wrong-kind"),
        ("{pick: {one: spaces}, as: spot}, {damage: {to: spot, amount: 1}}", "wrong-kind"),
        ("{if: {cards: fighters}, draw: 1}", "wrong-kind"),
        ("{if: {moved_this_turn: your_card}, draw: 1}", "wrong-kind"),
        ("{draw: {amount: {health_of: your_card}}}", "wrong-kind"),
        ("{draw: {amount: {boost_of: fighters}}}", "wrong-kind"),
        ("{damage: {to: {each: fighters, adjacent_to: your_card}, amount: 1}}", "wrong-kind"),
        # how many
        ("{damage: {to: fighters, amount: 1}}", "how-many"),
        ("{damage: {to: cub, amount: 1}}", "how-many"),
        ("{discard: {cards: your_hand}}", "how-many"),
        ("{move: {who: combatants, up_to: 1}}", "how-many"),
        ("{pick: fighters, as: mark}, {damage: {to: {each: mark}, amount: 1}}", "how-many"),
        ("{damage: {to: [your_hero, cub], amount: 1}}", "how-many"),
        ("{place: {who: your_fighter, in: spaces}}", "how-many"),
        # nobody chooses
        *(
            (f"{{damage: {{to: {{each: fighters, {demand}: {chosen}}}, amount: 1}}}}", "nobody-chooses")
            for demand in ("named", "other_than", "adjacent_to", "in_zone_of")
            for chosen in ("{one: cub}", "{exactly: 1, of: cub}", "{up_to: 1, of: cub}", "{any_number: cub}")
        ),
        (
            "{damage: {to: {each: fighters, adjacent_to: [your_hero, {random: 1, of: cub}]}, amount: 1}}",
            "nobody-chooses",
        ),
        ("{damage: {to: {each: {one: fighters}}, amount: 1}}", "nobody-chooses"),
        ("{damage: {to: [{one: cub}, your_hero], amount: 1}}", "nobody-chooses"),
        ("{if: {who: {one: fighters}, is: hero}, draw: 1}", "nobody-chooses"),
        ("{draw: {amount: {count: {who: {one: fighters}}}}}", "nobody-chooses"),
        ("{draw: {amount: {health_of: {one: cub}}}}", "nobody-chooses"),
        ("{draw: {amount: {boost_of: {random: 1, of: your_hand}}}}", "nobody-chooses"),
        ("{if: {moved_this_turn: {one: cub}}, draw: 1}", "nobody-chooses"),
        # names
        ("{draw: 1, as: attacker}, {draw: attacker}", "name-is-a-word"),
        ("{draw: 1, as: won}, {draw: won}", "name-is-a-word"),
        ("{draw: 1, as: you}, {draw: you}", "name-is-a-word"),
        ("{draw: 1, as: cub}, {draw: cub}", "name-is-a-word"),
        ("{draw: 1, as: got}, {draw: 1, as: got}, {draw: got}", "name-taken"),
        ("{add: {value: 1}, as: more}, {draw: 1}", "nothing-to-name"),
        ("{do: [{draw: 1}], as: more}", "nothing-to-name"),
        ("{gain_actions: 1, as: more}", "nothing-to-name"),
        ("{pick: {one: fighters}}", "pick-without-name"),
        # filters, numbers
        ("{discard: {cards: {each: your_hand, adjacent_to: your_fighter}}}", "filter-does-not-fit"),
        ("{discard: {cards: {each: your_hand, adjacent_to: cub}}}", "filter-does-not-fit"),
        ("{place: {who: your_fighter, in: {one: spaces, named: cub}}}", "filter-does-not-fit"),
        ("{move: {who: your_fighter}}", "how-far"),
        ("{move: {who: your_fighter, up_to: 1, exactly: 1}}", "how-far"),
        ("{place: {who: your_fighter, in: {each: spaces}}}", "one-space"),
        ("{return: {who: cub-1, in: {up_to: 2, of: spaces}}}", "one-space"),
        ("{choose: {count: 3, options: [{draw: 1}, {draw: 2}]}}", "too-few-options"),
        # shape
        ("{may: you}", "no-verb"),
        ("{draw: 1, damage: {to: your_hero, amount: 1}}", "two-verbs"),
        ("{if: won, unless: lost, draw: 1}", "two-gates"),
        ("{draw: 1, otherwise: [{draw: 2}]}", "otherwise-without-gate"),
        ("{if: won, may: you, draw: 1, otherwise: [{draw: 2}]}", "otherwise-is-ambiguous"),
        ("{damage: {to: {one: fighters, each: cub}, amount: 1}}", "how-many"),
        ("{damage: {to: {is: hero}, amount: 1}}", "how-many"),
        ("{damage: {to: {up_to: 1}, amount: 1}}", "of-what"),
        ("{damage: {to: {one: fighters, of: cub}, amount: 1}}", "of-what"),
        ("{if: {who: fighters, cards: your_hand}, draw: 1}", "one-kind"),
        ("{draw: {amount: {count: {is: hero}}}}", "no-kind"),
        ("{draw: {amount: {plus: [1, 2], minus: [2, 1]}}}", "one-amount"),
        ("{if: {}, draw: 1}", "one-condition"),
        ("{if: {health_of: your_hero}, draw: 1}", "amount-and-comparison"),
        ("{if: {health_of: your_hero, at_least: 1, at_most: 2}, draw: 1}", "two-comparisons"),
        ("{if: {health_of: your_hero, at_least: 1, is: hero}, draw: 1}", "filters-of-nothing"),
        ("{gain: {counter: ember}}", "not-yet"),
        ("{substitute: {for: your_fighter}}", "not-yet"),
        ("{switch: mood}", "unknown-state"),
        ("{switch: {state: size, to: huge}}", "unknown-state"),
        ("{if: {state: {size: huge}}, draw: 1}", "unknown-state"),
        ("{draw: {amount: {count: {cards: your_discard, tagged: trip}}}}", "unknown-tag"),
        ("{put: {cards: {one: your_deck, named: excalibur}, to: hand}}", "unknown-card"),
        ("{set: {value: 1, health: 2}}", "which-number"),
        ("{set: {health: 2}}", "whose-health"),
        ("{add: {move: 1}}", "only-while"),
        ("{drw: 1}", "unknown-key"),
        ("{draw: 1, soon: true}", "unknown-key"),
        ("{draw: {count: 1}}", "unknown-key"),
    ],
)
def test_a_broken_step_has_exactly_its_problem(steps: str, code: str) -> None:
    assert codes(steps) == [code]


@pytest.mark.parametrize(
    ("steps", "window", "code"),
    [
        ("{if: won, draw: 1}", "scheme", "out-of-scope"),
        ("{if: won, draw: 1}", "during_combat", "out-of-scope"),
        ("{if: won, draw: 1}", "immediately", "out-of-scope"),
        ("{if: won, draw: 1}", "when end_of_turn", "out-of-scope"),
        ("{if: won, draw: 1}", "when attack_declared", "out-of-scope"),
        ("{draw: combat_damage}", "during_combat", "out-of-scope"),
        ("{damage: {to: opposing_fighter, amount: 1}}", "scheme", "out-of-scope"),
        ("{damage: {to: attacker, amount: 1}}", "when start_of_turn", "out-of-scope"),
        ("{if: attacking, draw: 1}", "scheme", "out-of-scope"),
        ("{add: {value: 1}}", "scheme", "out-of-scope"),
        ("{set: {value: 1}}", "when damaged", "out-of-scope"),
        ("{draw: {amount: {value_of: opposing_card}}}", "scheme", "out-of-scope"),
        ("{draw: 1}", "when end_of_trun", "unknown-word"),
        ("{damage: {to: that, amount: 1}}", "scheme", "out-of-scope"),
        ("{damage: {to: that, amount: 1}}", "after_combat", "out-of-scope"),
        ("{if: {who: that, is: hero}, draw: 1}", "when start_of_turn", "out-of-scope"),
        ("{if: {who: that, is: hero}, draw: 1}", "when combat_won", "out-of-scope"),
        ("{if: {who: that, is: hero}, draw: 1}", "when damaged", ""),
        ("{if: {who: that, named: cub}, draw: 1}", "when defeated", ""),
        ("{if: won, draw: 1}", "when after_attack", ""),
        ("{if: attacking, draw: 1}", "when attack_declared", ""),
        ("{if: defending, add: {value: 1}}", "during_combat", ""),
    ],
)
def test_a_word_is_known_only_where_it_means_something(steps: str, window: str, code: str) -> None:
    assert codes(steps, window) == ([code] if code else [])


@pytest.mark.parametrize(
    ("steps", "code"),
    [
        ("{draw: 1, as: got}", "unread-name"),
        ("{pick: {one: fighters}, as: mark}, {draw: 1}", "unread-name"),
        ("{may: you, move: {who: your_fighter, up_to: 2}}", "superfluous-may"),
    ],
)
def test_what_is_probably_not_meant_is_a_warning(steps: str, code: str) -> None:
    (found,) = problems(steps)
    assert (found.code, found.severity) == (code, Severity.WARNING)


@pytest.mark.parametrize(
    "steps",
    [
        "{may: you, by: opponent, move: {who: your_fighter, up_to: 2}}",
        "{may: opponent, by: you, move: {who: your_fighter, up_to: 2}}",
        "{may: you, move: {who: your_fighter, up_to: 2}, then: [{draw: 1}]}",
        "{may: you, move: {who: your_fighter, up_to: 2}, otherwise: [{draw: 1}]}",
        "{may: you, move: {who: your_fighter, exactly: 2}}",
        "{damage: {to: {each: fighters, adjacent_to: {each: cub, is: damaged}}, amount: 1}}",
        "{discard: {cards: {each: your_discard, other_than: {top: 1, of: your_discard}}}}",
        "{discard: {cards: {one: {top: 3, of: your_deck}}}}",
        "{add: {value: 99}}",
    ],
)
def test_what_is_meant_is_no_problem(steps: str) -> None:
    assert codes(steps) == []


@pytest.mark.parametrize(
    "steps",
    [
        "{add: {value: 100}}",
        "{add: {value: -1}}",
        "{subtract: {value: -1}}",
        "{add: {value: {plus: [-1, 2]}}}",
        "{set: {value: -1}}",
        "{draw: -1}",
        "{if: {hand_size: you, at_least: -1}, draw: 1}",
    ],
)
def test_no_number_is_below_zero(steps: str) -> None:
    assert codes(steps) == ["number-out-of-bounds"]


@pytest.mark.parametrize("verb", [verb for verb in VERBS if "unmatched" in verb.systems], ids=lambda verb: verb.key)
def test_every_verb_may_stand_in_an_ability(verb: type[Verb]) -> None:
    """At the head, between, and in the lists of another step; an example may leave its name unread."""
    example = verb.example[1:-1]
    for steps in (f"{{{example}}}", f"{{do: [{{{example}}}]}}", f"{{choose: [{{{example}}}, {{draw: 1}}]}}"):
        assert not any(problem.is_error for problem in problems(steps, "when after_attack")), steps


@pytest.mark.parametrize(
    ("steps", "hint"),
    [
        ("{damage: {to: oposing_fighter, amount: 1}}", "Did you mean `opposing_fighter`?"),
        ("{damage: {to: cub-3, amount: 1}}", "Did you mean `cub-2`?"),
        ("{if: wun, draw: 1}", "Did you mean `won`?"),
        ("{draw: combat_damge}", "Did you mean `combat_damage`?"),
        ("{draw: {amount: 1, who: oponent}}", "Did you mean `opponent`?"),
        ("{draw: 1, as: taken}, {draw: taken}, {draw: takn}", "Did you mean `taken`?"),
        ("{draw: {amount: 1, who: xyzzy}}", "Known here: opponent, you."),
        ("{damage: {to: fighters, amount: 1}}", "Write {one: fighters} or {each: fighters}."),
    ],
)
def test_a_problem_says_what_was_probably_meant(steps: str, hint: str) -> None:
    (found,) = problems(steps)
    assert found.hint == hint


def test_a_problem_is_where_the_author_wrote_it() -> None:
    text = hero_text("{id: trick, type: scheme, scheme: [{draw: 1}, {damage: {to: foes, amount: 1}}]}")
    (found,) = compiled(text)[1]
    line = text.splitlines()[found.place.line - 1]
    assert line[found.place.column - 1 :].startswith("foes")
    assert found.length == len("foes")


def test_every_problem_of_a_hero_is_found_in_one_run() -> None:
    cards = "\n".join(
        [
            "{id: one, type: scheme, scheme: [{damage: {to: foes, amount: many}}, {if: wonn, draw: 1}, "
            "{move: {who: cub-1}}]}",
            "{id: two, type: attack, value: 1, immediately: [{discard: {cards: fighters}}], "
            "after_combat: [{draw: 1, as: got}]}",
        ]
    )
    made, found = compiled(hero_text(cards, sidekicks=CUBS, abilities="{when: never, draw: few}"))
    assert made is None
    assert Counter(problem.code for problem in found) == {
        "unknown-word": 5,
        "how-far": 1,
        "how-many": 1,
        "wrong-kind": 1,
        "unread-name": 1,
    }


@pytest.mark.parametrize(
    "steps",
    [
        "{may: you, damage: {to: foes, amount: 1}}",
        "{choose: [{if: wonn, draw: 1}, {draw: 2}]}",
        "{may: you, do: [{if: wonn, draw: 1}]}",
        "{may: you, place: {who: your_fighter, in: {one: spaces, adjacent_to: foes}}}",
        "{if: {health_of: foes, at_least: 1}, draw: 1}",
    ],
)
def test_a_problem_is_said_once(steps: str) -> None:
    assert codes(steps) == ["unknown-word"]


def test_messages_are_sentences() -> None:
    for steps in ("{draw: 1, as: you}", "{move: {who: your_fighter}}", "{damage: {to: fighters, amount: 1}}"):
        for found in problems(steps):
            assert found.message[0] in "`ABCDEFGHIJKLMNOPQRSTUVWXYZ"
            assert found.message.endswith(".")


# Steps made from the grammar

FIGHTER_WORDS = ["your_fighter", "your_hero", "opposing_hero", "opposing_fighter", "attacker", "cub-1", "owlet", "foes"]
GROUP_WORDS = ["fighters", "your_fighters", "opposing_fighters", "cub", "combatants"]
CARD_WORDS = [
    "your_hand",
    "opponent_hand",
    "your_deck",
    "your_discard",
    "opponent_discard",
    "your_card",
    "opposing_card",
]
NAMES = ["kept", "struck", "gone"]


def _quantified(roots: st.SearchStrategy[object]) -> st.SearchStrategy[dict[str, object]]:
    counted = st.tuples(st.sampled_from(["exactly", "up_to", "random", "top", "bottom"]), st.integers(1, 3), roots)
    plain = st.tuples(st.sampled_from(["one", "each", "any_number"]), roots)
    return counted.map(lambda c: {c[0]: c[1], "of": c[2]}) | plain.map(lambda p: {p[0]: p[1]})


def _filtered(
    selectors: st.SearchStrategy[dict[str, object]], filters: dict[str, st.SearchStrategy[object]]
) -> st.SearchStrategy[object]:
    demands = st.fixed_dictionaries({}, optional=filters)
    return st.tuples(selectors, demands).map(lambda parts: {**parts[0], **parts[1]})


WORDS: st.SearchStrategy[object] = st.sampled_from(FIGHTER_WORDS + NAMES)
FIGHTERS: st.SearchStrategy[object] = st.recursive(
    WORDS,
    lambda inner: _filtered(
        _quantified(st.sampled_from(GROUP_WORDS) | inner | st.lists(inner, min_size=1, max_size=3)),
        {
            "adjacent_to": inner,
            "in_zone_of": inner,
            "other_than": inner,
            "named": inner,
            "is": st.sampled_from(["hero", "sidekick", "defeated", "damaged", "undamaged", ["sidekick", "damaged"]]),
        },
    ),
    max_leaves=4,
)
CARDS: st.SearchStrategy[object] = st.sampled_from(["your_card", "opposing_card", *NAMES]) | _filtered(
    _quantified(st.sampled_from(CARD_WORDS) | st.lists(st.sampled_from(CARD_WORDS), min_size=1, max_size=3)),
    {"is": st.sampled_from(["attack", "defense", "versatile", "scheme"])},
)
SPACES: st.SearchStrategy[object] = st.sampled_from(["spaces", *NAMES]) | _filtered(
    st.just({"one": "spaces"}),
    {"adjacent_to": FIGHTERS, "in_zone_of": FIGHTERS, "is": st.sampled_from(["empty", "occupied"])},
)
AMOUNTS: st.SearchStrategy[object] = st.recursive(
    st.integers(0, 4) | st.sampled_from(["combat_damage", *NAMES]),
    lambda inner: (
        st.tuples(st.sampled_from(["plus", "minus", "times"]), st.lists(inner, min_size=2, max_size=3)).map(
            lambda pair: {pair[0]: pair[1]}
        )
        | FIGHTERS.map(lambda who: {"health_of": who})
        | CARDS.map(lambda cards: {"boost_of": cards})
        | CARDS.map(lambda cards: {"value_of": cards})
        | st.sampled_from(["you", "opponent"]).map(lambda who: {"hand_size": who})
        | FIGHTERS.map(lambda who: {"count": {"who": who}})
    ),
    max_leaves=3,
)
CONDITIONS: st.SearchStrategy[object] = st.recursive(
    st.sampled_from(["won", "lost", "attacking", "defending", "your_turn"])
    | FIGHTERS.map(lambda who: {"who": who})
    | FIGHTERS.map(lambda who: {"moved_this_turn": who})
    | st.tuples(AMOUNTS, st.sampled_from(["at_least", "at_most", "equal_to"]), AMOUNTS).map(
        lambda parts: {"amount": parts[0], parts[1]: parts[2]}
    ),
    lambda inner: (
        inner.map(lambda one: {"not": one}) | st.lists(inner, min_size=2, max_size=3).map(lambda some: {"any_of": some})
    ),
    max_leaves=3,
)


def _steps(inner: st.SearchStrategy[dict[str, object]]) -> st.SearchStrategy[dict[str, object]]:
    some = st.lists(inner, min_size=1, max_size=3)
    verbs: st.SearchStrategy[dict[str, object]] = st.one_of(
        st.fixed_dictionaries(
            {"draw": st.fixed_dictionaries({"amount": AMOUNTS, "who": st.sampled_from(["you", "opponent"])})}
        ),
        st.fixed_dictionaries({"damage": st.fixed_dictionaries({"to": FIGHTERS, "amount": AMOUNTS})}),
        st.fixed_dictionaries({"recover": st.fixed_dictionaries({"who": FIGHTERS, "amount": AMOUNTS})}),
        st.fixed_dictionaries({"discard": st.fixed_dictionaries({"cards": CARDS})}),
        st.fixed_dictionaries({"pick": FIGHTERS | CARDS, "as": st.sampled_from(NAMES)}),
        st.fixed_dictionaries(
            {
                "move": st.fixed_dictionaries(
                    {"who": FIGHTERS, "up_to": AMOUNTS}, optional={"through": st.just("opposing")}
                )
            }
        ),
        st.fixed_dictionaries({"move": st.fixed_dictionaries({"who": FIGHTERS, "exactly": AMOUNTS})}),
        st.fixed_dictionaries({"place": st.fixed_dictionaries({"who": FIGHTERS, "in": SPACES})}),
        st.fixed_dictionaries({"return": st.fixed_dictionaries({"who": FIGHTERS, "in": SPACES})}),
        st.fixed_dictionaries({"add": st.fixed_dictionaries({"value": AMOUNTS}, optional={"of": CARDS})}),
        st.fixed_dictionaries({"set": st.fixed_dictionaries({"value": AMOUNTS}, optional={"of": CARDS})}),
        st.fixed_dictionaries({"ignore_value": CARDS}),
        st.fixed_dictionaries({"cancel_effects": CARDS}),
        st.fixed_dictionaries({"gain_actions": st.integers(0, 1)}),
        st.fixed_dictionaries({"do": some}),
        st.fixed_dictionaries({"for_each": st.fixed_dictionaries({"times": AMOUNTS, "do": some})}),
        st.fixed_dictionaries({"choose": st.lists(inner | some, min_size=2, max_size=3)}),
    )
    modifiers = st.fixed_dictionaries(
        {},
        optional={
            "if": CONDITIONS,
            "may": st.sampled_from(["you", "opponent"]),
            "by": st.sampled_from(["you", "opponent"]),
            "then": some,
        },
    )
    return st.tuples(verbs, modifiers).map(lambda parts: {**parts[0], **parts[1]})


SIMPLE: st.SearchStrategy[dict[str, object]] = st.sampled_from(
    [{"draw": 1}, {"damage": {"to": {"one": "fighters"}, "amount": 1}}]
)
STEPS = _steps(_steps(SIMPLE) | SIMPLE)


def flow(value: object) -> str:
    """A value as YAML on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {flow(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(flow(inner) for inner in value) + "]"
    return str(value)


WINDOW = st.sampled_from(["immediately", "during_combat", "after_combat", "scheme"])
SLOW = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@SLOW
@given(STEPS, WINDOW)
def test_steps_of_the_grammar_compile_or_are_problems(step: dict[str, object], window: str) -> None:
    for problem in problems(flow(step), window):
        assert problem.code
        assert problem.message
        assert problem.place.line > 0


@SLOW
@given(st.lists(st.tuples(STEPS, WINDOW), min_size=4, max_size=10), st.integers(0, 1000))
def test_what_compiles_plays(cards: list[tuple[dict[str, object], str]], seed: int) -> None:
    fine = []
    for number, (step, window) in enumerate(cards):
        kind = "scheme" if window == "scheme" else "versatile, value: 3"
        card = f"{{id: card-{number}, type: {kind}, boost: {number % 4}, copies: 2, {window}: [{flow(step)}]}}"
        if compiled(hero_text(card, sidekicks=CUBS))[0] is not None:
            fine.append(card)
    deck = "\n".join([*fine, PLAIN.replace("10", "6")])
    fox = hero("fox", deck, sidekicks=CUBS, health=14, abilities="{when: damaged, may: you, draw: 1}")
    owl = hero("owl", PLAIN, sidekicks=OWLETS, attack="ranged")
    match = begin(line_up([fox, owl], grid(4, 4, zone_size=2), 40), seed)
    lineup = match.state.table
    twin = match.copy()
    try:
        play_out(match.state, all_seat_numbers(match.state, seed))
    except EffectRunsForever:
        return  # an author's problem, as it should be
    assert match.outcome is not None
    play_out(twin.state, all_seat_numbers(twin.state, seed))
    assert twin.digest() == match.digest()
    assert sorted(card for card in match.state.piles if card >= 0) == list(range(lineup.cards))
