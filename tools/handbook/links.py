"""Links to rules: from a rule's id, and from a sentence that names a rule by its number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from content.rulebook import Rulebook
from tools.handbook.model import Run, Text
from tools.words import words

NUMBERS: Final = {
    "en": re.compile(r"(?<=\brule )\d+|(?<=\brules )\d+|(?<=\brules \d\d and )\d+|(?<=\brules \d\d, \d\d and )\d+"),
    "tr": re.compile(r"(?<=\b[Kk]ural )\d+|\b\d+(?=\. kural|\. ve \d+\. kural| numaralı kural)"),
    "zh": re.compile(r"(?<=规则)\d+|(?<=规则 )\d+|(?<=第)\d+(?=条)|(?<=第 )\d+(?= 条)"),
}
"""The numbers of rules in a sentence, by language."""


@dataclass(frozen=True, slots=True)
class Links:
    """Leads to the rules of a book, in a language."""

    book: Rulebook
    language: str

    def anchor(self, number: int) -> str:
        """Where a rule stands."""
        return f"rule-{number}"

    def rules(self, ids: Iterable[str]) -> tuple[Run, ...]:
        """A link for each of the rules with these ids, in their order; checks tell of ids that the book lacks."""
        wanted = set(ids)
        return self.numbered(rule.number for rule in self.book if rule.id in wanted)

    def numbered(self, numbers: Iterable[int]) -> tuple[Run, ...]:
        """A link for each of the rules with these numbers, in their order."""
        label = words(self.language).rule
        return tuple(Run(label.format(number=number), self.anchor(number)) for number in sorted(numbers))

    def text(self, sentences: str) -> Text:
        """A text in which every rule that is named by its number is a link."""
        return tuple(self._runs(sentences))

    def _runs(self, sentences: str) -> Iterator[Run]:
        known = {rule.number for rule in self.book}
        done = 0
        for found in NUMBERS[self.language].finditer(sentences):
            if int(found[0]) in known:
                if found.start() > done:
                    yield Run(sentences[done : found.start()])
                yield Run(found[0], self.anchor(int(found[0])))
                done = found.end()
        if done < len(sentences):
            yield Run(sentences[done:])
