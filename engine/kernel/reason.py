"""A reason: the rule that forbids something, and a sentence that says why, in which names can be put."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Reason:
    """Why something is not possible."""

    rule: str
    """The rule's id; empty if none fits."""
    phrase: str
    """A sentence without capital and full stop; its `{slots}` say what they are filled with: `{fighter}` and `{other}`
    with fighters, `{player}` with a hero's id, `{card}` with `hero/card`, `{space}` with a space.
    """
    slots: dict[str, str]

    def sentence(self) -> str:
        """The sentence with ids, for those who write them."""
        said = self.phrase
        for slot, filling in self.slots.items():
            said = said.replace("{" + slot + "}", filling)
        return said
