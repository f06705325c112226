"""What it means that something of a card changes for a while."""

from __future__ import annotations

from engine.cyberpunk.terms import ADRENALINE, BLOCKER, COST, GO_SOLO, GO_SOLO_COST, POWER, QUICK, STAT_NAMES, STEALS
from engine.kernel.layout import NOTHING
from tools.log.event import Event
from tools.sentences import Value

AMOUNTS = {
    POWER: "power",
    COST: "cost",
    STEALS: "steals",
    GO_SOLO_COST: "go solo cost",
}
"""The statistics that are numbers, as the phrases call them."""
KEYWORDS = {BLOCKER: "BLOCKER", ADRENALINE: "ADRENALINE", QUICK: "QUICK", GO_SOLO: "GO SOLO"}


def said_of_change(event: Event) -> tuple[str, dict[str, Value]] | None:
    """The phrase for a change and what fills it besides the card; None for what nobody has to know."""
    card, _, amount, stat = event[2:6]
    if stat in AMOUNTS:
        suffix = "" if card != NOTHING else " for all"
        sign = "" if amount < 0 else "+"
        return f"changes {AMOUNTS[stat]}{suffix}", {"amount": f"{sign}{amount}".replace("-", "−")}
    if card == NOTHING:
        return None
    if stat in KEYWORDS:
        return "gains keyword", {"keyword": KEYWORDS[stat]}
    return f"changed: {STAT_NAMES[stat]}", {}
