"""From JSON to a saved match: every key must be there, be what it should be, and be known."""

from __future__ import annotations

from pathlib import Path

from engine.kernel.errors import BadSave
from tools.limits import LARGEST_SEED
from tools.saves.fields import Fields
from tools.saves.save import FORMAT, Save
from tools.systems import SYSTEMS, system_called


def shaped(data: object, path: Path) -> Save:
    """The saved match in the JSON of a file; raises `BadSave` with the first thing that is wrong with it."""
    if not isinstance(data, dict) or "format" not in data:
        raise BadSave(f"{path} is not a saved match: expected `format: {FORMAT}` in it")
    if data["format"] != FORMAT:
        raise BadSave(f"{path} has the format {str(data['format'])[:60]!r}; this Cardwright reads {FORMAT!r}")
    fields = Fields(data, path)
    system = system_called(fields.one_of("system", *SYSTEMS))
    meeting, marks = system.read(fields), fields.part("fingerprint")
    seats = len(meeting.sides)
    save = Save(
        meeting=meeting,
        sets=fields.by_seat("sets", seats),
        seed=fields.number("seed", 0, LARGEST_SEED),
        seats=fields.by_seat("seats", seats),
        fingerprint=system.read_marks(marks, seats),
        answers=fields.words("answers"),
    )
    for part in (fields, marks):
        part.demand_no_more()
    return save
