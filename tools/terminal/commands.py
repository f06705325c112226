"""What a person typed: an answer to the question, or a command."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from tools.sentences import catalogue
from tools.terminal.matching import beginning, matching, told_by
from tools.terminal.option import Option

COMMANDS: Final = {
    "text": "card",
    "why": "what",
    "log": "",
    "rules": "word",
    "undo": "",
    "save": "file",
    "help": "",
    "quit": "",
}
"""The commands and what follows them; they are the same in every language. Each system has further ones, with which one
looks at its table.
"""
NEED_NOTHING: Final = ("why", "rules")
"""Commands that mean something by themselves too."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The person takes an option."""

    index: int


@dataclass(frozen=True, slots=True)
class Command:
    """The person wants something else."""

    name: str
    rest: str


@dataclass(frozen=True, slots=True)
class Unclear:
    """It cannot be told what the person wants; `message` says why."""

    message: str
    is_unknown: bool = field(default=False, repr=False)
    """Whether it is nothing that can be typed now."""


def understood(
    typed: str, options: Sequence[Option], language: str = "en", looks: Iterable[str] = ()
) -> Answer | Command | Unclear:
    """What a line means: a command by its word, else an option by number, key, name, an unambiguous part of a name or
    what stands beside it. `looks` are the further commands of the system.

    >>> options = [Option("maneuver", "Maneuver"), Option("attack", "Attack")]
    >>> understood("2", options), understood("m", options)
    (Answer(index=1), Answer(index=0))
    >>> understood("text feint", options)
    Command(name='text', rest='feint')
    >>> understood("3", options)
    Unclear(message='There are only 2 options.')
    """
    said = catalogue(language)
    word, _, rest = typed.strip().partition(" ")
    word, rest = word.lower(), rest.strip()
    if not word:
        return Answer(0) if len(options) == 1 else Unclear(said.sentence("type a number"))
    if word == "?":
        return Command("help", rest)
    if word == "card" and rest.isdecimal():
        return Command("text", rest)
    commands = [*looks, *COMMANDS]
    if word in commands:
        return Command(word, rest)
    if typed.strip().isdecimal():
        number = int(typed) if len(typed) < 10 else 0
        if 1 <= number <= len(options):
            return Answer(number - 1)
        return Unclear(said.sentence("only options", number=len(options)))
    found = beginning(typed, options)
    begun = [name for name in commands if name.startswith(word)]
    if not found and len(begun) == 1:
        return Command(begun[0], rest)
    if not found and begun:
        return Unclear(said.sentence("could be", names=said.listed(begun, "or")))
    found = found or matching(typed, options) or told_by(typed, options)
    if len(found) == 1:
        return Answer(found[0])
    if found:
        return Unclear(said.sentence("could be", names=said.listed([options[index].name for index in found], "or")))
    return Unclear(said.sentence("no option", typed=typed.strip()[:60]), is_unknown=True)
