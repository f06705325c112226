"""What is told, asked and answered in every system, in Chinese."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SHARED: Final[Mapping[str, str]] = {
    # What happens
    "setting up": "游戏设置",
    "turn": "第{turn}回合：{player}",
    "draws": "{player}抽{number}张牌。",
    "draws known": "{player}抽到{cards:quoted}。",
    "discards": "{player}弃掉“{card}”。",
    "nothing comes of it": "没有发生任何事。",
    "looks": "{player}查看{number}张牌。",
    "declines": "{player}选择不这样做。",
    "from": "{source}：{what}",
    # The match
    "seat": "{player}（{agent}）",
    "not over": "对局尚未结束。",
    "welcome": "请输入选项的编号或名称。输入`help`查看其他命令。",
    "seat of player": "{player}的玩家",
    "pass the keyboard": "请把键盘交给{player}的玩家，由其按回车键。",
    "first decision": "没有可以撤回的：这是你的第一个决定。",
    "taken back": "已撤回。",
    "taken back from others": "已撤回，连同其他玩家此后的决定。",
    "cards were seen": "请注意，你此后看到过隐藏的牌：公平起见，应征得对手同意。",
    "save where": "请说明保存到哪里：save 文件名。",
    "cannot save": "无法保存（{why}）。",
    "saved": "已保存到{path}。",
    "not saved": "对局尚未保存。再次输入`quit`离开，输入`save 文件名`保存，或按回车键继续。",
    "go on": "对局尚未结束，可这样继续：",
    "lost": "对局尚未结束，也没有保存。用--save 文件名开始，即可下次继续。",
    # What is typed
    "type a number": "请输入选项的编号，或输入help。",
    "only options": "只有{number}个选项。",
    "could be": "可能是{names}。",
    "no option": "`{typed}`既不是选项也不是命令。请输入选项的编号，或输入help。",
    "help": "请用选项的编号、名称或名称中的字回答。也可以输入：",
    "argument card": "卡牌",
    "argument what": "内容",
    "argument word": "词",
    "argument file": "文件名",
    "does text": "显示卡牌的文字；卡牌可以是列表中的编号、名称或名称的开头",
    "does hand": "再次显示你的手牌",
    "does log": "到目前为止的对局过程",
    "does rules": "包含某个词的规则，或某个编号的规则",
    "does undo": "回到你的上一个决定",
    "does save": "把对局保存到文件",
    "does help": "本帮助",
    "does quit": "离开对局",
    "no card": "本局中没有名称以`{typed}`开头的牌。",
    "which card": "请说明是哪张牌：text 卡牌。",
    "more": "还有{number}个：{names}。",
    "how many rules": "共有{number}条规则：{sections}。请输入rules 词或rules 编号。",
    "no rule": "没有规则提到`{typed}`。",
    # The table
    "you": "{player}（你）",
    "your hand": "你的手牌（{number}）",
    "empty": "空",
    # Questions
    "asks order": "有多个效果等待结算：先结算哪一个？",
    "asks may": "是或否？",
    "asks use": "使用{source}吗？{deed}。",
    "asks option": "请选择一项",
    "asks card": "请选择一张牌",
    "says another": "{text}（此处的“你”是{player}）",
    # Options
    "option yes": "是",
    "option no": "否",
    "option number": "选项{number}",
    "no more": "不再选择",
    # Why not
    "offered": "“{option}”可以选：请输入{number}。",
    "unrelated": "`{typed}`与这个问题无关：{question}",
    "everything is offered": "可以选的都已列出。",
    "why": "{why}。",
    "why of": "{name}：{why}。",
    "rule": "规则{number}：{text}",
}
