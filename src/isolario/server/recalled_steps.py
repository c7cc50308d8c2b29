"""Steps from before a snapshot, of which only the choice is known until somebody asks for more."""

from collections.abc import Callable
from typing import Any

from isolario.kernel import State, Step
from isolario.kernel.state import Note
from isolario.server.rows import Entry


class RecalledStep(Step):
    """A step from before the snapshot: its position is only computed when somebody asks for it."""

    def __init__(self, index: int, entry: Entry, beginning: State, recall: Callable[[int], Step]) -> None:
        super().__init__(index, entry.actor, entry.action, beginning, (), entry.forced, entry.urn)
        object.__setattr__(self, "recall", recall)
        # Without these, asking for them comes to __getattr__.
        object.__delattr__(self, "before")
        object.__delattr__(self, "trace")

    def __getattr__(self, name: str) -> Any:
        if name not in ("before", "trace"):
            raise AttributeError(name)
        found: Step = object.__getattribute__(self, "recall")(self.index)
        before: State = found.before
        trace: tuple[Note, ...] = found.trace
        object.__setattr__(self, "before", before)
        object.__setattr__(self, "trace", trace)
        return before if name == "before" else trace
