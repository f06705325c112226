"""Checking a scenario without playing it: every id in it must mean something, its position must be possible, and all
slips are said in one run.
"""

from __future__ import annotations

import re

from content.library import Library, UnknownId
from content.reading.ways import Way
from content.rulebook import UnknownRule, rulebook
from content.scenarios.casting import cast
from content.scenarios.expecting import PILES
from content.scenarios.files import Written
from content.scenarios.happenings import Happenings
from content.scenarios.keys import check_key
from content.scenarios.names import UNKNOWN, Names, Notes
from content.scenarios.setting import demand_possible
from content.schema.answers import Answer
from content.schema.expect import Expect, PileExpectation
from content.schema.scenario import Scenario
from content.schema.short import NONE
from effects.problem import ContentError, Problem
from effects.spelling import did_you_mean
from engine.unmatched.words import KIND_WORDS

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")


def check(library: Library, written: Written) -> list[Problem]:
    """Everything that is wrong with a scenario as it stands; what comes of it, only `run` can say."""
    scenario = written.scenario
    if scenario is None:
        return list(written.problems)
    notes = Notes(written.data)
    names = checked_names(library, scenario, notes)
    if names is not None:
        demand_possible(scenario, names)
    return notes.problems


def checked_names(library: Library, scenario: Scenario, notes: Notes) -> Names | None:
    """What the ids of a scenario mean, every unknown one noted; None if heroes or board cannot be had."""
    check_shown(library, scenario, notes)
    lineup = cast(library, scenario, notes)
    if lineup is None:
        return None
    names = Names(lineup, notes)
    check_play(scenario, names)
    return names


def check_shown(library: Library, scenario: Scenario, notes: Notes) -> None:
    """The rules and cards that a scenario says it shows, and that its ruling is about some."""
    for index, rule in enumerate(scenario.rules):
        check_rule(rule, scenario, ("rules", index), notes)
    for index, card in enumerate(scenario.cards):
        try:
            library.card(card)
        except UnknownId as error:
            notes.add("unknown-card", ("cards", index), error.problems[0].message, error.problems[0].hint)
        except ContentError as error:
            notes.problems += error.problems
    if scenario.ruling is not None and not scenario.cards:
        message = "A ruling is printed beside the cards that its scenario shows, and this one names none."
        notes.add("ruling-without-card", ("ruling",), message, "Write the cards beside it: `cards: [hero/card]`.")


def check_rule(rule: str, scenario: Scenario, way: Way, notes: Notes) -> None:
    """A rule of the scenario's system."""
    book = rulebook(scenario.system.value)
    try:
        book.rule(rule)
    except UnknownRule:
        hint = did_you_mean(rule, [rule.id for rule in book]) or f"The rules are in content/rules/{book.system}.yaml."
        notes.add("unknown-rule", way, f"The {book.system} rulebook has no rule {rule}.", hint)


def check_play(scenario: Scenario, names: Names) -> None:
    """The ids in the steps."""
    for index, step in enumerate(scenario.play):
        way: Way = ("play", index)
        _check_answer(step, names, way)
        if step.by is not None:
            names.seat(step.by, (*way, "by"))
        if step.illegal is not None:
            inside = (*way, "illegal")
            _check_answer(step.illegal, names, inside)
            because = step.illegal.because
            if because is not None and _ID.fullmatch(because):
                check_rule(because, scenario, (*inside, "because"), names.notes)
        if step.expect is not None:
            _check_expect(step.expect, names, (*way, "expect"))


def _check_answer(answer: Answer, names: Names, way: Way) -> None:
    if (attack := answer.attack) is not None:
        for key, fighter in (("with", attack.with_), ("target", attack.target)):
            if fighter is not None:
                names.fighter(fighter, (*way, "attack", key))
        _check_card(attack.card, names, (*way, "attack", "card"))
    _check_keys(answer.answer, names, (*way, "answer"))
    _check_card(answer.defend, names, (*way, "defend"))
    if (scheme := answer.scheme) is not None:
        _check_card(scheme.card, names, (*way, "scheme", "card"))
        if scheme.by is not None:
            names.fighter(scheme.by, (*way, "scheme", "by"))
    if (maneuver := answer.maneuver) is not None:
        _check_card(maneuver.boost, names, (*way, "maneuver", "boost"))
        for fighter, space in maneuver.move.items():
            names.fighter(fighter, (*way, "maneuver", "move", fighter), key=True)
            names.space(space, (*way, "maneuver", "move", fighter))


def _check_keys(keys: tuple[str, ...] | None, names: Names, way: Way) -> None:
    for index, key in enumerate(keys or ()):
        check_key(key, names, (*way, index))


def _check_card(card: str | None, names: Names, way: Way) -> None:
    """A card of any deck; whose it is, the match will say."""
    if card not in (None, NONE):
        names.cards(str(card), way)


def _check_expect(expect: Expect, names: Names, way: Way) -> None:
    kinds = [NONE, *KIND_WORDS.values()]
    if expect.choice is not None and expect.choice not in kinds:
        hint = did_you_mean(expect.choice, kinds) or f"There are {', '.join(kinds)}."
        names.notes.add("unknown-choice", (*way, "choice"), f"There is no kind of choice {expect.choice}.", hint)
    _check_keys(expect.options, names, (*way, "options"))
    _check_keys(expect.offers, names, (*way, "offers"))
    if expect.asked is not None:
        names.seat(expect.asked, (*way, "asked"))
    if expect.winner not in (None, NONE, "draw"):
        names.seat(str(expect.winner), (*way, "winner"))
    if expect.turn is not None and expect.turn.of is not None:
        names.seat(expect.turn.of, (*way, "turn", "of"))
    for fighter in expect.health:
        names.fighter(fighter, (*way, "health", fighter), key=True)
    for fighter, space in expect.at.items():
        names.fighter(fighter, (*way, "at", fighter), key=True)
        names.space(space, (*way, "at", fighter))
    _check_states(expect, names, way)
    _check_piles(expect, names, way)
    for hero, sight in expect.sees.items():
        names.seat(hero, (*way, "sees", hero), key=True)
        _check_piles(sight, names, (*way, "sees", hero))
    happenings = Happenings(names)
    for key in ("events", "never"):
        for index, happening in enumerate(getattr(expect, key)):
            happenings.check(happening, (*way, key, index))


def _check_states(expect: Expect, names: Names, way: Way) -> None:
    for hero, states in expect.states.items():
        seat = names.seat(hero, (*way, "states", hero), key=True)
        for state, value in states.items() if seat != UNKNOWN else ():
            names.state_value(seat, state, value, (*way, "states", hero, state))


def _check_piles(expected: object, names: Names, way: Way) -> None:
    for key in PILES:
        piles: dict[str, PileExpectation] = getattr(expected, key)
        for hero, pile in piles.items():
            seat = names.seat(hero, (*way, key, hero), key=True)
            for part in ("all", "top", "has", "lacks"):
                for index, card in enumerate(getattr(pile, part) or () if seat >= 0 else ()):
                    names.card(card, seat, (*way, key, hero, part, index))
