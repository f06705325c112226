"""The environment of `make`: what is missing is said before anything is made."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from cardwright import HOME

OLD = 'case "$2" in *platform*) echo 3.9.2 ;; *) exit 1 ;; esac'
WITHOUT_VENV = 'case "$2" in *version_info*) exit 0 ;; *) exit 1 ;; esac'


def make_environment(folder: Path, pythons: dict[str, str], **environment: str) -> subprocess.CompletedProcess[str]:
    """Make an environment on a machine whose only Pythons are these shell scripts."""
    programs = folder / "bin"
    programs.mkdir()
    for name in ("cat", "cksum", "rm"):
        (programs / name).symlink_to(str(shutil.which(name)))
    for name, script in pythons.items():
        (programs / name).write_text(f"#!/bin/sh\n{script}\n")
        (programs / name).chmod(0o755)
    return subprocess.run(
        ["/bin/sh", "tools/environment.sh", str(folder / "venv")],
        cwd=HOME,
        env={key: value for key, value in os.environ.items() if key != "PYTHON"}
        | {"PATH": str(programs)}
        | environment,
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize(
    ("pythons", "message"),
    [
        ({}, "Cardwright needs Python 3.11 or newer; python3 is not there."),
        ({"python3": OLD}, "Cardwright needs Python 3.11 or newer; python3 is 3.9.2."),
        (
            {"python3": OLD, "python3.12": WITHOUT_VENV},
            "Cardwright needs Python's venv module, and python3.12 has none. Install it:\n"
            "  Debian, Ubuntu: sudo apt install python3.12-venv",
        ),
    ],
)
def test_what_is_missing_is_said_before_anything_is_made(tmp_path: Path, pythons: dict[str, str], message: str) -> None:
    done = make_environment(tmp_path, pythons)
    assert done.returncode == 1
    assert done.stderr.startswith(message)
    assert not (tmp_path / "venv").exists()


def test_a_named_python_is_the_only_one_tried(tmp_path: Path) -> None:
    done = make_environment(tmp_path, {"python3": WITHOUT_VENV}, PYTHON="/no/such/python")
    assert done.stderr.startswith("Cardwright needs Python 3.11 or newer; /no/such/python is not there.")


def test_what_an_interrupted_run_left_is_made_anew(tmp_path: Path) -> None:
    half = tmp_path / "venv" / "bin"
    half.mkdir(parents=True)
    (half / "python").write_text("#!/bin/sh\nexit 0\n")
    (half / "python").chmod(0o755)
    works = 'case "$*" in *"-m venv --clear "*) echo anew; exit 7 ;; esac'
    done = make_environment(tmp_path, {"python3": works})
    assert (done.stdout, done.returncode) == ("anew\n", 7)
