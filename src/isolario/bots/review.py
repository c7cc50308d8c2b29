"""A match looked at again: chances to win over time, where it turned, and what would have been better."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from isolario.bots.comparing import Comparison, compare
from isolario.bots.explain import Candidate, explain, percent
from isolario.bots.levels import search_settings
from isolario.bots.mcts import Search, suitable
from isolario.kernel import CHANCE, FastLuck, Game, Match, Phrase, State, Step, Texts, game

SLIP, MISTAKE, BLUNDER = 0.04, 0.09, 0.18
"""What a choice has to cost in chance to win to be called so."""
TURNING_POINTS = 5
"""At most this many turning points are marked."""
ENOUGH = 30
"""A choice visited less often than this, and less often than the best, is searched on its own before it is blamed."""

Progress = Callable[[int, int], None]
"""Told how many of how many choices are judged."""


@dataclass(frozen=True)
class ReviewedChoice:
    """One real choice of the match, and what the search thinks of it by what its seat could know."""

    step: int
    """Steps played before it, as in the record."""
    seat: int
    notation: str
    phrase: Phrase
    chances: tuple[float, ...]
    """Each seat's chance to win before the choice."""
    played: float
    """The chance to win after what was chosen."""
    best: Candidate
    loss: float
    """What a better choice would have been worth; 0 if the best was chosen."""
    comparison: Comparison | None = None
    """Why the best was better, for a choice that was a mistake."""

    @property
    def verdict(self) -> str:
        if self.loss >= BLUNDER:
            return "blunder"
        if self.loss >= MISTAKE:
            return "mistake"
        return "slip" if self.loss >= SLIP else "good"

    def json(self) -> dict[str, Any]:
        return {
            "step": self.step,
            "seat": self.seat,
            "notation": self.notation,
            "phrase": self.phrase.json(),
            "chances": [round(chance, 4) for chance in self.chances],
            "played": round(self.played, 4),
            "best": self.best.json(),
            "loss": round(self.loss, 4),
            "verdict": self.verdict,
            "comparison": None if self.comparison is None else self.comparison.json(),
        }

    def words(self, texts: Texts) -> list[str]:
        """What was chosen, what it cost, what to do instead, and why."""
        said = texts.message(
            "review-choice",
            {
                "step": self.step + 1,
                "seat": f"#{self.seat}",
                "verdict": f"@review-{self.verdict}",
                "action": texts(self.phrase),
                "played": percent(self.played),
                "better": texts(self.best.phrase),
                "chance": percent(self.played + self.loss),
            },
        )
        if self.comparison is None or not self.comparison.differences:
            return [said]
        return [said, *(f"  {sentence}" for sentence in self.comparison.sentences(texts))]


@dataclass(frozen=True)
class TurningPoint:
    """A point where the match turned: by a choice, or by luck and the others' answers between two choices."""

    choice: int
    """Index into `Review.choices`: the choice, or the first one after the luck."""
    cause: str
    """`choice` or `luck`."""
    seat: int
    """Whose chance changed most."""
    change: float

    def json(self) -> dict[str, Any]:
        return {
            "choice": self.choice,
            "cause": self.cause,
            "seat": self.seat,
            "change": round(self.change, 4),
        }


@dataclass(frozen=True)
class Review:
    """The graph of a match with its turning points."""

    game: str
    names: tuple[str, ...]
    simulations: int
    choices: tuple[ReviewedChoice, ...]
    result: tuple[float, ...]
    """Where the graph ends: each seat's share of the victory, or its chance if the match still runs."""
    turning_points: tuple[TurningPoint, ...]

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "names": list(self.names),
            "simulations": self.simulations,
            "reviewed_choices": [choice.json() for choice in self.choices],
            "result": list(self.result),
            "turning_points": [point.json() for point in self.turning_points],
        }

    def words(self, texts: Texts) -> list[str]:
        """The turning points in order, in sentences."""
        said: list[str] = []
        for point in self.turning_points:
            choice = self.choices[point.choice]
            if point.cause == "choice":
                said += choice.words(texts)
            else:
                said.append(
                    texts.message(
                        "review-luck",
                        {
                            "step": choice.step + 1,
                            "seat": f"#{point.seat}",
                            "change": percent(abs(point.change)),
                            "way": "up" if point.change > 0 else "down",
                        },
                    )
                )
        return said


def real_choices(match: Match) -> list[Step]:
    """The steps at which somebody had a choice."""
    return [step for step in match.steps if step.actor != CHANCE and not step.forced]


@dataclass(frozen=True)
class ChoiceToReview:
    """One choice to be judged, written so that any process can do it."""

    game: str
    components: Path | None
    before: dict[str, Any]
    step: int
    action: int
    simulations: int
    seed: int

    def judge(self) -> ReviewedChoice:
        played = game(self.game)
        if self.components is not None:
            played = played.with_components(self.components)
        return judged(played, played.load(self.before), self.step, self.action, self.simulations, self.seed)


def judge(choice: ChoiceToReview) -> ReviewedChoice:
    return choice.judge()


def review(
    match: Match, simulations: int = 200, seed: int = 0, cores: int = 1, progress: Progress | None = None
) -> Review:
    """Search every real choice of the match, by what its seat could know; on any number of cores alike."""
    steps = real_choices(match)
    choices: list[ReviewedChoice] = []
    for choice in reviewed(match.game, steps, simulations, seed, cores):
        choices.append(choice)
        if progress is not None:
            progress(len(choices), len(steps))
    result = explain(match.game, match.state, 0, simulations, seed=seed, points=False, reasons=False).chances
    names = match.names or tuple(f"{seat + 1}" for seat in range(match.seats))
    return Review(match.game.id, names, simulations, tuple(choices), result, turning_points(choices))


def reviewed(played: Game, steps: list[Step], simulations: int, seed: int, cores: int) -> Iterator[ReviewedChoice]:
    if cores <= 1:
        for step in steps:
            yield judged(played, step.before, step.index, step.action, simulations, seed + step.index)
        return
    choices = [
        ChoiceToReview(
            played.id,
            played.components_path,
            step.before.dump(),
            step.index,
            step.action,
            simulations,
            seed + step.index,
        )
        for step in steps
    ]
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        yield from pool.map(judge, choices)


def judged(played: Game, before: State, index: int, action: int, simulations: int, seed: int) -> ReviewedChoice:
    seat = int(before.actor)
    found = explain(played, before, seat, simulations, seed=seed, points=False, reasons=False, beside=action)
    best = found.candidates[0]
    chosen = next((one for one in found.candidates if one.action == action), None)
    if chosen is not None and chosen.visits >= min(ENOUGH, best.visits):
        chance = chosen.chance
    else:
        chance = chance_after(played, before, seat, action, simulations, seed)
    loss = max(0.0, best.chance - chance) if best.action != action else 0.0
    shown = played.presentation
    notation, phrase = shown.notation(before, action), shown.phrase(before, action)
    why: Comparison | None = None
    if loss >= MISTAKE:
        followed = [(step.seat, step.action) for step in chosen.line] if chosen is not None else []
        expected = [(step.seat, step.action) for step in best.line]
        why = compare(played, before, seat, [(seat, best.action), *expected], [(seat, action), *followed], seed)
    return ReviewedChoice(index, seat, notation, phrase, found.chances, chance, best, loss, why)


def chance_after(played: Game, state: State, seat: int, action: int, simulations: int, seed: int) -> float:
    """The seat's chance to win once it has made a choice that the search itself hardly looked at."""
    luck = FastLuck(seed)
    seen = state.clone()
    seen.imagine(seat, luck)
    seen.apply(action)
    search = Search(seen, seat, luck, search_settings(played) or suitable(seen))
    search.run(simulations, 0.0)
    return search.chances()[seat]


def turning_points(choices: list[ReviewedChoice]) -> tuple[TurningPoint, ...]:
    """The few choices that cost or changed most, in the order of the match."""
    found: list[TurningPoint] = []
    for index, choice in enumerate(choices):
        if choice.loss >= MISTAKE:
            found.append(TurningPoint(index, "choice", choice.seat, -choice.loss))
        if index == 0:
            continue
        # What changed since the last choice although that choice was as good as the best one.
        last = choices[index - 1]
        seat = last.seat
        change = choice.chances[seat] - last.played
        if abs(change) >= BLUNDER:
            found.append(TurningPoint(index, "luck", seat, change))
    strongest = sorted(found, key=lambda point: -abs(point.change))[:TURNING_POINTS]
    return tuple(sorted(strongest, key=lambda point: (point.choice, point.cause)))
