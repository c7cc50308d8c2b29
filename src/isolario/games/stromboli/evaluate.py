"""What a good position looks like: chances for bots, numbers for learners; the weights are in weights.toml."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from isolario.games.stromboli.actions import SHAMAN_STAY, SHAMAN_TO
from isolario.games.stromboli.board import (
    BASKET_1,
    BASKET_2,
    BLACK_PEARL,
    CARDS,
    DECKS,
    DISCS,
    HUT,
    NAUTILUS,
    NONE,
    SCORE_CARDS,
    SEGMENTS,
    SHELL,
    SLOTS,
    SUPPLY,
    TERRAINS,
    WHITE_PEARL,
    statue_count,
)
from isolario.games.stromboli.choices import Choices
from isolario.games.stromboli.position import (
    BOUGHT,
    BUILD_STATUE,
    DEAL,
    FIRST_PLAYER,
    LAVA,
    LAVA_DISC_AT,
    MOVE_SHAMAN,
    POINTS,
    SHAMAN,
    STATUES,
    TAKE_CARD,
    TURN,
)
from isolario.games.stromboli.scoring import card_worth, pearl_points

# Places in the weights.
STEEPNESS: Final[i64] = 0
STEEPNESS_END: Final[i64] = 1
LATER_SCORING: Final[i64] = 2
IN_DANGER: Final[i64] = 3
SHAMAN_READY: Final[i64] = 4
SHAMAN_HEIGHT: Final[i64] = 5
SHELL_WORTH: Final[i64] = 6
BASKET: Final[i64] = 7
BUTTERFLY: Final[i64] = 8
SCORE_CARD: Final[i64] = 9
SCORE_CARD_HOPE: Final[i64] = 10
PRIESTESS_WORTH: Final[i64] = 11
LAVA_DISC: Final[i64] = 12
SUPPLY_WORTH: Final[i64] = 13
REACH_NEXT: Final[i64] = 14
REACH_AFTER: Final[i64] = 15
LEAD: Final[i64] = 16
WEIGHTS: Final = (
    "steepness", "steepness_end", "later_scoring", "in_danger", "shaman_ready", "shaman_height", "shell", "basket",
    "butterfly", "score_card", "score_card_hope", "priestess", "lava_disc", "supply", "reach_next", "reach_after",
    "lead",
)  # fmt: skip
"""The same places by the names of `weights.toml`."""

FULL_GAME: Final = 30.0
"""Cards drawn after the opening deal: the clock."""


def estimate(state: Choices) -> list[float]:
    """The chances of both seats: by how many points one stands better, counted more towards the end."""
    if state.phase == FIRST_PLAYER or state.phase == DEAL:
        return [0.5, 0.5]
    chance = chance_of_red(state)
    return [chance, 1.0 - chance]


def chance_of_red(state: Choices) -> float:
    """The chance of the first seat once the game has begun."""
    weights = state.box.weights
    burning = state.burning()
    supply_red = discs_in_supply(state, 0)
    supply_yellow = discs_in_supply(state, 1)
    red = standing(state, 0, burning, supply_red) - standing(state, 1, burning, supply_yellow)
    red += prospects(state, burning, supply_red, supply_yellow)
    left = cards_left(state) / FULL_GAME
    slope = weights[STEEPNESS_END] + (weights[STEEPNESS] - weights[STEEPNESS_END]) * left
    return 1.0 / (1.0 + exp(-slope * red))


def discs_in_supply(state: Choices, seat: i64) -> i64:
    """The numbered discs a seat has in supply, one bit each."""
    discs = state.discs
    first: i64 = DISCS * seat
    bits: i64 = 0
    for disc in range(DISCS):
        if discs[first + disc] == SUPPLY:
            bits |= 1 << disc
    return bits


def cards_left(state: Choices) -> float:
    """Cards still to be drawn."""
    deck = state.deck
    if deck >= DECKS:
        return 0.0
    later = state.box.tactical_later if state.tactical else state.box.later
    count = later[deck]
    for copies in state.left:
        count += copies
    return float(count)


def statue_worth(state: Choices, space: i64, burning: i64) -> float:
    """What a statue on that space will bring, both scorings counted in round 1."""
    weights = state.box.weights
    points = float(state.box.terrain_points[space % TERRAINS])
    if (burning >> space) & 1 == 1:
        points *= weights[IN_DANGER]
    return points * (1.0 + weights[LATER_SCORING]) if state.scoring == 0 else points


def standing(state: Choices, seat: i64, burning: i64, supply: i64) -> float:
    """What a seat has, in points."""
    box = state.box
    weights = box.weights
    own = state.own
    held = state.held
    mine: i64 = CARDS * seat
    theirs: i64 = CARDS * (1 - seat)
    again = 2.0 if state.scoring == 0 else 1.0
    value = float(own[POINTS + seat])

    statues = own[STATUES + seat]
    space: i64 = 0
    while statues != 0:
        if statues & 1 == 1:
            value += statue_worth(state, space, burning)
        statues >>= 1
        space += 1
    if state.phase == MOVE_SHAMAN and state.actor == seat:
        value += best_shaman_place(state, seat, burning)
    else:
        value += shaman_place(state, seat, own[SHAMAN + seat], burning)

    value += weights[SHELL_WORTH] * float(held[mine + SHELL])
    baskets = held[mine + BASKET_1] + held[mine + BASKET_2]
    value += weights[BASKET] * float(baskets)
    if baskets > held[theirs + BASKET_1] + held[theirs + BASKET_2]:
        value += float(box.basket_points) * again
    value += float(pearl_points(box, held[mine + WHITE_PEARL], held[mine + BLACK_PEARL])) * again
    value += float(box.nautilus_points * held[mine + NAUTILUS])
    butterflies: i64 = 0
    for card in range(BASKET_1, NAUTILUS + 1):
        butterflies += held[mine + card] * box.butterflies[card]
    value += weights[BUTTERFLY] * float(butterflies)
    bought = own[BOUGHT + seat]
    if bought != 0:
        for card in range(SCORE_CARDS):
            if (bought >> card) & 1 == 1:
                value += weights[SCORE_CARD_HOPE] + weights[SCORE_CARD] * float(card_worth(state, seat, card))

    if own[LAVA_DISC_AT + seat] == SUPPLY:
        value += weights[LAVA_DISC]
    each = weights[SUPPLY_WORTH]
    while supply != 0:
        if supply & 1 == 1:
            value += each
        supply >>= 1
    return value


def shaman_place(state: Choices, seat: i64, space: i64, burning: i64) -> float:
    """How good it is to have the shaman there: free to build on, and high up."""
    if space >= HUT:
        return 0.0
    weights = state.box.weights
    own = state.own
    value = weights[SHAMAN_HEIGHT] * float(1 + space % TERRAINS)
    free = ((own[STATUES] | own[STATUES + 1]) >> space) & 1 == 0
    if free and statue_count(state.box, own[STATUES + seat]) < state.box.statues:
        value += weights[SHAMAN_READY] * statue_worth(state, space, burning)
    return value


def best_shaman_place(state: Choices, seat: i64, burning: i64) -> float:
    """The shaman is about to move: what its best place will be worth."""
    own = state.own
    best = shaman_place(state, seat, own[SHAMAN + seat], burning)
    for action in state.box.shaman_actions[(HUT + 2) * own[SHAMAN + seat] + own[SHAMAN + 1 - seat]]:
        if action != SHAMAN_STAY:
            value = shaman_place(state, seat, action - SHAMAN_TO, burning)
            if value > best:
                best = value
    return best


def prospects(state: Choices, burning: i64, supply_red: i64, supply_yellow: i64) -> float:
    """What the deals ahead are worth to Red: the best each player can bring about, and all as they lie."""
    weights = state.box.weights
    red_worth = card_worths(state, 0, burning)
    yellow_worth = card_worths(state, 1, burning)
    # With the lava disc still to be decided on, the boat is as good as gone.
    boat = (state.boat + state.voyage) % SEGMENTS
    mover = state.active if state.phase == TURN else 1 - state.active
    own = supply_red if mover == 0 else supply_yellow
    rival = supply_yellow if mover == 0 else supply_red
    sail = state.box.sail_steps
    best_next = 0.0
    best_after = 0.0
    total = 0.0
    for steps in range(1, SEGMENTS):
        red = deal(state, (boat + steps) % SEGMENTS, red_worth, yellow_worth)
        total += red
        gain = red if mover == 0 else -red
        if gain > best_next and can_steer(own, steps, sail):
            best_next = gain
        if -gain > best_after and can_steer(rival, steps, sail):
            best_after = -gain
    ahead = weights[REACH_NEXT] * best_next - weights[REACH_AFTER] * best_after
    value = weights[LEAD] * total + (ahead if mover == 0 else -ahead)
    # What nobody brings about turn after turn is worth less and less.
    if state.quiet > 0:
        value *= 1.0 - float(state.quiet) / float(state.box.stall_limit)
    if state.phase in (TAKE_CARD, LAVA):  # the deal is happening
        value += deal(state, boat, red_worth, yellow_worth)
    elif state.second != NONE:  # the card that is left goes to the second receiver
        card = state.slots[SLOTS * boat] + state.slots[SLOTS * boat + 1] - NONE
        value += red_worth[card] if state.second == 0 else -yellow_worth[card]
    if state.phase == BUILD_STATUE:
        building = statue_worth(state, state.own[SHAMAN + state.actor], burning)
        value += building if state.actor == 0 else -building
    return value


def can_steer(supply: i64, steps: i64, sail: i64) -> bool:
    """Whether the disc that brings the boat that far is in supply, or none is and one may sail."""
    return (supply >> (steps - 1)) & 1 == 1 or (supply == 0 and steps == sail)


def card_worths(state: Choices, seat: i64, burning: i64) -> vec[float]:
    """What receiving each card type would bring the seat now, in points."""
    box = state.box
    weights = box.weights
    held = state.held
    again = 2.0 if state.scoring == 0 else 1.0
    building = 0.0
    space = state.own[SHAMAN + seat]
    if state.can_build(seat):
        building = statue_worth(state, space, burning) * (1.0 - weights[SHAMAN_READY])
    baskets = held[CARDS * seat + BASKET_1] + held[CARDS * seat + BASKET_2]
    rivals = held[CARDS * (1 - seat) + BASKET_1] + held[CARDS * (1 - seat) + BASKET_2]
    basket = weights[BASKET]
    if baskets == rivals or baskets + 1 == rivals:
        basket += float(box.basket_points) * again
    white = held[CARDS * seat + WHITE_PEARL]
    black = held[CARDS * seat + BLACK_PEARL]
    now = pearl_points(box, white, black)
    butterfly = weights[BUTTERFLY]
    return vec[float]([
        building,
        weights[PRIESTESS_WORTH],
        weights[SHELL_WORTH],
        basket + butterfly * float(box.butterflies[BASKET_1]),
        basket + butterfly * float(box.butterflies[BASKET_2]),
        float(pearl_points(box, white + 1, black) - now) * again + butterfly,
        float(pearl_points(box, white, black + 1) - now) * again + butterfly,
        float(box.nautilus_points) + butterfly,
        0.0,
    ])  # fmt: skip


def deal(state: Choices, segment: i64, red_worth: vec[float], yellow_worth: vec[float]) -> float:
    """What Red gains over Yellow if the cards of a segment were dealt now."""
    red = state.sums[segment]
    yellow = state.sums[SEGMENTS + segment]
    if red == yellow:
        return 0.0
    mine = red_worth if red > yellow else yellow_worth
    theirs = yellow_worth if red > yellow else red_worth
    left = state.slots[SLOTS * segment]
    right = state.slots[SLOTS * segment + 1]
    value = 0.0
    if left in (NONE, right) or right == NONE:
        card = right if left == NONE else left
        if card != NONE:
            value = mine[card]
    elif red > 0 and yellow > 0:
        one = mine[left] - theirs[right]
        other = mine[right] - theirs[left]
        value = one if one > other else other
    else:
        value = mine[left] if mine[left] > mine[right] else mine[right]
    return value if red > yellow else -value
