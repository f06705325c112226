"""The card that lies beside every deck: which dice there are, when each is rolled, and how many Gigs a unit steals."""

from __future__ import annotations

from typing import Final

from content.terms import terms
from effects.wording.letters import upper
from tools.paper.cyberpunk.look import DECK_LOOK
from tools.paper.faces import BACK, Face
from tools.words import Words
from tools.words.cyberpunk import SYSTEM, term
from tools.words.dice import DICE_PHRASES

REFERENCE: Final = "reference"
DICE: Final = (4, 6, 8, 10, 12, 20)
"""The dice of a player by their sides (rule 2.1)."""
STEALS: Final = ((1, 1), (10, 2), (20, 3), (30, 4))
"""From which power on a unit steals how many Gigs (rule 8.10)."""


def reference_face(words: Words) -> Face:
    """Both of its sides."""
    language = words.language
    said = DICE_PHRASES[language]
    return {
        "kind": "reference",
        **DECK_LOOK.colours,
        "picture": DECK_LOOK.picture(REFERENCE, *BACK),
        "title": upper(said.title, language),
        "dice": list(DICE),
        "order": said.order,
        "last": said.last,
        "min-label": term("min-gig", language),
        "max-label": term("max-gig", language),
        "win": said.win,
        "cred-label": term("street-cred", language),
        "cred": terms(SYSTEM).term("street-cred").meaning(language),
        "steals-label": term("steal", language),
        "power-label": term("power", language),
        "gigs-label": term("gig", language),
        "steals": [[power, gigs] for power, gigs in STEALS],
        "nothing": said.nothing,
    }
