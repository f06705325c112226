"""The vocabulary of a game system as people meet it: each single word and what it means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

PLAYERS = frozenset({"you", "opponent"})
HAND_OWNERS = {"your_hand": "you", "opponent_hand": "opponent"}
"""The player whose cards are meant, where he picks them himself unless told otherwise."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of one system by what they stand for, each with its meaning."""

    things: Mapping[str, str]
    """Fighters, cards and spaces."""
    players: Mapping[str, str]
    amounts: Mapping[str, str]
    conditions: Mapping[str, str]
    events: Mapping[str, str]
    qualities: Mapping[str, str]
    """The words of the filter `is`."""


UNMATCHED = Vocabulary(
    things={
        "your_fighter": "The fighter you play the card with; in a combat, yours of the two.",
        "opposing_fighter": "The other fighter of the combat.",
        "attacker": "The fighter that attacks.",
        "defender": "The fighter that is attacked.",
        "combatants": "The attacker and the defender.",
        "fighters": "All fighters on the board.",
        "your_fighters": "Your hero and your sidekicks.",
        "friendly_fighters": "Your fighters and those of your team mates.",
        "opposing_fighters": "The fighters of the other side.",
        "your_hero": "Your hero.",
        "opposing_hero": "The hero of the other side.",
        "your_card": "The card you play; in a combat, yours of the two.",
        "opposing_card": "The other card of the combat.",
        "your_hand": "The cards in your hand.",
        "your_deck": "The cards in your deck.",
        "your_discard": "The cards in your discard pile.",
        "opponent_hand": "The cards in your opponent's hand.",
        "opponent_deck": "The cards in your opponent's deck.",
        "opponent_discard": "The cards in your opponent's discard pile.",
        "spaces": "All spaces of the board.",
        "that": "The thing at hand, such as what an event happened to.",
    },
    players={
        "you": "The player who plays the card; for an ability, the player whose hero has it.",
        "opponent": "The player on the other side.",
    },
    amounts={
        "combat_damage": "The damage that the attack of this combat dealt.",
    },
    conditions={
        "won": "You won the combat.",
        "lost": "You lost the combat.",
        "attacking": "Your fighter is the attacker.",
        "defending": "Your fighter is the defender.",
        "your_turn": "It is your turn.",
    },
    events={
        "start_of_turn": "Your turn starts.",
        "end_of_turn": "Your turn ends.",
        "after_attack": "Your fighter has attacked, and the card effects of the combat are done.",
        "combat_won": "You have won a combat.",
        "combat_lost": "You have lost a combat.",
        "combat_ended": "A combat has ended.",
        "maneuver_ended": "You have maneuvered.",
        "scheme_ended": "You have played a scheme.",
    },
    qualities={
        "hero": "A fighter that is a hero.",
        "sidekick": "A fighter that is a sidekick.",
        "defeated": "A fighter that was defeated.",
        "damaged": "A fighter with less than its full health.",
        "undamaged": "A fighter with its full health.",
        "empty": "A space without a fighter.",
        "occupied": "A space with a fighter.",
        "attack": "An attack card, or a versatile card.",
        "defense": "A defense card, or a versatile card.",
        "versatile": "A versatile card.",
        "scheme": "A scheme card.",
    },
)


def vocabulary(system: str) -> Vocabulary:
    """The words of a game system."""
    return {"unmatched": UNMATCHED}[system]
