"""Games written as data: what is read back is what was played."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet
import pytest

from isolario.arena.dataset import check_format, write_games
from isolario.arena.simulate import Outcome, jobs, play_job
from isolario.kernel import Game, Problem


def played(game: Game) -> list[Outcome]:
    return [play_job(job) for job in jobs(game.id, game.min_seats, ("random",), 2, 3, {}, keeps=True)]


def test_steps_lead_to_the_result(game: Game, tmp_path: Path) -> None:
    outcomes = played(game)
    write_games(tmp_path / "games.jsonl", game, outcomes)
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert len(lines) == 2
    for line, outcome in zip(lines, outcomes, strict=True):
        state = game.new(game.min_seats, **line["options"])
        for step in line["steps"]:
            assert state.actor == step["actor"]
            assert game.presentation.notation(state, step["action"]) == step["notation"]
            state.apply(step["action"])
        assert line["scores"] == outcome.scores == state.scores()


def test_decisions_are_rows(game: Game, tmp_path: Path) -> None:
    outcomes = played(game)
    count = write_games(tmp_path / "games.npz", game, outcomes)
    data = np.load(tmp_path / "games.npz")
    assert count == sum(outcome.decisions for outcome in outcomes) == len(data["action"])
    assert data["features"].shape == (count, game.features_layout().size)
    assert data["mask"].shape == (count, game.actions)
    assert data["mask"][np.arange(count), data["action"]].all()
    assert set(data["game"]) == {0, 1}
    for number, outcome in enumerate(outcomes):
        last = np.flatnonzero(data["game"] == number)[-1]
        assert data["score"][last] == outcome.scores[data["seat"][last]]
    assert json.loads(str(data["layout"]))[0][0] == game.features_layout().pieces[0].name
    write_games(tmp_path / "games.parquet", game, outcomes)
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    assert table.num_rows == count
    assert np.allclose(table["features"][0].as_py(), data["features"][0])


def test_other_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Problem, match=r"\.jsonl, \.npz, \.parquet"):
        check_format(tmp_path / "games.csv")
    with pytest.raises(Problem, match="Cannot write"):
        check_format(tmp_path / "nowhere" / "games.npz")
