"""Whether the paths of a board lead somewhere, and whether they hold the board together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from content.checks.finding import Finding
from content.checks.unmatched.board_graphs import adjacency_graph, movement_graph
from content.schema.unmatched.board import Board, PathKind
from effects.problem import Severity
from effects.spelling import did_you_mean


def path_ends_exist(board: Board) -> Iterator[Finding]:
    """A path leads from a space of the board to another space of the board."""
    known = {space.id for space in board.spaces}
    for kind in PathKind:
        for index, trail in enumerate(board.trails(kind)):
            for position, end in enumerate(trail):
                if end not in known:
                    hint = did_you_mean(end, known) or "List the space under spaces, or take it out of the path."
                    message = f"A path leads to {end}, but the board has no such space."
                    yield Finding("unknown-space", (kind.value, index, position), message, hint)


def paths_have_two_ends(board: Board) -> Iterator[Finding]:
    """A path joins two different spaces."""
    for path in board.joins():
        if path.start == path.end:
            message = f"A path leads from {path.start} back to {path.end}: expected two different spaces."
            yield Finding("path-to-itself", path.way, message, "Name the space at the other end.")


def paths_are_written_once(board: Board) -> Iterator[Finding]:
    """Two spaces are joined by at most one path and at most one secret passage."""
    seen: set[tuple[bool, frozenset[str]]] = set()
    for path in board.joins():
        pair = path.kind is PathKind.PASSAGE, frozenset((path.start, path.end))
        if pair in seen and path.start != path.end:
            what = "secret passage" if path.kind is PathKind.PASSAGE else "path"
            hint = "Take one of them out; a path that is walked both ways stands once under paths."
            yield Finding("duplicate-path", path.way, f"{path.start} and {path.end} already have a {what}.", hint)
        seen.add(pair)


def no_space_is_stray(board: Board) -> Iterator[Finding]:
    """Every space is joined with another one."""
    joined = {end for path in board.joins() for end in (path.start, path.end)}
    for index, space in enumerate(board.spaces):
        if space.id not in joined:
            message = f"No path leads to {space.id}, so no fighter can ever step on it or off it."
            yield Finding("stray-space", ("spaces", index, "id"), message, "Join it with another space under paths.")


def every_space_can_be_walked_to(board: Board) -> Iterator[Finding]:
    """A fighter can walk from any space to any other one, and back."""
    import networkx as nx

    graph = movement_graph(board)
    graph.remove_nodes_from([space for space, degree in list(graph.degree()) if degree == 0])
    parts = _largest_first(board, nx.strongly_connected_components(graph))
    for index, first, part in parts[1:]:
        _, start, rest = parts[0]
        lacking = "out of" if nx.has_path(graph, start, first) else "to"
        message = f"No way leads {lacking} {_listed(part)}: expected one from and to every other space."
        hint = f"Join it both ways with {start} or the spaces that are joined with {start} ({len(rest)} in all)."
        yield Finding("board-not-connected", ("spaces", index, "id"), message, hint)


def every_space_can_be_fought_over(board: Board) -> Iterator[Finding]:
    """Adjacent spaces hold the board together, secret passages left aside."""
    import networkx as nx

    walked, adjacent = movement_graph(board).to_undirected(), adjacency_graph(board)
    if nx.number_connected_components(adjacent) == nx.number_connected_components(walked):
        return
    for index, _, part in _largest_first(board, nx.connected_components(adjacent))[1:]:
        message = f"Only secret passages lead to {_listed(part)}: no melee fighter can attack in there from outside."
        hint = "If that is not meant, join them by a path."
        yield Finding("adjacency-not-connected", ("spaces", index, "id"), message, hint, Severity.WARNING)


def _largest_first(board: Board, parts: Iterable[set[str]]) -> list[tuple[int, str, set[str]]]:
    """Parts of a board by size, each with the position and the id of its first space in the file."""
    ids = [space.id for space in board.spaces]
    first = [(min(map(ids.index, part)), part) for part in parts]
    return [(at, ids[at], part) for at, part in sorted(first, key=lambda one: (-len(one[1]), one[0]))]


def _listed(part: set[str]) -> str:
    names = sorted(part)
    return ", ".join(names) if len(names) <= 6 else f"{', '.join(names[:5])} and {len(names) - 5} more spaces"
