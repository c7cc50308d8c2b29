"""What a good position of The Island looks like: expected points as chances; numbers for learners."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from arcipelago.games.the_island.board import HEXES, PER_COLOUR, REDS, SEA, SERPENT, SHARK, WHALE
from arcipelago.games.the_island.position import (
    DEADLY_TO_BOATS,
    DOLPHIN,
    DROP,
    END,
    IN_BOAT,
    LIFT,
    LOST,
    MOVE,
    SAVED,
    TILE,
    WINDS,
    Position,
)

# The places of the weights in weights.toml.
BOAT_W: Final[i64] = 0
BOAT_DISTANCE_W: Final[i64] = 1
BOAT_FOREIGN_W: Final[i64] = 2
BOAT_SERPENT_W: Final[i64] = 3
BOAT_WHALE_W: Final[i64] = 4
WATER_W: Final[i64] = 5
WATER_DISTANCE_W: Final[i64] = 6
WATER_BOAT_W: Final[i64] = 7
WATER_SHARK_W: Final[i64] = 8
WATER_SERPENT_W: Final[i64] = 9
TERRAIN_W: Final[i64] = 10
TILE_CLOSE_W: Final[i64] = 13
FLOOR_W: Final[i64] = 14
SHARPNESS_W: Final[i64] = 15
KEPT_W: Final[i64] = 16
STEP_W: Final[i64] = 17
STEP_BOAT_W: Final[i64] = 18

MEAN_VALUE: Final = 2.8
FAR: Final[i64] = 8
"""Beyond this distance it makes no difference."""
CLOSENESS: Final = [1.0, 1.0, 0.5, 0.25, 0.12, 0.06, 0.0, 0.0, 0.0]
"""How good it is to have a boat so many hexes away: half as much for each step farther."""


def estimate(state: Position) -> list[float]:
    """Chances of the seats: the softmax of the points they may expect, the sharper the less is still open."""
    points: list[float] = [0.0] * state.seats
    open_points = expected_points(state, points)
    sharpness = state.box.weights[SHARPNESS_W] / sqrt(1.0 + open_points)
    best = max(points)
    shares = [exp(sharpness * (mine - best)) for mine in points]
    total = sum(shares)
    return [share / total for share in shares]


def expected_points(state: Position, points: list[float]) -> float:
    """Each explorer's value times its chance of being saved, by seat, and a little for the tiles in hand.

    Returns the variance of all these points together: each explorer is saved or not.
    """
    weights = state.box.weights
    owner, spot, ground = state.terms.owner, state.spot, state.ground
    floor = weights[FLOOR_W]
    variance = 0.0
    for seat in range(state.seats):
        points[seat] = weights[KEPT_W] * float(state.hand_size(seat))
    landings = free_landings(state)
    boats = boats_with_room(state)
    hopes: list[float] = [-1.0] * len(state.boat_at)
    carried: list[float] = [0.0] * (4 * len(state.boat_at))
    for explorer in range(i64(len(spot))):
        place = spot[explorer]
        if place >= LOST:
            continue
        if place >= SAVED:
            hope = 1.0
        elif place >= IN_BOAT:
            boat = place - IN_BOAT
            hope = hopes[boat]
            if hope < 0.0:
                hope = boat_hope(state, boat, landings)
                hopes[boat] = hope
            if state.controls(owner[explorer], boat):
                carried[4 * boat + owner[explorer]] += worth(state, explorer)
            else:
                hope -= weights[BOAT_FOREIGN_W]
        elif ground[place] == SEA:
            hope = water_hope(state, place, landings, boats)
        else:
            hope = weights[TERRAIN_W + ground[place] - 1]
            hope += weights[TILE_CLOSE_W] * CLOSENESS[nearest(state, place, boats)]
        if hope < floor:
            hope = floor
        brings = worth(state, explorer)
        points[owner[explorer]] += hope * brings
        if hope < 1.0:
            variance += hope * (1.0 - hope) * brings * brings
    add_turns_ahead(state, carried, points)
    return variance


def worth(state: Position, explorer: i64) -> float:
    """What saving it would bring; while it has no value yet, the mean."""
    if state.terms.equality:
        return 1.0
    value = state.value[explorer]
    return float(value) if value > 0 else MEAN_VALUE


def add_turns_ahead(state: Position, carried: list[float], points: list[float]) -> None:
    """What the steps to come may bring: those left of this turn, and the next turn of everybody else.

    Each turn counts the less the later it comes, so that nobody stands better or worse for having just moved.
    `carried` is what each seat steers towards land, by boat and seat.
    """
    weights = state.box.weights
    seats = state.seats
    for later in range(seats):
        seat = (state.active + later) % seats
        if state.on_board[seat] == 0:
            continue
        steps = float(steps_left(state))
        if later > 0:
            steps = float(state.box.points * (seats - later)) / float(seats)
        best = 0.0
        for boat in range(i64(len(state.boat_at))):
            best = max(best, carried[4 * boat + seat])
        points[seat] += steps * (weights[STEP_W] + weights[STEP_BOAT_W] * weights[BOAT_DISTANCE_W] * best)
    if state.phase == DOLPHIN or state.phase == WINDS:
        points[state.active] += float(state.count) * step_of_tile(state, carried)


def step_of_tile(state: Position, carried: list[float]) -> float:
    """What one step of the dolphin or of the winds may bring: the best piece comes that much closer to land."""
    weights = state.box.weights
    mine = state.active
    best = 0.0
    if state.phase == WINDS:
        for boat in range(i64(len(state.boat_at))):
            if state.mover < 0 or state.mover == boat:
                best = max(best, carried[4 * boat + mine])
        return weights[BOAT_DISTANCE_W] * best
    for piece in range(state.terms.pieces):
        explorer = state.terms.mine[20 * mine + piece]
        place = state.spot[explorer]
        if place < HEXES and state.ground[place] == SEA and (state.mover < 0 or state.mover == explorer):
            best = max(best, worth(state, explorer))
    return weights[WATER_DISTANCE_W] * best


def steps_left(state: Position) -> i64:
    """How many steps of movement the active player still has this turn."""
    phase = state.phase
    if phase == MOVE:
        return state.count
    if phase in (TILE, DOLPHIN, WINDS, LIFT, DROP):
        return state.box.points
    return 0


def free_landings(state: Position) -> list[i64]:
    """The hexes from which one can land, without those that a serpent or whale bars to boats."""
    found: list[i64] = []
    menace = state.menace
    for hex in state.box.landings:
        if not menace[hex] & DEADLY_TO_BOATS:
            found.append(hex)
    return found


def boats_with_room(state: Position) -> list[i64]:
    """Where boats lie that could take somebody aboard."""
    found: list[i64] = []
    boat_at, load, capacity = state.boat_at, state.load, state.box.capacity
    for boat in range(i64(len(boat_at))):
        if boat_at[boat] >= 0 and load[boat] < capacity:
            found.append(boat_at[boat])
    return found


def nearest(state: Position, hex: i64, targets: list[i64]) -> i64:
    """Hexes to the nearest of the targets, as the crow flies."""
    distances = state.box.distances
    best: i64 = FAR
    row = HEXES * hex
    for target in targets:
        far = distances[row + target]
        if far < best:
            best = far
    return best


def creatures_near(state: Position, kind: i64, hex: i64, reach: i64) -> i64:
    """How many of the kind could come here; one that is about to be carried away does not count."""
    distances, base, creature_at = state.box.distances, state.box.creature_base, state.creature_at
    near: i64 = 0
    row = HEXES * hex
    carried: i64 = state.mover if state.phase == DROP else -1
    for creature in range(base[kind], base[kind + 1]):
        at = creature_at[creature]
        if at >= 0 and distances[row + at] <= reach and creature != carried:
            near += 1
    if near > 0 and state.phase == LIFT and state.kind == kind:
        near -= 1
    return near


def boat_hope(state: Position, boat: i64, landings: list[i64]) -> float:
    weights = state.box.weights
    hex = state.boat_at[boat]
    distance = nearest(state, hex, landings)
    hope = weights[BOAT_W] - weights[BOAT_DISTANCE_W] * float(distance)
    if state.phase == MOVE and distance < state.count and state.controls(state.active, boat):
        return hope  # it can land somebody this very turn, before any creature moves
    hope -= weights[BOAT_SERPENT_W] * float(creatures_near(state, SERPENT, hex, 1))
    return hope - weights[BOAT_WHALE_W] * float(creatures_near(state, WHALE, hex, 3))


def water_hope(state: Position, hex: i64, landings: list[i64], boats: list[i64]) -> float:
    weights = state.box.weights
    hope = weights[WATER_W] - weights[WATER_DISTANCE_W] * float(nearest(state, hex, landings))
    boat = nearest(state, hex, boats)
    if boat == 0:
        hope += weights[WATER_BOAT_W]
    elif boat == 1:
        hope += 0.5 * weights[WATER_BOAT_W]
    hope -= weights[WATER_SHARK_W] * float(creatures_near(state, SHARK, hex, 2))
    return hope - weights[WATER_SERPENT_W] * float(creatures_near(state, SERPENT, hex, 1))


def features(state: Position, seat: i64) -> list[float]:
    """What a seat sees, from its own side: first itself, then the others in seat order, absent ones as zeros.

    Four seats with 9 numbers each, 20 own explorers with 5, 12 boats with 5, then the table.
    """
    found: list[float] = []
    for shift in range(4):
        found += seat_features(state, (seat + shift) % state.seats, seat) if shift < state.seats else [0.0] * 9
    for piece in range(20):
        explorer = state.terms.mine[20 * seat + piece]
        found += explorer_features(state, explorer, seat) if explorer >= 0 else [0.0] * 5
    for boat in range(12):
        found += boat_features(state, boat, seat) if boat < len(state.boat_at) else [0.0] * 5
    for red in range(REDS):
        kept: i64 = 0
        for terrain in range(3):
            kept += state.hands[REDS * (3 * seat + terrain) + red]
        found.append(float(kept))
    for terrain in range(3):
        found.append(float(state.left[terrain]) / 16.0)
    for kind in range(3):
        base = state.box.creature_base
        at = state.creature_at[base[kind] : base[kind + 1]]
        found.append(float(len([1 for hex in at if hex >= 0])) / 7.0)
    for phase in range(END + 1):
        found.append(1.0 if state.phase == phase else 0.0)
    for shift in range(4):
        found.append(1.0 if shift < state.seats and state.active == (seat + shift) % state.seats else 0.0)
    found.append(float(state.count) / 4.0)
    found.append(float(state.kind + 1) / 3.0)
    return found


def seat_features(state: Position, whom: i64, seat: i64) -> list[float]:
    """Where the explorers of a seat are, what its saved ones bring as far as `seat` knows, and its hand."""
    counts: list[float] = [0.0] * 9
    for explorer in range(i64(len(state.spot))):
        if state.terms.owner[explorer] != whom:
            continue
        place = state.spot[explorer]
        if place < HEXES:
            counts[state.ground[place]] += 0.1
        elif place < SAVED:
            counts[4] += 0.1
        elif place < LOST:
            counts[5] += 0.1
            if state.terms.equality:
                counts[6] += 0.1
            elif state.sees_values(seat, explorer // PER_COLOUR):
                counts[6] += float(state.value[explorer]) / 28.0
            else:
                counts[6] += 0.1
        elif place == LOST:
            counts[7] += 0.1
    counts[8] = float(state.hand_size(whom)) / 4.0
    return counts


def explorer_features(state: Position, explorer: i64, seat: i64) -> list[float]:
    place = state.spot[explorer]
    known = state.sees_values(seat, explorer // PER_COLOUR)
    worth = float(state.value[explorer]) / 6.0 if known else MEAN_VALUE / 6.0
    if place >= SAVED:
        return [worth, 1.0 if place < LOST else 0.0, 0.0, 0.0, 0.0]
    hex = place if place < HEXES else state.boat_at[place - IN_BOAT]
    ground = float(state.ground[hex]) / 3.0
    return [worth, 0.0, 1.0 if place >= HEXES else 0.0, ground, float(state.box.to_landing[hex]) / 10.0]


def boat_features(state: Position, boat: i64, seat: i64) -> list[float]:
    hex = state.boat_at[boat]
    if hex < 0:
        return [0.0] * 5
    return [
        1.0,
        float(state.load[boat]) / 3.0,
        float(state.aboard[4 * boat + seat]) / 3.0,
        1.0 if state.controls(seat, boat) else 0.0,
        float(state.box.to_landing[hex]) / 10.0,
    ]
