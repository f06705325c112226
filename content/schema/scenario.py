"""A scenario: an example of rules or cards with a position, answers, and what must hold between them."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, ClassVar, Self

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, model_validator

from content.schema.board import Trail
from content.schema.card import Card
from content.schema.name import Id
from content.schema.set import System
from effects.syntax.language import Ability

DEFEATED = "defeated"
"""What stands for the space of a fighter that is not on the board."""
NONE = "none"
"""What stands for no card, no choice and no winner."""
ANY = "any"
"""What stands for whatever an event is about."""

Reference = Annotated[str, StringConstraints(min_length=1, max_length=100)]
"""A card: its id in its own deck, such as `feint`, or `bigfoot/feint`."""
Key = Annotated[str, StringConstraints(min_length=1, max_length=200)]
"""An answer as the match offers it, such as `attack`, `card feint`, `space f09`, `fighter outlaw-2` or `done`."""
Sentence = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300)]
Small = Annotated[int, Field(strict=True, ge=0, le=999)]
Cards = Annotated[tuple[Reference, ...], Field(max_length=100)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True, populate_by_name=True)


class Short(_Part):
    """Something with a short form: a text, number or list stands for the mapping with that as its main key."""

    main: ClassVar[str]
    expected: ClassVar[str]
    alone: ClassVar[tuple[type, ...]] = (str,)

    @model_validator(mode="before")
    @classmethod
    def _spelled_out(cls, given: Any) -> Any:
        return {cls.main: given} if isinstance(given, cls.alone) and not isinstance(given, bool) else given


# The position


class Start(Enum):
    """Where a scenario begins; the value is the word an author writes."""

    TURN = "turn"
    """In a turn, with everything where the scenario says."""
    OPENING = "opening"
    """At the very beginning: decks are shuffled, hands drawn, fighters placed (rules 2 to 7)."""


class Standing(Short):
    """Where a fighter stands and how healthy it is; `f08` is short for `{at: f08}`, `defeated` for `{at: defeated}`."""

    main = "at"
    expected = "a space, `defeated`, or a mapping with the keys at, health and from"

    at: Id
    """Its space, or `defeated`."""
    health: Small | None = None
    """Its health; full unless said."""
    from_: Id | None = Field(default=None, alias="from")
    """Where it stood when this turn began; the same space unless said."""


class Turn(Short):
    """Whose turn it is; `bigfoot` is short for `{of: bigfoot}`."""

    main = "of"
    expected = "a hero, or a mapping with the keys of, actions and number"

    of: Id | None = None
    """The hero whose turn it is; the first one unless said."""
    actions: Annotated[int, Field(strict=True, ge=0, le=9)] | None = None
    """How many actions are left. Unless said, the turn begins now, with two."""
    number: Annotated[int, Field(strict=True, ge=1, le=999)] | None = None
    """The number of the turn; 1 unless said."""


class Pile(Short):
    """The order of a deck, top first. A list says the whole deck, `{top: [...]}` only what lies on top of the rest."""

    main = "all"
    expected = "a list of cards, or a mapping with the key top"
    alone = (list,)

    all: Cards | None = None
    """Every card of the pile, the topmost first."""
    top: Cards | None = None
    """The topmost cards; what no other pile holds lies below them."""

    @model_validator(mode="after")
    def _one_of_them(self) -> Self:
        if (self.all is None) == (self.top is None):
            raise ValueError("expected a list of cards, or a mapping with the key top")
        return self


class Battlefield(Short):
    """A board of the library, or a small one that is drawn in the scenario itself."""

    main = "id"
    expected = "the id of a board, or a mapping with the keys zones, paths, one_way, passages and starts"

    id: Id | None = None
    """The id of a board; nothing else is said then."""
    zones: dict[Id, Annotated[tuple[Id, ...], Field(min_length=1, max_length=100)]] = {}
    """The spaces by zone; a space in several zones stands in each of them."""
    paths: Annotated[tuple[Trail, ...], Field(max_length=200)] = ()
    """The lines between spaces; `[a, b, c]` joins a with b and b with c."""
    one_way: Annotated[tuple[Trail, ...], Field(max_length=200)] = ()
    """Paths walked only in the order written."""
    passages: Annotated[tuple[Trail, ...], Field(max_length=200)] = ()
    """Secret passages: for movement only."""
    starts: Annotated[tuple[Id, ...], Field(max_length=10)] = ()
    """The start spaces, the first player's first; only an opening needs them."""

    @model_validator(mode="after")
    def _one_of_them(self) -> Self:
        if (self.id is None) == (not self.zones):
            raise ValueError("expected either the id of a board, or zones and paths")
        return self


# The steps


def _listed(given: Any) -> Any:
    return [given] if isinstance(given, str) else given


class Attack(_Part):
    """An attack: what is not asked because nothing else is possible may be left out, and is checked where it stands."""

    with_: Id | None = Field(default=None, alias="with")
    """The fighter that attacks."""
    target: Id | None = None
    """The fighter that is attacked."""
    card: Reference | None = None
    """The card that is laid face down."""


class Scheme(Short):
    """A scheme; a card alone is short for `{card: ...}`."""

    main = "card"
    expected = "a card, or a mapping with the keys card and by"

    card: Reference | None = None
    """The scheme card."""
    by: Id | None = None
    """The fighter that plays it."""


class Maneuver(_Part):
    """A maneuver; `stay` is short for one without boost and without moves."""

    expected: ClassVar[str] = "`stay`, or a mapping with the keys boost and move"

    boost: Reference = NONE
    """The card that is discarded to boost, or `none`."""
    move: dict[Id, Id] = {}
    """Who moves where, in this order; the others stay."""

    @model_validator(mode="before")
    @classmethod
    def _stay(cls, given: Any) -> Any:
        return {} if given == "stay" else given


class Answer(_Part):
    """What a player does: exactly one of these keys."""

    answers: ClassVar[tuple[str, ...]] = ("attack", "defend", "maneuver", "scheme", "answer")

    attack: Attack | None = None
    """An attack, up to the choice of the defense card."""
    defend: Reference | None = None
    """The defense card, or `none`."""
    maneuver: Maneuver | None = None
    """A whole maneuver: draw, boost, moves."""
    scheme: Scheme | None = None
    """A scheme, up to the first choice of its effect."""
    answer: Annotated[tuple[Key, ...], BeforeValidator(_listed), Field(min_length=1, max_length=100)] | None = None
    """An answer by its key, or several one after the other."""


class Illegal(Short, Answer):
    """What a player cannot do now; a key alone is short for `{answer: ...}`."""

    main = "answer"
    expected = "an answer by its key, or a mapping such as {defend: feint, because: defend-with-the-fighters-card}"

    because: Annotated[str, StringConstraints(min_length=1, max_length=300)] | None = None
    """The id of the rule that forbids it, or words of the reason."""

    @model_validator(mode="after")
    def _exactly_one(self) -> Self:
        _demand_one_key(self, self.answers)
        return self


class PileExpectation(Short):
    """What a pile holds: a number of cards, a list of all of them (decks and discard piles from the top), or keys."""

    main = "all"
    expected = "a number of cards, a list of cards, or a mapping with the keys size, top, has and lacks"
    alone = (list,)

    size: Small | None = None
    """How many cards there are."""
    all: Cards | None = None
    """Every card, for decks and discard piles from the top."""
    top: Cards | None = None
    """The topmost cards, the topmost first."""
    has: Cards | None = None
    """Cards that are among them, each as often as it stands here."""
    lacks: Cards | None = None
    """Cards that are not among them."""

    @model_validator(mode="before")
    @classmethod
    def _number(cls, given: Any) -> Any:
        return {"size": given} if isinstance(given, int) and not isinstance(given, bool) else given


Piles = dict[Id, PileExpectation]
Happening = Annotated[
    dict[Annotated[str, Field(max_length=40)], Id | Reference | int],
    BeforeValidator(lambda given: {given: ANY} if isinstance(given, str) else given),
    Field(min_length=1, max_length=8),
]
"""An event: its word, or `{damaged: robin-hood, amount: 2}`."""


class Values(_Part):
    """The values of the cards in the combat, as they stand now."""

    attack: Small | None = None
    """The attack card's."""
    defense: Small | None = None
    """The defense card's."""


class Sight(_Part):
    """What a player sees of the cards; what he cannot know is left out."""

    hands: Piles = {}
    """The cards that he knows of the hands."""
    decks: Piles = {}
    """The cards that he knows of the decks."""
    discards: Piles = {}
    """The cards that he knows of the discard piles."""
    in_play: Piles = {}
    """The cards that he knows of those being played."""


class Expect(_Part):
    """What must hold now: everything that is written here, and nothing is said about the rest."""

    choice: Annotated[str, Field(max_length=40)] | None = None
    """The kind of choice that is open, such as `action` or `defense`; `none` when nothing is asked."""
    asked: Id | None = None
    """The hero whose player is asked."""
    options: Annotated[tuple[Key, ...], Field(max_length=512)] | None = None
    """Exactly the answers that are offered, in any order."""
    offers: Annotated[tuple[Key, ...], Field(max_length=512)] | None = None
    """Answers that are offered, among others."""
    health: dict[Id, Small] = {}
    """Health by fighter."""
    at: dict[Id, Id] = {}
    """Spaces by fighter, or `defeated`."""
    hands: Piles = {}
    """Hands by hero."""
    decks: Piles = {}
    """Decks by hero."""
    discards: Piles = {}
    """Discard piles by hero."""
    in_play: Piles = {}
    """Cards being played, by hero."""
    values: Values | None = None
    """The values of the cards in the combat."""
    events: Annotated[tuple[Happening, ...], Field(max_length=100)] = ()
    """What happened since the last `expect`, in this order; other things may have happened between."""
    never: Annotated[tuple[Happening, ...], Field(max_length=100)] = ()
    """What did not happen since the last `expect`."""
    winner: Id | None = None
    """The hero that won; `none` while the match goes on, `draw` if nobody won."""
    actions: Annotated[int, Field(strict=True, ge=0, le=99)] | None = None
    """How many actions are left in this turn."""
    turn: Turn | None = None
    """Whose turn it is, and its number."""
    sees: dict[Id, Sight] = {}
    """What the player of a hero sees."""

    @property
    def says_what_is_asked(self) -> bool:
        """Whether a choice left open is expected here."""
        return self.choice is not None or self.options is not None or self.offers is not None


class Step(Answer):
    """One step of the play: exactly one thing that a player does, or what must hold."""

    expect: Expect | None = None
    """What must hold now."""
    illegal: Illegal | None = None
    """What a player cannot do now, and why."""
    by: Id | None = None
    """The hero whose player does it; it is checked that he is the one who is asked."""
    note: Annotated[str, Field(max_length=500)] | None = None
    """A remark of the author's."""

    @model_validator(mode="after")
    def _exactly_one(self) -> Self:
        _demand_one_key(self, (*self.answers, "expect", "illegal"))
        return self


def _demand_one_key(step: BaseModel, keys: tuple[str, ...]) -> None:
    used = [key for key in keys if getattr(step, key) is not None]
    if len(used) != 1:
        found = " and ".join(used) or "none of them"
        raise ValueError(f"expected exactly one of the keys {', '.join(keys)}, found {found}")


def _something(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    if not steps:
        raise ValueError("expected at least one step, such as `expect`")
    return steps


class Scenario(_Part):
    """An example of rules or cards that is played and checked."""

    name: Sentence
    """What it shows, in a sentence."""
    rules: Annotated[tuple[Id, ...], Field(max_length=50)] = ()
    """The rules it shows, by their ids."""
    cards: Cards = ()
    """The cards it shows, as `hero/card`."""
    system: System = System.UNMATCHED
    """The game: `unmatched`."""
    heroes: Annotated[tuple[Id, ...], Field(min_length=2, max_length=2)]
    """The heroes in the order of their seats."""
    board: Battlefield
    """The id of a board, or a small board drawn here."""
    with_cards: dict[Id, Annotated[tuple[Card, ...], Field(max_length=60)]] = {}
    """By hero: further cards of the deck; one with the id of a card of the deck takes its place."""
    with_abilities: dict[Id, Annotated[tuple[Ability, ...], Field(max_length=10)]] = {}
    """By hero: its abilities, instead of its own; `[]` takes them away."""
    start: Start = Start.TURN
    """`turn`, or `opening` to begin before anything is on the board."""
    fighters: dict[Id, Standing] = {}
    """Where the fighters stand; sidekicks that are not mentioned are defeated."""
    hands: dict[Id, Cards] = {}
    """By hero: the hand; empty unless said."""
    decks: dict[Id, Pile] = {}
    """By hero: the deck. Unless it is listed whole, what no other pile holds lies in it, in the order of the file."""
    discards: dict[Id, Cards] = {}
    """By hero: the discard pile, top first. If the deck is listed whole, what no pile holds lies below."""
    turn: Turn = Turn()
    """Whose turn it is, how many actions are left, which turn it is."""
    random: Annotated[tuple[Key, ...], Field(max_length=100)] = ()
    """What chance gives, pick by pick: keys, or the cards alone."""
    seed: Annotated[int, Field(strict=True, ge=0, lt=2**63)] = 1
    """What decks are shuffled by."""
    turn_cap: Annotated[int, Field(strict=True, ge=1, le=9999)] = 200
    """After so many turns the match is a draw."""
    play: Annotated[tuple[Step, ...], Field(max_length=200), AfterValidator(_something)]
    """What is done and what must hold, step by step."""
    note: Annotated[str, Field(max_length=500)] | None = None
    """A remark of the author's."""
