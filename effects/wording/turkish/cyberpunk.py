"""The Turkish phrases of cyberpunk's words; `shared.py` tells how phrases are written."""

from __future__ import annotations

from effects.wording.catalogue import Catalogue

CYBERPUNK = Catalogue(
    arguments={
        "until end_of_turn": "bu turun sonuna kadar",
        "until your_next_turn": "sonraki turunuza kadar",
        "until used": "bir sonraki seferde",
        "put to trash": "çöpünüze",
        "put to their trash": "{who:whose}çöpüne",
    },
)
