"""Templates of tests beside those of the project."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from jinja2 import ChoiceLoader, DictLoader

from tools.paper import typesetting


@contextmanager
def own_template(name: str, text: str) -> Iterator[None]:
    """While it lasts, pages can be made from this template too."""
    environment = typesetting.environment()
    own = environment.loader
    assert own is not None
    environment.loader = ChoiceLoader([own, DictLoader({name: text})])
    try:
        yield
    finally:
        environment.loader = own
