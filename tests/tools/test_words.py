"""The labels that the tools share."""

from __future__ import annotations

import re
from dataclasses import asdict

import pytest

from cardwright import HOME
from content.schema.cyberpunk.card import CardColour
from content.schema.name import Name
from content.schema.unmatched.card import CardType
from content.schema.unmatched.hero import Attack
from content.terms import terms
from effects.wording import LANGUAGES as SPOKEN
from effects.wording.letters import upper
from tools.exit_status import Misuse
from tools.handbook.labels import SHOWN
from tools.words import LANGUAGES, words

OF_TERMS = {
    **{label: label for label in ("attack", "defense", "versatile", "scheme", "boost", "deck")},
    **{label: label for label in ("fighter", "health", "melee", "ranged", "ability")},
    "anyone": "any",
}
"""The labels that name a term of the game, and which."""


def slots(label: str) -> set[str]:
    """What a label is filled with, in each of its forms."""
    return set(re.findall(r"\{(\w+)\}", label))


def test_every_language_that_names_and_cards_can_speak_has_labels() -> None:
    assert set(LANGUAGES) == set(SPOKEN) == set(Name.model_fields) - {"reading"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_is_said_and_has_the_slots_of_the_english_one(language: str) -> None:
    for key, english in asdict(words("en")).items():
        label = asdict(words(language))[key]
        assert label.strip()
        assert all(slots(form) == slots(english) for form in label.split("|")), key


def test_no_label_is_without_use() -> None:
    sources = [
        module.read_text()
        for module in (HOME / "tools").rglob("*.py")
        if module.parent.name != "words" or module.stem == "decks"
    ]
    asked = re.compile(r"\b(?:said|labels|words(?:\([\w.]+\))?)\.(?:counted\([\"'])?(\w+)")
    kinds = (CardType, Attack, CardColour)
    used = {*SHOWN, *(word.value for kind in kinds for word in kind), *asked.findall("\n".join(sources))}
    assert set(asdict(words("en"))) - used - {"language"} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_authors_have_labels(language: str) -> None:
    assert all(words(language).of(word) for kinds in (CardType, Attack, CardColour) for word in kinds)


def test_an_unknown_language_is_wrong_use_and_answered_with_those_there_are() -> None:
    with pytest.raises(Misuse, match=r"`de`.*en, tr, zh"):
        words("de")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("label", OF_TERMS)
def test_a_label_calls_a_thing_as_the_terms_of_the_game_do(label: str, language: str) -> None:
    called = terms("unmatched").term(OF_TERMS[label]).spoken(language)
    assert upper(asdict(words(language))[label], language) == upper(called, language)
