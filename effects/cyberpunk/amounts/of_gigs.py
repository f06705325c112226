"""`street_cred`, `value_pairs`, `different_values`: what Gigs come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Measure
from effects.syntax.words import Kind, Player
from engine.cyberpunk import amounts

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Selector
    from engine.kernel import program


class StreetCred(Measure):
    """The sum of the values of a player's Gigs (rule 9.1)."""

    key: ClassVar[str] = "street_cred"
    main: ClassVar[str] = "who"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{if: {street_cred: you, more_than: {street_cred: rival}}, draw: 1}"

    who: Player
    """The player."""

    def compile(self, to: Meaning) -> program.Amount:
        return amounts.StreetCred(to.player(self.who, self.written_at))


class ValuePairs(Measure):
    """How many pairs of equal value there are among Gigs; each Gig is in at most one (rule 9.5)."""

    key: ClassVar[str] = "value_pairs"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{draw: {amount: {value_pairs: friendly_gigs}}}"

    of: Selector
    """The Gigs."""

    def compile(self, to: Meaning) -> program.Amount:
        return amounts.ValuePairs(to.listed(self.of, Kind.GIGS))


class DifferentValues(Measure):
    """How many different values Gigs have."""

    key: ClassVar[str] = "different_values"
    main: ClassVar[str] = "of"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{if: {different_values: friendly_gigs, at_least: 3}, draw: 1}"

    of: Selector
    """The Gigs."""

    def compile(self, to: Meaning) -> program.Amount:
        return amounts.DifferentValues(to.listed(self.of, Kind.GIGS))
