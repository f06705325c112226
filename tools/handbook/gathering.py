"""Putting a handbook together from rules, words, questions, rulings, and what the system shows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from content.questions import Question, questions
from content.rulebook import rulebook
from content.rulings import Ruling as WrittenRuling
from content.terms import Term, terms
from effects.wording.letters import capitalized
from tools.handbook.chosen import Chosen
from tools.handbook.examples import Examples
from tools.handbook.labels import labels
from tools.handbook.links import Links
from tools.handbook.model import Handbook, Ruling, Run
from tools.handbook.questions_chapter import numbered, question_anchor, questions_chapter
from tools.handbook.rules_chapter import rules_chapter
from tools.handbook.terms_chapter import term_anchor, terms_chapter
from tools.words import words


def handbook(chosen: Chosen, language: str) -> Handbook:
    """The handbook of what was chosen; raises `UnknownBook` if nobody wrote rules for their system.

    >>> from content.library import load
    >>> from tools.handbook.choosing import chosen
    >>> [chapter.anchor for chapter in handbook(chosen(load(), "unmatched"), "en").chapters]
    ['rules', 'terms', 'questions', 'heroes', 'boards']
    """
    links = Links(rulebook(chosen.system), language)
    glossary, asked = terms(chosen.system), questions(chosen.system)
    about = _about(asked, language)
    cards = chosen.cards(_rulings(chosen.rulings, links), about, language)
    things = chosen.things(cards, language)
    chapters = (
        rules_chapter(links, _resting(glossary, asked, chosen.rulings, things, links)),
        terms_chapter(glossary, links, Examples(chosen.system, chosen.shown(cards, language), language)),
        questions_chapter(asked, links, things),
        *chosen.chapters(cards, about, language),
    )
    return Handbook(
        language=language,
        title=capitalized(words(language).rules_reference, language),
        system=chosen.system,
        sets=tuple(chosen.edition(set_id, language) for set_id in chosen.sets),
        chapters=tuple(chapter for chapter in chapters if chapter.sections),
        labels=labels(language),
        inks=chosen.inks,
    )


def _about(asked: Iterable[Question], language: str) -> Mapping[str, tuple[Run, ...]]:
    """The questions about each thing, by its id."""
    found: dict[str, tuple[Run, ...]] = defaultdict(tuple)
    for each in asked:
        for thing in each.about:
            found[thing] += (Run(each.question(language), question_anchor(each)),)
    return found


def _rulings(known: Iterable[WrittenRuling], links: Links) -> Mapping[str, tuple[Ruling, ...]]:
    """The rulings about each card."""
    found: dict[str, tuple[Ruling, ...]] = defaultdict(tuple)
    for each in known:
        for reference in each.cards:
            found[reference] += (Ruling(links.text(each.text(links.language)), links.rules(each.rules)),)
    return found


def _resting(
    glossary: Iterable[Term],
    asked: Iterable[Question],
    known: Iterable[WrittenRuling],
    things: Mapping[str, Run],
    links: Links,
) -> Mapping[str, tuple[Run, ...]]:
    """What rests on each rule, by its number: words, the cards of rulings, questions."""
    found: dict[str, dict[Run, None]] = defaultdict(dict)
    for term in glossary:
        if term.rule is not None:
            found[term.rule][Run(term.spoken(links.language), term_anchor(term))] = None
    for ruling in known:
        for rule in (rule for rule in links.book if rule.id in ruling.rules):
            found[rule.number] |= {things[card]: None for card in ruling.cards if card in things}
    label = words(links.language).question
    for number, each in numbered(asked, links):
        for rule_number in each.rules:
            found[rule_number][Run(label.format(number=number), question_anchor(each))] = None
    return {number: tuple(runs) for number, runs in found.items()}
