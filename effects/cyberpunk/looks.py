"""What `tagged`, `named` and `value_of` ask of the cards and Gigs of cyberpunk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from effects.spelling import did_you_mean
from effects.syntax.words import Kind
from engine.cyberpunk import amounts, filters, selectors

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.shared.filters.named import Named
    from effects.shared.filters.tagged import Tagged
    from effects.syntax.language import Selector
    from engine.kernel import program


def tagged(demand: Tagged, kind: Kind, to: Meaning) -> program.Filter:
    """Cards with one of the tags."""
    return filters.Tagged(demand.tags)


def named(demand: Named, kind: Kind, to: Meaning) -> program.Filter:
    """Cards by the name of their character; the subtitle is no part of it (rule 3.1)."""
    return filters.Named([_name(one, to) for one in demand.of.union or [demand.of]])


def value_of(of: Selector, to: Meaning) -> tuple[program.Amount, program.Selector]:
    """The values of Gigs, all together."""
    gigs = to.listed(of, Kind.GIGS)
    return amounts.NumberOf(selectors.VALUE_OF, gigs, amounts.SUM), gigs


def _name(one: Selector, to: Meaning) -> str:
    name = one.word or ""
    if to.own.cards and name not in to.own.cards:
        hint = did_you_mean(name, sorted(to.own.cards)) or "A character is named as on its card, without the subtitle."
        to.problem(one.written_at, "unknown-card", f"there is no card named {name}", hint, length=max(len(name), 1))
    return name
