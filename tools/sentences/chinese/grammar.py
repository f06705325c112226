"""Names in Chinese sentences: they do not change."""

from __future__ import annotations

from effects.wording.parts import Called
from tools.sentences.grammar import Grammar


def bent(called: Called, form: str) -> str:
    """A name as it is, or in quotation marks (`quoted`), which keep the names of cards apart from the sentence.

    >>> bent(Called("佯攻"), "quoted"), bent(Called("大脚怪"), "")
    ('“佯攻”', '大脚怪')
    """
    return f"“{called.name}”" if form == "quoted" else called.name


GRAMMAR = Grammar(
    bent=bent,
    number_form=lambda number: 0,
    joints={"": "、", "and": "和", "or": "或", "against": "对", "also": "；"},
)
