"""Whole numbers side by side in memory, `vec[i64]`: what positions are made of that is read at every choice.

A list of numbers is a list of Python objects; reading one checks its type and counts references.
"""

from copy import deepcopy
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

PACKED: Final[Any] = type(vec[i64]())
"""The type of packed numbers, for what mypyc does not know: `isinstance(…, vec)`."""


def many(number: i64, count: i64) -> vec[i64]:
    """The same number so many times."""
    return vec[i64]([number] * count)


def as_json(value: Any) -> Any:
    """A part of a position as JSON of its own; packed numbers as a list."""
    return list(value) if isinstance(value, PACKED) else deepcopy(value)


def like(part: Any, value: Any) -> Any:
    """The value of a dump in the form of the part it is to replace."""
    return vec[i64](value) if isinstance(part, PACKED) else deepcopy(value)
