"""Whether wordings of the author's own belong to the steps as they are now."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from content.checks.finding import Finding
from content.reading.ways import Way
from content.schema.unmatched.hero import Hero
from content.speaking import hero_speaker
from effects.problem import Problem
from effects.syntax.fingerprint import fingerprint
from effects.syntax.own_text import OwnText


def check_wording(hero_id: str, hero: Hero, data: Any = None) -> list[Problem]:
    """Every problem with the wordings of a hero whose effects can be said, each at its place in `data`."""
    found = (finding.placed(data) for finding in wordings_belong(hero_id, hero))
    return sorted(found, key=lambda problem: problem.place)


def wordings_belong(hero_id: str, hero: Hero) -> Iterator[Finding]:
    """Every wording of a hero's cards and abilities belongs to the steps that there are now."""
    yield from _of_cards(hero_id, hero)
    yield from _of_abilities(hero_id, hero)


def _of_cards(hero_id: str, hero: Hero) -> Iterator[Finding]:
    """A wording stands for a window that has steps, and for the steps that it has now."""
    for index, card in enumerate(hero.cards):
        for window in card.windows:
            way = ("cards", index, "wording", window)
            texts = card.own_texts(window)
            if texts and not card.steps(window):
                message = f"{card.name} has a wording for {window}, but no steps there: it would never be printed."
                yield Finding("wording-without-steps", way, message, f"Write the steps of {window}, or take it out.")
                continue
            for language, text in texts.items():
                said = hero_speaker(hero_id, hero, language).generated_card(card)
                now = next(paragraph.text for paragraph in said if paragraph.window == window)
                what = f"{window} of {card.name}"
                yield from _belongs(text, language, now, card.fingerprint(window), what, (*way, language))


def _of_abilities(hero_id: str, hero: Hero) -> Iterator[Finding]:
    """A wording of an ability stands for the step that it has now."""
    for index, ability in enumerate(hero.abilities):
        for language, text in ability.own_texts.items():
            now = hero_speaker(hero_id, hero, language).generated_ability(ability)
            way = ("abilities", index, "wording", language)
            yield from _belongs(text, language, now, fingerprint([ability]), f"the ability {ability.opening}", way)


def _belongs(text: OwnText, language: str, now: str, mark: str, what: str, way: Way) -> Iterator[Finding]:
    """A text says for which steps it was written and what they said, and they are the steps there are now."""
    entry = f"{language}: {{text: {_quoted(text.text)}, instead_of: {_quoted(now)}, for: {mark}}}"
    if text.for_ is None or text.instead_of is None:
        message = f"The wording of {what} in {language} does not say for which steps it was written."
        yield Finding("wording-without-mark", way, message, f"If it fits them, write:\n{entry}")
    elif text.for_ != mark:
        message = f"The wording of {what} in {language} was written for other steps than there are now."
        hint = f"Before: {text.instead_of}\nNow: {now}\nWhen the wording fits the steps again, write:\n{entry}"
        yield Finding("wording-of-other-steps", (*way, "for"), message, hint)


def _quoted(text: str) -> str:
    """A text as it can stand between braces in YAML, whatever is in it."""
    return json.dumps(text, ensure_ascii=False)
