"""What phrases leave to the grammar of a language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from effects.wording.parts import Called


@dataclass(frozen=True, slots=True)
class Grammar:
    """How a language bends and joins names, and counts."""

    bent: Callable[[Called, str], str]
    """A name in a form that the phrases ask for; without a form, as it stands inside a sentence."""
    number_form: Callable[[int], int]
    """Which form of `[...|...]` a number asks for."""
    joints: Mapping[str, str]
    """What stands between the members of a list: nothing said, `and`, `or`, `against`, `also`."""
