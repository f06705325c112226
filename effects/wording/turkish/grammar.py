"""Turkish grammar: what becomes of nouns, numbers and players in the forms that Turkish phrases ask for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from effects.wording.grammar import Grammar
from effects.wording.letters import capitalized, stopped
from effects.wording.parts import Manner, Noun, Number, Phrase, Player, Qualities
from effects.wording.reading import multiple
from effects.wording.things import is_clear, is_several, is_the_only_one
from effects.wording.turkish.being import being
from effects.wording.turkish.entries import written_noun
from effects.wording.turkish.nouns import declined
from effects.wording.turkish.suffixes import CASES, IF, THEIRS, YOURS, Stem, numeral

if TYPE_CHECKING:
    from effects.wording.telling import Telling

RATIOS = {"plus": "fazla", "minus": "eksik", "times": "kat"}
"""What a number is of an amount: "değerinin 2 katı"."""
BEING = frozenset({"exists", "lacks", "place", "counted", "number", "per"})


class Turkish(Grammar):
    """The grammar of Turkish card text; the catalogue lists the forms."""

    joints: ClassVar[Mapping[str, tuple[str, str]]] = {
        "and": (", ", " ve "),
        "minus": (" eksi ", " eksi "),
        "or": (", ", " veya "),
        "options": ("; ", "; veya "),
        "several": ("; ", "; "),
        "plus": (" artı ", " artı "),
        "price": (": ", ": "),
        "then": (", ", ", ardından "),
        "times": (" çarpı ", " çarpı "),
    }
    shares_may = False
    says_each_first = True

    def noun(self, noun: Noun, form: str, detail: str, telling: Telling) -> str:
        """A noun phrase, or "kendi" for what the same clause has spoken of."""
        if form in BEING:
            said = being(noun, form, telling)
            telling.mentioned.append(noun)
            return said
        if form == "owner":
            is_said = telling.clause and telling.mentioned[telling.clause - 1 :] == [Noun("thing", of=noun)]
            return "" if is_said else f"{self.noun(noun, 'genitive', detail, telling)} "
        if form == "one":
            form = "nominative" if is_several(noun, telling) else "accusative"
        is_owner = form in ("genitive", "whose")
        if form == "whose" and noun.quantifier == "each" and noun.of is None:
            noun = replace(noun, quantifier="")  # what they have together
        case = {"object": "accusative", "whose": "genitive"}.get(form, form)
        if case in CASES and is_the_only_one(noun, telling) and is_clear(noun, telling):
            said = str(Stem("on") + CASES[case])
        elif self.is_itself(noun, form, telling):
            said = "kendi" if is_owner else str(Stem("kendisi", is_owned=True) + CASES[form])
        else:
            marks = detail.split() if form != "whose" else []
            said = self.declined(noun, "genitive" if is_owner else form or "nominative", marks, telling)
            telling.mentioned.append(noun)
        if is_owner:
            telling.mentioned.append(Noun("thing", of=noun))
        if form != "whose":
            return said
        return f"{said} {'toplam ' if is_several(noun, telling) else ''}{detail}"

    def declined(self, noun: Noun, case: str, marks: list[str], telling: Telling) -> str:
        """A noun phrase in a case; what goes `apart` is "each of them"."""
        if "apart" in marks and is_several(noun, telling) and noun.quantifier != "each":
            return f"{declined(noun, 'genitive', marks, telling)} {Stem('her bir') + THEIRS + CASES[case]}"
        return declined(noun, case, marks, telling)

    def is_itself(self, noun: Noun, form: str, telling: Telling) -> bool:
        """Whether the clause has spoken of just this."""
        mentioned = telling.mentioned[telling.clause :]
        is_said = noun in mentioned or telling.happened.get(noun.head) in mentioned
        if form in ("", "nominative", "object") or not is_said:
            return False
        return is_clear(noun, telling, "thing" if form in ("genitive", "whose") else "")

    def number(self, number: Number, form: str, detail: str, telling: Telling) -> str:
        """How much, alone or of something that is counted."""
        factor, each = multiple(number)
        if each is not None and form in ("of", "up_to", "exactly", "added"):
            return f"{telling.say(each, 'per')} {self.number(Number(factor), form, detail, telling)}"
        match form:
            case "of" | "exactly" | "up_to":
                return self.counted(number, form, detail, telling)
            case "rounds" if each is not None:
                times = "" if factor == 1 else f" {factor} {telling.catalogue.things['time']}"
                return telling.say(each, "per") + times
            case "rounds":
                return self.counted(number, "of", "time", telling)
            case "chosen":
                return str(self.stem(number, telling) + THEIRS + CASES["accusative"])
            case "added":
                return str(self.stem(number, telling) + ("" if number.literal is not None else CASES["accusative"]))
            case "bound":
                of_literal, of_other = detail.split("/")
                said = str(self.stem(number, telling))
                return (of_literal if number.literal is not None else of_other).replace("*", said)
            case "gain":
                return "X" if number.literal is None else str(number.literal)
            case "where":
                return "" if number.literal is not None else f" (X: {self.stem(number, telling)})"
            case "equal":
                is_, equals = detail.split("/")
                value = self.stem(number, telling)
                return (
                    f"{value} {is_}".rstrip() if number.literal is not None else f"{value + CASES['dative']} {equals}"
                )
            case "" | "noun":
                return str(self.stem(number, telling))
            case _:
                return str(self.stem(number, telling) + CASES[form])

    def counted(self, number: Number, form: str, thing: str, telling: Telling) -> str:
        """So many things: "2 kart", "o kadar kart", "... kadar kart"; "2 alana kadar", "en fazla ... kadar alan"."""
        stem, owner = written_noun(str(telling.catalogue.things[thing]))
        noun = stem + owner
        if number.literal is not None:
            if form == "up_to":
                return f"{number.literal} {noun + CASES['dative']} kadar"
            gap = " " if noun.text[0].isalpha() else ""
            return f"{'tam ' if form == 'exactly' else ''}{number.literal}{gap}{noun}"
        is_recent = bool(number.word) and number.word == telling.recent
        said = "o" if is_recent else str(self.stem(number, telling))
        return f"{'en fazla ' if form == 'up_to' else ''}{said} kadar {noun}"

    def stem(self, number: Number, telling: Telling) -> Stem:
        """How much, as a noun that takes endings."""
        if number.literal is not None:
            return numeral(number.literal)
        if number.measure is not None:
            return self.measure(number.measure, telling)
        return Stem(self.value(number, telling), is_owned=True)

    def measure(self, measure: Phrase, telling: Telling) -> Stem:
        """An amount that is looked up; its noun belongs to something, unless it is worked out and ends in a number."""
        match measure.key, measure.slots.get("of"):
            case (("plus" | "minus" | "times"), (Number(literal=None) as amount, Number(literal=int(by)))):
                return self.ratio(measure.key, amount, by, telling)
            case (("plus" | "times"), (Number(literal=int(by)), Number(literal=None) as amount)):
                return self.ratio(measure.key, amount, by, telling)
        said = telling.say(measure)
        is_number = said[-1].isdigit()
        return Stem(said, is_name=is_number, is_owned=not is_number)

    def ratio(self, key: str, amount: Number, by: int, telling: Telling) -> Stem:
        """An amount and a number: "değerinin 2 eksiği"."""
        owner = self.stem(amount, telling) + CASES["genitive"]
        return Stem(f"{owner} {by} {RATIOS[key]}") + THEIRS

    def player(self, player: Player, form: str, detail: str, telling: Telling) -> str:
        """You or your opponent, as far as the endings do not say it."""
        is_you = player.word == "you"
        is_known = player == telling.actor and not is_you
        stem, owner = written_noun(str(telling.catalogue.players[player.word]))
        said = stem + owner
        whose = "" if is_you or is_known else f"{said + CASES['genitive']} "
        match form:
            case "verb":
                yours, theirs = detail.split("/")
                return yours if is_you else theirs
            case "has":
                return f"{whose}{Stem(detail) + (YOURS if is_you else THEIRS)}"
            case "before":
                return "" if is_you else f"{said} "
            case "whose":
                return whose
            case "let":
                return "" if is_you else f"{said + CASES['genitive']} "
            case "hand":
                return f"{whose}{'elinizde' if is_you else 'elinde'}"
            case "in_hand":
                return f"{whose}{'elinizdeki' if is_you else 'elindeki'}"
            case "than" | "to":
                owned = Stem(f"{said + CASES['genitive']}ki", is_owned=True)
                return str(owned + CASES["ablative" if form == "than" else "dative"])
            case _:
                return str(said + CASES[form or "nominative"])

    def qualities(self, qualities: Qualities, form: str, detail: str, telling: Telling) -> str:
        """What something is: hasarlı, kahraman, hasarlı yardımcı; `if` for the condition."""
        written = [str(telling.catalogue.qualities.get(word, word)) for word in qualities.words]
        if qualities.any:
            *before, last = (str(stem + owner).removesuffix(" olan") for stem, owner in map(written_noun, written))
            listed = Stem(f"{', '.join(before)} veya {last}")
            return str(listed + IF) if form == "if" else str(listed)
        adjectives = [word for word in written if "+" not in word]
        nouns = [stem + owner for stem, owner in (written_noun(word) for word in written if "+" in word)]
        heads = nouns or list(map(Stem, adjectives))
        said = replace(heads[-1], text=" ".join([*(adjectives if nouns else ()), " ve ".join(map(str, heads))]))
        if form != "if":
            return str(said)
        return str(replace(said, text=said.text.removesuffix(" olan")) + IF)

    def verb_form(self, manner: Manner, actor: Player) -> int:
        """You draw, another draws, you may, another may, another lets you, you let another."""
        is_other = actor.word != "you"
        return {Manner.DOES: 0, Manner.MAY: 2, Manner.ALSO: 2, Manner.LET: 4}[manner] + is_other

    def capitalized(self, text: str) -> str:
        """A text with a capital at its head."""
        return capitalized(text, "tr")

    def sentence(self, clause: str) -> str:
        """A capital at its head, a full stop at its end."""
        return stopped(self.capitalized(clause))


GRAMMAR = Turkish()
