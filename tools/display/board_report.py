"""What the shape of a board does to a match, in words: a line for `check`, a table for `show`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from content.checks.unmatched.board_report import BoardReport, StartReport
from content.schema.unmatched.board import Board
from tools.words import words
from tools.words.board_report import BOARD_PHRASES
from tools.words.labels import formed

if TYPE_CHECKING:
    from rich.table import Table


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
        self.phrases = BOARD_PHRASES[language]
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
