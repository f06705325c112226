"""The library: every set, hero and board by its id, from the built-in sets and from further folders.

Finding the files costs next to nothing; each of them is read when it is first needed. So a match reads two heroes
and a board, and only a check reads them all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from content.diagnostics import in_order, shown_path
from content.library.files import BoardFile, ContentFile, SetFile
from content.library.folders import (
    BUILT_IN,
    FOLDERS,
    SET_FILE,
    Kind,
    closed_in,
    contents_of,
    files_of_set,
    overlooked,
)
from content.library.hero_file import HeroFile
from content.saying import listed
from effects.problem import ContentError, Place, Problem, Severity
from effects.spelling import did_you_mean

if TYPE_CHECKING:
    from content.schema.card import Card

File = TypeVar("File", HeroFile, BoardFile)


class UnknownId(ContentError):
    """Somebody asked for a hero, board, card or set that is not there."""


class Library:
    """Sets with their heroes and boards. `load` builds one."""

    def __init__(self) -> None:
        self.sets: dict[str, SetFile] = {}
        """The sets by id, the built-in ones first."""
        self.heroes: dict[str, HeroFile] = {}
        """The heroes by id, set by set."""
        self.boards: dict[str, BoardFile] = {}
        """The boards by id, set by set."""
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

    @property
    def problems(self) -> list[Problem]:
        """Everything that is wrong with the library; this reads every file."""
        return in_order([*self.arrangement, *(problem for file in self.files for problem in file.problems)])

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

    def unknown(self, what: str, wanted: str, known: Iterable[str]) -> UnknownId:
        """The error for an id that nothing bears; `what` could have borne it, and has the ids that are `known`.

        A card of this id, of any hero that can be read, is more likely meant than something with a similar id.
        """
        heroes = self.heroes.values()
        called = [f"{file.id}/{wanted}" for file in heroes if file.content and file.content.card(wanted)]
        guess = f"Did you mean {listed(called)}?" if called else did_you_mean(wanted, known)
        hint = f"{guess} `cardwright list` shows the heroes and boards; a card is `hero/card`.".strip()
        if all(file.folder.is_relative_to(BUILT_IN) for file in self.sets.values()):
            hint += " Sets of your own are there with `--content FOLDER`."
        code = f"unknown-{what}" if what in ("hero", "board", "card") else "unknown-id"
        problem = Problem(code, f"There is no {what} {wanted}.", hint=hint)
        return UnknownId([problem, *(problem for problem in self.arrangement if problem.is_error)])

    def _only(self, file: File) -> File:
        if file.id in self._clashes:
            raise ContentError([self._clashes[file.id]])
        return file

    def _take_in(self, folder: Path, replaceable: set[str]) -> None:
        """Take in the set of a folder; it takes the place of a set of its id in `replaceable`."""
        set_file = SetFile(folder / SET_FILE)
        taken = self.sets.get(set_file.id)
        if taken is not None:
            if taken.path.resolve() == set_file.path.resolve():
                return
            if set_file.id not in replaceable:
                self.arrangement.append(_clash(set_file, taken))
                return
            replaceable.remove(set_file.id)
            self.arrangement.append(_replaces(set_file, taken))
        self.sets[set_file.id] = set_file

    def _fill(self) -> None:
        """Put the heroes and boards of all sets on their shelves."""
        for set_id, set_file in self.sets.items():
            for path in files_of_set(set_file.folder, Kind.HERO):
                self._shelve(HeroFile(path, set_id), self.heroes)
            for path in files_of_set(set_file.folder, Kind.BOARD):
                self._shelve(BoardFile(path, set_id), self.boards)
            self.arrangement += map(unreadable_folder, closed_in(set_file.folder))
            self.arrangement += [_overlooked(path, set_file) for path in overlooked(set_file.folder)]

    def _shelve(self, file: File, shelf: dict[str, File]) -> None:
        taken = self.heroes.get(file.id) or self.boards.get(file.id)
        if taken is None:
            shelf[file.id] = file
            return
        problem = _clash(file, taken)
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
            library.arrangement.append(_without_sets(folder))
        for set_folder in sets:
            library._take_in(set_folder, replaceable)
    library._fill()
    return library


def _clash(file: ContentFile[Any], taken: ContentFile[Any]) -> Problem:
    message = (
        f"There is a {taken.kind.value} with the id {file.id} already, in {shown_path(str(taken.path))}: "
        f"expected every {file.kind.value} to have an id of its own."
    )
    what = "folder" if file.kind is Kind.SET else "file"
    return Problem(f"duplicate-{file.kind.value}", message, file.top, f"Give one of the two {what}s another name.")


def _replaces(file: SetFile, taken: SetFile) -> Problem:
    message = f"This set takes the place of the built-in set {taken.id}."
    hint = "If that is not meant, give its folder another name."
    return Problem("set-replaced", message, file.top, hint, Severity.WARNING)


def _overlooked(path: Path, set_file: SetFile) -> Problem:
    message = f"Nobody reads this file: it belongs to no part of the set {set_file.id}."
    folder = path.parent.relative_to(set_file.folder).as_posix()
    hint = did_you_mean(folder, FOLDERS) if folder not in FOLDERS else "The name must end in .yaml."
    hint = hint or f"Heroes, boards and scenarios lie in the folders {', '.join(FOLDERS)} of a set, one file for each."
    return Problem("overlooked-file", message, Place(str(path), 1, 1), hint, Severity.WARNING)


def unreadable_folder(reason: OSError) -> Problem:
    """The problem that what lies in a folder is not seen."""
    message = f"The folder cannot be read: {reason.strerror}."
    hint = "Heroes, boards and scenarios are files in folders of these names."
    if isinstance(reason, PermissionError):
        hint = "Look at its owner and permissions."
    return Problem("unreadable-folder", message, Place(str(reason.filename), 1, 1), hint)


def _without_sets(folder: Path) -> Problem:
    message = f"There is no set in {shown_path(str(folder))}: expected a folder with a {SET_FILE}."
    hint = f"Write a {SET_FILE} with name, system and version beside the folders {' and '.join(list(FOLDERS)[:2])}."
    return Problem("no-set", message, hint=hint)
