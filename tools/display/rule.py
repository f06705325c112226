"""A rule of play as it is shown in the terminal."""

from __future__ import annotations

from content.rulebook import Rule
from tools.words import words


def rule_in_lines(rule: Rule, language: str = "en") -> list[str]:
    """What the rule is called, what it says, and what is to be known about it.

    >>> from content.rulebook import rulebook
    >>> rule_in_lines(rulebook("unmatched").by_number(15))[0]
    'maneuver-draws-first (rule 15, Maneuver)'
    """
    said = words(language)
    place = said.section_of_rule.format(rule=said.rule.format(number=rule.number), section=rule.section.title(language))
    lines = [f"{rule.id} ({place})", rule.text(language)]
    if note := rule.note(language):
        lines.append(f"{said.note} {note}")
    if not rule.built:
        lines.append(said.not_built)
    return lines
