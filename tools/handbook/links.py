"""Links to rules: from a rule's id, and from a sentence that names a rule by its number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from content.rulebook import Rulebook
from tools.handbook.model import Run, Text
from tools.words import words

_NUMBER = r"\d+(?:\.\d+[a-z]?)?"
NUMBERS: Final = {
    "en": re.compile(
        rf"(?<=\brule ){_NUMBER}|(?<=\brules ){_NUMBER}|(?<=\brules \d\d and )\d+|(?<=\brules \d\d, \d\d and )\d+"
    ),
    "tr": re.compile(rf"(?<=\b[Kk]ural ){_NUMBER}|\b{_NUMBER}(?=\. kural|\. ve \d+\. kural| numaralı kural)"),
    "zh": re.compile(rf"(?<=规则){_NUMBER}|(?<=规则 ){_NUMBER}|(?<=第){_NUMBER}(?=条)|(?<=第 ){_NUMBER}(?= 条)"),
}
"""The numbers of rules in a sentence, by language."""


@dataclass(frozen=True, slots=True)
class Links:
    """Leads to the rules of a book, in a language."""

    book: Rulebook
    language: str

    def anchor(self, number: str) -> str:
        """Where a rule stands."""
        return f"rule-{number}"

    def rules(self, ids: Iterable[str]) -> tuple[Run, ...]:
        """A link for each of the rules with these ids, in their order; checks tell of ids that the book lacks."""
        wanted = set(ids)
        return self.numbered(rule.number for rule in self.book if rule.id in wanted)

    def numbered(self, numbers: Iterable[str]) -> tuple[Run, ...]:
        """A link for each of the rules with these numbers, in the order of the book."""
        label, wanted = words(self.language).rule, set(numbers)
        found = (rule.number for rule in self.book if rule.number in wanted)
        return tuple(Run(label.format(number=number), self.anchor(number)) for number in found)

    def text(self, sentences: str) -> Text:
        """A text in which every rule that is named by its number is a link."""
        return tuple(self._runs(sentences))

    def _runs(self, sentences: str) -> Iterator[Run]:
        known = {rule.number for rule in self.book}
        done = 0
        for found in NUMBERS[self.language].finditer(sentences):
            if found[0] in known:
                if found.start() > done:
                    yield Run(sentences[done : found.start()])
                yield Run(found[0], self.anchor(found[0]))
                done = found.end()
        if done < len(sentences):
            yield Run(sentences[done:])
