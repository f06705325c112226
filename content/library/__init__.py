"""Everything there is by its id: the sets with what they hold, found in folders and read when asked for.

`folders.py` finds, `files.py`, `hero_file.py`, `cards_file.py` and `deck_file.py` read and check one file each,
`readable.py` saves what can still be read of a hero's file, `card_shelf.py` holds the cards of decks, `library.py` puts
all of them on shelves, `arrangement.py` says what is wrong with how they lie, `loose.py` tells files of no set. What a
file may hold is not known here.
"""

from content.library.library import Library, UnknownId, load

__all__ = ["Library", "UnknownId", "load"]
