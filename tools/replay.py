"""`cardwright replay`: a saved match played again, answer by answer, to the same end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from effects.problem import ContentError
from engine.kernel.errors import BadSave, EffectRunsForever, IllegalAnswer
from tools.exit_status import FINE, Failure, Misuse
from tools.saves import Save, changes, read
from tools.seats import demand_fitting
from tools.sentences import catalogue

if TYPE_CHECKING:
    from content.library import Library
    from engine.kernel.match import Match
    from tools.systems import Game


def run(*, file: Path, content: Sequence[Path], as_json: bool, go_on: bool = False, language: str = "en") -> int:
    """Print the log of a saved match, or what came of it as JSON; raises `Failure` if it cannot be played again.

    With `go_on` a match that is not over is continued by those who began it, and saved to the same file.
    """
    from content.library import UnknownId, load
    from tools import play

    catalogue(language)
    decisions: list[tuple[int, Match]] = []

    def note(match: Match) -> None:
        if go_on and match.seat is not None:
            decisions.append((match.seat, match.copy()))

    try:
        save = read(file)
        game = game_of(save, load(content))
        match = played_again(save, game, note)
        demand_fitting(save.seats, game.seating)
        minds = play.minds_of(save.seats, save.seed) if go_on else {}
    except UnknownId as unknown:  # it is the file that asks for it, not the command
        raise ContentError(unknown.problems) from None
    except (BadSave, Misuse) as bad:
        raise Failure(str(bad)) from None
    play.demand_machines(save.seats, go_on and as_json)
    playing = play.Playing(game, save.seats, minds, language, file, content, as_json)
    if go_on and match.choice is not None:
        return play.play(match, playing, decisions)
    play.report(match, playing)
    return FINE


def game_of(save: Save, library: Library) -> Game:
    """The game of a saved match; raises `BadSave` if its content is not what it was."""
    game = save.meeting.game(library)
    now = game.marks()
    if now["line_up"] == save.fingerprint["line_up"]:
        return game
    what = " and ".join(changes(game.meeting, now, save.fingerprint)) or "what Cardwright makes of it"
    raise BadSave(
        f"the content is no longer what this match was played with ({what} changed): "
        f"bring the old files back, or play a new match"
    )


def played_again(save: Save, game: Game, watch: Callable[[Match], None] | None = None) -> Match:
    """The match after all its answers; `watch` sees it before each of them. `BadSave` if one of them is not legal."""
    match = game.begin(save.seed)
    for number, key in enumerate(save.answers, start=1):
        if watch is not None:
            watch(match)
        try:
            match.answer(key)
        except IllegalAnswer as illegal:
            raise BadSave(f"answer {number} of {len(save.answers)} cannot be given: {illegal}") from None
        except EffectRunsForever as endless:
            raise BadSave(f"answer {number} of {len(save.answers)} does not come to an end: {endless}") from None
    return match
