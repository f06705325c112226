"""A compiled deck: plain data and programs, ready to take a seat in any match."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.kernel.layout import OWN_EVENTS
from engine.kernel.modifiers import ADD
from engine.kernel.program import Amount, Condition, Program, Selector


@dataclass(frozen=True)
class Listener:
    """An ability that waits for an event; or, without a program, a note that the event happened this turn."""

    event: int
    program: Program | None
    condition: Condition | None = None
    """Asked when the event happens (rule 10.3): `That`, `By` and `EventAmount` are those of the event."""
    whose: int = OWN_EVENTS
    """Whose events: those of the card's player, of the rival, or of both (`engine/kernel/layout.py`)."""
    first: bool = False
    """Only the first such event of each turn counts, also of those before the card was in play (rule 10.14)."""


@dataclass(frozen=True)
class Standing:
    """A number that is another as long as a condition holds and the text of the card works."""

    stat: int
    amount: Amount
    condition: Condition | None = None
    of: Selector | None = None
    """What it changes; None is the card itself, whose `COST` it changes wherever the card is."""
    layer: int = ADD
    """`SET` or `ADD` of `engine/kernel/modifiers.py`."""


@dataclass(frozen=True)
class Replacement:
    """Something that happens instead of an event, `DEFEATED` or `STEALS_GIG` (rule 10.7)."""

    event: int
    program: Program
    condition: Condition | None = None
    """Whether it can replace the event, asked with `That` and `By` of it; also whether what it costs can be paid."""
    optional: bool = False


@dataclass(frozen=True)
class Activation:
    """An ability that its player may use in his main phase (rules 10.5, 10.6)."""

    program: Program
    spend: bool = False
    """Whether the card is spent for it; for gear, its wearer."""
    pay: Amount | None = None
    """How many Eddies are paid for it."""
    quick: bool = False
    condition: Condition | None = None
    """Without it, the ability cannot be used: other costs that must be payable."""


@dataclass(frozen=True)
class Card:
    """What is printed on a card, and its programs."""

    id: str
    name: str
    """The name without the subtitle: what `named` asks for, and what tells legends of one deck apart (rule 3.1)."""
    type: int
    colour: int
    cost: int = -1
    """-1 if none is printed (rule 6.9)."""
    power: int = -1
    ram: int = 0
    sell: bool = False
    tags: tuple[str, ...] = ()
    keywords: tuple[int, ...] = ()
    """`BLOCKER`, `ADRENALINE`, `QUICK`, `GO_SOLO`; those of gear are its wearer's."""
    programs: dict[int, Program] = field(default_factory=dict)
    """By window."""
    listeners: tuple[Listener, ...] = ()
    standings: tuple[Standing, ...] = ()
    replacements: tuple[Replacement, ...] = ()
    activations: tuple[Activation, ...] = ()
    later: tuple[Listener, ...] = ()
    """What its programs arm for later; `Arm` names them by their numbers. `first` means nothing here."""
    guards: tuple[Condition, ...] = ()
    """Conditions that its programs give to modifiers; `Change` names them by their numbers."""
    mark: str = ""
    """What its abilities were made from, in a word: as long as that is the same, the mark is."""


@dataclass(frozen=True)
class Deck:
    """Three legends and the cards of the main deck with their copies (rules 3.1, 3.2)."""

    id: str
    legends: tuple[Card, ...]
    cards: tuple[tuple[Card, int], ...]
    names: int = 0
    """How many named results one of its programs uses at most."""
    most_named: int = 1
    """How many things one of its names holds at most."""
