"""What happens in a match, in Chinese."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LOG: Final[Mapping[str, str]] = {
    "setting up": "游戏设置",
    "turn": "第{turn}回合：{player}",
    "state of heroes": "{hero} {health}",
    "starts": "{fighter}从{space}开始。",
    "maneuver": "移动行动",
    "boosts": "{player}用“{card}”进行BOOST：移动值{before} + {amount} = {after}。",
    "nobody moves": "没有战士移动。",
    "moves": "{fighter}从{start}移动到{end}。",
    "is placed": "{fighter}被放置：{start} → {end}。",
    "returns": "{fighter}返回{space}，生命值为{health}。",
    "draws": "{player}抽{number}张牌。",
    "draws known": "{player}抽到{cards:quoted}。",
    "exhausted": "{player}必须抽牌，但牌库已空：其战士筋疲力尽。",
    "discards": "{player}弃掉“{card}”。",
    "scheme": "策划：{fighter}打出“{card}”",
    "nothing happens": "没有任何效果。",
    "nothing comes of it": "没有发生任何事。",
    "attack": "攻击：{attacker}攻击{defender}",
    "attack card": "{fighter}用“{card}”攻击，点数为{value}。",
    "defense card": "{fighter}用“{card}”防御，点数为{value}。",
    "no defense card": "{fighter}不防御。",
    "value set": "“{card}”的点数变为{amount}（{before} → {after}）。",
    "value added": "“{card}”的点数增加{amount}（{before} → {after}）。",
    "value taken": "“{card}”的点数减少{amount}（{before} → {after}）。",
    "value ignored": "“{card}”的点数被忽略（{before} → {after}）。",
    "effects cancelled": "“{card}”的效果被取消。",
    "result": "攻击{attack} - 防御{defense} = {damage}点伤害：{winner}赢得战斗。",
    "result without damage": "攻击{attack} - 防御{defense}：没有伤害，{winner}赢得战斗。",
    "result without defense": "攻击{attack}，没有防御 = {damage}点伤害：{winner}赢得战斗。",
    "result of nothing": "攻击{attack}，没有防御：没有伤害，{winner}赢得战斗。",
    "takes damage": "{fighter}受到{amount}点伤害：生命值{before} → {after}。",
    "recovers": "{fighter}恢复{amount}点生命值：{before} → {after}。",
    "is defeated": "{fighter}被击败。",
    "declines": "{player}选择放弃。",
    "gains actions": "{player}获得{number}个动作（剩余{left}个）。",
    "from": "{source}：{what}",
    "ability": "{hero}的能力",
    "wins": "{player}在第{turn}回合获胜：{fallen}被击败。",
    "wins the tie": "{player}在第{turn}回合获胜：双方英雄同时倒下，而当时是{player}的回合。",
    "draw": "无人获胜：对局在第{turn}回合后以平局结束。",
}
