"""The shapes of scenarios, and which of them what an author wrote is meant to have."""

from __future__ import annotations

from content.reading import Mapping
from content.schema.cyberpunk.scenario import Scenario as CyberpunkScenario
from content.schema.scenario import Example
from content.schema.set import System
from content.schema.unmatched.scenario import Scenario as UnmatchedScenario

MODELS: dict[System, type[Example]] = {System.UNMATCHED: UnmatchedScenario, System.CYBERPUNK: CyberpunkScenario}
"""By game: the shape of its scenarios."""


def model_of(data: Mapping) -> type[Example]:
    """The shape that what an author wrote is meant to have: of the system it says, else of the one that most of its
    keys are of.
    """
    said = data.get("system")
    for system, model in MODELS.items():
        if said == system.value:
            return model
    return max(MODELS.values(), key=lambda model: _own_keys(model, data))


def _own_keys(model: type[Example], data: Mapping) -> int:
    """How many keys only this model has."""
    others = {key for other in MODELS.values() if other is not model for key in other.model_fields}
    return len((set(model.model_fields) - others) & set(data))
