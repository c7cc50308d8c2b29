"""The arena: balanced seats, duplicate luck, decisions, resuming, and the same results wherever it runs."""

import json
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from isolario.arena.figures import figures
from isolario.arena.intervals import elo, sequential
from isolario.arena.ratings import ratings
from isolario.arena.results import ResultsFile
from isolario.arena.simulate import Job, Local, Outcome, play_job
from isolario.arena.tournament import Plan, Tournament
from isolario.kernel import Problem, register
from tests.bots.toys import AuctionGame

AUCTION = register(AuctionGame()).id


class Counting:
    """Plays here, and counts what it was asked to play; gives up after a while if told to."""

    def __init__(self, limit: int | None = None) -> None:
        self.jobs: list[Job] = []
        self.limit = limit

    def run(self, work: Iterable[Job]) -> Iterator[Outcome]:
        for job in work:
            if self.limit is not None and len(self.jobs) >= self.limit:
                raise KeyboardInterrupt
            self.jobs.append(job)
            yield play_job(job)


def auction_plan(rounds: int = 6, early: bool = False, **changes: object) -> Plan:
    plan = Plan(AUCTION, ("mcts:20", "greedy", "random"), 3, rounds=rounds, early=early)
    return plan if not changes else Plan(**{**vars(plan), **changes})


def test_every_bot_sits_on_every_seat_under_the_same_draws() -> None:
    runner = Counting()
    Tournament(auction_plan()).play(runner)
    places = Counter((name, seat) for job in runner.jobs for seat, name in enumerate(job.bots))
    assert set(places.values()) == {6}
    by_seed = Counter(job.seed for job in runner.jobs)
    assert set(by_seed.values()) == {3}


def test_draws_do_not_depend_on_who_sits_where() -> None:
    """Nomads begins with draws: the first eight tiles are the same for both seatings of a round."""
    plan = Plan("nomads", ("random", "greedy"), 2, rounds=1, options={"first_player": "0"})
    jobs = plan.jobs(("random", "greedy"), 0)
    assert jobs[0].seed == jobs[1].seed
    assert jobs[0].bots == jobs[1].bots[::-1]


def test_lineups() -> None:
    assert auction_plan().lineups() == [("mcts:20", "greedy", "random")]
    assert auction_plan(entrants=("a", "b")).lineups() == [("a", "b", "b"), ("b", "a", "a")]
    assert Plan("x", ("a", "b", "c")).lineups() == [("a", "b"), ("a", "c"), ("b", "c")]
    assert Plan("x", ("a", "b", "c"), kind="ladder").lineups() == [("b", "a"), ("c", "b")]
    assert Plan("x", ("a", "b"), 4, kind="ladder").lineups() == [("b", "a", "a", "a")]


def test_shares_add_up_and_the_challenger_is_followed_round_the_table() -> None:
    played = Tournament(auction_plan(rounds=4, entrants=("random", "greedy")))
    played.play(Local(1))
    for one in played.comparisons:
        expected = sum(
            share
            for outcome in played.outcomes
            if Counter(outcome.job.bots) == Counter(one.lineup)
            for name, share in zip(outcome.job.bots, outcome.shares(), strict=True)
            if name == one.lineup[0]
        )
        assert one.games == 12
        assert abs(one.wins - expected) < 1e-9


def test_a_decided_comparison_ends_early_and_is_counted_alike_by_any_runner() -> None:
    plan = auction_plan(rounds=200, early=True, entrants=("greedy", "random"))
    one, ahead = Tournament(plan), Tournament(plan)
    one.play(Local(1))
    assert all(comparison.decided for comparison in one.comparisons)
    assert len(one.outcomes) < 1200

    class Ahead(Counting):
        """Takes many jobs before it answers, as a cluster does."""

        def run(self, work: Iterable[Job]) -> Iterator[Outcome]:
            waiting: list[Job] = []
            for job in work:
                waiting.append(job)
                if len(waiting) >= 50:
                    yield play_job(waiting.pop(0))
            yield from map(play_job, waiting)

    ahead.play(Ahead())
    assert ahead.json() == one.json()


def test_a_broken_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path, plan = tmp_path / "results.jsonl", auction_plan()
    with ResultsFile(path, plan.header()) as kept, pytest.raises(KeyboardInterrupt):
        Tournament(plan).play(Counting(limit=7), kept)
    with path.open("a") as file:
        file.write('{"bots": ["mcts:20", "gre')  # killed while writing
    runner = Counting()
    resumed = Tournament(plan)
    with ResultsFile(path, plan.header()) as kept:
        resumed.play(runner, kept)
    assert len(runner.jobs) == 18 - 7
    fresh = Tournament(plan)
    fresh.play(Local(1))
    assert resumed.json() == fresh.json()
    again, idle = Tournament(plan), Counting()
    with ResultsFile(path, plan.header()) as kept:
        again.play(idle, kept)
    assert idle.jobs == []
    assert again.json() == fresh.json()
    assert len([json.loads(line) for line in path.read_text().splitlines()]) == 19


def test_results_of_another_tournament_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    ResultsFile(path, auction_plan().header()).close()
    with pytest.raises(Problem, match="another tournament"):
        ResultsFile(path, auction_plan(seed=2).header())
    with pytest.raises(Problem, match="Cannot write"):
        ResultsFile(tmp_path, auction_plan().header())


def test_results_are_the_same_in_other_processes() -> None:
    plan = Plan("nomads", ("random", "greedy"), 2, rounds=2, early=False)
    here, there = Tournament(plan), Tournament(plan)
    here.play(Local(1))
    there.play(Local(2))
    assert there.json() == here.json()
    assert [outcome.scores for outcome in there.outcomes] == [outcome.scores for outcome in here.outcomes]


@pytest.mark.waits
def test_results_are_the_same_on_a_local_ray() -> None:
    """With a bot of our own and one that somebody wrote in Python."""
    from isolario.arena.cluster import RayCluster

    plan = Plan("nomads", ("tests.bots.my_bots:Last", "greedy"), 2, rounds=1, early=False)
    here, there = Tournament(plan), Tournament(plan)
    here.play(Local(1))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Ray's own, about its future defaults
        cluster = RayCluster()
        try:
            there.play(cluster)
        finally:
            cluster.close()
    assert there.json() == here.json()


def test_ratings_order_bots_by_strength_for_any_number_of_seats() -> None:
    job = Job("x", 3, ("a", "b", "c"), 1)
    outcomes = [Outcome(job, [3, 2, 1], [1, 2, 3], 1, 1, []) for _ in range(10)]
    found = ratings(outcomes)
    assert found["a"].mu > found["b"].mu > found["c"].mu
    low, high = found["a"].interval
    assert low < found["a"].mu < high
    crowd = Job("x", 3, ("a", "b", "b"), 1)
    found = ratings([Outcome(crowd, [3, 2, 1], [1, 2, 2], 1, 1, [])])
    assert found["a"].mu > 25 > found["b"].mu


def test_the_sequential_test_decides_only_when_it_can() -> None:
    assert sequential(5, 10, 0.5) == 0
    assert sequential(9, 10, 0.5) == 0
    assert sequential(40, 50, 0.5) == 1
    assert sequential(10, 50, 0.5) == -1
    assert sequential(40, 50, 0.8) == 0
    assert sequential(60, 60, 0.8) == 1
    assert round(elo(0.5)) == 0
    assert 180 < elo(0.75) < 200


def test_a_tournament_of_one_or_of_unknown_kind_is_refused() -> None:
    with pytest.raises(Problem, match="at least two"):
        Tournament(Plan(AUCTION, ("random",), 3))
    with pytest.raises(Problem, match="kind"):
        Tournament(auction_plan(kind="knockout"))


def test_ratings_do_not_depend_on_the_order_of_the_games() -> None:
    jobs = [Job("nomads", 2, ("a", "b") if number % 2 else ("b", "a"), number) for number in range(12)]
    outcomes = [Outcome(job, [3, 1], [1, 2] if job.seed % 3 else [2, 1], 1, 1, []) for job in jobs]
    assert ratings(outcomes) == ratings(outcomes[::-1]) == ratings([*outcomes[5:], *outcomes[:5]])


def test_every_bot_has_its_figures() -> None:
    jobs = [Job("nomads", 3, ("a", "b", "b"), seed) for seed in range(2)]
    found = figures([Outcome(job, [9, 5, 1], [1, 2, 3], 1, 1, []) for job in jobs])
    assert [(one.bot, one.played, one.share, one.mean_rank) for one in found] == [
        ("a", 2, 1.0, 1.0),
        ("b", 4, 0.0, 2.5),
    ]
    assert found[1].json()["points"] == 3.0


def test_neighbours_change_from_round_to_round() -> None:
    plan = Plan("nomads", ("a", "b", "c", "d"), seats=4)
    follows = {plan.jobs(("a", "b", "c", "d"), number)[0].bots[1] for number in range(6)}
    assert follows == {"b", "c", "d"}
    for number in range(6):
        seats = [job.bots.index("a") for job in plan.jobs(("a", "b", "c", "d"), number)]
        assert seats == [0, 1, 2, 3]
