"""What mypyc compiles to something other than what Python does has no place in the engine."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardwright import HOME
from tools.engine_choice import sources


def shifted_literals(source: str) -> Iterator[int]:
    """The lines in functions that shift a literal to the left by something that is none.

    mypyc makes a C `int` of the literal, also behind a name or a conversion: bit 31 comes out negative, bit 32 as 1.
    Tables that are made once, at module level, are made of Python's own numbers.
    """
    tree = ast.parse(source)
    literal_names = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None and _is_literal(node.value, set())
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    for function in ast.walk(tree):
        if isinstance(function, (ast.FunctionDef, ast.Lambda)):
            for node in ast.walk(function):
                match node:
                    case (
                        ast.BinOp(left=left, op=ast.LShift(), right=right)
                        | ast.AugAssign(target=left, op=ast.LShift(), value=right)
                    ) if _is_literal(left, literal_names) and not _is_literal(right, set()):
                        yield node.lineno


def _is_literal(node: ast.expr, names: set[str]) -> bool:
    match node:
        case ast.Constant() | ast.UnaryOp(operand=ast.Constant()):
            return True
        case ast.Name(id=name):
            return name in names or name.isupper()
        case ast.Call(func=ast.Name(id="i64" | "i32" | "u8"), args=[argument]):
            return _is_literal(argument, names)
    return False


@pytest.mark.parametrize(
    "statement", ["1 << n", "i64(1) << n", "ONE << n", "-1 << n", "(lambda: 1 << n)()", "0 if n else 2 << n"]
)
def test_a_shifted_literal_is_found(statement: str) -> None:
    assert set(shifted_literals(f"def f(n: i64) -> i64:\n    return {statement}\n")) == {2}


def test_a_shifted_name_for_a_literal_is_found() -> None:
    source = "def f(n: i64) -> i64:\n    one: i64 = 1\n    two = 2\n    two <<= n\n    return one << n\n"
    assert set(shifted_literals(source)) == {4, 5}


@pytest.mark.parametrize("statement", ["n << 1", "n << m", "1 << 3", "BIT[n] << 1", "(n >> m) & 1"])
def test_other_shifts_are_left_alone(statement: str) -> None:
    assert set(shifted_literals(f"def f(n: i64, m: i64) -> i64:\n    return {statement}\n")) == set()


def test_tables_at_module_level_are_left_alone() -> None:
    assert set(shifted_literals("BIT: Final = vec[i64]([1 << k for k in range(63)])\n")) == set()


@pytest.mark.parametrize("file", sources(HOME), ids=lambda file: file.relative_to(HOME).as_posix())
def test_the_engine_shifts_no_literal(file: Path) -> None:
    assert set(shifted_literals(file.read_text())) == set()
