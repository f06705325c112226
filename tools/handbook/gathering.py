"""Putting a handbook together from a library."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from content.library import Library
from content.rulebook import rulebook
from content.terms import terms
from effects.wording.letters import capitalized
from tools.handbook.boards_chapter import boards_chapter
from tools.handbook.examples import Examples
from tools.handbook.heroes_chapter import cards_of, heroes_chapter
from tools.handbook.labels import labels
from tools.handbook.links import Links
from tools.handbook.model import Handbook, Run
from tools.handbook.rules_chapter import rules_chapter
from tools.handbook.terms_chapter import term_anchor, terms_chapter
from tools.words import words


def handbook(library: Library, system: str, language: str, heroes: Sequence[str] = ()) -> Handbook:
    """The handbook of a game system with the heroes that are named, or all of the library, and the boards of their
    sets; raises `UnknownId` or `ContentError` if one of them is not there or has errors.

    >>> from content.library import load
    >>> [chapter.anchor for chapter in handbook(load(), "unmatched", "en").chapters]
    ['rules', 'terms', 'heroes', 'boards']
    """
    links = Links(rulebook(system), language)
    named = [library.hero(hero) for hero in dict.fromkeys(heroes)] or [
        file for file in library.heroes.values() if _is_for(library, file.set_id, system)
    ]
    sets = [set_id for set_id in library.sets if any(file.set_id == set_id for file in named)]
    if not heroes:
        sets = [set_id for set_id in library.sets if _is_for(library, set_id, system)]
    boards = [board for set_id in sets for board in library.boards_of(set_id)]
    cards = cards_of(named, {}, language)
    glossary = terms(system)
    resting: dict[int, list[Run]] = defaultdict(list)
    for term in glossary:
        if term.rule is not None:
            resting[term.rule].append(Run(term.spoken(language), term_anchor(term)))
    return Handbook(
        language=language,
        title=capitalized(words(language).rules_reference, language),
        system=capitalized(system, "en"),
        sets=tuple(_edition(library, set_id, language) for set_id in sets),
        chapters=(
            rules_chapter(links, resting),
            terms_chapter(glossary, links, Examples(named, cards, language)),
            heroes_chapter(named, cards, library, language),
            boards_chapter(boards, library, language),
        ),
        labels=labels(language),
    )


def _is_for(library: Library, set_id: str, system: str) -> bool:
    return library.sets[set_id].demand().system.value == system


def _edition(library: Library, set_id: str, language: str) -> str:
    box = library.sets[set_id].demand()
    return f"{box.name.spoken(language)} {box.version}"
