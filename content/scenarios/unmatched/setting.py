"""Setting up: the position that a scenario describes, or what makes it impossible."""

from __future__ import annotations

from content.reading.ways import Way
from content.saying import counted
from content.scenarios.names import UNKNOWN
from content.scenarios.unmatched.names import UnmatchedNames
from content.schema.scenario import Start
from content.schema.unmatched.ids import DEFEATED
from content.schema.unmatched.position import Standing
from content.schema.unmatched.scenario import Scenario
from engine.kernel.layout import NOTHING
from engine.kernel.match import Match
from engine.unmatched.position import Position, begin_at
from engine.unmatched.setup import begin as begin_opening

Pile = tuple[int, ...]


def begin(scenario: Scenario, names: UnmatchedNames) -> Match | None:
    """The match at the beginning of a scenario; None if its position is impossible, which is noted then."""
    position = demand_possible(scenario, names)
    if names.notes.problems:
        return None
    if position is None:
        return begin_opening(names.lineup, scenario.seed, chance_is_asked=True)
    return begin_at(names.lineup, position, scenario.seed)


def demand_possible(scenario: Scenario, names: UnmatchedNames) -> Position | None:
    """The position of a scenario, None for an opening; what makes it impossible is noted."""
    if scenario.start is Start.OPENING:
        _demand_nothing_set(scenario, names)
        return None
    return _position(scenario, names)


def _demand_nothing_set(scenario: Scenario, names: UnmatchedNames) -> None:
    for key in ("fighters", "hands", "decks", "discards", "states", "turn"):
        if key in scenario.model_fields_set:
            message = f"An opening has no {key} yet: decks are shuffled by the seed, and fighters placed by answers."
            names.notes.add("set-before-the-opening", (key,), message, "Take it away, or take away start: opening.")
    spaces, fighters = int(names.lineup.board.spaces), int(names.lineup.fighters)
    if spaces < fighters:
        message = f"An opening with {fighters} fighters needs a board of as many spaces, here are {spaces}."
        names.notes.add("board-too-small", ("board",), message)


def _position(scenario: Scenario, names: UnmatchedNames) -> Position:
    lineup = names.lineup
    spaces = [NOTHING] * lineup.fighters
    came_from = [NOTHING] * lineup.fighters
    health = [0] * lineup.fighters
    for name, standing in scenario.fighters.items():
        way: Way = ("fighters", name)
        fighter = names.fighter(name, way, key=True)
        if fighter != UNKNOWN:
            spaces[fighter], came_from[fighter] = _stand(fighter, standing, spaces, way, names)
            if spaces[fighter] != NOTHING:
                health[fighter] = _health(fighter, standing, way, names)
    for side in sorted(set(lineup.mode.sides)):
        heroes = [hero for seat, hero in enumerate(names.seats) if lineup.mode.sides[seat] == side]
        if all(spaces[lineup.fighter_ids.index(hero)] == NOTHING for hero in heroes):
            message = f"{' or '.join(heroes)} must stand on the board: a side without a hero has lost."
            names.notes.add("no-hero", ("fighters", heroes[0]), message, f"Say where, such as {heroes[0]}: f08.")
    _demand_different_origins(scenario, came_from, names)
    turn = scenario.turn
    if turn.number is not None and turn.number > scenario.turn_cap:
        message = f"After {scenario.turn_cap} turns the match is over, so there is no turn {turn.number}."
        names.notes.add("turn-after-the-last", ("turn", "number"), message, f"Write turn_cap: {turn.number} too.")
    seats = range(len(names.seats))
    piles = [_piles(scenario, seat, names) for seat in seats]
    for key in ("hands", "decks", "discards"):
        for hero in getattr(scenario, key):
            names.seat(hero, (key, hero), key=True)
    active = names.seat(turn.of, ("turn", "of")) if turn.of is not None else 0
    if active != UNKNOWN:
        _demand_a_fighter(active, spaces, names)
    return Position(
        active=active,
        turn=turn.number if turn.number is not None else 1,
        actions=turn.actions,
        spaces=tuple(spaces),
        health=tuple(health),
        start_spaces=tuple(came_from),
        hands=tuple(piles[seat][0] for seat in seats),
        decks=tuple(piles[seat][1] for seat in seats),
        discards=tuple(piles[seat][2] for seat in seats),
        states=_states(scenario, names),
    )


def _states(scenario: Scenario, names: UnmatchedNames) -> tuple[int, ...]:
    """The states of all heroes; what is not said begins as the first of its values."""
    lineup = names.lineup
    values = [0] * lineup.states
    for hero, states in scenario.states.items():
        seat = names.seat(hero, ("states", hero), key=True)
        for state, value in states.items() if seat != UNKNOWN else ():
            number, its = names.state_value(seat, state, value, ("states", hero, state))
            if UNKNOWN not in (number, its):
                values[number] = its
    return tuple(values)


def _demand_different_origins(scenario: Scenario, came_from: list[int], names: UnmatchedNames) -> None:
    """No two fighters stood on one space when the turn began."""
    for name, standing in scenario.fighters.items():
        if standing.from_ is None or name not in names.lineup.fighter_ids:
            continue
        fighter = names.lineup.fighter_ids.index(name)
        other = next(
            (one for one, space in enumerate(came_from) if space == came_from[fighter] and one != fighter), None
        )
        if other is not None and came_from[fighter] >= 0:
            message = (
                f"{names.lineup.fighter_ids[other]} stood on {standing.from_} when the turn began, found {name} too."
            )
            hint = "A fighter stood where it stands now unless `from` says otherwise."
            names.notes.add("space-taken", ("fighters", name, "from"), message, hint)


def _demand_a_fighter(active: int, spaces: list[int], names: UnmatchedNames) -> None:
    """Whoever has no fighter left takes no turns (rule 94)."""
    lineup = names.lineup
    if all(
        spaces[fighter] == NOTHING for fighter in range(lineup.first_fighter[active], lineup.first_fighter[active + 1])
    ):
        message = f"{names.seats[active]} has no fighter on the board, so it is not its turn."
        names.notes.add("no-fighter", ("turn", "of"), message, "Say where one stands, or whose turn it is instead.")


def _stand(fighter: int, standing: Standing, spaces: list[int], way: Way, names: UnmatchedNames) -> tuple[int, int]:
    """Where a fighter stands, and where it stood when the turn began."""
    space = names.space(standing.at, (*way, "at"))
    if space == NOTHING and standing.health:
        message = f"A defeated fighter has no health, found {standing.health}."
        names.notes.add("impossible-health", (*way, "health"), message)
    if space >= 0 and space in spaces:
        other = names.lineup.fighter_ids[spaces.index(space)]
        message = f"{other} stands on {standing.at} already: a space holds one fighter."
        names.notes.add("space-taken", (*way, "at"), message)
    return space, space if standing.from_ is None else names.space(standing.from_, (*way, "from"))


def _health(fighter: int, standing: Standing, way: Way, names: UnmatchedNames) -> int:
    most = names.lineup.fighter_health[fighter]
    if standing.health is None:
        return int(most)
    if not 1 <= standing.health <= most:
        message = (
            f"Expected a health of {'1' if most == 1 else f'1 to {most}'} for "
            f"{names.lineup.fighter_ids[fighter]}, found {standing.health}."
        )
        hint = f"A fighter without health is {DEFEATED}." if standing.health == 0 else ""
        names.notes.add("impossible-health", (*way, "health"), message, hint)
    return standing.health


def _piles(scenario: Scenario, seat: int, names: UnmatchedNames) -> tuple[Pile, Pile, Pile]:
    """Hand, deck and discard pile of a seat, together all of its cards."""
    hero = names.seats[seat]
    lineup = names.lineup
    left: dict[int, list[int]] = {
        card_type: list(copies) for card_type, copies in names.copies.items() if lineup.card_owners[copies[0]] == seat
    }
    hand = _taken(scenario.hands.get(hero, ()), seat, ("hands", hero), left, names)
    deck = scenario.decks.get(hero)
    listed = (deck.all if deck.all is not None else deck.top or ()) if deck is not None else ()
    part = ("decks", hero, "all" if deck is not None and deck.all is not None else "top")
    drawn = _taken(listed, seat, part, left, names)
    discarded = _taken(scenario.discards.get(hero, ()), seat, ("discards", hero), left, names)
    rest = tuple(sorted(card for copies in left.values() for card in copies))
    if deck is not None and deck.all is not None:
        return hand, drawn, discarded + rest
    return hand, drawn + rest, discarded


def _taken(cards: tuple[str, ...], seat: int, way: Way, left: dict[int, list[int]], names: UnmatchedNames) -> Pile:
    """Single cards for the ids of a pile, taken out of those that are left."""
    taken: list[int] = []
    for index, name in enumerate(cards):
        card_type = names.card(name, seat, (*way, index))
        if card_type == UNKNOWN:
            continue
        if card_type not in left:
            message = f"Expected cards of {names.seats[seat]}'s deck, found {name}."
            names.notes.add("card-of-another-deck", (*way, index), message)
        elif not left[card_type]:
            number = len(names.copies[card_type])
            message = f"There are only {counted(number, 'copy')} of {name}, and hand, deck and discard pile hold more."
            names.notes.add("too-many-copies", (*way, index), message)
        else:
            taken.append(left[card_type].pop(0))
    return tuple(taken)
