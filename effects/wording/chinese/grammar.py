"""Chinese grammar: what becomes of nouns, numbers and players in the forms that Chinese phrases ask for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from effects.wording.chinese.existence import existence
from effects.wording.chinese.nouns import counted, measure, phrase, quality_forms
from effects.wording.grammar import WITH_SUBJECT, Grammar
from effects.wording.parts import Manner, Noun, Number, Phrase, Player, Qualities
from effects.wording.things import hand_owner, is_clear, is_several

if TYPE_CHECKING:
    from effects.wording.telling import Telling

CONJUNCTIONS = {"and": ("且", "并且"), "or": ("或", "或者")}
"""What joins clauses, and what joins them where they are joined in themselves."""
SMOOTHED = (("则如果", "如果"), ("则除非", "除非"), ("时且", "且"))
"""What meets where clauses do, and what is said instead."""
LETTERS = "XYZWVU"
"""What amounts are called that are explained behind."""


class Chinese(Grammar):
    """The grammar of Chinese card text; the catalogue lists the forms."""

    joints: ClassVar[Mapping[str, tuple[str, str]]] = {
        "nouns and": ("、", "和"),
        "nouns or": ("、", "或"),
        "numbers": ("、", "与"),
        "minus": ("减去", "减去"),
        "options": ("；", "；或者"),
        "several": ("；", "；"),
        "price": ("：", "："),
        "then": ("，", "，然后"),
    }
    says_each_first = True

    def noun(self, noun: Noun, form: str, detail: str, telling: Telling) -> str:
        """A noun phrase, 其 where that is clear, or what the noun wants to have said beside the verb."""
        match form:
            case "randomly":
                return "随机" if noun.quantifier == "random" else ""
            case "apart":
                is_each = noun.quantifier == "each" and noun.of is None and noun.head not in telling.named
                return detail if is_several(noun, telling) and not is_each else ""
            case "certain":
                is_own = hand_owner(noun, telling) == telling.actor
                return "" if is_own and noun.quantifier not in ("", "each") else detail
            case "owner":
                return self.player(Player("you") if noun.head.startswith("your") else telling.opponent, "", "", telling)
            case "measure":
                return measure(noun, telling)
            case "possessive":
                return self.possessive(noun, detail, telling)
            case "exists" | "lacks" | "per":
                said = existence(noun, telling, form)
            case _ if form not in ("subject", "kind", "sort") and telling.mentioned and is_clear(noun, telling):
                telling.mention_again(noun)
                return "其"
            case _:
                said = phrase(noun, telling, "all" if form == "plural" else form)
        telling.mentioned.append(noun)
        return said

    def possessive(self, noun: Noun, detail: str, telling: Telling) -> str:
        """Whose thing it is: 其点数, 大脚怪的生命值, 这些牌的BOOST值总和."""
        one, _, more = detail.partition("/")
        thing = more if more and is_several(noun, telling) else one
        if telling.mentioned and is_clear(noun, telling, thing):
            telling.mention_again(noun)
            return f"其{thing}"
        said = phrase(noun, telling, "possessive")
        telling.mentioned += [noun, Noun(thing, of=noun)]
        return f"{said}的{thing}"

    def number(self, number: Number, form: str, detail: str, telling: Telling) -> str:
        """How much, alone or of something that is counted."""
        is_written = number.literal is not None
        is_recent = bool(number.word) and number.word == telling.recent
        match form:
            case "of":
                counter, thing = counted(detail, telling)
                if is_recent:
                    return f"等量的{thing}"
                much = str(number.literal) if is_written else self.letter(number, telling)
                return f"{much}{counter}{'' if detail == 'time' else thing}"
            case "where":
                is_said = is_written or is_recent
                return "" if is_said else f"，{self.letter(number, telling)}为{self.value(number, telling)}"
            case "gain":
                return f"{detail}{number.literal if is_written else self.letter(number, telling)}"
            case "points":
                return str(number.literal) if is_written else f"上{self.value(number, telling)}"
            case "bound":
                literal, _, other = detail.partition("/")
                return f"{literal if is_written else other}{self.value(number, telling)}"
            case _:
                return self.value(number, telling)

    @staticmethod
    def letter(number: Number, telling: Telling) -> str:
        """The letter that stands for an amount in its sentence."""
        for place, other in enumerate(telling.unknowns):
            if other is number:
                return LETTERS[place % len(LETTERS)]
        telling.unknowns.append(number)
        return LETTERS[(len(telling.unknowns) - 1) % len(LETTERS)]

    def player(self, player: Player, form: str, detail: str, telling: Telling) -> str:
        """你 or 你的对手, whose things are 对手的, or 其 if it is he who acts."""
        said = str(telling.catalogue.players[player.word])
        if form != "than" and (player.word != "you" or not form):
            telling.subject = player
        match form:
            case "short" | "than":
                return said.removeprefix("你的")
            case "possessive" if player.word != "you" and player == telling.actor:
                return "其"
            case "possessive":
                return f"{said.removeprefix('你的')}的"
            case _:
                return said

    def qualities(self, qualities: Qualities, form: str, detail: str, telling: Telling) -> str:
        """What something is or is not: 已受伤, 是英雄, 不是受伤的助手."""
        is_denied = form == "denied"
        written = [quality_forms(word, telling).split("/") for word in qualities.words]
        if qualities.any:
            sorts = [forms[1] if len(forms) > 1 else f"是{forms[0]}" for forms in written]
            return f"既不{'也不'.join(sorts)}" if is_denied else "或".join(sorts)
        nouns = [forms[0] for forms in written if len(forms) == 1]
        adjectives = [forms for forms in written if len(forms) > 1]
        if nouns:
            said = "".join(forms[0] for forms in adjectives) + "、".join(nouns)
            return f"不是{said}" if is_denied else f"是{said}"
        return ("或" if is_denied else "且").join(forms[2 if is_denied else 1] for forms in adjectives)

    def joined(self, parts: list[str], joint: str) -> str:
        """Parts with what stands between them."""
        match joint:
            case "times" if parts[0].isdigit() and len(parts) == 2:
                return f"{parts[1]}的{parts[0]}倍"
            case "times":
                return f"{self.joined(parts, 'numbers')}的乘积"
            case "plus":
                return f"{self.joined(parts, 'numbers')}之和"
            case "and" | "or":
                between, around = CONJUNCTIONS[joint]
                is_joined = any(word in part for part in parts for word, _ in CONJUNCTIONS.values())
                if len(parts) == 2:
                    return (f"，{around}" if is_joined else between).join(parts)
                return f"，{around}".join(["，".join(parts[:-1]), parts[-1]])
            case _:
                return super().joined(parts, joint)

    def verb_form(self, manner: Manner, actor: Player) -> int:
        """You draw, another draws, someone may draw."""
        if manner is not Manner.DOES:
            return 2
        return 0 if actor.word == "you" else 1

    def says_actor(self, verb: Phrase, actor: Player, telling: Telling) -> bool:
        """Only after another player was spoken of, and if the verb has no subject of its own."""
        has_subject = verb.key in WITH_SUBJECT and verb.form == 0
        return telling.subject != actor and not has_subject

    def sentence(self, clause: str) -> str:
        """A clause with its full stop, smoothed."""
        for said, better in SMOOTHED:
            clause = clause.replace(said, better)
        return f"{clause}。"

    def text(self, sentences: Sequence[str]) -> str:
        """Nothing between."""
        return "".join(sentences)


GRAMMAR = Chinese()
