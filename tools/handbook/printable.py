"""Which texts of authors cannot be printed, told like any other problem of content."""

from __future__ import annotations

from content.reading.values import Mark
from content.saying import listed
from effects.problem import Problem
from tools.boards.names import note_names
from tools.handbook.choosing import Chosen
from tools.paper.texts import Texts, mark_of_name
from tools.paper.unmatched.deck import Deck
from tools.words import words


def unprintable(chosen: Chosen, language: str) -> list[Problem]:
    """A problem for each character that no font can print, in what a handbook shows of these heroes and boards."""
    texts = Texts()
    for file in chosen.heroes:
        deck = Deck(file, chosen.library.sets[file.set_id], words(language), texts)
        deck.hero_name()
        deck.abilities()
        for number, sidekick in enumerate(deck.hero.sidekicks):
            deck.name(sidekick.name, f"the sidekick {sidekick.id}", "sidekicks", number)
        for number, card in enumerate(deck.hero.cards):
            deck.name(card.name, f"the card {file.id}/{card.id}", "cards", number)
            deck.windows(card, number)
    for board in chosen.boards:
        note_names(board, language, texts)
    for ruling in chosen.rulings:
        texts.add(ruling.text(language), f"the ruling on {listed(ruling.cards, 'and')}", Mark(ruling.place))
    for set_id in chosen.sets:
        box = chosen.library.sets[set_id]
        name = box.demand().name
        mark = mark_of_name(name, language, box.document.root, "name")
        texts.add(name.spoken(language), f"the name of the set {set_id}", mark)
    return texts.without_glyph()
