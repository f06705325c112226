"""The English phrases of unmatched's words; `shared.py` tells how phrases are written."""

from __future__ import annotations

from effects.wording.catalogue import Catalogue

UNMATCHED = Catalogue(
    verbs={
        "damage": "[deal|deals] {amount:of damage} to {to}{amount:per}",
        "recover": (
            "[{who:subject} {who:verb recovers/recover}|has {who} recover|have {who} recover] {amount:of health}"
            "{amount:per}"
        ),
        "move": (
            "[move|moves] {who} up to {up_to:of space}{up_to:per}",
            "[move|moves] {who} {exactly:exactly space}{exactly:per}",
        ),
        "place": "[place|places] {who:together}{who:apart} in {in:empty}",
        "return": "[return|returns] {who:together}{who:apart} to {in:empty}",
        "add": "[add|adds] {value:points} to {of:possessive value}{value:per points}",
        "subtract": "[subtract|subtracts] {value:points} from {of:possessive value}{value:per points}",
        "set": (
            "[{of:possessive value} {value:instead is/becomes}|makes {of:possessive value} {value:noun} instead"
            "|make {of:possessive value} {value:noun} instead]"
        ),
        "cancel_effects": "[cancel|cancels] all effects on {of}",
        "ignore_value": "[ignore|ignores] {of:possessive value}",
        "gain_actions": "[gain|gains] {amount:of action}{amount:per}",
        "shuffle": "[shuffle|shuffles] {pile}",
        "boost": (
            "[BOOST|BOOSTs] {card} with {with}, {face}",
            "[BOOST|BOOSTs] {card} with a card from your hand, {face}",
            "[BOOST|BOOSTs] {card} with {with}",
            "[BOOST|BOOSTs] {card}",
        ),
        "prevent": "[prevent|prevents] {damage} to {to}",
        "switch": ("[change|changes] your hero's {state} to {to}", "[change|changes] your hero's {state}"),
        "set health": "[set|sets] {of:possessive health} to {health:noun}",
        "add move": "when you maneuver, each of your fighters may move up to {move:of space} farther{move:per}",
    },
    remarks={
        "move": "{who:again} may move through {through}",
    },
    conditions={
        "won": "you [won|did not win] the combat",
        "lost": "you [lost|did not lose] the combat",
        "attacking": "you [are attacking|are not attacking|were attacking|were not attacking]",
        "defending": "you [are defending|are not defending|were defending|were not defending]",
    },
    tests={
        "moved_this_turn": (
            "[{who:subject any} is in a different space than|{who:subject} {who:verb is/are} in the same space as] "
            "at the start of this turn"
        ),
        "state": "your hero's {state} is [|not ]{value}",
    },
    groups={
        "there": "{what:subject} {what:verb is/are} [not |]defeated",
        "your_card": "you played [a|no] card",
        "opposing_card": "your opponent played [a|no] card",
    },
    predicates={
        "adjacent_to": "{who:subject} {who:verb is/are} [adjacent to {of:any}|not adjacent to {of:none}]",
        "in_zone_of": "{who:subject} {who:verb is/are} [in {of:any zone}|not in {of:none zone}]",
        "in": "{who:subject} {who:verb is/are} [in {of:any}|not in {of:none}]",
    },
    filters={
        "adjacent_to": "[adjacent to {of:any}|not adjacent to {of:none}]",
        "in_zone_of": "[in {of:any zone}|not in {of:none zone}]",
        "in": "in {of:all}",
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
        "space": "space/spaces",
        "action": "action/actions",
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
        "opposing_card": "{theirs} / {card}",
        "your_discard": " / {cards} {at} your discard pile",
        "opponent_hand": " / {cards} {at} {theirs} hand",
        "opponent_deck": " / {cards} {at} {theirs} deck",
        "opponent_discard": " / {cards} {at} {theirs} discard pile",
        "spaces": " / {spaces}",
        "that": "that / {fighter}",
    },
    of_abilities={
        "your_card": "your / {card}",
    },
    results={
        "damage": "damaged",
        "recover": "healed",
        "move": "moved",
        "place": "placed",
        "return": "returned",
        "cancel_effects": "cancelled",
        "ignore_value": "ignored",
        "gain_actions": "gained",
        "shuffle": "shuffled",
        "boost": "discarded",
        "prevent": "protected",
        "switch": "changed",
    },
    totals={
        "damage": "the damage dealt",
        "recover": "the health recovered",
        "move": "the number of fighters moved",
        "place": "the number of fighters placed",
        "return": "the number of fighters returned",
        "cancel_effects": "the number of effects cancelled",
        "ignore_value": "the value ignored",
        "gain_actions": "the number of actions gained",
        "shuffle": "the number of decks shuffled",
        "boost": "the number of cards discarded",
        "prevent": "the number of fighters protected",
        "switch": "the number of states changed",
    },
    measures={
        "boost_of": "{of:possessive BOOST value/total BOOST value}",
        "printed_value_of": "{of:possessive printed value/total printed value}",
        "health_of": "{of:possessive health/total health}",
    },
    amounts={
        "combat_damage": "the combat damage dealt",
    },
    arguments={
        "move through opposing": "opposing fighters",
        "put to discard": "into your discard pile",
        "put to their discard": "into their discard pile",
        "shuffle pile your_deck": "your deck",
        "prevent damage combat": "all combat damage",
        "prevent damage effect": "all damage from effects",
        "prevent damage any": "all damage",
        "boost face down": "face down",
    },
    events={
        "attack_declared": "when you attack",
        "after_attack": "after you attack",
        "combat_won": "after you win a combat",
        "combat_lost": "after you lose a combat",
        "combat_ended": "after a combat",
        "maneuver_ended": "after you maneuver",
        "scheme_ended": "after you play a scheme",
        "damaged": "after one of your fighters takes damage",
        "defeated": "after one of your fighters is defeated",
        "set_up": "when all your fighters have been placed at the start of the game",
    },
    players={
        "opponent": "your opponent",
    },
    windows={
        "immediately": "Immediately",
        "during_combat": "During combat",
        "after_combat": "After combat",
        "scheme": "",
    },
)
