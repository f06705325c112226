"""Selectors and filters, wherever they stand inside each other."""

from __future__ import annotations

from tests.engine.building import grid, options, scheme


def test_filters_deep_inside_filters_are_worked_out_one_after_the_other() -> None:
    """Each list is made once: if every space tried made the lists inside anew, this would not end in years."""
    spaces = "spaces"
    for _ in range(12):
        spaces = f"{{each: spaces, adjacent_to: {spaces}}}"
    match = scheme(
        f"{{place: {{who: your_hero, in: {{one: spaces, adjacent_to: {spaces}, other_than: {{each: spaces, "
        "in_zone_of: your_hero}}}}",
        board=grid(8, 8, zone_size=7),
        at={"fox": "s0-0", "owl": "s7-7"},
    )
    edges = [f"space s{x}-{y}" for y in range(8) for x in range(8) if x == 7 or y == 7]
    assert options(match) == [edge for edge in edges if edge != "space s7-7"]
