"""What the tests of rules, terms and questions see in a text."""

from __future__ import annotations

import pytest

from content.schema.prose import Prose
from tests.content.three_languages import sentences, slips


@pytest.mark.parametrize(
    ("turkish", "chinese"),
    [
        ("İskarta edin.", "弃牌。"),
        ("Kart iskarta edin.", "弃牌。"),
        ("Iki kart çekin.", "弃牌。"),
        ("Wild kart çekin.", "弃牌。"),
        ("Kart çekin .", "弃牌。"),
        ("Kart i\u0307yi.", "弃牌。"),
        ('"Kart" çekin.', "弃牌。"),
        ("Kart çekin.", "弃牌."),
        ("Kart çekin.", "弃牌，抽牌!"),
        ("Kart çekin.", "弃 1 张牌。"),
        ("Kart çekin.", "draw一张牌。"),
    ],
)
def test_a_slip_of_spelling_is_seen(turkish: str, chinese: str) -> None:
    assert len(slips(Prose(en="Draw.", tr=turkish, zh=chinese))) == 1


def test_a_language_that_is_missing_is_seen() -> None:
    assert slips(Prose(en="Draw.")) == ["no text in tr", "no text in zh"]


def test_a_text_as_it_should_be_has_no_slips() -> None:
    text = Prose(
        en="Draw 1 card.", tr="Iskarta edip 7'den fazla kart çekin. İyi.", zh="弃牌，加上其BOOST值，抽“1”张牌。"
    )
    assert slips(text) == []
    assert sentences(text, most=2) == []


def test_sentences_that_are_too_many_or_not_whole_are_seen() -> None:
    assert len(sentences(Prose(en="Draw. Discard. Done.", tr="Çek", zh="弃牌"), most=2)) == 3
