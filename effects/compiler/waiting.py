"""What waits for something: events that are asked about when they happen, and what the programs of one card leave
behind for later.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from effects.compiler.meaning import Meaning
from effects.syntax.grammar import GROUP_KINDS
from effects.syntax.words import Kind, Where
from engine.kernel import conditions, selectors
from engine.kernel.layout import ALL_EVENTS, EVENTS_OF_OTHERS, OWN_EVENTS
from engine.kernel.players import YOU

if TYPE_CHECKING:
    from effects.compiler.names import Names
    from effects.syntax.language import Event, Group
    from effects.syntax.node import Node
    from effects.syntax.words import EventWord
    from engine.kernel import program
    from engine.kernel.program import Program


@dataclass(frozen=True, slots=True)
class Heard:
    """Something that waits for an event, as the engine's own tables want it."""

    event: int
    code: Program | None
    """What happens then; None: it is only noted that it happened this turn."""
    condition: program.Condition | None
    whose: int
    is_first: bool = False


@dataclass(slots=True)
class Gathered:
    """What the programs of one card leave behind, by the numbers that instructions and conditions know it by."""

    heard: list[Heard | None] = field(default_factory=list)
    """Abilities that wait, and notes; None while the program of one is being compiled."""
    notes: int = 0
    """How many of these are noted: the first of a turn, or without a program."""
    later: list[Heard | None] = field(default_factory=list)
    guards: list[program.Condition] = field(default_factory=list)
    names: int = 0
    """How many named results one of the programs uses at most."""
    most_named: int = 1
    """How many things one of these holds at most."""

    def take_in(self, names: Names) -> None:
        """Keep how much room the names of a program need."""
        self.names = max(self.names, names.used)
        self.most_named = max(self.most_named, names.most_named)


def scope_of(event: EventWord | None) -> frozenset[Where]:
    """Which words mean something in what an event wakes."""
    if event is None:
        return frozenset(Where)
    scope = set()
    if event.of is not None:
        scope.add(Where.CARD_EVENT if event.of is Kind.CARDS else Where.GIG_EVENT)
    if event.is_deed:
        scope.add(Where.DEED_EVENT)
    if event.where is not Where.EVERYWHERE:
        scope.add(event.where)
    return frozenset(scope)


class Waiting(Meaning):
    """Builds what is asked when an event happens."""

    gathered: Gathered
    bound: tuple[str, Kind] | None = None
    """The name of an outer step that the steps being compiled may use, because they were armed for it."""

    def unnamed(self, word: str, kind: Kind) -> program.Selector | None:
        """The thing that these steps were armed for, by the name it had when they were."""
        if self.bound is not None and word == self.bound[0]:
            return selectors.Bound(word)
        return None

    def used_names(self, node: Node) -> list[str]:
        """The names of steps before that stand in a part of the language."""
        names = [*self.names.by_name, *([self.bound[0]] if self.bound is not None else [])]
        return [name for name in names if node.has_word({name})]

    def named(self, name: str) -> program.Selector:
        """What a name means now."""
        unnamed = self.unnamed(name, Kind.CARDS)
        if unnamed is not None:
            return unnamed
        found = self.names.read(name)
        assert found is not None
        return selectors.NamedThings(found.slot, name)

    # Events

    def event(self, event: Event) -> EventWord | None:
        """The event that is meant; an unknown one is a problem."""
        known = self.dialect.events.get(event.event)
        if known is None:
            self.unknown_event(event.event, event.place_of("event"))
        elif not known.is_turn and not (event.by or event.of or event.who):
            message = f"say who or what: `{event.event}` happens to everybody"
            hint = f"for example {{event: {event.event}, {'by' if known.is_deed else 'of'}: {{cards: this}}}}"
            self.problem(event.written_at, "whose-event", message, hint)
        return known

    def whose(self, event: Event) -> int:
        """Whose doing the event has to be."""
        known = self.dialect.events.get(event.event)
        if known is not None and known.is_turn:
            return ALL_EVENTS if known.is_everybodys else OWN_EVENTS
        if event.who is None:
            return ALL_EVENTS
        return OWN_EVENTS if self.player(event.who, event.place_of("who")) == YOU else EVENTS_OF_OTHERS

    def condition_of(self, event: Event) -> program.Condition | None:
        """What has to hold at the moment it happens; None: nothing."""
        known = self.dialect.events.get(event.event)
        parts: list[program.Condition] = []
        outer, self.where = self.where, self.where | scope_of(known)
        if event.by is not None:
            party: program.Selector = selectors.By("that unit")
            if known is not None and known.is_mutual:
                party = selectors.Union([party, selectors.That("that card")])
            parts.append(self._one_of(party, event.by, Kind.CARDS))
        if event.of is not None:
            kind = known.of if known is not None and known.of is not None else Kind.CARDS
            parts.append(self._one_of(selectors.That("that card"), event.of, kind))
        if event.if_ is not None:
            parts.append(self.condition(event.if_))
        self.where = outer
        return (parts[0] if len(parts) == 1 else conditions.AllOf(parts)) if parts else None

    def note(self, event: Event) -> int:
        """Have it noted whether an event happened this turn; the number of the note."""
        known = self.event(event)
        number = self.gathered.notes
        self.gathered.notes += 1
        self.gathered.heard.append(
            Heard(known.number if known else 0, None, self.condition_of(event), self.whose(event))
        )
        return number

    def guard(self, group: Group, party: program.Selector, kind: Kind) -> program.Condition:
        """That a thing is one of these, asked of things that are not known yet."""
        return self._one_of(party, group, kind)

    def _one_of(self, party: program.Selector, group: Group, kind: Kind) -> program.Condition:
        """That the party is one of the group; asked of it alone, because it may be of many."""
        found = GROUP_KINDS[group.kind_key]
        if found is not kind:
            self.wrong_kind(group.root.word or group.kind_key, found, kind, group.written_at)
            return conditions.AllOf([])
        word = self.dialect.words.get(group.root.word or "")
        if word is not None and word.belongs is not None:
            demands: list[program.Filter] = [word.belongs()]
        else:
            demands = [selectors.Among(self.listed(group.root, kind), True)]
        for demand in group.filters:
            if self.speaks(demand, demand.written_at):
                demands.append(demand.compile(kind, self))
        return conditions.Exists(selectors.Filtered(party, demands), 1)

    @contextmanager
    def armed_for(self, name: str | None, kind: Kind) -> Iterator[None]:
        """While it lasts, a name means what the steps were armed for."""
        outer, self.bound = self.bound, (name, kind) if name is not None else self.bound
        yield
        self.bound = outer
