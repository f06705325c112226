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


INTEGERS = {
    target.id
    for file in sources(HOME)
    for node in ast.parse(file.read_text()).body
    if isinstance(node, ast.AnnAssign) and node.value is not None and _is_literal(node.value, set())
    for target in [node.target]
    if isinstance(target, ast.Name) and ast.unparse(node.value).lstrip("-").isdigit()
}
"""The names for numbers at module level in the whole engine."""


def mixed_numbers(source: str) -> Iterator[int]:
    """The lines in functions with `x if so else 0`: mypyc makes Python's own numbers of both, and takes one apart.

    `i64(0)` keeps it a number of the machine. What goes into `i64(...)` at once, or into a list of Python's numbers, is
    never on the way of an answer.
    """
    tree = ast.parse(source)
    allowed = {
        id(argument)
        for node in ast.walk(tree)
        for argument in (node.args if isinstance(node, ast.Call) and ast.unparse(node.func) == "i64" else [])
    }
    allowed |= {id(element) for node in ast.walk(tree) if isinstance(node, ast.List) for element in node.elts}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.IfExp) and id(node) not in allowed:
                    yield from [node.lineno for branch in (node.body, node.orelse) if _is_integer(branch)]


def _is_integer(node: ast.expr) -> bool:
    match node:
        case ast.Constant(value=value):
            return type(value) is int
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return _is_integer(operand)
        case ast.Name(id=name):
            return name in INTEGERS
    return False


@pytest.mark.parametrize("branches", ["x if so else 0", "-1 if so else x", "x if so else NOTHING", "1 if so else 0"])
def test_a_number_that_is_boxed_is_found(branches: str) -> None:
    assert set(mixed_numbers(f"def f(x: i64, so: bool) -> i64:\n    return {branches}\n")) == {2}


@pytest.mark.parametrize(
    "branches", ["x if so else i64(0)", "i64(1 if so else 0)", "'a' if so else 'b'", "x if so else y"]
)
def test_numbers_that_are_not_boxed_are_left_alone(branches: str) -> None:
    assert set(mixed_numbers(f"def f(x: i64, so: bool) -> i64:\n    return {branches}\n")) == set()


@pytest.mark.parametrize("file", sources(HOME), ids=lambda file: file.relative_to(HOME).as_posix())
def test_the_engine_boxes_no_number_where_it_chooses(file: Path) -> None:
    assert set(mixed_numbers(file.read_text())) == set()
