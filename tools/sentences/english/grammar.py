"""Names in English sentences."""

from __future__ import annotations

from effects.wording.parts import Called
from tools.sentences.grammar import Grammar


def bent(called: Called, form: str) -> str:
    """A name, its article small as inside a sentence unless it is a title; `possessive` before what is had.

    >>> jackalope = Called("The Jackalope")
    >>> bent(jackalope, ""), bent(jackalope, "possessive"), bent(Called("Bigfoot"), "")
    ('the Jackalope', "the Jackalope's", 'Bigfoot')
    >>> bent(Called("The Holy Grail", is_title=True), "")
    'The Holy Grail'
    """
    has_article = called.name.startswith("The ") and not called.is_title
    inside = f"the {called.name[4:]}" if has_article else called.name
    return f"{inside}'s" if form == "possessive" else inside


GRAMMAR = Grammar(
    bent=bent,
    number_form=lambda number: 0 if number == 1 else 1,
    joints={"": ", ", "and": " and ", "or": " or ", "against": " against ", "also": "; "},
)
