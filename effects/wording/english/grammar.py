"""English grammar: what becomes of nouns, numbers and players in the forms that English phrases ask for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from effects.syntax.words import Kind
from effects.wording.english.nouns import bare, entry, indefinite, numbered, phrase
from effects.wording.grammar import WITH_SUBJECT, Grammar
from effects.wording.letters import capitalized, stopped
from effects.wording.parts import Manner, Noun, Number, Phrase, Player, Qualities
from effects.wording.reading import among, multiple
from effects.wording.things import is_clear, is_mere_name, is_several, is_the_only_one, kind, tails, titles

if TYPE_CHECKING:
    from effects.wording.telling import Telling


class English(Grammar):
    """The grammar of English card text; the catalogue lists the forms."""

    joints: ClassVar[Mapping[str, tuple[str, str]]] = {
        "and": (", ", " and "),
        "minus": (" minus ", " minus "),
        "or": (", ", " or "),
        "options": ("; ", "; or "),
        "several": ("; ", "; "),
        "plus": (" plus ", " plus "),
        "price": (": ", ": "),
        "then": (", ", ", then "),
        "times": (" times ", " times "),
    }

    def noun(self, noun: Noun, form: str, detail: str, telling: Telling) -> str:
        """A noun phrase, or a pronoun where it is clear what it stands for."""
        if form == "whole":
            noun = replace(noun, quantifier="") if noun.quantifier == "each" else noun
            form = "subject" if noun.quantifier else "all"
        match form:
            case "verb":
                return numbered(detail)[self.agrees_with_several(noun, telling)]
            case "again" if noun.head not in telling.names or noun.quantifier:
                return "they" if is_several(noun, telling) else "it"
            case "its":
                return "their" if is_several(noun, telling) else "its"
            case "apart":
                return ", each" if is_several(noun, telling) else ""
            case "exists" | "lacks" | "plural" | "per" | "have" | "many" | "counted" | "sort":
                said = self.kind_of_thing(noun, form, detail, telling)
                telling.mentioned.append(noun)
                return said
            case "possessive" | "any" | "none" if detail:
                return self.possessive(noun, numbered(detail)[is_several(noun, telling)], form, telling)
            case "subject" if detail and is_several(noun, telling):
                said = phrase(among(noun) or noun, telling, "any")
                telling.mentioned.append(noun)
                return said
        pronoun = self.pronoun(noun, telling)
        if pronoun:
            telling.mention_again(noun)
            return pronoun if form == "subject" else {"they": "them"}.get(pronoun, pronoun)
        said = phrase(noun, telling, form)
        if not is_mere_name(noun):
            telling.mentioned.append(noun)
        return said

    def possessive(self, noun: Noun, thing: str, form: str, telling: Telling) -> str:
        """Whose thing it is: its value, Bigfoot's zone, the zone of a fighter adjacent to it."""
        if self.pronoun(noun, telling, thing):
            telling.mention_again(noun)
            return f"{'their' if is_several(noun, telling) else 'its'} {thing}"
        owned = Noun(thing, of=noun)
        if form == "possessive" and telling.mentioned[-1:] == [owned]:
            return "it"
        said = phrase(noun, telling, form)
        telling.mentioned += [noun, owned]
        is_one = form in ("any", "none") or not (noun.quantifier or noun.demands or is_several(noun, telling))
        is_simple = is_one and not (noun.either or noun.of or tails(noun, telling) or " of " in said or "'s" in said)
        return f"{said}'s {thing}" if is_simple else f"the {thing} of {said}"

    def pronoun(self, noun: Noun, telling: Telling, thing: str = "") -> str:
        """`it` or `they` for what was just spoken of, if that is clear."""
        if not is_clear(noun, telling, thing):
            return ""
        return "they" if is_several(noun, telling) else "it"

    def agrees_with_several(self, noun: Noun, telling: Telling) -> bool:
        """Whether a verb takes its plural: not after "each" and "one of", but after "they"."""
        if noun.quantifier == "each" and noun.of is not None:
            return bool(noun.of.either)
        if noun.quantifier == "each" and kind(noun, telling) is Kind.CARDS:
            return is_several(noun, telling)
        if noun.quantifier == "each" or (not noun.quantifier and not noun.either and noun.head not in telling.named):
            return False
        return is_several(noun, telling)

    def kind_of_thing(self, noun: Noun, form: str, detail: str, telling: Telling) -> str:
        """That there are such things, or for each such thing."""
        if noun.either or (noun.of is not None and noun.of.either):
            said = phrase(noun, telling, "sum")
            return {"per": f"each of {said}", "have": "there are", "exists": f"there is {said}"}.get(form, said)
        found = bare(noun, telling, "in")
        is_yours = found.definite.startswith("your ")
        among = " among them" if found.definite.startswith("those ") else ""
        match form:
            case "plural":
                return found.plural if found.several and found.definite.startswith("the ") else found.definite
            case "sort":
                return indefinite(found.singular) if found.several else found.definite
            case "many" | "counted":
                return found.singular if form == "counted" and noun.count == 1 else found.plural
            case "per" if not found.several:
                return found.definite
            case "per":
                return f"each {found.singular}" if found.is_class else f"each of {found.definite}"
            case "have":
                is_yours = is_yours or (noun.head in telling.names and not found.has_tail)
                is_denied = detail == "one not"
                if is_yours:
                    return "you do not have" if is_denied else "you have"
                return f"there {'is' if detail and noun.count == 1 else 'are'}{' not' if is_denied else ''}"
            case _ if is_the_only_one(noun, telling):
                (title,) = titles(noun, telling)
                where = found.definite.removeprefix(title.name).lstrip()
                whole = phrase(Noun(noun.head), telling, "all")
                where = where or f"among {'them' if whole.startswith('those ') else whole}"
                return f"{title.name} is {'' if form == 'exists' else 'not '}{where}"
            case _ if noun.head in telling.named and not noun.demands:
                thing = entry(noun.head, "in", telling).singular
                result = telling.catalogue.results[telling.named[noun.head].verb]
                return f"{indefinite(thing) if form == 'exists' else f'no {thing}'} was {result}"
            case "exists":
                return f"{'you have' if is_yours else 'there is'} {indefinite(found.singular)}{among}"
            case _:
                return f"{'you have' if is_yours else 'there are'} no {found.plural}{among}"

    def number(self, number: Number, form: str, detail: str, telling: Telling) -> str:
        """How much, alone or of something that is counted."""
        factor, each = multiple(number)
        if form == "rounds":
            times = "" if each is not None and factor == 1 else f" {self.number(number, 'of', detail, telling)}"
            return times + self.number(number, "per", "", telling)
        if each is not None and form in ("of", "exactly", "points", "gain"):
            number = Number(factor)
        match form:
            case "instead":
                is_, becomes = numbered(detail)
                said = self.value(number, telling)
                return f"{is_} {said} instead" if number.literal is not None else f"{becomes} {said}"
            case "of":
                return self.counted(number, detail, telling)
            case "exactly":
                said = self.counted(number, detail, telling)
                return said if said.startswith("a number of") else f"exactly {said}"
            case "per" if each is not None:
                return f" for {telling.say(each, 'per')}"
            case "per" if number.literal is not None or detail or self.is_recent(number, telling):
                return ""
            case "per":
                return f" equal to {self.value(number, telling)}"
            case "bound":
                literal, other = numbered(detail)
                said = self.value(number, telling)
                return f"{said} {literal}".rstrip() if number.literal is not None else f"{other} {said}"
            case "gain":
                return f"{detail}{number.literal if number.literal is not None else 'X'}"
            case "where" if each is not None:
                return f" for {telling.say(each, 'per')}"
            case "where":
                return "" if number.literal is not None else f", where X is {self.value(number, telling)}"
            case _:
                return self.value(number, telling)

    def counted(self, number: Number, thing: str, telling: Telling) -> str:
        """So many things: 2 cards, that much damage, a number of cards."""
        one, more = numbered(str(telling.catalogue.things[thing]))
        if number.literal is not None:
            gap = " " if one[0].isalpha() else ""
            return f"{number.literal}{gap}{one if number.literal == 1 else more}"
        if self.is_recent(number, telling):
            return f"that {'much' if one == more else 'many'} {more}"
        return more if one == more else f"a number of {more}"

    def is_recent(self, number: Number, telling: Telling) -> bool:
        """Whether it is what the step right before came to."""
        return bool(number.word) and number.word == telling.recent

    def player(self, player: Player, form: str, detail: str, telling: Telling) -> str:
        """You or your opponent; "they" and "their" for a player who was just said to act."""
        is_you = player.word == "you"
        is_known = player == telling.actor and not is_you
        said = str(telling.catalogue.players[player.word])
        match form:
            case "verb":
                return numbered(detail)[not is_you]
            case "again" if detail:
                return numbered(detail)[not (is_you or is_known)]
            case "again":
                return "they" if is_known else said
            case "theirs":
                return "yours" if is_you else "theirs" if is_known else f"{said}'s"
            case "possessive" if is_you:
                return "your"
            case "possessive":
                return "their" if is_known else f"{said}'s"
            case _:
                return said

    def qualities(self, qualities: Qualities, form: str, detail: str, telling: Telling) -> str:
        """What something is: damaged, a hero, a damaged sidekick."""
        said = [numbered(str(telling.catalogue.qualities.get(word, word))) for word in qualities.words]
        if qualities.any:
            return self.joined([one if one == more else indefinite(one) for one, more in said], "or")
        adjectives = [one for one, more in said if one == more]
        nouns = [one for one, more in said if one != more]
        if not nouns:
            return " and ".join(adjectives)
        return " and ".join([indefinite(" ".join([*adjectives, nouns[0]])), *map(indefinite, nouns[1:])])

    def verb_form(self, manner: Manner, actor: Player) -> int:
        """You draw, another draws, someone may draw."""
        if manner is not Manner.DOES:
            return 2
        return 0 if actor.word == "you" else 1

    def says_actor(self, verb: Phrase, actor: Player, telling: Telling) -> bool:
        """Where another player has just been said to choose: your rival chooses one: you draw 1 card; or ..."""
        return telling.actor != actor and not (verb.key in WITH_SUBJECT and verb.form == 0)

    def capitalized(self, text: str) -> str:
        """A text with a capital at its head."""
        return capitalized(text, "en")

    def sentence(self, clause: str) -> str:
        """A capital at its head, a full stop at its end."""
        return stopped(self.capitalized(clause))


GRAMMAR = English()
