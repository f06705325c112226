"""Cardwright for people who write Python.

    >>> import cardwright
    >>> library = cardwright.load()
    >>> match = cardwright.begin(library, ["robin-hood", "bigfoot"], "sherwood-forest", seed=7)
    >>> match.choice.seat, match.choice.kind, match.choice.options[0]
    (0, 'start-space', 'space f03')
    >>> cardwright.play(match, [cardwright.agent("random", 7, 0), cardwright.agent("random", 7, 1)])
    >>> match.choice is None, match.outcome.turns > 1
    (True, True)

`import cardwright` is the public door; everything behind it may change. Importing it also makes sure that the four
floors `engine`, `effects`, `content` and `tools` are Cardwright's own, and that `engine` is the build that
`CARDWRIGHT_ENGINE` asks for: `python`, `native`, or (unset) native where a matching native build exists.
"""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from content.library import Library
    from engine.kernel.match import Match
    from tools.agents import Agent
    from tools.systems import Meeting
    from tools.tally import Tally

__version__ = "0.1.0"
__all__ = ["HOME", "ShadowedName", "__version__", "agent", "begin", "load", "main", "play", "simulate"]

HOME = Path(__file__).resolve().parent
"""The folder in which the four floors lie."""

FLOORS = ("engine", "effects", "content", "tools")


class ShadowedName(ImportError):
    """A file or folder of the user's bears the name of one of the four floors, or of a library they stand on."""

    def __init__(self, name: str, place: Path, what: str = "the part `{}` of Cardwright") -> None:
        super().__init__(
            f"{place} has the same name as {what.format(name)}, and Python cannot keep the two apart: "
            f"rename it, or start from a folder that does not hold it",
            name=name,
            path=str(place),
        )


class _Door:
    """Finds the four floors where they belong, whatever else lies on the import path."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a floor lies; everything else is left to Python."""
        if name in FLOORS:
            _refuse_shadows(name)
            return PathFinder.find_spec(name, [str(_engine_home() if name == "engine" else HOME)])
        if name == "engine__mypyc":  # what all compiled modules of the engine share
            return PathFinder.find_spec(name, [str(_engine_home())])
        return None


def _engine_home() -> Path:
    """The folder from which `engine` is imported: the source's, or that of a native build."""
    from tools.engine_choice import chosen

    return chosen(HOME).folder


def _refuse_shadows(name: str) -> None:
    """Complain when the user's own files offer a module of this name: one of the two would silently lose."""
    for entry in sys.path:
        if {"site-packages", "dist-packages"} & set(Path(entry).parts):
            continue  # installed by somebody else; ours is found first
        spec = PathFinder.find_spec(name, [entry])
        if spec is not None and spec.origin is not None and not Path(spec.origin).resolve().is_relative_to(HOME):
            raise ShadowedName(name, _place(spec.origin))


def _place(origin: str) -> Path:
    """The file or folder that a person has to rename."""
    file = Path(origin).resolve()
    return file.parent if file.stem == "__init__" else file


def _open() -> None:
    """Put the door in front of Python's own search, once."""
    for name in FLOORS:
        origin = getattr(sys.modules.get(name), "__file__", None)
        if origin is not None and not Path(origin).resolve().is_relative_to(HOME):
            raise ShadowedName(name, _place(origin))
    if not any(isinstance(finder, _Door) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Door())


_open()


def load(*folders: Path | str) -> Library:
    """The built-in sets and those in further folders; a file is read when something in it is asked for.

    `library.hero("bigfoot")`, `library.board("yukon")` and `library.card("bigfoot/feint")` raise `ContentError` with
    every problem found, and for an unknown id what it was probably meant to be; `library.problems` reads everything.
    """
    from content.library import load as load_library

    return load_library([Path(folder) for folder in folders])


def begin(
    library: Library,
    sides: Sequence[str],
    board: str | None = None,
    *,
    system: str = "unmatched",
    mode: str | None = None,
    seed: int = 0,
    turn_cap: int | None = None,
    recording: bool = True,
) -> Match:
    """A match at its first choice; `sides` are heroes, or for `cyberpunk` two decks, in the order of their seats.

    Heroes meet in the mode `duel`, `team`, `team-of-three` or `free-for-all`, and the first takes the first turn.
    Without a board they do so on the first one of the first hero's set, or the first at all, that has start spaces for
    all. The same seed and answers give the same match. Without recording it keeps neither events nor answers: quicker,
    for many matches.

    >>> begin(load(), ["the-heist-starter", "embracing-power-starter"], system="cyberpunk").choice.kind
    'starter'
    """
    return _meeting(sides, board, system, mode, turn_cap).game(library).begin(seed, recording)


def _meeting(sides: Sequence[str], board: str | None, system: str, mode: str | None, turn_cap: int | None) -> Meeting:
    """Who meets whom and how."""
    from tools.systems import Asked, meeting_of, system_called

    given: dict[str, Any] = {system_called(system).options[0]: sides}
    return meeting_of(system, Asked(board=board, mode=mode, turn_cap=turn_cap, **given))


def agent(name: str, seed: int, seat: int) -> Agent:
    """A built-in agent, `random` or `greedy`, for a seat of the match with this seed.

    Your own is any function that takes what its seat may know (a `View`) and the `Choice`, and answers with the index
    of an option. `view.as_data()` says what is on the table, `view.imagine(seed)` is a match that could be this one.
    """
    from tools.agents import agent_called

    return agent_called(name, seed, seat)


def play(match: Match, agents: Sequence[Agent]) -> None:
    """Let agents answer, one per seat, until the match is decided."""
    from tools.agents import mind_of

    minds = [mind_of(agent) for agent in agents]
    while match.seat is not None:
        match.answer(minds[match.seat](match))


def simulate(
    sides: Sequence[str],
    games: int,
    agents: Sequence[str] | None = None,
    board: str | None = None,
    *,
    system: str = "unmatched",
    mode: str | None = None,
    seed: int = 0,
    folders: Sequence[Path | str] = (),
    turn_cap: int | None = None,
) -> Tally:
    """Many matches between the same heroes or decks in this process, and what came out; without agents they play at
    random.

    From one match to the next everybody goes one seat round the table. The heroes of a team win together.

    >>> tally = simulate(("robin-hood", "bigfoot"), 4)
    >>> tally.games, sum(tally.wins) + tally.draws
    (4, 4)
    """
    from tools.tally import Arena, Pairing

    minds = tuple(agents) if agents is not None else ("random",) * len(sides)
    content = tuple(Path(folder) for folder in folders)
    meeting = _meeting(sides, board, system, mode, turn_cap)
    return Arena(Pairing(meeting, minds, seed, content)).play(range(games))


def main() -> None:
    """The command `cardwright`."""
    try:
        from tools.cli import main as command

        command()
    except ShadowedName as shadow:
        _give_up(shadow)
    except (ImportError, AttributeError):
        foreign = _shadowed_library()
        if foreign is None:
            raise
        _give_up(foreign)
    except KeyboardInterrupt:
        sys.exit(130)


def _give_up(shadow: ShadowedName) -> NoReturn:
    """Wrong use, in one line."""
    print(f"cardwright: {shadow}", file=sys.stderr)
    sys.exit(2)


def _shadowed_library() -> ShadowedName | None:
    """The first library that Cardwright stands on of which a module of the user's has taken the place."""
    installed = [entry for entry in sys.path if {"site-packages", "dist-packages"} & set(Path(entry).parts)]
    for name, module in list(sys.modules.items()):
        origin = getattr(module, "__file__", None)
        if "." in name or origin is None or name in ("__main__", "cardwright", *FLOORS):
            continue
        spec = PathFinder.find_spec(name, installed)
        if spec is not None and spec.origin is not None and Path(spec.origin).resolve() != Path(origin).resolve():
            return ShadowedName(name, _place(origin), "the library `{}`, on which Cardwright stands")
    return None


if __name__ == "__main__":
    sys.modules["cardwright"] = sys.modules["__main__"]
    main()
