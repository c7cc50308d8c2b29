"""Better weights by self-play: CMA-ES proposes, the arena decides. Needs the extra `arena`.

Proposals are judged by the games they win, or by how well they predict the results of games (`fitting.py`). Or they
follow from what a search finds out, by least squares (`anticipation.py`). The first suits play that looks one choice
ahead, the others make estimates that a search can rely on.
"""

import re
import tomllib
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from isolario.arena.fitting import Fit
from isolario.arena.simulate import Job, Outcome
from isolario.arena.tournament import Comparison, Plan, Runner, Tournament
from isolario.bots.weighted import written
from isolario.kernel import Game, Problem
from isolario.kernel.problems import MissingExtra

if TYPE_CHECKING:
    from isolario.arena.anticipation import Anticipation

STEP = 0.25
"""How far the first proposals are from the present weights, in parts of each weight."""
MARGIN_SHARE = 0.2
"""What the margin in points counts beside the victory: a softer signal that tells proposals apart sooner."""


WAYS = ("games", "outcomes", "search")
"""What proposals are judged by."""


@dataclass(frozen=True)
class Study:
    """How weights are searched and proved; the same study gives the same weights."""

    game: str
    bot: str = "greedy"
    """Who plays with the weights while searching; by search: whose search is to be anticipated, `mcts:700`."""
    proof: str = "mcts:60"
    """Who plays with them when the arena decides."""
    seats: int = 2
    generations: int = 8
    """Of proposals; by search: steps of the least squares."""
    population: int = 8
    rounds: int = 12
    """Rounds each proposal plays against the present weights; otherwise: games whose positions are judged."""
    proof_rounds: int = 150
    seed: int = 1
    by: str = "games"


@dataclass(frozen=True)
class Generation:
    """What one generation of proposals brought: shares of the victory, or losses with a minus."""

    number: int
    best: float
    mean: float


@dataclass(frozen=True)
class Tuned:
    """What a study found, and whether the arena is convinced."""

    study: Study
    before: list[float]
    after: list[float]
    generations: list[Generation]
    proof: Comparison

    @property
    def kept(self) -> bool:
        return self.proof.decided == 1

    def json(self, names: Sequence[str]) -> dict[str, Any]:
        low, high = self.proof.interval
        return {
            **asdict(self.study),
            "kept": self.kept,
            "before": dict(zip(names, self.before, strict=True)),
            "after": dict(zip(names, self.after, strict=True)),
            "search": [asdict(one) for one in self.generations],
            "proof_share": self.proof.share,
            "proof_interval": [low, high],
            "proof_games": self.proof.games,
        }


Progress = Callable[[str, int, int], None]
"""Told what is being done (`search` or `proof`), and how many of how many games are done."""


def tune(game: Game, study: Study, runner: Runner, progress: Progress | None = None) -> Tuned:
    """Search for better weights, then let the arena compare them with the present ones."""
    before = game.weights
    if not before:
        raise Problem("no-weights", game=game.id)
    if study.by == "search":
        after, generations = by_search(game, study, progress)
    else:
        after, generations = by_proposals(game, study, runner, progress)
    rounded = [float(f"{weight:.4g}") for weight in after]
    return Tuned(study, before, rounded, generations, prove(study, rounded, runner, progress))


def by_search(game: Game, study: Study, progress: Progress | None) -> tuple[list[float], list[Generation]]:
    """The weights that say at once what searches found out."""
    found = searches(game, study, progress)
    after, generations = game.weights, []
    for number, (weights, loss) in enumerate(found.fit(study.generations)):
        after = weights
        generations.append(Generation(number, -loss, -loss))
        if progress is not None:
            progress("search", 1, study.rounds + study.generations)
    return after, generations


def searches(game: Game, study: Study, progress: Progress | None) -> "Anticipation":
    try:
        from isolario.arena.anticipation import Anticipation
    except ImportError:
        raise MissingExtra("arena") from None
    made = Anticipation(game, study.seats, study.seed, study.bot)
    for number in range(study.rounds):
        made.play(number)
        if progress is not None:
            progress("search", 1, study.rounds + study.generations)
    return made


def by_proposals(
    game: Game, study: Study, runner: Runner, progress: Progress | None
) -> tuple[list[float], list[Generation]]:
    """The weights in the middle of what CMA-ES proposes in the end."""
    cma, before = optimiser(), game.weights
    # Weights are searched as multiples of themselves; one that is 0 may move like a typical one.
    typical = sorted(abs(weight) for weight in before)[len(before) // 2] or 1.0
    scales = [abs(weight) or typical for weight in before]
    strategy: Any = cma.CMAEvolutionStrategy(
        [weight / scale for weight, scale in zip(before, scales, strict=True)],
        STEP,
        {"seed": study.seed + 1, "popsize": study.population, "verbose": -9},
    )
    judge = by_outcomes(game, study, progress) if study.by == "outcomes" else by_games(study, runner, progress)
    generations: list[Generation] = []
    for number in range(study.generations):
        proposals = strategy.ask()
        weights = [[float(part) * scale for part, scale in zip(one, scales, strict=True)] for one in proposals]
        values = judge(weights, number)
        strategy.tell(proposals, [-value for value in values])
        generations.append(Generation(number, max(values), sum(values) / len(values)))
    # The centre of the last generation is less lucky, and better, than the best single proposal.
    after = [float(part) * scale for part, scale in zip(strategy.result.xfavorite, scales, strict=True)]
    return after, generations


def optimiser() -> Any:
    """The library, without its remark that it would also like to draw."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            import cma
        except ImportError:
            raise MissingExtra("arena") from None
    return cma


Judge = Callable[[list[list[float]], int], list[float]]
"""Says what each proposal of a generation is worth."""


def by_games(study: Study, runner: Runner, progress: Progress | None) -> Judge:
    """What the proposals win."""
    games = study.generations * study.population * study.rounds * study.seats

    def judge(weights: list[list[float]], number: int) -> list[float]:
        values = [0.0] * len(weights)
        for index, value in judged(study, weights, number, runner):
            values[index] += value / (study.rounds * study.seats)
            if progress is not None:
                progress("search", 1, games)
        return values

    return judge


def by_outcomes(game: Game, study: Study, progress: Progress | None) -> Judge:
    """How well the proposals predict the results of games played before."""
    fit = Fit(game, study.seats, study.seed)
    work = study.rounds + study.generations * study.population
    for number in range(study.rounds):
        fit.play(number)
        if progress is not None:
            progress("search", 1, work)

    def judge(weights: list[list[float]], number: int) -> list[float]:
        values: list[float] = []
        for proposal in weights:
            values.append(-fit.loss(proposal))
            if progress is not None:
                progress("search", 1, work)
        return values

    return judge


def judged(
    study: Study, weights: Sequence[Sequence[float]], number: int, runner: Runner
) -> Iterator[tuple[int, float]]:
    """How each proposal did in each of its games, all proposals under the same luck."""
    work: list[tuple[int, int, Job]] = []
    for index, proposal in enumerate(weights):
        lineup = (f"weights:{written(proposal)}:{study.bot}", *[study.bot] * (study.seats - 1))
        plan = Plan(study.game, lineup[:2], study.seats, seed=study.seed + number * study.rounds)
        for turn in range(study.rounds):
            work += [(index, seat, job) for seat, job in enumerate(plan.jobs(lineup, turn))]
    for (index, seat, _), outcome in zip(work, runner.run(job for _, _, job in work), strict=True):
        yield index, worth(outcome, seat)


def worth(outcome: Outcome, seat: int) -> float:
    """The share of the victory, and a little for the margin in points."""
    mine = outcome.scores[seat]
    best = max(points for other, points in enumerate(outcome.scores) if other != seat)
    margin = 0.5 + 0.5 * (mine - best) / (abs(mine) + abs(best) + 10)
    return (1 - MARGIN_SHARE) * outcome.shares()[seat] + MARGIN_SHARE * margin


def prove(study: Study, weights: list[float], runner: Runner, progress: Progress | None) -> Comparison:
    """Play until it is decided whether the new weights are better, under luck the search has never seen."""
    entrants = (study.proof, f"weights:{written(weights)}:{study.proof}")
    seed = study.seed + 1_000_000
    plan = Plan(study.game, entrants, study.seats, "ladder", study.proof_rounds, seed)
    tournament = Tournament(plan)
    tournament.play(
        runner, progress=lambda now: progress("proof", study.seats, now.games) if progress is not None else None
    )
    return tournament.comparisons[0]


# -- the file of weights ----------------------------------------------------------------------------------


def names_in(path: Path) -> list[str]:
    """The names of the weights in their order."""
    return list(tomllib.loads(path.read_text("utf-8"))["weights"])


def rewritten(text: str, weights: Sequence[float]) -> str:
    """The file with other values; comments and everything else stay."""
    names = tomllib.loads(text)["weights"]
    shown = [f"{weight:.4g}" if "." in f"{weight:.4g}" else f"{weight:.1f}" for weight in weights]
    head, mark, body = text.partition("[weights]")
    for name, value in zip(names, shown, strict=True):
        body = re.sub(rf"^({re.escape(name)}\s*=\s*)[-+0-9.e]+", rf"\g<1>{value}", body, flags=re.MULTILINE)
    return head + mark + body


def report(tuned: Tuned, names: Sequence[str], date: str, command: str) -> str:
    """The run that made the weights, as Markdown."""
    study, proof = tuned.study, tuned.proof
    low, high = proof.interval
    verdict = "kept" if tuned.kept else "not kept: the arena was not convinced"
    best = max(one.best for one in tuned.generations)
    if study.by != "games":
        judged_by = f"by the results of {study.rounds} games between `greedy` players who slip"
        value = f"Smallest loss {-best:.4f} (the best of the first generation: {-tuned.generations[0].best:.4f})."
    else:
        judged_by = f"{study.rounds} rounds each, `{study.bot}` bots"
        value = f"Best value {best:.3f} (0.5 is even)."
    searched = f"{study.generations} generations of {study.population} proposals, {judged_by}"
    if study.by == "search":
        searched = f"least squares by what `{study.bot}` found out in {study.rounds} games against itself,"
        value = f"Mean squared error {-best:.5f} (after the first step: {-tuned.generations[0].best:.5f})."
    lines = [
        f"## {date}: {verdict}",
        "",
        "```sh",
        command,
        "```",
        "",
        f"Search: {searched} at {study.seats} seats, seed {study.seed}. {value}",
        "",
        f"Proof: `{study.proof}` with the new weights against itself with the old ones, {proof.games} games: "
        f"{proof.share:.1%} (95 %: {low:.1%} – {high:.1%}).",
        "",
        "| weight | before | after |",
        "|---|---|---|",
    ]
    for name, old, new in zip(names, tuned.before, tuned.after, strict=True):
        lines.append(f"| {name} | {old:g} | {new:g} |")
    return "\n".join(lines) + "\n"
