"""Why an action is not allowed now: the rule that forbids it."""

from isolario.games.volcanic_isle.board import DONE, PRAY
from isolario.games.volcanic_isle.position import LAVA, PRAYER, TURN, Position


def why(position: Position, action: int) -> str:
    """The ID of the rule that forbids an action which is not legal."""
    box = position.box
    if position.phase == PRAYER:
        return "VI-ERUP-4"
    if position.phase != TURN:
        if action == DONE:
            return "VI-SINK-7"
        return "VI-SINK-6" if box.hex_base <= action < box.create_base else "VI-SINK-3"
    seat = int(position.active)
    if action == PRAY:
        return "VI-PRAY-1" if position.prayer_stock > 0 else "VI-PRAY-2"
    if action < box.create_base:
        return why_not_land(position, seat, action - int(box.hex_base))
    if action < box.move_base:
        return why_not_create(position, seat, action - int(box.create_base))
    if action < box.village_base:
        carry = action >= box.carry_base
        hex = (action - int(box.carry_base if carry else box.move_base)) // 6
        return why_not_move(position, seat, hex, carry)
    if action < box.raise_base:
        return why_not_build(position, seat, action)
    return why_not_raise(position, seat, action - int(box.raise_base))


def settled(position: Position, seat: int, hex: int) -> bool:
    return position.settlers[seat * position.box.hexes + hex] > 0


def why_not_land(position: Position, seat: int, hex: int) -> str:
    if position.aboard >> seat & 1 and any(position.above_sea(h) for h in position.land.landing[seat]):
        return "VI-TURN-1" if position.left < position.box.cost_land else "VI-MOVE-1"
    return "VI-MOVE-2"


def why_not_create(position: Position, seat: int, hex: int) -> str:
    box = position.box
    if not settled(position, seat, hex) or position.villages[seat * box.hexes + hex] == 0:
        return "VI-CREA-1"
    if position.spare_settlers[seat] == 0:
        return "VI-STATE-5"
    return "VI-TURN-1" if position.left < box.cost_create else "VI-CREA-2"


def why_not_move(position: Position, seat: int, hex: int, carry: bool) -> str:
    box = position.box
    if not settled(position, seat, hex):
        return "VI-TURN-3"
    if carry and position.lying[seat * box.hexes + hex] == 0:
        return "VI-MOVE-4"
    cost = box.cost_carry if carry else box.cost_move
    return "VI-TURN-1" if position.left < cost else "VI-MOVE-3"


def why_not_build(position: Position, seat: int, action: int) -> str:
    box = position.box
    village = action < box.sculpt_base
    spot = action - int(box.village_base if village else box.sculpt_base)
    if position.space[spot] != LAVA or not settled(position, seat, int(box.space_hex[spot])):
        return "VI-VILL-1" if village else "VI-SCUL-1"
    spare = position.spare_villages if village else position.spare_moai
    return "VI-STATE-5" if spare[seat] == 0 else "VI-TURN-1"


def why_not_raise(position: Position, seat: int, spot: int) -> str:
    box = position.box
    hex = int(box.geyser_hex[spot])
    if position.geyser[spot] >= 0:
        return "VI-STATE-3"
    if not settled(position, seat, hex) or position.lying[seat * box.hexes + hex] == 0:
        return "VI-RAIS-1"
    return "VI-TURN-1"
