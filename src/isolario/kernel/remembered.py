"""Parts of what is shown, made once: most of a position looks the same after a move as before it."""

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

Part = TypeVar("Part")


class Remembered(Generic[Part]):
    """Parts of views by all they depend on. Nobody changes a view, so positions that look alike share them; and what is
    the very same thing need not be compared to see that nothing changed.

    What nobody has asked for while `most` others were made is forgotten.
    """

    def __init__(self, most: int = 2048) -> None:
        self.most = most
        self.recent: dict[Hashable, Part] = {}
        self.older: dict[Hashable, Part] = {}

    def get(self, depends_on: Hashable, make: Callable[[], Part]) -> Part:
        found = self.find(depends_on)
        return self.keep(depends_on, make()) if found is None else found

    # What is asked for by the dozen for every view does without a function that would make it.

    def find(self, depends_on: Hashable) -> Part | None:
        found = self.recent.get(depends_on)
        if found is None:
            found = self.older.get(depends_on)
            if found is not None:
                self.keep(depends_on, found)
        return found

    def keep(self, depends_on: Hashable, part: Part) -> Part:
        if len(self.recent) >= self.most:
            self.older = self.recent
            self.recent = {}
        self.recent[depends_on] = part
        return part


class MadeFrom(Generic[Part]):
    """Parts made from something that is shared itself: found by which thing that is, not by what it says. It is kept
    with them, so nothing else can take its place in memory."""

    def __init__(self, most: int = 128) -> None:
        self.parts: Remembered[tuple[object, Part]] = Remembered(most)

    def get(self, source: object, make: Callable[[], Part]) -> Part:
        found = self.parts.find(id(source))
        if found is None:
            found = self.parts.keep(id(source), (source, make()))
        return found[1]


def own_copy(part: Any) -> Any:
    """JSON of one's own: nothing of it is shared with anybody."""
    if isinstance(part, dict):
        return {name: own_copy(inner) for name, inner in part.items()}
    if isinstance(part, list):
        return [own_copy(inner) for inner in part]
    return part
