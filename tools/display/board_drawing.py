"""A board drawn in the terminal: boxes for spaces, lines for paths, a letter and a colour for each zone."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from math import atan2, pi
from typing import TYPE_CHECKING

from content.schema.unmatched.board import Board, PathKind, Space
from tools.boards.letters import zone_letters
from tools.boards.palette import zone_colours
from tools.display.board_layout import Cell, Layout, lay_out
from tools.display.canvas import Canvas
from tools.words import words

if TYPE_CHECKING:
    from rich.text import Text

ROUND = (("╭", "─", "╮"), ("│", " ", "│"), ("╰", "─", "╯"))
HEAVY = (("┏", "━", "┓"), ("┃", " ", "┃"), ("┗", "━", "┛"))
"""Frames of a box, row by row: left end, filling, right end."""
LINE_STYLE = "grey58"
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of the dots of a braille character, row by row."""
ARROWS = "→↘↓↙←↖↑↗"
PASSAGE = "◆"


def draw_board(
    board: Board,
    fighters: Mapping[str, str | Text] | None = None,
    *,
    marked: Collection[str] = (),
    width: int = 100,
    height: int | None = None,
    language: str = "en",
) -> Text:
    """The picture of a board without errors, with its legend, in at most `width` columns; the picture takes at most
    `height` rows if it can be as low.

    `fighters` gives for the id of a space the label of who stands there (a rich `Text` brings its own style); a
    label longer than a box is cut. The spaces in `marked` get a heavy frame: where somebody may go, for example.

    In 100 columns a board of 30 spaces takes about 30 rows; in 80 its boxes get narrower and closer to each other,
    and where there is much room they get wider.
    Where there is no room for a clear picture the spaces are listed with their neighbours instead. Zones are told
    by letters as well as by colours, so nothing is lost without colour.
    """
    from rich.text import Text

    layout = lay_out(board, width, height)
    standing = {space: Text(who) if isinstance(who, str) else who for space, who in (fighters or {}).items()}
    if layout is None:
        return Text("\n").join([*_listed(board, standing, marked, language), *_legend(board, width, language)])
    canvas = Canvas(layout.width, layout.height)
    _draw_paths(canvas, board, layout)
    letters = zone_letters(board, language)
    for space in board.spaces:
        _draw_space(canvas, board, layout, space, letters, standing.get(space.id), heavy=space.id in marked)
    return Text("\n").join([*canvas.rows(), Text(), *_legend(board, width, language, heavy=bool(marked))])


def start_sign(number: int) -> str:
    """The sign of a start space: its number in a circle."""
    return chr(ord("①") + number - 1) if number <= 20 else "●"


def _draw_paths(canvas: Canvas, board: Board, layout: Layout) -> None:
    bits: dict[Cell, int] = {}
    heads: dict[Cell, str] = {}
    for path in board.joins():
        if path.kind is PathKind.PASSAGE:
            continue
        line = list(layout.line(path.start, path.end))
        for row, column in line:
            cell = row // 4, column // 2
            bits[cell] = bits.get(cell, 0) | DOTS[row % 4][column % 2]
        if path.kind is PathKind.ONE_WAY:
            (top, left), (bottom, right) = line[0], line[-1]
            arrow = ARROWS[round(atan2(bottom - top, right - left) / (pi / 4)) % 8]
            box = layout.cells_of(path.end)
            heads[next(cell for dot in reversed(line) if (cell := (dot[0] // 4, dot[1] // 2)) not in box)] = arrow
    for (row, column), dots in bits.items():
        canvas.write(row, column, chr(0x2800 + dots), LINE_STYLE)
    for (row, column), arrow in heads.items():
        canvas.write(row, column, arrow, "bold")


def _draw_space(
    canvas: Canvas,
    board: Board,
    layout: Layout,
    space: Space,
    letters: Mapping[str, str],
    who: Text | None,
    *,
    heavy: bool,
) -> None:
    from rich.cells import cell_len

    row, column = layout.corners[space.id]
    inner = layout.box - 2
    colours = zone_colours(board)
    signs = (PASSAGE if any(space.id in group for group in board.passages) else "") + (
        start_sign(space.start) if space.start else ""
    )
    label = _shortened(space.id, inner - len(signs))
    for down, (left, filling, right) in enumerate(HEAVY if heavy else ROUND):
        for across, character in enumerate(left + filling * inner + right):
            colour = colours[space.zones[across * len(space.zones) // layout.box]]
            canvas.write(row + down, column + across, character, f"bold {colour}" if heavy else colour)
    canvas.write(row, column + 1, label, "bold" if heavy else "")
    canvas.write(row, column + 1 + inner - len(signs), signs, "bold")
    middle = (layout.box - len(space.zones[:inner])) // 2
    for across, zone in enumerate(space.zones[:inner]):
        canvas.write(row + 2, column + middle + across, letters[zone], _chip(colours[zone]))
    if who is not None:
        name = _shortened(who.plain, inner)
        gap = (inner - cell_len(name)) // 2
        canvas.write(row + 1, column + 1 + gap, name, str(who.style) or "bold")


def _shortened(label: str, room: int) -> str:
    """A label cut to a number of columns; a number at its end stays, as it tells fighters of one kind apart."""
    from rich.cells import cell_len, set_cell_size

    if cell_len(label) <= room:
        return label
    word = label.rstrip("0123456789")
    number = label[len(word) :]
    if not number or len(number) >= room:
        return set_cell_size(label, room).rstrip()
    return set_cell_size(word.rstrip(" -"), room - len(number)).rstrip() + number


def _legend(board: Board, width: int, language: str, *, heavy: bool = False) -> Iterable[Text]:
    """The zones by letter, and the signs that the board uses; `heavy` if some spaces have a heavy frame."""
    from rich.text import Text

    letters, colours, said = zone_letters(board, language), zone_colours(board), words(language)
    signs = [
        Text.assemble((f" {letters[zone.id]} ", _chip(colours[zone.id])), f" {zone.spoken(language)}")
        for zone in board.zones
    ]
    starts = board.starts()
    if starts:
        signs.append(Text(f"{' '.join(start_sign(number) for number in starts)} {said.start_space}"))
    signs += [Text(f"┏━┓ {said.offered_space}")] if heavy else []
    signs += [Text(f"→ {said.one_way_path}")] if board.one_way else []
    signs += [Text(f"{PASSAGE} {said.secret_passage} {' '.join(group)}") for group in board.passages]
    line = Text()
    for sign in signs:
        if line and line.cell_len + 3 + sign.cell_len > width:
            yield line
            line = Text()
        line = Text("   ").join([line, sign]) if line else sign
    yield line


def _listed(board: Board, standing: Mapping[str, Text], marked: Collection[str], language: str) -> Iterable[Text]:
    """The board without a picture: each space with its zones, who stands there and where it leads."""
    from rich.text import Text

    letters, steps = zone_letters(board, language), sorted(board.steps())
    colours = zone_colours(board)
    for space in board.spaces:
        line = Text(f"{'*' if space.id in marked else ' '} {space.id} ")
        for zone in space.zones:
            line.append(letters[zone], _chip(colours[zone]))
        if space.start:
            line.append(f" {start_sign(space.start)}")
        if space.id in standing:
            line.append(" ").append_text(standing[space.id])
        yield line.append(f" → {' '.join(there for here, there in steps if here == space.id)}")


def _chip(colour: str) -> str:
    """Black or white on a colour, whichever is easier to read."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    ink = "black" if red * 299 + green * 587 + blue * 114 > 128_000 else "white"
    return f"bold {ink} on {colour}"
