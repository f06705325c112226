"""The numbers behind the game's terms: piles, card types, windows, events, choices, statistics, durations."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Piles of a seat (rule 2.2)
DECK: Final = 0
HAND: Final = 1
TRASH: Final = 2
EDDIES: Final = 3
LEGENDS: Final = 4
FIELD: Final = 5
"""Units, and legends that went solo."""
GEAR: Final = 6
"""Equipped gear, wherever its wearer is."""
RESOLVING: Final = 7
"""A program while it is carried out: it is in no area then (rule 6.3)."""
REMOVED: Final = 8
PILE_KINDS: Final = 9
PILE_NAMES: Final = (
    "deck",
    "hand",
    "trash",
    "Eddies area",
    "Legends area",
    "field",
    "equipped gear",
    "cards being carried out",
    "cards removed from the game",
)

# Types of cards (rule 3)
LEGEND: Final = 0
UNIT: Final = 1
PROGRAM_CARD: Final = 2
GEAR_CARD: Final = 3
TYPE_NAMES: Final = ("legend", "unit", "program", "gear")

# Colours
RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
COLOUR_NAMES: Final = ("red", "yellow", "green", "blue")

# Windows of a card (rule 10.4)
PLAY_WINDOW: Final = 0
"""What a program does; what another card does when it is played."""
CALL_WINDOW: Final = 1
ATTACK_WINDOW: Final = 2
"""When the unit attacks; on gear, when its wearer does."""
DEFEATED_WINDOW: Final = 3
"""After the card was defeated; on gear, after its wearer was."""
WINDOWS: Final = 4
WINDOW_NAMES: Final = ("play", "call", "attack", "defeated")

# Marks of a card in play, one bit each
SPENT: Final = 1
LAG: Final = 2
FACE_UP: Final = 4
SOLO: Final = 8
"""A legend that went solo this turn: lag does not keep it from attacking (rule 6.6)."""
REPLACING: Final = 16
"""The effect with which this card replaces something is being carried out: it does not replace anything else then."""

# Dice (rule 2.1): a seat's dice in the order of their sizes, seat 0's before seat 1's
DICE_OF_SEAT: Final = 6
DICE: Final = 12
SIZES: Final = vec[i64]([4, 6, 8, 10, 12, 20, 4, 6, 8, 10, 12, 20])
"""By die: how many sides it has."""
LARGEST: Final = 5
"""The number of the d20 among the dice of a seat."""

# Statistics that modifiers and standing abilities change. From `BLOCKER` on a card has it when the number is above 0.
POWER: Final = 0
COST: Final = 1
"""What is paid to play a card (rule 7.4); the printed cost that effects read never changes."""
STEALS: Final = 2
"""How many gigs more or fewer a card steals at once."""
GO_SOLO_COST: Final = 3
"""What is paid besides the cost when a legend goes solo."""
BLOCKER: Final = 4
ADRENALINE: Final = 5
QUICK: Final = 6
GO_SOLO: Final = 7
CANNOT_ATTACK: Final = 8
CANNOT_ATTACK_AT_ONCE: Final = 9
"""Not on the turn it came into play, whatever else allows it."""
CANNOT_ATTACK_GIGS: Final = 10
CANNOT_READY: Final = 11
CANNOT_BE_BLOCKED: Final = 12
CANNOT_BE_DEFEATED_IN_FIGHTS: Final = 13
DOES_NOT_DEFEAT: Final = 14
"""The unit that it fights is not defeated by the fight."""
CANNOT_STEAL: Final = 15
"""`of` is the gig: a modifier of it says by its condition which gigs (THAT) whom (BY) it keeps from stealing."""
MUST_ATTACK: Final = 16
MAY_ATTACK_UNITS_AT_ONCE: Final = 17
MAY_ATTACK_GIGS_AT_ONCE: Final = 18
MAY_ATTACK_READY: Final = 19
MAY_ATTACK_READY_BLOCKERS: Final = 20
WINS_FIGHTS: Final = 21
CALLS_FREE: Final = 22
"""The player of the card may Call without paying."""
MAY_REROLL: Final = 23
"""The player of the card may roll the die that comes in once more (rule 9.6)."""
STATS: Final = 24
STAT_NAMES: Final = (
    "power",
    "cost",
    "steals",
    "go_solo_cost",
    "blocker",
    "adrenaline",
    "quick",
    "go_solo",
    "cannot_attack",
    "cannot_attack_at_once",
    "cannot_attack_gigs",
    "cannot_ready",
    "cannot_be_blocked",
    "cannot_be_defeated_in_fights",
    "does_not_defeat",
    "cannot_steal",
    "must_attack",
    "may_attack_units_at_once",
    "may_attack_gigs_at_once",
    "may_attack_ready",
    "may_attack_ready_blockers",
    "wins_fights",
    "calls_free",
    "may_reroll",
)

# What is used up, where it lasts until it is used
USED_BY_ATTACK: Final = (
    CANNOT_BE_BLOCKED,
    MUST_ATTACK,
    MAY_ATTACK_UNITS_AT_ONCE,
    MAY_ATTACK_GIGS_AT_ONCE,
    MAY_ATTACK_READY,
    MAY_ATTACK_READY_BLOCKERS,
)
USED_BY_FIGHT: Final = (CANNOT_BE_DEFEATED_IN_FIGHTS, DOES_NOT_DEFEAT, WINS_FIGHTS)
USED_UP: Final = (COST, GO_SOLO_COST, STEALS, *USED_BY_ATTACK, *USED_BY_FIGHT)
"""The statistics that are used once: by paying, stealing, attacking, fighting. The others last at least for a turn."""

# Until when modifiers and armed effects last
UNTIL_END_OF_TURN: Final = 0
UNTIL_USED: Final = 1
"""Until it has made a difference once, at most to the end of the turn."""
UNTIL_TURN_OF: Final = 2
"""Until the next turn of a seat begins (rule 10.9): the seat is added."""

# Kinds of choices; the first numbers are the kernel's
CHOOSE_ACTION: Final = 10
"""What to do in the main phase: an action and the card it is about, see `deed`."""
CHOOSE_REACTION: Final = 11
CHOOSE_HOST: Final = 12
"""Who wears a gear."""
CHOOSE_PAYMENT: Final = 13
"""What is spent next for a cost: `NOTHING` for an Eddie, else the place of a legend."""
CHOOSE_LEGEND: Final = 14
"""A place in the asked player's Legends area; or `SUBJECTS` and the card, for a legend on the field."""
CHOOSE_TARGET: Final = 15
"""What is attacked: a unit, or `NOTHING` for the rival's gigs."""
CHOOSE_CARD: Final = 16
CHOOSE_GIG: Final = 17
CHOOSE_VALUE: Final = 18
"""Which value a gig is set to."""
CHOOSE_DIE: Final = 19
"""Which die comes in from the fixer area."""
CHOOSE_STOLEN: Final = 20
"""Which gig is stolen next."""
CHOOSE_STARTER: Final = 21
"""Who starts: a seat."""
CHOOSE_MULLIGAN: Final = 22
CHOOSE_REROLL: Final = 23
CHOOSE_REPLACEMENT: Final = 24
"""Which effect replaces what would happen: a row of the line-up's replacements, or `NOTHING`."""
CHOOSE_ROLL: Final = 25
"""What a die shows, where chance is asked."""
CHOOSE_TYPE: Final = 26
"""A type of card, to be named."""

# Actions, as they stand in the options of `CHOOSE_ACTION` and `CHOOSE_REACTION`
PASS: Final = 0
SELL: Final = 1
PLAY_CARD_ACTION: Final = 2
GO_SOLO_ACTION: Final = 3
PLAY_LEGEND: Final = 4
CALL: Final = 5
ACTIVATE: Final = 6
"""The subject is a row of the line-up's activations."""
ATTACK: Final = 7
BLOCK: Final = 8
ACTION_NAMES: Final = ("pass", "sell", "play", "go-solo", "play-legend", "call", "use", "attack", "block")
SUBJECTS: Final = 4096
"""More than there are cards or activations: an option is an action times this, plus its subject."""


# Events. Their seat is whose doing it is. `that` is what it happens to, `by` the card that does it, `amount` how much;
# the fourth number is for the log.
MATCH_STARTED: Final = 0
ROLLED_OFF: Final = 1
"""amount: what the player rolled to see who starts."""
STARTS: Final = 2
MULLIGAN: Final = 3
"""amount: 1 if the hand was drawn anew."""
START_OF_TURN: Final = 4
END_OF_TURN: Final = 5
READIED: Final = 6
DRAWN: Final = 7
"""that: the card; nothing waits for it."""
DIE_ROLLED: Final = 8
"""that: the die; amount: what it shows; fourth: 1 if it will be rolled once more. Nothing waits for it."""
ROLLED: Final = 9
"""A gig came in from the fixer area. that: the gig; amount: its value."""
SOLD: Final = 10
"""that: the card, or `NOTHING` when nobody saw it."""
PLAYED: Final = 11
"""that: the card; amount: what was paid; fourth: 1 if it went solo."""
CALLED: Final = 12
ACTIVATED: Final = 13
"""by: the card; amount: which of its abilities."""
ATTACKS: Final = 14
"""by: the attacker; that: the attacked unit, or `NOTHING` for gigs."""
BLOCKS: Final = 15
"""by: the blocker; that: the attacker."""
SPENT_EVENT: Final = 16
"""that: the card."""
FIGHTS: Final = 17
"""Two units begin to fight. by: the attacker; that: the other; amount: the attacker's power; fourth: the other's."""
WINS_FIGHT: Final = 18
"""by: the winner; that: the loser; amount: by how much power."""
LOSES_FIGHT: Final = 19
"""that: the loser; by: the unit it fought."""
STEALS_GIG: Final = 20
"""Once for each gig. that: the gig; by: who steals it; amount: its value."""
STEALS_GIGS: Final = 21
"""Once for all gigs stolen together. by: who steals them; amount: how many."""
STEAL_REPLACED: Final = 22
"""that: the gig that was not stolen; by: who would have stolen it."""
DEFEATED: Final = 23
"""that: the card, which is still where it was; by: the card that defeats it, or `NOTHING`."""
DEFEAT_REPLACED: Final = 24
"""that: the card that was not defeated."""
ADJUSTED: Final = 25
"""that: the gig; by: the card that did it; amount: its value now; fourth: its value before."""
SWAPPED: Final = 26
"""that: the gig that the rival had; by: the card that did it; fourth: the gig given for it."""
MOVED: Final = 27
"""that: the card (`NOTHING` if it is hidden from somebody); amount: the pile; fourth: the pile it was in."""
DISCARDED: Final = 28
TRASHED: Final = 29
"""that: a card that went from the deck to the trash."""
REVEALED: Final = 30
LOOKED: Final = 31
"""that: a card that the player looked at; fourth: the pile it is in."""
EQUIPPED: Final = 32
"""that: the gear; by: its wearer."""
CHANGED: Final = 33
"""A modifier began. that: what it changes, or `NOTHING`; by: the card that did it; amount; fourth: the statistic."""
ARMED: Final = 34
"""An effect waits for later. by: the card that did it."""
ATTACK_ENDED: Final = 35
"""by: the attacker; amount: 1 if it ended without a fight or a theft."""
PAID: Final = 36
"""amount: how many Eddies."""
OVERTIME: Final = 37
MATCH_ENDED: Final = 38
"""The seat has won. amount: why, see `ENDS`."""
EFFECT_BEGUN: Final = 39
"""What follows comes from an effect of a card; without a program, from none any more."""
DECLINED: Final = 40
"""A player was asked whether something happens, and said no."""
PASSED: Final = 41
"""A player ended his main phase or his reactions."""
NAMED: Final = 42
"""A player named a type of card: amount."""
EVENTS: Final = 43
EVENT_NAMES: Final = (
    "match_started",
    "rolled_off",
    "starts",
    "mulligan",
    "start_of_turn",
    "end_of_turn",
    "readied",
    "drawn",
    "die_rolled",
    "rolled",
    "sold",
    "played",
    "called",
    "activated",
    "attacks",
    "blocks",
    "spent",
    "fights",
    "wins_fight",
    "loses_fight",
    "steals_gig",
    "steals_gigs",
    "steal_replaced",
    "defeated",
    "defeat_replaced",
    "adjusted",
    "swapped",
    "moved",
    "discarded",
    "trashed",
    "revealed",
    "looked",
    "equipped",
    "changed",
    "armed",
    "attack_ended",
    "paid",
    "overtime",
    "match_ended",
    "effect_begun",
    "declined",
    "passed",
    "named",
)

# Why a match ended
SEVEN_GIGS: Final = 0
DECKED_OUT: Final = 1

# The programs of the rules, in the order of the line-up's programs
OPENING_PROGRAM: Final = 0
TURN_PROGRAM: Final = 1
PLAY_PROGRAM: Final = 2
CALL_PROGRAM: Final = 3
ACTIVATE_PROGRAM: Final = 4
ATTACK_PROGRAM: Final = 5
DEFEAT_PROGRAM: Final = 6
STEAL_PROGRAM: Final = 7

OPENING_HAND: Final = 6
LEGENDS_OF_DECK: Final = 3
GIGS_TO_WIN: Final = 7
LAST_REGULAR_TURN: Final = 14
"""Both players have had seven turns when this one is complete (rule 1.3)."""


def is_card_choice(kind: i64) -> bool:
    """Whether the options of a choice are cards and nothing else."""
    return kind == CHOOSE_CARD or kind == CHOOSE_HOST
