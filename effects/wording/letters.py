"""How a sentence in letters begins and ends: Turkish capitals keep the dot of the i and the plainness of the ı."""

from __future__ import annotations


def upper(text: str, language: str) -> str:
    """A text in capitals.

    >>> upper("saldırı kimin", "tr"), upper("kimin", "en"), upper("攻击", "zh")
    ('SALDIRI KİMİN', 'KIMIN', '攻击')
    """
    return (text.replace("i", "İ") if language == "tr" else text).upper()


def capitalized(text: str, language: str) -> str:
    """A text with a capital at its beginning.

    >>> capitalized("iki kart çekin", "tr"), capitalized("draw 2 cards", "en")
    ('İki kart çekin', 'Draw 2 cards')
    """
    return upper(text[:1], language) + text[1:]


def stopped(text: str) -> str:
    """A text with a full stop at its end, where no abbreviation has one already.

    >>> stopped("Draw 2 cards"), stopped("Move Mr. T."), stopped("Move Bang!")
    ('Draw 2 cards.', 'Move Mr. T.', 'Move Bang!.')
    """
    return text if text.endswith(".") else f"{text}."
