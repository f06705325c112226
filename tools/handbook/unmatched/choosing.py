"""The heroes that a handbook shows, and the boards of their sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from content.library.files import BoardFile
from content.library.hero_file import HeroFile
from content.rulings import rulings
from tools.boards.names import note_names
from tools.handbook.chosen import About, CardsById, Chosen, Rulings, sets_of
from tools.handbook.examples import Shown
from tools.handbook.model import Chapter, Run
from tools.handbook.unmatched.boards_chapter import boards_chapter
from tools.handbook.unmatched.examples import shown
from tools.handbook.unmatched.heroes_chapter import cards_of, hero_anchor, heroes_chapter
from tools.paper.unmatched.deck import Deck
from tools.paper.unmatched.look import TYPE_INKS
from tools.words import words

if TYPE_CHECKING:
    from content.library import Library
    from tools.paper.texts import Texts

SYSTEM = "unmatched"


@dataclass(frozen=True, slots=True)
class ChosenHeroes(Chosen):
    """Heroes and boards."""

    heroes: tuple[HeroFile, ...]
    boards: tuple[BoardFile, ...]

    @property
    def inks(self) -> Mapping[str, str]:
        """The inks of the types."""
        return {type_.value: ink for type_, ink in TYPE_INKS.items()}

    def cards(self, rulings: Rulings, about: About, language: str) -> CardsById:
        """The cards of the heroes, by `hero/card`."""
        return cards_of(self.heroes, rulings, about, language)

    def things(self, cards: CardsById, language: str) -> Mapping[str, Run]:
        """Links to the heroes and their cards; of cards with one name each says its hero's too."""
        heroes = {file.id: Run(file.demand().name.spoken(language), hero_anchor(file.id)) for file in self.heroes}
        names = Counter(card.name for card in cards.values())
        found = dict(heroes)
        for reference, card in cards.items():
            hero = words(language).aside.format(what=heroes[reference.partition("/")[0]].text)
            name = card.name if names[card.name] == 1 else f"{card.name}{hero}"
            found[reference] = Run(name, card.anchor)
        return found

    def shown(self, cards: CardsById, language: str) -> list[Shown]:
        """Cards, then heroes."""
        return shown(self.heroes, cards, language)

    def chapters(self, cards: CardsById, about: About, language: str) -> tuple[Chapter, ...]:
        """The heroes and the boards."""
        return (
            heroes_chapter(self, self.heroes, cards, about, language),
            boards_chapter(self, self.boards, language),
        )

    def note_texts(self, texts: Texts, language: str) -> None:
        """The names and texts of heroes, and the names on boards."""
        for file in self.heroes:
            deck = Deck(file, self.library.sets[file.set_id], words(language), texts)
            deck.hero_name()
            deck.abilities()
            for number, sidekick in enumerate(deck.hero.sidekicks):
                deck.name(sidekick.name, f"the sidekick {sidekick.id}", "sidekicks", number)
            for number, card in enumerate(deck.hero.cards):
                deck.name(card.name, f"the card {file.id}/{card.id}", "cards", number)
                deck.windows(card, number)
        for board in self.boards:
            note_names(board, language, texts)


def chosen_heroes(library: Library, heroes: Sequence[str] = ()) -> ChosenHeroes:
    """The heroes that are named and the boards of their sets, or all there are; raises `UnknownId` or `ContentError`
    if one of them is not there or has errors.

    >>> from content.library import load
    >>> [board.id for board in chosen_heroes(load(), ["bigfoot"]).boards]
    ['sherwood-forest', 'yukon']
    """
    sets = sets_of(library, SYSTEM)
    wanted = heroes or [hero for hero, file in library.heroes.items() if file.set_id in sets]
    files = tuple(library.hero(hero) for hero in dict.fromkeys(wanted))
    if heroes:
        sets = [set_id for set_id in sets if any(file.set_id == set_id for file in files)]
    boards = tuple(library.board(board.id) for set_id in sets for board in library.boards_of(set_id))
    for hero in files:
        hero.demand()
    for board in boards:
        board.demand()
    return ChosenHeroes(library, SYSTEM, tuple(sets), rulings(library, sets), files, boards)
