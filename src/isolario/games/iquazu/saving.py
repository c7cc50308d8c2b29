"""A position as plain JSON, and back."""

from typing import Any

from isolario.games.iquazu.belief import Payment, chain
from isolario.games.iquazu.board import CREVICE_COLUMNS, CREVICES, STRIDE, TILES, USABLE, Box, pack, unpack
from isolario.games.iquazu.position import CARD, FINISHED, PHASES
from isolario.games.iquazu.rules import Iquazu
from isolario.kernel.state import CHANCE, OVER

NUMBERS = ("start", "turn", "water", "frame", "due", "pending", "floor", "to_draw", "drawer", "next_place")
FLAGS = ("shuffled", "scored")


def places(mask: int, column: int) -> list[str]:
    return [f"{column}:{index}" for index in range(CREVICES) if mask >> index & 1]


def dump(state: Iquazu) -> dict[str, Any]:
    columns = range(1, CREVICE_COLUMNS + 1)
    gems = [[state.gems[STRIDE * seat + column] for column in columns] for seat in range(state.seats)]
    return {
        "seats": int(state.seats),
        "phase": PHASES[state.phase],
        **{name: int(getattr(state, name)) for name in NUMBERS},
        **{name: bool(getattr(state, name)) for name in FLAGS},
        "strips": [int(strip) for strip in state.grid[1:]],
        "gems": [[place for column in columns for place in places(row[column - 1], column)] for row in gems],
        "drops": [
            place
            for column in columns
            for place in places(state.occupied[column] - sum(row[column - 1] for row in gems), column)
        ],
        "hands": [unpack(cards) for cards in state.hands],
        "pile": unpack(state.pile),
        "discards": unpack(state.discards),
        "known": [unpack(cards) for cards in state.known],
        "pool": [unpack(cards) for cards in state.pool],
        "payments": [[[link.drawn, unpack(link.paid)] for link in chain(last)] for last in state.payments],
        "tile_sort": [int(sort) for sort in state.tile_sort],
        "tile_at": [int(at) for at in state.tile_at],
        "light": [int(number) for number in state.light],
        "dark": [int(number) for number in state.dark],
        "scores": [int(points) for points in state.points],
    }


def load(box: Box, saved: dict[str, Any]) -> Iquazu:
    seats = saved["seats"]
    gems, occupied = [0] * (STRIDE * seats), [0] * STRIDE
    unscored = [0] * seats
    for seat in range(seats):
        for place in saved["gems"][seat]:
            column, index = (int(part) for part in place.split(":"))
            gems[STRIDE * seat + column] |= 1 << index
            occupied[column] |= 1 << index
            unscored[seat] += column >= saved["frame"]
    for place in saved["drops"]:
        column, index = (int(part) for part in place.split(":"))
        occupied[column] |= 1 << index
    held = [0] * (USABLE * seats)
    for tile in range(TILES):
        if saved["tile_at"][tile] >= 0 and saved["tile_sort"][tile] < USABLE:
            held[USABLE * saved["tile_at"][tile] + saved["tile_sort"][tile]] += 1
    payments: list[Payment | None] = []
    for links in saved["payments"]:
        last: Payment | None = None
        for drawn, paid in links:
            last = Payment(last, drawn, pack(*paid))
        payments.append(last)
    state = Iquazu(
        box,
        seats,
        [0, *saved["strips"]],
        gems,
        occupied,
        unscored,
        [pack(*cards) for cards in saved["hands"]],
        [pack(*cards) for cards in saved["known"]],
        [pack(*cards) for cards in saved["pool"]],
        payments,
        list(saved["tile_sort"]),
        list(saved["tile_at"]),
        held,
        list(saved["light"]),
        list(saved["dark"]),
        list(saved["scores"]),
    )
    for name in (*NUMBERS, *FLAGS):
        setattr(state, name, saved[name])
    state.phase = PHASES.index(saved["phase"])
    state.pile = pack(*saved["pile"])
    state.discards = pack(*saved["discards"])
    state.actor = CHANCE if state.phase <= CARD else OVER if state.phase == FINISHED else state.turn
    return state
