"""The command line: which commands there are. What a command does lives in `tools/<command>.py`.

Nothing heavy is imported before a command needs it, so that help comes at once.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from tools.exit_status import FINE, STOPPED
from tools.giving_up import told
from tools.limits import LARGEST_SEED
from tools.options import (
    BenchedSystem,
    Board,
    Content,
    Decks,
    Heroes,
    Json,
    Language,
    Mode,
    Paper,
    Seed,
    SystemName,
    TurnCap,
    asked,
    content_folders,
    names,
)
from tools.streams import fit_the_terminal

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def cardwright(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which Cardwright and which engine runs.")] = False,
) -> None:
    """Design heroes, decks and boards of skirmish card games: check them, read them, play them, measure them."""
    if version:
        from tools.version import version_line

        typer.echo(version_line())
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def check(
    content: Content = None,
    paths: Annotated[
        list[Path] | None, typer.Argument(metavar="PATH", exists=True, help="Files or folders of sets.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Check content, the built-in sets or the given paths, and say how to mend what is wrong."""
    from tools.check import run

    raise typer.Exit(run(paths=paths or [], content=content_folders(content), as_json=as_json))


@app.command("list")
def list_(content: Content = None, as_json: Json = False) -> None:
    """List the sets with their heroes and boards, cards and decks."""
    from tools.list import run

    raise typer.Exit(run(content=content_folders(content), as_json=as_json))


@app.command()
def show(
    id: Annotated[
        str,
        typer.Argument(
            metavar="ID", help="A hero, a deck, a board, a card (a hero's as `hero/card`), or a rule by id or number."
        ),
    ],
    content: Content = None,
    language: Language = "en",
) -> None:
    """Show a hero, a deck, a card, a board or a rule of play in the terminal."""
    from tools.show import run

    raise typer.Exit(run(id=id, content=content_folders(content), language=language))


@app.command()
def explain(
    card: Annotated[
        str, typer.Argument(metavar="CARD", help="A card as `hero/card` or by its id, or a hero for its abilities.")
    ],
    content: Content = None,
    language: Language = "en",
) -> None:
    """Say what a card does: its text, its program in plain words, and where each piece came from."""
    from tools.explain import run

    raise typer.Exit(run(card=card, content=content_folders(content), language=language))


@app.command()
def play(
    heroes: Heroes = None,
    decks: Decks = None,
    system: SystemName = None,
    content: Content = None,
    mode: Mode = None,
    board: Board = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,...",
            help="Who plays each seat: `human`, `random` or `greedy`; by default you take the first.",
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, max=LARGEST_SEED, help="The same seed gives the same match."),
    ] = None,
    coin: Annotated[bool, typer.Option("--coin", help="Toss a coin by the seed for who takes the first seat.")] = False,
    turn_cap: TurnCap = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", dir_okay=False, help="Write the match to a file that can be replayed."),
    ] = None,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Play a match in the terminal, or let machines play and read the log."""
    from tools.play import run

    raise typer.Exit(
        run(
            system=system,
            asked=asked(heroes, decks, board, mode, turn_cap),
            seats=tuple(names(seats, "--seats")) if seats is not None else None,
            seed=seed,
            save=save,
            content=content_folders(content),
            as_json=as_json,
            toss=coin,
            language=language,
        )
    )


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A saved match.")],
    content: Content = None,
    go_on: Annotated[
        bool, typer.Option("--continue", help="Go on with a match that is not over, and save it to the same file.")
    ] = False,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Play a saved match again, answer by answer, to the same end."""
    from tools.replay import run

    raise typer.Exit(run(file=file, content=content_folders(content), as_json=as_json, go_on=go_on, language=language))


@app.command()
def simulate(
    heroes: Heroes = None,
    decks: Decks = None,
    system: SystemName = None,
    content: Content = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many matches; seats change after each.")] = 1000,
    mode: Mode = None,
    board: Board = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar="A,B,...", help="Who plays each seat: `random` (by default) or `greedy`."),
    ] = None,
    seed: Seed = 0,
    turn_cap: TurnCap = None,
    jobs: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Processes side by side; by default one for each processor.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Play many matches and say how often each side won."""
    from tools.simulate import run

    raise typer.Exit(
        run(
            system=system,
            asked=asked(heroes, decks, board, mode, turn_cap),
            games=games,
            seats=tuple(names(seats, "--seats")) if seats is not None else None,
            seed=seed,
            jobs=jobs,
            content=content_folders(content),
            as_json=as_json,
        )
    )


@app.command("test")
def scenarios(
    content: Content = None,
    paths: Annotated[
        list[Path] | None, typer.Argument(metavar="PATH", exists=True, help="Scenarios or folders of them.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Play scenarios and say what differs from what they expect."""
    from tools.test import run

    raise typer.Exit(run(paths=paths or [], content=content_folders(content), as_json=as_json))


@app.command("print")
def print_(
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE", help="The PDF that is written.")],
    heroes: Annotated[
        str | None, typer.Option(metavar="A,B", help="Unmatched: the heroes by id, one, two or more.")
    ] = None,
    decks: Annotated[str | None, typer.Option(metavar="A,B", help="Cyberpunk: the decks by id.")] = None,
    content: Content = None,
    language: Language = "en",
    paper: Paper = "a4",
    backs: Annotated[
        bool, typer.Option("--backs", help="Backs too, for a printer that turns the sheet over its long edge.")
    ] = False,
    cards: Annotated[
        str | None,
        typer.Option(metavar="ID,...", help="Only these cards, as `hero/card` or by their own ids, with their copies."),
    ] = None,
) -> None:
    """Print the cards of heroes or decks on sheets of nine, with what else lies in their box, as a PDF."""
    from tools.print import run

    raise typer.Exit(
        run(
            asked=asked(heroes, decks),
            language=language,
            paper=paper,
            backs=backs,
            cards=names(cards, "--cards") if cards is not None else (),
            content=content_folders(content),
            output=output,
        )
    )


@app.command()
def rules(
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="FILE", help="The file that is written: `.html` or `.pdf`.")
    ],
    system: Annotated[
        str | None, typer.Option(metavar="SYSTEM", help="The game system: `unmatched` (by default) or `cyberpunk`.")
    ] = None,
    heroes: Annotated[
        str | None,
        typer.Option(metavar="A,B,...", help="Unmatched: the heroes by id; by default all there are, and all boards."),
    ] = None,
    decks: Annotated[
        str | None,
        typer.Option(metavar="A,B,...", help="Cyberpunk: the decks by id; by default all there are, and all cards."),
    ] = None,
    content: Content = None,
    language: Language = "en",
    paper: Paper = "a4",
) -> None:
    """Write the rules reference: rules, words, questions, heroes or decks and cards, for a screen or for paper."""
    from tools.rules import run

    raise typer.Exit(
        run(
            system=system,
            language=language,
            paper=paper,
            asked=asked(heroes, decks),
            output=output,
            content=content_folders(content),
        )
    )


@app.command()
def board(
    id: Annotated[str, typer.Argument(metavar="ID", help="A board.")],
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FILE", help="The file that is written: `.svg`, `.pdf` or `.png`."),
    ] = None,
    content: Content = None,
    language: Language = "en",
    paper: Paper = "a4",
    ids: Annotated[bool, typer.Option("--ids", help="Write its id on each space, for authors.")] = False,
    table_size: Annotated[
        bool, typer.Option("--table-size", help="As large as it lies on the table, on sheets to be glued together.")
    ] = False,
) -> None:
    """Draw a board: in the terminal, or as a picture in a file."""
    from tools.board import run

    raise typer.Exit(
        run(
            id=id,
            content=content_folders(content),
            output=output,
            language=language,
            paper=paper,
            ids=ids,
            table_size=table_size,
        )
    )


@app.command()
def mat(
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="FILE", help="The file that is written: `.svg`, `.pdf` or `.png`.")
    ],
    language: Language = "en",
    paper: Paper = "a4",
    table_size: Annotated[
        bool, typer.Option("--table-size", help="As large as it lies on the table, on sheets to be glued together.")
    ] = False,
) -> None:
    """Draw the mat of cyberpunk with its seven areas."""
    from tools.mat import run

    raise typer.Exit(run(output=output, language=language, paper=paper, table_size=table_size))


@app.command()
def schema(
    system: Annotated[str, typer.Argument(metavar="SYSTEM", help="A game system, such as `unmatched`.")],
) -> None:
    """Print the JSON Schema of a game system's content, for editors."""
    from tools.schema import run

    raise typer.Exit(run(system=system))


@app.command()
def bench(
    system: BenchedSystem = "unmatched",
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many matches each engine plays.")] = 2000,
    as_json: Json = False,
) -> None:
    """Measure the speed of each engine that is there: decisions, matches, copies."""
    from tools.bench import run

    raise typer.Exit(run(games=games, as_json=as_json, system=system))


def main(arguments: list[str] | None = None) -> None:
    """Run one command and leave with its exit status."""
    fit_the_terminal()
    sys.exit(status(arguments))


def status(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit status; whatever a person can mend is said without a traceback."""
    try:
        result: object = app(arguments, prog_name="cardwright", standalone_mode=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else FINE
    except Exception as error:
        return told(error)
    except KeyboardInterrupt:
        return STOPPED
