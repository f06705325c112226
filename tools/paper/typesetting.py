"""Setting pages: jinja2 writes the structure, typst sets it, and every text of an author's travels as JSON.

A name such as `#read("x")` is therefore printed and never run. Nothing but numbers and our own words may enter the
structure; pages are compiled in an empty folder, without the network, without the fonts of the machine and without a
date, so that the same content gives the same bytes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from tools.paper import fonts
from tools.templating import templates

if TYPE_CHECKING:
    import typst
    from jinja2 import Environment

Structure: TypeAlias = int | float | bool | str
"""What may enter the structure: a number, a truth, a word of our own."""

OWN_WORD: Final = re.compile(r"[A-Za-z0-9 ._-]*")


@dataclass(frozen=True, slots=True)
class Pages:
    """A document: what is asked of it is set when it is asked; typst keeps what it has laid out once."""

    source: bytes
    data: str

    def found(self, label: str) -> list[Any]:
        """The values of all `#metadata(...) <label>` of the document, in its order."""
        with self._setter() as setter:
            return list(json.loads(setter.query(f"<{label}>", field="value")))

    def pdf(self) -> bytes:
        """The document as a PDF: vector, fonts embedded, tagged for readers."""
        with self._setter() as setter:
            made = setter.compile(format="pdf")
        assert isinstance(made, bytes)
        return made

    def pictures(self, kind: Literal["png", "svg"], ppi: int = 144) -> list[bytes]:
        """Each page as a picture; `ppi` is the resolution of a PNG in dots per inch."""
        with self._setter() as setter:
            made = setter.compile(format=kind, ppi=ppi)
        return [made] if isinstance(made, bytes) else list(made or ())

    @contextmanager
    def _setter(self) -> Iterator[typst.Compiler]:
        import typst

        with TemporaryDirectory(prefix="cardwright-") as empty:
            yield typst.Compiler(
                self.source,
                root=empty,
                font_paths=_fonts(),
                ignore_system_fonts=True,
                sys_inputs={"data": self.data},
                package_path=empty,
                package_cache_path=empty,
            )


def pages(template: str, data: Mapping[str, Any], **structure: Structure) -> Pages:
    """A document: `template` names a file in `templates`, which reads `data` (anything JSON can say) as `data`.

    `structure` is what jinja2 may look at, such as the paper.
    """
    source = environment().get_template(template).render(structure)
    return Pages(source.encode(), json.dumps(data, ensure_ascii=False))


@cache
def environment() -> Environment:
    """Where templates come from; whatever they write out is looked at first."""
    return templates("tools.paper", finalize=_own)


def _own(value: object) -> object:
    """Let numbers and our own words into the structure, and nothing else."""
    if isinstance(value, (int, float)) or (isinstance(value, str) and OWN_WORD.fullmatch(value)):
        return value
    raise ValueError(f"only numbers and plain words may enter the structure of a page, not {value!r}")


@cache
def _fonts() -> typst.Fonts:
    import typst

    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=list(fonts.folders()))
