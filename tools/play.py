"""`cardwright play`: a match in the terminal, with people or between two machines, who leave a log."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from content.library import load
from engine.kernel.errors import BadSave, EffectRunsForever
from tools.agents import HUMAN, agent_called, mind_of
from tools.exit_status import FINE, Failure, Misuse
from tools.seats import Seats, by_side, coin, demand_fitting, mates, one_person, rotated
from tools.sentences import catalogue
from tools.streams import print_json
from tools.systems import Asked, Game, meeting_of, system_called

if TYPE_CHECKING:
    from engine.kernel.match import Match
    from tools.log.names import Names

Minds = dict[int, Callable[["Match"], int]]


@dataclass(frozen=True, slots=True)
class Playing:
    """What stays the same while a match is played: the game, who plays it, where it is kept and how it is told."""

    game: Game
    seats: Seats
    minds: Minds
    language: str = "en"
    save: Path | None = None
    content: Sequence[Path] = ()
    """The further folders of the library."""
    as_json: bool = False


def run(
    *,
    system: str | None,
    asked: Asked,
    seats: Seats | None,
    seed: int | None,
    save: Path | None,
    content: Sequence[Path],
    as_json: bool,
    toss: bool = False,
    language: str = "en",
) -> int:
    """Play a match; without a seed on one of chance, without seats by a person against machines.

    The first seat begins where the rules do not say who does, or with a toss the one whom the seed favours (N6).
    """
    catalogue(language)
    if seed is None:
        seed = secrets.randbelow(1_000_000_000)
    meeting = meeting_of(system, asked)
    library = load(content)
    game = meeting.game(library)
    seats = seats or one_person(game.seating)
    demand_fitting(seats, game.seating)
    demand_machines(seats, as_json)
    if toss:
        way = coin(seed, game.seating)
        seats, game = rotated(seats, way), game.meeting.turned(way).game(library)
    minds = minds_of(seats, seed)
    if save is not None:
        from tools.saves import demand_writable

        try:
            demand_writable(save)
        except BadSave as bad:
            raise Misuse(str(bad)) from None
    return play(game.begin(seed), Playing(game, seats, minds, language, save, content, as_json))


def minds_of(seats: Seats, seed: int) -> Minds:
    """Who answers for the seats that are not a person's; raises `UnknownAgent`."""
    machines = {seat: name for seat, name in enumerate(seats) if name != HUMAN}
    return {seat: mind_of(agent_called(name, seed, seat)) for seat, name in machines.items()}


def demand_machines(seats: Seats, as_json: bool) -> None:
    """Raise `Misuse` if a person would have to play where only JSON may be printed."""
    if as_json and HUMAN in seats:
        raise Misuse("--json is for machine seats only, such as --seats greedy,greedy")


def play(match: Match, playing: Playing, decisions: Sequence[tuple[int, Match]] = ()) -> int:
    """Play a match from where it stands to its end, by people and machines.

    `decisions` are those taken before, in a match that is continued: the seat, and the match as it was.
    """
    try:
        if len(playing.minds) < len(playing.seats):
            return _play_with_people(match, playing, decisions)
        while (seat := match.seat) is not None:
            match.answer(playing.minds[seat](match))
    except EffectRunsForever as endless:
        raise Failure(f"{endless} (seed {match.seed})") from None
    report(match, playing)
    return keep(match, playing)


def _play_with_people(match: Match, playing: Playing, decisions: Sequence[tuple[int, Match]]) -> int:
    from rich.console import Console

    from tools.terminal.session import Session

    console = Console(highlight=False, soft_wrap=False)
    names = playing.game.names(playing.language)
    console.print(title(names, match, playing), markup=False)
    return Session(match, playing, names, list(decisions), console).play()


def keep(match: Match, playing: Playing) -> int:
    """Write the match to a file, if there is one for it."""
    if playing.save is None:
        return FINE
    from tools.saves import save_of, write

    try:
        write(save_of(match, playing.game, playing.seats), playing.save)
    except BadSave as bad:
        raise Failure(str(bad)) from None
    return FINE


def report(match: Match, playing: Playing) -> None:
    """Print what came of a match, or its whole log."""
    if playing.as_json:
        print_json(summary(match, playing.game, playing.seats))
    else:
        tell(match, playing)


def summary(match: Match, game: Game, seats: Seats) -> dict[str, object]:
    """What came of a match, for programs."""
    outcome, meeting = match.outcome, game.meeting
    winner = outcome.winner if outcome is not None else None
    side = system_called(meeting.system).side
    return {
        "system": meeting.system,
        **game.facts(match),
        "seats": [{side: id_, "agent": agent} for id_, agent in zip(meeting.sides, seats, strict=True)],
        "winner": winner,
        "winners": mates(game.seating, winner) if winner is not None else [],
        "turns": int(match.state.turn),
        "decisions": len(match.state.answers),
        "digest": match.digest(),
    }


def tell(match: Match, playing: Playing) -> None:
    """Print the whole log of a match."""
    from rich.console import Console

    from tools.log.printing import printed

    console = Console(highlight=False, soft_wrap=False)
    names = playing.game.names(playing.language)
    console.print(title(names, match, playing), markup=False)
    for line in printed(playing.game.telling(names).tell(match.events()), console.width):
        console.print(line)
    if match.choice is not None:
        console.print(f"\n{names.catalogue.sentence('not over')}")


def title(names: Names, match: Match, playing: Playing) -> str:
    """Who meets whom, where, and from which seed; those of a team are named together."""
    said = names.catalogue
    players = [
        said.sentence("seat", player=names.player(seat), agent=agent) for seat, agent in enumerate(playing.seats)
    ]
    teams = [said.listed(team, "and") for team in by_side(playing.game.seating, players)]
    against = said.listed(teams, "against")
    return said.sentence("title", players=against, seed=match.seed, **names.setting())
