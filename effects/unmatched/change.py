"""What `add`, `subtract` and `set` change in unmatched: a card's value in combat, health, how far fighters move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from effects.shared.verbs.change import Change, Set
from effects.syntax.words import Kind
from effects.unmatched.combat_card import combat_card
from engine.kernel import modifiers
from engine.unmatched import verbs

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Step


def change(verb: Change, step: Step, to: Compiler) -> None:
    """Compile one of them as a step."""
    if verb.stat == "move":
        message = "`add` of `move` belongs in an ability with `while`"
        to.problem(step.written_at, "only-while", message, "as a step, `add` needs `value`")
        return
    if verb.stat == "health":
        if verb.of is None:
            to.problem(step.written_at, "whose-health", "`set` of `health` needs `of`", "write of: your_hero")
            return
        fighters = to.target(verb.of, Kind.FIGHTERS, to.decider(step), step)
        to.emit(verbs.SetHealth(fighters, verb.difference(to)))
        return
    layer = modifiers.SET if isinstance(verb, Set) else modifiers.ADD
    to.emit(verbs.ChangeValue(combat_card(verb.of, step, to), layer, verb.difference(to)))
