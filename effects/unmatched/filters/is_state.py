"""`is`: what sort of fighter, card or space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pydantic import Field

from effects.syntax.keyword import Filter
from effects.syntax.words import Kind
from engine.kernel import selectors
from engine.unmatched import filters as unmatched_filters
from engine.unmatched import terms

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning
    from engine.kernel import program

FIGHTER_WORDS = {word: number for number, word in enumerate(unmatched_filters.FIGHTER_WORDS)}
SPACE_WORDS = {"empty": True, "occupied": False}
CARD_WORDS = {
    "attack": terms.ATTACK_CARD,
    "defense": terms.DEFENSE_CARD,
    "versatile": terms.VERSATILE_CARD,
    "scheme": terms.SCHEME_CARD,
}
WORDS: dict[Kind, list[str]] = {
    Kind.FIGHTERS: list(FIGHTER_WORDS),
    Kind.SPACES: list(SPACE_WORDS),
    Kind.CARDS: list(CARD_WORDS),
}


class Is(Filter):
    """Only what is all of this: a fighter is `hero`, `sidekick`, `defeated`, `damaged` or `undamaged`; a space is
    `empty` or `occupied`; a card is `attack`, `defense`, `versatile` or `scheme` (a versatile card is also an attack
    and a defense card, rule 42).
    """

    key: ClassVar[str] = "is"
    main: ClassVar[str] = "words"
    whole: ClassVar[bool] = True
    kinds: ClassVar[tuple[Kind, ...]] = (Kind.FIGHTERS, Kind.CARDS, Kind.SPACES)
    systems: ClassVar[tuple[str, ...]] = ("unmatched",)
    example: ClassVar[str] = "{each: opposing_fighters, is: [sidekick, damaged]}"

    words: list[str] = Field(min_length=1)
    """One word, or a list of words that must all fit."""

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """One word may stand without a list."""
        return {cls.main: [data] if isinstance(data, str) else data}

    @property
    def seeks_defeated(self) -> bool:
        """`is: defeated` looks for fighters off the board."""
        return "defeated" in self.words

    def compile(self, kind: Kind, to: Meaning) -> program.Filter:
        demands = [self._demand(word, kind, to) for word in self.words]
        return demands[0] if len(demands) == 1 else selectors.Every(demands)

    def _demand(self, word: str, kind: Kind, to: Meaning) -> program.Filter:
        if word not in WORDS[kind]:
            message = f"`is: {word}`: {kind.value} can be {', '.join(WORDS[kind])}"
            hint = to.meant(word, WORDS[kind], "quality")
            to.problem(self.written_at, "unknown-word", message, hint, length=len(word))
            return unmatched_filters.SpaceIs(True)
        if kind is Kind.FIGHTERS:
            return unmatched_filters.FighterIs(FIGHTER_WORDS[word])
        if kind is Kind.SPACES:
            return unmatched_filters.SpaceIs(SPACE_WORDS[word])
        return unmatched_filters.CardIs(CARD_WORDS[word])
