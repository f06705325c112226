"""Chinese card text: measure words, owners before numbers, 你 where it is needed, and no word of another language."""

from __future__ import annotations

import re

import pytest
from hypothesis import given

from effects.syntax.language import Ability, Selector, Step, keywords_of
from effects.wording import Called, speaker
from tests.effects.test_compiler import SLOW, STEPS, WINDOW, flow, problems
from tests.effects.test_wording import example_step, yaml

NAMES = {
    "alice": Called("爱丽斯"),
    "bigfoot": Called("大脚怪"),
    "cub": Called("幼狐", several=True),
    "cub-1": Called("幼狐1"),
    "cub-2": Called("幼狐2"),
    "hero": Called("狐狸"),
    "jackalope": Called("鹿角兔"),
    "outlaw": Called("亡命徒", several=True),
}
DECLARED = ("state size", "value size small", "value size big", "tag voyage")
ALL_NAMES = NAMES | dict.fromkeys(("dropped", "gone", "kept", "struck", *DECLARED), Called("某物"))
"""With names that a step alone speaks of, though another step would give them."""
STRAY = re.compile(r"[^\u4e00-\u9fff0-9XYZWVU，。；：（）“”、]")
"""What Chinese card text never holds, BOOST aside."""


def said(*steps: str, names: dict[str, Called] = NAMES) -> str:
    """The text of steps, each a line of YAML."""
    voice = speaker("zh", names)
    return "".join(voice.steps([Step.model_validate(yaml(step)) for step in steps]))


SENTENCES = {
    # every kind of thing has its measure word
    "{draw: 2}": "抽2张牌。",
    "{damage: {to: {one: opposing_fighters}, amount: 2}}": "对1名敌对战士造成2点伤害。",
    "{move: {who: bigfoot, up_to: 3}}": "将大脚怪移动至多3个空格。",
    "{gain_actions: 1}": "获得1个动作。",
    "{recover: {who: your_hero, amount: 2}}": "你的英雄恢复2点生命值。",
    "{for_each: {times: 3, do: [{draw: 1}]}}": "执行以下效果3次：抽1张牌。",
    # the owner comes before the number, what tells the thing apart behind it
    "{damage: {to: {each: your_fighters, is: [sidekick, damaged]}, amount: 1}}": "对你的每名受伤的助手造成1点伤害。",
    "{damage: {to: {up_to: 2, of: your_fighters, other_than: your_fighter}, amount: 1}}": (
        "对你的至多2名其他战士各造成1点伤害。"
    ),
    "{damage: {to: {each: your_fighters, other_than: bigfoot}, amount: 1}}": "对你除大脚怪以外的每名战士造成1点伤害。",
    "{damage: {to: {each: opposing_fighters, adjacent_to: bigfoot, in_zone_of: alice}, amount: 1}}": (
        "对每名与大脚怪相邻且与爱丽斯同区域的敌对战士造成1点伤害。"
    ),
    "{discard: {cards: {top: 2, of: your_deck}}}": "弃掉你牌库顶的2张牌。",
    "{discard: {cards: {bottom: 1, of: opponent_deck}}}": "弃掉对手牌库底的1张牌。",
    "{pick: {one: your_discard, is: versatile}, as: mark}": "选择你弃牌堆中的1张多用途牌。",
    "{place: {who: your_fighter, in: {one: spaces, in_zone_of: your_fighter}}}": (
        "将你的战士放置到与其同区域的1个未被占领的空格。"
    ),
    # no 的 right behind another: the number stands between
    "{damage: {to: {one: fighters, adjacent_to: bigfoot}, amount: 1}}": "对1名与大脚怪相邻的战士造成1点伤害。",
    "{damage: {to: {one: fighters, adjacent_to: bigfoot, is: damaged}, amount: 1}}": (
        "对与大脚怪相邻的1名受伤的战士造成1点伤害。"
    ),
    "{damage: {to: {each: your_fighters, adjacent_to: bigfoot, is: [sidekick, damaged]}, amount: 1}}": (
        "对你的每名与大脚怪相邻的受伤的助手造成1点伤害。"
    ),
    "{place: {who: bigfoot, in: {one: spaces}}}": "将大脚怪放置到任意1个未被占领的空格。",
    "{damage: {to: {each: fighters, adjacent_to: {each: spaces, is: occupied}}, amount: 1}}": (
        "对每名与任意1个已被占领的空格相邻的战士造成1点伤害。"
    ),
    "{damage: {to: attacker, amount: 1}}": "对发动攻击的战士造成1点伤害。",
    "{damage: {to: {each: fighters, adjacent_to: defender}, amount: 1}}": (
        "对每名与受到攻击的战士相邻的战士造成1点伤害。"
    ),
    # who discards from his own hand discards just cards
    "{discard: {cards: {exactly: 2, of: your_hand}}}": "弃2张牌。",
    "{discard: {cards: {one: opponent_hand}}}": "你的对手弃1张牌。",
    "{discard: {cards: {random: 1, of: opponent_hand}}}": "你的对手随机弃1张牌。",
    "{by: you, discard: {cards: {one: opponent_hand}}}": "弃掉对手的1张手牌。",
    "{discard: {cards: {each: your_hand}}}": "弃掉所有手牌。",
    "{discard: {cards: {each: opponent_hand, is: attack}}}": "你的对手弃掉手牌中所有攻击牌。",
    # each of several, and none of them
    "{damage: {to: {each: [jackalope, outlaw]}, amount: 1}}": "对鹿角兔和每名亡命徒各造成1点伤害。",
    "{damage: {to: {one: [your_hero, opposing_fighters]}, amount: 1}}": "对你的英雄或1名敌对战士造成1点伤害。",
    "{damage: {to: {each: fighters, adjacent_to: {each: [bigfoot, outlaw]}}, amount: 1}}": (
        "对每名与大脚怪或任意1名亡命徒相邻的战士造成1点伤害。"
    ),
    "{unless: {who: bigfoot, adjacent_to: outlaw}, draw: 1}": "如果大脚怪不与任何亡命徒相邻，则抽1张牌。",
    # "for each" comes first, everything else is X
    "{draw: {amount: {count: {who: outlaw, adjacent_to: bigfoot}}}}": "每有1名亡命徒与大脚怪相邻，抽1张牌。",
    "{add: {value: {times: [2, {count: {who: your_fighters, is: sidekick}}]}}}": "你每有1名助手，此牌的点数加2。",
    "{draw: {amount: {count: {cards: opponent_hand}}}}": "对手每有1张手牌，你抽1张牌。",
    "{may: you, draw: {amount: {count: {who: outlaw, adjacent_to: bigfoot}}}}": (
        "你可以抽X张牌，X为与大脚怪相邻的亡命徒数量。"
    ),
    "{draw: combat_damage}": "抽X张牌，X为造成的战斗伤害。",
    "{damage: {to: opposing_fighter, amount: {health_of: opposing_fighter}}}": (
        "对参战的敌对战士造成X点伤害，X为其生命值。"
    ),
    "{damage: {to: opposing_hero, amount: {times: [2, combat_damage]}}}": (
        "对敌对英雄造成X点伤害，X为造成的战斗伤害的2倍。"
    ),
    "{for_each: {times: combat_damage, do: [{draw: {amount: {hand_size: opponent}}}]}}": (
        "执行以下效果X次，X为造成的战斗伤害：抽Y张牌，Y为对手的手牌数。"
    ),
    "{subtract: {value: 2, of: opposing_card}}": "对手卡牌的点数减2。",
    "{may: you, add: {value: 2}}": "你可以令此牌的点数加2。",
    "{set: {value: {plus: [2, combat_damage]}}}": "此牌的点数改为2与造成的战斗伤害之和。",
    "{draw: {who: opponent, amount: {minus: [6, {hand_size: opponent}]}}}": "你的对手抽牌，直到手牌达到6张。",
    # conditions
    "{if: won, draw: 2, otherwise: [{draw: 1}]}": "如果你赢得战斗，则抽2张牌。否则，抽1张牌。",
    "{unless: lost, draw: 1}": "如果你没有输掉战斗，则抽1张牌。",
    "{unless: [won, attacking], draw: 1, otherwise: [{draw: 2}]}": (
        "除非你赢得战斗且你是攻击方，否则抽1张牌。如果满足该条件，则抽2张牌。"
    ),
    "{if: [won, {any_of: [attacking, your_turn]}], draw: 1}": (
        "如果你赢得战斗，并且你是攻击方或当前是你的回合，则抽1张牌。"
    ),
    "{if: [won, attacking, your_turn], draw: 1}": "如果你赢得战斗，你是攻击方，并且当前是你的回合，则抽1张牌。",
    "{unless: {who: opposing_fighters, in_zone_of: bigfoot}, draw: 1}": (
        "如果没有敌对战士与大脚怪处于同一区域，则抽1张牌。"
    ),
    "{if: {who: your_fighters, is: [sidekick, damaged]}, draw: 1}": "如果你有受伤的助手，则抽1张牌。",
    "{if: {who: opposing_fighters, is: damaged}, draw: 1}": "如果战场上有受伤的敌对战士，则抽1张牌。",
    "{unless: {who: opposing_fighter, is: damaged}, draw: 1}": "如果参战的敌对战士未受伤，则抽1张牌。",
    "{if: {who: jackalope}, draw: 1}": "如果鹿角兔未被击败，则抽1张牌。",
    "{if: {health_of: your_hero, at_most: 4}, draw: 1}": "如果你的英雄的生命值至多为4，则抽1张牌。",
    "{if: {count: {who: opposing_fighters, adjacent_to: bigfoot}, at_least: 2}, draw: 1}": (
        "如果与大脚怪相邻的敌对战士至少有2名，则抽1张牌。"
    ),
    "{if: {moved_this_turn: {each: your_fighters}}, draw: 1}": (
        "如果你的任意1名战士所在的空格与本回合开始时不同，则抽1张牌。"
    ),
    "{unless: {moved_this_turn: outlaw}, draw: 1}": "如果每名亡命徒所在的空格与本回合开始时相同，则抽1张牌。",
    # without 你 it would be the opponent who draws
    "{if: {cards: opposing_card}, draw: 1}": "如果你的对手打出了牌，则你抽1张牌。",
    "{if: {hand_size: opponent, more_than: {hand_size: you}}, draw: 1}": "如果对手的手牌比你多，则你抽1张牌。",
    "{may: opponent, discard: {cards: {one: opponent_hand}}, otherwise: [{draw: 1}]}": (
        "你的对手可以弃1张牌。如果你的对手没有这样做，则你抽1张牌。"
    ),
    "{do: [{draw: {amount: 1, who: opponent}}, {draw: 1}]}": "你的对手抽1张牌，然后你抽1张牌。",
    "{do: [{cancel_effects: opposing_card}, {draw: 1}, {draw: 1}]}": "取消对手卡牌的所有效果，抽1张牌，然后抽1张牌。",
    "{may: you, do: [{draw: 1}, {draw: {amount: 1, who: opponent}}, {add: {value: 1}}]}": (
        "你可以抽1张牌，你的对手抽1张牌，然后你令此牌的点数加1。"
    ),
    "{do: [{draw: {amount: 1, who: opponent}}, {add: {value: 1}}]}": "你的对手抽1张牌，然后此牌的点数加1。",
    # what follows
    "{may: you, discard: {cards: {one: your_hand}}, then: [{draw: 2}, {gain_actions: 1}]}": (
        "你可以弃1张牌。如果你这样做，则抽2张牌，然后获得1个动作。"
    ),
    "{draw: 1, then: [{if: attacking, draw: 2}, {gain_actions: 1}]}": (
        "抽1张牌。如果你这样做，如果你是攻击方，则抽2张牌；无论如何，获得1个动作。"
    ),
    "{choose: [{draw: 2}, [{draw: 1}, {gain_actions: 1}]]}": "选择1项：抽2张牌；或者抽1张牌，然后获得1个动作。",
    "{move: {who: your_fighter, up_to: 5, through: opposing}}": "将你的战士移动至多5个空格。移动时可以穿过敌对战士。",
}


@pytest.mark.parametrize(("step", "text"), SENTENCES.items(), ids=SENTENCES)
def test_a_step_reads_like_a_chinese_card(step: str, text: str) -> None:
    assert said(step) == text


RESULTS = {
    ("{draw: {amount: 1, who: opponent}}", "{draw: 1}", "{gain_actions: 1}"): (
        "你的对手抽1张牌。你抽1张牌。获得1个动作。"
    ),
    ("{discard: {cards: {random: 1, of: opponent_hand}}, as: lost}", "{add: {value: {boost_of: lost}}}"): (
        "你的对手随机弃1张牌。此牌的点数加上该牌的BOOST值。"
    ),
    ("{discard: {cards: {any_number: your_hand}}, as: lost}", "{draw: lost}", "{add: {value: {boost_of: lost}}}"): (
        "弃任意数量的牌。抽等量的牌。此牌的点数加上被弃掉的牌的BOOST值总和。"
    ),
    ("{discard: {cards: {one: your_hand}}, as: gone}", "{unless: {cards: gone}, draw: 1}"): (
        "弃1张牌。如果没有牌被弃掉，则抽1张牌。"
    ),
    ("{discard: {cards: {up_to: 2, of: your_hand}}, as: gone}", "{if: {cards: gone, is: attack}, draw: 1}"): (
        "弃至多2张牌。如果其中有攻击牌，则抽1张牌。"
    ),
    ("{pick: {up_to: 2, of: opposing_fighters}, as: marks}", "{damage: {to: marks, amount: 1}}"): (
        "选择至多2名敌对战士。对这些战士各造成1点伤害。"
    ),
    ("{pick: {one: opposing_fighters}, as: mark}", "{draw: 1}", "{move: {who: mark, up_to: 2}}"): (
        "选择1名敌对战士。抽1张牌。将所选的战士移动至多2个空格。"
    ),
    (
        "{pick: {one: spaces, adjacent_to: bigfoot}, as: first}",
        "{pick: {one: spaces, adjacent_to: first}, as: second}",
        "{damage: {to: {each: fighters, adjacent_to: second}, amount: 2}}",
    ): "选择1个与大脚怪相邻的空格。选择1个与该空格相邻的空格。对每名与第2个所选的空格相邻的战士造成2点伤害。",
    # a space that is chosen already is 该空格, and one of several has still to be empty
    ("{pick: {one: spaces, adjacent_to: bigfoot}, as: mark}", "{place: {who: bigfoot, in: mark}}"): (
        "选择1个与大脚怪相邻的空格。将大脚怪放置到该空格。"
    ),
    ("{pick: {up_to: 2, of: spaces}, as: mark}", "{place: {who: bigfoot, in: {one: mark}}}"): (
        "选择至多2个空格。将大脚怪放置到这些空格中的1个未被占领的空格。"
    ),
    ("{damage: {to: jackalope, amount: 1}, as: mark}", "{move: {who: mark, up_to: 1}}"): (
        "对鹿角兔造成1点伤害。将鹿角兔移动至多1个空格。"
    ),
}


@pytest.mark.parametrize(("steps", "text"), RESULTS.items(), ids=map(" ".join, RESULTS))
def test_what_a_step_left_is_spoken_of_in_chinese(steps: tuple[str, ...], text: str) -> None:
    assert said(*steps) == text


ABILITIES = {
    "{when: end_of_turn, may: you, draw: 1}": "在你的回合结束时，你可以抽1张牌。",
    "{when: attack_declared, add: {value: 1}}": "在你攻击时，你的卡牌的点数加1。",
    "{when: combat_won, if: attacking, draw: 1}": "在你赢得战斗后，如果你是攻击方，则抽1张牌。",
    "{when: damaged, recover: {who: that, amount: 1}}": "在你的1名战士受到伤害后，该战士恢复1点生命值。",
}


@pytest.mark.parametrize(("ability", "text"), ABILITIES.items(), ids=ABILITIES)
def test_an_ability_reads_like_a_chinese_one(ability: str, text: str) -> None:
    assert speaker("zh", NAMES).ability(Ability.model_validate(yaml(ability))) == text


def test_a_selector_is_a_chinese_noun_phrase() -> None:
    voice = speaker("zh", NAMES)
    assert voice.things(Selector.model_validate({"random": 1, "of": "opponent_hand"})) == "对手的随机1张手牌"
    assert voice.things(Selector.model_validate({"each": "fighters"})) == "每名战士"


def test_a_name_without_a_chinese_form_stands_as_it_is() -> None:
    step = Step.model_validate(yaml("{move: {who: bigfoot, up_to: 3}}"))
    assert speaker("zh", {"bigfoot": "Bigfoot"}).step(step) == "将Bigfoot移动至多3个空格。"


@pytest.mark.parametrize("keyword", keywords_of("unmatched"), ids=lambda keyword: str(keyword.key))
def test_every_example_of_the_language_is_said_in_chinese_alone(keyword: type) -> None:
    text = said(example_step(keyword.example), names=ALL_NAMES)  # type: ignore[attr-defined]
    assert not STRAY.findall(text.replace("BOOST", "")), text


@SLOW
@given(STEPS, WINDOW)
def test_every_step_that_compiles_is_said_in_chinese_alone(step: dict[str, object], window: str) -> None:
    if not problems(flow(step), window):
        text = said(flow(step), names=ALL_NAMES)
        assert not STRAY.findall(text.replace("BOOST", "")), text
        assert text.endswith(("。", "）。")), text
