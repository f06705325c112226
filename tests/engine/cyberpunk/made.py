"""Decks of hand-built cards that together use everything the engine has, for matches played by chance."""

from __future__ import annotations

from engine.cyberpunk import terms
from engine.cyberpunk.amounts import SUM, DifferentValues, NumberOf, StreetCred, ValuePairs
from engine.cyberpunk.conditions import CanCall, CanPay, HappenedThisTurn, StreetCredIs
from engine.cyberpunk.decks import Activation, Card, Deck, Listener, Replacement, Standing
from engine.cyberpunk.filters import (
    IS_ATTACKING,
    IS_EQUIPPED,
    IS_FACE_DOWN,
    IS_GEAR,
    IS_PROGRAM,
    IS_READY,
    IS_SPENT,
    IS_UNIT,
    CardIs,
    Measured,
    MeasuredWith,
    OfNamedType,
    WornBy,
)
from engine.cyberpunk.selectors import (
    COST_OF,
    EQUIPPED_GEAR,
    EVERYBODYS,
    FRIENDLY,
    HOST,
    LEGENDS_IN_AREA,
    POWER_OF,
    RIVALS,
    THIS,
    UNITS,
    VALUE_OF,
    Cards,
    Extreme,
    Gigs,
    Role,
)
from engine.cyberpunk.terms import CHOOSE_CARD, CHOOSE_GIG
from engine.cyberpunk.verbs import (
    ACTIVE_PLAYER,
    OTHER_PLAYER,
    OWNER,
    Adjust,
    Arm,
    Call,
    Change,
    Defeat,
    Discard,
    Draw,
    Equip,
    Look,
    NameType,
    Pay,
    PickLegend,
    PlayCard,
    Put,
    Ready,
    Reveal,
    Sell,
    SetValue,
    SpeakFor,
    Spend,
    Steal,
    Swap,
    TrashTop,
)
from engine.kernel.amounts import CountOf, Negative, Number, Reckoning
from engine.kernel.conditions import AT_LEAST, AT_MOST, EQUAL_TO, LESS_THAN, MORE_THAN, AllOf, Compare, Exists, Not
from engine.kernel.flow import AskBranch, AskMay, Jump, JumpUnless, JumpUnlessHappened
from engine.kernel.layout import ALL_EVENTS, EVENTS_OF_OTHERS, NOTHING
from engine.kernel.modifiers import ADD
from engine.kernel.picking import EXACTLY, UP_TO, Bind, Clear, Pick
from engine.kernel.players import OPPONENT, YOU
from engine.kernel.program import Condition, Filter, Instruction, Selector
from engine.kernel.selectors import Among, Bound, By, EndOfPile, Filtered, NamedThings, Pile, That, Union
from tests.engine.cyberpunk.building import ROOM, gear, legend, program, slot, trick, unit

ONE, TWO, THREE, ZERO = Number(1), Number(2), Number(3), Number(0)
OWN_UNITS, RIVAL_UNITS, ALL_UNITS = (Cards(UNITS, side) for side in (FRIENDLY, RIVALS, EVERYBODYS))
OWN_GIGS, RIVAL_GIGS, ALL_GIGS = (Gigs(side) for side in (FRIENDLY, RIVALS, EVERYBODYS))
OWN_LEGENDS = Cards(LEGENDS_IN_AREA, FRIENDLY)
OWN_GEAR = Cards(EQUIPPED_GEAR, FRIENDLY)
ME, WEARER = Role(THIS), Role(HOST)
HAND, RIVAL_HAND = Pile(YOU, terms.HAND, "hand"), Pile(OPPONENT, terms.HAND, "hand")
TRASH, DECK, EDDIES = (Pile(YOU, kind, "pile") for kind in (terms.TRASH, terms.DECK, terms.EDDIES))
THAT, BY, BOUND = That("that"), By("by"), Bound("it")
FIRST, SECOND = NamedThings(slot(0), "first"), NamedThings(slot(1), "second")


def only(root: Selector, *filters: Filter) -> Selector:
    """Those that pass every filter."""
    return Filtered(root, list(filters))


def is_among(thing: Selector, *those: Filter, root: Selector | None = None) -> Condition:
    """A condition of an event: what it happened to, or who did it, is one of these."""
    filters: list[Filter] = [] if root is None else [Among(root, True)]
    return Exists(Filtered(thing, [*filters, *those]), 1)


def pick(
    items: Selector,
    number: int = 0,
    quantity: int = EXACTLY,
    count: int = 1,
    player: int = YOU,
    kind: int = CHOOSE_CARD,
) -> list[Instruction]:
    """Pick cards or gigs into a name."""
    place = slot(number)
    return [Clear(place, kind == CHOOSE_CARD), Pick(place, items, quantity, count, player, kind)]


def pick_gig(items: Selector, number: int = 0) -> list[Instruction]:
    """Pick a gig into a name."""
    return pick(items, number, kind=CHOOSE_GIG)


def power(of: Selector, amount: Number, until: int = terms.UNTIL_END_OF_TURN) -> Change:
    """Power for a while."""
    return Change(terms.POWER, of, ADD, amount, until)


CARDS: list[Card] = [
    unit("brawler", 6, 3, tags=("ganger",)),
    unit("tank", 11, 5, keywords=(terms.BLOCKER,)),
    unit("rusher", 3, 2, keywords=(terms.ADRENALINE,), tags=("ganger",)),
    unit("nobody", 0, 1, keywords=(terms.BLOCKER,)),
    unit(
        "killer", 5, 4, programs={terms.PLAY_WINDOW: program(*pick(RIVAL_UNITS), Defeat(FIRST, NOTHING), name="killer")}
    ),
    unit(
        "mourner",
        2,
        2,
        programs={terms.DEFEATED_WINDOW: program(Draw(YOU, ONE, NOTHING), name="mourner")},
        listeners=(
            Listener(
                terms.DEFEATED, program(Draw(YOU, ONE, NOTHING), name="mourner sees"), whose=ALL_EVENTS, first=True
            ),
        ),
    ),
    unit(
        "adjuster",
        4,
        3,
        programs={
            terms.ATTACK_WINDOW: program(
                *pick_gig(ALL_GIGS), Adjust(FIRST, ONE, TWO, False, YOU, NOTHING), name="adjuster"
            )
        },
        listeners=(
            Listener(
                terms.ADJUSTED,
                program(*pick(TRASH), Put(FIRST, terms.HAND, False, NOTHING), name="adjuster sees"),
                is_among(THAT, root=OWN_GIGS),
                EVENTS_OF_OTHERS,
            ),
        ),
    ),
    unit(
        "thief",
        5,
        4,
        listeners=(
            Listener(
                terms.STEALS_GIG,
                program(Adjust(THAT, ZERO, Number(5), False, YOU, NOTHING), name="thief"),
                is_among(BY, root=ME),
            ),
            Listener(terms.STEALS_GIG, None, is_among(BY, root=ME)),
            Listener(
                terms.END_OF_TURN,
                program(
                    JumpUnless(HappenedThisTurn(0, "it stole"), 4),
                    *pick(only(EDDIES, CardIs(IS_SPENT))),
                    Ready(FIRST, NOTHING),
                    name="thief at the end",
                ),
            ),
        ),
    ),
    unit(
        "swapper",
        4,
        4,
        programs={
            terms.PLAY_WINDOW: program(
                *pick_gig(OWN_GIGS), *pick_gig(RIVAL_GIGS, 1), Swap(FIRST, SECOND), name="swapper"
            )
        },
    ),
    unit(
        "guard",
        4,
        3,
        guards=(
            Compare(
                NumberOf(VALUE_OF, THAT, SUM), MORE_THAN, NumberOf(POWER_OF, BY, SUM), is_among(THAT, root=OWN_GIGS)
            ),
        ),
        programs={
            terms.PLAY_WINDOW: program(Change(terms.CANNOT_STEAL, None, ADD, ONE, terms.UNTIL_TURN_OF, 0), name="guard")
        },
        replacements=(
            Replacement(
                terms.STEALS_GIG,
                program(*pick(HAND), Discard(FIRST, NOTHING), name="guard gives a card"),
                Exists(only(HAND, MeasuredWith(COST_OF, LESS_THAN, THAT, VALUE_OF, True)), 1),
                optional=True,
            ),
        ),
    ),
    unit(
        "leader",
        5,
        6,
        standings=(
            Standing(terms.POWER, TWO, None, only(OWN_UNITS, CardIs(IS_ATTACKING))),
            Standing(terms.COST, Negative(CountOf(only(OWN_GIGS, Measured(VALUE_OF, AT_LEAST, Number(4)))))),
            Standing(terms.CANNOT_ATTACK_AT_ONCE, ONE, None, RIVAL_UNITS),
        ),
    ),
    unit(
        "strategist",
        3,
        4,
        standings=(Standing(terms.CALLS_FREE, ONE),),
        listeners=(
            Listener(terms.PLAYED, None, is_among(THAT, CardIs(IS_GEAR))),
            Listener(
                terms.PLAYED,
                program(Draw(YOU, ONE, NOTHING), name="strategist"),
                is_among(THAT, CardIs(IS_PROGRAM)),
                first=True,
            ),
        ),
        activations=(
            Activation(
                program(*pick(RIVAL_UNITS), Spend(FIRST, NOTHING), name="strategist spends"),
                spend=True,
                pay=ONE,
                quick=True,
            ),
        ),
    ),
    unit(
        "collector",
        3,
        3,
        programs={
            terms.PLAY_WINDOW: program(
                TrashTop(YOU, THREE, slot(0)),
                *pick(only(FIRST, CardIs(IS_PROGRAM)), 1),
                Put(SECOND, terms.HAND, False, NOTHING),
                name="collector",
            )
        },
    ),
    unit(
        "medium",
        3,
        3,
        listeners=(
            Listener(
                terms.END_OF_TURN,
                program(
                    NameType(YOU, slot(0)),
                    Reveal(EndOfPile(DECK, 1, True)),
                    JumpUnless(Exists(only(EndOfPile(DECK, 1, True), OfNamedType(slot(0))), 1), 5),
                    Put(EndOfPile(DECK, 1, True), terms.HAND, False, NOTHING),
                    Jump(6),
                    TrashTop(YOU, ONE, NOTHING),
                    name="medium",
                ),
            ),
        ),
    ),
    gear("blade", 2, 1),
    gear("shield", 0, 1, keywords=(terms.BLOCKER,)),
    gear(
        "lifeline",
        1,
        2,
        replacements=(
            Replacement(terms.DEFEATED, program(Defeat(ME, NOTHING), name="lifeline"), is_among(THAT, root=WEARER)),
        ),
    ),
    gear(
        "wire",
        1,
        2,
        listeners=(
            Listener(terms.SPENT_EVENT, program(Draw(YOU, ONE, NOTHING), name="wire"), is_among(THAT, root=WEARER)),
        ),
    ),
    gear(
        "arms",
        2,
        3,
        listeners=(
            Listener(
                terms.STEALS_GIGS,
                program(
                    Steal(
                        ONE,
                        only(RIVAL_GIGS, MeasuredWith(VALUE_OF, EQUAL_TO, OWN_GIGS, VALUE_OF, False)),
                        WEARER,
                        NOTHING,
                    ),
                    name="arms",
                ),
                is_among(BY, root=WEARER),
                first=True,
            ),
        ),
    ),
    gear(
        "watch",
        2,
        2,
        activations=(
            Activation(
                program(
                    *pick(HAND),
                    Discard(FIRST, NOTHING),
                    *pick(only(RIVAL_UNITS, CardIs(IS_SPENT), MeasuredWith(COST_OF, AT_MOST, FIRST, COST_OF, True)), 1),
                    Defeat(SECOND, NOTHING),
                    name="watch",
                ),
                spend=True,
                pay=ONE,
                quick=True,
                condition=Exists(HAND, 1),
            ),
        ),
    ),
    trick("blast", *pick(only(RIVAL_UNITS, Measured(POWER_OF, AT_MOST, Number(4)))), Defeat(FIRST, NOTHING), cost=2),
    trick("boost", *pick(OWN_UNITS), power(FIRST, THREE), cost=1, keywords=(terms.QUICK,)),
    trick(
        "weaken",
        *pick(RIVAL_UNITS),
        Change(terms.POWER, FIRST, ADD, Negative(THREE), terms.UNTIL_END_OF_TURN),
        Change(terms.STEALS, FIRST, ADD, Negative(ONE), terms.UNTIL_END_OF_TURN),
        cost=1,
        keywords=(terms.QUICK,),
    ),
    trick(
        "rage",
        *pick(only(ALL_UNITS, CardIs(IS_EQUIPPED))),
        Change(terms.POWER, FIRST, ADD, CountOf(only(OWN_GEAR, WornBy(FIRST))), terms.UNTIL_END_OF_TURN),
        Arm(0, FIRST, terms.UNTIL_END_OF_TURN, terms.FIGHTS),
        later=(
            Listener(
                terms.FIGHTS,
                program(Arm(1, BOUND, terms.UNTIL_END_OF_TURN, terms.END_OF_TURN), name="rage fights"),
                is_among(Union([THAT, BY]), root=BOUND),
                ALL_EVENTS,
            ),
            Listener(terms.END_OF_TURN, program(Defeat(BOUND, NOTHING), name="rage ends"), None, ALL_EVENTS),
        ),
        cost=1,
        keywords=(terms.QUICK,),
    ),
    trick(
        "revenge",
        *pick(OWN_UNITS),
        Arm(0, FIRST, terms.UNTIL_USED, terms.LOSES_FIGHT),
        later=(
            Listener(
                terms.LOSES_FIGHT, program(Defeat(BY, NOTHING), name="revenge"), is_among(THAT, root=BOUND), ALL_EVENTS
            ),
        ),
        cost=1,
        keywords=(terms.QUICK,),
    ),
    trick(
        "recall",
        *pick(only(TRASH, CardIs(IS_UNIT), Measured(COST_OF, AT_MOST, THREE)), quantity=UP_TO, count=2),
        PlayCard(FIRST, True, None, terms.TRASH, NOTHING),
        cost=3,
    ),
    trick(
        "echo",
        *pick(only(Union([HAND, TRASH]), CardIs(IS_PROGRAM)), quantity=UP_TO),
        PlayCard(FIRST, True, None, terms.DECK, NOTHING),
        cost=2,
    ),
    trick("sink", *pick(only(RIVAL_UNITS, CardIs(IS_SPENT))), Put(FIRST, terms.DECK, True, NOTHING), cost=2),
    trick("bounce", *pick(Extreme(ALL_UNITS, POWER_OF, False)), Put(FIRST, terms.HAND, False, NOTHING), cost=2),
    trick(
        "each",
        SpeakFor(ACTIVE_PLAYER),
        *pick(OWN_UNITS),
        Defeat(FIRST, NOTHING),
        SpeakFor(OTHER_PLAYER),
        *pick(OWN_UNITS),
        Defeat(FIRST, NOTHING),
        SpeakFor(OWNER),
        Draw(YOU, ONE, NOTHING),
        cost=2,
    ),
    trick("blind sale", Sell(EndOfPile(DECK, 1, True)), cost=3),
    trick(
        "search",
        Look(YOU, EndOfPile(DECK, 4, True)),
        Clear(slot(2), True),
        Bind(slot(2), EndOfPile(DECK, 4, True)),
        *pick(NamedThings(slot(2), "seen"), quantity=UP_TO, count=2),
        Reveal(FIRST),
        Put(FIRST, terms.HAND, False, NOTHING),
        Put(only(NamedThings(slot(2), "seen"), Among(FIRST, False)), terms.DECK, True, NOTHING),
        cost=1,
    ),
    trick(
        "deal",
        AskBranch(OPPONENT, slot(2), [Exists(DECK, 1), Exists(OWN_UNITS, 1)], [1, 3], 5),
        Draw(YOU, TWO, NOTHING),
        Jump(5),
        Change(terms.MAY_ATTACK_READY, OWN_UNITS, ADD, ONE, terms.UNTIL_USED),
        Jump(5),
        cost=2,
    ),
    trick(
        "equalise",
        *pick_gig(ALL_GIGS),
        *pick_gig(ALL_GIGS, 1),
        SetValue(FIRST, NumberOf(VALUE_OF, SECOND, SUM), NOTHING),
        JumpUnless(Compare(ValuePairs(OWN_GIGS), AT_LEAST, ONE, None), 7),
        Draw(YOU, ONE, NOTHING),
        cost=1,
    ),
    trick(
        "robbery",
        *pick(OWN_UNITS),
        Steal(ONE, RIVAL_GIGS, FIRST, NOTHING),
        JumpUnless(Compare(StreetCred(YOU), LESS_THAN, StreetCred(OPPONENT), None), 5),
        Draw(YOU, ONE, NOTHING),
        cost=4,
    ),
    trick(
        "order",
        *pick(RIVAL_UNITS),
        Change(terms.MUST_ATTACK, FIRST, ADD, ONE, terms.UNTIL_TURN_OF),
        Change(terms.CANNOT_READY, RIVAL_UNITS, ADD, ONE, terms.UNTIL_TURN_OF),
        cost=1,
    ),
    trick(
        "discount",
        Change(terms.COST, None, ADD, Negative(TWO), terms.UNTIL_USED, 0),
        guards=(is_among(THAT, CardIs(IS_PROGRAM), root=HAND),),
        cost=1,
    ),
    trick(
        "move",
        *pick(OWN_GEAR),
        *pick(OWN_UNITS, 1),
        Equip(FIRST, SECOND),
        JumpUnlessHappened(7),
        Ready(SECOND, NOTHING),
        cost=1,
    ),
    trick(
        "both discard",
        *pick(RIVAL_HAND, player=OPPONENT),
        Discard(FIRST, NOTHING),
        *pick(HAND),
        Discard(FIRST, NOTHING),
        cost=1,
    ),
]

LEGENDS = (
    legend(
        "caller",
        programs={
            terms.CALL_WINDOW: program(Draw(YOU, ONE, NOTHING), name="caller"),
            terms.PLAY_WINDOW: program(*pick(RIVAL_UNITS), Defeat(FIRST, NOTHING), name="caller plays"),
        },
        standings=(Standing(terms.MAY_REROLL, ONE),),
        listeners=(
            Listener(
                terms.ROLLED,
                program(Draw(YOU, ONE, NOTHING), name="caller rolls"),
                Compare(NumberOf(VALUE_OF, THAT, SUM), EQUAL_TO, ONE, None),
            ),
        ),
    ),
    legend(
        "saviour",
        8,
        6,
        replacements=(
            Replacement(
                terms.DEFEATED,
                program(Pay(ONE), Defeat(ME, NOTHING), name="saviour"),
                AllOf([is_among(THAT, root=OWN_UNITS), CanPay(YOU, ONE)]),
                optional=True,
            ),
        ),
        activations=(
            Activation(
                program(
                    Clear(slot(0), True),
                    PickLegend(slot(0), only(OWN_LEGENDS, CardIs(IS_FACE_DOWN)), EXACTLY, 1, YOU),
                    Look(YOU, FIRST),
                    AskMay(YOU, CanCall(), 5),
                    Call(FIRST),
                    name="saviour peeks",
                ),
                spend=True,
            ),
        ),
    ),
    legend(
        "kin",
        5,
        4,
        keywords=(),
        activations=(
            Activation(
                program(
                    *pick(OWN_UNITS),
                    power(FIRST, TWO),
                    JumpUnless(StreetCredIs(YOU, True), 5),
                    Draw(YOU, ONE, NOTHING),
                    name="kin",
                ),
                spend=True,
                pay=Reckoning(1, [TWO, DifferentValues(OWN_GIGS)]),
                quick=True,
            ),
            Activation(
                program(
                    AskMay(YOU, CanPay(YOU, ONE), 4),
                    Pay(ONE),
                    JumpUnlessHappened(4),
                    Draw(YOU, ONE, NOTHING),
                    name="kin pays",
                ),
                condition=Not(Exists(only(OWN_UNITS, CardIs(IS_READY)), 1)),
                spend=True,
            ),
        ),
        standings=(Standing(terms.GO_SOLO_COST, TWO, None, Cards(LEGENDS_IN_AREA, RIVALS)),),
    ),
)


def made(number: int) -> Deck:
    """A deck of fifteen of these cards with three copies each; neighbouring numbers have different ones."""
    start = number * 7
    chosen = [CARDS[(start + i) % len(CARDS)] for i in range(15)]
    return Deck(f"made-{number}", LEGENDS, tuple((card, 3) for card in chosen), 4, ROOM - 3)
