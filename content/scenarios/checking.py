"""Checking a scenario without playing it: every id in it must mean something, its position must be possible, and all
slips are said in one run.
"""

from __future__ import annotations

import re

from content.library import Library, UnknownId
from content.reading.ways import Way
from content.rulebook import UnknownRule, rulebook
from content.scenarios.files import Written
from content.scenarios.game import Game
from content.scenarios.games import game_of
from content.scenarios.names import Names, Notes
from content.schema.answers import Answer
from content.schema.expect import Expectation
from content.schema.scenario import Example
from content.schema.short import NONE
from effects.problem import ContentError, Problem
from effects.spelling import did_you_mean

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
_Game = Game[Example, Names]


def check(library: Library, written: Written) -> list[Problem]:
    """Everything that is wrong with a scenario as it stands; what comes of it, only `run` can say."""
    scenario = written.scenario
    if scenario is None:
        return list(written.problems)
    notes = Notes(written.data)
    game = game_of(scenario)
    names = checked_names(library, game, scenario, notes)
    if names is not None:
        game.demand_possible(scenario, names)
    return notes.problems


def checked_names(library: Library, game: _Game, scenario: Example, notes: Notes) -> Names | None:
    """What the ids of a scenario mean, every unknown one noted; None if its line-up cannot be had."""
    check_shown(library, game, scenario, notes)
    names = game.cast(library, scenario, notes)
    if names is not None:
        check_play(game, scenario, names)
    return names


def check_shown(library: Library, game: _Game, scenario: Example, notes: Notes) -> None:
    """The rules and cards that a scenario says it shows, and that its ruling is about some."""
    for index, rule in enumerate(scenario.rules):
        check_rule(rule, scenario, ("rules", index), notes)
    for index, card in enumerate(scenario.cards):
        try:
            game.check_card(library, card)
        except UnknownId as error:
            notes.add("unknown-card", ("cards", index), error.problems[0].message, error.problems[0].hint)
        except ContentError as error:
            notes.problems += error.problems
    if scenario.ruling is not None and not scenario.cards:
        message = "A ruling is printed beside the cards that its scenario shows, and this one names none."
        notes.add("ruling-without-card", ("ruling",), message, "Write the cards beside it: `cards: [...]`.")


def check_rule(rule: str, scenario: Example, way: Way, notes: Notes) -> None:
    """A rule of the scenario's system."""
    book = rulebook(scenario.system.value)
    try:
        book.rule(rule)
    except UnknownRule:
        hint = did_you_mean(rule, [rule.id for rule in book]) or f"The rules are in content/rules/{book.system}.yaml."
        notes.add("unknown-rule", way, f"The {book.system} rulebook has no rule {rule}.", hint)


def check_play(game: _Game, scenario: Example, names: Names) -> None:
    """The ids in the steps."""
    for index, step in enumerate(scenario.play):
        way: Way = ("play", index)
        _check_answer(game, step, names, way)
        if step.by is not None:
            names.seat(step.by, (*way, "by"))
        if step.illegal is not None:
            inside = (*way, "illegal")
            _check_answer(game, step.illegal, names, inside)
            because = step.illegal.because
            if because is not None and _ID.fullmatch(because):
                check_rule(because, scenario, (*inside, "because"), names.notes)
        if step.expect is not None:
            _check_expect(game, step.expect, names, (*way, "expect"))


def _check_answer(game: _Game, answer: Answer, names: Names, way: Way) -> None:
    game.check_deed(answer, names, way)
    _check_keys(game, answer.answer, names, (*way, "answer"))


def _check_keys(game: _Game, keys: tuple[str, ...] | None, names: Names, way: Way) -> None:
    for index, key in enumerate(keys or ()):
        game.check_key(key, names, (*way, index))


def _check_expect(game: _Game, expect: Expectation, names: Names, way: Way) -> None:
    kinds = [NONE, *game.kinds]
    if expect.choice is not None and expect.choice not in kinds:
        hint = did_you_mean(expect.choice, kinds) or f"There are {', '.join(kinds)}."
        names.notes.add("unknown-choice", (*way, "choice"), f"There is no kind of choice {expect.choice}.", hint)
    _check_keys(game, expect.options, names, (*way, "options"))
    _check_keys(game, expect.offers, names, (*way, "offers"))
    if expect.asked is not None:
        names.seat(expect.asked, (*way, "asked"))
    if expect.winner not in (None, NONE, "draw"):
        names.seat(str(expect.winner), (*way, "winner"))
    game.check_expect(expect, names, way)
    happenings = game.happenings(names)
    for key in ("events", "never"):
        for index, happening in enumerate(getattr(expect, key)):
            happenings.check(happening, (*way, key, index))
