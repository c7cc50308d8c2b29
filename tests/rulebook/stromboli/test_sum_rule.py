"""ST-DISC-5 and ST-DISC-6, exhaustively: one rule decides placing and retrieving on every possible beach."""

from itertools import product

from isolario.games.stromboli import game
from isolario.games.stromboli.actions import RETRIEVE
from isolario.games.stromboli.board import DISCS, SEGMENTS, SUPPLY, sums_may_stand
from isolario.games.stromboli.position import TURN
from isolario.games.stromboli.rules import Stromboli

HOLDINGS = [[value for value in range(1, 6) if bits >> (value - 1) & 1] for bits in range(32)]


def test_two_sums_may_stand_unless_equal_and_not_empty() -> None:
    for mine, theirs in product(range(16), repeat=2):
        assert sums_may_stand(mine, theirs) == (mine != theirs or (mine, theirs) == (0, 0))
        assert sums_may_stand(mine, theirs) == sums_may_stand(theirs, mine)


def test_every_beach_that_two_sets_of_discs_can_make() -> None:
    """ST-DISC-5, ST-DISC-6: all 32 x 32 holdings of a beach, both seats, each value, by plain arithmetic."""
    beach, boat = 2, 0
    checked = 0
    for seat, mine, theirs in product(range(2), HOLDINGS, HOLDINGS):
        if mine and sum(mine) == sum(theirs):
            continue  # never on the table
        state = beaches(seat, boat, {beach: (mine, theirs)})
        legal = set(state.legal())
        for value in range(1, 6):
            place, retrieve = SEGMENTS * (value - 1) + beach, RETRIEVE + value - 1
            if value in mine:
                left = sum(mine) - value
                empty = left == 0 and not theirs
                assert (retrieve in legal) == (empty or left != sum(theirs))
                assert place not in legal
            else:
                assert (place in legal) == (sum(mine) + value != sum(theirs))
                assert retrieve not in legal
            checked += 1
    assert checked == 5 * 2 * (32 * 32 - sum(sum(a) == sum(b) and a != [] for a in HOLDINGS for b in HOLDINGS))


def test_whatever_is_legal_leaves_no_equal_sums_and_whatever_is_not_would() -> None:
    """The same from the other side: carry the action out and look at the sums of all beaches."""
    for mine, theirs in product(HOLDINGS[::3], HOLDINGS[::2]):
        if mine and sum(mine) == sum(theirs):
            continue
        state = beaches(1, 5, {1: (mine[::2], theirs[::2]), 4: (mine[1::2], theirs[1::2])})
        if not stands(state):
            continue
        legal = set(state.legal())
        for action in range(RETRIEVE + DISCS):
            disc = action // SEGMENTS if action < RETRIEVE else action - RETRIEVE
            in_supply = state.discs[DISCS + disc] == SUPPLY
            if in_supply != (action < RETRIEVE):
                assert action not in legal
                continue
            dump = state.dump()
            dump["discs"][DISCS + disc] = action % SEGMENTS if in_supply else int(SUPPLY)
            after = game.load(dump)
            assert isinstance(after, Stromboli)
            assert (action in legal) == stands(after)


def beaches(seat: int, boat: int, discs: dict[int, tuple[list[int], list[int]]]) -> Stromboli:
    """A turn of `seat`: for each beach its own discs and the rival's."""
    dump = game.new(first_player=0).dump()
    for beach, sides in discs.items():
        for side, values in enumerate(sides):
            for value in values:
                dump["discs"][5 * (seat if side == 0 else 1 - seat) + value - 1] = beach
    state = game.load(dump | {"actor": seat, "active": seat, "phase": int(TURN), "boat": boat})
    assert isinstance(state, Stromboli)
    return state


def stands(state: Stromboli) -> bool:
    return all(red != yellow or red == 0 for red, yellow in zip(state.sums[:6], state.sums[6:], strict=True))
