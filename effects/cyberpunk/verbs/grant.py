"""`grant`, `can`, `cannot`, `must`: keywords, permissions, prohibitions and duties."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

from effects.cyberpunk.numbers import CAN, CANNOT, KEYWORDS, MUST, lasting
from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from engine.cyberpunk import selectors, verbs
from engine.kernel import amounts, modifiers
from engine.kernel.layout import NOTHING

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step
    from engine.kernel import program

Span = Literal["end_of_turn", "your_next_turn"]
Until = Literal["end_of_turn", "your_next_turn", "used"]


class Rule(Verb):
    """What a card has, can, cannot or must, for a while or as long as an ability says."""

    stats: ClassVar[Mapping[str, int]]
    """By the author's word: the engine's number."""

    if TYPE_CHECKING:
        of: Selector | None
        until: Until | Span | None

    @property
    def word(self) -> str:
        """Which of the words it is."""
        raise NotImplementedError

    def compile(self, step: Step, to: Compiler) -> None:
        of: program.Selector = selectors.Role(selectors.THIS)
        if self.of is not None:
            of = to.target(self.of, Kind.CARDS, to.decider(step), step)
        stat = self.stats[self.word]
        until = lasting(self.until, stat, self, to)
        to.emit(verbs.Change(stat, of, modifiers.ADD, amounts.Number(1), until, NOTHING))

    def possible(self, step: Step, to: Compiler) -> program.Condition | None:
        return to.exists(self.of, Kind.CARDS) if self.of is not None else None


class Grant(Rule):
    """Give cards a keyword."""

    key: ClassVar[str] = "grant"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{grant: {keyword: blocker, of: {one: friendly_units}}}"
    stats: ClassVar[Mapping[str, int]] = KEYWORDS

    keyword: Literal["blocker", "adrenaline", "quick", "go_solo"]
    """Which keyword."""
    of: Selector | None = None
    """Which cards get it: this one unless said otherwise."""
    until: Span | None = None
    """How long: `end_of_turn` unless said otherwise."""

    @property
    def word(self) -> str:
        return self.keyword


class Can(Rule):
    """Allow cards what the rules do not, or their player."""

    key: ClassVar[str] = "can"
    main: ClassVar[str] = "do"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{can: {do: attack_ready_units, of: {one: friendly_units}, until: used}}"
    stats: ClassVar[Mapping[str, int]] = CAN

    do: Literal[
        "attack_units_at_once",
        "attack_gigs_at_once",
        "attack_ready_units",
        "attack_ready_blockers",
        "win_every_fight",
        "call_free",
        "reroll_gigs",
    ]
    """What is allowed: to attack units or Gigs on the turn it entered the field; to attack ready units, or those with
    BLOCKER; to win every fight whatever the power; to Call without paying; to roll a Gig that comes in once more."""
    of: Selector | None = None
    """Which cards: this one unless said otherwise."""
    until: Until | None = None
    """How long: `end_of_turn` unless said otherwise; `used`: the next time only."""

    @property
    def word(self) -> str:
        return self.do


class Cannot(Rule):
    """Forbid cards what the rules allow; "cannot" beats "can" (rule 6.1)."""

    key: ClassVar[str] = "cannot"
    main: ClassVar[str] = "do"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{cannot: {do: attack, of: {one: rival_units}, until: your_next_turn}}"
    stats: ClassVar[Mapping[str, int]] = CANNOT

    do: Literal[
        "attack",
        "attack_gigs",
        "attack_at_once",
        "ready",
        "be_blocked",
        "be_defeated_in_fights",
        "defeat_in_fights",
    ]
    """What is forbidden; `attack_at_once`: to attack on the turn it entered the field, whatever else allows that;
    `defeat_in_fights`: to defeat the unit it fights."""
    of: Selector | None = None
    """Which cards: this one unless said otherwise."""
    until: Until | None = None
    """How long: `end_of_turn` unless said otherwise; `used`: the next time only."""

    @property
    def word(self) -> str:
        return self.do


class Must(Rule):
    """Oblige units: their player cannot end the turn while one of them could attack (rule 5.7)."""

    key: ClassVar[str] = "must"
    main: ClassVar[str] = "do"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{must: {do: attack, of: {one: rival_units}, until: your_next_turn}}"
    stats: ClassVar[Mapping[str, int]] = MUST

    do: Literal["attack"]
    """`attack`."""
    of: Selector | None = None
    """Which units: this one unless said otherwise."""
    until: Until | None = None
    """How long: `end_of_turn` unless said otherwise."""

    @property
    def word(self) -> str:
        return self.do
