"""The scenarios of cards of decks notice changes of their effects: a sample of all that `changed_cards` tries."""

from __future__ import annotations

import random

import pytest

from tests.content.changed_cards import changes, is_noticed, opposite, readable, showing, with_effects, written

SAMPLE = random.Random(2077).sample(with_effects(), 12)
EACH = 3
"""How many changes of a card are tried here; `python -m tests.content.changed_cards` tries all."""


@pytest.mark.parametrize("card", SAMPLE)
def test_the_scenarios_of_a_card_notice_changes_of_its_effects(card: str) -> None:
    assert showing(card), "no scenario shows it: name the card in `cards`"
    unchanged = readable(written(card))
    assert unchanged is not None
    assert not is_noticed(unchanged), "its scenarios fail as it is"
    every = list(changes(card))
    assert every, "nothing was changed, so nothing was tested"
    tried = random.Random(card).sample(every, min(EACH, len(every)))
    assert [told for told, changed in tried if not is_noticed(changed)] == []


@pytest.mark.parametrize(
    ("word", "other"),
    [("friendly_units", "rival_units"), ("your_hand", "rival_hand"), ("at_least", "at_most"), ("units", None)],
)
def test_a_word_and_what_means_the_opposite(word: str, other: str | None) -> None:
    assert opposite(word) == other
