"""Handbooks for tests: that of everything built in, made once for each language, and one with hostile names."""

from __future__ import annotations

import re
from functools import cache
from io import BytesIO
from pathlib import Path

from pypdf import PdfReader

from content.library import load
from tools.handbook.cyberpunk.choosing import chosen_cards
from tools.handbook.gathering import handbook
from tools.handbook.html import as_html
from tools.handbook.model import Cards, Handbook, Question, Rule, Run, Term
from tools.handbook.pdf import as_pages
from tools.handbook.unmatched.choosing import ChosenHeroes, chosen_heroes
from tools.paper.sheets import PAPERS

LANGUAGES = ("en", "tr", "zh")
BUILT_IN = chosen_heroes(load())
CARDS = chosen_cards(load())
CHOSEN = {"unmatched": BUILT_IN, "cyberpunk": CARDS}
SYSTEMS = tuple(CHOSEN)

NAMES = (
    '#read("/etc/passwd") <script>alert(1)</script>',
    "$5 & #2 @home",
    "<b>*_`= {{ book }}</style>",
    "Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopic",
)
"""Names that would do harm, or run off the page, if they were not taken for texts."""


@cache
def book(language: str, system: str = "unmatched") -> Handbook:
    """The handbook of everything built in."""
    return handbook(CHOSEN[system], language)


@cache
def page(language: str, system: str = "unmatched") -> str:
    """The same as HTML."""
    return as_html(book(language, system))


@cache
def pdf(language: str, paper: str = "a4", system: str = "unmatched") -> bytes:
    """The same as PDF."""
    return as_pages(book(language, system), PAPERS[paper]).pdf()


def reader(language: str, paper: str = "a4", system: str = "unmatched") -> PdfReader:
    """The PDF, to be read."""
    return PdfReader(BytesIO(pdf(language, paper, system)))


@cache
def printed(language: str, system: str = "unmatched") -> str:
    """What can be read in the PDF, without spaces."""
    return squeezed("".join(each.extract_text() for each in reader(language, system=system).pages))


def hostile(folder: Path, *, last: str = "Plain") -> ChosenHeroes:
    """The heroes and boards of a set whose every name is hostile; `last` is the name of the last card."""
    first, second, third, fourth = (repr(name).replace("\\\\", "\\") for name in NAMES)
    files = {
        "set.yaml": f"name: {second}\nsystem: unmatched\nversion: 1.0.0\n",
        "heroes/evil.yaml": f"""name: {first}
health: 14
move: 2
attack: ranged
sidekicks:
  - {{id: minion, name: {fourth}, count: 2, attack: melee}}
deck_size: 4
cards:
  - {{id: a, name: {second}, type: attack, user: [evil, minion], value: 3, after_combat: [{{draw: 2}}]}}
  - {{id: b, name: {third}, type: versatile, user: minion, value: 3}}
  - {{id: c, name: {fourth}, type: defense, value: 3}}
  - {{id: d, name: {last}, type: scheme, boost: 2, scheme: [{{damage: {{to: {{one: minion}}, amount: 1}}}}]}}
""",
        "boards/trap.yaml": f"""name: {third}
frame: {{width: 300, height: 100}}
zones: [{{id: red, name: {second}, colour: "#d2483f"}}]
spaces:
  - {{id: a, at: [50, 50], zones: [red], start: 1}}
  - {{id: b, at: [150, 50], zones: [red]}}
  - {{id: c, at: [250, 50], zones: [red], start: 2}}
paths: [[a, b, c]]
""",
    }
    for name, text in files.items():
        path = folder / "evil-set" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return chosen_heroes(load([folder]), ["evil"])


def texts(shown: Handbook) -> list[str]:
    """Every text that must be found in both outputs: rules, words, questions, heroes, cards, boards."""
    found = [shown.title, *shown.sets]
    for chapter in shown.chapters:
        found += [chapter.title, *(section.title for section in chapter.sections)]
    for block in shown.blocks():
        match block:
            case Rule():
                found += [plain(block.text), plain(block.note)]
            case Term():
                found += [block.name, plain(block.text)]
            case Question():
                found += [block.question, plain(block.answer)]
            case Cards():
                for card in block.cards:
                    found += [card.name, card.beside, card.remark]
                    found += [paragraph.text for paragraph in card.paragraphs]
                    found += [plain(ruling.text) for ruling in card.rulings]
    return [text for text in found if text]


def plain(text: tuple[Run, ...]) -> str:
    """A text without its links."""
    return "".join(run.text for run in text)


def squeezed(text: str) -> str:
    """A text without spaces, as lines are broken differently on paper."""
    return re.sub(r"\s", "", text)
