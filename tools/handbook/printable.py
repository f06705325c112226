"""Which texts of authors cannot be printed, told like any other problem of content."""

from __future__ import annotations

from content.reading.values import Mark
from content.saying import listed
from effects.problem import Problem
from tools.handbook.chosen import Chosen
from tools.paper.texts import Texts, mark_of_name


def unprintable(chosen: Chosen, language: str) -> list[Problem]:
    """A problem for each character that no font can print, in what a handbook shows."""
    texts = Texts()
    chosen.note_texts(texts, language)
    for ruling in chosen.rulings:
        texts.add(ruling.text(language), f"the ruling on {listed(ruling.cards, 'and')}", Mark(ruling.place))
    for set_id in chosen.sets:
        box = chosen.library.sets[set_id]
        name = box.demand().name
        mark = mark_of_name(name, language, box.document.root, "name")
        texts.add(name.spoken(language), f"the name of the set {set_id}", mark)
    return texts.without_glyph()
