"""What heroes look like: inks that can be read, patterns that can be told apart."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from content.schema.unmatched.card import CardType
from content.schema.unmatched.hero import Pattern
from tools.paper.look import READABLE, contrast_with_white
from tools.paper.patterns import picture
from tools.paper.unmatched.look import INKS, TYPE_INKS, look_of
from tools.paper.unmatched.patterns import DRAWN, rings

COLOUR = st.integers(0, 0xFFFFFF).map("#{:06x}".format)


@given(COLOUR)
def test_text_in_a_heros_ink_can_be_read_whatever_colour_the_author_chose(colour: str) -> None:
    assert contrast_with_white(look_of("fox", colour, None).ink) >= READABLE


@given(COLOUR)
def test_the_ground_of_a_pattern_is_pale(colour: str) -> None:
    assert contrast_with_white(look_of("fox", colour, None).tint) < 1.5


def test_a_colour_that_can_be_read_is_kept() -> None:
    assert look_of("fox", "#2F6B3A", None).ink == "#2f6b3a"


def test_what_an_author_leaves_out_follows_from_the_id_and_differs_between_heroes() -> None:
    looks = {look_of(f"hero-{number}", None, None) for number in range(200)}
    assert {look.pattern for look in looks} == {DRAWN[pattern] for pattern in Pattern}
    assert {look.ink for look in looks} == set(INKS)
    assert look_of("fox", None, Pattern.RINGS).pattern is rings


def test_the_inks_of_types_can_be_read_and_every_type_has_one() -> None:
    assert set(TYPE_INKS) == set(CardType)
    assert all(contrast_with_white(ink) >= READABLE for ink in TYPE_INKS.values())


@pytest.mark.parametrize("pattern", Pattern)
def test_a_pattern_is_the_same_for_the_same_card_and_another_for_the_next(pattern: Pattern) -> None:
    first = picture(DRAWN[pattern], "fox/feint", "#2f6b3a", 58.6, 69.6)
    assert first == picture(DRAWN[pattern], "fox/feint", "#2f6b3a", 58.6, 69.6)
    assert first != picture(DRAWN[pattern], "fox/hoax", "#2f6b3a", 58.6, 69.6)


@pytest.mark.parametrize("pattern", Pattern)
def test_a_picture_holds_shapes_in_one_ink_and_nothing_that_a_file_or_a_font_is_needed_for(pattern: Pattern) -> None:
    drawn = picture(DRAWN[pattern], '"/><image href="/etc/passwd"/>', "#2f6b3a", 58.6, 69.6)
    assert set(re.findall(r"<(\w+)", drawn)) <= {"svg", "g", "path", "circle"}
    assert "passwd" not in drawn
    assert set(re.findall(r"#\w+", drawn)) <= {"#2f6b3a", "#fff"}
    assert len(drawn) < 60_000
