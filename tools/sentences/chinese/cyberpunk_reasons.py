"""Why something is not offered in cyberpunk, in Chinese; the keys are the engine's own phrases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

CYBERPUNK_REASONS: Final[Mapping[str, str]] = {
    # Any choice
    "the match is over, so nothing is asked any more": "对局已结束，不再有任何询问",
    "it is one of the options": "它就在选项之中",
    "the question is {question}, and `{answer}` is none of its answers": "`{answer}`不是这个问题的答案",
    "the answer is `yes` or `no`": "答案是`yes`（是）或`no`（否）",
    "that effect does not wait now, or belongs to another player": "该效果现在并未等待，或属于另一名玩家",
    "this choice cannot be declined": "这个选择不能拒绝",
    "there is no card {answer} there": "那里没有{answer}这张牌",
    "there is no card {answer} in the hand": "手牌中没有{answer}这张牌",
    # The turn
    "only ready Eddies and ready legends in the Legends area pay": "只有竖置的欧元牌和传奇区中竖置的传奇可以支付",
    "the die is not in the fixer area, or it is the d20": "该骰子不在中间人区，或是d20",
    "a unit that must attack still can": "必须攻击的单位仍可攻击",
    "cards are sold in one's own main phase only": "只能在自己的主要阶段出售牌",
    "a card has been sold this turn": "本回合已经出售过牌",
    "{card} has no sell tag": "“{card}”没有出售标记",
    # Playing cards
    "{card} has no cost, so it cannot be played": "“{card}”没有费用，因此不能打出",
    "{card} costs {number}, and {other} can be paid": "“{card}”费用为{number} €$，只能支付{other} €$",
    "{card} is no program with QUICK": "“{card}”不是具有QUICK的程序",
    "there is no unit or face-up legend to wear {card}": "没有可以佩戴“{card}”的单位或面朝上的传奇",
    "only a face-up legend in the Legends area can, in one's own main phase": "只有传奇区中面朝上的传奇可以，"
    "且须在自己的主要阶段",
    "{card} does not have GO SOLO": "“{card}”没有GO SOLO",
    "a legend has been Called this turn": "本回合已经召唤过传奇",
    "there is no Eddie to pay for the Call": "没有可以支付召唤的€$",
    "no legend lies face down": "没有面朝下的传奇",
    # Abilities
    "no card that is in play and face up has the ability `{answer}`": "场上面朝上的牌都没有`{answer}`这个能力",
    "the ability of {card} does not have QUICK": "“{card}”的能力没有QUICK",
    "the ability of {card} costs {number}, which cannot be paid": "“{card}”的能力费用为{number} €$，无法支付",
    "not everything can be paid that the ability of {card} costs": "“{card}”的能力费用不能全部支付",
    # Attacks
    "attacks are made in one's own main phase only": "只能在自己的主要阶段攻击",
    "{card} is spent": "“{card}”已横置",
    "{card} has lag": "“{card}”带有延迟",
    "an effect forbids {card} to attack": "有效果禁止“{card}”攻击",
    "an effect forbids {card} to attack on the turn it entered the field": "有效果禁止“{card}”在进场的回合攻击",
    "an effect forbids {card} to attack gigs": "有效果禁止“{card}”攻击任务区",
    "there is nothing that {card} could attack": "“{card}”没有可以攻击的目标",
    "an empty Gig area cannot be attacked": "空的任务区不能被攻击",
    "{other} is no rival unit": "“{other}”不是对手的单位",
    "{other} is ready, and only spent units can be attacked": "“{other}”已竖置，只有横置的单位可以被攻击",
    "there is no attack to block": "没有可以格挡的攻击",
    "this attack cannot be blocked": "这次攻击不能被格挡",
    "{card} is attacked itself": "被攻击的正是“{card}”",
    "{card} does not have BLOCKER": "“{card}”没有BLOCKER",
}
