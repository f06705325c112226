"""Same seed, same answers, same match: uncompiled and compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from cardwright import HOME
from tests.engine.busy import busy
from tests.engine.digests import LARGE
from tools.engine_choice import VARIABLE, Engine, build_folder

needs_both_engines = pytest.mark.skipif(
    not build_folder(HOME).is_dir(), reason="no native build of this engine; `make native` makes one"
)


def played(engine: Engine) -> dict[str, list[str]]:
    """The digests of many matches, played in a process that runs on this engine."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.engine.digests"],
        cwd=HOME,
        env=os.environ | {VARIABLE: engine.value},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


@needs_both_engines
def test_the_compiled_engine_plays_the_same_matches() -> None:
    uncompiled, compiled = played(Engine.PYTHON), played(Engine.NATIVE)
    assert len(uncompiled) == len({digests[-1] for digests in uncompiled.values()}) > 50
    assert [name for name in uncompiled if uncompiled[name] != compiled.get(name)] == []
    assert uncompiled == compiled


def test_one_of_the_boards_has_more_spaces_than_a_number_has_bits() -> None:
    assert len(busy(0, LARGE).state.table.board.space_ids) > 64  # type: ignore[attr-defined]
