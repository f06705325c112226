"""The abilities of physical cards: what is printed on a card type, with the card whose it is."""

from __future__ import annotations

from mypy_extensions import i64

from engine.cyberpunk.decks import Card, Replacement, Standing


class CardStanding:
    """What one card changes as long as a condition holds."""

    def __init__(self, actor: i64, standing: Standing) -> None:
        self.actor: i64 = actor
        self.stat: i64 = standing.stat
        self.layer: i64 = standing.layer
        self.amount = standing.amount
        self.condition = standing.condition
        self.of = standing.of


class CardReplacement:
    """What one card puts in the place of an event."""

    def __init__(self, actor: i64, replacement: Replacement, program: i64) -> None:
        self.actor: i64 = actor
        self.event: i64 = replacement.event
        self.condition = replacement.condition
        self.optional = replacement.optional
        self.program: i64 = program


class CardActivation:
    """An ability of one card that its player may use."""

    def __init__(self, actor: i64, number: i64, card: Card, program: i64) -> None:
        activation = card.activations[number]
        self.actor: i64 = actor
        self.number: i64 = number
        self.program: i64 = program
        self.spend = activation.spend
        self.pay = activation.pay
        self.quick = activation.quick
        self.condition = activation.condition
