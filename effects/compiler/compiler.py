"""The compiler: what keywords compile themselves with, for one card or ability at a time.

It emits instructions, resolves words and names, and collects every problem of the author's instead of stopping at the
first. A part that cannot be compiled is replaced by something harmless, because a program with problems is never
played.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches

from effects.compiler.dialect import Dialect
from effects.compiler.names import Names
from effects.problem import Place, Problem, Severity
from effects.syntax.keyword import Filter, Keyword
from effects.syntax.language import Amount, Condition, Group, Selector, Step
from effects.syntax.words import Kind, Where
from engine.kernel import amounts, conditions, flow, picking, players, program, selectors
from engine.kernel.program import Instruction, Program

COMPARISONS = {
    "at_least": conditions.AT_LEAST,
    "at_most": conditions.AT_MOST,
    "equal_to": conditions.EQUAL_TO,
    "more_than": conditions.MORE_THAN,
    "less_than": conditions.LESS_THAN,
}


class Compiler:
    """Compiles the steps of one card or ability; its names live through all its windows."""

    def __init__(self, dialect: Dialect, fighters: dict[str, tuple[int, int]], most_named: int) -> None:
        self.dialect = dialect
        self.fighters = fighters
        """By id: the number of the first of the hero's fighters it means, and how many it means."""
        self.names = Names(most_named)
        self.problems: list[Problem] = []
        self.where: frozenset[Where] = frozenset()
        """Where the steps stand, so that words can be refused that mean nothing there."""
        self.wants_defeated = False
        """Whether the fighters being selected are defeated ones."""
        self._code: list[Instruction] = []
        self._labels: list[str] = []
        self._path: list[str] = []

    # Programs

    def compiled(
        self, name: str, label: str, steps: list[Step], where: frozenset[Where], first: Instruction | None
    ) -> Program:
        """The program of a list of steps, after an instruction of its own if it needs one."""
        self._code, self._labels, self._path, self.where = [], [], [label], where
        if first is not None:
            self.emit(first)
        self.steps(steps)
        return Program(name, self._code, self._labels)

    def emit(self, instruction: Instruction) -> None:
        """Append an instruction."""
        self._code.append(instruction)
        self._labels.append(".".join(self._path).replace(".[", "["))

    def here(self) -> int:
        """The position of the next instruction, to jump to."""
        return len(self._code)

    @contextmanager
    def inside(self, part: str) -> Iterator[None]:
        """While it lasts, what is emitted is labelled as part of this."""
        self._path.append(part)
        yield
        self._path.pop()

    def problem(
        self, place: Place, code: str, message: str, hint: str = "", *, warning: bool = False, length: int = 1
    ) -> None:
        """Note a problem of the author's."""
        severity = Severity.WARNING if warning else Severity.ERROR
        self.problems.append(Problem(code, _sentence(message), place, _sentence(hint), severity, length))

    # Steps

    def steps(self, steps: list[Step]) -> None:
        """Compile steps in the order of the text (rule 83)."""
        for number, step in enumerate(steps):
            with self.inside(f"[{number}]"):
                self.step(step)

    def step(self, step: Step) -> None:
        """Compile a step: its gates, its verb, what follows from it."""
        gates: list[flow.JumpUnless | flow.AskMay] = []
        if step.if_ is not None:
            gates.append(flow.JumpUnless(self.condition(step.if_), -1))
        if step.unless is not None:
            gates.append(flow.JumpUnless(conditions.Not(self.condition(step.unless)), -1))
        if step.may is not None:
            player = self.player(step.may, step.written_at)
            gates.append(flow.AskMay(player, self._can_happen(step), -1))
        for gate in gates:
            self.emit(gate)
        with self.inside(step.verb.key):
            if self.speaks(step.verb, step.written_at):
                step.verb.compile(step, self)
        if step.then is not None:
            unless_happened = flow.JumpUnlessHappened(-1)
            self.emit(unless_happened)
            with self.inside("then"):
                self.steps(step.then)
            unless_happened.target = self.here()
        if step.otherwise is not None:
            to_end = flow.Jump(-1)
            self.emit(to_end)
            self._close(gates)
            with self.inside("otherwise"):
                self.steps(step.otherwise)
            to_end.target = self.here()
        else:
            self._close(gates)

    def _close(self, gates: list[flow.JumpUnless | flow.AskMay]) -> None:
        for gate in gates:
            if isinstance(gate, flow.JumpUnless):
                gate.target = self.here()
            else:
                gate.otherwise = self.here()

    def _can_happen(self, step: Step) -> program.Condition | None:
        """Whether the verb of a step can happen, asked before a player is; problems are noted when it is compiled."""
        noted = len(self.problems)
        possible = step.verb.possible(step, self)
        del self.problems[noted:]
        return possible

    def can_happen(self, step: Step) -> program.Condition | None:
        """Whether a step can happen as things stand: its conditions hold and its verb can; None: always."""
        possible = step.verb.possible(step, self)
        if step.if_ is None and step.unless is None:
            return possible
        gate = self.gate(step)
        return conditions.AllOf([gate, possible]) if possible is not None else gate

    def gate(self, step: Step) -> program.Condition:
        """The conditions of a step, for an option that is offered only if they hold."""
        parts: list[program.Condition] = []
        if step.if_ is not None:
            parts.append(self.condition(step.if_))
        if step.unless is not None:
            parts.append(conditions.Not(self.condition(step.unless)))
        return conditions.AllOf(parts)

    def speaks(self, keyword: Keyword, place: Place) -> bool:
        """Whether the game system has this keyword; if not, it is a problem."""
        if self.dialect.system in keyword.systems:
            return True
        systems = " and ".join(keyword.systems)
        self.problem(place, "other-system", f"`{keyword.key}` is a word of {systems}, not of {self.dialect.system}")
        return False

    # Players

    def player(self, word: str, place: Place) -> int:
        """The engine's number of a word for a player."""
        found = self.dialect.players.get(word)
        if found is None:
            self._unknown(word, place, list(self.dialect.players), "player")
            return players.YOU
        return found.number

    def decider(self, step: Step) -> int:
        """Who makes the choices of a step's verb: `by`, else the player in `may`, else `you`."""
        word = step.by or step.may
        return self.player(word, step.written_at) if word is not None else players.YOU

    # Selectors

    def kind_of(self, selector: Selector) -> Kind | None:
        """The kind of things a selector selects; None if it cannot be told, because its word is unknown."""
        if selector.union is not None:
            return self.kind_of(selector.union[0])
        if selector.word is None:
            return self.kind_of(selector.root)
        word = self.dialect.words.get(selector.word)
        if word is not None:
            return word.kind
        if selector.word in self.fighters:
            return Kind.FIGHTERS
        name = self.names.by_name.get(selector.word)
        return name.kind if name is not None else None

    def things(self, selector: Selector, kind: Kind) -> program.Selector:
        """What a selector lists, all of it, for filters, conditions and as what is picked from."""
        if selector.union is not None:
            return selectors.Union([self.things(part, kind) for part in selector.union])
        if selector.word is not None:
            return self._word(selector, kind)
        wanted = self.wants_defeated
        self.wants_defeated = any(demand.seeks_defeated for demand in selector.filters)
        items = self.things(selector.root, kind)
        self.wants_defeated = wanted
        if selector.quantifier in ("top", "bottom"):
            items = selectors.EndOfPile(items, selector.count, selector.quantifier == "top")
        return self._filtered(items, selector.filters, kind)

    def group(self, group: Group | Condition) -> program.Selector:
        """What a set holds."""
        kind = Kind({"who": "fighters"}.get(group.kind_key, group.kind_key))
        wanted = self.wants_defeated
        self.wants_defeated = any(demand.seeks_defeated for demand in group.filters)
        items = self.things(group.root, kind)
        self.wants_defeated = wanted
        return self._filtered(items, group.filters, kind)

    def _filtered(self, items: program.Selector, filters: list[Filter], kind: Kind) -> program.Selector:
        demands: list[program.Filter] = []
        for demand in filters:
            if not self.speaks(demand, demand.written_at):
                continue
            if kind not in demand.kinds:
                kinds = " and ".join(kind.value for kind in demand.kinds)
                self.problem(
                    demand.written_at, "filter-does-not-fit", f"`{demand.key}` asks of {kinds}, these are {kind.value}"
                )
            else:
                demands.append(demand.compile(kind, self))
        return selectors.Filtered(items, demands) if demands else items

    def _word(self, selector: Selector, kind: Kind) -> program.Selector:
        word = selector.word
        place = selector.written_at
        assert word is not None
        known = self.dialect.words.get(word)
        if known is not None:
            if known.kind is not kind:
                self._wrong_kind(word, known.kind, kind, place)
            self._check_where(word, known.where, place)
            return known.compile(self)
        if word in self.fighters:
            if kind is not Kind.FIGHTERS:
                self._wrong_kind(word, Kind.FIGHTERS, kind, place)
            first, count = self.fighters[word]
            return self.dialect.own_fighters(self, first, count, word)
        name = self.names.read(word)
        if name is not None:
            if name.kind is None:
                message = f"`{word}` names a number, here {kind.value} are wanted"
                self.problem(place, "wrong-kind", message, length=len(word))
            elif name.kind is not kind:
                self._wrong_kind(word, name.kind, kind, place)
            return selectors.NamedThings(name.slot, word)
        words = [w.word for w in self.dialect.words.values() if w.kind is kind]
        words += self.fighters if kind is Kind.FIGHTERS else []
        words += [n.name for n in self.names.by_name.values() if n.kind is kind]
        self._unknown(word, place, words, kind.value.removesuffix("s"))
        return selectors.That()

    def is_several(self, selector: Selector) -> bool:
        """Whether a selector can come to more than one thing."""
        if selector.union is not None:
            return True
        if selector.word is None:
            return selector.quantifier not in ("one",) and not (
                selector.quantifier in ("exactly", "up_to", "random", "top", "bottom") and selector.count == 1
            )
        word = self.dialect.words.get(selector.word)
        if word is not None:
            return word.several
        if selector.word in self.fighters:
            return self.fighters[selector.word][1] > 1
        return True

    def target(self, selector: Selector, kind: Kind, player: int, step: Step | None) -> program.Selector:
        """What a verb acts on. What has to be chosen is asked by instructions of their own, which are emitted here.

        With a step that has a name, the things are kept under it.
        """
        slot = self._name_slot(step, kind, self._most(selector, kind)) if step is not None else None
        if selector.word is not None or selector.union is not None or selector.quantifier in ("each", "top", "bottom"):
            self._demand_quantifier(selector)
            items = self.things(selector, kind)
            if slot is None:
                return items
            self.emit(picking.Clear(slot, kind is Kind.CARDS))
            self.emit(picking.Bind(slot, items))
            return selectors.NamedThings(slot, "what was picked")
        if slot is None:
            slot = self.names.slot(self._most(selector, kind))
        self.pick_into(slot, selector, kind, player)
        return selectors.NamedThings(slot, "what was picked")

    def pick_into(self, slot: int, selector: Selector, kind: Kind, player: int) -> None:
        """Emit what fills a name: a choice, chance, or everything there is."""
        self.emit(picking.Clear(slot, kind is Kind.CARDS))
        quantifier = selector.quantifier
        choice = self.dialect.choice_kinds[kind]
        if selector.word is not None or selector.union is not None or quantifier in ("each", "top", "bottom"):
            self._demand_quantifier(selector)
            self.emit(picking.Bind(slot, self.things(selector, kind)))
        elif quantifier == "random":
            self.emit(picking.PickByChance(slot, self.things(selector, kind), selector.count, choice))
        else:
            bounded = quantifier in ("one", "exactly")
            count = self.dialect.most[kind] if quantifier == "any_number" else selector.count
            quantity = picking.EXACTLY if bounded else picking.UP_TO
            self.emit(picking.Pick(slot, self.things(selector, kind), quantity, count, player, choice))

    def least(self, selector: Selector) -> int:
        """How many things there must be for a choice from them to be offered in full."""
        if selector.quantifier in ("exactly", "random"):
            return selector.count
        return 0 if selector.quantifier in ("up_to", "any_number") else 1

    def exists(self, selector: Selector, kind: Kind) -> program.Condition | None:
        """That there is enough to act on; None if nothing is needed."""
        least = self.least(selector)
        return conditions.Exists(self.things(selector, kind), least) if least > 0 else None

    def _most(self, selector: Selector, kind: Kind) -> int:
        """How many things a selector can come to."""
        if not self.is_several(selector):
            return 1
        if selector.quantifier in ("exactly", "up_to", "random", "top", "bottom"):
            return selector.count
        return self.dialect.most[kind]

    def _demand_quantifier(self, selector: Selector) -> None:
        if selector.union is not None:
            for part in selector.union:
                self._demand_quantifier(part)
        elif selector.word is not None and selector.word not in self.names.by_name and self.is_several(selector):
            word = selector.word
            self.problem(
                selector.written_at,
                "how-many",
                f"`{word}` can mean several: say how many of them",
                f"write {{one: {word}}} or {{each: {word}}}",
                length=len(word),
            )

    # Names

    def _name_slot(self, step: Step, kind: Kind | None, most: int) -> int | None:
        if step.as_ is None:
            return None
        slot = self.names.slot(most)
        self.declare(step, slot, kind)
        return slot

    def declare(self, step: Step, slot: int, kind: Kind | None) -> None:
        """Let the name of a step, if it has one, mean this slot from here on."""
        name = step.as_
        if name is None:
            return
        taken = (
            name in self.dialect.words
            or name in self.dialect.amounts
            or name in self.dialect.conditions
            or name in self.dialect.players
            or name in self.fighters
        )
        if taken:
            self.problem(
                step.written_at,
                "name-is-a-word",
                f"`as: {name}`: this word already means something",
                "give the step another name",
            )
        self.names.declare(name, slot, kind, step.written_at)

    def amount_slot(self, step: Step) -> int:
        """The slot in which a verb keeps how much it dealt with; -1 if the step has no name."""
        if step.as_ is None:
            return -1
        known = self.names.by_name.get(step.as_)
        if known is not None and known.place == step.written_at:
            return known.slot
        slot = self.names.slot(1)
        self.declare(step, slot, None)
        return slot

    # Amounts and conditions

    def amount(self, amount: Amount) -> program.Amount:
        """An amount."""
        if amount.number is not None:
            return amounts.Number(amount.number)
        if amount.word is not None:
            return self._amount_word(amount.word, amount.written_at)
        measure = amount.measure
        assert measure is not None
        if not self.speaks(measure, amount.written_at):
            return amounts.Number(0)
        return measure.compile(self)

    def _amount_word(self, word: str, place: Place) -> program.Amount:
        known = self.dialect.amounts.get(word)
        if known is not None:
            self._check_where(word, known.where, place)
            return known.compile(self)
        name = self.names.read(word)
        if name is not None:
            return amounts.NamedAmount(name.slot, word)
        self._unknown(word, place, [*self.dialect.amounts, *self.names.by_name], "number")
        return amounts.Number(0)

    def condition(self, condition: Condition) -> program.Condition:
        """A condition."""
        if condition.word is not None:
            return self._condition_word(condition.word, condition.written_at)
        if condition.all_of is not None:
            return conditions.AllOf([self.condition(part) for part in condition.all_of])
        if condition.kind_key:
            return conditions.Exists(self.group(condition), 1)
        test = condition.test
        if test is not None:
            if not self.speaks(test, condition.written_at):
                return conditions.AllOf([])
            return test.compile(self)
        comparison = condition.comparison
        assert comparison is not None
        key, other = comparison
        measure = condition.measure
        if measure is None:
            assert condition.amount is not None
            amount, about = self.amount(condition.amount), None
        elif self.speaks(measure, condition.written_at):
            amount, about = measure.compile(self), measure.about(self)
        else:
            amount, about = amounts.Number(0), None
        return conditions.Compare(amount, COMPARISONS[key], self.amount(other), about)

    def _condition_word(self, word: str, place: Place) -> program.Condition:
        known = self.dialect.conditions.get(word)
        if known is None:
            self._unknown(word, place, list(self.dialect.conditions), "condition")
            return conditions.AllOf([])
        self._check_where(word, known.where, place)
        return known.compile(self)

    # What is wrong

    def _check_where(self, word: str, where: Where, place: Place) -> None:
        if where is not Where.EVERYWHERE and where not in self.where:
            self.problem(
                place, "out-of-scope", f"`{word}` means nothing here: it is known {where.value}", length=len(word)
            )

    def _wrong_kind(self, word: str, found: Kind, wanted: Kind, place: Place) -> None:
        message = f"`{word}` means {found.value}, here {wanted.value} are wanted"
        self.problem(place, "wrong-kind", message, length=len(word))

    def _unknown(self, word: str, place: Place, known: list[str], wanted: str) -> None:
        close = get_close_matches(word, known, 1, 0.6)
        hint = f"Did you mean `{close[0]}`?" if close else f"Known here: {', '.join(sorted(known)) or 'nothing yet'}."
        self.problem(place, "unknown-word", f"There is no {wanted} called `{word}` here.", hint, length=len(word))

    def unknown_event(self, word: str, place: Place) -> None:
        """An ability waits for something that is no event."""
        self._unknown(word, place, list(self.dialect.events), "event")

    def check_names(self) -> None:
        """A name that no step reads is a warning."""
        for name in self.names.unread():
            message = f"`as: {name.name}`: no later step reads this name"
            self.problem(name.place, "unread-name", message, "leave `as` out, or use the name", warning=True)


def _sentence(text: str) -> str:
    """A text as a sentence: with a capital and a full stop."""
    end = "" if not text or text[-1] in ".?" else "."
    return text[:1].upper() + text[1:] + end
