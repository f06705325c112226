"""The log: what happened in a match, told in sentences, as everybody or as one seat may know it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from content.library import load
from content.matches.unmatched import line_up
from engine.kernel.layout import NOBODY, NOTHING
from engine.kernel.match import Match
from engine.unmatched import terms
from engine.unmatched.lineup import LineUp
from engine.unmatched.setup import begin
from tools.log.line import Line, Tone
from tools.log.printing import hanging, printed
from tools.log.unmatched.names import Names
from tools.log.unmatched.telling import Telling, log

HEROES = ("robin-hood", "bigfoot")


def a_line_up(turn_cap: int = 200) -> LineUp:
    return line_up(load(), HEROES, "yukon", turn_cap)


def played(seed: int, turn_cap: int = 200) -> tuple[Match, Names]:
    lineup = a_line_up(turn_cap)
    match, chance = begin(lineup, seed), random.Random(seed)
    while match.choice is not None:
        match.answer(chance.randrange(match.option_count))
    return match, Names(lineup, load())


def texts(lines: list[Line]) -> list[str]:
    return [line.text for line in lines]


def a_card(lineup: LineUp, name: str) -> int:
    return list(lineup.card_types).index(lineup.card_ids.index(name))


def test_a_combat_is_told_with_its_arithmetic_and_the_source_of_each_change() -> None:
    lineup = a_line_up()
    robbery, skirmish = a_card(lineup, "robin-hood/highway-robbery"), a_card(lineup, "bigfoot/skirmish")
    outlaw, jackalope = lineup.fighter_ids.index("outlaw-2"), lineup.fighter_ids.index("jackalope")
    lines = log(
        [
            (terms.ATTACK_DECLARED, 0, outlaw, jackalope, 0, 0),
            (terms.CARDS_REVEALED, NOBODY, robbery, skirmish, 0, 0),
            (terms.EFFECT_BEGUN, 0, robbery, 9, outlaw, 7),
            (terms.EFFECTS_CANCELLED, 1, skirmish, 0, 0, 0),
            (terms.VALUE_IGNORED, 1, skirmish, 0, 0, jackalope),
            (terms.EFFECT_BEGUN, NOBODY, NOTHING, NOTHING, NOTHING, 7),
            (terms.COMBAT_RESULT, 0, 2, 0, 2, 0),
            (terms.DAMAGED, 1, jackalope, 2, 4, terms.COMBAT_DAMAGE),
            (terms.CARD_DISCARDED, 0, robbery, 0, 0, 0),
            (terms.CARD_DISCARDED, 1, skirmish, 0, 0, 0),
        ],
        Names(lineup, load()),
    )
    assert texts(lines) == [
        "Attack: Outlaw 2 attacks the Jackalope",
        "Outlaw 2 attacks with Highway Robbery, value 2.",
        "The Jackalope defends with Skirmish, value 4.",
        "Highway Robbery: the effects of Skirmish are cancelled.",
        "Highway Robbery: the value of Skirmish is ignored (4 → 0).",
        "Attack 2 - defense 0 = 2 damage: Robin Hood wins the combat.",
        "The Jackalope takes 2 damage: health 6 → 4.",
    ]


def test_a_card_whose_effect_comes_to_nothing_says_so_unless_it_was_cancelled() -> None:
    lineup = a_line_up()
    feint, snark, hoax = (a_card(lineup, name) for name in ("bigfoot/feint", "robin-hood/snark", "bigfoot/hoax"))
    hero, outlaw = lineup.fighter_ids.index("bigfoot"), lineup.fighter_ids.index("outlaw-1")

    def told(defense: int, *effects: tuple[int, ...]) -> list[str]:
        events = [(terms.ATTACK_DECLARED, 0, outlaw, hero, 0, 0), (terms.CARDS_REVEALED, NOBODY, snark, defense, 0, 0)]
        return texts(log([*events, *effects], Names(lineup, load())))[3:]

    over = terms.EFFECT_BEGUN, NOBODY, NOTHING, NOTHING, NOTHING, 7
    of_snark = terms.EFFECT_BEGUN, 0, snark, 9, outlaw, 7
    of_hoax, of_feint = ((terms.EFFECT_BEGUN, 1, card, 9, hero, 7) for card in (hoax, feint))
    ability = terms.EFFECT_BEGUN, 0, NOTHING, 9, outlaw, 7
    moved = terms.MOVED, 1, hero, 0, 1, 0
    assert told(hoax, of_hoax, of_snark, over, ability, over) == ["Hoax: nothing happens.", "Snark: nothing happens."]
    assert told(hoax, of_hoax, moved, over) == ["Hoax: Bigfoot moves from y01 to y02."]
    cancelled = terms.EFFECTS_CANCELLED, 0, snark, 0, 0, 0
    assert told(feint, of_feint, cancelled, over, of_snark, over) == ["Feint: the effects of Snark are cancelled."]


def test_an_effect_set_off_inside_another_gives_the_word_back_to_it() -> None:
    lineup = a_line_up()
    skirmish, hero = a_card(lineup, "bigfoot/skirmish"), lineup.fighter_ids.index("bigfoot")
    lines = log(
        [
            (terms.EFFECT_BEGUN, 1, skirmish, 9, hero, 7),
            (terms.EFFECT_BEGUN, 1, NOTHING, 9, hero, 14),
            (terms.RECOVERED, 1, hero, 1, 16, 0),
            (terms.EFFECT_BEGUN, NOBODY, NOTHING, NOTHING, NOTHING, 14),
            (terms.MOVED, 1, hero, 0, 1, 0),
            (terms.EFFECT_BEGUN, NOBODY, NOTHING, NOTHING, NOTHING, 7),
            (terms.CARD_DISCARDED, 1, skirmish, 0, 0, 0),
        ],
        Names(lineup, load()),
    )
    assert [line.text.split(":")[0] for line in lines] == [
        "Bigfoot's ability",
        "Skirmish",
        "Bigfoot discards Skirmish.",
    ]


@pytest.mark.parametrize("seed", range(4))
def test_health_in_the_log_goes_on_from_where_it_was(seed: int) -> None:
    match, names = played(seed)
    health = {names.fighter(fighter).name: int(full) for fighter, full in enumerate(names.lineup.fighter_health)}
    changes = 0
    for text in texts(log(match.events(), names)):
        if found := re.search(r"([^:]+?) (?:takes|recovers) (\d+).*: health (\d+) → (\d+)", text):
            name = found[1].strip()
            name = name if name in health else f"T{name[1:]}"
            assert health[name] == int(found[3])
            assert int(found[4]) == max(0, int(found[3]) - int(found[2]))
            health[name] = int(found[4])
            changes += 1
        elif found := re.search(r"(Outlaw \d) returns in \w+ with (\d+) health", text):
            health[found[1]] = int(found[2])
    assert changes > 3


@pytest.mark.parametrize("seed", range(4))
def test_a_seat_reads_which_cards_it_drew_but_not_what_the_other_drew(seed: int) -> None:
    match, names = played(seed)
    for seat in (0, 1):
        lines = texts(log(match.events(), names, seat))
        own, other = ([text for text in lines if f"{names.player(who).name} draws" in text] for who in (seat, 1 - seat))
        cards = {card.name.en for card in names.heroes[seat].cards}
        assert other
        assert all(re.search(r"draws (a card|\d+ cards)\.$", text) for text in other)
        assert own
        assert all(set(text.rpartition("draws ")[2].rstrip(".").split(", ")) <= cards for text in own)


def test_a_match_told_bit_by_bit_is_the_match_told_at_once() -> None:
    match, names = played(2)
    telling, events = Telling(names), match.events()
    bits = [text for event in events for text in texts(telling.tell([event]))]
    at_once = texts(log(events, names))
    assert bits[-1] == at_once[-1]

    def others(lines: list[str]) -> list[str]:
        return [text for text in lines if " draws " not in text and "discards" not in text]

    assert [text for text in others(bits) if "boosts" not in text] == [
        text for text in others(at_once) if "boosts" not in text
    ]


@pytest.mark.parametrize("width", [30, 80])
def test_the_log_fits_the_page(width: int) -> None:
    match, names = played(1)
    rows = [row.plain for row in printed(log(match.events(), names), width)]
    assert max(map(len, rows)) <= width
    assert "".join("".join(rows).split()).count("Turn") >= 3


def test_a_boost_and_the_cards_of_a_combat_are_not_told_twice() -> None:
    match, names = played(3)
    discarded = sum(event[0] == terms.CARD_DISCARDED for event in match.events())
    told = sum("discards" in text for text in texts(log(match.events(), names)))
    assert 0 < told < discarded


def test_the_log_ends_with_the_winner_and_the_reason() -> None:
    match, names = played(5)
    assert match.outcome is not None
    assert match.outcome.winner is not None
    loser = names.player(1 - match.outcome.winner).name
    last = log(match.events(), names)[-1]
    turn = match.outcome.turns
    assert last == Line(
        Tone.END, f"{names.player(match.outcome.winner).name} wins in turn {turn}: {loser} is defeated."
    )


def test_a_match_at_its_turn_cap_is_told_as_a_draw() -> None:
    match, names = played(5, turn_cap=2)
    assert texts(log(match.events(), names))[-1] == "Nobody wins: the match ends as a draw after turn 2."


def test_both_heroes_falling_together_is_told_as_a_tie() -> None:
    lineup = a_line_up()
    events = [
        (terms.START_OF_TURN, 1, 5, 8, 0, 0),
        (terms.DEFEATED, 0, 0, 3, 0, 0),
        (terms.DEFEATED, 1, 5, 4, 0, 0),
        (terms.GAME_ENDED, 1, 0, 0, 0, 0),
    ]
    assert texts(log(events, Names(lineup, load())))[-1].startswith("Bigfoot wins in turn 8: both heroes fell")


def test_long_words_and_wide_characters_are_broken_where_the_line_ends() -> None:
    assert list(hanging("罗宾汉 攻击 大脚怪", 8)) == ["罗宾汉", "  攻击", "  大脚怪"]
    assert all(len(line) <= 10 for line in hanging("a" * 25, 10))


def test_two_fighters_with_one_id_are_told_apart_by_their_names(tmp_path: Path) -> None:
    folder = tmp_path / "unmatched" / "wolves"
    (folder / "heroes").mkdir(parents=True)
    (folder / "set.yaml").write_text('name: Wolves\nsystem: unmatched\nversion: "1"\n')
    deck = "cards: [{id: bite, name: Bite, type: versatile, user: any, value: 3, copies: 30}]"
    for hero, wolf in (("shepherd", "Dog"), ("wolf", "Cub")):
        sidekick = f"{{id: {'wolf' if hero == 'shepherd' else 'cub'}, name: {wolf}, health: 2, attack: melee}}"
        lines = [f"name: {hero.title()}", "health: 9", "move: 2", "attack: melee", f"sidekicks: [{sidekick}]", deck]
        (folder / "heroes" / f"{hero}.yaml").write_text("\n".join(lines) + "\n")
    library = load([tmp_path])
    lineup = line_up(library, ["shepherd", "wolf"], "yukon")
    names = Names(lineup, library)
    assert lineup.fighter_ids == ["shepherd", "shepherd/wolf", "wolf", "cub"]
    assert [names.fighter(fighter).name for fighter in range(4)] == ["Shepherd", "Dog", "Wolf", "Cub"]
    assert [lineup.seat_name(seat) for seat in range(2)] == ["shepherd", "wolf"]


def test_who_declines_is_told() -> None:
    names = Names(a_line_up(), load())
    assert texts(log([(terms.DECLINED, 1, 1, 0, 0, 0)], names)) == ["Bigfoot declines."]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "Alice's size is now big.",
                "Alice's ability: 2 is added to the value of Skirmish (4 → 6).",
                "Excalibur boosts the attack by 3 (4 → 7).",
                "The boost of 3 by Excalibur is lost (7 → 4).",
            ],
        ),
        (
            "tr",
            [
                "Alice'in boyutu artık büyük.",
                "Alice'in yeteneği: Çarpışma kartının değerine 2 eklenir (4 → 6).",
                "Excalibur kartı saldırıyı 3 güçlendirir (4 → 7).",
                "Excalibur kartının 3 güçlendirmesi boşa gider (7 → 4).",
            ],
        ),
        (
            "zh",
            [
                "爱丽斯的体型现为大。",
                "爱丽斯的能力：“遭遇战”的点数增加2（4 → 6）。",
                "“王者之剑”使攻击增强3（4 → 7）。",
                "“王者之剑”的3点增强失效（7 → 4）。",
            ],
        ),
    ],
)
def test_states_what_abilities_always_add_and_boosts_laid_down_are_told(language: str, told: list[str]) -> None:
    lineup = line_up(load(), ("king-arthur", "alice"), "marmoreal", 200)
    arthur, alice = lineup.fighter_ids.index("king-arthur"), lineup.fighter_ids.index("alice")
    morgana, excalibur, skirmish = (
        a_card(lineup, name) for name in ("king-arthur/the-aid-of-morgana", "king-arthur/excalibur", "alice/skirmish")
    )
    lines = log(
        [
            (terms.STATE_SWITCHED, 1, alice, 0, 1, 0),
            (terms.ATTACK_DECLARED, 0, arthur, alice, 0, 0),
            (terms.CARDS_REVEALED, NOBODY, morgana, skirmish, 0, 0),
            (terms.VALUE_ADDED, 1, skirmish, 2, 6, alice),
            (terms.BOOST_REVEALED, 0, excalibur, 3, 7, arthur),
            (terms.BOOST_LOST, 0, excalibur, 3, 4, arthur),
        ],
        Names(lineup, load(), language),
    )
    assert [texts(lines)[0], *texts(lines)[-3:]] == told


def test_a_state_that_nobody_changed_when_heroes_were_set_up_is_told_before_the_first_turn() -> None:
    lineup = line_up(load(), ("alice", "medusa"), "marmoreal", 200)
    alice = lineup.first_fighter[0]
    begins = (terms.START_OF_TURN, 0, 0, 1, 0, 0)
    again = (terms.START_OF_TURN, 1, 0, 2, 0, 0)
    small = texts(log([(terms.GAME_STARTED, 0, 0, 0, 0, 0), begins, again], Names(lineup, load())))
    assert [line for line in small if "size" in line] == ["Alice's size is now small."]
    assert small.index("Alice's size is now small.") < small.index("Turn 1: Alice")
    big = texts(log([(terms.STATE_SWITCHED, 0, alice, 0, 1, 0), begins, again], Names(lineup, load())))
    assert [line for line in big if "size" in line] == ["Alice's size is now big."]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The value of Momentous Shift is set to 5, earlier changes stay (5 → 7)."),
        ("tr", "Dönüm Noktası kartının değeri 5 olur, önceki değişiklikler kalır (5 → 7)."),
        ("zh", "“重大转折”的点数变为5，此前的增减保留（5 → 7）。"),
    ],
)
def test_a_value_set_under_what_was_added_is_told_with_both(language: str, told: str) -> None:
    lineup = line_up(load(), ("alice", "medusa"), "marmoreal", 200)
    alice, medusa = lineup.first_fighter[:2]
    shift, dash = a_card(lineup, "alice/momentous-shift"), a_card(lineup, "medusa/dash")
    lines = log(
        [
            (terms.ATTACK_DECLARED, 0, alice, medusa, 0, 0),
            (terms.CARDS_REVEALED, NOBODY, shift, dash, 0, 0),
            (terms.VALUE_ADDED, 0, shift, 2, 5, alice),
            (terms.VALUE_SET, 0, shift, 5, 7, alice),
        ],
        Names(lineup, load(), language),
    )
    assert texts(lines)[-1].endswith(told[4:])


def test_titles_of_cards_keep_their_article() -> None:
    lineup = line_up(load(), ("king-arthur", "medusa"), "marmoreal", 200)
    grail = a_card(lineup, "king-arthur/the-holy-grail")
    (line,) = log([(terms.CARD_DISCARDED, 0, grail, 0, 0, 0)], Names(lineup, load()))
    assert line.text == "King Arthur discards The Holy Grail."
