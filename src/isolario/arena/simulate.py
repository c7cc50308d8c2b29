"""Plays games between bots, one or many on all cores. The same job gives the same result anywhere."""

import os
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context

from isolario.bots import Bot, Told, bot, decide
from isolario.kernel import CHANCE, OVER, FastLuck, Game, State, game
from isolario.kernel.chances import victory_shares
from isolario.kernel.match import after_action


@dataclass(frozen=True)
class Job:
    """One game to play. Draws depend on the seed and their place in the game, not on who sits where."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    keeps: bool = False
    """Whether the outcome says every choice and draw."""


@dataclass(frozen=True)
class Outcome:
    """How a job ended: by seat, with the bots as they sat."""

    job: Job
    scores: list[int]
    ranks: list[int]
    steps: int
    decisions: int
    """Choices with more than one possibility."""
    uses: list[dict[str, int]]
    """By seat: how often each kind of choice was made."""
    moves: list[int] | None = None
    """Every choice and draw in order, if the job keeps them."""

    def shares(self) -> list[float]:
        """One victory, divided among the winners."""
        return victory_shares(self.ranks)


def place_seed(seed: int, place: int) -> int:
    """A seed of its own for each place of each game."""
    return seed * 1_000_003 + place


def play_job(job: Job) -> Outcome:
    """Play one game to its end."""
    played = game(job.game)
    players = [bot(name, played, outside=True) for name in job.bots]
    try:
        return play_with(players, job, played)
    finally:
        for player in players:
            player.close()


def play_with(players: Sequence[Bot], job: Job, played: Game) -> Outcome:
    """Play a job with these bots, whatever they are called."""
    options = played.resolve_options(job.seats, job.options)
    state = played.start(job.seats, options)
    uses: list[Counter[str]] = [Counter() for _ in range(job.seats)]
    moves: list[int] = []
    decisions = 0
    for seat, player in enumerate(players):
        player.join(played, job.seats, seat, options)
    listeners = [seat for seat, player in enumerate(players) if player.listens]
    while state.actor != OVER:
        legal, steps = state.legal(), len(moves)
        if state.actor == CHANCE:
            action = drawn(state, job.seed, steps)
        elif len(legal) == 1:
            action = legal[0]
        else:
            seat = state.actor
            action = decide(players[seat], state, place_seed(job.seed, steps))
            uses[seat][played.presentation.kind(state, action)] += 1
            decisions += 1
        if listeners:
            tell(played, state, action, [(seat, players[seat]) for seat in listeners])
        state.apply(action)
        moves.append(action)
    scores, ranks = state.scores(), state.ranks()
    for player in players:
        player.finish(scores, ranks)
    kept = moves if job.keeps else None
    return Outcome(job, scores, ranks, len(moves), decisions, [dict(use) for use in uses], kept)


def drawn(state: State, seed: int, place: int) -> int:
    """What luck draws at this place of a game: the same for the same seed, whatever else was drawn before."""
    return state.legal()[FastLuck(place_seed(seed, place)).pick(state.weights())]


def tell(played: Game, state: State, action: int, listeners: Sequence[tuple[int, Bot]]) -> None:
    """Let bots that listen hear of a step, as their seats may know it."""
    shown = played.presentation
    after, trace = after_action(state, action)
    for seat, player in listeners:
        notation = shown.redacted(state, action, seat)
        if notation is not None:
            events = shown.events(state, action, after, trace, seat)
            player.observe(Told(int(state.actor), notation, tuple(event.phrase for event in events)))


def jobs(
    game_id: str,
    seats: int,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    options: Mapping[str, str],
    keeps: bool = False,
) -> Iterator[Job]:
    """A series in which every bot sits on every seat equally often, under the same draws."""
    for number in range(games):
        turn = number % seats
        seated = tuple(bots[(seat + turn) % len(bots)] for seat in range(seats))
        yield Job(game_id, seats, seated, seed + number // seats, options, keeps)


def run(work: Iterable[Job], processes: int | None = None) -> Iterator[Outcome]:
    """Play all jobs, in order, on that many processes (all cores by default)."""
    yield from Local(processes).run(work)


class Local:
    """Plays jobs on the cores of this machine. Outcomes come in the order of the jobs."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or os.cpu_count() or 1

    def run(self, work: Iterable[Job]) -> Iterator[Outcome]:
        """Jobs are taken only a little ahead of their outcomes, so whoever stops early wastes little."""
        if self.processes == 1:
            yield from map(play_job, work)
            return
        pool = ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"))
        try:
            waiting: deque[Future[Outcome]] = deque()
            for job in work:
                waiting.append(pool.submit(play_job, job))
                if len(waiting) >= 4 * self.processes:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)
