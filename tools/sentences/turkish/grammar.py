"""Names in Turkish sentences: endings follow the sound of the name, after an apostrophe."""

from __future__ import annotations

from effects.wording.parts import Called
from tools.sentences.grammar import Grammar


def bent(called: Called, form: str) -> str:
    """A name in a case: `genitive`, `dative`."""
    return called.name


GRAMMAR = Grammar(
    bent=bent,
    number_form=lambda number: 0,
    joints={"": ", ", "or": " veya ", "also": "; "},
)
