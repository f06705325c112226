"""Names in English sentences."""

from __future__ import annotations

from effects.wording.parts import Called
from tools.sentences.grammar import Grammar


def bent(called: Called, form: str) -> str:
    """A name without its article (`bare`), or with a small one inside a sentence; `possessive` before what is had.

    >>> jackalope = Called("The Jackalope")
    >>> bent(jackalope, ""), bent(jackalope, "possessive"), bent(jackalope, "bare")
    ('the Jackalope', "the Jackalope's", 'Jackalope')
    """
    bare = called.name.removeprefix("The ")
    if form == "bare":
        return bare
    inside = called.name if bare == called.name else f"the {bare}"
    return f"{inside}'s" if form == "possessive" else inside


GRAMMAR = Grammar(
    bent=bent,
    number_form=lambda number: 0 if number == 1 else 1,
    joints={"": ", ", "or": " or ", "also": "; "},
)
