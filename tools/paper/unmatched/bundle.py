"""What is printed of a hero: the character card, the deck, and the tokens, dials and the standee that belong to it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from tools.paper.faces import Face, Front
from tools.paper.unmatched.deck import Deck
from tools.paper.unmatched.dials import dials
from tools.paper.unmatched.faces import back_face, card_face, character_face
from tools.paper.unmatched.tokens import standee, state_tokens, tokens


@dataclass(frozen=True, slots=True)
class HeroBundle:
    """A hero with everything in its box, or some of its cards and nothing else."""

    deck: Deck
    only: Collection[str] | None = None
    """The ids of the cards that are printed; None for all, with what lies beside them."""

    @property
    def title(self) -> str:
        """The name of the hero."""
        return self.deck.hero.name.spoken(self.deck.words.language)

    def fronts(self) -> Iterator[Front]:
        """The character card, and the cards as often as the deck has them."""
        hero, behind = self.deck.file.id, f"{self.deck.file.id} back"
        if self.only is None:
            yield Front(f"{hero} character", character_face(self.deck), 1, behind)
        for card in self.deck.hero.cards:
            if self.only is None or card.id in self.only:
                yield Front(f"{hero}/{card.id}", card_face(self.deck, card), card.copies, behind)

    def back(self, key: str) -> Face:
        """The back of all of them."""
        return back_face(self.deck)

    def pieces(self) -> Iterable[Face]:
        """The dials, the tokens and the standee."""
        if self.only is None:
            deck = self.deck
            yield from (*dials(deck), *tokens(deck), *state_tokens(deck), standee(deck))
