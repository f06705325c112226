"""Which labels a language has to have."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The labels of one language, in small letters where it has them, except what is always printed in capitals.

    A label with `{number}` counts something: `{number} copy|{number} copies` has a form for 1 and one for all others;
    with a single form, that serves all numbers. Other `{slots}` are filled with names, numbers and texts.
    """

    language: str
    """Its code: `en`, `tr`, `zh`."""
    tag: str
    """Its name on the web, with its script where the code alone leaves that open."""

    # What a card can be played as: the names of the fields are the words authors write.
    attack: str
    defense: str
    versatile: str
    scheme: str

    # A card.
    card: str
    type: str
    """What it can be played as."""
    user: str
    """Who may play it: the head of a column."""
    anyone: str
    """Who may play a card that is for every fighter of its hero."""
    boost: str
    copies: str
    no_effect: str
    """A sentence: a card without an effect."""

    # The colours of cards: the names of the fields are the words authors write.
    red: str
    yellow: str
    green: str
    blue: str

    # A deck.
    deck: str
    cards: str
    decks: str
    all_cards: str
    """What stands above the cards of all decks."""
    of_type: str
    """How many cards of a deck are of a type."""
    and_so_on: str
    """What joins the members of a list."""

    # Fighters: the names of `melee` and `ranged` are the words authors write.
    fighter: str
    heroes: str
    sidekicks: str
    health: str
    move: str
    melee: str
    ranged: str
    ability: str
    no_ability: str
    """A sentence: a hero without an ability."""

    # A board.
    boards: str
    zones: str
    spaces: str
    start_space: str
    offered_space: str
    """A space that a player may choose."""
    one_way_path: str
    secret_passage: str

    mat: str
    """What a deck is played on."""

    # The rules of play.
    rule: str
    """A rule by its `{number}` in the book."""
    section_of_rule: str
    """A `{rule}` with the `{section}` it stands in."""
    note: str
    """What stands before a remark on a rule."""
    not_built: str
    """A tag, without a full stop: a rule that the engine does not play by yet."""

    # The rules reference.
    rules_reference: str
    """What the whole of it is called."""
    contents: str
    """What stands above the list of its parts."""
    rules_of_play: str
    glossary: str
    """What stands above the words of the game and their meanings."""
    questions: str
    """What stands above the questions that players ask."""
    question: str
    """One of them, by its `{number}`."""
    example: str
    see: str
    """What stands before links to what has to do with a thing."""
    ruling: str
    """What is to be known about a card, as one that judges has said it."""
    back_to_contents: str
    colophon: str
    """Who made it, and what it holds."""

    # Wordings of the author's own.
    own_words: str
    """A sentence beside a text in the author's own words: what the `{steps}` say."""

    # Paper.
    colon: str
    """What joins a bold heading to its text."""
    aside: str
    """How `what` is added to a name, to tell it from another: in brackets."""
    true_size: str
    """A sentence beside a ruler: how to print so that cards have their size."""
    sheets: str
    cut_and_glue: str
    """A sentence beside a board on several sheets: how one is made of them."""
    cut_and_fold: str
    """Sentences beside tokens, standees and dials: how they are made."""

    def of(self, word: Enum) -> str:
        """The label of a word that authors write, such as a card's type.

        >>> from content.schema.unmatched.card import CardType
        >>> from tools.words import words
        >>> words("zh").of(CardType.SCHEME)
        '策划'
        """
        label: str = getattr(self, word.value)
        return label

    def counted(self, label: str, number: int) -> str:
        """A label that counts something, with its number.

        >>> from tools.words import words
        >>> words("en").counted("cards", 30), words("en").counted("cards", 1), words("zh").counted("cards", 30)
        ('30 cards', '1 card', '30张牌')
        """
        return formed(str(getattr(self, label)), number)


def formed(label: str, number: int) -> str:
    """A label that counts something, in the form that a number asks for.

    >>> formed("{number} step|{number} steps", 1), formed("{number}步", 2)
    ('1 step', '2步')
    """
    one, _, many = label.partition("|")
    return (one if number == 1 or not many else many).format(number=number)
