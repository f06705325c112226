"""What the two filters of place share: things are compared by the spaces they stand on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from effects.syntax.words import Kind
from engine.kernel import program, selectors
from engine.unmatched import filters as unmatched_filters

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Selector

PLACE_KINDS = {Kind.FIGHTERS: unmatched_filters.FIGHTER_KIND, Kind.SPACES: unmatched_filters.SPACE_KIND}


def near(others: Selector, zone: bool, kind: Kind, to: Meaning) -> program.Filter:
    """Things of a kind that are adjacent to, or in a zone of, one of the others."""
    other_kind = to.kind_of(others) or Kind.FIGHTERS
    if other_kind is Kind.CARDS:
        to.problem(others.written_at, "wrong-kind", "cards stand on no space: here fighters or spaces are wanted")
        return selectors.Among(selectors.That("nothing"), True)
    return unmatched_filters.Near(PLACE_KINDS[kind], zone, to.listed(others, other_kind), PLACE_KINDS[other_kind])
