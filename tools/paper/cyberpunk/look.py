"""What the colours look like, and the backs, which look the same whatever lies before them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from content.schema.cyberpunk.card import CardColour
from tools.paper.cyberpunk.patterns import cells, chevrons, circuits, glitches, towers
from tools.paper.look import Look, look_in

COLOUR_LOOKS: Final[Mapping[CardColour, Look]] = {
    CardColour.RED: look_in("#a8232f", glitches),
    CardColour.YELLOW: look_in("#8a6200", chevrons),
    CardColour.GREEN: look_in("#1f6b3f", circuits),
    CardColour.BLUE: look_in("#1d5296", towers),
}
"""The look of each colour; its pattern and the shape of its RAM are its own too, so that none is told by ink alone."""
DECK_LOOK: Final = look_in("#3f4a5f", cells)
"""The back of all cards of all decks: a card face down tells nothing, not even which way up it lies."""
LEGEND_LOOK: Final = look_in("#5a3a7a", cells)
"""The back of all legends."""
