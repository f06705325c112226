"""What happens in a match, in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LOG: Final[Mapping[str, str]] = {
    "setting up": "Setting up",
    "turn": "Turn {turn}: {player}",
    "state of heroes": "{hero} {health}",
    "starts": "{fighter} starts in {space}.",
    "maneuver": "Maneuver",
    "boosts": "{player} boosts with {card}: move {before} + {amount} = {after}.",
    "nobody moves": "Nobody moves.",
    "moves": "{fighter} moves from {start} to {end}.",
    "is placed": "{fighter} is placed: {start} → {end}.",
    "returns": "{fighter} returns in {space} with {health} health.",
    "draws": "{player} draws [a card|{number} cards].",
    "draws known": "{player} draws {cards}.",
    "exhausted": "{player} must draw, but the deck is empty: the fighters are exhausted.",
    "discards": "{player} discards {card}.",
    "scheme": "Scheme: {fighter} plays {card}",
    "nothing happens": "It has no effect.",
    "nothing comes of it": "nothing happens.",
    "attack": "Attack: {attacker} attacks {defender}",
    "attack card": "{fighter} attacks with {card}, value {value}.",
    "defense card": "{fighter} defends with {card}, value {value}.",
    "no defense card": "{fighter} does not defend.",
    "value set": "the value of {card} is set to {amount} ({before} → {after}).",
    "value added": "{amount} is added to the value of {card} ({before} → {after}).",
    "value taken": "{amount} is taken from the value of {card} ({before} → {after}).",
    "value ignored": "the value of {card} is ignored ({before} → {after}).",
    "effects cancelled": "the effects of {card} are cancelled.",
    "result": "Attack {attack} - defense {defense} = {damage} damage: {winner} wins the combat.",
    "result without damage": "Attack {attack} - defense {defense}: no damage, {winner} wins the combat.",
    "result without defense": "Attack {attack}, no defense = {damage} damage: {winner} wins the combat.",
    "result of nothing": "Attack {attack}, no defense: no damage, {winner} wins the combat.",
    "takes damage": "{fighter} takes {amount} damage: health {before} → {after}.",
    "recovers": "{fighter} recovers {amount}: health {before} → {after}.",
    "is defeated": "{fighter} is defeated.",
    "is removed": "{fighter} leaves the board: {player} is out.",
    "declines": "{player} declines.",
    "gains actions": "{player} gains [an action|{number} actions] ({left} left).",
    "from": "{source}: {what}",
    "ability": "{hero:possessive} ability",
    "wins": "{player} wins in turn {turn}: {fallen} is defeated.",
    "wins the tie": "{player} wins in turn {turn}: both heroes fell at the same moment, and it was "
    "{player:possessive} turn.",
    "draw": "Nobody wins: the match ends as a draw after turn {turn}.",
}
