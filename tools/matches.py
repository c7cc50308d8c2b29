"""The store of measured games: docs/matches, one file for each match between two players.

A player is a bot of the package at a commit, so that a match can be stopped and gone on with at any time, on any
machine: the same players meet under the next seeds, and all their games count together. A file's first line says who
meets where; every further line is one game. `strength.py` makes docs/strength.md from all of them.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from isolario.arena.intervals import elo, wilson

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "matches"


@dataclass(frozen=True)
class Player:
    """A bot of one version of the package."""

    bot: str
    commit: str
    """Twelve digits; empty: some folder, whose games say nothing to others and are not kept in the store."""

    @property
    def name(self) -> str:
        return f"{self.bot}@{self.commit}"


@dataclass(frozen=True)
class Pairing:
    """Who meets where: the challenger on one seat, the other player on all the rest."""

    game: str
    seats: int
    new: Player
    old: Player
    options: Mapping[str, str] = field(default_factory=dict)

    def header(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "new": vars(self.new),
            "old": vars(self.old),
        }

    @property
    def path(self) -> Path:
        """Where the store keeps its games."""
        said = [self.game, str(self.seats), *self.options.values(), self.new.name, "v", self.old.name]
        return FOLDER / (re.sub(r"[^\w.@-]+", "-", " ".join(said)) + ".jsonl")


@dataclass
class Played:
    """One game: what the challenger won of it, and the time each side took for its choices."""

    seed: int
    seat: int
    share: float | None
    """None: the versions did not agree on what is possible."""
    scores: list[int] = field(default_factory=list)
    cpu: list[float] | None = field(default_factory=lambda: [0.0, 0.0])
    """None: played by other builds of the same players (`tools/native`), whose time says nothing about them."""
    choices: list[int] = field(default_factory=lambda: [0, 0])

    def row(self) -> list[Any]:
        used = None if self.cpu is None else [round(side, 3) for side in self.cpu]
        return [self.seed, self.seat, self.share, self.scores, used, self.choices]


@dataclass
class Summary:
    """What a match has come to."""

    games: int
    share: float
    interval: tuple[float, float]
    milliseconds: tuple[float, float]
    """Processor time for a choice, on both sides, in the games that were timed."""
    scores: tuple[float, float]
    """Mean score of the challenger and of the others."""
    disagreed: int

    @property
    def elo(self) -> float:
        return elo(self.share)


def summary(games: Iterable[Played]) -> Summary:
    known = list(games)
    counted = [one for one in known if one.share is not None]
    wins, count = sum(one.share or 0.0 for one in counted), len(counted)

    def milliseconds(side: int) -> float:
        timed = [(one.cpu[side], one.choices[side]) for one in counted if one.cpu is not None]
        return 1000 * sum(used for used, _ in timed) / max(1, sum(choices for _, choices in timed))

    own = [one.scores[one.seat] for one in counted]
    others = [score for one in counted for seat, score in enumerate(one.scores) if seat != one.seat]
    return Summary(
        count,
        wins / max(1, count),
        wilson(wins, count),
        (milliseconds(0), milliseconds(1)),
        (sum(own) / max(1, len(own)), sum(others) / max(1, len(others))),
        len(known) - count,
    )


class Results:
    """The games of one match, kept in a file line by line if there is one; the same match goes on from there."""

    def __init__(self, path: Path | None, pairing: Pairing) -> None:
        self.games: dict[tuple[int, int], Played] = {}
        self.file: IO[str] | None = None
        if path is None:
            return
        head = json.dumps(pairing.header())
        old = path.read_text("utf-8") if path.exists() else ""
        lines = old[: old.rfind("\n") + 1].splitlines()
        if lines and lines[0] != head:
            raise SystemExit(f"{path} holds the games of another match")
        for line in lines[1:]:
            self.keep(Played(*json.loads(line)))
        path.parent.mkdir(parents=True, exist_ok=True)
        # A line cut off when the last run was ended is dropped: its game is played again.
        path.write_text("".join(f"{line}\n" for line in lines or [head]), "utf-8")
        self.file = path.open("a", encoding="utf-8")

    def keep(self, one: Played) -> None:
        self.games[(one.seed, one.seat)] = one

    def add(self, one: Played) -> None:
        self.keep(one)
        if self.file is not None:
            self.file.write(json.dumps(one.row(), separators=(",", ":")) + "\n")
            self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def stored(folder: Path | None = None) -> Iterator[tuple[Pairing, Summary]]:
    """All matches of the store with what they have come to."""
    for path in sorted((folder or FOLDER).glob("*.jsonl")):
        lines = path.read_text("utf-8").splitlines()
        about = json.loads(lines[0])
        new, old = Player(**about["new"]), Player(**about["old"])
        pairing = Pairing(about["game"], about["seats"], new, old, about["options"])
        yield pairing, summary(Played(*json.loads(line)) for line in lines[1:])
