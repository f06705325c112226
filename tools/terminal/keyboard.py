"""What a person types, from a terminal or through a pipe."""

from __future__ import annotations

import sys


class EndOfInput(Exception):
    """Nobody will type anything any more: the input ended, or the person interrupted."""


class Keyboard:
    """Reads lines; through a pipe it prints them too, so that the transcript can be read."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        if self.is_terminal:
            # With it, typed lines can be edited and called back.
            import readline  # noqa: F401

    def line(self, prompt: str) -> str:
        """The next line; raises `EndOfInput`."""
        try:
            typed = input(prompt)
        except (EOFError, KeyboardInterrupt):
            print()
            raise EndOfInput from None
        if not self.is_terminal:
            print(typed)
        return typed.strip()

    def wait(self, prompt: str) -> None:
        """Wait for the Enter key; a pipe does not wait."""
        if self.is_terminal:
            self.line(prompt)
