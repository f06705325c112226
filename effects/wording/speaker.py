"""The door to wording: a speaker says cards, abilities and steps in one language.

>>> from effects.syntax.language import Step
>>> speaker("en").step(Step.model_validate({"if": "won", "draw": 2}))
'If you won the combat, draw 2 cards.'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from effects.syntax.language import Ability, Selector, Step
from effects.wording import abilities, chinese, english, reading, sentences, turkish
from effects.wording.catalogue import Catalogue
from effects.wording.grammar import Grammar
from effects.wording.parts import Called, Deed
from effects.wording.telling import Telling
from effects.wording.vocabulary import DIALECTS

if TYPE_CHECKING:
    from effects.cyberpunk import source as cyberpunk
    from effects.unmatched import source as unmatched

    CardEffects: TypeAlias = unmatched.CardEffects | cyberpunk.CardEffects

LANGUAGES: Mapping[str, tuple[Mapping[str, Catalogue], Grammar]] = {
    "en": (english.CATALOGUES, english.GRAMMAR),
    "tr": (turkish.CATALOGUES, turkish.GRAMMAR),
    "zh": (chinese.CATALOGUES, chinese.GRAMMAR),
}
"""What each language is spoken with: its phrases by game system, and its grammar."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """The text of one window of a card, or of one of its abilities."""

    window: str
    """The window's key, such as `after_combat`; `abilities[0]` for the first ability."""
    heading: str
    """The window's name as the language prints it; empty where the window needs none."""
    sentences: tuple[str, ...]
    """What happens, in order."""
    text: str
    """All of its sentences, one after the other."""
    instead_of: str = ""
    """What the steps say, where the text is the author's own; else empty."""


def ability_window(number: int) -> str:
    """The key of the paragraph of an ability, by its place from 0."""
    return f"abilities[{number}]"


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says what effects mean, in one language, with the names of what they speak of."""

    language: str
    names: Mapping[str, Called]
    system: str = "unmatched"

    def card(self, effects: CardEffects) -> list[Paragraph]:
        """What is printed on a card, window by window; where its author wrote an own wording, in those words."""
        owned = {ability_window(number): ability.own_texts for number, ability in enumerate(effects.abilities)}
        printed = []
        for paragraph in self.generated_card(effects):
            texts = owned[paragraph.window] if paragraph.window in owned else effects.own_texts(paragraph.window)
            own = texts.get(self.language)
            if own is not None:
                paragraph = replace(paragraph, sentences=(own.text,), text=own.text, instead_of=paragraph.text)
            printed.append(paragraph)
        return printed

    def generated_card(self, effects: CardEffects) -> list[Paragraph]:
        """What the steps say: a card's windows in the order of play, in which a name given in one is known in the next,
        then its abilities.
        """
        telling = self.telling(effects.sort)
        paragraphs = []
        for window in effects.windows:
            if steps := effects.steps(window):
                said = sentences.of_steps(steps, telling)
                heading = telling.fitting("windows", (f"{window} {effects.sort}", window), {}) or ""
                paragraphs.append(Paragraph(window, heading, tuple(said), telling.grammar.text(said)))
        for number, ability in enumerate(effects.abilities):
            telling = self.telling(effects.sort)
            said = abilities.of_ability(ability, telling)
            paragraphs.append(Paragraph(ability_window(number), "", tuple(said), telling.grammar.text(said)))
        return paragraphs

    def ability(self, ability: Ability, sort: str = "card") -> str:
        """What is printed for an ability; where its author wrote an own wording, in those words. `sort` is what sort of
        card it stands on.
        """
        own = ability.own_texts.get(self.language)
        return own.text if own is not None else self.generated_ability(ability, sort)

    def generated_ability(self, ability: Ability, sort: str = "card") -> str:
        """What the step of an ability says, in full sentences, the event first."""
        telling = self.telling(sort)
        return telling.grammar.text(abilities.of_ability(ability, telling))

    def steps(self, steps: Sequence[Step]) -> list[str]:
        """Steps as the sentences of a card."""
        return sentences.of_steps(steps, self.telling())

    def step(self, step: Step) -> str:
        """One step as the sentences of a card."""
        telling = self.telling()
        return telling.grammar.text(sentences.of_step(step, telling))

    def deed(self, step: Step) -> str:
        """What a step does, without its conditions and without asking: for a choice that is put to a player."""
        return self.telling().sentence(Deed(step)).rstrip(".。")

    def deed_of(self, effects: CardEffects, window: str, step: Step) -> str:
        """What a step of a card does, said after all that its window or ability says, so that it can speak of that.

        `window` is the key of a paragraph, see `card`.
        """
        telling = self.telling(effects.sort)
        for number, ability in enumerate(effects.abilities):
            if ability_window(number) == window:
                abilities.of_ability(ability, telling)
        sentences.of_steps(effects.steps(window) if window in effects.windows else [], telling)
        return telling.sentence(Deed(step)).rstrip(".。")

    def things(self, selector: Selector) -> str:
        """What a selector selects, as a noun phrase.

        >>> from effects.syntax.language import Selector
        >>> speaker("en").things(Selector.model_validate({"random": 1, "of": "opponent_hand"}))
        "1 random card in your opponent's hand"
        """
        return self.telling().say(reading.noun(selector))

    def telling(self, sort: str = "card") -> Telling:
        """A new telling, with nothing said so far; `sort` is what sort of card it tells."""
        catalogues, grammar = LANGUAGES[self.language]
        return Telling(catalogues[self.system], grammar, self.names, DIALECTS[self.system], sort)


def speaker(language: str, names: Mapping[str, Called | str] | None = None, system: str = "unmatched") -> Speaker:
    """A speaker of one of the `LANGUAGES` for a game system; `names` says what the fighters with these ids, and the
    tags and states, are called in it.

    An id that has no name is said as it is written.
    """
    if language not in LANGUAGES:
        raise ValueError(f"no wording for the language {language!r}; there is {', '.join(LANGUAGES)}")
    called = {id_: Called(name) if isinstance(name, str) else name for id_, name in (names or {}).items()}
    return Speaker(language, called, system)
