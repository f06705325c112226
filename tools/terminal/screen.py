"""What a person at the terminal is shown: plain lines from top to bottom, also readable in a pipe."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.unmatched.terms import ACTION_NAMES
from tools.log.line import Line
from tools.log.printing import INDENT, WIDEST, hanging, printed
from tools.sentences import Value, catalogue
from tools.terminal.forced import why_nothing_else
from tools.terminal.matching import matching
from tools.terminal.option import Option
from tools.terminal.questions import Question
from tools.terminal.table import Table
from tools.terminal.why import answers, candidates, nameable

if TYPE_CHECKING:
    from rich.console import Console

BESIDE_THE_BOARD = 20
"""How many rows of the terminal are left to the table and the question."""
WIDEST_NAME = 28
"""Longer names push what stands beside them to the right."""


class Screen:
    """Prints everything a session shows, in one language."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language
        self.catalogue = catalogue(language)

    @property
    def width(self) -> int:
        """How wide lines of text may be."""
        return max(20, min(self.console.width, WIDEST))

    @property
    def board_height(self) -> int | None:
        """How high the picture of the board may be, so that the question is seen with it; a pipe has no height."""
        rows = self.console.height
        return max(rows - BESIDE_THE_BOARD, rows // 2) if self.console.is_terminal else None

    def say(self, text: str, style: str = "", indent: int = 0) -> None:
        """A text, wrapped."""
        from rich.text import Text

        for line in hanging(text, self.width, indent):
            self.console.print(Text(line, style=style))

    def tell(self, key: str, /, style: str = "", **slots: Value) -> None:
        """A sentence."""
        self.say(self.catalogue.sentence(key, **slots), style)

    def heading(self, text: str) -> None:
        """A line that begins something."""
        from rich.text import Text

        self.console.print()
        self.console.print(Text(text, style="bold cyan"))

    def clear(self) -> None:
        """Wipe the terminal, also what has been scrolled away."""
        self.console.clear()
        self.console.file.write("\x1b[3J")

    def lines(self, lines: Iterable[Line]) -> None:
        """Lines of the log."""
        for line in printed(lines, self.console.width):
            self.console.print(line)

    # The table

    def board(self, table: Table, marked: Iterable[str]) -> None:
        """The board."""
        self.console.print()
        self.console.print(table.board(self.console.width, frozenset(marked), self.board_height))

    def players(self, table: Table) -> None:
        """All players with piles and fighters."""
        self.console.print()
        for line in table.players(self.width):
            self.console.print(line)

    def hand(self, table: Table) -> None:
        """The hands of the person."""
        self.console.print()
        for line in table.hand(self.width):
            self.console.print(line)

    def table(self, table: Table) -> None:
        """Players and hand."""
        self.players(table)
        self.hand(table)

    def discards(self, table: Table) -> None:
        """The discard piles."""
        for line in table.discards():
            self.say(line)

    # The question

    def question(self, question: Question) -> None:
        """What is asked, the words of the card that asks, and the options."""
        self.console.print()
        if question.forced is not None:
            self.say(why_nothing_else(question.forced, question.names))
            self.console.print()
        self.say(question.words(), "bold green")
        text = question.text()
        if text:
            self.say(text, "italic", 2)
        if question.is_about_spaces:
            self._columns(question.options)
        else:
            self._rows(question.options)

    def _rows(self, options: list[Option]) -> None:
        """Options below each other, what they mean beside their names."""
        from rich.cells import cell_len
        from rich.text import Text

        wide = min(max(cell_len(option.name) for option in options), WIDEST_NAME)
        for number, option in enumerate(options, start=1):
            line = Text.assemble((f"{number:>3}  ", "cyan"), (option.name, "bold"))
            if option.detail:
                line.append("  ".rjust(wide - cell_len(option.name) + 2))
                column = line.cell_len
                room = max(self.width - column, INDENT * 8)
                rows = [row for part in option.detail.split("\n") for row in hanging(part, room)]
                line.append(("\n" + " " * column).join(rows))
            self.console.print(line)

    def _columns(self, options: list[Option]) -> None:
        """Short options side by side, longer ones below each other."""
        from rich.cells import cell_len, set_cell_size
        from rich.text import Text

        cells = [f"{number:>3}  {option.name}  {option.detail}" for number, option in enumerate(options, start=1)]
        widest = max(map(cell_len, cells)) + 2
        across = self.console.width // widest
        if across < 2:
            self._rows(options)
            return
        down = -(-len(cells) // across)
        for row in range(down):
            line = "".join(set_cell_size(cell, widest) for cell in cells[row::down])
            self.console.print(Text(line.rstrip()))

    # Answers to commands

    def refuses(self, typed: str, question: Question, table: Table) -> bool:
        """Say why what was typed is not offered, if it is one thing of this match that could have been."""
        missing = candidates(question, table)
        found = matching(typed, [nameable(key, question) for key in missing])
        if len(found) != 1:
            return False
        self._answers(question, [missing[found[0]]])
        return True

    def why(self, wanted: str, question: Question, table: Table) -> None:
        """Why something is not offered."""
        missing = candidates(question, table)
        if wanted:
            offered = matching(wanted, question.options)
            keys = [missing[index] for index in matching(wanted, [nameable(key, question) for key in missing])]
            if offered and not keys:
                self.tell("offered", option=question.options[offered[0]].name, number=offered[0] + 1)
            elif not keys:
                self.tell("unrelated", typed=wanted, question=question.words())
        else:
            keys = [] if question.is_about_spaces else missing
            if question.choice.kind == "action":
                keys = [key for key in missing if key in ACTION_NAMES]
            elif question.forced is None:
                keys = [key for key in keys if key not in ACTION_NAMES]
            if not keys:
                self.tell("which space" if question.is_about_spaces else "everything is offered")
        self._answers(question, keys)

    def _answers(self, question: Question, keys: list[str]) -> None:
        """Why these answers are not offered; a rule behind several of them is said once."""
        said: set[str] = set()
        for answer in answers(question, keys):
            self.say(answer.sentence, indent=answer.indent)
            if answer.rule and answer.rule not in said:
                said.add(answer.rule)
                self.say(answer.rule, "dim", 2)
