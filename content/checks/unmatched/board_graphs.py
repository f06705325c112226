"""A board as two graphs: where fighters step, and which spaces are adjacent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from content.schema.unmatched.board import Board

if TYPE_CHECKING:
    import networkx as nx


def movement_graph(board: Board) -> nx.DiGraph[str]:
    """The spaces and the steps between them: paths both ways, one-way paths along the arrow, secret passages."""
    import networkx as nx

    graph: nx.DiGraph[str] = nx.DiGraph()
    graph.add_nodes_from(space.id for space in board.spaces)
    graph.add_edges_from(board.steps())
    return graph


def adjacency_graph(board: Board) -> nx.Graph[str]:
    """The spaces and what is adjacent to what, for attacks and effects: every path, no secret passage."""
    import networkx as nx

    graph: nx.Graph[str] = nx.Graph()
    graph.add_nodes_from(space.id for space in board.spaces)
    graph.add_edges_from(board.adjacent_pairs())
    return graph
