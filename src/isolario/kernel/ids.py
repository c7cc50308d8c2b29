"""Names of things with numbers in them, made once: a view holds hundreds, and most are the same in the next view."""


class Ids:
    """`pile:0`, `pile:1`, … What is the very same text need not be compared to see that nothing changed."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.made: list[str] = []

    def of(self, number: int) -> str:
        made = self.made
        if number < 0:
            return f"{self.word}:{number}"
        while len(made) <= number:
            made.append(f"{self.word}:{len(made)}")
        return made[number]


class PairIds:
    """`disc:0:0`, `disc:0:1`, …"""

    def __init__(self, word: str) -> None:
        self.word = word
        self.rows: list[Ids] = []

    def of(self, first: int, second: int) -> str:
        rows = self.rows
        if first < 0:
            return f"{self.word}:{first}:{second}"
        while len(rows) <= first:
            rows.append(Ids(f"{self.word}:{len(rows)}"))
        return rows[first].of(second)
