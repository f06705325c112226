"""Playing unmatched: attacks, schemes and maneuvers as answers to the choices that the match really asks."""

from __future__ import annotations

from content.reading.ways import Way
from content.scenarios.playing import Playing, Refused, Unclear, cited
from content.scenarios.unmatched.names import UnmatchedNames
from content.schema.answers import Answer
from content.schema.short import NONE
from content.schema.unmatched.answers import Attack, Deed, Maneuver, Scheme
from effects.spelling import did_you_mean
from engine.kernel.layout import EVENT_A, EVENT_KIND, PLAY_CARD
from engine.kernel.reason import Reason
from engine.unmatched import reasons
from engine.unmatched.battle import Battle
from engine.unmatched.terms import ATTACK_CARD, MANEUVER_ENDED, SCHEME_PLAYED


class UnmatchedPlaying(Playing):
    """A match of unmatched being played by the steps of a scenario."""

    names: UnmatchedNames

    @property
    def battle(self) -> Battle:
        """The state of the match."""
        state = self.match.state
        assert isinstance(state, Battle)
        return state

    def why_not(self, key: str) -> Reason:
        return reasons.why_not(self.battle, key)

    def do(self, step: Answer, way: Way) -> None:
        assert isinstance(step, Deed)
        if step.attack is not None:
            self._attack(step.attack, (*way, "attack"))
        elif step.defend is not None:
            self._defend(step.defend, (*way, "defend"))
        elif step.maneuver is not None:
            self._maneuver(step.maneuver, (*way, "maneuver"))
        elif step.scheme is not None:
            self._scheme(step.scheme, (*way, "scheme"))
        super().do(step, way)

    def _card_key(self, card: str) -> str:
        if card == NONE:
            return NONE
        hero, _, own = card.rpartition("/")
        choice = self.match.choice
        seat = choice.seat if choice is not None else None
        return f"card {own}" if seat is None or hero in ("", self.names.seats[seat]) else f"card {card}"

    def _card_type(self, card: str, seat: int, way: Way) -> int:
        """The type of a card, of the deck of a seat where no hero is named."""
        known = self.names.lineup.card_ids
        whole = card if "/" in card else f"{self.names.seats[seat]}/{card}"
        if whole not in known:
            raise Unclear("unknown-card", f"There is no card {whole} in this match.", way, did_you_mean(whole, known))
        return known.index(whole)

    def _act(self, action: str, why: Reason | None, way: Way) -> None:
        """Take an action; if it is not offered, `why` says more than the rule of the action does."""
        try:
            self.answer(action, way)
        except Refused:
            if why is None:
                raise
            message = f"`{action}` is not offered: {cited(why)}. {self.asked(self.match.choice)}"
            raise Refused(message, way, why) from None

    def _why_not_attack(self, s: Battle, attack: Attack, way: Way) -> Reason | None:
        """What is against an attack, beginning with what says most."""
        if attack.with_ is None:
            return None
        fighters = self.names.lineup.fighter_ids
        attacker = fighters.index(attack.with_)
        if attack.target is not None:
            why = reasons.why_not_target(s, attacker, fighters.index(attack.target))
            if why is not None:
                return why
        if attack.card is not None:
            card_type = self._card_type(attack.card, s.active, (*way, "card"))
            why = reasons.why_not_combat_card(s, s.active, ATTACK_CARD, attacker, card_type)
            if why is not None:
                return why
        return reasons.why_not_attacker(s, attacker)

    def _attack(self, attack: Attack, way: Way) -> None:
        self.demand(("action",), "attack", way)
        before = self.battle.copy()
        self._act("attack", self._why_not_attack(before, attack, way), way)
        s, ids = self.battle, self.names.lineup.fighter_ids
        if self.kind == "attacker":
            self.answer(f"attack {self.said(attack.with_, 'with', way)}", (*way, "with"))
        elif attack.with_ is not None and attack.with_ != ids[s.attacker]:
            why = reasons.why_not_attacker(before, ids.index(attack.with_))
            self.forced(f"An attack with {attack.with_}", ids[s.attacker], why, (*way, "with"))
        if self.kind == "target":
            target = self.said(attack.target, "target", way)
            self.answer(f"attack {ids[s.attacker]} {target}", (*way, "target"))
        elif attack.target is not None and attack.target != ids[s.defender]:
            why = reasons.why_not_target(before, s.attacker, ids.index(attack.target))
            self.forced(f"An attack on {attack.target}", ids[s.defender], why, (*way, "target"))
        if self.kind == "attack-card":
            self.answer(self._card_key(self.said(attack.card, "card", way)), (*way, "card"))
        elif attack.card is not None:
            seat = before.active
            wanted = self._card_type(attack.card, seat, (*way, "card"))
            laid = self.names.lineup.card_types[s.plays[s.attack_play + PLAY_CARD]]
            if laid != wanted:
                why = reasons.why_not_combat_card(before, seat, ATTACK_CARD, s.attacker, wanted)
                self.forced(f"The card {attack.card}", self.names.lineup.card_ids[laid], why, (*way, "card"))

    def _defend(self, card: str, way: Way) -> None:
        self.demand(("defense",), "defend", way)
        self.answer(self._card_key(card), way)

    def _scheme(self, scheme: Scheme, way: Way) -> None:
        self.demand(("action",), "scheme", way)
        before = self.battle.copy()
        first = len(self.match.events())
        wanted = self._card_type(scheme.card, before.active, (*way, "card")) if scheme.card is not None else None
        why = reasons.why_not_scheme(before, before.active, wanted) if wanted is not None else None
        self._act("scheme", why, way)
        if self.kind == "scheme-card":
            self.answer(self._card_key(self.said(scheme.card, "card", way)), (*way, "card"))
        if self.kind == "scheme-fighter":
            self.answer(f"fighter {self.said(scheme.by, 'by', way)}", (*way, "by"))
        lineup = self.names.lineup
        played = next(event for event in self.match.events(first) if event[EVENT_KIND] == SCHEME_PLAYED)
        fighter, card_type = played[EVENT_A], lineup.card_types[played[EVENT_A + 1]]
        if wanted not in (None, card_type):
            self.forced(f"The card {scheme.card}", lineup.card_ids[card_type], why, (*way, "card"))
        if scheme.by is not None and scheme.by != lineup.fighter_ids[fighter]:
            why = reasons.why_not_user(before, card_type, lineup.fighter_ids.index(scheme.by))
            self.forced(f"A scheme by {scheme.by}", lineup.fighter_ids[fighter], why, (*way, "by"))

    def _maneuver(self, maneuver: Maneuver, way: Way) -> None:
        """A maneuver that was the only action possible has begun already."""
        self.demand(("action", "boost", "mover"), "maneuver", way)
        ended = self._maneuvers_ended()
        if self.kind == "action":
            self.answer("maneuver", way)
        if self.kind == "boost":
            self.answer(self._card_key(maneuver.boost), (*way, "boost"))
        elif maneuver.boost != NONE:
            raise Unclear("not-asked", "Nobody is asked for a boost here.", (*way, "boost"))
        for fighter, space in maneuver.move.items():
            self._move(fighter, space, (*way, "move", fighter))
        if self.kind == "mover" and self._maneuvers_ended() == ended:
            self.answer("done", way)

    def _move(self, fighter: str, space: str, way: Way) -> None:
        self.answer(f"fighter {fighter}", way)
        number = self.names.lineup.fighter_ids.index(fighter)
        spaces = self.names.lineup.board.space_ids
        if self.kind == "space":
            self.answer(f"space {space}", way)
        elif spaces[self.battle.space[number]] != space:
            stands = spaces[self.battle.space[number]]
            self.forced(f"A move to {space}", stands, None, way)

    def _maneuvers_ended(self) -> int:
        return sum(event[EVENT_KIND] == MANEUVER_ENDED for event in self.match.events())
