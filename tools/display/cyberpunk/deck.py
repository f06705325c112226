"""A deck as it is shown in the terminal: its legends, its cards, and the curve of their costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tools.display.cyberpunk.card import card_text, numbers, type_and_colour
from tools.display.line_breaks import Broken
from tools.words.cyberpunk import copies_by_card, copies_by_cost, tags

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.table import Table
    from rich.text import Text

    from content.library.card_shelf import CardShelf
    from content.schema.cyberpunk.deck import Deck
    from content.schema.name import Name
    from effects.wording import Speaker

WIDEST = 100
"""How many columns a deck takes at most."""
NARROW = 70
"""In fewer columns nothing stands beside the text of a card."""
BAR = "█"


def deck_list(
    deck: Deck, shelf: CardShelf, known_tags: Mapping[str, Name], speaker: Speaker, width: int = WIDEST
) -> Table:
    """The legends and the cards in the order of the file: the copies, name, id and text, and beside them the numbers.

    In a narrow terminal the numbers stand below the name, so that the text has the whole width.
    """
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(expand=True, padding=(0, 1))
    table.add_column(justify="right")
    table.add_column(ratio=1)
    table.add_column(justify="right", no_wrap=True)
    language = speaker.language
    for card, copies in copies_by_card(deck, shelf):
        name = Text.assemble((card.title(language), "bold"), "  ", (card.id, "dim"))
        text = card_text(card, speaker)
        beside = [type_and_colour(card, language), numbers(card, language)]
        tagged = Text(tags(card, known_tags, language), style="dim")
        if width < NARROW:
            lines = (name, Text("  ").join(beside), tagged, text)
            table.add_row(f"{copies}x", Broken(Text("\n").join(line for line in lines if line)))
        else:
            left = Text("\n").join(line for line in (name, text) if line)
            table.add_row(f"{copies}x", Broken(left), Text("\n").join([*beside, tagged]))
    return table


def curve(deck: Deck, shelf: CardShelf) -> Iterator[Text]:
    """How many cards cost how much, a bar for each cost.

    >>> from content.library import load
    >>> library = load()
    >>> print(next(curve(library.deck("the-heist-starter").demand(), library.shelf)))
     1€$ █████████████ 13
    """
    from rich.text import Text

    for cost, copies in copies_by_cost(deck, shelf).items():
        yield Text.assemble(f"{cost:2}€$ ", (BAR * copies, "cyan"), f" {copies}" if copies else "0")
