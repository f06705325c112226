"""The layout of the rows of numbers in a state: what stands in which cell.

A row is addressed by its offset in its array; `frames[frame + PC]` reads the position of the frame at `frame`.
"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
"""No seat."""
NOTHING: Final = -1
"""No card, fighter, space or option; also a card whose identity a view hides."""
HIDDEN: Final = -2
"""In the names of a view: this and everything below stands for a card that the view hides (see `hiding.py`)."""

# A frame: one program being carried out.
PROGRAM: Final = 0
"""Which program, as an index into the table's programs."""
PC: Final = 1
"""The next instruction."""
PLAY: Final = 2
"""The offset of the play this frame works for, or `NOTHING`."""
OWNS_PLAY: Final = 3
"""1 if the play ends with this frame."""
HAPPENED: Final = 4
"""1 if the verb carried out last changed, moved or showed something ("if you do")."""
FIRST: Final = 5
"""A number of the program's own: the first row of a batch, the rounds left of a loop."""
LAST: Final = 6
"""A second number of the program's own."""
FRAME_SIZE: Final = 7
FEW_FRAMES: Final = 8
"""Room for as many frames as most matches need; like that for plays, rows and modifiers it grows when it is full."""
MAX_FRAMES: Final = 256
"""How deep programs may nest; deeper is a runaway effect. Rooms double, so it is a power of two times the room."""

# A play: a card or ability being carried out, with everything its steps may ask about.
PLAY_SEAT: Final = 0
"""`you`: the seat whose step it is."""
PLAY_OWNER: Final = 1
"""The seat from whose deck the card or ability is; its ids are read from this seat's side."""
PLAY_CARD: Final = 2
"""The card, or `NOTHING` for an ability."""
PLAY_ACTOR: Final = 3
"""Who carries it out: the fighter or unit that plays the card, or whose ability it is; `NOTHING` if nobody does."""
PLAY_CANCELLED: Final = 4
"""The windows whose effects are cancelled, one bit each."""
PLAY_DONE: Final = 5
"""The windows whose effects have begun, one bit each."""
PLAY_OPPONENT: Final = 6
"""`opponent`: the other side, or `NOBODY` where nothing fixes it yet."""
PLAY_THAT: Final = 7
"""`that`: what the event happened to, or the thing at hand."""
PLAY_BY: Final = 8
"""`by`: what did it, for the effects of an event."""
PLAY_AMOUNT: Final = 9
"""How much it was, for the effects of an event."""
PLAY_BOUND: Final = 10
"""What an effect that was armed for later was armed for, or `NOTHING`."""
PLAY_NAMES: Final = 11
"""Where the named results of steps start."""
FEW_PLAYS: Final = 4

# A named result inside a play.
NAME_AMOUNT: Final = 0
"""How much."""
NAME_COUNT: Final = 1
"""How many things follow."""
NAME_IS_CARDS: Final = 2
"""1 if the things are cards."""
NAME_ITEMS: Final = 3
"""The things: cards, fighters or spaces."""

# A listener: an ability that waits for an event.
LISTENER_SEAT: Final = 0
LISTENER_PROGRAM: Final = 1
"""The program; `NOTHING` if it is only noted that the event happened."""
LISTENER_ACTOR: Final = 2
"""Whose ability it is."""
LISTENER_WHOSE: Final = 3
"""Whose events it waits for."""
LISTENER_CONDITION: Final = 4
"""The condition asked when the event happens, as an index into the table's, or `NOTHING`."""
LISTENER_NOTE: Final = 5
"""Where it is noted that the event happened this turn, because only the first one counts; or `NOTHING`."""
LISTENER_SIZE: Final = 6

# Whose events a listener waits for; the events of nobody are everybody's.
OWN_EVENTS: Final = 0
EVENTS_OF_OTHERS: Final = 1
ALL_EVENTS: Final = 2

# An armed effect: a listener that a program left behind; it works once.
ARMED_EVENT: Final = 0
ARMED_LISTENER: Final = 1
"""From here on the cells of a listener."""
ARMED_BOUND: Final = 7
"""What it was armed for."""
ARMED_UNTIL: Final = 8
ARMED_SIZE: Final = 9
FEW_ARMED: Final = 4

# A row of a batch or of a queue: one effect that waits for its turn.
ROW_SEAT: Final = 0
ROW_PROGRAM: Final = 1
"""The program; `NOTHING` once it has begun."""
ROW_PLAY: Final = 2
"""The play it belongs to, or `NOTHING`: it begins one of its own."""
ROW_ACTOR: Final = 3
"""For an effect that begins its own play: whose ability it is."""
ROW_THAT: Final = 4
"""For an effect that begins its own play: what the event happened to; so the others from here on."""
ROW_BY: Final = 5
ROW_AMOUNT: Final = 6
ROW_BOUND: Final = 7
ROW_SIZE: Final = 8
FEW_ROWS: Final = 4

# A modifier: something that changes a number for a while.
MOD_STAT: Final = 0
MOD_OF: Final = 1
"""What it changes, by its number: what numbers mean is up to the stat (a play by its offset). `NOTHING` is all of which
its condition holds.
"""
MOD_LAYER: Final = 2
MOD_AMOUNT: Final = 3
MOD_SOURCE: Final = 4
"""The card that made it, or `NOTHING`."""
MOD_UNTIL: Final = 5
MOD_CONDITION: Final = 6
"""A condition asked for each thing, as an index into the table's, or `NOTHING`."""
MOD_SIZE: Final = 7
FEW_MODIFIERS: Final = 6
MAX_MODIFIERS: Final = 192
"""How many changes may be in force at once; more is a runaway effect."""

# An event: something that happened, for the log and for those who watch.
EVENT_KIND: Final = 0
EVENT_SEAT: Final = 1
EVENT_A: Final = 2
EVENT_B: Final = 3
EVENT_C: Final = 4
EVENT_D: Final = 5
EVENT_SIZE: Final = 6

# The outcome of a match, in `winner`.
UNDECIDED: Final = -1
DRAW: Final = -2
