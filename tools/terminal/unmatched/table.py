"""What lies on the table, as one seat sees it: the board, the fighters, the hand, the piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from engine.kernel.layout import NOTHING
from engine.unmatched.battle import Battle
from engine.unmatched.terms import DISCARD, HAND
from tools.display.card import boost_in_words, card_text, type_and_value, users_in_words
from tools.log.printing import hanging
from tools.words import words

if TYPE_CHECKING:
    from rich.text import Text

    from engine.kernel.match import Match
    from tools.log.unmatched.names import Names

SEAT_COLOURS = ("#2f6b3a", "#7a4a2b", "#31588a", "#6b3f7a")
"""The colours of seats whose heroes bring none, or one that an earlier seat has already."""


def states_said(state: Battle, names: Names, seat: int) -> Iterator[str]:
    """The states of a seat's hero as they are now, which everybody sees."""
    first = state.lineup.first_state[seat]
    for number in range(state.lineup.first_state[seat + 1] - first):
        named, value = names.state(seat, number, state.states[first + number])
        yield names.catalogue.say("in state", state=named, value=value)


class Table:
    """The table of a match as one seat sees it; everything comes from that seat's view."""

    def __init__(self, match: Match, names: Names, seat: int) -> None:
        state = match.view(seat).state
        assert isinstance(state, Battle)
        self.state: Battle = state
        self.names = names
        self.seat = seat
        self.catalogue = names.catalogue
        players = state.lineup.mode.players
        self.own = [other for other, player in enumerate(players) if player == players[seat]]
        """The seats of the player: his whole own team if he runs two heroes (rule 93)."""

    def board(self, width: int, marked: Collection[str] = (), height: int | None = None) -> Text:
        """The board with the fighters on it, in so many rows if possible; `marked` spaces have a heavy frame."""
        from rich.text import Text

        from tools.display.board_drawing import draw_board

        s, names = self.state, self.names
        standing = {
            names.space(s.space[fighter]): Text(
                names.fighter(fighter).name.removeprefix("The "),
                f"bold white on {self.colour(s.lineup.fighter_seat[fighter])}",
            )
            for fighter in range(s.lineup.fighters)
            if s.space[fighter] != NOTHING
        }
        return draw_board(names.board, standing, marked=marked, width=width, height=height, language=names.language)

    def colour(self, seat: int) -> str:
        """The colour of a player."""
        colours = [hero.colour for hero in self.names.heroes[: seat + 1]]
        own = colours.pop()
        return own if own is not None and own not in colours else SEAT_COLOURS[seat]

    def players(self, width: int) -> Iterator[Text]:
        """All players: how many cards they have where, and their fighters."""
        from rich.text import Text

        s, names = self.state, self.names
        teams = len(set(s.lineup.mode.sides)) < s.lineup.seats
        for seat in range(s.lineup.seats):
            who = names.player(seat).name
            if seat in self.own:
                who = self.catalogue.sentence("you", player=names.player(seat))
            elif s.lineup.side[seat] == s.lineup.side[self.seat]:
                who = self.catalogue.sentence("team mate", player=names.player(seat))
            elif teams:
                who = self.catalogue.sentence("opponent", player=names.player(seat))
            piles = self.catalogue.say(
                "piles", hand=s.hand_size(seat), deck=s.deck_size(seat), discard=s.discard_size(seat)
            )
            yield Text.assemble((f" {who} ", f"bold white on {self.colour(seat)}"), f"  {piles}")
            fighters = range(s.lineup.first_fighter[seat], s.lineup.first_fighter[seat + 1])
            for line in hanging(self.catalogue.listed([self.fighter(fighter) for fighter in fighters]), width, 2):
                yield Text(line)

    def fighter(self, fighter: int) -> str:
        """A fighter with health and place; a hero also with the states it is in."""
        s = self.state
        said = [self.names.fighter(fighter).name]
        if s.space[fighter] == NOTHING:
            return " ".join([*said, self.catalogue.say("not placed" if s.health[fighter] else "defeated")])
        most = s.lineup.fighter_health[fighter]
        if most > 1:
            said.append(f"{s.health[fighter]}/{most}")
        said.append(self.catalogue.say("in space", space=self.names.space(s.space[fighter])))
        if s.lineup.fighter_ranged[fighter]:
            said.append(words(self.names.language).ranged)
        seat = s.lineup.fighter_seat[fighter]
        if fighter == s.lineup.first_fighter[seat]:
            said += states_said(s, self.names, seat)
        return " ".join(said)

    def pile(self, seat: int, kind: int) -> list[int]:
        """The cards of a pile that the seat can see, the topmost last."""
        s = self.state
        pile = s.pile(seat, kind)
        base = s.table.pile_base[pile]
        return [card for card in s.piles[base : base + s.pile_size[pile]] if card != NOTHING]

    def hand(self, width: int) -> Iterator[Text]:
        """The hand, equal cards together, with what they do; of a player with two heroes that of the other one too."""
        for seat in sorted(self.own, key=lambda seat: seat == self.seat):
            yield from self._hand_of(seat, width)

    def _hand_of(self, seat: int, width: int) -> Iterator[Text]:
        from rich.text import Text

        names = self.names
        cards = self.pile(seat, HAND)
        types = self.state.lineup.card_types
        copies = Counter(types[card] for card in cards)
        key = "your hand" if len(self.own) == 1 else "hand of"
        yield Text(self.catalogue.sentence(key, number=len(cards), player=names.player(seat)), style="bold")
        for card in {types[card]: card for card in cards}.values():
            owner, written = names.written(card)
            count = copies[types[card]]
            line = Text(f"  {names.card(card).name}", style="bold")
            line.append(f" x{count}" if count > 1 else "", "")
            line.append("  ").append_text(type_and_value(written, names.language))
            users = users_in_words(written, names.hero_ids[owner], names.heroes[owner], names.language)
            line.append("  ".join(["", boost_in_words(written, names.language), users]), "not bold")
            yield line
            text = card_text(written, names.speakers[owner])
            for paragraph in text.split("\n") if text else ():
                yield from (Text(row) for row in hanging(paragraph.plain, width, 4))

    def discards(self) -> Iterator[str]:
        """The discard piles, which lie open (rule 34)."""
        for seat in range(self.state.lineup.seats):
            cards = self.pile(seat, DISCARD)
            counted = Counter(self.names.card(card).name for card in cards)
            listed = [f"{name} x{count}" if count > 1 else name for name, count in counted.items()]
            held = self.catalogue.listed(listed) or self.catalogue.say("empty")
            player = self.names.player(seat)
            yield self.catalogue.sentence("discard pile", player=player, number=len(cards), cards=held)
