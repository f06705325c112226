"""What many matches came to, as plain data and as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tools.statistics import wilson_interval
from tools.systems import system_called

if TYPE_CHECKING:
    from rich.console import Console

    from tools.tally import Arena, Pairing, Tally

MOST_PLAYED: Final = 8
"""So many cards of each side are named in the table."""


def as_data(pairing: Pairing, arena: Arena, tally: Tally) -> dict[str, Any]:
    """The result as plain data; the seats are the sides as they were given, and those of a team win together."""
    meeting = pairing.meeting
    side = system_called(meeting.system).side
    told = {key: value for key, value in meeting.as_data().items() if isinstance(value, str)}
    seats = zip(meeting.sides, pairing.agents, arena.seating.sides, tally.wins, strict=True)
    return {
        "system": meeting.system,
        "games": tally.games,
        **told,
        "seats": [
            {
                side: id_,
                "agent": agent,
                "side": number,
                "wins": wins,
                "interval": list(wilson_interval(wins, tally.games)),
            }
            for id_, agent, number, wins in seats
        ],
        "draws": tally.draws,
        "first_player_wins": tally.first_player_wins,
        "mean_turns": tally.turns / tally.games,
        "decisions": tally.decisions,
        **({"ends": dict(tally.ends)} if tally.ends else {}),
        **({"plays": _plays(meeting.sides, tally)} if tally.plays else {}),
        "seconds": tally.seconds,
    }


def _plays(sides: tuple[str, ...], tally: Tally) -> list[dict[str, int]]:
    """By side: how often each of its cards was played, the most played first."""
    return [
        {card: count for (side, card), count in tally.plays.most_common() if side == number}
        for number in range(len(sides))
    ]


def print_tally(pairing: Pairing, arena: Arena, tally: Tally) -> None:
    """The result as a table with a few sentences."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    result = as_data(pairing, arena, tally)
    side = system_called(pairing.meeting.system).side
    teams = len({seat["side"] for seat in result["seats"]}) < len(result["seats"])
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    if teams:
        table.add_column("team", justify="right")
    table.add_column(side, style="bold", no_wrap=True)
    table.add_column("agent")
    for title in ("wins", "share", "95 % interval"):
        table.add_column(title, justify="right")
    for seat in sorted(result["seats"], key=lambda seat: seat["side"]):
        low, high = seat["interval"]
        share = seat["wins"] / tally.games
        team = [str(seat["side"] + 1)] if teams else []
        shares = f"{seat['wins']:,}", f"{share:.1%}", f"{low:.1%} to {high:.1%}"
        table.add_row(*team, seat[side], seat["agent"], *shares)
    console = Console(highlight=False)
    console.print(table)
    first = tally.first_player_wins / tally.games
    who = "team of the first player" if teams else "first player"
    played, drawn = counted(tally.games, "match", "matches"), counted(tally.draws, "draw", "draws")
    where = f" on {result['board']}" if "board" in result else ""
    console.print(f"{played}{where}, {drawn}; the {who} won {first:.1%}.")
    console.print(f"{result['mean_turns']:.1f} turns and {tally.decisions / tally.games:.0f} decisions a match.")
    _print_counts(pairing.meeting.sides, tally, console)
    speed = tally.games / max(tally.seconds, 1e-9)
    console.print(f"{tally.seconds:.1f} s, {speed:,.{1 if speed < 10 else 0}f} matches a second.")


def _print_counts(sides: tuple[str, ...], tally: Tally, console: Console) -> None:
    """Why matches ended and what was played most, where the system counts it."""
    if tally.ends:
        ends = (f"{why} {count / tally.games:.1%}" for why, count in tally.ends.most_common())
        console.print(f"Ended by {', '.join(ends)}.")
    for side, plays in zip(sides, _plays(sides, tally) if tally.plays else (), strict=False):
        most = (f"{card} {count / tally.games:.1f}" for card, count in list(plays.items())[:MOST_PLAYED])
        console.print(f"{side} plays most (times a match): {', '.join(most)}.")


def counted(number: int, one: str, several: str) -> str:
    """A number of things.

    >>> counted(1, "match", "matches"), counted(2000, "match", "matches")
    ('1 match', '2,000 matches')
    """
    return f"{number:,} {one if number == 1 else several}"
