"""A match looked at again: chances to win over time, where it turned, and what would have been better."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from isolario.bots.explain import Candidate, explain, percent
from isolario.bots.levels import search_settings
from isolario.bots.mcts import Search, suitable
from isolario.kernel import CHANCE, FastLuck, Game, Match, Phrase, State, Step, Texts, game

SLIP, MISTAKE, BLUNDER = 0.04, 0.09, 0.18
"""What a choice has to cost in chance to win to be called so."""
TURNS = 5
"""At most this many turning points are marked."""
ENOUGH = 30
"""A choice visited less often than this is searched on its own before it is blamed."""

Progress = Callable[[int, int], None]
"""Told how many of how many moments are done."""


@dataclass(frozen=True)
class Moment:
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
        }

    def words(self, texts: Texts) -> str:
        """What was chosen, what it cost, and what to do instead."""
        return texts.message(
            "review-moment",
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


@dataclass(frozen=True)
class Turn:
    """A point where the match turned: by a choice, or by luck and the others' answers between two choices."""

    moment: int
    """Index into `Review.moments`: the choice, or the first one after the luck."""
    cause: str
    """`choice` or `luck`."""
    seat: int
    """Whose chance changed most."""
    change: float

    def json(self) -> dict[str, Any]:
        return {
            "moment": self.moment,
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
    moments: tuple[Moment, ...]
    result: tuple[float, ...]
    """Where the graph ends: each seat's share of the victory, or its chance if the match still runs."""
    turns: tuple[Turn, ...]

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "names": list(self.names),
            "simulations": self.simulations,
            "moments": [moment.json() for moment in self.moments],
            "result": list(self.result),
            "turns": [turn.json() for turn in self.turns],
        }

    def words(self, texts: Texts) -> list[str]:
        """The turning points in order, in sentences."""
        said: list[str] = []
        for turn in self.turns:
            moment = self.moments[turn.moment]
            if turn.cause == "choice":
                said.append(moment.words(texts))
            else:
                said.append(
                    texts.message(
                        "review-luck",
                        {
                            "step": moment.step + 1,
                            "seat": f"#{turn.seat}",
                            "change": percent(abs(turn.change)),
                            "way": "up" if turn.change > 0 else "down",
                        },
                    )
                )
        return said


def real_choices(match: Match) -> list[Step]:
    """The steps at which somebody had a choice."""
    return [step for step in match.steps if step.actor != CHANCE and not step.forced]


@dataclass(frozen=True)
class Question:
    """One choice to be judged, told so that any process can do it."""

    game: str
    components: Path | None
    before: dict[str, Any]
    step: int
    action: int
    simulations: int
    seed: int

    def answer(self) -> Moment:
        played = game(self.game)
        if self.components is not None:
            played = played.with_components(self.components)
        return judged(played, played.load(self.before), self.step, self.action, self.simulations, self.seed)


def answer(question: Question) -> Moment:
    return question.answer()


def review(
    match: Match, simulations: int = 200, seed: int = 0, cores: int = 1, progress: Progress | None = None
) -> Review:
    """Search every real choice of the match, by what its seat could know; on any number of cores alike."""
    steps = real_choices(match)
    moments: list[Moment] = []
    for moment in moments_of(match.game, steps, simulations, seed, cores):
        moments.append(moment)
        if progress is not None:
            progress(len(moments), len(steps))
    result = explain(match.game, match.state, 0, simulations, seed=seed, points=False).chances
    names = match.names or tuple(f"{seat + 1}" for seat in range(match.seats))
    return Review(match.game.id, names, simulations, tuple(moments), result, turns(moments))


def moments_of(played: Game, steps: list[Step], simulations: int, seed: int, cores: int) -> Iterator[Moment]:
    if cores <= 1:
        for step in steps:
            yield judged(played, step.before, step.index, step.action, simulations, seed + step.index)
        return
    questions = [
        Question(
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
        yield from pool.map(answer, questions)


def judged(played: Game, before: State, index: int, action: int, simulations: int, seed: int) -> Moment:
    seat = int(before.actor)
    found = explain(played, before, seat, simulations, seed=seed, points=False)
    best = found.candidates[0]
    chosen = next((one for one in found.candidates if one.action == action), None)
    if chosen is not None and (chosen is best or chosen.visits >= ENOUGH):
        chance = chosen.chance
    else:
        chance = chance_after(played, before, seat, action, simulations, seed)
    loss = max(0.0, best.chance - chance) if best.action != action else 0.0
    shown = played.presentation
    notation, phrase = shown.notation(before, action), shown.phrase(before, action)
    return Moment(index, seat, notation, phrase, found.chances, chance, best, loss)


def chance_after(played: Game, state: State, seat: int, action: int, simulations: int, seed: int) -> float:
    """The seat's chance to win once it has made a choice that the search itself hardly looked at."""
    luck = FastLuck(seed)
    seen = state.clone()
    seen.resample(seat, luck)
    seen.apply(action)
    search = Search(seen, seat, luck, search_settings(played) or suitable(seen))
    search.run(simulations, 0.0)
    return search.chances()[seat]


def turns(moments: list[Moment]) -> tuple[Turn, ...]:
    """The few moments that cost or changed most, in the order of the match."""
    found: list[Turn] = []
    for index, moment in enumerate(moments):
        if moment.loss >= MISTAKE:
            found.append(Turn(index, "choice", moment.seat, -moment.loss))
        if index == 0:
            continue
        # What changed since the last choice although that choice was as good as the best one.
        last = moments[index - 1]
        seat = last.seat
        change = moment.chances[seat] - last.played
        if abs(change) >= BLUNDER:
            found.append(Turn(index, "luck", seat, change))
    strongest = sorted(found, key=lambda turn: -abs(turn.change))[:TURNS]
    return tuple(sorted(strongest, key=lambda turn: (turn.moment, turn.cause)))
