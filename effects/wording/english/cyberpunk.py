"""The English phrases of cyberpunk's words; `shared.py` tells how phrases are written."""

from __future__ import annotations

from effects.wording.catalogue import Catalogue

CYBERPUNK = Catalogue(
    arguments={
        "until end_of_turn": "until the end of this turn",
        "until your_next_turn": "until your next turn",
        "until used": "the next time",
        "put to trash": "into your trash",
        "put to their trash": "into their trash",
    },
)
