"""The English phrases.

Nouns are written `singular/plural`. A word for things is written `determiner / rest`, with `{fighter}`, `{card}` or
`{space}` where a quality that is a noun itself, such as `sidekick`, takes its place; the plural (`{fighters}`) marks a
word that can name several. `{at}` becomes "in", "from" or "of".

Forms of nouns: `subject`; `verb is/are` agrees with it; `possessive value` is "its value" or "the value of ..."; `own`
leaves out the hand of the player who acts; `any` and `any zone` mean that one of several is enough; `empty` is said of
spaces; `exists` and `lacks` are "there is" and "there are no"; `plural`. Forms of amounts: `of card` is "2 cards",
"that many cards" or "a number of cards", and `per` what has to follow later: " for each ...", " equal to ..." or
nothing; `points` and `per points` are the same for a bare number; `noun`; `bound or more/at least` is "4 or more" or
"at least its value". Forms of players: `verb do/does` agrees; `possessive`. Lists are `joined` by a joint.

A verb has up to three forms: you do it, another does it, somebody may do it; where a form is left out, it is the first.
"""

from __future__ import annotations

from effects.wording.catalogue import Catalogue

CATALOGUE = Catalogue(
    verbs={
        "do": "[do|does] this: {steps}",
        "choose": (
            "[choose|chooses] {count} different: {options:joined options}",
            "[choose|chooses] one: {options:joined options}",
        ),
        "pick": "[choose|chooses] {what}",
        "for_each": "[do|does] this {times:of time}{times:per}: {do}",
        "draw": "[draw|draws] {amount:of card}{amount:per}",
        "discard": "[discard|discards] {cards:own}",
        "damage": "[deal|deals] {amount:of damage} to {to}{amount:per}",
        "recover": (
            "[{who:subject} {who:verb recovers/recover}|has {who} recover|have {who} recover] {amount:of health}"
            "{amount:per}"
        ),
        "move": (
            "[move|moves] {who} up to {up_to:of space}{up_to:per}",
            "[move|moves] {who} exactly {exactly:of space}{exactly:per}",
        ),
        "place": "[place|places] {who} in {in:empty}",
        "return": "[return|returns] {who} to {in:empty}",
        "add": (
            "[add|adds] {value:points} to {of:possessive value}{value:per points}",
            "[add|adds] {value:points} to this card's value{value:per points}",
        ),
        "set": (
            "[{of:possessive value} is|makes {of:possessive value}|make {of:possessive value}] {value:noun} instead",
            "[this card's value is|makes this card's value|make this card's value] {value:noun} instead",
        ),
        "cancel_effects": "[cancel|cancels] all effects on {of}",
        "ignore_value": "[ignore|ignores] {of:possessive value}",
        "gain_actions": "[gain|gains] {amount:of action}{amount:per}",
    },
    remarks={
        "move": "{who:subject} may move through {through}",
    },
    moods={
        "you do": "{deed}",
        "other does": "{actor} {deed}",
        "may": "{asked} may {deed}",
        "may let": "{asked} may let {actor} {deed}",
        "also": "{deed}",
    },
    openings={
        "when": "{event}, {rest}",
        "if": "if {condition}, {rest}",
        "unless": "unless {condition}, {rest}",
        "if done": "if {who} {who:verb do/does}, {rest}",
        "if declined": "if {who} {who:verb do/does} not, {rest}",
        "otherwise": "otherwise, {rest}",
    },
    joints={
        "all_of": "[{conditions:joined and}|it is not true that {conditions:joined and}]",
        "aside": "{deed} ({remark})",
        "else": "{deed}; {more}",
    },
    conditions={
        "won": "you [won|did not win] the combat",
        "lost": "you [lost|did not lose] the combat",
        "attacking": "you are [attacking|not attacking]",
        "defending": "you are [defending|not defending]",
        "your_turn": "it is [your turn|not your turn]",
    },
    tests={
        "any_of": "[{conditions:joined or}|neither of these holds: {conditions:joined or}]",
        "moved_this_turn": (
            "{who:subject} {who:verb is/are} [in a different space than|in the same space as] at the start of this turn"
        ),
    },
    comparisons={
        "at_least": "{amount:noun} is [{than:bound or more/at least}|less than {than:noun}]",
        "at_most": "{amount:noun} is [{than:bound or less/at most}|more than {than:noun}]",
        "equal_to": "{amount:noun} is [|not ]{than:noun}",
        "more_than": "{amount:noun} is [more than {than:noun}|{than:bound or less/at most}]",
        "less_than": "{amount:noun} is [less than {than:noun}|{than:bound or more/at least}]",
        "hand_size at_least": (
            "{who} {who:verb have/has} [{than:bound or more/at least}|fewer than {than:noun}] cards in hand"
        ),
        "hand_size at_most": (
            "{who} {who:verb have/has} [{than:bound or fewer/at most}|more than {than:noun}] cards in hand"
        ),
    },
    groups={
        "some": "[{what:exists}|{what:lacks}]",
    },
    predicates={
        "other_than": "{who:subject} {who:verb is/are} [not |]{of}",
        "adjacent_to": "{who:subject} {who:verb is/are} [|not ]adjacent to {of:any}",
        "in_zone_of": "{who:subject} {who:verb is/are} [|not ]in {of:any zone}",
        "named": "{who:subject} {who:verb is/are} [|not ]{of:any}",
        "is": "{who:subject} {who:verb is/are} [|not ]{words}",
    },
    filters={
        "other_than": "other than {of}",
        "adjacent_to": "adjacent to {of:any}",
        "in_zone_of": "in {of:any zone}",
        "named": "that is {of:any}",
        "is": "{words}",
    },
    qualities={
        "hero": "hero/heroes",
        "sidekick": "sidekick/sidekicks",
        "defeated": "defeated",
        "damaged": "damaged",
        "undamaged": "undamaged",
        "empty": "empty",
        "occupied": "occupied",
        "attack": "attack card/attack cards",
        "defense": "defense card/defense cards",
        "versatile": "versatile card/versatile cards",
        "scheme": "scheme card/scheme cards",
    },
    things={
        "fighter": "fighter/fighters",
        "card": "card/cards",
        "space": "space/spaces",
        "action": "action/actions",
        "time": "time/times",
        "damage": "damage/damage",
        "health": "health/health",
    },
    words={
        "your_fighter": "your / {fighter}",
        "opposing_fighter": "the / opposing {fighter}",
        "attacker": "the / attacking {fighter}",
        "defender": "the / defending {fighter}",
        "combatants": "the / {fighters} in the combat",
        "fighters": " / {fighters}",
        "your_fighters": "your / {fighters}",
        "friendly_fighters": " / friendly {fighters}",
        "opposing_fighters": " / opposing {fighters}",
        "your_hero": "your / hero",
        "opposing_hero": "the / opposing hero",
        "your_card": "this / {card}",
        "opposing_card": "your opponent's / {card}",
        "your_hand": " / {cards} {at} your hand",
        "your_deck": " / {cards} {at} your deck",
        "your_discard": " / {cards} {at} your discard pile",
        "opponent_hand": " / {cards} {at} your opponent's hand",
        "opponent_deck": " / {cards} {at} your opponent's deck",
        "opponent_discard": " / {cards} {at} your opponent's discard pile",
        "spaces": " / {spaces}",
        "that": "that / {fighter}",
    },
    results={
        "do": "affected",
        "choose": "chosen",
        "pick": "chosen",
        "for_each": "affected",
        "draw": "drawn",
        "discard": "discarded",
        "damage": "damaged",
        "recover": "healed",
        "move": "moved",
        "place": "placed",
        "return": "returned",
        "add": "changed",
        "set": "changed",
        "cancel_effects": "cancelled",
        "ignore_value": "ignored",
        "gain_actions": "gained",
    },
    totals={
        "do": "the number of steps done",
        "choose": "the number of options chosen",
        "pick": "the number chosen",
        "for_each": "the number of times this was done",
        "draw": "the number of cards drawn",
        "discard": "the number of cards discarded",
        "damage": "the damage dealt",
        "recover": "the health recovered",
        "move": "the number of fighters moved",
        "place": "the number of fighters placed",
        "return": "the number of fighters returned",
        "add": "the value added",
        "set": "the value set",
        "cancel_effects": "the number of effects cancelled",
        "ignore_value": "the value ignored",
        "gain_actions": "the number of actions gained",
    },
    measures={
        "count": "the number of {of:plural}",
        "plus": "{of:joined plus}",
        "minus": "{of:joined minus}",
        "times": "{of:joined times}",
        "hand_size": "the number of cards in {who:possessive} hand",
        "boost_of": "{of:possessive BOOST value/total BOOST value}",
        "value_of": "{of:possessive value/total value}",
        "printed_value_of": "{of:possessive printed value/total printed value}",
        "health_of": "{of:possessive health/total health}",
    },
    amounts={
        "combat_damage": "the combat damage dealt",
    },
    arguments={
        "move through opposing": "opposing fighters",
    },
    events={
        "start_of_turn": "at the start of your turn",
        "end_of_turn": "at the end of your turn",
        "attack_declared": "when you attack",
        "after_attack": "after you attack",
        "combat_won": "after you win a combat",
        "combat_lost": "after you lose a combat",
        "combat_ended": "after a combat",
        "maneuver_ended": "after you maneuver",
        "scheme_ended": "after you play a scheme",
        "damaged": "after one of your fighters takes damage",
        "defeated": "after one of your fighters is defeated",
    },
    players={
        "you": "you",
        "opponent": "your opponent",
    },
    windows={
        "immediately": "Immediately",
        "during_combat": "During combat",
        "after_combat": "After combat",
        "scheme": "",
    },
)
