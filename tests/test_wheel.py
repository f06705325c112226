"""The wheel: everything that is needed at run time, and nothing else."""

from __future__ import annotations

import shutil
import subprocess
import sys
from zipfile import ZipFile

import pytest

from cardwright import FLOORS, HOME

FILES = ["cardwright.py", "pyproject.toml", "setup.py", "README.md", "LICENSE"]
STALE = ["left_over.py", "tools/left_over.py"]
"""What an earlier `pip install .` may have left behind of modules that are gone."""
ENVIRONMENT = "tools/environment.sh"
"""Makes the environment of a checkout; who has a wheel has one."""


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The files in a wheel that is built where one was built before."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in FILES:
        shutil.copy(HOME / name, folder)
    for floor in FLOORS:
        shutil.copytree(HOME / floor, folder / floor, ignore=shutil.ignore_patterns("__pycache__"))
    for name in STALE:
        (folder / "build" / "lib" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "build" / "lib" / name).write_text("")
    build = "from setuptools import build_meta; build_meta.build_wheel('dist')"
    subprocess.run([sys.executable, "-c", build], cwd=folder, check=True, capture_output=True)
    (wheel,) = (folder / "dist").glob("*.whl")
    return set(ZipFile(wheel).namelist())


def test_nothing_of_an_earlier_build_gets_into_a_wheel(packed: set[str]) -> None:
    assert not packed & set(STALE)


def test_every_module_and_all_that_is_read_at_run_time_is_in_the_wheel(packed: set[str]) -> None:
    files = {path for floor in FLOORS for path in (HOME / floor).rglob("*") if path.is_file()}
    wanted = {path.relative_to(HOME).as_posix() for path in files if "__pycache__" not in path.parts}
    found = {name for name in packed if ".dist-info/" not in name}
    assert found == {"cardwright.py", *wanted} - {ENVIRONMENT}
