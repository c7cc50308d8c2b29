"""Many games of one kind stepped together, inside compiled code, into memory that NumPy looks at.

A row is one game. After `step` every row shows a position in which somebody has to decide: draws are made,
opponents (if there are any) have played, and a game that ended has restarted, its last rewards kept.
"""

from array import array
from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from isolario.kernel.chances import beaten, margin, victory_shares
from isolario.kernel.features import side_by_side
from isolario.kernel.luck import FastLuck
from isolario.kernel.playout import draw
from isolario.kernel.state import OVER, State

RANK: Final = 0
WIN: Final = 1
MARGIN: Final = 2
REWARDS: Final = ("rank", "win", "margin")

EVERYBODY: Final = -1
"""As `learner`: the caller decides for every seat."""

Opponent = Callable[[State, FastLuck], int]
"""Chooses for a seat that is not the learner's; it is handed the truth and must not look (`decide` sees to that)."""


def final_rewards(state: State, kind: i64) -> list[float]:
    """What each seat gets at the end: its rank, its share of the victory, or its lead over the best of the others."""
    if kind == RANK:
        return beaten(state.ranks())
    if kind == WIN:
        return victory_shares(state.ranks())
    points = state.scores()
    return [float(margin(points, seat)) for seat in range(len(points))]


class Batch:
    """The rows. What `memory` gives is read after each step, never kept."""

    def __init__(
        self,
        opening: State,
        count: i64,
        features: i64,
        actions: i64,
        reward: i64 = RANK,
        scope: i64 = 0,
        shaping: float = 0.0,
        discount: float = 1.0,
        learner: i64 = EVERYBODY,
        rotates: bool = False,
        opponent: Opponent | None = None,
    ) -> None:
        seats = opening.seats
        self.opening = opening
        self.count = count
        self.seats = seats
        self.width = features
        self.actions = actions
        self.reward = reward
        self.scope = scope
        self.shaping = shaping
        self.discount = discount
        self.learner = learner
        self.rotates = rotates
        self.opponent = opponent
        self.states: list[State] = []
        self.lucks: list[FastLuck] = []
        self.legal: list[list[int]] = []
        self.episodes: list[int] = []
        self.sheets = side_by_side(count, features)
        # The last position of a game is written where all of its row are, and kept here before the next one follows.
        self.finals: Any = memoryview(array("f", bytes(4 * count * features)))
        self.masks: vec[u8] = vec[u8]([0] * (count * actions))
        self.rewards: vec[float] = vec[float]([0.0] * (count * seats))
        self.earned: vec[float] = vec[float]([0.0] * count)
        self.potential: vec[float] = vec[float]([0.0] * (count * seats))
        self.actors: vec[i64] = vec[i64]([0] * count)
        self.ended: vec[u8] = vec[u8]([0] * count)
        for row in range(count):
            self.states.append(opening.clone())
            self.lucks.append(FastLuck(row))
            self.legal.append([])
            self.episodes.append(row)

    # -- playing --------------------------------------------------------------------------------------

    def reset(self, seeds: list[int]) -> None:
        """Restart every game, each with its own luck."""
        for row in range(self.count):
            self.lucks[row] = FastLuck(seeds[row])
            self.episodes[row] = row
            self.ended[row] = 0
            self.earned[row] = 0.0
            for seat in range(self.seats):
                self.rewards[row * self.seats + seat] = 0.0
            self.begin(row)
            self.show(row)

    def step(self, actions: list[int]) -> None:
        """One choice in every row."""
        self.check(actions)
        for row in range(self.count):
            self.turn(row, actions[row])

    def any_legal(self, luck: FastLuck) -> list[int]:
        """A legal choice at random for every row."""
        chosen: list[int] = []
        for legal in self.legal:
            chosen.append(legal[luck.below(len(legal))])
        return chosen

    def check(self, actions: list[int]) -> None:
        """Refuse what is not legal before anything is played."""
        if len(actions) != self.count:
            raise ValueError(f"{self.count} games need {self.count} actions, not {len(actions)}")
        for row in range(self.count):
            action: i64 = actions[row]
            if not 0 <= action < self.actions or self.masks[row * self.actions + action] != 1:
                raise ValueError(f"row {row}: action {action} is not legal, see the mask")

    def turn(self, row: i64, action: i64) -> None:
        state = self.states[row]
        chose = self.actors[row]
        state.apply(action)
        self.proceed(row)
        over = state.actor == OVER
        self.settle(row, over)
        self.earned[row] = self.rewards[row * self.seats + chose]
        self.ended[row] = 1 if over else 0
        if over:
            self.observe(row)
            self.finals[row * self.width : (row + 1) * self.width] = self.sheets[row].memory()
            self.episodes[row] = int(self.episodes[row]) + 1
            self.begin(row)
        self.show(row)

    def begin(self, row: i64) -> None:
        """A new game in this row, up to the first decision."""
        while True:
            self.states[row] = self.opening.clone()
            self.proceed(row)
            if self.states[row].actor != OVER:  # a game may end before the learner has anything to decide
                break
        if self.shaping > 0.0:
            chances = self.states[row].estimate()
            for seat in range(self.seats):
                self.potential[row * self.seats + seat] = chances[seat]

    def proceed(self, row: i64) -> None:
        """Draw, and let the opponents play, until the learner decides or the game is over."""
        state = self.states[row]
        luck = self.lucks[row]
        draw(state, luck)
        if self.learner == EVERYBODY:
            return
        mine = self.seat_of(row)
        while state.actor != OVER and state.actor != mine:
            legal = state.legal()
            chosen: i64 = legal[0]
            if len(legal) > 1:
                opponent = self.opponent
                chosen = legal[luck.below(len(legal))] if opponent is None else opponent(state, luck)
            state.apply(chosen)
            draw(state, luck)

    def seat_of(self, row: i64) -> i64:
        """The seat a row is seen from: the learner's, or whoever decides."""
        if self.learner == EVERYBODY:
            actor = self.states[row].actor
            return actor if actor >= 0 else 0
        if self.rotates:
            turn: i64 = self.episodes[row]
            return (self.learner + turn) % self.seats
        return self.learner

    # -- showing --------------------------------------------------------------------------------------

    def settle(self, row: i64, over: bool) -> None:
        """The rewards of the step just made: those of the end, and the change of the potential (shaping)."""
        state = self.states[row]
        base = row * self.seats
        for seat in range(self.seats):
            self.rewards[base + seat] = 0.0
        if over:
            last = final_rewards(state, self.reward)
            for seat in range(self.seats):
                self.rewards[base + seat] = last[seat]
        if self.shaping > 0.0:
            chances = state.estimate()
            for seat in range(self.seats):
                now = 0.0 if over else chances[seat]
                self.rewards[base + seat] += self.shaping * (self.discount * now - self.potential[base + seat])
                self.potential[base + seat] = now

    def show(self, row: i64) -> None:
        """Features, mask and actor of a row as it stands."""
        state = self.states[row]
        self.observe(row)
        base = row * self.actions
        masks = self.masks
        for before in self.legal[row]:
            masks[base + before] = 0
        legal = state.legal()
        for action in legal:
            masks[base + action] = 1
        self.legal[row] = legal
        self.actors[row] = state.actor

    def observe(self, row: i64) -> None:
        """Write the features of a row."""
        sheet = self.sheets[row]
        self.states[row].write_all_features(self.seat_of(row), self.scope, sheet)
        if sheet.at != sheet.begins + self.width:
            raise ValueError(f"{sheet.at - sheet.begins} features were written, but the layout has {self.width}")

    def memory(self) -> dict[str, Any]:
        """Everything to be read, as memory that NumPy can look at without a copy; nothing of it ever moves."""
        return {
            "features": memoryview(self.sheets[self.count - 1].cells),
            "finals": self.finals,
            "masks": memoryview(self.masks),
            "rewards": memoryview(self.rewards),
            "earned": memoryview(self.earned),
            "actors": memoryview(self.actors),
            "ended": memoryview(self.ended),
        }
