"""What lies on the table, as one seat sees it: both sides with gigs, legends and field, and the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from engine.cyberpunk.picture import marks_at
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import (
    ADRENALINE,
    BLOCKER,
    DECK,
    DICE,
    DICE_OF_SEAT,
    EDDIES,
    FACE_UP,
    FIELD,
    GEAR,
    HAND,
    LAG,
    LEGENDS,
    REMOVED,
    SOLO,
    SPENT,
    TRASH,
)
from engine.kernel.layout import NOTHING
from tools.log.printing import hanging
from tools.terminal.cyberpunk.asked import numbered
from tools.terminal.cyberpunk.cards import head_of, text_of

if TYPE_CHECKING:
    from rich.text import Text

    from engine.kernel.match import Match
    from tools.log.cyberpunk.names import Names

SEAT_COLOURS: Final = ("#8a6d00", "#006d77")
KEYWORDS: Final = ((BLOCKER, "BLOCKER"), (ADRENALINE, "ADRENALINE"))
GAP: Final = " · "


class Table:
    """The table of a match as one seat sees it; everything comes from that seat's view."""

    def __init__(self, match: Match, names: Names, seat: int) -> None:
        state = match.view(seat).state
        assert isinstance(state, Rivalry)
        self.state: Rivalry = state
        self.names = names
        self.seat = seat
        self.catalogue = names.catalogue

    def sides(self, width: int) -> Iterator[Text]:
        """Both sides, the rival's first: who it is, how many cards are where, gigs, legends and field."""
        for seat in (1 - self.seat, self.seat):
            yield from self._side(seat, width)

    def _side(self, seat: int, width: int) -> Iterator[Text]:
        from rich.text import Text

        s, said = self.state, self.catalogue
        who = said.sentence("you" if seat == self.seat else "rival", player=self.names.player(seat))
        base = s.table.pile_base[s.pile(seat, EDDIES)]
        eddies = [marks_at(s, at) & SPENT == 0 for at in range(base, base + s.size(seat, EDDIES))]
        piles = said.say(
            "piles",
            hand=int(s.size(seat, HAND)),
            deck=int(s.size(seat, DECK)),
            trash=int(s.size(seat, TRASH)),
            eddies=len(eddies),
            ready=sum(eddies),
        )
        yield Text.assemble((f" {who} ", f"bold white on {SEAT_COLOURS[seat]}"), f"  {piles}")
        yield from self._row("gigs", self._gigs(seat), width)
        yield from self._row("legends", GAP.join(self._legends(seat)), width)
        yield from self._row("field", GAP.join(self._units(seat)) or said.say("nobody"), width)

    def _row(self, key: str, text: str, width: int) -> Iterator[Text]:
        """A line with what it is about before it; what has no room goes on below."""
        from rich.cells import cell_len
        from rich.text import Text

        heads = [self.catalogue.say(one) for one in ("gigs", "legends", "field")]
        column = max(map(cell_len, heads)) + 4
        head = self.catalogue.say(key)
        gap = " " * (column - cell_len(head) - 2)
        for number, line in enumerate(hanging(text, width - column)):
            shown = line.strip()
            yield Text.assemble(("  " + head, "cyan"), gap, shown) if number == 0 else Text(" " * column + shown)

    def _gigs(self, seat: int) -> str:
        """The gigs of a seat with their values, its Street Cred, and the dice left in its fixer area."""
        s, names, said = self.state, self.names, self.catalogue
        gigs = [f"{names.die(die)}:{s.die_value[die]}" for die in range(DICE) if s.die_seat[die] == seat]
        own = range(seat * DICE_OF_SEAT, (seat + 1) * DICE_OF_SEAT)
        left = [names.die(die) for die in own if s.die_seat[die] == NOTHING]
        parts = [" ".join(gigs) or said.say("no gigs")]
        parts += [said.say("street cred", cred=int(s.street_cred(seat)))] if gigs else []
        parts += [said.say("fixer", dice=" ".join(left))] if left else []
        parts += [said.say("overtime now")] if s.overtime and seat == self.seat else []
        return GAP.join(parts)

    def _legends(self, seat: int) -> Iterator[str]:
        s, said = self.state, self.catalogue
        base = s.table.pile_base[s.pile(seat, LEGENDS)]
        for at in range(base, base + s.size(seat, LEGENDS)):
            card, marks = s.piles[at], marks_at(s, at)
            if marks & FACE_UP:
                name = f"{self.names.card(card).name}{self._gear(seat, card)}"
            elif card != NOTHING:
                name = said.say("peeked", card=self.names.card(card))
            else:
                name = said.say("face down")
            yield f"{name} ({said.say('spent')})" if marks & SPENT else name

    def _units(self, seat: int) -> Iterator[str]:
        s = self.state
        for place in range(s.size(seat, FIELD)):
            yield self.unit(s.card_at(seat, FIELD, place))

    def unit(self, card: int) -> str:
        """A unit with its power, its gear and how it stands: `Minotaur 9 +Mantis Blades (spent, BLOCKER)`."""
        s, said = self.state, self.catalogue
        seat, marks = int(s.lineup.card_owners[card]), s.marks[card]
        states = [said.say("spent")] if marks & SPENT else []
        states += [said.say("lag")] if marks & LAG and not marks & SOLO else []
        states += [word for stat, word in KEYWORDS if s.has(stat, card)]
        states += [said.say("attacks now")] if card == s.attacker else []
        states += [said.say("blocks this attack")] if card == s.defender and s.blocked else []
        name = f"{numbered(s, self.names, card).name} {s.power(card)}{self._gear(seat, card)}"
        return f"{name} ({said.listed(states)})" if states else name

    def _gear(self, seat: int, wearer: int) -> str:
        s = self.state
        worn = (s.card_at(seat, GEAR, place) for place in range(s.size(seat, GEAR)))
        return "".join(f" +{self.names.card(gear).name}" for gear in worn if s.host[gear] == wearer)

    def pile(self, seat: int, kind: int) -> list[int]:
        """The cards of a pile that the seat can see, the topmost last."""
        s = self.state
        base = s.table.pile_base[s.pile(seat, kind)]
        return [card for card in s.piles[base : base + s.size(seat, kind)] if card != NOTHING]

    def hand(self, width: int, *, in_full: bool = True) -> Iterator[Text]:
        """The hand, equal cards together; in full with what they do."""
        from rich.cells import cell_len, set_cell_size
        from rich.text import Text

        names, types = self.names, self.state.lineup.card_types
        cards = self.pile(self.seat, HAND)
        copies = Counter(types[card] for card in cards)
        yield Text(self.catalogue.sentence("your hand", number=len(cards)), style="bold")
        shown = {types[card]: card for card in cards}.values()
        called = {card: names.card(card).name for card in shown}
        for card in shown:
            if copies[types[card]] > 1:
                called[card] += f" x{copies[types[card]]}"
        wide = max(map(cell_len, called.values()), default=0)
        for card in shown:
            written = names.written(card)
            head = head_of(names, written)
            if written.sell:
                head = names.catalogue.listed([head, names.catalogue.say("sell tag")])
            yield Text.assemble((f"  {set_cell_size(called[card], wide)}  ", "bold"), head)
            for paragraph in text_of(names, written) if in_full else ():
                yield from (Text(row) for row in hanging(paragraph, width, 4))

    def trashes(self) -> Iterator[str]:
        """What lies in the trash of both players, and what was removed from the game (rule 2.3)."""
        for seat in (1 - self.seat, self.seat):
            yield self._counted("trash of", seat, TRASH)
        for seat in (1 - self.seat, self.seat):
            if self.pile(seat, REMOVED):
                yield self._counted("removed of", seat, REMOVED)

    def _counted(self, key: str, seat: int, kind: int) -> str:
        cards = self.pile(seat, kind)
        counted = Counter(self.names.card(card).name for card in cards)
        listed = [f"{name} x{count}" if count > 1 else name for name, count in counted.items()]
        held = self.catalogue.listed(listed) or self.catalogue.say("empty")
        return self.catalogue.sentence(key, player=self.names.player(seat), number=len(cards), cards=held)
