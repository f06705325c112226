"""The rules of play of a system, as its rulebook file writes them: sections of rules, each with an id and a text."""

from __future__ import annotations

from content.schema.closed import Closed
from content.schema.name import Id, Name
from content.schema.prose import Prose, RuleNumber


class WrittenRule(Closed):
    """One rule of play."""

    id: Id
    """Lower-case words that say the rule, such as `maneuver-draws-first`; scenarios name the rules they show by it."""
    number: RuleNumber
    """The number by which the rule is called elsewhere; it never changes and is never given to another rule."""
    text: Prose
    """The rule, as one would say it to a player at the table."""
    note: Prose | None = None
    """Where sources differ, and what was chosen."""
    built: bool = True
    """Whether the engine plays by this rule yet."""


class WrittenSection(Closed):
    """Rules that belong together."""

    id: Id
    """The word for the section, such as `maneuver`."""
    title: Name
    """What stands above the section in print."""
    rules: tuple[WrittenRule, ...]
    """The rules, in the order in which a player needs them."""
    built: bool = True
    """Whether the engine plays by the rules of this section; `false` holds for all of them."""


class WrittenRules(Closed):
    """The rulebook of a game system."""

    system: Id
    """The system whose rules these are, such as `unmatched`; the file has the same name."""
    sections: tuple[WrittenSection, ...]
    """The sections, in the order of the book."""
