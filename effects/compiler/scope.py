"""The scope of one card or ability: what its words and names mean, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from effects.compiler.dialect import Dialect
from effects.compiler.names import Names
from effects.problem import Place, Problem, Severity
from effects.spelling import closest, did_you_mean
from effects.syntax.keyword import Keyword
from effects.syntax.language import Ability, Selector, Step
from effects.syntax.node import spelling
from effects.syntax.words import Kind, Where
from engine.kernel import players


@dataclass(frozen=True, slots=True)
class Own:
    """What a hero declares beside its fighters."""

    cards: frozenset[str] = frozenset()
    """The ids of its cards."""
    states: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By state: its values."""
    tags: tuple[str, ...] = ()


class Scope:
    """Which words are known where the steps stand; collects every problem of the author's."""

    def __init__(
        self, dialect: Dialect, fighters: dict[str, tuple[int, int]], most_named: int, own: Own | None = None
    ) -> None:
        self.dialect = dialect
        self.own = own or Own()
        self.fighters = fighters
        """By id: the number of the first of the hero's fighters it means, and how many it means."""
        self.names = Names(most_named)
        self.problems: list[Problem] = []
        self.where: frozenset[Where] = frozenset()
        """Where the steps stand, so that words can be refused that mean nothing there."""

    def problem(
        self, place: Place, code: str, message: str, hint: str = "", *, warning: bool = False, length: int = 1
    ) -> None:
        """Note a problem of the author's."""
        severity = Severity.WARNING if warning else Severity.ERROR
        self.problems.append(Problem(code, _sentence(message), place, _sentence(hint), severity, length))

    @contextmanager
    def quietly(self) -> Iterator[None]:
        """While it lasts, problems are not noted, because the same part is compiled once more in its own place."""
        noted = len(self.problems)
        yield
        del self.problems[noted:]

    def speaks(self, keyword: Keyword, place: Place) -> bool:
        """Whether the game system has this keyword and all that is said with it; if not, it is a problem."""
        if self.dialect.system in keyword.systems:
            return self._knows_arguments(keyword, place)
        systems = " and ".join(keyword.systems)
        self.problem(place, "other-system", f"`{keyword.key}` is a word of {systems}, not of {self.dialect.system}")
        return False

    def known_arguments(self, keyword: Keyword, arguments: Iterable[str]) -> str:
        """Those arguments of a keyword that this game system knows, for a message."""
        system = self.dialect.system
        known = [name for name in arguments if system in keyword.systems_of.get(name, keyword.systems)]
        return " and ".join(f"`{name}`" for name in known)

    def _knows_arguments(self, keyword: Keyword, place: Place) -> bool:
        """Whether the game system knows the arguments that are used; each that it does not is a problem."""
        noted = len(self.problems)
        for name, known in type(keyword).model_fields.items():
            argument = spelling(name)
            systems = keyword.systems_of.get(argument, keyword.systems)
            if self.dialect.system not in systems and getattr(keyword, name) != known.default:
                message = f"`{argument}` of `{keyword.key}` is a word of {' and '.join(systems)}"
                self.problem(place, "other-system", f"{message}, not of {self.dialect.system}")
        return len(self.problems) == noted

    def check_opening(self, ability: Ability) -> None:
        """An opening that only another game system knows, or more of an event than this one can ask, is a problem."""
        system = self.dialect.system
        for key, systems in ability.openings.items():
            if system not in systems and getattr(ability, key, None) is not None:
                message = f"`{key}` is a word of {' and '.join(systems)}, not of {system}"
                self.problem(ability.written_at, "other-system", message)
        event = ability.when
        if event is not None and not self.dialect.asks_events:
            for name in ("by", "of", "who", "if_", "first"):
                if getattr(event, name) is not None:
                    message = f"`{spelling(name)}` of an event means nothing in {system}"
                    self.problem(event.written_at, "other-system", message, "put it into `if` of the ability")

    def demand_tag(self, tag: str, place: Place) -> None:
        """A tag that nobody declares is a problem."""
        if tag not in self.own.tags:
            hint = f"{did_you_mean(tag, self.own.tags)} {self.dialect.own_tag}".lstrip()
            self.problem(place, "unknown-tag", f"there is no tag {tag} here", hint, length=len(tag))

    def player(self, word: str, place: Place) -> int:
        """The engine's number of a word for a player."""
        found = self.dialect.players.get(word)
        if found is None:
            self.unknown(word, place, list(self.dialect.players), "player")
            return players.YOU
        return found.number

    def decider(self, step: Step) -> int:
        """Who makes the choices of a step's verb: `by`, else the player in `may`, else `you`."""
        word = step.by or step.may
        key = "by" if step.by is not None else "may"
        return self.player(word, step.place_of(key)) if word is not None else players.YOU

    def picker(self, step: Step, picked: Selector) -> int:
        """Who picks: as `decider`, but cards from a hand are picked by its owner unless the step says who picks."""
        if step.by is None and step.may is None and picked.quantifier:
            word = self.dialect.words.get(picked.root.word or "")
            if word is not None and word.owner:
                return self.player(word.owner, step.written_at)
        return self.decider(step)

    def declare(self, step: Step, slot: int, kind: Kind | None) -> None:
        """Let the name of a step, if it has one, mean this slot from here on."""
        name = step.as_
        if name is None:
            return
        taken = (
            name in self.dialect.words
            or name in self.dialect.amounts
            or name in self.dialect.conditions
            or name in self.dialect.players
            or name in self.fighters
        )
        if taken:
            self.problem(
                step.written_at,
                "name-is-a-word",
                f"`as: {name}`: this word already means something",
                "give the step another name",
            )
        elif name in self.names.by_name:
            message = f"`as: {name}`: an earlier step of this card or ability has this name"
            self.problem(step.written_at, "name-taken", message, "give the step another name")
        self.names.declare(name, slot, kind, step.written_at)

    def check_names(self) -> None:
        """A name that no step reads is a warning."""
        for name in self.names.unread():
            message = f"`as: {name.name}`: no later step reads this name"
            self.problem(name.place, "unread-name", message, "leave `as` out, or use the name", warning=True)

    def unknown_event(self, word: str, place: Place) -> None:
        """An ability waits for something that is no event."""
        self.unknown(word, place, list(self.dialect.events), "event")

    def check_where(self, word: str, where: Where, place: Place) -> None:
        """A word that means nothing where it stands is a problem."""
        if not self._holds(where):
            self.problem(
                place, "out-of-scope", f"`{word}` means nothing here: it is known {where.value}", length=len(word)
            )

    def wrong_kind(self, word: str, found: Kind, wanted: Kind, place: Place) -> None:
        """A word for things of another kind is a problem."""
        message = f"`{word}` means {found.value}, here {wanted.value} are wanted"
        self.problem(place, "wrong-kind", message, length=len(word))

    def unknown(self, word: str, place: Place, known: list[str], wanted: str) -> None:
        """A word nobody knows is a problem; what was probably meant is the hint, else all there is."""
        here = sorted(name for name in known if self._is_known_here(name))
        hint = self.meant(word, known, wanted) or f"Known here: {', '.join(here) or 'nothing yet'}."
        self.problem(place, "unknown-word", f"There is no {wanted} called `{word}` here.", hint, length=len(word))

    def meant(self, word: str, known: list[str], wanted: str) -> str:
        """What was probably meant by an unknown word, as a question; empty if nobody can tell."""
        parts = word.split()
        if len(parts) > 1 and all(part in known for part in parts):
            return f"Is a comma missing? Write `[{', '.join(parts)}]`."
        instead = self.dialect.instead(word, wanted, known)
        meant = [right for right in instead if self._is_known_here(right)] or list(instead)
        if not meant and (near := closest(word, known)) is not None:
            meant = [near]
        return f"Did you mean {' or '.join(f'`{right}`' for right in meant)}?" if meant else ""

    def _is_known_here(self, word: str) -> bool:
        """Whether a word means something where the steps stand."""
        dialect = self.dialect
        entry = dialect.words.get(word) or dialect.amounts.get(word) or dialect.conditions.get(word)
        return entry is None or self._holds(entry.where)

    def _holds(self, where: Where) -> bool:
        return where is Where.EVERYWHERE or where in self.where


def _sentence(text: str) -> str:
    """A text as a sentence: with a capital and a full stop."""
    end = "" if not text or text[-1] in ".?" else "."
    return text[:1].upper() + text[1:] + end
