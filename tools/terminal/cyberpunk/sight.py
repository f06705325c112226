"""A choice of cyberpunk as its player sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Final

from tools.terminal.cyberpunk.cards import show_cards
from tools.terminal.cyberpunk.questions import Question
from tools.terminal.cyberpunk.table import Table
from tools.terminal.cyberpunk.why import missing, replies
from tools.terminal.matching import matching
from tools.terminal.option import Option
from tools.terminal.screen import Screen

if TYPE_CHECKING:
    from engine.kernel.match import Match
    from tools.log.cyberpunk.names import Names

WITH_THE_TABLE: Final = ("action", "reaction", "mulligan")
"""The choices for which one has to see the table; the others go on with what has begun."""


class Sight:
    """An open choice, and the table as the seat that is asked sees it."""

    def __init__(self, match: Match, names: Names, seat: int, screen: Screen) -> None:
        self.seat = seat
        self.question = Question(match, names)
        self.table = Table(match, names, seat)
        self._names = names
        self._screen = screen

    @property
    def options(self) -> list[Option]:
        """The options in their order."""
        return self.question.options

    @cached_property
    def looks(self) -> Mapping[str, Callable[[], None]]:
        """The table, the hand and the trash."""
        return {"table": self._look_at_table, "hand": self._hand, "trash": self._trash}

    def words(self) -> str:
        """What is asked."""
        return self.question.words()

    def cards(self, wanted: str) -> None:
        """Show the cards that a text names."""
        show_cards(self._screen, wanted, self._names, self.options)

    def show(self, drawn: object) -> object:
        """The table where it has changed since it was on the screen, and the question."""
        now = tuple(self.table.state.numbers())
        if drawn is None or (self.question.choice.kind in WITH_THE_TABLE and drawn != now):
            self._draw()
            drawn = now
        self.ask()
        return drawn

    def ask(self) -> None:
        """What is asked, the words of the card that asks, and the options."""
        question, screen = self.question, self._screen
        screen.console.print()
        screen.say(question.words(), "bold green")
        text = question.text()
        if text:
            screen.say(text, "italic", 2)
        if question.is_grouped:
            screen.groups(question.options)
        else:
            screen.rows(question.options)

    def _draw(self) -> None:
        screen = self._screen
        screen.console.print()
        for line in self.table.sides(screen.width):
            screen.console.print(line)
        for line in self.table.hand(screen.width, in_full=False):
            screen.console.print(line)

    def _look_at_table(self) -> None:
        self._draw()
        self.ask()

    def _hand(self) -> None:
        for line in self.table.hand(self._screen.width):
            self._screen.console.print(line)

    def _trash(self) -> None:
        for line in self.table.trashes():
            self._screen.say(line)

    # Why not

    def why(self, wanted: str) -> None:
        """Why something is not offered."""
        screen, question = self._screen, self.question
        left = missing(question, self.table)
        if not wanted:
            if left:
                screen.replies(replies(question, left))
            else:
                screen.tell("everything is offered")
            return
        found = [left[index] for index in matching(wanted, left)]
        offered = matching(wanted, question.options)
        if found:
            screen.replies(replies(question, found))
        elif offered:
            screen.tell("offered", option=question.options[offered[0]].name, number=offered[0] + 1)
        else:
            screen.tell("unrelated", typed=wanted, question=question.words())

    def refuses(self, typed: str) -> bool:
        """Say why what was typed is not offered, if it is one thing of this match that could have been."""
        left = missing(self.question, self.table)
        found = matching(typed, left)
        if len(found) != 1:
            return False
        self._screen.replies(replies(self.question, [left[found[0]]]))
        return True
