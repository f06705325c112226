"""Names in Turkish sentences: endings follow the sound of the name, after an apostrophe."""

from __future__ import annotations

from effects.wording.parts import Called
from effects.wording.turkish.suffixes import CASES, Stem
from tools.sentences.grammar import Grammar


def bent(called: Called, form: str) -> str:
    """A name in a case, such as `dative`.

    >>> bent(Called("Jackalope", reading="cekılop"), "dative"), bent(Called("Haydut 3"), "genitive")
    ("Jackalope'a", "Haydut 3'ün")
    """
    if not form:
        return called.name
    return str(Stem(called.name, called.reading, is_name=True) + CASES[form])


GRAMMAR = Grammar(
    bent=bent,
    number_form=lambda number: 0,
    joints={"": ", ", "and": " ve ", "or": " veya ", "against": " - ", "also": "; "},
)
