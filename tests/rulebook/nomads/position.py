"""Positions of Nomads written the way people speak of them, and moves by their notation.

Spaces are A-H clockwise. Piles are texts from the lowest disc to the top: N Nomad, U Ulrich, M Moon, R Red,
S Siana, G Nostromo, F frog.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from isolario.games.nomads import game
from isolario.games.nomads.actions import PASS
from isolario.games.nomads.board import ADVENTURER_NAMES, FROG, KIND_NAMES
from isolario.games.nomads.position import MAIN
from isolario.games.nomads.rules import Nomads
from isolario.kernel import CHANCE

SPACES = "ABCDEFGH"
ULRICH, MOON, RED, SIANA, NOSTROMO = range(5)
LETTERS = "N" * 8 + "UUMMRRSSGG" + "F"


def position(
    adventurers: Sequence[int] = (ULRICH, RED, SIANA),
    piles: Mapping[str, str] | None = None,
    *,
    active: int = 0,
    first: int = 0,
    lys: str = "A",
    faces: Mapping[str, str] | None = None,
    heights: Mapping[str, int] | None = None,
    held: Mapping[int, Mapping[str, int]] | None = None,
    songs: Mapping[int, int] | None = None,
    legends: Mapping[int, Mapping[str, int]] | None = None,
    opals: Mapping[int, int] | None = None,
    chart: int = 0,
    share_three: bool = False,
    park: bool = True,
    **fields: Any,
) -> Nomads:
    """The main choice of `active`, with everything else as given.

    Discs that are not mentioned lie under a Nomad on the last space that is not mentioned, so that they
    do not listen (or, without `park`, nowhere). `songs` and `legends` name cards by their value.
    """
    seats = len(adventurers)
    stacks = [game.box.stack_height if heights is None else heights.get(space, 14) for space in SPACES]
    shown = {**dict.fromkeys(SPACES, "whale"), **(faces or {})}
    face = [KIND_NAMES.index(shown[space]) if stacks[at(space)] else -1 for space in SPACES]
    tiles = [[0] * 9 for _ in range(seats)]
    for seat, counts in (held or {}).items():
        for kind, count in counts.items():
            tiles[seat][KIND_NAMES.index(kind)] = count
    for seat, count in (opals or {}).items():
        tiles[seat][KIND_NAMES.index("opal")] = count
    supply = (1 << 32) - 1
    song = [-1] * seats
    for seat, size in (songs or {}).items():
        song[seat] = game.box.song_size.index(size)
        supply &= ~(1 << song[seat])
    legend = [[-1] * 7 for _ in range(seats)]
    for seat, cards in (legends or {}).items():
        for kind, value in cards.items():
            index = KIND_NAMES.index(kind)
            version = game.box.legend_value[4 * index : 4 * index + 4].index(value)
            legend[seat][index] = version
            supply &= ~(1 << (4 + 4 * index + version))
    dump = game.new(seats=seats, first_player=first).dump()
    dump |= {
        "actor": active,
        "active": active,
        "phase": int(MAIN),
        "adventurer": list(adventurers),
        "piles": lay(piles or {}, NOSTROMO in adventurers, park),
        "face": face,
        "stack_height": stacks,
        "held": [count for row in tiles for count in row],
        "song": song,
        "legend": [version for row in legend for version in row],
        "supply": supply,
        "lys": at(lys),
        "chart": chart,
        "share_three": share_three,
        "uncover": 0,
        "turns": 1,
    }
    state = game.load(dump | fields)
    assert isinstance(state, Nomads)
    return state


def lay(piles: Mapping[str, str], with_frog: bool, park: bool) -> list[list[int]]:
    """Disc numbers for the letters; the discs not mentioned go under a Nomad on an unmentioned space."""
    free = {letter: [disc for disc in range(19) if LETTERS[disc] == letter] for letter in set(LETTERS)}
    laid: list[list[int]] = [[] for _ in SPACES]
    for space, pile in piles.items():
        laid[at(space)] = [free[letter].pop(0) for letter in pile]
    rest = sorted((disc for discs in free.values() for disc in discs), reverse=True)
    if not with_frog and FROG in rest:
        rest.remove(FROG)
    unmentioned = [space for space in SPACES if space not in piles]
    if rest and park:
        laid[at(unmentioned[-1])] = rest
    return laid


def at(space: str) -> int:
    return SPACES.index(space)


def pile(state: Nomads, space: str) -> str:
    return "".join(LETTERS[disc] for disc in state.pile(at(space)))


def legal(state: Nomads) -> list[str]:
    return [game.presentation.notation(state, action) for action in state.legal()]


def play(state: Nomads, *moves: str) -> Nomads:
    """Make these moves in their notation; each must be legal where it is made."""
    for move in moves:
        written = legal(state)
        assert move in written, f"{move} is not among {written}"
        state.apply(state.legal()[written.index(move)])
    return state


def settle(state: Nomads) -> Nomads:
    """Let luck take its course, by the first outcome each time."""
    while state.actor == CHANCE:
        state.apply(state.legal()[0])
    return state


def decline(state: Nomads) -> Nomads:
    """Settle, and say no to optional powers."""
    while state.actor == CHANCE or (PASS in state.legal() and len(state.legal()) > 1):
        state.apply(state.legal()[-1 if state.actor != CHANCE else 0])
    return state


def tiles(state: Nomads, seat: int) -> dict[str, int]:
    """The Story tiles and Jokers in front of a seat, without those it has none of."""
    row = state.held[9 * seat : 9 * seat + 9]
    return {KIND_NAMES[kind]: count for kind, count in enumerate(row) if count and KIND_NAMES[kind] != "opal"}


def opals(state: Nomads) -> list[int]:
    return [state.held[9 * seat + KIND_NAMES.index("opal")] for seat in range(state.seats)]


def told(state: Nomads, move: str) -> list[str]:
    """The kinds of the events of a move, for the first seat."""
    return [event.kind for event in events(state, move)]


def events(state: Nomads, move: str) -> list[Any]:
    """What a move makes happen; the state is moved on."""
    before = state.clone()
    state.trace = []
    action = before.legal()[legal(before).index(move)]
    state.apply(action)
    trace, state.trace = state.trace, None
    return game.presentation.events(before, action, state, trace, 0)


def why(state: Nomads, move: str) -> str:
    """The rule that forbids a move."""
    assert move not in legal(state)
    action = next(a for a in range(game.actions) if game.presentation.notation(state, a) == move)
    return game.presentation.reason(state, action).rule


def names(adventurers: Sequence[int]) -> str:
    """Adventurers as the option of the same name wants them."""
    return ",".join(ADVENTURER_NAMES[index] for index in adventurers)
