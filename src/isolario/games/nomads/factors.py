"""What a player counts when judging a position of Nomads: cards, tiles that can be written, opals, discs in sight."""

from isolario.games.nomads.board import FIRST_OWN_DISC, JOKER, KINDS, OPAL, SPACES, STORY_KINDS
from isolario.games.nomads.evaluate import ready_song, ready_tiles
from isolario.games.nomads.rules import Nomads
from isolario.kernel.presentation import Factor, Viewer

MANY = 99
"""More tiles of one kind than anybody has: what they could pay for is all that the supply still offers."""


def factors(state: Nomads, seat: int, viewer: Viewer) -> list[Factor]:
    first = seat * KINDS
    held = [int(state.held[first + kind]) for kind in range(STORY_KINDS)]
    legends = sum(int(ready_tiles(state, seat, kind, count)) for kind, count in enumerate(held))
    ready = max(legends, int(ready_song(state, seat)))
    burden = sum(max(0, count - int(ready_tiles(state, seat, kind, MANY))) for kind, count in enumerate(held))
    return [
        Factor("cards", state.card_points(seat)),
        Factor("opals", state.held[first + OPAL], float(state.box.opal_points)),
        Factor("jokers", state.held[first + JOKER], 1.2),
        Factor("ready", ready, 1.0),
        Factor("burden", burden, -1.0),
        Factor("waiting", sum(held) - ready - burden, 0.3),
        Factor("listening", listening(state, seat), 0.35),
        Factor("buried", buried(state, seat), -0.45),
    ]


def listening(state: Nomads, seat: int) -> int:
    """Face-up story tiles next to which a disc of the seat lies on top."""
    return sum(
        1
        for space in range(SPACES)
        if state.top[space] >= FIRST_OWN_DISC
        and 0 <= state.face[space] != OPAL
        and state.taker[state.top[space]] == seat
    )


def buried(state: Nomads, seat: int) -> int:
    """The seat's own discs with others above them."""
    mine = state.adventurer[seat]
    if mine < 0:
        return 0
    disc = FIRST_OWN_DISC + 2 * mine
    return sum(1 for own in (disc, disc + 1) if state.above[own] >= 0)
