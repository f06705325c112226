"""What a newcomer tries first gets a hint that works: a word or key that exists, or the right form in full."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from effects.problem import Problem
from effects.syntax.grammar import AmountGrammar, ConditionGrammar, SelectorGrammar, StepGrammar
from effects.syntax.language import Amount, Condition, Selector, Step
from effects.syntax.node import Node
from effects.syntax.planned import PLANNED
from effects.unmatched.misnomers import MISNOMERS
from effects.unmatched.words import DIALECT
from tests.engine.building import CUBS, compiled, hero_text

THINGS = {kind.value.removesuffix("s"): kind for kind in DIALECT.choice_kinds}
STEPS = {
    "fighter": "{{if: {{who: {0}}}, draw: 1}}",
    "card": "{{if: {{cards: {0}}}, draw: 1}}",
    "space": "{{if: {{spaces: {0}}}, draw: 1}}",
    "player": "{{draw: {{amount: 1, who: {0}}}}}",
    "number": "{{draw: {{amount: {0}}}}}",
    "condition": "{{if: {0}, draw: 1}}",
}
"""By what is wanted: a step with that."""


def problems(steps: str, window: str = "after_combat") -> list[Problem]:
    """The problems of a card with these steps in a window."""
    kind = "scheme" if window == "scheme" else "versatile, value: 2"
    return compiled(hero_text(f"{{id: trick, type: {kind}, {window}: [{steps}]}}", sidekicks=CUBS))[1]


def known(wanted: str) -> set[str]:
    """The words there are."""
    if wanted in THINGS:
        return {word.word for word in DIALECT.words.values() if word.kind is THINGS[wanted]}
    if wanted == "quality":
        return set(DIALECT.qualities)
    tables: dict[str, Iterable[str]] = {
        "player": DIALECT.players,
        "number": DIALECT.amounts,
        "condition": DIALECT.conditions,
        "event": DIALECT.events,
    }
    return {*tables[wanted]}


@pytest.mark.parametrize("wanted", MISNOMERS)
def test_a_misnomer_is_no_word_and_what_stands_for_it_is_right(wanted: str) -> None:
    words = known(wanted)
    assert not words & set(MISNOMERS[wanted])
    for right in {right for rights in MISNOMERS[wanted].values() for right in rights} - words:
        step = STEPS[wanted].format(right)
        if wanted in THINGS:
            step = f"{{pick: {right}, as: kept}}"
        assert not any(problem.is_error for problem in problems(step)), right


@pytest.mark.parametrize(
    ("grammar", "model"),
    [
        (StepGrammar, Step),
        (SelectorGrammar, Selector),
        (ConditionGrammar, Condition),
        (AmountGrammar, Amount),
    ],
)
def test_a_wrong_key_is_no_key_and_the_right_one_is(
    grammar: type[StepGrammar | SelectorGrammar | ConditionGrammar | AmountGrammar], model: type[Node]
) -> None:
    keys = {field.alias for field in model.model_fields.values()}
    assert set(grammar.misnomers.values()) <= keys
    assert not keys & set(grammar.misnomers)
    assert not set(PLANNED) & set(StepGrammar.misnomers)


@pytest.mark.parametrize(
    ("step", "hint"),
    [
        ("{cancel_effects: opponent_card}", "Did you mean `opposing_card`?"),
        ("{cancel_effects: enemy_card}", "Did you mean `opposing_card`?"),
        ("{discard: {cards: {one: my_hand}}}", "Did you mean `your_hand`?"),
        ("{discard: {cards: {random: 1, of: enemy_hand}}}", "Did you mean `opponent_hand`?"),
        ("{discard: {cards: {random: 1, of: opposing_hand}}}", "Did you mean `opponent_hand`?"),
        ("{damage: {to: enemy_hero, amount: 1}}", "Did you mean `opposing_hero`?"),
        ("{damage: {to: {each: enemy_fighters}, amount: 1}}", "Did you mean `opposing_fighters`?"),
        ("{damage: {to: hero, amount: 1}}", "Did you mean `your_hero`?"),
        ("{damage: {to: my_hero, amount: 1}}", "Did you mean `your_hero`?"),
        ("{damage: {to: opponent, amount: 1}}", "Did you mean `opposing_fighter` or `opposing_hero`?"),
        ("{damage: {to: target, amount: 1}}", "Did you mean `opposing_fighter` or `opposing_hero`?"),
        (
            "{damage: {to: my_sidekicks, amount: 1}}",
            "Did you mean `{each: your_fighters, is: sidekick}` or `{one: your_fighters, is: sidekick}`?",
        ),
        ("{recover: {who: self, amount: 1}}", "Did you mean `your_fighter` or `your_hero`?"),
        ("{damage: {to: {each: fighters, is: minion}, amount: 1}}", "Did you mean `sidekick`?"),
        ("{damage: {to: {each: fighters, is: damagd}, amount: 1}}", "Did you mean `damaged`?"),
        ("{damage: {to: {each: fighters, is: [sidekick damaged]}, amount: 1}}", "Is a comma missing? Write"),
        ("{if: win, draw: 1}", "Did you mean `won`?"),
        ("{draw: two}", "Did you mean `2`?"),
        ("{draw: {amount: 1, who: me}}", "Did you mean `you`?"),
        # shapes
        ("{damage: 2}", "For example: {damage: {to: "),
        ("{move: 3}", "For example: {move: {who: "),
        ("{recover: 2}", "For example: {recover: {who: "),
        ("{add: 2}", "For example: {add: {value: 2}}."),
        ("{set: 5}", "set: {value: 5}}."),
        ("{for_each: 2}", "For example: {for_each: {times: 2, "),
        ("{discard: 1}", "For example: {discard: {cards: "),
        ("{return: cub}", "For example: {return: {who: "),
        ("{place: your_fighter}", "For example: {place: {who: "),
        ("{damage: {to: cub-1}}", "For example: {damage: {to: "),
        ("{draw: {amount: {count: cub}}}", "Write `{who: cub}`"),
        ("{draw: {amount: {count: {each: cub}}}}", "Write `{who: cub}`"),
        ("{draw: {amount: {count: {up_to: 2, of: cub}}}}", "Write `{who: cub}`"),
        ("{if: {one: cub, is: damaged}, draw: 1}", "Write `{who: cub}`"),
        ("{gain_actions: {count: {who: cub}}}", "Write `gain_actions: {amount: {count: ...}}`."),
        ("{draw: {count: {who: cub}}}", "Write `draw: {amount: {count: ...}}`."),
        ("{draw: {count: 2}}", "Write `draw: 2`."),
        ("{discard: {random: 1, of: opponent_hand}}", "Write `discard: {cards: {random: ...}}`."),
        ("{draw: {amount: 1, who: [you, opponent]}}", "Write one step for each player;"),
        ("{may: [you, opponent], draw: 1}", "Write one step for each player;"),
        ("{draw: {amount: {hand_size: [you, opponent]}}}", "Write one step for each player;"),
        ("{if: won, draw: 1, then: {draw: 1}}", "Put brackets round it: [{...}]."),
        # values and braces forgotten
        ("{ignore_value: }", "Write it after the colon, for example: {ignore_value: opposing_card}."),
        ("{damage: }", "for example: {damage: {to: "),
        ("{if: , draw: 1}", "Write it after the colon."),
        ("{draw: 1, then: }", "Write it after the colon."),
        ("{if: {who: cub, is: }, draw: 1}", "Write it after the colon"),
        ("{damage: {to: {each: fighters, adjacent_to: }, amount: 1}}", "for example: {each: fighters, adjacent_to: "),
        ("{draw: {amount: {count: }}}", "for example: {draw: {amount: {count: "),
        (
            "{draw: 2, who: opponent}",
            "`who` belongs in braces after its verb, such as `draw: {amount: ..., who: ...}`.",
        ),
        ("{add: {value: 2}, of: opposing_card}", "such as `add: {value: ..., of: ...}`."),
        # keys
        ("{heal: 2}", "Did you mean recover? For example: {recover: {who: your_hero, amount: 2}}."),
        ("{teleport: your_fighter}", "Did you mean place? For example: {place: "),
        ("{reduce: {value: 2}}", "Less is `subtract`: `{subtract: {value: 2, of: opposing_card}}`."),
        ("{when: lost, draw: 1}", "A hero's abilities have `when`; a step of a card has `if`"),
        ("{damage: {to: {all: fighters}, amount: 1}}", "Did you mean each?"),
        ("{damage: {to: {each: fighters, near: your_hero}, amount: 1}}", "Did you mean adjacent_to?"),
        ("{if: {or: [won, lost]}, draw: 1}", "Did you mean any_of?"),
        ("{if: {and: [won, attacking]}, draw: 1}", "A list holds if all of it holds"),
        ("{search: your_deck}", "docs/language.md"),
        ("{summon: cub}", "docs/language.md"),
    ],
)
def test_what_is_tried_first_has_one_problem_with_a_hint(step: str, hint: str) -> None:
    (found,) = problems(step)
    assert hint in found.hint


@pytest.mark.parametrize(
    "nested",
    [
        "{do: [STEP]}",
        "{choose: [STEP, {draw: 1}]}",
        "{choose: [[STEP, {draw: 1}], {draw: 1}]}",
        "{choose: {count: 1, options: [{draw: 1}, STEP]}}",
        "{for_each: {times: 2, do: [STEP]}}",
        "{draw: 1, then: [STEP]}",
        "{if: won, draw: 1, otherwise: [STEP]}",
        "{do: [{choose: [{draw: 1}, [STEP]]}]}",
    ],
)
def test_hints_reach_into_every_list(nested: str) -> None:
    (mistyped,) = problems(nested.replace("STEP", "{drw: 1}"))
    assert mistyped.hint == "Did you mean draw?"
    (misshaped,) = problems(nested.replace("STEP", "{damage: 2}"))
    assert "{damage: {to: " in misshaped.hint


@pytest.mark.parametrize("verb", ["cancel_effects", "ignore_value"])
def test_outside_a_combat_a_card_of_the_combat_is_one_problem(verb: str) -> None:
    for card in ("opposing_card", "opponent_card", "your_card"):
        assert [problem.code for problem in problems(f"{{{verb}: {card}}}", "scheme")] == ["out-of-scope"]


def test_a_hint_names_what_means_something_where_it_stands() -> None:
    """There is no opposing fighter without a combat, so the hero is meant."""
    (found,) = problems("{damage: {to: enemy, amount: 1}}", "scheme")
    assert found.hint == "Did you mean `opposing_hero`?"
    (found,) = problems("{damage: {to: xyzzy, amount: 1}}", "scheme")
    assert "your_hero" in found.hint
    assert not re.search("attacker|opposing_fighter,|that", found.hint)


def test_an_unknown_tag_is_told_where_an_author_declares_one() -> None:
    (found,) = problems("{draw: {amount: {count: {cards: your_discard, tagged: trip}}}}")
    assert found.hint == "A tag of your own is written in the hero's file, under tags, with its name."
