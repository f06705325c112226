"""The telling of a match of cyberpunk: events become lines, as one seat may know them or as everybody may when it is
over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from effects.wording import Called
from engine.cyberpunk import terms
from engine.kernel.layout import NOTHING
from tools.log.cyberpunk.changes import said_of_change
from tools.log.cyberpunk.gigs import Gigs
from tools.log.cyberpunk.names import Names
from tools.log.event import Event
from tools.log.line import Line, Tone
from tools.log.writing import Source, Writing
from tools.sentences import Value

GATHERED = (terms.DRAWN, terms.TRASHED, terms.STEALS_GIG, terms.PAID, terms.MOVED)
"""Events that come in rows and are told together; of cards that move, those that nobody sees."""


class Telling:
    """A match being told; feed it the events in their order, as many at a time as you like.

    With a `seat` it tells only what its player may know: which cards the rival draws stays hidden.
    """

    def __init__(self, names: Names, seat: int | None = None) -> None:
        self.names = names
        self._seat = seat
        self._writing = Writing(names)
        self._gigs = Gigs()
        self._turn = 0
        self._gathered: list[Event] = []
        """A row of equal events that is told when it is over."""
        self._equipped: Event | None = None
        """Gear just equipped: if it is being played, that is told in one sentence."""
        self._defeated: set[int] = set()
        """Cards just defeated: that they go to the trash goes without saying."""
        self._is_paying = False
        self._is_attack = False
        """Whether an attack is under way, of which nothing has come yet but reactions."""
        self._came_to_something = False
        self._face_up: set[int] = set()
        """Legends that have been turned up."""
        self._tellers = self._each_by_its_own()

    def tell(self, events: Iterable[Event]) -> list[Line]:
        """The lines of what happened next."""
        self._writing.lines = []
        for event in events:
            kind = event[0]
            if self._gathered and not self._goes_on(event):
                self._tell_gathered()
            if self._equipped is not None and kind != terms.PLAYED:
                self._tell_equipped()
            if kind in GATHERED and (kind != terms.MOVED or event[2] == NOTHING):
                self._gathered.append(event)
            teller = self._tellers.get(kind)
            if teller is not None:
                teller(event)
            self._gigs.follow(event)
        self._tell_gathered()
        if self._equipped is not None:
            self._tell_equipped()
        return self._writing.lines

    def _goes_on(self, event: Event) -> bool:
        """Whether the row of equal events goes on; legends that pay are spent meanwhile."""
        first = self._gathered[0]
        if first[0] == terms.PAID and event[0] == terms.SPENT_EVENT:
            return True
        if first[0] == terms.MOVED and (event[2] != NOTHING or event[4] != first[4]):
            return False
        return event[0] == first[0] and event[1] == first[1]

    def _each_by_its_own(self) -> dict[int, Callable[[Event], None]]:
        """What each kind of event is told by; the others say nothing that is not told already."""
        return {
            terms.MATCH_STARTED: lambda event: self._writing.heading("setting up"),
            terms.ROLLED_OFF: self._rolls_off,
            terms.STARTS: self._starts,
            terms.MULLIGAN: self._mulligan,
            terms.START_OF_TURN: self._turn_begins,
            terms.END_OF_TURN: self._rests,
            terms.DIE_ROLLED: self._rolls,
            terms.SOLD: self._sells,
            terms.PLAYED: self._plays,
            terms.CALLED: self._calls,
            terms.ACTIVATED: self._uses,
            terms.ATTACKS: self._attacks,
            terms.BLOCKS: self._blocks,
            terms.FIGHTS: self._fights,
            terms.WINS_FIGHT: self._wins_fight,
            terms.ATTACK_ENDED: self._attack_ends,
            terms.STEAL_REPLACED: self._is_not_stolen,
            terms.DEFEATED: self._falls,
            terms.DEFEAT_REPLACED: self._does_not_fall,
            terms.ADJUSTED: self._adjusts,
            terms.SWAPPED: self._swaps,
            terms.MOVED: self._moves,
            terms.DISCARDED: self._discards,
            terms.REVEALED: self._reveals,
            terms.LOOKED: self._looks,
            terms.EQUIPPED: self._equips,
            terms.CHANGED: self._changes,
            terms.READIED: self._readies,
            terms.SPENT_EVENT: self._spends,
            terms.PAID: self._pays,
            terms.OVERTIME: lambda event: self._writing.add("overtime"),
            terms.MATCH_ENDED: self._ends,
            terms.EFFECT_BEGUN: self._effect,
            terms.DECLINED: self._declines,
            terms.NAMED: self._names_type,
        }

    # The opening and the turns

    def _rolls_off(self, event: Event) -> None:
        self._writing.add("rolls off", player=self.names.player(event[1]), value=event[4])

    def _starts(self, event: Event) -> None:
        self._writing.add("goes first", player=self.names.player(event[1]))

    def _mulligan(self, event: Event) -> None:
        self._writing.add("takes new hand" if event[4] == 1 else "keeps hand", player=self.names.player(event[1]))

    def _turn_begins(self, event: Event) -> None:
        self._turn, self._writing.in_action = event[4], False
        say = self._writing.catalogue.sentence
        aside = " · ".join(
            say(
                "state of rivals",
                player=self.names.player(seat),
                number=self._gigs.number(seat),
                cred=self._gigs.street_cred(seat),
            )
            for seat in range(2)
        )
        self._writing.heading("turn", aside=aside, turn=self._turn, player=self.names.player(event[1]))

    def _rests(self, event: Event) -> None:
        self._writing.in_action = False

    def _rolls(self, event: Event) -> None:
        self._writing.add("rolls", player=self.names.player(event[1]), die=self.names.die(event[2]), value=event[4])

    # What players do

    def _does(self, key: str, **slots: Value) -> None:
        """Something a player does: by itself, as a reaction to an attack, or because an effect says so."""
        if self._writing.is_in_effect or self._is_attack:
            self._writing.write(key, slots)
        else:
            self._writing.action(key, **slots)

    def _sells(self, event: Event) -> None:
        player, card = self.names.player(event[1]), event[2]
        if card == NOTHING:
            self._writing.add("sells unseen", player=player)
        else:
            self._does("sells", player=player, card=self.names.card(card))

    def _card(self, card: int) -> Called:
        """A card in play; a legend that nobody has seen is not told by its name (rule 2.3)."""
        lineup = self.names.lineup
        if lineup.type_kind[lineup.card_types[card]] == terms.LEGEND and card not in self._face_up:
            return Called(self._writing.catalogue.say("face-down legend"))
        return self.names.card(card)

    def _plays(self, event: Event) -> None:
        seat, card, _, cost, solo = event[1:6]
        gear, self._equipped = self._equipped, None
        slots: dict[str, Value] = {"player": self.names.player(seat), "card": self.names.card(card), "cost": cost}
        key = "goes solo" if solo else "plays"
        if gear is not None:
            key, slots["wearer"] = "plays gear", self.names.card(gear[3])
        self._does(key, **slots)

    def _calls(self, event: Event) -> None:
        self._face_up.add(event[2])
        self._does("calls", player=self.names.player(event[1]), card=self.names.card(event[2]))

    def _uses(self, event: Event) -> None:
        self._does("uses", player=self.names.player(event[1]), card=self.names.card(event[3]))

    def _pays(self, event: Event) -> None:
        self._is_paying = event[5] != NOTHING

    def _spends(self, event: Event) -> None:
        """Spent cards are told where an effect spends them, not where they pay, attack or block."""
        if self._writing.is_in_effect and not self._is_paying:
            self._writing.add("spends", card=self._card(event[2]))
        self._is_paying = False

    def _readies(self, event: Event) -> None:
        """At the start of a turn everything becomes ready, which goes without saying."""
        if self._writing.is_in_effect or self._writing.in_action:
            if event[2] == NOTHING:
                self._writing.add("readies eddie", player=self.names.player(event[1]))
            else:
                self._writing.add("readies", card=self._card(event[2]))

    # Attacks

    def _attacks(self, event: Event) -> None:
        seat, target, attacker = event[1:4]
        self._is_attack, self._came_to_something = True, False
        if target == NOTHING:
            rival = self.names.player(1 - seat)
            self._writing.action("attacks gigs", attacker=self.names.card(attacker), rival=rival)
        else:
            self._writing.action("attacks", attacker=self.names.card(attacker), target=self.names.card(target))

    def _blocks(self, event: Event) -> None:
        self._writing.add("blocks", card=self.names.card(event[3]))

    def _fights(self, event: Event) -> None:
        other, attacker, power, against = event[2:6]
        self._came_to_something = True
        self._writing.add(
            "fights",
            attacker=self.names.card(attacker),
            power=power,
            other=self.names.card(other),
            against=against,
        )

    def _wins_fight(self, event: Event) -> None:
        self._writing.add("wins fight", tone=Tone.RESULT, card=self.names.card(event[3]))

    def _attack_ends(self, event: Event) -> None:
        if event[4] == 1 and not self._came_to_something:
            self._writing.add("attack fails")
        self._is_attack = False
        self._writing.in_action = False

    def _is_not_stolen(self, event: Event) -> None:
        self._came_to_something = True
        self._writing.add("is not stolen", die=self.names.die(event[2]))

    def _falls(self, event: Event) -> None:
        self._defeated.add(event[2])
        self._writing.add("is defeated", tone=Tone.DEFEAT, card=self.names.card(event[2]))

    def _does_not_fall(self, event: Event) -> None:
        self._writing.add("is not defeated", card=self.names.card(event[2]))

    # Gigs

    def _adjusts(self, event: Event) -> None:
        die, value, before = event[2], event[4], event[5]
        holder = self.names.player(self._gigs.holder(die))
        self._writing.add("adjusts", die=self.names.die(die), player=holder, before=before, after=value)

    def _swaps(self, event: Event) -> None:
        seat, other, own = event[1], event[2], event[5]
        taken, given = (f"{self.names.die(die)} ({self._gigs.value.get(die, 0)})" for die in (other, own))
        self._writing.add("swaps", player=self.names.player(seat), given=given, taken=taken)

    # Cards

    def _moves(self, event: Event) -> None:
        card, pile, source = event[2], event[4], event[5]
        if card == NOTHING:
            pass  # told with those after it
        elif source == terms.RESOLVING and pile == terms.TRASH:
            pass  # a program that has been carried out
        elif card in self._defeated:
            self._defeated.remove(card)
            if pile == terms.REMOVED:
                self._writing.add("moves to removed", card=self.names.card(card), player=self.names.owner(card))
        elif not (source == terms.GEAR and pile == terms.TRASH):  # gear follows its wearer
            self._writing.add(f"moves to {WHERE[pile]}", card=self.names.card(card), player=self.names.owner(card))

    def _discards(self, event: Event) -> None:
        self._writing.add("discards", player=self.names.player(event[1]), card=self.names.card(event[2]))

    def _reveals(self, event: Event) -> None:
        self._writing.add("reveals", player=self.names.player(event[1]), card=self.names.card(event[2]))

    def _looks(self, event: Event) -> None:
        self._writing.add("looks", player=self.names.player(event[1]), number=event[4])

    def _equips(self, event: Event) -> None:
        self._equipped = event

    def _tell_equipped(self) -> None:
        assert self._equipped is not None
        gear, wearer = self._equipped[2:4]
        self._equipped = None
        self._writing.add("equips", card=self.names.card(gear), wearer=self.names.card(wearer))

    def _changes(self, event: Event) -> None:
        said = said_of_change(event)
        if said is not None:
            key, slots = said
            on_card = event[2] != NOTHING and not key.endswith("for all")
            self._writing.write(key, {**slots, "card": self._card(event[2])} if on_card else slots)

    def _tell_gathered(self) -> None:
        """What came in a row of equal events."""
        row, self._gathered = self._gathered, []
        if not row:
            return
        kind, seat = row[0][:2]
        player = self.names.player(seat)
        if kind == terms.DRAWN and self._seat in (None, seat):
            self._writing.add("draws known", player=player, cards=[self.names.card(event[2]) for event in row])
        elif kind == terms.DRAWN:
            self._writing.add("draws", player=player, number=len(row))
        elif kind == terms.TRASHED:
            self._writing.add("trashes", player=player, cards=[self.names.card(event[2]) for event in row])
        elif kind == terms.STEALS_GIG:
            self._came_to_something = True
            dice = self._writing.catalogue.listed([f"{self.names.die(event[2])} ({event[4]})" for event in row], "and")
            rival, thief = self.names.player(1 - seat), self.names.card(row[0][3])
            self._writing.add("steals", tone=Tone.RESULT, card=thief, dice=dice, rival=rival)
        elif kind == terms.MOVED:
            self._writing.add(f"moves unseen to {WHERE[row[0][4]]}", player=player, number=len(row))
        elif self._writing.is_in_effect:
            self._writing.add("pays", player=player, number=len(row))

    def _names_type(self, event: Event) -> None:
        self._writing.add("names type", player=self.names.player(event[1]), type=self.names.type(event[4]))

    # Effects and the end

    def _effect(self, event: Event) -> None:
        program, actor, depth = event[3:6]
        self._writing.returns_to(depth)
        if program != NOTHING and actor != NOTHING:
            self._writing.comes_from(Source(depth, self.names.card(actor), actor, owes_a_line=False))

    def _declines(self, event: Event) -> None:
        self._writing.add("declines", player=self.names.player(event[1]))

    def _ends(self, event: Event) -> None:
        seat, why = event[1], event[4]
        winner, loser = self.names.player(seat), self.names.player(1 - seat)
        if why == terms.DECKED_OUT:
            self._writing.ending("wins by deck", player=winner, rival=loser, turn=self._turn)
        else:
            # With seven gigs a turn is won before it begins.
            self._writing.ending("wins by gigs", player=winner, gigs=self._gigs.number(seat), turn=self._turn)


WHERE = {
    terms.DECK: "deck",
    terms.HAND: "hand",
    terms.TRASH: "trash",
    terms.EDDIES: "eddies",
    terms.LEGENDS: "legends",
    terms.FIELD: "field",
    terms.GEAR: "gear",
    terms.REMOVED: "removed",
}
"""Piles, as the phrases call them."""
