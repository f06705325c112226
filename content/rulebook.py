"""The rulebook: the rules of play of a system, found by id or by number, each with its text for people.

Tests, error messages and the rules reference speak from it. A rulebook is read when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from content.books import Section, book_of, read_book, systems_with
from effects.spelling import did_you_mean

if TYPE_CHECKING:
    from content.checks.finding import Finding
    from content.schema.prose import Prose
    from content.schema.rules import WrittenRules


class UnknownRule(LookupError):
    """Somebody asked for a rule that the rulebook does not have; the message says which ones come near."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of play."""

    id: str
    number: str
    """Such as `45`, or `6.10` where sections have numbers."""
    section: Section
    built: bool
    """Whether the engine plays by it yet."""
    wording: Prose
    remark: Prose | None

    def text(self, language: str = "en") -> str:
        """The rule as a player hears it, in English where the language has no text of its own."""
        return self.wording.spoken(language)

    def note(self, language: str = "en") -> str:
        """Where sources differ and what was chosen; empty if nothing is to be said."""
        return self.remark.spoken(language) if self.remark else ""

    def __str__(self) -> str:
        return f"rule {self.number} ({self.id})"


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of a system, in the order of the book.

    >>> book = rulebook("unmatched")
    >>> book.rule("maneuver-draws-first").text("en")
    'A maneuver always begins with drawing 1 card. Only then may you move your fighters.'
    >>> str(book.by_number(45))
    'rule 45 (defender-resolves-first)'
    """

    system: str
    rules: tuple[Rule, ...] = field(repr=False)

    def rule(self, rule_id: str) -> Rule:
        """The rule with this id; raises `UnknownRule` if there is none."""
        for rule in self.rules:
            if rule.id == rule_id:
                return rule
        hint = did_you_mean(rule_id, [rule.id for rule in self.rules])
        raise UnknownRule(f"The {self.system} rulebook has no rule {rule_id}. {hint}".rstrip())

    def by_number(self, number: int | str) -> Rule:
        """The rule with this number; raises `UnknownRule` if there is none."""
        for rule in self.rules:
            if rule.number == str(number):
                return rule
        last = self.rules[-1].number if self.rules else 0
        raise UnknownRule(
            f"The {self.system} rulebook has no rule {number}. Its numbers end at {last}, and some are not used."
        )

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)


def systems() -> list[str]:
    """The systems that have a rulebook, in alphabetical order."""
    return systems_with("rules")


@cache
def rulebook(system: str) -> Rulebook:
    """The rulebook of a system; raises `UnknownBook` if it has none."""
    return load(book_of(system, "rules"))


def load(path: Path) -> Rulebook:
    """The rulebook in a file; raises `ContentError` with everything that is wrong with it."""
    from content.schema.rules import WrittenRules

    written = read_book(path, WrittenRules, clashes)
    rules: list[Rule] = []
    for part in written.sections:
        section = Section(part.id, part.title)
        rules += [Rule(r.id, r.number, section, part.built and r.built, r.text, r.note) for r in part.rules]
    return Rulebook(written.system, tuple(rules))


def clashes(written: WrittenRules) -> Iterator[Finding]:
    """Every rule has an id and a number of its own."""
    from content.checks.finding import Finding

    ids: dict[str, str] = {}
    numbers: dict[str, str] = {}
    for i, section in enumerate(written.sections):
        for j, rule in enumerate(section.rules):
            way = ("sections", i, "rules", j)
            if rule.id in ids:
                message = f"The id {rule.id} already belongs to rule {ids[rule.id]}."
                yield Finding("duplicate-rule-id", (*way, "id"), message, "Say this rule in other words.")
            if rule.number in numbers:
                message = f"The number {rule.number} already belongs to {numbers[rule.number]}."
                yield Finding("duplicate-rule-number", (*way, "number"), message, "Give one that no rule has yet.")
            ids.setdefault(rule.id, rule.number)
            numbers.setdefault(rule.number, rule.id)
