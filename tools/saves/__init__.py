"""A saved match: who meets whom, where, from which seed, and every answer by its key. It can be played again.

    {
      "format": "cardwright match 1",
      "system": "unmatched",
      "heroes": ["robin-hood", "bigfoot"],            in the order of the seats, one for each
      "sets": ["robin-hood-vs-bigfoot", "robin-hood-vs-bigfoot"],
      "board": "sherwood-forest",
      "mode": "duel",
      "options": {"turn_cap": 200},
      "seed": 7,
      "seats": ["human", "greedy"],                   who answered
      "fingerprint": {"line_up": "...", "heroes": ["...", "..."], "board": "..."},
      "answers": ["space f09", "maneuver", "none", ...]
    }

Between `system` and `sets` stands what the system says of a meeting; cyberpunk has `decks` and its options. The
fingerprint is that of the compiled content: with other cards the same answers would be another match.
"""

from tools.saves.files import demand_writable, read, write
from tools.saves.save import Save, changes, save_of

__all__ = ["Save", "changes", "demand_writable", "read", "save_of", "write"]
