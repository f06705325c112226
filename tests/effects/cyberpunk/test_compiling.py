"""What a card of cyberpunk may say, and what its author is told."""

from __future__ import annotations

import pytest

from content.reading import read_text
from effects.cyberpunk.compile import Compiled, compile_card
from effects.cyberpunk.source import CardEffects, CardSource, Known
from effects.problem import Problem


def compiled(text: str, type: str = "program") -> tuple[Compiled | None, list[Problem]]:
    """A card with these windows and abilities."""
    document = read_text(text, "card.yaml")
    assert document.problems == []
    effects = CardEffects.model_validate(document.root)
    return compile_card(CardSource("card", "Card", type, "red", 1, 1, 1, True, (), (), effects), Known())


@pytest.mark.parametrize(
    ("step", "code", "word"),
    [
        ("{pick: {one: friendly_unit}, as: mate}", "unknown-word", "friendly_unit"),
        ("{defeat: {one: friendly_unit}}", "unknown-word", "friendly_unit"),
        ("{defeat: {one: gigs}}", "wrong-kind", "gigs"),
        ("{increase: {gig: {one: units}, up_to: 1}}", "wrong-kind", "units"),
        ("{ready: that}", "out-of-scope", "that"),
        ("{ready: host}", "out-of-scope", "host"),
        ("{ready: friendly_units}", "how-many", "friendly_units"),
    ],
)
def test_a_word_that_does_not_fit_is_told_at_its_place(step: str, code: str, word: str) -> None:
    text = f"play:\n  - {step}\n"
    card, problems = compiled(text)
    assert card is None
    first = problems[0]
    assert first.code == code
    line = text.splitlines()[first.place.line - 1]
    assert line[first.place.column - 1 :].startswith(word)


@pytest.mark.parametrize(
    "step",
    [
        "{add: {value: 2}}",
        "{subtract: {value: 2}}",
        "{add: {move: 1}}",
        "{set: {health: 3}}",
        "{damage: {to: {one: units}, amount: 1}}",
    ],
)
def test_what_only_another_game_changes_is_told_once(step: str) -> None:
    for text in (f"play: [{step}]", f"abilities: [{{while: always, {step[1:-1]}}}]"):
        card, problems = compiled(text, "unit")
        assert card is None
        assert problems[0].code in ("other-system", "standing")
        assert len(problems) == 1


@pytest.mark.parametrize(
    "text",
    [
        "abilities: [{when: {event: spent, of: {cards: host}}, draw: 1}]",
        "abilities: [{when: end_of_turn, ready: host}]",
        "abilities: [{while: always, add: {power: 1, of: host}}]",
        "abilities: [{while: {cards: host, is: spent}, add: {power: 1, of: host}}]",
        "abilities: [{activate: {spend: host}, draw: 1}]",
        "abilities: [{instead_of: {event: defeated, of: {cards: host}}, defeat: this}]",
        "attack: [{if: {cards: host, is: legend}, from_now: {when: turn_ends, do: [{ready: host}]}}]",
    ],
)
def test_only_gear_speaks_of_who_wears_it(text: str) -> None:
    card, problems = compiled(text, "gear")
    assert (card is not None, problems) == (True, [])
    card, problems = compiled(text, "unit")
    assert card is None
    assert {problem.code for problem in problems} <= {"out-of-scope", "wrong-price"}


def test_a_gig_may_be_another_than_one_that_was_picked() -> None:
    card, problems = compiled("""
play:
  - pick: {one: gigs}
    as: model
    then:
      - set: {value: {value_of: model}, of: {one: gigs, other_than: model}}
""")
    assert (card is not None, problems) == (True, [])


@pytest.mark.parametrize(
    "step",
    [
        "{cannot: {do: ready, of: {one: rival_units}, until: used}}",
        "{can: {do: call_free, of: {one: friendly_units}, until: used}}",
        "{add: {power: 1, of: {one: friendly_units}, until: used}}",
    ],
)
def test_what_nothing_uses_up_does_not_last_until_it_is_used(step: str) -> None:
    card, problems = compiled(f"play: [{step}]")
    assert (card, [problem.code for problem in problems]) == (None, ["never-used"])
    assert compiled(f"play: [{step.replace('until: used', 'until: end_of_turn')}]")[1] == []


@pytest.mark.parametrize(
    "step",
    [
        "{can: {do: win_every_fight, of: {one: friendly_units}, until: used}}",
        "{cannot: {do: be_blocked, of: {one: friendly_units}, until: used}}",
        "{must: {do: attack, of: {one: rival_units}, until: used}}",
        "{add: {steals: 1, of: {one: friendly_units}, until: used}}",
    ],
)
def test_what_an_attack_a_fight_or_a_steal_uses_up_may_last_until_then(step: str) -> None:
    assert compiled(f"play: [{step}]")[1] == []


def test_an_unknown_tag_is_told_where_an_author_declares_one() -> None:
    card, (found,) = compiled("play: [{ready: {each: friendly_units, tagged: rokcer}}]")
    assert card is None
    assert found.hint == "A tag of your own is written in set.yaml, under tags, with its name."
