"""The cards of heroes, looked up during a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.terminal.looking_up import and_more
from tools.terminal.matching import matching
from tools.terminal.option import Option

if TYPE_CHECKING:
    from tools.terminal.screen import Screen
    from tools.terminal.unmatched.questions import Question


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
        and_more(screen, [named[index].name for index in found[4:]])
