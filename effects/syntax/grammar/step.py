"""A step without its verbs: the modifiers, and the demand for exactly one verb."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from effects.syntax.keyword import Verb, chosen
from effects.syntax.misnomers import STEP_KEYS
from effects.syntax.node import Node
from effects.syntax.planned import PLANNED
from effects.syntax.words import Player

if TYPE_CHECKING:
    from effects.syntax.language import Condition, Step


class StepGrammar(Node):
    """One step: exactly one verb, and modifiers around it.

    Read in this order: `if` / `unless`, then `may`, then the verb, then `then` / `otherwise`.
    """

    needs_values: ClassVar[bool] = True
    misnomers: ClassVar[Mapping[str, str]] = STEP_KEYS
    hints: ClassVar[dict[str, str]] = {
        "when": "A hero's abilities have `when`; a step of a card has `if`, or stands in the window that is meant.",
        **dict.fromkeys(
            ("reduce", "lower", "minus", "less"),
            "Less is `subtract`: `{subtract: {value: 2, of: opposing_card}}`.",
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
