"""Information-set Monte-Carlo tree search for any number of seats.

One simulation redeals what the seat cannot see, walks down the tree (`Selection`), plays on for a while
(`Playout`), looks at where that led and adds it up along the way (`Backup`). When the budget is used up,
`FinalChoice` takes a choice from the root. Each part is a class with one method; give `Search` another one to
try another idea.
"""

import gc
import math
import time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from isolario.bots.greedy import value_after
from isolario.bots.tree import Node, candidates
from isolario.kernel.chances import victory_shares
from isolario.kernel.luck import FastLuck
from isolario.kernel.playout import draw, playout
from isolario.kernel.state import CHANCE, OVER, State

CLOCK_EVERY: Final[i64] = 8
"""Simulations between two looks at the clock."""

SPREAD: Final = 0.003
"""Returns are taken to be spread at least this far when it is decided how much to explore."""

FEW: Final[i64] = 8
"""A choice followed so many times less often than another one is not known well enough to be taken."""

QUICK_TRIES: Final[i64] = 4
"""Choices compared by those who play a quick game to the end, to see about how many points there will be."""


class SearchSettings:
    """How a search thinks; the defaults suit a game with an `estimate()` of its own."""

    def __init__(
        self,
        exploration: float = 0.4,
        faith: float = 4.0,
        width: float = 2.0,
        depth: i64 = 0,
        greed: i64 = 50,
        tries: i64 = 4,
        rank_share: float = 0.15,
        margin_share: float = 0.1,
        depth_each: i64 = 2,
        caution: float = 1.0,
    ) -> None:
        self.exploration = exploration
        """How much a rarely tried choice is preferred: in parts of the spread of the returns where there is an
        estimate, in parts of a victory where there is none."""
        self.faith = faith
        """How many visits the game's estimate of a choice counts for; 0: it is not asked."""
        self.width = width
        """Only about `width * sqrt(visits)` choices are opened at a node, best estimates first; 0: all."""
        self.depth = depth
        """Choices in a playout before the game's estimate is asked; -1: always play to the end."""
        self.greed = greed
        """Percentage of playout choices that follow the estimate instead of the dice."""
        self.tries = tries
        """How many choices such a step compares."""
        self.rank_share = rank_share
        """What beating each single opponent counts in a return; the victory counts the rest."""
        self.margin_share = margin_share
        """What the margin in points counts in a return."""
        self.depth_each = depth_each
        """As many choices more in a playout for every opponent after the first: at a full table the tree hardly
        reaches their replies, and an estimate in the middle of a round flatters whoever has just moved."""
        self.caution = caution
        """How many standard errors are taken off what a choice brought on average before the best is taken."""


def plain(exploration: float = 1.0) -> SearchSettings:
    """Search without any knowledge of the game: all choices, random playouts to the end."""
    return SearchSettings(exploration, 0.0, 0.0, -1, 0, 1, 0.0, 0.0)


def suitable(state: State) -> SearchSettings:
    """The default settings for the game of this state: without an estimate of its own, plain ones."""
    return plain() if type(state).estimate is State.estimate else SearchSettings()


# -- 1. selection -----------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Selection:
    """Which choice to follow at a node of the tree: upper confidence bounds over what is available.

    The game's estimate counts as a few visits (progressive bias), and choices with poor estimates wait until
    their parent has been visited more often (progressive widening).
    """

    def __init__(self, settings: SearchSettings) -> None:
        self.exploration = settings.exploration
        self.faith = settings.faith
        self.width = settings.width

    def pick(self, node: Node, state: State, options: list[Node], luck: FastLuck) -> Node:
        """One of `options`, the children of `node` that are possible in `state`."""
        if len(options) == 1:
            options[0].available += 1
            return options[0]
        if self.faith > 0.0:
            return self.pick_informed(node, state, options, luck)
        return self.pick_plain(options, luck)

    def pick_plain(self, options: list[Node], luck: FastLuck) -> Node:
        """Every choice once, in random order, then by UCB1 with availability counts."""
        best = options[0]
        best_score = -1.0
        fresh: i64 = 0
        available: i64 = 0
        log_available = 0.0
        for child in options:
            child.available += 1
            if child.visits == 0:
                fresh += 1
                if luck.below(fresh) == 0:
                    best = child
            elif fresh == 0:
                if child.available != available:
                    available = child.available
                    log_available = math.log(float(available))
                visits = float(child.visits)
                score = child.value / visits + self.exploration * math.sqrt(log_available / visits)
                if score > best_score:
                    best, best_score = child, score
        return best

    def pick_informed(self, node: Node, state: State, options: list[Node], luck: FastLuck) -> Node:
        """By what is known and estimated; how far the returns are spread decides how much to explore."""
        next_one: Node | None = None
        opened: i64 = 0
        visits, value, squares, promised = 0.0, 0.0, 0.0, 0.0
        for child in options:
            if child.prior < 0.0:
                if node.action < 0:  # the root: worth a few draws of what follows
                    child.prior = value_after(state, child.action, child.actor, luck)
                else:
                    child.prior = state.estimate_after(child.action, child.actor, luck)
            child.available += 1
            if child.visits == 0:
                if next_one is None or child.prior > next_one.prior:
                    next_one = child
                continue
            opened += 1
            visits += float(child.visits)
            value += child.value
            squares += child.squares
            promised += float(child.visits) * child.prior
        if opened == 0 and next_one is not None:
            return next_one
        mean = value / visits
        explore = self.exploration * math.sqrt(max(squares / visits - mean * mean, SPREAD * SPREAD))
        # Estimates are for comparing: what looking deeper has added to the known choices on average, as when a
        # turn goes on and gets better with every step, is expected of all of them.
        shift = mean - promised / visits
        faith = self.faith
        best = options[0]
        best_score = -1.0e9
        available: i64 = 0
        log_available = 0.0
        for child in options:
            if child.visits == 0:
                continue
            if child.available != available:
                available = child.available
                log_available = math.log(float(available + 1))
            count = float(child.visits)
            score = known(child, faith, shift) + explore * math.sqrt(log_available / count)
            if score > best_score:
                best, best_score = child, score
        if next_one is None or not self.may_open(node, opened):
            return best
        score = next_one.prior + shift + explore * math.sqrt(log_available)
        return next_one if score > best_score else best

    def may_open(self, node: Node, opened: i64) -> bool:
        return self.width <= 0.0 or float(opened) < 1.0 + self.width * math.sqrt(float(node.visits))


def known(node: Node, faith: float, shift: float) -> float:
    """What a choice is worth by its visits, with its prior counting as `faith` more of them."""
    return (node.value + faith * (node.prior + shift)) / (float(node.visits) + faith)


# -- 2. playout -------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Playout:
    """How a simulation goes on below the tree: partly greedy, partly random, cut off after a while."""

    def __init__(self, settings: SearchSettings) -> None:
        self.depth = settings.depth
        self.depth_each = settings.depth_each
        self.greed = settings.greed
        self.tries = settings.tries

    def play(self, state: State, luck: FastLuck) -> None:
        """Play `state` on in place, to the end of the game or to a position worth an estimate."""
        left = self.depth
        if left < 0 and self.greed == 0:
            playout(state, luck)
            return
        if left >= 0 and state.seats > 2:
            left += self.depth_each * (state.seats - 2)
        while state.actor != OVER:
            choices = state.legal()
            count: i64 = len(choices)
            if state.actor == CHANCE:
                state.apply(choices[luck.pick(state.weights())])
            elif count == 1:
                state.apply(choices[0])
            elif left == 0:
                return
            else:
                left -= 1
                if self.greed > 0 and luck.below(100) < self.greed:
                    state.apply(self.greedy(state, choices, luck))
                else:
                    state.apply(choices[luck.below(count)])

    def greedy(self, state: State, choices: list[int], luck: FastLuck) -> i64:
        """The best by the game's estimate of a few choices taken at random."""
        count: i64 = len(choices)
        tries = self.tries if self.tries < count else count
        # Evenly spaced from a random start: different choices without a shuffle.
        start = luck.below(count)
        best: i64 = choices[start]
        best_value = -1.0
        index: i64 = 0
        while index < tries:
            action: i64 = choices[(start + index * count // tries) % count]
            value = state.estimate_after(action, state.actor, luck)
            if value > best_value:
                best, best_value = action, value
            index += 1
        return best


# -- 3. backup --------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Backup:
    """What the end of a simulation is worth to each seat (max^n), and how it is added up along the path."""

    def __init__(self, settings: SearchSettings) -> None:
        self.rank_share = settings.rank_share
        self.margin_share = settings.margin_share

    def chances(self, state: State) -> list[float]:
        """Each seat's share of the victory, certain at the end and estimated before."""
        if state.actor != OVER:
            return state.estimate()
        return victory_shares(state.ranks())

    def returns(self, state: State, chances: list[float]) -> list[float]:
        """Mostly the victory; a little for each opponent left behind and for the margin in points."""
        seats: i64 = len(chances)
        ranks_count = self.rank_share if seats > 2 else 0.0
        margin_counts = self.margin_share if state.actor == OVER else 0.0
        if ranks_count == 0.0 and margin_counts == 0.0:
            return chances
        made: list[float] = []
        scores = state.scores() if margin_counts > 0.0 else []
        for seat in range(seats):
            total = (1.0 - ranks_count - margin_counts) * chances[seat]
            if ranks_count > 0.0:
                total += ranks_count * beaten(chances, seat, state)
            if margin_counts > 0.0:
                total += margin_counts * margin(scores, seat)
            made.append(total)
        return made

    def add(self, path: list[Node], chances: list[float], returns: list[float]) -> None:
        for node in path:
            node.visits += 1
            got = returns[node.actor]
            node.value += got
            node.squares += got * got
            node.wins += chances[node.actor]


def beaten(chances: list[float], seat: i64, state: State) -> float:
    """The share of opponents left behind: by rank at the end, by their chances before."""
    seats: i64 = len(chances)
    total = 0.0
    if state.actor == OVER:
        ranks = state.ranks()
        mine = ranks[seat]
        for rank in ranks:
            if rank > mine:
                total += 1.0
            elif rank == mine:
                total += 0.5
        return (total - 0.5) / float(seats - 1)
    own = chances[seat] + 1e-9
    for other in range(seats):
        if other != seat:
            total += own / (own + chances[other] + 1e-9)
    return total / float(seats - 1)


def margin(scores: list[int], seat: i64) -> float:
    """The lead over the best opponent, as a number from 0 to 1 whatever the size of the scores."""
    mine = float(scores[seat])
    best = -1.0e9
    for other in range(len(scores)):
        if other != seat and float(scores[other]) > best:
            best = float(scores[other])
    return 0.5 + 0.5 * (mine - best) / (abs(mine) + abs(best) + 10.0)


# -- 4. final choice --------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class FinalChoice:
    """Takes the choice that surely brought most: what it brought on average, less what may be mere luck.

    A good choice found late has few visits; only those with far too few to tell are left out.
    """

    def __init__(self, settings: SearchSettings) -> None:
        self.caution = settings.caution

    def take(self, options: list[Node], luck: FastLuck) -> Node:
        most: i64 = 0
        visits, value, squares = 0.0, 0.0, 0.0
        for node in options:
            most = max(most, node.visits)
            visits += float(node.visits)
            value += node.value
            squares += node.squares
        mean = value / visits
        # How far a single return may lie from the average: taken from all choices, one alone has too few.
        spread = math.sqrt(max(squares / visits - mean * mean, SPREAD * SPREAD))
        best = options[0]
        best_score = -1.0e9
        for node in options:
            if FEW * node.visits >= most:
                score = node.mean() - self.caution * spread / math.sqrt(float(node.visits))
                if score > best_score:
                    best, best_score = node, score
        return best


# -- the search -------------------------------------------------------------------------------------------


class Search:
    """A tree for the next choice of `state`, seen by `seat`.

    The state must come from a trusted caller that has resampled it for the seat (see `decide`). The result
    depends on what the seat sees, on the seed of `luck` and on the number of simulations.
    """

    def __init__(
        self,
        state: State,
        seat: i64,
        luck: FastLuck,
        settings: SearchSettings,
        selection: Selection | None = None,
        playout: Playout | None = None,
        backup: Backup | None = None,
        choice: FinalChoice | None = None,
    ) -> None:
        self.state = state
        self.seat = seat
        self.luck = luck
        self.selection = selection if selection is not None else Selection(settings)
        self.playout = playout if playout is not None else Playout(settings)
        self.backup = backup if backup is not None else Backup(settings)
        self.choice = choice if choice is not None else FinalChoice(settings)
        # Where nothing is private, redealing is idle and a forced choice tells nobody anything.
        self.hidden: bool = type(state).resample is not State.resample
        self.levels_deals: bool = self.hidden and settings.faith > 0.0
        self.settles: bool = (
            settings.faith > 0.0 and settings.depth == 0 and state.seats == 2
            and type(self.playout) is Playout and type(self.backup) is Backup
        )  # fmt: skip
        """A simulation ends with the first new choice, and what that is worth to one seat says it for both."""
        self.deals: list[float] = [0.0] * state.seats
        """The estimates of all redeals so far, summed up by seat."""
        self.root = Node(seat, -1, -1.0)
        self.path: list[Node] = []
        self.simulations: i64 = 0
        self.totals: list[float] = [0.0] * state.seats

    def run(self, simulations: i64, seconds: float) -> i64:
        """Simulate until the root has been visited `simulations` times or the time is up (0: no such limit).

        Returns how many simulations were added. At least one is.
        """
        collects = gc.isenabled()
        gc.disable()  # a tree has no cycles: looking for some takes a tenth of the time and finds nothing
        try:
            return self.run_on(simulations, seconds)
        finally:
            if collects:
                gc.enable()

    def run_on(self, simulations: i64, seconds: float) -> i64:
        until = time.perf_counter() + seconds
        added: i64 = 0
        while added == 0 or simulations <= 0 or self.root.visits < simulations:
            self.simulate()
            added += 1
            if seconds > 0.0 and added % CLOCK_EVERY == 0 and time.perf_counter() >= until:
                break
            if seconds <= 0.0 and simulations <= 0:
                break
        return added

    def simulate(self) -> None:
        """One simulation: redeal, walk down, play on, add up."""
        state = self.state.clone()
        if self.hidden:
            state.imagine(self.seat, self.luck)
        deal = state.estimate() if self.levels_deals else []
        certain = self.descend(state)
        if certain and self.settles and state.actor >= 0 and len(state.legal()) > 1:
            # Nothing is played on, and when the choice was compared with others this very position was estimated.
            leaf = self.path[-1]
            chances = [leaf.prior, 1.0 - leaf.prior] if leaf.actor == 0 else [1.0 - leaf.prior, leaf.prior]
        else:
            self.playout.play(state, self.luck)
            chances = self.backup.chances(state)
        returns = self.backup.returns(state, chances)
        totals = self.totals
        for seat in range(len(totals)):
            totals[seat] += chances[seat]
        if self.levels_deals:
            gifts = self.gifts(deal)
            returns = without(returns, gifts)
            chances = without(chances, gifts)
        self.backup.add(self.path, chances, returns)
        self.simulations += 1

    def gifts(self, deal: list[float]) -> list[float]:
        """What this redeal has given each seat more than the others did, before any choice: luck that only hides
        differences."""
        deals = self.deals
        count = float(self.simulations + 1)
        made: list[float] = []
        for seat in range(len(deal)):
            deals[seat] += deal[seat]
            made.append(deal[seat] - deals[seat] / count)
        return made

    def descend(self, state: State) -> bool:
        """Follow the tree from the root to a choice that was never followed before, and make it.

        Whether the choices alone led there, without luck and secrets.
        """
        luck = self.luck
        node = self.root
        path = self.path
        path.clear()
        path.append(node)
        forced = False
        certain = not self.hidden  # nothing but the choices of the path decides what is possible
        while True:
            if state.actor == CHANCE:
                certain = False
                draw(state, luck)
            if state.actor == OVER:
                return False
            if certain and node.complete:
                options = node.children
            else:
                legal = state.legal()
                if len(legal) == 1 and not self.hidden:
                    state.apply(legal[0])
                    forced = True
                    continue
                options = candidates(node, state, legal)
                node.complete = certain and not forced
            node = self.selection.pick(node, state, options, luck)
            state.apply(node.action)
            path.append(node)
            forced = False
            if node.visits == 0:
                return certain and node.prior >= 0.0

    def options(self) -> list[Node]:
        """The choices at the root that have been looked at: first the one to take, then the most followed."""
        actor = self.state.actor
        found = [child for child in self.root.children if child.actor == actor and child.visits > 0]
        found.sort(key=by_visits)
        if len(found) > 1:
            taken = self.choice.take(found, self.luck)
            found.remove(taken)
            found.insert(0, taken)
        return found

    def best(self) -> i64:
        return self.options()[0].action

    def chances(self) -> list[float]:
        """Each seat's chance to win from the root, as the simulations saw it."""
        return [total / float(max(self.simulations, 1)) for total in self.totals]

    def chance(self, option: Node) -> float:
        """The seat's chance with a choice."""
        return option.chance()

    def step(self, action: i64, state: State) -> None:
        """Go on from the position after the seat's own choice, keeping what is known below it."""
        found = self.root.find(self.seat, action)
        self.root = found if found is not None else Node(self.seat, action, -1.0)
        self.root.actor = self.seat
        self.state = state
        self.simulations = 0
        self.totals = [0.0] * state.seats
        self.deals = [0.0] * state.seats

    def line(self, first: Node, length: i64) -> list[int]:
        """The choices most often followed from `first` on, as (actor, action) pairs laid end to end."""
        pairs: list[int] = []
        node: Node | None = first
        while node is not None and node.visits > 0 and len(pairs) < 2 * length:
            pairs.append(node.actor)
            pairs.append(node.action)
            best: Node | None = None
            for child in node.children:
                if best is None or child.visits > best.visits:
                    best = child
            node = best
        return pairs


def without(returns: list[float], gifts: list[float]) -> list[float]:
    return [returns[seat] - gifts[seat] for seat in range(len(returns))]


def by_visits(node: Node) -> tuple[i64, float, i64]:
    return (-node.visits, -node.mean(), node.action)


def final_points(state: State, action: i64, count: i64, luck: FastLuck) -> list[float]:
    """The average final score of each seat after `action`, over a few quick games to the end.

    With the same `luck` the games after another action begin in the same worlds.
    """
    player = Playout(SearchSettings(0.0, 0.0, 0.0, -1, 100, QUICK_TRIES))
    mine = state.actor
    totals = [0.0] * state.seats
    for _ in range(count):
        world = luck.spawn()
        copy = state.clone()
        copy.imagine(mine, world)
        if action >= 0:
            copy.apply(action)
        player.play(copy, world)
        points = copy.scores()
        for seat in range(len(totals)):
            totals[seat] += float(points[seat])
    return [total / float(count) for total in totals]
