"""How Iquazú is shown and spoken: views, notation, paths, prompts, events, reasons, explained scores."""

from functools import cache
from typing import Any

from isolario.games.iquazu.board import (
    ANY,
    CREVICE_COLUMNS,
    CREVICES,
    DISCARD,
    DOUBLE_TURN,
    DRAW,
    END,
    FIRST_TILE_COLUMN,
    LETTERS,
    PAY,
    PLACE,
    ROWS,
    STRIDE,
    TILES,
    USABLE,
    USE_DOUBLE,
    USE_DRAW,
    count,
    size,
    unpack,
)
from isolario.games.iquazu.narration import narrate
from isolario.games.iquazu.position import (
    ACTION,
    AFTER,
    CARD,
    DEAL,
    DOWN,
    FIRST,
    LIMIT,
    OPEN,
    PAYMENT,
    PHASES,
    REMOVED,
    STRIPS,
    USED,
)
from isolario.games.iquazu.rules import Iquazu
from isolario.games.iquazu.scoring import column_order, last_of_window
from isolario.games.iquazu.words import COLOUR_WORDS, cards_args, tile_args, tile_id
from isolario.kernel.presentation import Element, Event, Phrase, Presentation, Reason, ScoreLine, Viewer
from isolario.kernel.state import OVER, Note, State

WHERE = {DOWN: "down", OPEN: "open", USED: "used", REMOVED: "removed"}


class IquazuPresentation(Presentation):
    # -- what is seen -------------------------------------------------------------------------------

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        assert isinstance(state, Iquazu)
        over = state.actor == OVER
        phase = seen_phase(state, viewer)
        last = int(last_of_window(state.frame))
        return {
            "seats": int(state.seats),
            "actor": int(state.actor),
            "phase": PHASES[phase],
            "scores": state.scores(),
            "ranks": state.ranks() if over else None,
            "start": int(state.start),
            "active": int(state.turn),
            "water": int(state.water),
            "frame": int(state.frame),
            "window": [int(state.frame), last],
            "tile_column": int(state.frame) + 5,
            "due": int(state.due),
            "scored_this_turn": state.scored,
            "columns": [self.column(state, column) for column in range(1, CREVICE_COLUMNS + 1)],
            "tiles": [self.tile(state, tile) for tile in range(TILES)],
            "tiles_left": {"light": self.pool(state, state.light), "dark": self.pool(state, state.dark)},
            "pile": int(size(state.pile)),
            "discards": unpack(state.discards),
            "to_draw": int(state.to_draw),
            "drawer": int(state.drawer),
            "hand_sizes": [int(size(hand)) for hand in state.hands],
            "hand_limit": int(state.box.hand_limit),
            "hand": None if viewer is None else unpack(state.hands[viewer]),
            "gems_left": [int(state.box.gems - number) for number in state.unscored],
            "pending": self.notation(state, state.pending) if phase == PAYMENT else None,
            "discarded_up_to": COLOUR_WORDS[state.floor] if phase == LIMIT else None,
        }

    def column(self, state: Iquazu, column: int) -> dict[str, Any]:
        box = state.box
        inside = state.frame <= column <= last_of_window(state.frame) and state.actor != OVER
        return {
            "column": column,
            "points": [int(box.points_for(state.seats, column, place)) for place in range(state.seats - 1)],
            "cost": int(box.cost[column - state.frame]) if inside else None,
            "scored": column < state.frame or state.actor == OVER,
            "crevices": self.crevices(state, column),
        }

    def crevices(self, state: Iquazu, column: int) -> list[dict[str, Any]]:
        strip, taken = state.grid[column], state.occupied[column]
        gems = [(seat, state.gems[STRIDE * seat + column]) for seat in range(state.seats)]
        found: list[dict[str, Any]] = []
        for index in range(CREVICES):
            piece, owner = None, None
            if taken >> index & 1:
                owner = next((seat for seat, mask in gems if mask >> index & 1), None)
                piece = f"{'drop' if owner is None else 'gem'}:{column}:{index}"
            colour = COLOUR_WORDS[state.box.colour_at[CREVICES * strip + index]] if strip else None
            spot = {"id": f"crevice:{column}:{index}", "colour": colour, "piece": piece, "owner": owner}
            found.append(spot)
        return found

    def tile(self, state: Iquazu, tile: int) -> dict[str, Any]:
        at, sort = state.tile_at[tile], state.tile_sort[tile]
        column = FIRST_TILE_COLUMN + tile // ROWS
        return {
            "id": tile_id(tile),
            "column": column,
            "row": tile % ROWS + 1,
            "back": "dark" if state.box.is_dark(column) else "light",
            "at": "seat" if at >= 0 else WHERE[at],
            "owner": int(at) if at >= 0 else None,
            **(tile_args(state.box, sort) if sort >= 0 else {"type": None, "value": None}),
        }

    def pool(self, state: Iquazu, pool: list[Any]) -> list[dict[str, Any]]:
        return [{**tile_args(state.box, sort), "count": int(number)} for sort, number in enumerate(pool) if number]

    def elements(self, view: dict[str, Any]) -> list[Element]:
        found = [
            crevice_element(spot["id"], spot["colour"], spot["piece"], spot["owner"], column["cost"])
            for column in view["columns"]
            for spot in column["crevices"]
        ]
        for tile in view["tiles"]:
            if tile["at"] in ("open", "seat"):
                args = {
                    "row": tile["row"],
                    "column": tile["column"],
                    "at": tile["at"],
                    "seat": "" if tile["owner"] is None else f"#{tile['owner']}",
                    "type": tile["type"],
                    "value": tile["value"],
                }
                found.append(Element(tile["id"], "tiles", Phrase("element-tile", args)))
        found.append(Element("pile", "cards", Phrase("element-pile", {"number": view["pile"]})))
        white, blue, orange = view["discards"]
        discards = Phrase("element-discards", cards_args(white, blue, orange))
        found.append(Element("discards", "cards", discards))
        for seat in range(view["seats"]):
            boxes = ("gem" if view["active"] == seat else "") + ("water" if view["water"] == seat else "")
            args = {
                "seat": f"#{seat}",
                "points": view["scores"][seat],
                "cards": view["hand_sizes"][seat],
                "boxes": boxes or "none",
            }
            found.append(Element(f"seat:{seat}", "seats", Phrase("element-player", args)))
        if view["hand"] is not None:
            for colour, number in zip(COLOUR_WORDS, view["hand"], strict=True):
                for copy in range(number):
                    phrase = Phrase("element-card", {"colour": colour})
                    found.append(Element(f"card:{colour}:{copy}", "hand", phrase))
        return found

    # -- what is written ----------------------------------------------------------------------------

    def notation(self, state: State, action: int) -> str:
        assert isinstance(state, Iquazu)
        if state.actor < 0:
            return self.outcome(state, action)
        if action == DRAW:
            return "draw"
        if action == END:
            return "end"
        if action < USE_DOUBLE:
            return f"+{action}"
        if action == USE_DOUBLE:
            return "double"
        if action < PAY:
            spot = action - PLACE
            return f"{state.frame + spot // CREVICES}:{spot % CREVICES}"
        if action < DISCARD:
            return self.payment(state, state.pending, action)
        return f"-{LETTERS[action - DISCARD]}"

    def payment(self, state: Iquazu, place: int, action: int) -> str:
        """What is paid: `W+4B`, and with an any-colour tile `any:W+B`."""
        way = action - PAY if action <= ANY else action - ANY
        i, j = state.box.pairs_x[way], state.box.pairs_y[way]
        any_tile = "any:" if action > ANY else ""
        if place < 0 or i + j > state.box.cost[(place - PLACE) // CREVICES]:
            return f"{any_tile or 'pay:'}{i},{j}"
        return any_tile + written(state.cards_of(place, action))

    def outcome(self, state: Iquazu, outcome: int) -> str:
        """What was drawn."""
        if state.phase == FIRST:
            return f"seat{outcome}"
        if state.phase == STRIPS:
            return f"S{outcome}"
        if state.phase in (DEAL, CARD):
            return LETTERS[outcome] if outcome < len(LETTERS) else str(outcome)
        if outcome >= state.box.sorts:
            return str(outcome)
        kind = state.box.sort_type[outcome].split("_")[0]
        return kind + (str(state.box.sort_value[outcome]) if kind in ("draw", "points") else "")

    def redacted(self, state: State, action: int, viewer: Viewer) -> str | None:
        """Others see no card that is drawn, and a PLACE only together with its payment: whether there were
        several ways to pay would tell something about the hand."""
        assert isinstance(state, Iquazu)
        if state.phase in (DEAL, CARD):
            return self.notation(state, action) if viewer == state.drawer else "?"
        if viewer == state.actor:
            return self.notation(state, action)
        if state.phase == ACTION and PLACE <= action < PAY:
            ways = state.ways_to_pay(action)
            if len(ways) > 1:
                return None
            return f"{self.notation(state, action)}={self.payment(state, action, ways[0])}"
        if state.phase == PAYMENT:
            return f"{self.notation(state, state.pending)}={self.notation(state, action)}"
        return self.notation(state, action)

    # -- what is asked ------------------------------------------------------------------------------

    def phrase(self, state: State, action: int) -> Phrase:
        assert isinstance(state, Iquazu)
        if state.actor < 0:
            return Phrase("action-outcome", {"notation": self.notation(state, action)})
        if action == DRAW:
            return Phrase("action-draw", {"number": int(state.box.draw_action)})
        if action == END:
            return Phrase("action-end", {"drop": "yes" if drops(state) else "no"})
        if action < USE_DOUBLE:
            return Phrase("action-use-draw", {"value": action})
        if action == USE_DOUBLE:
            return Phrase("action-use-double")
        if action < PAY:
            return self.phrase_place(state, action)
        if action < DISCARD:
            kind = "action-pay" if action <= ANY else "action-any"
            return Phrase(kind, cards_args(*unpack(state.cards_of(state.pending, action))))
        return Phrase("action-discard", {"colour": COLOUR_WORDS[action - DISCARD]})

    def phrase_place(self, state: Iquazu, action: int) -> Phrase:
        """With a single way to pay it says what will be spent, because nothing more is asked."""
        ways = state.ways_to_pay(action)
        args: dict[str, str | int] = {
            "crevice": self.notation(state, action),
            "colour": COLOUR_WORDS[state.colour_of(action)],
            "cost": int(state.box.cost[(action - PLACE) // CREVICES]),
        }
        if len(ways) > 1:
            return Phrase("action-place", args)
        args |= cards_args(*unpack(state.cards_of(action, ways[0])))
        return Phrase("action-place-any" if ways[0] > ANY else "action-place-paid", args)

    def kind(self, state: State, action: int) -> str:
        return super().kind(state, action).removesuffix("-paid").removesuffix("-any")

    def path(self, state: State, action: int) -> list[str]:
        assert isinstance(state, Iquazu)
        if state.actor < 0:
            return []
        if action == DRAW:
            return ["pile"]
        if USE_DRAW <= action <= USE_DOUBLE:
            sort = DOUBLE_TURN if action == USE_DOUBLE else action - USE_DRAW
            return [tile_id(state.tile_of(state.turn, sort))]
        if PLACE <= action < PAY:
            return [f"crevice:{self.notation(state, action)}"]
        if action >= DISCARD:
            return [f"card:{COLOUR_WORDS[action - DISCARD]}:0"]
        return []

    def prompt(self, state: State) -> Phrase:
        assert isinstance(state, Iquazu)
        if state.phase == ACTION:
            places = "yes" if state.legal()[-1] >= PLACE else "no"
            return Phrase("prompt-action", {"places": places, "number": int(state.box.draw_action)})
        if state.phase == PAYMENT:
            args: dict[str, str | int] = {
                "crevice": self.notation(state, state.pending),
                "colour": COLOUR_WORDS[state.colour_of(state.pending)],
                "cost": int(state.box.cost[(state.pending - PLACE) // CREVICES]),
            }
            return Phrase("prompt-payment", args)
        if state.phase == LIMIT:
            over = size(state.hands[state.turn]) - state.box.hand_limit
            return Phrase("prompt-limit", {"number": int(over), "limit": int(state.box.hand_limit)})
        return Phrase("prompt-after", {"drop": "yes" if drops(state) else "no"})

    def may_autoplay(self, state: State) -> bool:
        """Only END is forced by what all can see; a forced DRAW or discard would tell about the hand."""
        return isinstance(state, Iquazu) and state.phase == AFTER

    # -- what happened ------------------------------------------------------------------------------

    def events(self, before: State, action: int, after: State, trace: list[Note], viewer: Viewer) -> list[Event]:
        assert isinstance(after, Iquazu)
        return narrate(after, trace, viewer)

    def reason(self, state: State, action: int) -> Reason:
        return Reason(Phrase("reason-not-now"), self.why(state, action))

    def why(self, state: State, action: int) -> str:
        assert isinstance(state, Iquazu)
        if action >= DISCARD or state.phase == LIMIT:
            return "IQ-LIMIT-1" if size(state.hands[state.turn]) > state.box.hand_limit else "IQ-LIMIT-2"
        if state.phase == PAYMENT:
            if PAY <= action <= ANY:
                return "IQ-PAY-2"
            return "IQ-TILE-5" if action > ANY else "IQ-PLACE-1"
        if action >= PAY:
            return "IQ-PLACE-1"
        if USE_DRAW <= action < USE_DOUBLE:
            return "IQ-TILE-3" if state.held[USABLE * state.turn + action - USE_DRAW] else "IQ-TILE-1"
        if action == USE_DOUBLE:
            return "IQ-TILE-4" if state.held[USABLE * state.turn + DOUBLE_TURN] else "IQ-TILE-1"
        if state.phase == AFTER or action == END:
            return "IQ-TURN-2"
        return self.why_not_there(state, action)

    def why_not_there(self, state: Iquazu, action: int) -> str:
        """Why a gem cannot be placed in a crevice."""
        column = state.frame + (action - PLACE) // CREVICES
        if column > CREVICE_COLUMNS:
            return "IQ-BOARD-4"
        if state.occupied[column] >> (action - PLACE) % CREVICES & 1:
            return "IQ-BOARD-2"
        if state.unscored[state.turn] >= state.box.gems:
            return "IQ-SUP-2"
        return "IQ-PLACE-3"

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
            spots = tuple(f"crevice:{column}:{index}" for index in range(CREVICES) if mask >> index & 1)
            phrase = Phrase("tally-column", {"column": column, "place": place + 1, "gems": len(spots)})
            lines.append(ScoreLine(phrase, int(state.box.points_for(state.seats, column, place)), spots))
        if over:
            won = tuple(
                tile_id(tile)
                for tile in range(TILES)
                if state.tile_at[tile] == seat and state.tile_sort[tile] >= USABLE
            )
            phrase = Phrase("tally-tiles", {"number": len(won)})
            lines.append(ScoreLine(phrase, int(state.tile_points(seat)), won))
        return lines

    def draw(self, view: dict[str, Any], say: Any) -> Any:
        from isolario.games.iquazu.terminal import draw

        return draw(view, say)


@cache
def crevice_element(id: str, colour: str | None, piece: str | None, owner: int | None, cost: int | None) -> Element:
    """Most crevices look the same from one view to the next, so their elements are made once."""
    args: dict[str, str | int] = {
        "crevice": id.removeprefix("crevice:"),
        "colour": colour or "unknown",
        "held": "free" if piece is None else piece.split(":")[0],
        "seat": "" if owner is None else f"#{owner}",
        "cost": cost or 0,
    }
    return Element(id, "wall", Phrase("element-crevice", args))


def seen_phase(state: Iquazu, viewer: Viewer) -> int:
    """For others than the actor a payment that is being chosen is not there yet."""
    return ACTION if state.phase == PAYMENT and viewer != state.turn else int(state.phase)


def drops(state: Iquazu) -> bool:
    """Whether END will let a drop fall (IQ-DROP-1)."""
    return state.turn == state.water and not state.scored


def written(cards: int) -> str:
    """Cards in a few letters: `W+4B+2O`."""
    counts = [int(count(cards, colour)) for colour in range(len(LETTERS))]
    return "+".join(
        (str(number) if number > 1 else "") + letter for number, letter in zip(counts, LETTERS, strict=True) if number
    )


presentation = IquazuPresentation()
