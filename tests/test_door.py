"""The door: our four floors are ours, whatever a person's own files are called."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardwright import FLOORS, HOME


def run(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a person's folder."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(HOME)} | environment,
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize("name", FLOORS)
def test_a_file_with_the_name_of_a_floor_is_named(tmp_path: Path, name: str) -> None:
    (tmp_path / f"{name}.py").write_text("")
    done = run(tmp_path, "-c", f"import cardwright, {name}")
    assert f"ShadowedName: {tmp_path / name}.py has the same name as the part `{name}`" in done.stderr
    assert "rename it" in done.stderr


def test_a_package_with_the_name_of_a_floor_is_named_also_when_it_came_first(tmp_path: Path) -> None:
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "__init__.py").write_text("")
    done = run(tmp_path, "-c", "import content, cardwright")
    assert f"ShadowedName: {tmp_path / 'content'} has the same name" in done.stderr


def test_the_command_says_it_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "tools.py").write_text("")
    done = run(tmp_path, "-m", "cardwright", "--version")
    assert done.returncode == 2
    assert done.stderr.startswith(f"cardwright: {tmp_path / 'tools.py'} has the same name")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(("name", "command"), [("typer", "--version"), ("rich", "list"), ("pydantic", "check")])
@pytest.mark.parametrize("is_folder", [False, True])
def test_a_library_that_is_shadowed_is_named(tmp_path: Path, name: str, command: str, is_folder: bool) -> None:
    place = tmp_path / name if is_folder else tmp_path / f"{name}.py"
    if is_folder:
        place.mkdir()
    (place / "__init__.py" if is_folder else place).write_text("")
    done = run(tmp_path, "-m", "cardwright", command)
    assert done.returncode == 2
    assert done.stderr.startswith(f"cardwright: {place} has the same name as the library `{name}`")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["tools", "content"])
def test_a_folder_with_the_name_of_a_floor_ends_like_a_file(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").write_text("")
    done = run(tmp_path, "-m", "cardwright", "check")
    assert done.returncode == 2
    assert done.stderr.startswith(f"cardwright: {tmp_path / name} has the same name")


def test_a_key_that_interrupts_the_start_ends_quietly(tmp_path: Path) -> None:
    (tmp_path / "typer.py").write_text("raise KeyboardInterrupt")
    done = run(tmp_path, "-m", "cardwright", "--version")
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_a_folder_of_yaml_called_content_is_in_nobodys_way(tmp_path: Path) -> None:
    (tmp_path / "content" / "sets").mkdir(parents=True)
    done = run(tmp_path, "-c", "import cardwright, content; print(content.__file__)")
    assert done.stdout.strip() == str(HOME / "content" / "__init__.py")


@pytest.mark.parametrize(("wish", "status"), [("python", 0), ("wood", 2)])
def test_the_environment_chooses_the_engine(tmp_path: Path, wish: str, status: int) -> None:
    done = run(tmp_path, "-m", "cardwright", "--version", CARDWRIGHT_ENGINE=wish)
    assert done.returncode == status
    assert (done.stdout + done.stderr).count("\n") == 1
    assert ("engine: python" if status == 0 else "CARDWRIGHT_ENGINE is 'wood'") in done.stdout + done.stderr


def test_a_process_that_a_command_started_comes_through_the_door(tmp_path: Path) -> None:
    done = run(tmp_path, "-c", "import tools, sys; print('cardwright' in sys.modules)")
    assert done.stdout.strip() == "True"
