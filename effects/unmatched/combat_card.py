"""The card a verb changes during a combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from effects.syntax.words import Kind, Where
from engine.kernel import program
from engine.unmatched.selectors import CombatCard

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Selector, Step


def combat_card(of: Selector | None, step: Step, to: Compiler) -> program.Selector:
    """The cards meant: your own unless said otherwise; outside a combat there is none to change."""
    own = CombatCard(False)
    if Where.COMBAT not in to.where:
        key = step.verb.key
        message = f"`{key}` changes a card in combat, and there is no combat here"
        to.problem(step.written_at, "out-of-scope", message, "use it in immediately, during_combat or after_combat")
        return own
    return own if of is None else to.target(of, Kind.CARDS, to.decider(step), None)
