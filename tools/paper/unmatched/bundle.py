"""What is printed of a hero: the character card, the deck, and the tokens, dials and the standee that belong to it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tools.exit_status import Misuse
from tools.paper.faces import Face, Front
from tools.paper.unmatched.deck import Deck
from tools.paper.unmatched.dials import dials
from tools.paper.unmatched.faces import back_face, card_face, character_face
from tools.paper.unmatched.tokens import standee, state_tokens, tokens

if TYPE_CHECKING:
    from content.library import Library
    from tools.paper.texts import Texts
    from tools.words import Words


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


def bundles(
    heroes: Sequence[str], cards: Sequence[str], library: Library, words: Words, texts: Texts
) -> list[HeroBundle]:
    """The heroes, or those of their cards that are named; without heroes, the cards say by `hero/card` whose they are.

    Raises `UnknownId` for what there is not, `Misuse` for a card of another hero, `ContentError` for errors.
    """
    heroes = heroes or list(dict.fromkeys(card.partition("/")[0] for card in cards))
    chosen = cards_by_hero(library, heroes, cards) if cards else None
    made = []
    for hero in heroes:
        file = library.hero(hero)
        deck = Deck(file, library.sets[file.set_id], words, texts)
        made.append(HeroBundle(deck, chosen.get(file.id, ()) if chosen is not None else None))
    return made


def cards_by_hero(library: Library, heroes: Sequence[str], wanted: Sequence[str]) -> Mapping[str, set[str]]:
    """The cards asked for, `hero/card` or a card's own id, by hero; a card's own id is every such card of the heroes.

    Raises `UnknownId` for one that no hero has, and `Misuse` for one of another hero.

    >>> from content.library import load
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
