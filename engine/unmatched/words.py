"""A match in words: the keys of options and a state by ids. Read by people and tools, never by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.kernel.flow import BRANCH, YES_NO
from engine.kernel.layout import NOTHING, PLAY_CARD, ROW_PROGRAM, ROW_THAT
from engine.kernel.windows import ORDER
from engine.unmatched.terms import (
    ACTION_NAMES,
    CHOOSE_ACTION,
    CHOOSE_ATTACK_CARD,
    CHOOSE_ATTACKER,
    CHOOSE_BOOST,
    CHOOSE_CARD,
    CHOOSE_DEFENSE,
    CHOOSE_EXCESS,
    CHOOSE_FIGHTER,
    CHOOSE_MOVER,
    CHOOSE_OPPONENT,
    CHOOSE_SCHEME,
    CHOOSE_SPACE,
    CHOOSE_START,
    CHOOSE_TARGET,
    CHOOSE_USER,
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    is_card_choice,
)

if TYPE_CHECKING:
    from engine.unmatched.battle import Battle

KIND_WORDS: Final = {
    ORDER: "order",
    YES_NO: "may",
    BRANCH: "option",
    CHOOSE_ACTION: "action",
    CHOOSE_BOOST: "boost",
    CHOOSE_MOVER: "mover",
    CHOOSE_SPACE: "space",
    CHOOSE_SCHEME: "scheme-card",
    CHOOSE_USER: "scheme-fighter",
    CHOOSE_ATTACKER: "attacker",
    CHOOSE_TARGET: "target",
    CHOOSE_ATTACK_CARD: "attack-card",
    CHOOSE_DEFENSE: "defense",
    CHOOSE_EXCESS: "hand-limit",
    CHOOSE_CARD: "card",
    CHOOSE_FIGHTER: "fighter",
    CHOOSE_START: "start-space",
    CHOOSE_OPPONENT: "opponent",
}
"""The kinds of choices in words."""


def kind_word(kind: i64) -> str:
    """The kind of a choice in a word."""
    return KIND_WORDS[int(kind)]


def card_name(s: Battle, card: i64) -> str:
    """The id of a card, `hero/card`."""
    return s.lineup.card_ids[s.lineup.card_types[card]]


def option_key(s: Battle, kind: i64, option: i64) -> str:
    """An option in words, as saves and examples spell it."""
    lineup = s.lineup
    if option == NOTHING:
        return "none" if kind in (CHOOSE_BOOST, CHOOSE_DEFENSE) else "done"
    if is_card_choice(kind):
        own = lineup.card_owners[option] == s.choice_seat
        name = card_name(s, option)
        return f"card {name.split('/')[1] if own else name}"
    if kind in (CHOOSE_SPACE, CHOOSE_START):
        return f"space {lineup.board.space_ids[option]}"
    if kind == CHOOSE_ACTION:
        return ACTION_NAMES[option]
    if kind == YES_NO:
        return "yes" if option == 1 else "no"
    if kind == BRANCH:
        return f"option {option + 1}"
    if kind == CHOOSE_OPPONENT:
        return f"opponent {lineup.seat_ids[option]}"
    if kind == CHOOSE_ATTACKER:
        return f"attack {lineup.fighter_ids[option]}"
    if kind == CHOOSE_TARGET:
        return f"attack {lineup.fighter_ids[s.attacker]} {lineup.fighter_ids[option]}"
    return f"fighter {lineup.fighter_ids[option]}"


def waiting_key(s: Battle, row: i64) -> str:
    """An effect that waits to be resolved, in words; with the fighter it is about where that makes a difference."""
    program = s.rows[row + ROW_PROGRAM]
    name = f"first {s.lineup.programs[program].name}"
    for i in range(s.option_count):
        other = s.options[i]
        if other != row and s.rows[other + ROW_PROGRAM] == program:
            return f"{name} {s.lineup.fighter_ids[s.rows[row + ROW_THAT]]}"
    return name


def pile_ids(s: Battle, seat: i64, kind: i64) -> list[str]:
    """The known cards of a pile by their ids, the topmost last."""
    pile = s.pile(seat, kind)
    base = s.table.pile_base[pile]
    cards = s.piles[base : base + s.pile_size[pile]]
    return [card_name(s, card) for card in cards if card != NOTHING]


def as_data(s: Battle) -> dict[str, object]:
    """What is in a state, by ids; a hidden card is absent, only the sizes of piles tell that it is there."""
    lineup = s.lineup
    seats: list[dict[str, object]] = []
    for seat in range(lineup.seats):
        seats.append(
            {
                "hero": lineup.seat_ids[seat],
                "hand": pile_ids(s, seat, HAND),
                "hand_size": int(s.hand_size(seat)),
                "deck": pile_ids(s, seat, DECK),
                "deck_size": int(s.deck_size(seat)),
                "discard": pile_ids(s, seat, DISCARD),
                "in_play": pile_ids(s, seat, IN_PLAY),
            }
        )
    for seat, hero in enumerate(lineup.heroes):
        if hero.states:
            first = lineup.first_state[i64(seat)]
            seats[seat]["states"] = {
                name: values[s.states[first + number]] for number, (name, values) in enumerate(hero.states)
            }
    fighters: dict[str, dict[str, object]] = {}
    for fighter in range(lineup.fighters):
        space = s.space[fighter]
        fighters[lineup.fighter_ids[fighter]] = {
            "seat": int(lineup.fighter_seat[fighter]),
            "health": int(s.health[fighter]),
            "space": lineup.board.space_ids[space] if space != NOTHING else None,
        }
    data: dict[str, object] = {
        "board": lineup.board.id,
        "turn": int(s.turn),
        "active": int(s.active),
        "actions": int(s.actions),
        "seats": seats,
        "fighters": fighters,
    }
    if s.attack_play != NOTHING:
        data["combat"] = {
            "attacker": lineup.fighter_ids[s.attacker],
            "defender": lineup.fighter_ids[s.defender],
            "attack_card": _combat_card(s, s.attack_play),
            "defense_card": _combat_card(s, s.defense_play),
        }
    return data


def _combat_card(s: Battle, play: i64) -> str | None:
    card = s.plays[play + PLAY_CARD] if play != NOTHING else i64(NOTHING)
    return card_name(s, card) if card != NOTHING else None
