"""What things are called: ids of elements and pieces, and the names that players say."""

from isolario.games.volcanic_isle.board import Box
from isolario.games.volcanic_isle.position import BOAT, DIE, FIRST, MAP, PAIR, PRAYER, TIE, TURN, VILLAGE, Position
from isolario.kernel.hexes import DIRECTION_NAMES
from isolario.kernel.ids import Ids, PairIds

FACES = ("blank", "volcano")
ENDINGS = ("volcanoes", "standoff")


# -- ids -----------------------------------------------------------------------------------------------

HEXES, SPACES, GEYSERS, VOLCANOES = Ids("hex"), Ids("space"), Ids("geyser"), Ids("volcano")
SEATS, BOATS, VILLAGES, LAVA = Ids("seat"), Ids("boat"), Ids("village"), Ids("lava")
SETTLERS, MOAI = PairIds("settler"), PairIds("moai")


def hex_id(hex: int) -> str:
    return HEXES.of(hex)


def space_id(spot: int) -> str:
    return SPACES.of(spot)


def geyser_id(spot: int) -> str:
    return GEYSERS.of(spot)


def volcano_id(number: int) -> str:
    return VOLCANOES.of(number)


def crack_id(a: int, b: int) -> str:
    return f"crack:{min(a, b)}-{max(a, b)}"


def seat_id(seat: int) -> str:
    return SEATS.of(seat)


def boat_id(seat: int) -> str:
    return BOATS.of(seat)


def supply_id(seat: int, kind: str) -> str:
    return f"supply:{seat}:{kind}"


def settler_id(box: Box, k: int) -> str:
    return SETTLERS.of(k // box.settlers, k % box.settlers)


def moai_id(box: Box, k: int) -> str:
    return MOAI.of(k // box.moai, k % box.moai)


def village_id(spot: int) -> str:
    """A village never moves, so its space names it."""
    return VILLAGES.of(spot)


def lava_id(spot: int) -> str:
    """Lava comes and goes, but never moves: its space names it."""
    return LAVA.of(spot)


def settler_place(box: Box, k: int, at: int) -> str:
    """The element a settler in play is on."""
    return boat_id(k // int(box.settlers)) if at == BOAT else hex_id(at)


def moai_place(box: Box, at: int) -> str:
    """The element a Moai in play is on: a space, a hex if it is loose, a geyser if it stands."""
    if at < box.loose_base:
        return space_id(at)
    return hex_id(at - int(box.loose_base)) if at < box.geyser_base else geyser_id(at - int(box.geyser_base))


def detail(element: str) -> int:
    """The number in `hex:20`, `space:72`, `geyser:67`."""
    return int(element.partition(":")[2])


# -- names ---------------------------------------------------------------------------------------------


def space_name(box: Box, spot: int) -> str:
    """`2a.3`: the third space of hex 2a."""
    hex = box.space_hex[spot]
    return f"{box.hex_name[hex]}.{spot - box.first_space[hex] + 1}"


def geyser_name(position: Position, spot: int) -> str:
    """`13.SE`: the geyser of hex 13 that faces south-east."""
    return f"{hex_of_geyser(position, spot)}.{DIRECTION_NAMES[position.land.geyser_side[spot]]}"


def hex_of_geyser(position: Position, spot: int) -> str:
    return position.box.hex_name[position.box.geyser_hex[spot]]


def across(position: Position, hex: int, side: int) -> str:
    """The hex beyond a side; its direction where there is none."""
    beyond = position.land.neighbour[6 * hex + side]
    return position.box.hex_name[beyond] if beyond >= 0 else DIRECTION_NAMES[side]


def areas_of(box: Box, hexes: list[int]) -> list[int]:
    """The numbers of the areas that these hexes belong to."""
    return sorted({int(box.hex_area[hex]) + 1 for hex in hexes})


def own_village(position: Position, seat: int, hex: int) -> int:
    """The first space of a hex with a village of the seat: pointing at it creates a settler."""
    box = position.box
    spots = (spot for spot, held in enumerate(position.space) if held == VILLAGE + seat)
    return next(spot for spot in spots if box.space_hex[spot] == hex)


def lying_moai(position: Position, seat: int, hex: int) -> int:
    """The Moai that Carry or Raise would take in a hex if there is only one place (VI-MOVE-5)."""
    return int(position.find_moai(seat, position.place_of_lying(seat, hex)))


# -- choices in writing -------------------------------------------------------------------------------


def notation(state: Position, action: int) -> str:
    """Unique among the legal choices, and some text for every other."""
    if state.actor < 0:
        return outcome_name(state, action)
    box = state.box
    match box.layout.split(action):
        case "done", _:
            return {TURN: "end", PRAYER: "burn"}.get(int(state.phase), "leave")
        case "hex", hex:
            return f"{'land' if state.phase == TURN else 'flee'}:{box.hex_name[hex]}"
        case "create", hex:
            return f"create:{box.hex_name[hex]}"
        case ("move" | "carry") as kind, way:
            return f"{kind}:{box.hex_name[way // 6]}-{across(state, *divmod(way, 6))}"
        case ("village" | "sculpt" | "take") as kind, spot:
            return f"{kind}:{space_name(box, spot)}"
        case "raise", spot:
            return f"raise:{geyser_name(state, spot)}"
        case kind, _:
            return kind


def outcome_name(state: Position, outcome: int) -> str:
    """A draw or roll in writing."""
    phase = state.phase
    if phase == MAP:
        return f"seed={outcome}"
    if phase == FIRST:
        return f"first={outcome + 1}"
    if phase == DIE and outcome < len(FACES):
        return f"die={FACES[outcome]}"
    if phase == PAIR and outcome > 9:
        return f"volcanoes={outcome // 10}+{outcome % 10}"
    if phase == TIE and state.volcanoes == 0:
        return f"coin={outcome}"
    return f"volcano={outcome}"
