"""What every piece of the language is: its short form means the same wherever the piece stands."""

from __future__ import annotations

import pytest

from effects.syntax.keyword import Verb
from effects.syntax.language import VERBS
from tests.engine.building import compiled, hero_text


@pytest.mark.parametrize(
    "verb", [verb for verb in VERBS if "unmatched" in verb.systems], ids=lambda verb: str(verb.key)
)
def test_a_verb_may_stand_at_the_head_of_an_ability_of_a_hero(verb: type[Verb]) -> None:
    ability = f"{{when: combat_ended, {verb.example.removeprefix('{')}"
    _, problems = compiled(hero_text(abilities=ability))
    assert [problem for problem in problems if problem.is_error] == []
