"""Results in a file, one line for each game: written as they come, read again to go on after a break."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

from isolario.arena.simulate import Job, Outcome
from isolario.kernel import Problem

Key = tuple[tuple[str, ...], int]
"""Who sat where, and the seed: what tells the games of one tournament apart."""


class ResultsFile:
    """The results file of one tournament; without a path nothing is kept. Close it, or use it in a `with`."""

    def __init__(self, path: Path | None, header: Mapping[str, Any]) -> None:
        self.known: dict[Key, Outcome] = {}
        self.file: IO[str] | None = None
        if path is None:
            return
        text = json.dumps({"arena": 1, **header}, sort_keys=True)
        try:
            old = path.read_text("utf-8") if path.exists() else ""
            if old:
                self.load(path, old, text)
            # A line cut off when the last run was killed is dropped: its game is played again.
            whole = old[: old.rfind("\n") + 1]
            if whole != old:
                path.write_text(whole, "utf-8")
            self.file = path.open("a", encoding="utf-8")
        except OSError:
            raise Problem("cannot-write", path=str(path)) from None
        if not whole:
            self.write(text)

    def load(self, path: Path, text: str, header: str) -> None:
        lines = text[: text.rfind("\n") + 1].splitlines()
        if not lines:
            return
        if lines[0] != header:
            raise Problem("other-tournament", path=str(path))
        game, options = json.loads(header)["game"], json.loads(header)["options"]
        for line in lines[1:]:
            data = json.loads(line)
            job = Job(game, len(data["bots"]), tuple(data["bots"]), data["seed"], options)
            self.known[(job.bots, job.seed)] = Outcome(
                job, data["scores"], data["ranks"], data["steps"], data["decisions"], data["uses"]
            )

    def add(self, outcome: Outcome) -> None:
        key = (outcome.job.bots, outcome.job.seed)
        if key in self.known:
            return
        self.known[key] = outcome
        self.write(
            json.dumps(
                {
                    "bots": outcome.job.bots,
                    "seed": outcome.job.seed,
                    "scores": outcome.scores,
                    "ranks": outcome.ranks,
                    "steps": outcome.steps,
                    "decisions": outcome.decisions,
                    "uses": outcome.uses,
                }
            )
        )

    def write(self, line: str) -> None:
        if self.file is not None:
            self.file.write(line + "\n")
            self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()
