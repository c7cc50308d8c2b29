"""How The Volcanic Isle is shown and spoken. Nothing is private, so every viewer sees the same."""

from typing import Any

from isolario.games.volcanic_isle.board import DONE, PRAY, Box
from isolario.games.volcanic_isle.position import (
    BOAT,
    DIE,
    EMPTY,
    FIRST,
    LAVA,
    LYING,
    MAP,
    PAIR,
    PHASES,
    PRAYER,
    RESCUE_ALL,
    RESCUE_ONE,
    TIE,
    TURN,
    VILLAGE,
    Position,
)
from isolario.games.volcanic_isle.reasons import why
from isolario.games.volcanic_isle.rules import VolcanicIsle, tokens
from isolario.games.volcanic_isle.scoring import moai_in_company, moai_on_board, villages_on_board
from isolario.kernel.hexes import DIRECTION_NAMES
from isolario.kernel.presentation import Arg, Element, Event, Phrase, Presentation, Reason, ScoreLine, Viewer
from isolario.kernel.state import OVER, Note, State

FACES = ("blank", "volcano")
ENDINGS = ("volcanoes", "standoff")


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


def areas_of(position: Position, part: int) -> list[int]:
    """The numbers of the areas that a set of hexes touches."""
    box = position.box
    return sorted({int(box.hex_area[h]) + 1 for h in range(box.hexes) if part >> h & 1})


def settler_id(box: Box, k: int) -> str:
    return f"settler:{k // box.settlers}:{k % box.settlers}"


def moai_id(box: Box, k: int) -> str:
    return f"moai:{k // box.moai}:{k % box.moai}"


def lying_moai(position: Position, seat: int, hex: int) -> str:
    """The Moai that Carry or Raise would take in a hex (VI-MOVE-5)."""
    box = position.box
    own = range(seat * box.moai, (seat + 1) * box.moai)
    flat = [(position.moai_at[k], k) for k in own if 0 <= position.moai_at[k] < box.geyser_base]
    return moai_id(box, min((place, k) for place, k in flat if box.place_hex[place] == hex)[1])


class VolcanicIslePresentation(Presentation):
    # -- what can be seen ---------------------------------------------------------------------------

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        assert isinstance(state, VolcanicIsle)
        shown = state.phase != MAP
        seats = range(state.seats)
        over = state.actor == OVER
        return {
            "seats": int(state.seats),
            "actor": int(state.actor),
            "phase": PHASES[state.phase],
            "scores": state.scores(),
            "ranks": state.ranks() if over else None,
            "map": "default" if state.seed < 0 and shown else "advanced",
            "seed": str(state.seed) if state.seed >= 0 else None,
            "active": int(state.active),
            "first": int(state.first),
            "left": int(state.left),
            "round": int(state.round),
            "quiet": int(state.quiet),
            "lastRound": state.last_round,
            "hexes": self.view_hexes(state) if shown else [],
            "spaces": self.view_spaces(state) if shown else [],
            "geysers": self.view_geysers(state) if shown else [],
            "cracks": [{"id": f"crack:{a}-{b}", "between": [a, b]} for a, b in state.cracks()] if shown else [],
            "volcanoes": tokens(state.volcanoes) if shown else [],
            "pile": tokens(state.pile) if shown else [],
            "settlers": self.view_settlers(state),
            "moai": self.view_moai(state),
            "players": [self.view_player(state, seat) for seat in seats],
            "stock": self.view_stock(state),
            "pending": self.view_pending(state),
        }

    def view_hexes(self, state: VolcanicIsle) -> list[dict[str, Any]]:
        found = state.box.describe(state.land)
        for hex in found:
            h = hex["id"]
            hex["sunk"] = not state.above_sea(h)
            hex["sinking"] = bool(state.sinking >> h & 1)
            area = hex["area"]
            hex["volcano"] = area if area <= state.box.volcanoes else 0
            hex["landing"] = [seat for seat in range(state.seats) if h in state.land.landing[seat]]
        return found

    def view_spaces(self, state: VolcanicIsle) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for spot, held in enumerate(state.space):
            hex = state.box.space_hex[spot]
            if state.above_sea(hex):
                kind = "empty" if held == EMPTY else "lava" if held == LAVA else "village"
                seat = -1 if held <= LAVA else held - VILLAGE
                if held >= LYING:
                    kind, seat = "moai", held - LYING
                found.append({"id": spot, "name": space_name(state.box, spot), "hex": hex, "holds": kind, "seat": seat})
        return found

    def view_geysers(self, state: VolcanicIsle) -> list[dict[str, Any]]:
        return [
            {
                "id": spot,
                "name": geyser_name(state, spot),
                "hex": state.box.geyser_hex[spot],
                "side": state.land.geyser_side[spot],
                "seat": seat,
            }
            for spot, seat in enumerate(state.geyser)
            if state.above_sea(state.box.geyser_hex[spot])
        ]

    def view_settlers(self, state: VolcanicIsle) -> list[dict[str, Any]]:
        box = state.box
        return [
            {"id": settler_id(box, k), "seat": k // box.settlers, "at": "boat" if at == BOAT else f"hex:{at}"}
            for k, at in enumerate(state.settler_at)
            if at >= 0 or at == BOAT
        ]

    def view_moai(self, state: VolcanicIsle) -> list[dict[str, Any]]:
        box = state.box
        found: list[dict[str, Any]] = []
        for k, at in enumerate(state.moai_at):
            if at >= 0:
                place = f"space:{at}" if at < box.loose_base else f"hex:{at - box.loose_base}"
                if at >= box.geyser_base:
                    place = f"geyser:{at - box.geyser_base}"
                found.append({
                    "id": moai_id(box, k),
                    "seat": k // box.moai,
                    "at": place,
                    "hex": box.place_hex[at],
                    "stands": at >= box.geyser_base,
                })  # fmt: skip
        return found

    def view_player(self, state: VolcanicIsle, seat: int) -> dict[str, Any]:
        bay = state.land.bays[seat]
        return {
            "colour": state.box.colours[seat],
            "points": state.points[seat],
            "prayers": state.prayers[seat],
            "settlers": state.spare_settlers[seat],
            "villages": state.spare_villages[seat],
            "moai": state.spare_moai[seat],
            "aboard": bool(state.aboard >> seat & 1),
            "bay": None if state.phase == MAP else [bay[0], bay[1]],
        }

    def view_stock(self, state: VolcanicIsle) -> dict[str, int]:
        return {
            "lava": int(state.box.lava_tiles - state.lava_count),
            "cracks": int(state.box.crack_tiles) - len(state.cracks()),
            "prayers": int(state.prayer_stock),
        }

    def view_pending(self, state: VolcanicIsle) -> dict[str, Any]:
        """What the chain of a raise is waiting for."""
        pending: dict[str, Any] = {"geyser": int(state.raised), "volcano": int(state.volcano) + 1, "space": -1}
        if state.phase == PRAYER:
            pending["space"] = int(state.target(state.volcano, state.line))
        pending["targets"] = [int(h) for h in state.targets()] if state.sinking else []
        return pending

    def elements(self, view: dict[str, Any]) -> list[Element]:
        found: list[Element] = []
        names = {hex["id"]: hex["name"] for hex in view["hexes"]}

        def add(id: str, zone: str, kind: str, **args: Arg) -> None:
            found.append(Element(id, zone, Phrase(f"element-{kind}", args)))

        for seat, player in enumerate(view["players"]):
            who = f"#{seat}"
            add(f"seat:{seat}", "seats", "seat", seat=who, points=view["scores"][seat])
            if player["aboard"]:
                add(f"boat:{seat}", "seats", "boat", seat=who)
            for kind in ("settlers", "villages", "moai", "prayers"):
                add(f"supply:{seat}:{kind}", "seats", f"supply-{kind}", seat=who, count=player[kind])
        for kind, count in view["stock"].items():
            add(f"stock:{kind}", "stock", f"stock-{kind}", count=count)
        for hex in view["hexes"]:
            if not hex["sunk"]:
                add(f"hex:{hex['id']}", "continent", "hex", hex=hex["name"], volcano=hex["volcano"])
        for space in view["spaces"]:
            owner = f"#{space['seat']}" if space["seat"] >= 0 else ""
            add(f"space:{space['id']}", "spaces", f"space-{space['holds']}", space=space["name"], seat=owner)
        for geyser in view["geysers"]:
            kind = "geyser-free" if geyser["seat"] < 0 else "geyser-taken"
            owner = f"#{geyser['seat']}" if geyser["seat"] >= 0 else ""
            add(f"geyser:{geyser['id']}", "geysers", kind, geyser=geyser["name"], seat=owner)
        for crack in view["cracks"]:
            a, b = crack["between"]
            add(crack["id"], "continent", "crack", a=names[a], b=names[b])
        for piece in view["settlers"]:
            if piece["at"] != "boat":
                hex = names[int(piece["at"].removeprefix("hex:"))]
                add(piece["id"], "pieces", "settler", seat=f"#{piece['seat']}", hex=hex)
        for piece in view["moai"]:
            kind = "moai-standing" if piece["stands"] else "moai-lying"
            add(piece["id"], "pieces", kind, seat=f"#{piece['seat']}", hex=names[piece["hex"]])
        return found

    # -- writing and clicking -------------------------------------------------------------------------

    def notation(self, state: State, action: int) -> str:
        assert isinstance(state, VolcanicIsle)
        if state.actor < 0:
            return self.outcome(state, action)
        box = state.box
        if action == DONE:
            return {TURN: "end", PRAYER: "burn"}.get(int(state.phase), "leave")
        if action == PRAY:
            return "pray"
        if action < box.create_base:
            word = "land" if state.phase == TURN else "flee"
            return f"{word}:{box.hex_name[action - box.hex_base]}"
        if action < box.move_base:
            return f"create:{box.hex_name[action - box.create_base]}"
        if action < box.village_base:
            carry = action >= box.carry_base
            hex, side = divmod(action - (box.carry_base if carry else box.move_base), 6)
            return f"{'carry' if carry else 'move'}:{box.hex_name[hex]}-{across(state, hex, side)}"
        if action < box.sculpt_base:
            return f"village:{space_name(box, action - box.village_base)}"
        if action < box.raise_base:
            return f"sculpt:{space_name(box, action - box.sculpt_base)}"
        return f"raise:{geyser_name(state, action - box.raise_base)}"

    def outcome(self, state: VolcanicIsle, outcome: int) -> str:
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

    def path(self, state: State, action: int) -> list[str]:
        assert isinstance(state, VolcanicIsle)
        box = state.box
        if state.actor < 0 or action == DONE or state.phase == PRAYER:
            return []
        seat = int(state.actor)
        if action == PRAY:
            return ["stock:prayers"]
        if action < box.create_base:
            target = f"hex:{action - box.hex_base}"
            return [f"boat:{seat}", target] if state.phase == TURN else [target]
        if action < box.move_base:
            return [f"supply:{seat}:settlers", f"hex:{action - box.create_base}"]
        if action < box.carry_base:
            hex, side = divmod(action - box.move_base, 6)
            return [
                settler_id(box, state.find_settler(seat, hex)),
                f"hex:{state.land.neighbour[6 * hex + side]}",
            ]
        if action < box.village_base:
            hex, side = divmod(action - box.carry_base, 6)
            return [lying_moai(state, seat, hex), f"hex:{state.land.neighbour[6 * hex + side]}"]
        if action < box.sculpt_base:
            return [f"space:{action - box.village_base}", f"supply:{seat}:villages"]
        if action < box.raise_base:
            return [f"space:{action - box.sculpt_base}", f"supply:{seat}:moai"]
        return [f"geyser:{action - box.raise_base}"]

    # -- sentences ------------------------------------------------------------------------------------

    def phrase(self, state: State, action: int) -> Phrase:
        assert isinstance(state, VolcanicIsle)
        if state.actor < 0:
            return super().phrase(state, action)
        if state.phase == PRAYER:
            return Phrase("action-pray" if action == PRAY else "action-burn")
        if state.phase != TURN:
            return self.rescue_phrase(state, action)
        box = state.box
        if action == DONE:
            return Phrase("action-end", {"left": int(state.left)})
        if action == PRAY:
            return Phrase("action-buy", {"cost": int(box.prayer_cost + state.prayers[state.actor])})
        if action < box.create_base:
            return Phrase("action-land", {"hex": box.hex_name[action - box.hex_base]})
        if action < box.move_base:
            return Phrase("action-create", {"hex": box.hex_name[action - box.create_base]})
        if action < box.village_base:
            carry = action >= box.carry_base
            hex, side = divmod(action - (box.carry_base if carry else box.move_base), 6)
            places = {"from": box.hex_name[hex], "to": across(state, hex, side)}
            return Phrase("action-carry" if carry else "action-move", places)
        if action < box.sculpt_base:
            return Phrase("action-village", {"space": space_name(box, action - box.village_base)})
        if action < box.raise_base:
            return Phrase("action-sculpt", {"space": space_name(box, action - box.sculpt_base)})
        return self.raise_phrase(state, action - int(box.raise_base))

    def raise_phrase(self, state: VolcanicIsle, spot: int) -> Phrase:
        box = state.box
        seat = state.active
        hex = int(box.geyser_hex[spot])
        side = int(state.land.geyser_side[spot])
        homes = state.in_area(state.villages, seat, hex)
        points = homes * (state.in_area(state.standing, seat, hex) + 1) if homes else box.points_alone
        opens = state.links[hex] >> side & 1
        crack = "yes" if opens else "no"
        where = across(state, hex, side)
        return Phrase("action-raise", {"hex": box.hex_name[hex], "to": where, "points": int(points), "crack": crack})

    def rescue_phrase(self, state: VolcanicIsle, action: int) -> Phrase:
        count = int(state.settlers_sinking(state.actor))
        if action < state.box.hex_base:
            return Phrase("action-leave", {"count": count})
        hex = state.box.hex_name[min(action - state.box.hex_base, state.box.hexes - 1)]
        return Phrase("action-flee", {"count": count if state.phase == RESCUE_ALL else 1, "hex": hex})

    def prompt(self, state: State) -> Phrase:
        assert isinstance(state, VolcanicIsle)
        if state.phase == PRAYER:
            spot = int(state.target(state.volcano, state.line))
            what = "moai" if state.space[spot] >= LYING else "village"
            space = space_name(state.box, spot)
            return Phrase("prompt-prayer", {"volcano": int(state.volcano) + 1, "what": what, "space": space})
        if state.phase in (RESCUE_ALL, RESCUE_ONE):
            count = int(state.settlers_sinking(state.actor))
            return Phrase(f"prompt-{PHASES[state.phase]}", {"count": count})
        return Phrase("prompt-turn", {"left": int(state.left)})

    def events(self, before: State, action: int, after: State, trace: list[Note], viewer: Viewer) -> list[Event]:
        assert isinstance(before, VolcanicIsle)
        assert isinstance(after, VolcanicIsle)
        return [event for note in trace if (event := self.event(before, after, note)) is not None]

    def event(self, before: VolcanicIsle, after: VolcanicIsle, note: Note) -> Event | None:
        kind, (a, b, c, _) = note
        box = before.box
        name = box.hex_name
        who = f"#{a}"
        if kind in ("first", "last-round"):
            return Event(kind, {"seat": who} if kind == "first" else {})
        if kind == "map":
            return Event(kind, {"seed": str(a)})
        if kind == "over":
            return Event(kind, {"reason": ENDINGS[a]})
        if kind == "end":
            return Event(kind, {"seat": who, "left": b})
        if kind == "buy":
            return Event(kind, {"seat": who, "cost": b})
        if kind == "points":
            return Event(kind, {"seat": who, "points": b}) if b > 0 else None
        if kind in ("land", "create"):
            return Event(kind, {"seat": who, "hex": name[b]})
        if kind in ("move", "carry"):
            return Event(kind, {"seat": who, "from": name[b], "to": name[c]})
        if kind in ("village", "sculpt"):
            return Event(kind, {"seat": who, "space": space_name(box, b)})
        if kind == "raise":
            return Event(kind, {"seat": who, "geyser": geyser_name(before, b), "hex": hex_of_geyser(before, b)})
        if kind == "crack":
            return Event(kind, {"a": name[a], "b": name[b]})
        if kind == "no-crack":
            return Event(kind, {"geyser": geyser_name(before, a)})
        if kind == "die":
            return Event(kind, {"face": FACES[a]})
        if kind == "erupt":
            return Event(kind, {"volcano": a})
        if kind == "double":
            return Event(kind, {"a": a // 10, "b": a % 10})
        if kind in ("pray", "give-up"):
            what = "moai" if before.space[b] >= LYING else "village"
            return Event(kind, {"seat": who, "what": what, "space": space_name(box, b)})
        if kind == "burn":
            seat, what = (a - LYING, "moai") if a >= LYING else (a - VILLAGE, "village")
            return Event(kind, {"seat": f"#{seat}", "what": what, "space": space_name(box, b)})
        if kind == "lava":
            return Event(kind, {"space": space_name(box, a)})
        if kind in ("sink", "gone"):
            areas = areas_of(before, a)
            return Event(kind, {"count": len(areas), "areas": ", ".join(str(area) for area in areas)})
        if kind == "tie":
            return Event(kind, {"volcano": a if before.volcanoes else 0})
        if kind == "rescue":
            return Event(kind, {"seat": who, "count": b, "hex": name[c]})
        return Event("leave", {"seat": who, "count": b})

    def reason(self, state: State, action: int) -> Reason:
        return Reason(Phrase("reason-not-now"), self.why(state, action))

    def why(self, state: State, action: int) -> str:
        assert isinstance(state, VolcanicIsle)
        return why(state, action)

    def tally(self, state: State, seat: int, viewer: Viewer) -> list[ScoreLine]:
        assert isinstance(state, VolcanicIsle)
        lines = [ScoreLine(Phrase("tally-track"), state.points[seat])]
        if state.actor != OVER:
            return lines
        box = state.box
        homes = [f"space:{spot}" for spot, held in enumerate(state.space) if held == VILLAGE + seat]
        statues = [piece for piece in self.view_moai(state) if piece["seat"] == seat]
        people = [p["id"] for p in self.view_settlers(state) if p["seat"] == seat and p["at"] != "boat"]
        upright = [piece["id"] for piece in statues if piece["stands"]]

        def line(kind: str, count: int, each: int, elements: list[str]) -> None:
            phrase = Phrase(f"tally-{kind}", {"count": count, "each": each})
            lines.append(ScoreLine(phrase, count * each, tuple(elements)))

        line("villages", int(villages_on_board(state, seat)), int(box.end_village), homes)
        line("moai", int(moai_on_board(state, seat)), int(box.end_moai), [piece["id"] for piece in statues])
        line("company", int(moai_in_company(state, seat)), int(box.end_neighbour), upright)
        line("settlers", int(state.on_board(seat)), int(box.end_settler), people)
        line("prayers", int(state.prayers[seat]), int(box.end_prayer), [f"supply:{seat}:prayers"])
        return lines

    def draw(self, view: dict[str, Any], say: Any) -> Any:
        from isolario.games.volcanic_isle.terminal import draw

        return draw(view, say)


presentation = VolcanicIslePresentation()
