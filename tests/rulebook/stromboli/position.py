"""Positions of Stromboli written the way people speak of them, and moves by their notation.

Segments are A to F (0 to 5 of the specification); `Cf` is the forest of C. Seat 0 is Red, seat 1 Yellow.
"""

from collections.abc import Mapping, Sequence

from isolario.games.stromboli import game
from isolario.games.stromboli.board import (
    CARD_NAMES,
    DECK_NAMES,
    HUT,
    SCORE_CARD_NAMES,
    SUPPLY,
)
from isolario.games.stromboli.position import LAVA_DISC_AT, PHASES, TURN
from isolario.games.stromboli.rules import Stromboli
from isolario.games.stromboli.view import discarded
from isolario.games.stromboli.view import view as view_of
from isolario.games.stromboli.view_types import PlayerView, StromboliView
from isolario.kernel import Game
from isolario.kernel.state import Note

LETTERS = "ABCDEF"
TERRAINS = "pfm"
RED, YELLOW = 0, 1


def at(name: str) -> int:
    """The number of a segment or of a building space."""
    segment = LETTERS.index(name[0])
    return segment if len(name) == 1 else 3 * segment + TERRAINS.index(name[1])


def position(
    *,
    active: int = RED,
    first: int = RED,
    boat: str = "A",
    beaches: Mapping[str, tuple[str, str]] | None = None,
    cards: Mapping[str, tuple[str, str]] | None = None,
    shamans: tuple[str, str] = ("", ""),
    statues: tuple[str, str] = ("", ""),
    craters: Mapping[str, int] | None = None,
    shells: tuple[int, int] = (0, 0),
    kept: tuple[Sequence[str], Sequence[str]] = ((), ()),
    bought: tuple[Sequence[str], Sequence[str]] = ((), ()),
    priestess_up: bool = True,
    deck: str = "two_palm",
    pool: Mapping[str, int] | None = None,
    points: tuple[int, int] = (0, 0),
    scoring: int | None = None,
    quiet: int = 0,
    tactical: bool = False,
    shields: bool = False,
    lava_discs: tuple[str, str] = ("", ""),
    box: Game = game,
) -> Stromboli:
    """The start of a turn of `active`. An empty shaman is in its hut, an empty lava disc in supply.

    `beaches` gives the values of Red's and Yellow's discs; all others are in supply. `deck` "" means that all
    decks are used up. Segments without `cards` show two Builds; an empty text is an empty slot.
    """
    shown = {**dict.fromkeys(LETTERS, ("build", "build")), **(cards or {})}
    discs = [int(SUPPLY)] * 10
    for beach, sides in (beaches or {}).items():
        for seat, values in enumerate(sides):
            for value in values:
                discs[5 * seat + int(value) - 1] = at(beach)
    markers = [at(segment) for segment, count in (craters or {}).items() for _ in range(count)]
    held = [0] * 18
    for seat in range(2):
        held[9 * seat + CARD_NAMES.index("shell")] = shells[seat]
        for card in kept[seat]:
            held[9 * seat + CARD_NAMES.index(card)] += 1
    dump = box.new(variant="tactical" if tactical else "base", first_player=first).dump()
    number = DECK_NAMES.index(deck) if deck else 3
    left = [0] * 9
    if pool is None and deck:
        full = box.new(variant="tactical" if tactical else "base")
        assert isinstance(full, Stromboli)
        decks = full.box.tactical_decks if tactical else full.box.decks
        left = list(decks[number])
    for card, count in (pool or {}).items():
        left[CARD_NAMES.index(card)] = count
    dump |= {
        "actor": active,
        "active": active,
        "phase": int(TURN),
        "boat": at(boat),
        "discs": discs,
        "slots": [CARD_NAMES.index(card) if card else -1 for segment in LETTERS for card in shown[segment]],
        "markers": markers + [-1] * (4 - len(markers)),
        "held": held,
        "own": [
            *[at(shaman) if shaman else int(HUT) + seat for seat, shaman in enumerate(shamans)],
            *[sum(1 << at(space) for space in names.split()) for names in statues],
            *points,
            *[sum(1 << SCORE_CARD_NAMES.index(card) for card in cards) for cards in bought],
            *[at(beach) if beach else int(SUPPLY) if tactical else -1 for beach in lava_discs],
        ],
        "priestess_up": priestess_up,
        "deck": number,
        "left": left,
        "scoring": (1 if number >= 2 else 0) if scoring is None else scoring,
        "quiet": quiet,
        "shields": shields,
    }
    state = box.load(dump)
    assert isinstance(state, Stromboli)
    return state


def legal(state: Stromboli) -> set[str]:
    """The choices, or the possible draws, in writing."""
    return {game.presentation.notation(state, action) for action in state.legal()}


def play(state: Stromboli, *moves: str) -> list[Note]:
    """Choices and draws by their notation, one after the other; returns what the rules noted."""
    notes: list[Note] = []
    for move in moves:
        named = {game.presentation.notation(state, action): action for action in state.legal()}
        assert move in named, f"{move} is not among {sorted(named)} ({phase(state)})"
        state.trace = []
        state.apply(named[move])
        notes += state.trace
        state.trace = None
    return notes


def phase(state: Stromboli) -> str:
    return PHASES[state.phase]


def why(state: Stromboli, move: str) -> str:
    """The rule that forbids a move."""
    for action in range(game.actions):
        if game.presentation.notation(state, action) == move and action not in state.legal():
            return game.presentation.reason(state, action).rule
    raise AssertionError(f"{move} is allowed")


def view(state: Stromboli) -> StromboliView:
    return view_of(state, None)


def discs(state: Stromboli, beach: str) -> tuple[str, str]:
    """The values on a beach, as `position` takes them."""
    sides = []
    for seat in range(2):
        found = [d["value"] for d in view(state)["discs"] if d["seat"] == seat and d["beach"] == at(beach)]
        sides.append("".join(str(value) for value in found))
    return sides[0], sides[1]


def cards(state: Stromboli, segment: str) -> tuple[str, str]:
    left, right = view(state)["segments"][at(segment)]["cards"]
    return left["card"] if left else "", right["card"] if right else ""


def crater(state: Stromboli, segment: str) -> int:
    return int(view(state)["segments"][at(segment)]["markers"])


def statues(state: Stromboli, seat: int) -> set[str]:
    return {
        f"{LETTERS[statue['space'] // 3]}{TERRAINS[statue['space'] % 3]}"
        for statue in view(state)["statues"]
        if statue["seat"] == seat
    }


def supply(state: Stromboli, seat: int) -> str:
    """The values of the discs in front of a player."""
    found = [d["value"] for d in view(state)["discs"] if d["seat"] == seat and d["beach"] is None]
    return "".join(str(value) for value in found)


def player(state: Stromboli, seat: int) -> PlayerView:
    return view(state)["players"][seat]


def kept(state: Stromboli, seat: int) -> dict[str, int]:
    return {card["card"]: card["count"] for card in player(state, seat)["kept"]}


def shaman(state: Stromboli, seat: int) -> str:
    space = view(state)["shamans"][seat]["space"]
    return "" if space is None else f"{LETTERS[space // 3]}{TERRAINS[space % 3]}"


def lava_disc(state: Stromboli, seat: int) -> str:
    beach = state.own[LAVA_DISC_AT + seat]
    return "supply" if beach == SUPPLY else LETTERS[beach]


def used_up(state: Stromboli, card: str) -> int:
    """How many copies are on the discard pile; only differences matter in a position with a made-up display."""
    return discarded(state)[CARD_NAMES.index(card)]
