"""The lock answers every requirement of pyproject.toml; `make lock` renews it."""

from __future__ import annotations

import re
import tomllib

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from cardwright import HOME

LOCK = (HOME / "requirements.lock").read_text()
PIN = re.compile(
    r"^(?P<name>[\w.-]+)==(?P<version>[\w.]+)(?P<rest>(?:.*\\\n)(?:    --hash=sha256:[0-9a-f]{64}.*\n)+)", re.M
)
ORIGIN = re.compile(r"^(?P<name>[\w.-]+)==.*\n(?:    --hash.*\n)+(?P<via>(?:    #.*\n?)+)", re.M)


def requirements() -> list[Requirement]:
    """Everything that pyproject.toml asks for, the extras included."""
    project = tomllib.loads((HOME / "pyproject.toml").read_text())["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    return [Requirement(text) for group in groups for text in group]


def test_every_requirement_is_pinned_within_its_range() -> None:
    pins = [(canonicalize_name(pin["name"]), pin["version"]) for pin in PIN.finditer(LOCK)]
    for requirement in requirements():
        versions = [version for name, version in pins if name == canonicalize_name(requirement.name)]
        assert versions, f"requirements.lock has no {requirement.name}: run `make lock`"
        for version in versions:
            assert version in requirement.specifier, (
                f"requirements.lock has {requirement.name} {version}: run `make lock`"
            )


def test_nothing_is_pinned_for_a_requirement_that_is_gone() -> None:
    ours = {canonicalize_name(pin["name"]) for pin in ORIGIN.finditer(LOCK) if "cardwright" in pin["via"]}
    assert ours == {canonicalize_name(requirement.name) for requirement in requirements()}, "run `make lock`"


def test_every_pin_has_its_hashes_and_names_no_registry() -> None:
    assert len(PIN.findall(LOCK)) == len(re.findall(r"^[\w.-]+==", LOCK, re.M)) > 0
    assert "://" not in LOCK
    assert "--index" not in LOCK
