"""How Stromboli is shown and spoken: names for everything on the table, notation, prompts, the explained score.

Segments are called A to F clockwise from the pier's number 0; nothing is hidden, so every viewer sees the same.
"""

from functools import cache
from typing import Any

from isolario.games.stromboli import names, narration, reasons
from isolario.games.stromboli.actions import diversion, placement, split
from isolario.games.stromboli.board import (
    CARDS,
    HUT,
    NONE,
    SHELL,
    SPACES,
    TERRAIN_NAMES,
)
from isolario.games.stromboli.factors import factors
from isolario.games.stromboli.names import (
    BOAT,
    DISCARD,
    LETTERS,
    MARKERS_BESIDE,
    PRIESTESS_FOR_SALE,
    SCORE_BOARD,
    beach_id,
    card_at_boat,
    card_id,
    card_name,
    crater_id,
    disc_id,
    lava_disc_id,
    on_space,
    place_word,
    score_card_id,
    score_card_name,
    seat_id,
    space_id,
    space_name,
    water_id,
)
from isolario.games.stromboli.position import (
    BUY,
    DEAL,
    DRAW,
    FIRST_PLAYER,
    PHASES,
    PREBUY,
    SHAMAN,
    TAKE_CARD,
    TURN,
)
from isolario.games.stromboli.rules import Stromboli
from isolario.games.stromboli.scoring import ITEM_NAMES, ITEMS, card_worth
from isolario.games.stromboli.view import on_beach
from isolario.games.stromboli.view import view as view_of
from isolario.games.stromboli.view_types import StromboliView
from isolario.kernel.pictures import Picture
from isolario.kernel.presentation import (
    Arg,
    Element,
    Event,
    Factor,
    Phrase,
    Presentation,
    Reason,
    ScoreLine,
    Viewer,
    element,
)
from isolario.kernel.state import Note, State


class StromboliPresentation(Presentation):
    # -- seeing -------------------------------------------------------------------------------------

    def view(self, state: State, viewer: Viewer) -> StromboliView:
        assert isinstance(state, Stromboli)
        return view_of(state, viewer)

    def elements(self, view: StromboliView) -> list[Element]:
        return [
            *seat_elements(view),
            *island_elements(view),
            *piece_elements(view),
            *score_board_elements(view),
        ]

    # -- writing ------------------------------------------------------------------------------------

    def notation(self, state: State, action: int) -> str:
        assert isinstance(state, Stromboli)
        return names.notation(state, action)

    def phrase(self, state: State, action: int) -> Phrase:
        assert isinstance(state, Stromboli)
        if state.phase == FIRST_PLAYER:
            return Phrase("action-first", {"seat": f"#{action % 2}"})
        if state.phase in (DEAL, DRAW):
            return Phrase("action-draw", {"card": card_name(action % CARDS)})
        seat = max(0, int(state.actor))
        kind, detail = split(action)
        match kind:
            case "place":
                value, beach = placement(detail)
                if beach == state.boat:
                    target = LETTERS[(beach + value) % 6]
                    return Phrase("action-place-boat", {"value": value, "beach": LETTERS[beach], "target": target})
                return Phrase("action-place", {"value": value, "beach": LETTERS[beach]})
            case "retrieve":
                lies = on_beach(state, seat, detail + 1)
                return Phrase("action-retrieve", {"value": detail + 1, "beach": place_word(lies)})
            case "sail":
                return Phrase("action-sail", {"target": LETTERS[(state.boat + state.box.sail_steps) % 6]})
            case "shaman":
                return Phrase("action-shaman", on_space(detail))
            case "take":
                card = card_at_boat(state, detail)
                return Phrase("action-take", {"card": card_name(card) if card != NONE else "–"})
            case "build":
                space = state.own[SHAMAN + seat]
                return Phrase("action-build", on_space(space if space < HUT else 0))
            case "divert":
                start, end = diversion(detail)
                return Phrase("action-divert", {"source": LETTERS[start], "target": LETTERS[end]})
            case "buy":
                return Phrase(
                    "action-buy",
                    {
                        "card": score_card_name(detail),
                        "cost": state.box.costs[detail],
                        "worth": card_worth(state, seat, detail),
                    },
                )
            case "buy-priestess":
                return Phrase("action-buy-priestess", {"cost": state.box.priestess_cost})
        return Phrase(f"action-{kind}")

    def kind(self, state: State, action: int) -> str:
        """Statistics tell cards and purchases apart."""
        kind = super().kind(state, action)
        return self.notation(state, action) if kind in ("take", "buy") else kind

    def path(self, state: State, action: int) -> list[str]:
        assert isinstance(state, Stromboli)
        seat = int(state.actor)
        kind, detail = split(action)
        match kind:
            case "place":
                value, beach = placement(detail)
                return [disc_id(seat, value), beach_id(beach)]
            case "retrieve":
                return [disc_id(seat, detail + 1)]
            case "sail":
                return [BOAT]
            case "shaman":
                return [space_id(detail)]
            case "take":
                return [card_id(state.boat, detail)]
            case "build":
                return [space_id(state.own[SHAMAN + seat])]
            case "divert":
                return [crater_id(segment) for segment in diversion(detail)]
            case "buy":
                return [score_card_id(detail)]
            case "buy-priestess":
                return [PRIESTESS_FOR_SALE]
            case "lava":
                return [lava_disc_id(seat)]
        return []

    def prompt(self, state: State) -> Phrase:
        assert isinstance(state, Stromboli)
        name = PHASES[state.phase]
        if state.phase == TURN:
            kinds = {split(action)[0] for action in state.legal()}
            if "sail" in kinds:
                return Phrase("prompt-turn-sail")
            return Phrase("prompt-turn" if "retrieve" in kinds else "prompt-turn-place")
        if state.phase == TAKE_CARD:
            return Phrase("prompt-take", {"segment": LETTERS[state.boat], "other": int(state.second != NONE)})
        if state.phase in (BUY, PREBUY):
            return Phrase(f"prompt-{name}", {"shells": state.held[CARDS * state.actor + SHELL]})
        return Phrase(f"prompt-{name}")

    # -- telling ------------------------------------------------------------------------------------

    def events(self, before: State, action: int, after: State, trace: list[Note], viewer: Viewer) -> list[Event]:
        assert isinstance(before, Stromboli)
        assert isinstance(after, Stromboli)
        return narration.narrate(before, action, after, trace, viewer)

    def rule(self, state: State) -> str:
        assert isinstance(state, Stromboli)
        return reasons.rule(state)

    def reason(self, state: State, action: int) -> Reason:
        assert isinstance(state, Stromboli)
        return reasons.reason(state, action)

    def element_reason(self, state: State, element: str) -> Reason:
        assert isinstance(state, Stromboli)
        return reasons.element_reason(state, element)

    def factors(self, state: State, seat: int, viewer: Viewer) -> list[Factor]:
        assert isinstance(state, Stromboli)
        return factors(state, seat, viewer)

    def tally(self, state: State, seat: int, viewer: Viewer) -> list[ScoreLine]:
        """Each item of each scoring that brought points; the pieces of the last one are still on the table."""
        assert isinstance(state, Stromboli)
        lines: list[ScoreLine] = []
        if state.ledger:
            for number in (1, 2):
                for item in range(ITEMS):
                    points = state.ledger[ITEMS * (2 * (number - 1) + seat) + item]
                    if points > 0:
                        pieces = narration.counted_pieces(state, seat, item) if number == 2 else ()
                        phrase = Phrase(f"tally-{ITEM_NAMES[item].replace('_', '-')}", {"number": number})
                        lines.append(ScoreLine(phrase, points, pieces))
        return lines or [ScoreLine(Phrase("tally-nothing"), 0)]

    def draw(self, view: StromboliView, say: Any) -> Any:
        from isolario.games.stromboli.terminal import draw

        return draw(view, say)

    def picture(self, view: StromboliView) -> Picture:
        from isolario.games.stromboli.picture import picture

        return picture(view)


# -- the things on the table ------------------------------------------------------------------------------


def seat_elements(view: StromboliView) -> list[Element]:
    found = [
        element(
            seat_id(seat),
            "seats",
            "element-player",
            ("seat", f"#{seat}"),
            ("points", player["points"]),
            ("shells", player["shells"]),
            ("statues", player["statues_left"]),
        )
        for seat, player in enumerate(view["players"])
    ]
    found += [
        held_element(seat, kept["card"], kept["count"])
        for seat, player in enumerate(view["players"])
        for kept in player["kept"]
    ]
    return found


def island_elements(view: StromboliView) -> list[Element]:
    found = [element(BOAT, "island", "element-boat", ("beach", LETTERS[view["boat"]["segment"]]))]
    for index, segment in enumerate(view["segments"]):
        letter = segment["letter"]
        red, yellow = segment["sums"]
        found.append(beach_element(index, letter, red, yellow))
        found.append(element(water_id(index), "island", "element-water", ("segment", letter)))
        found += [card_element(card["id"], card["card"], letter) for card in segment["cards"] if card is not None]
        found.append(crater_element(index, letter, segment["markers"]))
    statues = {statue["space"]: statue["seat"] for statue in view["statues"]}
    found += [space_element(space, statues.get(space)) for space in range(SPACES)]
    beside = sum([marker["segment"] is None for marker in view["markers"]])
    found.append(element(MARKERS_BESIDE, "island", "element-supply", ("count", beside)))
    return found


# Most look the same from one view to the next, so they are made once.


@cache
def held_element(seat: int, card: str, count: int) -> Element:
    args: dict[str, Arg] = {"seat": f"#{seat}", "card": f"@card-{card}", "count": count}
    return Element(f"held:{seat}:{card}", "seats", Phrase("element-held", args))


@cache
def beach_element(index: int, letter: str, red: int, yellow: int) -> Element:
    args: dict[str, Arg] = {"beach": letter, "first": "#0", "second": "#1", "red": red, "yellow": yellow}
    return Element(beach_id(index), "island", Phrase("element-beach", args))


@cache
def crater_element(index: int, letter: str, markers: int) -> Element:
    return Element(crater_id(index), "island", Phrase("element-crater", {"segment": letter, "count": markers}))


@cache
def card_element(id: str, card: str, segment: str) -> Element:
    return Element(id, "cards", Phrase("element-card", {"card": f"@card-{card}", "segment": segment}))


@cache
def space_element(space: int, statue: int | None) -> Element:
    args: dict[str, Arg] = {
        "space": space_name(space),
        "terrain": f"@terrain-{TERRAIN_NAMES[space % 3]}",
        "segment": LETTERS[space // 3],
    }
    if statue is None:
        return Element(space_id(space), "island", Phrase("element-space", args))
    return Element(space_id(space), "island", Phrase("element-space-statue", {**args, "seat": f"#{statue}"}))


@cache
def shaman_element(id: str, seat: int, place: str) -> Element:
    return Element(id, "island", Phrase("element-shaman", {"seat": f"#{seat}", "place": place}))


@cache
def disc_element(id: str, seat: int, value: int, beach: int | None) -> Element:
    args: dict[str, Arg] = {"seat": f"#{seat}", "value": value, "beach": place_word(beach)}
    return Element(id, "discs", Phrase("element-disc", args))


@cache
def lava_disc_element(id: str, seat: int, beach: int | None) -> Element:
    return Element(id, "discs", Phrase("element-lavadisc", {"seat": f"#{seat}", "beach": place_word(beach)}))


@cache
def score_card_element(id: str, card: str, cost: int, taken: bool) -> Element:
    args: dict[str, Arg] = {"card": f"@scorecard-{card}", "cost": cost, "owner": "taken" if taken else "none"}
    return Element(id, "scoreboard", Phrase("element-scorecard", args))


def piece_elements(view: StromboliView) -> list[Element]:
    found: list[Element] = []
    for shaman in view["shamans"]:
        where = space_name(shaman["space"]) if shaman["space"] is not None else LETTERS[shaman["segment"]]
        found.append(shaman_element(shaman["id"], shaman["seat"], where))
    for disc in view["discs"]:
        found.append(disc_element(disc["id"], disc["seat"], disc["value"], disc["beach"]))
    for lava in view["lava_discs"]:
        found.append(lava_disc_element(lava["id"], lava["seat"], lava["beach"]))
    return found


def score_board_elements(view: StromboliView) -> list[Element]:
    found = [element(SCORE_BOARD, "scoreboard", "element-scoreboard", ("round", view["round"]))]
    for card in view["score_board"]:
        found.append(score_card_element(card["id"], card["card"], card["cost"], card["owner"] is not None))
    priestess = view["priestess"]
    face = "up" if priestess["face_up"] else "down"
    told = ("cost", priestess["cost"]), ("face", face)
    found.append(element(PRIESTESS_FOR_SALE, "scoreboard", "element-priestess", *told))
    found += [
        element(deck["id"], "decks", "element-deck", ("palms", deck["palms"]), ("left", deck["left"]))
        for deck in view["decks"]
    ]
    found.append(element(DISCARD, "decks", "element-discard", ("count", sum(view["discarded"].values()))))
    return found


presentation = StromboliPresentation()
