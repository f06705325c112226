"""How a scenario calls heroes and fighters."""

from __future__ import annotations

from typing import Annotated

from pydantic import StringConstraints

from content.schema.short import Seat

DEFEATED = "defeated"
"""What stands for the space of a fighter that is not on the board."""

Hero = Seat
"""A hero of the match; one that comes more than once is numbered from the second on: `bigfoot`, `bigfoot:2`."""
Fighter = Annotated[
    str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*(:[2-4])?(/[a-z0-9]+(-[a-z0-9]+)*)?$", max_length=83)
]
"""A fighter; if several heroes have one of the same id, with its hero: `bigfoot:2/jackalope`."""
