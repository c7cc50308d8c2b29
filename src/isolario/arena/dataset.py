"""Games as data for learners: positions, choices and results, in files that other tools read.

| file | what it holds |
|---|---|
| `.jsonl` | one line for each game: bots, options, every step with its notation, scores and ranks |
| `.npz` | one row for each decision, as NumPy arrays: features, mask, action, seat, game, step, and what came of it |
| `.parquet` | the same rows, for data frames (needs the extra `data`) |
"""

import json
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from isolario.arena.simulate import Outcome
from isolario.kernel import CHANCE, Game, Problem
from isolario.kernel.chances import beaten, margin, victory_shares
from isolario.kernel.problems import MissingExtra

FORMATS = (".jsonl", ".npz", ".parquet")


def check_format(path: Path) -> None:
    """Refuse a file nobody could write, before any game is played."""
    if path.suffix not in FORMATS:
        raise Problem("unknown-format", path=str(path), known=", ".join(FORMATS))
    if not path.parent.is_dir():
        raise Problem("cannot-write", path=str(path))
    try:
        if path.suffix != ".jsonl":
            import_module("numpy")
        if path.suffix == ".parquet":
            import_module("pyarrow")
    except ImportError:
        raise MissingExtra("data") from None


def write_games(path: Path, game: Game, outcomes: Iterable[Outcome]) -> int:
    """Write all games, and return how many decisions they hold."""
    try:
        if path.suffix == ".jsonl":
            return write_lines(path, game, outcomes)
        rows = list(decisions(game, outcomes))
        if path.suffix == ".npz":
            write_arrays(path, rows, game)
        else:
            write_table(path, rows)
        return len(rows)
    except OSError:
        raise Problem("cannot-write", path=str(path)) from None


def write_lines(path: Path, game: Game, outcomes: Iterable[Outcome]) -> int:
    count = 0
    with path.open("w", encoding="utf-8") as file:
        for outcome in outcomes:
            job, state = outcome.job, game.new(outcome.job.seats, **outcome.job.options)
            steps: list[dict[str, Any]] = []
            for action in outcome.moves or []:
                notation = game.presentation.notation(state, action)
                steps.append({"actor": int(state.actor), "action": int(action), "notation": notation})
                count += state.actor != CHANCE
                state.apply(action)
            about = {"game": game.id, "rules": game.rules_version, "options": dict(job.options), "seed": job.seed}
            result = {"bots": list(job.bots), "scores": list(outcome.scores), "ranks": list(outcome.ranks)}
            file.write(json.dumps({**about, **result, "steps": steps}) + "\n")
    return count


Row = dict[str, Any]


def decisions(game: Game, outcomes: Iterable[Outcome]) -> Iterator[Row]:
    """Every choice among several, with what its seat could know and what it got in the end."""
    import numpy as np

    size = game.features_layout().size
    for number, outcome in enumerate(outcomes):
        state = game.new(outcome.job.seats, **outcome.job.options)
        rank, win = beaten(outcome.ranks), victory_shares(outcome.ranks)
        for step, action in enumerate(outcome.moves or []):
            legal = state.legal()
            if state.actor >= 0 and len(legal) > 1:
                seat = int(state.actor)
                features = np.empty(size, np.float32)
                state.features(seat, features)
                yield {
                    "game": number,
                    "step": step,
                    "seats": outcome.job.seats,
                    "seat": seat,
                    "bot": outcome.job.bots[seat],
                    "features": features,
                    "legal": np.array(legal, np.int32),
                    "action": int(action),
                    "rank": rank[seat],
                    "win": win[seat],
                    "score": outcome.scores[seat],
                    "margin": margin(outcome.scores, seat),
                }
            state.apply(action)


def write_arrays(path: Path, rows: list[Row], game: Game) -> None:
    import numpy as np

    masks = np.zeros((len(rows), game.actions), bool)
    for index, row in enumerate(rows):
        masks[index, row["legal"]] = True
    size = game.features_layout().size
    numbers = {name: np.array([row[name] for row in rows]) for name in NUMBERS}
    features = np.stack([row["features"] for row in rows]) if rows else np.zeros((0, size), np.float32)
    layout = json.dumps([[piece.name, list(piece.shape), piece.meaning] for piece in game.features_layout()])
    np.savez_compressed(path, features=features, mask=masks, layout=np.array(layout), **numbers)  # type: ignore[arg-type]


NUMBERS = ("game", "step", "seats", "seat", "bot", "action", "rank", "win", "score", "margin")


def write_table(path: Path, rows: list[Row]) -> None:
    import pyarrow
    import pyarrow.parquet

    columns = {name: [row[name] for row in rows] for name in (*NUMBERS, "features", "legal")}
    pyarrow.parquet.write_table(pyarrow.table(columns), path)
