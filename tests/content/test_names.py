"""Names per language: what stands in for one that is missing, and how a name is read."""

from __future__ import annotations

from unicodedata import normalize

import pytest

from content.library import load
from content.reading import read_text
from content.schema.name import Name
from content.shaping import shape
from content.speaking import called_fighters, called_in_match, fighter_names
from effects.problem import Problem
from effects.wording import Called


def problems(written: str) -> list[Problem]:
    """What is wrong with a name as an author writes it."""
    return shape(read_text(written, "fox.yaml").root, Name)[1]


def test_a_language_without_a_name_uses_the_english_one() -> None:
    name = Name.model_validate({"en": "Fox", "tr": "Tilki"})
    assert [name.spoken(language) for language in ("en", "tr", "zh")] == ["Fox", "Tilki", "Fox"]


def test_a_name_that_is_read_otherwise_than_it_is_spelt_says_how() -> None:
    name = Name.model_validate({"en": "Jackalope", "reading": {"tr": "cekılop"}})
    assert [name.read(language) for language in ("en", "tr", "zh")] == ["", "cekılop", ""]


@pytest.mark.parametrize("reading", ["jackalope", "xiao", "brr", "шоп", "3"])
def test_a_reading_is_written_as_a_turkish_reader_says_it(reading: str) -> None:
    found = problems(f"{{en: Fox, reading: {{tr: '{reading}'}}}}")
    if reading == "jackalope":
        assert found == []  # Turkish letters, though they say something else
        return
    (problem,) = found
    assert (problem.code, problem.place.column) == ("wrong-value", 25)
    assert problem.message.startswith("Expected the name as a Turkish reader says it, in Turkish letters with a vowel")
    assert problem.message.endswith(f"found {reading}.")


@pytest.mark.parametrize("reading", ["cekılop", "Şekspir", "İzmir", "kara tavşan", "Aynştayn'ın"])
def test_turkish_letters_in_both_sizes_make_a_reading(reading: str) -> None:
    assert problems(f'{{en: Fox, reading: {{tr: "{reading}"}}}}') == []


def test_letters_that_were_written_in_parts_are_whole() -> None:
    parts = normalize("NFD", "Björk")
    name = Name.model_validate({"en": parts, "reading": {"tr": parts}})
    assert (str(name), name.read("tr")) == ("Björk", "Björk")


def test_a_name_of_spaces_is_none() -> None:
    (problem,) = problems('"  "')
    assert (problem.code, problem.place.column) == ("wrong-length", 1)
    assert problem.message == "Expected at least 1 character here, found only spaces."


@pytest.mark.parametrize(("name", "hint"), [("x" * 81, ""), ("x" * 80 + " health: 3", "Perhaps the quote at its end")])
def test_a_name_that_goes_on_may_lack_a_quote(name: str, hint: str) -> None:
    (problem,) = problems(f'"{name}"')
    assert problem.code == "wrong-length"
    assert problem.hint.startswith(hint)
    assert bool(problem.hint) == bool(hint)


def test_only_a_language_with_endings_has_a_reading() -> None:
    (problem,) = problems("{en: Fox, reading: {zh: hu}}")
    assert problem.code == "unknown-key"
    (problem,) = problems("{en: Fox, reading: foks}")
    assert problem.message == "Expected a mapping such as {tr: cekılop} for reading, found the text 'foks'."


def test_several_of_a_kind_are_numbered_in_every_language() -> None:
    robin_hood = load().hero("robin-hood").demand()
    assert fighter_names("robin-hood", robin_hood, "tr")["outlaw-2"] == "Haydut 2"
    assert fighter_names("robin-hood", robin_hood, "zh")["outlaw"] == "亡命徒"
    assert fighter_names("robin-hood", robin_hood, "zh")["outlaw-2"] == "亡命徒2"
    assert called_fighters("robin-hood", robin_hood, "tr")["outlaw"] == Called("Haydut", several=True)


def test_the_numbered_ones_are_read_as_their_kind() -> None:
    robin_hood = load().hero("robin-hood").demand()
    outlaw = robin_hood.sidekicks[0]
    name = Name.model_validate({"en": "Outlaw", "reading": {"tr": "autlo"}})
    band = robin_hood.model_copy(update={"sidekicks": (outlaw.model_copy(update={"name": name}),)})
    assert called_fighters("robin-hood", band, "tr")["outlaw-4"] == Called("Outlaw 4", reading="autlo 4")


@pytest.mark.parametrize(
    ("kinds", "called"),
    [
        ([("Pup", 2), ("Cub", 1)], ["Pup 1", "Pup 2", "Cub"]),
        ([("Pup", 2), ("Pup 1", 1)], ["Pup 2", "Pup 3", "Pup 1"]),
        ([("Pup", 2), ("The Pup 1", 1)], ["Pup 1", "Pup 2", "The Pup 1"]),
        ([("The Pup", 1), ("Pup", 1)], ["Pup 1", "Pup 2"]),
        ([("Robin Hood", 1), ("Pup", 1)], ["Robin Hood 2", "Pup"]),
        ([("Pup", 2), ("Pup 1", 2)], ["Pup 1", "Pup 2", "Pup 1 1", "Pup 1 2"]),
    ],
)
def test_no_two_fighters_of_a_match_are_called_alike(kinds: list[tuple[str, int]], called: list[str]) -> None:
    robin_hood = load().hero("robin-hood").demand()
    outlaw = robin_hood.sidekicks[0]
    sidekicks = tuple(
        outlaw.model_copy(update={"name": Name.model_validate(name), "count": count}) for name, count in kinds
    )
    band = called_in_match([robin_hood.model_copy(update={"sidekicks": sidekicks})], "en")
    assert [fighter.name for fighter in band[1:]] == called
    assert len({fighter.name for fighter in band}) == len(band)


def test_everything_of_the_built_in_set_has_a_name_in_every_language() -> None:
    library = load()
    names = [file.demand().name for file in library.sets.values()]
    for board_file in library.boards.values():
        board = board_file.demand()
        names += [board.name, *(zone.name for zone in board.zones if zone.name)]
        assert all(zone.name for zone in board.zones)
    for hero_file in library.heroes.values():
        hero = hero_file.demand()
        names += [*hero.names(hero_file.id).values(), *(card.name for card in hero.cards)]
    assert [str(name) for name in names if not (name.tr and name.zh)] == []
