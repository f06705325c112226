"""`from_now`: an effect that waits for something later."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pydantic import Field

from effects.cyberpunk.gathering import Gathering, scope_of
from effects.syntax.fingerprint import fingerprint
from effects.syntax.keyword import Verb
from effects.syntax.words import Kind
from engine.cyberpunk import terms, verbs
from engine.cyberpunk.decks import Listener
from engine.kernel import selectors

if TYPE_CHECKING:
    from effects.compiler.compiler import Compiler
    from effects.syntax.language import Event, Step
    from engine.kernel import program


class FromNow(Verb):
    """Leave something behind that happens once: the next time this turn that something happens, or when the turn ends.
    Of what the steps before have named it can know one thing, and knows it wherever that is by then (rule 10.3).
    """

    key: ClassVar[str] = "from_now"
    systems: ClassVar[tuple[str, ...]] = ("cyberpunk",)
    example: ClassVar[str] = "{from_now: {when: turn_ends, do: [{draw: 1}]}}"

    when: Event
    """What it waits for."""
    do: list[Step] = Field(min_length=1)
    """What happens then."""

    def compile(self, step: Step, to: Compiler) -> None:
        assert isinstance(to, Gathering)
        name, bound = self._bound(to)
        inner = to.inner()
        inner.where = to.where | scope_of(to.dialect.events.get(self.when.event))
        number = len(to.gathered.later)
        to.gathered.later.append(None)
        kind = Kind.CARDS
        with inner.armed_for(name, kind if name else None, self.written_at):
            known = inner.event(self.when)
            condition = inner.condition_of(self.when)
            label = f"from_now {self.when.event}"
            code = inner.compiled(label, label, self.do, inner.where, fingerprint(self.do), None)
        to.gathered.take_in(inner.names)
        event = known.number if known is not None else 0
        to.gathered.later[number] = Listener(event, code, condition, inner.whose(self.when))
        to.emit(verbs.Arm(number, bound, terms.UNTIL_END_OF_TURN, event))

    def _bound(self, to: Gathering) -> tuple[str | None, program.Selector | None]:
        """The name of an earlier step that is used inside, and what it means now."""
        if to.bound is not None and self.has_word({to.bound[0]}):
            return to.bound[0], selectors.Bound(to.bound[0])
        used = [name for name in to.names.by_name if self.has_word({name})]
        if len(used) > 1:
            message = f"what happens later can know one thing, and this uses {' and '.join(used)}"
            to.problem(self.written_at, "one-thing-later", message)
        if not used:
            return None, None
        name = to.names.read(used[0])
        assert name is not None
        return used[0], selectors.NamedThings(name.slot, used[0])
