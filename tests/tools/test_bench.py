"""The bench measures every engine there is, and leaves nothing out."""

from __future__ import annotations

import json

import pytest

from cardwright import HOME
from tools import bench, cli
from tools.engine_choice import build_folder


def test_every_engine_is_measured(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    assert cli.status(["bench", "--games", "2", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["heroes"] == ["robin-hood", "bigfoot"]
    assert result["board"] == "sherwood-forest"
    expected = ["python", "native"] if build_folder(HOME).is_dir() else ["python"]
    assert list(result["engines"]) == expected
    for figures in result["engines"].values():
        assert list(figures) == list(bench.WORDS)
        assert all(figure > 0 for figure in figures.values())
        assert figures["decisions_per_second"] > 50 * figures["matches_per_second"]


def test_the_table_has_a_row_for_each_figure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    figures = {key: 1000.0 + number for number, key in enumerate(bench.WORDS)}
    monkeypatch.setattr(bench, "_measured_apart", lambda engine, system, games: figures)
    monkeypatch.setattr(bench, "build_folder", lambda home: HOME / "no such folder")
    assert bench.run(games=10) == 0
    output = capsys.readouterr().out
    for number, words in enumerate(bench.WORDS.values()):
        assert f"1,{number:03}" in next(line for line in output.splitlines() if words in line)
    assert "There is no native build of this engine; `make native` makes one." in output
