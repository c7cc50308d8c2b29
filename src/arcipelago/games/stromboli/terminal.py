"""The board for a terminal, drawn from a view."""

from typing import Any


def draw(view: dict[str, Any], say: Any) -> Any:
    return ""
