"""What a person looks up during a match, whatever is played: the commands, the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from content.rulebook import rulebook
from tools.display.rule import rule_in_lines
from tools.log.printing import hanging
from tools.terminal.commands import COMMANDS, NEED_NOTHING
from tools.terminal.matching import folded

if TYPE_CHECKING:
    from tools.terminal.screen import Screen

MOST_RULES: Final = 8
"""More rules at once are not read."""


def show_help(screen: Screen, looks: Iterable[str]) -> None:
    """How to play, and the commands, with those of the system after the first two."""
    from rich.cells import cell_len, set_cell_size
    from rich.text import Text

    screen.tell("help")
    first, second, *others = COMMANDS
    typed = {name: _with_argument(screen, name) for name in (first, second, *looks, *others)}
    wide = max(map(cell_len, typed.values()))
    for name, command in typed.items():
        margin = f"  {set_cell_size(command, wide)}  "
        begins, *more = hanging(screen.catalogue.say(f"does {name}"), screen.width - cell_len(margin))
        screen.console.print(Text.assemble((margin, "bold"), begins))
        for line in more:
            screen.console.print(Text(" " * cell_len(margin) + line))


def _with_argument(screen: Screen, command: str) -> str:
    """A command and what follows it; in brackets what may be left out."""
    if not COMMANDS.get(command):
        return command
    argument = screen.catalogue.say(f"argument {COMMANDS[command]}")
    return f"{command} [{argument}]" if command in NEED_NOTHING else f"{command} {argument}"


def show_rules(screen: Screen, system: str, wanted: str) -> None:
    """The rules that hold a word, or the rule with a number."""
    book = rulebook(system)
    if not wanted:
        titles = list(dict.fromkeys(rule.section.title(screen.language) for rule in book))
        screen.tell("how many rules", number=len(book), sections=screen.catalogue.listed(titles))
        return
    words = folded(wanted).split()
    found = [rule for rule in book if wanted.lower() in (str(rule.number), rule.id)]
    found = found or [
        rule for rule in book if all(word in folded(f"{rule.id} {rule.text(screen.language)}") for word in words)
    ]
    if not found:
        screen.tell("no rule", typed=wanted)
    for rule in found[:MOST_RULES]:
        head, *text = rule_in_lines(rule, screen.language)
        screen.say(head, "bold")
        for line in text:
            screen.say(line, indent=2)
    if len(found) > MOST_RULES:
        and_more(screen, [str(rule.number) for rule in found[MOST_RULES:]])


def and_more(screen: Screen, names: Sequence[str]) -> None:
    """That there are more, by name."""
    screen.tell("more", number=len(names), names=screen.catalogue.listed(names))
