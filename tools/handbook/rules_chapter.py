"""The chapter with the rules of play, by number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from content.rulebook import Rule as WrittenRule
from effects.wording.letters import capitalized
from tools.handbook.links import Links
from tools.handbook.model import Chapter, Rule, Run, Section
from tools.words import words


def rules_chapter(links: Links, resting: Mapping[str, tuple[Run, ...]]) -> Chapter:
    """All rules of the book; `resting` gives by the number of a rule what elsewhere in the handbook rests on it."""
    return Chapter(
        "rules",
        capitalized(words(links.language).rules_of_play, links.language),
        tuple(_sections(links, resting)),
        in_columns=True,
    )


def _sections(links: Links, resting: Mapping[str, tuple[Run, ...]]) -> Iterator[Section]:
    for section, together in groupby(links.book, key=lambda rule: rule.section):
        rules = tuple(_rule(rule, links, resting) for rule in together)
        yield Section(f"rules-{section.id}", section.title(links.language), rules)


def _rule(rule: WrittenRule, links: Links, resting: Mapping[str, tuple[Run, ...]]) -> Rule:
    return Rule(
        links.anchor(rule.number),
        rule.number,
        links.text(rule.text(links.language)),
        links.text(rule.note(links.language)),
        rule.built,
        resting.get(rule.number, ()),
    )
