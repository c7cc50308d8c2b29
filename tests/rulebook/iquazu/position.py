"""Positions for the worked examples, built through `game.load`, and short ways to play on from them."""

from collections.abc import Mapping, Sequence
from typing import Any

from isolario.games.iquazu import IquazuGame, game
from isolario.games.iquazu.rules import Iquazu
from isolario.kernel import CHANCE, FastLuck
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
    **other: Any,
) -> Iquazu:
    """A position with an action due, strips fixed. What is not given in `pile` lies there."""
    saved = start(seats).dump()
    given = hands or {}
    saved["hands"] = [cards(given.get(seat, "")) for seat in range(seats)]
    saved["discards"] = cards(discards)
    rest = [20 - saved["discards"][colour] - sum(hand[colour] for hand in saved["hands"]) for colour in range(3)]
    saved["pile"] = rest if pile is None else cards(pile)
    saved["known"] = [[0, 0, 0]] * seats
    saved["pool"] = [[20 - hand[colour] - saved["discards"][colour] for colour in range(3)] for hand in saved["hands"]]
    saved["gems"] = [list((gems or {}).get(seat, ())) for seat in range(seats)]
    saved["drops"] = list(drops)
    saved |= {"frame": frame, "turn": turn, "drawer": turn, "water": water, "phase": "action"}
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


def hand(state: Iquazu, seat: int) -> str:
    counts = state.dump()["hands"][seat]
    return " ".join(f"{letter}{number}" for letter, number in zip("WBO", counts, strict=True) if number)


def tiles_of(state: Iquazu, seat: int) -> list[str]:
    """The tiles in front of a seat."""
    found = [tile for tile in game.presentation.view(state, None)["tiles"] if tile["owner"] == seat]
    return [tile["type"].split("-")[0] + (str(tile["value"]) if tile["value"] else "") for tile in found]


def phase(state: Iquazu) -> str:
    return str(state.dump()["phase"])
