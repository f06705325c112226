"""Lists of things inside each other."""

from __future__ import annotations

from engine.cyberpunk.amounts import SUM, NumberOf
from engine.cyberpunk.filters import Measured
from engine.cyberpunk.selectors import FRIENDLY, VALUE_OF, Gigs
from engine.kernel.amounts import CountOf
from engine.kernel.conditions import EQUAL_TO
from engine.kernel.layout import NOTHING
from engine.kernel.selectors import Filtered
from tests.engine.cyberpunk.building import Scene


def test_what_a_demand_works_out_does_not_fall_on_the_things_it_is_asked_of() -> None:
    """The number that a filter compares with is counted from a list of its own."""
    s = Scene(gigs="d4=3 d6=3 d8=2", rival_gigs="d10=1").begin().state
    s.play = s.begin_play(0, 0, NOTHING, NOTHING, 1)
    as_many = Filtered(Gigs(FRIENDLY), [Measured(VALUE_OF, EQUAL_TO, CountOf(Gigs(FRIENDLY)))])
    assert NumberOf(VALUE_OF, as_many, SUM).value(s) == 6
