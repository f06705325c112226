"""What `tagged`, `named` and `value_of` ask of the cards and fighters of unmatched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from effects.spelling import did_you_mean
from effects.syntax.words import Kind
from engine.kernel import selectors
from engine.unmatched import amounts, filters

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.shared.filters.named import Named
    from effects.shared.filters.tagged import Tagged
    from effects.syntax.language import Selector
    from engine.kernel import program


def tagged(demand: Tagged, kind: Kind, to: Meaning) -> program.Filter:
    """Cards with one of the hero's tags."""
    return filters.Tagged(demand.tags)


def named(demand: Named, kind: Kind, to: Meaning) -> program.Filter:
    """Fighters by their ids, or cards of the hero's own deck by theirs."""
    if kind is Kind.CARDS:
        return filters.CardNamed([_card(one, to) for one in demand.of.union or [demand.of]])
    return selectors.Among(to.listed(demand.of, kind), True)


def value_of(of: Selector, to: Meaning) -> tuple[program.Amount, program.Selector]:
    """The value that cards have in this combat as it stands."""
    cards = to.listed(of, Kind.CARDS)
    return amounts.CardNumber(amounts.CURRENT_VALUE, cards), cards


def _card(one: Selector, to: Meaning) -> str:
    """The id of a card of the hero's own deck."""
    id_ = one.word or ""
    if id_ not in to.own.cards:
        hint = did_you_mean(id_, sorted(to.own.cards)) or "A card is named by its id."
        to.problem(one.written_at, "unknown-card", f"the deck has no card {id_}", hint, length=max(len(id_), 1))
    return id_
