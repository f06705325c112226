"""A choice of unmatched as its player sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Final

from engine.unmatched.terms import ACTION_NAMES
from tools.terminal.matching import matching
from tools.terminal.option import Option
from tools.terminal.screen import Screen
from tools.terminal.unmatched.cards import show_cards
from tools.terminal.unmatched.forced import position_before, why_nothing_else
from tools.terminal.unmatched.questions import Question
from tools.terminal.unmatched.table import Table
from tools.terminal.unmatched.why import answers, candidates, nameable

if TYPE_CHECKING:
    from rich.text import Text

    from engine.kernel.match import Match
    from tools.log.unmatched.names import Names

BESIDE_THE_BOARD: Final = 20
"""How many rows of the terminal are left to the table and the question."""


class Sight:
    """An open choice, and the table as the seat that is asked sees it."""

    def __init__(self, match: Match, names: Names, seat: int, screen: Screen, last: Match | None) -> None:
        self.seat = seat
        self.question = Question(match, names, position_before(match, seat, last))
        self.table = Table(match, names, seat)
        self._screen = screen

    @property
    def options(self) -> list[Option]:
        """The options in their order."""
        return self.question.options

    @cached_property
    def looks(self) -> Mapping[str, Callable[[], None]]:
        """The board, the hand and the discard piles."""
        return {"board": self._look_at_board, "hand": self._hand, "discard": self._discards}

    def words(self) -> str:
        """What is asked."""
        return self.question.words()

    def cards(self, wanted: str) -> None:
        """Show the cards that a text names."""
        show_cards(self._screen, wanted, self.question)

    # What is shown before the question

    def show(self, drawn: object) -> object:
        """The board where it helps and is not on the screen, the table at the start of an action, and the question.

        What is drawn is remembered by what stood where, and whether spaces were marked for a question.
        """
        question, standing = self.question, tuple(self.table.state.space)
        kind = question.choice.kind
        begins = kind == "action" or question.forced is not None
        stood, was_marked = drawn if isinstance(drawn, tuple) else (None, False)
        is_new = stood is None
        if is_new or (begins and stood != standing) or (kind == "space" and not (stood == standing and was_marked)):
            self._board()
            drawn = standing, question.is_about_spaces
        elif question.is_about_spaces:
            self._screen.tell("board again", "dim")
        if begins or (is_new and kind != "start-space"):
            self._players()
            self._hand()
        self.ask()
        return drawn

    def ask(self) -> None:
        """What is asked, the words of the card that asks, and the options."""
        question, screen = self.question, self._screen
        screen.console.print()
        if question.forced is not None:
            screen.say(why_nothing_else(question.forced, question.names))
            screen.console.print()
        screen.say(question.words(), "bold green")
        text = question.text()
        if text:
            screen.say(text, "italic", 2)
        if question.is_about_spaces:
            screen.columns(question.options)
        else:
            screen.rows(question.options)

    def _look_at_board(self) -> None:
        self._board()
        self._players()
        self.ask()

    def _board(self) -> None:
        console = self._screen.console
        console.print()
        console.print(self.table.board(console.width, frozenset(self.question.marked), self._board_height))

    @property
    def _board_height(self) -> int | None:
        """How high the picture of the board may be, so that the question is seen with it; a pipe has no height."""
        console = self._screen.console
        return max(console.height - BESIDE_THE_BOARD, console.height // 2) if console.is_terminal else None

    def _players(self) -> None:
        self._print(self.table.players(self._screen.width))

    def _hand(self) -> None:
        self._print(self.table.hand(self._screen.width))

    def _print(self, lines: Iterable[Text]) -> None:
        self._screen.console.print()
        for line in lines:
            self._screen.console.print(line)

    def _discards(self) -> None:
        for line in self.table.discards():
            self._screen.say(line)

    # Why not

    def refuses(self, typed: str) -> bool:
        """Say why what was typed is not offered, if it is one thing of this match that could have been."""
        missing = candidates(self.question, self.table)
        found = matching(typed, [nameable(key, self.question) for key in missing])
        if len(found) != 1:
            return False
        self._screen.replies(answers(self.question, [missing[found[0]]]))
        return True

    def why(self, wanted: str) -> None:
        """Why something is not offered."""
        question, screen = self.question, self._screen
        missing = candidates(question, self.table)
        if wanted:
            offered = matching(wanted, question.options)
            keys = [missing[index] for index in matching(wanted, [nameable(key, question) for key in missing])]
            if offered and not keys:
                screen.tell("offered", option=question.options[offered[0]].name, number=offered[0] + 1)
            elif not keys:
                screen.tell("unrelated", typed=wanted, question=question.words())
        else:
            keys = [] if question.is_about_spaces else missing
            if question.choice.kind == "action":
                keys = [key for key in missing if key in ACTION_NAMES]
            elif question.forced is None:
                keys = [key for key in keys if key not in ACTION_NAMES]
            if not keys:
                screen.tell("which space" if question.is_about_spaces else "everything is offered")
        screen.replies(answers(question, keys))
