"""The compiler: what keywords compile themselves with, for one card or ability at a time; it emits the instructions."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from effects.compiler.dialect import Dialect
from effects.compiler.scope import Own
from effects.compiler.waiting import Gathered, Heard, Waiting, scope_of
from effects.syntax.fingerprint import fingerprint
from effects.syntax.language import Event, Selector, Step
from effects.syntax.words import Kind, Where
from engine.kernel import conditions, flow, picking, program, selectors
from engine.kernel.program import Instruction, Program

QUANTITIES = {"up_to": picking.UP_TO, "any_number": picking.ANY_NUMBER}
"""By quantifier: how many are picked, where that is not exactly so many."""


class Compiler(Waiting):
    """Compiles the steps of one card or ability; its names live through all its windows."""

    def __init__(
        self, dialect: Dialect, fighters: dict[str, tuple[int, int]], most_named: int, own: Own | None = None
    ) -> None:
        super().__init__(dialect, fighters, most_named, own)
        self.gathered = Gathered()
        self._code: list[Instruction] = []
        self._labels: list[str] = []
        self._path: list[str] = []
        self._whose = ""
        """The card or hero whose program it is, by the first word of the program's name."""
        self._noted: int | None = None
        """The slot that notes whether anything of the group happened that is being compiled; None where nobody asks."""

    # Programs

    def compiled(
        self, name: str, label: str, steps: list[Step], where: frozenset[Where], mark: str, first: Instruction | None
    ) -> Program:
        """The program of a list of steps, after an instruction of its own if it needs one; its mark is the fingerprint
        of the steps.
        """
        self._code, self._labels, self._path, self.where = [], [], [label], where
        self._whose = name.partition(" ")[0]
        if first is not None:
            self.emit(first)
        self.steps(steps, is_opponent_open=Where.COMBAT not in where)
        return Program(name, self._code, self._labels, mark)

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

    def inner(self) -> Compiler:
        """A compiler for steps that are carried out later, with names of their own."""
        inner = Compiler(self.dialect, self.fighters, self.names.most, self.own)
        inner.gathered, inner.problems = self.gathered, self.problems
        return inner

    def leave_behind(self, when: Event, steps: list[Step], name: str | None) -> tuple[int, int]:
        """Compile steps that are carried out when something happens later, which may speak of the thing with a name;
        the number under which they are left behind, and that of the event.
        """
        inner, later = self.inner(), self.gathered.later
        known = inner.event(when)
        inner.where = self.where | scope_of(known)
        number = len(later)
        later.append(None)
        with inner.armed_for(name, Kind.CARDS):
            condition = inner.condition_of(when)
            label = f"from_now {when.event}"
            code = inner.compiled(f"{self._whose} {label}", label, steps, inner.where, fingerprint(steps), None)
        self.gathered.take_in(inner.names)
        event = known.number if known is not None else 0
        later[number] = Heard(event, code, condition, inner.whose(when))
        return number, event

    # Steps

    def steps(self, steps: list[Step], *, is_opponent_open: bool = False) -> None:
        """Compile steps in the order of the text (rule 83); where it is open which opponent is meant, that is asked
        before the first step that speaks of him (rule 98).
        """
        for number, step in enumerate(steps):
            with self.inside(f"[{number}]"):
                choose_opponent = self.dialect.deeds.choose_opponent
                if choose_opponent and is_opponent_open and step.has_word(self.dialect.of_opponent):
                    self.emit(choose_opponent())
                    is_opponent_open = False
                self.step(step)

    def step(self, step: Step) -> None:
        """Compile a step: its gates, its verb, what follows from it."""
        gates: list[flow.JumpUnless | flow.AskMay] = []
        if step.if_ is not None:
            gates.append(flow.JumpUnless(self.condition(step.if_), -1))
        if step.unless is not None:
            gates.append(flow.JumpUnless(conditions.Not(self.condition(step.unless)), -1))
        if step.may is not None:
            player = self.player(step.may, step.place_of("may"))
            gates.append(flow.AskMay(player, self._can_happen(step), -1))
        for gate in gates:
            self.emit(gate)
        with self.inside(step.verb.key):
            if self.speaks(step.verb, step.written_at):
                self._verb(step)
        if self._noted is not None:
            self.emit(flow.NoteHappened(self._noted))
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

    def _verb(self, step: Step) -> None:
        """Compile the verb of a step; a name needs a result that it can mean."""
        noted = len(self.problems)
        named = self.names.by_name.get(step.as_) if step.as_ is not None else None
        step.verb.compile(step, self)
        if step.as_ is not None and self.names.by_name.get(step.as_) is named and len(self.problems) == noted:
            message = f"`as: {step.as_}`: `{step.verb.key}` has no result that could have a name"
            self.problem(step.written_at, "nothing-to-name", message, "leave `as` out")

    @contextmanager
    def as_group(self, step: Step) -> Iterator[None]:
        """While it lasts, the steps of a group are compiled: the group happened if one of them did.

        Where nobody asks whether it happened, nothing is noted.
        """
        outer = self._noted
        if outer is None and step.then is None:
            yield
            return
        self._noted = self.names.slot(1)
        self.emit(picking.Clear(self._noted, False))
        yield
        self.emit(flow.RecallHappened(self._noted))
        self._noted = outer

    def _close(self, gates: list[flow.JumpUnless | flow.AskMay]) -> None:
        for gate in gates:
            if isinstance(gate, flow.JumpUnless):
                gate.target = self.here()
            else:
                gate.otherwise = self.here()

    def _can_happen(self, step: Step) -> program.Condition | None:
        """Whether the verb of a step can happen, asked before a player is."""
        with self.quietly():
            return step.verb.possible(step, self)

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

    # What a verb acts on

    def target(self, selector: Selector, kind: Kind, player: int, step: Step | None) -> program.Selector:
        """What a verb acts on. What has to be chosen is asked by instructions of their own, which are emitted here.

        With a step that has a name, the things are kept under it.
        """
        slot = self._name_slot(step, kind, self.most(selector, kind)) if step is not None else None
        if selector.word is not None or selector.union is not None or selector.quantifier in ("each", "top", "bottom"):
            self.demand_quantifier(selector)
            items = self.things(selector, kind)
            if slot is None:
                return items
            self.emit(picking.Clear(slot, kind is Kind.CARDS))
            self.emit(picking.Bind(slot, items))
            return selectors.NamedThings(slot, "")
        if slot is None:
            slot = self.names.slot(self.most(selector, kind))
        self.pick_into(slot, selector, kind, player)
        return selectors.NamedThings(slot, "")

    def pick_into(self, slot: int, selector: Selector, kind: Kind, player: int) -> None:
        """Emit what fills a name: a choice, chance, or everything there is."""
        self.emit(picking.Clear(slot, kind is Kind.CARDS))
        quantifier = selector.quantifier
        choice = self.dialect.choice_kinds[kind]
        if selector.word is not None or selector.union is not None or quantifier in ("each", "top", "bottom"):
            self.demand_quantifier(selector)
            self.emit(picking.Bind(slot, self.things(selector, kind)))
        elif quantifier == "random":
            self.emit(picking.PickByChance(slot, self.things(selector, kind), selector.count, choice))
        else:
            quantity = QUANTITIES.get(quantifier, picking.EXACTLY)
            count = self.dialect.most[kind] if quantity == picking.ANY_NUMBER else selector.count
            things = self.things(selector, kind)
            word = self.dialect.words.get(selector.root.word or "")
            if word is not None and word.by_place:
                assert self.dialect.deeds.pick_place is not None
                self.emit(self.dialect.deeds.pick_place(slot, things, quantity, count, player))
            else:
                self.emit(picking.Pick(slot, things, quantity, count, player, choice))

    def _name_slot(self, step: Step, kind: Kind | None, most: int) -> int | None:
        if step.as_ is None:
            return None
        slot = self.names.slot(most)
        self.declare(step, slot, kind)
        return slot

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
