"""Parts of what is shown, made once: most of a position looks the same after a move as before it."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Part = TypeVar("Part")
MOST = 1024


class Remembered(Generic[Part]):
    """Parts of views by all they depend on. Nobody changes a view, so positions that look alike share them; and what is
    the very same thing need not be compared to see that nothing changed."""

    def __init__(self) -> None:
        self.parts: dict[Hashable, Part] = {}

    def get(self, depends_on: Hashable, make: Callable[[], Part]) -> Part:
        found = self.parts.get(depends_on)
        if found is None:
            if len(self.parts) >= MOST:
                self.parts.clear()
            found = self.parts[depends_on] = make()
        return found
