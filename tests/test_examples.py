"""Every example in a docstring holds on either engine; they are read from the source, for compiled code keeps none."""

from __future__ import annotations

import ast
import doctest
import importlib
from io import StringIO
from pathlib import Path

import pytest

from cardwright import FLOORS, HOME

EXAMPLES = [
    (file, node.value.value, node.lineno - 1)
    for file in [HOME / "cardwright.py", *(file for floor in FLOORS for file in sorted((HOME / floor).rglob("*.py")))]
    for node in ast.walk(ast.parse(file.read_text()))
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    if isinstance(node.value.value, str) and ">>> " in node.value.value
]


@pytest.mark.parametrize(
    ("file", "text", "line"), EXAMPLES, ids=[f"{file.relative_to(HOME)}:{line + 1}" for file, _, line in EXAMPLES]
)
def test_an_example_holds(file: Path, text: str, line: int) -> None:
    parts = file.relative_to(HOME).with_suffix("").parts
    module = importlib.import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    example = doctest.DocTestParser().get_doctest(text, dict(vars(module)), module.__name__, str(file), line)
    report = StringIO()
    failed = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=report.write).failed
    assert failed == 0, report.getvalue()
