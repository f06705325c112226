"""Who plays where: the heroes of a scenario with its own cards and abilities, on its board, as a line-up."""

from __future__ import annotations

from content.checks.unmatched.deck import EACH_CARD
from content.checks.unmatched.hero import card_ids_are_unique
from content.checks.unmatched.wording import wordings_belong
from content.library import Library, UnknownId
from content.library.hero_file import HeroFile
from content.linking.unmatched import hero_source
from content.matches.unmatched import crowd_misfit, engine_board, fighters_of, mode_misfit, start_misfit
from content.reading.ways import Way
from content.scenarios.names import Notes
from content.scenarios.unmatched.drawing import drawn_board
from content.schema.unmatched.hero import Hero
from content.schema.unmatched.scenario import Scenario
from effects.problem import ContentError, Severity
from effects.spelling import did_you_mean
from effects.unmatched.compile import compile_hero
from engine.unmatched.board import Board as EngineBoard
from engine.unmatched.heroes import Hero as EngineHero
from engine.unmatched.lineup import LineUp
from engine.unmatched.modes import mode_of
from engine.unmatched.setup import line_up


def cast(library: Library, scenario: Scenario, notes: Notes) -> LineUp | None:
    """The line-up of a scenario; None if something is wrong with it, which is noted then."""
    misfit = mode_misfit(scenario.mode, len(scenario.heroes))
    if misfit is not None:
        notes.add(
            misfit.code, ("mode",) if "mode" in scenario.model_fields_set else ("heroes",), misfit.message, misfit.hint
        )
        return None
    mode = mode_of(scenario.mode, len(scenario.heroes))
    assert mode is not None
    heroes = [_hero(library, scenario, hero, ("heroes", seat), notes) for seat, hero in enumerate(scenario.heroes)]
    for key in ("with_cards", "with_abilities"):
        for hero in getattr(scenario, key):
            if hero not in scenario.heroes:
                hint = did_you_mean(hero, scenario.heroes)
                notes.add("unknown-hero", (key, hero), f"There is no hero {hero} in this match.", hint, key=True)
    board = _board(library, scenario, notes)
    ready = [hero for hero in heroes if hero is not None]
    crowd = crowd_misfit(fighters_of(ready))
    if crowd is not None:
        notes.add(crowd.code, ("heroes",), crowd.message, crowd.hint)
        return None
    return line_up(ready, board, scenario.turn_cap, mode) if len(ready) == len(heroes) and board is not None else None


def _hero(library: Library, scenario: Scenario, hero_id: str, way: Way, notes: Notes) -> EngineHero | None:
    try:
        file = library.hero(hero_id)
        if hero_id not in scenario.with_cards and hero_id not in scenario.with_abilities:
            return file.compiled
        return _changed(file, scenario, notes)
    except ContentError as error:
        _note_error(error, way, notes)
        return None


def _changed(file: HeroFile, scenario: Scenario, notes: Notes) -> EngineHero | None:
    """A hero with the cards and abilities of the scenario; its other cards stay."""
    hero = file.demand()
    added = scenario.with_cards.get(file.id, ())
    before = len(notes.problems)
    for check in (card_ids_are_unique, *EACH_CARD):
        for finding in check(file.id, hero.model_copy(update={"cards": added})):
            if finding.severity is Severity.ERROR:
                notes.add(finding.code, ("with_cards", file.id, *finding.way[1:]), finding.message, finding.hint)
    cards = {card.id: card for card in (*hero.cards, *added)}
    abilities = scenario.with_abilities.get(file.id, hero.abilities)
    changed = hero.model_copy(update={"cards": tuple(cards.values()), "abilities": abilities})
    compiled, problems = compile_hero(hero_source(file.id, changed))
    notes.problems += [problem for problem in problems if problem.is_error]
    if compiled is not None:
        _note_wordings(file.id, changed, scenario, notes)
    return compiled if len(notes.problems) == before else None


def _note_wordings(hero_id: str, changed: Hero, scenario: Scenario, notes: Notes) -> None:
    """Say which wordings of the scenario's own cards and abilities belong to other steps; the hero's file is right."""
    own = {card.id: place for place, card in enumerate(scenario.with_cards.get(hero_id, ()))}
    for finding in wordings_belong(hero_id, changed):
        key, place, *rest = finding.way
        index = own[changed.cards[int(place)].id] if key == "cards" else int(place)
        notes.add(finding.code, (f"with_{key}", hero_id, index, *rest), finding.message, finding.hint)


def _board(library: Library, scenario: Scenario, notes: Notes) -> EngineBoard | None:
    drawn = scenario.board
    if drawn.id is None:
        return drawn_board(scenario, notes)
    try:
        board = library.board(drawn.id).demand()
    except ContentError as error:
        _note_error(error, ("board",), notes)
        return None
    misfit = start_misfit(drawn.id, board, len(scenario.heroes))
    if misfit is not None:
        notes.add(misfit.code, ("board",), misfit.message, "Choose another board, or draw a small one here.")
        return None
    return engine_board(drawn.id, board, len(scenario.heroes))


def _note_error(error: ContentError, way: Way, notes: Notes) -> None:
    """Say at the id that it is unknown; what is wrong with the content itself is said at its own place."""
    if isinstance(error, UnknownId):
        for problem in error.problems:
            notes.add(problem.code, way, problem.message, problem.hint)
    else:
        notes.problems += error.problems
