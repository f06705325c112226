"""Every number on a card, an ability or a character card is met by scenarios: one less, exactly so many, one more."""

from __future__ import annotations

import os
import subprocess
import sys

from cardwright import HOME
from content.library import load
from tools.engine_choice import VARIABLE


def test_scenarios_meet_every_number_of_every_hero_from_both_sides() -> None:
    found = subprocess.run(
        [sys.executable, "-m", "tests.content.boundaries", "--all"],
        cwd=HOME,
        env={**os.environ, VARIABLE: "python"},
        capture_output=True,
        text=True,
        check=False,
    )
    lines = found.stdout.splitlines()
    assert [line for line in lines if "never" in line] == [], "what a number was never used against: write a scenario"
    assert found.returncode == 0, found.stderr
    told = {line.split(" ")[0] for line in lines}
    heroes = load().heroes.values()
    assert told >= {file.id for file in heroes}
    assert told >= {f"{file.id}/{card.id}" for file in heroes for card in file.demand().cards}
