"""Which engine runs: the source as it stands, or a native build of exactly this source.

A native build lies in `build/native/<python>/<fingerprint>/`. It is moved there when it is complete, under a name that
says what it was built from: a folder with the right name is the right build, any other is out of date.
"""

from __future__ import annotations

import hashlib
import os
import sysconfig
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

VARIABLE = "CARDWRIGHT_ENGINE"
"""The environment variable that forces one engine."""

BUILT_WITH = ("mypy", "librt")
"""The packages whose version changes the native code."""


class Engine(Enum):
    """The two ways to run the same rules."""

    PYTHON = "python"
    """The source, run by Python."""
    NATIVE = "native"
    """The source, compiled by mypyc."""


class EngineUnavailable(ImportError):
    """The engine that the environment asks for cannot be had; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The engine that runs, the folder it is imported from, and why it is this one."""

    engine: Engine
    folder: Path
    reason: str


def builds_folder(home: Path) -> Path:
    """Where native builds for the Python that runs now are kept."""
    return home / "build" / "native" / str(sysconfig.get_config_var("SOABI"))


def build_folder(home: Path) -> Path:
    """Where the native build of the source as it stands lies, if there is one."""
    return builds_folder(home) / fingerprint(home)


def fingerprint(home: Path) -> str:
    """What a native build depends on: every line of the engine, the Python, and the packages it is built with."""
    digest = hashlib.sha256()
    for part in (str(sysconfig.get_config_var("SOABI")), *(f"{name} {_version(name)}" for name in BUILT_WITH)):
        digest.update(part.encode() + b"\0")
    for file in sources(home):
        digest.update(file.relative_to(home).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def sources(home: Path) -> list[Path]:
    """The files of the engine, always in the same order."""
    return sorted((home / "engine").rglob("*.py"))


def choose(home: Path, wish: str | None) -> Choice:
    """The engine for a wish: `python`, `native`, or nothing (native where it matches the source).

    Raises `EngineUnavailable` when the wish cannot be granted.
    """
    if wish not in (None, "", "python", "native"):
        raise EngineUnavailable(f"{VARIABLE} is {wish!r}; it can be `python`, `native` or left out")
    if wish == "python":
        return Choice(Engine.PYTHON, home, f"{VARIABLE}=python")
    if not builds_folder(home).is_dir():
        why_not = "there is no native build"
    elif (folder := build_folder(home)).is_dir():
        return Choice(Engine.NATIVE, folder, "a native build matches the source")
    else:
        why_not = "the native build is older than the source"
    if wish == "native":
        raise EngineUnavailable(f"{VARIABLE} asks for the native engine, but {why_not}: run `make native` in {home}")
    return Choice(Engine.PYTHON, home, why_not)


@cache
def chosen(home: Path) -> Choice:
    """The engine of this process, chosen when it is first needed."""
    return choose(home, os.environ.get(VARIABLE))


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "missing"
