"""A choice in words: what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from effects.wording.abilities import of_ability
from effects.wording.parts import Deed
from effects.wording.sentences import of_steps
from engine.cyberpunk.defeating import AskReplacements
from engine.cyberpunk.stealing import AskPrevented
from engine.cyberpunk.verbs import Adjust
from engine.kernel.layout import FIRST, LAST, NOTHING, PC, PROGRAM
from engine.kernel.program import Instruction
from tools.terminal.cyberpunk.asked import Asked
from tools.terminal.cyberpunk.options import GROUPED, options_of

if TYPE_CHECKING:
    from effects.syntax.language import Step
    from engine.kernel.match import Match
    from tools.log.cyberpunk.names import Names
    from tools.sentences import Value


class Question(Asked):
    """The open choice of a match, for the person whose choice it is."""

    def __init__(self, match: Match, names: Names) -> None:
        super().__init__(match, names)
        self.options = options_of(self)

    @property
    def is_grouped(self) -> bool:
        """Whether its options stand in groups."""
        return self.choice.kind in GROUPED

    def words(self) -> str:
        """What is asked."""
        kind, source, said = self.choice.kind, self.source(), self.catalogue
        key = f"asks {kind}"
        if kind == "reaction" and self.state.defender == NOTHING:
            key = "asks reaction of gigs"
        slots = self._slots()
        if source == NOTHING:
            return said.sentence(key, **slots)
        step = self.step()
        if kind == "may" and step is not None and self.owner() == self.seat:
            return said.sentence("asks use", source=self.card(source), deed=self._deed(step))
        key = "asks wearer of gear" if kind == "wearer" else key
        return said.sentence("from", source=self.card(source), what=said.say(key, **slots))

    def text(self) -> str:
        """The words of the window or ability of the card that asks; empty when the rules ask."""
        source = self.source()
        if source == NOTHING:
            return ""
        paragraphs = self.names.speaker.card(self.names.written(source))
        asked = [paragraph.text for paragraph in paragraphs if self.choice.step.startswith(paragraph.window)]
        text = " ".join(asked or [paragraph.text for paragraph in paragraphs])
        if self.owner() == self.seat:
            return text
        return self.catalogue.sentence("says another", text=text, player=self.names.player(self.owner()))

    def _deed(self, step: Step) -> str:
        """What a step does, said after what stands before it, so that it can speak of that."""
        written = self.names.written(self.source())
        telling = self.names.speaker.telling(written.sort)
        for ability in written.abilities:
            if self.choice.step.startswith(f"abilities[{written.abilities.index(ability)}]"):
                of_ability(ability, telling)
        for window in written.windows:
            if self.choice.step.startswith(f"{window}["):
                of_steps(written.steps(window), telling)
        return telling.sentence(Deed(step)).rstrip(".。")

    def _asks(self) -> Instruction:
        """The instruction that asks."""
        s = self.state
        return s.table.programs[s.frames[s.frame + PROGRAM]].code[s.frames[s.frame + PC] - 1]

    def _lost(self) -> Value:
        """What would be defeated or stolen if nothing happened instead."""
        s, asks = self.state, self._asks()
        if isinstance(asks, AskPrevented):
            return self.names.die(int(asks.next_gig(s)))
        assert isinstance(asks, AskReplacements)
        return self.card(int(asks.next_card(s)))

    def _slots(self) -> dict[str, Value]:
        """What the question speaks of."""
        s = self.state
        match self.choice.kind:
            case "reaction":
                slots: dict[str, Value] = {"attacker": self.card(s.attacker), "power": int(s.power(s.attacker))}
                if s.defender != NOTHING:
                    slots |= {"target": self.card(s.defender), "against": int(s.power(s.defender))}
                return slots
            case "target":
                return {"attacker": self.card(s.attacker), "power": int(s.power(s.attacker))}
            case "stolen-gig":
                thief = self.at_hand()
                return {"attacker": self.card(thief if thief != NOTHING else s.attacker)}
            case "wearer":
                return {"card": self.names.card(self.at_hand())}
            case "payment":
                return {"number": int(s.frames[s.frame + FIRST])}
            case "value":
                asks = self._asks()
                assert isinstance(asks, Adjust)
                die = int(asks.die(s.copy()))
                return {"die": self.names.die(die), "value": int(s.die_value[die])}
            case "reroll":
                die = int(s.frames[s.frame + LAST])
                return {"die": self.names.die(die), "value": int(s.die_value[die])}
            case "replacement":
                return {"card": self._lost()}
        return {}
