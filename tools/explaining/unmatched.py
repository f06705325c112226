"""Cards and abilities of heroes explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from effects.syntax.fingerprint import fingerprint
from effects.wording.letters import capitalized
from engine.unmatched.terms import MOVE, VALUE
from tools.explaining.pieces import file_line, heading_line, program_lines, step_line, text_lines
from tools.words import words

if TYPE_CHECKING:
    from rich.text import Text

    from content.library import Library
    from content.schema.unmatched.card import Card
    from content.schema.unmatched.hero import Hero
    from effects.syntax.language import Ability
    from effects.wording import Speaker
    from engine.unmatched.heroes import Hero as CompiledHero
    from engine.unmatched.heroes import Standing

STATS = {MOVE: "the move value of your fighters", VALUE: "the value of your card"}
"""What an ability that holds all the time can make larger."""


def explained(wanted: str, library: Library, width: int, language: str = "en") -> Iterator[Text]:
    """A card `hero/card`, or the abilities of a hero (`hero` or `hero/abilities`), line by line."""
    from content.speaking import hero_speaker

    hero_id, _, part = wanted.partition("/")
    if not part and hero_id not in library.heroes:
        raise library.unknown("hero or card", wanted, library.heroes)
    file = library.hero(hero_id)
    hero = file.demand()
    speaker = hero_speaker(hero_id, hero, language)
    if part in ("", "abilities"):
        yield from _abilities(hero, file.compiled, speaker, width)
    else:
        yield from _card(library.card(wanted)[1], hero, file.compiled, speaker, width)


def _card(card: Card, hero: Hero, compiled: CompiledHero, speaker: Speaker, width: int) -> Iterator[Text]:
    from rich.text import Text

    from tools.display.card import boost_in_words, type_and_value, users_in_words

    language, said = speaker.language, words(speaker.language)
    users = users_in_words(card, compiled.id, hero, language)
    parts = (type_and_value(card, language).plain, boost_in_words(card, language), users)
    numbers = said.and_so_on.join(part for part in parts if part)
    yield Text.assemble((card.name.spoken(language), "bold"), f"  {compiled.id}/{card.id}  {numbers}")
    yield file_line(card.written_at)
    paragraphs = speaker.card(card)
    if not paragraphs:
        yield Text(said.no_effect)
    programs = next(one for one in compiled.cards if one.id == card.id).programs
    for (_, program), paragraph in zip(sorted(programs.items()), paragraphs, strict=True):
        yield Text()
        yield heading_line(paragraph.heading or capitalized(said.scheme, language), card.fingerprint(paragraph.window))
        yield from text_lines(paragraph.text, paragraph.instead_of, language, width)
        yield from program_lines(program, card, width)


def _abilities(hero: Hero, compiled: CompiledHero, speaker: Speaker, width: int) -> Iterator[Text]:
    from rich.text import Text

    said = words(speaker.language)
    yield Text.assemble((hero.name.spoken(speaker.language), "bold"), f"  {compiled.id}")
    yield file_line(hero.written_at)
    if not hero.abilities:
        yield Text(said.no_ability)
    programs, standing = iter(compiled.abilities), iter(compiled.standing)
    for written in hero.abilities:
        yield Text()
        heading = f"{capitalized(said.ability, speaker.language)}: {written.opening}"
        yield heading_line(heading, fingerprint([written]))
        own = speaker.language in written.own_texts
        instead_of = speaker.generated_ability(written) if own else ""
        yield from text_lines(speaker.ability(written), instead_of, speaker.language, width)
        if written.while_ is None:
            yield from program_lines(next(programs).program, hero, width)
        else:
            yield from _standing(next(standing), written, width)


def _standing(standing: Standing, written: Ability, width: int) -> Iterator[Text]:
    """What holds all the time, without a program: how much is added to what, and as long as what holds."""
    from rich.text import Text

    from tools.log.printing import hanging

    yield step_line(written, "while")
    told = f"{STATS[standing.stat]} + {standing.amount.describe()}, as long as {standing.condition.describe()}"
    yield from (Text(f"    {line}") for line in hanging(told, width - 4))
