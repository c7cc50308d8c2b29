"""Planning whole turns: orders that lead to the same position are one plan, and a plan is more than its first step."""

from collections.abc import Mapping
from typing import Any

import pytest

from isolario.bots import bot, decide
from isolario.bots.greedy import greedy_choice
from isolario.bots.planning import TurnBot
from isolario.bots.turns import Planner, TurnSearch, TurnSettings, quick_choice
from isolario.kernel import CHANCE, OVER, FastLuck, Game, Luck, Problem, State, game
from isolario.kernel.playout import random_walk

PAIR = 10
"""What the two humble goods are worth together; the showy one alone is worth 3."""


class Market(State):
    """Each of two seats takes two of three goods in a turn, then the game is over."""

    def __init__(self, taken: list[list[int]], actor: int) -> None:
        super().__init__(2)
        self.taken = taken
        self.actor = actor

    def fields(self) -> tuple[str, ...]:
        return ("seats", "actor", "taken")

    def legal(self) -> list[int]:
        return [] if self.actor == OVER else [good for good in range(3) if good not in self.taken[self.actor]]

    def apply(self, action: int) -> None:
        mine = self.taken[self.actor]
        mine.append(action)
        mine.sort()
        if len(mine) == 2:
            self.actor = 1 if self.actor == 0 else OVER

    def clone(self) -> "Market":
        return Market([list(goods) for goods in self.taken], int(self.actor))

    def scores(self) -> list[int]:
        return [PAIR if goods == [0, 1] else 3 * (2 in goods) for goods in self.taken]

    def estimate(self) -> list[float]:
        mine, theirs = (1 + points for points in self.scores())
        return [mine / (mine + theirs), theirs / (mine + theirs)]

    def whose_turn(self) -> int:
        return self.actor


class MarketGame(Game):
    id = "market"
    actions = 3
    max_steps = 4

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return Market([[], []], 0)

    def load(self, dump: dict[str, Any]) -> State:
        return Market(dump["taken"], dump["actor"])


class Seer(Market):
    """The showy good looks good on the way; where a turn has ended, the pair is known to be worth nothing."""

    def clone(self) -> "Seer":
        return Seer([list(goods) for goods in self.taken], int(self.actor))

    def forecast(self) -> list[float]:
        return [0.1, 0.9] if self.taken[0] == [0, 1] else [0.9, 0.1]


def test_lines_that_were_played_on_are_judged_by_the_forecast() -> None:
    search = TurnSearch(Seer([[], []], 0), 0, FastLuck(1), TurnSettings(rounds=0), False)
    assert sorted(search.plans[0].actions) == [0, 1], "plans are found by the estimate"
    search.run(40, 0.0)
    assert sorted(search.ranked()[0].actions) != [0, 1]
    assert search.chances() == pytest.approx([0.9, 0.1])


class Reflex(Market):
    """Nobody takes the pair after comparing one good with another, but it is what everybody takes without comparing."""

    def clone(self) -> "Reflex":
        return Reflex([list(goods) for goods in self.taken], int(self.actor))

    def instinct(self, choices: list[int], luck: Luck) -> int:
        return min(choices)


def test_a_quick_player_does_at_once_what_the_room_knows() -> None:
    assert quick_choice(Market([[], []], 0), 8, FastLuck(1)) == 2
    assert quick_choice(Reflex([[], []], 0), 8, FastLuck(1)) == 0
    assert quick_choice(Reflex([[0], []], 0), 8, FastLuck(1)) == 1


def test_a_small_budget_follows_fewer_plans() -> None:
    settings = TurnSettings(beam=32, share=16)
    settings.larger = TurnSettings(beam=8)
    assert [int(settings.within(budget).beam) for budget in (0, 1, 25, 100, 400, 800)] == [32, 1, 1, 6, 25, 32]
    assert settings.beam == 32
    narrow = settings.within(25)
    assert narrow.larger is not None
    assert narrow.larger.beam == 8, "where no share is asked for, all plans are followed"
    assert TurnBot(100, settings=settings).settings.beam == 6
    assert TurnBot(seconds=1.0, settings=settings).settings.beam == 32


def test_orders_that_lead_to_the_same_position_are_one_plan() -> None:
    plans = Planner(TurnSettings()).plans(MarketGame().new(), 0, FastLuck(1))
    assert sorted(sorted(plan.actions) for plan in plans) == [[0, 1], [0, 2], [1, 2]]
    assert sorted(plans[0].actions) == [0, 1]


def test_a_plan_sees_past_the_first_step() -> None:
    state = MarketGame().new()
    assert greedy_choice(state, FastLuck(1)) == 2
    search = TurnSearch(state, 0, FastLuck(1), TurnSettings(), False)
    search.run(40, 0.0)
    assert sorted(search.ranked()[0].actions) == [0, 1]


class Lottery(State):
    """Seat 0 takes a gift of 0 to 7, seat 1 nods, and a wheel that counts far more than any gift is spun."""

    def __init__(self, stage: int = 0, gift: int = 0, wheel: int = 0) -> None:
        super().__init__(2)
        self.stage, self.gift, self.wheel = stage, gift, wheel
        self.actor = (0, 1, CHANCE, 0)[stage]

    def fields(self) -> tuple[str, ...]:
        return ("stage", "gift", "wheel")

    def legal(self) -> list[int]:
        return list(range(100 if self.actor == CHANCE else 8 if self.stage == 0 else 1))

    def weights(self) -> list[int]:
        return [1] * 100

    def apply(self, action: int) -> None:
        if self.stage == 0:
            self.gift = action
        elif self.stage == 2:
            self.wheel = action
        self.stage += 1
        self.actor = (0, 1, CHANCE, 0)[self.stage]

    def clone(self) -> "Lottery":
        return Lottery(self.stage, self.gift, self.wheel)

    def whose_turn(self) -> int:
        return 1 if self.stage in (1, 2) else 0

    def scores(self) -> list[int]:
        return [self.gift, 0]

    def estimate(self) -> list[float]:
        seen = self.gift if self.stage == 3 else -self.gift  # at first a gift looks bad
        mine = 0.1 + 0.008 * self.wheel + 0.001 * seen
        return [mine, 1 - mine]


def test_plans_meet_in_the_same_worlds() -> None:
    """Luck that counts a hundred times as much as the choice cannot hide which is better."""
    for seed in range(6):
        search = TurnSearch(Lottery(), 0, FastLuck(seed), TurnSettings(faith=0.0), False)
        search.run(72, 0.0)
        assert search.ranked()[0].actions == [7]


def test_a_small_budget_compares_fewer_plans() -> None:
    """Each of them is seen often enough to tell; the worse half is seen less than the better one."""
    for budget, compared in ((6, 2), (72, 8)):
        search = TurnSearch(Lottery(), 0, FastLuck(1), TurnSettings(), False)
        assert len(search.plans) == 8
        search.run(budget, 0.0)
        visits = sorted((int(plan.visits) for plan in search.plans if plan.visits > 0), reverse=True)
        assert min(visits) >= 3
        assert len(visits) == compared
        assert sum(visits) <= budget
        assert compared == 2 or visits[0] > visits[-1]


def test_chances_are_compared_over_the_same_worlds() -> None:
    """Plans that were out early met fewer spins of the wheel: what a gift brings shows all the same."""
    search = TurnSearch(Lottery(), 0, FastLuck(3), TurnSettings(), False)
    search.run(72, 0.0)
    options = search.options()
    assert len({int(option.visits) for option in options}) > 1
    best = options[0]
    assert sum(search.chances()) == pytest.approx(1.0)
    assert search.chance(best) == pytest.approx(search.chances()[0])
    for option in options:
        assert search.chance(best) - search.chance(option) == pytest.approx(0.001 * int(best.action - option.action))


def test_a_choice_that_looks_poor_can_be_considered() -> None:
    search = TurnSearch(Lottery(), 0, FastLuck(3), TurnSettings(plans=3), False)
    search.run(30, 0.0)
    search.know(20)
    assert {option.action for option in search.options()} == {0, 1, 2}, "at first a gift looks bad"
    search.consider(7)
    best = search.options()[0]
    found = next(option for option in search.options() if option.action == 7)
    assert found.visits == best.visits >= 20
    assert search.chance(found) - search.chance(best) == pytest.approx(0.001 * int(7 - best.action))


@pytest.mark.parametrize("fullest", [False, True])
def test_it_plays_every_game_and_knows_no_secret(room: Game, fullest: bool) -> None:
    """The same view, seed and budget give the same choice, whatever is hidden, at the smallest and largest table."""
    played = room
    state = played.new(played.max_seats if fullest else played.min_seats)
    random_walk(state, FastLuck(3), 40)
    for seed in range(3):
        while state.actor < 0 and state.actor != OVER:
            random_walk(state, FastLuck(seed), 1)
        if state.actor == OVER:
            break
        other = state.clone()
        other.resample(state.actor, FastLuck(99))
        for name in ("turns:6", "beam:4"):
            chosen = decide(bot(name, played), state, seed)
            assert chosen in state.legal()
            assert decide(bot(name, played), other, seed) == chosen
        state.apply(chosen)


def test_a_fingerprint_tells_positions_apart(room: Game) -> None:
    """The same position has the same one, a clone too, and what a choice changes shows."""
    state = room.new()
    luck = FastLuck(7)
    seen: dict[int, dict[str, Any]] = {}
    for _ in range(120):
        random_walk(state, luck, 1)
        if state.actor == OVER:
            break
        mark = state.fingerprint()
        assert state.clone().fingerprint() == mark
        assert seen.setdefault(mark, state.dump()) == state.dump()
        for action in state.legal() if state.actor >= 0 else []:
            after = state.clone()
            after.apply(action)
            if after.actor != CHANCE:
                assert seen.setdefault(after.fingerprint(), after.dump()) == after.dump()
    assert len(seen) > 20


def test_a_plan_is_followed_without_thinking_again() -> None:
    played = MarketGame()
    planner, state = bot("turns:20", played), played.new()
    state.apply(planner.choose(state.clone(), FastLuck(1)))
    assert state.legal()
    second = planner.choose(state.clone(), FastLuck(2))
    state.apply(second)
    assert state.scores()[0] == PAIR


def test_a_budget_must_be_a_budget() -> None:
    for text in ("turns:", "turns:much", "turns:0", "beam:", "beam:0", "beam:wide"):
        with pytest.raises(Problem):
            bot(text, game("nomads"))
