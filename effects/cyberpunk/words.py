"""The vocabulary of cyberpunk: its words for cards, Gigs, players, numbers, conditions and events."""

from __future__ import annotations

from effects.compiler.dialect import Deeds, Dialect, Looks
from effects.cyberpunk import looks
from effects.cyberpunk.change import change
from effects.cyberpunk.misnomers import instead
from effects.syntax.words import (
    AmountWord,
    ConditionWord,
    EventWord,
    Kind,
    PlayerWord,
    Quality,
    Where,
    Word,
    by_word,
)
from engine.cyberpunk import filters, membership, selectors, terms, verbs
from engine.kernel import amounts, conditions
from engine.kernel import selectors as kernel
from engine.kernel.layout import NOTHING
from engine.kernel.players import OPPONENT, YOU


def _role(word: str, meaning: str, role: int, where: Where = Where.EVERYWHERE) -> Word:
    return Word(word, Kind.CARDS, False, meaning, lambda to: selectors.Role(role), where)


def _cards(word: str, meaning: str, sort: int, side: int, by_place: bool = False) -> Word:
    return Word(
        word,
        Kind.CARDS,
        True,
        meaning,
        lambda to: selectors.Cards(sort, side),
        of_opponent=side == selectors.RIVALS,
        belongs=lambda: membership.BelongsTo(sort, side),
        by_place=by_place,
    )


def _pile(word: str, meaning: str, player: int, kind: int) -> Word:
    owner = ("you" if player == YOU else "rival") if kind == terms.HAND else ""
    name = terms.PILE_NAMES[kind]
    return Word(
        word,
        Kind.CARDS,
        True,
        meaning,
        lambda to: kernel.Pile(player, kind, name),
        owner=owner,
        of_opponent=player == OPPONENT,
    )


def _gigs(word: str, meaning: str, side: int) -> Word:
    return Word(word, Kind.GIGS, True, meaning, lambda to: selectors.Gigs(side), of_opponent=side == selectors.RIVALS)


EVERYBODYS, FRIENDLY, RIVALS = selectors.EVERYBODYS, selectors.FRIENDLY, selectors.RIVALS

WORDS = (
    _role("this", "this card", selectors.THIS),
    _role(
        "host",
        "the unit or legend that wears this gear, the last one if it is worn no longer",
        selectors.HOST,
        Where.GEAR,
    ),
    _role("attacker", "the unit that attacks", selectors.ATTACKER),
    _role(
        "opposing_unit",
        "the other unit of the attack that this card, or its wearer, is part of",
        selectors.OPPOSING_UNIT,
    ),
    Word("that", Kind.CARDS, False, "the card it happened to", lambda to: kernel.That("that card"), Where.CARD_EVENT),
    Word("that_unit", Kind.CARDS, False, "the unit that did it", lambda to: kernel.By("that unit"), Where.DEED_EVENT),
    Word("that_gig", Kind.GIGS, False, "the Gig it happened to", lambda to: kernel.That("that Gig"), Where.GIG_EVENT),
    _cards("units", "all units on the field, legends that went solo too (rule 6.6)", selectors.UNITS, EVERYBODYS),
    _cards("friendly_units", "your units on the field", selectors.UNITS, FRIENDLY),
    _cards("rival_units", "your rival's units on the field", selectors.UNITS, RIVALS),
    _cards("gear", "all equipped gear", selectors.EQUIPPED_GEAR, EVERYBODYS),
    _cards("friendly_gear", "your equipped gear", selectors.EQUIPPED_GEAR, FRIENDLY),
    _cards("rival_gear", "your rival's equipped gear", selectors.EQUIPPED_GEAR, RIVALS),
    _cards(
        "friendly_legends",
        "your legends in the Legends area, face up or face down, and on the field",
        selectors.LEGENDS_ANYWHERE,
        FRIENDLY,
        by_place=True,
    ),
    _cards(
        "rival_legends",
        "your rival's legends in the Legends area, face up or face down, and on the field",
        selectors.LEGENDS_ANYWHERE,
        RIVALS,
        by_place=True,
    ),
    _cards(
        "legends_in_area",
        "your legends in the Legends area, face up or face down",
        selectors.LEGENDS_IN_AREA,
        FRIENDLY,
        by_place=True,
    ),
    Word(
        "your_cards",
        Kind.CARDS,
        True,
        "all your cards, wherever they are",
        lambda to: membership.OwnCards(),
        belongs=lambda: membership.BelongsTo(membership.ALL_CARDS, FRIENDLY),
    ),
    _pile("your_hand", "the cards in your hand", YOU, terms.HAND),
    _pile("your_deck", "the cards left in your deck", YOU, terms.DECK),
    _pile("your_trash", "the cards in your trash", YOU, terms.TRASH),
    _pile("your_eddies", "your Eddies, ready or spent", YOU, terms.EDDIES),
    _pile("rival_hand", "the cards in your rival's hand", OPPONENT, terms.HAND),
    _pile("rival_deck", "the cards left in your rival's deck", OPPONENT, terms.DECK),
    _pile("rival_trash", "the cards in your rival's trash", OPPONENT, terms.TRASH),
    _gigs("gigs", "all Gigs, in either Gig area (rule 9.4)", EVERYBODYS),
    _gigs("friendly_gigs", "the Gigs in your Gig area", FRIENDLY),
    _gigs("rival_gigs", "the Gigs in your rival's Gig area", RIVALS),
)
AMOUNTS = (
    AmountWord(
        "fight_margin",
        "by how much the winner's power was higher",
        lambda to: amounts.EventAmount(),
        Where.MARGIN,
    ),
)
CONDITIONS = (
    ConditionWord("always", "it holds all the time", lambda to: conditions.AllOf([])),
    ConditionWord("your_turn", "it is your turn", lambda to: conditions.YourTurn()),
)
EVENTS = (
    EventWord("start_of_turn", "your turn begins, before you ready (rule 5.2)", terms.START_OF_TURN, is_turn=True),
    EventWord("end_of_turn", "your turn ends (rule 5.6)", terms.END_OF_TURN, is_turn=True),
    EventWord("turn_ends", "this turn ends, whoever's it is", terms.END_OF_TURN, is_turn=True, is_everybodys=True),
    EventWord("played", "a card is played (rule 10.4)", terms.PLAYED, of=Kind.CARDS),
    EventWord("called", "a legend is called (rule 6.5)", terms.CALLED, of=Kind.CARDS),
    EventWord("spent", "a card becomes spent", terms.SPENT_EVENT, of=Kind.CARDS),
    EventWord("attacks", "a unit attacks; `of` is the unit it attacks", terms.ATTACKS, of=Kind.CARDS, is_deed=True),
    EventWord("blocks", "a unit uses BLOCKER; `of` is the attacker", terms.BLOCKS, of=Kind.CARDS, is_deed=True),
    EventWord("fights", "a fight begins", terms.FIGHTS, of=Kind.CARDS, is_deed=True, is_mutual=True),
    EventWord(
        "fight_won",
        "a unit wins a fight, before the loser is defeated (rule 8.9); `of` is the loser",
        terms.WINS_FIGHT,
        Where.MARGIN,
        of=Kind.CARDS,
        is_deed=True,
    ),
    EventWord(
        "fight_lost",
        "a unit loses a fight, before it is defeated (rule 8.9); `of` is the loser, `by` the unit it fought",
        terms.LOSES_FIGHT,
        of=Kind.CARDS,
        is_deed=True,
    ),
    EventWord("gig_stolen", "a Gig is stolen, once for each (rule 8.12)", terms.STEALS_GIG, of=Kind.GIGS, is_deed=True),
    EventWord("gigs_stolen", "a unit steals one Gig or more, once (rule 8.12)", terms.STEALS_GIGS, is_deed=True),
    EventWord("defeated", "a card is defeated (rule 10.4)", terms.DEFEATED, of=Kind.CARDS),
    EventWord("gig_rolled", "a Gig comes in from the fixer area (rule 5.3)", terms.ROLLED, of=Kind.GIGS),
    EventWord("gig_adjusted", "the value of a Gig is changed (rule 9.3)", terms.ADJUSTED, of=Kind.GIGS),
    EventWord("gigs_swapped", "Gigs of both players change places (rule 8.13)", terms.SWAPPED, of=Kind.GIGS),
)
PLAYERS = (
    PlayerWord("you", "the player of the card", YOU),
    PlayerWord("rival", "the other player", OPPONENT),
)


def _card_is(word: str, meaning: str, number: int) -> Quality:
    return Quality(word, Kind.CARDS, meaning, lambda: filters.CardIs(number))


def _gig_is(word: str, meaning: str, number: int) -> Quality:
    return Quality(word, Kind.GIGS, meaning, lambda: filters.GigIs(number))


QUALITIES = (
    _card_is("unit", "a unit, or a legend that went solo", filters.IS_UNIT),
    _card_is("legend", "a legend", filters.IS_LEGEND),
    _card_is("program", "a program", filters.IS_PROGRAM),
    _card_is("gear", "gear", filters.IS_GEAR),
    _card_is("ready", "a card that is not spent", filters.IS_READY),
    _card_is("spent", "a spent card", filters.IS_SPENT),
    _card_is("face_up", "a legend that was called, or is on the field", filters.IS_FACE_UP),
    _card_is("face_down", "a legend that lies face down", filters.IS_FACE_DOWN),
    _card_is("equipped", "a unit or legend that wears gear", filters.IS_EQUIPPED),
    _card_is("unequipped", "a unit or legend without gear", filters.IS_UNEQUIPPED),
    _card_is("attacking", "the unit that attacks, until the attack is over", filters.IS_ATTACKING),
    _card_is("fighting", "one of the two units that fight", filters.IS_FIGHTING),
    _gig_is("even", "a Gig that shows an even number", filters.IS_EVEN),
    _gig_is("odd", "a Gig that shows an odd number", filters.IS_ODD),
    _gig_is("min", "a Gig that shows 1 (rule 9.2)", filters.IS_MIN),
    _gig_is("max", "a Gig that shows the highest number of its die (rule 9.2)", filters.IS_MAX),
)
PLACES = {
    "hand": "into its owner's hand",
    "trash": "into its owner's trash",
    "top_of_deck": "on top of its owner's deck",
    "bottom_of_deck": "under its owner's deck, several in a random order (rule 10.13)",
}
PUT = {
    "hand": (terms.HAND, False),
    "trash": (terms.TRASH, False),
    "top_of_deck": (terms.DECK, False),
    "bottom_of_deck": (terms.DECK, True),
}
"""By the author's word: the pile, and whether under it."""
OWN_TAG = "A tag of your own is written in set.yaml, under tags, with its name."


DIALECT = Dialect(
    system="cyberpunk",
    words=by_word(WORDS),
    amounts=by_word(AMOUNTS),
    conditions=by_word(CONDITIONS),
    events=by_word(EVENTS),
    players=by_word(PLAYERS),
    qualities=by_word(QUALITIES),
    places=PLACES,
    choice_kinds={Kind.CARDS: terms.CHOOSE_CARD, Kind.GIGS: terms.CHOOSE_GIG},
    most={Kind.CARDS: 60, Kind.GIGS: terms.DICE},
    hand_pile=terms.HAND,
    deeds=Deeds(
        draw=verbs.Draw,
        discard=lambda cards: verbs.Discard(cards, NOTHING),
        look=lambda cards: verbs.Look(YOU, cards),
        put=lambda cards, to: verbs.Put(cards, *PUT[to], NOTHING),
        shuffle=None,
        change=change,
        puts_at_random=True,
        pick_place=verbs.PickLegend,
    ),
    looks=Looks(tagged=looks.tagged, named=looks.named, value_of=looks.value_of),
    own_tag=OWN_TAG,
    asks_events=True,
    instead=instead,
)
