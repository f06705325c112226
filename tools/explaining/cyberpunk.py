"""Cards of cyberpunk explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from content.linking.cyberpunk import card_source
from content.speaking import card_speaker
from effects.cyberpunk.compile import compile_card
from effects.problem import ContentError
from effects.syntax.fingerprint import fingerprint
from effects.syntax.language import Ability
from effects.wording.letters import capitalized
from engine.cyberpunk.terms import STAT_NAMES, WINDOW_NAMES
from tools.explaining.pieces import file_line, heading_line, program_lines, step_line, text_lines
from tools.words import words

if TYPE_CHECKING:
    from rich.text import Text

    from content.library import Library
    from content.schema.cyberpunk.card import Card
    from effects.wording import Paragraph
    from engine.cyberpunk.decks import Card as CompiledCard
    from engine.cyberpunk.decks import Standing
    from engine.kernel.program import Program


def explained(card_id: str, library: Library, width: int, language: str = "en") -> Iterator[Text]:
    """A card by its id, line by line: each window and ability with its text and its program."""
    from rich.text import Text

    card = library.card_of_decks(card_id).card
    compiled, problems = compile_card(card_source(card), library.known())
    if compiled is None:
        raise ContentError(problems)
    yield Text.assemble((card.title(language), "bold"), f"  {card.id}")
    yield file_line(card.written_at)
    paragraphs = {paragraph.window: paragraph for paragraph in card_speaker(library, language).card(card)}
    if not paragraphs:
        yield Text(words(language).no_effect)
    for number, program in sorted(compiled.card.programs.items()):
        window = WINDOW_NAMES[number]
        paragraph = paragraphs[window]
        yield Text()
        yield heading_line(paragraph.heading or window.upper(), card.fingerprint(window))
        yield from text_lines(paragraph.text, paragraph.instead_of, language, width)
        yield from program_lines(program, card, width)
    for number, ability in enumerate(card.abilities):
        yield Text()
        yield from _ability(ability, number, paragraphs[f"abilities[{number}]"], card, compiled.card, width, language)
    for number, later in enumerate(compiled.card.later):
        if later.program is not None:
            yield Text()
            yield Text(f"effect {number}, for later", style="bold cyan")
            yield from program_lines(later.program, card, width)


def _ability(
    written: Ability, number: int, paragraph: Paragraph, card: Card, compiled: CompiledCard, width: int, language: str
) -> Iterator[Text]:
    """An ability: what it says, then its programs, or what holds as long as it works."""
    heading = f"{capitalized(words(language).ability, language)}: {written.opening}"
    yield heading_line(heading, fingerprint([written]))
    yield from text_lines(paragraph.text, paragraph.instead_of, language, width)
    label = f"abilities[{number}]"
    for program in programs_of(compiled):
        if program.label(0).startswith(label):
            yield from program_lines(program, card, width)
    if written.while_ is not None:
        for standing in standings_of(compiled, card, number):
            yield from _standing(standing, written, width)


def programs_of(compiled: CompiledCard) -> Iterator[Program]:
    """The programs of a card's abilities."""
    for listener in compiled.listeners:
        if listener.program is not None:
            yield listener.program
    yield from (replacement.program for replacement in compiled.replacements)
    yield from (activation.program for activation in compiled.activations)


def standings_of(compiled: CompiledCard, card: Card, number: int) -> list[Standing]:
    """What an ability changes as long as its condition holds: those with `while` make one each, in their order."""
    before = sum(ability.while_ is not None for ability in card.abilities[:number])
    return [compiled.standings[before]] if before < len(compiled.standings) else []


def _standing(standing: Standing, written: Ability, width: int) -> Iterator[Text]:
    """What holds all the time, without a program."""
    from rich.text import Text

    from tools.log.printing import hanging

    yield step_line(written, "while")
    of = f" of {standing.of.describe()}" if standing.of is not None else " of the card"
    condition = f", as long as {standing.condition.describe()}" if standing.condition is not None else ""
    told = f"{STAT_NAMES[standing.stat]}{of} + {standing.amount.describe()}{condition}"
    yield from (Text(f"    {line}") for line in hanging(told, width - 4))
