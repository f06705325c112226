"""The streams of the process, made fit for whatever terminal, pipe or nothing at all they lead to."""

from __future__ import annotations

import json
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO


def fit_the_terminal() -> None:
    """What a terminal cannot show is printed as a question mark; a width of 0 says that nobody knows the width."""
    sys.stdin = sys.stdin or _nobody()
    sys.stdout = sys.stdout or _nobody()
    sys.stderr = sys.stderr or _nobody()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if os.environ.get("COLUMNS") == "0":
        del os.environ["COLUMNS"]


def _nobody() -> TextIO:
    """In the place of what the caller has closed: nothing to read, and nobody to hear."""
    return Path(os.devnull).open("r+", encoding="utf-8")


def drop_output() -> None:
    """Let what is still to be written go nowhere: nobody can take it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def print_json(data: object, *, indent: int | None = None) -> None:
    """What a command answers to a program: JSON and nothing else."""
    print(json.dumps(data, indent=indent, ensure_ascii=False))
