"""What a file holds that belongs to no set: its folder tells, or the keys at its top."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pydantic import BaseModel

from content.library.cards_file import CardsFile
from content.library.deck_file import DeckFile
from content.library.files import BoardFile, ContentFile, QuestionsFile, RulesFile, SetFile, TermsFile
from content.library.folders import FOLDERS, Kind, real
from content.library.hero_file import HeroFile
from content.library.library import Library
from content.reading import Mapping, read


def file_of_no_set(library: Library, path: Path) -> ContentFile[Any] | None:
    """A file given by itself: the one of the library, or one that its folder or its keys tell; None for no kind."""
    for file in library.files:
        if real(file.path) == real(path):
            return file
    kind = FOLDERS.get(path.parent.name)
    if kind is None:
        return _told_by_keys(library, path)
    match kind:
        case Kind.HERO:
            return HeroFile(path)
        case Kind.BOARD:
            return BoardFile(path)
        case Kind.CARDS:
            return CardsFile(path, library.known)
        case Kind.DECK:
            return DeckFile(path, library.shelf, library.known)
    return None


def _told_by_keys(library: Library, path: Path) -> ContentFile[Any] | None:
    """The kind of file that most of the keys at the top belong to, if it is a mapping that can be read."""
    file: ContentFile[Any] = HeroFile(path)
    root = file.document.root
    if not isinstance(root, Mapping):
        return file if file.document.problems else None
    cards = (DeckFile(path, library.shelf, library.known), CardsFile(path, library.known))
    kinds = (file, BoardFile(path), SetFile(path), RulesFile(path), TermsFile(path), QuestionsFile(path), *cards)
    fitting = [kind for kind in kinds if _has_keys_of(kind.model(), root)]
    return max(fitting, key=lambda kind: _keys_of(kind.model(), root), default=None)


def is_scenario(path: Path) -> bool:
    """Whether a file lies in a folder of scenarios, or has the keys of one and of nothing else."""
    kind = next((FOLDERS[folder.name] for folder in list(path.parents)[:2] if folder.name in FOLDERS), None)
    if kind is not None:
        return kind is Kind.SCENARIO
    from content.scenarios.models import MODELS

    root = read(path).root
    if not isinstance(root, Mapping) or _told_by_keys(Library(), path) is not None:
        return False
    return "scenarios" in root or any(_has_keys_of(model, root) for model in MODELS.values())


def _has_keys_of(model: type[BaseModel], root: Mapping) -> bool:
    """Whether a mapping has two of the keys that tell a model from others, or the only one that does."""
    return _keys_of(model, root) >= min(2, len(_telling(model)))


def _keys_of(model: type[BaseModel], root: Mapping) -> int:
    """How many of the keys that tell a model from others a mapping has."""
    return len(_telling(model) & set(root))


def _telling(model: type[BaseModel]) -> set[str]:
    return set(model.model_fields) - {"name", "note"}
