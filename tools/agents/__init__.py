"""Agents: whoever answers the choices of a seat by machine, from what that seat may know.

Here live the protocol, the agents by name, and nothing that a person sees; a folder for each system says how the greedy
agent looks ahead in it. An agent's own randomness comes from the match's seed and its seat, so a match is the same
whatever was played before it or beside it.
"""

from tools.agents.agent import AGENTS, HUMAN, Agent, Mind, UnknownAgent, agent_called, demand_agents, mind_of

__all__ = ["AGENTS", "HUMAN", "Agent", "Mind", "UnknownAgent", "agent_called", "demand_agents", "mind_of"]
