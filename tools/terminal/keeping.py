"""The file in which a match is kept, and the command with which it goes on."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from engine.kernel.errors import BadSave
from tools import saves
from tools.content_folders import options_for
from tools.terminal.screen import Screen

if TYPE_CHECKING:
    from engine.kernel.match import Match
    from tools.play import Playing


class Keeping:
    """Writes a match to its file, and says so."""

    def __init__(self, screen: Screen, playing: Playing) -> None:
        self.file = playing.save
        """None as long as nobody said where to."""
        self._screen = screen
        self._playing = playing

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

    def go_on(self, language: str) -> str:
        """The command with which the match goes on."""
        assert self.file is not None
        spoken = "" if language == "en" else f" --lang {language}"
        options = f"{spoken}{options_for(self._playing.game.files(), self._playing.content)}"
        return f"cardwright replay {shlex.quote(str(self.file))} --continue{options}"

    def _write(self, match: Match, path: Path) -> bool:
        try:
            saves.write(saves.save_of(match, self._playing.game, self._playing.seats), path)
        except BadSave as bad:
            self._screen.tell("cannot save", why=str(bad))
            return False
        self._screen.tell("saved", path=str(path))
        return True
