"""The numbers behind the game's terms: piles, windows, card types, events, choices, statistics."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Piles of a seat
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
IN_PLAY: Final = 3
"""Where a card lies while it is carried out; face down until the reveal (rule 40)."""
PILE_KINDS: Final = 4
PILE_NAMES: Final = ("deck", "hand", "discard pile", "cards in play")

# Windows of a card, in their order (rule 44)
IMMEDIATELY: Final = 0
DURING_COMBAT: Final = 1
AFTER_COMBAT: Final = 2
SCHEME_WINDOW: Final = 3
WINDOWS: Final = 4
WINDOW_NAMES: Final = ("immediately", "during_combat", "after_combat", "scheme")

# Types of cards: a versatile card is an attack and a defense card (rule 42)
ATTACK_CARD: Final = 1
DEFENSE_CARD: Final = 2
VERSATILE_CARD: Final = 3
SCHEME_CARD: Final = 4

# Actions (rule 10)
MANEUVER: Final = 0
SCHEME: Final = 1
ATTACK: Final = 2
ACTION_NAMES: Final = ("maneuver", "scheme", "attack")

# Statistics that modifiers change
VALUE: Final = 0
"""The value of a card in combat; `of` is its play."""
MOVE: Final = 1
"""How far the fighters of a seat may move in a maneuver; only standing abilities change it."""
DAMAGE_TAKEN: Final = 2
"""How much a fighter takes of a damage; `of` is the fighter. The kind of damage is added: each is a statistic."""

# Until when modifiers last
UNTIL_END_OF_COMBAT: Final = 0
UNTIL_CANCELLED: Final = 1
"""Until the effects of the attack card are cancelled, or the combat ends (rule 61)."""

# Kinds of damage (rules 47, 51)
COMBAT_DAMAGE: Final = 0
EFFECT_DAMAGE: Final = 1
EXHAUSTION_DAMAGE: Final = 2

# Kinds of choices; the first numbers are the kernel's
CHOOSE_ACTION: Final = 10
CHOOSE_BOOST: Final = 11
CHOOSE_MOVER: Final = 12
CHOOSE_SPACE: Final = 13
"""Where a fighter goes, is placed or returns."""
CHOOSE_SCHEME: Final = 14
CHOOSE_USER: Final = 15
CHOOSE_ATTACKER: Final = 16
CHOOSE_TARGET: Final = 17
CHOOSE_ATTACK_CARD: Final = 18
CHOOSE_DEFENSE: Final = 19
CHOOSE_EXCESS: Final = 20
"""Which card to discard down to the hand limit."""
CHOOSE_CARD: Final = 21
CHOOSE_FIGHTER: Final = 22
CHOOSE_START: Final = 23
"""Where a sidekick starts."""
CHOOSE_OPPONENT: Final = 24
"""Which of several opponents a card or an ability means."""

# Events
GAME_STARTED: Final = 0
START_OF_TURN: Final = 1
END_OF_TURN: Final = 2
MANEUVERED: Final = 3
MANEUVER_ENDED: Final = 4
SCHEME_PLAYED: Final = 5
SCHEME_ENDED: Final = 6
ATTACK_DECLARED: Final = 7
CARDS_REVEALED: Final = 8
COMBAT_RESULT: Final = 9
AFTER_ATTACK: Final = 10
COMBAT_WON: Final = 11
COMBAT_LOST: Final = 12
COMBAT_ENDED: Final = 13
CARD_DRAWN: Final = 14
EXHAUSTED: Final = 15
CARD_DISCARDED: Final = 16
BOOSTED: Final = 17
MOVED: Final = 18
PLACED: Final = 19
RETURNED: Final = 20
DAMAGED: Final = 21
RECOVERED: Final = 22
DEFEATED: Final = 23
VALUE_SET: Final = 24
VALUE_ADDED: Final = 25
VALUE_IGNORED: Final = 26
EFFECTS_CANCELLED: Final = 27
ACTIONS_GAINED: Final = 28
GAME_ENDED: Final = 29
EFFECT_BEGUN: Final = 30
"""What follows comes from an effect of a card or an ability; without a program, from none any more."""
DECLINED: Final = 31
"""A player was asked whether something happens, and said no."""
REMOVED: Final = 32
"""A fighter left the board because its side is out; nothing waits for it."""
LOOKED: Final = 33
"""A player looked at cards (how many, and whose); nothing waits for it."""
CARD_PUT: Final = 34
"""A card went into another pile, neither drawn nor discarded: the pile, whether under it, whether all saw it."""
SHUFFLED: Final = 35
DAMAGE_PREVENTED: Final = 36
"""A fighter would have taken damage; nothing waits for it."""
HEALTH_SET: Final = 37
STATE_SWITCHED: Final = 38
"""A hero is in another state: which of his states, and which of its values."""
SET_UP: Final = 39
"""All fighters of a player have been placed (rule 8)."""
BOOST_LAID: Final = 40
"""A card was put face down to boost an attack; which one, nobody else knows."""
BOOST_REVEALED: Final = 41
BOOST_LOST: Final = 42
EVENTS: Final = 43
EVENT_NAMES: Final = (
    "game_started",
    "start_of_turn",
    "end_of_turn",
    "maneuvered",
    "maneuver_ended",
    "scheme_played",
    "scheme_ended",
    "attack_declared",
    "cards_revealed",
    "combat_result",
    "after_attack",
    "combat_won",
    "combat_lost",
    "combat_ended",
    "card_drawn",
    "exhausted",
    "card_discarded",
    "boosted",
    "moved",
    "placed",
    "returned",
    "damaged",
    "recovered",
    "defeated",
    "value_set",
    "value_added",
    "value_ignored",
    "effects_cancelled",
    "actions_gained",
    "game_ended",
    "effect_begun",
    "declined",
    "removed",
    "looked",
    "card_put",
    "shuffled",
    "damage_prevented",
    "health_set",
    "state_switched",
    "set_up",
    "boost_laid",
    "boost_revealed",
    "boost_lost",
)

# The programs of the rules, in the order of the line-up's programs
BATCH_PROGRAM: Final = 0
OPENING_PROGRAM: Final = 1
TURN_PROGRAM: Final = 2
ACTION_PROGRAMS: Final = 3
"""The program of the first action; the others follow in the order of the actions."""

ACTIONS_A_TURN: Final = 2
OPENING_HAND: Final = 5
HAND_LIMIT: Final = 7
EXHAUSTION: Final = 2
"""The damage of a draw that an empty deck cannot give (rule 25)."""


def is_card_choice(kind: i64) -> bool:
    """Whether the options of a choice are cards."""
    return (
        kind == CHOOSE_CARD
        or kind == CHOOSE_BOOST
        or kind == CHOOSE_SCHEME
        or kind == CHOOSE_ATTACK_CARD
        or kind == CHOOSE_DEFENSE
        or kind == CHOOSE_EXCESS
    )
