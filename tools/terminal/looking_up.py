"""What a person looks up during a match: the commands, cards, rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from content.rulebook import rulebook
from tools.display.rule import rule_in_lines
from tools.log.printing import hanging
from tools.terminal.commands import COMMANDS, NEED_NOTHING
from tools.terminal.matching import folded, matching
from tools.terminal.option import Option
from tools.terminal.why import SYSTEM

if TYPE_CHECKING:
    from tools.terminal.questions import Question
    from tools.terminal.screen import Screen

MOST_RULES: Final = 8
"""More rules at once are not read."""


def show_help(screen: Screen) -> None:
    """How to play, and the commands."""
    from rich.cells import cell_len, set_cell_size
    from rich.text import Text

    screen.tell("help")
    typed = {name: _with_argument(screen, name) for name in COMMANDS}
    wide = max(map(cell_len, typed.values()))
    for name, command in typed.items():
        margin = f"  {set_cell_size(command, wide)}  "
        first, *more = hanging(screen.catalogue.say(f"does {name}"), screen.width - cell_len(margin))
        screen.console.print(Text.assemble((margin, "bold"), first))
        for line in more:
            screen.console.print(Text(" " * cell_len(margin) + line))


def _with_argument(screen: Screen, command: str) -> str:
    """A command and what follows it; in brackets what may be left out."""
    if not COMMANDS[command]:
        return command
    argument = screen.catalogue.say(f"argument {COMMANDS[command]}")
    return f"{command} [{argument}]" if command in NEED_NOTHING else f"{command} {argument}"


def show_cards(screen: Screen, wanted: str, question: Question) -> None:
    """Cards of any deck as they are printed."""
    from tools.display.card import card_panel

    if not wanted:
        screen.tell("which card")
        return
    names = question.names
    if wanted.isdecimal() and 1 <= int(wanted[:9]) <= len(question.options):
        word, _, card_id = question.options[int(wanted[:9]) - 1].key.partition(" ")
        wanted = card_id if word == "card" else wanted
    seats = sorted(range(len(names.heroes)), key=lambda seat: seat != question.seat)
    decks = {names.hero_ids[seat]: seat for seat in reversed(seats)}  # a hero that comes twice has one deck to look at
    own_first = [
        (seat, card, Option(f"{names.hero_ids[seat]}/{card.id}", card.name.spoken(names.language)))
        for seat in seats
        if decks[names.hero_ids[seat]] == seat
        for card in names.heroes[seat].cards
    ]
    named = [Option(option.key.partition("/")[2], option.name) for _, _, option in own_first]
    found = matching(wanted, [option for _, _, option in own_first]) or matching(wanted, named)
    if not found:
        screen.tell("no card", typed=wanted)
    for index in found[:4]:
        seat, card, _ = own_first[index]
        screen.console.print(card_panel(card, names.hero_ids[seat], names.heroes[seat], names.speakers[seat]))
    if len(found) > 4:
        _and_more(screen, [named[index].name for index in found[4:]])


def show_rules(screen: Screen, wanted: str) -> None:
    """The rules that hold a word, or the rule with a number."""
    book = rulebook(SYSTEM)
    if not wanted:
        titles = list(dict.fromkeys(rule.section.title(screen.language) for rule in book))
        screen.tell("how many rules", number=len(book), sections=screen.catalogue.listed(titles))
        return
    words = folded(wanted).split()
    found = [rule for rule in book if wanted.lower() in (str(rule.number), rule.id)]
    found = found or [
        rule for rule in book if all(word in folded(f"{rule.id} {rule.text(screen.language)}") for word in words)
    ]
    if not found:
        screen.tell("no rule", typed=wanted)
    for rule in found[:MOST_RULES]:
        head, *text = rule_in_lines(rule, screen.language)
        screen.say(head, "bold")
        for line in text:
            screen.say(line, indent=2)
    if len(found) > MOST_RULES:
        _and_more(screen, [str(rule.number) for rule in found[MOST_RULES:]])


def _and_more(screen: Screen, names: Sequence[str]) -> None:
    screen.tell("more", number=len(names), names=screen.catalogue.listed(names))
