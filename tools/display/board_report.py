"""What the shape of a board does to a match, in words: a line for `check`, a table for `show`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from content.checks.board_report import BoardReport, StartReport
from content.schema.board import Board
from tools.words import words
from tools.words.labels import formed

if TYPE_CHECKING:
    from rich.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrases:
    """How a report is worded in a language; where a `{number}` has forms, they are parted by `|`."""

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


PHRASES: Mapping[str, Phrases] = {
    "en": Phrases(
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
    "tr": Phrases(
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
    "zh": Phrases(
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
        without_common_zone="无共同区域：{paths}",
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


def summary(report: BoardReport, language: str = "en") -> str:
    """The report in one line.

    >>> from content.library import load
    >>> summary(load().board("yukon").report())
    '31 spaces, 39 paths, 7 zones, 5 steps from start 1 to 2'
    """
    said = _Report(report, language)
    zones = formed(said.phrases.zones, len(report.zones))
    return said.row([formed(said.phrases.spaces, report.spaces), *said.joins(), zones, *said.distances()])


def report_table(report: BoardReport, board: Board, language: str = "en") -> Table:
    """The report as a table for a terminal, a row for each thing that is measured."""
    from rich.table import Table
    from rich.text import Text

    from tools.display.line_breaks import Broken

    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(no_wrap=True)
    for head, told in rows(report, board, language):
        table.add_row(head, Broken(Text(told)))
    return table


def rows(report: BoardReport, board: Board, language: str = "en") -> Iterator[tuple[str, str]]:
    """What is measured, and what came out."""
    said = _Report(report, language)
    phrases, labels = said.phrases, words(language)
    degrees = [phrases.have_adjacent.format(number=n, adjacent=degree) for degree, n in report.degrees.items()]
    adjacent = phrases.adjacent.format(degrees=said.row(degrees))
    yield labels.spaces, said.parts([str(report.spaces), adjacent])
    borders = [f"{here}-{there}" for here, there in report.paths_without_common_zone]
    yield (
        phrases.row_paths,
        said.parts([said.row(said.joins()), phrases.without_common_zone.format(paths=said.row(borders))]),
    )
    yield labels.zones, said.row([f"{zone.spoken(language)} {report.zones[zone.id]}" for zone in board.zones])
    several = report.multi_zone_spaces
    yield phrases.row_several, f"{len(several)}{labels.colon}{said.row(several)}"
    far = phrases.closed_off if report.diameter is None else phrases.farthest.format(number=report.diameter)
    yield phrases.row_distances, said.row([*said.distances(), far])
    yield phrases.row_bottlenecks, said.row(report.articulation_points)
    for start in report.starts:
        yield phrases.row_start.format(number=start.number), said.start(start)


class _Report:
    """The parts of a report in a language."""

    def __init__(self, report: BoardReport, language: str) -> None:
        self.report = report
        self.phrases = PHRASES[language]
        self.comma = words(language).and_so_on

    def row(self, parts: Sequence[str]) -> str:
        """Things one after the other."""
        return self.comma.join(parts) or self.phrases.none

    def parts(self, parts: Sequence[str]) -> str:
        """Statements one after the other."""
        return self.phrases.semicolon.join(parts)

    def joins(self) -> list[str]:
        """How many paths of each kind there are."""
        phrases, report = self.phrases, self.report
        kinds = {phrases.one_way_paths: report.one_way, phrases.secret_passages: report.passages}
        others = [formed(phrase, number) for phrase, number in kinds.items() if number]
        return [formed(phrases.paths, report.paths), *others]

    def distances(self) -> list[str]:
        """Each two starts once, or both ways if the ways differ in length."""
        between = self.report.start_distances
        told = [
            self.phrases.between_starts.format(steps=self.steps(steps), here=here, there=there)
            for (here, there), steps in between.items()
            if here < there or steps != between[there, here]
        ]
        return told or [self.phrases.too_few_starts]

    def steps(self, number: int | None) -> str:
        """How far it is."""
        return self.phrases.no_way if number is None else formed(self.phrases.steps, number)

    def start(self, start: StartReport) -> str:
        """What a seat has from its start space."""
        phrases = self.phrases
        reach = self.row([phrases.reaches.format(number=number, move=move) for move, number in start.reach.items()])
        told = phrases.start.format(space=start.space, nearer=start.nearer, in_zone=start.zone_spaces, reach=reach)
        sees = [phrases.sees.format(starts=self.row([str(other) for other in start.sees]))] if start.sees else []
        return self.parts([told, *sees])
