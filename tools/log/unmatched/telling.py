"""The telling of a match: events become lines, as one seat may know them or as everybody may when it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.kernel.layout import DRAW, NOTHING
from engine.unmatched import terms
from tools.log.event import Event
from tools.log.line import Line, Tone
from tools.log.unmatched.combat import Combat
from tools.log.unmatched.names import Names
from tools.log.writing import Source, Writing
from tools.seats import by_side, mates

PUT: dict[int | str, tuple[str, str]] = {
    terms.HAND: ("takes", "takes unseen"),
    terms.DISCARD: ("puts away", "puts away"),
    terms.DECK: ("puts on top", "puts on top unseen"),
    "under": ("puts under", "puts under unseen"),
}
"""How it is said that a card is put somewhere, to whoever knows the card and to whoever does not."""


class Telling:
    """A match being told; feed it the events in their order, as many at a time as you like.

    With a `seat` it tells only what its player may know: which cards others draw stays hidden.
    """

    def __init__(self, names: Names, seat: int | None = None) -> None:
        self.names = names
        players = names.lineup.mode.players
        self._own = [who for who in range(len(players)) if seat is None or players[who] == players[seat]]
        """The seats whose hidden cards are told."""
        self._writing = Writing(names)
        self._combat = Combat(names, self._writing)
        self._health = [int(health) for health in names.lineup.fighter_health]
        self._to_be_discarded: set[int] = set()
        """Cards that were played: that they are discarded afterwards goes without saying."""
        self._drawn: list[int] = []
        """Cards just drawn by one player, to be told together."""
        self._drawer = NOTHING
        self._discarded = NOTHING
        """A card just discarded: as long as nothing else happened it may have been a boost."""
        self._turn = 0
        self._states: set[tuple[int, int]] = set()
        """The states of heroes, by seat and number, of which it was told what they are."""
        self._moves = 0
        """How many fighters moved in this maneuver."""
        self._fallen: list[int] = []
        self._tellers = self._each_by_its_own()

    def tell(self, events: Iterable[Event]) -> list[Line]:
        """The lines of what happened next."""
        self._writing.lines = []
        for event in events:
            kind = event[0]
            if kind != terms.CARD_DRAWN:
                self._tell_draws()
            if kind not in (terms.BOOSTED, terms.CARD_DISCARDED):
                self._tell_discard()
            teller = self._tellers.get(kind)
            if teller is not None:
                teller(event)
        self._tell_draws()
        self._tell_discard()
        return self._writing.lines

    def _each_by_its_own(self) -> dict[int, Callable[[Event], None]]:
        """What each kind of event is told by; the others say nothing that is not told already."""
        combat = self._combat
        return {
            terms.GAME_STARTED: self._starts,
            terms.START_OF_TURN: self._turn_begins,
            terms.END_OF_TURN: self._turn_ends,
            terms.MANEUVERED: self._maneuvers,
            terms.MANEUVER_ENDED: self._maneuver_ends,
            terms.BOOSTED: self._boosts,
            terms.SCHEME_PLAYED: self._scheme_played,
            terms.SCHEME_ENDED: self._scheme_ends,
            terms.EFFECT_BEGUN: self._effect,
            terms.ATTACK_DECLARED: combat.declared,
            terms.CARDS_REVEALED: self._revealed,
            terms.VALUE_SET: combat.value_changes,
            terms.VALUE_ADDED: combat.value_changes,
            terms.VALUE_IGNORED: combat.value_changes,
            terms.EFFECTS_CANCELLED: combat.effects_cancelled,
            terms.COMBAT_RESULT: combat.result,
            terms.COMBAT_ENDED: combat.ends,
            terms.CARD_DRAWN: self._draws,
            terms.EXHAUSTED: self._deck_is_empty,
            terms.CARD_DISCARDED: self._discards,
            terms.MOVED: self._moves_on,
            terms.PLACED: self._is_placed,
            terms.RETURNED: self._returns,
            terms.DAMAGED: self._health_changes,
            terms.RECOVERED: self._health_changes,
            terms.DEFEATED: self._falls,
            terms.ACTIONS_GAINED: self._gains_actions,
            terms.DECLINED: self._declines,
            terms.REMOVED: self._leaves,
            terms.LOOKED: self._looks,
            terms.CARD_PUT: self._puts,
            terms.SHUFFLED: self._shuffles,
            terms.DAMAGE_PREVENTED: self._prevents,
            terms.HEALTH_SET: self._sets_health,
            terms.STATE_SWITCHED: self._switches,
            terms.BOOST_LAID: self._lays_boost,
            terms.BOOST_REVEALED: combat.boosted,
            terms.BOOST_LOST: combat.boost_lost,
            terms.GAME_ENDED: self._ends,
        }

    # Turns and actions

    def _starts(self, event: Event) -> None:
        self._writing.heading("setting up")

    def _turn_begins(self, event: Event) -> None:
        if self._turn == 0:
            self._tell_first_states()
        self._turn, self._writing.in_action = event[3], False
        lineup, say = self.names.lineup, self._writing.catalogue.sentence
        heroes = [lineup.first_fighter[seat] for seat in range(lineup.seats)]
        state = [say("state of heroes", hero=self.names.fighter(hero), health=self._health[hero]) for hero in heroes]
        aside = " · ".join(self._writing.catalogue.listed(team) for team in by_side(lineup.mode, state))
        player = self.names.player(event[1])
        self._writing.heading("turn", aside=aside, turn=self._turn, player=player)

    def _turn_ends(self, event: Event) -> None:
        self._writing.in_action = False

    def _maneuvers(self, event: Event) -> None:
        self._moves = 0
        self._writing.action("maneuver")

    def _maneuver_ends(self, event: Event) -> None:
        if self._moves == 0:
            self._writing.add("nobody moves")

    def _boosts(self, event: Event) -> None:
        self._discarded = NOTHING
        card, amount, move = event[2:5]
        player, name = self.names.player(event[1]), self.names.card(card)
        self._writing.add("boosts", player=player, card=name, before=move - amount, amount=amount, after=move)

    def _scheme_played(self, event: Event) -> None:
        fighter, card = event[2:4]
        self._to_be_discarded = {card}
        self._writing.action("scheme", fighter=self.names.fighter(fighter), card=self.names.card(card))
        self._writing.said = 0

    def _scheme_ends(self, event: Event) -> None:
        if self._writing.said == 0:
            self._writing.add("nothing happens")

    def _revealed(self, event: Event) -> None:
        self._combat.revealed(event)
        self._to_be_discarded = set(self._combat.cards)

    def _effect(self, event: Event) -> None:
        card, program, fighter, depth = event[2:6]
        self._writing.returns_to(depth)
        if program != NOTHING:
            is_a_card = card != NOTHING
            name = self.names.card(card) if is_a_card else self.names.ability(fighter)
            owes_a_line = is_a_card and card not in self._combat.without_effects
            self._writing.comes_from(Source(depth, name, card, owes_a_line))

    # Cards

    def _draws(self, event: Event) -> None:
        if event[1] != self._drawer:
            self._tell_draws()
        self._drawer = event[1]
        self._drawn.append(event[2])

    def _tell_draws(self) -> None:
        if not self._drawn:
            return
        cards, player = self._drawn, self.names.player(self._drawer)
        if self._drawer in self._own:
            self._writing.add("draws known", player=player, cards=[self.names.card(card) for card in cards])
        else:
            self._writing.add("draws", number=len(cards), player=player)
        self._drawn = []

    def _deck_is_empty(self, event: Event) -> None:
        self._writing.add("exhausted", player=self.names.player(event[1]))

    def _discards(self, event: Event) -> None:
        self._tell_discard()
        card = event[2]
        if card in self._to_be_discarded:
            self._to_be_discarded.remove(card)
        else:
            self._discarded = card

    def _tell_discard(self) -> None:
        card, self._discarded = self._discarded, NOTHING
        if card != NOTHING:
            owner = self.names.player(self.names.lineup.card_owners[card])
            self._writing.add("discards", player=owner, card=self.names.card(card))

    def _looks(self, event: Event) -> None:
        self._writing.add("looks", player=self.names.player(event[1]), number=event[2])

    def _puts(self, event: Event) -> None:
        seat, card, pile, is_under, is_seen = event[1:6]
        known, unseen = PUT["under"] if is_under else PUT[pile]
        player = self.names.player(seat)
        if is_seen or seat in self._own:
            self._writing.add(known, player=player, card=self.names.card(card))
        else:
            self._writing.add(unseen, player=player)

    def _shuffles(self, event: Event) -> None:
        self._writing.add("shuffles", player=self.names.player(event[1]))

    def _lays_boost(self, event: Event) -> None:
        self._writing.add("lays boost", player=self.names.player(event[1]))

    # Fighters and players

    def _prevents(self, event: Event) -> None:
        self._writing.add("prevented", fighter=self.names.fighter(event[2]), amount=event[3])

    def _sets_health(self, event: Event) -> None:
        fighter, before, after = event[2:5]
        self._health[fighter] = after
        self._writing.add("health set", fighter=self.names.fighter(fighter), before=before, after=after)

    def _switches(self, event: Event) -> None:
        seat, _, state, value = event[1:5]
        self._tell_state(seat, state, value)

    def _tell_first_states(self) -> None:
        """What states heroes begin in, where they did not change them when they were set up."""
        for seat, hero in enumerate(self.names.heroes):
            for state in range(len(hero.states)):
                if (seat, state) not in self._states:
                    self._tell_state(seat, state, 0)

    def _tell_state(self, seat: int, state: int, value: int) -> None:
        self._states.add((seat, state))
        named, becomes = self.names.state(seat, state, value)
        self._writing.add("switches", hero=self.names.player(seat), state=named, value=becomes)

    def _moves_on(self, event: Event) -> None:
        self._moves += 1
        start, end = self.names.space(event[3]), self.names.space(event[4])
        self._writing.add("moves", fighter=self.names.fighter(event[2]), start=start, end=end)

    def _is_placed(self, event: Event) -> None:
        fighter, start, end = event[2:5]
        name, space = self.names.fighter(fighter), self.names.space(end)
        if start == NOTHING:
            self._writing.add("starts", fighter=name, space=space)
        else:
            self._writing.add("is placed", fighter=name, start=self.names.space(start), end=space)

    def _returns(self, event: Event) -> None:
        fighter, space, health = event[2:5]
        self._health[fighter] = health
        self._writing.add("returns", fighter=self.names.fighter(fighter), space=self.names.space(space), health=health)

    def _health_changes(self, event: Event) -> None:
        kind, _, fighter, amount, after = event[:5]
        before, self._health[fighter] = self._health[fighter], after
        key = "takes damage" if kind == terms.DAMAGED else "recovers"
        self._writing.add(key, fighter=self.names.fighter(fighter), amount=amount, before=before, after=after)

    def _falls(self, event: Event) -> None:
        self._fallen.append(event[2])
        self._writing.add("is defeated", tone=Tone.DEFEAT, fighter=self.names.fighter(event[2]))

    def _leaves(self, event: Event) -> None:
        fighter, player = self.names.fighter(event[2]), self.names.player(event[1])
        self._writing.add("is removed", tone=Tone.DEFEAT, fighter=fighter, player=player)

    def _declines(self, event: Event) -> None:
        self._writing.add("declines", player=self.names.player(event[1]))

    def _gains_actions(self, event: Event) -> None:
        self._writing.add("gains actions", number=event[3], player=self.names.player(event[1]), left=event[4])

    # The end

    def _ends(self, event: Event) -> None:
        winner, lineup = event[1], self.names.lineup
        if winner == DRAW:
            self._writing.ending("draw", turn=self._turn)
            return
        heroes = [fighter for fighter in self._fallen if lineup.fighter_kind[fighter] == 0]
        winners = mates(lineup.mode, winner)
        players, number = [self.names.player(seat) for seat in winners], len(winners)
        if all(lineup.first_fighter[seat] in heroes for seat in winners):
            key = "wins the tie" if lineup.seats == 2 else "wins the tie of several"
            player = self.names.player(winner)
            self._writing.ending(key, players=players, number=number, turn=self._turn, player=player)
        else:
            fallen = self.names.fighter(heroes[-1])
            self._writing.ending("wins", players=players, number=number, turn=self._turn, fallen=fallen)


def log(events: Iterable[Event], names: Names, seat: int | None = None) -> list[Line]:
    """The log of a match from its beginning, as everybody may read it afterwards or as one seat may know it."""
    return Telling(names, seat).tell(events)
