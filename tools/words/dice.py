"""What is said beside dice: on the card that tells of them, and on the mat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class DicePhrases:
    """The sentences of one language."""

    title: str
    order: str
    """When the dice are rolled."""
    last: str
    """A word beside the die that is rolled last."""
    win: str
    """How Gigs win."""
    nothing: str
    """What a unit without power steals."""


DICE_PHRASES: Final[Mapping[str, DicePhrases]] = {
    "en": DicePhrases(
        title="dice",
        order="Each turn, after you draw: roll one of your dice and put it into your Gig area. The d20 comes last.",
        last="last",
        win="7 Gigs at the start of your turn win.",
        nothing="With 0 power a unit steals nothing.",
    ),
    "tr": DicePhrases(
        title="zarlar",
        order="Her tur, kart çektikten sonra: zarlarınızdan birini atıp Gig bölgenize koyun. d20 en son gelir.",
        last="en son",
        win="Turunuza 7 Gig ile başlarsanız kazanırsınız.",
        nothing="Gücü 0 olan birim hiç Gig çalamaz.",
    ),
    "zh": DicePhrases(
        title="骰子",
        order="每回合抽牌之后：掷你的一颗骰子并放入你的任务区。d20最后掷。",
        last="最后",
        win="你的回合开始时有7颗任务骰即获胜。",
        nothing="力量为0的单位不能偷取。",
    ),
}
