"""The numbering of a game's choices: which range of numbers is which kind of choice."""

from collections.abc import Iterator


class ActionLayout:
    """Splits an action into its kind (a word) and its detail, and joins them again.

    A room lists its kinds in `actions.py`, in ascending order of their first numbers. Notation, path, phrase and
    reason all ask `split`, so that a range of numbers is written down in one place only.
    """

    def __init__(self, *kinds: tuple[str, int], size: int) -> None:
        self.words = tuple(word for word, _ in kinds)
        self.starts = tuple(int(start) for _, start in kinds)
        self.size = int(size)
        if list(self.starts) != sorted(set(self.starts)) or self.starts[0] != 0 or self.starts[-1] >= self.size:
            raise ValueError(f"kinds of actions must ascend from 0 and stay below {size}: {kinds}")
        if len(set(self.words)) != len(self.words):
            raise ValueError(f"a kind of action is named twice: {self.words}")
        ends = (*self.starts[1:], self.size)
        self.kind_of = [
            index for index, (start, end) in enumerate(zip(self.starts, ends, strict=True)) for _ in range(start, end)
        ]

    def split(self, action: int) -> tuple[str, int]:
        """`15` → `("move", 0)`."""
        index = self.kind_of[action]
        return self.words[index], int(action) - self.starts[index]

    def join(self, kind: str, detail: int = 0) -> int:
        """`("move", 0)` → `15`."""
        action = self.starts[self.words.index(kind)] + detail
        if not 0 <= action < self.size or self.split(action)[0] != kind:
            raise ValueError(f"there is no action {kind} {detail}")
        return action

    def kind(self, action: int) -> str:
        return self.words[self.kind_of[action]]

    def __iter__(self) -> Iterator[tuple[str, range]]:
        ends = (*self.starts[1:], self.size)
        for word, start, end in zip(self.words, self.starts, ends, strict=True):
            yield word, range(start, end)
