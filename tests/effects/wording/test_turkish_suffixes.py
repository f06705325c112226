"""Turkish endings follow the last sounds of a word as it is read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from effects.wording.turkish.suffixes import (
    CASES,
    FRONT,
    IF,
    PLURAL,
    ROUND,
    THEIRS,
    VOWELS,
    YOURS,
    Stem,
    fitted,
    last_number_word,
    numeral,
    read_aloud,
)
from effects.wording.turkish.verbs import deed

ALL_CASES = ("nominative", "accusative", "dative", "locative", "ablative", "genitive")


def cases(stem: Stem) -> list[str]:
    """A word in all its cases."""
    return [str(stem + CASES[case]) for case in ALL_CASES]


@pytest.mark.parametrize(
    "written",
    [
        "kart kartı karta kartta karttan kartın",
        "deste desteyi desteye destede desteden destenin",
        "el eli ele elde elden elin",
        "figür figürü figüre figürde figürden figürün",
        "kahraman kahramanı kahramana kahramanda kahramandan kahramanın",
        "yardımcı yardımcıyı yardımcıya yardımcıda yardımcıdan yardımcının",
        "bölge bölgeyi bölgeye bölgede bölgeden bölgenin",
        "tur turu tura turda turdan turun",
        "aksiyon aksiyonu aksiyona aksiyonda aksiyondan aksiyonun",
        "hareket hareketi harekete harekette hareketten hareketin",
        "çöp çöpü çöpe çöpte çöpten çöpün",
        "güç gücü güce güçte güçten gücün",
        "rakip rakibi rakibe rakipte rakipten rakibin",
    ],
)
def test_a_word_is_declined_by_its_last_vowel_and_its_last_sound(written: str) -> None:
    word, *_ = written.split()
    assert cases(Stem(word)) == written.split()


@pytest.mark.parametrize(
    "written",
    [
        "Robin Hood Hood'u Hood'a Hood'da Hood'dan Hood'un",
        "Bigfoot Bigfoot'u Bigfoot'a Bigfoot'ta Bigfoot'tan Bigfoot'un",
        "Haydut Haydut'u Haydut'a Haydut'ta Haydut'tan Haydut'un",
        "Medusa Medusa'yı Medusa'ya Medusa'da Medusa'dan Medusa'nın",
        "Harpi Harpi'yi Harpi'ye Harpi'de Harpi'den Harpi'nin",
        "Sinbad Sinbad'ı Sinbad'a Sinbad'da Sinbad'dan Sinbad'ın",
        "Hamal Hamal'ı Hamal'a Hamal'da Hamal'dan Hamal'ın",
        "Merlin Merlin'i Merlin'e Merlin'de Merlin'den Merlin'in",
        "Arthur Arthur'u Arthur'a Arthur'da Arthur'dan Arthur'un",
        "Jabberwock Jabberwock'u Jabberwock'a Jabberwock'ta Jabberwock'tan Jabberwock'un",
    ],
)
def test_a_name_keeps_its_letters_before_an_apostrophe(written: str) -> None:
    name, *endings = written.replace("Robin Hood", "Hood").split()
    assert cases(Stem(name, is_name=True)) == [name, *endings]


@pytest.mark.parametrize(
    ("name", "reading", "written"),
    [
        ("Jackalope", "cekılop", "Jackalope'u Jackalope'a Jackalope'ta Jackalope'tan Jackalope'un"),
        ("Alice", "alis", "Alice'i Alice'e Alice'te Alice'ten Alice'in"),
        ("Achilles", "aşil", "Achilles'i Achilles'e Achilles'de Achilles'den Achilles'in"),
        ("Sun Wukong", "sun vukong", "Wukong'u Wukong'a Wukong'da Wukong'dan Wukong'un"),
    ],
)
def test_endings_follow_how_a_name_is_read(name: str, reading: str, written: str) -> None:
    said = cases(Stem(name, reading, is_name=True))[1:]
    assert [text.rpartition(" ")[2] for text in said] == written.split()


def test_an_ending_after_an_ending_follows_it_in_turn() -> None:
    name = Stem("Jackalope", "cekılop", is_name=True)
    assert str(name + PLURAL + CASES["genitive"]) == "Jackalope'ların"
    assert str(name + YOURS + CASES["accusative"]) == "Jackalope'unuzu"
    assert str(Stem("figür") + PLURAL + YOURS + CASES["ablative"]) == "figürlerinizden"
    assert str(Stem("rakip") + YOURS + CASES["genitive"]) == "rakibinizin"


def test_what_belongs_to_another_takes_an_n_before_the_endings_of_its_cases() -> None:
    theirs = "kartı kartını kartına kartında kartından kartının"
    assert cases(Stem("savunma kart") + THEIRS) == [f"savunma {word}" for word in theirs.split()]
    assert cases(Stem("deste") + THEIRS)[1:4] == ["destesini", "destesine", "destesinde"]
    assert cases(Stem("deste") + YOURS)[1:4] == ["destenizi", "destenize", "destenizde"]
    assert str(Stem("saldırı kart") + THEIRS + IF) == "saldırı kartıysa"
    assert [str(Stem(word) + IF) for word in ("kahraman", "hasarlı")] == ["kahramansa", "hasarlıysa"]


@pytest.mark.parametrize(
    ("number", "written"),
    [
        (0, "0'ı 0'a 0'dan"),
        (1, "1'i 1'e 1'den"),
        (2, "2'yi 2'ye 2'den"),
        (3, "3'ü 3'e 3'ten"),
        (4, "4'ü 4'e 4'ten"),
        (5, "5'i 5'e 5'ten"),
        (6, "6'yı 6'ya 6'dan"),
        (7, "7'yi 7'ye 7'den"),
        (8, "8'i 8'e 8'den"),
        (9, "9'u 9'a 9'dan"),
        (10, "10'u 10'a 10'dan"),
        (20, "20'yi 20'ye 20'den"),
        (30, "30'u 30'a 30'dan"),
        (40, "40'ı 40'a 40'tan"),
        (60, "60'ı 60'a 60'tan"),
        (70, "70'i 70'e 70'ten"),
        (90, "90'ı 90'a 90'dan"),
        (100, "100'ü 100'e 100'den"),
        (1000, "1000'i 1000'e 1000'den"),
    ],
)
def test_endings_of_numbers_follow_how_they_are_read(number: int, written: str) -> None:
    stem = numeral(number)
    assert [str(stem + CASES[case]) for case in ("accusative", "dative", "ablative")] == written.split()
    assert str(numeral(2) + THEIRS + CASES["accusative"]) == "2'sini"


@given(st.integers(min_value=0, max_value=10**9))
def test_every_number_ends_in_the_word_of_its_last_digit_that_counts(number: int) -> None:
    word = last_number_word(number)
    assert word == read_aloud(f"Haydut {number}")
    if number % 10:
        assert word == last_number_word(number % 10)


def test_a_numbered_name_takes_the_endings_of_its_number() -> None:
    assert str(Stem("Haydut 2", is_name=True) + CASES["accusative"]) == "Haydut 2'yi"
    assert str(Stem("Jackalope 3", "cekılop 3", is_name=True) + CASES["dative"]) == "Jackalope 3'e"


WORDS = st.text("abcçdefgğhıijklmnoöprsştuüvyz", min_size=1, max_size=12).filter(lambda word: set(word) & set(VOWELS))
ENDINGS = st.sampled_from([*CASES.values(), PLURAL, YOURS, THEIRS, IF]).filter(bool)


@given(WORDS, ENDINGS)
def test_an_ending_is_in_harmony_and_parts_vowels_and_consonants(word: str, ending: str) -> None:
    said = fitted(word, ending)
    assert said.islower()
    before = [letter for letter in word if letter in VOWELS][-1]
    after = next(letter for letter in said if letter in VOWELS)
    assert (before in FRONT) is (after in FRONT)
    assert after in "ae" or (before in ROUND) is (after in ROUND)
    assert not (word[-1] in VOWELS and said[0] in VOWELS)


@given(WORDS, st.lists(ENDINGS, max_size=3))
def test_a_name_is_never_changed(word: str, endings: list[str]) -> None:
    stem = Stem(word.capitalize(), is_name=True)
    for ending in endings:
        stem += ending
    assert str(stem).startswith(word.capitalize())
    assert str(stem).count("'") == bool(endings)


@given(st.text(min_size=1, max_size=20), ENDINGS)
def test_whatever_a_name_is_it_can_take_an_ending(name: str, ending: str) -> None:
    assert str(Stem(name, is_name=True) + ending).startswith(f"{name}'")


def test_verbs_soften_before_vowels_and_know_the_short_ones() -> None:
    assert deed("iptal et").split("|")[1] == "iptal eder"
    assert deed("hasar ver").split("|")[1] == "hasar verir"
    assert deed("yap").split("|")[1:4] == ["yapar", "yapabilirsiniz", "yapabilir"]
    assert deed("ekle").split("|")[0] == "[ekleyin"
    assert deed("yerleştir").split("|")[-1] == "yerleştirmesine izin verebilirsiniz]"
