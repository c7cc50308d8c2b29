"""How The Volcanic Isle is shown and spoken. Nothing is private, so every viewer sees the same."""

from functools import lru_cache
from typing import Any

from isolario.games.volcanic_isle import names, reasons
from isolario.games.volcanic_isle.factors import factors
from isolario.games.volcanic_isle.foresight import raise_points
from isolario.games.volcanic_isle.names import (
    across,
    boat_id,
    geyser_id,
    hex_id,
    lying_moai,
    moai_id,
    own_village,
    settler_id,
    space_id,
    space_name,
    supply_id,
)
from isolario.games.volcanic_isle.narration import narrate
from isolario.games.volcanic_isle.position import (
    LYING,
    PHASES,
    PRAYER,
    RESCUE_ALL,
    RESCUE_ONE,
    TURN,
    VILLAGE,
    WHICH,
)
from isolario.games.volcanic_isle.rules import VolcanicIsle
from isolario.games.volcanic_isle.scoring import moai_in_company, moai_on_board, villages_on_board
from isolario.games.volcanic_isle.view import view as view_of
from isolario.games.volcanic_isle.view import view_moai, view_settlers
from isolario.games.volcanic_isle.view_types import GeyserView, HexView, SpaceView, VolcanicIsleView
from isolario.kernel.pictures import Picture
from isolario.kernel.presentation import (
    Element,
    Event,
    Factor,
    Phrase,
    Presentation,
    Reason,
    ScoreLine,
    Viewer,
    element,
    seat_element,
)
from isolario.kernel.remembered import MadeFrom
from isolario.kernel.state import OVER, Note, State


class VolcanicIslePresentation(Presentation):
    def view(self, state: State, viewer: Viewer) -> VolcanicIsleView:
        assert isinstance(state, VolcanicIsle)
        return view_of(state, viewer)

    def elements(self, view: VolcanicIsleView) -> list[Element]:
        found: list[Element] = []
        names = {hex["id"]: hex["name"] for hex in view["hexes"]}

        for seat, player in enumerate(view["players"]):
            who = ("seat", f"#{seat}")
            found.append(seat_element(seat, view["scores"][seat]))
            if player["aboard"]:
                found.append(element(boat_id(seat), "seats", "element-boat", who))
            counts = {name: player[name] for name in ("settlers", "villages", "moai", "prayers")}
            for kind, count in counts.items():
                found.append(element(supply_id(seat, kind), "seats", f"element-supply-{kind}", who, ("count", count)))
        stock = view["stock"]
        for kind, count in (
            ("lava", stock["lava"]),
            ("cracks", stock["cracks"]),
            ("prayers", stock["prayers"]),
            ("volcanoes", sum([volcano["in_pile"] for volcano in view["volcanoes"]])),
        ):
            found.append(element(f"stock:{kind}", "stock", f"element-stock-{kind}", ("count", count)))
        found.append(element("stock:die", "stock", "element-stock-die"))
        for volcano in view["volcanoes"]:
            told = ("volcano", volcano["number"]), ("left", len(volcano["targets"]))
            found.append(element(volcano["id"], "continent", "element-volcano", *told))
        found += HEX_ELEMENTS.get(view["hexes"], lambda: hex_elements(view["hexes"]))
        found += SPACE_ELEMENTS.get(view["spaces"], lambda: space_elements(view["spaces"]))
        found += GEYSER_ELEMENTS.get(view["geysers"], lambda: geyser_elements(view["geysers"]))
        for crack in view["cracks"]:
            a, b = crack["between"]
            found.append(element(crack["id"], "continent", "element-crack", ("a", names[a]), ("b", names[b])))
        for piece in view["settlers"]:
            if piece["at"] in names:
                lies = ("seat", f"#{piece['seat']}"), ("hex", names[piece["at"]])
                found.append(element(piece["id"], "pieces", "element-settler", *lies))
        for statue in view["moai"]:
            message = "element-moai-standing" if statue["stands"] else "element-moai-lying"
            stands = ("seat", f"#{statue['seat']}"), ("hex", names[statue["hex"]])
            found.append(element(statue["id"], "pieces", message, *stands))
        return found

    # -- writing and clicking -------------------------------------------------------------------------

    def notation(self, state: State, action: int) -> str:
        assert isinstance(state, VolcanicIsle)
        return names.notation(state, action)

    def path(self, state: State, action: int) -> list[str]:
        assert isinstance(state, VolcanicIsle)
        if state.actor < 0:
            return []
        box = state.box
        seat = int(state.actor)
        match box.layout.split(action):
            case "pray", _:
                # A token is spent by pointing at the piece it saves.
                threatened = space_id(int(state.target(state.volcano, state.line))) if state.phase == PRAYER else ""
                return [threatened or "stock:prayers"]
            case "hex", hex:
                return [boat_id(seat), hex_id(hex)] if state.phase == TURN else [hex_id(hex)]
            case "create", hex:
                return [space_id(own_village(state, seat, hex))]
            case ("move" | "carry") as kind, way:
                hex, side = divmod(way, 6)
                mover = settler_id(box, int(state.find_settler(seat, hex)))
                target = hex_id(int(state.land.neighbour[6 * hex + side]))
                return [mover if kind == "move" else moai_id(box, lying_moai(state, seat, hex)), target]
            case "village", spot:
                return [space_id(spot), supply_id(seat, "villages")]
            case "sculpt", spot:
                return [space_id(spot), supply_id(seat, "moai")]
            case "raise", spot:
                return [geyser_id(spot)]
            case "take", spot:
                return [moai_id(box, int(state.find_moai(seat, spot)))]
            case "loose", _:
                place = box.loose_base + state.hex_of_chosen()
                return [moai_id(box, int(state.find_moai(seat, place)))]
            case _:
                return []

    # -- sentences ------------------------------------------------------------------------------------

    def phrase(self, state: State, action: int) -> Phrase:
        assert isinstance(state, VolcanicIsle)
        if state.actor < 0:
            return super().phrase(state, action)
        box = state.box
        match box.layout.split(action):
            case "done", _:
                return self.done_phrase(state)
            case "pray", _:
                if state.phase == PRAYER:
                    return Phrase("action-pray")
                return Phrase("action-buy", {"cost": int(box.prayer_cost + state.prayers[state.actor])})
            case "hex", hex:
                if state.phase == TURN:
                    return Phrase("action-land", {"hex": box.hex_name[hex]})
                count = int(state.settlers_sinking(state.actor)) if state.phase == RESCUE_ALL else 1
                return Phrase("action-flee", {"count": count, "hex": box.hex_name[hex]})
            case "create", hex:
                return Phrase("action-create", {"hex": box.hex_name[hex]})
            case ("move" | "carry") as kind, way:
                places = {"from": box.hex_name[way // 6], "to": across(state, *divmod(way, 6))}
                return Phrase(f"action-{kind}", places)
            case ("village" | "sculpt" | "take") as kind, spot:
                return Phrase(f"action-{kind}", {"space": space_name(box, spot)})
            case "raise", spot:
                return self.raise_phrase(state, spot)
            case _:
                return Phrase("action-loose", {"hex": box.hex_name[state.hex_of_chosen()]})

    def done_phrase(self, state: VolcanicIsle) -> Phrase:
        if state.phase == PRAYER:
            return Phrase("action-burn")
        if state.phase == TURN:
            return Phrase("action-end", {"left": int(state.left)})
        return Phrase("action-leave", {"count": int(state.settlers_sinking(state.actor))})

    def raise_phrase(self, state: VolcanicIsle, spot: int) -> Phrase:
        hex = int(state.box.geyser_hex[spot])
        side = int(state.land.geyser_side[spot])
        return Phrase(
            "action-raise",
            {
                "hex": state.box.hex_name[hex],
                "to": across(state, hex, side),
                "points": raise_points(state, spot),
                "villages": int(state.in_area(state.villages, state.active, hex)),
                "crack": "yes" if state.links[hex] >> side & 1 else "no",
            },
        )

    def prompt(self, state: State) -> Phrase:
        assert isinstance(state, VolcanicIsle)
        if state.phase == PRAYER:
            spot = int(state.target(state.volcano, state.line))
            what = "moai" if state.space[spot] >= LYING else "village"
            space = space_name(state.box, spot)
            return Phrase("prompt-prayer", {"volcano": int(state.volcano) + 1, "what": what, "space": space})
        if state.phase == WHICH:
            kind, _ = state.box.layout.split(int(state.chosen))
            return Phrase("prompt-which", {"what": kind, "hex": state.box.hex_name[state.hex_of_chosen()]})
        if state.phase in (RESCUE_ALL, RESCUE_ONE):
            count = int(state.settlers_sinking(state.actor))
            return Phrase(f"prompt-{PHASES[state.phase]}", {"count": count})
        return Phrase("prompt-turn", {"left": int(state.left)})

    def events(self, before: State, action: int, after: State, trace: list[Note], viewer: Viewer) -> list[Event]:
        assert isinstance(before, VolcanicIsle)
        assert isinstance(after, VolcanicIsle)
        return narrate(before, action, after, trace, viewer)

    def rule(self, state: State) -> str:
        assert isinstance(state, VolcanicIsle)
        return reasons.rule(state)

    def reason(self, state: State, action: int) -> Reason:
        assert isinstance(state, VolcanicIsle)
        return reasons.reason(state, action)

    def element_reason(self, state: State, element: str) -> Reason:
        assert isinstance(state, VolcanicIsle)
        return reasons.element_reason(state, element)

    def factors(self, state: State, seat: int, viewer: Viewer) -> list[Factor]:
        assert isinstance(state, VolcanicIsle)
        return factors(state, seat, viewer)

    def tally(self, state: State, seat: int, viewer: Viewer) -> list[ScoreLine]:
        assert isinstance(state, VolcanicIsle)
        lines = [ScoreLine(Phrase("tally-track"), state.points[seat])]
        if state.actor != OVER:
            return lines
        box = state.box
        homes = [space_id(spot) for spot, held in enumerate(state.space) if held == VILLAGE + seat]
        statues = [piece for piece in view_moai(state) if piece["seat"] == seat]
        people = [p["id"] for p in view_settlers(state) if p["seat"] == seat and p["at"] != boat_id(seat)]
        upright = [piece["id"] for piece in statues if piece["stands"]]

        def line(kind: str, count: int, each: int, elements: list[str]) -> None:
            phrase = Phrase(f"tally-{kind}", {"count": count, "each": each})
            lines.append(ScoreLine(phrase, count * each, tuple(elements)))

        line("villages", int(villages_on_board(state, seat)), int(box.end_village), homes)
        line("moai", int(moai_on_board(state, seat)), int(box.end_moai), [piece["id"] for piece in statues])
        line("company", int(moai_in_company(state, seat)), int(box.end_neighbour), upright)
        line("settlers", int(state.on_board(seat)), int(box.end_settler), people)
        line("prayers", int(state.prayers[seat]), int(box.end_prayer), [supply_id(seat, "prayers")])
        return lines

    def draw(self, view: VolcanicIsleView, say: Any) -> Any:
        from isolario.games.volcanic_isle.terminal import draw

        return draw(view, say)

    def picture(self, view: VolcanicIsleView) -> Picture:
        from isolario.games.volcanic_isle.picture import picture

        return picture(view)


# -- elements: most look the same from one view to the next, so they are made once --------------------------

REMEMBERED = 4096
HEX_ELEMENTS: MadeFrom[list[Element]] = MadeFrom()
SPACE_ELEMENTS: MadeFrom[list[Element]] = MadeFrom()
GEYSER_ELEMENTS: MadeFrom[list[Element]] = MadeFrom()


def hex_elements(hexes: list[HexView]) -> list[Element]:
    return [hex_element(hex["id"], hex["name"], hex["volcano"] or 0) for hex in hexes if not hex["sunk"]]


def space_elements(spaces: list[SpaceView]) -> list[Element]:
    return [space_element(at["id"], at["holds"], at["name"], at["seat"]) for at in spaces]


def geyser_elements(geysers: list[GeyserView]) -> list[Element]:
    return [geyser_element(at["id"], at["name"], at["seat"]) for at in geysers]


@lru_cache(REMEMBERED)
def hex_element(id: str, name: str, volcano: int) -> Element:
    return Element(id, "continent", Phrase("element-hex", {"hex": name, "volcano": volcano}))


@lru_cache(REMEMBERED)
def space_element(id: str, holds: str, name: str, seat: int | None) -> Element:
    owner = f"#{seat}" if seat is not None else ""
    return Element(id, "spaces", Phrase(f"element-space-{holds}", {"space": name, "seat": owner}))


@lru_cache(REMEMBERED)
def geyser_element(id: str, name: str, seat: int | None) -> Element:
    if seat is None:
        return Element(id, "geysers", Phrase("element-geyser-free", {"geyser": name}))
    return Element(id, "geysers", Phrase("element-geyser-taken", {"geyser": name, "seat": f"#{seat}"}))


presentation = VolcanicIslePresentation()
