"""What is printed together: a deck with its legends and what one needs to know of the dice, or some cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from content.schema.cyberpunk.card import CardType
from content.speaking import card_speaker
from tools.exit_status import Misuse
from tools.paper.cyberpunk.faces import DECK_BACK, LEGEND_BACK, back_face, card_face
from tools.paper.cyberpunk.reference import REFERENCE, reference_face
from tools.paper.cyberpunk.subject import Subject
from tools.paper.faces import Face, Front

if TYPE_CHECKING:
    from content.library import Library
    from tools.paper.texts import Texts
    from tools.words import Words


@dataclass(frozen=True)
class CardBundle:
    """Cards as often as they are wanted, in the order in which they are printed."""

    title: str
    subjects: Sequence[tuple[Subject, int]]
    """Each card with its copies."""
    tells_copies: bool
    """Whether its copies are printed on each card: those of a deck have a number, a card alone has none."""
    has_reference: bool
    """Whether the card with the dice comes first."""
    words: Words

    def fronts(self) -> Iterator[Front]:
        """The reference, the legends, the other cards."""
        if self.has_reference:
            yield Front(REFERENCE, reference_face(self.words), 1, REFERENCE)
        for subject, copies in self.subjects:
            back = LEGEND_BACK if subject.card.type is CardType.LEGEND else DECK_BACK
            key = f"{subject.card.id} {copies}" if self.tells_copies else subject.card.id
            yield Front(key, card_face(subject, copies if self.tells_copies else None), copies, back)

    def back(self, key: str) -> Face:
        """The backs tell nothing; both sides of the reference are alike."""
        return reference_face(self.words) if key == REFERENCE else back_face(key)

    def pieces(self) -> Iterable[Face]:
        """There are none: dice are not made of paper."""
        return ()


def bundles(
    decks: Sequence[str], cards: Sequence[str], library: Library, words: Words, texts: Texts
) -> list[CardBundle]:
    """The decks, or those of their cards that are named; without decks, each of the cards once.

    Raises `UnknownId` for what there is not, `Misuse` for a card of no deck, `ContentError` for errors.
    """
    for card in cards:
        library.card_of_decks(card)
    subject = partial(Subject, library=library, speaker=card_speaker(library, words.language), words=words, texts=texts)
    if not decks:
        alone = [subject(library.card_of_decks(card)) for card in dict.fromkeys(cards)]
        title = words.and_so_on.join(each.card.title(words.language) for each in alone)
        return [CardBundle(title, [(each, 1) for each in alone], False, False, words)]
    files = [library.deck(deck) for deck in decks]
    copies = [{**dict.fromkeys(file.demand().legends, 1), **file.demand().cards} for file in files]
    for card in cards:
        if not any(card in one for one in copies):
            raise Misuse(f"{card} is in none of the decks {', '.join(decks)}: without --decks it is printed alone")
    made = []
    for file, one in zip(files, copies, strict=True):
        chosen = [
            (subject(library.card_of_decks(card)), number) for card, number in one.items() if not cards or card in cards
        ]
        made.append(CardBundle(file.demand().name.spoken(words.language), chosen, True, not cards, words))
    return made
