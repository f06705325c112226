"""The options of a choice in words: what each is called, and what it means."""

from __future__ import annotations

from engine.kernel.layout import NOBODY, NOTHING, ROW_PROGRAM, ROW_SEAT
from engine.unmatched.movement import are_adjacent, can_target, range_of
from engine.unmatched.reasons import why_not_attacker, why_not_scheme
from engine.unmatched.terms import is_card_choice
from tools.display.card import boost_in_words, card_text, type_and_value
from tools.terminal.option import Option
from tools.terminal.unmatched.asked import SPACE_CHOICES, Asked

FIGHTER_CHOICES = ("mover", "scheme-fighter", "attacker", "target", "fighter")


def options_of(asked: Asked) -> list[Option]:
    """The options in their order."""
    return [_option(asked, index, key) for index, key in enumerate(asked.choice.options)]


def _option(asked: Asked, index: int, key: str) -> Option:
    kind, number, say = asked.choice.kind, asked.state.options[index], asked.catalogue.sentence
    if kind == "action":
        return Option(key, say(f"option {key}"), _action(asked, key))
    if number == NOTHING:
        return Option(key, say(f"no {kind}" if kind in ("boost", "defense", "mover") else "no more"))
    if is_card_choice(asked.state.choice_kind):
        return _card(asked, key, number)
    if kind in SPACE_CHOICES:
        return Option(key, asked.names.space(number), _space(asked, number))
    if kind in FIGHTER_CHOICES:
        return Option(key, asked.names.fighter(number).name, _fighter(asked, number))
    if kind == "opponent":
        return Option(key, asked.names.player(number).name, _fighter(asked, asked.state.lineup.first_fighter[number]))
    if kind == "may":
        return Option(key, say(f"option {key}"))
    if kind == "option":
        return Option(key, say("option number", number=int(key.rpartition(" ")[2])), _branch(asked, number))
    return Option(key, *_waiting(asked, number))


def _action(asked: Asked, key: str) -> str:
    s, say = asked.state, asked.catalogue.sentence
    if key == "maneuver":
        # The question makes a play for a moment, so it is put to a copy.
        return say("to maneuver", number=s.copy().allowance(s.active))
    if key == "attack":
        return say("to attack", attacks=_attacks(asked))
    cards = [s.hand_card(s.active, index) for index in range(s.hand_size(s.active))]
    schemes = [card for card in cards if why_not_scheme(s, s.active, s.lineup.card_types[card]) is None]
    return say("to scheme", cards=list(dict.fromkeys(asked.names.card(card) for card in schemes)))


def _attacks(asked: Asked) -> str:
    """Who can attack, with a card in hand and somebody in reach (rule 35), and whom."""
    s, lineup, names = asked.state, asked.state.lineup, asked.names
    said: list[str] = []
    for fighter in range(lineup.first_fighter[s.active], lineup.first_fighter[s.active + 1]):
        if why_not_attacker(s, fighter) is None:
            targets = [names.fighter(target) for target in range(lineup.fighters) if can_target(s, fighter, target)]
            say = asked.catalogue.say if said else asked.catalogue.sentence
            said.append(say("can attack", fighter=names.fighter(fighter), targets=targets))
    return asked.catalogue.listed(said, "also")


def _card(asked: Asked, key: str, card: int) -> Option:
    owner, written = asked.names.written(card)
    name = asked.names.card(card).name
    if asked.choice.kind == "boost":
        s = asked.state
        boost = s.lineup.type_boost[s.lineup.card_types[card]]
        return Option(key, name, asked.catalogue.say("boosted", before=s.move, amount=boost, after=s.move + boost))
    language = asked.names.language
    numbers = [type_and_value(written, language).plain, boost_in_words(written, language)]
    said = asked.catalogue.listed([number for number in numbers if number])
    text = card_text(written, asked.names.speakers[owner]).plain
    return Option(key, name, f"{said}\n{text}" if text else said)


def _space(asked: Asked, space: int) -> str:
    """The zones, who is adjacent, and which other opposing fighters can be attacked from there."""
    s, catalogue = asked.state, asked.catalogue
    said = [catalogue.listed(asked.names.zones(space))]
    mover = asked.mover()
    if mover != NOTHING and s.space[mover] == space:
        said.append(catalogue.say("stay"))
    others = [other for other in range(s.lineup.fighters) if other != mover and s.space[other] != NOTHING]
    beside = [other for other in others if are_adjacent(s, space, s.space[other])]
    if beside:
        said.append(catalogue.say("next to", fighters=[asked.names.fighter(other) for other in beside]))
    if mover not in (NOTHING, NOBODY):
        reach, here = range_of(s, mover), space * s.lineup.board.spaces
        foes = [other for other in others if other not in beside and s.are_opposing(mover, other)]
        targets = [asked.names.fighter(foe) for foe in foes if reach[here + s.space[foe]]]
        said += [catalogue.say("in reach", fighters=targets)] if targets else []
    return catalogue.listed(said, "also")


def _fighter(asked: Asked, fighter: int) -> str:
    s = asked.state
    space = s.space[fighter]
    if space == NOTHING:
        return asked.catalogue.say("defeated")
    catalogue, names = asked.catalogue, asked.names
    zones = catalogue.listed(names.zones(space))
    said = [catalogue.say("health in space", health=s.health[fighter], space=names.space(space), zones=zones)]
    if asked.choice.kind == "attacker":
        targets = [names.fighter(target) for target in range(s.lineup.fighters) if can_target(s, fighter, target)]
        said.append(catalogue.say("in reach", fighters=targets))
    return catalogue.listed(said, "also")


def _branch(asked: Asked, number: int) -> str:
    options = getattr(getattr(asked.step(), "verb", None), "options", ())
    if not options:
        return ""
    speaker = asked.names.speakers[asked.owner()]
    return speaker.telling().grammar.text(speaker.steps(options[number].steps))


def _waiting(asked: Asked, row: int) -> tuple[str, str]:
    """An effect that waits: what it is called and what it says."""
    s, names = asked.state, asked.names
    program, seat = s.table.programs[s.rows[row + ROW_PROGRAM]], s.rows[row + ROW_SEAT]
    hero_id, hero, speaker = names.hero_ids[seat], names.heroes[seat], names.speakers[seat]
    for card in hero.cards:
        if program.name.startswith(f"{hero_id}/{card.id} "):
            return card.name.spoken(names.language), card_text(card, speaker).plain
    for number, ability in enumerate(hero.abilities):
        if program.name.startswith(f"{hero_id} ") and program.label(0).startswith(f"abilities[{number}]"):
            return names.ability(s.lineup.first_fighter[seat]).name, speaker.ability(ability)
    return program.name, ""
