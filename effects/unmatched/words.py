"""The vocabulary of unmatched: its words for fighters, cards, spaces, players, numbers, conditions and events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from effects.compiler.dialect import Deeds, Dialect, Looks
from effects.syntax.words import (
    AmountWord,
    ConditionWord,
    EventWord,
    Kind,
    PlayerWord,
    Quality,
    Where,
    Whereabouts,
    Word,
    by_word,
)
from effects.unmatched import looks
from effects.unmatched.change import change
from effects.unmatched.misnomers import instead
from engine.kernel import conditions, program, selectors
from engine.kernel.players import OPPONENT, YOU
from engine.unmatched import filters, terms, verbs
from engine.unmatched.amounts import CombatDamage
from engine.unmatched.conditions import ATTACKING, DEFENDING, LOST, WON, InCombat
from engine.unmatched.selectors import (
    ANYWHERE,
    ATTACKER,
    DEFEATED,
    DEFENDER,
    EVERYBODY,
    FRIENDLY,
    ON_BOARD,
    OPPOSING,
    OPPOSING_FIGHTER,
    YOUR_FIGHTER,
    YOURS,
    Combatants,
    CombatCard,
    Fighters,
    Own,
    Role,
    Spaces,
    TheHero,
)

if TYPE_CHECKING:
    from effects.compiler.meaning import Meaning


WHEREABOUTS = {Whereabouts.ON_BOARD: ON_BOARD, Whereabouts.DEFEATED: DEFEATED, Whereabouts.ANYWHERE: ANYWHERE}
"""The engine's numbers."""


def _where(to: Meaning) -> int:
    return WHEREABOUTS[to.whereabouts]


def _own_fighters(to: Meaning, first: int, count: int, name: str) -> program.Selector:
    return Own(first, count, _where(to), name)


def _fighters(word: str, meaning: str, side: int) -> Word:
    return Word(word, Kind.FIGHTERS, True, meaning, lambda to: Fighters(side, _where(to)))


def _role(word: str, meaning: str, role: int, where: Where) -> Word:
    return Word(word, Kind.FIGHTERS, False, meaning, lambda to: Role(role), where)


def _pile(word: str, meaning: str, player: int, kind: int) -> Word:
    owner = ("you" if player == YOU else "opponent") if kind == terms.HAND else ""
    name = terms.PILE_NAMES[kind]
    return Word(
        word,
        Kind.CARDS,
        True,
        meaning,
        lambda to: selectors.Pile(player, kind, name),
        owner=owner,
        of_opponent=player == OPPONENT,
    )


def _fighter_is(word: str, meaning: str, number: int) -> Quality:
    return Quality(word, Kind.FIGHTERS, meaning, lambda: filters.FighterIs(number))


def _card_is(word: str, meaning: str, number: int) -> Quality:
    return Quality(word, Kind.CARDS, meaning, lambda: filters.CardIs(number))


COMBAT, RESULT, FIGHTER_EVENT = Where.COMBAT, Where.RESULT, Where.FIGHTER_EVENT

WORDS = (
    _role(
        "your_fighter",
        "the fighter that plays this card; for an ability its hero (rule 73)",
        YOUR_FIGHTER,
        Where.EVERYWHERE,
    ),
    _role("opposing_fighter", "the other fighter of the combat (rule 74)", OPPOSING_FIGHTER, COMBAT),
    _role("attacker", "the fighter that attacks in this combat", ATTACKER, COMBAT),
    _role("defender", "the fighter that is attacked in this combat", DEFENDER, COMBAT),
    Word(
        "combatants",
        Kind.FIGHTERS,
        True,
        "both fighters of the combat (rule 74)",
        lambda to: Combatants(),
        COMBAT,
    ),
    _fighters("fighters", "all fighters on the board, yours and your opponents'", EVERYBODY),
    _fighters("your_fighters", "your hero and your sidekicks on the board", YOURS),
    _fighters("friendly_fighters", "your fighters and those of your team mates on the board (rule 76)", FRIENDLY),
    _fighters("opposing_fighters", "the fighters of your opponents on the board (rule 76)", OPPOSING),
    Word("your_hero", Kind.FIGHTERS, False, "your hero", lambda to: TheHero(False)),
    Word("opposing_hero", Kind.FIGHTERS, False, "your opponent's hero", lambda to: TheHero(True), of_opponent=True),
    Word(
        "that",
        Kind.FIGHTERS,
        False,
        "the fighter that was damaged or defeated",
        lambda to: selectors.That("that fighter"),
        FIGHTER_EVENT,
    ),
    Word(
        "your_card",
        Kind.CARDS,
        False,
        "this card; for an ability your card in the combat",
        lambda to: CombatCard(False),
    ),
    Word(
        "opposing_card",
        Kind.CARDS,
        False,
        "the other card of the combat",
        lambda to: CombatCard(True),
        COMBAT,
    ),
    _pile("your_hand", "the cards in your hand", YOU, terms.HAND),
    _pile("your_deck", "the cards left in your deck", YOU, terms.DECK),
    _pile("your_discard", "the cards in your discard pile", YOU, terms.DISCARD),
    _pile("opponent_hand", "the cards in your opponent's hand", OPPONENT, terms.HAND),
    _pile("opponent_deck", "the cards left in your opponent's deck", OPPONENT, terms.DECK),
    _pile("opponent_discard", "the cards in your opponent's discard pile", OPPONENT, terms.DISCARD),
    Word("spaces", Kind.SPACES, True, "all spaces of the battlefield", lambda to: Spaces()),
)
AMOUNTS = (
    AmountWord(
        "combat_damage",
        "the damage the attack dealt, value minus value (rule 55)",
        lambda to: CombatDamage(),
        RESULT,
    ),
)
CONDITIONS = (
    ConditionWord(
        "won",
        "you won the combat (rules 52, 79)",
        lambda to: InCombat(WON),
        RESULT,
    ),
    ConditionWord(
        "lost",
        "you lost the combat (rules 52, 79)",
        lambda to: InCombat(LOST),
        RESULT,
    ),
    ConditionWord(
        "attacking",
        "your fighter attacks in this combat",
        lambda to: InCombat(ATTACKING),
        COMBAT,
    ),
    ConditionWord(
        "defending",
        "your fighter is attacked in this combat",
        lambda to: InCombat(DEFENDING),
        COMBAT,
    ),
    ConditionWord("always", "it holds all the time", lambda to: conditions.AllOf([])),
    ConditionWord("your_turn", "it is your turn", lambda to: conditions.YourTurn()),
)
EVENTS = (
    EventWord("set_up", "all your fighters have been placed, before the first turn (rule 8)", terms.SET_UP),
    EventWord("start_of_turn", "your turn begins, before your first action (rule 13)", terms.START_OF_TURN),
    EventWord(
        "end_of_turn", "your turn ends, after your last action and before the hand limit (rule 13)", terms.END_OF_TURN
    ),
    EventWord("maneuver_ended", "you finished a maneuver", terms.MANEUVER_ENDED),
    EventWord("scheme_ended", "you played a scheme and it has been carried out", terms.SCHEME_ENDED),
    EventWord(
        "attack_declared",
        "one of your fighters attacks: its card lies face down, the defense does not yet",
        terms.ATTACK_DECLARED,
        Where.BEFORE_REVEAL,
    ),
    EventWord(
        "after_attack",
        "one of your fighters has attacked, won or lost, and the cards' effects are done (rule 44)",
        terms.AFTER_ATTACK,
        RESULT,
    ),
    EventWord("combat_won", "you won a combat and the cards' effects are done", terms.COMBAT_WON, RESULT),
    EventWord("combat_lost", "you lost a combat and the cards' effects are done", terms.COMBAT_LOST, RESULT),
    EventWord("combat_ended", "a combat is over and the cards' effects are done", terms.COMBAT_ENDED, RESULT),
    EventWord("damaged", "one of your fighters took damage; `that` is the fighter", terms.DAMAGED, FIGHTER_EVENT),
    EventWord(
        "defeated",
        "one of your fighters was defeated; `that` is the fighter, off the board by then",
        terms.DEFEATED,
        FIGHTER_EVENT,
    ),
)
PLAYERS = (
    PlayerWord("you", "whoever plays the card; for an ability, whose it is", YOU),
    PlayerWord("opponent", "the other side of the combat, else your opponent (rule 98)", OPPONENT),
)

QUALITIES = (
    _fighter_is("hero", "a fighter that is a hero", filters.IS_HERO),
    _fighter_is("sidekick", "a fighter that is a sidekick", filters.IS_SIDEKICK),
    Quality(
        "defeated",
        Kind.FIGHTERS,
        "a fighter that was defeated and is off the board",
        lambda: filters.FighterIs(filters.IS_DEFEATED),
        is_off_board=True,
    ),
    _fighter_is("damaged", "a fighter with less than full health", filters.IS_DAMAGED),
    _fighter_is("undamaged", "a fighter with full health", filters.IS_UNDAMAGED),
    Quality("empty", Kind.SPACES, "a space without a fighter", lambda: filters.SpaceIs(True)),
    Quality("occupied", Kind.SPACES, "a space with a fighter", lambda: filters.SpaceIs(False)),
    _card_is("attack", "an attack card, or a versatile card (rule 42)", terms.ATTACK_CARD),
    _card_is("defense", "a defense card, or a versatile card (rule 42)", terms.DEFENSE_CARD),
    _card_is("versatile", "a versatile card", terms.VERSATILE_CARD),
    _card_is("scheme", "a scheme card", terms.SCHEME_CARD),
)
PLACES = {
    "hand": "into the hand of the player whose deck it is from",
    "discard": "onto that player's discard pile",
    "top_of_deck": "on top of that player's deck",
    "bottom_of_deck": "under that player's deck",
}
PUT = {
    "hand": (terms.HAND, False),
    "discard": (terms.DISCARD, False),
    "top_of_deck": (terms.DECK, False),
    "bottom_of_deck": (terms.DECK, True),
}
"""By the author's word: the pile, and whether under it."""

DIALECT = Dialect(
    system="unmatched",
    words=by_word(WORDS),
    amounts=by_word(AMOUNTS),
    conditions=by_word(CONDITIONS),
    events=by_word(EVENTS),
    players=by_word(PLAYERS),
    qualities=by_word(QUALITIES),
    places=PLACES,
    choice_kinds={
        Kind.FIGHTERS: terms.CHOOSE_FIGHTER,
        Kind.CARDS: terms.CHOOSE_CARD,
        Kind.SPACES: terms.CHOOSE_SPACE,
    },
    most={Kind.FIGHTERS: 40, Kind.CARDS: 200, Kind.SPACES: 100},
    hand_pile=terms.HAND,
    deeds=Deeds(
        draw=verbs.Draw,
        discard=verbs.Discard,
        look=verbs.Look,
        put=lambda cards, to: verbs.Put(cards, *PUT[to]),
        shuffle=verbs.Shuffle,
        change=change,
        choose_opponent=verbs.ChooseOpponent,
    ),
    looks=Looks(tagged=looks.tagged, named=looks.named, value_of=looks.value_of),
    own_tag="A tag of your own is written in the hero's file, under tags, with its name.",
    asks_events=False,
    instead=instead,
    own_fighters=_own_fighters,
)
