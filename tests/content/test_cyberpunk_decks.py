"""What a deck of cyberpunk must hold: legends, size, copies and RAM, each at its limits, with code and exact place."""

from __future__ import annotations

from pathlib import Path

import pytest

from content.library import UnknownId, load
from content.library.card_shelf import CardShelf
from content.library.cards_file import CardsFile
from content.library.deck_file import DeckFile
from effects.cyberpunk.source import Known
from effects.problem import ContentError, Problem
from engine.cyberpunk.terms import GO_SOLO

LIBRARY = load()
TWO_GREEN_ONE_RED = (
    "goro-takemura-hands-unclean",
    "saburo-arasaka-stubborn-patriarch",
    "yorinobu-arasaka-embracing-destruction",
)
PADDING = [
    shelved.card.id
    for shelved in LIBRARY.shelf.values()
    if shelved.card.type.value != "legend"
    and (shelved.card.colour.value, shelved.card.ram) in {("green", 1), ("green", 2), ("red", 1)}
]
"""Cards that the example's legends always allow."""


def cards_of(number: int, *taken: tuple[str, int]) -> dict[str, int]:
    """A main deck of so many cards: the ones `taken`, then padding, three copies of each."""
    cards = dict(taken)
    missing = number - sum(cards.values())
    for card_id in PADDING:
        if missing and card_id not in cards:
            cards[card_id] = min(3, missing)
            missing -= cards[card_id]
    assert missing == 0, "there is not padding enough"
    return cards


class Decks:
    """A deck's file in a folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "my-deck.yaml"
        self.shelf = LIBRARY.shelf

    def problems(self, legends: tuple[str, ...], cards: dict[str, int]) -> list[Problem]:
        lines = ["name: My Deck", f"legends: [{', '.join(legends)}]", "cards:"]
        lines += [f"  {card_id}: {copies}" for card_id, copies in cards.items()]
        self.path.write_text("\n".join(lines) + "\n")
        return DeckFile(self.path, self.shelf, LIBRARY.known).problems

    def only(self, legends: tuple[str, ...], cards: dict[str, int]) -> Problem:
        """The one thing that is wrong with the deck."""
        (problem,) = self.problems(legends, cards)
        assert problem.message.endswith(".")
        assert problem.hint.endswith((".", "?"))
        return problem


@pytest.fixture
def decks(tmp_path: Path) -> Decks:
    return Decks(tmp_path)


def placed(problem: Problem) -> tuple[str, int, int]:
    return problem.code, problem.place.line, problem.place.column


@pytest.mark.parametrize(("number", "is_right"), [(39, False), (40, True), (50, True), (51, False)])
def test_a_main_deck_has_40_to_50_cards(decks: Decks, number: int, is_right: bool) -> None:
    problems = decks.problems(TWO_GREEN_ONE_RED, cards_of(number))
    assert [placed(problem) for problem in problems] == ([] if is_right else [("deck-size", 3, 1)])


@pytest.mark.parametrize(("number", "mend"), [(39, "Add 1 card;"), (52, "Take out 2 cards;")])
def test_the_size_of_a_deck_is_told_with_what_to_do(decks: Decks, number: int, mend: str) -> None:
    problem = decks.only(TWO_GREEN_ONE_RED, cards_of(number))
    assert problem.message == f"The main deck has {number} cards: expected 40 to 50."
    assert problem.hint.startswith(mend)


@pytest.mark.parametrize(("copies", "is_right"), [(1, True), (3, True), (4, False)])
def test_a_deck_has_at_most_3_copies_of_a_card(decks: Decks, copies: int, is_right: bool) -> None:
    cards = cards_of(40, ("corpo-security", copies))
    problems = decks.problems(TWO_GREEN_ONE_RED, cards)
    assert [placed(problem) for problem in problems] == ([] if is_right else [("too-many-copies", 4, 19)])


def test_cards_of_one_name_and_subtitle_are_the_same_card(decks: Decks, tmp_path: Path) -> None:
    path = tmp_path / "reprints.yaml"
    common = "type: unit, colour: green, cost: 2, power: 2, ram: 1}"
    path.write_text(
        f"cards:\n  - {{id: again, name: Corpo Security, {common}\n"
        f"  - {{id: other, name: Corpo Security, subtitle: Retired, {common}\n"
    )
    decks.shelf = CardShelf()
    decks.shelf.files += [*LIBRARY.shelf.files, CardsFile(path, Known)]
    taken = ("corpo-security", 2), ("other", 3)
    assert decks.problems(TWO_GREEN_ONE_RED, cards_of(40, *taken, ("again", 1))) == []
    problem = decks.only(TWO_GREEN_ONE_RED, cards_of(40, *taken, ("again", 2)))
    assert placed(problem) == ("too-many-copies", 6, 10)
    assert problem.message == "The deck has 4 copies of Corpo Security: expected at most 3."


@pytest.mark.parametrize(
    ("card", "is_right"),
    [
        ("riding-nomad", True),  # green, RAM 4
        ("sandevistan", True),  # green, RAM 3
        ("minotaur", True),  # red, RAM 2
        ("animals-wrecker", False),  # red, RAM 3
        ("secondhand-bombus", False),  # yellow, RAM 2
        ("floor-it", False),  # blue, RAM 1
    ],
)
def test_two_green_legends_and_a_red_one_allow_green_up_to_4_and_red_up_to_2(
    decks: Decks, card: str, is_right: bool
) -> None:
    problems = decks.problems(TWO_GREEN_ONE_RED, cards_of(40, (card, 1)))
    assert [placed(problem) for problem in problems] == ([] if is_right else [("too-little-ram", 4, 3)])


ONE_GREEN = ("goro-takemura-hands-unclean", "v-corporate-exile", "viktor-vektor-sit-down-and-relax")
THREE_YELLOW = ("viktor-vektor-sit-down-and-relax", "river-ward-detective-on-the-hunt", "rogue-amendiares-preem-solo")


@pytest.mark.parametrize(
    ("legends", "card", "message"),
    [
        (ONE_GREEN, "sandevistan", "Sandevistan needs 3 green RAM: expected at most 2, for the green legends have 2."),
        (ONE_GREEN, "mantis-blades", "Mantis Blades needs 1 red RAM: expected at most 0, for no legend is red."),
        (TWO_GREEN_ONE_RED, "octant", "Octant needs 4 red RAM: expected at most 2, for the red legends have 2."),
    ],
)
def test_a_card_with_too_much_ram_is_told_its_limit(
    decks: Decks, legends: tuple[str, ...], card: str, message: str
) -> None:
    said = {problem.message for problem in decks.problems(legends, cards_of(40, (card, 1)))}
    assert message in said


def test_three_legends_of_a_colour_allow_ram_6(decks: Decks) -> None:
    problems = decks.problems(THREE_YELLOW, {"adam-smasher-metal-over-meat": 3})
    assert [problem.code for problem in problems] == ["deck-size"]


@pytest.mark.parametrize(
    ("legends", "place", "mend"),
    [
        (TWO_GREEN_ONE_RED[:2], ("legend-count", 2, 1), "Add 1 legend."),
        (("v-corporate-exile", *TWO_GREEN_ONE_RED), ("legend-count", 2, 1), "Take out 1 legend."),
    ],
)
def test_a_deck_has_exactly_3_legends(
    decks: Decks, legends: tuple[str, ...], place: tuple[str, int, int], mend: str
) -> None:
    problems = decks.problems(legends, cards_of(40))
    (problem,) = [problem for problem in problems if problem.code != "too-little-ram"]
    assert (placed(problem), problem.hint) == (place, mend)


def test_two_legends_of_one_name_are_not_in_one_deck(decks: Decks) -> None:
    legends = ("goro-takemura-hands-unclean", "goro-takemura-vengeful-bodyguard", "v-streetkid")
    problem = decks.only(legends, cards_of(40))
    assert placed(problem) == ("same-legend", 2, 40)
    assert problem.message == (
        "Goro Takemura: Vengeful Bodyguard and Goro Takemura: Hands Unclean are both called Goro Takemura: "
        "expected different names."
    )
    (problem,) = decks.problems((legends[0], legends[0], legends[2]), cards_of(40))
    assert problem.message == "Goro Takemura: Hands Unclean stands here twice: expected legends of different names."


def test_the_unit_of_a_legends_name_is_another_card(decks: Decks) -> None:
    cards = cards_of(40, ("goro-takemura-losing-his-way", 3))
    assert decks.problems(TWO_GREEN_ONE_RED, cards) == []


def test_a_legend_is_not_in_the_main_deck_and_does_not_count_there(decks: Decks) -> None:
    problem = decks.only(TWO_GREEN_ONE_RED, {"v-streetkid": 1} | cards_of(40))
    assert placed(problem) == ("legend-in-deck", 4, 3)


def test_what_is_no_legend_leads_no_deck(decks: Decks) -> None:
    legends = (*TWO_GREEN_ONE_RED[:2], "ruthless-lowlife")
    problems = decks.problems(legends, cards_of(40))
    assert placed(problems[0]) == ("no-legend", 2, 75)
    assert problems[0].message == "Ruthless Lowlife is of the type unit: expected a legend."


def test_a_card_without_ram_is_in_no_deck(decks: Decks) -> None:
    legends = (*TWO_GREEN_ONE_RED, "rebecca-having-a-moment")[1:]
    problems = decks.problems(legends, cards_of(40))
    assert placed(problems[0]) == ("card-without-ram", 2, 86)
    assert problems[0].message == "Rebecca: Having a Moment has no RAM, so no deck can have it."


@pytest.mark.parametrize(
    ("legends", "card", "place", "hint"),
    [
        (TWO_GREEN_ONE_RED, "minotour", ("unknown-card", 4, 3), "Did you mean minotaur?"),
        (TWO_GREEN_ONE_RED, "zzz", ("unknown-card", 4, 3), "Ids of cards stand in the folders cards of the sets."),
        (("v-stretkid", *TWO_GREEN_ONE_RED[:2]), "minotaur", ("unknown-card", 2, 11), "Did you mean v-streetkid?"),
    ],
)
def test_a_card_that_is_not_there_is_answered_with_the_nearest(
    decks: Decks, legends: tuple[str, ...], card: str, place: tuple[str, int, int], hint: str
) -> None:
    problem = decks.only(legends, cards_of(40, (card, 1)))
    assert (placed(problem), problem.hint) == (place, hint)


def test_a_card_that_cannot_be_read_is_not_played(decks: Decks, tmp_path: Path) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text("cards:\n  - {id: odd, name: Odd, type: unti, colour: red}\n")
    decks.shelf = CardShelf()
    decks.shelf.files += [*LIBRARY.shelf.files, CardsFile(path, Known)]
    problem = decks.only(TWO_GREEN_ONE_RED, cards_of(40, ("odd", 1)))
    assert placed(problem) == ("unreadable-card", 4, 3)


@pytest.mark.parametrize(
    ("line", "code"),
    [("  minotaur: 0", "number-out-of-bounds"), ("  - minotaur", "wrong-type"), ("  minotaur: two", "wrong-type")],
)
def test_copies_are_numbers_by_the_id_of_a_card(tmp_path: Path, line: str, code: str) -> None:
    path = tmp_path / "my-deck.yaml"
    path.write_text(f"name: My Deck\nlegends: [{', '.join(TWO_GREEN_ONE_RED)}]\ncards:\n{line}\n")
    (problem,) = DeckFile(path, LIBRARY.shelf, LIBRARY.known).problems
    assert (problem.code, problem.place.line) == (code, 4)


@pytest.mark.parametrize("deck_id", ["embracing-power-starter", "the-heist-starter"])
def test_the_starter_decks_are_legal_and_have_40_cards(deck_id: str) -> None:
    deck = LIBRARY.deck(deck_id).demand()
    assert (len(deck.legends), deck.size) == (3, 40)


def test_a_deck_becomes_one_that_the_engine_plays() -> None:
    written, deck = LIBRARY.deck("the-heist-starter").demand(), LIBRARY.deck("the-heist-starter").compiled
    assert (deck.id, [legend.id for legend in deck.legends]) == ("the-heist-starter", list(written.legends))
    assert {card.id: copies for card, copies in deck.cards} == written.cards
    legend, sold = deck.legends[0], next(card for card, _ in deck.cards if card.id == "mt0d12-flathead")
    assert (legend.name, legend.cost, legend.power, legend.ram, legend.keywords) == ("V", 5, 8, 2, (GO_SOLO,))
    assert (sold.cost, sold.power, sold.sell, sold.tags) == (5, 7, True, ("drone", "militech"))


def test_a_deck_is_found_by_its_id_and_a_misspelt_one_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownId) as caught:
        LIBRARY.deck("the-heist-startr")
    (problem,) = caught.value.problems
    assert (problem.code, problem.hint.startswith("Did you mean the-heist-starter?")) == ("unknown-deck", True)


MINE = {
    "set.yaml": "name: Mine\nsystem: cyberpunk\nversion: 1.0.0\ntags: {night-owl: Night Owl}\n",
    "cards/green.yaml": "cards:\n  - {id: night-owls, name: Night Owls, type: unit, colour: green, cost: 1, power: 1, "
    "ram: 1, tags: [night-owl, corpo]}\n",
}


def mine(folder: Path, **changes: str) -> Path:
    """A set of somebody's own with a card, a tag and a deck that has cards of other sets too."""
    deck = [f"  {card_id}: {copies}" for card_id, copies in cards_of(37).items()]
    files = MINE | {
        "decks/owls.yaml": "\n".join(
            ["name: Owls", f"legends: [{', '.join(TWO_GREEN_ONE_RED)}]", "cards:", "  night-owls: 3", *deck, ""]
        )
    }
    for name, text in (files | changes).items():
        path = folder / "mine" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def test_a_set_of_ones_own_has_cards_tags_and_decks(tmp_path: Path) -> None:
    library = load([mine(tmp_path)])
    assert library.problems == []
    assert library.deck("owls").demand().size == 40
    assert library.tags["night-owl"].spoken("tr") == "Night Owl"
    assert [card.id for card in library.shelf.of_set("mine")] == ["night-owls"]


def test_two_sets_with_a_card_of_one_id_clash(tmp_path: Path) -> None:
    text = MINE["cards/green.yaml"].replace("id: night-owls", "id: minotaur")
    library = load([mine(tmp_path, **{"cards/green.yaml": text, "decks/owls.yaml": ""})])
    (problem,) = library.shelf.clashes
    assert (problem.code, problem.place.line, problem.place.column) == ("duplicate-card", 2, 10)
    assert "embracing-power" in problem.message
    assert problem in library.problems


def test_a_deck_with_the_id_of_a_card_or_of_another_deck_clashes(tmp_path: Path) -> None:
    folder = mine(tmp_path)
    text = (folder / "mine" / "decks" / "owls.yaml").read_text()
    for name in ("minotaur", "the-heist-starter"):
        (folder / "mine" / "decks" / f"{name}.yaml").write_text(text)
    library = load([folder])
    assert [(problem.code, Path(problem.place.file).stem) for problem in library.problems] == [
        ("duplicate-deck", "minotaur"),
        ("duplicate-deck", "the-heist-starter"),
    ]
    with pytest.raises(ContentError):
        library.deck("the-heist-starter")


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("name: Mine\nsystem: unmatched\nversion: 1.0.0\n", "folder-of-other-system", (2, 9)),
        ("name: Mine\nsystem: unmatched\nversion: 1.0.0\ntags: {owl: Owl}\n", "tags-of-other-system", (4, 1)),
    ],
)
def test_a_set_says_the_game_of_what_it_holds(tmp_path: Path, text: str, code: str, place: tuple[int, int]) -> None:
    problems = load([mine(tmp_path, **{"set.yaml": text})]).sets["mine"].problems
    assert (code, *place) in [placed(problem) for problem in problems]
