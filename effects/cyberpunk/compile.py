"""A card of cyberpunk, compiled: its windows and abilities become programs and tables of the engine."""

from __future__ import annotations

from dataclasses import dataclass

from effects.compiler.compiler import Compiler
from effects.compiler.scope import Own
from effects.compiler.waiting import Gathered, Heard, scope_of
from effects.cyberpunk.numbers import COLOURS, KEYWORDS, NUMBERS
from effects.cyberpunk.source import CardSource, Known
from effects.cyberpunk.verbs.grant import Rule
from effects.cyberpunk.words import DIALECT
from effects.problem import Problem
from effects.shared.verbs.change import Change, Set
from effects.syntax.fingerprint import fingerprint
from effects.syntax.language import Ability
from effects.syntax.words import Kind, Where
from engine.cyberpunk import decks, terms
from engine.kernel import amounts, conditions, modifiers, program

TYPES = {
    "legend": terms.LEGEND,
    "unit": terms.UNIT,
    "program": terms.PROGRAM_CARD,
    "gear": terms.GEAR_CARD,
}
WINDOWS = {
    "play": terms.PLAY_WINDOW,
    "call": terms.CALL_WINDOW,
    "attack": terms.ATTACK_WINDOW,
    "defeated": terms.DEFEATED_WINDOW,
}


@dataclass(frozen=True, slots=True)
class Compiled:
    """A card that is ready to go into a deck, and the room its names need."""

    card: decks.Card
    names: int
    most_named: int


def compile_card(source: CardSource, known: Known, most_named: int = 1) -> tuple[Compiled | None, list[Problem]]:
    """The card, and the problems found; with errors among them there is none.

    `most_named` is how many things a name can hold in every program of a deck: the most that any of its cards needs.
    """
    card = _CardCompiler(source, known, most_named)
    compiled = card.compiled()
    failed = any(problem.is_error for problem in card.problems)
    return (None if failed else compiled), card.problems


class _CardCompiler:
    def __init__(self, source: CardSource, known: Known, most_named: int) -> None:
        self.source = source
        self.own = Own(known.names, {}, known.tags)
        self.room = most_named
        self.problems: list[Problem] = []
        self.gathered = Gathered()
        self.standings: list[decks.Standing] = []
        self.replacements: list[decks.Replacement] = []
        self.activations: list[decks.Activation] = []

    def compiled(self) -> Compiled:
        """Everything of the card."""
        source = self.source
        programs = {
            number: self._window(window, number) for window, number in WINDOWS.items() if source.effects.steps(window)
        }
        for number, ability in enumerate(source.effects.abilities):
            self._ability(number, ability)
        card = decks.Card(
            id=source.id,
            name=source.name,
            type=TYPES[source.type],
            colour=COLOURS[source.colour],
            cost=-1 if source.cost is None else source.cost,
            power=-1 if source.power is None else source.power,
            ram=source.ram or 0,
            sell=source.sell,
            tags=source.tags,
            keywords=tuple(KEYWORDS[keyword] for keyword in source.keywords),
            programs=programs,
            listeners=tuple(_listener(heard) for heard in self.gathered.heard if heard is not None),
            standings=tuple(self.standings),
            replacements=tuple(self.replacements),
            activations=tuple(self.activations),
            later=tuple(_listener(heard) for heard in self.gathered.later if heard is not None),
            guards=tuple(self.gathered.guards),
            mark=fingerprint(source.effects.abilities) if source.effects.abilities else "",
        )
        return Compiled(card, self.gathered.names, self.gathered.most_named)

    def _compiler(self, scope: frozenset[Where]) -> Compiler:
        compiler = Compiler(DIALECT, {}, self.room, self.own)
        compiler.gathered = self.gathered
        compiler.where = scope | ({Where.GEAR} if self.source.type == "gear" else frozenset())
        return compiler

    def _collect(self, compiler: Compiler) -> None:
        compiler.check_names()
        self.problems += compiler.problems
        self.gathered.take_in(compiler.names)

    def _window(self, window: str, number: int) -> program.Program:
        compiler = self._compiler(frozenset({Where.CARD_EVENT}) if self.source.type == "gear" else frozenset())
        name = f"{self.source.id} {window}"
        effects = self.source.effects
        found = compiler.compiled(
            name, window, effects.steps(window), compiler.where, effects.fingerprint(window), None
        )
        self._collect(compiler)
        return found

    def _program(self, compiler: Compiler, number: int, ability: Ability) -> program.Program:
        name = f"{self.source.id} {ability.opening}"
        if sum(other.opening == ability.opening for other in self.source.effects.abilities) > 1:
            name += f" {number + 1}"
        label = f"abilities[{number}]"
        return compiler.compiled(name, label, [ability], compiler.where, fingerprint([ability]), None)

    def _ability(self, number: int, ability: Ability) -> None:
        compiler = self._compiler(frozenset())
        if ability.while_ is not None:
            self._standing(compiler, ability)
        elif ability.when is not None:
            self._waiting(compiler, number, ability)
        elif ability.instead_of is not None:
            self._replacing(compiler, number, ability)
        else:
            self._activated(compiler, number, ability)
        self._collect(compiler)

    def _waiting(self, compiler: Compiler, number: int, ability: Ability) -> None:
        event = ability.when
        assert event is not None
        known = compiler.event(event)
        condition, whose = compiler.condition_of(event), compiler.whose(event)
        heard, at = self.gathered.heard, len(self.gathered.heard)
        heard.append(None)
        self.gathered.notes += event.first is not None
        compiler.where |= scope_of(known)
        code = self._program(compiler, number, ability)
        word = known.number if known is not None else 0
        heard[at] = Heard(word, code, condition, whose, event.first is not None)

    def _replacing(self, compiler: Compiler, number: int, ability: Ability) -> None:
        event = ability.instead_of
        assert event is not None
        known = compiler.event(event)
        if known is not None and known.number not in (terms.DEFEATED, terms.STEALS_GIG):
            message = f"`{event.event}` cannot be replaced: only `defeated` and `gig_stolen` can"
            compiler.problem(event.written_at, "cannot-replace", message)
        if ability.unless is not None or ability.otherwise is not None:
            message = "`unless` and `otherwise` mean nothing beside `instead_of`"
            compiler.problem(ability.written_at, "superfluous", message, "use `if`")
        compiler.where |= scope_of(known)
        parts = [compiler.condition_of(event)]
        if ability.if_ is not None:
            parts.append(compiler.condition(ability.if_))
        with compiler.quietly():
            parts.append(ability.verb.possible(ability, compiler))
        demands = [part for part in parts if part is not None]
        # Whether it is done, and whether it can be, is asked before: what is left is what happens instead.
        step = ability.model_copy(update={"if_": None, "may": None, "by": ability.by or ability.may})
        code = self._program(compiler, number, step)
        condition = conditions.AllOf(demands) if demands else None
        word = known.number if known is not None else terms.DEFEATED
        self.replacements.append(decks.Replacement(word, code, condition, ability.may is not None))

    def _activated(self, compiler: Compiler, number: int, ability: Ability) -> None:
        price = ability.activate
        assert price is not None
        wanted = "host" if self.source.type == "gear" else "this"
        if price.spend is not None and price.spend.word != wanted:
            message = f"what is spent for an ability of this card is `{wanted}`"
            compiler.problem(price.written_at, "wrong-price", message, f"write `spend: {wanted}`")
        pay = compiler.amount(price.pay) if price.pay is not None else None
        needs = compiler.condition(price.needs) if price.needs is not None else None
        code = self._program(compiler, number, ability)
        self.activations.append(decks.Activation(code, price.spend is not None, pay, bool(ability.quick), needs))

    def _standing(self, compiler: Compiler, ability: Ability) -> None:
        """What holds as long as a condition does."""
        verb = ability.verb
        gates = (ability.if_, ability.unless, ability.may, ability.then, ability.as_, ability.by)
        timed = getattr(verb, "until", None) is not None or getattr(verb, "while_", None) is not None
        assert ability.while_ is not None
        if not isinstance(verb, Change | Rule) or any(gate is not None for gate in gates) or timed:
            message = "an ability with `while` holds one of `add`, `subtract`, `set`, `grant`, `can`, `cannot`, `must`"
            compiler.problem(ability.written_at, "standing", message, "put conditions into the list after `while`")
            return
        if not compiler.speaks(verb, ability.written_at):
            return
        layer = modifiers.ADD
        if isinstance(verb, Rule):
            stat: int = verb.stats[verb.word]
            amount: program.Amount = amounts.Number(1)
        elif verb.stat not in NUMBERS or (isinstance(verb, Set) and verb.stat != "cost"):
            known = compiler.known_arguments(verb, [name for name in verb.numbers if name in NUMBERS])
            compiler.problem(ability.written_at, "which-number", f"`{verb.key}` needs exactly one of {known} here")
            return
        else:
            stat, amount = NUMBERS[verb.stat], verb.difference(compiler)
            layer = modifiers.SET if isinstance(verb, Set) else modifiers.ADD
        condition = None if ability.while_.word == "always" else compiler.condition(ability.while_)
        of = None if verb.of is None or verb.of.word == "this" else compiler.listed(verb.of, Kind.CARDS)
        self.standings.append(decks.Standing(stat, amount, condition, of, layer))


def _listener(heard: Heard) -> decks.Listener:
    return decks.Listener(heard.event, heard.code, heard.condition, heard.whose, heard.is_first)
