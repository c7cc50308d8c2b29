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
from isolario.kernel import CHANCE, OVER, FastLuck, Game, Problem, draw, game
from isolario.kernel.chances import victory_shares
from isolario.kernel.lesson import Lesson
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
    learned from would have done. A network learned from its own games knows that.
    """


@dataclass(frozen=True)
class Learned:
    """A network, how well it fits, and what the gate says."""

    course: Course
    numbers: list[float]
    positions: int
    loss: float
    """How much what became of things surprises it, in games it has not learned from (natural logarithm)."""
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


def lesson_of(played: Game) -> Lesson:
    if played.lesson is None:
        raise Problem("no-lesson", game=played.id)
    return played.lesson


def learn(course: Course, path: Path, cores: int, runner: Runner, progress: Progress | None = None) -> Learned:
    """Play, train, and let the gate decide. The network is written to `path` in any case, for the gate to read it."""
    numpy()
    lesson = lesson_of(game(course.game))
    examples = Examples(lesson)
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

Position = tuple[list[float], list[float], list[int], list[float]]
"""The numbers of things and context, the kinds, and the worths."""
Lessons = tuple[list[Position], list[bool], list[float]]
"""The positions of a game, what came good in the end, and what each seat won of it."""


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
                kept.append((*lesson.numbers(state), lesson.worths(state)))
            slipped = False
            seen = state.clone()
            seen.resample(state.actor, luck)
            action = int(greedy_choice(seen, luck))
        state.apply(action)
        choices += 1
    return kept, lesson.came_good(state), victory_shares(state.ranks())


class Examples:
    """Positions as arrays. Every fifth game is not learned from, to see how well the rest was understood."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.games = 0
        self.count = 0
        self.parts: list[tuple[Any, ...]] = []

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

    def arrays(self) -> list[Any]:
        np = numpy()
        if not self.parts:
            raise Problem("no-positions")
        return [np.concatenate(part) for part in zip(*self.parts, strict=True)]


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
        """Log odds of things, and their hidden units before they are cut at 0."""
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
        np, parts = numpy(), self.parts
        odds, units = self.odds(own, context, kinds)
        error = (1.0 / (1.0 + np.exp(-odds)) - good) * worth / worth.sum()
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


def train(examples: Examples, course: Course, progress: Progress | None) -> tuple[list[float], float]:
    """A network, and its loss in the games it has not learned from."""
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
    trainer, luck = Trainer(lesson, course.hidden, course.seed), np.random.default_rng(course.seed)
    size = min(BATCH, max(SMALLEST, len(learned_from) // 16))
    batches = max(1, len(learned_from) // size)

    def parts(chosen: Any) -> tuple[Any, ...]:
        where, which = place[chosen], thing[chosen]
        numbers = own[where, which].astype(np.float64)
        return numbers, sides[where, owner[which]].astype(np.float64), kinds[where, which]

    for epoch in range(course.epochs):
        luck.shuffle(learned_from)
        for number in range(batches):
            chosen = learned_from[number * size : (number + 1) * size]
            done = (epoch * batches + number) / (course.epochs * batches)
            rate = RATE * min(1.0, done / 0.3 + 0.05) * (1.0 - done)
            where, which = place[chosen], thing[chosen]
            numbers, seen, sorts = parts(chosen)
            trainer.learn(numbers, seen, sorts, good[where, which], worths[where, which], rate)
        if progress is not None:
            progress("training", 1, course.epochs * course.stages)
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
