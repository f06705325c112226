"""What can go wrong in a match, by who can mend it: the caller, the author of content, or ourselves."""

from __future__ import annotations


class IllegalAnswer(ValueError):
    """The caller's answer is none of the options; `legal` holds the keys that are."""

    def __init__(self, answer: str, legal: list[str]) -> None:
        self.answer = answer
        self.legal = legal
        super().__init__(f"{answer!r} is not among the options: {', '.join(legal) or 'nothing is asked'}")


class EffectRunsForever(Exception):
    """An author's effect did not come to an end within its budget of instructions, or nests too deeply."""

    def __init__(self, program: str, step: str, why: str) -> None:
        self.program = program
        self.step = step
        where = f"{program}, step {step}" if step else program
        super().__init__(f"{where}: {why}; give the repeated steps a number that ends")


class BadPosition(ValueError):
    """A position that no match can start from."""


class BadSave(ValueError):
    """A saved match cannot be replayed: damaged, of another format, or of content that has changed since."""
