"""The English phrases.

Nouns are written `singular/plural`. A word for things is written `determiner / rest`, with `{fighter}`, `{card}` or
`{space}` where a quality that is a noun itself, such as `sidekick`, takes its place; the plural (`{fighters}`) marks a
word that can name several. `{at}` becomes "in", "from" or "of"; `{theirs}` "their" where it is the opponent who acts.

Forms of nouns: `subject`, with `any` where one of several is enough; `again` is "it" or "they" whatever else was said;
`verb is/are` agrees with it; `possessive value` is "its value" or "the value of ..."; `own` leaves out the hand of the
player who acts, `from` says out of which pile; `any` and `any zone` mean that one of several is enough, `none` and
`none zone` deny it; `all` is all of them; so is `together`, where `apart` says that each goes its way; `empty` is said
of spaces; `exists` and `lacks` are "there is" and "there are no"; `have` is "you have" or "there are" before `many`;
`have one` before `counted`, which both agree with the number, and `have one not` denies it; `plural`; `per` is what
"for" counts.

Forms of amounts: `of card` is "2 cards", "that many cards" or "a number of cards", and `per` what has to follow later:
" for each ...", " equal to ..." or nothing; `exactly` is `of` where no more and no less is meant; `points` and `per
points` are the same for a bare number; `rounds time` says both; `noun`; `instead is/becomes`; `bound or more/at least`
is "4 or more" or "at least its value".

Forms of players: `verb do/does` agrees; `possessive`; `again` and `again have/has` where the player who acts was just
named. Lists are `joined` by a joint.

A verb has up to three forms: you do it, another does it, somebody may do it; where a form is left out, it is the first.
"""

from __future__ import annotations

from effects.wording.catalogue import Catalogue

SHARED = Catalogue(
    verbs={
        "do": "[do|does] this: {steps}",
        "choose": (
            "[choose|chooses] {count} of these: {options:joined several}",
            "[choose|chooses] one: {options:joined options}",
        ),
        "pick": "[choose|chooses] {what}",
        "for_each": "[do|does] this{times:rounds time}: {do}",
        "draw": "[draw|draws] {amount:of card}{amount:per}",
        "draw until": "[draw|draws] cards until {who:again} {who:again have/has} {full:of card}{full:per} in hand",
        "discard": "[discard|discards] {cards:own}",
        "look": "[look|looks] at {at:all}",
        "put": "[put|puts] {cards:from} {to}",
        "put in hand": "[put|puts] {cards:from} {to}",
    },
    moods={
        "you do": "{deed}",
        "other does": "{actor} {deed}",
        "may": "{asked} may {deed}",
        "may let": "{asked} may let {actor} {deed}",
        "also": "{deed}",
    },
    openings={
        "when": "{event}< and {condition}>, {rest}",
        "if": "if {condition}, {rest}",
        "unless": "unless {condition}, {rest}",
        "if done": "if {who} {who:verb do/does}, {rest}",
        "if done and": "if {who} {who:verb do/does} and {condition}, {rest}",
        "if declined": "if {who} {who:verb do/does} not, {rest}",
        "otherwise": "otherwise, {rest}",
        "unless not": "otherwise, {rest}",
        "for each": "for {what:per}, {rest}",
        "while": "as long as {condition}, {rest}",
    },
    joints={
        "all_of": "[{conditions:joined and}|it is not true that {conditions:joined and}]",
        "both": "[both {conditions:joined and}|it is not true that {conditions:joined and}]",
        "aside": "{deed} ({remark})",
        "else": "{deed}; {more}",
        "in any order": "{to} in any order",
        "in order": "{to} {order}",
        "either way": "{deed}; either way, {more}",
    },
    conditions={
        "your_turn": "it is [your turn|not your turn]",
        "always": "[it always holds|it never holds]",
    },
    tests={
        "any_of": "[{conditions:joined or}|neither of these holds: {conditions:joined or}]",
        "any_of inside": "[either {conditions:joined or}|neither of these holds: {conditions:joined or}]",
    },
    comparisons={
        "at_least": "{amount:noun} is [{than:bound or more/at least}|less than {than:noun}]",
        "at_most": "{amount:noun} is [{than:bound or less/at most}|more than {than:noun}]",
        "equal_to": "{amount:noun} is [|not ]{than:noun}",
        "more_than": "{amount:noun} is [more than {than:noun}|{than:bound or less/at most}]",
        "less_than": "{amount:noun} is [less than {than:noun}|{than:bound or more/at least}]",
        "hand_size some": "{who} {who:verb have/has} [1 or more|no] cards in hand",
        "hand_size at_least": (
            "{who} {who:verb have/has} [{than:bound or more/at least} cards|fewer than {than:of card}] in hand"
        ),
        "hand_size at_most": (
            "{who} {who:verb have/has} [{than:bound or fewer/at most} cards|more than {than:of card}] in hand"
        ),
        "hand_size more_than": (
            "{who} {who:verb have/has} [more than {than:of card}|{than:bound or fewer/at most} cards] in hand"
        ),
        "hand_size less_than": (
            "{who} {who:verb have/has} [fewer than {than:of card}|{than:bound or more/at least} cards] in hand"
        ),
        "hand_size equal_to": "{who} [{who:verb have/has}|{who:verb do/does} not have] exactly {than:of card} in hand",
        "hand_size at_least hand_size": (
            "{who} {who:verb have/has} [at least as many|fewer] cards in hand [as|than] {other}"
        ),
        "hand_size at_most hand_size": ("{who} {who:verb have/has} [no more|more] cards in hand than {other}"),
        "hand_size more_than hand_size": ("{who} {who:verb have/has} [more|no more] cards in hand than {other}"),
        "hand_size less_than hand_size": (
            "{who} {who:verb have/has} [fewer|at least as many] cards in hand [than|as] {other}"
        ),
        "hand_size equal_to hand_size": (
            "{who} [{who:verb have/has}|{who:verb do/does} not have] as many cards in hand as {other}"
        ),
        "count at_least": (
            "[{of:have} {than:bound or more/at least} {of:many}|{of:have one} fewer than {than:noun} {of:counted}]"
        ),
        "count at_most": (
            "[{of:have} {than:bound or fewer/at most} {of:many}|{of:have one} more than {than:noun} {of:counted}]"
        ),
        "count equal_to": "[{of:have one}|{of:have one not}] exactly {than:noun} {of:counted}",
        "count more_than": (
            "[{of:have one} more than {than:noun} {of:counted}|{of:have} {than:bound or fewer/at most} {of:many}]"
        ),
        "count less_than": (
            "[{of:have one} fewer than {than:noun} {of:counted}|{of:have} {than:bound or more/at least} {of:many}]"
        ),
    },
    groups={
        "some": "[{what:exists}|{what:lacks}]",
    },
    predicates={
        "other_than": "{who:subject} {who:verb is/are} [not |]{of}",
        "named": "{who:subject} {who:verb is/are} [|not ]{of:any}",
        "is": "{who:subject} {who:verb is/are} [|not ]{words}",
        "tagged": "{who:subject} {who:verb is/are} [tagged {tags:any}|not tagged {tags:none}]",
    },
    filters={
        "other_than": "other than {of:all}",
        "named": "that is {of:any}",
        "is": "{words}",
        "tagged": "tagged {tags:any}",
    },
    things={
        "card": "card/cards",
        "time": "time/times",
    },
    words={
        "your_hand": " / {cards} {at} your hand",
        "your_deck": " / {cards} {at} your deck",
    },
    results={
        "do": "affected",
        "choose": "chosen",
        "pick": "chosen",
        "for_each": "affected",
        "draw": "drawn",
        "discard": "discarded",
        "add": "changed",
        "subtract": "changed",
        "set": "changed",
        "look": "seen",
        "put": "moved",
    },
    totals={
        "do": "the number of steps done",
        "choose": "the number of options chosen",
        "pick": "the number chosen",
        "for_each": "the number of times this was done",
        "draw": "the number of cards drawn",
        "discard": "the number of cards discarded",
        "add": "the value added",
        "subtract": "the value subtracted",
        "set": "the value set",
        "look": "the number of cards looked at",
        "put": "the number of cards moved",
    },
    measures={
        "count": "the number of {of:plural}",
        "plus": "{of:joined plus}",
        "minus": "{of:joined minus}",
        "times": "{of:joined times}",
        "hand_size": "the number of cards in {who:possessive} hand",
        "value_of": "{of:possessive value/total value}",
    },
    arguments={
        "put to hand": "into your hand",
        "put to top_of_deck": "on top of your deck",
        "put to bottom_of_deck": "under your deck",
        "put to their hand": "into their hand",
        "put order random": "in a random order",
        "put to their top_of_deck": "on top of their deck",
        "put to their bottom_of_deck": "under their deck",
    },
    events={
        "start_of_turn": "at the start of your turn",
        "end_of_turn": "at the end of your turn",
    },
    players={
        "you": "you",
    },
)
