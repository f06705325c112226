"""The language, put together: every keyword module is listed here, and becomes a field of the models it belongs to.

    step      = modifiers + one field per verb
    selector  = quantifiers + one field per filter
    group     = who / cards / spaces + one field per filter
    amount    = number / word + one field per measure
    condition = word / list / comparison + group + one field per measure and per test

To teach the language a word, write its module and add it to its family's list.
"""

from __future__ import annotations

from collections.abc import Mapping
from keyword import iskeyword
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from pydantic import BaseModel, Field, create_model, model_validator
from pydantic_core import PydanticCustomError

from effects.cyberpunk import amounts as cyberpunk_amounts
from effects.cyberpunk import conditions as cyberpunk_conditions
from effects.cyberpunk import filters as cyberpunk_filters
from effects.cyberpunk import verbs as cyberpunk_verbs
from effects.shared import amounts as shared_amounts
from effects.shared import conditions as shared_conditions
from effects.shared import filters as shared_filters
from effects.shared import verbs as shared_verbs
from effects.shared.verbs.choose import Branch
from effects.syntax.grammar import (
    AmountGrammar,
    ConditionGrammar,
    GroupGrammar,
    SelectorGrammar,
    StepGrammar,
)
from effects.syntax.keyword import Filter, Keyword, Measure, Test, Verb
from effects.syntax.node import Node, spelling
from effects.syntax.own_text import OwnText, OwnWording
from effects.syntax.words import Player
from effects.unmatched import amounts as unmatched_amounts
from effects.unmatched import conditions as unmatched_conditions
from effects.unmatched import filters as unmatched_filters
from effects.unmatched import verbs as unmatched_verbs

VERBS: tuple[type[Verb], ...] = shared_verbs.VERBS + unmatched_verbs.VERBS + cyberpunk_verbs.VERBS
FILTERS: tuple[type[Filter], ...] = (
    shared_filters.APART + unmatched_filters.FILTERS + cyberpunk_filters.FILTERS + shared_filters.SORTS
)
MEASURES: tuple[type[Measure], ...] = shared_amounts.MEASURES + unmatched_amounts.MEASURES + cyberpunk_amounts.MEASURES
TESTS: tuple[type[Test], ...] = shared_conditions.TESTS + unmatched_conditions.TESTS + cyberpunk_conditions.TESTS
KEYWORDS: tuple[type[Keyword], ...] = VERBS + FILTERS + MEASURES + TESTS


def keywords_of(system: str) -> list[type[Keyword]]:
    """The keywords that a game system knows."""
    return [keyword for keyword in KEYWORDS if system in keyword.systems]


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

    class Condition(ConditionGrammar):
        """Something that holds or does not."""

else:
    Step = create_model("Step", __base__=StepGrammar, __doc__=StepGrammar.__doc__, **_fields(VERBS))
    Selector = create_model("Selector", __base__=SelectorGrammar, __doc__=SelectorGrammar.__doc__, **_fields(FILTERS))
    Group = create_model("Group", __base__=GroupGrammar, __doc__=GroupGrammar.__doc__, **_fields(FILTERS))
    Amount = create_model("Amount", __base__=AmountGrammar, __doc__=AmountGrammar.__doc__, **_fields(MEASURES))
    Condition = create_model(
        "Condition", __base__=ConditionGrammar, __doc__=ConditionGrammar.__doc__, **_fields(FILTERS, MEASURES, TESTS)
    )


def _argument_hints() -> dict[str, str]:
    """A hint for each argument of a verb that somebody writes beside the verb, as if it were a modifier."""
    hints: dict[str, str] = {}
    for verb in VERBS:
        arguments = list(map(spelling, verb.model_fields))
        for argument in arguments:
            if argument not in map(spelling, Step.model_fields):
                form = ", ".join(f"{key}: ..." for key in dict.fromkeys((arguments[0], argument)))
                hint = f"`{argument}` belongs in braces after its verb, such as `{verb.key}: {{{form}}}`."
                hints.setdefault(argument, hint)
    return hints


Step.hints = _argument_hints() | StepGrammar.hints


class Event(Node):
    """Something that happens: a word for it, and what it must have happened to, or who must have done it."""

    needs_values: ClassVar[bool] = True

    event: str
    """What happens, for example `end_of_turn`."""
    by: Group | None = None
    """Who did it: at least one of these; they are asked at the moment it happens."""
    of: Group | None = None
    """What it happened to: at least one of these; they are asked at the moment it happens."""
    who: Player | None = None
    """The player who did it."""
    if_: Condition | None = None
    """What must hold at the moment it happens."""
    first: Literal["this_turn"] | None = None
    """`this_turn`: only the first time in a turn; times before the ability was there count too."""

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """A word may stand alone."""
        return {"event": data} if isinstance(data, str) else data


class Price(Node):
    """What an ability costs that is activated."""

    needs_values: ClassVar[bool] = True

    pay: Amount | None = None
    """How many Eddies are paid."""
    spend: Selector | None = None
    """What is spent; it must be ready, and a unit must have no Lag."""
    needs: Condition | None = None
    """What must hold for it to be activated at all."""


class Ability(Step):
    """A step that waits for something, `when` says for what; or that holds all the time as long as something does,
    `while` says what; or that happens instead of something, `instead_of`; or that is paid for, `activate`.
    """

    when: Event | None = None
    """The event after which the step is carried out, for example `end_of_turn`."""
    while_: Condition | None = None
    """As long as this holds, the step's verb holds: `add` makes a number larger, for example. `while: always` holds all
    the time.
    """
    instead_of: Event | None = None
    """The event that does not happen if the step's verb does."""
    activate: Price | None = None
    """What is paid whenever its player activates the ability, in his main phase."""
    quick: bool | None = None
    """`true`: it may also be activated as a reaction when a rival unit attacks."""
    wording: OwnWording | None = None
    """What is printed instead of the text made from the step, by language."""

    openings: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "when": ("unmatched", "cyberpunk"),
        "while": ("unmatched", "cyberpunk"),
        "instead_of": ("cyberpunk",),
        "activate": ("cyberpunk",),
    }
    """The keys an ability can begin with, each with the game systems that know it."""

    @model_validator(mode="after")
    def _one_opening(self) -> Ability:
        given = [getattr(self, f"{key}_" if iskeyword(key) else key) is not None for key in self.openings]
        if sum(given) != 1:
            raise PydanticCustomError(
                "one_opening",
                "an ability begins with exactly one of {keys}",
                {
                    "keys": ", ".join(f"`{key}`" for key in self.openings),
                    "hint": "for example `when: end_of_turn`, or `while: always`",
                },
            )
        if self.quick is not None and self.activate is None:
            raise PydanticCustomError("quick_needs_activate", "`quick` belongs beside `activate`", {})
        return self

    @property
    def opening(self) -> str:
        """What its author calls it by: the event that wakes it, or the key it begins with."""
        if self.when is not None:
            return self.when.event
        return next(key for key in self.openings if getattr(self, f"{key}_" if iskeyword(key) else key) is not None)

    @property
    def own_texts(self) -> dict[str, OwnText]:
        """The author's own texts, by language."""
        return self.wording.texts if self.wording is not None else {}


MODELS: tuple[type[BaseModel], ...] = (Step, Selector, Group, Amount, Condition, Event, Price, Ability)
_NAMES = {model.__name__: model for model in MODELS}
# The models that everything refers to come first: whatever is built before them builds them anew inside itself.
_ALL: tuple[type[BaseModel], ...] = (*MODELS, *KEYWORDS, Branch)
for _model in _ALL:
    _model.model_rebuild(force=True, _types_namespace=_NAMES)
