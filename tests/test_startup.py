"""Help comes at once: what is heavy is imported where it is used."""

from __future__ import annotations

import subprocess
import sys
from time import perf_counter

from cardwright import HOME

HEAVY = [
    "pydantic",
    "networkx",
    "ruamel",
    "jinja2",
    "rich",
    "hypothesis",
    "mypy",
    "engine",
    "content",
    "multiprocessing",
]


def seconds(*arguments: str) -> float:
    """The shortest of a few runs: what else the machine does only adds."""
    times = []
    for _ in range(5):
        start = perf_counter()
        subprocess.run([sys.executable, *arguments], cwd=HOME, check=True, stdout=subprocess.DEVNULL)
        times.append(perf_counter() - start)
    return min(times)


def test_help_imports_nothing_heavy() -> None:
    program = (
        "import sys\nfrom cardwright import main\nsys.argv[1:] = ['--help']\n"
        "try: main()\nexcept SystemExit as end: assert end.code == 0\n"
        f"print([name for name in {HEAVY} if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=HOME, capture_output=True, text=True, check=True)
    assert "Usage: cardwright" in done.stdout
    assert done.stderr.strip() == "[]"


def test_help_takes_less_than_three_tenths_of_a_second_more_than_python_itself() -> None:
    assert seconds("-m", "cardwright", "--help") - seconds("-c", "pass") < 0.3
