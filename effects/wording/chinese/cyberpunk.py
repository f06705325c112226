"""The Chinese phrases of cyberpunk's words; `shared.py` tells how phrases are written."""

from __future__ import annotations

from effects.wording.catalogue import Catalogue

CYBERPUNK = Catalogue(
    arguments={
        "until end_of_turn": "直到本回合结束",
        "until your_next_turn": "直到你的下个回合",
        "until used": "下一次",
        "put to trash": "放入你的弃牌区",
        "put to their trash": "放入其弃牌区",
    },
)
