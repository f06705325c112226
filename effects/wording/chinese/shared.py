"""The Chinese phrases.

Nouns that are counted are written `measure/noun`. A word for things is written `owner / noun`, with `{fighter}`,
`{card}` or `{space}` where a quality that is a noun itself, such as `助手`, takes its place; a third part is the owner
where the noun has no such place. `{at}` becomes 中, 顶 or 底, `{their}` 其 where it is the opponent who acts. A quality
is a noun, or written `before a noun/said of it/denied of it`; a result may be written `before a noun/said of it`.

Forms of nouns: `object` leaves 随机 to `randomly`, which stands before the verb; `own` leaves out the hand of the
player who acts, `certain 掉` puts 掉 before everything else; `apart 各` puts 各 behind several; `subject` is never 其;
`possessive 点数/点数总和` is what belongs to one or to several; `any` means that one of several is enough, `none`
denies it, `kind` is the mere word, `all` is all of them, `plural` too, `every` each of them; `empty` is said of
spaces; `exists`, `lacks` and `per` are 有, 没有 and 每有 with what they have; `measure` is the measure word, `owner`
the player.

Forms of amounts: `of card` is 2张牌, 等量的牌 or X张牌, and `where` has to follow and says what X is; `points` is 2,
or 上 with a noun; `bound 至少为/大于或等于` is 至少为4, or 大于或等于 before a noun; `noun`.

Players have the forms `possessive` and `short`; the others are subjects. A verb has up to three forms: you do it,
another does it, somebody may do it.
"""

from __future__ import annotations

from effects.wording.catalogue import Catalogue

SHARED = Catalogue(
    verbs={
        "do": "依次执行以下效果：{steps}",
        "choose": ("选择{count}项：{options:joined several}", "选择1项：{options:joined options}"),
        "pick": "{what:randomly}选择{what:object}",
        "for_each": "执行以下效果{times:of time}{times:where}：{do}",
        "draw": "抽{amount:of card}{amount:where}",
        "draw until": "抽牌，直到手牌达到{full:noun}张",
        "discard": "{cards:randomly}弃{cards:certain 掉}{cards:own}",
        "look": "查看{at:object}",
        "put": "{cards:randomly}将{cards:object}{to}",
        "put in hand": "{cards:randomly}将{cards:object}{to}",
    },
    moods={
        "you do": "{deed}",
        "other does": "{actor}{deed}",
        "may": "{asked}可以{deed}",
        "may let": "{asked}可以让{actor}{deed}",
        "also": "{deed}",
    },
    openings={
        "when": "{event}<（且{condition}）>，{rest}",
        "if": "如果{condition}，则{rest}",
        "unless": "除非{condition}，否则{rest}",
        "if done": "如果{who}这样做，则{rest}",
        "if done and": "如果{who}这样做，并且{condition}，则{rest}",
        "if declined": "如果{who}没有这样做，则{rest}",
        "otherwise": "否则，{rest}",
        "unless not": "如果满足该条件，则{rest}",
        "for each": "{what:per}，{rest}",
        "while": "只要{condition}，{rest}",
    },
    joints={
        "all_of": "[{conditions:joined and}|“{conditions:joined and}”不成立]",
        "both": "[{conditions:joined and}|“{conditions:joined and}”不成立]",
        "aside": "{deed}（{remark}）",
        "else": "{deed}；{more}",
        "in any order": "以任意顺序{to}",
        "in order": "{order}{to}",
        "either way": "{deed}；无论如何，{more}",
    },
    conditions={
        "your_turn": "当前[是|不是]你的回合",
        "always": "[始终成立|从不成立]",
    },
    tests={
        "any_of": "[{conditions:joined or}|“{conditions:joined or}”不成立]",
        "any_of inside": "[{conditions:joined or}|“{conditions:joined or}”不成立]",
    },
    comparisons={
        "at_least": "{amount:noun}[{than:bound 至少为/大于或等于}|小于{than:noun}]",
        "at_most": "{amount:noun}[{than:bound 至多为/小于或等于}|大于{than:noun}]",
        "equal_to": "{amount:noun}[等于|不等于]{than:noun}",
        "more_than": "{amount:noun}[大于{than:noun}|{than:bound 至多为/小于或等于}]",
        "less_than": "{amount:noun}[小于{than:noun}|{than:bound 至少为/大于或等于}]",
        "hand_size some": "{who}[有|没有]手牌",
        "hand_size at_least": "{who:possessive}手牌[至少有|少于]{than:noun}张",
        "hand_size at_most": "{who:possessive}手牌[至多有|多于]{than:noun}张",
        "hand_size more_than": "{who:possessive}手牌[多于|至多有]{than:noun}张",
        "hand_size less_than": "{who:possessive}手牌[少于|至少有]{than:noun}张",
        "hand_size equal_to": "{who:possessive}手牌[正好有|不是正好]{than:noun}张",
        "hand_size at_least hand_size": "{who:possessive}手牌[不比{other:short}少|比{other:short}少]",
        "hand_size at_most hand_size": "{who:possessive}手牌[不比{other:short}多|比{other:short}多]",
        "hand_size more_than hand_size": "{who:possessive}手牌[比{other:short}多|不比{other:short}多]",
        "hand_size less_than hand_size": "{who:possessive}手牌[比{other:short}少|不比{other:short}少]",
        "hand_size equal_to hand_size": "{who:possessive}手牌与{other:short}[一样多|不一样多]",
        "count at_least": "{of:plural}[至少有|少于]{than:noun}{of:measure}",
        "count at_most": "{of:plural}[至多有|多于]{than:noun}{of:measure}",
        "count equal_to": "{of:plural}[正好有|不是正好]{than:noun}{of:measure}",
        "count more_than": "{of:plural}[多于|至多有]{than:noun}{of:measure}",
        "count less_than": "{of:plural}[少于|至少有]{than:noun}{of:measure}",
    },
    groups={
        "some": "[{what:exists}|{what:lacks}]",
    },
    predicates={
        "other_than": "{who:subject}[不是|是]{of:kind}",
        "named": "{who:subject}[是|不是]{of:kind}",
        "is": "{who:subject}[{words}|{words:denied}]",
        "tagged": "{who:subject}[带有|没有]“{tags:kind}”标记",
    },
    filters={
        "other_than": "除{of:all}以外",
        "named": "身为{of:kind}",
        "is": "{words}",
        "tagged": "带有“{tags:kind}”标记",
    },
    things={
        "card": "张/牌",
        "time": "次/次数",
    },
    words={
        "your_hand": "你的 / 手牌 / 你手牌中的",
        "your_deck": "你牌库{at}的 / {card}",
    },
    results={
        "do": "受影响",
        "choose": "所选/被选择",
        "pick": "所选/被选择",
        "for_each": "受影响",
        "draw": "被抽到",
        "discard": "被弃掉",
        "add": "点数被改变",
        "subtract": "点数被改变",
        "set": "点数被改变",
        "look": "被查看",
        "put": "被移动",
    },
    totals={
        "do": "执行的效果数量",
        "choose": "选择的项数",
        "pick": "选择的数量",
        "for_each": "执行的次数",
        "draw": "抽到的牌数",
        "discard": "弃掉的牌数",
        "add": "增加的点数",
        "subtract": "减少的点数",
        "set": "改为的点数",
        "look": "查看的牌数",
        "put": "移动的牌数",
    },
    measures={
        "count": "{of:plural}数量",
        "plus": "{of:joined plus}",
        "minus": "{of:joined minus}",
        "times": "{of:joined times}",
        "hand_size": "{who:possessive}手牌数",
        "value_of": "{of:possessive 点数/点数总和}",
    },
    arguments={
        "put to hand": "加入你的手牌",
        "put to top_of_deck": "放到你的牌库顶",
        "put to bottom_of_deck": "放到你的牌库底",
        "put to their hand": "加入其手牌",
        "put order random": "以随机顺序",
        "put to their top_of_deck": "放到其牌库顶",
        "put to their bottom_of_deck": "放到其牌库底",
    },
    events={
        "start_of_turn": "在你的回合开始时",
        "end_of_turn": "在你的回合结束时",
    },
    players={
        "you": "你",
    },
)
