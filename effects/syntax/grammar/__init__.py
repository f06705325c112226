"""The five models of the grammar, without their keywords: steps, selectors, sets, amounts, conditions.

`language.py` adds one field per keyword. What is here is what all of them share: modifiers, quantifiers, short forms,
and the demand that exactly one keyword is used.
"""

from __future__ import annotations

from effects.syntax.grammar.amount import AmountGrammar
from effects.syntax.grammar.condition import COMPARISONS, ConditionGrammar
from effects.syntax.grammar.group import GROUP_KINDS, GroupGrammar
from effects.syntax.grammar.selector import CHOOSING, COUNTED, QUANTIFIERS, SelectorGrammar
from effects.syntax.grammar.step import StepGrammar

__all__ = [
    "CHOOSING",
    "COMPARISONS",
    "COUNTED",
    "GROUP_KINDS",
    "QUANTIFIERS",
    "AmountGrammar",
    "ConditionGrammar",
    "GroupGrammar",
    "SelectorGrammar",
    "StepGrammar",
]
