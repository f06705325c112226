"""A choice in words: what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.layout import NOBODY, NOTHING, PLAY_CARD
from engine.unmatched.battle import Battle
from engine.unmatched.terms import HAND_LIMIT
from tools.terminal.unmatched.asked import Asked
from tools.terminal.unmatched.options import options_of
from tools.terminal.unmatched.table import states_said

if TYPE_CHECKING:
    from engine.kernel.match import Match
    from tools.log.unmatched.names import Names
    from tools.sentences import Value


class Question(Asked):
    """The open choice of a match, for the person whose choice it is."""

    def __init__(self, match: Match, names: Names, forced: Battle | None = None) -> None:
        super().__init__(match, names)
        self.forced = forced
        """The position in which the maneuver under way began by itself; None if it was chosen."""
        self.options = options_of(self)

    @property
    def marked(self) -> list[str]:
        """The spaces offered."""
        return [option.name for option in self.options] if self.is_about_spaces else []

    def words(self) -> str:
        """What is asked."""
        kind, source = self.choice.kind, self.source()
        key = "asks space of somebody" if kind == "space" and self.mover() in (NOBODY, NOTHING) else f"asks {kind}"
        slots = self._slots()
        if source is None and self.has_several_heroes and slots.keys().isdisjoint(("fighter", "attacker")):
            source = self.names.player(self.seat)
        if source is None:
            return self.catalogue.sentence(key, **slots)
        step = self.step()
        if kind == "may" and step is not None and self.owner() == self.seat:
            return self.catalogue.sentence("asks use", source=source, deed=self.names.speakers[self.seat].deed(step))
        return self.catalogue.sentence("from", source=source, what=self.catalogue.say(key, **slots))

    def text(self) -> str:
        """The words of the card or ability that asks, and what its hero is now where that may decide; empty when the
        rules ask.
        """
        step = self.step()
        if step is None:
            return ""
        owner = self.owner()
        said = self.names.speakers[owner].step(step)
        if self.choice.kind in ("may", "option"):
            for state in states_said(self.state, self.names, owner):
                said = self.catalogue.sentence("says in state", text=said, state=state)
        if owner == self.seat:
            return said
        return self.catalogue.sentence("says another", text=said, player=self.names.player(owner))

    def _slots(self) -> dict[str, Value]:
        """What the question speaks of."""
        s, names = self.state, self.names
        match self.choice.kind:
            case "action":
                return {"number": s.actions}
            case "boost" | "mover":
                return {"number": s.move}
            case "scheme-fighter":
                return {"card": names.card(s.plays[s.play + PLAY_CARD])}
            case "target":
                return {"attacker": names.fighter(s.attacker)}
            case "attack-card" | "defense":
                attacker, defender = names.fighter(s.attacker), names.fighter(s.defender)
                return {"attacker": attacker, "defender": defender, "health": s.health[s.defender]}
            case "hand-limit":
                return {"number": s.hand_size(self.seat), "limit": HAND_LIMIT}
            case "start-space" | "space":
                mover = self.mover()
                return {} if mover in (NOBODY, NOTHING) else {"fighter": names.fighter(mover)}
        return {}
