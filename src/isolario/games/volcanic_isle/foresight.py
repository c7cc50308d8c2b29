"""What would happen: which parts hang by one side, and what each possible raise would bring, crack and sink."""

from isolario.games.volcanic_isle.names import crack_id, geyser_id, hex_id
from isolario.games.volcanic_isle.position import TURN
from isolario.games.volcanic_isle.rules import VolcanicIsle
from isolario.games.volcanic_isle.view_types import HangingView, LossView, OddsView, RaiseView


def hex_ids(state: VolcanicIsle, part: int) -> list[str]:
    return [hex_id(h) for h in range(state.box.hexes) if part >> h & 1]


def side_towards(state: VolcanicIsle, hex: int, beyond: int) -> int:
    return next(side for side in range(6) if state.land.neighbour[6 * hex + side] == beyond)


def view_hanging(state: VolcanicIsle) -> list[HangingView]:
    """All sides whose crack would sink something: tried one by one on a copy."""
    if state.sinking & state.alive:
        return []
    trial = state.clone()
    faced = {
        (min(hex, beyond), max(hex, beyond))
        for hex, beyond in zip(state.box.geyser_hex, state.land.geyser_faces, strict=True)
        if beyond >= 0 and state.above_sea(hex)
    }
    found: list[HangingView] = []
    for a, b in sorted((int(a), int(b)) for a, b in faced):
        side = side_towards(state, a, b)
        if not state.links[a] >> side & 1:
            continue
        trial.crack(a, side)
        part = trial.part_behind(a, side)
        if part:
            sinks = int(trial.which_sinks(part))
            lowest = state.alive & -state.alive
            shown = sinks or int(state.alive & ~part if part & lowest else part)
            found.append(
                {
                    "hex": hex_id(a),
                    "side": side,
                    "between": [hex_id(a), hex_id(b)],
                    "part": hex_ids(state, shown),
                    "tie": sinks == 0,
                    "losses": losses(state, shown),
                }
            )
        trial.links = state.links[:]
    return found


def losses(state: VolcanicIsle, part: int) -> list[LossView]:
    """What each seat has in a part, for the seats that have anything there."""
    box = state.box
    found: list[LossView] = []
    for seat in range(state.seats):
        places = [int(seat * box.hexes + h) for h in range(box.hexes) if part >> h & 1]
        settlers, villages = sum(state.settlers[at] for at in places), sum(state.villages[at] for at in places)
        moai = sum(state.lying[at] + state.standing[at] for at in places)
        if settlers or villages or moai:
            found.append({"seat": seat, "settlers": int(settlers), "villages": int(villages), "moai": int(moai)})
    return found


def raise_points(state: VolcanicIsle, spot: int) -> int:
    """What a raise on this geyser would score if no eruption costs a village first (VI-RAIS-6, VI-RAIS-7)."""
    hex = int(state.box.geyser_hex[spot])
    homes = state.in_area(state.villages, state.active, hex)
    points = homes * (state.in_area(state.standing, state.active, hex) + 1) if homes else state.box.points_alone
    return int(points)


def view_raises(state: VolcanicIsle, hanging: list[HangingView]) -> list[RaiseView]:
    if state.phase != TURN:
        return []
    box = state.box
    sides = {(entry["between"][0], entry["between"][1]): i for i, entry in enumerate(hanging)}
    found: list[RaiseView] = []
    for action in state.legal():
        kind, spot = box.layout.split(action)
        if kind != "raise":
            continue
        hex, beyond = int(box.geyser_hex[spot]), int(state.land.geyser_faces[spot])
        opens = state.links[hex] >> state.land.geyser_side[spot] & 1
        pair = (hex_id(min(hex, beyond)), hex_id(max(hex, beyond)))
        found.append(
            {
                "geyser": geyser_id(spot),
                "points": raise_points(state, spot),
                "crack": crack_id(hex, beyond) if opens else None,
                "hanging": sides.get(pair) if opens else None,
            }
        )
    return found


def view_odds(state: VolcanicIsle) -> OddsView | None:
    if state.volcanoes == 0:
        return None
    box = state.box
    return {"volcano": int(box.volcano_faces), "faces": int(box.volcano_faces + box.blank_faces)}
