"""What an agent is, which ones there are, and the quick way to ask them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Protocol, runtime_checkable

from engine.kernel.choice import Choice
from engine.kernel.match import Match, View
from tools.agents.greedy import Greedy
from tools.agents.random import Random
from tools.exit_status import Misuse


class Agent(Protocol):
    """Somebody who answers: from what the seat that is asked may know, an index into the options of the choice.

    Any function of this shape is an agent; this one always takes the first option:

    >>> first: Agent = lambda view, choice: 0
    """

    def __call__(self, view: View, choice: Choice, /) -> int:
        """The index of the option to take."""
        ...


@runtime_checkable
class Mind(Protocol):
    """An agent that can also be asked without words being made for it, which is much quicker.

    It must answer as the agent does: `decide` looks at no more of the match than a view of the seat that is asked.
    """

    def decide(self, match: Match) -> int:
        """The index of the option to take in the choice that is open."""
        ...


AGENTS: dict[str, Callable[[int, int], Agent]] = {"random": Random, "greedy": Greedy}
"""The agents by name; each is made from the seed of the match and the seat it takes."""


HUMAN: Final = "human"
"""What stands for an agent's name where a person sits."""


class UnknownAgent(Misuse):
    """There is no agent of this name; the message says which there are."""


def demand_agents(names: Iterable[str]) -> None:
    """Raise `UnknownAgent` unless each of the names is an agent's."""
    for name in names:
        if name not in AGENTS:
            raise UnknownAgent(f"there is no agent `{name}`; there are {' and '.join(AGENTS)}")


def agent_called(name: str, seed: int, seat: int) -> Agent:
    """A new agent for a seat of the match with this seed; raises `UnknownAgent`.

    >>> agent_called("clever", seed=1, seat=0)
    Traceback (most recent call last):
        ...
    tools.agents.agent.UnknownAgent: there is no agent `clever`; there are random and greedy
    """
    demand_agents([name])
    return AGENTS[name](seed, seat)


def mind_of(agent: Agent) -> Callable[[Match], int]:
    """How an agent is asked about a match whose open choice is its own."""
    if isinstance(agent, Mind):
        return agent.decide

    def decide(match: Match) -> int:
        choice = match.choice
        assert choice is not None
        assert choice.seat is not None
        return agent(match.view(choice.seat), choice)

    return decide
