"""A choice in words: what is asked, and what each option means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.kernel.choice import Choice
from engine.kernel.layout import NOBODY, NOTHING, PC, PLAY_ACTOR, PLAY_CARD, PROGRAM, ROW_PROGRAM
from engine.unmatched.battle import Battle
from engine.unmatched.movement import are_adjacent, can_target
from engine.unmatched.reasons import why_not_attacker, why_not_scheme
from engine.unmatched.terms import is_card_choice
from engine.unmatched.verbs import MoveFighter, PlaceFighter, ReturnFighter, the_one
from tools.display.card import boost_in_words, card_text, type_and_value
from tools.explain import step_at

if TYPE_CHECKING:
    from effects.syntax.language import Step
    from engine.kernel.match import Match
    from tools.log.names import Names

SPACE_CHOICES = ("space", "start-space")
FIGHTER_CHOICES = ("mover", "scheme-fighter", "attacker", "target", "fighter")


@dataclass(frozen=True, slots=True)
class Option:
    """One option, for a person to read."""

    key: str
    name: str
    detail: str = ""


class Question:
    """The open choice of a match, for the person whose choice it is."""

    def __init__(self, match: Match, names: Names, forced: Battle | None = None) -> None:
        state, choice = match.state, match.choice
        assert isinstance(state, Battle)
        assert choice is not None
        assert choice.seat is not None
        self.state: Battle = state
        self.choice: Choice = choice
        self.seat: int = choice.seat
        self.names = names
        self.forced = forced
        """The position in which the maneuver under way began by itself; None if it was chosen."""
        self.options = [self._option(index, key) for index, key in enumerate(choice.options)]

    @property
    def is_about_spaces(self) -> bool:
        """Whether the options are spaces of the board."""
        return self.choice.kind in SPACE_CHOICES

    @property
    def marked(self) -> list[str]:
        """The spaces offered."""
        return [option.name for option in self.options] if self.is_about_spaces else []

    # The question

    def words(self) -> str:
        """What is asked."""
        s, names = self.state, self.names
        match self.choice.kind:
            case "action":
                return f"Choose an action ({s.actions} left)"
            case "boost":
                return f"Boost this maneuver? Each of your fighters may move up to {s.move} spaces"
            case "mover":
                return f"Who moves next? Each fighter once, up to {s.move} spaces"
            case "scheme-card":
                return "Which scheme do you play?"
            case "scheme-fighter":
                return f"Who plays {names.card(s.plays[s.play + PLAY_CARD])}?"
            case "attacker":
                return "Who attacks?"
            case "target":
                return f"Whom does {self._name(s.attacker)} attack?"
            case "attack-card":
                return f"{self._name(s.attacker, first=True)} attacks {self._name(s.defender)}: with which card?"
            case "defense":
                attacker, defender = self._name(s.attacker, first=True), self._name(s.defender)
                return f"{attacker} attacks {defender}, with a card face down. Which card defends?"
            case "hand-limit":
                return f"You hold {s.hand_size(self.seat)} cards, the limit is 7: which one do you discard?"
            case "start-space":
                return f"Where does {self._name(s.placing)} start?"
            case "space":
                fighter = self._mover()
                return f"{self._from()}Where does {self._name(fighter)} go?"
            case "order":
                return "Several effects wait: which comes first?"
            case "may":
                return self._may()
            case "option":
                return f"{self._from()}choose one"
            case "card" | "fighter" as what:
                return f"{self._from()}choose a {what}"
            case kind:
                return f"{self._from()}{kind.replace('-', ' ')}?"

    def text(self) -> str:
        """The words of the card or ability that asks; empty when the rules ask."""
        step = self._step()
        if step is None:
            return ""
        owner = self._owner()
        said = self.names.speakers[owner].step(step)
        mine = owner == self.seat
        return said if mine else f"{said} (“you” is {self.names.player(owner)})"

    def _may(self) -> str:
        """What somebody may do; in short where it is the owner of the effect who may."""
        step = self._step()
        if step is None or self._owner() != self.seat:
            return f"{self._from()}yes or no?"
        deed = self.names.speakers[self.seat].deed(step)
        if not deed.startswith(tuple(map(self.names.fighter, range(self.state.lineup.fighters)))):
            deed = deed[:1].lower() + deed[1:]
        return f"Use {self.names.inside(self._source())}: {deed}?"

    def _from(self) -> str:
        source = self._source()
        return f"{source}: " if source else ""

    def _source(self) -> str:
        """The card or ability that asks; empty when the rules ask."""
        s = self.state
        if s.play == NOTHING or self._step() is None:
            return ""
        card = s.plays[s.play + PLAY_CARD]
        return self.names.card(card) if card != NOTHING else f"{self.names.player(self._owner())}'s ability"

    def _owner(self) -> int:
        s = self.state
        card = s.plays[s.play + PLAY_CARD]
        return s.lineup.card_owners[card] if card != NOTHING else s.lineup.fighter_seat[s.plays[s.play + PLAY_ACTOR]]

    def _step(self) -> Step | None:
        """The step that asks."""
        s = self.state
        if s.play == NOTHING or self.choice.kind in ("scheme-fighter", "order"):
            return None
        card = s.plays[s.play + PLAY_CARD]
        root = self.names.written(card)[1] if card != NOTHING else self.names.heroes[self._owner()]
        return step_at(root, self.choice.step)

    def _mover(self) -> int:
        """The fighter that is moved, placed or returned."""
        s = self.state
        if s.mover != NOTHING:
            return s.mover
        asks = s.table.programs[s.frames[s.frame + PROGRAM]].code[s.frames[s.frame + PC] - 1]
        return the_one(s, asks.slot) if isinstance(asks, MoveFighter | PlaceFighter | ReturnFighter) else NOTHING

    def _name(self, fighter: int, *, first: bool = False) -> str:
        if fighter == NOBODY:
            return "the fighter"
        name = self.names.fighter(fighter)
        return name if first else self.names.inside(name)

    # The options

    def _option(self, index: int, key: str) -> Option:
        kind, number = self.choice.kind, self.state.options[index]
        if kind == "action":
            return Option(key, key.capitalize(), self._action(key))
        if number == NOTHING:
            words = {"boost": "Do not boost", "defense": "Do not defend", "mover": "Nobody else moves"}
            return Option(key, words.get(kind, "No more"))
        if is_card_choice(self.state.choice_kind):
            return self._card(key, number)
        if kind in SPACE_CHOICES:
            return Option(key, self.names.space(number), self._space(number))
        if kind in FIGHTER_CHOICES:
            return Option(key, self.names.fighter(number), self._fighter(number))
        if kind == "may":
            return Option(key, key.capitalize())
        if kind == "option":
            return Option(key, key.capitalize(), self._branch(number))
        if kind == "order":
            return Option(key, *self._waiting(number))
        return Option(key, key)

    def _action(self, key: str) -> str:
        s = self.state
        if key == "maneuver":
            move = s.lineup.seat_move[s.active]
            return f"Draw a card, then move each fighter up to {move} spaces, more with a boost."
        if key == "attack":
            return "; ".join(self._targets()) + "."
        cards = [s.hand_card(s.active, index) for index in range(s.hand_size(s.active))]
        schemes = [card for card in cards if why_not_scheme(s, s.active, s.lineup.card_types[card]) is None]
        return f"Play {', '.join(dict.fromkeys(self.names.card(card) for card in schemes))}."

    def _targets(self) -> list[str]:
        """Who can attack, with a card in hand and somebody in reach (rule 35), and whom."""
        s, lineup = self.state, self.state.lineup
        said: list[str] = []
        for fighter in range(lineup.first_fighter[s.active], lineup.first_fighter[s.active + 1]):
            if why_not_attacker(s, fighter) is None:
                targets = [self._name(target) for target in range(lineup.fighters) if can_target(s, fighter, target)]
                said.append(f"{self._name(fighter, first=not said)} can attack {' or '.join(targets)}")
        return said

    def _card(self, key: str, card: int) -> Option:
        owner, written = self.names.written(card)
        if self.choice.kind == "boost":
            s = self.state
            boost = s.lineup.type_boost[s.lineup.card_types[card]]
            return Option(key, self.names.card(card), f"move {s.move} + {boost} = {s.move + boost}")
        numbers = ", ".join(part for part in (type_and_value(written).plain, boost_in_words(written)) if part)
        text = card_text(written, self.names.speakers[owner]).plain
        return Option(key, self.names.card(card), f"{numbers}\n{text}" if text else numbers)

    def _space(self, space: int) -> str:
        """The zones, and who is near."""
        s = self.state
        said = [", ".join(self.names.zones(space))]
        mover = s.placing if self.choice.kind == "start-space" else self._mover()
        if mover != NOTHING and s.space[mover] == space:
            said.append("stay")
        beside = [
            self._name(other)
            for other in range(s.lineup.fighters)
            if other != mover and s.space[other] != NOTHING and are_adjacent(s, space, s.space[other])
        ]
        return "; ".join([*said, f"next to {', '.join(beside)}"] if beside else said)

    def _fighter(self, fighter: int) -> str:
        s = self.state
        space = s.space[fighter]
        if space == NOTHING:
            return "defeated"
        zones = ", ".join(self.names.zones(space))
        return f"health {s.health[fighter]}, in {self.names.space(space)} ({zones})"

    def _branch(self, number: int) -> str:
        options = getattr(getattr(self._step(), "verb", None), "options", ())
        return " ".join(self.names.speakers[self._owner()].steps(options[number].steps)) if options else ""

    def _waiting(self, row: int) -> tuple[str, str]:
        """An effect that waits: what it is called and what it says."""
        s = self.state
        program = s.table.programs[s.rows[row + ROW_PROGRAM]]
        for seat, (hero_id, hero) in enumerate(zip(self.names.hero_ids, self.names.heroes, strict=True)):
            speaker = self.names.speakers[seat]
            for card in hero.cards:
                if program.name.startswith(f"{hero_id}/{card.id} "):
                    return card.name.spoken(self.names.language), card_text(card, speaker).plain
            for number, ability in enumerate(hero.abilities):
                if program.name.startswith(f"{hero_id} ") and program.label(0).startswith(f"abilities[{number}]"):
                    return f"{self.names.player(seat)}'s ability", speaker.ability(ability)
        return program.name, ""
