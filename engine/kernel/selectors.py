"""The selectors and filters every system shares; see `program.py` for what they are."""

from __future__ import annotations

from mypy_extensions import i64

from engine.kernel.layout import NAME_COUNT, NAME_ITEMS, NOBODY, NOTHING, PLAY_BOUND, PLAY_BY, PLAY_THAT
from engine.kernel.players import seat_of, whose
from engine.kernel.program import Filter, Selector
from engine.kernel.state import State


def held(s: State, selector: Selector) -> i64:
    """List things and keep them while other selectors are asked; the answer is the position after the last.

    They stand in the scratch room from where its free part began; whoever is done with them moves `State.scratch_top`
    back there.
    """
    s.scratch_top = selector.fill(s, s.scratch_top)
    return s.scratch_top


def total(s: State, selector: Selector) -> i64:
    """How many things a selector lists."""
    base = s.scratch_top
    return selector.fill(s, base) - base


class NamedThings(Selector):
    """What a named step dealt with."""

    def __init__(self, slot: i64, name: str) -> None:
        self.slot: i64 = slot
        self.name = name

    def fill(self, s: State, n: i64) -> i64:
        out = s.scratch
        at = s.play + self.slot
        count = s.plays[at + NAME_COUNT]
        for i in range(count):
            out[n] = s.plays[at + NAME_ITEMS + i]
            n += 1
        return n

    def describe(self) -> str:
        return f"'{self.name}' ([{self.slot}])" if self.name else f"[{self.slot}]"


class That(Selector):
    """The thing at hand, by the words that it has with people."""

    def __init__(self, words: str) -> None:
        self.words = words

    def fill(self, s: State, n: i64) -> i64:
        out = s.scratch
        that = s.plays[s.play + PLAY_THAT]
        if that != NOTHING:
            out[n] = that
            n += 1
        return n

    def describe(self) -> str:
        return self.words


class By(Selector):
    """What did it: the card, fighter or unit whose doing the event was."""

    def __init__(self, words: str) -> None:
        self.words = words

    def fill(self, s: State, n: i64) -> i64:
        by = s.plays[s.play + PLAY_BY]
        if by != NOTHING:
            s.scratch[n] = by
            n += 1
        return n

    def describe(self) -> str:
        return self.words


class Bound(Selector):
    """What an effect that was armed for later was armed for."""

    def __init__(self, words: str) -> None:
        self.words = words

    def fill(self, s: State, n: i64) -> i64:
        bound = s.plays[s.play + PLAY_BOUND]
        if bound != NOTHING:
            s.scratch[n] = bound
            n += 1
        return n

    def describe(self) -> str:
        return self.words


class Pile(Selector):
    """The cards of a player's pile."""

    def __init__(self, player: i64, kind: i64, name: str) -> None:
        self.player: i64 = player
        self.kind: i64 = kind
        self.name = name

    def fill(self, s: State, n: i64) -> i64:
        out = s.scratch
        seat = seat_of(s, self.player)
        if seat == NOBODY:
            return n
        pile = seat * s.table.pile_kinds + self.kind
        base = s.table.pile_base[pile]
        for i in range(s.pile_size[pile]):
            out[n] = s.piles[base + i]
            n += 1
        return n

    def describe(self) -> str:
        return f"the cards in {whose(self.player)} {self.name}"


class EndOfPile(Selector):
    """So many things from one end of a list: the top of a pile is its end."""

    def __init__(self, root: Selector, count: i64, top: bool) -> None:
        self.root = root
        self.count: i64 = count
        self.top = top

    def fill(self, s: State, n: i64) -> i64:
        out = s.scratch
        end = self.root.fill(s, n)
        size = end - n
        count = self.count if self.count < size else size
        if self.top:
            for i in range(count // 2):
                # The topmost comes first: turn the last `count` round on their way to the front.
                other = end - count + i
                mirror = end - 1 - i
                swapped = out[other]
                out[other] = out[mirror]
                out[mirror] = swapped
            for i in range(count):
                out[n + i] = out[end - count + i]
        return n + count

    def describe(self) -> str:
        end = "top" if self.top else "bottom"
        return f"{self.count} at the {end} of {self.root.describe()}"


class Union(Selector):
    """All of several selectors, each thing once."""

    def __init__(self, selectors: list[Selector]) -> None:
        self.selectors = selectors

    def fill(self, s: State, n: i64) -> i64:
        out = s.scratch
        first = n
        for selector in self.selectors:
            end = selector.fill(s, n)
            kept = n
            for i in range(n, end):
                item = out[i]
                seen = False
                for j in range(first, kept):
                    if out[j] == item:
                        seen = True
                        break
                if not seen:
                    out[kept] = item
                    kept += 1
            n = kept
        return n

    def describe(self) -> str:
        return " and ".join(selector.describe() for selector in self.selectors)


class Filtered(Selector):
    """Those of a selector's things that pass every filter."""

    def __init__(self, root: Selector, filters: list[Filter]) -> None:
        self.root = root
        self.filters = filters

    def fill(self, s: State, n: i64) -> i64:
        out = s.scratch
        end = self.root.fill(s, n)
        scratch_top = s.scratch_top
        for demand in self.filters:
            s.scratch_top = end  # what the demand works out must not fall on the things
            last = demand.others(s, end)
            s.scratch_top = last
            kept = n
            for i in range(n, end):
                item = out[i]
                if demand.admits(s, item, end, last):
                    out[kept] = item
                    kept += 1
            end = kept
            s.scratch_top = scratch_top
        return end

    def describe(self) -> str:
        return f"{self.root.describe()} ({', '.join([demand.describe() for demand in self.filters])})"


class Among(Filter):
    """One of these, or none of these."""

    def __init__(self, selector: Selector, wanted: bool) -> None:
        self.selector = selector
        self.wanted = wanted

    def others(self, s: State, n: i64) -> i64:
        return self.selector.fill(s, n)

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        for i in range(first, last):
            if s.scratch[i] == item:
                return self.wanted
        return not self.wanted

    def describe(self) -> str:
        return f"{'only' if self.wanted else 'not'} {self.selector.describe()}"


class Every(Filter):
    """All of several demands that compare with nothing."""

    def __init__(self, demands: list[Filter]) -> None:
        self.demands = demands

    def admits(self, s: State, item: i64, first: i64, last: i64) -> bool:
        for demand in self.demands:
            if not demand.admits(s, item, first, last):
                return False
        return True

    def describe(self) -> str:
        return ", ".join([demand.describe() for demand in self.demands])
