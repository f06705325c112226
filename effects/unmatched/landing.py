"""Where fighters are put down: the empty ones of some spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from effects.syntax.words import Kind
from engine.kernel import conditions, program
from engine.unmatched import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector


def candidate_spaces(where: Selector, to: Compiler) -> program.Selector:
    """The spaces from which one is chosen when the fighter is put down; only empty ones will be offered."""
    if where.word is None and where.union is None and where.quantifier != "one":
        to.problem(where.written_at, "one-space", "a fighter goes to one space", "write {one: spaces, ...filters}")
    to.demand_quantifier(where)
    return to.things(where, Kind.SPACES)


def somewhere_to_go(who: Selector, where: Selector, to: Compiler) -> program.Condition:
    """That there is a fighter, and an empty space for it."""
    parts: list[program.Condition] = [verbs.SomewhereToGo(to.things(where, Kind.SPACES))]
    fighters = to.exists(who, Kind.FIGHTERS)
    if fighters is not None:
        parts.append(fighters)
    return conditions.AllOf(parts)
