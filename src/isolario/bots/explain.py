"""What the search thinks of a position, for hints and reviews: candidates, chances, points, expected line, reasons."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from isolario.bots.comparing import Comparison, Way, compare
from isolario.bots.greedy import value_after
from isolario.bots.levels import levels, search_settings, turn_settings
from isolario.bots.mcts import Search, SearchSettings, final_points, suitable
from isolario.bots.tree import Node
from isolario.bots.turns import TurnSearch, TurnSettings, quick_choice
from isolario.kernel import OVER, FastLuck, Game, Phrase, State, Texts
from isolario.kernel.chances import victory_shares
from isolario.kernel.playout import draw

LINE_LENGTH = 4
"""How many choices of the expected continuation are shown."""
SHOWN = 3
"""For how many candidates points and a line are worked out."""
POINT_GAMES = 4
"""Quick games played to the end for the points of a candidate."""
WAY_LENGTH = 12
"""How many choices of the expected continuation are followed when two candidates are compared."""
WORLDS = 8
"""In how many worlds at least a plan for the whole turn is carried out before anything is said about it."""
ANSWERS = 12
"""How many choices are compared for what others will probably answer to such a plan."""
RIVALS = 40
"""How many of all choices are looked at for one to compare with."""
CLEAR_LEAD = 0.04
"""A best choice that is ahead of the second by this chance to win is clearly best."""


@dataclass(frozen=True)
class LineStep:
    """One choice of the expected continuation."""

    seat: int
    action: int
    notation: str
    phrase: Phrase

    def json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "action": self.action,
            "notation": self.notation,
            "phrase": self.phrase.json(),
        }


@dataclass(frozen=True)
class Candidate:
    """One choice of the seat, as the search sees it."""

    action: int
    notation: str
    phrase: Phrase
    chance: float
    """Estimated chance to win, 0 to 1."""
    points: float | None
    """Expected points of the seat at the end; None for candidates far down the list."""
    visits: int
    line: tuple[LineStep, ...]
    """What is expected to follow."""

    def json(self) -> dict[str, Any]:
        return {
            "action": self.action,
            "notation": self.notation,
            "phrase": self.phrase.json(),
            "chance": round(self.chance, 4),
            "points": None if self.points is None else round(self.points, 1),
            "visits": self.visits,
            "line": [step.json() for step in self.line],
        }


@dataclass(frozen=True)
class Explanation:
    """A position through the eyes of one seat. Candidates are there only if that seat decides now."""

    seat: int
    actor: int
    simulations: int
    chances: tuple[float, ...]
    """Each seat's estimated chance to win, by what `seat` can know."""
    candidates: tuple[Candidate, ...]
    """Best first."""
    comparison: Comparison | None = None
    """The best candidate beside the next one that leads somewhere else."""

    @property
    def lead(self) -> str:
        """How clear the best choice is: `clear`, `close`, or the `only` one."""
        if len(self.candidates) < 2:
            return "only" if self.comparison is None else "clear"
        return "clear" if self.candidates[0].chance - self.candidates[1].chance >= CLEAR_LEAD else "close"

    def json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "actor": self.actor,
            "simulations": self.simulations,
            "chances": [round(chance, 4) for chance in self.chances],
            "candidates": [candidate.json() for candidate in self.candidates],
            "lead": self.lead,
            "comparison": None if self.comparison is None else self.comparison.json(),
        }

    def words(self, texts: Texts, count: int = 3) -> list[str]:
        """The explanation as sentences: a summary, why, then the best candidates, then the expected line."""
        if not self.candidates:
            chance = percent(self.chances[self.seat])
            return [texts.message("hint-waiting", {"seat": f"#{self.seat}", "chance": chance})]
        best = self.candidates[0]
        args = {"lead": self.lead, "action": texts(best.phrase), "chance": percent(best.chance)}
        said = [texts.message("hint-summary", args)]
        if self.comparison is not None:
            said += self.comparison.words(texts)
        if len(self.candidates) > 1:
            said += [candidate_words(texts, candidate) for candidate in self.candidates[:count]]
        if best.line:
            steps = "; ".join(f"{texts.seat(step.seat)}: {texts(step.phrase)}" for step in best.line)
            said.append(texts.message("hint-line", {"line": steps}))
        return said


def candidate_words(texts: Texts, candidate: Candidate) -> str:
    args: dict[str, Any] = {
        "action": texts(candidate.phrase),
        "chance": percent(candidate.chance),
        "visits": candidate.visits,
    }
    if candidate.points is None:
        return texts.message("hint-candidate-short", args)
    return texts.message("hint-candidate", {**args, "points": round(candidate.points)})


def percent(chance: float) -> int:
    return round(100 * chance)


def explain(
    game: Game,
    state: State,
    seat: int,
    simulations: int = 0,
    seconds: float = 0.0,
    seed: int = 0,
    settings: SearchSettings | None = None,
    points: bool = True,
    reasons: bool = True,
    beside: int = -1,
) -> Explanation:
    """What `seat` should think of `state`. The truth may be handed in: what the seat cannot see is redealt.

    The search is the one that plays the strongest level, the tree search if `settings` are given. A search over turns
    also looks at the choice `beside`, however poor it seems. Without a budget, 400 simulations. Reproducible from the
    seed, the view and the simulations. The points take a few games to the end for each candidate shown, the reasons
    some turns; leave both out where nobody reads them.
    """
    luck = FastLuck(seed)
    seen = state.clone()
    seen.imagine(seat, luck)
    if seen.actor == OVER:
        return Explanation(seat, OVER, 0, tuple(victory_shares(seen.ranks())), ())
    search = thinking(game, seen, seat, luck, settings)
    search.run(simulations if simulations > 0 or seconds > 0 else 400, seconds)
    if isinstance(search, TurnSearch):
        search.know(WORLDS)
        if beside >= 0:
            search.consider(beside)
    candidates: list[Candidate] = []
    comparison: Comparison | None = None
    if seen.actor == seat:
        options = search.options()
        if isinstance(search, Search) and len(seen.legal()) == 1:  # forced choices are walked through, not counted
            only = Node(seat, seen.legal()[0], -1.0)
            only.visits, only.wins = search.simulations, search.totals[seat]
            options = [only]
        rivals = options
        if len(options) == 1 and len(seen.legal()) > 1:  # so good that the search looked at nothing else
            rivals = [*options, left_aside(search, options[0], max)]
        if reasons and len(rivals) > 1:
            deadline = time.perf_counter() + seconds if seconds > 0 else math.inf
            comparison = telling(game, search, rivals, seed, deadline)
        worlds = luck.spawn() if points else None  # the same for all candidates
        for place, node in enumerate(options):
            candidates.append(described(game, search, node, place < SHOWN, worlds))
    made, found = int(search.simulations), tuple(search.chances())
    return Explanation(seat, int(seen.actor), made, found, tuple(candidates), comparison)


def thinking(
    game: Game, seen: State, seat: int, luck: FastLuck, settings: SearchSettings | None
) -> Search | TurnSearch:
    """The search that plays the strongest level of the game at such a table.

    What others will choose, and what a seat must choose anyway, is looked at by the tree search.
    """
    strongest = levels(game, larger=seen.seats > 2)[-1]
    if settings is None and strongest.search == "turns" and seen.actor == seat and len(seen.legal()) > 1:
        return TurnSearch(seen, seat, luck, turn_settings(game) or TurnSettings(), game.hides)
    return Search(seen, seat, luck, settings or search_settings(game) or suitable(seen))


def telling(game: Game, search: Search | TurnSearch, options: list[Node], seed: int, deadline: float) -> Comparison:
    """The best option beside the first other one that makes a difference: two orders of one plan make none.

    Where the next best ones come to the same, the least promising of all choices shows what is at stake.
    """
    found: list[Comparison] = []
    best = way(search, options[0])
    for node in [*options[1 : 1 + SHOWN], options[-1], left_aside(search, options[0], min)]:
        found.append(compare(game, search.state, int(search.seat), best, way(search, node), seed, deadline))
        if found[-1].differences or time.perf_counter() > deadline:
            break
    return found[-1] if found[-1].differences else found[0]


def left_aside(search: Search | TurnSearch, best: Node, which: Callable[[list[float]], float]) -> Node:
    """The most (`max`) or least (`min`) promising of the other choices, by the game's estimate."""
    seat = search.seat
    others = [action for action in search.state.legal() if action != best.action]
    promise = [value_after(search.state, action, seat, search.luck) for action in others[:RIVALS]]
    return Node(seat, others[promise.index(which(promise))], which(promise))


def way(search: Search | TurnSearch, node: Node) -> Way:
    """The choice and what was followed most after it."""
    pairs = search.line(node, WAY_LENGTH)
    return list(zip(pairs[::2], pairs[1::2], strict=True)) or [(int(node.actor), int(node.action))]


def described(game: Game, search: Search | TurnSearch, node: Node, shown: bool, worlds: FastLuck | None) -> Candidate:
    """A candidate in full if it is shown; with its expected points if there is luck for quick games."""
    state, seat = search.state, int(search.seat)
    points: float | None = None
    if shown and worlds is not None:
        points = final_points(state, node.action, POINT_GAMES, worlds.clone())[seat]
    return Candidate(
        int(node.action),
        game.presentation.notation(state, node.action),
        game.presentation.phrase(state, node.action),
        float(search.chance(node)),
        points,
        int(node.visits),
        expected_line(game, search, node) if shown else (),
    )


def expected_line(game: Game, search: Search | TurnSearch, node: Node) -> tuple[LineStep, ...]:
    """What was followed most after the choice, as far as it is possible with one set of draws.

    A search over turns knows the seat's own turn only; what others then answer is what they choose quickly.
    """
    pairs = search.line(node, 1 + LINE_LENGTH)
    state = search.state.clone()
    state.apply(node.action)
    steps: list[LineStep] = []

    def follow(action: int) -> None:
        shown = game.presentation
        steps.append(LineStep(int(state.actor), action, shown.notation(state, action), shown.phrase(state, action)))
        state.apply(action)

    for actor, action in zip(pairs[2::2], pairs[3::2], strict=True):
        walk_on(state, search.luck, action)
        if state.actor != actor or action not in state.legal():
            return tuple(steps)
        follow(action)
    while isinstance(search, TurnSearch) and len(steps) < LINE_LENGTH:
        walk_on(state, search.luck)
        if state.actor == OVER:
            break
        follow(int(quick_choice(state, ANSWERS, search.luck)))
    return tuple(steps)


def walk_on(state: State, luck: FastLuck, unless: int = -1) -> None:
    """Past what is drawn and what is forced, in place, up to a real choice or the forced one that is asked for."""
    draw(state, luck)
    while state.actor >= 0 and len(state.legal()) == 1 and state.legal()[0] != unless:
        state.apply(state.legal()[0])
        draw(state, luck)
