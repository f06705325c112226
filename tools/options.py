"""The options that several commands share, and how what is written behind them is read."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tools.content_folders import VARIABLE, of_environment
from tools.limits import LARGEST_SEED, MOST_TURNS

if TYPE_CHECKING:
    from tools.systems import Asked


def _folder(text: str) -> Path:
    """A folder by its name; an empty name is none, and not the folder one stands in."""
    if not text:
        raise typer.BadParameter("expected the name of a folder, found an empty text")
    folder = Path(text)
    if not folder.is_dir():
        raise typer.BadParameter(f"Directory '{text}' {'is a file' if folder.exists() else 'does not exist'}.")
    return folder


def _word(text: str) -> str:
    """A word; an empty text is none."""
    if not text.strip():
        raise typer.BadParameter("expected a word, found an empty text")
    return text


Content = Annotated[
    list[Path] | None,
    typer.Option(
        "--content",
        metavar="DIR",
        parser=_folder,
        help=f"A further folder of sets; may be repeated. {VARIABLE} names more, with `{os.pathsep}` between.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Language = Annotated[
    str, typer.Option("--lang", metavar="LANGUAGE", help="The language of names and texts: `en`, `tr` or `zh`.")
]
SystemName = Annotated[
    str | None,
    typer.Option(
        "--system",
        metavar="SYSTEM",
        parser=_word,
        help="The game system: `unmatched` or `cyberpunk`; by default the one that heroes or decks belong to.",
    ),
]
BenchedSystem = Annotated[
    str, typer.Option("--system", metavar="SYSTEM", parser=_word, help="The game system: `unmatched` or `cyberpunk`.")
]
Heroes = Annotated[
    str | None,
    typer.Option(
        metavar="A,B,...", help="Unmatched: the heroes by id in the order of their turns; one may come twice."
    ),
]
Decks = Annotated[str | None, typer.Option(metavar="A,B", help="Cyberpunk: the two decks by id; one may come twice.")]
Mode = Annotated[
    str | None,
    typer.Option(
        metavar="MODE",
        parser=_word,
        help="`duel` for 2 heroes, `free-for-all` for 3 or 4, `team` and `team-of-three` for 4: the first and third "
        "against the second and fourth; in `team-of-three` one player runs the first and third. By default a duel.",
    ),
]
Board = Annotated[
    str | None,
    typer.Option(
        metavar="ID", parser=_word, help="The board; by default one with room, of the first hero's set if there is."
    ),
]
Seed = Annotated[int, typer.Option(metavar="N", min=0, max=LARGEST_SEED, help="The same seed gives the same match.")]
TurnCap = Annotated[
    int | None,
    typer.Option(
        metavar="N", min=1, max=MOST_TURNS, help="Unmatched: after so many turns, by default 200, it is a draw."
    ),
]
Paper = Annotated[str, typer.Option(metavar="PAPER", help="The paper of a PDF: `a4` or `letter`.")]


def content_folders(options: list[Path] | None) -> list[Path]:
    """The further content folders: those of the environment first, then those of the options."""
    named = of_environment()
    for folder in named:
        if not folder.is_dir():
            raise typer.BadParameter(f"{VARIABLE} names `{folder}`, which is not a folder")
    return [*named, *(options or [])]


def names(text: str, option: str) -> list[str]:
    """Names with commas between.

    >>> names("bigfoot, robin-hood", "--heroes")
    ['bigfoot', 'robin-hood']
    """
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise typer.BadParameter(f"{option} takes names with a comma between, such as `a,b`, not `{text}`")
    return found


def asked(
    heroes: str | None,
    decks: str | None,
    board: str | None = None,
    mode: str | None = None,
    turn_cap: int | None = None,
) -> Asked:
    """What was asked for."""
    from tools.systems import Asked

    return Asked(
        heroes=names(heroes, "--heroes") if heroes is not None else None,
        decks=names(decks, "--decks") if decks is not None else None,
        board=board,
        mode=mode,
        turn_cap=turn_cap,
    )
