"""A hero of unmatched, compiled: every card and ability becomes programs of the engine."""

from __future__ import annotations

from effects.compiler.compiler import Compiler
from effects.compiler.scope import Own
from effects.problem import Problem
from effects.shared.verbs.change import Add
from effects.syntax.fingerprint import fingerprint
from effects.syntax.language import Ability
from effects.syntax.words import Where
from effects.unmatched.source import CardSource, HeroSource
from effects.unmatched.words import DIALECT
from engine.kernel.flow import BeginWindow
from engine.kernel.program import Program
from engine.unmatched import heroes, terms

CARD_TYPES = {
    "attack": terms.ATTACK_CARD,
    "defense": terms.DEFENSE_CARD,
    "versatile": terms.VERSATILE_CARD,
    "scheme": terms.SCHEME_CARD,
}
WINDOWS = {
    "immediately": (terms.IMMEDIATELY, frozenset({Where.COMBAT})),
    "during_combat": (terms.DURING_COMBAT, frozenset({Where.COMBAT})),
    "after_combat": (terms.AFTER_COMBAT, frozenset({Where.COMBAT, Where.RESULT})),
    "scheme": (terms.SCHEME_WINDOW, frozenset[Where]()),
}
"""By window: the engine's number, and what is known there."""
EVENT_SCOPE = {
    Where.EVERYWHERE: frozenset[Where](),
    Where.COMBAT: frozenset({Where.COMBAT}),
    Where.BEFORE_REVEAL: frozenset({Where.COMBAT, Where.BEFORE_REVEAL}),
    Where.RESULT: frozenset({Where.COMBAT, Where.RESULT}),
    Where.FIGHTER_EVENT: frozenset({Where.FIGHTER_EVENT}),
}


def compile_hero(source: HeroSource) -> tuple[heroes.Hero | None, list[Problem]]:
    """The hero, ready to take a seat, and the problems found; with errors among them there is no hero."""
    # How much room a name needs is known only when everything has been read once.
    first = _HeroCompiler(source, 1)
    first.hero()
    second = _HeroCompiler(source, first.most_named)
    hero = second.hero()
    failed = any(problem.is_error for problem in second.problems)
    return (None if failed else hero), second.problems


class _HeroCompiler:
    def __init__(self, source: HeroSource, most_named: int) -> None:
        self.source = source
        self.room = most_named
        self.most_named = 1
        self.names = 0
        self.problems: list[Problem] = []
        self.own = Own(frozenset(card.id for card in source.cards), dict(source.states), source.tags)
        self.fighters: dict[str, tuple[int, int]] = {}
        first = 0
        for fighter in source.fighters:
            self.fighters[fighter.id] = (first, fighter.count)
            if fighter.count > 1:
                for number in range(fighter.count):
                    self.fighters[f"{fighter.id}-{number + 1}"] = (first + number, 1)
            first += fighter.count

    def hero(self) -> heroes.Hero:
        """Everything of the hero."""
        source = self.source
        cards = tuple(self._card(card) for card in source.cards)
        waiting = [(number, ability) for number, ability in enumerate(source.abilities) if ability.while_ is None]
        abilities = tuple(self._ability(number, ability) for number, ability in waiting)
        standing = [self._standing(ability) for ability in source.abilities if ability.while_ is not None]
        return heroes.Hero(
            id=source.id,
            move=source.move,
            fighters=tuple(heroes.Fighter(f.id, f.count, f.health, f.ranged, f.is_hero) for f in source.fighters),
            cards=cards,
            abilities=abilities,
            standing=tuple(each for each in standing if each is not None),
            states=source.states,
            names=self.names,
            most_named=self.room,
        )

    def _card(self, card: CardSource) -> heroes.Card:
        compiler = Compiler(DIALECT, self.fighters, self.room, self.own)
        programs: dict[int, Program] = {}
        for window, (number, where) in WINDOWS.items():
            steps = getattr(card.effects, window)
            if steps is None:
                continue
            name = f"{self.source.id}/{card.id} {window}"
            begin = None if window == "scheme" else BeginWindow(number)
            programs[number] = compiler.compiled(name, window, steps, where, card.effects.fingerprint(window), begin)
        self._collect(compiler)
        kinds = [fighter.id for fighter in self.source.fighters]
        return heroes.Card(
            id=card.id,
            type=CARD_TYPES[card.type],
            users=tuple(kinds.index(user) for user in card.users if user in kinds),
            value=card.value or 0,
            boost=card.boost if card.boost is not None else -1,
            copies=card.copies,
            programs=programs,
            tags=card.tags,
        )

    def _ability(self, number: int, ability: Ability) -> heroes.Ability:
        compiler = Compiler(DIALECT, self.fighters, self.room, self.own)
        compiler.check_opening(ability)
        woken_by = ability.opening
        event = DIALECT.events.get(woken_by)
        if ability.when is None:
            scope = frozenset(Where)
        elif event is None:
            compiler.unknown_event(woken_by, ability.when.place_of("event"))
            scope = frozenset(Where)
        else:
            scope = EVENT_SCOPE[event.where]
        name = f"{self.source.id} {woken_by}"
        if sum(other.opening == woken_by for other in self.source.abilities) > 1:
            name += f" {number + 1}"
        program = compiler.compiled(name, f"abilities[{number}]", [ability], scope, fingerprint([ability]), None)
        self._collect(compiler)
        return heroes.Ability(event.number if event is not None else 0, program)

    def _standing(self, ability: Ability) -> heroes.Standing | None:
        """What an ability that holds all the time makes larger; None if something is wrong with it."""
        compiler = Compiler(DIALECT, self.fighters, self.room, self.own)
        compiler.check_opening(ability)
        add, gates = ability.verb, (ability.if_, ability.unless, ability.may, ability.then, ability.as_, ability.by)
        standing: heroes.Standing | None = None
        if not isinstance(add, Add) or any(gate is not None for gate in gates) or add.of is not None:
            message = "an ability with `while` holds an `add` of `value` or `move` and nothing else"
            compiler.problem(ability.written_at, "standing-add", message, "put conditions into the list after `while`")
        elif compiler.speaks(add, ability.written_at) and add.amount is None:
            compiler.problem(ability.written_at, "which-number", "`add` needs one of `value` and `move` here")
        elif add.amount is not None:
            compiler.where = frozenset({Where.COMBAT}) if add.stat == "value" else frozenset()
            assert ability.while_ is not None
            stat = terms.VALUE if add.stat == "value" else terms.MOVE
            condition, more = compiler.condition(ability.while_), compiler.amount(add.amount)
            standing = heroes.Standing(stat, condition, more, fingerprint([ability]))
        self._collect(compiler)
        return standing

    def _collect(self, compiler: Compiler) -> None:
        compiler.check_names()
        self.problems += compiler.problems
        self.names = max(self.names, compiler.names.used)
        self.most_named = max(self.most_named, compiler.names.most_named)
