"""All tests come through the door, so that they run on the engine that `CARDWRIGHT_ENGINE` asks for."""

from __future__ import annotations

import pytest

import cardwright
from tools.engine_choice import chosen


def pytest_report_header() -> str:
    """Say at the top of every run which engine it tests."""
    choice = chosen(cardwright.HOME)
    return f"engine: {choice.engine.value} ({choice.reason})"


@pytest.fixture(autouse=True)
def only_built_in_content(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a person's environment adds to the content changes no test."""
    monkeypatch.delenv("CARDWRIGHT_CONTENT", raising=False)
