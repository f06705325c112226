"""What selectors, amounts and conditions mean: the engine's, built from the syntax. Nothing here emits an
instruction.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from effects.comparisons import COMPARISONS
from effects.compiler.dialect import Dialect
from effects.compiler.scope import Own, Scope
from effects.problem import Place
from effects.syntax.grammar import CHOOSING, GROUP_KINDS
from effects.syntax.keyword import Filter
from effects.syntax.language import Amount, Condition, Event, Group, Selector
from effects.syntax.words import Kind, Whereabouts
from engine.kernel import amounts, conditions, program, selectors


class Meaning(Scope):
    """Builds the engine's selectors, amounts and conditions.

    A part that has a problem is replaced by something harmless, because a program with problems is never played.
    """

    def __init__(
        self, dialect: Dialect, fighters: dict[str, tuple[int, int]], most_named: int, own: Own | None = None
    ) -> None:
        super().__init__(dialect, fighters, most_named, own)
        self.whereabouts = Whereabouts.ON_BOARD
        """Where the fighters are that are being selected."""

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

    def most(self, selector: Selector, kind: Kind) -> int:
        """How many things a selector can come to."""
        if not self.is_several(selector):
            return 1
        if selector.quantifier in ("exactly", "up_to", "random", "top", "bottom"):
            return selector.count
        return self.dialect.most[kind]

    def listed(self, selector: Selector, kind: Kind) -> program.Selector:
        """All that a selector lists where nobody chooses: in filters, conditions, amounts and lists."""
        quantifier = selector.quantifier
        if quantifier in CHOOSING:
            self.problem(
                selector.written_at,
                "nobody-chooses",
                f"`{quantifier}` means nothing here, because nobody chooses",
                "write `each` for all of them (in a filter: any), or let an earlier step `pick` and use its name",
            )
        return self.things(selector, kind)

    def things(self, selector: Selector, kind: Kind) -> program.Selector:
        """What a selector lists, all of it; whoever chooses chooses from it."""
        if selector.union is not None:
            return selectors.Union([self.listed(part, kind) for part in selector.union])
        if selector.word is not None:
            return self._word(selector, kind)
        items = self._root(selector.root, selector.filters, kind)
        if selector.quantifier in ("top", "bottom"):
            items = selectors.EndOfPile(items, selector.count, selector.quantifier == "top")
        return self._filtered(items, selector.filters, kind)

    def group(self, group: Group | Condition) -> program.Selector:
        """What a set holds."""
        kind = GROUP_KINDS[group.kind_key]
        return self._filtered(self._root(group.root, group.filters, kind), group.filters, kind)

    def _root(self, root: Selector, filters: list[Filter], kind: Kind) -> program.Selector:
        """What filters sift: defeated fighters, if one of them looks for those."""
        defeated = any(demand.seeks_off_board(self) for demand in filters)
        with self.seeking(Whereabouts.DEFEATED if defeated else self.whereabouts):
            return self.listed(root, kind)

    @contextmanager
    def seeking(self, whereabouts: Whereabouts) -> Iterator[None]:
        """While it lasts, words for fighters mean those that are there."""
        outer, self.whereabouts = self.whereabouts, whereabouts
        yield
        self.whereabouts = outer

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
                with self.seeking(demand.whereabouts):
                    demands.append(demand.compile(kind, self))
        return selectors.Filtered(items, demands) if demands else items

    def _word(self, selector: Selector, kind: Kind) -> program.Selector:
        word = selector.word
        place = selector.written_at
        assert word is not None
        known = self.dialect.words.get(word)
        if known is not None:
            if known.kind is not kind:
                self.wrong_kind(word, known.kind, kind, place)
            self.check_where(word, known.where, place)
            return known.compile(self)
        if word in self.fighters:
            if kind is not Kind.FIGHTERS:
                self.wrong_kind(word, Kind.FIGHTERS, kind, place)
            first, count = self.fighters[word]
            assert self.dialect.own_fighters is not None
            return self.dialect.own_fighters(self, first, count, word)
        unnamed = self.unnamed(word, kind)
        if unnamed is not None:
            return unnamed
        name = self.names.read(word)
        if name is not None:
            if name.kind is None:
                message = f"`{word}` names a number, here {kind.value} are wanted"
                self.problem(place, "wrong-kind", message, length=len(word))
            elif name.kind is not kind:
                self.wrong_kind(word, name.kind, kind, place)
            return selectors.NamedThings(name.slot, word)
        words = [w.word for w in self.dialect.words.values() if w.kind is kind]
        words += self.fighters if kind is Kind.FIGHTERS else []
        words += [n.name for n in self.names.by_name.values() if n.kind is kind]
        self.unknown(word, place, words, kind.value.removesuffix("s"))
        return selectors.That("nothing")

    def note(self, event: Event) -> int:
        """Have it noted whether an event happened this turn; the number of the note."""
        raise NotImplementedError

    def unnamed(self, word: str, kind: Kind) -> program.Selector | None:
        """What a word means that no step here has named, but what these steps were made for."""
        return None

    def least(self, selector: Selector) -> int:
        """How many things there must be for a choice from them to be offered in full."""
        if selector.quantifier in ("exactly", "random"):
            return selector.count
        return 0 if selector.quantifier in ("up_to", "any_number") else 1

    def exists(self, selector: Selector, kind: Kind) -> program.Condition | None:
        """That there is enough to act on; None if nothing is needed."""
        least = self.least(selector)
        return conditions.Exists(self.things(selector, kind), least) if least > 0 else None

    def demand_quantifier(self, selector: Selector) -> None:
        """Where a verb acts, a word that can mean several needs a quantifier."""
        if selector.union is not None:
            for part in selector.union:
                self.demand_quantifier(part)
            return
        word = selector.word
        if word is not None and (word in self.dialect.words or word in self.fighters) and self.is_several(selector):
            self.problem(
                selector.written_at,
                "how-many",
                f"`{word}` can mean several: say how many of them",
                f"write {{one: {word}}} or {{each: {word}}}",
                length=len(word),
            )

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
            self.check_where(word, known.where, place)
            return known.compile(self)
        name = self.names.read(word)
        if name is not None:
            return amounts.NamedAmount(name.slot, word)
        self.unknown(word, place, [*self.dialect.amounts, *self.names.by_name], "number")
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
            amount, measure = self.amount(condition.amount), condition.amount.measure
        elif self.speaks(measure, condition.written_at):
            amount = measure.compile(self)
        else:
            amount, measure = amounts.Number(0), None
        other_amount = self.amount(other)
        with self.quietly():
            sides = [side.about(self) for side in (measure, other.measure) if side is not None]
        about = [side for side in sides if side is not None]
        return conditions.Compare(amount, COMPARISONS[key], other_amount, conditions.AllOf(about) if about else None)

    def _condition_word(self, word: str, place: Place) -> program.Condition:
        known = self.dialect.conditions.get(word)
        if known is None:
            self.unknown(word, place, list(self.dialect.conditions), "condition")
            return conditions.AllOf([])
        self.check_where(word, known.where, place)
        return known.compile(self)
