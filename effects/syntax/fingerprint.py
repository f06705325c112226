"""The fingerprint of steps: a short word that changes exactly when what the steps say changes.

It is made from the syntax tree and not from the file, so short and long forms, comments, remarks, the order of keys and
the names that the author gives to steps leave it as it is. It has no vowels and no digits: YAML never takes it for a
number, and people never for a word.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

from effects.syntax.language import Step
from effects.syntax.node import Node, spelling

LENGTH = 8
LETTERS = "bcdfghjklmnpqrstvwxz"
REMARKS = frozenset({"note", "wording"})
"""Keys that say something about steps and nothing of what they do."""


def fingerprint(steps: Sequence[Step], before: Sequence[Step] = ()) -> str:
    """The fingerprint of the steps of a window or ability.

    `before` are the steps of the same card's earlier windows; those that give a name which is used here count as well,
    because the text speaks of what they did.

    >>> draw = Step.model_validate({"draw": 2})
    >>> fingerprint([draw])
    'lpqtwhzf'
    >>> fingerprint([Step.model_validate({"note": "Two.", "draw": {"amount": 2}})]) == fingerprint([draw])
    True
    >>> fingerprint([Step.model_validate({"draw": 3})]) == fingerprint([draw])
    False
    """
    trees = [_tree(step) for step in steps]
    for step in reversed(before):
        tree = _tree(step)
        if not set(_named(tree)).isdisjoint(_texts(trees)):
            trees.insert(0, tree)
    names = {name: f"step {place}" for place, name in enumerate(dict.fromkeys(_named(trees)))}
    return _word(json.dumps(_renamed(trees, names), sort_keys=True, ensure_ascii=False))


def _tree(part: Any) -> Any:
    """A node as plain data: only what differs from what it would be anyway."""
    match part:
        case Node():
            fields = type(part).model_fields.items()
            given = {
                spelling(name): getattr(part, name) for name, field in fields if getattr(part, name) != field.default
            }
            return {key: _tree(value) for key, value in given.items() if key not in REMARKS}
        case list() | tuple():
            return [_tree(item) for item in part]
    return part


def _named(tree: Any) -> Iterator[str]:
    """The names that steps give."""
    if isinstance(tree, dict):
        if "as" in tree:
            yield tree["as"]
        tree = list(tree.values())
    if isinstance(tree, list):
        for part in tree:
            yield from _named(part)


def _renamed(tree: Any, names: Mapping[str, str]) -> Any:
    """A tree in which steps are called by their place: the author's names for them are not said."""
    match tree:
        case str():
            return names.get(tree, tree)
        case dict():
            return {key: _renamed(value, names) for key, value in tree.items()}
        case list():
            return [_renamed(part, names) for part in tree]
    return tree


def _texts(tree: Any) -> Iterator[str]:
    """Every word that stands somewhere as a value."""
    match tree:
        case str():
            yield tree
        case dict():
            yield from _texts(list(tree.values()))
        case list():
            for part in tree:
                yield from _texts(part)


def _word(text: str) -> str:
    number = int.from_bytes(sha256(text.encode()).digest())
    word = ""
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        word += LETTERS[letter]
    return word
