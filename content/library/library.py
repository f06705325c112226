"""The library: every set, hero, board, deck and card by its id, from the built-in sets and from further folders.

Finding the files costs next to nothing; each of them is read when it is first needed. So a match reads two heroes
and a board, and only a check reads them all. Cards of decks do not say in which file they stand: whoever asks for one
of them reads all files of cards.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from content.diagnostics import in_order
from content.library.arrangement import clash, overlooked_file, replaces, unreadable_folder, without_sets
from content.library.card_shelf import CardShelf, Shelved
from content.library.cards_file import CardsFile
from content.library.deck_file import DeckFile
from content.library.files import BoardFile, ContentFile, SetFile
from content.library.folders import BUILT_IN, SET_FILE, Kind, closed_in, contents_of, files_of_set, overlooked, real
from content.library.hero_file import HeroFile
from content.saying import listed
from effects.problem import ContentError, Problem
from effects.spelling import did_you_mean

if TYPE_CHECKING:
    from content.schema.name import Name
    from content.schema.unmatched.card import Card
    from effects.cyberpunk.source import Known

File = TypeVar("File", HeroFile, BoardFile, DeckFile)


class UnknownId(ContentError):
    """Somebody asked for a hero, board, deck, card or set that is not there."""


class Library:
    """Sets with their heroes and boards, cards and decks. `load` builds one."""

    def __init__(self) -> None:
        self.sets: dict[str, SetFile] = {}
        """The sets by id, the built-in ones first."""
        self.heroes: dict[str, HeroFile] = {}
        """The heroes by id, set by set."""
        self.boards: dict[str, BoardFile] = {}
        """The boards by id, set by set."""
        self.decks: dict[str, DeckFile] = {}
        """The decks by id, set by set."""
        self.shelf = CardShelf()
        """The cards from which decks are made."""
        self.arrangement: list[Problem] = []
        """What is wrong with how the files lie: ids that clash, sets that replace others, overlooked files."""
        self._clashes: dict[str, Problem] = {}

    @property
    def files(self) -> Iterator[ContentFile[Any]]:
        """Every file of the library, set by set."""
        for set_id, set_file in self.sets.items():
            yield set_file
            yield from (hero for hero in self.heroes.values() if hero.set_id == set_id)
            yield from (board for board in self.boards.values() if board.set_id == set_id)
            yield from (cards for cards in self.shelf.files if cards.set_id == set_id)
            yield from (deck for deck in self.decks.values() if deck.set_id == set_id)

    @property
    def problems(self) -> list[Problem]:
        """Everything that is wrong with the library; this reads every file."""
        of_files = (problem for file in self.files for problem in file.problems)
        return in_order([*self.arrangement, *self.shelf.clashes, *of_files])

    def hero(self, hero_id: str) -> HeroFile:
        """The hero with this id; raises `UnknownId` with the nearest one, or `ContentError` if two have it."""
        if hero_id not in self.heroes:
            raise self.unknown("hero", hero_id, self.heroes)
        return self._only(self.heroes[hero_id])

    def board(self, board_id: str) -> BoardFile:
        """The board with this id; raises `UnknownId` with the nearest one, or `ContentError` if two have it."""
        if board_id not in self.boards:
            raise self.unknown("board", board_id, self.boards)
        return self._only(self.boards[board_id])

    def deck(self, deck_id: str) -> DeckFile:
        """The deck with this id; raises `UnknownId` with the nearest one, or `ContentError` if two have it."""
        if deck_id not in self.decks:
            raise self.unknown("deck", deck_id, self.decks)
        return self._only(self.decks[deck_id])

    def card_of_decks(self, card_id: str) -> Shelved:
        """The card of decks with this id and its file; raises `UnknownId` with the nearest one."""
        if card_id not in self.shelf:
            raise self.unknown("card", card_id, self.shelf)
        return self.shelf[card_id]

    def card(self, reference: str) -> tuple[HeroFile, Card]:
        """The card `hero/card` and the file of its hero; raises `UnknownId`, or `ContentError` if it cannot be read."""
        hero_id, slash, card_id = reference.partition("/")
        if not slash:
            raise self.unknown("card", reference, ())
        file = self.hero(hero_id)
        if file.content is None:
            raise ContentError(file.problems)
        card = file.content.card(card_id)
        if card is None:
            raise self.unknown("card", reference, [f"{hero_id}/{card.id}" for card in file.content.cards])
        return file, card

    def boards_of(self, set_id: str) -> list[BoardFile]:
        """The boards of a set, in alphabetical order."""
        return [board for board in self.boards.values() if board.set_id == set_id]

    def decks_of(self, set_id: str) -> list[DeckFile]:
        """The decks of a set, in alphabetical order."""
        return [deck for deck in self.decks.values() if deck.set_id == set_id]

    @cached_property
    def tags(self) -> dict[str, Name]:
        """The tags that cards of decks may bear, each with its name: those of the game and those of the sets."""
        from content.terms import terms

        tags = dict(terms("cyberpunk").tags)
        for file in self.sets.values():
            tags |= file.content.tags if file.content is not None else {}
        return tags

    def known(self) -> Known:
        """What cards of decks may speak of: the names of all cards, and all tags."""
        from effects.cyberpunk.source import Known

        return Known(frozenset(str(shelved.card.name) for shelved in self.shelf.values()), tuple(self.tags))

    def unknown(self, what: str, wanted: str, known: Iterable[str]) -> UnknownId:
        """The error for an id that nothing bears; `what` could have borne it, and has the ids that are `known`.

        What bears the id but is of another kind is told. A card of this id, of any hero that can be read, is more
        likely meant than something with a similar id.
        """
        hint = f"{self._guess(what, wanted, known)} `cardwright list` shows what there is".strip()
        hint += "; a card of a hero is `hero/card`." if "card" in what else "."
        if all(file.folder.is_relative_to(BUILT_IN) for file in self.sets.values()):
            hint += " Sets of your own are there with `--content FOLDER`."
        code = f"unknown-{what}" if what in ("hero", "board", "deck", "card") else "unknown-id"
        problem = Problem(code, f"There is no {what} {wanted}.", hint=hint)
        return UnknownId([problem, *(problem for problem in self.arrangement if problem.is_error)])

    def _guess(self, what: str, wanted: str, known: Iterable[str]) -> str:
        """What bears this id though something else was asked for, and what was probably meant."""
        others = [f"{wanted} is a {kind}." for kind, shelf in self._shelves.items() if wanted in shelf]
        heroes = self.heroes.values()
        called = [f"{file.id}/{wanted}" for file in heroes if file.content and file.content.card(wanted)]
        meant = f"Did you mean {listed(called)}?" if called else did_you_mean(wanted, known)
        return " ".join([*others, meant]).strip()

    @property
    def _shelves(self) -> dict[str, Container[str]]:
        """By kind: what an id is looked up in."""
        return {"hero": self.heroes, "board": self.boards, "deck": self.decks, "card of decks": self.shelf}

    def _only(self, file: File) -> File:
        if file.id in self._clashes:
            raise ContentError([self._clashes[file.id]])
        return file

    def _take_in(self, folder: Path, replaceable: set[str]) -> None:
        """Take in the set of a folder; it takes the place of a set of its id in `replaceable`."""
        set_file = SetFile(folder / SET_FILE)
        taken = self.sets.get(set_file.id)
        if taken is not None:
            if real(taken.path) == real(set_file.path):
                return
            if set_file.id not in replaceable:
                self.arrangement.append(clash(set_file, taken))
                return
            replaceable.remove(set_file.id)
            self.arrangement.append(replaces(set_file, taken))
        self.sets[set_file.id] = set_file

    def _fill(self) -> None:
        """Put what all sets hold on its shelves."""
        for set_id, set_file in self.sets.items():
            for path in files_of_set(set_file.folder, Kind.HERO):
                self._shelve(HeroFile(path, set_id), self.heroes)
            for path in files_of_set(set_file.folder, Kind.BOARD):
                self._shelve(BoardFile(path, set_id), self.boards)
            for path in files_of_set(set_file.folder, Kind.CARDS):
                self.shelf.files.append(CardsFile(path, self.known, set_id))
            for path in files_of_set(set_file.folder, Kind.DECK):
                self._shelve(DeckFile(path, self.shelf, self.known, set_id), self.decks)
            self.arrangement += map(unreadable_folder, closed_in(set_file.folder))
            self.arrangement += [overlooked_file(path, set_file) for path in overlooked(set_file.folder)]

    def _shelve(self, file: File, shelf: dict[str, File]) -> None:
        taken = self.heroes.get(file.id) or self.boards.get(file.id) or self.decks.get(file.id)
        if taken is None:
            shelf[file.id] = file
            return
        problem = clash(file, taken)
        self._clashes[file.id] = problem
        self.arrangement.append(problem)


def load(folders: Sequence[Path] = (), *, builtin: bool = True) -> Library:
    """The library of the built-in sets (unless `builtin` is false) and of the sets in further folders.

    A set with the id of a built-in one takes its place, and a warning says so; any other id that is there twice is
    an error in `Library.problems`. Nothing but the folders is looked at yet.

    >>> library = load()
    >>> library.hero("bigfoot").demand().health
    16
    """
    library = Library()
    built_in = contents_of(BUILT_IN).sets if builtin else ()
    for folder in built_in:
        library._take_in(folder, set())
    replaceable = set(library.sets)
    for folder in folders:
        contents = contents_of(folder)
        sets = contents.sets
        library.arrangement += map(unreadable_folder, contents.closed)
        if not sets:
            library.arrangement.append(without_sets(folder))
        for set_folder in sets:
            library._take_in(set_folder, replaceable)
    library._fill()
    return library
