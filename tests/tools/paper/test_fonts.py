"""The fonts that everything is printed with: an install without them is told in one line."""

from __future__ import annotations

import pytest

from tools.exit_status import WRONG_USE
from tools.giving_up import told
from tools.paper import fonts


def test_a_package_of_fonts_that_is_gone_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fonts, "CHINESE_FOLDER", ("no_such_fonts",))
    with pytest.raises(fonts.FontsMissing) as missing:
        fonts.folders()
    assert told(missing.value) == WRONG_USE
    assert capsys.readouterr().err == (
        "cardwright: the fonts of no_such_fonts are not installed: install Cardwright anew\n"
    )
