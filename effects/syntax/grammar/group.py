"""A set without its filters: what is counted, or asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, cast

from pydantic import model_validator
from pydantic_core import PydanticCustomError

from effects.syntax.grammar.selector import COUNTED, QUANTIFIERS, SelectorGrammar
from effects.syntax.keyword import Filter, chosen
from effects.syntax.misnomers import FILTER_KEYS
from effects.syntax.node import Node
from effects.syntax.words import Kind

if TYPE_CHECKING:
    from effects.syntax.language import Selector


def without_quantifier(data: Any) -> Any:
    """What was written for a set, which is all that fits: a word for how many has no meaning in it."""
    used = [key for key in data if key in QUANTIFIERS] if isinstance(data, dict) else []
    if used:
        things = data.get("of") if used[0] in COUNTED else data[used[0]]
        shown = things if isinstance(things, str) else "..."
        hint = f"write `{{who: {shown}}}` for fighters, `cards`, `spaces` or `gigs` for those"
        message = "a set is all that fits: `{key}` means nothing in it"
        raise PydanticCustomError("set_has_no_quantifier", message, {"key": used[0], "hint": hint})
    return data


GROUP_KINDS = {"who": Kind.FIGHTERS, "cards": Kind.CARDS, "spaces": Kind.SPACES, "gigs": Kind.GIGS}
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
    gigs: Selector | None = None
    """These Gigs, as far as they pass the filters."""

    @classmethod
    def spelled_out(cls, data: Any) -> Any:
        """There is no short form, and no quantifier: a set is all that fits."""
        if isinstance(data, str | list):
            things = data if isinstance(data, str) else "[...]"
            raise PydanticCustomError(
                "no_kind",
                "a set starts with its kind: `who`, `cards`, `spaces` or `gigs`",
                {"hint": f"write `{{who: {things}}}` for fighters, `cards`, `spaces` or `gigs` for those"},
            )
        return without_quantifier(data)

    @property
    def kind_key(self) -> str:
        """`who`, `cards`, `spaces` or `gigs`; empty when this is no group."""
        return next((key for key in GROUP_KINDS if getattr(self, key) is not None), "")

    @property
    def root(self) -> Selector:
        """The things before filtering."""
        root = getattr(self, self.kind_key)
        assert isinstance(root, SelectorGrammar)
        return cast("Selector", root)

    @property
    def filters(self) -> list[Filter]:
        """The demands, in the order of the language."""
        return chosen(self, Filter)

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
            raise PydanticCustomError("no_kind", "a set starts with its kind: `who`, `cards`, `spaces` or `gigs`")
        return self
