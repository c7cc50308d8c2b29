"""What the others' explorers may be worth: values are secret, but whom somebody saves first is seldom a cheap one.

Every explorer of a colour has a score: what is seen of it (where it is, how far from land, how late in the game, when
it was placed) makes it look like a valuable one or not. The highest value falls to one of the ten by lot, with odds
by their scores; the next one to one of the rest, and so on. The numbers of `belief.toml` were found by
`tools/island_belief.py` in games of bots.
"""

from math import exp
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from isolario.games.the_island.board import PER_COLOUR, SEA
from isolario.games.the_island.position import IN_BOAT, LOST, SAVED, UNPLACED, Position
from isolario.kernel.components import Components
from isolario.kernel.luck import Luck
from isolario.kernel.state import OVER

# Where an explorer is, as everybody sees it; the first three are some way from land.
ON_TILE: Final[i64] = 0
SWIMMING: Final[i64] = 1
ABOARD: Final[i64] = 2
SAFE: Final[i64] = 3
GONE: Final[i64] = 4
TO_BE_PLACED: Final[i64] = 5
PLACES: Final[i64] = 6
PARTS: Final[i64] = 3
"""Of a game: early, middle, late."""
STEPS: Final[i64] = 4
"""Distances that are told apart, two hexes each."""
FAR_AT: Final[i64] = PLACES * PARTS
ORDER_AT: Final[i64] = FAR_AT + 3 * STEPS
SCORES: Final[i64] = ORDER_AT + PER_COLOUR
EARLY: Final[i64] = 26
MIDDLE: Final[i64] = 13
"""Tiles left: more than that."""

DOUBT: Final[i64] = 10
"""In so many worlds of a hundred all deals are alike: somebody may play like nobody the scores were learned from."""
SPARE: Final = 0.012
"""So much of an even share of the victory a bot gives away for values that nobody can guess from the order in which
they are placed."""


def read_beliefs(path: Path, most: int) -> list[vec[float]]:
    """For each number of seats the odds that belong to the scores of `belief.toml`; none where it says nothing."""
    source = Components(path)
    known = source.get("belief")
    found: list[vec[float]] = []
    for seats in range(most + 1):
        scores = known.get(f"seats_{seats}") if isinstance(known, dict) else None
        if scores is None:
            found.append(vec[float]())
            continue
        fine = isinstance(scores, list) and all(type(score) in (int, float) for score in scores)
        if not fine or len(scores) != SCORES:
            raise source.wrong(f"belief.seats_{seats}", f"{SCORES} numbers", scores)
        found.append(vec[float]([exp(float(score)) for score in scores]))
    return found


def imagine_values(state: Position, seat: i64, luck: Luck) -> None:
    """Give everybody's explorers, unless the seat sees what they are worth, values that suit what is seen of them."""
    odds = state.box.beliefs[state.seats]
    if state.actor == OVER or state.terms.equality or len(odds) == 0:
        return
    for colour in range(state.terms.colours):
        if not state.sees_values(seat, colour) and luck.below(100) >= DOUBT:
            deal_values(state, colour, odds, luck)


def deal_values(state: Position, colour: i64, odds: vec[float], luck: Luck) -> None:
    first = PER_COLOUR * colour
    chances: list[float] = []
    for number in range(PER_COLOUR):
        chances.append(looks_valuable(state, first + number, odds))
    values = state.box.values
    for place in range(PER_COLOUR):
        chosen = luck.pick_by_odds(chances)
        chances[chosen] = 0.0
        if state.value[first + chosen] > 0:  # the others are still to be given a value
            state.value[first + chosen] = values[PER_COLOUR - 1 - place]


def looks_valuable(state: Position, explorer: i64, odds: vec[float]) -> float:
    """The odds that an explorer gets the highest value there is."""
    seen = evidence(state, explorer)
    found = odds[seen[0]] * odds[seen[1]]
    return found * odds[seen[2]] if seen[2] < SCORES else found


def evidence(state: Position, explorer: i64) -> list[i64]:
    """What is seen of an explorer, as places in the list of scores: its place, its number, its distance if any."""
    spot = state.spot[explorer]
    hex: i64 = -1
    if spot == LOST:
        place = GONE
    elif spot == UNPLACED:
        place = TO_BE_PLACED
    elif spot >= SAVED:
        place = SAFE
    elif spot >= IN_BOAT:
        place = ABOARD
        hex = state.boat_at[spot - IN_BOAT]
    else:
        hex = spot
        place = SWIMMING if state.ground[hex] == SEA else ON_TILE
    tiles = state.left[0] + state.left[1] + state.left[2]
    part: i64 = 0 if tiles > EARLY else 1 if tiles > MIDDLE else 2
    distance: i64 = SCORES
    if hex >= 0:
        far: i64 = state.box.to_landing[hex] // 2
        distance = FAR_AT + STEPS * place + (far if far < STEPS else STEPS - 1)
    return [PARTS * place + part, ORDER_AT + explorer % PER_COLOUR, distance]
