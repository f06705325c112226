"""How the report on the shape of a board is worded in each language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardPhrases:
    """How the report is worded in a language; where a `{number}` has forms, they are parted by `|`."""

    spaces: str
    zones: str
    paths: str
    one_way_paths: str
    secret_passages: str
    steps: str
    no_way: str
    between_starts: str
    too_few_starts: str
    row_paths: str
    row_several: str
    row_distances: str
    row_bottlenecks: str
    row_start: str
    adjacent: str
    have_adjacent: str
    without_common_zone: str
    farthest: str
    closed_off: str
    start: str
    reaches: str
    sees: str
    none: str
    semicolon: str


BOARD_PHRASES: Final[Mapping[str, BoardPhrases]] = {
    "en": BoardPhrases(
        spaces="{number} space|{number} spaces",
        zones="{number} zone|{number} zones",
        paths="{number} path|{number} paths",
        one_way_paths="{number} one-way path|{number} one-way paths",
        secret_passages="{number} secret passage|{number} secret passages",
        steps="{number} step|{number} steps",
        no_way="no way",
        between_starts="{steps} from start {here} to {there}",
        too_few_starts="fewer than two starts",
        row_paths="paths",
        row_several="in several",
        row_distances="distances",
        row_bottlenecks="bottlenecks",
        row_start="start {number}",
        adjacent="adjacent spaces: {degrees}",
        have_adjacent="{number} have {adjacent}",
        without_common_zone="without a common zone: {paths}",
        farthest="{number} at most between any two spaces",
        closed_off="not every space can be walked to",
        start="{space}; {nearer} spaces nearest; {in_zone} more in its zone; reaches {reach}",
        reaches="{number} with move {move}",
        sees="sees start {starts}",
        none="none",
        semicolon="; ",
    ),
    "tr": BoardPhrases(
        spaces="{number} alan",
        zones="{number} bölge",
        paths="{number} yol",
        one_way_paths="{number} tek yönlü yol",
        secret_passages="{number} gizli geçit",
        steps="{number} adım",
        no_way="yol yok",
        between_starts="başlangıç {here} → {there}: {steps}",
        too_few_starts="ikiden az başlangıç",
        row_paths="yollar",
        row_several="çok bölgeli",
        row_distances="uzaklıklar",
        row_bottlenecks="dar boğazlar",
        row_start="başlangıç {number}",
        adjacent="komşu sayısı: {degrees}",
        have_adjacent="{number} alanda {adjacent}",
        without_common_zone="ortak bölgesi olmayan: {paths}",
        farthest="herhangi iki alan arasında en çok {number}",
        closed_off="her alana yürünemiyor",
        start="{space}; en yakın olduğu {nearer} alan; bölgesinde {in_zone} alan daha; eriştiği: {reach}",
        reaches="hareket {move} ile {number}",
        sees="gördüğü başlangıç: {starts}",
        none="yok",
        semicolon="; ",
    ),
    "zh": BoardPhrases(
        spaces="{number}个空格",
        zones="{number}个区域",
        paths="{number}条通路",
        one_way_paths="{number}条单向通路",
        secret_passages="{number}条秘密通道",
        steps="{number}步",
        no_way="无路可走",
        between_starts="起始空格{here}到{there}：{steps}",
        too_few_starts="起始空格少于两个",
        row_paths="通路",
        row_several="多区域",
        row_distances="距离",
        row_bottlenecks="瓶颈",
        row_start="起始空格{number}",
        adjacent="相邻空格数：{degrees}",
        have_adjacent="{number}个空格有{adjacent}个",
        without_common_zone="两端无共同区域：{paths}",
        farthest="任意两个空格之间最多{number}步",
        closed_off="有的空格走不到",
        start="{space}；离它最近的空格{nearer}个；同区域的空格另有{in_zone}个；可达：{reach}",
        reaches="移动{move}时{number}个",
        sees="看得见起始空格{starts}",
        none="无",
        semicolon="；",
    ),
}
"""By language."""
