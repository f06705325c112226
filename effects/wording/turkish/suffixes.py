"""Turkish endings: how they follow a word's last sounds.

An ending is written with capitals where it follows the word: `A` is a or e, `I` is ı, i, u or ü, `D` is d or t. What
stands in brackets is said only where it parts two vowels or two consonants: `(y)I` after a vowel is "yı", `(I)nIz`
after a consonant is "ınız".
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from unicodedata import normalize

PLURAL = "lAr"
YOURS = "(I)nIz"
THEIRS = "(s)I"
"""His, hers, its; also the last word of a compound: saldırı kartı."""
IF = "(y)sA"
CASES = {
    "nominative": "",
    "accusative": "(y)I",
    "dative": "(y)A",
    "locative": "DA",
    "ablative": "DAn",
    "genitive": "(n)In",
    "place": "DAki",
}
"""`place` makes an adjective of a place: eldeki, what is in the hand."""

VOWELS = "aeıioöuü"
NARROW_VOWELS = "ıiuü"
FRONT = "eiöü"
ROUND = "oöuü"
HARD = "fstkçşhpxq"
"""Sounds after which `D` is t."""
SOFT = {"p": "b", "ç": "c", "t": "d", "k": "ğ"}
SOFTENED = frozenset(
    {"dört", "güç", "uç", "taç", "kap", "dip", "cep", "kurt", "yurt", "kanat", "bulut", "haydut", "kilit"}
)
"""Words that go soft though they have one syllable, or end in t."""

DIGITS = ("", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz")
TENS = ("", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan")
POWERS = ((100, "yüz"), (1_000, "bin"), (1_000_000, "milyon"), (1_000_000_000, "milyar"))

_BUFFER = re.compile(r"\((.)\)")
_NUMBER = re.compile(r"\d+$")


@dataclass(frozen=True, slots=True)
class Stem:
    """A word, or words of which the last takes the endings.

    >>> print(Stem("rakip") + YOURS + CASES["genitive"], Stem("saldırı kart") + THEIRS + CASES["accusative"])
    rakibinizin saldırı kartını
    >>> print(Stem("Jackalope", "cekılop", is_name=True) + CASES["dative"], numeral(4) + CASES["ablative"])
    Jackalope'a 4'ten
    """

    text: str
    reading: str = ""
    """How it is read aloud, if its spelling misleads."""
    is_name: bool = False
    """Whether an apostrophe keeps it as it is written."""
    is_owned: bool = False
    """Whether it ends in `THEIRS`, so that an n leads to the endings of its cases."""

    def __add__(self, ending: str) -> Stem:
        """The word with an ending."""
        if not ending:
            return self
        sound = read_aloud(self.reading or self.text)
        said = fitted(sound, _after_owner(ending) if self.is_owned else ending)
        if self.is_name:
            return Stem(f"{self.text}'{said}", sound + said, is_owned=ending == THEIRS)
        kept = softened(self.text) if said[0] in VOWELS else self.text
        return Stem(kept + said, self.reading and sound + said, is_owned=ending == THEIRS)

    def __str__(self) -> str:
        return self.text


def owned(name: str, reading: str = "") -> Stem:
    """A common name of what somebody has; a compound, such as "ruh hali", says so itself.

    >>> print(owned("boyut"), owned("boyut") + CASES["accusative"], owned("ruh hali") + CASES["accusative"])
    boyutu boyutunu ruh halini
    """
    if " " in name and name[-1] in NARROW_VOWELS:
        return Stem(name, reading, is_owned=True)
    return Stem(name, reading) + THEIRS


def numeral(number: int) -> Stem:
    """A number in digits.

    >>> [str(numeral(number) + "(y)I") for number in (2, 4, 6, 10, 40, 100)]
    ["2'yi", "4'ü", "6'yı", "10'u", "40'ı", "100'ü"]
    """
    return Stem(str(number), last_number_word(number), is_name=True)


def last_number_word(number: int) -> str:
    """The last word of a number as it is read.

    >>> last_number_word(0), last_number_word(13), last_number_word(20), last_number_word(3_000)
    ('sıfır', 'üç', 'yirmi', 'bin')
    """
    if number % 10:
        return DIGITS[number % 10]
    if number % 100:
        return TENS[number // 10 % 10]
    found = "sıfır"
    for power, word in POWERS:
        if number and number % power == 0:
            found = word
    return found


def read_aloud(text: str) -> str:
    """A word in sounds, as its spelling tells: small Turkish letters, with at least one vowel.

    >>> read_aloud("Haydut 2"), read_aloud("Iskarta!"), read_aloud("André"), read_aloud("Harpy"), read_aloud("Mr. T")
    ('iki', 'ıskarta', 'andre', 'harpi', 'te')
    """
    word = re.split(r"[\s.]+", re.sub(r"[^\w]+$", "", text))[-1]
    number = _NUMBER.search(word)
    if number:
        return last_number_word(int(number[0]))
    small = word.replace("I", "ı").replace("İ", "i").lower()
    sounds = "".join(letter if letter in "çğıöşü" else normalize("NFD", letter)[0] for letter in small)
    if sounds.endswith("y") and sounds[-2:-1] not in (*VOWELS, ""):
        sounds = f"{sounds[:-1]}i"
    return sounds if any(letter in VOWELS for letter in sounds) else f"{sounds}e"


def fitted(sound: str, ending: str) -> str:
    """An ending as it is said after a sound.

    >>> fitted("deste", "(n)In"), fitted("kart", "(n)In"), fitted("kart", "DAn"), fitted("figür", "(I)nIz")
    ('nin', 'ın', 'tan', 'ünüz')
    """
    follows_vowel = sound[-1] in VOWELS
    buffer = _BUFFER.match(ending)
    if buffer:
        parts_vowels = buffer[1] not in "AI"
        ending = (buffer[1] if parts_vowels is follows_vowel else "") + ending[buffer.end() :]
    last = next(letter for letter in reversed(sound) if letter in VOWELS)
    said = ""
    for letter in ending:
        if letter == "D":
            letter = "t" if (sound + said)[-1] in HARD else "d"
        elif letter == "A":
            letter = "e" if last in FRONT else "a"
        elif letter == "I":
            letter = ("ü" if last in FRONT else "u") if last in ROUND else ("i" if last in FRONT else "ı")
        if letter in VOWELS:
            last = letter
        said += letter
    return said


def softened(text: str) -> str:
    """A word as it is before a vowel: words of several syllables go soft, but for those in t.

    >>> softened("rakip"), softened("kart"), softened("hareket"), softened("güç"), softened("renk")
    ('rakib', 'kart', 'hareket', 'güc', 'reng')
    """
    word = text.rpartition(" ")[2].lower()
    syllables = sum(letter in VOWELS for letter in word)
    if word.endswith("nk"):
        return f"{text[:-1]}g"
    if word in SOFTENED or (syllables > 1 and word[-1] in "pçk"):
        return text[:-1] + SOFT[word[-1]]
    return text


def _after_owner(ending: str) -> str:
    """An ending of a case after `THEIRS`: kart-ı-n-ı, kart-ı-n-da."""
    if ending not in CASES.values():
        return ending
    return f"n{ending}" if ending.startswith("D") else ending.replace("(y)", "n")
