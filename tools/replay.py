"""`cardwright replay`: a saved match played again, answer by answer, to the same end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from effects.problem import ContentError
from engine.kernel.errors import BadSave, EffectRunsForever, IllegalAnswer
from tools.exit_status import FINE, Failure, Misuse
from tools.saves import Save, fingerprint, read
from tools.seats import demand_fitting
from tools.sentences import catalogue
from tools.streams import print_json

if TYPE_CHECKING:
    from content.library import Library
    from engine.kernel.match import Match
    from engine.unmatched.lineup import LineUp


def run(*, file: Path, content: Sequence[Path], as_json: bool, go_on: bool = False, language: str = "en") -> int:
    """Print the log of a saved match, or what came of it as JSON; raises `Failure` if it cannot be played again.

    With `go_on` a match that is not over is continued by those who began it, and saved to the same file.
    """
    from content.library import UnknownId, load
    from tools import play
    from tools.log.names import Names

    catalogue(language)
    library = load(content)
    decisions: list[tuple[int, Match]] = []

    def note(match: Match) -> None:
        if go_on and match.seat is not None:
            decisions.append((match.seat, match.copy()))

    try:
        save = read(file)
        lineup = line_up_of(save, library)
        match = played_again(save, lineup, note)
        seats = save.seats
        demand_fitting(seats, lineup.mode)
        minds = play.minds_of(seats, save.seed) if go_on else {}
    except UnknownId as unknown:  # it is the file that asks for it, not the command
        raise ContentError(unknown.problems) from None
    except (BadSave, Misuse) as bad:
        raise Failure(str(bad)) from None
    play.demand_machines(seats, go_on and as_json)
    names = Names(lineup, library, language)
    if go_on and match.choice is not None:
        return play.play(
            match, names, library, seats, minds, file, as_json=as_json, content=content, decisions=decisions
        )
    if as_json:
        print_json(play.summary(match, lineup, seats))
    else:
        play.tell(match, names, seats)
    return FINE


def line_up_of(save: Save, library: Library) -> LineUp:
    """The line-up of a saved match; raises `BadSave` if its content is not what it was."""
    from content.matches.unmatched import line_up

    lineup = line_up(library, save.heroes, save.board, save.turn_cap, save.mode)
    now, then = fingerprint(lineup), save.fingerprint
    if now.line_up == then.line_up:
        return lineup
    marks = zip(save.heroes, now.heroes, then.heroes, strict=True)
    changed = [f"the hero {hero}" for hero, new, old in marks if new != old]
    changed += [f"the board {save.board}"] if now.board != then.board else []
    what = " and ".join(changed) or "what Cardwright makes of it"
    raise BadSave(
        f"the content is no longer what this match was played with ({what} changed): "
        f"bring the old files back, or play a new match"
    )


def played_again(save: Save, lineup: LineUp, watch: Callable[[Match], None] | None = None) -> Match:
    """The match after all its answers; `watch` sees it before each of them. `BadSave` if one of them is not legal."""
    from engine.unmatched.setup import begin

    match = begin(lineup, save.seed)
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
