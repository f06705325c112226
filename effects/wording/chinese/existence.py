"""That there is something in Chinese: its place, 有 and the thing, and behind it what is said of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from effects.syntax.words import Kind, Where
from effects.wording.chinese.nouns import any_kind, bare, counted, measure, phrase, related
from effects.wording.parts import Noun, Phrase
from effects.wording.things import is_several, kind, sorts, thing

if TYPE_CHECKING:
    from effects.wording.telling import Telling

VERBS = {"exists": "有", "lacks": "没有", "per": "每有"}
"""By the form that a phrase asks for."""
BORNE = frozenset({"tagged", "named", "power", "cost", "value", "colour", "die", "keyword", "worn_by", "of_type"})
"""The demands that stay before the thing, for they say nothing of its place."""


def existence(noun: Noun, telling: Telling, form: str) -> str:
    """有, 没有 or 每有1名 with what there is: 你有受伤的助手, 没有敌对战士与大脚怪处于同一区域."""
    verb = VERBS[form]
    counter = f"1{measure(noun, telling)}" if form == "per" else ""
    kinds = noun.either or (noun.of.either if noun.of is not None else ())
    if noun.head in telling.named and not noun.demands:
        named = telling.named[noun.head]
        things = counted(thing(named.what, telling), telling)[1]
        return f"{verb}{counter}{things}{str(telling.catalogue.results[named.verb]).split('/')[-1]}"
    if form == "per" and not is_several(replace(noun, quantifier=""), telling):
        return f"{verb}{phrase(noun, telling, 'kind')}"
    if kinds:
        found = any_kind(noun, kinds, "nouns or", telling)
    else:
        found = bare(noun, telling, form)
    where = found.owner.removesuffix("的")
    if noun.head in telling.named and where.startswith("这些"):
        where = "其中"
    is_defeated = "defeated" in sorts(noun, telling)
    word = telling.dialect.words.get(noun.head)
    is_of_combat = word is not None and word.where is Where.COMBAT
    is_somewhere = where or found.relations or is_defeated or is_of_combat
    if not is_somewhere and kind(noun, telling) is Kind.FIGHTERS:
        where = "战场上"
    borne = related([each for each in found.relations if each.key in BORNE], telling)
    facts = [
        Phrase("predicates", each.key, {**each.slots, "who": ""}, each.form)
        for each in found.relations
        if each.key not in BORNE
    ]
    return f"{where}{verb}{counter}{found.apart}{borne}{found.sort}{'且'.join(map(telling.say, facts))}"
