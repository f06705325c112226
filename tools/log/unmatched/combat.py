"""A combat being told: who attacks whom with what, how the values change, and who wins."""

from __future__ import annotations

from engine.kernel.layout import NOTHING
from engine.unmatched.terms import VALUE_ADDED, VALUE_IGNORED, VALUE_SET
from tools.log.event import Event
from tools.log.line import Tone
from tools.log.unmatched.names import Names
from tools.log.writing import Writing

CHANGES = {
    VALUE_SET: ("value set", "own value set"),
    VALUE_ADDED: ("value added", "own value added"),
    VALUE_IGNORED: ("value ignored", "own value ignored"),
}
"""How it is said that the value of a card changes: by anything, and by what the card itself does."""
SET_UNDER_CHANGES = ("value set under changes", "own value set under changes")
TAKEN = ("value taken", "own value taken")


class Combat:
    """What has to be remembered of the combat under way to tell what comes next."""

    def __init__(self, names: Names, writing: Writing) -> None:
        self._names = names
        self._writing = writing
        self._attacker = self._defender = NOTHING
        self._attack_card = NOTHING
        self._defends = False
        self._values: dict[int, int] = {}
        """By card in the combat: its value as it stands."""
        self.cards: set[int] = set()
        """The cards revealed."""
        self.without_effects: set[int] = set()
        """Those whose effects were cancelled."""

    def declared(self, event: Event) -> None:
        """An attack is declared."""
        self._attacker, self._defender = event[2:4]
        attacker, defender = self._names.fighter(self._attacker), self._names.fighter(self._defender)
        self._writing.action("attack", attacker=attacker, defender=defender)

    def revealed(self, event: Event) -> None:
        """The cards are turned up."""
        attack_card, defense_card = event[2:4]
        self.cards = {card for card in event[2:4] if card != NOTHING}
        lineup = self._names.lineup
        self._values = {card: int(lineup.type_value[lineup.card_types[card]]) for card in self.cards}
        self._attack_card = attack_card
        self._defends = defense_card != NOTHING
        self._card_played("attack card", self._attacker, attack_card)
        if self._defends:
            self._card_played("defense card", self._defender, defense_card)
        else:
            self._writing.add("no defense card", fighter=self._names.fighter(self._defender))

    def _card_played(self, key: str, fighter: int, card: int) -> None:
        value = self._values[card]
        self._writing.add(key, fighter=self._names.fighter(fighter), card=self._names.card(card), value=value)

    def value_changes(self, event: Event) -> None:
        """The value of a card is set, added to or ignored: by an effect, or by what its hero's abilities always do."""
        seat, card, amount, after = event[1:5]
        keys = CHANGES[event[0]]
        if event[0] == VALUE_ADDED and amount < 0:
            keys, amount = TAKEN, -amount
        if event[0] == VALUE_SET and after != amount:
            keys = SET_UNDER_CHANGES
        before, self._values[card] = self._values[card], after
        standing = self._names.ability(self._names.lineup.first_fighter[seat])
        self._writing.add(
            keys[self._writing.is_of(card)],
            otherwise_from=standing,
            card=self._names.card(card),
            amount=amount,
            before=before,
            after=after,
        )

    def boosted(self, event: Event) -> None:
        """The card that lay face down beside the attack card boosts it."""
        self._boost_counts("boost revealed", event)

    def boost_lost(self, event: Event) -> None:
        """It boosts no more, because the effects of the attack card were cancelled."""
        self._boost_counts("boost lost", event)

    def _boost_counts(self, key: str, event: Event) -> None:
        card, amount, after = event[2:5]
        before, self._values[self._attack_card] = self._values[self._attack_card], after
        self._writing.add(key, card=self._names.card(card), amount=amount, before=before, after=after)

    def effects_cancelled(self, event: Event) -> None:
        """The effects of a card are cancelled."""
        self.without_effects.add(event[2])
        self._writing.add("effects cancelled", card=self._names.card(event[2]))

    def result(self, event: Event) -> None:
        """The combat is won."""
        winner, attack, defense, damage = event[1:5]
        if self._defends:
            key = "result" if damage else "result without damage"
        else:
            key = "result without defense" if damage else "result of nothing"
        player = self._names.player(winner)
        self._writing.add(key, tone=Tone.RESULT, attack=attack, defense=defense, damage=damage, winner=player)

    def ends(self, event: Event) -> None:
        """The combat is over."""
        self._values, self.without_effects = {}, set()
