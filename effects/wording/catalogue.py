"""What a language has to know: a phrase for every word of the language of effects, sorted by family.

A phrase is a text with slots and forms: `deal {amount:of damage} to {to}` asks for the arguments of the keyword by
their names; what follows the colon asks the language's grammar for a form of them. `[deal|deals]` offers forms of
which the grammar takes the one that fits (for conditions: holds, does not hold). Where several phrases stand in a
tuple, the first whose slots are all filled is said.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

Phrases: TypeAlias = Mapping[str, str | tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The phrases of one language, by family; which keys a family has is the same in all languages."""

    verbs: Phrases
    """What a step does, as a clause without its subject; one per verb, and closer ones: `draw until` so many cards are
    in hand.
    """
    remarks: Phrases
    """What is added to a verb in a sentence of its own, by verb; said only if its slots are filled."""
    moods: Phrases
    """A subject before the verb: `you do`, `other does`, `may`, `may let`, `also`."""
    openings: Phrases
    """What stands before the deed: `when`, `if`, `unless`, `if done`, `if declined`, `otherwise`, `for each`;
    `unless not` is the otherwise of an unless.
    """
    joints: Phrases
    """How parts are joined: `all_of`; `both` of two inside another; `aside` for a remark inside a sentence, `else` for
    what follows a step there, `either way` for what follows whatever came of it.
    """
    conditions: Phrases
    """One per condition word; forms: holds, does not hold, held, did not hold (of a combat that is past)."""
    tests: Phrases
    """One per test; `any_of inside` another; forms: holds, does not hold."""
    comparisons: Phrases
    """One per comparison; `<amount> <comparison>` says it better of a certain amount and a written number,
    `<amount> <comparison> <amount>` of two amounts of a kind.
    """
    groups: Phrases
    """That there is something: `some` of a kind; `there` of one thing, or what is said of the word for it."""
    predicates: Phrases
    """One per filter, said of `who`; forms: holds, does not hold."""
    filters: Phrases
    """One per filter, as it stands beside a noun; forms: as demanded, just not so."""
    qualities: Phrases
    """One per word of `is`, written as the language's grammar wants its adjectives and nouns."""
    things: Phrases
    """What numbers count and nouns are built on, written as the language's grammar wants its nouns."""
    words: Phrases
    """One per word for fighters, cards and spaces, written as the language's grammar wants them."""
    of_abilities: Phrases
    """The words that are said otherwise in an ability, which is no card."""
    results: Phrases
    """What the things are called that a step dealt with, by its verb, as beside a noun."""
    totals: Phrases
    """How much a step did, by its verb, as a noun."""
    measures: Phrases
    """One per looked-up amount, as a noun."""
    amounts: Phrases
    """One per word that is an amount, as a noun."""
    arguments: Phrases
    """One per `verb argument word` that is a fixed choice of the author's."""
    events: Phrases
    """One per event, as an opening."""
    players: Phrases
    """One per player word."""
    windows: Phrases
    """The headings above a card's paragraphs."""
