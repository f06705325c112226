"""Where templates come from: all tools read them by the same rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from jinja2 import Environment


def templates(package: str, **more: Any) -> Environment:
    """The folder `templates` of a package. A name that nothing fills is an error; a line that holds nothing but a
    statement leaves no line behind.

    `more` says what is done with what a template writes out: `autoescape`, `finalize`.

    >>> templates("tools.boards", autoescape=True).from_string("{{ name }}").render(name="<b>")
    '&lt;b&gt;'
    """
    from jinja2 import Environment, PackageLoader, StrictUndefined

    return Environment(
        loader=PackageLoader(package),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        **more,
    )
