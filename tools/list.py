"""`cardwright list`: which sets, heroes, boards, cards and decks there are."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from content.diagnostics import print_problems, shown_path
from content.library import Library, load
from content.library.deck_file import DeckFile
from content.library.files import BoardFile, SetFile
from content.library.hero_file import HeroFile
from tools.exit_status import FINE, PROBLEMS
from tools.streams import print_json

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from content.library.card_shelf import Shelved

WIDE = 1000
"""Columns in which every table has room."""


def run(*, content: Sequence[Path], as_json: bool = False) -> int:
    """List what can be read; 1 if something cannot, and then standard error says what."""
    library = load(content)
    listed = as_data(library)
    if as_json:
        print_json(listed)
    else:
        _print_tables(listed)
    print_problems([problem for problem in library.arrangement if problem.is_error], sys.stderr)
    left_out = [file for file in library.files if file.content is None]
    for file in left_out:
        path = shown_path(str(file.path))
        print(
            f"cardwright: {path} cannot be read and is left out (`cardwright check {path}` says why)", file=sys.stderr
        )
    return PROBLEMS if left_out or any(problem.is_error for problem in library.arrangement) else FINE


def as_data(library: Library) -> dict[str, list[dict[str, Any]]]:
    """Every set, and every hero, board, deck and card of decks that can be read, as plain data."""
    return {
        "sets": [data for file in library.sets.values() if (data := _set(file, library))],
        "heroes": [data for file in library.heroes.values() if (data := _hero(file))],
        "boards": [data for file in library.boards.values() if (data := _board(file))],
        "decks": [data for file in library.decks.values() if (data := _deck(file, library))],
        "cards": [_card(shelved) for shelved in library.shelf.values()],
    }


def _set(file: SetFile, library: Library) -> dict[str, Any]:
    written = file.content
    if written is None:
        return {}
    return {
        "id": file.id,
        "name": str(written.name),
        "system": written.system.value,
        "version": written.version,
        "heroes": [hero.id for hero in library.heroes.values() if hero.set_id == file.id],
        "boards": [board.id for board in library.boards_of(file.id)],
        "decks": [deck.id for deck in library.decks_of(file.id)],
        "cards": [card.id for card in library.shelf.of_set(file.id)],
    }


def _hero(file: HeroFile) -> dict[str, Any]:
    hero = file.content
    if hero is None:
        return {}
    return {
        "id": file.id,
        "name": str(hero.name),
        "set": file.set_id,
        "health": hero.health,
        "move": hero.move,
        "attack": hero.attack.value,
        "sidekicks": [
            {"id": one.id, "name": str(one.name), "count": one.count, "health": one.health, "attack": one.attack.value}
            for one in hero.sidekicks
        ],
        "cards": sum(card.copies for card in hero.cards),
        "different_cards": len(hero.cards),
    }


def _board(file: BoardFile) -> dict[str, Any]:
    board = file.content
    if board is None:
        return {}
    return {
        "id": file.id,
        "name": str(board.name),
        "set": file.set_id,
        "spaces": len(board.spaces),
        "zones": len(board.zones),
        "players": len(board.starts()),
    }


def _deck(file: DeckFile, library: Library) -> dict[str, Any]:
    from content.checks.cyberpunk.deck import Built

    deck = file.content
    if deck is None:
        return {}
    limits = Built(file.id, deck, library.shelf).limits
    return {
        "id": file.id,
        "name": str(deck.name),
        "set": file.set_id,
        "legends": list(deck.legends),
        "ram": {colour.value: limit for colour, limit in limits.items()},
        "cards": deck.size,
        "different_cards": len(deck.cards),
    }


def _card(shelved: Shelved) -> dict[str, Any]:
    card = shelved.card
    return {
        "id": card.id,
        "name": card.title(),
        "set": shelved.file.set_id,
        "type": card.type.value,
        "colour": card.colour.value,
        "cost": card.cost,
        "power": card.power,
        "ram": card.ram,
        "sell": card.sell,
        "tags": list(card.tags),
        "keywords": [keyword.value for keyword in card.keywords],
    }


def _print_tables(listed: dict[str, list[dict[str, Any]]]) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    for one in listed["sets"]:
        console.print(Text.assemble((one["name"], "bold"), f"  {one['id']}, {one['system']}, version {one['version']}"))
        heroes = [_with_sidekicks(hero) for hero in listed["heroes"] if hero["set"] == one["id"]]
        boards = [board for board in listed["boards"] if board["set"] == one["id"]]
        decks = [_with_limits(deck) for deck in listed["decks"] if deck["set"] == one["id"]]
        cards = _counted_by_colour([card for card in listed["cards"] if card["set"] == one["id"]])
        if heroes:
            _print_rows("hero", heroes, ("name", "health", "move", "attack", "sidekicks", "cards"), console)
        if boards:
            _print_rows("board", boards, ("name", "spaces", "zones", "players"), console)
        if decks:
            _print_rows("deck", decks, ("name", "cards", "RAM"), console)
        if cards:
            _print_rows("cards", cards, ("legends", "units", "programs", "gear"), console)
    console.print(Text("`cardwright show ID` shows one of them; a card of a hero is `hero/card`."))


def _counted_by_colour(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A row for each colour that a set has cards of: how many there are of which type."""
    types = {"legend": "legends", "unit": "units", "program": "programs", "gear": "gear"}
    counts = {card["colour"]: Counter[str]() for card in cards}
    for card in cards:
        counts[card["colour"]][types[card["type"]]] += 1
    return [{"id": colour} | {column: count[column] for column in types.values()} for colour, count in counts.items()]


def _with_sidekicks(hero: dict[str, Any]) -> dict[str, Any]:
    names = [f"{one['name']} x {one['count']}" if one["count"] > 1 else one["name"] for one in hero["sidekicks"]]
    return hero | {"sidekicks": ", ".join(names)}


def _with_limits(deck: dict[str, Any]) -> dict[str, Any]:
    return deck | {"RAM": ", ".join(f"{colour} {limit}" for colour, limit in deck["ram"].items())}


def _print_rows(what: str, rows: list[dict[str, Any]], columns: tuple[str, ...], console: Console) -> None:
    """A table, in which names go on in a further line where it is narrow; without room for that, lines for each row."""
    from rich.text import Text

    from tools.log.printing import hanging

    table = _table(what, rows, columns)
    if console.measure(table, options=console.options.update(width=WIDE)).minimum <= console.width:
        console.print(table)
        return
    for row in rows:
        said = ", ".join(f"{column} {row[column]}" for column in columns if row[column] != "")
        for line in hanging(f"{row['id']}: {said}", console.width, 2):
            console.print(Text(line))


def _table(what: str, rows: list[dict[str, Any]], columns: tuple[str, ...]) -> Table:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(what, no_wrap=True, style="bold")
    for column in columns:
        table.add_column(column, justify="right" if isinstance(rows[0][column], int) else "left")
    for row in rows:
        table.add_row(Text(row["id"]), *(Text(str(row[column])) for column in columns))
    return table
