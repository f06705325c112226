"""Who plays where: the heroes of a scenario with its own cards and abilities, on its board, as a line-up."""

from __future__ import annotations

from content.checks.deck import EACH_CARD
from content.checks.hero import card_ids_are_unique
from content.checks.wording import wordings_belong
from content.library import Library, UnknownId
from content.library.hero_file import HeroFile
from content.linking import hero_source
from content.matches import engine_board, mode_misfit
from content.reading.ways import Way
from content.scenarios.names import Notes
from content.schema.board import Board
from content.schema.hero import Hero
from content.schema.position import Battlefield, Start
from content.schema.scenario import Scenario
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
        return _drawn(drawn, scenario, notes)
    try:
        return engine_board(drawn.id, library.board(drawn.id).demand(), len(scenario.heroes))
    except ContentError as error:
        _note_error(error, ("board",), notes)
        return None


def _drawn(drawn: Battlefield, scenario: Scenario, notes: Notes) -> EngineBoard | None:
    """A board from zones and paths; nobody draws it, so it has neither places nor colours of its own."""
    zones: dict[str, list[str]] = {}
    for zone, spaces in drawn.zones.items():
        for space in spaces:
            zones.setdefault(space, []).append(zone)
    before = len(notes.problems)
    mentioned: list[tuple[Way, str]] = [
        (("board", key, i, j), space)
        for key in ("paths", "one_way", "passages")
        for i, trail in enumerate(getattr(drawn, key))
        for j, space in enumerate(trail)
    ]
    mentioned += [(("board", "starts", i), space) for i, space in enumerate(drawn.starts)]
    for way, space in mentioned:
        if space not in zones:
            hint = did_you_mean(space, zones) or "Name it in one of the zones."
            notes.add("unknown-space", way, f"There is no space {space}: it stands in no zone.", hint)
    seats = len(scenario.heroes)
    starts = drawn.starts
    if len(starts) < seats:
        if scenario.start is Start.OPENING:
            notes.add("missing-start", ("board",), f"An opening needs {seats} start spaces.", "Add starts: [a, b].")
        starts = tuple(list(zones)[:seats])
    if len(zones) < 2:
        notes.add("board-too-small", ("board",), "Expected a board of at least two spaces.")
    if len(notes.problems) > before:
        return None
    board = Board.model_validate(
        {
            "name": "the board of the scenario",
            "frame": {"width": 1, "height": 1},
            "zones": [{"id": zone, "colour": "#000000"} for zone in drawn.zones],
            "spaces": [
                {"id": space, "at": [0, 0], "zones": own, "start": starts.index(space) + 1 if space in starts else None}
                for space, own in zones.items()
            ],
            "paths": drawn.paths,
            "one_way": drawn.one_way,
            "passages": drawn.passages,
        }
    )
    return engine_board("drawn", board, seats)


def _note_error(error: ContentError, way: Way, notes: Notes) -> None:
    """Say at the id that it is unknown; what is wrong with the content itself is said at its own place."""
    if isinstance(error, UnknownId):
        for problem in error.problems:
            notes.add(problem.code, way, problem.message, problem.hint)
    else:
        notes.problems += error.problems
