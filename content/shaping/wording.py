"""What pydantic finds wrong with a value, in the author's words: a code, a sentence, a hint."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from content.reading.quoting import shortened
from content.saying import counted, listed
from content.shaping.found import found
from content.shaping.keys import FEW, Models, expected_by, known_keys, meaning, meant
from effects.spelling import did_you_mean

_FORMS = {
    r"^[a-z0-9]+(-[a-z0-9]+)*$": ("lower-case words joined by hyphens", "robin-hood"),
    r"^[a-z0-9]+(-[a-z0-9]+)*(:[2-4])?$": ("the id of a hero", "robin-hood"),
    r"^[a-z0-9]+(-[a-z0-9]+)*(:[2-4])?(/[a-z0-9]+(-[a-z0-9]+)*)?$": ("the id of a fighter", "robin-hood"),
    r"^[a-z][a-z0-9_]*$": ("a lower-case word", "lost_card"),
    r"^[1-9][0-9]{0,3}(\.[1-9][0-9]?[a-z]?)?$": ("the number of a rule", '45 or "6.10"'),
    r"^#[0-9A-Fa-f]{6}$": ("a # with six hexadecimal digits", '"#5a7d8c"'),
}
"""What a text of a form is, and an example, by the pattern that demands it."""


@dataclass(frozen=True, slots=True)
class Misfit:
    """A value that does not fit, and all there is to say about it."""

    kind: str
    """Pydantic's word for what is wrong."""
    key: str
    """The key that is missing or unknown, if it is one."""
    under: str
    """Where it stands, as a part of a sentence: ` for health`, ` in zones`."""
    value: Any
    """What the author wrote."""
    message: str
    """What pydantic, or a validator of the model, says."""
    ctx: dict[str, Any]
    """What it says it with: bounds, allowed words, a hint."""
    models: Models
    """The models that may stand here; for a key that is missing or unknown, those of the mapping it belongs to."""
    example: str = ""
    """How the part of the data it belongs to is written, if that can be shown."""


@dataclass(frozen=True, slots=True)
class Said:
    """The words for a misfit."""

    code: str
    message: str
    hint: str = ""


def said(misfit: Misfit) -> Said:
    """What to tell the author."""
    words = _WORDING.get(misfit.kind, _something_else)(misfit)
    if not misfit.example or misfit.kind not in _SHOWN or words.hint.startswith("Did you mean"):
        return words
    return replace(words, hint=f"{_sentence(words.hint)} For example: {misfit.example}.".strip())


def _sentence(hint: str) -> str:
    return hint if not hint or hint[-1] in ".?" else f"{hint}."


def _unknown_key(misfit: Misfit) -> Said:
    keys = known_keys(misfit.models)
    few = f"The keys here are {listed(keys, 'and')}." if 0 < len(keys) <= FEW else ""
    return Said(
        "unknown-key",
        f"There is no key {shortened(misfit.key)} here.",
        meant(misfit.models, misfit.key) or f"{did_you_mean(misfit.key, keys)} {few}".strip(),
    )


def _missing_key(misfit: Misfit) -> Said:
    about = meaning(misfit.models, misfit.key)
    hint = f"What it is: {about[0].lower()}{about[1:]}" if about else f"Write {misfit.key} and its value."
    return Said("missing-key", f"The key {misfit.key} is missing here.", hint)


def _wrong_type(expected: str) -> Callable[[Misfit], Said]:
    def words(misfit: Misfit) -> Said:
        message = f"Expected {expected}{misfit.under}, found {found(misfit.value)}."
        return Said("wrong-type", message, _way_out(expected, misfit.value))

    return words


def _way_out(expected: str, value: Any) -> str:
    """What the author most likely has to do, when the type is not the one expected."""
    match expected, value:
        case "a text", bool() | int() | float():
            return "Put it in quotes."
        case "a text", dict() if len(value) == 1:
            ((key, rest),) = value.items()
            if isinstance(rest, str):
                return f'If the colon belongs to the text, put the text in quotes: "{shortened(f"{key}: {rest}")}".'
        case "a list", dict():
            return "Put brackets round it: [{...}]."
        case "a list", str() | int():
            return f"Put it in brackets: [{shortened(str(value))}]."
        case "a whole number" | "a number", str() if re.fullmatch(r"-?\d+(\.\d+)?", value):
            return f"Take the quotes away: {value}."
    return ""


def _not_a_mapping(misfit: Misfit) -> Said:
    expected = expected_by(misfit.models)
    hint = _way_out("a text", misfit.value) if expected.startswith("a text") else ""
    return Said("wrong-type", f"Expected {expected}{misfit.under}, found {found(misfit.value)}.", hint)


def _unknown_word(misfit: Misfit) -> Said:
    expected = str(misfit.ctx.get("expected") or misfit.ctx.get("expected_tags", ""))
    words = [word or number for word, number in re.findall(r"'([^']*)'|(?<![\w'])(\d+)", expected)]
    value = misfit.value if misfit.kind != "union_tag_invalid" else misfit.ctx.get("tag")
    message = f"Expected {listed(words) if len(words) <= FEW else 'another word'}{misfit.under}, found {found(value)}."
    return Said("unknown-word", message, did_you_mean(value, words) if isinstance(value, str) else "")


def _out_of_bounds(limit: str, bound: str) -> Callable[[Misfit], Said]:
    def words(misfit: Misfit) -> Said:
        expected = f"Expected a number {limit} {_figure(misfit.ctx[bound])}{misfit.under}"
        return Said("number-out-of-bounds", f"{expected}, found {misfit.value}.")

    return words


def _figure(bound: float) -> str:
    return str(int(bound)) if bound == int(bound) else str(bound)


def _wrong_length(limit: str, bound: str) -> Callable[[Misfit], Said]:
    def words(misfit: Misfit) -> Said:
        number = misfit.ctx[bound]
        unit = "character" if isinstance(misfit.value, str) else "entry"
        length = misfit.ctx.get("actual_length")
        length = len(misfit.value) if length is None and hasattr(misfit.value, "__len__") else length
        got = f"found {length or 'none'}" if length is not None else "found more"
        is_blank = isinstance(misfit.value, str) and misfit.value and not misfit.value.strip()
        message = f"Expected {limit} {counted(number, unit)}{misfit.under}, {'found only spaces' if is_blank else got}."
        is_open = bound == "max_length" and isinstance(misfit.value, str) and ": " in misfit.value
        hint = "Perhaps the quote at its end is missing: then it goes on to the next quote." if is_open else ""
        return Said("wrong-length", message, hint)

    return words


def _wrong_form(misfit: Misfit) -> Said:
    pattern = str(misfit.ctx.get("pattern"))
    form, example = _FORMS.get(pattern, ("another form", ""))
    parts = str(misfit.value).split()
    if misfit.under.startswith(" in ") and len(parts) > 1 and all(re.match(pattern, part) for part in parts):
        hint = f"If these are {len(parts)}, a comma is missing: {', '.join(map(shortened, parts))}."
        return Said("wrong-form", f"Expected {form}{misfit.under}, found {found(misfit.value)}.", hint)
    if ":" in str(misfit.value) and ":[2-4]" in pattern:
        hint = "A hero that comes again is numbered from its second seat on: bigfoot, bigfoot:2, up to bigfoot:4."
        return Said("wrong-form", f"Expected {form}{misfit.under}, found {found(misfit.value)}.", hint)
    joint = "_" if "_" in pattern else "-"
    fitting = re.sub(r"[^a-z0-9]+", joint, str(misfit.value).lower()).strip(joint)
    if example and re.match(pattern, fitting):
        hint = f"Write {shortened(fitting)}."
    else:
        hint = f"For example {example}." if example else f"The form as a regular expression: {pattern}"
    return Said("wrong-form", f"Expected {form}{misfit.under}, found {found(misfit.value)}.", hint)


def _own_words(misfit: Misfit) -> Said:
    """A validator of the model raised a ValueError: its message is meant for the author."""
    return Said("wrong-value", str(misfit.ctx.get("error", misfit.message)))


def _something_else(misfit: Misfit) -> Said:
    return Said("wrong-value", f"Expected something else{misfit.under}, found {found(misfit.value)}.")


_TYPES = {
    "a text": "string_type string_sub_type string_unicode",
    "a whole number": "int_type int_parsing int_parsing_size int_from_float",
    "a number": "float_type float_parsing finite_number",
    "true or false": "bool_type bool_parsing",
    "a list": "list_type tuple_type set_type frozen_set_type iterable_type",
    "a mapping": "dict_type mapping_type",
    "nothing": "none_required",
}

_SHOWN = frozenset({"missing", "extra_forbidden", "model_type", "dict_type", "list_type", "string_type", "int_type"})
"""What an example of the right form helps with."""

_WORDING: dict[str, Callable[[Misfit], Said]] = {
    **{kind: _wrong_type(expected) for expected, kinds in _TYPES.items() for kind in kinds.split()},
    "extra_forbidden": _unknown_key,
    "missing": _missing_key,
    "union_tag_not_found": _something_else,
    "model_type": _not_a_mapping,
    "model_attributes_type": _not_a_mapping,
    "dataclass_type": _not_a_mapping,
    "literal_error": _unknown_word,
    "enum": _unknown_word,
    "union_tag_invalid": _unknown_word,
    "greater_than_equal": _out_of_bounds("of at least", "ge"),
    "greater_than": _out_of_bounds("of more than", "gt"),
    "less_than_equal": _out_of_bounds("of at most", "le"),
    "less_than": _out_of_bounds("of less than", "lt"),
    "multiple_of": _out_of_bounds("that is a multiple of", "multiple_of"),
    "too_short": _wrong_length("at least", "min_length"),
    "too_long": _wrong_length("at most", "max_length"),
    "string_too_short": _wrong_length("at least", "min_length"),
    "string_too_long": _wrong_length("at most", "max_length"),
    "string_pattern_mismatch": _wrong_form,
    "value_error": _own_words,
    "assertion_error": _own_words,
}
