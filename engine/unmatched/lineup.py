"""Who meets whom on which board: everything that never changes during a match, as tables of numbers."""

from __future__ import annotations

import hashlib

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.kernel.flow import MOST_BRANCHES
from engine.kernel.layout import NAME_ITEMS, NOTHING, OWN_EVENTS, PLAY_NAMES
from engine.kernel.numbers import BIT
from engine.kernel.program import Program
from engine.kernel.table import Table
from engine.unmatched.board import Board
from engine.unmatched.heroes import Hero, Standing
from engine.unmatched.modes import Mode
from engine.unmatched.terms import (
    BATCH_PROGRAM,
    DECLINED,
    DISCARD,
    EFFECT_BEGUN,
    EVENTS,
    HAND,
    IN_PLAY,
    PILE_KINDS,
    WINDOWS,
)


class LineUp(Table):
    """Heroes in the order of their seats, on a board; seat 0 starts on start space 1 and takes the first turn (N6).

    The mode says which seats are on one side and who plays them.

    `procedures` are the programs of the rules, in the order of `terms.py`.
    """

    def __init__(self, heroes: list[Hero], board: Board, procedures: list[Program], turn_cap: int, mode: Mode) -> None:
        programs = list(procedures)
        types: list[int] = []
        owners: list[int] = []
        numbers: dict[int, int] = {id(program): number for number, program in enumerate(programs)}
        self.heroes = heroes
        self.board = board
        self.turn_cap: i64 = turn_cap
        self.mode = mode
        self.seat_ids = seat_ids(heroes)
        """By seat: the id of its hero; where several seats have the same one, numbered from the second on."""
        self.card_ids: list[str] = []
        """By card type: its id, `hero/card`."""
        self.type_ids: list[str] = []
        """By card type: its id without the hero's."""
        self.type_tags: list[tuple[str, ...]] = []
        """By card type: its tags."""
        self.type_card = vec[i64]()
        """By card type: what it counts as in combat (rule 42), or a scheme."""
        self.type_users = vec[i64]()
        """By card type: the kinds of its hero's fighters that may play it, one bit each."""
        self.type_value = vec[i64]()
        self.type_boost = vec[i64]()
        """By card type: its BOOST value, `NOTHING` if it has none (rule 22)."""
        self.type_programs = vec[i64]()
        """By card type * WINDOWS + window: the program, or `NOTHING`."""
        self.fighter_ids: list[str] = []
        """By fighter: its id; where two seats have a fighter of the same id, `hero/fighter`."""
        self.fighter_seat = vec[i64]()
        self.fighter_side = vec[i64]()
        """By fighter: the side of his seat."""
        self.fighter_kind = vec[i64]()
        """By fighter: which kind of his hero's fighters he is; 0 is the hero."""
        self.kind_bit = vec[i64]()
        """By fighter: his kind as a bit, for `type_users`."""
        self.fighter_is_hero = vec[i64]()
        """By fighter: 1 for a hero, 0 for a sidekick."""
        self.fighter_health = vec[i64]()
        """By fighter: health at the start, and at most (N7)."""
        self.fighter_ranged = vec[i64]()
        self.first_fighter = vec[i64]()
        """By seat: its hero, the first of its fighters; one entry more than there are seats."""
        self.seat_move = vec[i64]()
        self.side = vec[i64]()
        """By seat: its side; seats of one side are friendly (rule 76)."""
        self.sides: i64 = len(set(mode.sides))
        self.first_state = vec[i64]()
        """By seat: the first of its hero's states; one entry more than there are seats."""
        self.states: i64 = 0
        self.standing: list[list[Standing]] = [list(hero.standing) for hero in heroes]
        """By seat: what its hero makes larger as long as something holds."""
        self.has_standing = any(len(hero.standing) > 0 for hero in heroes)
        listeners: list[tuple[int, ...]] = []
        cells = 0

        def numbered(program: Program) -> int:
            if id(program) not in numbers:
                numbers[id(program)] = len(programs)
                programs.append(program)
            return numbers[id(program)]

        for seat, hero in enumerate(heroes):
            self.first_fighter = append(self.first_fighter, i64(len(self.fighter_ids)))
            self.seat_move = append(self.seat_move, i64(hero.move))
            self.first_state = append(self.first_state, self.states)
            self.states += len(hero.states)
            self.side = append(self.side, i64(mode.sides[seat]))
            for ability in hero.abilities:
                actor = len(self.fighter_ids)
                listeners.append((ability.event, seat, numbered(ability.program), actor, OWN_EVENTS, NOTHING, NOTHING))
            others = {name for other, them in enumerate(heroes) if other != seat for name in them.fighter_ids()}
            own = self.seat_ids[seat]
            self.fighter_ids += [own_name(own, hero.id, name, name in others) for name in hero.fighter_ids()]
            for kind, fighter in enumerate(hero.fighters):
                for _ in range(fighter.count):
                    self.fighter_seat = append(self.fighter_seat, i64(seat))
                    self.fighter_side = append(self.fighter_side, self.side[i64(seat)])
                    self.fighter_kind = append(self.fighter_kind, i64(kind))
                    self.kind_bit = append(self.kind_bit, BIT[i64(kind)])
                    self.fighter_is_hero = append(self.fighter_is_hero, i64(1 if fighter.is_hero else 0))
                    self.fighter_health = append(self.fighter_health, i64(fighter.health))
                    self.fighter_ranged = append(self.fighter_ranged, i64(1 if fighter.ranged else 0))
            for card in hero.cards:
                type_number = len(self.card_ids)
                self.card_ids.append(f"{own}/{card.id}")
                self.type_ids.append(card.id)
                self.type_tags.append(card.tags)
                self.type_card = append(self.type_card, i64(card.type))
                users: i64 = 0
                for kind in card.users or range(len(hero.fighters)):
                    users |= BIT[i64(kind)]
                self.type_users = append(self.type_users, users)
                self.type_value = append(self.type_value, i64(card.value))
                self.type_boost = append(self.type_boost, i64(card.boost))
                for window in range(WINDOWS):
                    program = card.programs.get(window)
                    number = numbered(program) if program is not None else int(NOTHING)
                    self.type_programs = append(self.type_programs, i64(number))
                types += [type_number] * card.copies
                owners += [seat] * card.copies
            cells = max(cells, hero.names * (NAME_ITEMS + hero.most_named))
        self.first_fighter = append(self.first_fighter, i64(len(self.fighter_ids)))
        self.first_state = append(self.first_state, self.states)
        self.fighters: i64 = len(self.fighter_ids)

        super().__init__(i64(len(heroes)), programs, vec[i64](map(i64, types)), vec[i64](map(i64, owners)))
        self.batch_program = BATCH_PROGRAM
        self.effect_event = EFFECT_BEGUN
        self.declined_event = DECLINED
        self.play_size = PLAY_NAMES + i64(cells)
        for seat, hero in enumerate(heroes):
            self.seat_names[i64(seat)] = i64(hero.names)
            self.seat_name_size[i64(seat)] = i64(NAME_ITEMS + hero.most_named)
        waiting: i64 = len(listeners) * len(self.fighter_ids)
        # Any card, fighter, space or effect that waits, the cards of a combat or one to decline.
        room = max(self.cards, self.fighters, board.spaces, waiting, i64(MOST_BRANCHES)) + 2
        self.make_room(room, room)
        self.lay_out_piles(PILE_KINDS)
        for seat in range(self.seats):
            self.pile_sorted[seat * PILE_KINDS + HAND] = 1
            self.pile_seen[seat * PILE_KINDS + HAND] = self.seats_of_player(seat)
            self.pile_seen[seat * PILE_KINDS + IN_PLAY] = self.seats_of_player(seat)
            self.pile_seen[seat * PILE_KINDS + DISCARD] = BIT[self.seats] - 1
        self.lay_out_listeners(EVENTS, listeners)

    def seats_of_player(self, seat: i64) -> i64:
        """The seats that the player in this seat runs, one bit each: he sees what all of them see (rule 93)."""
        players = self.mode.players
        seats: i64 = 0
        for other in range(self.seats):
            if players[other] == players[seat]:
                seats |= BIT[other]
        return seats

    def seat_name(self, seat: i64) -> str:
        """The id of the hero in a seat, numbered if an earlier seat has the same hero."""
        return self.seat_ids[seat]

    def fingerprint(self) -> str:
        """A mark of everything compiled: it differs as soon as anything that matters in play does."""
        parts: list[str] = [self.board.id, *self.board.space_ids, repr(self.board.zones), repr(self.board.steps)]
        parts += [repr(self.board.step_start), repr(self.board.adjacent), repr(self.board.starts), str(self.turn_cap)]
        parts += [*self.card_ids, *self.fighter_ids, self.mode.name, repr(self.mode.sides), repr(self.mode.players)]
        for table in (
            self.type_tags,
            self.type_card,
            self.type_users,
            self.type_value,
            self.type_boost,
            self.type_programs,
            self.fighter_kind,
            self.fighter_health,
            self.fighter_ranged,
            self.seat_move,
            self.card_types,
            self.listeners,
            self.listener_start,
        ):
            parts.append(repr(table))
        for hero in self.heroes:
            parts.append(repr(hero.states))
            for each in hero.standing:
                parts.append(f"{each.stat} {each.mark}")
        for program in self.programs:
            parts += program.marks()
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def seat_ids(heroes: list[Hero]) -> list[str]:
    """The ids of heroes, told apart where a hero comes more than once: `bigfoot`, `bigfoot:2`."""
    ids: list[str] = []
    for hero in heroes:
        times = sum([1 for name in ids if name.split(":")[0] == hero.id])
        ids.append(f"{hero.id}:{times + 1}" if times > 0 else hero.id)
    return ids


def own_name(seat_id: str, hero_id: str, fighter: str, is_shared: bool) -> str:
    """The id of a fighter among all that meet: a hero's is its seat's, a sidekick's says whose it is if it must."""
    if fighter == hero_id:
        return seat_id
    return f"{seat_id}/{fighter}" if is_shared else fighter
