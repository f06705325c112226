"""Names in English sentences."""

from __future__ import annotations

from effects.wording.parts import Called
from tools.sentences.grammar import Grammar


def bent(called: Called, form: str) -> str:
    """A name, its article small as inside a sentence; `possessive` before what is had.

    >>> jackalope = Called("The Jackalope")
    >>> bent(jackalope, ""), bent(jackalope, "possessive"), bent(Called("Bigfoot"), "")
    ('the Jackalope', "the Jackalope's", 'Bigfoot')
    """
    inside = f"the {called.name[4:]}" if called.name.startswith("The ") else called.name
    return f"{inside}'s" if form == "possessive" else inside


GRAMMAR = Grammar(
    bent=bent,
    number_form=lambda number: 0 if number == 1 else 1,
    joints={"": ", ", "and": " and ", "or": " or ", "against": " against ", "also": "; "},
)
