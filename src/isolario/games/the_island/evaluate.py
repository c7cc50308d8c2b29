"""What a good position of The Island looks like: expected points as chances; numbers for learners."""

from math import exp, log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from isolario.games.the_island.board import HEXES, HIGHEST_VALUE, PER_COLOUR, SEA, SERPENT, SHARK, WHALE
from isolario.games.the_island.choices import DEFENCE_TILE, DOLPHIN_TILE, MOVE_TILE, WIND_TILE
from isolario.games.the_island.position import (
    BOATS_OUT,
    DEADLY_TO_BOATS,
    DOLPHIN,
    DROP,
    IN_BOAT,
    LIFT,
    LOST,
    MOVE,
    SAVED,
    TILE,
    UNPLACED,
    WINDS,
    Position,
)
from isolario.games.the_island.prowlers import SERPENTS_1, SERPENTS_2, SHARKS_1, SHARKS_2, WHALES_3, Prowlers
from isolario.kernel.chances import softmax

# The weights of weights.toml by name, and their places in this list.
WEIGHTS: Final = (
    "boat",
    "boat_time",
    "boat_distance",
    "boat_rival",
    "boat_serpent",
    "boat_serpent_far",
    "boat_whale",
    "boat_step",
    "boat_value",
    "water",
    "water_time",
    "water_distance",
    "water_boat",
    "water_boat_near",
    "water_boat_far",
    "water_shark",
    "water_shark_far",
    "water_serpent",
    "water_step",
    "water_value",
    "beach",
    "forest",
    "mountain",
    "tile_time",
    "tile_distance",
    "tile_boat_near",
    "tile_boat_far",
    "tile_step",
    "tile_value",
    "sharpness",
    "tile_kept",
    "kept_dolphin",
    "kept_wind",
    "kept_serpent",
    "kept_defence",
)
BOAT_W: Final[i64] = 0
BOAT_TIME_W: Final[i64] = 1
BOAT_DISTANCE_W: Final[i64] = 2
BOAT_RIVAL_W: Final[i64] = 3
BOAT_SERPENT_W: Final[i64] = 4
BOAT_SERPENT_FAR_W: Final[i64] = 5
BOAT_WHALE_W: Final[i64] = 6
BOAT_STEP_W: Final[i64] = 7
BOAT_VALUE_W: Final[i64] = 8
WATER_W: Final[i64] = 9
WATER_TIME_W: Final[i64] = 10
WATER_DISTANCE_W: Final[i64] = 11
WATER_BOAT_W: Final[i64] = 12
WATER_BOAT_NEAR_W: Final[i64] = 13
WATER_BOAT_FAR_W: Final[i64] = 14
WATER_SHARK_W: Final[i64] = 15
WATER_SHARK_FAR_W: Final[i64] = 16
WATER_SERPENT_W: Final[i64] = 17
WATER_STEP_W: Final[i64] = 18
WATER_VALUE_W: Final[i64] = 19
TERRAIN_W: Final[i64] = 20
TILE_TIME_W: Final[i64] = 23
TILE_DISTANCE_W: Final[i64] = 24
TILE_BOAT_NEAR_W: Final[i64] = 25
TILE_BOAT_FAR_W: Final[i64] = 26
TILE_STEP_W: Final[i64] = 27
TILE_VALUE_W: Final[i64] = 28
SHARPNESS_W: Final[i64] = 29
KEPT_W: Final[i64] = 30
KEPT_DOLPHIN_W: Final[i64] = 31
KEPT_WIND_W: Final[i64] = 32
KEPT_SERPENT_W: Final[i64] = 33
KEPT_DEFENCE_W: Final[i64] = 34

MEAN_VALUE: Final = 2.8
FAR: Final[i64] = 8
"""Beyond this distance it makes no difference."""
USUAL_DISTANCE: Final = 4.6
"""How far from land a tile is on average."""


def estimate(state: Position) -> list[float]:
    """Chances of the seats: the softmax of the points they may expect, the sharper the less is still open."""
    points = vec[float]([0.0] * state.seats)  # packed, because a list would box every number
    # Who leads whom is up to what is open for the two of them.
    open_points = expected_points(state, points) * 2.0 / float(state.seats)
    sharpness = state.box.weights[SHARPNESS_W] / sqrt(1.0 + open_points)
    best = points[0]
    for seat in range(1, state.seats):
        if points[seat] > best:
            best = points[seat]
    return softmax([sharpness * (mine - best) for mine in points], 1.0)


class Outlook:
    """What the chances of all explorers in a position depend on."""

    def __init__(self, state: Position) -> None:
        tiles = state.left[0] + state.left[1] + state.left[2]
        self.weights: vec[float] = vec[float](state.box.weights)
        self.time = log(1.0 + float(tiles) / float(state.seats))
        # The more seats, the fewer turns each of them has, and the more a step counts.
        pace = float(state.seats) / 2.0
        self.steps: vec[float] = vec[float]([0.0] * state.seats)
        for seat in range(state.seats):
            self.steps[seat] = pace * steps_to_come(state, seat)
        self.landings: vec[i64] = free_landings(state)
        self.all_free = len(self.landings) == len(state.box.landings)
        self.boats: vec[i64] = boats_with_room(state)
        self.prowlers = Prowlers(state)
        self.afloat: vec[float] = vec[float]([0.0] * len(state.boat_at))
        """Log odds of everybody in a boat, for the boats that were asked about:"""
        self.asked: i64 = 0
        """a bit for each."""


def expected_points(state: Position, points: vec[float]) -> float:
    """Each explorer's value times its chance of being saved, by seat, and a little for the tiles in hand.

    Returns the variance of all these points together: each explorer is saved or not.
    """
    owner, spot = state.terms.owner, state.spot
    outlook = Outlook(state)
    weights = outlook.weights
    equality = state.terms.equality
    variance = 0.0
    for seat in range(state.seats):
        points[seat] = kept_points(state, seat, weights)
    values = vec[float]()
    values_of: i64 = -1
    hopes = vec[float]()
    hopes_of: i64 = -1
    for explorer in range(i64(len(spot))):
        place, mine = spot[explorer], owner[explorer]
        if place == LOST:
            continue
        if state.value[explorer] == 0 and not equality:  # set-up: any value its colour has left
            colour = explorer // PER_COLOUR
            if values_of != colour:
                values_of, values = colour, values_left(state, explorer)
            # Nothing tells those who are not placed yet from each other.
            if place != UNPLACED or hopes_of != colour:
                hopes_of = colour if place == UNPLACED else -1
                hopes = hopes_by_value(state, place, mine, values, outlook)
            share = 1.0 / float(len(values))
            for number in range(i64(len(values))):
                brings, hope = values[number], hopes[number]
                points[mine] += share * hope * brings
                variance += share * hope * (1.0 - hope) * brings * brings
            continue
        brings = 1.0 if equality else float(state.value[explorer])
        if SAVED <= place < LOST:
            points[mine] += brings
            continue
        odds = odds_but_for_value(state, place, mine, outlook)
        if not equality:
            odds += weights[value_weight(state, place)] * (brings - MEAN_VALUE)
        hope = 1.0 / (1.0 + exp(-odds))
        points[mine] += hope * brings
        variance += hope * (1.0 - hope) * brings * brings
    return variance


def kept_points(state: Position, seat: i64, weights: vec[float]) -> float:
    """What the tiles in a hand may still bring; with few turns it matters which kinds they are."""
    if state.seats == 2:
        return weights[KEPT_W] * float(state.hand_size(seat))
    tiles = float(state.left[0] + state.left[1] + state.left[2])
    points = weights[KEPT_DOLPHIN_W] * float(state.kept_of(seat, DOLPHIN_TILE))
    points += weights[KEPT_WIND_W] * float(state.kept_of(seat, WIND_TILE))
    points += weights[KEPT_SERPENT_W] * tiles * float(state.kept_of(seat, MOVE_TILE + SERPENT))
    return points + weights[KEPT_DEFENCE_W] * tiles * float(state.kept_of(seat, DEFENCE_TILE + SHARK))


def hopes_by_value(state: Position, place: i64, mine: i64, values: vec[float], outlook: Outlook) -> vec[float]:
    """The chance of being saved for an explorer that may get any of these values."""
    odds = odds_but_for_value(state, place, mine, outlook)
    weight = outlook.weights[value_weight(state, place)]
    hopes = vec[float]([0.0] * len(values))
    for number in range(i64(len(values))):
        hopes[number] = 1.0 / (1.0 + exp(-(odds + weight * (values[number] - MEAN_VALUE))))
    return hopes


def odds_but_for_value(state: Position, place: i64, mine: i64, outlook: Outlook) -> float:
    """Log odds of being saved, for an explorer in a boat, in the water, on the island or yet to be placed: a sum."""
    weights = outlook.weights
    if IN_BOAT <= place < SAVED:
        boat = place - IN_BOAT
        if outlook.asked >> boat & 1 == 0:
            outlook.afloat[boat] = boat_odds(state, boat, outlook)
            outlook.asked |= 1 << boat
        odds = outlook.afloat[boat]
        odds -= weights[BOAT_RIVAL_W] * float(state.load[boat] - state.aboard[4 * boat + mine])
        return odds + weights[BOAT_STEP_W] * outlook.steps[mine]
    if place < HEXES and state.ground[place] == SEA:
        return water_odds(state, place, outlook) + weights[WATER_STEP_W] * outlook.steps[mine]
    return tile_odds(state, place, outlook) + weights[TILE_STEP_W] * outlook.steps[mine]


def value_weight(state: Position, place: i64) -> i64:
    """Where the weight stands by which an explorer's value adds to its odds."""
    if IN_BOAT <= place < SAVED:
        return BOAT_VALUE_W
    return WATER_VALUE_W if place < HEXES and state.ground[place] == SEA else TILE_VALUE_W


def values_left(state: Position, explorer: i64) -> vec[float]:
    """The values that nobody of the explorer's colour carries yet, from the lowest up."""
    carried = vec[i64]([0] * (HIGHEST_VALUE + 1))
    first = explorer - explorer % PER_COLOUR
    for other in range(first, first + PER_COLOUR):
        carried[state.value[other]] += 1
    left = vec[float]()
    for value in state.box.values:
        if carried[value] > 0:
            carried[value] -= 1
        else:
            left = append(left, float(value))
    return left


def steps_to_come(state: Position, seat: i64) -> float:
    """The steps a seat has left this turn, or has in its next one: the later that comes, the less they count.

    So nobody stands better or worse for having just moved. A dolphin or the winds are steps too.
    """
    setting_up = state.phase <= BOATS_OUT
    if state.on_board[seat] == 0 and not setting_up:
        return 0.0
    next_one = state.first if setting_up else state.active
    later = (seat - next_one + state.seats) % state.seats
    if later > 0 or setting_up:
        return float(state.box.points * (state.seats - later)) / float(state.seats)
    phase = state.phase
    if phase == MOVE:
        return float(state.count)
    if phase in (DOLPHIN, WINDS):
        return float(state.box.points + state.count)
    if phase in (TILE, LIFT, DROP):
        return float(state.box.points)
    return 0.0


def free_landings(state: Position) -> vec[i64]:
    """The hexes from which one can land, without those that a serpent or whale bars to boats."""
    found = vec[i64]()
    menace = state.menace
    for hex in state.box.landings:
        if not menace[hex] & DEADLY_TO_BOATS:
            found = append(found, hex)
    return found


def boats_with_room(state: Position) -> vec[i64]:
    """Where boats lie that could take somebody aboard."""
    found = vec[i64]()
    boat_at, load, capacity = state.boat_at, state.load, state.box.capacity
    for boat in range(i64(len(boat_at))):
        if boat_at[boat] >= 0 and load[boat] < capacity:
            found = append(found, boat_at[boat])
    return found


def nearest(state: Position, hex: i64, targets: vec[i64]) -> i64:
    """Hexes to the nearest of the targets, as the crow flies."""
    distances = state.box.distances
    best: i64 = FAR
    row = HEXES * hex
    for target in targets:
        far = distances[row + target]
        if far < best:
            best = far
    return best


def to_land(state: Position, hex: i64, outlook: Outlook) -> i64:
    """Hexes to the nearest place to land."""
    if outlook.all_free:
        far = state.box.to_landing[hex]
        return far if far < FAR else FAR
    return nearest(state, hex, outlook.landings)


def could_come(state: Position, near: i64, kind: i64, bits: i64) -> i64:
    """How many of the kind are counted in the bits of `Prowlers.near`, without one that is about to be lifted."""
    count = near >> bits & 7
    if count > 0 and state.phase == LIFT and state.kind == kind:
        count -= 1
    return count


def boat_odds(state: Position, boat: i64, outlook: Outlook) -> float:
    weights = outlook.weights
    hex = state.boat_at[boat]
    distance = to_land(state, hex, outlook)
    odds = weights[BOAT_W] + weights[BOAT_TIME_W] * outlook.time - weights[BOAT_DISTANCE_W] * float(distance)
    if state.phase == MOVE and distance < state.count and state.controls(state.active, boat):
        return odds  # it can land somebody this very turn, before any creature moves
    near = outlook.prowlers.near(state, hex)
    odds -= weights[BOAT_SERPENT_W] * float(could_come(state, near, SERPENT, SERPENTS_1))
    odds -= weights[BOAT_SERPENT_FAR_W] * float(could_come(state, near, SERPENT, SERPENTS_2))
    return odds - weights[BOAT_WHALE_W] * float(could_come(state, near, WHALE, WHALES_3))


def water_odds(state: Position, hex: i64, outlook: Outlook) -> float:
    weights = outlook.weights
    odds = weights[WATER_W] + weights[WATER_TIME_W] * outlook.time
    odds -= weights[WATER_DISTANCE_W] * float(to_land(state, hex, outlook))
    boat = nearest(state, hex, outlook.boats)
    if boat == 0:
        odds += weights[WATER_BOAT_W]
    if boat <= 1:
        odds += weights[WATER_BOAT_NEAR_W]
    if boat <= 2:
        odds += weights[WATER_BOAT_FAR_W]
    near = outlook.prowlers.near(state, hex)
    odds -= weights[WATER_SHARK_W] * float(could_come(state, near, SHARK, SHARKS_1))
    odds -= weights[WATER_SHARK_FAR_W] * float(could_come(state, near, SHARK, SHARKS_2))
    return odds - weights[WATER_SERPENT_W] * float(could_come(state, near, SERPENT, SERPENTS_2))


def tile_odds(state: Position, hex: i64, outlook: Outlook) -> float:
    weights = outlook.weights
    if hex == UNPLACED:
        odds = weights[TERRAIN_W] + weights[TILE_TIME_W] * outlook.time
        return odds - weights[TILE_DISTANCE_W] * USUAL_DISTANCE
    odds = weights[TERRAIN_W + state.ground[hex] - 1] + weights[TILE_TIME_W] * outlook.time
    odds -= weights[TILE_DISTANCE_W] * float(to_land(state, hex, outlook))
    boat = nearest(state, hex, outlook.boats)
    if boat <= 1:
        odds += weights[TILE_BOAT_NEAR_W]
    if boat <= 2:
        odds += weights[TILE_BOAT_FAR_W]
    return odds
