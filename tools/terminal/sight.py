"""What a system shows of a choice to whoever is asked, and what it answers to what he wants to know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from content.rulebook import UnknownRule, rulebook
from tools.sentences import catalogue
from tools.terminal.option import Option


class Sight(Protocol):
    """An open choice as the player of its seat sees it."""

    @property
    def seat(self) -> int:
        """Whose it is."""
        ...

    @property
    def options(self) -> Sequence[Option]:
        """The options in their order."""
        ...

    @property
    def looks(self) -> Mapping[str, Callable[[], None]]:
        """The commands with which one looks at the table, in the order of the help."""
        ...

    def show(self, drawn: object) -> object:
        """Show the table as far as it helps, then the question. `drawn` is what this gave when it last did so and the
        screen still shows, None if there is nothing on it.
        """
        ...

    def words(self) -> str:
        """What is asked."""
        ...

    def cards(self, wanted: str) -> None:
        """Show the cards that a text names."""
        ...

    def why(self, wanted: str) -> None:
        """Say why something is not offered; without a text, why everything else is not."""
        ...

    def refuses(self, typed: str) -> bool:
        """Say why what was typed is not offered, if it is one thing of this match that could have been."""
        ...


@dataclass(frozen=True, slots=True)
class Reply:
    """Why not: a sentence, and the rule behind it."""

    sentence: str
    rule: str = ""
    """`Rule 36: ...`; empty where no rule is needed to understand it."""
    indent: int = 0


def rule_text(system: str, rule_id: str, language: str) -> str:
    """A rule with its number, as a player hears it; empty if there is none with this id or number."""
    book = rulebook(system)
    try:
        rule = book.by_number(rule_id) if rule_id[:1].isdecimal() else book.rule(rule_id)
    except UnknownRule:
        return ""
    return catalogue(language).sentence("rule", number=rule.number, text=rule.text(language))
