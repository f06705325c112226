"""Cards laid on sheets, with the backs behind them, and after them the pieces that lie beside them in the box."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from tools.paper.faces import SIZES, Bundle, Face
from tools.paper.pieces import EDGE, piece_sheets
from tools.paper.sheets import BLEED, UNPRINTABLE, Paper, Slot, bleeds, sheets
from tools.paper.typesetting import Pages, pages
from tools.words import Words


def card_sheets(bundles: Sequence[Bundle], system: str, words: Words, paper: Paper, *, backs: bool) -> Pages:
    """The cards on as few sheets as hold them, each as often as its bundle has it; `system` says whose faces they have.

    With `backs` every page is followed by its other side.
    """
    faces: dict[str, Face] = {}
    order: list[str] = []
    behind: dict[str, str] = {}
    for bundle in bundles:
        for front in bundle.fronts():
            faces[front.key] = front.face
            order += [front.key] * front.copies
            behind[front.key] = front.back
            if backs and front.back not in faces:
                faces[front.back] = bundle.back(front.back)
    laid = list(_pages(order, behind if backs else None, paper))
    data = {
        "title": words.and_so_on.join(dict.fromkeys(bundle.title for bundle in bundles)),
        "language": words.language,
        "colon": words.colon,
        "true_size": words.true_size,
        "cut_and_fold": words.cut_and_fold,
        "faces": faces,
        "sheets": laid,
        "pieces": piece_sheets([piece for bundle in bundles for piece in bundle.pieces()], paper),
    }
    return pages(
        "cards.typ.j2",
        data,
        system=system,
        width=paper.width,
        height=paper.height,
        **SIZES,
        bleed=BLEED,
        unprintable=UNPRINTABLE,
        top=paper.top,
        edge=EDGE,
        backs=backs,
    )


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
