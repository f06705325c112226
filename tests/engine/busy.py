"""A match full of choices inside effects: what is hardest to copy, to replay and to compile."""

from __future__ import annotations

from engine.kernel.match import Match
from engine.unmatched.setup import begin, line_up
from tests.engine.building import grid, hero

HOP = "after_combat: [{move: {who: {each: combatants}, up_to: 2}}]"
EITHER = (
    "during_combat: [{choose: {count: 2, options: ["
    "{draw: 1}, {add: {value: 2}}, {recover: {who: your_hero, amount: 1}}]}}]"
)
ROB = (
    "scheme: [{discard: {cards: {random: 1, of: opponent_hand}}, as: dropped}, {may: opponent, draw: 1}, "
    "{damage: {to: {one: fighters}, amount: {boost_of: dropped}}}]"
)
CALL = (
    "scheme: [{return: {who: {one: cub}, in: {one: spaces, in_zone_of: your_hero}}}, "
    "{pick: {up_to: 2, of: your_hand}, as: spent}, {discard: {cards: {each: spent}}, then: [{draw: spent}]}]"
)
BUSY = f"""
{{id: hop, type: versatile, value: 3, boost: 2, copies: 3, {HOP}}}
{{id: either, type: versatile, value: 2, copies: 3, {EITHER}}}
{{id: rob, type: scheme, boost: 1, copies: 3, {ROB}}}
{{id: call, type: scheme, boost: 3, copies: 3, {CALL}}}
"""
CUBS = "{id: cub, count: 2, health: 2, attack: ranged}"


def busy(seed: int, size: int = 4) -> Match:
    """A match full of choices inside effects."""
    heroes = [
        hero("fox", BUSY, sidekicks=CUBS, abilities="{when: after_attack, may: you, draw: 1}"),
        hero("owl", BUSY.replace("cub", "owlet"), sidekicks=CUBS.replace("cub", "owlet")),
    ]
    return begin(line_up(heroes, grid(size, size, zone_size=2), 60), seed)
