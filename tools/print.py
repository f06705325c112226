"""`cardwright print`: the cards of heroes on sheets of paper, ready to be cut."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from content.diagnostics import print_problems
from content.library import Library, load
from tools.exit_status import FINE, PROBLEMS, Misuse
from tools.whole_file import demand_room, ending, write


def run(
    *,
    heroes: Sequence[str],
    language: str,
    paper: str,
    backs: bool,
    cards: Sequence[str],
    content: Sequence[Path],
    output: Path,
) -> int:
    """Write the cards of the heroes to a PDF; 1 if a text cannot be printed, and then nothing is written."""
    from tools.paper.cards import card_sheets
    from tools.paper.sheets import paper_called
    from tools.paper.texts import Texts
    from tools.paper.unmatched.bundle import HeroBundle
    from tools.paper.unmatched.deck import Deck
    from tools.words import words

    ending(output, (".pdf",))
    sheet, said = paper_called(paper), words(language)
    demand_room(output)
    library = load(content)
    chosen = cards_by_hero(library, heroes, cards) if cards else None
    texts = Texts()
    files = [library.hero(hero) for hero in heroes]
    decks = [Deck(file, library.sets[file.set_id], said, texts) for file in files]
    bundles = [HeroBundle(deck, chosen.get(deck.file.id, ()) if chosen is not None else None) for deck in decks]
    pages = card_sheets(bundles, "unmatched", said, sheet, backs=backs)
    problems = [*texts.without_glyph(), *texts.too_long(pages.found("too-long"))]
    print_problems(problems, sys.stderr)
    if problems:
        return PROBLEMS
    write(pages.pdf(), output)
    return FINE


def cards_by_hero(library: Library, heroes: Sequence[str], wanted: Sequence[str]) -> Mapping[str, set[str]]:
    """The cards asked for, `hero/card` or a card's own id, by hero; a card's own id is every such card of the heroes.

    Raises `UnknownId` for one that no hero has, and `Misuse` for one of another hero.

    >>> cards_by_hero(load(), ["bigfoot", "robin-hood"], ["feint", "bigfoot/hoax"])["bigfoot"] == {"feint", "hoax"}
    True
    """
    chosen: dict[str, set[str]] = {}
    own = {hero: [card.id for card in library.hero(hero).demand().cards] for hero in heroes}
    for reference in wanted:
        hero, slash, card = reference.rpartition("/")
        if slash and hero not in heroes:
            raise Misuse(f"{reference} is not a card of {' or '.join(heroes)}: name its hero with --heroes")
        owners = [each for each in own if card in own[each] and (not slash or each == hero)]
        if not owners:
            known = [f"{each}/{one}" if slash else one for each, ids in own.items() for one in ids]
            raise library.unknown("card", reference, known)
        for owner in owners:
            chosen.setdefault(owner, set()).add(card)
    return chosen
