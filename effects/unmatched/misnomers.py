"""Words an author may try first, by what is to be written instead: they feed the hints and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

FOES = ("opposing_fighter", "opposing_hero")
MINE = ("your_fighter", "your_hero")
SIDEKICKS = ("{each: your_fighters, is: sidekick}", "{one: your_fighters, is: sidekick}")

NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def _by_wrong(*pairs: tuple[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    return {wrong: right for words, right in pairs for wrong in words.split()}


MISNOMERS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "fighter": _by_wrong(
        ("opponent enemy foe opposing opposition target them they it other_fighter", FOES),
        ("opponents enemies foes opposing_side", ("{each: opposing_fighters}", "{one: opposing_fighters}")),
        ("you me self myself this", MINE),
        ("hero your_character", ("your_hero",)),
        ("sidekick sidekicks your_sidekick your_sidekicks minion minions", SIDEKICKS),
        (
            "opposing_sidekick opposing_sidekicks",
            ("{each: opposing_fighters, is: sidekick}", "{one: opposing_fighters, is: sidekick}"),
        ),
        ("heroes", ("{each: fighters, is: hero}",)),
        ("fighter anyone anybody", ("{one: fighters}",)),
        ("all everyone everybody all_fighters", ("{each: fighters}",)),
        ("ally allies friends team", ("{each: friendly_fighters}", "{one: friendly_fighters}")),
        ("attacking_fighter attacking", ("attacker",)),
        ("defending_fighter defending", ("defender",)),
    ),
    "card": _by_wrong(
        ("card self this it played_card", ("your_card",)),
        ("opponent enemy target", ("opposing_card",)),
        ("hand cards", ("your_hand",)),
        ("deck draw_pile your_draw_pile", ("your_deck",)),
        ("discard discards discard_pile your_discards your_discard_pile", ("your_discard",)),
        ("opposing_discards opposing_discard_pile", ("opponent_discard",)),
    ),
    "space": _by_wrong(
        ("space board anywhere any_space", ("spaces",)),
        ("empty empty_space empty_spaces free_space", ("{one: spaces, is: empty}",)),
        ("zone your_zone", ("{one: spaces, in_zone_of: your_fighter}",)),
        ("adjacent adjacent_space", ("{one: spaces, adjacent_to: your_fighter}",)),
    ),
    "player": _by_wrong(
        ("me self myself i owner player your your_hero hero yourself", ("you",)),
        ("enemy foe them they other other_player opponents opposing opposing_player opposing_hero", ("opponent",)),
    ),
    "number": _by_wrong(
        ("damage damage_dealt dealt_damage damage_taken", ("combat_damage",)),
        ("hand hand_size cards_in_hand your_hand", ("{hand_size: you}",)),
        ("health your_health your_hero", ("{health_of: your_hero}",)),
        ("value your_value your_card", ("{value_of: your_card}",)),
        ("opposing_value opposing_card", ("{value_of: opposing_card}",)),
        ("boost", ("{boost_of: your_card}",)),
        *((word, (str(number),)) for number, word in enumerate(NUMBERS)),
    ),
    "condition": _by_wrong(
        ("win wins won_combat you_won winner victory combat_won", ("won",)),
        ("lose loses lost_combat you_lost loser combat_lost", ("lost",)),
        ("attack attacker you_attack is_attacking", ("attacking",)),
        ("defend defense defender defended is_defending", ("defending",)),
        ("turn active", ("your_turn",)),
        ("moved", ("{moved_this_turn: your_fighter}",)),
        ("damaged hurt wounded", ("{who: your_fighter, is: damaged}",)),
    ),
    "event": _by_wrong(
        ("turn turn_start turn_begins start start_turn begin_turn your_turn", ("start_of_turn",)),
        ("end turn_end turn_ends end_turn", ("end_of_turn",)),
        ("maneuver after_maneuver maneuvered manoeuvre", ("maneuver_ended",)),
        ("scheme after_scheme scheme_played", ("scheme_ended",)),
        ("attack attacks attacking before_attack", ("attack_declared", "after_attack")),
        ("attacked after_attacking", ("after_attack",)),
        ("win won", ("combat_won",)),
        ("lose lost", ("combat_lost",)),
        ("combat after_combat combat_end", ("combat_ended",)),
        ("damage hurt takes_damage takes_hit", ("damaged",)),
        ("death dies died die killed defeat kill", ("defeated",)),
    ),
    "quality": _by_wrong(
        ("minion sidekicks minions", ("sidekick",)),
        ("heroes", ("hero",)),
        ("dead fallen killed off_board", ("defeated",)),
        ("hurt wounded injured", ("damaged",)),
        ("healthy unhurt full full_health unharmed", ("undamaged",)),
        ("free unoccupied vacant", ("empty",)),
        ("taken blocked", ("occupied",)),
        ("defence defensive", ("defense",)),
    ),
}
"""By what is wanted and the wrong word: what is to be written. The words of the other side begin with `opposing_`."""

SIDES: Mapping[str, tuple[str, ...]] = {
    "opposing_": ("opposing_", "opponent_", "opponents_", "enemy_", "enemys_", "foe_", "other_", "their_", "his_"),
    "your_": ("your_", "my_", "own_", "self_", "this_", "the_", ""),
}
"""By how words of a side begin: how authors may begin them."""


def instead(word: str, wanted: str, known: Iterable[str]) -> tuple[str, ...]:
    """What is to be written for a word that is a common misnomer; nothing if it is none.

    >>> instead("enemy_card", "card", ["your_card", "opposing_card"])
    ('opposing_card',)
    """
    words = set(known)
    plain = word.lower().replace("'", "").replace("-", "_").replace(" ", "_")
    table = MISNOMERS.get(wanted, {})
    if plain in table:
        return table[plain]
    for right, beginnings in SIDES.items():
        for beginning in beginnings:
            if not plain.startswith(beginning):
                continue
            rest = plain.removeprefix(beginning)
            for spelt in (f"{right}{rest}", f"opponent_{rest}" if right == "opposing_" else ""):
                if spelt in words:
                    return (spelt,)
                if spelt in table:
                    return table[spelt]
    return ()
