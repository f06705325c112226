"""The verbs every system shares."""

from __future__ import annotations

from effects.shared.verbs.change import Add, Set, Subtract
from effects.shared.verbs.choose import Choose
from effects.shared.verbs.discard import Discard
from effects.shared.verbs.do import Do
from effects.shared.verbs.draw import Draw
from effects.shared.verbs.for_each import ForEach
from effects.shared.verbs.look import Look
from effects.shared.verbs.pick import Pick
from effects.shared.verbs.put import Put
from effects.shared.verbs.shuffle import Shuffle
from effects.syntax.keyword import Verb

VERBS: tuple[type[Verb], ...] = (
    Do,
    Choose,
    Pick,
    ForEach,
    Draw,
    Discard,
    Look,
    Put,
    Shuffle,
    Add,
    Subtract,
    Set,
)
