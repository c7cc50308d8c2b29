"""Search over whole turns: the seat's own choices are planned as one, then plans are compared by playing on.

A turn of many small choices has many orders that lead to the same position. `Planner` looks for the best ways through
the seat's own choices with a beam that merges them; `TurnSearch` then compares the best plans: in each world, what the
seat cannot see is redealt and draws are fixed, every plan is carried out, and everybody plays on quickly until the
seat is to move again, so that all plans are judged at comparable points and by the same luck.
"""

import time
from typing import Final

from mypy_extensions import i64

from isolario.bots.greedy import outcome
from isolario.bots.mcts import Backup, SearchSettings, by_visits, known
from isolario.bots.tree import Node
from isolario.kernel.chances import victory_shares
from isolario.kernel.luck import FastLuck
from isolario.kernel.playout import draw
from isolario.kernel.state import CHANCE, OVER, State

FEWEST: Final[i64] = 3
"""In so many worlds plans meet at least before the first of them are out; a small budget compares fewer plans."""


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
        draws: i64 = 3,
        share: i64 = 0,
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
        """How many times everybody has a turn before the game's estimate is asked; 0: the seat ends its own only."""
        self.faith = faith
        """How many visits the estimate of a plan counts for."""
        self.draws = draws
        """Draws over which a plan that ends in luck is judged at first."""
        self.share = share
        """So many simulations a budget must have for each unfinished plan, or it follows fewer. 0: always all."""
        self.larger: TurnSettings | None = None
        """Other settings for tables of three and more."""

    def at(self, seats: i64) -> "TurnSettings":
        """The settings for a table of that size."""
        return self if seats == 2 or self.larger is None else self.larger

    def within(self, simulations: i64) -> "TurnSettings":
        """The settings for a budget: following a plan costs time as well, and a small budget has little."""
        beam = self.beam
        if self.share > 0 and simulations > 0:
            beam = min(self.beam, max(1, simulations // self.share))
        made = TurnSettings(beam, self.longest, self.plans, self.tries, self.rounds, self.faith, self.draws, self.share)
        if self.larger is not None:
            made.larger = self.larger.within(simulations)
        return made


class Plan(Node):
    """A way through the seat's own choices, up to where luck or somebody else goes on.

    To the search it is a choice like any other: what it promises is its prior.
    """

    def __init__(self, seat: i64, actions: list[int], end: State, promise: float) -> None:
        super().__init__(seat, actions[0] if len(actions) > 0 else -1, promise)
        self.actions = actions
        self.end = end
        self.found: list[float] = []
        """The seat's chances in each world it was carried out in."""
        self.totals: list[float] = [0.0] * end.seats
        """Everybody's chances there, summed up."""


def by_promise(plan: Plan) -> float:
    return -plan.prior


# -- finding plans ----------------------------------------------------------------------------------------


class Planner:
    """Finds plans with a beam: the best few of each length go on, whatever leads to the same position is one."""

    def __init__(self, settings: TurnSettings) -> None:
        self.settings = settings

    def plans(self, state: State, seat: i64, luck: FastLuck, first: i64 = -1) -> list[Plan]:
        """Plans that cannot go on, best first; together they cover every first choice that a beam reaches.

        With `first` only those that begin with it.
        """
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
                    if length == 0 and first >= 0 and action != first:
                        continue
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
    known = state.instinct(choices, luck)
    if known >= 0:
        return known
    mine = state.actor
    compared = tries if tries < count else count
    start = luck.below(count)
    best: i64 = choices[start]
    best_value = -1.0
    index: i64 = 0
    while index < compared:
        action: i64 = choices[(start + index * count // compared) % count]
        value = state.estimate_after(action, mine, luck)
        if value > best_value:
            best, best_value = action, value
        index += 1
    return best


def play_on(state: State, turn: i64, handovers: i64, tries: i64, draws: FastLuck, luck: FastLuck) -> None:
    """Everybody plays quickly, in place, until the turn has gone on more often than that since it was `turn`'s.

    What is really drawn comes from `draws`, so that lines with the same draws can be compared.
    """
    left = handovers
    while state.actor != OVER:
        if state.actor == CHANCE:
            draw(state, draws)
        else:
            now = state.whose_turn()
            if now != turn:
                turn = now
                left -= 1
                if left < 0:
                    return
            state.apply(quick_choice(state, tries, luck))


# -- comparing plans --------------------------------------------------------------------------------------


def halvings(count: i64) -> i64:
    """How often a number of plans must be halved until one is left."""
    found: i64 = 0
    while count > 1:
        count = (count + 1) // 2
        found += 1
    return found


class World:
    """What the seat cannot see, dealt once, and the luck that follows: the same for every plan."""

    def __init__(self, dealt: State, draws: FastLuck, thoughts: FastLuck) -> None:
        self.dealt = dealt
        self.draws = draws
        self.thoughts = thoughts


class TurnSearch:
    """Compares the plans of `seat` in `state` by simulations. The state must have been resampled for the seat.

    All plans still in question meet in the same worlds: what is hidden is redealt once for all of them, and the same
    draws follow. After each part of the budget the worse half is out (sequential halving).
    """

    def __init__(self, state: State, seat: i64, luck: FastLuck, settings: TurnSettings, hidden: bool) -> None:
        self.state = state
        self.seat = seat
        self.luck = luck
        self.settings = settings.at(state.seats)
        self.hidden = hidden
        self.backup = Backup(SearchSettings())
        self.plans = Planner(self.settings).plans(state, seat, luck)[: self.settings.plans]
        """Those still in question first, the best of them before the others."""
        self.left: i64 = len(self.plans)
        """How many are still in question."""
        self.worlds: list[World] = []
        """Each plan was carried out in the first of them, the one to take in all."""
        self.simulations: i64 = 0

    def run(self, simulations: i64, seconds: float) -> i64:
        """Simulate about so many times or until the time is up (0: no such limit); returns how many were made."""
        before = self.simulations
        if self.left < 2 or (simulations <= 0 and seconds <= 0.0):
            return 0
        while simulations > 0 and self.left > 2 and simulations < FEWEST * self.left * halvings(self.left):
            self.left -= 1
        began = time.perf_counter()
        stages = halvings(self.left)
        stage: i64 = 0
        while stage < stages:
            until = began + seconds * float(stage + 1) / float(stages)
            worlds: i64 = simulations // (stages * self.left)
            world: i64 = 0
            while True:
                self.meet()
                world += 1
                if simulations > 0 and world >= worlds:
                    break
                if seconds > 0.0 and time.perf_counter() >= until:
                    break
            self.halve()
            stage += 1
        return self.simulations - before

    def meet(self) -> None:
        """Carry out all plans still in question in one world."""
        dealt = self.state
        if self.hidden:
            dealt = self.state.clone()
            dealt.imagine(self.seat, self.luck)
        world = World(dealt, self.luck.spawn(), self.luck.spawn())
        self.worlds.append(world)
        for index in range(self.left):
            self.carry_out(self.plans[index], world)

    def carry_out(self, plan: Plan, world: World) -> None:
        state = world.dealt.clone()
        for action in plan.actions:
            state.apply(action)
        handovers = self.settings.rounds * self.state.seats - 1
        turn = self.state.whose_turn()
        play_on(state, turn, handovers, self.settings.tries, world.draws.clone(), world.thoughts.clone())
        chances = state.forecast() if state.actor != OVER else victory_shares(state.ranks())
        self.backup.add([plan], chances, self.backup.returns(state, chances))
        plan.found.append(chances[self.seat])
        for seat in range(len(chances)):
            plan.totals[seat] += chances[seat]
        self.simulations += 1

    def halve(self) -> None:
        """Sort the plans still in question by what they brought, and keep the better half of them."""
        scored: list[tuple[float, int]] = []
        for index in range(self.left):
            scored.append((-known(self.plans[index], self.settings.faith, 0.0), index))
        scored.sort()
        better = [self.plans[index] for _, index in scored]
        better.extend(self.plans[self.left :])
        self.plans = better
        self.left = (self.left + 1) // 2

    def ranked(self) -> list[Plan]:
        """The plans, the one to take first."""
        return self.plans

    # -- for hints and reviews ------------------------------------------------------------------------------

    def know(self, worlds: i64) -> None:
        """See to it that the plan to take was carried out in so many worlds at least."""
        while len(self.worlds) < worlds:
            self.meet()

    def consider(self, first: i64) -> None:
        """Let the most promising plan that begins with `first` meet every world, however poor it looks."""
        found: Plan | None = None
        for plan in self.plans:
            if plan.action == first:
                found = plan
                break
        if found is None:
            found = Planner(self.settings).plans(self.state, self.seat, self.luck, first)[0]
            self.plans.append(found)
        while len(found.found) < len(self.worlds):
            self.carry_out(found, self.worlds[len(found.found)])

    def options(self) -> list[Node]:
        """The first choices looked at, each with its best plan: the one to take, then the most followed."""
        firsts: set[int] = set()
        found: list[Node] = []
        for plan in self.plans:
            if plan.visits > 0 and plan.action not in firsts:
                firsts.add(plan.action)
                found.append(plan)
        return [found[0], *sorted(found[1:], key=by_visits)]

    def chances(self) -> list[float]:
        """Each seat's chance to win with the plan to take."""
        best = self.plans[0]
        return [total / float(best.visits) for total in best.totals]

    def chance(self, option: Node) -> float:
        """The seat's chance with a plan: what the plan to take has, and what this one had more in the worlds both met.

        A plan that was out early has met fewer worlds, which may have been kinder than the others.
        """
        best = self.plans[0]
        if not isinstance(option, Plan) or len(option.found) == 0:
            return option.prior
        gap = 0.0
        for world in range(len(option.found)):
            gap += option.found[world] - best.found[world]
        return min(1.0, max(0.0, best.chance() + gap / float(len(option.found))))

    def line(self, first: Node, length: i64) -> list[int]:
        """The choices of a plan, as (actor, action) pairs laid end to end."""
        pairs: list[int] = []
        if isinstance(first, Plan):
            for action in first.actions[:length]:
                pairs.append(self.seat)
                pairs.append(action)
        return pairs
