"""The keys of a saved match as JSON has them, each demanded to be what it should be."""

from __future__ import annotations

import json
from pathlib import Path

from engine.kernel.errors import BadSave


class Fields:
    """The keys of a saved match, each taken once and demanded to be what it should be."""

    def __init__(self, data: dict[str, object], path: Path, where: str = "") -> None:
        self._data = {key: value for key, value in data.items() if where or key != "format"}
        self._path = path
        self._where = where

    def _take(self, key: str, expected: str) -> object:
        if key not in self._data:
            raise self._damaged(key, expected, "nothing")
        return self._data.pop(key)

    def _damaged(self, key: str, expected: str, found: object) -> BadSave:
        said = found if isinstance(found, str) else json.dumps(found)
        return BadSave(f"{self._path} is damaged at {self._where}{key}: expected {expected}, found {said[:60]}")

    def one_of(self, key: str, *known: str) -> str:
        """One of the words this Cardwright knows."""
        expected = " or ".join(known)
        found = self._take(key, expected)
        for word in known:
            if found == word:
                return word
        raise self._damaged(key, expected, found)

    def part(self, key: str) -> Fields:
        """Keys of their own."""
        found = self._take(key, "a mapping")
        if not isinstance(found, dict):
            raise self._damaged(key, "a mapping", found)
        return Fields(found, self._path, f"{key}.")

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number."""
        expected = f"a whole number from {least} to {most}"
        found = self._take(key, expected)
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
            raise self._damaged(key, expected, found)
        return found

    def yes_or_no(self, key: str) -> bool:
        """`true` or `false`."""
        found = self._take(key, "true or false")
        if not isinstance(found, bool):
            raise self._damaged(key, "true or false", found)
        return found

    def word(self, key: str) -> str:
        """A text."""
        found = self._take(key, "a text")
        if not isinstance(found, str):
            raise self._damaged(key, "a text", found)
        return found

    def words(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        found = self._take(key, "a list of texts")
        if not isinstance(found, list):
            raise self._damaged(key, "a list of texts", found)
        for index, word in enumerate(found):
            if not isinstance(word, str):
                raise self._damaged(f"{key}.{index}", "a text", word)
        return tuple(found)

    def by_seat(self, key: str, *seats: int) -> tuple[str, ...]:
        """A text for each seat, of which there can be so many."""
        found = self.words(key)
        if len(found) not in seats:
            expected = " or ".join(str(number) for number in seats)
            raise self._damaged(key, f"{expected} texts, one for each seat", len(found))
        return found

    def demand_no_more(self) -> None:
        """A key nobody knows is none of this format's."""
        for key, value in self._data.items():
            raise self._damaged(key[:60], "no such key", value)
