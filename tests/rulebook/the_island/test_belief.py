"""What a seat believes about the others' values: it follows what everybody sees and nothing else."""

from collections import Counter
from pathlib import Path

import pytest

from isolario.bots import bot, decide, level, levels
from isolario.bots.greedy import greedy_choice
from isolario.games.the_island import game
from isolario.games.the_island.belief import DOUBT, read_beliefs
from isolario.games.the_island.position import WORTH
from isolario.games.the_island.rules import Island
from isolario.kernel import CHANCE, FastLuck, Problem, draw
from tests.examples import count
from tests.rulebook.the_island.position import Scene

DEALS = count(1000)


def imagined(state: Island, seat: int, seed: int) -> Island:
    copy = state.clone()
    copy.imagine(seat, FastLuck(seed))
    return copy


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def first_value_to_give(seats: int) -> Island:
    """The first explorer is on its tile, and somebody gives it a value."""
    state, luck = game.new(seats), FastLuck(3)
    assert isinstance(state, Island)
    while state.phase != WORTH:
        if state.actor == CHANCE:
            draw(state, luck)
        else:
            state.apply(greedy_choice(state, luck))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_was_saved_is_thought_valuable(seats: int) -> None:
    """Of two the saved one is worth more than the one left on a tile, though it was placed later."""
    state = Scene(seats=seats).put("NW", "B5").put("H5", "A0", "B4").moving()
    worlds = [imagined(state, 0, seed) for seed in range(DEALS)]
    saved, left = mean([world.value[15] for world in worlds]), mean([world.value[14] for world in worlds])
    assert saved > left + 0.5


def test_the_ten_values_are_dealt_and_ones_own_stay() -> None:
    state = Scene(seats=3).put("NW", "B0").put("H5", "A0", "B1", "C0").moving()
    for seed in range(20):
        world = imagined(state, 0, seed)
        assert world.value[:10] == state.value[:10]
        for colour in (1, 2):
            assert sorted(world.value[10 * colour : 10 * colour + 10]) == sorted(state.value[:10])
        assert world.view(0) == state.view(0)


def test_anything_is_possible() -> None:
    """Doubt remains: somebody may play like nobody the scores were learned from."""
    state = Scene(seats=2).put("NW", "B0").put("H5", "A0", "B9").moving()
    found = Counter(int(imagined(state, 0, seed).value[10]) for seed in range(4 * DEALS))
    assert set(found) == {1, 2, 3, 4, 5, 6}
    assert found[1] >= 0.5 * 0.3 * int(DOUBT) / 100 * 4 * DEALS


def test_nothing_is_certain() -> None:
    """Odds, not the order of placing, say what somebody is worth: no value has nearly all of the worlds."""
    state = Scene(seats=2).put("H5", "A0", *(f"B{number}" for number in range(10))).moving()
    for explorer in range(10, 20):
        found = Counter(int(imagined(state, 0, seed).value[explorer]) for seed in range(DEALS))
        assert max(found.values()) < 0.85 * DEALS


def test_while_values_are_placed_the_others_wait() -> None:
    state = first_value_to_give(2)
    state.apply(state.legal()[-1])
    for seed in range(20):
        world = imagined(state, 1 - state.first, seed)
        given = [explorer for explorer in range(20) if world.value[explorer] > 0]
        assert given == [10 * state.first]


def test_without_values_nothing_is_believed() -> None:
    state = Scene(seats=2, equality=True).put("H5", "A0", "B0").moving()
    assert list(imagined(state, 0, 1).value) == list(state.value)


def test_a_secret_costs_as_much_of_an_even_share_at_every_table() -> None:
    spared = [seats * first_value_to_give(seats).bluff() for seats in (2, 3, 4)]
    assert spared == pytest.approx([spared[0]] * 3)
    assert spared[0] > 0


@pytest.mark.parametrize("number", [one.number for one in levels(game)])
def test_levels_do_not_give_values_away_by_their_order(number: int) -> None:
    """The best explorer is not always the first, or any other: what is given is mixed, and good values come first."""
    state = first_value_to_give(2)
    given = Counter(decide(level(game, number), state, seed) for seed in range(60))
    ascending = sorted(state.legal())
    assert len(given) >= 3
    assert max(given.values()) <= 50
    assert given[ascending[-1]] > given[ascending[0]]


@pytest.mark.parametrize("name", ["beam:4", "turns:30"])
def test_a_plan_tells_values_apart(name: str) -> None:
    """A tile with a six is not the same plan as the tile with a one."""
    state = first_value_to_give(4)
    assert decide(bot(name, game), state, 1) == max(state.legal())


def test_what_is_wrong_with_a_file_is_said(tmp_path: Path) -> None:
    path = tmp_path / "belief.toml"
    path.write_text("[belief]\nseats_2 = [1.0, 2.0]\n", "utf-8")
    with pytest.raises(Problem, match=r"belief\.seats_2"):
        read_beliefs(path, 4)
