"""What a viewer may see, typed. Nothing is private in this game, so everybody sees the same."""

from isolario.games.volcanic_isle.board import Box
from isolario.games.volcanic_isle.choices import tokens
from isolario.games.volcanic_isle.foresight import (
    hex_ids,
    side_towards,
    view_hanging,
    view_odds,
    view_raises,
)
from isolario.games.volcanic_isle.names import (
    crack_id,
    geyser_id,
    geyser_name,
    hex_id,
    lava_id,
    moai_id,
    moai_place,
    settler_id,
    settler_place,
    space_id,
    space_name,
    village_id,
    volcano_id,
)
from isolario.games.volcanic_isle.position import (
    BOAT,
    EMPTY,
    LAVA,
    LYING,
    MAP,
    PHASES,
    PRAYER,
    VILLAGE,
    WHICH,
)
from isolario.games.volcanic_isle.rules import VolcanicIsle
from isolario.games.volcanic_isle.scoring import moai_in_company, moai_on_board, villages_on_board
from isolario.games.volcanic_isle.view_types import (
    BonusView,
    CrackView,
    GeyserView,
    HexView,
    MoaiView,
    PendingView,
    PlayerView,
    SettlerView,
    SpaceView,
    VillageView,
    VolcanicIsleView,
    VolcanoView,
)
from isolario.kernel.presentation import Viewer
from isolario.kernel.remembered import Remembered
from isolario.kernel.state import OVER


def view(state: VolcanicIsle, viewer: Viewer) -> VolcanicIsleView:
    """The whole view: the same for everybody."""
    shown = state.phase != MAP
    hanging = view_hanging(state) if shown else []
    settlers, moai, villages = view_settlers(state), view_moai(state), view_villages(state)
    pieces = {piece["id"]: piece["at"] for piece in settlers}
    pieces |= {piece["id"]: piece["at"] for piece in moai}
    pieces |= {piece["id"]: piece["at"] for piece in villages}
    pieces |= {lava_id(spot): space_id(spot) for spot, held in enumerate(state.space) if held == LAVA}
    box = state.box
    return {
        "seats": int(state.seats),
        "actor": int(state.actor),
        "phase": PHASES[state.phase],
        "scores": list(state.scores()),
        "ranks": state.ranks() if state.actor == OVER else None,
        "first": int(state.first) if state.first >= 0 else None,
        "active": int(state.active) if state.active >= 0 else None,
        "pieces": pieces,
        "map": "default" if state.seed < 0 and shown else "advanced",
        "seed": str(state.seed) if state.seed >= 0 else None,
        "left": int(state.left),
        "action_points": int(box.action_points),
        "round": int(state.round),
        "quiet": int(state.quiet),
        "standoff": int(box.standoff_rounds),
        "last_round": state.last_round,
        "ends_at": int(box.last_volcanoes),
        "hexes": hexes_of(state) if shown else [],
        "spaces": spaces_of(state) if shown else [],
        "geysers": geysers_of(state) if shown else [],
        "cracks": view_cracks(state) if shown else [],
        "volcanoes": view_volcanoes(state) if shown else [],
        "hanging": hanging,
        "raises": view_raises(state, hanging),
        "odds": view_odds(state) if shown else None,
        "settlers": settlers,
        "moai": moai,
        "villages": villages,
        "players": [view_player(state, seat) for seat in range(state.seats)],
        "stock": {
            "lava": int(box.lava_tiles - state.lava_count),
            "cracks": int(box.crack_tiles) - len(state.cracks()),
            "prayers": int(state.prayer_stock),
        },
        "costs": {
            "land": int(box.cost_land),
            "move": int(box.cost_move),
            "carry": int(box.cost_carry),
            "village": int(box.cost_village),
            "create": int(box.cost_create),
            "sculpt": int(box.cost_sculpt),
            "raise_": int(box.cost_raise),
        },
        "pending": view_pending(state),
    }


HEXES: Remembered[list[HexView]] = Remembered()
SPACES: Remembered[list[SpaceView]] = Remembered()
GEYSERS: Remembered[list[GeyserView]] = Remembered()
VOLCANOES: Remembered[VolcanoView] = Remembered()
SPACE_VIEWS: Remembered[SpaceView] = Remembered(8192)
GEYSER_VIEWS: Remembered[GeyserView] = Remembered(8192)


def hexes_of(state: VolcanicIsle) -> list[HexView]:
    lies = (state.box, state.land, int(state.seats), int(state.alive), int(state.sinking), tuple(state.links))
    return HEXES.get(lies, lambda: view_hexes(state))


def spaces_of(state: VolcanicIsle) -> list[SpaceView]:
    return SPACES.get(
        (state.box, int(state.alive), tuple(state.space), tuple(state.moai_at)), lambda: view_spaces(state)
    )


def geysers_of(state: VolcanicIsle) -> list[GeyserView]:
    lies = (state.box, state.land, int(state.alive), tuple(state.geyser), tuple(state.moai_at))
    return GEYSERS.get(lies, lambda: view_geysers(state))


def view_hexes(state: VolcanicIsle) -> list[HexView]:
    box = state.box
    found: list[HexView] = []
    for h, place in enumerate(state.land.hexes):
        if place is None:
            continue
        area = int(box.hex_area[h])
        volcano = area + 1 if area < box.volcanoes else None
        found.append(
            {
                "id": hex_id(h),
                "name": box.hex_name[h],
                "area": area + 1,
                "volcano": volcano,
                "cone": volcano is not None and box.area_first[h] == h,
                "q": place[0],
                "r": place[1],
                "sides": [side_word(state, h, side) for side in range(6)],
                "sunk": not state.above_sea(h),
                "sinking": bool((state.sinking & state.alive) >> h & 1),
                "landing": [seat for seat in range(state.seats) if h in state.land.landing[seat]],
            }
        )
    return found


def side_word(state: VolcanicIsle, hex: int, side: int) -> str:
    beyond = int(state.land.neighbour[6 * hex + side])
    if beyond < 0 or not state.above_sea(beyond) or not state.above_sea(hex):
        return "sea"
    if state.box.hex_area[beyond] == state.box.hex_area[hex]:
        return "inner"
    return "crack" if state.has_crack(hex, side) else "border"


def view_spaces(state: VolcanicIsle) -> list[SpaceView]:
    """A move changes a few of them; the others are the very same as before."""
    box = state.box
    lines = LINES.get(box, lambda: line_places(box))
    on_space = {int(at): moai_id(box, k) for k, at in enumerate(state.moai_at) if 0 <= at < box.loose_base}
    found: list[SpaceView] = []
    for spot, held in enumerate(state.space):
        if not state.above_sea(box.space_hex[spot]):
            continue
        place = lines.get(spot, NOWHERE)
        moai = on_space[spot] if held >= LYING else ""
        next = place[0] > 0 and state.target(place[0] - 1, place[1]) == spot
        lies = (box, spot, int(held), moai, next)
        seen = SPACE_VIEWS.find(lies)
        if seen is None:
            seen = SPACE_VIEWS.keep(lies, view_space(box, spot, int(held), moai, place, next))
        found.append(seen)
    return found


Place = tuple[int, int, int]
"""The number of a volcano, one of its lines, and how far along that."""
NOWHERE: Place = (0, 0, 0)
LINES: Remembered[dict[int, Place]] = Remembered()


def line_places(box: Box) -> dict[int, Place]:
    return {
        int(spot): (volcano + 1, i, step)
        for volcano, all_lines in enumerate(box.lines)
        for i, line in enumerate(all_lines)
        for step, spot in enumerate(line)
    }


def view_space(box: Box, spot: int, held: int, moai: str, place: Place, next: bool) -> SpaceView:
    hex = int(box.space_hex[spot])
    holds: str = "empty" if held == EMPTY else "lava"
    seat: int | None = None
    piece: str | None = lava_id(spot) if held == LAVA else None
    if held >= LYING:
        holds, seat, piece = "moai", held - int(LYING), moai
    elif held > LAVA:
        holds, seat, piece = "village", held - int(VILLAGE), village_id(spot)
    volcano, line, step = place
    return {
        "id": space_id(spot),
        "name": space_name(box, spot),
        "hex": hex_id(hex),
        "slot": spot - int(box.first_space[hex]),
        "holds": holds,
        "seat": seat,
        "piece": piece,
        "volcano": volcano if volcano > 0 else None,
        "line": line if volcano > 0 else None,
        "step": step if volcano > 0 else None,
        "next": next,
    }


def view_geysers(state: VolcanicIsle) -> list[GeyserView]:
    box = state.box
    upright = {
        int(at - box.geyser_base): moai_id(box, k) for k, at in enumerate(state.moai_at) if at >= box.geyser_base
    }
    found: list[GeyserView] = []
    for spot, seat in enumerate(state.geyser):
        if state.above_sea(box.geyser_hex[spot]):
            beyond = int(state.land.geyser_faces[spot])
            faces = beyond if beyond >= 0 and state.above_sea(beyond) else -1
            piece = upright.get(spot)
            lies = (box, spot, int(state.land.geyser_side[spot]), int(seat), faces, piece)
            seen = GEYSER_VIEWS.find(lies)
            if seen is None:
                seen = GEYSER_VIEWS.keep(lies, view_geyser(state, spot, int(seat), faces, piece))
            found.append(seen)
    return found


def view_geyser(state: VolcanicIsle, spot: int, seat: int, faces: int, piece: str | None) -> GeyserView:
    return {
        "id": geyser_id(spot),
        "name": geyser_name(state, spot),
        "hex": hex_id(int(state.box.geyser_hex[spot])),
        "side": int(state.land.geyser_side[spot]),
        "faces": hex_id(faces) if faces >= 0 else None,
        "seat": seat if seat >= 0 else None,
        "piece": piece,
    }


def view_cracks(state: VolcanicIsle) -> list[CrackView]:
    return [
        {"id": crack_id(a, b), "between": [hex_id(a), hex_id(b)], "hex": hex_id(a), "side": side_towards(state, a, b)}
        for a, b in state.cracks()
    ]


def view_volcanoes(state: VolcanicIsle) -> list[VolcanoView]:
    return [volcano_of(state, number) for number in tokens(state.volcanoes)]


def volcano_of(state: VolcanicIsle, number: int) -> VolcanoView:
    lines = range(len(state.box.lines[number - 1]))
    targets = tuple([int(state.target(number - 1, line)) for line in lines])
    in_pile = bool(state.pile >> (number - 1) & 1)
    return VOLCANOES.get(
        (state.box, number, targets, in_pile), lambda: view_volcano(state.box, number, targets, in_pile)
    )


def view_volcano(box: Box, number: int, targets: tuple[int, ...], in_pile: bool) -> VolcanoView:
    return {
        "id": volcano_id(number),
        "number": number,
        "hex": hex_id(int(box.area_hexes[number - 1][0])),
        "lines": [[space_id(int(spot)) for spot in line] for line in box.lines[number - 1]],
        "targets": [space_id(spot) for spot in targets if spot >= 0],
        "in_pile": in_pile,
    }


def view_settlers(state: VolcanicIsle) -> list[SettlerView]:
    box = state.box
    return [
        {"id": settler_id(box, k), "seat": k // int(box.settlers), "at": settler_place(box, k, at)}
        for k, at in enumerate(state.settler_at)
        if at >= 0 or at == BOAT
    ]


def view_moai(state: VolcanicIsle) -> list[MoaiView]:
    box = state.box
    return [
        {
            "id": moai_id(box, k),
            "seat": k // int(box.moai),
            "at": moai_place(box, at),
            "hex": hex_id(int(box.place_hex[at])),
            "stands": at >= box.geyser_base,
        }
        for k, at in enumerate(state.moai_at)
        if at >= 0
    ]


def view_villages(state: VolcanicIsle) -> list[VillageView]:
    return [
        {"id": village_id(spot), "seat": int(held - VILLAGE), "at": space_id(spot)}
        for spot, held in enumerate(state.space)
        if VILLAGE <= held < LYING
    ]


def view_player(state: VolcanicIsle, seat: int) -> PlayerView:
    box = state.box
    bay = state.land.bays[seat]
    return {
        "colour": box.colours[seat],
        "points": int(state.points[seat]),
        "prayers": int(state.prayers[seat]),
        "prayer_price": int(box.prayer_cost + state.prayers[seat]),
        "settlers": int(state.spare_settlers[seat]),
        "villages": int(state.spare_villages[seat]),
        "moai": int(state.spare_moai[seat]),
        "aboard": bool(state.aboard >> seat & 1),
        "bay": None if state.phase == MAP else [bay[0], bay[1]],
        "bonus": view_bonus(state, seat),
    }


def view_bonus(state: VolcanicIsle, seat: int) -> BonusView:
    box = state.box
    parts = (
        int(villages_on_board(state, seat) * box.end_village),
        int(moai_on_board(state, seat) * box.end_moai),
        int(moai_in_company(state, seat) * box.end_neighbour),
        int(state.on_board(seat) * box.end_settler),
        int(state.prayers[seat] * box.end_prayer),
    )
    villages, moai, company, settlers, prayers = parts
    return {
        "villages": villages,
        "moai": moai,
        "company": company,
        "settlers": settlers,
        "prayers": prayers,
        "total": sum(parts),
    }


def view_pending(state: VolcanicIsle) -> PendingView:
    made: PendingView = {
        "action": None,
        "hex": None,
        "geyser": geyser_id(int(state.raised)) if state.raised >= 0 else None,
        "volcano": volcano_id(int(state.volcano) + 1) if state.volcano >= 0 else None,
        "space": space_id(int(state.target(state.volcano, state.line))) if state.phase == PRAYER else None,
        "part": hex_ids(state, int(state.sinking & state.alive)),
        "targets": [hex_id(int(h)) for h in state.targets()] if state.sinking & state.alive else [],
    }
    if state.phase == WHICH:
        kind, spot = state.box.layout.split(int(state.chosen))
        made["action"] = kind
        made["hex"] = hex_id(int(state.hex_of_chosen()))
        made["geyser"] = geyser_id(spot) if kind == "raise" else None
    return made
