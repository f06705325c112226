"""The options of a choice in words: what each is called, and what it means."""

from __future__ import annotations

from typing import Final

from engine.cyberpunk.calling import CALL_COST
from engine.cyberpunk.costs import price
from engine.cyberpunk.permissions import calls_free
from engine.cyberpunk.terms import (
    ACTION_NAMES,
    ACTIVATE,
    ATTACK,
    BLOCK,
    CALL,
    EDDIES,
    FACE_UP,
    FIELD,
    GEAR,
    GO_SOLO_ACTION,
    LEGENDS,
    PASS,
    PLAY_CARD_ACTION,
    PLAY_LEGEND,
    SUBJECTS,
)
from engine.kernel.layout import NOTHING, ROW_ACTOR
from engine.kernel.piles import is_known
from tools.terminal.cyberpunk.asked import Asked
from tools.terminal.cyberpunk.cards import card_head, card_text
from tools.terminal.option import Option

ON_THE_TABLE: Final = (FIELD, GEAR, LEGENDS)
GROUPED: Final = ("action", "reaction")
"""The choices with so many options that they stand in groups."""


def options_of(asked: Asked) -> list[Option]:
    """The options in their order."""
    return [_option(asked, index, key) for index, key in enumerate(asked.choice.options)]


def _option(asked: Asked, index: int, key: str) -> Option:
    kind, number, say = asked.choice.kind, int(asked.state.options[index]), asked.catalogue.sentence
    if kind in GROUPED:
        return _deed(asked, key, number)
    if kind == "target":
        return _target(asked, key, number)
    if kind == "payment":
        return Option(key, say("eddie")) if number == NOTHING else _legend(asked, key, number)
    if number == NOTHING:
        return Option(key, say("nothing instead" if kind == "replacement" else "no more"))
    if key.startswith("eddie"):
        return Option(key, say("eddie"))
    if kind in ("card", "wearer"):
        return _card(asked, key, number)
    if kind == "legend":
        return _legend(asked, key, number)
    if kind in ("gig", "stolen-gig"):
        return _gig(asked, key, number)
    if kind == "die":
        return Option(key, asked.names.die(number))
    if kind in ("value", "roll"):
        return Option(key, str(number))
    if kind == "starter":
        return Option(key, say("starts", player=asked.names.player(number)))
    if kind == "mulligan":
        return Option(key, say(key))
    if kind in ("may", "reroll"):
        return Option(key, say(f"option {key}"))
    if kind == "replacement":
        actor = asked.lineup.replacements[number].actor
        return Option(key, say("instead", card=asked.card(actor)), card_text(asked.names, actor))
    if kind == "card-type":
        return Option(key, asked.names.type(number))
    if kind == "order":
        actor = asked.state.rows[number + ROW_ACTOR]
        return Option(key, asked.card(actor).name, card_text(asked.names, actor))
    return Option(key, say("option number", number=int(key.rpartition(" ")[2])), _branch(asked, number))


def _deed(asked: Asked, key: str, option: int) -> Option:
    """What a player does in his main phase or as a reaction; equal deeds stand in one group."""
    s, say = asked.state, asked.catalogue.sentence
    action, subject = option // SUBJECTS, option % SUBJECTS
    word = ACTION_NAMES[action]
    if action == PASS:
        word = "pass" if asked.choice.kind == "action" else "stop"
        return Option(key, say(f"do {word}"), group=say(f"group {word}"), short=say(f"short {word}"))
    if action == CALL:
        short = asked.catalogue.say("short call free" if calls_free(s, asked.seat) else "short call", number=CALL_COST)
        return Option(key, say("do call"), group=say("group call"), short=short)
    card = int(asked.lineup.activations[subject].actor) if action == ACTIVATE else subject
    name = asked.card(card)
    short = name.name
    if action in (PLAY_CARD_ACTION, PLAY_LEGEND, GO_SOLO_ACTION):
        cost = int(price(s, card, action == GO_SOLO_ACTION))
        short = asked.catalogue.say("for eddies", card=name, cost=cost)
    elif action in (ATTACK, BLOCK):
        short = f"{name.name} [{s.power(card)}]"
    return Option(key, say(f"do {word}", card=name), group=say(f"group {word}"), short=short)


def _target(asked: Asked, key: str, target: int) -> Option:
    """A target, and what comes of the attack unless something happens."""
    s, say = asked.state, asked.catalogue.say
    power = int(s.power(s.attacker))
    if target == NOTHING:
        number = min(1 + power // 10 if power > 0 else 0, int(s.gigs(1 - asked.seat)))
        return Option(key, asked.catalogue.sentence("the gigs"), say("steals so many", number=number))
    against = int(s.power(target))
    result = say("you win" if power > against else "you lose" if power < against else "both fall")
    return Option(key, asked.card(target).name, say("fight goes", power=power, against=against, result=result))


def _card(asked: Asked, key: str, card: int) -> Option:
    """A card; on the table with the power it has now, elsewhere with what it does."""
    s = asked.state
    if s.area(card) == EDDIES:  # nobody looks at them again (rule 2.3)
        return Option(key, asked.catalogue.sentence("eddie"), "" if s.is_ready(card) else asked.catalogue.say("spent"))
    name = asked.card(card).name
    if s.area(card) in ON_THE_TABLE:
        return Option(key, f"{name} [{s.power(card)}]" if s.is_unit(card) else name, _standing(asked, card))
    head, text = card_head(asked.names, card), card_text(asked.names, card)
    return Option(key, name, f"{head}\n{text}" if text else head)


def _standing(asked: Asked, card: int) -> str:
    """How a card on the table stands: whether it is spent, who wears it, and whose it is where that is open."""
    s, said = asked.state, asked.catalogue
    detail = [said.say("spent")] if not s.is_ready(card) else []
    if s.area(card) == GEAR:
        detail.append(said.say("worn by", wearer=asked.card(int(s.host[card]))))
    owners = {
        int(asked.lineup.card_owners[s.options[index]]) for index in range(s.option_count) if s.options[index] >= 0
    }
    if len(owners) > 1:
        detail.append(_whose(asked, int(asked.lineup.card_owners[card])))
    return said.listed(detail)


def _whose(asked: Asked, seat: int) -> str:
    """A player, as whoever is asked sees him."""
    return asked.catalogue.sentence("you" if seat == asked.seat else "rival", player=asked.names.player(seat))


def _legend(asked: Asked, key: str, place: int) -> Option:
    """A legend by its place; by its name only for whoever knows it."""
    if place >= SUBJECTS:  # one on the field
        return _card(asked, key, place - SUBJECTS)
    s, said = asked.state, asked.catalogue
    card = int(s.card_at(asked.seat, LEGENDS, place))
    detail = [said.say("spent")] if not s.is_ready(card) else []
    if s.marks[card] & FACE_UP != 0:
        return Option(key, asked.names.card(card).name, said.listed(detail))
    if is_known(s, card, asked.seat):
        detail.insert(0, said.say("peeked", card=asked.names.card(card)))
    else:
        detail.insert(0, said.say("face down"))
    return Option(key, said.sentence("legend at", place=place + 1), said.listed(detail))


def _gig(asked: Asked, key: str, die: int) -> Option:
    s = asked.state
    name = f"{asked.names.die(die)}: {s.die_value[die]}"
    return Option(key, name, "" if asked.choice.kind == "stolen-gig" else _whose(asked, int(s.die_seat[die])))


def _branch(asked: Asked, number: int) -> str:
    options = getattr(getattr(asked.step(), "verb", None), "options", ())
    if not options:
        return ""
    speaker = asked.names.speaker
    return speaker.telling().grammar.text(speaker.steps(options[number].steps))
