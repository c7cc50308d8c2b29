"""Tuning: it finds what is worth something, keeps only what is proved, and changes nothing else."""

import math
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from isolario.arena.anticipation import DRAWS, KEPT, Anticipation, estimated
from isolario.arena.simulate import Job, Local, Outcome, play_job
from isolario.arena.tuning import Study, names_in, report, rewritten, tune, worth
from isolario.bots import bot, decide
from isolario.bots.weighted import written
from isolario.cli.tune import finish
from isolario.kernel import CHANCE, OVER, Game, Problem, State, register


class Box:
    def __init__(self) -> None:
        self.weights = [0.2, 0.3, 0.25]


class Orchard(State):
    """Ten times two baskets are drawn, and the actor keeps one of them: apples count 1, pears 2, stones -3.

    `fruit` = what each seat has of each kind; `offer` = the two kinds on the table.
    """

    def __init__(self, box: Box, fruit: list[list[int]], offer: list[int], turn: int, actor: int) -> None:
        super().__init__(2)
        self.box, self.fruit, self.offer, self.turn, self.actor = box, fruit, offer, turn, actor

    def legal(self) -> list[int]:
        return [] if self.actor == OVER else [0, 1, 2] if self.actor == CHANCE else sorted(set(self.offer))

    def apply(self, action: int) -> None:
        if self.actor == CHANCE:
            self.offer.append(action)
            if len(self.offer) == 2:
                self.actor = self.turn % 2
            return
        self.fruit[self.actor][action] += 1
        self.offer = []
        self.turn += 1
        self.actor = OVER if self.turn == 20 else CHANCE

    def clone(self) -> "Orchard":
        return Orchard(self.box, [row.copy() for row in self.fruit], self.offer.copy(), self.turn, self.actor)

    def scores(self) -> list[int]:
        return [row[0] + 2 * row[1] - 3 * row[2] for row in self.fruit]

    def estimate(self) -> list[float]:
        mine, theirs = (
            sum(weight * count for weight, count in zip(self.box.weights, row, strict=True)) for row in self.fruit
        )
        first = 1 / (1 + math.exp(theirs - mine))
        return [first, 1 - first]

    def dump(self) -> dict[str, Any]:
        return {
            "fruit": [row.copy() for row in self.fruit],
            "offer": self.offer.copy(),
            "turn": self.turn,
            "actor": int(self.actor),
        }


class OrchardGame(Game):
    id = "orchard"
    actions = 3
    max_steps = 60

    def __init__(self, components: Path | None = None) -> None:
        super().__init__(components)
        self.box = Box()

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return Orchard(self.box, [[0, 0, 0], [0, 0, 0]], [], 0, CHANCE)

    def load(self, dump: dict[str, Any]) -> State:
        fruit = [row.copy() for row in dump["fruit"]]
        return Orchard(self.box, fruit, list(dump["offer"]), dump["turn"], dump["actor"])


ORCHARD = OrchardGame()
register(ORCHARD)
STUDY = Study("orchard", "greedy", "greedy", generations=4, population=6, rounds=8, proof_rounds=60)


def test_weights_belong_to_one_bot_only() -> None:
    greedy = ORCHARD.with_weights([1.0, 2.0, -3.0])
    assert greedy.weights == [1.0, 2.0, -3.0]
    assert ORCHARD.weights == [0.2, 0.3, 0.25]
    state = Orchard(ORCHARD.box, [[0, 0, 0], [0, 0, 0]], [0, 2], 0, 0)
    assert decide(bot("greedy", ORCHARD), state, 1) == 2
    assert decide(bot("weights:1;2;-3:greedy", ORCHARD), state, 1) == 0


def test_wrong_numbers_of_weights_are_refused(game: Game) -> None:
    with pytest.raises(Problem, match="weights"):
        bot(f"weights:{written([1.0] * 99)}:greedy", game)
    with pytest.raises(Problem, match="weights"):
        bot("weights:one;two:greedy", ORCHARD)


def test_it_finds_and_proves_better_weights() -> None:
    done: list[str] = []
    found = tune(ORCHARD, STUDY, Local(1), lambda part, count, total: done.append(part))
    assert found.kept
    assert found.proof.share > 0.6
    assert found.after[2] < found.after[0]
    assert done.count("search") == 4 * 6 * 8 * 2
    assert "proof" in done
    again = tune(ORCHARD, STUDY, Local(1))
    assert again.after == found.after
    text = report(found, ["apples", "pears", "stones"], "2026-11-15", "isolario tune orchard")
    assert "| stones | 0.25 |" in text
    assert "kept" in text


def test_outcomes_tell_what_is_worth_something() -> None:
    study = replace(STUDY, by="outcomes", generations=12, rounds=150)
    found = tune(ORCHARD, study, Local(1))
    apples, pears, stones = found.after
    assert pears > apples > stones
    assert stones < 0
    assert found.kept
    assert found.generations[-1].best > found.generations[0].best
    assert ORCHARD.weights == [0.2, 0.3, 0.25], "the game itself is not touched"
    assert "Smallest loss" in report(found, ["apples", "pears", "stones"], "2026-11-15", "isolario tune orchard")


def test_what_a_search_finds_out_tells_what_is_worth_something() -> None:
    study = replace(STUDY, bot="mcts:400", by="search", generations=12, rounds=12)
    done: list[str] = []
    found = tune(ORCHARD, study, Local(1), lambda part, count, total: done.append(part))
    assert found.generations[-1].best >= found.generations[0].best
    apples, pears, stones = found.after
    assert pears > apples > stones
    assert done.count("search") == 12 + 12
    assert ORCHARD.weights == [0.2, 0.3, 0.25], "the game itself is not touched"
    assert tune(ORCHARD, study, Local(1)).after == found.after
    text = report(found, ["apples", "pears", "stones"], "2026-11-15", "isolario tune orchard")
    assert "by what `mcts:400` found out in 12 games" in text


def test_only_a_search_with_a_number_of_simulations_can_be_anticipated() -> None:
    for name in ("greedy", "mcts:0.1s"):
        with pytest.raises(Problem, match="budget"):
            tune(ORCHARD, replace(STUDY, bot=name, by="search"), Local(1))


def test_searches_are_kept_with_what_they_found(room: Game) -> None:
    """By chances of whoever chose: an evaluation that says exactly what was found has no loss."""
    kept = Anticipation(room, room.min_seats, 1, "mcts:60")
    kept.play(1)
    assert kept.searches
    for search in kept.searches:
        assert 1 <= len(search) <= 1 + KEPT
        for found in search:
            assert 0 <= found.chance <= 1
            assert len(found.positions) in (1, DRAWS)
            assert all(position.actor >= 0 for position in found.positions)
    errors = kept.errors(room.weights)
    assert errors is not None
    assert errors.any()
    exact = [[replace(found, chance=estimated(found)) for found in search] for search in kept.searches]
    kept.searches = exact
    errors = kept.errors(room.weights)
    assert errors is not None
    assert not errors.any()


def test_nothing_is_kept_without_proof(tmp_path: Path) -> None:
    best = OrchardGame()
    best.id = "best-orchard"  # type: ignore[misc]
    best.box.weights = [1.0, 2.0, -3.0]
    register(best)
    study = Study("best-orchard", "greedy", "greedy", generations=1, population=4, rounds=1, proof_rounds=4)
    found = tune(best, study, Local(1))
    assert not found.kept
    own = tmp_path / "weights.toml"
    own.write_text("[weights]\napples = 1.0\npears = 2.0\nstones = -3.0\n")
    journal = tmp_path / "journal.md"
    finish(found, own, None, journal)
    assert tomllib.loads(own.read_text())["weights"] == {"apples": 1.0, "pears": 2.0, "stones": -3.0}
    assert "not kept" in journal.read_text()


def test_a_win_by_more_is_worth_more() -> None:
    job = Job("x", 2, ("a", "b"), 1)
    narrow = worth(Outcome(job, [10, 9], [1, 2], 1, 1, []), 0)
    wide = worth(Outcome(job, [30, 9], [1, 2], 1, 1, []), 0)
    lost = worth(Outcome(job, [9, 10], [2, 1], 1, 1, []), 0)
    assert wide > narrow > lost


def test_only_the_numbers_of_the_file_change(tmp_path: Path) -> None:
    text = "# why\nscale = 9.0\n\n[weights]\nboat = 0.84   # in a boat\nboat_distance = -0.045\n"
    changed = rewritten(text, [1.0, 0.25])
    assert changed == "# why\nscale = 9.0\n\n[weights]\nboat = 1.0   # in a boat\nboat_distance = 0.25\n"
    path = tmp_path / "weights.toml"
    path.write_text(text)
    assert names_in(path) == ["boat", "boat_distance"]


def test_every_room_with_weights_can_be_tuned(game: Game) -> None:
    """A bot with the weights of the box plays like the plain bot that uses the hand-made evaluation."""
    weights = game.weights
    if not weights:
        return
    assert game.folder is not None
    assert len(names_in(game.folder / "weights.toml")) == len(weights)
    names = [f"weights:{written(weights)}:greedy"] + ["random"] * (game.min_seats - 1)
    plain = ["greedy" if game.lesson is None else "hand:greedy"] + ["random"] * (game.min_seats - 1)
    first = play_job(Job(game.id, game.min_seats, tuple(names), 5))
    second = play_job(Job(game.id, game.min_seats, tuple(plain), 5))
    assert first.scores == second.scores
