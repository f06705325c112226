"""Playing: what a scenario's players do, as answers to the choices that the match really asks."""

from __future__ import annotations

from collections.abc import Sequence

from content.reading.ways import Way
from content.scenarios.names import Names
from content.schema.answers import Answer, Attack, Maneuver, Scheme
from content.schema.short import NONE
from effects.spelling import did_you_mean
from engine.kernel.choice import Choice
from engine.kernel.layout import EVENT_A, EVENT_KIND, PLAY_CARD
from engine.kernel.match import Match
from engine.unmatched import reasons
from engine.unmatched.battle import Battle
from engine.unmatched.reason import Reason
from engine.unmatched.terms import ATTACK_CARD, MANEUVER_ENDED, SCHEME_PLAYED


class Refused(Exception):
    """The match does not offer an answer; `rule` and `why` say the reason."""

    def __init__(self, message: str, way: Way, why: Reason) -> None:
        self.way = way
        self.rule = why.rule
        self.why = why.sentence()
        super().__init__(message)


class Unclear(Exception):
    """A step does not say what the match asks, or says something about what nobody asks."""

    def __init__(self, code: str, message: str, way: Way, hint: str = "") -> None:
        self.code = code
        self.way = way
        self.hint = hint
        super().__init__(message)


class Playing:
    """A match being played by the steps of a scenario; chance gives what the scenario lists."""

    def __init__(self, match: Match, names: Names, random: Sequence[str]) -> None:
        self.match = match
        self.names = names
        self.random = random
        self.drawn = 0
        """How many of the random results have been used."""

    def copy(self) -> Playing:
        """The same play, which goes its own way from here."""
        other = Playing(self.match.copy(), self.names, self.random)
        other.drawn = self.drawn
        return other

    @property
    def battle(self) -> Battle:
        """The state of the match."""
        state = self.match.state
        assert isinstance(state, Battle)
        return state

    @property
    def kind(self) -> str:
        """The kind of choice that is open, `none` if nothing is asked."""
        choice = self.match.choice
        return choice.kind if choice is not None else NONE

    def let_chance_decide(self, way: Way) -> None:
        """Give the match the next random results as long as chance is asked."""
        while (choice := self.match.choice) is not None and choice.seat is None:
            cards = ", ".join(key.removeprefix("card ") for key in choice.options)
            if self.drawn == len(self.random):
                hint = f"Add one of them to random: {cards}."
                raise Unclear("chance-is-asked", "Chance decides here, and no random result is left.", way, hint)
            wanted = self.random[self.drawn]
            fitting = [key for key in choice.options if wanted in (key, key[5:], key.split("/")[-1])]
            if len(fitting) != 1:
                place: Way = ("random", self.drawn)
                raise Unclear("impossible-chance", f"Chance cannot give {wanted} here.", place, f"It can give {cards}.")
            self.match.answer(fitting[0])
            self.drawn += 1

    def do(self, step: Answer, way: Way) -> None:
        """Give the answers of a step; raises `Refused` or `Unclear`."""
        if step.attack is not None:
            self._attack(step.attack, (*way, "attack"))
        elif step.defend is not None:
            self._defend(step.defend, (*way, "defend"))
        elif step.maneuver is not None:
            self._maneuver(step.maneuver, (*way, "maneuver"))
        elif step.scheme is not None:
            self._scheme(step.scheme, (*way, "scheme"))
        for index, key in enumerate(step.answer or ()):
            self._answer(key, (*way, "answer", index))

    def _answer(self, key: str, way: Way) -> None:
        choice = self.match.choice
        if choice is None or choice.index(key) is None:
            why = reasons.why_not(self.battle, key)
            message = f"`{key}` is not offered: {_cited(why)}. {self.asked(choice)}"
            raise Refused(message, way, why)
        self.match.answer(key)
        self.let_chance_decide(way)

    def asked(self, choice: Choice | None) -> str:
        """What is asked now, in a sentence."""
        if choice is None:
            return "Nothing is asked: the match is over."
        who = "Chance" if choice.seat is None else self.names.heroes[choice.seat]
        return f"{who} is asked ({choice.kind}): {', '.join(f'`{key}`' for key in choice.options)}."

    def _demand(self, kinds: tuple[str, ...], deed: str, way: Way) -> None:
        if self.kind not in kinds:
            message = f"Nobody is asked to {deed} here. {self.asked(self.match.choice)}"
            raise Unclear("not-asked", message, way, "Give the answers that come before first, for example by answer.")

    def _said(self, value: str | None, key: str, way: Way) -> str:
        if value is None:
            message = f"The match asks, and {key} does not say what. {self.asked(self.match.choice)}"
            raise Unclear("left-out", message, way, f"Write {key}.")
        return value

    def _card_key(self, card: str) -> str:
        if card == NONE:
            return NONE
        hero, _, own = card.rpartition("/")
        choice = self.match.choice
        seat = choice.seat if choice is not None else None
        return f"card {own}" if seat is None or hero in ("", self.names.heroes[seat]) else f"card {card}"

    def _card_type(self, card: str, seat: int, way: Way) -> int:
        """The type of a card, of the deck of a seat where no hero is named."""
        known = self.names.lineup.card_ids
        whole = card if "/" in card else f"{self.names.heroes[seat]}/{card}"
        if whole not in known:
            raise Unclear("unknown-card", f"There is no card {whole} in this match.", way, did_you_mean(whole, known))
        return known.index(whole)

    def _forced(self, key: str, taken: str, why: Reason | None, way: Way) -> None:
        """Only one thing was possible and has been taken: it must be the one that the author wrote."""
        reason = why or Reason("", "only {answer} was possible", {"answer": taken})
        message = f"{key} is not possible: {_cited(reason)}. The match went on with {taken}."
        raise Refused(message, way, reason)

    def _act(self, action: str, why: Reason | None, way: Way) -> None:
        """Take an action; if it is not offered, `why` says more than the rule of the action does."""
        try:
            self._answer(action, way)
        except Refused:
            if why is None:
                raise
            message = f"`{action}` is not offered: {_cited(why)}. {self.asked(self.match.choice)}"
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
        self._demand(("action",), "attack", way)
        before = self.battle.copy()
        self._act("attack", self._why_not_attack(before, attack, way), way)
        s, ids = self.battle, self.names.lineup.fighter_ids
        if self.kind == "attacker":
            self._answer(f"attack {self._said(attack.with_, 'with', way)}", (*way, "with"))
        elif attack.with_ is not None and attack.with_ != ids[s.attacker]:
            why = reasons.why_not_attacker(before, ids.index(attack.with_))
            self._forced(f"An attack with {attack.with_}", ids[s.attacker], why, (*way, "with"))
        if self.kind == "target":
            target = self._said(attack.target, "target", way)
            self._answer(f"attack {ids[s.attacker]} {target}", (*way, "target"))
        elif attack.target is not None and attack.target != ids[s.defender]:
            why = reasons.why_not_target(before, s.attacker, ids.index(attack.target))
            self._forced(f"An attack on {attack.target}", ids[s.defender], why, (*way, "target"))
        if self.kind == "attack-card":
            self._answer(self._card_key(self._said(attack.card, "card", way)), (*way, "card"))
        elif attack.card is not None:
            seat = before.active
            wanted = self._card_type(attack.card, seat, (*way, "card"))
            laid = self.names.lineup.card_types[s.plays[s.attack_play + PLAY_CARD]]
            if laid != wanted:
                why = reasons.why_not_combat_card(before, seat, ATTACK_CARD, s.attacker, wanted)
                self._forced(f"The card {attack.card}", self.names.lineup.card_ids[laid], why, (*way, "card"))

    def _defend(self, card: str, way: Way) -> None:
        self._demand(("defense",), "defend", way)
        self._answer(self._card_key(card), way)

    def _scheme(self, scheme: Scheme, way: Way) -> None:
        self._demand(("action",), "scheme", way)
        before = self.battle.copy()
        first = len(self.match.events())
        wanted = self._card_type(scheme.card, before.active, (*way, "card")) if scheme.card is not None else None
        why = reasons.why_not_scheme(before, before.active, wanted) if wanted is not None else None
        self._act("scheme", why, way)
        if self.kind == "scheme-card":
            self._answer(self._card_key(self._said(scheme.card, "card", way)), (*way, "card"))
        if self.kind == "scheme-fighter":
            self._answer(f"fighter {self._said(scheme.by, 'by', way)}", (*way, "by"))
        lineup = self.names.lineup
        played = next(event for event in self.match.events(first) if event[EVENT_KIND] == SCHEME_PLAYED)
        fighter, card_type = played[EVENT_A], lineup.card_types[played[EVENT_A + 1]]
        if wanted not in (None, card_type):
            self._forced(f"The card {scheme.card}", lineup.card_ids[card_type], why, (*way, "card"))
        if scheme.by is not None and scheme.by != lineup.fighter_ids[fighter]:
            why = reasons.why_not_user(before, card_type, lineup.fighter_ids.index(scheme.by))
            self._forced(f"A scheme by {scheme.by}", lineup.fighter_ids[fighter], why, (*way, "by"))

    def _maneuver(self, maneuver: Maneuver, way: Way) -> None:
        """A maneuver that was the only action possible has begun already."""
        self._demand(("action", "boost", "mover"), "maneuver", way)
        ended = self._maneuvers_ended()
        if self.kind == "action":
            self._answer("maneuver", way)
        if self.kind == "boost":
            self._answer(self._card_key(maneuver.boost), (*way, "boost"))
        elif maneuver.boost != NONE:
            raise Unclear("not-asked", "Nobody is asked for a boost here.", (*way, "boost"))
        for fighter, space in maneuver.move.items():
            self._move(fighter, space, (*way, "move", fighter))
        if self.kind == "mover" and self._maneuvers_ended() == ended:
            self._answer("done", way)

    def _move(self, fighter: str, space: str, way: Way) -> None:
        self._answer(f"fighter {fighter}", way)
        number = self.names.lineup.fighter_ids.index(fighter)
        spaces = self.names.lineup.board.space_ids
        if self.kind == "space":
            self._answer(f"space {space}", way)
        elif spaces[self.battle.space[number]] != space:
            stands = spaces[self.battle.space[number]]
            self._forced(f"A move to {space}", stands, None, way)

    def _maneuvers_ended(self) -> int:
        return sum(event[EVENT_KIND] == MANEUVER_ENDED for event in self.match.events())


def _cited(why: Reason) -> str:
    """A reason with its rule."""
    return f"{why.sentence()} ({why.rule})" if why.rule else why.sentence()
