"""The types of views as models can read them: the one common to all games, and one per game."""

from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import ConfigDict, TypeAdapter
from typing_extensions import TypedDict

from isolario.kernel import games
from isolario.kernel.presentation import View

REFERENCE = "#/components/schemas/{model}"


def readable(kind: Any, prefix: str = "") -> Any:
    """The same type with every TypedDict of the kind that pydantic reads under each Python we support.

    Parts of a view get the prefix of their game: two rooms may both call something a `Card`.
    """
    if is_typeddict(kind):
        name = kind.__name__ if kind.__name__.startswith(prefix) else prefix + kind.__name__
        made: Any = TypedDict(name, {key: readable(hint, prefix) for key, hint in get_type_hints(kind).items()})  # type: ignore[misc]
        made.__doc__ = kind.__doc__
        return made
    parts = get_args(kind)
    if not parts:
        return kind
    inner = tuple(readable(part, prefix) for part in parts)
    if get_origin(kind) in (Union, UnionType):
        return Union[inner]  # noqa: UP007  # as many members as there are
    return get_origin(kind)[inner]


def common_view() -> Any:
    """`View` as it travels in messages: whatever a game adds to it passes."""
    made = readable(View)
    made.__pydantic_config__ = ConfigDict(extra="allow")
    return made


def view_schemas() -> dict[str, Any]:
    """One schema for each registered game's view, by the name of its type."""
    found: dict[str, Any] = {}
    types = {each.view_type.__name__: each.view_type for each in games()}
    for name in sorted(types.keys() - {View.__name__}):
        kind = readable(types[name], name.removesuffix("View"))
        schema = TypeAdapter(kind).json_schema(ref_template=REFERENCE, mode="serialization")
        found.update(schema.pop("$defs", {}))
        found[name] = schema
    return found
