"""Search over whole turns: the seat's own choices are planned as one, then plans are compared by playing on.

A turn of many small choices has many orders that lead to the same position. `Planner` looks for the best ways through
the seat's own choices with a beam that merges them; `TurnSearch` then compares the best plans: each simulation redeals
what the seat cannot see, carries a plan out and lets everybody play on quickly until the seat is to move again, so that
all plans are judged at comparable points.
"""

import math
import time
from typing import Final

from mypy_extensions import i64

from isolario.bots.greedy import outcome
from isolario.bots.mcts import Backup, SearchSettings
from isolario.kernel.luck import FastLuck
from isolario.kernel.playout import draw
from isolario.kernel.state import CHANCE, OVER, State

CLOCK_EVERY: Final[i64] = 2
SPREAD: Final = 0.003


class TurnSettings:
    """How a search over turns thinks."""

    def __init__(
        self,
        beam: i64 = 8,
        longest: i64 = 8,
        plans: i64 = 12,
        tries: i64 = 12,
        rounds: i64 = 1,
        faith: float = 2.0,
        exploration: float = 0.7,
        draws: i64 = 3,
    ) -> None:
        self.beam = beam
        """How many unfinished plans are followed at each length."""
        self.longest = longest
        """Choices in a plan at most; what is open then is judged as it stands."""
        self.plans = plans
        """How many finished plans are compared by playing on."""
        self.tries = tries
        """How many choices a quick player compares when everybody plays on."""
        self.rounds = rounds
        """How many times everybody has a turn before the game's estimate is asked."""
        self.faith = faith
        """How many visits the estimate of a plan counts for."""
        self.exploration = exploration
        self.draws = draws
        """Draws over which a plan that ends in luck is judged at first."""


class Plan:
    """A way through the seat's own choices, up to where luck or somebody else goes on."""

    def __init__(self, actions: list[int], end: State, promise: float) -> None:
        self.actions = actions
        self.end = end
        self.promise = promise
        """How the seat stands at its end, by the game's estimate."""
        self.visits: i64 = 0
        self.value: float = 0.0
        self.squares: float = 0.0
        self.wins: float = 0.0

    def mean(self) -> float:
        return self.value / float(self.visits) if self.visits > 0 else self.promise

    def chance(self) -> float:
        return self.wins / float(self.visits) if self.visits > 0 else self.promise


def by_promise(plan: Plan) -> float:
    return -plan.promise


# -- finding plans ----------------------------------------------------------------------------------------


class Planner:
    """Finds plans with a beam: the best few of each length go on, whatever leads to the same position is one."""

    def __init__(self, settings: TurnSettings) -> None:
        self.settings = settings

    def plans(self, state: State, seat: i64, luck: FastLuck) -> list[Plan]:
        """Plans that cannot go on, best first; together they cover every first choice that a beam reaches."""
        turn = state.whose_turn()
        seen: set[int] = set()
        ended: list[Plan] = []
        open_plans: list[Plan] = [Plan([], state, 0.0)]
        length: i64 = 0
        while len(open_plans) > 0 and length < self.settings.longest:
            grown: list[Plan] = []
            for plan in open_plans:
                for action in plan.end.legal():
                    after = plan.end.clone()
                    after.apply(action)
                    actions = [*plan.actions, action]
                    goes_on = after.actor == seat and after.whose_turn() == turn
                    if goes_on or after.actor != CHANCE:
                        mark = after.fingerprint()
                        if mark in seen:
                            continue
                        seen.add(mark)
                    if goes_on:
                        grown.append(Plan(actions, after, outcome(after, seat)))
                    else:
                        ended.append(Plan(actions, after, self.promise(after, seat, luck)))
            grown.sort(key=by_promise)
            open_plans = grown[: self.settings.beam]
            length += 1
        ended.extend(open_plans)
        ended.sort(key=by_promise)
        return ended

    def promise(self, end: State, seat: i64, luck: FastLuck) -> float:
        """How the seat stands once luck has spoken."""
        if end.actor != CHANCE:
            return outcome(end, seat)
        total = 0.0
        count: i64 = 0
        while count < self.settings.draws:
            drawn = end.clone()
            draw(drawn, luck)
            total += outcome(drawn, seat)
            count += 1
        return total / float(count)


# -- playing on -------------------------------------------------------------------------------------------


def quick_choice(state: State, tries: i64, luck: FastLuck) -> i64:
    """The best by the game's estimate of some choices, evenly spaced from a random start."""
    choices = state.legal()
    count: i64 = len(choices)
    if count == 1:
        return choices[0]
    mine = state.actor
    compared = tries if tries < count else count
    start = luck.below(count)
    best: i64 = choices[start]
    best_value = -1.0
    index: i64 = 0
    while index < compared:
        action: i64 = choices[(start + index * count // compared) % count]
        after = state.clone()
        after.apply(action)
        draw(after, luck)
        value = outcome(after, mine)
        if value > best_value:
            best, best_value = action, value
        index += 1
    return best


def play_on(state: State, handovers: i64, tries: i64, luck: FastLuck) -> None:
    """Everybody plays quickly, in place, until the turn has gone on so many times."""
    turn = state.whose_turn()
    left = handovers
    while state.actor != OVER:
        if state.actor == CHANCE:
            draw(state, luck)
        else:
            now = state.whose_turn()
            if now != turn:
                turn = now
                left -= 1
                if left < 0:
                    return
            state.apply(quick_choice(state, tries, luck))


# -- comparing plans --------------------------------------------------------------------------------------


class TurnSearch:
    """Compares the plans of `seat` in `state` by simulations. The state must have been resampled for the seat."""

    def __init__(self, state: State, seat: i64, luck: FastLuck, settings: TurnSettings, hidden: bool) -> None:
        self.state = state
        self.seat = seat
        self.luck = luck
        self.settings = settings
        self.hidden = hidden
        self.backup = Backup(SearchSettings())
        self.plans = Planner(settings).plans(state, seat, luck)[: settings.plans]
        self.simulations: i64 = 0
        self.deals = 0.0

    def run(self, simulations: i64, seconds: float) -> i64:
        """Simulate so many times or until the time is up (0: no such limit); returns how many were made."""
        until = time.perf_counter() + seconds
        made: i64 = 0
        if len(self.plans) < 2:
            return made
        while (simulations <= 0 or made < simulations) and (simulations > 0 or seconds > 0.0):
            self.simulate()
            made += 1
            if seconds > 0.0 and made % CLOCK_EVERY == 0 and time.perf_counter() >= until:
                break
        return made

    def simulate(self) -> None:
        plan = self.pick()
        state = self.state.clone()
        seat, luck = self.seat, self.luck
        levelled = 0.0
        if self.hidden:
            state.resample(seat, luck)
            dealt = outcome(state, seat)
            self.deals += dealt
            levelled = self.deals / float(self.simulations + 1) - dealt
        for action in plan.actions:
            state.apply(action)
        play_on(state, self.settings.rounds * state.seats - 1, self.settings.tries, luck)
        chances = self.backup.chances(state)
        got = self.backup.returns(state, chances)[seat] + levelled
        plan.visits += 1
        plan.value += got
        plan.squares += got * got
        plan.wins += chances[seat]
        self.simulations += 1

    def pick(self) -> Plan:
        """Upper confidence bounds; the estimate of a plan counts as a few visits."""
        visits, value, squares, promised = 0.0, 0.0, 0.0, 0.0
        for plan in self.plans:
            count = float(plan.visits)
            visits += count
            value += plan.value
            squares += plan.squares
            promised += count * plan.promise
        if visits == 0.0:
            return self.plans[0]
        mean = value / visits
        shift = mean - promised / visits
        explore = self.settings.exploration * math.sqrt(max(squares / visits - mean * mean, SPREAD * SPREAD))
        faith = self.settings.faith
        logarithm = math.log(visits + 1.0)
        best = self.plans[0]
        best_score = -1.0e9
        for plan in self.plans:
            count = float(plan.visits)
            known = (plan.value + faith * (plan.promise + shift)) / (count + faith)
            score = known + explore * math.sqrt(logarithm / (count + 1.0))
            if score > best_score:
                best, best_score = plan, score
        return best

    def ranked(self) -> list[Plan]:
        """The plans, the one to take first."""
        visits, value, promised = 0.0, 0.0, 0.0
        for plan in self.plans:
            visits += float(plan.visits)
            value += plan.value
            promised += float(plan.visits) * plan.promise
        shift = (value - promised) / visits if visits > 0.0 else 0.0
        faith = self.settings.faith
        scored: list[tuple[float, int]] = []
        for index in range(len(self.plans)):
            plan = self.plans[index]
            known = (plan.value + faith * (plan.promise + shift)) / (float(plan.visits) + faith)
            scored.append((-known, index))
        scored.sort()
        return [self.plans[index] for _, index in scored]
