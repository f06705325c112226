"""An author's files as the rest of the house sees them: read, shaped and checked when somebody first asks.

`content` is what a file says, once its shape is right; `problems` is everything that is wrong with it. Neither
raises; who cannot go on without the content calls `demand`.
"""

from __future__ import annotations

import re
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from pydantic import BaseModel

from content.diagnostics import in_order
from content.library.folders import Kind
from content.reading import Document, read
from content.shaping import shape_document
from effects.problem import ContentError, Place, Problem

if TYPE_CHECKING:
    from content.checks.unmatched.board_report import BoardReport
    from content.schema.questions import WrittenQuestions
    from content.schema.rules import WrittenRules
    from content.schema.set import Set
    from content.schema.terms import WrittenTerms
    from content.schema.unmatched.board import Board

Model = TypeVar("Model", bound=BaseModel)

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class ContentFile(Generic[Model]):
    """A file of one kind: the base of `HeroFile`, `CardsFile`, `SetFile` and the others."""

    kind: ClassVar[Kind]

    def __init__(self, path: Path, set_id: str = "") -> None:
        self.path = path
        self.set_id = set_id
        """The id of the set it belongs to; empty for a file that stands alone."""

    @property
    def id(self) -> str:
        """The word for what the file holds: the file's name without its ending."""
        return self.path.stem

    @property
    def top(self) -> Place:
        """The beginning of the file."""
        return Place(str(self.path), 1, 1)

    @cached_property
    def document(self) -> Document:
        """The file as it was read."""
        return read(self.path)

    @property
    def content(self) -> Model | None:
        """What the file says; None if it cannot be read or has not the shape it must have."""
        return self._shaped[0]

    @cached_property
    def problems(self) -> list[Problem]:
        """Everything that is wrong with the file, in its order."""
        content, problems = self._shaped
        beyond = self._check_the_rest() if content is None else self._check(content)
        return in_order([*self._name_problems(), *problems, *beyond])

    def demand(self) -> Model:
        """What the file says; raises `ContentError` with every problem if it has an error."""
        content = self.content
        if content is None or any(problem.is_error for problem in self.problems):
            raise ContentError(self.problems)
        return content

    def model(self) -> type[Model]:
        """The shape of the file; imported here, because models are slow to build and not every command needs them."""
        raise NotImplementedError

    def _check(self, content: Model) -> list[Problem]:
        """What is wrong beyond the shape."""
        return []

    def _check_the_rest(self) -> list[Problem]:
        """What else is wrong with a file that has not the shape it must have, so that all is said in one run."""
        return []

    @cached_property
    def _shaped(self) -> tuple[Model | None, list[Problem]]:
        return shape_document(self.document, self.model())

    def _name_problems(self) -> list[Problem]:
        if _ID.fullmatch(self.id) and len(self.id) <= 40:
            return []
        better = "-".join(re.findall(r"[a-z0-9]+", self.id.lower().replace("'", "")))
        message = (
            f"The name {self.id} cannot be the id of a {self.kind.value}: "
            "expected lower-case words joined by hyphens, at most 40 characters."
        )
        hint = f"Rename it to {better[:40].rstrip('-')}." if better else "Rename it."
        return [Problem("file-name", message, self.top, hint)]


class BoardFile(ContentFile["Board"]):
    """The file of a board."""

    kind = Kind.BOARD

    def model(self) -> type[Board]:
        from content.schema.unmatched.board import Board

        return Board

    def _check(self, content: Board) -> list[Problem]:
        from content.checks.unmatched.board import check_board

        return check_board(content, self.document.root)

    def report(self) -> BoardReport:
        """What the shape of the board does to a match; raises `ContentError` for a board with errors."""
        from content.checks.unmatched.board_report import board_report

        return board_report(self.demand())


class SetFile(ContentFile["Set"]):
    """The `set.yaml` of a set; the id of a set is the name of its folder."""

    kind = Kind.SET

    @property
    def id(self) -> str:
        """The name of the folder."""
        return self.path.parent.name

    @property
    def folder(self) -> Path:
        """The folder with the files of the set."""
        return self.path.parent

    def model(self) -> type[Set]:
        from content.schema.set import Set

        return Set

    def _check(self, content: Set) -> list[Problem]:
        from content.checks.set import folders_are_of_the_system, tags_are_of_the_system

        findings = [*folders_are_of_the_system(content, self.folder), *tags_are_of_the_system(content)]
        return [finding.placed(self.document.root) for finding in findings]


class RulesFile(ContentFile["WrittenRules"]):
    """The file of a system's rules of play."""

    kind = Kind.RULES

    def model(self) -> type[WrittenRules]:
        from content.schema.rules import WrittenRules

        return WrittenRules

    def _check(self, content: WrittenRules) -> list[Problem]:
        from content.rulebook import clashes

        return [finding.placed(self.document.root) for finding in clashes(content)]


class TermsFile(ContentFile["WrittenTerms"]):
    """The file of a system's terms."""

    kind = Kind.TERMS

    def model(self) -> type[WrittenTerms]:
        from content.schema.terms import WrittenTerms

        return WrittenTerms

    def _check(self, content: WrittenTerms) -> list[Problem]:
        from content.terms import clashes

        return [finding.placed(self.document.root) for finding in clashes(content)]


class QuestionsFile(ContentFile["WrittenQuestions"]):
    """The file of the questions about a system."""

    kind = Kind.QUESTIONS

    def model(self) -> type[WrittenQuestions]:
        from content.schema.questions import WrittenQuestions

        return WrittenQuestions

    def _check(self, content: WrittenQuestions) -> list[Problem]:
        from content.questions import clashes

        return [finding.placed(self.document.root) for finding in clashes(content)]
