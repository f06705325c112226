"""Chinese noun phrases: owner, number with its measure word, what tells the thing apart, the thing.

你的 | 2名 | 与大脚怪相邻的 | 受伤的 | 助手; a place stands where the owner does: 你牌库顶的 | 2张 | 牌.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from effects.syntax.words import Kind
from effects.wording.parts import Noun, Phrase
from effects.wording.sharing import merged
from effects.wording.things import (
    TELLS_PLACE,
    THING,
    hand_owner,
    is_rest,
    is_several,
    kind,
    rank,
    results_of,
    sorts,
    tails,
    thing,
    titles,
)

if TYPE_CHECKING:
    from effects.wording.telling import Telling

RIVALS = "敌对"
"""How what is the opponent's begins."""
ALL = "所有"
"""The number of cards of which every one is meant."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known of a head."""

    owner: str
    thing: str
    can_be_told: bool = False
    """Whether a noun such as 助手 can stand in the thing's place: where `{}` is in it."""


@dataclass(frozen=True, slots=True)
class Bare:
    """A noun with its demands, but without its number."""

    owner: str
    """Whose it is or where, ending in 的; empty if nothing is said of it."""
    apart: str
    """What is left out."""
    relations: tuple[Phrase, ...]
    """Where it stands beside other things."""
    told: str
    """What is said of it right before the thing."""
    thing: str

    @property
    def sort(self) -> str:
        """The thing with what is said of it right before: 受伤的助手."""
        return f"{self.told}{self.thing}"

    def whose(self) -> str:
        """The owner and what is left out, before a number: 你的, 你除大脚怪以外的."""
        return f"{self.owner.removesuffix('的')}{self.apart}" if self.apart else self.owner


def counted(thing: str, telling: Telling) -> tuple[str, str]:
    """The measure word and the noun of a thing that is counted."""
    measure, _, noun = str(telling.catalogue.things[thing]).partition("/")
    return measure, noun


def measure(noun: Noun, telling: Telling) -> str:
    """The measure word of a noun: 名 for fighters, 张 for cards, 个 for spaces and units."""
    return counted(thing(noun, telling), telling)[0]


def theirs(written: str, telling: Telling) -> str:
    """A text that may speak of what is the opponent's, who is 其 where it is he who acts."""
    if "{their}" not in written:
        return written
    if telling.actor == telling.opponent:
        return written.replace("{their}的", "其").replace("{their}", "其")
    return written.replace("{their}", telling.grammar.player(telling.opponent, "short", "", telling))


def entry(noun: Noun, at: str, form: str, telling: Telling) -> Entry:
    """The entry of a word, of what an earlier step left, or of a fighter; `at` is where in a pile."""
    head = noun.head
    if head in telling.named:
        return _left(noun, form, telling)
    if head not in telling.catalogue.words:
        called = telling.names.get(head)
        return Entry("", called.name if called else head)
    owner, said, *within = (part.strip() for part in theirs(telling.word(head), telling).split("/"))
    if within:
        return _in_hand(noun, owner, said, within[0], form, telling)
    said = THING.sub("{}", said)
    if telling.actor == telling.opponent and said.startswith(RIVALS):
        owner, said = "其", said.removeprefix(RIVALS)  # 对手击败其1个单位
    if TELLS_PLACE & set(sorts(noun, telling)):
        owner = owner.partition("你")[1] and "你的"
    return Entry(owner.replace("{at}", at), said, can_be_told="{}" in said)


def _in_hand(noun: Noun, owner: str, cards: str, within: str, form: str, telling: Telling) -> Entry:
    """Cards in a hand: 你的手牌, 你手牌中的攻击牌; who discards from his own hand discards just 牌."""
    is_own = form == "own" and hand_owner(noun, telling) == telling.actor
    is_told = titles(noun, telling) or any("/" not in quality_forms(word, telling) for word in sorts(noun, telling))
    if not is_told and not (is_own and noun.quantifier != "each"):
        return Entry("" if is_own else owner, cards)
    if not is_own:
        return Entry(within, "{}", can_be_told=True)
    return Entry(f"{cards}中的" if noun.quantifier == "each" else "", "{}", can_be_told=True)


def _left(noun: Noun, form: str, telling: Telling) -> Entry:
    """What an earlier step left: 该牌 right after it, later 被弃掉的牌; one of several is 这些牌中的1张牌."""
    named = telling.named[noun.head]
    several = is_several(named.what, telling)
    if named.what.head in telling.names and not several and not named.what.quantifier:
        return Entry("", telling.names[named.what.head].name)
    which, cards = counted(thing(named.what, telling), telling)
    called = telling.names.get(named.what.heads[0]) if not named.what.either else None
    cards = called.name if called else cards
    for word in sorts(named.what, telling):
        if "/" not in quality_forms(word, telling) and not called:
            cards = quality_forms(word, telling)
    place, of = rank(noun.head, telling)
    if telling.recent == noun.head and of == 1:
        said = f"{'这些' if several else '该'}{cards}"
    else:
        ordinal = f"第{place + 1}{'批' if several else which}" if of > 1 else ""
        said = f"{ordinal}{str(telling.catalogue.results[named.verb]).split('/')[0]}的{cards}"
    is_among = noun.demands or noun.quantifier not in ("", "each") or form in ("any", "none", "exists", "lacks", "per")
    if several and is_among:
        return Entry(f"{said}中的", cards if called else "{}", can_be_told=not called)
    return Entry("", said)


def quality_forms(word: str, telling: Telling) -> str:
    """How a quality is written; 其他 is one too."""
    return "其他/" if word == "other" else str(telling.catalogue.qualities.get(word, word))


def bare(noun: Noun, telling: Telling, form: str = "", at: str = "中") -> Bare:
    """A noun with its demands."""
    if noun.of is not None:
        whole = phrase(noun.of, telling, "all")
        found = Entry(f"{whole}中的", "{}", can_be_told=True)
    else:
        found = entry(noun, at, form, telling)
    words = sorts(noun, telling)
    if form == "empty" and found.can_be_told and "empty" not in words:
        words.append("empty")
    written = [quality_forms(word, telling) for word in words]
    adjectives = "".join(
        sorted((each.partition("/")[0] for each in written if "/" in each), key=lambda it: it != "其他")
    )
    nouns = [each for each in written if "/" not in each]
    if names := titles(noun, telling):
        nouns.append(telling.grammar.joined([f"“{title.name}”" for title in names], "nouns or"))
    said_thing = found.thing
    if found.can_be_told:
        plain = counted(thing(noun, telling), telling)[1]
        said_thing = said_thing.replace("{}", nouns.pop() if nouns else plain)
    told = "".join(f"身为{each}的" for each in nouns)
    said = {"other_than": "", "named": ""}
    relations = []
    for demand in tails(noun, telling):
        if demand.key in said:
            said[demand.key] += f"{telling.say(demand)}的"
        else:
            relations.append(demand)
    return Bare(found.owner, said["other_than"], tuple(relations), f"{said['named']}{told}{adjectives}", said_thing)


def related(relations: Sequence[Phrase], telling: Telling) -> str:
    """Where it stands, before the thing: 与大脚怪相邻的."""
    return f"{'且'.join(map(telling.say, relations))}的" if relations else ""


def whole(found: Bare, telling: Telling, number: str = "") -> str:
    """All of a noun phrase, with what stands in the place of its number.

    It keeps one 的 from the next: 你的1名与大脚怪相邻的战士, but without an owner 与大脚怪相邻的1名受伤的战士, and
    弃牌堆中所有带有“远航”标记的牌.
    """
    where = related(found.relations, telling)
    owner = found.whose()
    if (number == ALL or (where and not number)) and owner.endswith("中的"):
        owner = owner.removesuffix("的")
    told = f"{where}{number}" if found.told.endswith("的") and not owner else f"{number}{where}"
    return f"{owner}{told}{found.sort}"


def quantified(noun: Noun, telling: Telling, form: str) -> str:
    """A noun with its number."""
    at = {"top": "顶", "bottom": "底"}.get(noun.quantifier, "中")
    found = bare(noun, telling, form, at)
    counter = measure(noun, telling)
    is_left = noun.head in telling.named and not noun.demands and form not in ("any", "none")
    if not is_several(replace(noun, quantifier=""), telling) or (is_left and noun.quantifier in ("", "each")):
        return whole(found, telling)
    match noun.quantifier:
        case "each" if kind(noun, telling) is Kind.CARDS:
            number = ALL
        case "each":
            number = f"每{counter}"
        case "any_number":
            number = "任意数量的"
        case "up_to":
            number = f"至多{noun.count}{counter}"
        case "random" if form not in ("object", "own"):
            number = f"随机{noun.count}{counter}"
        case "" if form == "none":
            number = "任何"
        case "" if form == "any":
            number = f"任意1{counter}"
        case "one" if form == "empty" and noun == Noun("spaces", "one"):
            number = f"任意1{counter}"
        case _:
            number = f"{noun.count}{counter}"
    return whole(found, telling, number)


def phrase(noun: Noun, telling: Telling, form: str) -> str:
    """A whole noun phrase."""
    if is_rest(noun, telling):
        return f"其余的{counted('card', telling)[1]}"
    if verb := results_of(noun, telling):
        which, cards = counted(thing(noun, telling), telling)
        number = {"any": f"任意1{which}", "none": "任何"}.get(form, "")
        return f"{number}{str(telling.catalogue.results[verb]).split('/')[0]}的{cards}"
    if form == "sort":  # whose it is has been said: you play a Program
        found = bare(noun, telling)
        return whole(replace(found, owner="") if is_several(noun, telling) else found, telling)
    if form in ("any", "every"):
        noun = replace(noun, quantifier="" if noun.quantifier == "each" else noun.quantifier)
    if form == "all" and noun.of is not None and noun.of.either:
        return whole(any_kind(noun, noun.of.either, "nouns and", telling), telling)
    if noun.either:
        joint = "nouns or" if form in ("any", "none", "kind") else "nouns and"
        return telling.grammar.joined([phrase(part, telling, form) for part in noun.either], joint)
    if noun.of is not None and noun.of.either and (noun.count == 1 or noun.quantifier == "each"):
        parts = [
            replace(part, quantifier=noun.quantifier, count=noun.count, demands=(*part.demands, *noun.demands))
            for part in noun.of.either
        ]
        joint = "nouns and" if noun.quantifier == "each" or form in ("all", "every") else "nouns or"
        form = "object" if form == "own" else form
        said = [phrase(part, telling, form) for part in parts]
        return merged(said, lambda each: telling.grammar.joined(each, joint), gap="")
    if form == "every":
        return quantified(replace(noun, quantifier=noun.quantifier or "each"), telling, form)
    if not noun.quantifier and (form in ("all", "kind", "possessive") or (noun.head in telling.named and not form)):
        return whole(bare(noun, telling), telling)
    return quantified(noun, telling, form)


def any_kind(noun: Noun, kinds: tuple[Noun, ...], joint: str, telling: Telling) -> Bare:
    """Things of several kinds, with what is said of all of them."""
    sort = telling.grammar.joined([phrase(part, telling, "kind") for part in kinds], joint)
    found = bare(replace(noun, either=(), of=None, head=kinds[0].heads[0]), telling)
    return replace(found, owner="", thing=sort)
