"""`cardwright schema`: the JSON Schema of a game system's content, for editors that complete and explain."""

from __future__ import annotations

from tools.exit_status import FINE, Misuse
from tools.streams import print_json


def run(*, system: str) -> int:
    """Print the schema of all kinds of files of a system in one."""
    from content.json_schema import json_schema
    from effects.wording.vocabulary import DIALECTS

    if system not in DIALECTS:
        known = ", ".join(f"`{one}`" for one in DIALECTS)
        raise Misuse(f"there is no game system `{system}`; there is {known}")
    print_json(json_schema(system), indent=2)
    return FINE
