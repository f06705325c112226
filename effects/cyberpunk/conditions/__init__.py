"""The tests of cyberpunk."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from effects.syntax.keyword import Test
from effects.syntax.words import Player
from engine.cyberpunk import conditions

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from effects.syntax.language import Event
    from engine.kernel import program


class EvenStreetCred(Test):
    """Holds if a player's Street Cred is even; without a Gig it is neither even nor odd (rule 9.1)."""

    key: ClassVar[str] = "even_street_cred"
    main: ClassVar[str] = "who"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{if: {even_street_cred: you}, draw: 1}"

    who: Player
    """The player."""

    def compile(self, to: Meaning) -> program.Condition:
        return conditions.StreetCredIs(to.player(self.who, self.written_at), True)


class EmptyFixer(Test):
    """Holds if no die is left in a player's fixer area."""

    key: ClassVar[str] = "empty_fixer"
    main: ClassVar[str] = "who"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{if: {empty_fixer: you}, draw: 1}"

    who: Player
    """The player."""

    def compile(self, to: Meaning) -> program.Condition:
        return conditions.FixerEmpty(to.player(self.who, self.written_at))


class HappenedThisTurn(Test):
    """Holds if something has happened this turn, whether this card was in play by then or not (rule 10.14)."""

    key: ClassVar[str] = "happened_this_turn"
    main: ClassVar[str] = "what"
    whole: ClassVar[bool] = True
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{if: {happened_this_turn: {event: gigs_stolen, by: {cards: this}}}, draw: 1}"

    what: Event
    """What happened, to what or by whom."""

    def compile(self, to: Meaning) -> program.Condition:
        return conditions.HappenedThisTurn(to.note(self.what), self.what.event)


TESTS: tuple[type[Test], ...] = (EvenStreetCred, EmptyFixer, HappenedThisTurn)
