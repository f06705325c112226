"""The file of a hero: shape, deck and effects are checked in one run, also when some cards cannot be read."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from content.library.files import ContentFile
from content.library.folders import Kind
from content.reading import Mapping, Sequence
from effects.problem import ContentError, Problem

if TYPE_CHECKING:
    from content.schema.unmatched.hero import Hero
    from effects.unmatched.source import HeroSource
    from engine.unmatched.heroes import Hero as EngineHero

    Compiled: TypeAlias = tuple[EngineHero | None, list[Problem]]


class HeroFile(ContentFile["Hero"]):
    """The file of a hero."""

    kind = Kind.HERO

    def model(self) -> type[Hero]:
        from content.schema.unmatched.hero import Hero

        return Hero

    @property
    def card_count(self) -> int:
        """How many different cards the file has, whether they can be read or not."""
        if self.content is not None:
            return len(self.content.cards)
        root = self.document.root
        cards = root.get("cards") if isinstance(root, Mapping) else None
        return len(cards) if isinstance(cards, Sequence) else 0

    @property
    def source(self) -> HeroSource:
        """The hero as the compiler takes it; raises `ContentError` for a hero with errors."""
        from content.linking.unmatched import hero_source

        return hero_source(self.id, self.demand())

    @property
    def compiled(self) -> EngineHero:
        """The hero as the engine plays it; raises `ContentError` for a hero with errors."""
        self.demand()
        compiled = self._compiled[0]
        assert compiled is not None, "a hero without a problem can be compiled"
        return compiled

    @property
    def spoken(self) -> Hero:
        """The hero, whose deck may have errors, but whose effects can be said; else raises `ContentError`."""
        if self.content is None or any(problem.is_error for problem in self._compiled[1]):
            raise ContentError(self.problems)
        return self.content

    @cached_property
    def _compiled(self) -> Compiled:
        return _compile(self.id, self.content) if self.content is not None else (None, [])

    def _check(self, content: Hero) -> list[Problem]:
        return self._checked(content, self.document.root, self._compiled)

    def _check_the_rest(self) -> list[Problem]:
        from content.library.readable import readable_part

        root = self.document.root
        if not isinstance(root, Mapping) or (rest := readable_part(self.id, root)) is None:
            return []
        hero, part = rest
        whole = len(hero.cards) == self.card_count and ("deck_size" in part) is ("deck_size" in root)
        return self._checked(hero, part, _compile(self.id, hero), whole=whole)

    def _checked(self, hero: Hero, data: Any, compiled: Compiled, *, whole: bool = True) -> list[Problem]:
        """What is wrong with a hero beyond its shape; wordings are looked at once the effects can be said."""
        from content.checks.unmatched.hero import check_hero
        from content.checks.unmatched.wording import check_wording

        can_be_said = compiled[0] is not None
        wording = check_wording(self.id, hero, data) if can_be_said else []
        return [*check_hero(self.id, hero, data, whole=whole), *compiled[1], *wording]


def _compile(hero_id: str, hero: Hero) -> Compiled:
    from content.checks.unmatched.hero import has_clear_ids
    from content.linking.unmatched import hero_source
    from effects.unmatched.compile import compile_hero

    return compile_hero(hero_source(hero_id, hero)) if has_clear_ids(hero_id, hero) else (None, [])
