"""The English phrases of cyberpunk's words; `shared.py` tells how phrases are written.

`{sort}` is what the card itself is called: this unit, this legend. Nouns have the form `whole` too, the subject of what
all of them may or may not do. Amounts have `gain +`, which is "+2" or "+X", and `where`, which has to follow and says
for each of what it is, or what X is.
"""

from __future__ import annotations

from effects.wording.catalogue import Catalogue


def does(subject: str, verb: str, past: str, rest: str = "", *, more: str = "") -> str:
    """What something does, in every form of an event; `verb` as it is without a subject."""
    who = f"{{{subject}:subject any}}"
    does_it = f"{who} {{{subject}:verb {more or f'{verb}s'}/{verb}}}{rest}"
    has, has_not = (f"{who} {{{subject}:verb has/have}} {not_}{past}{rest}" for not_ in ("", "not "))
    return forms(does_it, f"{who} would {verb}{rest}", has, has_not)


def played(verb: str, past: str, rest: str = " {of:sort}") -> str:
    """What a player does with something, in every form of an event."""
    does_it = f"{{who}} {{who:verb {verb}/{verb}s}}{rest}"
    has, has_not = (f"{{who}} {{who:verb have/has}} {not_}{past}{rest}" for not_ in ("", "not "))
    return forms(does_it, f"{{who}} would {verb}{rest}", has, has_not)


def is_done(participle: str, subject: str = "{of:subject any}", agrees: str = "of") -> str:
    """What happens to something, in every form of an event."""
    is_, has = ("is", "has") if not agrees else (f"{{{agrees}:verb is/are}}", f"{{{agrees}:verb has/have}}")
    return forms(
        f"{subject} {is_} {participle}",
        f"{subject} would be {participle}",
        f"{subject} {has} been {participle}",
        f"{subject} {has} not been {participle}",
    )


def forms(clause: str, would: str, past: str, not_past: str) -> str:
    """An event as it is, before it happens, when it has happened and when not."""
    whenever = f"when {clause}|the first time each turn {clause}|the next time this turn {clause}"
    return f"[{whenever}|if {would}|{past} this turn|{not_past} this turn]"


def bounds(stat: str, same: str = "") -> tuple[str, ...]:
    """Between which numbers one is."""
    return (
        f"{stat} {{at_least:bound or more/at least}}",
        f"{stat} {{at_most:bound or less/at most}}",
        f"{stat} {{equal_to:bound /equal to}}",
        f"{stat} more than {{more_than:noun}}",
        f"{stat} less than {{less_than:noun}}",
        same or f"{stat} equal to the value of {{same_as:any}}",
        f"{stat} not equal to the value of {{unlike:none}}",
    )


def borne(stat: str, same: str = "") -> tuple[str, ...]:
    """The same, said beside what has the number."""
    return tuple(f"with {bound}" for bound in bounds(stat, same))


def has(stat: str, same: str = "") -> tuple[str, ...]:
    """The same, said of what has the number."""
    verb = "{who:subject} [{who:verb has/have}|{who:verb does/do} not have]"
    return tuple(f"{verb} {bound}" for bound in bounds(stat, same))


def rule(text: str) -> str:
    """What holds by itself; whoever decides that it is to hold, or of what, chooses it."""
    return f"[{text}|chooses: {text}|choose: {text}]"


GETS = "[{of:subject} {of:verb gets/get}|gives {of}|give {of}]"
COSTS = "[{of:subject} {of:verb costs/cost}|makes {of} cost|make {of} cost]"
SAME = "the same value as {same_as:any}"

CYBERPUNK = Catalogue(
    verbs={
        "add": f"{GETS} {{power:gain +}} power< {{until}}>{{power:where}}<, but only while {{while}}>",
        "subtract": f"{GETS} {{power:gain -}} power< {{until}}>{{power:where}}",
        "add cost": f"{COSTS} {{cost:of price}} more< {{until}}>{{cost:per}}",
        "subtract cost": f"{COSTS} {{cost:of price}} less< {{until}}>{{cost:per}}",
        "add go_solo_cost": rule("GO SOLO costs {go_solo_cost:of price} more for {of:all}< {until}>{go_solo_cost:per}"),
        "subtract go_solo_cost": rule(
            "GO SOLO costs {go_solo_cost:of price} less for {of:all}< {until}>{go_solo_cost:per}"
        ),
        "add steals": rule("{of:subject} {of:verb steals/steal} {steals:of more gig}< {until}>{steals:per}"),
        "subtract steals": rule("{of:subject} {of:verb steals/steal} {steals:of fewer gig}< {until}>{steals:per}"),
        "set": "[set|sets] {of:possessive value} to {value:noun}",
        "set cost": rule("{of:subject} {of:verb costs/cost} {cost:of price}{cost:per} instead"),
        "defeat": "[defeat|defeats] {cards:together}",
        "spend": "[spend|spends] {cards:together}",
        "ready": "[ready|readies] {cards:together}",
        "reveal": "[reveal|reveals] {cards:together}",
        "play": "[play|plays] {cards:from}< on {on}>< {cost}>",
        "call": "[Call|Calls] {legend} without paying",
        "sell": "[sell|sells] {cards:from}",
        "pay": "[pay|pays] {amount:of price}{amount:per}",
        "equip": "[move|moves] {gear} to {on}",
        "increase": "[increase|increases] {gig} by up to {up_to:noun}",
        "decrease": "[decrease|decreases] {gig} by up to {up_to:noun}",
        "adjust": (
            "[adjust|adjusts] {gig} by up to {up_to:noun}",
            "[adjust|adjusts] {gig} by exactly {by:noun}",
        ),
        "swap": "[swap|swaps] {gig} with {with}",
        "steal": "[{by:subject} {by:verb steals/steal}|has {by} steal|have {by} steal] {gigs}",
        "grant": (
            "[{of:subject} {of:verb gains/gain}|gives {of}|give {of}] {keyword} {until}",
            "{of:subject} {of:verb has/have} {keyword}",
        ),
        "can": rule("{of:whole} may {do}< {until}>"),
        "can attack_units_at_once": rule("{of:whole} may {do} on {of:its} first turn on the field"),
        "can attack_gigs_at_once": rule("{of:whole} may {do} on {of:its} first turn on the field"),
        "can win_every_fight": rule("{of:subject} {of:verb wins/win} every fight< {until}>"),
        "can call_free": rule("you may {do}< {until}>"),
        "can reroll_gigs": rule("you may {do}< {until}>"),
        "cannot": rule("{of:whole} cannot {do}< {until}>"),
        "cannot attack_at_once": rule("{of:whole} cannot {do} on {of:its} first turn on the field"),
        "cannot defeat_in_fights": rule("{of:subject} {of:verb does/do} not {do}< {until}>"),
        "must": rule("{of:whole} must {do} if able< {until}>"),
        "protect": rule("{until}, {from:subject any} cannot steal {gigs:any}"),
        "discount": rule("the next {on:counted} you play this turn costs {by:of price} less{by:per}"),
        "from_now": rule("{when}< and {condition}>, {do}"),
        "from_now turn_ends": rule("{do} {when}< if {condition}>"),
        "name_type": "[name|names] a type of card: legend, unit, program or gear",
    },
    remarks={
        "play": "it then goes {to} instead of your trash",
    },
    openings={
        "while your_turn": "on your turn, {rest}",
        "instead": "{event}< and {condition}>, {rest} instead",
        "activate": ("{pay:gain}€$<, spend {spend}>{pay:where}", "spend {spend}", "0€$"),
        "needs": "activate this only if {condition}",
    },
    tests={
        "even_street_cred": "{who:possessive} Street Cred is [|not ]even",
        "empty_fixer": "{who:possessive} fixer area is [|not ]empty",
        "happened_this_turn": "[{what}|{what:denied}]",
    },
    comparisons={
        "value_pairs some": "[there is a pair|there is no pair] of equal value among {of:all}",
        "count ahead": "there are [at least {by:noun} more|fewer than {by:noun} more] {of:plural} than {other:plural}",
        "count more_than count": "there are [more|no more] {of:plural} than {other:plural}",
        "count less_than count": "there are [fewer|no fewer] {of:plural} than {other:plural}",
        "street_cred ahead": "{who:possessive} Street Cred is [|not ]at least {by:noun} higher than {other:theirs}",
        "street_cred at_least street_cred": (
            "{who:possessive} Street Cred is [at least as high as|lower than] {other:theirs}"
        ),
        "street_cred at_most street_cred": (
            "{who:possessive} Street Cred is [at most as high as|higher than] {other:theirs}"
        ),
        "street_cred equal_to street_cred": "{who:possessive} Street Cred is [|not ]equal to {other:theirs}",
        "street_cred more_than street_cred": "{who:possessive} Street Cred is [|not ]higher than {other:theirs}",
        "street_cred less_than street_cred": "{who:possessive} Street Cred is [|not ]lower than {other:theirs}",
    },
    groups={
        "there": "{what:subject} {what:verb is/are} [|not ]in play",
    },
    predicates={
        "worn_by": "{who:subject} {who:verb is/are} [|not ]worn by {of:any}",
        "die": "{who:subject} {who:verb is/are} [|not ]a d{sides:noun}",
        "value": has("value", SAME),
        "power": has("power"),
        "cost": has("cost"),
        "colour": "{who:subject} {who:verb is/are} [|not ]{colour}",
        "keyword": "{who:subject} [{who:verb has/have}|{who:verb does/do} not have] {keyword}",
        "of_type": "{who:subject} {who:verb is/are} [|not ]of the named type",
    },
    filters={
        "worn_by": "worn by {of:any}",
        "die": "d{sides:noun}",
        "value": borne("value", SAME),
        "power": borne("power"),
        "cost": borne("cost"),
        "colour": "{colour}",
        "keyword": "with {keyword}",
        "of_type": "of the named type",
    },
    qualities={
        "unit": "unit/units",
        "legend": "legend/legends",
        "program": "program/programs",
        "gear": "gear card/gear cards",
        "ready": "ready",
        "spent": "spent",
        "face_up": "face-up",
        "face_down": "face-down",
        "equipped": "equipped",
        "unequipped": "unequipped",
        "attacking": "attacking",
        "fighting": "fighting",
        "even": "even",
        "odd": "odd",
        "min": "min",
        "max": "max",
    },
    things={
        "unit": "unit/units",
        "legend": "legend/legends",
        "program": "program/programs",
        "gear": "gear/gear",
        "gig": "Gig/Gigs",
        "eddie": "Eddie/Eddies",
        "price": "€$/€$",
        "more gig": "more Gig/more Gigs",
        "fewer gig": "fewer Gig/fewer Gigs",
        "power": "power/power",
    },
    words={
        "this": "this / {sort}",
        "host": "the / wearer",
        "attacker": "the / attacking {unit}",
        "opposing_unit": "the / opposing {unit}",
        "that": "that / {card}",
        "that_unit": "that / {unit}",
        "that_gig": "that / {gig}",
        "units": " / {units}",
        "friendly_units": " / friendly {units}",
        "rival_units": " / rival {units}",
        "gear": " / {gears}",
        "friendly_gear": " / friendly {gears}",
        "rival_gear": " / rival {gears}",
        "friendly_legends": " / friendly {legends}",
        "rival_legends": " / rival {legends}",
        "legends_in_area": " / friendly {legends} {at} the Legends area",
        "your_cards": "your / {cards}",
        "your_trash": " / {cards} {at} your trash",
        "your_eddies": "your / {eddies}",
        "rival_hand": " / {cards} {at} {theirs} hand",
        "rival_deck": " / {cards} {at} {theirs} deck",
        "rival_trash": " / {cards} {at} {theirs} trash",
        "gigs": " / {gigs}",
        "friendly_gigs": " / friendly {gigs}",
        "rival_gigs": " / rival {gigs}",
    },
    results={
        "defeat": "defeated",
        "spend": "spent",
        "ready": "readied",
        "reveal": "revealed",
        "play": "played",
        "call": "called",
        "sell": "sold",
        "pay": "paid",
        "equip": "moved",
        "increase": "increased",
        "decrease": "decreased",
        "adjust": "adjusted",
        "swap": "swapped",
        "steal": "stolen",
        "grant": "affected",
        "can": "affected",
        "cannot": "affected",
        "must": "affected",
        "protect": "protected",
        "discount": "affected",
        "from_now": "affected",
        "name_type": "named",
    },
    totals={
        "defeat": "the number of cards defeated",
        "spend": "the number of cards spent",
        "ready": "the number of cards readied",
        "reveal": "the number of cards revealed",
        "play": "the number of cards played",
        "call": "the number of legends called",
        "sell": "the number of cards sold",
        "pay": "the amount paid",
        "equip": "the number of cards moved",
        "increase": "the amount of the increase",
        "decrease": "the amount of the decrease",
        "adjust": "the amount of the change",
        "swap": "the number of Gigs swapped",
        "steal": "the number of Gigs stolen",
        "grant": "the number of cards affected",
        "can": "the number of cards affected",
        "cannot": "the number of cards affected",
        "must": "the number of cards affected",
        "protect": "the number of Gigs protected",
        "discount": "the discount",
        "from_now": "the number of effects",
        "name_type": "the number of types named",
    },
    measures={
        "power_of": "{of:possessive power/total power}",
        "cost_of": "{of:possessive cost/total cost}",
        "highest_power_of": "the highest power among {of:all}",
        "lowest_power_of": "the lowest power among {of:all}",
        "street_cred": "{who:possessive} Street Cred",
        "value_pairs each": "each pair of equal value among {of:all}",
        "different_values each": "each different value among {of:all}",
        "value_pairs": "the number of pairs of equal value among {of:all}",
        "different_values": "the number of different values among {of:all}",
    },
    amounts={
        "fight_margin": "the margin of the fight",
    },
    arguments={
        "until end_of_turn": "this turn",
        "until your_next_turn": "until your next turn",
        "until used": "the next time this turn",
        "can until used": "in its next attack this turn",
        "cannot until used": "in its next fight this turn",
        "put to trash": "into your trash",
        "put to their trash": "into their trash",
        "put to its_owners hand": "into [its owner's hand|their owners' hands]",
        "put to its_owners trash": "into [its owner's|their owners'] trash",
        "put to its_owners top_of_deck": "on top of [its owner's deck|their owners' decks]",
        "put to its_owners bottom_of_deck": "under [its owner's deck|their owners' decks]",
        "play cost free": "without paying",
        "play to bottom_of_deck": "under your deck",
        "keyword blocker": "BLOCKER",
        "keyword adrenaline": "ADRENALINE",
        "keyword quick": "QUICK",
        "keyword go_solo": "GO SOLO",
        "colour red": "red",
        "colour yellow": "yellow",
        "colour green": "green",
        "colour blue": "blue",
        "can do attack_units_at_once": "attack rival units",
        "can do attack_gigs_at_once": "attack Gigs",
        "can do attack_ready_units": "attack ready units",
        "can do attack_ready_blockers": "attack ready units with BLOCKER",
        "can do win_every_fight": "win every fight",
        "can do call_free": "Call a legend without paying",
        "can do reroll_gigs": "reroll each Gig from your fixer area once",
        "cannot do attack": "attack",
        "cannot do attack_gigs": "attack Gigs",
        "cannot do attack_at_once": "attack",
        "cannot do ready": "ready",
        "cannot do be_blocked": "be blocked",
        "cannot do be_defeated_in_fights": "be defeated in fights",
        "cannot do defeat_in_fights": "defeat the unit it fights",
        "must do attack": "attack",
    },
    events={
        "turn_ends": "at the end of this turn",
        "played": (played("play", "played"), is_done("played"), is_done("played", "a card", "")),
        "called": (played("call", "called"), is_done("called"), is_done("called", "a legend", "")),
        "spent": (is_done("spent"), is_done("spent", "a card", "")),
        "attacks": (
            does("by", "attack", "attacked", "< {of:any}>"),
            is_done("attacked"),
            is_done("attacked", "a unit", ""),
        ),
        "blocks": (
            does("by", "use", "used", " BLOCKER< against {of:any}>"),
            is_done("blocked"),
            is_done("blocked", "a unit", ""),
        ),
        "fights": (does("by", "fight", "fought", "< {of:any}>"), does("of", "fight", "fought"), "when units fight"),
        "fight_won": (
            does("by", "win", "won", " a fight< against {of:any}>"),
            does("of", "lose", "lost", " a fight"),
            is_done("won", "a fight", ""),
        ),
        "fight_lost": (
            does("of", "lose", "lost", " a fight< against {by:any}>"),
            does("by", "win", "won", " a fight"),
            is_done("lost", "a fight", ""),
        ),
        "gig_stolen": (
            does("by", "steal", "stolen", " {of:any}"),
            does("by", "steal", "stolen", " a Gig"),
            is_done("stolen"),
            is_done("stolen", "a Gig", ""),
        ),
        "gigs_stolen": (does("by", "steal", "stolen", " 1 or more Gigs"), is_done("stolen", "1 or more Gigs", "")),
        "defeated": (is_done("defeated"), is_done("defeated", "a card", "")),
        "gig_rolled": (is_done("rolled"), is_done("rolled", "a Gig", "")),
        "gig_adjusted": (played("adjust", "adjusted"), is_done("adjusted"), is_done("adjusted", "a Gig", "")),
        "gigs_swapped": (
            played("swap", "swapped"),
            is_done("swapped"),
            played("swap", "swapped", " Gigs"),
            is_done("swapped", "a Gig", ""),
        ),
    },
    players={
        "rival": "your rival",
    },
    windows={
        "play": "PLAY",
        "play program": "",
        "call": "CALL",
        "attack": "ATTACK",
        "defeated": "DEFEATED",
    },
)
