"""What a viewer sees of The Island, by whitelist."""

from isolario.games.the_island.actions import split, split_sailing, split_step
from isolario.games.the_island.board import (
    CREATURES,
    GREENS,
    HEXES,
    ISLANDS,
    KINDS,
    PER_COLOUR,
    REDS,
    SEA,
    SERPENT,
    SHARK,
    TERRAINS,
    WHALE,
    Box,
)
from isolario.games.the_island.names import (
    beside,
    boat_id,
    creature_id,
    creature_kind,
    explorer_id,
    hex_at,
    hex_id,
    own_explorer,
    own_number,
    spot_id,
    tile_id,
)
from isolario.games.the_island.position import (
    BOATS_OUT,
    CROWD,
    DEADLY_TO_BOATS,
    DEADLY_TO_SWIMMERS,
    DOLPHIN,
    DRAW,
    DROP,
    IN_BOAT,
    LIFT,
    LOST,
    MOVE,
    PHASES,
    PICK,
    PLACE,
    PROWL,
    REACT,
    RESERVE,
    ROLL,
    SAVED,
    SINK,
    TILE,
    WINDS,
    WORTH,
)
from isolario.games.the_island.rules import Island
from isolario.games.the_island.view_types import (
    IslandAttack,
    IslandBoat,
    IslandCreature,
    IslandExplorer,
    IslandHandTile,
    IslandPeril,
    IslandPlacing,
    IslandRows,
    IslandRules,
    IslandSeatCount,
    IslandView,
)
from isolario.kernel.presentation import Viewer
from isolario.kernel.remembered import Remembered
from isolario.kernel.state import OVER

TURN_PHASES = (
    (TILE, DOLPHIN, WINDS, LIFT, DROP),
    (MOVE,),
    (SINK, DRAW, CROWD),
    (ROLL, PICK, PROWL, REACT),
)
"""The four phases of a turn (IS-TURN-1)."""


def view(state: Island, viewer: Viewer) -> IslandView:
    names = state.box.names
    over = state.actor == OVER
    tiles, tile_pieces, near = LAND.get((state.box, tuple(state.ground)), lambda: land_view(state))
    explorers = [explorer_view(state, explorer, viewer) for explorer in range(len(state.spot))]
    boats = [boat_view(state, boat) for boat, hex in enumerate(state.boat_at) if hex >= 0]
    creatures = [creature_view(state, creature, near) for creature, hex in enumerate(state.creature_at) if hex >= 0]
    pieces = {one["id"]: one["element"] for one in explorers if one["element"] is not None}
    pieces |= tile_pieces
    pieces |= {boat_id(boat): hex_id(state, int(hex)) for boat, hex in enumerate(state.boat_at) if hex >= 0}
    pieces |= {
        creature_id(state, creature): hex_id(state, int(hex))
        for creature, hex in enumerate(state.creature_at)
        if hex >= 0
    }
    return {
        "seats": int(state.seats),
        "actor": int(state.actor),
        "phase": PHASES[state.phase],
        "scores": known_scores(state, viewer),
        "ranks": state.ranks() if over else None,
        "first": int(state.first) if state.phase >= PLACE else None,
        "active": None if over or state.phase < PLACE else int(state.active),
        "pieces": pieces,
        "viewer": viewer,
        "colours": state.box.colours[: state.terms.colours],
        "rules": rules_view(state),
        "rows": ROWS.get(state.box, lambda: rows_view(state.box)),
        "tiles": tiles,
        "landings": LANDINGS.get(state.box, lambda: landings_view(state.box)),
        "tiles_left": {name: int(count) for name, count in zip(TERRAINS, state.left, strict=True)},
        "sinks_next": sinks_next(state),
        "unseen": unseen(state, viewer),
        "explorers": explorers,
        "boats": boats,
        "creatures": creatures,
        "ranges": RANGES.get(state.box, lambda: ranges_view(state.box)),
        "reserve": reserve_view(state),
        "hands": [hand_view(state, seat, viewer) for seat in range(state.seats)],
        "counts": [count_view(explorers, seat) for seat in range(state.seats)],
        "turn_phase": next((n + 1 for n, group in enumerate(TURN_PHASES) if state.phase in group), None),
        "steps_left": int(state.count) if state.phase in (DOLPHIN, WINDS, MOVE, CROWD, PROWL) else None,
        "steps": steps_in_all(state),
        "mover": mover_id(state),
        "creature": CREATURES[state.kind] if state.phase in (LIFT, DROP, PICK, PROWL, REACT) else None,
        "target": names[state.target] if state.target >= 0 else None,
        "attack": attack_view(state) if state.phase == REACT else None,
        "perils": perils(state),
        "placing": placing_view(state, viewer),
        "turns_after_the_island": max(0, int(state.extra)),
        "last_turns": int(state.box.round_cap * state.seats)
        if state.terms.to_the_last and not state.terms.submerged
        else None,
    }


# What changes seldom or never is made once and shared.

Land = tuple[dict[str, str], dict[str, str], dict[tuple[int, int], IslandCreature]]
LAND: Remembered[Land] = Remembered()
ROWS: Remembered[IslandRows] = Remembered()
LANDINGS: Remembered[dict[str, list[str]]] = Remembered()
RANGES: Remembered[dict[str, int]] = Remembered()
EXPLORERS: Remembered[IslandExplorer] = Remembered(8192)


def land_view(state: Island) -> Land:
    """The terrain of every tile that is left, by its hex, and on which element each of them lies; and what creatures
    look like around it, which is found out as they come there."""
    land = [hex for hex in state.box.land if state.ground[hex] != SEA]
    return (
        {state.box.names[hex]: TERRAINS[state.ground[hex] - 1] for hex in land},
        {tile_id(state, hex): hex_id(state, hex) for hex in land},
        {},
    )


def rows_view(box: Box) -> IslandRows:
    return {"letters": box.row_letters, "x": list(box.row_min_x), "length": list(box.row_len)}


def landings_view(box: Box) -> dict[str, list[str]]:
    return {
        island: [box.names[hex] for hex in box.landings if box.island_of[hex] == index]
        for index, island in enumerate(ISLANDS)
    }


def ranges_view(box: Box) -> dict[str, int]:
    return {name: int(far) for name, far in zip(CREATURES, box.ranges, strict=True)}


def rules_view(state: Island) -> IslandRules:
    terms = state.terms
    return {
        "two_colours": terms.two_colours,
        "overpopulation": terms.overpopulation,
        "to_the_last": terms.to_the_last,
        "equality": terms.equality,
        "submerged": terms.submerged,
        "memory_aid": terms.memory_aid,
    }


def known_scores(state: Island, viewer: Viewer) -> list[int | None]:
    """Points so far; null where values are hidden (IS-INFO-1)."""
    scores = state.scores()
    if state.terms.equality:
        return [*scores]
    return [points if sees_values(state, seat, viewer) else None for seat, points in enumerate(scores)]


def sees_values(state: Island, colour: int, viewer: Viewer) -> bool:
    return state.sees_values(-1 if viewer is None else viewer, colour)


def sees_value(state: Island, explorer: int, viewer: Viewer) -> bool:
    return sees_values(state, explorer // int(PER_COLOUR), viewer)


# -- pieces ---------------------------------------------------------------------------------------------


def explorer_view(state: Island, explorer: int, viewer: Viewer) -> IslandExplorer:
    """A move changes one or two of them; the others are the very same as before."""
    spot, seat = int(state.spot[explorer]), int(state.terms.owner[explorer])
    piece = own_number(state, explorer)
    where = whereabouts(state, spot)
    value = int(state.value[explorer])
    shown = value if value and sees_value(state, explorer, viewer) else None
    wet = seat == state.active and bool(state.wet & (1 << piece))
    lies = (state.box, explorer, seat, piece, spot, where, shown, wet)
    found = EXPLORERS.find(lies)
    if found is None:
        found = EXPLORERS.keep(
            lies,
            {
                "id": explorer_id(explorer),
                "seat": seat,
                "colour": explorer // int(PER_COLOUR),
                "number": piece,
                "where": where,
                "element": spot_id(state, spot),
                "value": shown,
                "wet": wet,
            },
        )
    return found


def whereabouts(state: Island, spot: int) -> str:
    if spot < HEXES:
        return "water" if state.ground[spot] == SEA else "tile"
    if spot < SAVED:
        return "boat"
    if spot < LOST:
        return "saved"
    return "lost" if spot == LOST else "unplaced"


def boat_view(state: Island, boat: int) -> IslandBoat:
    return {
        "id": boat_id(boat),
        "number": boat,
        "hex": state.box.names[state.boat_at[boat]],
        "load": int(state.load[boat]),
        "control": [seat for seat in range(state.seats) if state.controls(seat, boat)],
    }


def creature_view(state: Island, creature: int, near: dict[tuple[int, int], IslandCreature]) -> IslandCreature:
    hex = int(state.creature_at[creature])
    found = near.get((creature, hex))
    if found is None:
        kind = creature_kind(state, creature)
        found = near[creature, hex] = {
            "id": creature_id(state, creature),
            "kind": CREATURES[kind],
            "hex": state.box.names[hex],
            "reach": reach(state, hex, int(state.box.ranges[kind])),
        }
    return found


def reach(state: Island, hex: int, steps: int) -> list[str]:
    """The sea hexes at most that many steps away, by sea (IS-CREA-3)."""
    found = {hex}
    front = [hex]
    for _ in range(steps):
        near = [beside(state, one, direction) for one in front for direction in range(6)]
        front = [one for one in dict.fromkeys(near) if one >= 0 and state.ground[one] == SEA and one not in found]
        found.update(front)
    return [state.box.names[other] for other in sorted(found - {hex})]


def reserve_view(state: Island) -> dict[str, int]:
    waiting = [creature_kind(state, n) for n, hex in enumerate(state.creature_at) if hex == RESERVE]
    return {
        "boats": sum(hex == RESERVE for hex in state.boat_at),
        "sharks": waiting.count(int(SHARK)),
        "whales": waiting.count(int(WHALE)),
    }


def count_view(explorers: list[IslandExplorer], seat: int) -> IslandSeatCount:
    own = [one["where"] for one in explorers if one["seat"] == seat]
    return {
        "saved": own.count("saved"),
        "lost": own.count("lost"),
        "island": own.count("tile"),
        "boats": own.count("boat"),
        "water": own.count("water"),
        "unplaced": own.count("unplaced"),
    }


def hand_view(state: Island, seat: int, viewer: Viewer) -> list[IslandHandTile]:
    """Kept tiles: the terrain is public (IS-EFF-7), the kind is the owner's."""
    shown = viewer == seat or state.actor == OVER
    tiles: list[IslandHandTile] = []
    for terrain in range(3):
        first = REDS * (3 * seat + terrain)
        mask = state.excluded[3 * seat + terrain]
        never = [KINDS[GREENS + red] for red in range(REDS) if mask & (1 << red)]
        for red in range(REDS):
            for _ in range(state.hands[first + red]):
                kind = KINDS[GREENS + red] if shown else None
                tiles.append({"terrain": TERRAINS[terrain], "kind": kind, "never": never})
    return tiles


def unseen(state: Island, viewer: Viewer) -> dict[str, dict[str, int]]:
    """By terrain, the backs that the viewer has not seen: still on the board or in other hands."""
    hidden = [] if state.actor == OVER else [seat for seat in range(state.seats) if seat != viewer]
    held = tuple([tuple(state.hands[3 * REDS * seat : 3 * REDS * (seat + 1)]) for seat in hidden])
    pool = tuple(state.pool)
    return UNSEEN.get((pool, held), lambda: backs(pool, held))


UNSEEN: Remembered[dict[str, dict[str, int]]] = Remembered()


def backs(pool: tuple[int, ...], held: tuple[tuple[int, ...], ...]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for terrain in range(3):
        counts = [int(count) for count in pool[12 * terrain : 12 * terrain + 12]]
        for hand in held:
            for red in range(REDS):
                counts[GREENS + red] += int(hand[REDS * terrain + red])
        found[TERRAINS[terrain]] = {kind: count for kind, count in zip(KINDS, counts, strict=True) if count}
    return found


# -- what is going on -----------------------------------------------------------------------------------


def sinks_next(state: Island) -> str | None:
    return TERRAINS[state.terrain_to_sink()] if sum(state.left) and state.actor != OVER else None


def steps_in_all(state: Island) -> int | None:
    box = state.box
    if state.phase == MOVE:
        return int(box.points)
    if state.phase == DOLPHIN:
        return int(box.dolphin_steps)
    if state.phase == WINDS:
        return int(box.wind_steps)
    if state.phase == CROWD:
        return int(box.capacity)
    return int(box.ranges[state.kind]) if state.phase in (PICK, PROWL) else None


def mover_id(state: Island) -> str | None:
    if state.mover < 0:
        return None
    if state.phase in (DOLPHIN, WORTH):
        return explorer_id(int(state.mover))
    if state.phase in (WINDS, CROWD):
        return boat_id(int(state.mover))
    return creature_id(state, int(state.mover))


def attack_view(state: Island) -> IslandAttack:
    boat = int(state.boat_in[state.target])
    at = int(IN_BOAT) + boat if state.kind == WHALE else int(state.target)
    threatened = [explorer_id(explorer) for explorer, spot in enumerate(state.spot) if spot == at]
    return {
        "creature": creature_id(state, int(state.mover)),
        "kind": CREATURES[state.kind],
        "hex": state.box.names[state.target],
        "threatened": [boat_id(boat), *threatened] if state.kind == WHALE else threatened,
        "asked": int(state.actor),
    }


def placing_view(state: Island, viewer: Viewer) -> IslandPlacing | None:
    if not PLACE <= state.phase <= BOATS_OUT:
        return None
    if state.phase == BOATS_OUT:
        boats = int(state.terms.colours * state.box.boats_per_colour - state.count)
        return {"seat": int(state.actor), "colour": None, "explorers": 0, "values": None, "boats": boats}
    colour = int(state.colour_to_place())
    first = int(PER_COLOUR) * colour
    given = sorted(int(value) for value in state.value[first : first + PER_COLOUR] if value)
    left = [int(value) for value in state.box.values]
    for value in given:
        left.remove(value)
    shown = sees_values(state, colour, viewer) and not state.terms.equality
    return {
        "seat": int(state.actor),
        "colour": colour,
        "explorers": int(PER_COLOUR - state.count // state.terms.colours),
        "values": left if shown else None,
        "boats": int(state.terms.colours * state.box.boats_per_colour),
    }


def perils(state: Island) -> list[IslandPeril]:
    """The choices of now that harm somebody; in these phases everybody can see what may be chosen."""
    if state.phase not in (DOLPHIN, WINDS, MOVE, PROWL):
        return []
    found = [peril(state, action) for action in state.legal()]
    return [one for one in found if one is not None]


def peril(state: Island, action: int) -> IslandPeril | None:
    match split(action):
        case "dir", direction:
            return prowl_peril(state, beside(state, int(state.creature_at[state.mover]), direction))
        case "boat", detail:
            boat, direction = split_sailing(detail)
            hex = beside(state, int(state.boat_at[boat]), direction)
            if state.load[boat] and state.menace[hex] & DEADLY_TO_BOATS:
                return {"piece": boat_id(boat), "target": hex_id(state, hex), "fate": boat_fate(state, hex)}
        case "explorer", detail:
            return step_peril(state, detail)
    return None


def boat_fate(state: Island, hex: int) -> str:
    """What becomes of an occupied boat among creatures (IS-BOAT-5)."""
    return "wreck" if state.menace[hex] & DEADLY_TO_SWIMMERS else "capsize"


def step_peril(state: Island, detail: int) -> IslandPeril | None:
    piece, way, direction = split_step(detail)
    explorer = own_explorer(state, piece)
    here = hex_at(state, explorer)
    hex = beside(state, here, direction) if way in ("go", "board") else here
    menace = state.menace[hex]
    if way in ("go", "jump") and state.ground[hex] == SEA and menace & DEADLY_TO_SWIMMERS:
        return {"piece": explorer_id(explorer), "target": hex_id(state, hex), "fate": "lost"}
    if way in ("board", "climb") and menace & DEADLY_TO_BOATS:  # IS-BOAT-7
        boat = boat_id(int(state.boat_in[hex]))
        return {"piece": explorer_id(explorer), "target": boat, "fate": boat_fate(state, hex)}
    return None


def prowl_peril(state: Island, hex: int) -> IslandPeril | None:
    boat = int(state.boat_in[hex])
    crew = int(state.load[boat]) if boat >= 0 else 0
    swimmers = int(state.people[hex])
    victims = crew if state.kind == WHALE else swimmers + (crew if state.kind == SERPENT else 0)
    if not victims:
        return None
    return {"piece": creature_id(state, int(state.mover)), "target": hex_id(state, hex), "fate": "attack"}
