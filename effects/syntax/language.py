"""The language, put together: every keyword module is listed here, and becomes a field of the models it belongs to.

    step      = modifiers + one field per verb
    selector  = quantifiers + one field per filter
    group     = who / cards / spaces + one field per filter
    amount    = number / word + one field per measure
    condition = word / list / comparison + group + one field per measure and per test

To teach the language a word, write its module and add it to its family's list.
"""

from __future__ import annotations

from keyword import iskeyword
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel, Field, create_model, model_validator
from pydantic_core import PydanticCustomError

from effects.shared import amounts as shared_amounts
from effects.shared import conditions as shared_conditions
from effects.shared import filters as shared_filters
from effects.shared import verbs as shared_verbs
from effects.shared.verbs.choose import Branch
from effects.syntax.grammar import (
    AmountGrammar,
    ChangeGrammar,
    ConditionGrammar,
    GroupGrammar,
    SelectorGrammar,
    StepGrammar,
)
from effects.syntax.keyword import Filter, Keyword, Measure, Test, Verb
from effects.syntax.node import spelling
from effects.syntax.own_text import OwnText, OwnWording
from effects.unmatched import amounts as unmatched_amounts
from effects.unmatched import conditions as unmatched_conditions
from effects.unmatched import filters as unmatched_filters
from effects.unmatched import verbs as unmatched_verbs

VERBS: tuple[type[Verb], ...] = shared_verbs.VERBS + unmatched_verbs.VERBS
FILTERS: tuple[type[Filter], ...] = shared_filters.FILTERS + unmatched_filters.FILTERS
MEASURES: tuple[type[Measure], ...] = shared_amounts.MEASURES + unmatched_amounts.MEASURES
TESTS: tuple[type[Test], ...] = shared_conditions.TESTS + unmatched_conditions.TESTS
KEYWORDS: tuple[type[Keyword], ...] = VERBS + FILTERS + MEASURES + TESTS


def _fields(*families: tuple[type[Keyword], ...]) -> dict[str, Any]:
    """One optional field per keyword, described by the first sentence of its class."""
    fields: dict[str, Any] = {}
    for family in families:
        for keyword in family:
            name = keyword.key if keyword.key.isidentifier() and not iskeyword(keyword.key) else f"{keyword.key}_"
            if name in fields:
                raise TypeError(f"two keywords are written `{keyword.key}`: give one of them another key, or join them")
            description = (keyword.__doc__ or "").strip().split("\n\n")[0].replace("\n", " ")
            fields[name] = (keyword | None, Field(default=None, description=description))
    return fields


if TYPE_CHECKING:

    class Step(StepGrammar):
        """A step of a card or ability."""

    class Selector(SelectorGrammar):
        """Which things."""

    class Group(GroupGrammar):
        """A set of things."""

    class Amount(AmountGrammar):
        """A number."""

    class Change(ChangeGrammar, Amount):
        """How much a number changes."""

    class Condition(ConditionGrammar):
        """Something that holds or does not."""

else:
    Step = create_model("Step", __base__=StepGrammar, __doc__=StepGrammar.__doc__, **_fields(VERBS))
    Selector = create_model("Selector", __base__=SelectorGrammar, __doc__=SelectorGrammar.__doc__, **_fields(FILTERS))
    Group = create_model("Group", __base__=GroupGrammar, __doc__=GroupGrammar.__doc__, **_fields(FILTERS))
    Amount = create_model("Amount", __base__=AmountGrammar, __doc__=AmountGrammar.__doc__, **_fields(MEASURES))
    Change = create_model("Change", __base__=(ChangeGrammar, Amount), __doc__=ChangeGrammar.__doc__)
    Condition = create_model(
        "Condition", __base__=ConditionGrammar, __doc__=ConditionGrammar.__doc__, **_fields(FILTERS, MEASURES, TESTS)
    )


def _argument_hints() -> dict[str, str]:
    """A hint for each argument of a verb that somebody writes beside the verb, as if it were a modifier."""
    hints: dict[str, str] = {}
    for verb in VERBS:
        arguments = list(map(spelling, verb.model_fields))
        for number, argument in enumerate(arguments):
            if argument not in map(spelling, Step.model_fields):
                form = ", ".join(f"{key}: ..." for key in arguments[: number + 1])
                hint = f"`{argument}` belongs in braces after its verb, such as `{verb.key}: {{{form}}}`."
                hints.setdefault(argument, hint)
    return hints


Step.hints = StepGrammar.hints | _argument_hints()


class Ability(Step):
    """A step of a hero's that waits for something, `when` says for what; or that holds all the time as long as
    something does, `while` says what.
    """

    when: str | None = None
    """The event after which the step is carried out, for example `end_of_turn`."""
    while_: Condition | None = None
    """As long as this holds, `add` makes a number larger: the `value` of your card in a combat, or the `move` value of
    your fighters. `while: always` holds all the time.
    """
    wording: OwnWording | None = None
    """What is printed instead of the text made from the step, by language."""

    @model_validator(mode="after")
    def _one_opening(self) -> Ability:
        if (self.when is None) == (self.while_ is None):
            raise PydanticCustomError(
                "one_opening",
                "an ability begins with one of `when` and `while`",
                {"hint": "for example `when: end_of_turn`, or `while: always`"},
            )
        return self

    @property
    def opening(self) -> str:
        """What its author calls it by: the event that wakes it, or `while`."""
        return self.when or "while"

    @property
    def own_texts(self) -> dict[str, OwnText]:
        """The author's own texts, by language."""
        return self.wording.texts if self.wording is not None else {}


MODELS: tuple[type[BaseModel], ...] = (Step, Selector, Group, Amount, Change, Condition, Ability)
_NAMES = {model.__name__: model for model in MODELS}
_ALL: tuple[type[BaseModel], ...] = (*KEYWORDS, *MODELS, Branch)
for _model in _ALL:
    _model.model_rebuild(force=True, _types_namespace=_NAMES)
