"""Playing cyberpunk: cards, Calls, abilities and attacks as answers to the choices that the match really asks."""

from __future__ import annotations

from content.reading.ways import Way
from content.scenarios.cyberpunk.laying import SEATS
from content.scenarios.cyberpunk.names import CyberpunkNames
from content.scenarios.playing import Playing
from content.schema.answers import Answer
from content.schema.cyberpunk.answers import EDDIE, GIGS, Attack, Call, Deed, Play, Use
from engine.cyberpunk import reasons, words
from engine.cyberpunk.rivalry import Rivalry
from engine.cyberpunk.terms import LEGENDS
from engine.kernel.layout import NOTHING
from engine.kernel.reason import Reason

ACTING = ("action", "reaction")
"""The kinds of choices in which players act."""


class CyberpunkPlaying(Playing):
    """A match of cyberpunk being played by the steps of a scenario."""

    names: CyberpunkNames

    @property
    def rivalry(self) -> Rivalry:
        """The state of the match."""
        state = self.match.state
        assert isinstance(state, Rivalry)
        return state

    def why_not(self, key: str) -> Reason:
        return reasons.why_not(self.rivalry, key)

    def do(self, step: Answer, way: Way) -> None:
        assert isinstance(step, Deed)
        if step.play is not None:
            self._play("play", step.play, (*way, "play"))
        elif step.go_solo is not None:
            self._play("go-solo", step.go_solo, (*way, "go_solo"))
        elif step.sell is not None:
            self._act(f"sell {self._own(step.sell)}", "sell", (*way, "sell"))
        elif step.call is not None:
            self._call(step.call, (*way, "call"))
        elif step.use is not None:
            self._use(step.use, (*way, "use"))
        elif step.attack is not None:
            self._attack(step.attack, (*way, "attack"))
        elif step.block is not None:
            self._act(f"block {self._own(step.block)}", "block", (*way, "block"))
        super().do(step, way)

    @property
    def _asked_seat(self) -> int:
        choice = self.match.choice
        return choice.seat if choice is not None and choice.seat is not None else int(self.rivalry.active)

    def _own(self, card: str) -> str:
        """A card of the player who is asked, as his keys spell it."""
        return card.removeprefix(f"{SEATS[self._asked_seat]}/")

    def _rivals(self, card: str) -> str:
        """A card of the other player, as the keys of the one who is asked spell it."""
        return card if "/" in card else f"{SEATS[1 - self._asked_seat]}/{card}"

    def _act(self, key: str, deed: str, way: Way) -> None:
        self.demand(ACTING, deed, way)
        self.answer(key, way)

    def _play(self, action: str, play: Play, way: Way) -> None:
        self._act(f"{action} {self._own(play.card)}", "play a card", (*way, "card"))
        if self.kind == "wearer":
            self.answer(f"card {self._own(self.said(play.on, 'on', way))}", (*way, "on"))
        elif play.on is not None:
            self._demand_wearer(play, (*way, "on"))
        self._pay(play.pay, (*way, "pay"))

    def _demand_wearer(self, play: Play, way: Way) -> None:
        """Only one card could wear the gear: it must be the one that the author wrote."""
        s = self.rivalry
        gear = self.names.in_play(s, play.card)
        wearer = words.card_id(s, s.host[gear]) if gear is not None and s.host[gear] != NOTHING else "nobody"
        if wearer != self._own(play.on or ""):
            self.forced(f"{play.card} on {play.on}", wearer, None, way)

    def _pay(self, payments: tuple[str, ...], way: Way) -> None:
        """Pay as the author says; what he does not say with Eddies as long as there are ready ones."""
        index = 0
        while self.kind == "payment":
            choice = self.match.choice
            assert choice is not None
            if index < len(payments):
                self.answer(self._payment(payments[index]), (*way, index))
            else:
                self.answer(EDDIE if EDDIE in choice.options else choice.options[0], way)
            index += 1

    def _payment(self, payment: str) -> str:
        return EDDIE if payment == EDDIE else self._legend(payment)

    def _legend(self, legend: str) -> str:
        """A legend of the player who is asked, by its place while it lies face down."""
        s, seat, own = self.rivalry, self._asked_seat, self._own(legend)
        for place in range(int(s.size(seat, LEGENDS))):
            if words.card_id(s, s.card_at(seat, LEGENDS, place)) == own:
                return f"legend {words.legend_name(s, seat, place)}"
        return f"legend {own}"

    def _call(self, call: Call, way: Way) -> None:
        seat = self._asked_seat
        self._act("call", "call a legend", way)
        if self.kind == "legend":
            self.answer(self._legend(call.legend), (*way, "legend"))
        self._pay(call.pay, (*way, "pay"))
        s = self.rivalry
        card = self.names.copies[seat, self._own(call.legend).partition(":")[0]][0]
        if not s.ability_works(card):
            self.forced(f"A Call of {call.legend}", "another", None, (*way, "legend"))

    def _use(self, use: Use, way: Way) -> None:
        number = f" {use.ability}" if use.ability > 1 else ""
        self._act(f"use {self._own(use.card)}{number}", "use an ability", (*way, "card"))
        self._pay(use.pay, (*way, "pay"))

    def _attack(self, attack: Attack, way: Way) -> None:
        self.demand(("action",), "attack", way)
        seat = self._asked_seat
        before, unit = self.rivalry.copy(), self._own(attack.with_)
        target = self._rivals(attack.target) if attack.target not in (None, GIGS) else attack.target
        self.answer(f"attack {unit}", (*way, "with"))
        if self.kind == "target":
            self.answer(f"target {self.said(target, 'target', way)}", (*way, "target"))
        elif target is not None:
            s = self.rivalry
            taken = GIGS
            if s.attacker != NOTHING and s.defender != NOTHING:
                taken = words.card_name(s, s.defender, seat)
            if taken != target and s.attacker != NOTHING:
                why = self._why_not_target(before, f"{SEATS[seat]}/{unit}", target)
                self.forced(f"An attack on {attack.target}", taken, why, (*way, "target"))

    def _why_not_target(self, s: Rivalry, unit: str, target: str) -> Reason | None:
        """Why a unit that could attack something could not attack this."""
        attacker = self.names.in_play(s, unit)
        defender = self.names.in_play(s, target) if target != GIGS else None
        if attacker is None or (defender is None and target != GIGS):
            return None
        return reasons.why_not_gigs(s, attacker) if defender is None else reasons.why_not_target(s, attacker, defender)
