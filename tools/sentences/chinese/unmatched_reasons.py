"""Why something is not offered in unmatched, in Chinese; the keys are the engine's own phrases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

UNMATCHED_REASONS: Final[Mapping[str, str]] = {
    # Any choice
    "the match is over, so nothing is asked any more": "对局已结束，不再需要选择",
    "it is one of the options": "它是选项之一",
    "the question is {question}, and `{answer}` is none of its answers": "`{answer}`不是这个问题的答案",
    "an action cannot be left out": "动作不能跳过",
    "a maneuver has begun already; it begins by itself when no other action is possible": "移动行动已经开始；没有其他可"
    "行的动作时，它会自动开始",
    "there is no space {space} on this board": "这个战场上没有空格{space}",
    "there is no card {answer} in this match": "本局中没有{answer}这张牌",
    "there is no fighter {answer} in this match": "本局中没有{answer}这名战士",
    "the answer is `yes` or `no`": "答案是`yes`（是）或`no`（否）",
    "that option is not there, was chosen before, or can do nothing now": "该选项不存在、已选过，或现在没有任何作用",
    "that effect does not wait now, or belongs to another player": "该效果现在不在等待结算，或属于其他玩家",
    "this choice cannot be declined": "这个选择不能放弃",
    "{card} is not one of the cards to choose from": "“{card}”不在可选的牌之中",
    "{fighter} is not one of the fighters to choose from": "{fighter}不在可选的战士之中",
    # Actions
    "{player} has no scheme card in hand": "{player}的手牌中没有策划牌",
    "every fighter that could play a scheme card in hand is defeated": "能打出手中策划牌的战士都已被击败",
    "{player} has no card to attack with in hand": "{player}的手牌中没有可用于攻击的牌",
    "no fighter has both a card to attack with and somebody in reach": "没有战士既有可用于攻击的牌，又有可攻击的目标",
    "{fighter} is no fighter of {player}": "{fighter}不是{player}的战士",
    "{fighter} is defeated": "{fighter}已被击败",
    # Attacks
    "{fighter} has nobody in reach": "{fighter}没有可攻击的目标",
    "no card in hand is one that {fighter} can attack with": "手牌中没有{fighter}可用于攻击的牌",
    "{other} is friendly to {fighter}": "{other}是{fighter}的友好战士",
    "{fighter} may not attack {other} in a first turn": "{fighter}在第一个回合里不可以攻击{other}",
    "{other} is neither adjacent to {fighter} nor in one of its zones": "{other}与{fighter}既不相邻，也不在同一区域",
    "{other} is not adjacent to {fighter}, who is a melee fighter": "{other}不与{fighter}相邻，而{fighter}是近战战士",
    # Cards
    "{card} is a defense card: nobody can attack with it": "“{card}”是防御牌，不能用于攻击",
    "{card} is a scheme card: nobody can attack with it": "“{card}”是策划牌，不能用于攻击",
    "{card} is a scheme card: nobody can defend with it": "“{card}”是策划牌，不能用于防御",
    "{card} is an attack card: nobody can defend with it": "“{card}”是攻击牌，不能用于防御",
    "{card} is not a card that {fighter} can use": "“{card}”不是{fighter}可以使用的牌",
    "{card} is not a scheme card": "“{card}”不是策划牌",
    "every fighter that can play {card} is defeated": "能打出“{card}”的战士都已被击败",
    "{card} is not a card that {fighter} can play": "“{card}”不是{fighter}可以打出的牌",
    "{card} has no BOOST value": "“{card}”没有BOOST值",
    "{player} does not hold {card}": "{player}的手牌中没有“{card}”",
    # Moving
    "{fighter} has moved already in this maneuver": "{fighter}在这次移动行动中已经移动过",
    "{fighter} stands on {space}": "{fighter}在{space}上",
    "{fighter} stands on {space}, and a move ends in an empty space": "{fighter}在{space}上，移动必须在未被占领的空格"
    "结束",
    "opposing fighters bar the way of {fighter} to {space}": "敌对战士挡住了{fighter}通往{space}的路",
    "opposing fighters bar every way of {fighter} to {space}": "敌对战士挡住了{fighter}通往{space}的所有路",
    "{fighter} may move {distance} at most, and {space} is farther away": "{fighter}至多可移动{distance}个空格，而"
    "{space}更远",
    "{fighter} moves exactly {distance}, and no open way of that length leads to {space}": "{fighter}必须恰好"
    "移动{distance}个空格，而没有这种长度的通路通往{space}",
    "no way leads {fighter} to {space}": "{fighter}没有路通往{space}",
    "{space} is none of the spaces that the effect allows": "{space}不在效果允许的空格之中",
    # Setting up
    "{space} is the start space of a hero who is placed later": "{space}是稍后放置的英雄的起始空格",
    "{space} is in no zone of {player}": "{space}不在{player}的任何区域中",
    "{space} is not adjacent to any fighter of {player}": "{space}不与{player}的任何战士相邻",
}
