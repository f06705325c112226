"""What programs can ask about fighters, spaces, cards and combat: selectors, filters, amounts and conditions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from engine.kernel.layout import NOTHING, PLAY_CARD, PLAY_FIGHTER, PLAY_OWNER, PLAY_SEAT
from engine.kernel.program import Amount, Condition, Filter, Selector
from engine.kernel.state import State
from engine.unmatched.battle import Battle
from engine.unmatched.movement import are_adjacent, share_zone
from engine.unmatched.terms import ATTACK_CARD, DEFENSE_CARD, VERSATILE_CARD
from engine.unmatched.verbs import play_of

# Selectors of fighters. Those off the board are listed only by `Fighters` with `defeated`.

YOUR_FIGHTER: Final = 0
OPPOSING_FIGHTER: Final = 1
ATTACKER: Final = 2
DEFENDER: Final = 3
ROLE_WORDS: Final = ("your fighter", "the opposing fighter", "the attacker", "the defender")


class Role(Selector):
    """The fighter in a role, while it is on the board (rules 73, 74)."""

    def __init__(self, role: i64) -> None:
        self.role: i64 = role

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Battle)
        fighter: i64 = NOTHING
        if self.role == YOUR_FIGHTER:
            fighter = s.plays[s.play + PLAY_FIGHTER]
        elif self.role == ATTACKER:
            fighter = s.attacker
        elif self.role == DEFENDER:
            fighter = s.defender
        elif s.attacker != NOTHING:
            attacking = s.lineup.fighter_seat[s.attacker] == s.plays[s.play + PLAY_SEAT]
            fighter = s.defender if attacking else s.attacker
        if fighter != NOTHING and s.space[fighter] != NOTHING:
            s.table.scratch[n] = fighter
            n += 1
        return n

    def describe(self) -> str:
        return ROLE_WORDS[self.role]


class Combatants(Selector):
    """Both fighters of the combat that are still on the board (rule 74)."""

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Battle)
        low = s.attacker
        high = s.defender
        if low > high:
            low, high = high, low
        if low != NOTHING and s.space[low] != NOTHING:
            s.table.scratch[n] = low
            n += 1
        if high != NOTHING and s.space[high] != NOTHING:
            s.table.scratch[n] = high
            n += 1
        return n

    def describe(self) -> str:
        return "the fighters of the combat"


EVERYBODY: Final = 0
YOURS: Final = 1
FRIENDLY: Final = 2
OPPOSING: Final = 3
SIDE_WORDS: Final = ("fighters", "your fighters", "friendly fighters", "opposing fighters")
ON_BOARD: Final = 0
DEFEATED: Final = 1
ANYWHERE: Final = 2


class Fighters(Selector):
    """All fighters of a side (rule 76): those on the board, or the defeated ones."""

    def __init__(self, side: i64, where: i64) -> None:
        self.side: i64 = side
        self.where: i64 = where

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Battle)
        lineup = s.lineup
        seat = s.plays[s.play + PLAY_SEAT]
        for fighter in range(lineup.fighters):
            if self.where != ANYWHERE and (s.space[fighter] == NOTHING) != (self.where == DEFEATED):
                continue
            other = lineup.fighter_seat[fighter]
            if self.side == YOURS:
                fits = other == seat
            elif self.side == FRIENDLY:
                fits = lineup.side[other] == lineup.side[seat]
            elif self.side == OPPOSING:
                fits = lineup.side[other] != lineup.side[seat]
            else:
                fits = True
            if fits:
                s.table.scratch[n] = fighter
                n += 1
        return n

    def describe(self) -> str:
        return ("", "defeated ", "all ")[self.where] + SIDE_WORDS[self.side]


class Own(Selector):
    """Certain fighters of the hero whose card or ability this is: `count` of them from number `first` on."""

    def __init__(self, first: i64, count: i64, where: i64, name: str) -> None:
        self.first: i64 = first
        self.count: i64 = count
        self.where: i64 = where
        self.name = name

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Battle)
        first = s.lineup.first_fighter[s.plays[s.play + PLAY_OWNER]] + self.first
        for fighter in range(first, first + self.count):
            if self.where == ANYWHERE or (s.space[fighter] == NOTHING) == (self.where == DEFEATED):
                s.table.scratch[n] = fighter
                n += 1
        return n

    def describe(self) -> str:
        return ("", "defeated ", "all of ")[self.where] + self.name


class Heroes(Selector):
    """Your hero, or the heroes that oppose you."""

    def __init__(self, opposing: bool) -> None:
        self.opposing = opposing

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Battle)
        lineup = s.lineup
        seat = s.plays[s.play + PLAY_SEAT]
        for other in range(lineup.seats):
            fits = lineup.side[other] != lineup.side[seat] if self.opposing else other == seat
            hero = lineup.first_fighter[other]
            if fits and s.space[hero] != NOTHING:
                s.table.scratch[n] = hero
                n += 1
        return n

    def describe(self) -> str:
        return "the opposing hero" if self.opposing else "your hero"


# Selectors of cards and spaces


class CombatCard(Selector):
    """Your card in the combat, or the card against it."""

    def __init__(self, opposing: bool) -> None:
        self.opposing = opposing

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Battle)
        if s.attacker == NOTHING:
            return n
        attacking = s.lineup.fighter_seat[s.attacker] == s.plays[s.play + PLAY_SEAT]
        play = s.attack_play if attacking != self.opposing else s.defense_play
        if play != NOTHING:
            s.table.scratch[n] = s.plays[play + PLAY_CARD]
            n += 1
        return n

    def describe(self) -> str:
        return "the opposing card" if self.opposing else "your card"


class Spaces(Selector):
    """All spaces of the board."""

    def fill(self, s: State, n: i64) -> i64:
        assert isinstance(s, Battle)
        for space in range(s.lineup.board.spaces):
            s.table.scratch[n] = space
            n += 1
        return n

    def describe(self) -> str:
        return "spaces"


# Filters

FIGHTER_KIND: Final = 0
SPACE_KIND: Final = 1


def spot(s: Battle, kind: i64, item: i64) -> i64:
    """The space of a thing: a fighter's (`NOTHING` off the board), or the space itself."""
    return s.space[item] if kind == FIGHTER_KIND else item


class Near(Filter):
    """Adjacent to, or in a zone of, one of these (rules 36, 37, 77, 78)."""

    def __init__(self, kind: i64, zone: bool, others: Selector, others_kind: i64) -> None:
        self.kind: i64 = kind
        self.zone = zone
        self.others = others
        self.others_kind: i64 = others_kind

    def admits(self, s: State, item: i64) -> bool:
        assert isinstance(s, Battle)
        here = spot(s, self.kind, item)
        if here == NOTHING:
            return False
        base = s.scratch_top
        for i in range(base, self.others.fill(s, base)):
            there = spot(s, self.others_kind, s.table.scratch[i])
            if there != NOTHING:
                if self.zone:
                    if share_zone(s, here, there):
                        return True
                elif are_adjacent(s, here, there):
                    return True
        return False

    def describe(self) -> str:
        return f"{'in a zone of' if self.zone else 'adjacent to'} {self.others.describe()}"


class Among(Filter):
    """One of these fighters."""

    def __init__(self, others: Selector) -> None:
        self.others = others

    def admits(self, s: State, item: i64) -> bool:
        base = s.scratch_top
        for i in range(base, self.others.fill(s, base)):
            if s.table.scratch[i] == item:
                return True
        return False

    def describe(self) -> str:
        return f"that is {self.others.describe()}"


IS_HERO: Final = 0
IS_SIDEKICK: Final = 1
IS_DEFEATED: Final = 2
IS_DAMAGED: Final = 3
IS_UNDAMAGED: Final = 4
FIGHTER_WORDS: Final = ("hero", "sidekick", "defeated", "damaged", "undamaged")


class FighterIs(Filter):
    """What sort of fighter it is."""

    def __init__(self, word: i64) -> None:
        self.word: i64 = word

    def admits(self, s: State, item: i64) -> bool:
        assert isinstance(s, Battle)
        if self.word == IS_HERO:
            return s.lineup.fighter_kind[item] == 0
        if self.word == IS_SIDEKICK:
            return s.lineup.fighter_kind[item] != 0
        if self.word == IS_DEFEATED:
            return s.space[item] == NOTHING
        if self.word == IS_DAMAGED:
            return s.health[item] < s.lineup.fighter_health[item]
        return s.health[item] == s.lineup.fighter_health[item]

    def describe(self) -> str:
        return f"that is {FIGHTER_WORDS[self.word]}"


class SpaceIs(Filter):
    """Whether somebody stands on a space."""

    def __init__(self, empty: bool) -> None:
        self.empty = empty

    def admits(self, s: State, item: i64) -> bool:
        assert isinstance(s, Battle)
        return (s.fighter_at[item] == NOTHING) == self.empty

    def describe(self) -> str:
        return "that is empty" if self.empty else "that is occupied"


class CardIs(Filter):
    """What type of card it is; a versatile card is also an attack and a defense card (rule 42)."""

    def __init__(self, type: i64) -> None:
        self.type: i64 = type

    def admits(self, s: State, item: i64) -> bool:
        assert isinstance(s, Battle)
        return s.lineup.type_card[s.lineup.card_types[item]] & self.type == self.type

    def describe(self) -> str:
        if self.type == ATTACK_CARD:
            return "that is an attack card"
        if self.type == DEFENSE_CARD:
            return "that is a defense card"
        return "that is a versatile card" if self.type == VERSATILE_CARD else "that is a scheme"


# Amounts


class CombatDamage(Amount):
    """The damage the attack dealt: value minus value (rule 55)."""

    def value(self, s: State) -> i64:
        assert isinstance(s, Battle)
        return s.combat_damage

    def describe(self) -> str:
        return "the damage of the attack"


BOOST: Final = 0
PRINTED_VALUE: Final = 1
CURRENT_VALUE: Final = 2
CARD_NUMBER_WORDS: Final = ("BOOST value", "printed value", "value")


class CardNumber(Amount):
    """A number of cards, all together: BOOST, printed value, or value in the combat as it stands."""

    def __init__(self, number: i64, cards: Selector) -> None:
        self.number: i64 = number
        self.cards = cards

    def value(self, s: State) -> i64:
        assert isinstance(s, Battle)
        base = s.scratch_top
        total: i64 = 0
        for i in range(base, self.cards.fill(s, base)):
            card = s.table.scratch[i]
            amount: i64 = 0
            if self.number == BOOST:
                amount = s.lineup.type_boost[s.lineup.card_types[card]]
            elif self.number == PRINTED_VALUE:
                amount = s.printed_value(card)
            else:
                play = play_of(s, card)
                amount = s.value(play) if play != NOTHING else 0
            if amount > 0:
                total += amount
        return total

    def describe(self) -> str:
        return f"the {CARD_NUMBER_WORDS[self.number]} of {self.cards.describe()}"


class HealthOf(Amount):
    """The health of fighters, all together."""

    def __init__(self, fighters: Selector) -> None:
        self.fighters = fighters

    def value(self, s: State) -> i64:
        assert isinstance(s, Battle)
        base = s.scratch_top
        total: i64 = 0
        for i in range(base, self.fighters.fill(s, base)):
            total += s.health[s.table.scratch[i]]
        return total

    def describe(self) -> str:
        return f"the health of {self.fighters.describe()}"


# Conditions

WON: Final = 0
LOST: Final = 1
ATTACKING: Final = 2
DEFENDING: Final = 3
COMBAT_WORDS: Final = ("you won the combat", "you lost the combat", "you are attacking", "you are defending")


class InCombat(Condition):
    """How the combat stands for you (rules 52, 79)."""

    def __init__(self, word: i64) -> None:
        self.word: i64 = word

    def holds(self, s: State) -> bool:
        assert isinstance(s, Battle)
        if s.attacker == NOTHING:
            return False
        seat = s.plays[s.play + PLAY_SEAT]
        if self.word == WON:
            return s.combat_winner == seat
        if self.word == LOST:
            fights = seat in (s.lineup.fighter_seat[s.attacker], s.lineup.fighter_seat[s.defender])
            return fights and s.combat_winner not in (seat, NOTHING)
        fighter = s.attacker if self.word == ATTACKING else s.defender
        return s.lineup.fighter_seat[fighter] == seat

    def describe(self) -> str:
        return COMBAT_WORDS[self.word]


class MovedThisTurn(Condition):
    """One of these fighters is on another space than at the start of this turn."""

    def __init__(self, fighters: Selector) -> None:
        self.fighters = fighters

    def holds(self, s: State) -> bool:
        assert isinstance(s, Battle)
        base = s.scratch_top
        for i in range(base, self.fighters.fill(s, base)):
            fighter = s.table.scratch[i]
            if s.space[fighter] != s.start_space[fighter]:
                return True
        return False

    def describe(self) -> str:
        return f"{self.fighters.describe()} moved this turn"
