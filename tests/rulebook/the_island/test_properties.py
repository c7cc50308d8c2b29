"""What holds after every single step of random play, in all variants and at all tables."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from isolario.games.the_island import game
from isolario.games.the_island.board import BOATS, HEXES, OPTIONS
from isolario.games.the_island.position import (
    DEADLY_TO_BOATS,
    DEADLY_TO_SWIMMERS,
    IN_BOAT,
    LOST,
    REACT,
    SAVED,
    UNPLACED,
)
from isolario.games.the_island.rules import Island
from isolario.kernel import OVER, FastLuck
from isolario.kernel.playout import step

tables = st.fixed_dictionaries(
    {"seats": st.integers(2, 4), **{name: st.booleans() for name in OPTIONS if name != "two_colours"}}
)


def fresh(table: dict[str, int | bool], two_colours: bool) -> Island:
    seats = int(table["seats"])
    options = {name: bool(on) for name, on in table.items() if name != "seats"}
    state = game.new(seats=seats, two_colours=two_colours and seats == 2, **options)
    assert isinstance(state, Island)
    return state


def check_counts(state: Island) -> None:
    """IS-STATE-3: everything counted on the way is what the places of the pieces say; one boat to a hex."""
    counted = game.load(state.dump())
    assert isinstance(counted, Island)
    assert list(counted.people) == list(state.people)
    assert list(counted.boat_in) == list(state.boat_in)
    assert list(counted.menace) == list(state.menace)
    assert list(counted.load) == list(state.load)
    assert list(counted.aboard) == list(state.aboard)
    assert list(counted.left) == list(state.left)
    assert list(counted.on_board) == list(state.on_board)
    boats = [hex for hex in state.boat_at if hex >= 0]
    assert len(set(boats)) == len(boats)
    assert not [hex for hex in boats if state.ground[hex]]
    assert not [hex for hex in state.creature_at if hex >= 0 and state.ground[hex]]
    assert max(state.load) <= 3


def check_safety(state: Island) -> None:
    """IS-STATE-6: outside a reaction nobody shares a hex with what would have taken it."""
    if state.phase == REACT:
        return
    for hex in range(HEXES):
        if state.people[hex] and not state.ground[hex]:
            assert not state.menace[hex] & DEADLY_TO_SWIMMERS
        boat = state.boat_in[hex]
        if boat >= 0 and state.load[boat]:
            assert not state.menace[hex] & DEADLY_TO_BOATS


def check_tiles(state: Island) -> None:
    """IS-SINK-4: as many backs in each pool as tiles of the terrain on the board, or about to be turned."""
    for terrain in range(3):
        pool = sum(state.pool[12 * terrain : 12 * terrain + 12])
        if state.phase > 1 and state.actor != OVER:
            waiting = int(state.phase == 12 and state.kind == terrain)
            assert pool == state.left[terrain] + waiting


def rank(spot: int, ground: list[int]) -> int:
    """How far an explorer has come: unplaced, on a tile, at sea, out of reach."""
    if spot == UNPLACED:
        return 0
    if spot < HEXES and ground[spot]:
        return 1
    return 2 if spot < SAVED else 3


@given(table=tables, two_colours=st.booleans(), seed=st.integers(0, 10**6))
def test_every_single_step_keeps_the_table_in_order(table: dict[str, int | bool], two_colours: bool, seed: int) -> None:
    """IS-STATE-1, IS-STATE-3, IS-STATE-4, IS-STATE-6, IS-STATE-8, IS-SINK-4"""
    state, luck = fresh(table, two_colours), FastLuck(seed)
    steps = 0
    while state.actor != OVER:
        before = list(state.spot)
        ranks = [rank(spot, list(state.ground)) for spot in before]
        gone = [index for index, hex in enumerate(state.creature_at) if hex == -1]
        step(state, luck)
        steps += 1
        check_counts(state)
        check_safety(state)
        check_tiles(state)
        for explorer, spot in enumerate(state.spot):
            assert rank(spot, list(state.ground)) >= ranks[explorer]  # nobody climbs back onto a tile
            if before[explorer] in range(SAVED, UNPLACED):
                assert spot == before[explorer]
        assert all(state.creature_at[index] == -1 for index in gone)
    assert steps <= game.max_steps


@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_nobody_stays_without_a_fate(seats: int, seed: int) -> None:
    """IS-END-3: at the end everybody is saved or lost, and all the pieces of the box are accounted for."""
    state, luck = fresh({"seats": seats}, False), FastLuck(seed)
    while state.actor != OVER:
        step(state, luck)
    fates = Counter("saved" if spot < LOST else "lost" if spot == LOST else "?" for spot in state.spot)
    assert fates["?"] == 0
    assert min(state.spot) >= SAVED
    assert len(state.boat_at) == BOATS
    assert not [spot for spot in state.spot if spot in range(IN_BOAT, IN_BOAT + BOATS)]


@given(table=tables, two_colours=st.booleans(), seed=st.integers(0, 10**6))
def test_redealt_worlds_are_those_the_seat_cannot_tell_apart(
    table: dict[str, int | bool], two_colours: bool, seed: int
) -> None:
    """IS-INFO-1, IS-INFO-2, IS-EFF-6: in any mixture of options the view stays, the truth leaves no trace."""
    state, luck = fresh(table, two_colours), FastLuck(seed)
    steps = 0
    while state.actor != OVER:
        step(state, luck)
        steps += 1
        if steps % 31:
            continue
        for seat in range(state.seats):
            other = state.clone()
            other.resample(seat, FastLuck(seed + steps))
            assert other.view(seat) == state.view(seat)
            one, two = other.clone(), state.clone()
            one.resample(seat, FastLuck(steps))
            two.resample(seat, FastLuck(steps))
            assert one.dump() == two.dump()
            check_tiles(other)
            if state.actor == seat:
                assert other.legal() == state.legal()
