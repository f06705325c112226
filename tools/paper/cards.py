"""The cards of heroes, laid on sheets: character cards, decks, the backs behind them, and the pieces beside them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict
from typing import Any

from tools.paper.deck import Deck
from tools.paper.faces import SIZES, Face, back_face, card_face, character_face
from tools.paper.pieces import EDGE, piece_sheets
from tools.paper.sheets import BLEED, UNPRINTABLE, Paper, Slot, bleeds, sheets
from tools.paper.typesetting import Pages, pages
from tools.words import Words

Stack = Sequence[tuple[Deck, Collection[str] | None]]
"""Decks in the order in which they are printed, each with the ids of its cards that are; None for all of them."""


def card_sheets(stack: Stack, words: Words, paper: Paper, *, backs: bool) -> Pages:
    """The cards on as few sheets as hold them, each card as often as the deck has it.

    A whole deck begins with the character card, and its tokens and dials come after all cards. With `backs` every page
    is followed by its other side.
    """
    faces: dict[str, Face] = {}
    order: list[str] = []
    behind: dict[str, str] = {}
    for deck, only in stack:
        back = f"{deck.file.id} back"
        for key, face, copies in _fronts(deck, only):
            faces[key] = face
            order += [key] * copies
            behind[key] = back
        if backs:
            faces[back] = back_face(deck)
    laid = list(_pages(order, behind if backs else None, paper))
    names = dict.fromkeys(deck.hero.name.spoken(words.language) for deck, _ in stack)
    data = {
        "title": words.and_so_on.join(names),
        "language": words.language,
        "colon": words.colon,
        "true_size": words.true_size,
        "cut_and_fold": words.cut_and_fold,
        "faces": faces,
        "sheets": laid,
        "pieces": piece_sheets([deck for deck, only in stack if only is None], paper),
    }
    return pages(
        "cards.typ.j2",
        data,
        width=paper.width,
        height=paper.height,
        **SIZES,
        bleed=BLEED,
        unprintable=UNPRINTABLE,
        top=paper.top,
        edge=EDGE,
        backs=backs,
    )


def _fronts(deck: Deck, only: Collection[str] | None) -> Iterator[tuple[str, Face, int]]:
    """Each different face of a deck, and how often it is printed."""
    if only is None:
        yield f"{deck.file.id} character", character_face(deck), 1
    for card in deck.hero.cards:
        if only is None or card.id in only:
            yield f"{deck.file.id}/{card.id}", card_face(deck, card), card.copies


def _pages(order: Sequence[str], behind: dict[str, str] | None, paper: Paper) -> Iterator[dict[str, Any]]:
    for sheet in sheets(order):
        yield {
            "back": False,
            "slots": [_placed(paper, slot, face=face) for slot, face in sheet.items()],
            "cuts": [asdict(line) for line in paper.cuts(list(sheet))],
        }
        if behind is not None:
            turned = {slot.behind: behind[face] for slot, face in sheet.items()}
            edges = bleeds(list(turned))
            yield {
                "back": True,
                "slots": [_placed(paper, slot, face=face, bleed=edges[slot]) for slot, face in turned.items()],
            }


def _placed(paper: Paper, slot: Slot, **more: object) -> dict[str, Any]:
    x, y = paper.corner(slot)
    return {"x": x, "y": y, **more}
