"""Help comes at once: what is heavy is imported where it is used."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

import pytest

from cardwright import HOME

HEAVY = [
    "pydantic",
    "networkx",
    "ruamel",
    "jinja2",
    "typst",
    "fontTools",
    "rich",
    "hypothesis",
    "mypy",
    "engine",
    "content",
    "multiprocessing",
]


def processor_seconds(*arguments: str) -> float:
    """The least that a few runs take of the processor; what else the machine does adds little to it."""
    return min(_processor_seconds(arguments) for _ in range(3))


def _processor_seconds(arguments: tuple[str, ...]) -> float:
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], cwd=HOME, check=True, stdout=subprocess.DEVNULL)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def test_help_imports_nothing_heavy() -> None:
    program = (
        "import sys\nfrom cardwright import main\nsys.argv[1:] = ['--help']\n"
        "try: main()\nexcept SystemExit as end: assert end.code == 0\n"
        f"print([name for name in {HEAVY} if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=HOME, capture_output=True, text=True, check=True)
    assert "Usage: cardwright" in done.stdout
    assert done.stderr.strip() == "[]"


def test_help_takes_less_than_three_tenths_of_a_second() -> None:
    assert processor_seconds("-m", "cardwright", "--help") < 0.3


def test_the_built_in_content_is_checked_in_less_than_two_and_a_half_seconds() -> None:
    assert processor_seconds("-m", "cardwright", "check") < 2.5


@pytest.mark.parametrize(("heroes", "seconds"), [("robin-hood,bigfoot", 2), ("robin-hood,bigfoot" + ",bigfoot" * 8, 4)])
def test_sixty_cards_are_printed_in_two_seconds_and_three_hundred_in_four(
    heroes: str, seconds: float, tmp_path: Path
) -> None:
    file = str(tmp_path / "cards.pdf")
    assert processor_seconds("-m", "cardwright", "print", "--heroes", heroes, "--backs", "-o", file) < seconds
