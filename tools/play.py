"""`cardwright play`: a match in the terminal, with people or between two machines, who leave a log."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from content.library import Library, load
from engine.kernel.errors import BadSave, EffectRunsForever
from tools.agents import HUMAN, agent_called, mind_of
from tools.exit_status import FINE, Failure, Misuse
from tools.log.names import Names
from tools.seats import Seats, by_side, coin, demand_fitting, mates, one_person, rotated
from tools.sentences import catalogue
from tools.streams import print_json

if TYPE_CHECKING:
    from engine.kernel.match import Match
    from engine.unmatched.lineup import LineUp

Minds = dict[int, Callable[["Match"], int]]


def run(
    *,
    heroes: Sequence[str],
    board: str | None,
    seats: Seats | None,
    seed: int | None,
    turn_cap: int,
    save: Path | None,
    content: Sequence[Path],
    as_json: bool,
    mode: str = "duel",
    toss: bool = False,
    language: str = "en",
) -> int:
    """Play a match; without a board on the first one of the first hero's set that has room, without a seed on one of
    chance, without seats by a person against machines.

    The first hero begins, or with a toss the one whom the seed favours (N6).
    """
    from content.matches.unmatched import line_up
    from engine.unmatched.setup import begin

    catalogue(language)
    if seed is None:
        seed = secrets.randbelow(1_000_000_000)
    library = load(content)
    lineup = line_up(library, heroes, board, turn_cap, mode)
    seats = seats or one_person(lineup.mode)
    demand_fitting(seats, lineup.mode)
    demand_machines(seats, as_json)
    if toss:
        way = coin(seed, lineup.mode)
        heroes, seats = rotated(heroes, way), rotated(seats, way)
        lineup = line_up(library, heroes, lineup.board.id, turn_cap, mode)
    minds = minds_of(seats, seed)
    if save is not None:
        from tools.saves import demand_writable

        try:
            demand_writable(save)
        except BadSave as bad:
            raise Misuse(str(bad)) from None
    names = Names(lineup, library, language)
    return play(begin(lineup, seed), names, library, seats, minds, save, as_json=as_json, content=content)


def minds_of(seats: Seats, seed: int) -> Minds:
    """Who answers for the seats that are not a person's; raises `UnknownAgent`."""
    machines = {seat: name for seat, name in enumerate(seats) if name != HUMAN}
    return {seat: mind_of(agent_called(name, seed, seat)) for seat, name in machines.items()}


def demand_machines(seats: Seats, as_json: bool) -> None:
    """Raise `Misuse` if a person would have to play where only JSON may be printed."""
    if as_json and HUMAN in seats:
        raise Misuse("--json is for machine seats only, such as --seats greedy,greedy")


def play(
    match: Match,
    names: Names,
    library: Library,
    seats: Seats,
    minds: Minds,
    save: Path | None,
    *,
    as_json: bool,
    content: Sequence[Path] = (),
    decisions: Sequence[tuple[int, Match]] = (),
) -> int:
    """Play a match from where it stands to its end, by people and machines.

    `content` are the further folders of the library. `decisions` are those taken before, in a match that is continued:
    the seat, and the match as it was.
    """
    try:
        if len(minds) < len(seats):
            return _play_with_people(match, names, library, seats, minds, save, content, decisions)
        while (seat := match.seat) is not None:
            match.answer(minds[seat](match))
    except EffectRunsForever as endless:
        raise Failure(f"{endless} (seed {match.seed})") from None
    if as_json:
        print_json(summary(match, names.lineup, seats))
    else:
        tell(match, names, seats)
    return keep(match, library, seats, save)


def _play_with_people(
    match: Match,
    names: Names,
    library: Library,
    seats: Seats,
    minds: Minds,
    save: Path | None,
    content: Sequence[Path],
    decisions: Sequence[tuple[int, Match]],
) -> int:
    from rich.console import Console

    from tools.terminal.session import Session

    console = Console(highlight=False, soft_wrap=False)
    console.print(title(names, match, seats), markup=False)
    return Session(match, names, library, seats, minds, save, content, list(decisions), console).play()


def keep(match: Match, library: Library, seats: Seats, save: Path | None) -> int:
    """Write the match to a file, if there is one for it."""
    if save is None:
        return FINE
    from tools.saves import save_of, write

    try:
        write(save_of(match, library, seats), save)
    except BadSave as bad:
        raise Failure(str(bad)) from None
    return FINE


def summary(match: Match, lineup: LineUp, seats: Seats) -> dict[str, object]:
    """What came of a match, for programs."""
    outcome = match.outcome
    winner = outcome.winner if outcome is not None else None
    return {
        "mode": lineup.mode.name,
        "seats": [{"hero": hero.id, "agent": agent} for hero, agent in zip(lineup.heroes, seats, strict=True)],
        "winner": winner,
        "winners": mates(lineup.mode, winner) if winner is not None else [],
        "turns": int(match.state.turn),
        "decisions": len(match.state.answers),
        "digest": match.digest(),
    }


def tell(match: Match, names: Names, seats: Seats) -> None:
    """Print the whole log of a match."""
    from rich.console import Console

    from tools.log.printing import printed
    from tools.log.telling import log

    console = Console(highlight=False, soft_wrap=False)
    console.print(title(names, match, seats), markup=False)
    for line in printed(log(match.events(), names), console.width):
        console.print(line)
    if match.choice is not None:
        console.print(f"\n{catalogue(names.language).sentence('not over')}")


def title(names: Names, match: Match, seats: Seats) -> str:
    """Who meets whom, where, and from which seed; those of a team are named together."""
    said = catalogue(names.language)
    players = [said.sentence("seat", player=names.player(seat), agent=agent) for seat, agent in enumerate(seats)]
    teams = [said.listed(team, "and") for team in by_side(names.lineup.mode, players)]
    against = said.listed(teams, "against")
    board = names.board.name.spoken(names.language)
    return said.sentence("title", players=against, board=board, seed=match.seed)
