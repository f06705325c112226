"""What a person at the terminal is shown: plain lines from top to bottom, also readable in a pipe."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tools.log.line import Line
from tools.log.printing import INDENT, WIDEST, hanging, printed
from tools.sentences import Catalogue, Value
from tools.terminal.option import Option
from tools.terminal.sight import Reply

if TYPE_CHECKING:
    from rich.console import Console

WIDEST_NAME = 28
"""Longer names push what stands beside them to the right."""


class Screen:
    """Prints everything a session shows, in one language."""

    def __init__(self, console: Console, said: Catalogue) -> None:
        self.console = console
        self.language = said.language
        self.catalogue = said

    @property
    def width(self) -> int:
        """How wide lines of text may be."""
        return max(20, min(self.console.width, WIDEST))

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

    # Options

    def rows(self, options: list[Option]) -> None:
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

    def groups(self, options: list[Option]) -> None:
        """Many options: those of a group beside each other, with what they have in common before them."""
        from rich.cells import cell_len
        from rich.text import Text

        groups: dict[str, list[tuple[int, Option]]] = {}
        for number, option in enumerate(options, start=1):
            groups.setdefault(option.group, []).append((number, option))
        column = max(map(cell_len, groups)) + 2
        for group, members in groups.items():
            line = Text.assemble((group, "green"), " " * (column - cell_len(group)))
            for number, option in members:
                item = Text.assemble((f"{number} ", "cyan"), (option.short or option.name, "bold"))
                if line.cell_len > column and line.cell_len + 3 + item.cell_len > self.width:
                    self.console.print(line, soft_wrap=True)
                    line = Text(" " * column)
                if line.cell_len > column:
                    line.append("   ")
                line.append_text(item)
            self.console.print(line, soft_wrap=True)

    def columns(self, options: list[Option]) -> None:
        """Short options side by side, longer ones below each other."""
        from rich.cells import cell_len, set_cell_size
        from rich.text import Text

        cells = [f"{number:>3}  {option.name}  {option.detail}" for number, option in enumerate(options, start=1)]
        widest = max(map(cell_len, cells)) + 2
        across = self.console.width // widest
        if across < 2:
            self.rows(options)
            return
        down = -(-len(cells) // across)
        for row in range(down):
            line = "".join(set_cell_size(cell, widest) for cell in cells[row::down])
            self.console.print(Text(line.rstrip()))

    # Answers to commands

    def replies(self, replies: Iterable[Reply]) -> None:
        """Why things are not offered; a rule behind several of them is said once."""
        said: set[str] = set()
        for reply in replies:
            self.say(reply.sentence, indent=reply.indent)
            if reply.rule and reply.rule not in said:
                said.add(reply.rule)
                self.say(reply.rule, "dim", 2)
