"""Names in Turkish sentences: endings follow the sound of the name, after an apostrophe if it is a proper one."""

from __future__ import annotations

from effects.wording.parts import Called
from effects.wording.turkish.suffixes import CASES, Stem, owned
from tools.sentences.grammar import Grammar


def bent(called: Called, form: str) -> str:
    """A proper name in a case, such as `dative`; `theirs` is a common name of what somebody has.

    >>> bent(Called("Jackalope", reading="cekılop"), "dative"), bent(Called("Haydut 3"), "genitive")
    ("Jackalope'a", "Haydut 3'ün")
    >>> bent(Called("boyut"), "theirs")
    'boyutu'
    """
    if not form:
        return called.name
    if form == "theirs":
        return str(owned(called.name, called.reading))
    return str(Stem(called.name, called.reading, is_name=True) + CASES[form])


GRAMMAR = Grammar(
    bent=bent,
    number_form=lambda number: 0,
    joints={"": ", ", "and": " ve ", "or": " veya ", "against": " - ", "also": "; "},
)
