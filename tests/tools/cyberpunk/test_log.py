"""The log of cyberpunk tells everything that happens, in every language, and to nobody what he cannot know."""

from __future__ import annotations

import re

import pytest

from effects.wording import LANGUAGES
from engine.cyberpunk import terms
from engine.kernel.layout import NOBODY, NOTHING
from tests.engine.cyberpunk.chance_decks import rivals
from tests.tools.cyberpunk.rivals import names_of, played, state_of
from tools.log.cyberpunk.names import Names
from tools.log.cyberpunk.telling import Telling
from tools.log.line import Line, Tone

NONE = NOTHING, NOTHING, 0, 0


@pytest.fixture(scope="module")
def names() -> Names:
    return names_of(rivals(1, 30))


def told(names: Names, *events: tuple[int, ...], seat: int | None = None) -> list[str]:
    """What is told of events, without headings."""
    return [line.text for line in Telling(names, seat).tell(events) if line.tone is not Tone.TURN]


def a_card(names: Names, kind: int, seat: int = 0) -> int:
    """A card of a type in a seat's deck."""
    lineup = names.lineup
    return next(
        card
        for card in range(lineup.cards)
        if lineup.card_owners[card] == seat and lineup.type_kind[lineup.card_types[card]] == kind
    )


@pytest.mark.parametrize("number", range(6))
def test_every_match_is_told_without_gaps_in_every_language(number: int) -> None:
    *_, match = played(number)
    events = match.events()
    lengths = set()
    for language in LANGUAGES:
        names = names_of(rivals(number, 30), language)
        for seat in (None, 0, 1):
            lines = Telling(names, seat).tell(events)
            assert [line.text for line in lines if re.search(r"[{}|]|None|Called\(|\[", line.text)] == []
            assert lines[-1].tone is Tone.END
            lengths.add(len(lines))
    assert len(lengths) == 1


@pytest.mark.parametrize("number", range(6))
def test_a_match_told_in_pieces_is_told_as_a_whole(number: int) -> None:
    names = names_of(rivals(number, 30))
    telling, pieces, told_so_far = Telling(names, 0), list[Line](), 0
    for match in played(number):
        events = match.events(told_so_far)
        told_so_far += len(events)
        pieces += telling.tell(events)
    whole = Telling(names, 0).tell(match.events())
    assert [line.tone for line in pieces if line.tone is not Tone.PLAIN] == [
        line.tone for line in whole if line.tone is not Tone.PLAIN
    ]
    assert set(pieces) >= {line for line in whole if line.tone in (Tone.TURN, Tone.DEFEAT, Tone.RESULT, Tone.END)}


@pytest.mark.parametrize("number", range(8))
def test_nobody_is_told_a_card_that_he_has_not_seen(number: int) -> None:
    lineup = rivals(number, 30)
    names = names_of(lineup)
    known: list[set[str]] = [set(), set()]
    for match in played(number):
        s = state_of(match)
        for seat in range(2):
            seen = (card for card in range(lineup.cards) if (s.known[card] >> seat) & 1)
            known[seat] |= {names.card(card).name for card in seen}
    events = match.events()
    shown = {event[2] for event in events if event[0] in (terms.PLAYED, terms.SOLD, terms.CALLED, terms.TRASHED)}
    public = {names.card(card).name for card in shown if card != NOTHING}
    everything = {names.card(card).name for card in range(lineup.cards)}
    for seat in range(2):
        known[seat] |= {names.card(event[2]).name for event in events if event[:2] == (terms.LOOKED, seat)}
        text = "\n".join(line.text for line in Telling(names, seat).tell(events))
        secret = everything - known[seat] - public
        hidden = {name for name in secret if not any(name in other for other in everything - secret)}
        assert [name for name in hidden if name in text] == []


def test_draws_are_told_together_and_a_rivals_without_their_names(names: Names) -> None:
    draws = [
        (terms.DRAWN, 0, card, NOTHING, 0, 0) for card in (a_card(names, terms.UNIT), a_card(names, terms.GEAR_CARD))
    ]
    (own,) = told(names, *draws, seat=0)
    assert own == f"Deck A draws {', '.join(names.card(draw[2]).name for draw in draws)}."
    assert told(names, *draws, seat=1) == ["Deck A draws 2 cards."]


def test_cards_looked_at_are_told_by_name_to_whoever_looks(names: Names) -> None:
    card = a_card(names, terms.UNIT)
    looked = [(terms.LOOKED, 0, card, NOTHING, 0, terms.DECK)] * 2
    assert told(names, *looked, seat=0) == [f"Deck A looks at {names.card(card).name}, {names.card(card).name}."]
    assert told(names, *looked, seat=1) == ["Deck A looks at 2 cards."]


def test_gear_is_played_and_worn_in_one_sentence(names: Names) -> None:
    gear, unit = a_card(names, terms.GEAR_CARD), a_card(names, terms.UNIT)
    events = (terms.EQUIPPED, 0, gear, unit, 0, 0), (terms.PLAYED, 0, gear, NOTHING, 2, 0)
    gear_name, wearer = names.card(gear).name, names.card(unit).name
    assert told(names, *events) == [f"Deck A plays {gear_name} for 2 €$, worn by {wearer}"]
    assert told(names, events[0]) == [f"{wearer} wears {gear_name}."]


def test_a_fight_is_told_with_the_power_of_both(names: Names) -> None:
    one, two = a_card(names, terms.UNIT), a_card(names, terms.UNIT, seat=1)
    text = told(
        names,
        (terms.ATTACKS, 0, two, one, 0, 0),
        (terms.FIGHTS, 0, two, one, 6, 4),
        (terms.WINS_FIGHT, 0, two, one, 2, 0),
        (terms.LOSES_FIGHT, 1, two, one, 0, 0),
        (terms.DEFEATED, 1, two, one, 0, 0),
        (terms.MOVED, 1, two, NOTHING, terms.TRASH, terms.FIELD),
        (terms.ATTACK_ENDED, 0, NOTHING, one, 1, 0),
    )
    first, second = names.card(one).name, names.card(two).name
    assert text == [
        f"{first} attacks {second}",
        f"{first} with 6 power fights {second} with 4.",
        f"{first} wins the fight.",
        f"{second} is defeated.",
    ]


def test_an_attack_that_comes_to_nothing_is_told_so(names: Names) -> None:
    unit = a_card(names, terms.UNIT)
    text = told(names, (terms.ATTACKS, 0, NOTHING, unit, 0, 0), (terms.ATTACK_ENDED, 0, NOTHING, unit, 1, 0))
    assert text == [f"{names.card(unit).name} attacks Deck B's Gigs", "The attack ends without a fight or a theft."]


def test_gigs_stolen_together_are_told_together_and_counted_in_the_next_heading(names: Names) -> None:
    unit = a_card(names, terms.UNIT)
    telling = Telling(names)
    lines = telling.tell(
        [
            (terms.DIE_ROLLED, 1, 7, NOTHING, 5, 0),
            (terms.ROLLED, 1, 7, NOTHING, 5, 0),
            (terms.DIE_ROLLED, 1, 8, NOTHING, 2, 0),
            (terms.ROLLED, 1, 8, NOTHING, 2, 0),
            (terms.STEALS_GIG, 0, 7, unit, 5, 0),
            (terms.STEALS_GIG, 0, 8, unit, 2, 0),
            (terms.STEALS_GIGS, 0, NOTHING, unit, 2, 0),
            (terms.START_OF_TURN, 1, NOTHING, NOTHING, 4, 0),
        ]
    )
    assert lines[2].text == f"{names.card(unit).name} steals d6 (5) and d8 (2) from Deck B."
    assert (lines[3].text, lines[3].aside) == ("Turn 4: Deck B", "Deck A 2 Gigs ☆7 · Deck B 0 Gigs ☆0")


def test_a_legend_that_nobody_has_seen_is_not_told_by_its_name(names: Names) -> None:
    legend, unit = a_card(names, terms.LEGEND), a_card(names, terms.UNIT)
    begun = (terms.EFFECT_BEGUN, 0, NOTHING, 20, unit, 7)
    name = names.card(unit).name
    assert told(names, begun, (terms.SPENT_EVENT, 0, legend, *NONE[1:])) == [f"{name}: a face-down legend is spent."]
    called = (terms.CALLED, 0, legend, *NONE[1:])
    assert told(names, called, begun, (terms.READIED, 0, legend, *NONE[1:]))[-1] == (
        f"{name}: {names.card(legend).name} becomes ready."
    )


@pytest.mark.parametrize(
    ("why", "said"),
    [
        (terms.SEVEN_GIGS, "Deck A wins in turn 9 with 0 Gigs."),
        (terms.DECKED_OUT, "Deck A wins in turn 9: Deck B must draw from an empty deck."),
    ],
)
def test_the_end_says_why(names: Names, why: int, said: str) -> None:
    begins, ends = (terms.START_OF_TURN, 0, NOTHING, NOTHING, 9, 0), (terms.MATCH_ENDED, 0, NOTHING, NOTHING, why, 0)
    assert told(names, begins, ends) == [said]


def test_what_nobody_sees_of_moved_cards_is_their_number(names: Names) -> None:
    moved = (terms.MOVED, 1, NOTHING, NOTHING, terms.DECK, terms.DECK)
    assert told(names, moved, moved, moved) == ["Deck B puts 3 cards back into the deck."]
    assert told(names, (terms.OVERTIME, NOBODY, *NONE)) == ["Overtime: whoever has seven Gigs wins at once."]
