"""What a person typed: an answer to the question, or a command."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from tools.terminal.questions import Option

COMMANDS: Final = {
    "text": ("CARD", "what a card says; CARD is a number of the list, a name or its beginning"),
    "why": ("[WHAT]", "why a card, a fighter, a space or an action is not offered; alone, why everything else is not"),
    "board": ("", "the board again"),
    "hand": ("", "your hand again"),
    "discard": ("", "both discard piles"),
    "log": ("", "the match so far"),
    "rules": ("[WORD]", "the rules that hold a word, or the one with a number"),
    "undo": ("", "back to your last decision"),
    "save": ("FILE", "write the match to a file"),
    "help": ("", "this help"),
    "quit": ("", "leave the match"),
}
"""The commands, what follows them, and what they do."""


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


def understood(typed: str, options: Sequence[Option]) -> Answer | Command | Unclear:
    """What a line means: a command by its word, else an option by number, key, name, an unambiguous part of a name or
    what stands beside it.

    >>> options = [Option("maneuver", "Maneuver"), Option("attack", "Attack")]
    >>> understood("2", options), understood("m", options)
    (Answer(index=1), Answer(index=0))
    >>> understood("text feint", options)
    Command(name='text', rest='feint')
    >>> understood("3", options)
    Unclear(message='There are only 2 options.')
    """
    word, _, rest = typed.strip().partition(" ")
    word, rest = word.lower(), rest.strip()
    if not word:
        return Answer(0) if len(options) == 1 else Unclear("Type the number of an option, or help.")
    if word == "?":
        return Command("help", rest)
    if word == "card" and rest.isdecimal():
        return Command("text", rest)
    if word in COMMANDS:
        return Command(word, rest)
    if typed.strip().isdecimal():
        number = int(typed) if len(typed) < 10 else 0
        if 1 <= number <= len(options):
            return Answer(number - 1)
        return Unclear("There is only one option." if len(options) == 1 else f"There are only {len(options)} options.")
    found = beginning(typed, options)
    begun = [name for name in COMMANDS if name.startswith(word)]
    if not found and len(begun) == 1:
        return Command(begun[0], rest)
    if not found and begun:
        return Unclear(f"That could be {' or '.join(begun)}.")
    found = found or matching(typed, options) or told_by(typed, options)
    if len(found) == 1:
        return Answer(found[0])
    if found:
        return Unclear(f"That could be {' or '.join(options[index].name for index in found)}.")
    message = f"`{typed.strip()[:60]}` is no option and no command. Type the number of an option, or help."
    return Unclear(message, is_unknown=True)


def matching(typed: str, options: Sequence[Option]) -> list[int]:
    """The options that a text names: exactly or by their beginning, else by words of the name or their beginnings.

    >>> options = [Option("fighter old-crab", "The Old Crab"), Option("fighter tide-witch", "The Tide Witch")]
    >>> matching("crab", options), matching("the wi", options), matching("the o", options), matching("the", options)
    ([0], [1], [0], [0, 1])
    """
    words = _words(typed)
    return beginning(typed, options) or [
        index for index, option in enumerate(options) if words and _are_among(words, _words(option.name))
    ]


def beginning(typed: str, options: Sequence[Option]) -> list[int]:
    """The options that a text is or begins: their key, what follows its first word, or their name without a `The`.

    >>> options = [Option("card feint", "Feint"), Option("card skirmish", "Skirmish"), Option("card snark", "Snark")]
    >>> beginning("feint", options), beginning("s", options)
    ([0], [1, 2])
    """
    wanted = " ".join(typed.lower().split())
    called = [
        (option.key, option.key.partition(" ")[2], option.name.lower(), option.name.lower().removeprefix("the "))
        for option in options
    ]
    exact = [index for index, names in enumerate(called) if wanted in names]
    return exact or [index for index, names in enumerate(called) if any(name.startswith(wanted) for name in names)]


def told_by(typed: str, options: Sequence[Option]) -> list[int]:
    """The options beside which a text stands as something that is said of them.

    >>> told_by("stay", [Option("space s01", "s01", "red"), Option("space s02", "s02", "red; stay; next to Bigfoot")])
    [1]
    """
    wanted = " ".join(typed.lower().split())
    return [index for index, option in enumerate(options) if wanted in option.detail.lower().split("; ")]


def _words(text: str) -> list[str]:
    return text.lower().replace("-", " ").split()


def _are_among(beginnings: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each of the beginnings begins a word, in the order of the words."""
    left = iter(words)
    return all(any(word.startswith(begun) for word in left) for begun in beginnings)
