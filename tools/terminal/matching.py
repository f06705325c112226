"""Which options a person means by a text: by what they are called in his language, typed as he likes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import combining, normalize

from tools.terminal.option import Option

_WORD = re.compile(r"[\u3400-\u9fff]|[^\s\u3400-\u9fff-]+")
"""A word; each Chinese character is one, as nothing stands between the words of that language."""


def matching(typed: str, options: Sequence[Option]) -> list[int]:
    """The options that a text names: exactly or by their beginning, else by words of the name or their beginnings.

    >>> options = [Option("fighter old-crab", "The Old Crab"), Option("fighter tide-witch", "The Tide Witch")]
    >>> matching("crab", options), matching("the wi", options), matching("the o", options), matching("the", options)
    ([0], [1], [0], [0, 1])
    >>> matching("脚怪", [Option("fighter bigfoot", "大脚怪"), Option("fighter jackalope", "鹿角兔")])
    [0]
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
    wanted = " ".join(folded(typed).split())
    called = [
        (option.key, option.key.partition(" ")[2], folded(option.name), folded(option.name).removeprefix("the "))
        for option in options
    ]
    exact = [index for index, names in enumerate(called) if wanted in names]
    return exact or [index for index, names in enumerate(called) if any(name.startswith(wanted) for name in names)]


def told_by(typed: str, options: Sequence[Option]) -> list[int]:
    """The options beside which a text stands as something that is said of them.

    >>> told_by("stay", [Option("space s01", "s01", "red"), Option("space s02", "s02", "red; stay; next to Bigfoot")])
    [1]
    >>> told_by("留在原地", [Option("space s02", "s02", "红色；留在原地")])
    [0]
    """
    wanted = " ".join(folded(typed).split())
    return [index for index, option in enumerate(options) if wanted in re.split(r";\s*", folded(option.detail))]


def folded(text: str) -> str:
    """A text as it is compared: small, and without the signs of letters that a keyboard may lack.

    >>> folded("ÇIĞLIK"), folded("çığlık"), folded("ciglik"), folded("İz")
    ('ciglik', 'ciglik', 'ciglik', 'iz')
    """
    plain = "".join(letter for letter in normalize("NFKD", text) if not combining(letter))
    return plain.replace("ı", "i").lower()


def _words(text: str) -> list[str]:
    return _WORD.findall(folded(text))


def _are_among(beginnings: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each of the beginnings begins a word, in the order of the words."""
    left = iter(words)
    return all(any(word.startswith(begun) for word in left) for begun in beginnings)
