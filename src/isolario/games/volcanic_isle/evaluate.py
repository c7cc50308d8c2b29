"""What a good position looks like, for bots and learners. The weights are in `weights.toml`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from isolario.games.volcanic_isle.position import FINISHED, LYING, VILLAGE, Position
from isolario.games.volcanic_isle.scoring import moai_in_company, moai_on_board, villages_on_board
from isolario.kernel.chances import softmax

# The features of a seat, in the order of the weights.
POINTS: Final[i64] = 0
VILLAGES: Final[i64] = 1
STANDING: Final[i64] = 2
COMPANY: Final[i64] = 3
LYING_MOAI: Final[i64] = 4
SETTLERS: Final[i64] = 5
PRAYERS: Final[i64] = 6
NEXT_RAISE: Final[i64] = 7  # points of the best raise that only needs an action point
WORKSHOPS: Final[i64] = 8  # hexes with an own settler, an own lying Moai and a free geyser
QUARRIES: Final[i64] = 9  # hexes with an own settler and lava
LAVA_NEAR: Final[i64] = 10  # for hexes with an own settler and no lava: one over the steps to the nearest
GROWTH: Final[i64] = 11  # own villages times own Moai, summed over areas
EXPOSED_ONE: Final[i64] = 12  # worth of what lies in areas that one more crack cuts off
EXPOSED_TWO: Final[i64] = 13  # the same for two more cracks
UNDER_FIRE: Final[i64] = 14  # pieces that an eruption would hit, beyond those that prayers can save
ABOARD: Final[i64] = 15
CREW: Final[i64] = 16  # settlers on land up to a working crew
CAPACITY: Final[i64] = 17  # own villages (up to two) times free geysers, summed over areas
LATE: Final[i64] = 18  # what settlers and tokens bring at the end, as far as the end is near
TEMPO: Final[i64] = 19  # own action points still to spend: a dear action must bring more than a cheap one
SEAT_FEATURES: Final[i64] = 20

WEIGHTS: Final = (
    "points", "villages", "standing", "company", "lying", "settlers", "prayers", "next_raise", "workshops",
    "quarries", "lava_near", "growth", "exposed_one", "exposed_two", "under_fire", "aboard", "crew", "capacity",
    "late", "tempo", "scale", "end_scale",
)  # fmt: skip
"""What `weights.toml` holds: one weight per feature of a seat in the order above, then the two scales."""
SCALE: Final[i64] = 20
END_SCALE: Final[i64] = 21
"""The places of the two scales; before them come the weights of the features."""

FULL_CREW: Final[i64] = 4
ENOUGH_VILLAGES: Final[i64] = 2
FAR: Final[i64] = 99

MAX_SEATS: Final[i64] = 4


def estimate(position: Position) -> list[float]:
    """Chances per seat: a lead in weighted features, softened; the nearer the end, the less."""
    box = position.box
    weights = box.weights
    late = lateness(position)
    scale = weights[SCALE] + late * (weights[END_SCALE] - weights[SCALE])
    fires = under_fire(position)
    steps = steps_to_lava(position)
    values: list[float] = []
    for seat in range(position.seats):
        found = seat_features(position, seat, fires[seat], steps)
        value = 0.0
        for i in range(SEAT_FEATURES):
            value += weights[i] * found[i]
        values.append(value)
    return softmax(values, scale)


def sides_left(position: Position, first: i64) -> i64:
    """How many cracks the area that begins with a hex is away from being cut off alone."""
    links = position.links
    bits = position.box.bits
    size = position.box.area_size[first]
    count: i64 = 2 - 2 * size  # links within the area do not count
    for hex in range(first, first + size):
        count += bits[links[hex]]
    return count


def seat_features(position: Position, seat: i64, hits: i64, steps: vec[i64]) -> vec[float]:
    """How the seat stands, in the order of the weights; eruptions would hit so many of its pieces, and lava is so many
    steps away from each hex."""
    box = position.box
    base = seat * box.hexes
    settlers = position.settlers
    lying = position.lying
    villages = position.villages
    standing = position.standing
    lava = position.lava
    area_size = box.area_size
    lying_count: i64 = 0
    next_raise: i64 = 0
    workshops: i64 = 0
    quarries: i64 = 0
    lava_near = 0.0
    growth: i64 = 0
    exposed_one: i64 = 0
    exposed_two: i64 = 0
    capacity: i64 = 0
    end: i64 = 0
    while end < box.hexes:
        first = end
        end += area_size[first]
        own: i64 = 0
        for hex in range(base + first, base + end):
            own |= settlers[hex] | lying[hex] | villages[hex] | standing[hex]
        if own == 0:  # most areas, and all that have sunk
            continue
        homes: i64 = 0
        statues: i64 = 0
        blanks: i64 = 0
        people: i64 = 0
        free: i64 = 0
        ready = False
        for hex in range(first, end):
            free += box.bits[position.free[hex]]
            homes += villages[base + hex]
            statues += standing[base + hex]
            flat = lying[base + hex]
            blanks += flat
            if settlers[base + hex] > 0:
                people += settlers[base + hex]
                if flat > 0 and position.free[hex] != 0:
                    ready = True
                    workshops += 1
                if lava[hex] != 0:
                    quarries += 1
                else:
                    lava_near += 1.0 / float(steps[hex])
        lying_count += blanks
        if homes > 0:
            growth += homes * (statues + blanks)
            capacity += (homes if homes < ENOUGH_VILLAGES else ENOUGH_VILLAGES) * free
        if ready:
            gain: i64 = homes * (statues + 1) if homes > 0 else 1
            if gain > next_raise:
                next_raise = gain
        # One settler can always be saved from a sinking, the others perhaps.
        worth = box.end_village * homes + box.end_moai * (statues + blanks)
        if people > 1:
            worth += (people - 1) * box.end_settler // 2
        if worth > 0:
            sides = sides_left(position, first)
            if sides == 1:
                exposed_one += worth
            elif sides <= 2:
                exposed_two += worth
    fire = hits - position.prayers[seat]
    people_on_land = position.on_board(seat)
    last_worth = box.end_settler * people_on_land + box.end_prayer * position.prayers[seat]
    found = vec[float]([0.0] * SEAT_FEATURES)  # packed, because a list would box every number
    found[POINTS] = float(position.points[seat])
    found[VILLAGES] = float(villages_on_board(position, seat))
    found[STANDING] = float(moai_on_board(position, seat) - lying_count)
    found[COMPANY] = float(moai_in_company(position, seat))
    found[LYING_MOAI] = float(lying_count)
    found[SETTLERS] = float(people_on_land)
    found[PRAYERS] = float(position.prayers[seat])
    found[NEXT_RAISE] = float(next_raise)
    found[WORKSHOPS] = float(workshops)
    found[QUARRIES] = float(quarries)
    found[LAVA_NEAR] = lava_near
    found[GROWTH] = float(growth)
    found[EXPOSED_ONE] = float(exposed_one)
    found[EXPOSED_TWO] = float(exposed_two)
    found[UNDER_FIRE] = float(fire if fire > 0 else 0)
    found[ABOARD] = float((position.aboard >> seat) & 1)
    found[CREW] = float(people_on_land if people_on_land < FULL_CREW else FULL_CREW)
    found[CAPACITY] = float(capacity)
    found[LATE] = lateness(position) * float(last_worth)
    found[TEMPO] = float(position.left if position.active == seat else 0)
    return found


def lateness(position: Position) -> float:
    """From 0 at the start to 1 in the last round, by the volcanoes that have sunk."""
    box = position.box
    if position.last_round or position.phase == FINISHED:
        return 1.0
    sunk = box.volcanoes - box.bits[position.volcanoes]
    return float(sunk) / float(box.volcanoes - box.last_volcanoes)


def steps_to_lava(position: Position) -> vec[i64]:
    """How many moves away from each hex the nearest lava is; FAR if it cannot be reached."""
    hexes = position.box.hexes
    links = position.links
    lava = position.lava
    neighbour = position.land.neighbour
    steps = vec[i64]([FAR] * hexes)
    reached = vec[i64]([0] * hexes)
    count: i64 = 0
    for hex in range(hexes):
        if lava[hex] != 0:
            steps[hex] = 0
            reached[count] = hex
            count += 1
    index: i64 = 0
    while index < count:
        here = reached[index]
        index += 1
        sides = links[here]
        way = 6 * here
        while sides != 0:
            if sides & 1 == 1:
                there = neighbour[way]
                if steps[there] == FAR:
                    steps[there] = steps[here] + 1
                    reached[count] = there
                    count += 1
            sides >>= 1
            way += 1
    return steps


def under_fire(position: Position) -> list[i64]:
    """How many villages and lying Moai of each seat are the next target of a lava line."""
    box = position.box
    space = position.space
    found: list[i64] = [i64(0)] * position.seats
    for volcano in range(box.volcanoes):
        if (position.volcanoes >> volcano) & 1 == 1:
            for line in range(len(box.lines[volcano])):
                spot = position.target(volcano, line)
                if spot >= 0:
                    held = space[spot]
                    if held >= LYING:
                        found[held - LYING] += 1
                    elif held >= VILLAGE:
                        found[held - VILLAGE] += 1
    return found
