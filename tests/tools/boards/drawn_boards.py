"""Boards to draw: those of the sets, the example, and made ones of any size."""

from __future__ import annotations

from pathlib import Path

from cardwright import HOME
from content.library.files import BoardFile
from content.schema.unmatched.board import Board

FILES = [*sorted((HOME / "content" / "sets").rglob("boards/*.yaml")), HOME / "docs/examples/boards/salt-mill.yaml"]
HOSTILE = ('#read("/etc/passwd")', "<script>alert(1)</script>", "$5 & #2 @home", "\"]]>--><!--'")


def load(path: Path) -> Board:
    return BoardFile(path).demand()


def grid(columns: int, rows: int, zones: int, name: str = "Grid") -> Board:
    """Spaces in rows; the first is in all zones up to four, each other one in the next zone."""
    ids = [f"z{number}" for number in range(zones)]
    spots = [(column, row) for row in range(rows) for column in range(columns)]
    spaces = [
        {
            "id": f"s{column}-{row}",
            "at": [column * 100, row * 100],
            "zones": ids[:4] if number == 0 else [ids[number % zones]],
            "start": number + 1 if number < 2 else None,
        }
        for number, (column, row) in enumerate(spots)
    ]
    across = [[f"s{column}-{row}" for column in range(columns)] for row in range(rows)]
    down = [[f"s{column}-{row}" for row in range(rows)] for column in range(columns)]
    return Board.model_validate(
        {
            "name": name,
            "frame": {"width": columns * 100, "height": rows * 100},
            "zones": [{"id": zone, "name": f"{name} {zone}", "colour": "#77aa33"} for zone in ids],
            "spaces": spaces,
            "paths": [trail for trail in across + down if len(trail) > 1],
        }
    )
