"""Names in Chinese sentences: they do not change."""

from __future__ import annotations

from tools.sentences.grammar import Grammar

GRAMMAR = Grammar(
    bent=lambda called, form: called.name,
    number_form=lambda number: 0,
    joints={"": "、", "or": "或", "also": "；"},
)
