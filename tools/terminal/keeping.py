"""The file in which a match is kept, and the command with which it goes on."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from engine.kernel.errors import BadSave
from tools import saves
from tools.content_folders import options_for
from tools.seats import Seats
from tools.terminal.screen import Screen

if TYPE_CHECKING:
    from content.library import Library
    from engine.kernel.match import Match
    from tools.log.names import Names


class Keeping:
    """Writes a match to its file, and says so."""

    def __init__(
        self, screen: Screen, library: Library, seats: Seats, content: Sequence[Path], file: Path | None
    ) -> None:
        self.file = file
        """None as long as nobody said where to."""
        self._screen = screen
        self._library = library
        self._seats = seats
        self._content = content

    def save(self, match: Match, name: str) -> None:
        """Write the match to a file by its name, which is its own from now on; without a name, to its own."""
        if not name and self.file is None:
            self._screen.tell("save where")
            return
        path = Path(name).expanduser() if name else self.file
        assert path is not None
        try:
            saves.demand_writable(path)
        except BadSave as bad:
            self._screen.tell("cannot save", why=str(bad))
            return
        if self._write(match, path):
            self.file = path

    def keep(self, match: Match) -> bool:
        """Write the match to its file, if it has one; whether that was done."""
        return self.file is not None and self._write(match, self.file)

    def go_on(self, names: Names) -> str:
        """The command with which the match goes on."""
        assert self.file is not None
        heroes = [self._library.hero(id_) for id_ in names.hero_ids]
        files = [*(hero.path for hero in heroes), self._library.board(names.lineup.board.id).path]
        language = "" if names.language == "en" else f" --lang {names.language}"
        options = f"{language}{options_for(files, self._content)}"
        return f"cardwright replay {shlex.quote(str(self.file))} --continue{options}"

    def _write(self, match: Match, path: Path) -> bool:
        try:
            saves.write(saves.save_of(match, self._library, self._seats), path)
        except BadSave as bad:
            self._screen.tell("cannot save", why=str(bad))
            return False
        self._screen.tell("saved", path=str(path))
        return True
