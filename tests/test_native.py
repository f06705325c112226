"""The native engine: taken only when it was built from exactly the source that lies there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cardwright import HOME
from tools import native
from tools.engine_choice import (
    VARIABLE,
    Choice,
    Engine,
    EngineUnavailable,
    build_folder,
    builds_folder,
    choose,
    fingerprint,
)

needs_a_compiler = pytest.mark.skipif(native.compiler_trouble() is not None, reason="no C compiler here")

SMALL_ENGINE = {
    "engine/__init__.py": '"""An engine of three modules."""\n',
    "engine/numbers.py": (
        "from typing import Final\n\nfrom librt.vecs import vec\nfrom mypy_extensions import i64\n\n"
        "BIT: Final = vec[i64]([1 << k for k in range(63)])\n\n\n"
        "class Step:\n    def run(self, amount: i64) -> i64:\n        raise NotImplementedError\n"
    ),
    "engine/steps.py": (
        "from mypy_extensions import i64\n\nfrom engine.numbers import BIT, Step\n\n\n"
        "class Take(Step):\n    def __init__(self, factor: i64) -> None:\n        self.factor: i64 = factor\n\n"
        "    def run(self, amount: i64) -> i64:\n        return BIT[amount] * self.factor\n\n\n"
        "def total(steps: list[Step], amount: i64) -> i64:\n    result: i64 = 0\n    for step in steps:\n"
        "        result += step.run(amount)\n    return result\n"
    ),
}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A checkout with a small engine and no native build."""
    for name, text in SMALL_ENGINE.items():
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
    return tmp_path


def test_without_a_native_build_the_source_runs(home: Path) -> None:
    assert choose(home, None) == Choice(Engine.PYTHON, home, "there is no native build")


def test_a_matching_native_build_runs(home: Path) -> None:
    build_folder(home).mkdir(parents=True)
    assert choose(home, None).folder == choose(home, "native").folder == build_folder(home)
    assert choose(home, None).engine is Engine.NATIVE


def test_python_can_be_forced(home: Path) -> None:
    build_folder(home).mkdir(parents=True)
    assert choose(home, "python").engine is Engine.PYTHON


def test_a_native_build_of_other_source_is_not_taken(home: Path) -> None:
    build_folder(home).mkdir(parents=True)
    (home / "engine" / "steps.py").write_text("")
    assert choose(home, None) == Choice(Engine.PYTHON, home, "the native build is older than the source")
    with pytest.raises(EngineUnavailable, match=r"older than the source: run `make native` in "):
        choose(home, "native")


def test_forcing_native_without_a_build_says_what_to_do(home: Path) -> None:
    with pytest.raises(EngineUnavailable, match=r"there is no native build: run `make native` in "):
        choose(home, "native")


def test_a_misspelt_engine_is_refused(home: Path) -> None:
    with pytest.raises(EngineUnavailable, match=r"'natve'; it can be `python`, `native` or left out"):
        choose(home, "natve")


@pytest.mark.parametrize("change", ["edited", "new", "renamed", "removed"])
def test_every_change_of_the_source_changes_the_fingerprint(home: Path, change: str) -> None:
    before = fingerprint(home)
    steps = home / "engine" / "steps.py"
    match change:
        case "edited":
            steps.write_text(steps.read_text() + "\n")
        case "new":
            (home / "engine" / "more.py").write_text("")
        case "renamed":
            steps.rename(home / "engine" / "verbs.py")
        case "removed":
            steps.unlink()
    assert fingerprint(home) != before


def test_without_a_compiler_nothing_is_built(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(native.NotCompiled, match=r"`no-such-compiler` was not found"):
        native.build(home)
    assert not (home / "build").exists()
    monkeypatch.setattr(sys, "argv", ["native"])
    assert native.main() == 0
    assert capsys.readouterr().out.count("\n") == 1


def test_a_compiler_that_fails_is_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    assert native.compiler_trouble() == "the C compiler `false` does not work: no reason given"


@needs_a_compiler
def test_an_engine_with_a_type_error_leaves_nothing_behind(home: Path) -> None:
    (home / "engine" / "steps.py").write_text("number: int = 'three'\n")
    with pytest.raises(native.NotCompiled, match=r"steps\.py:1: error"):
        native.build(home)
    assert list((home / "build").rglob("*.so")) == []
    assert choose(home, None).engine is Engine.PYTHON


@needs_a_compiler
def test_classes_of_several_modules_are_compiled_together(home: Path) -> None:
    (home / "build").mkdir()
    old = [builds_folder(home) / f"older-{number}" for number in range(native.KEPT)]
    for folder in old:
        folder.mkdir(parents=True)
    target = native.build(home)
    assert target == build_folder(home)
    assert len(list(target.parent.iterdir())) == native.KEPT
    shutil.copy(HOME / "cardwright.py", home)
    shutil.copytree(HOME / "tools", home / "tools")
    program = (
        "import cardwright, engine.steps as steps\n"
        "print(steps.total([steps.Take(1), steps.Take(2)], 40), steps.__file__)"
    )
    free = {name: value for name, value in os.environ.items() if name != VARIABLE}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=home, env=free, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [str(3 << 40), str(next(target.glob("engine/steps.*")))]
