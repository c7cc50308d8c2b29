"""Positions for the worked examples, built through `game.load`, and short ways to play on from them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from isolario.games.iquazu import IquazuGame, game
from isolario.games.iquazu.board import STRIDE, pack, unpack
from isolario.games.iquazu.position import PHASES
from isolario.games.iquazu.rules import Iquazu
from isolario.games.iquazu.view_types import Crevice
from isolario.kernel import CHANCE, FastLuck, State
from isolario.kernel.presentation import Event, Viewer

SORTS = {"draw2": 0, "draw3": 1, "draw4": 2, "any": 3, "double": 4}
A, B, C, D = range(4)


def cards(text: str) -> list[int]:
    """`W1 B4 O5` as counts."""
    found = [0, 0, 0]
    for part in text.split():
        found["WBO".index(part[0])] = int(part[1:])
    return found


def column(number: int, indices: Sequence[int] = range(10)) -> list[str]:
    return [f"{number}:{index}" for index in indices]


def sort_of(name: str, box_game: IquazuGame = game) -> int:
    if name.startswith("points"):
        values = [int(value) for value in box_game.box.sort_value]
        return values.index(int(name.removeprefix("points")), 5)
    return SORTS[name]


def position(
    seats: int = 4,
    frame: int = 1,
    turn: int = A,
    water: int = D,
    hands: Mapping[int, str] | None = None,
    discards: str = "",
    pile: str | None = None,
    gems: Mapping[int, Sequence[str]] | None = None,
    drops: Sequence[str] = (),
    tiles: Sequence[str] = ("points1", "points2", "points2", "points3", "points3"),
    held: Mapping[int, Sequence[str]] | None = None,
    phase: str = "action",
    **other: Any,
) -> Iquazu:
    """A position with an action due, strips fixed. What is not given in `pile` lies there; `other` fields as dumped."""
    saved = start(seats).dump()
    given = [cards((hands or {}).get(seat, "")) for seat in range(seats)]
    gone = cards(discards)
    rest = [20 - gone[colour] - sum(hand[colour] for hand in given) for colour in range(3)]
    saved["hands"] = [pack(*hand) for hand in given]
    saved["discards"] = pack(*gone)
    saved["pile"] = pack(*(rest if pile is None else cards(pile)))
    saved["known"] = [0] * seats
    saved["pool"] = [pack(*(20 - hand[colour] - gone[colour] for colour in range(3))) for hand in given]
    put_pieces(saved, gems or {}, drops)
    saved |= {"frame": frame, "turn": turn, "actor": turn, "drawer": turn, "water": water}
    saved["phase"] = PHASES.index(phase)
    put_tiles(saved, frame, tiles, held or {})
    loaded = game.load(saved | other)
    assert isinstance(loaded, Iquazu)
    return loaded


def start(seats: int) -> Iquazu:
    """A game whose set-up is done, A beginning."""
    state = game.new(seats, first_player=0, strips="fixed")
    assert isinstance(state, Iquazu)
    luck = FastLuck(1)
    while state.actor == CHANCE:
        state.apply(state.legal()[luck.pick(state.weights())])
    return state


def put_pieces(saved: dict[str, Any], gems: Mapping[int, Sequence[str]], drops: Sequence[str]) -> None:
    """Gems and drops by crevice, `3:7`."""
    for seat, places in [*gems.items(), (None, drops)]:
        for place in places:
            number, index = (int(part) for part in place.split(":"))
            saved["occupied"][number] |= 1 << index
            if seat is not None:
                saved["gems"][STRIDE * seat + number] |= 1 << index


def put_tiles(saved: dict[str, Any], frame: int, tiles: Sequence[str], held: Mapping[int, Sequence[str]]) -> None:
    """Open tiles in their column; those of seats in scored columns, or far to the right."""
    light, dark = list(game.box.light), list(game.box.dark)
    kinds, where = [-1] * 45, [-1] * 45
    first = 5 * (frame - 1)

    def put(place: int, sort: int, at: int) -> None:
        pool = dark if place >= 35 else light
        pool[sort] -= 1
        assert pool[sort] >= 0
        kinds[place], where[place] = sort, at

    for row, name in enumerate(tiles):
        put(first + row, sort_of(name), -2)
    free = list(range(first - 1, -1, -1)) if frame > 1 else list(range(5, 35))
    for seat, names in held.items():
        for name in names:
            put(free.pop(), sort_of(name), seat)
    for place in free if frame > 1 else ():
        pool = dark if place >= 35 else light
        put(place, next(sort for sort, number in enumerate(pool) if number), -4)
    saved |= {"tile_sort": kinds, "tile_at": where, "light": light, "dark": dark}


def written(state: Iquazu) -> list[str]:
    """The legal choices in writing."""
    return [game.presentation.notation(state, action) for action in state.legal()]


def play(state: Iquazu, *choices: str, luck: int = 1) -> Iquazu:
    """Make choices by their notation, and draw whatever has to be drawn after each."""
    source = FastLuck(luck)
    for choice in choices:
        assert choice in written(state), f"{choice} is not among {written(state)}"
        state.apply(state.legal()[written(state).index(choice)])
        while state.actor == CHANCE:
            state.apply(state.legal()[source.pick(state.weights())])
    return state


def told(state: Iquazu, choice: str, viewer: Viewer) -> list[Event]:
    """What a viewer is told of a choice."""
    action = state.legal()[written(state).index(choice)]
    after = state.clone()
    after.trace = []
    after.apply(action)
    return game.presentation.events(state, action, after, after.trace, viewer)


def hand_counts(state: Iquazu, seat: int) -> list[int]:
    return unpack(state.hands[seat])


def hand(state: Iquazu, seat: int) -> str:
    return " ".join(
        f"{letter}{number}" for letter, number in zip("WBO", hand_counts(state, seat), strict=True) if number
    )


def gems_of(state: State, seat: int) -> list[str]:
    """The crevices with a gem of the seat."""
    return crevices(state, lambda spot: spot["owner"] == seat)


def drops_of(state: State) -> list[str]:
    """The crevices with a drop."""
    return crevices(state, lambda spot: spot["piece"] is not None and spot["owner"] is None)


def crevices(state: State, wanted: Callable[[Crevice], bool]) -> list[str]:
    columns = game.presentation.view(state, None)["columns"]
    return [spot["id"].removeprefix("crevice:") for each in columns for spot in each["crevices"] if wanted(spot)]


def tiles_of(state: Iquazu, seat: int) -> list[str]:
    """The tiles in front of a seat."""
    found = [tile for tile in game.presentation.view(state, None)["tiles"] if tile["owner"] == seat]
    return [str(tile["type"]).split("_")[0] + (str(tile["value"]) if tile["value"] else "") for tile in found]


def phase(state: Iquazu) -> str:
    return PHASES[state.phase]
