"""Learning what a good position is: games of self-play, a small network, and a gate that plays games.

A network that predicts results better does not always play better, so nothing is kept because it predicts well:
`gate` lets a bot play with the new network against the same bot as it is. Needs NumPy (extra `learn`).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from isolario.arena.tournament import Comparison, Plan, Runner, Tournament
from isolario.bots.greedy import greedy_choice
from isolario.kernel import CHANCE, OVER, FastLuck, Game, Problem, State, draw, game
from isolario.kernel.chances import victory_shares
from isolario.kernel.lesson import FateLesson, Lesson, PointsLesson
from isolario.kernel.problems import MissingExtra

ONE_IN = 4
"""Choices between two positions that are kept, on average."""
MOST_SLIPS = 4
"""In a game so many choices at most are made at random; only what comes after the last one is learned from."""
SLIPS_WITHIN = 200
"""Slips fall among the first so many choices."""
BATCH = 8192
"""Things in one step of the training; fewer, down to the smallest, where there are few games."""
SMALLEST = 256
THINGS = 8
"""About so many a seat has, where seats are learned from instead."""
FARTHEST = 8.0
"""A seat that ended farther from what was expected counts no more than one that ended so far off."""
RATE = 0.006
DECAY = 1e-3


@dataclass(frozen=True)
class Course:
    """How a network is learned and proved; the same course gives the same network."""

    game: str
    seats: int = 2
    """The size of the tables it is learned, proved and used for."""
    games: int = 3000
    """Games of self-play, in all stages together."""
    epochs: int = 12
    hidden: int = 16
    proof: str = "beam:8"
    """Who plays with it at the gate."""
    proof_rounds: int = 200
    seed: int = 1
    stages: int = 1
    """After each part of the games a network is trained on all so far, and the players of the next part judge by it.

    What becomes of a thing depends on who plays: whoever follows a network may leave undone what the players it has
    learned from would have done. A network learned from its own games knows that. Where a room asks its network for
    forecasts alone (`State.forecast`), all games are played by hand, and stages make no difference.
    """


@dataclass(frozen=True)
class Learned:
    """A network, how well it fits, and what the gate says."""

    course: Course
    numbers: list[float]
    positions: int
    loss: float
    """How much what became of things, or who won, surprises it in games it has not learned from (natural logarithm)."""
    proof: Comparison

    @property
    def kept(self) -> bool:
        return self.proof.decided == 1

    def json(self) -> dict[str, Any]:
        low, high = self.proof.interval
        return {
            **asdict(self.course),
            "kept": self.kept,
            "positions": self.positions,
            "loss": self.loss,
            "proof_share": self.proof.share,
            "proof_interval": [low, high],
            "proof_games": self.proof.games,
        }


Progress = Callable[[str, int, int], None]
"""Told what is being done (`games`, `training` or `proof`), and how many of how many parts are done."""


def lesson_of(played: Game) -> FateLesson | PointsLesson:
    if played.lesson is None:
        raise Problem("no-lesson", game=played.id)
    return played.lesson


def learn(course: Course, path: Path, cores: int, runner: Runner, progress: Progress | None = None) -> Learned:
    """Play, train, and let the gate decide. The network is written to `path` in any case, for the gate to read it."""
    numpy()
    lesson = lesson_of(game(course.game))
    examples = Examples(lesson) if isinstance(lesson, FateLesson) else SeatExamples(lesson)
    for stage in range(course.stages):
        for lessons in played_games(course, stage, path, cores):
            examples.add(lessons)
            if progress is not None:
                progress("games", 1, course.games)
        numbers, loss = train(examples, course, progress)
        write(path, course, numbers)
    return Learned(course, numbers, examples.count, loss, gate(course, path, runner, progress))


def numpy() -> Any:
    try:
        import numpy
    except ImportError:
        raise MissingExtra("learn") from None
    return numpy


# -- games ------------------------------------------------------------------------------------------------

Position = tuple[Any, ...]
"""The numbers of things and context, the kinds, and the worths; or instead of worths the owners and what each has."""
Lessons = tuple[list[Position], list[Any], list[float]]
"""The positions of a game, what came good in the end or what each seat had then, and what each seat won of it."""


def played_games(course: Course, stage: int, path: Path, cores: int) -> Iterator[Lessons]:
    """All games of a stage, in order, whatever the number of cores; after the first one judged by the network there."""
    judge = path if stage > 0 else None
    numbers = range(course.games * stage // course.stages, course.games * (stage + 1) // course.stages)
    work: Iterable[tuple[Course, int, Path | None]] = ((course, number, judge) for number in numbers)
    if cores == 1:
        yield from map(one_game, work)
        return
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        yield from pool.map(one_game, work, chunksize=8)


def one_game(work: tuple[Course, int, Path | None]) -> Lessons:
    """Greedy players, each by what its seat may know, who slip a few times at most."""
    course, number, judge = work
    played = game(course.game) if judge is None else game(course.game).with_value(judge)
    lesson = lesson_of(played)
    luck = FastLuck(course.seed * 1_000_003 + number)
    state = played.new(course.seats)
    slips = {int(luck.below(SLIPS_WITHIN)) for _ in range(luck.below(MOST_SLIPS + 1))}
    if isinstance(lesson, PointsLesson):
        slips = {first + more for first in slips for more in range(1 + luck.below(lesson.slip))}
    kept: list[Position] = []
    slipped = False
    choices = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            draw(state, luck)
            continue
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        if choices in slips:
            kept.clear()
            slipped = True  # what a choice at random has led to is worth knowing: it is always kept
            action = legal[luck.below(len(legal))]
        else:
            if lesson.suits(state) and (luck.below(ONE_IN) == 0 or slipped):
                kept.append(described(lesson, state))
            slipped = False
            seen = state.clone()
            seen.imagine(state.actor, luck)
            action = int(greedy_choice(seen, luck))
        state.apply(action)
        choices += 1
    ends = lesson.came_good(state) if isinstance(lesson, FateLesson) else lesson.has(state)
    return kept, ends, victory_shares(state.ranks())


def described(lesson: FateLesson | PointsLesson, state: State) -> Position:
    if isinstance(lesson, FateLesson):
        return (*lesson.numbers(state), lesson.worths(state))
    return (*lesson.numbers(state), lesson.has(state))


class Arrays:
    """Positions of games as arrays. Every fifth game is not learned from, to see how well the rest was understood."""

    def __init__(self) -> None:
        self.games = 0
        self.count = 0
        self.parts: list[tuple[Any, ...]] = []

    def arrays(self) -> list[Any]:
        np = numpy()
        if not self.parts:
            raise Problem("no-positions")
        return [np.concatenate(part) for part in zip(*self.parts, strict=True)]


class Examples(Arrays):
    """Things that come good or not."""

    def __init__(self, lesson: FateLesson) -> None:
        super().__init__()
        self.lesson = lesson

    def add(self, lessons: Lessons) -> None:
        np, lesson = numpy(), self.lesson
        positions, good, won = lessons
        self.games += 1
        if not positions:
            return
        own = np.array([one[0] for one in positions], np.float16).reshape(len(positions), -1, lesson.own)
        context = np.array([one[1] for one in positions], np.float32)
        kinds = np.array([one[2] for one in positions], np.int8)
        worths = np.array([one[3] for one in positions], np.float32)
        came_good = np.tile(np.array(good, np.float32), (len(positions), 1))
        shares = np.tile(np.array(won, np.float32), (len(positions), 1))
        held_out = np.full(len(positions), self.games % 5 == 0)
        self.count += len(positions)
        self.parts.append((own, context, kinds, worths, came_good, shares, held_out))


class SeatExamples(Arrays):
    """Seats whose things bring points together: only the things there are, and how many each seat has."""

    def __init__(self, lesson: PointsLesson) -> None:
        super().__init__()
        self.lesson = lesson

    def add(self, lessons: Lessons) -> None:
        np, lesson = numpy(), self.lesson
        positions, ends, won = lessons
        self.games += 1
        if not positions:
            return
        seats, count = len(won), len(positions)
        own = np.concatenate([np.array(one[0], np.float16) for one in positions]).reshape(-1, lesson.own)
        context = np.array([one[1] for one in positions], np.float16).reshape(count, seats, lesson.context)
        kinds = np.concatenate([np.array(one[2], np.int8) for one in positions])
        sizes = np.array([np.bincount(one[3], minlength=seats) for one in positions], np.int64)
        has = np.array([one[4] for one in positions], np.float32)
        to_come = np.array(ends, np.float32) - has
        shares = np.tile(np.array(won, np.float32), (count, 1))
        held_out = np.full(count, self.games % 5 == 0)
        self.count += count
        self.parts.append((own, context, kinds, sizes, has, to_come, shares, held_out))


# -- training ---------------------------------------------------------------------------------------------


class Trainer:
    """The network of `kernel/network.py` in arrays, with its gradient."""

    def __init__(self, lesson: Lesson, hidden: int, seed: int) -> None:
        np = numpy()
        luck = np.random.default_rng(seed)
        self.lesson = lesson
        self.parts = {
            "from_context": luck.normal(0.0, 0.1, (lesson.context, hidden)),
            "from_own": luck.normal(0.0, 0.2, (lesson.kinds, lesson.own, hidden)),
            "out": luck.normal(0.0, 0.2, (lesson.kinds, hidden)),
            "bias": np.zeros(lesson.kinds),
        }
        self.sharpness, self.lead = 1.8, 0.0
        self.moments = {name: (np.zeros_like(part), np.zeros_like(part)) for name, part in self.parts.items()}
        self.steps = 0

    def odds(self, own: Any, context: Any, kinds: Any) -> tuple[Any, Any]:
        """Log odds of things, or what they bring, and their hidden units before they are cut at 0."""
        np, parts = numpy(), self.parts
        units = context @ parts["from_context"]
        odds = np.empty(len(own))
        for kind in range(self.lesson.kinds):
            here = kinds == kind
            units[here] += own[here] @ parts["from_own"][kind]
            odds[here] = np.maximum(units[here], 0.0) @ parts["out"][kind] + parts["bias"][kind]
        return odds, units

    def learn(self, own: Any, context: Any, kinds: Any, good: Any, worth: Any, rate: float) -> None:
        """One step on a batch of things: valuable ones count for more."""
        np = numpy()
        odds, units = self.odds(own, context, kinds)
        error = (1.0 / (1.0 + np.exp(-odds)) - good) * worth / worth.sum()
        self.step(own, context, kinds, units, error, rate)

    def learn_sums(self, own: Any, context: Any, kinds: Any, owner: Any, points: Any, rate: float) -> None:
        """One step on a batch of seats, each with the things it owns: what they bring together is to be its points."""
        np = numpy()
        brought, units = self.odds(own, context, kinds)
        error = np.bincount(owner, brought, len(points)) - points
        self.step(own, context, kinds, units, np.clip(error, -FARTHEST, FARTHEST)[owner] / len(points), rate)

    def step(self, own: Any, context: Any, kinds: Any, units: Any, error: Any, rate: float) -> None:
        """Follow the gradient, given by how much too high what is said of each thing is."""
        np, parts = numpy(), self.parts
        live = units > 0.0
        back = np.zeros_like(units)
        change = {name: np.zeros_like(part) for name, part in parts.items()}
        for kind in range(self.lesson.kinds):
            here = kinds == kind
            back[here] = error[here, None] * live[here] * parts["out"][kind]
            change["out"][kind] = np.maximum(units[here], 0.0).T @ error[here]
            change["bias"][kind] = error[here].sum()
            change["from_own"][kind] = own[here].T @ back[here]
        change["from_context"] = context.T @ back
        self.steps += 1
        for name, part in parts.items():  # Adam, with a pull towards 0
            first, second = self.moments[name]
            first += 0.1 * (change[name] - first)
            second += 0.001 * (change[name] ** 2 - second)
            mean, square = first / (1 - 0.9**self.steps), second / (1 - 0.999**self.steps)
            part -= rate * (mean / (np.sqrt(square) + 1e-8) + DECAY * part)

    def fit_lead(self, points: Any, variance: Any, shares: Any) -> None:
        """How sure a lead is: the two numbers that turn expected points into chances, by Newton's method."""
        np = numpy()
        spread = np.sqrt(1.0 + 2.0 * variance / points.shape[1])
        seen = np.stack([points / spread[:, None], points / 10.0], axis=2)
        found = np.array([self.sharpness, self.lead])
        for _ in range(20):
            odds = seen @ found
            chances = np.exp(odds - odds.max(axis=1, keepdims=True))
            chances /= chances.sum(axis=1, keepdims=True)
            usual = (chances[:, :, None] * seen).sum(axis=1)
            slope = ((chances - shares)[:, :, None] * seen).sum(axis=(0, 1))
            bend = np.einsum("ps,psi,psj->ij", chances, seen, seen) - usual.T @ usual + 1e-6 * np.eye(2)
            found -= np.linalg.solve(bend, slope)
        self.sharpness, self.lead = float(found[0]), float(found[1])

    def numbers(self) -> list[float]:
        np = numpy()
        flat = np.concatenate([part.ravel() for part in self.parts.values()])
        return [float(f"{number:.4g}") for number in (*flat.tolist(), self.sharpness, self.lead)]


def train(examples: Examples | SeatExamples, course: Course, progress: Progress | None) -> tuple[list[float], float]:
    """A network, and its loss in the games it has not learned from."""
    if isinstance(examples, SeatExamples):
        return train_sums(examples, course, progress)
    return train_fates(examples, course, progress)


def batches(
    course: Course, learned_from: Any, largest: int, smallest: int, progress: Progress | None
) -> Iterator[tuple[Any, float]]:
    """What to learn from next and how much: all examples in every epoch, each time in another order."""
    luck = numpy().random.default_rng(course.seed)
    size = min(largest, max(smallest, len(learned_from) // 16))
    count = max(1, len(learned_from) // size)
    for epoch in range(course.epochs):
        luck.shuffle(learned_from)
        for number in range(count):
            done = (epoch * count + number) / (course.epochs * count)
            rate = RATE * min(1.0, done / 0.3 + 0.05) * (1.0 - done)
            yield learned_from[number * size : (number + 1) * size], rate
        if progress is not None:
            progress("training", 1, course.epochs * course.stages)


def train_sums(examples: SeatExamples, course: Course, progress: Progress | None) -> tuple[list[float], float]:
    np, seats = numpy(), course.seats
    own, context, kinds, sizes, has, to_come, shares, held_out = examples.arrays()
    context, sizes, to_come = context.reshape(-1, context.shape[2]), sizes.ravel(), to_come.ravel()
    first = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    learned_from = np.nonzero(np.repeat(~held_out, seats))[0]
    if len(learned_from) == 0 or not held_out.any():
        raise Problem("no-positions")
    trainer = Trainer(examples.lesson, course.hidden, course.seed)

    def parts(chosen: Any) -> tuple[Any, ...]:
        """The things of some seats, and to which of them each belongs."""
        counts = sizes[chosen]
        owner = np.repeat(np.arange(len(chosen)), counts)
        rows = np.arange(counts.sum()) + np.repeat(first[chosen] - np.cumsum(counts) + counts, counts)
        seen = context[chosen].astype(np.float64)[owner]
        return own[rows].astype(np.float64), seen, kinds[rows], owner

    for chosen, rate in batches(course, learned_from, BATCH // THINGS, SMALLEST // THINGS, progress):
        numbers, seen, sorts, owner = parts(chosen)
        trainer.learn_sums(numbers, seen, sorts, owner, to_come[chosen], rate)
    coming = np.empty(len(sizes))
    for start in range(0, len(sizes), BATCH):
        chosen = np.arange(start, min(start + BATCH, len(sizes)))
        numbers, seen, sorts, owner = parts(chosen)
        coming[chosen] = np.bincount(owner, trainer.odds(numbers, seen, sorts)[0], len(chosen))
    coming = coming.reshape(-1, seats)
    points, variance = has + coming, np.maximum(coming, 0.0).sum(axis=1) ** 2
    trainer.sharpness, trainer.lead = 0.0, 0.0
    trainer.fit_lead(points[~held_out], variance[~held_out], shares[~held_out])
    slope = trainer.sharpness / np.sqrt(1.0 + 2.0 * variance / seats) + trainer.lead / 10.0
    odds = (slope[:, None] * points)[held_out]
    chances = np.exp(odds - odds.max(axis=1, keepdims=True))
    sure = np.clip((chances * shares[held_out]).sum(axis=1) / chances.sum(axis=1), 1e-6, 1.0)
    return trainer.numbers(), float(-np.log(sure).mean())


def train_fates(examples: Examples, course: Course, progress: Progress | None) -> tuple[list[float], float]:
    np, lesson = numpy(), examples.lesson
    own, context, kinds, worths, good, shares, held_out = examples.arrays()
    table, each = lesson.table, lesson.each
    # The context as each seat sees it: the table, its own numbers, the mean of the others'.
    seats = course.seats
    numbers_of = context[:, table:].reshape(len(context), seats, each)
    others = (numbers_of.sum(axis=1, keepdims=True) - numbers_of) / (seats - 1)
    shared = np.repeat(context[:, None, :table], seats, axis=1)
    sides = np.concatenate([shared, numbers_of, others], axis=2)
    owner = np.repeat(np.arange(seats), lesson.things)
    place, thing = np.nonzero((kinds >= 0) & (worths > 0))
    known, unknown = place[held_out[place]], place[~held_out[place]]
    if len(known) == 0 or len(unknown) == 0:
        raise Problem("no-positions")
    learned_from = np.nonzero(~held_out[place])[0]
    trainer = Trainer(lesson, course.hidden, course.seed)

    def parts(chosen: Any) -> tuple[Any, ...]:
        where, which = place[chosen], thing[chosen]
        numbers = own[where, which].astype(np.float64)
        return numbers, sides[where, owner[which]].astype(np.float64), kinds[where, which]

    for chosen, rate in batches(course, learned_from, BATCH, SMALLEST, progress):
        where, which = place[chosen], thing[chosen]
        numbers, seen, sorts = parts(chosen)
        trainer.learn(numbers, seen, sorts, good[where, which], worths[where, which], rate)
    hopes = np.where(kinds < 0, good, 0.0)
    for first in range(0, len(place), BATCH):
        chosen = np.arange(first, min(first + BATCH, len(place)))
        odds, _ = trainer.odds(*parts(chosen))
        hopes[place[chosen], thing[chosen]] = 1.0 / (1.0 + np.exp(-odds))
    points = (hopes * worths).reshape(len(hopes), seats, lesson.things).sum(axis=2)
    variance = (np.where(kinds < 0, 0.0, hopes * (1 - hopes)) * worths**2).sum(axis=1)
    trainer.fit_lead(points[~held_out], variance[~held_out], shares[~held_out])
    mine, truth = hopes[known, thing[held_out[place]]], good[known, thing[held_out[place]]]
    sure = np.clip(np.where(truth > 0, mine, 1.0 - mine), 1e-6, 1.0)
    return trainer.numbers(), float(-np.log(sure).mean())


# -- the gate, and the file ---------------------------------------------------------------------------------


def gate(course: Course, path: Path, runner: Runner, progress: Progress | None = None) -> Comparison:
    """Play until it is decided whether the bot of the course is better with the network than as it is."""
    entrants = (course.proof, f"value:{path}:{course.proof}")
    seed = course.seed + 1_000_000
    tournament = Tournament(Plan(course.game, entrants, course.seats, "ladder", course.proof_rounds, seed))

    def tell(now: Tournament) -> None:
        if progress is not None:
            progress("proof", course.seats, now.games)

    tournament.play(runner, progress=tell)
    return tournament.comparisons[0]


def write(path: Path, course: Course, numbers: Sequence[float], proof: str = "not proved yet") -> None:
    """A network as a room's `value-<seats>.toml`."""
    lines = [", ".join(f"{number!r}" for number in numbers[at : at + 16]) for at in range(0, len(numbers), 16)]
    text = "\n".join(
        [
            "# What a network has learned about positions: see kernel/network.py. Made by",
            f"#   {command(course)}",
            f"# Proof: {proof}.",
            "",
            "[network]",
            f"seats = {course.seats}",
            f"hidden = {course.hidden}",
            "numbers = [",
            *(f"  {line}," for line in lines),
            "]",
        ]
    )
    try:
        path.write_text(text + "\n", "utf-8")
    except OSError:
        raise Problem("cannot-write", path=str(path)) from None


def verdict(proof: Comparison, bot: str) -> str:
    """What the gate said, in one line."""
    low, high = proof.interval
    return f"{bot} with it against itself without, {proof.games} games: {proof.share:.1%} ({low:.1%} - {high:.1%})"


def command(course: Course) -> str:
    return (
        f"isolario learn {course.game} --seats {course.seats} --games {course.games} --epochs {course.epochs} "
        f"--hidden {course.hidden} --proof {course.proof} --proof-rounds {course.proof_rounds} --seed {course.seed} "
        f"--stages {course.stages}"
    )
