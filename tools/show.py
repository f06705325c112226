"""`cardwright show`: a hero, a deck, a card, a board or a rule of play in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from content.diagnostics import print_problems
from content.library import Library, load
from content.library.card_shelf import Shelved
from content.library.deck_file import DeckFile
from content.library.files import BoardFile
from content.library.hero_file import HeroFile
from content.rulebook import Rule, rulebook, systems
from effects.problem import ContentError, Problem
from tools.exit_status import FINE, PROBLEMS, Misuse
from tools.words import words

if TYPE_CHECKING:
    from rich.console import Console

    from content.schema.unmatched.card import Card


def run(*, id: str, content: Sequence[Path], language: str = "en") -> int:
    """Show what bears the id; 1 if its file has errors, which follow on standard error."""
    from rich.console import Console

    console = Console(highlight=False, soft_wrap=False)
    problems = show(id, load(content), console, words(language).language)
    print_problems(problems, sys.stderr)
    return PROBLEMS if any(problem.is_error for problem in problems) else FINE


def show(wanted: str, library: Library, console: Console, language: str = "en") -> Sequence[Problem]:
    """Print what bears the id, and answer with the problems of its file; raises `UnknownId` if nothing does."""
    hero_id, slash, card_id = wanted.partition("/")
    if slash and not (hero_id and card_id):
        raise Misuse(f"a card is shown by its hero and its own id, such as `bigfoot/feint`, not by `{wanted}`")
    if slash:
        file, card = library.card(wanted)
        return _show_card(file, card, console, language)
    if wanted in library.heroes:
        return _show_hero(library.hero(wanted), console, language)
    if wanted in library.boards:
        return _show_board(library.board(wanted), console, language)
    if wanted in library.decks:
        return _show_deck(library.deck(wanted), library, console, language)
    if wanted in library.shelf:
        return _show_card_of_decks(library.card_of_decks(wanted), library, console, language)
    for rule in _rules():
        if wanted in (rule.id, str(rule.number)):
            _show_rule(rule, console, language)
            return ()
    known = [*library.heroes, *library.boards, *library.decks, *library.shelf, *(rule.id for rule in _rules())]
    raise library.unknown("hero, deck, board, card or rule", wanted, known)


def _show_hero(file: HeroFile, console: Console, language: str) -> Sequence[Problem]:
    from content.speaking import hero_speaker
    from tools.display.hero import WIDEST, character_card, deck_list
    from tools.words.decks import deck_in_words

    hero = file.spoken
    speaker = hero_speaker(file.id, hero, language)
    width = min(console.width, WIDEST)
    console.print(character_card(file.id, hero, speaker), width=width)
    console.print()
    console.print(deck_list(file.id, hero, speaker, width), width=width)
    console.print(deck_in_words(hero, language), markup=False)
    return file.problems


def _show_card(file: HeroFile, card: Card, console: Console, language: str) -> Sequence[Problem]:
    from content.speaking import hero_speaker
    from tools.display.card import card_panel

    hero = file.spoken
    console.print(card_panel(card, file.id, hero, hero_speaker(file.id, hero, language), for_author=True))
    return file.problems


def _show_deck(file: DeckFile, library: Library, console: Console, language: str) -> Sequence[Problem]:
    from rich.text import Text

    from content.speaking import card_speaker
    from tools.display.cyberpunk.deck import WIDEST, curve, deck_list
    from tools.words.cyberpunk import deck_in_words, ram_in_words

    deck, shelf = file.content, library.shelf
    if deck is None:
        raise ContentError(file.problems)
    width = min(console.width, WIDEST)
    console.print(Text.assemble((deck.name.spoken(language), "bold"), f"  {file.id}"))
    console.print()
    console.print(deck_list(deck, shelf, library.tags, card_speaker(library, language), width), width=width)
    console.print()
    for line in (*curve(deck, shelf), Text()):
        console.print(line)
    console.print(deck_in_words(deck, shelf, language), markup=False)
    console.print(ram_in_words(deck, shelf, language), markup=False)
    return file.problems


def _show_card_of_decks(shelved: Shelved, library: Library, console: Console, language: str) -> Sequence[Problem]:
    from content.speaking import card_speaker
    from tools.display.cyberpunk.card import card_panel

    console.print(card_panel(shelved.card, library.tags, card_speaker(library, language)))
    return shelved.file.problems


def _show_board(file: BoardFile, console: Console, language: str) -> Sequence[Problem]:
    from rich.text import Text

    from tools.display.board_drawing import draw_board
    from tools.display.board_report import report_table

    board = file.content
    if board is None or any(problem.is_error for problem in file.problems):
        raise ContentError(file.problems)
    console.print(Text(f"{board.name.spoken(language)}  {file.id}", style="bold"))
    console.print(draw_board(board, width=console.width, language=language))
    console.print()
    console.print(report_table(file.report(), board, language))
    return file.problems


def _show_rule(rule: Rule, console: Console, language: str) -> None:
    from rich.text import Text

    from tools.display.line_breaks import Broken
    from tools.display.rule import rule_in_lines

    head, *lines = rule_in_lines(rule, language)
    console.print(Text(head, style="bold"))
    for line in lines:
        console.print(Broken(Text(line)))


def _rules() -> list[Rule]:
    return [rule for system in systems() for rule in rulebook(system)]
