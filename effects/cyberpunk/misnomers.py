"""Words an author may try first, by what is to be written instead: they feed the hints and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


def _by_wrong(*pairs: tuple[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    return {wrong: right for words, right in pairs for wrong in words.split()}


MISNOMERS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "card": _by_wrong(
        ("self me it this_card this_unit card", ("this",)),
        ("wearer equipped_unit bearer", ("host",)),
        ("unit your_unit my_unit friendly_unit", ("{one: friendly_units}", "{each: friendly_units}")),
        ("your_units my_units own_units allies", ("friendly_units",)),
        ("enemy enemy_unit rival_unit opponent", ("{one: rival_units}", "{each: rival_units}")),
        ("enemy_units opponent_units opposing_units their_units enemies", ("rival_units",)),
        ("hand my_hand", ("your_hand",)),
        ("deck my_deck", ("your_deck",)),
        ("trash discard discard_pile your_discard graveyard", ("your_trash",)),
        ("eddies eddie", ("your_eddies",)),
        ("opponent_hand enemy_hand their_hand", ("rival_hand",)),
        ("legend your_legend legends your_legends my_legends", ("friendly_legends",)),
        ("your_gear my_gear", ("friendly_gear",)),
        ("opponent enemy", ("opposing_unit",)),
    ),
    "gig": _by_wrong(
        ("gig die dice any_gig", ("gigs",)),
        ("your_gigs my_gigs own_gigs", ("friendly_gigs",)),
        ("opponent_gigs enemy_gigs their_gigs", ("rival_gigs",)),
    ),
    "player": _by_wrong(
        ("me self i owner player your yourself controller", ("you",)),
        ("opponent enemy foe they other other_player rivals", ("rival",)),
    ),
    "number": _by_wrong(
        ("street_cred cred", ("{street_cred: you}",)),
        ("power", ("{power_of: this}",)),
        ("cost", ("{cost_of: this}",)),
        ("margin", ("fight_margin",)),
    ),
    "condition": _by_wrong(("turn active my_turn", ("your_turn",))),
    "event": _by_wrong(
        ("attack attacking", ("attacks",)),
        ("block blocked", ("blocks",)),
        ("play", ("played",)),
        ("call", ("called",)),
        ("spend", ("spent",)),
        ("steal stolen steals", ("gig_stolen", "gigs_stolen")),
        ("win wins won wins_fight", ("fight_won",)),
        ("lose loses lost loses_fight", ("fight_lost",)),
        ("defeat dies destroyed", ("defeated",)),
        ("roll rolled", ("gig_rolled",)),
        ("adjusted", ("gig_adjusted",)),
        ("end turn_end", ("end_of_turn",)),
        ("start turn_start", ("start_of_turn",)),
    ),
    "quality": _by_wrong(
        ("units", ("unit",)),
        ("legends", ("legend",)),
        ("programs", ("program",)),
        ("tapped exhausted", ("spent",)),
        ("untapped", ("ready",)),
        ("faceup", ("face_up",)),
        ("facedown", ("face_down",)),
        ("lowest minimum", ("min",)),
        ("highest maximum", ("max",)),
    ),
}
"""By what is wanted and the wrong word: what is to be written."""


def instead(word: str, wanted: str, known: Iterable[str]) -> tuple[str, ...]:
    """What is to be written for a word that is a common misnomer; nothing if it is none.

    >>> instead("graveyard", "card", ["your_trash"])
    ('your_trash',)
    """
    plain = word.lower().replace("'", "").replace("-", "_").replace(" ", "_")
    return MISNOMERS.get(wanted, {}).get(plain, ())
