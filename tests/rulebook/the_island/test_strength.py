"""Whether the evaluation predicts what comes; tests/games/test_strength.py plays by it."""

from math import log

import pytest

from isolario.bots.greedy import greedy_choice
from isolario.games.the_island import game
from isolario.games.the_island.evaluate import BOAT_STEP_W, SHARPNESS_W, TILE_STEP_W, WATER_STEP_W
from isolario.games.the_island.position import BOATS_OUT, MOVE, TILE
from isolario.games.the_island.rules import Island
from isolario.kernel import CHANCE, OVER, FastLuck, Game, State


def chosen(state: State, seed: int) -> int:
    """By a greedy player to whom all deals are alike: in such games the weights were found."""
    luck, seen = FastLuck(seed), state.clone()
    seen.resample(state.actor, luck)
    return int(greedy_choice(seen, luck))


def gain_by_moving(judges: list[Game], seats: int, games: int) -> list[float]:
    """How much better a seat stands after its movement than before, on average, as each judge estimates it; the first
    one's players play."""
    turns = 0
    gains = [0.0] * len(judges)
    for number in range(games):
        state, luck, before, mover = judges[0].new(seats=seats), FastLuck(number), None, 0
        assert isinstance(state, Island)
        while state.actor != OVER:
            now = [judge.load(state.dump()).estimate() for judge in judges]
            if before is not None and state.phase != MOVE:
                gains = [
                    gain + later[mover] - earlier[mover]
                    for gain, earlier, later in zip(gains, before, now, strict=True)
                ]
                before = None
            elif before is None and state.phase == MOVE:
                before, mover, turns = now, state.active, turns + 1
            if state.actor == CHANCE:
                state.apply(state.legal()[luck.pick(state.weights())])
            else:
                state.apply(chosen(state, luck.below(1 << 30)))
    return [gain / turns for gain in gains]


@pytest.mark.strength
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_stands_much_better_for_having_just_moved(seats: int) -> None:
    weights = game.weights
    weights[BOAT_STEP_W] = weights[WATER_STEP_W] = weights[TILE_STEP_W] = 0.0
    by_hand = game.with_value(None)  # what a network has learned is judged between turns only
    with_steps, without = gain_by_moving([by_hand, game.with_weights(weights)], seats, 4)
    assert without > 0.03
    assert abs(with_steps) < 0.25 * without


@pytest.mark.strength
@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_stands_much_better_for_having_just_placed(seats: int) -> None:
    """Explorers not placed yet count as well, and so do the values that they may get."""
    luck = FastLuck(1)
    state = game.new(seats=seats)
    assert isinstance(state, Island)
    while state.phase <= BOATS_OUT:
        seat, before = state.actor, state.estimate()
        if seat == CHANCE:
            state.apply(state.legal()[luck.pick(state.weights())])
        else:
            state.apply(chosen(state, luck.below(1 << 30)))
            assert abs(state.estimate()[seat] - before[seat]) < 0.06


def loss(judges: list[Game], seats: int, games: int) -> list[float]:
    """How badly each judge predicts the winners from the positions between turns of greedy players."""
    total = [0.0] * len(judges)
    for number in range(1, games + 1):
        state, luck, active = game.new(seats=seats), FastLuck(number), -1
        assert isinstance(state, Island)
        predicted: list[list[list[float]]] = []
        while state.actor != OVER:
            if state.phase == TILE and state.active != active:
                active = state.active
                predicted.append([judge.load(state.dump()).estimate() for judge in judges])
            if state.actor == CHANCE:
                state.apply(state.legal()[luck.pick(state.weights())])
            else:
                state.apply(chosen(state, luck.below(1 << 30)))
        winners = [seat for seat, rank in enumerate(state.ranks()) if rank == 1]
        for chances in predicted:
            for judge, one in enumerate(chances):
                total[judge] -= sum(log(one[seat]) for seat in winners) / len(winners)
    return total


@pytest.mark.strength
def test_a_lead_counts_as_much_as_results_say_at_four() -> None:
    """Neither surer of itself nor less sure would predict the winners better."""
    judges: list[Game] = [game]
    for factor in (0.7, 1.4):
        weights = game.weights
        weights[SHARPNESS_W] *= factor
        judges.append(game.with_weights(weights))
    as_it_is, less_sure, surer = loss(judges, 4, 8)
    assert as_it_is < min(less_sure, surer)
