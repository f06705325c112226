"""`cardwright explain`: what a card or an ability does: its text, its program in plain words, where it was written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from content.diagnostics import shown_path
from content.library import Library, load
from effects.problem import Place
from effects.syntax.fingerprint import fingerprint
from effects.wording.letters import capitalized
from engine.unmatched.terms import MOVE, VALUE
from tools.exit_status import FINE
from tools.words import words

if TYPE_CHECKING:
    from rich.text import Text

    from content.schema.unmatched.card import Card
    from content.schema.unmatched.hero import Hero
    from effects.syntax.language import Ability, Step
    from effects.wording import Speaker
    from engine.kernel.program import Program
    from engine.unmatched.heroes import Hero as CompiledHero
    from engine.unmatched.heroes import Standing

STATS = {MOVE: "the move value of your fighters", VALUE: "the value of your card"}
"""What an ability that holds all the time can make larger."""


def run(*, card: str, content: Sequence[Path], language: str = "en") -> int:
    """Explain a card, or a hero's abilities; the text in a language, the program in English."""
    from rich.console import Console

    console = Console(highlight=False, soft_wrap=False)
    for line in explained(card, load(content), console.width, words(language).language):
        console.print(line, soft_wrap=True)
    return FINE


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
    yield _file(card.written_at)
    paragraphs = speaker.card(card)
    if not paragraphs:
        yield Text(said.no_effect)
    programs = next(one for one in compiled.cards if one.id == card.id).programs
    for (_, program), paragraph in zip(sorted(programs.items()), paragraphs, strict=True):
        yield Text()
        yield _heading(paragraph.heading or capitalized(said.scheme, language), card.fingerprint(paragraph.window))
        yield from _said(paragraph.text, paragraph.instead_of, language, width)
        yield from _program(program, card, width)


def _abilities(hero: Hero, compiled: CompiledHero, speaker: Speaker, width: int) -> Iterator[Text]:
    from rich.text import Text

    said = words(speaker.language)
    yield Text.assemble((hero.name.spoken(speaker.language), "bold"), f"  {compiled.id}")
    yield _file(hero.written_at)
    if not hero.abilities:
        yield Text(said.no_ability)
    programs, standing = iter(compiled.abilities), iter(compiled.standing)
    for written in hero.abilities:
        yield Text()
        heading = f"{capitalized(said.ability, speaker.language)}: {written.opening}"
        yield _heading(heading, fingerprint([written]))
        own = speaker.language in written.own_texts
        instead_of = speaker.generated_ability(written) if own else ""
        yield from _said(speaker.ability(written), instead_of, speaker.language, width)
        if written.while_ is None:
            yield from _program(next(programs).program, hero, width)
        else:
            yield from _standing(next(standing), written, width)


def _standing(standing: Standing, written: Ability, width: int) -> Iterator[Text]:
    """What holds all the time, without a program: how much is added to what, and as long as what holds."""
    from rich.text import Text

    from tools.log.printing import hanging

    yield _written(written, "while")
    told = f"{STATS[standing.stat]} + {standing.amount.describe()}, as long as {standing.condition.describe()}"
    yield from (Text(f"    {line}") for line in hanging(told, width - 4))


def _heading(text: str, mark: str) -> Text:
    """A window or ability, and the fingerprint of its steps as a wording of the author's own names it."""
    from rich.text import Text

    return Text.assemble((text, "bold cyan"), (f"  for: {mark}", "dim"))


def _said(text: str, instead_of: str, language: str, width: int) -> Iterator[Text]:
    """What is printed, and what the steps say if that is something else."""
    from rich.text import Text

    from tools.display.card import own_words
    from tools.log.printing import hanging

    for line in hanging(text, width, 2):
        yield Text(line)
    if instead_of:
        remark = own_words(instead_of, language)
        yield from (Text(line, style=remark.style) for line in hanging(remark.plain, width, 2))


def _program(program: Program, root: Card | Hero, width: int) -> Iterator[Text]:
    """The instructions, numbered from 0 as jumps count them, each with the step it comes from where that changes."""
    from rich.text import Text

    from tools.log.printing import hanging

    shown = ""
    letters: dict[str, str] = {}
    digits = len(str(len(program.code)))
    for position, instruction in enumerate(program.code):
        label = program.label(position)
        if label != shown:
            shown = label
            yield _written(step_at(root, label), label)
        margin = f"    {position:>{digits}}  "
        first, *rest = hanging(lettered(instruction.describe(), letters), width - len(margin))
        yield Text.assemble((margin, "cyan"), first)
        yield from (Text(" " * len(margin) + line) for line in rest)
    end = f"    {len(program.code):>{digits}}  "
    yield Text.assemble((end, "cyan"), "the end")


def lettered(words: str, letters: dict[str, str]) -> str:
    """An instruction in plain words with a letter for each of the places where a play keeps things, in their order.

    >>> lettered("keep the attacker in [8]; you move [75] up to 2 spaces", letters := {})
    'keep the attacker in A; you move B up to 2 spaces'
    """
    for cell in re.findall(r"\[\d+\]", words):
        number = len(letters)
        letters.setdefault(cell, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[number % 26] * (number // 26 + 1))
    return re.sub(r"\[\d+\]", lambda cell: letters[cell[0]], words)


def _file(place: Place) -> Text:
    """Where it was written; the steps below give line and column in the same file."""
    from rich.text import Text

    return Text(f"{shown_path(place.file)}:{place.line}:{place.column}", style="dim")


def _written(step: Step | None, label: str) -> Text:
    """The step of an instruction, and the line and column where it stands."""
    from rich.text import Text

    where = f"  {step.written_at.line}:{step.written_at.column}" if step is not None else ""
    return Text(f"  {label}{where}", style="dim")


def step_at(root: Card | Hero, label: str) -> Step | None:
    """The step of a card or ability that an instruction's label leads to; None for what belongs to no step.

    >>> from content.library import load
    >>> file, card = load().card("robin-hood/steal-from-the-rich")
    >>> step_at(card, "scheme[1].otherwise[0].draw").verb.key
    'draw'
    """
    from effects.syntax.grammar import StepGrammar

    step: Step | None = None
    at: Any = root
    for word, number in re.findall(r"([a-z_]+)|\[(\d+)\]", label):
        if number:
            # `abilities[2][0]`: the ability is the one step of its program.
            at = at[int(number)] if isinstance(at, list | tuple) else at
            at = getattr(at, "steps", at) if not isinstance(at, StepGrammar) else at
        elif isinstance(at, StepGrammar) and word == at.verb.key:
            at = next((getattr(at.verb, key) for key in ("steps", "options", "do") if hasattr(at.verb, key)), None)
        else:
            at = getattr(at, word, None)
        step = cast("Step", at) if isinstance(at, StepGrammar) else step
    return step
