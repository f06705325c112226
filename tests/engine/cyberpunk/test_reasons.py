"""Why something is not offered: the rule and a sentence."""

from __future__ import annotations

import pytest

from engine.cyberpunk import terms
from engine.cyberpunk.decks import Activation, Standing
from engine.cyberpunk.reasons import why_not
from engine.cyberpunk.verbs import Draw
from engine.kernel.amounts import Number
from engine.kernel.conditions import Exists
from engine.kernel.layout import NOTHING
from engine.kernel.players import YOU
from tests.engine.cyberpunk.building import Scene, answer, gear, legend, options, program, rivalry, trick, unit
from tests.engine.cyberpunk.made import HAND

ONE = Number(1)
DRAW = Draw(YOU, ONE, NOTHING)
CARDS = (
    gear("blade"),
    trick("think", DRAW, cost=3),
    trick("quick", DRAW, keywords=(terms.QUICK,), cost=9),
    unit("worker", activations=(Activation(program(DRAW), spend=True, pay=Number(5)),)),
    unit("giver", activations=(Activation(program(DRAW), condition=Exists(HAND, 9)),)),
    unit("calm", standings=(Standing(terms.CANNOT_ATTACK, ONE),)),
    unit("wall", keywords=(terms.BLOCKER,)),
    unit("sly", standings=(Standing(terms.CANNOT_ATTACK_GIGS, ONE),)),
)


@pytest.mark.parametrize(
    ("key", "rule", "sentence"),
    [
        ("pass", "", "it is one of the options"),
        ("play think", "paying", "think costs 3, and 1 can be paid"),
        ("play wall", "", "there is no card wall in the hand"),
        ("sell worker", "sell-a-card", "worker has no sell tag"),
        ("go-solo bob", "go-solo", "only a face-up legend in the Legends area can, in one's own main phase"),
        ("go-solo ada", "go-solo", "ada costs 5, and 1 can be paid"),
        ("use worker", "units-enter-with-lag", "worker has lag"),
        ("use giver", "using-abilities", "not everything can be paid that the ability of giver costs"),
        ("use calm", "using-abilities", "no card that is in play and face up has the ability `calm`"),
        ("attack worker", "units-enter-with-lag", "worker has lag"),
        ("attack calm", "cards-beat-rules", "an effect forbids calm to attack"),
        ("attack giver", "who-can-attack", "giver is spent"),
        ("attack sly", "targets-of-an-attack", "there is nothing that sly could attack"),
        ("attack nobody", "", "there is no card nobody there"),
        ("dance", "", "the question is action, and `dance` is none of its answers"),
    ],
)
def test_why_not_in_the_main_phase(key: str, rule: str, sentence: str) -> None:
    scene = Scene(
        CARDS, CARDS, hand="think worker", eddies=1, field="worker~ calm giver* sly", legends="ada*^ bob* cleo*",
        rival_gigs="d4=1",
    )  # fmt: skip
    reason = why_not(rivalry(scene.begin()), key)
    assert (reason.sentence(), reason.rule) == (sentence, rule)


@pytest.mark.parametrize(
    ("key", "rule", "sentence"),
    [
        ("play quick", "paying", "quick costs 9, and 0 can be paid"),
        ("play think", "quick", "think is no program with QUICK"),
        ("sell think", "sell-a-card", "cards are sold in one's own main phase only"),
        ("call", "call-a-legend", "no legend lies face down"),
        ("block giver", "blocker", "giver does not have BLOCKER"),
        ("block wall", "blocker", "wall is spent"),
        ("attack giver", "one-attack-at-a-time", "attacks are made in one's own main phase only"),
    ],
)
def test_why_not_as_a_reaction(key: str, rule: str, sentence: str) -> None:
    scene = Scene(
        CARDS, CARDS, field="worker", rival_hand="quick think", rival_field="giver wall*", rival_legends="ada*^",
        rival_gigs="d4=1",
    )  # fmt: skip
    match = answer(scene.begin(), "attack worker", "target gigs")
    reason = why_not(rivalry(match), key)
    assert (reason.sentence(), reason.rule) == (sentence, rule)


@pytest.mark.parametrize(
    ("key", "rule", "sentence"),
    [
        ("target other/giver", "targets-of-an-attack", "giver is ready, and only spent units can be attacked"),
        ("target gigs", "targets-of-an-attack", "an empty Gig area cannot be attacked"),
        ("target other/ghost", "", "there is no card other/ghost there"),
    ],
)
def test_why_not_as_a_target(key: str, rule: str, sentence: str) -> None:
    match = Scene(CARDS, CARDS, field="worker", rival_field="giver wall* calm*").begin()
    answer(match, "attack worker")
    reason = why_not(rivalry(match), key)
    assert (reason.sentence(), reason.rule) == (sentence, rule)


def test_gear_needs_somebody_to_wear_it() -> None:
    match = Scene(CARDS, hand="blade", eddies=1).begin()
    reason = why_not(rivalry(match), "play blade")
    assert (reason.rule, reason.sentence()) == ("gear-is-worn", "there is no unit or face-up legend to wear blade")


def test_a_second_sale_and_a_second_call_are_refused() -> None:
    match = Scene(CARDS, hand="blade blade", legends="ada bob").begin()
    answer(match, "sell blade")
    assert why_not(rivalry(match), "sell blade").sentence() == "a card has been sold this turn"
    answer(match, "call")
    while "pass" not in options(match):
        match.answer(0)
    assert why_not(rivalry(match), "call").sentence() == "a legend has been Called this turn"


def test_a_legend_without_cost_or_without_go_solo_cannot_go_solo() -> None:
    scene = Scene(own_legends=(legend("free", cost=-1), legend("kin", keywords=())), legends="free^ kin^")
    match = scene.begin()
    assert why_not(rivalry(match), "go-solo free").rule == "no-printed-cost"
    assert why_not(rivalry(match), "go-solo kin").sentence() == "kin does not have GO SOLO"
