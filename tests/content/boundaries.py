"""How near the scenarios come to every number of a hero: one less, exactly so many, one more.

The scenarios that show a card are played, and for abilities and the character card those in the hero's file. Whenever a
number is used, what it is used against is noted (`gauges.py`). `python -m tests.content.boundaries` says which numbers
were never met from which side, and how many there are; `--all` lists them all.

Instructions are watched while they run, and compiled ones do not let themselves be: it needs CARDWRIGHT_ENGINE=python.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from content.library import Library, load
from content.scenarios.collecting import scenario_files
from content.scenarios.files import read_scenarios
from content.scenarios.running import run
from content.schema.unmatched.scenario import Scenario
from engine.kernel.amounts import CountOf
from engine.kernel.conditions import Exists
from engine.kernel.flow import AskMay, JumpUnless
from engine.kernel.layout import EVENT_A, EVENT_KIND, EVENT_SIZE, NOTHING, PC, PLAY_CARD, PLAY_OWNER, PROGRAM
from engine.kernel.modifiers import IGNORE, SET
from engine.kernel.picking import Pick, PickByChance
from engine.kernel.program import Instruction
from engine.unmatched import maneuver
from engine.unmatched.battle import Battle
from engine.unmatched.combat import DealCombatDamage
from engine.unmatched.terms import BOOSTED, MANEUVERED, MOVE, VALUE
from engine.unmatched.verbs import ChangeValue, Damage
from tests.content.gauges import (
    CHOICE,
    COUNTED,
    DAMAGE,
    DISTANCE,
    GAUGES,
    OPPOSING_VALUE,
    Spot,
    changes_value_by,
    distances,
    listed,
    numbers,
    written,
)

NEVER = {
    ("king-arthur/the-lady-of-the-lake", CHOICE): {2},
    ("medusa/a-momentary-glance", CHOICE): {0},
}
"""What no scenario can show: King Arthur's deck has one Excalibur, and Medusa, who plays her card, is in her zone."""


class Change(NamedTuple):
    """A step has changed the values of cards in the combat."""

    cards: list[int]
    layer: int
    spot: Spot
    number: int | None


class Watch:
    """What numbers are used against while scenarios are played."""

    def __init__(self) -> None:
        self.met: dict[Spot, set[int]] = defaultdict(set)
        self.shown: set[str] = set()
        """Whose numbers count now."""
        self.changes: list[Change] = []
        """Of values, in the combat."""

    def note(self, spot: Spot, found: Iterable[int]) -> None:
        """A number is used."""
        if spot.subject in self.shown:
            self.met[spot].update(map(int, found))

    def before(self, instruction: Instruction, s: Battle) -> None:
        """An instruction is about to be carried out."""
        if isinstance(instruction, DealCombatDamage):
            self.in_combat(s)
        elif isinstance(instruction, maneuver.MoveFighter):
            self.in_maneuver(s)
        elif s.play != NOTHING:
            self.in_step(instruction, s)

    def in_step(self, instruction: Instruction, s: Battle) -> None:
        """A step of a card or an ability."""
        subject, place = owner(s, s.play), s.step_at_hand()
        for gauge in GAUGES:
            if isinstance(instruction, gauge.instruction) and gauge.number(instruction) is not None:
                self.note(Spot(subject, place, gauge.against), gauge.met(instruction, s))
        if isinstance(instruction, ChangeValue):
            spot, number = Spot(subject, place, OPPOSING_VALUE), changes_value_by(instruction)
            self.changes.append(Change(listed(instruction.cards, s), int(instruction.layer), spot, number))
        elif isinstance(instruction, Damage):
            for fighter in listed(instruction.fighters, s):
                self.blow(s, fighter, int(instruction.amount.value(s)))
        elif isinstance(instruction, AskMay):
            self.passed_over(instruction.possible, instruction.otherwise, subject, s)
        elif isinstance(instruction, JumpUnless):
            self.passed_over(instruction.condition, instruction.target, subject, s)

    def passed_over(self, condition: Any, end: int, subject: str, s: Battle) -> None:
        """Steps left out because there is nothing to pick from have met nothing."""
        if isinstance(condition, Exists) and not condition.holds(s):
            program = s.table.programs[s.frames[s.frame + PROGRAM]]
            for at in range(s.frames[s.frame + PC], end):
                if isinstance(program.code[at], Pick | PickByChance):
                    self.note(Spot(subject, program.label(at), CHOICE), [0])

    def in_combat(self, s: Battle) -> None:
        """Values meet; what a number of theirs is used against is the number with which both would be equal."""
        attack, defense = int(s.attack_play), int(s.defense_play)
        values = {play: int(s.value(play)) if play != NOTHING else 0 for play in (attack, defense)}
        for play, other in ((attack, defense), (defense, attack)):
            if play != NOTHING:
                self.value(s, play, values[other] - values[play])
        self.blow(s, int(s.defender), max(values[attack] - values[defense], 0))
        self.changes = []

    def value(self, s: Battle, play: int, short: int) -> None:
        """The numbers that make up a value, which is `short` of the opposing one."""
        card = int(s.plays[play + PLAY_CARD])
        changes = [change for change in self.changes if card in change.cards]
        layers = {change.layer for change in changes}
        if IGNORE in layers:
            return
        if SET not in layers:
            self.note(Spot(owner(s, play), "value", OPPOSING_VALUE), [s.printed_value(card) + short])
        for change in changes:
            if change.number is not None:
                self.note(change.spot, [change.number + short])
        seat, outer = s.plays[play + PLAY_OWNER], s.play
        s.play = play
        for place, standing in enumerate(s.lineup.standing[seat]):
            number = written(standing.amount)
            if standing.stat == VALUE and number is not None and standing.condition.holds(s):
                self.note(Spot(s.lineup.heroes[seat].id, f"while[{place}]", OPPOSING_VALUE), [number + short])
        s.play = outer

    def in_maneuver(self, s: Battle) -> None:
        """A fighter is about to move: as far as the move value, a boost and abilities let it."""
        seat, lineup = int(s.active), s.lineup
        hero, move, far = lineup.heroes[seat].id, int(lineup.seat_move[seat]), int(s.move)
        found = list(distances(s, int(s.mover), far, False))
        self.note(Spot(hero, "move", DISTANCE), [distance - far + move for distance in found])
        card = boost_card(s)
        if card != NOTHING:
            boost = int(lineup.type_boost[lineup.card_types[card]])
            self.note(Spot(of_card(s, card), "boost", DISTANCE), [distance - far + boost for distance in found])
        outer, top = s.play, s.play_top
        s.play = s.begin_play(seat, seat, NOTHING, lineup.first_fighter[seat], s.opponent_of(seat))
        for place, standing in enumerate(lineup.standing[seat]):
            if standing.stat == MOVE and isinstance(standing.amount, CountOf):
                self.note(Spot(hero, f"while[{place}]", COUNTED), [standing.amount.value(s)])
        s.play, s.play_top = outer, top

    def blow(self, s: Battle, fighter: int, damage: int) -> None:
        """A fighter takes damage; if it has all of its health, that is what the health is used against."""
        lineup = s.lineup
        if s.space[fighter] != NOTHING and s.health[fighter] == lineup.fighter_health[fighter]:
            hero = lineup.heroes[lineup.fighter_seat[fighter]]
            kind = hero.fighters[lineup.fighter_kind[fighter]]
            self.note(Spot(hero.id, f"health of {kind.id}", DAMAGE), [damage])

    def watch(self, kind: type[Any]) -> None:
        """Be told of all instructions of a kind before they are carried out."""
        carry_out = kind.run

        def watched(instruction: Instruction, s: Battle) -> None:
            self.before(instruction, s)
            carry_out(instruction, s)

        kind.run = watched


def owner(s: Battle, play: int) -> str:
    """Whose card or ability is carried out: `hero/card`, or a hero."""
    card = int(s.plays[play + PLAY_CARD])
    return of_card(s, card) if card != NOTHING else s.lineup.heroes[s.plays[play + PLAY_OWNER]].id


def of_card(s: Battle, card: int) -> str:
    """A card as `hero/card`, also where a hero takes part twice."""
    hero = s.lineup.heroes[s.lineup.card_owners[card]]
    return f"{hero.id}/{s.lineup.type_ids[s.lineup.card_types[card]]}"


def boost_card(s: Battle) -> int:
    """The card that boosts the maneuver."""
    for at in range(len(s.events) - EVENT_SIZE, -1, -EVENT_SIZE):
        if s.events[at + EVENT_KIND] == BOOSTED:
            return int(s.events[at + EVENT_A])
        if s.events[at + EVENT_KIND] == MANEUVERED:
            break
    return NOTHING


def shown(scenario: Scenario, path: Path) -> Iterator[str]:
    """What a scenario shows as it is printed, not what it puts in its place."""
    for card in scenario.cards:
        hero, _, own = card.partition("/")
        if own not in [added.id for added in scenario.with_cards.get(hero, ())]:
            yield card
    if path.stem not in scenario.with_abilities:
        yield path.stem


def boundaries(library: Library) -> Iterator[tuple[Spot, int, set[int], set[int]]]:
    """Every number: what it has to meet, and what of this the scenarios have met."""
    watch = Watch()
    for kind in {gauge.instruction for gauge in GAUGES} | {AskMay, DealCombatDamage, maneuver.MoveFighter}:
        watch.watch(kind)
    for path in scenario_files(library):
        for example in read_scenarios(path).scenarios:
            if isinstance(example.scenario, Scenario):
                watch.shown = set(shown(example.scenario, path))
                watch.changes = []
                run(library, example)
    for file in library.heroes.values():
        for spot, number, least in numbers(file.compiled):
            wanted = {each for each in (number - 1, number, number + 1) if each >= least}
            wanted -= NEVER.get((spot.subject, spot.against), set())
            yield spot, number, wanted, wanted & watch.met[spot]


def main() -> int:
    """Say what was never met; 1 if there is anything."""
    found = list(boundaries(load()))
    lacking = [spot for spot, _, wanted, met in found if wanted - met]
    for spot, number, wanted, met in found:
        if wanted - met or "--all" in sys.argv:
            never = f", never {sorted(wanted - met)}" if wanted - met else ""
            print(f"{spot.subject} {spot.place}: {number}; {spot.against}: {sorted(met)}{never}")
    print(f"{len(found)} numbers, {len(lacking)} of them not met from both sides")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
