"""Matches between made decks, played by chance and watched at every choice."""

from __future__ import annotations

import pytest

from engine.cyberpunk.setup import begin, line_up
from engine.kernel.match import Match
from engine.kernel.playout import all_seat_numbers, play_out
from tests.engine.cyberpunk.invariants import watch
from tests.engine.cyberpunk.made import CARDS, made


def rivals(seed: int) -> tuple[int, int]:
    """Which made decks meet."""
    return seed, seed * 3 + 1


@pytest.mark.parametrize("seed", range(12))
def test_what_must_hold_holds_at_every_choice(seed: int) -> None:
    first, second = rivals(seed)
    watch(line_up([made(first), made(second)]), seed, closely=7, chance_is_asked=seed % 3 == 0)


def test_the_same_seed_and_answers_give_the_same_digest() -> None:
    lineup = line_up([made(1), made(2)])
    played = [begin(lineup, 5) for _ in range(2)]
    for match in played:
        play_out(match.state, all_seat_numbers(match.state, 5))
    assert played[0].digest() == played[1].digest()
    assert played[0].start is not None
    replayed = Match(played[0].start.copy(), 5, played[0].start)
    for key in played[0].answer_keys():
        replayed.answer(key)
    assert replayed.digest() == played[0].digest()


def test_the_made_decks_have_all_made_cards() -> None:
    found = {card.id for number in range(20) for card, _ in made(number).cards}
    assert found == {card.id for card in CARDS}


def test_the_fingerprint_tells_line_ups_apart() -> None:
    marks = {line_up([made(a), made(b)]).fingerprint() for a in range(3) for b in range(3)}
    assert len(marks) == 9
    assert line_up([made(1), made(2)]).fingerprint() == line_up([made(1), made(2)]).fingerprint()
