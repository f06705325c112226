"""The writing of the log: sentences in the language of the names, each with the effect that it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from effects.wording import Called
from tools.log.line import Line, Tone
from tools.log.names import Names
from tools.sentences import Value


@dataclass(slots=True)
class Source:
    """An effect being carried out: what the things it does come from."""

    depth: int
    name: Called
    """The card, or whose ability it is."""
    card: int
    """The card itself; `NOTHING` for an ability."""
    owes_a_line: bool
    """Whether nothing was told of it yet, and it is a card's that nobody cancelled: that it came to nothing is told as
    well. Of an ability it is not, as it may come to nothing in every turn.
    """


class Writing:
    """Lines being written."""

    def __init__(self, names: Names) -> None:
        self.catalogue = names.catalogue
        self.lines: list[Line] = []
        self.in_action = False
        self.said = 0
        """How many sentences there were since this was last set to 0."""
        self._sources: list[Source] = []
        """The effects being carried out; the last is what things come from."""

    def heading(self, key: str, /, aside: str = "", **slots: Value) -> None:
        """A turn begins, or the match is set up."""
        self.lines.append(Line(Tone.TURN, self.catalogue.sentence(key, **slots), aside=aside))

    def action(self, key: str, /, **slots: Value) -> None:
        """Somebody takes an action."""
        self.in_action = True
        self.lines.append(Line(Tone.ACTION, self.catalogue.sentence(key, **slots), 1))

    def ending(self, key: str, /, **slots: Value) -> None:
        """The match is over."""
        self.lines.append(Line(Tone.END, self.catalogue.sentence(key, **slots)))

    def add(self, key: str, /, tone: Tone = Tone.PLAIN, otherwise_from: Called | None = None, **slots: Value) -> None:
        """A sentence about something that happens, with what it comes from: `otherwise_from`, if no effect is being
        carried out.
        """
        self.write(key, slots, tone, otherwise_from)

    def write(
        self, key: str, slots: Mapping[str, Value], tone: Tone = Tone.PLAIN, otherwise_from: Called | None = None
    ) -> None:
        """The same, with what fills the sentence in one piece."""
        cause = self._sources[-1].name if self._sources else otherwise_from
        if cause is not None and tone is not Tone.DEFEAT:
            what = self.catalogue.say(key, **slots)
            text = self.catalogue.sentence("from", source=cause, what=what)
        else:
            text = self.catalogue.sentence(key, **slots)
        for source in self._sources:
            source.owes_a_line = False
        self.said += 1
        self.lines.append(Line(tone, text, 2 if self.in_action else 1))

    @property
    def is_in_effect(self) -> bool:
        """Whether what is told next comes from an effect."""
        return bool(self._sources)

    def is_of(self, card: int) -> bool:
        """Whether what is told next comes from an effect of this card."""
        return bool(self._sources) and self._sources[-1].card == card

    def comes_from(self, source: Source) -> None:
        """What is told next comes from this effect."""
        self._sources.append(source)

    def returns_to(self, depth: int) -> None:
        """Effects that began at this depth or deeper are over."""
        while self._sources and self._sources[-1].depth >= depth:
            if self._sources[-1].owes_a_line:
                self.add("nothing comes of it")
            self._sources.pop()
