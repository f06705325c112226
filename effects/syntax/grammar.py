"""The five models of the grammar, without their keywords: steps, selectors, groups, amounts, conditions.

`language.py` adds one field per keyword. What is here is what all of them share: modifiers, quantifiers, short forms,
and the demand that exactly one keyword is used.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from effects.syntax.keyword import Filter, Keyword, Measure, Test, Verb
from effects.syntax.misnomers import AMOUNT_KEYS, CONDITION_KEYS, FILTER_KEYS, SELECTOR_KEYS, STEP_KEYS
from effects.syntax.node import LIST, NUMBER, WORD, Node
from effects.syntax.planned import PLANNED
from effects.syntax.words import Player

if TYPE_CHECKING:
    from effects.syntax.language import Amount, Condition, Selector, Step

Count = int
"""How many: a whole number, 0 to 99."""


def chosen(node: Node, family: type[Keyword]) -> list[Keyword]:
    """The keywords of one family that are used in a node."""
    used = []
    for name in type(node).model_fields:
        value = getattr(node, name)
        if isinstance(value, family):
            used.append(value)
    return used


class StepGrammar(Node):
    """One step: exactly one verb, and modifiers around it.

    Read in this order: `if` / `unless`, then `may`, then the verb, then `then` / `otherwise`.
    """

    needs_values: ClassVar[bool] = True
    misnomers: ClassVar[Mapping[str, str]] = STEP_KEYS
    hints: ClassVar[dict[str, str]] = {
        "when": "A hero's abilities have `when`; a step of a card has `if`, or stands in the window that is meant.",
        **dict.fromkeys(
            ("subtract", "decrease", "reduce", "lower", "minus"),
            "`add` takes numbers below 0: `{add: {value: -2, of: opposing_card}}`.",
        ),
    }
    example: ClassVar[str] = ""

    if_: Condition | None = None
    """The step is carried out only if this holds when the step is reached."""
    unless: Condition | None = None
    """The step is carried out only if this does not hold when the step is reached."""
    may: Player | None = None
    """The player who is asked whether the step happens; he is asked only if it can."""
    by: Player | None = None
    """The player who makes the choices of the verb; else the player in `may`; else the owner of the hand that cards
    are picked from; else `you`."""
    as_: str | None = Field(default=None, pattern=r"^[a-z][a-z0-9_]*$", max_length=40)
    """A name for the result: the cards, fighters or spaces the step dealt with, or how much."""
    then: list[Step] | None = None
    """Steps carried out if this step happened ("if you do")."""
    otherwise: list[Step] | None = None
    """Steps carried out if the gate stayed shut: the condition failed, or the player declined or could not."""
    note: str | None = Field(default=None, max_length=500)
    """A remark of the author's; it does nothing and is not printed."""

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """A word that the language does not have yet is named as such."""
        for key in data if isinstance(data, dict) else ():
            if key in PLANNED and key not in cls.model_fields:
                places = getattr(data, "key_place", None)
                raise PydanticCustomError(
                    "not_yet",
                    "`{key}` is not in the language yet: {idea} cannot be said today",
                    {
                        "key": str(key),
                        "idea": PLANNED[key],
                        "hint": "Every word there is stands in docs/language.md.",
                        **({"place": places(key)} if places is not None else {}),
                    },
                )
        return data

    @property
    def verb(self) -> Verb:
        """What the step does."""
        (verb,) = chosen(self, Verb)
        assert isinstance(verb, Verb)
        return verb

    @model_validator(mode="after")
    def _one_verb(self) -> StepGrammar:
        verbs = chosen(self, Verb)
        if not verbs:
            raise PydanticCustomError("no_verb", "this step has no verb: say what it does, for example `draw: 1`")
        if len(verbs) > 1:
            keys = " and ".join(f"`{verb.key}`" for verb in verbs)
            raise PydanticCustomError(
                "two_verbs",
                "a step has exactly one verb, this one has {keys}",
                {"keys": keys, "hint": "write one step per verb, each with its own dash"},
            )
        if self.if_ and self.unless:
            raise PydanticCustomError(
                "two_gates",
                "a step has `if` or `unless`, not both",
                {"hint": "put both conditions in one list: a list holds if all of it holds"},
            )
        gates = bool(self.if_ or self.unless) + bool(self.may)
        if self.otherwise is not None and gates == 0:
            raise PydanticCustomError("otherwise_without_gate", "`otherwise` needs `if`, `unless` or `may` beside it")
        if self.otherwise is not None and gates == 2:
            raise PydanticCustomError(
                "otherwise_is_ambiguous",
                "beside both a condition and `may` it is unclear when `otherwise` applies",
                {"hint": "put one of the two round a `do`"},
            )
        return self


QUANTIFIERS = ("one", "each", "any_number", "exactly", "up_to", "random", "top", "bottom")
"""The keys of a selector that say how many."""
COUNTED = ("exactly", "up_to", "random", "top", "bottom")
"""The quantifiers that carry a number and stand beside `of`."""


class SelectorGrammar(Node):
    """Which things: a word, a list of selectors (all of them together), or how many of what, and filters."""

    needs_values: ClassVar[bool] = True
    misnomers: ClassVar[Mapping[str, str]] = SELECTOR_KEYS | FILTER_KEYS

    word: str | None = Field(default=None, alias="(word)")
    union: list[Selector] | None = Field(default=None, alias="(list)", min_length=1)
    one: Selector | None = None
    """One of these, chosen by the player who decides."""
    each: Selector | None = None
    """Every one of these."""
    any_number: Selector | None = None
    """As many of these as the player who decides likes, also none."""
    exactly: Count | None = Field(default=None, ge=1, le=99)
    """This many different ones (or as many as there are), chosen by the player who decides; `of` says of what."""
    up_to: Count | None = Field(default=None, ge=1, le=99)
    """None to this many different ones, chosen by the player who decides; `of` says of what."""
    random: Count | None = Field(default=None, ge=1, le=99)
    """This many, drawn by chance; `of` says of what."""
    top: Count | None = Field(default=None, ge=1, le=99)
    """This many cards from the top of a pile; `of` says which pile."""
    bottom: Count | None = Field(default=None, ge=1, le=99)
    """This many cards from the bottom of a pile; `of` says which pile."""
    of: Selector | None = None
    """What is picked from: beside `exactly`, `up_to`, `random`, `top` or `bottom`."""

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """A word or a list may stand alone."""
        if isinstance(data, str):
            return {WORD: data}
        if isinstance(data, list):
            return {LIST: data}
        return data

    @property
    def quantifier(self) -> str:
        """The key that says how many; empty for a word or a list."""
        return next((key for key in QUANTIFIERS if getattr(self, key) is not None), "")

    @property
    def count(self) -> int:
        """The number beside a counted quantifier; 1 for `one`."""
        value = getattr(self, self.quantifier) if self.quantifier in COUNTED else 1
        assert isinstance(value, int)
        return value

    @property
    def root(self) -> Selector:
        """What is picked from."""
        root = self.of if self.quantifier in COUNTED else getattr(self, self.quantifier)
        assert isinstance(root, SelectorGrammar)
        return root  # type: ignore[return-value]

    @property
    def filters(self) -> list[Filter]:
        """The demands, in the order of the language."""
        return chosen(self, Filter)  # type: ignore[return-value]

    @model_validator(mode="after")
    def _one_quantifier(self) -> SelectorGrammar:
        if self.word is not None or self.union is not None:
            return self
        used = [key for key in QUANTIFIERS if getattr(self, key) is not None]
        if len(used) != 1:
            found = " and ".join(f"`{key}`" for key in used) or "none of them"
            raise PydanticCustomError(
                "how_many",
                "say how many with exactly one of `one`, `each`, `any_number`, `exactly`, `up_to`, `random`, `top`, "
                "`bottom`; found {found}",
                {"found": found, "hint": "for example `{one: opposing_fighters}` or `{random: 1, of: opponent_hand}`"},
            )
        if (used[0] in COUNTED) != (self.of is not None):
            message = (
                "`{key}` needs `of` beside it: what is picked from"
                if used[0] in COUNTED
                else (
                    "`of` belongs to `exactly`, `up_to`, `random`, `top` and `bottom`; `{key}` names its things itself"
                )
            )
            raise PydanticCustomError("of_what", message, {"key": used[0]})
        return self


def without_quantifier(data: Any) -> Any:
    """What was written for a set, which is all that fits: a word for how many has no meaning in it."""
    used = [key for key in data if key in QUANTIFIERS] if isinstance(data, dict) else []
    if used:
        things = data.get("of") if used[0] in COUNTED else data[used[0]]
        shown = things if isinstance(things, str) else "..."
        hint = f"write `{{who: {shown}}}` for fighters, `cards` or `spaces` for those"
        message = "a set is all that fits: `{key}` means nothing in it"
        raise PydanticCustomError("set_has_no_quantifier", message, {"key": used[0], "hint": hint})
    return data


GROUP_KINDS = {"who": "fighters", "cards": "cards", "spaces": "spaces"}
"""The first key of a group and what kind of thing it counts."""


class GroupGrammar(Node):
    """A set of things, to count them or to ask whether there is one: its first key says the kind."""

    needs_values: ClassVar[bool] = True
    misnomers: ClassVar[Mapping[str, str]] = FILTER_KEYS

    who: Selector | None = None
    """These fighters, as far as they pass the filters."""
    cards: Selector | None = None
    """These cards, as far as they pass the filters."""
    spaces: Selector | None = None
    """These spaces, as far as they pass the filters."""

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """There is no short form, and no quantifier: a set is all that fits."""
        if isinstance(data, str | list):
            things = data if isinstance(data, str) else "[...]"
            raise PydanticCustomError(
                "no_kind",
                "a set starts with its kind: `who`, `cards` or `spaces`",
                {"hint": f"write `{{who: {things}}}` for fighters, `cards` or `spaces` for those"},
            )
        return without_quantifier(data)

    @property
    def kind_key(self) -> str:
        """`who`, `cards` or `spaces`; empty when this is no group."""
        return next((key for key in GROUP_KINDS if getattr(self, key) is not None), "")

    @property
    def root(self) -> Selector:
        """The things before filtering."""
        root = getattr(self, self.kind_key)
        assert isinstance(root, SelectorGrammar)
        return root  # type: ignore[return-value]

    @property
    def filters(self) -> list[Filter]:
        """The demands, in the order of the language."""
        return chosen(self, Filter)  # type: ignore[return-value]

    def _check_kind(self) -> None:
        used = [f"`{key}`" for key in GROUP_KINDS if getattr(self, key) is not None]
        if len(used) > 1:
            raise PydanticCustomError(
                "one_kind", "a set is of one kind, this one has {keys}", {"keys": " and ".join(used)}
            )

    @model_validator(mode="after")
    def _one_kind(self) -> GroupGrammar:
        self._check_kind()
        if not self.kind_key and type(self).__name__ == "Group":
            raise PydanticCustomError("no_kind", "a set starts with its kind: `who`, `cards` or `spaces`")
        return self


class AmountGrammar(Node):
    """A number: written, named by an earlier step, or looked up when it is needed."""

    needs_values: ClassVar[bool] = True
    misnomers: ClassVar[Mapping[str, str]] = AMOUNT_KEYS

    number: int | None = Field(default=None, alias="(number)", ge=0, le=99, strict=True)
    word: str | None = Field(default=None, alias="(word)")

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """A number or a word may stand alone."""
        if isinstance(data, str):
            return {WORD: data}
        if isinstance(data, int | float) or data is None:
            return {NUMBER: data}
        return data

    @property
    def measure(self) -> Measure | None:
        """How it is looked up; None for a number or a word."""
        used = chosen(self, Measure)
        return used[0] if used else None  # type: ignore[return-value]

    @model_validator(mode="after")
    def _one_measure(self) -> AmountGrammar:
        used = len(chosen(self, Measure)) + (self.number is not None) + (self.word is not None)
        if used != 1:
            raise PydanticCustomError(
                "one_amount", "an amount is a number, a word, or a mapping with exactly one key", {}
            )
        return self


class ChangeGrammar(AmountGrammar):
    """How much a number changes: an amount, or a written number below 0 that is taken away."""

    number: int | None = Field(default=None, alias="(number)", ge=-99, le=99, strict=True)


COMPARISONS = ("at_least", "at_most", "equal_to", "more_than", "less_than")
"""The keys that compare an amount with another."""


class ConditionGrammar(GroupGrammar):
    """Something that holds or does not: a word, a list (all of it), a set (at least one fits), an amount compared with
    another, or a test.
    """

    needs_values: ClassVar[bool] = True
    misnomers: ClassVar[Mapping[str, str]] = FILTER_KEYS | CONDITION_KEYS
    hints: ClassVar[Mapping[str, str]] = dict.fromkeys(
        ("and", "all_of", "all"), "A list holds if all of it holds: `[won, attacking]`."
    )

    word: str | None = Field(default=None, alias="(word)")
    all_of: list[Condition] | None = Field(default=None, alias="(list)", min_length=1)
    amount: Amount | None = None
    """An amount to compare, when no key names it: `{amount: lost, at_least: 2}`."""
    at_least: Amount | None = None
    """The amount is this or more."""
    at_most: Amount | None = None
    """The amount is this or less."""
    equal_to: Amount | None = None
    """The amount is exactly this."""
    more_than: Amount | None = None
    """The amount is more than this."""
    less_than: Amount | None = None
    """The amount is less than this."""

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """A word or a list may stand alone."""
        if isinstance(data, str):
            return {WORD: data}
        if isinstance(data, list):
            return {LIST: data}
        return without_quantifier(data)

    @property
    def test(self) -> Test | None:
        """The test, if this is one."""
        used = chosen(self, Test)
        return used[0] if used else None  # type: ignore[return-value]

    @property
    def measure(self) -> Measure | None:
        """The looked-up amount that is compared, if one is."""
        used = chosen(self, Measure)
        return used[0] if used else None  # type: ignore[return-value]

    @property
    def comparison(self) -> tuple[str, Amount] | None:
        """The comparison and what is compared with."""
        for key in COMPARISONS:
            value: Amount | None = getattr(self, key)
            if value is not None:
                return key, value
        return None

    @model_validator(mode="after")
    def _one_form(self) -> ConditionGrammar:
        measures = chosen(self, Measure)
        amounts = len(measures) + (self.amount is not None)
        comparisons = sum(getattr(self, key) is not None for key in COMPARISONS)
        forms = len(chosen(self, Test)) + bool(self.kind_key) + (self.word is not None) + (self.all_of is not None)
        if forms + amounts != 1:
            raise PydanticCustomError(
                "one_condition",
                "a condition is a word, a list, a set (`who`, `cards`, `spaces`), an amount with a comparison, or one "
                "test",
                {"hint": "several conditions stand in a list; all of them must hold"},
            )
        if bool(amounts) != bool(comparisons):
            raise PydanticCustomError(
                "amount_and_comparison",
                "a comparison is one amount and one of `at_least`, `at_most`, `equal_to`, `more_than`, `less_than`",
                {},
            )
        if comparisons > 1:
            raise PydanticCustomError("two_comparisons", "one comparison at a time; put two in a list", {})
        if self.filters and not self.kind_key:
            raise PydanticCustomError(
                "filters_of_nothing", "filters need a set: start with `who`, `cards` or `spaces`", {}
            )
        return self
