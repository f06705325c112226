"""Whose deck meets whose: the cards that lie anywhere in a scenario, compiled and dealt to both sides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from content.checks.cyberpunk.cards import CHECKS, tags_are_known
from content.library import Library, UnknownId
from content.linking.cyberpunk import card_source
from content.reading.ways import Way
from content.scenarios.cyberpunk.laying import BLANK, SEATS, Laid, laid
from content.scenarios.names import Notes
from content.schema.cyberpunk.card import Card, CardList, CardType
from content.schema.cyberpunk.scenario import Scenario
from effects.cyberpunk.compile import Compiled, compile_card
from effects.cyberpunk.source import Known
from effects.problem import ContentError, Problem, Severity
from effects.spelling import did_you_mean
from engine.cyberpunk.decks import Deck
from engine.cyberpunk.lineup import LineUp, Options
from engine.cyberpunk.setup import line_up

BLANK_CARD = Card.model_validate({"id": BLANK, "name": "Blank", "type": "program", "colour": "red", "ram": 1})
"""Without a cost it cannot be played (rule 6.9)."""


class Cast:
    """The cards of a scenario by their ids, what lies where, and the line-up made of it."""

    def __init__(self, library: Library, scenario: Scenario, notes: Notes) -> None:
        self.library = library
        self.scenario = scenario
        self.notes = notes
        self.own = {card.id: card for card in scenario.with_cards}
        self._check_own()
        self.sides = [laid(seat, getattr(scenario, seat), partial(self._deck_of, seat)) for seat in SEATS]
        self.cards: dict[str, Card] = {}
        for side in self.sides:
            for card, way in side.cards():
                self._look_up(card, way)

    def lineup(self) -> LineUp | None:
        """The line-up; None if something is wrong with its cards, which is noted then."""
        compiled = self._compiled()
        if self.notes.problems or compiled is None:
            return None
        options = self.scenario.options
        decks = [self._deck(seat, side, compiled) for seat, side in zip(SEATS, self.sides, strict=True)]
        return line_up(decks, Options(options.zero_power_defeats, options.plain_legend_play))

    def _check_own(self) -> None:
        """The scenario's own cards must be as right as those of a file."""
        cards = CardList(cards=self.scenario.with_cards)
        findings = [finding for check in CHECKS for finding in check(cards)]
        findings += tags_are_known(cards, self.library.tags)
        for finding in findings:
            if finding.severity is Severity.ERROR:
                way = ("with_cards", *finding.way[1:])
                self.notes.add(finding.code, way, finding.message, finding.hint, key=finding.of_key)

    def _deck_of(self, seat: str, deck_id: str) -> tuple[list[str], list[str]]:
        """The legends and the other cards of a deck of the library; empty for one that cannot be had."""
        try:
            deck = self.library.deck(deck_id).demand()
        except UnknownId as error:
            problem = error.problems[0]
            self.notes.add(problem.code, (seat, "deck", "id"), problem.message, problem.hint)
        except ContentError as error:
            self.notes.problems += error.problems
        else:
            return list(deck.legends), [card for card, copies in deck.cards.items() for _ in range(copies)]
        return [], []

    def _look_up(self, card: str, way: Way) -> None:
        if card in self.cards:
            return
        if card in self.own:
            self.cards[card] = self.own[card]
        elif card == BLANK:
            self.cards[card] = BLANK_CARD
        elif card in self.library.shelf:
            self.cards[card] = self.library.shelf[card].card
        else:
            hint = did_you_mean(card, [*self.own, *self.library.shelf])
            self.notes.add("unknown-card", way, f"There is no card {card}.", hint)

    def _compiled(self) -> Mapping[str, Compiled] | None:
        """Every card, compiled with room for the names of all."""
        known = self.library.known()
        known = Known(known.names | {str(card.name) for card in self.own.values()}, known.tags)
        found = dict(self._compile(known, 1))
        for _, problems in found.values():
            self.notes.problems += [problem for problem in problems if problem.is_error]
        room = max((one.most_named for one, _ in found.values() if one is not None), default=1)
        compiled = {card: one for card, (one, _) in self._compile(known, room) if one is not None}
        return compiled if len(compiled) == len(self.cards) else None

    def _compile(self, known: Known, room: int) -> Iterator[tuple[str, tuple[Compiled | None, list[Problem]]]]:
        for card_id, card in self.cards.items():
            yield card_id, compile_card(card_source(card), known, room)

    def _deck(self, seat: str, side: Laid, compiled: Mapping[str, Compiled]) -> Deck:
        copies = side.copies()
        legends = [card for card in copies if self.cards[card].type is CardType.LEGEND]
        return Deck(
            id=seat,
            legends=tuple(compiled[card].card for card in legends),
            cards=tuple((compiled[card].card, number) for card, number in copies.items() if card not in legends),
            names=max((compiled[card].names for card in copies), default=0),
            most_named=max((one.most_named for one in compiled.values()), default=1),
        )
