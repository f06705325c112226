"""The pieces of an explanation: headings, texts, programs in plain words, and where each was written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

from content.diagnostics import shown_path
from effects.problem import Place

if TYPE_CHECKING:
    from rich.text import Text

    from effects.syntax.language import Step
    from engine.kernel.program import Program


def heading_line(text: str, mark: str) -> Text:
    """A window or ability, and the fingerprint of its steps as a wording of the author's own names it."""
    from rich.text import Text

    return Text.assemble((text, "bold cyan"), (f"  for: {mark}", "dim"))


def text_lines(text: str, instead_of: str, language: str, width: int) -> Iterator[Text]:
    """What is printed, and what the steps say if that is something else."""
    from rich.text import Text

    from tools.display.card import own_words
    from tools.log.printing import hanging

    for line in hanging(text, width, 2):
        yield Text(line)
    if instead_of:
        remark = own_words(instead_of, language)
        yield from (Text(line, style=remark.style) for line in hanging(remark.plain, width, 2))


def program_lines(program: Program, root: object, width: int) -> Iterator[Text]:
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
            yield step_line(step_at(root, label), label)
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


def file_line(place: Place) -> Text:
    """Where it was written; the steps below give line and column in the same file."""
    from rich.text import Text

    return Text(f"{shown_path(place.file)}:{place.line}:{place.column}", style="dim")


def step_line(step: Step | None, label: str) -> Text:
    """The step of an instruction, and the line and column where it stands."""
    from rich.text import Text

    where = f"  {step.written_at.line}:{step.written_at.column}" if step is not None else ""
    return Text(f"  {label}{where}", style="dim")


def step_at(root: object, label: str) -> Step | None:
    """The step of a card or ability, as it was written, that an instruction's label leads to; None for what belongs to
    no step.

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
