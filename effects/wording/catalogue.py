"""What a language has to know: a phrase for every word of the language of effects, sorted by family.

A phrase is a text with slots and forms: `deal {amount:of damage} to {to}` asks for the arguments of the keyword by
their names; what follows the colon asks the language's grammar for a form of them. `[deal|deals]` offers forms of
which the grammar takes the one that fits (for conditions: holds, does not hold). What stands in `<...>` is said only if
its slots are filled. Where several phrases stand in a
tuple, the first whose slots are all filled is said.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TypeAlias

Phrases: TypeAlias = Mapping[str, str | tuple[str, ...]]
EVENT_FORMS = ("when", "first", "next", "would", "happened", "not happened")
"""How an event is spoken of: whenever it happens; the first time each turn; the next time this turn; before it happens;
that it happened this turn, or did not.
"""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Phrases of one language, by family; which keys a family has is the same in all languages.

    What several game systems say stands in one, what only one of them says in another; `joined` puts them together.
    """

    verbs: Phrases = field(default_factory=dict)
    """What a step does, as a clause without its subject; one per verb, and closer ones: `draw until` so many cards are
    in hand.
    """
    remarks: Phrases = field(default_factory=dict)
    """What is added to a verb in a sentence of its own, by verb; said only if its slots are filled."""
    moods: Phrases = field(default_factory=dict)
    """A subject before the verb: `you do`, `other does`, `may`, `may let`, `also`."""
    openings: Phrases = field(default_factory=dict)
    """What stands before the deed: `when`, `if`, `unless`, `if done`, `if declined`, `otherwise`, `for each`;
    `unless not` is the otherwise of an unless.
    """
    joints: Phrases = field(default_factory=dict)
    """How parts are joined: `all_of`; `both` of two inside another; `aside` for a remark inside a sentence, `else` for
    what follows a step there, `either way` for what follows whatever came of it.
    """
    conditions: Phrases = field(default_factory=dict)
    """One per condition word; forms: holds, does not hold, held, did not hold (of a combat that is past)."""
    tests: Phrases = field(default_factory=dict)
    """One per test; `any_of inside` another; forms: holds, does not hold."""
    comparisons: Phrases = field(default_factory=dict)
    """One per comparison; `<amount> <comparison>` says it better of a certain amount and a written number,
    `<amount> <comparison> <amount>` of two amounts of a kind.
    """
    groups: Phrases = field(default_factory=dict)
    """That there is something: `some` of a kind; `there` of one thing, or what is said of the word for it."""
    predicates: Phrases = field(default_factory=dict)
    """One per filter, said of `who`; forms: holds, does not hold."""
    filters: Phrases = field(default_factory=dict)
    """One per filter, as it stands beside a noun; forms: as demanded, just not so."""
    qualities: Phrases = field(default_factory=dict)
    """One per word of `is`, written as the language's grammar wants its adjectives and nouns."""
    things: Phrases = field(default_factory=dict)
    """What numbers count and nouns are built on, written as the language's grammar wants its nouns."""
    words: Phrases = field(default_factory=dict)
    """One per word for fighters, cards and spaces, written as the language's grammar wants them."""
    of_abilities: Phrases = field(default_factory=dict)
    """The words that are said otherwise in an ability, which is no card."""
    results: Phrases = field(default_factory=dict)
    """What the things are called that a step dealt with, by its verb, as beside a noun."""
    totals: Phrases = field(default_factory=dict)
    """How much a step did, by its verb, as a noun."""
    measures: Phrases = field(default_factory=dict)
    """One per looked-up amount, as a noun."""
    amounts: Phrases = field(default_factory=dict)
    """One per word that is an amount, as a noun."""
    arguments: Phrases = field(default_factory=dict)
    """One per `verb argument word` that is a fixed choice of the author's."""
    events: Phrases = field(default_factory=dict)
    """One per event, as an opening; forms, where there are any: `EVENT_FORMS`."""
    players: Phrases = field(default_factory=dict)
    """One per player word."""
    windows: Phrases = field(default_factory=dict)
    """The headings above a card's paragraphs; `play program` is that of such a card."""

    def joined(self, more: Catalogue) -> Catalogue:
        """The phrases of both; where both have one, that of `more`."""
        families = {each.name: {**getattr(self, each.name), **getattr(more, each.name)} for each in fields(self)}
        return Catalogue(**families)
