"""Search over whole turns: the seat's own choices are planned as one, then plans are compared by playing on.

A turn of many small choices has many orders that lead to the same position. `Planner` looks for the best ways through
the seat's own choices with a beam that merges them; `TurnSearch` then compares the best plans: each simulation redeals
what the seat cannot see, carries a plan out and lets everybody play on quickly until the seat is to move again, so that
all plans are judged at comparable points.
"""

import time
from typing import Final

from mypy_extensions import i64

from isolario.bots.greedy import outcome
from isolario.bots.mcts import Backup, SearchSettings, Selection, known
from isolario.bots.tree import Node
from isolario.kernel.luck import FastLuck
from isolario.kernel.playout import draw
from isolario.kernel.state import CHANCE, OVER, State

CLOCK_EVERY: Final[i64] = 2


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


class Plan(Node):
    """A way through the seat's own choices, up to where luck or somebody else goes on.

    To the search it is a choice like any other: what it promises is its prior.
    """

    def __init__(self, seat: i64, actions: list[int], end: State, promise: float) -> None:
        super().__init__(seat, actions[0] if len(actions) > 0 else -1, promise)
        self.actions = actions
        self.end = end


def by_promise(plan: Plan) -> float:
    return -plan.prior


# -- finding plans ----------------------------------------------------------------------------------------


class Planner:
    """Finds plans with a beam: the best few of each length go on, whatever leads to the same position is one."""

    def __init__(self, settings: TurnSettings) -> None:
        self.settings = settings

    def plans(self, state: State, seat: i64, luck: FastLuck) -> list[Plan]:
        """Plans that cannot go on, best first; together they cover every first choice that a beam reaches."""
        turn = state.whose_turn()
        same = luck.spawn()  # every plan that ends in luck is judged by the same draws
        seen: set[int] = set()
        ended: list[Plan] = []
        open_plans: list[Plan] = [Plan(seat, [], state, 0.0)]
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
                        grown.append(Plan(seat, actions, after, outcome(after, seat)))
                    else:
                        ended.append(Plan(seat, actions, after, self.promise(after, seat, same.clone())))
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
    """Compares the plans of `seat` in `state` by simulations. The state must have been resampled for the seat.

    Which plan is tried next is up to the `Selection` of the tree search: here the tree is one level of plans deep.
    """

    def __init__(self, state: State, seat: i64, luck: FastLuck, settings: TurnSettings, hidden: bool) -> None:
        self.state = state
        self.seat = seat
        self.luck = luck
        self.settings = settings
        self.hidden = hidden
        thinking = SearchSettings(settings.exploration, settings.faith, 0.0)
        self.selection = Selection(thinking)
        self.backup = Backup(thinking)
        self.plans = Planner(settings).plans(state, seat, luck)[: settings.plans]
        self.root = Node(seat, -1, -1.0)
        for plan in self.plans:
            self.root.children.append(plan)
        self.deals = 0.0
        """The estimates of all redeals so far, summed up."""

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
        seat, luck, root = self.seat, self.luck, self.root
        plan = self.selection.pick(root, self.state, root.children, luck)
        state = self.state.clone()
        levelled = 0.0
        if self.hidden:
            state.resample(seat, luck)
            dealt = outcome(state, seat)
            self.deals += dealt
            levelled = self.deals / float(root.visits + 1) - dealt
        assert isinstance(plan, Plan)
        for action in plan.actions:
            state.apply(action)
        play_on(state, self.settings.rounds * state.seats - 1, self.settings.tries, luck)
        chances = self.backup.chances(state)
        returns = self.backup.returns(state, chances).copy()
        returns[seat] += levelled
        self.backup.add([root, plan], chances, returns)

    def ranked(self) -> list[Plan]:
        """The plans, the one to take first: what they brought, with what they promised counting as a few visits."""
        visits, value, promised = 0.0, 0.0, 0.0
        for plan in self.plans:
            visits += float(plan.visits)
            value += plan.value
            promised += float(plan.visits) * plan.prior
        shift = (value - promised) / visits if visits > 0.0 else 0.0
        scored: list[tuple[float, int]] = []
        for index in range(len(self.plans)):
            scored.append((-known(self.plans[index], self.settings.faith, shift), index))
        scored.sort()
        return [self.plans[index] for _, index in scored]
