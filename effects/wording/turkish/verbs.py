"""Turkish verbs in the six forms in which card text says a deed."""

from __future__ import annotations

from effects.wording.turkish.suffixes import VOWELS, fitted

NARROW = frozenset({"al", "bil", "bul", "dur", "gel", "gör", "kal", "ol", "öl", "san", "var", "ver", "vur"})
"""The verbs of one syllable that say "verir", where the others say "çeker"."""
SOFT = frozenset({"et", "git", "tat", "güt"})


def deed(verb: str, *, you: str = "", another_may: str = "") -> str:
    """The forms of a verb: you do it, another does, you may, another may, another lets you, you let another.

    `you` and `another_may` are said instead of these two forms, where another verb says them better.

    >>> print(*deed("kart çek")[1:-1].split("|"), sep=", ")
    kart çekin, kart çeker, kart çekebilirsiniz, kart çekebilir, kart çekmenize izin verebilir, \
kart çekmesine izin verebilirsiniz
    >>> deed("iptal et").split("|")[1:3], deed("ekle").split("|")[:2]
    (['iptal eder', 'iptal edebilirsiniz'], ['[ekleyin', 'ekler'])
    """
    can = said(verb, "(y)Abilir")
    forms = [you or said(verb, "(y)In"), said(verb, _habit(verb)), f"{can}siniz", another_may or can]
    return f"[{'|'.join([*forms, *_let(verb)])}]"


def free(verb: str) -> str:
    """The forms of a deed that leaves it to the player how far it goes: he always may.

    >>> print(*free("ettir")[1:-1].split("|")[:4], sep=", ")
    ettirebilirsiniz, ettirebilir, ettirebilirsiniz, ettirebilir
    """
    can = said(verb, "(y)Abilir")
    return f"[{'|'.join([f'{can}siniz', can, f'{can}siniz', can, *_let(verb)])}]"


def said(verb: str, ending: str) -> str:
    """A verb with an ending.

    >>> said("iptal et", "(y)In"), said("iptal et", "mAsInA"), said("ver", "(y)In")
    ('iptal edin', 'iptal etmesine', 'verin')
    """
    end = fitted(verb, ending)
    is_soft = end[0] in VOWELS and verb.rpartition(" ")[2] in SOFT
    return f"{verb[:-1]}d{end}" if is_soft else f"{verb}{end}"


def _habit(verb: str) -> str:
    """The ending of what somebody does as a rule."""
    last = verb.rpartition(" ")[2]
    is_short = sum(letter in VOWELS for letter in last) == 1 and last not in NARROW
    return "(A)r" if is_short else "(I)r"


def _let(verb: str) -> tuple[str, str]:
    return f"{said(verb, 'mAnIzA')} izin verebilir", f"{said(verb, 'mAsInA')} izin verebilirsiniz"
