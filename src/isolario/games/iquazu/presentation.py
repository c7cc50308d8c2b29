"""How Iquazú is shown and spoken: elements, notation, phrases, paths, prompts, explained scores."""

from functools import cache
from typing import Any

from isolario.games.iquazu import names, reasons
from isolario.games.iquazu.actions import PLACE, split
from isolario.games.iquazu.board import (
    COLUMNS,
    CREVICE_COLUMNS,
    DOUBLE_TURN,
    STRIDE,
    TILES,
    USABLE,
    size,
    unpack,
)
from isolario.games.iquazu.factors import factors
from isolario.games.iquazu.names import (
    COLOUR_WORDS,
    DISCARDS,
    PILE,
    WATERFALL,
    cards_args,
    column_id,
    crevice_name,
    crevices_of,
    hand_id,
    payment_id,
    payment_name,
    seat_id,
    tile_id,
)
from isolario.games.iquazu.narration import narrate
from isolario.games.iquazu.position import ACTION, AFTER, CARD, DEAL, LIMIT, PAYMENT
from isolario.games.iquazu.rules import Iquazu
from isolario.games.iquazu.scoring import column_order
from isolario.games.iquazu.view import view as view_of
from isolario.games.iquazu.view_types import BonusTile, IquazuView, RockColumn
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
from isolario.kernel.remembered import MadeFrom
from isolario.kernel.state import OVER, Note, State


class IquazuPresentation(Presentation):
    # -- what is seen -------------------------------------------------------------------------------

    def view(self, state: State, viewer: Viewer) -> IquazuView:
        assert isinstance(state, Iquazu)
        return view_of(state, viewer)

    def shown_actor(self, state: State, viewer: Viewer) -> int:
        return int(state.actor)

    def elements(self, view: IquazuView) -> list[Element]:
        wall = WALL_ELEMENTS.get(view["columns"], lambda: wall_elements(view))
        tiles = TILE_ELEMENTS.get(view["tiles"], lambda: tile_elements(view))
        return [*wall, waterfall_element(view), *tiles, *card_elements(view), *seat_elements(view)]

    # -- what is written ----------------------------------------------------------------------------

    def notation(self, state: State, action: int) -> str:
        assert isinstance(state, Iquazu)
        return names.notation(state, action)

    def redacted(self, state: State, action: int, viewer: Viewer) -> str | None:
        """Others see no card that is drawn, and a PLACE only together with its payment: whether there were
        several ways to pay would tell something about the hand."""
        assert isinstance(state, Iquazu)
        if state.phase in (DEAL, CARD):
            return self.notation(state, action) if viewer == state.drawer else "?"
        if viewer == state.actor:
            return self.notation(state, action)
        if state.phase == ACTION and split(action)[0] == "place":
            ways = state.ways_to_pay(action)
            if len(ways) > 1:
                return None
            return f"{self.notation(state, action)}={payment_name(state, action, ways[0])}"
        if state.phase == PAYMENT:
            return f"{self.notation(state, state.pending)}={self.notation(state, action)}"
        return self.notation(state, action)

    # -- what is asked ------------------------------------------------------------------------------

    def phrase(self, state: State, action: int) -> Phrase:
        assert isinstance(state, Iquazu)
        if state.actor < 0:
            return Phrase("action-outcome", {"notation": self.notation(state, action)})
        kind, detail = split(action)
        match kind:
            case "draw":
                return Phrase("action-draw", {"number": int(state.box.draw_action)})
            case "end":
                return Phrase("action-end", {"drop": "yes" if drops(state) else "no"})
            case "use-draw":
                return Phrase("action-use-draw", {"value": int(state.box.sort_value[detail])})
            case "place":
                return phrase_place(state, action)
            case "pay" | "any":
                return Phrase(f"action-{kind}", cards_args(*unpack(state.cards_of(state.pending, action))))
            case "discard":
                return Phrase("action-discard", {"colour": COLOUR_WORDS[detail]})
            case _:
                return Phrase(f"action-{kind}")

    def kind(self, state: State, action: int) -> str:
        return "outcome" if state.actor < 0 else split(action)[0]

    def path(self, state: State, action: int) -> list[str]:
        assert isinstance(state, Iquazu)
        if state.actor < 0:
            return []
        kind, detail = split(action)
        match kind:
            case "draw":
                return [PILE]
            case "use-draw":
                return [tile_id(state.tile_of(state.turn, detail))]
            case "use-double":
                return [tile_id(state.tile_of(state.turn, DOUBLE_TURN))]
            case "place":
                return [f"crevice:{crevice_name(state.frame, detail)}"]
            case "pay" | "any":
                return [payment_id(payment_name(state, state.pending, action))]
            case "discard":
                return [hand_id(detail)]
            case _:
                return []

    def prompt(self, state: State) -> Phrase:
        assert isinstance(state, Iquazu)
        if state.phase == ACTION:
            places = "yes" if state.legal()[-1] >= PLACE else "no"
            return Phrase("prompt-action", {"places": places, "number": int(state.box.draw_action)})
        if state.phase == PAYMENT:
            return Phrase("prompt-payment", place_args(state, state.pending))
        if state.phase == LIMIT:
            over = size(state.hands[state.turn]) - state.box.hand_limit
            return Phrase("prompt-limit", {"number": int(over), "limit": int(state.box.hand_limit)})
        return Phrase("prompt-after", {"drop": "yes" if drops(state) else "no"})

    def rule(self, state: State) -> str:
        assert isinstance(state, Iquazu)
        return reasons.rule(state)

    def reason(self, state: State, action: int) -> Reason:
        assert isinstance(state, Iquazu)
        return reasons.reason(state, action)

    def element_reason(self, state: State, element: str) -> Reason:
        assert isinstance(state, Iquazu)
        return reasons.element_reason(state, element)

    def may_autoplay(self, state: State) -> bool:
        """Only END is forced by what all can see; a forced DRAW or discard would tell about the hand."""
        return isinstance(state, Iquazu) and state.phase == AFTER

    def may_tell(self, state: State, action: int) -> bool:
        """Cards that leave a hand are seen, and so is that somebody has enough of them."""
        return split(action)[0] in ("place", "pay", "any", "discard")

    # -- what happened ------------------------------------------------------------------------------

    def events(self, before: State, action: int, after: State, trace: list[Note], viewer: Viewer) -> list[Event]:
        assert isinstance(before, Iquazu)
        assert isinstance(after, Iquazu)
        return narrate(before, action, after, trace, viewer)

    def factors(self, state: State, seat: int, viewer: Viewer) -> list[Factor]:
        assert isinstance(state, Iquazu)
        return factors(state, seat, viewer)

    def tally(self, state: State, seat: int, viewer: Viewer) -> list[ScoreLine]:
        """Column by column, and at the end the points tiles."""
        assert isinstance(state, Iquazu)
        over = state.actor == OVER
        lines: list[ScoreLine] = []
        for column in range(1, CREVICE_COLUMNS + 1 if over else state.frame):
            mask = state.gems[STRIDE * seat + column]
            if mask == 0:
                continue
            place = column_order(state.box, state.gems, state.seats, column).index(seat)
            if place == state.seats - 1:
                continue
            spots = crevices_of(mask, column)
            gems = tuple(spot.replace("crevice", "gem") for spot in spots)
            phrase = Phrase("tally-column", {"column": column, "place": place + 1, "gems": len(spots)})
            lines.append(ScoreLine(phrase, int(state.box.points_for(state.seats, column, place)), spots + gems))
        if over:
            won = tuple(
                tile_id(tile)
                for tile in range(TILES)
                if state.tile_at[tile] == seat and state.tile_sort[tile] >= USABLE
            )
            phrase = Phrase("tally-tiles", {"number": len(won)})
            lines.append(ScoreLine(phrase, int(state.bonus[seat]), won))
        return lines

    def draw(self, view: IquazuView, say: Any) -> Any:
        from isolario.games.iquazu.terminal import draw

        return draw(view, say)

    def picture(self, view: IquazuView) -> Picture:
        from isolario.games.iquazu.picture import picture

        return picture(view)


# -- elements --------------------------------------------------------------------------------------------


WALL_ELEMENTS: MadeFrom[list[Element]] = MadeFrom()
COLUMN_ELEMENTS: MadeFrom[list[Element]] = MadeFrom(2048)
TILE_ELEMENTS: MadeFrom[list[Element]] = MadeFrom()


def wall_elements(view: IquazuView) -> list[Element]:
    """Of the columns, and of the rows that were made with them."""
    parts = [column_elements(column) for column in view["columns"]]
    found = [spot for part in parts for spot in part[1:]]
    found += [part[0] for part in parts]
    for number in range(CREVICE_COLUMNS + 1, COLUMNS + 1):
        found.append(element(column_id(number), "columns", "element-bare-column", ("column", number)))
    for row in view["rows"]:
        told = ("row", row["row"]), ("by", row["by"] or "none"), ("seat", named(row["leader"]))
        found.append(element(row["id"], "rows", "element-row", *told))
    return found


def column_elements(column: RockColumn) -> list[Element]:
    """A column, then its crevices. Those that did not change are the very same columns as before."""
    return COLUMN_ELEMENTS.get(column, lambda: [column_element(column), *crevice_elements(column)])


def crevice_elements(column: RockColumn) -> list[Element]:
    return [
        crevice_element(spot["id"], spot["colour"], spot["piece"], spot["owner"], column["cost"])
        for spot in column["crevices"]
    ]


def waterfall_element(view: IquazuView) -> Element:
    first, last = view["window"]
    box = "no" if view["water"] is None else "yes"
    told = ("first", first), ("last", last), ("box", box), ("seat", named(view["water"]))
    return element(WATERFALL, "wall", "element-waterfall", *told)


@cache
def crevice_element(id: str, colour: str | None, piece: str | None, owner: int | None, cost: int | None) -> Element:
    """Most crevices look the same from one view to the next, so their elements are made once."""
    args: dict[str, Arg] = {
        "crevice": id.removeprefix("crevice:"),
        "colour": colour or "unknown",
        "held": "free" if piece is None else piece.split(":")[0],
        "seat": named(owner),
        "cost": cost or 0,
    }
    return Element(id, "wall", Phrase("element-crevice", args))


def column_element(column: RockColumn) -> Element:
    order = column["order"]
    return element(
        column["id"],
        "columns",
        "element-column",
        ("column", column["column"]),
        ("state", "scored" if column["scored"] else "water" if column["cost"] is None else "window"),
        ("cost", column["cost"] or 0),
        ("leader", "yes" if order else "no"),
        ("seat", named(order[0]["seat"] if order else None)),
    )


def tile_elements(view: IquazuView) -> list[Element]:
    return [tile_element(tile) for tile in view["tiles"] if tile["at"] in ("open", "seat")]


def tile_element(tile: BonusTile) -> Element:
    return element(
        tile["id"],
        "tiles",
        "element-tile",
        ("row", tile["row"]),
        ("column", tile["column"]),
        ("at", tile["at"]),
        ("seat", named(tile["owner"])),
        ("type", tile["type"] or "unknown"),
        ("value", tile["value"] or 0),
    )


def card_elements(view: IquazuView) -> list[Element]:
    """The piles, the viewer's own cards by colour, and the ways to pay."""
    white, blue, orange = view["discards"]
    found = [
        element(PILE, "cards", "element-pile", ("number", view["pile"])),
        element(DISCARDS, "cards", "element-discards", *cards_args(white, blue, orange).items()),
    ]
    if view["hand"] is not None:
        for colour, number in enumerate(view["hand"]):
            told = ("colour", COLOUR_WORDS[colour]), ("number", number)
            found.append(element(hand_id(colour), "hand", "element-hand", *told))
    for payment in view["payments"]:
        white, blue, orange = payment["cards"]
        message = "action-any" if payment["any_colour"] else "action-pay"
        found.append(element(payment["id"], "payments", message, *cards_args(white, blue, orange).items()))
    return found


def seat_elements(view: IquazuView) -> list[Element]:
    return [
        element(seat_id(seat), "seats", "element-player", *player_args(view, seat).items())
        for seat in range(view["seats"])
    ]


def player_args(view: IquazuView, seat: int) -> dict[str, Arg]:
    """Points, cards and boxes of a player, for the message `element-player`."""
    boxes = ("gem" if view["active"] == seat else "") + ("water" if view["water"] == seat else "")
    return {
        "seat": named(seat),
        "points": view["scores"][seat] or 0,
        "cards": view["hand_sizes"][seat],
        "boxes": boxes or "none",
    }


def named(seat: int | None) -> str:
    return "" if seat is None else f"#{seat}"


# -- small parts of sentences and of the notation ----------------------------------------------------------


def place_args(state: Iquazu, place: int) -> dict[str, Arg]:
    return {
        "crevice": crevice_name(state.frame, split(place)[1]),
        "colour": COLOUR_WORDS[state.colour_of(place)],
        "cost": int(state.cost_of(place)),
    }


def phrase_place(state: Iquazu, place: int) -> Phrase:
    """With a single way to pay it says what will be spent, because nothing more is asked."""
    ways = state.ways_to_pay(place)
    if len(ways) > 1:
        return Phrase("action-place", place_args(state, place))
    args = {
        "crevice": crevice_name(state.frame, split(place)[1]),
        **cards_args(*unpack(state.cards_of(place, ways[0]))),
    }
    return Phrase("action-place-any" if split(ways[0])[0] == "any" else "action-place-paid", args)


def drops(state: Iquazu) -> bool:
    """Whether END will let a drop fall (IQ-DROP-1)."""
    return state.turn == state.water and not state.scored


presentation = IquazuPresentation()
