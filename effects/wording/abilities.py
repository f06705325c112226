"""The sentences of an ability: how it comes about opens the first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from effects.shared.verbs.do import Do
from effects.syntax.language import Ability, Event, Price
from effects.syntax.words import Where
from effects.wording import reading, sentences
from effects.wording.parts import Part, Phrase

if TYPE_CHECKING:
    from effects.wording.telling import Telling


def of_ability(ability: Ability, telling: Telling) -> list[str]:
    """The sentences of an ability: what it waits for opens the first, or what has to hold."""
    telling.is_ability = True
    if ability.when is not None:
        telling.is_over = telling.dialect.events[ability.when.event].where is Where.RESULT
        return of_effect(ability, telling, awaited(ability.when, "when", reading.WHENEVER))
    if ability.instead_of is not None:
        return sentences.of_step(ability, telling, awaited(ability.instead_of, "instead", reading.WOULD))
    if ability.activate is not None:
        return of_activated(ability, ability.activate, telling)
    assert ability.while_ is not None
    condition = reading.condition(ability.while_)
    if condition.key == "always":
        return [telling.sentence(sentences.bare_deed(ability))]
    opening = Phrase("openings", "while", {"condition": condition}, closer=f"while {condition.key}")
    return [telling.sentence(sentences.opened(opening, sentences.bare_deed(ability)))]


def of_effect(ability: Ability, telling: Telling, opening: Phrase | None = None) -> list[str]:
    """What an ability does: several steps are sentences of their own, where nothing but the opening guards them."""
    if isinstance(ability.verb, Do) and sentences.is_plain(ability):
        first, *rest = ability.verb.steps
        return sentences.of_step(first, telling, opening) + sentences.of_steps(rest, telling)
    return sentences.of_step(ability, telling, opening)


def awaited(event: Event, opening: str, form: int) -> Phrase:
    """The opening of what waits for an event, with what must hold when it happens."""
    slots: dict[str, Part] = {"event": reading.event(event, form)}
    if event.if_ is not None:
        slots["condition"] = reading.condition(event.if_)
    return Phrase("openings", opening, slots)


def of_activated(ability: Ability, price: Price, telling: Telling) -> list[str]:
    """The price and what it buys; at the end, what must hold for anybody to pay it."""
    slots: dict[str, Part] = {}
    if price.pay is not None:
        slots["pay"] = reading.number(price.pay)
    if price.spend is not None:
        slots["spend"] = reading.noun(price.spend)
    cost = telling.grammar.capitalized(telling.say(Phrase("openings", "activate", slots)))
    if ability.quick:
        cost = f"{telling.say(Phrase('arguments', 'keyword quick'))} {cost}"
    first, *rest = of_effect(ability, telling)
    said = [telling.grammar.joined([cost, first], "price"), *rest]
    if price.needs is not None:
        needs = {"condition": reading.condition(price.needs)}
        said.append(telling.sentence(Phrase("openings", "needs", needs)))
    return said
