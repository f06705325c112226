"""The state of a match of unmatched: where the fighters stand, their health, the turn, the combat."""

from __future__ import annotations

from mypy_extensions import i64

from engine.kernel.layout import NOBODY, NOTHING, PLAY_CARD, PLAY_SEAT
from engine.kernel.modifiers import modified
from engine.kernel.numbers import filled, zeros
from engine.kernel.state import State
from engine.kernel.windows import ORDER, wait
from engine.unmatched import imagining, words
from engine.unmatched.lineup import LineUp
from engine.unmatched.terms import (
    CHOOSE_FIGHTER,
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    MOVE,
    PILE_KINDS,
    VALUE,
    is_card_choice,
)


class Battle(State):
    """The numbers of one match of unmatched."""

    def __init__(self, lineup: LineUp, source: Battle | None = None) -> None:
        super().__init__(lineup, source)
        self.lineup = lineup
        if source is None:
            self.actions: i64 = 0
            """Actions that must still be taken this turn."""
            self.placing: i64 = 0
            """During setup: the fighter placed next."""
            self.mover: i64 = NOTHING
            """During a maneuver: the fighter that moves now."""
            self.moved: i64 = 0
            """During a maneuver: the fighters that have moved, one bit each."""
            self.move: i64 = 0
            """During a maneuver: how far each fighter may move."""
            self.attacker: i64 = NOTHING
            self.defender: i64 = NOTHING
            self.attack_play: i64 = NOTHING
            """The attack card's play while a combat lasts."""
            self.defense_play: i64 = NOTHING
            """The defense card's play; `NOTHING` without a defense card."""
            self.combat_damage: i64 = 0
            """Attack value minus defense value, once it has been dealt (rule 55)."""
            self.combat_winner: i64 = NOBODY
            """The seat that won the combat, once it has a result (rule 54)."""
            self.begun: i64 = 0
            """The seats that have begun a turn, one bit each."""
            self.spared: i64 = 0
            """The seats that may not be attacked this turn, one bit each (rule 97)."""
            self.has_boost: i64 = 0
            """Whether a card lies face down beside the attack card to boost it: 1 if so, until it is discarded."""
            self.out: i64 = 0
            """The sides that have lost all their heroes, one bit each."""
            self.health = zeros(lineup.fighters)
            self.space = filled(lineup.fighters, NOTHING)
            """By fighter: the space it stands on, `NOTHING` while it is off the board."""
            self.start_space = filled(lineup.fighters, NOTHING)
            """By fighter: where it stood when this turn began."""
            self.fighter_at = filled(lineup.board.spaces, NOTHING)
            """By space: who stands there."""
            self.states = zeros(lineup.states)
            """By state of a hero: the number of the value it has."""
            self.marks = zeros(lineup.board.spaces)
            """Scratch room of movement, shared with copies: which spaces have been visited."""
            self.queue = zeros(2 * lineup.board.spaces)
            """Scratch room of movement, shared with copies: spaces in the order of their visit."""
        else:
            self.actions = source.actions
            self.placing = source.placing
            self.mover = source.mover
            self.moved = source.moved
            self.move = source.move
            self.attacker = source.attacker
            self.defender = source.defender
            self.attack_play = source.attack_play
            self.defense_play = source.defense_play
            self.combat_damage = source.combat_damage
            self.combat_winner = source.combat_winner
            self.begun = source.begun
            self.spared = source.spared
            self.out = source.out
            self.has_boost = source.has_boost
            self.states = source.states[:]
            self.health = source.health[:]
            self.space = source.space[:]
            self.start_space = source.start_space[:]
            self.fighter_at = source.fighter_at[:]
            self.marks = source.marks
            self.queue = source.queue

    def copy(self) -> Battle:
        return Battle(self.lineup, self)

    def rank(self, seat: i64) -> i64:
        """The defender goes first (rule 45); outside combat the player whose turn it is."""
        lineup = self.lineup
        if self.defender != NOTHING:
            if lineup.fighter_seat[self.defender] == seat:
                return -2
            if lineup.fighter_seat[self.attacker] == seat:
                return -1
        distance = seat - self.active
        return distance if distance >= 0 else distance + lineup.seats

    def opponent_of(self, seat: i64) -> i64:
        """The other player in the combat (rule 98), else the only opponent that is still in the match."""
        lineup = self.lineup
        against = self.fighter_against(seat)
        if against != NOTHING:
            return lineup.fighter_seat[against]
        found: i64 = NOBODY
        for other in range(lineup.seats):
            if lineup.side[other] != lineup.side[seat] and (lineup.seats == 2 or self.is_in(other)):
                if found != NOBODY:
                    return NOBODY
                found = other
        return found

    def fighter_against(self, seat: i64) -> i64:
        """The other fighter of the combat that one of a seat's fighters is in; `NOTHING` if none of them is in one."""
        if self.defender != NOTHING:
            seats = self.lineup.fighter_seat
            if seats[self.attacker] == seat:
                return self.defender
            if seats[self.defender] == seat:
                return self.attacker
        return NOTHING

    def ability_works(self, actor: i64) -> bool:
        return self.space[actor] != NOTHING

    def trigger(self, seat: i64, program: i64, actor: i64, that: i64, by: i64, amount: i64, bound: i64) -> None:
        wait(self, seat, program, NOTHING, actor, that)

    def are_equal_options(self, kind: i64, a: i64, b: i64) -> bool:
        """Cards of one type are equal, and so are defeated fighters of one kind."""
        if is_card_choice(kind):
            return self.lineup.card_types[a] == self.lineup.card_types[b]
        if kind == CHOOSE_FIGHTER:
            lineup = self.lineup
            return (
                self.space[a] == NOTHING
                and self.space[b] == NOTHING
                and lineup.fighter_seat[a] == lineup.fighter_seat[b]
                and lineup.fighter_kind[a] == lineup.fighter_kind[b]
            )
        return False

    def is_hidden_from(self, kind: i64, item: i64, seat: i64) -> bool:
        return is_card_choice(kind) and (self.known[item] >> seat) & 1 == 0

    # What the rules often ask

    def pile(self, seat: i64, kind: i64) -> i64:
        """The number of a seat's pile."""
        return seat * PILE_KINDS + kind

    def deck_size(self, seat: i64) -> i64:
        """How many cards are left to draw."""
        return self.pile_size[seat * PILE_KINDS + DECK]

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat has in hand."""
        return self.pile_size[seat * PILE_KINDS + HAND]

    def discard_size(self, seat: i64) -> i64:
        """How many cards lie in a seat's discard pile."""
        return self.pile_size[seat * PILE_KINDS + DISCARD]

    def hand_card(self, seat: i64, index: i64) -> i64:
        """A card of a hand."""
        return self.piles[self.table.pile_base[seat * PILE_KINDS + HAND] + index]

    def is_in(self, seat: i64) -> bool:
        """Whether a seat still takes turns: while one of its fighters is on the board (rule 94)."""
        lineup = self.lineup
        for fighter in range(lineup.first_fighter[seat], lineup.first_fighter[seat + 1]):
            if self.space[fighter] != NOTHING:
                return True
        return False

    def are_opposing(self, a: i64, b: i64) -> bool:
        """Whether two fighters are of different sides (rule 76)."""
        sides = self.lineup.fighter_side
        return sides[a] != sides[b]

    def printed_value(self, card: i64) -> i64:
        """The value printed on a card (rule 50)."""
        return self.lineup.type_value[self.lineup.card_types[card]]

    def play_of(self, card: i64) -> i64:
        """The play of a card in the combat, or `NOTHING`."""
        if self.attack_play != NOTHING and self.plays[self.attack_play + PLAY_CARD] == card:
            return self.attack_play
        if self.defense_play != NOTHING and self.plays[self.defense_play + PLAY_CARD] == card:
            return self.defense_play
        return NOTHING

    def value(self, play: i64) -> i64:
        """The value of a card in combat as it stands (rule 50)."""
        standing: i64 = standing_sum(self, VALUE, play) if self.lineup.has_standing else i64(0)
        return modified(self, VALUE, play, self.printed_value(self.plays[play + PLAY_CARD]), standing)

    def allowance(self, seat: i64) -> i64:
        """How far each fighter of a seat may move in a maneuver, without a boost (rule 16)."""
        move = self.lineup.seat_move[seat]
        if self.lineup.has_standing:
            play = self.begin_play(seat, seat, NOTHING, self.lineup.first_fighter[seat], self.opponent_of(seat))
            move += standing_sum(self, MOVE, play)
            self.play_top = play
        return move

    def boost_card(self) -> i64:
        """The card that lies beside the attack card to boost it; `NOTHING` if there is none, or it is hidden."""
        if self.has_boost == 0:
            return NOTHING
        attack_card = self.plays[self.attack_play + PLAY_CARD]
        pile = self.pile(self.lineup.fighter_seat[self.attacker], IN_PLAY)
        base = self.table.pile_base[pile]
        for i in range(base, base + self.pile_size[pile]):
            if self.piles[i] != attack_card:
                return self.piles[i]
        return NOTHING

    # For people: words, views, data

    def kind_word(self) -> str:
        return words.kind_word(self.choice_kind)

    def option_key(self, option: i64) -> str:
        if self.choice_kind == ORDER:
            return words.waiting_key(self, option)
        return words.option_key(self, self.choice_kind, option)

    def imagine(self, seed: i64) -> bool:
        return imagining.imagine(self, seed)

    def as_data(self) -> dict[str, object]:
        return words.as_data(self)

    def numbers(self) -> list[int]:
        numbers = super().numbers()
        numbers += [self.actions, self.placing, self.mover, self.moved, self.move, self.attacker, self.defender]
        numbers += [self.attack_play, self.defense_play, self.combat_damage, self.combat_winner]
        numbers += [self.begun, self.spared, self.out, self.has_boost]
        numbers += self.states
        numbers += self.health
        numbers += self.space
        numbers += self.start_space
        return numbers


def standing_sum(s: Battle, stat: i64, play: i64) -> i64:
    """What abilities that hold all the time add to a number, asked as the steps of this play would ask."""
    lineup = s.lineup
    seat = s.plays[play + PLAY_SEAT]
    if s.space[lineup.first_fighter[seat]] == NOTHING:
        return 0
    outer = s.play
    s.play = play
    added: i64 = 0
    for standing in lineup.standing[seat]:
        if standing.stat == stat and standing.condition.holds(s):
            added += standing.amount.value(s)
    s.play = outer
    return added
