"""How Stromboli is shown and spoken: views, names for everything on the table, notation, the explained score.

Segments are called A to F clockwise from the pier's number 0; nothing is hidden, so every viewer sees the same.
"""

from typing import Any

from isolario.games.stromboli import narration
from isolario.games.stromboli.board import (
    BASKET_1,
    BOUGHT,
    BUY,
    BUY_CARD,
    BUY_NOTHING,
    BUY_PRIESTESS,
    CARD_NAMES,
    CARDS,
    DEAL,
    DECK_NAMES,
    DIVERT,
    DO_BUILD,
    DRAW,
    FIRST_PLAYER,
    HUT,
    LAVA_ADD,
    LAVA_DISC_AT,
    LAVA_SKIP,
    MOVE_SHAMAN,
    NAUTILUS,
    NONE,
    PHASES,
    PLACE,
    POINTS,
    PREBUY,
    RETRIEVE,
    SAIL,
    SCORE_CARD_NAMES,
    SEAT_NAMES,
    SHAMAN,
    SHAMAN_STAY,
    SHAMAN_TO,
    SHELL,
    SKIP_BUILD,
    SKIP_DIVERT,
    STATUES,
    SUPPLY,
    TAKE,
    TAKE_CARD,
    TERRAIN_NAMES,
    statue_count,
)
from isolario.games.stromboli.names import LETTERS, card_name, card_slot, on_space, space_name
from isolario.games.stromboli.position import deck_list
from isolario.games.stromboli.reasons import reason
from isolario.games.stromboli.rules import Stromboli
from isolario.games.stromboli.scoring import (
    BASKET_ITEM,
    CARD_ITEM,
    ITEM_NAMES,
    ITEMS,
    MOUNTAIN_ITEM,
    NAUTILUS_ITEM,
    PEARL_ITEM,
    card_worth,
)
from isolario.kernel.presentation import Element, Event, Phrase, Presentation, Reason, ScoreLine, Viewer
from isolario.kernel.state import OVER, Note, State

SLOT_WORDS = ("left", "right")


class StromboliPresentation(Presentation):
    # -- seeing -------------------------------------------------------------------------------------

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        assert isinstance(state, Stromboli)
        own = state.own
        return {
            "seats": 2,
            "actor": int(state.actor),
            "phase": PHASES[state.phase],
            "scores": state.scores(),
            "ranks": state.ranks() if state.actor == OVER else None,
            "active": int(state.active),
            "first_player": int(state.first_player),
            "round": 1 if state.scoring == 0 else 2,
            "variant": "tactical" if state.tactical else "base",
            "shaman_shields_statue": state.shields,
            "boat": {"id": "boat", "segment": int(state.boat)},
            "segments": [segment_view(state, segment) for segment in range(6)],
            "shamans": [shaman_view(state, seat) for seat in range(2)],
            "discs": [
                {
                    "id": f"disc:{seat}:{value}",
                    "seat": seat,
                    "value": value,
                    "beach": on_beach(state, seat, value),
                }
                for seat in range(2)
                for value in range(1, 6)
            ],
            "lava_discs": [
                {"id": f"lavadisc:{seat}", "seat": seat, "beach": beach if beach != SUPPLY else None}
                for seat, beach in enumerate(own[LAVA_DISC_AT : LAVA_DISC_AT + 2])
                if beach != NONE
            ],
            "statues": [
                {"id": f"statue:{seat}:{space}", "seat": seat, "space": space}
                for seat in range(2)
                for space in spaces(own[STATUES + seat])
            ],
            "markers": [
                {"id": f"lava:{index}", "segment": segment if segment != NONE else None}
                for index, segment in enumerate(state.markers)
            ],
            "burning": spaces(state.burning()),
            "players": [player_view(state, seat) for seat in range(2)],
            "score_board": [
                {
                    "id": f"scorecard:{card}",
                    "card": name,
                    "cost": state.box.costs[card],
                    "points": state.box.card_points[card],
                    "owner": owner(state, card),
                    "worth": [card_worth(state, 0, card), card_worth(state, 1, card)],
                }
                for card, name in enumerate(SCORE_CARD_NAMES)
            ],
            "priestess": {"id": "priestess", "cost": state.box.priestess_cost, "face_up": state.priestess_up},
            "decks": [deck_view(state, deck) for deck in range(3)],
            "discarded": {CARD_NAMES[card]: count for card, count in enumerate(discarded(state)) if count > 0},
            "quiet": max(0, int(state.quiet)),
            "stall_limit": state.box.stall_limit,
        }

    def elements(self, view: dict[str, Any]) -> list[Element]:
        found = [
            Element(f"seat:{seat}", "players", Phrase("element-player", {
                "seat": f"#{seat}", "points": player["points"], "shells": player["shells"],
                "statues": player["statues_left"]}))
            for seat, player in enumerate(view["players"])
        ]  # fmt: skip
        found += [
            Element(f"held:{seat}:{kept['card']}", "players", Phrase("element-held", {
                "seat": f"#{seat}", "card": f"@card-{kept['card']}", "count": kept["count"]}))
            for seat, player in enumerate(view["players"])
            for kept in player["kept"]
        ]  # fmt: skip
        boat = view["boat"]["segment"]
        found.append(Element("boat", "island", Phrase("element-boat", {"beach": LETTERS[boat]})))
        for index, segment in enumerate(view["segments"]):
            found.append(
                Element(f"beach:{index}", "island", Phrase("element-beach", {
                    "beach": segment["letter"], "red": segment["sums"][0], "yellow": segment["sums"][1]}))
            )  # fmt: skip
            found += [
                Element(card["id"], "cards", Phrase("element-card", {
                    "card": f"@card-{card['card']}", "segment": segment["letter"]}))
                for card in segment["cards"]
                if card is not None
            ]  # fmt: skip
            found.append(
                Element(f"crater:{index}", "island", Phrase("element-crater", {
                    "segment": segment["letter"], "count": segment["markers"]}))
            )  # fmt: skip
        statues = {statue["space"]: statue["seat"] for statue in view["statues"]}
        for space in range(18):
            state = "free" if space not in statues else SEAT_NAMES[statues[space]]
            found.append(Element(f"space:{space}", "island", Phrase("element-space", {
                "space": space_name(space), "terrain": f"@terrain-{TERRAIN_NAMES[space % 3]}",
                "segment": LETTERS[space // 3], "statue": state}))
            )  # fmt: skip
        for shaman in view["shamans"]:
            where = space_name(shaman["space"]) if shaman["space"] is not None else LETTERS[shaman["segment"]]
            found.append(Element(shaman["id"], "island", Phrase("element-shaman", {
                "seat": f"#{shaman['seat']}", "place": where}))
            )  # fmt: skip
        for disc in view["discs"]:
            found.append(Element(disc["id"], "discs", Phrase("element-disc", {
                "seat": f"#{disc['seat']}", "value": disc["value"], "beach": place_word(disc["beach"])}))
            )  # fmt: skip
        for disc in view["lava_discs"]:
            found.append(Element(disc["id"], "discs", Phrase("element-lavadisc", {
                "seat": f"#{disc['seat']}", "beach": place_word(disc["beach"])}))
            )  # fmt: skip
        for card in view["score_board"]:
            found.append(Element(card["id"], "scoreboard", Phrase("element-scorecard", {
                "card": f"@scorecard-{card['card']}", "cost": card["cost"],
                "owner": "none" if card["owner"] is None else "taken"}))
            )  # fmt: skip
        priestess = view["priestess"]
        found.append(Element("priestess", "scoreboard", Phrase("element-priestess", {
            "cost": priestess["cost"], "face": "up" if priestess["face_up"] else "down"}))
        )  # fmt: skip
        found += [
            Element(deck["id"], "decks", Phrase("element-deck", {"palms": palms, "left": deck["left"]}))
            for palms, deck in enumerate(view["decks"], 1)
        ]
        return found

    # -- writing ------------------------------------------------------------------------------------

    def notation(self, state: State, action: int) -> str:
        assert isinstance(state, Stromboli)
        if state.phase == FIRST_PLAYER:
            return SEAT_NAMES[action % 2]
        if state.phase in (DEAL, DRAW):
            return CARD_NAMES[action % CARDS]
        if action < RETRIEVE:
            return f"{action // 6 + 1}{LETTERS[action % 6]}"
        if action < SAIL:
            return f"-{action - RETRIEVE + 1}"
        if SHAMAN_TO <= action < SHAMAN_STAY:
            return space_name(action - SHAMAN_TO)
        if TAKE <= action < DO_BUILD:
            card = card_slot(state, action - TAKE)
            return f"take-{CARD_NAMES[card]}" if card != NONE else f"take-{SLOT_WORDS[action - TAKE]}"
        if DIVERT <= action < SKIP_DIVERT:
            source, target = crater_move(action)
            return f"{LETTERS[source]}>{LETTERS[target]}"
        if BUY_CARD <= action < BUY_PRIESTESS:
            return f"buy-{SCORE_CARD_NAMES[action - BUY_CARD]}"
        return {
            SAIL: "sail", SHAMAN_STAY: "stay", DO_BUILD: "build", SKIP_BUILD: "no-statue",
            SKIP_DIVERT: "no-divert", BUY_PRIESTESS: "buy-priestess",
            BUY_NOTHING: "buy-nothing", LAVA_ADD: "lava", LAVA_SKIP: "no-lava",
        }[action]  # fmt: skip

    def phrase(self, state: State, action: int) -> Phrase:
        assert isinstance(state, Stromboli)
        if state.phase == FIRST_PLAYER:
            return Phrase("action-first", {"seat": f"#{action % 2}"})
        if state.phase in (DEAL, DRAW):
            return Phrase("action-draw", {"card": card_name(action % CARDS)})
        if action < RETRIEVE:
            value, beach = action // 6 + 1, action % 6
            if beach == state.boat:
                target = LETTERS[(beach + value) % 6]
                return Phrase("action-place-boat", {"value": value, "beach": LETTERS[beach], "target": target})
            return Phrase("action-place", {"value": value, "beach": LETTERS[beach]})
        if action < SAIL:
            value = action - RETRIEVE + 1
            lies = on_beach(state, max(0, state.actor), value)
            return Phrase("action-retrieve", {"value": value, "beach": place_word(lies)})
        if SHAMAN_TO <= action < SHAMAN_STAY:
            return Phrase("action-shaman", on_space(action - SHAMAN_TO))
        if TAKE <= action < DO_BUILD:
            card = card_slot(state, action - TAKE)
            return Phrase("action-take", {"card": card_name(card) if card != NONE else "–"})
        if DIVERT <= action < SKIP_DIVERT:
            start, end = crater_move(action)
            return Phrase("action-divert", {"source": LETTERS[start], "target": LETTERS[end]})
        if BUY_CARD <= action < BUY_PRIESTESS:
            card = action - BUY_CARD
            worth = card_worth(state, max(0, state.actor), card)
            return Phrase("action-buy", {
                "card": f"@scorecard-{SCORE_CARD_NAMES[card]}", "cost": state.box.costs[card], "worth": worth}
            )  # fmt: skip
        if action == BUY_PRIESTESS:
            return Phrase("action-buy-priestess", {"cost": state.box.priestess_cost})
        if action == SAIL:
            return Phrase("action-sail", {"target": LETTERS[(state.boat + state.box.sail_steps) % 6]})
        if action == DO_BUILD:
            space = state.own[SHAMAN + max(0, state.actor)]
            return Phrase("action-build", on_space(space if space < HUT else 0))
        return Phrase("action-" + {
            SHAMAN_STAY: "stay", SKIP_BUILD: "skip-build", SKIP_DIVERT: "skip-divert",
            BUY_NOTHING: "buy-nothing", LAVA_ADD: "lava", LAVA_SKIP: "no-lava",
        }[action])  # fmt: skip

    def kind(self, state: State, action: int) -> str:
        """Statistics tell cards and purchases apart."""
        kind = super().kind(state, action)
        return self.notation(state, action) if kind in ("take", "buy") else kind

    def path(self, state: State, action: int) -> list[str]:
        assert isinstance(state, Stromboli)
        seat = state.actor
        if PLACE <= action < RETRIEVE:
            return [f"disc:{seat}:{action // 6 + 1}", f"beach:{action % 6}"]
        if action < SAIL:
            return [f"disc:{seat}:{action - RETRIEVE + 1}"]
        if action == SAIL:
            return ["boat"]
        if action < SHAMAN_STAY:
            return [f"space:{action - SHAMAN_TO}"]
        if TAKE <= action < DO_BUILD:
            return [f"card:{state.boat}:{action - TAKE}"]
        if action == DO_BUILD:
            return [f"space:{state.own[SHAMAN + seat]}"]
        if DIVERT <= action < SKIP_DIVERT:
            return [f"crater:{segment}" for segment in crater_move(action)]
        if BUY_CARD <= action < BUY_PRIESTESS:
            return [f"scorecard:{action - BUY_CARD}"]
        if action == BUY_PRIESTESS:
            return ["priestess"]
        if action == LAVA_ADD:
            return [f"lavadisc:{seat}"]
        return []

    def prompt(self, state: State) -> Phrase:
        assert isinstance(state, Stromboli)
        name = PHASES[state.phase]
        if name == "turn":
            legal = state.legal()
            if legal[-1] == SAIL:
                return Phrase("prompt-turn-sail")
            return Phrase("prompt-turn" if legal[-1] >= RETRIEVE else "prompt-turn-place")
        if state.phase == TAKE_CARD:
            return Phrase("prompt-take", {"segment": LETTERS[state.boat], "other": int(state.second != NONE)})
        if state.phase in (BUY, PREBUY):
            return Phrase(f"prompt-{name}", {"shells": state.held[CARDS * state.actor + SHELL]})
        if state.phase == MOVE_SHAMAN:
            return Phrase("prompt-shaman")
        return Phrase(f"prompt-{name}")

    # -- telling ------------------------------------------------------------------------------------

    def events(self, before: State, action: int, after: State, trace: list[Note], viewer: Viewer) -> list[Event]:
        assert isinstance(before, Stromboli)
        assert isinstance(after, Stromboli)
        return narration.events(before, action, after, trace)

    def reason(self, state: State, action: int) -> Reason:
        return Reason(Phrase("reason-not-now"), self.why(state, action))

    def why(self, state: State, action: int) -> str:
        assert isinstance(state, Stromboli)
        return reason(state, action)

    def tally(self, state: State, seat: int, viewer: Viewer) -> list[ScoreLine]:
        """Each item of each scoring that brought points; the pieces of the last one are still on the table."""
        assert isinstance(state, Stromboli)
        lines: list[ScoreLine] = []
        if state.ledger:
            for number in (1, 2):
                for item in range(ITEMS):
                    points = state.ledger[ITEMS * (2 * (number - 1) + seat) + item]
                    if points > 0:
                        pieces = counted_pieces(state, seat, item) if number == 2 else ()
                        phrase = Phrase(f"tally-{ITEM_NAMES[item].replace('_', '-')}", {"number": number})
                        lines.append(ScoreLine(phrase, points, pieces))
        return lines or [ScoreLine(Phrase("tally-nothing"), 0)]

    def draw(self, view: dict[str, Any], say: Any) -> Any:
        from isolario.games.stromboli.terminal import draw

        return draw(view, say)


# -- parts of a view ------------------------------------------------------------------------------------


def segment_view(state: Stromboli, segment: int) -> dict[str, Any]:
    cards: list[dict[str, Any] | None] = []
    for slot in range(2):
        card = state.slots[2 * segment + slot]
        cards.append(
            None
            if card == NONE
            else {
                "id": f"card:{segment}:{slot}",
                "card": CARD_NAMES[card],
                "butterflies": state.box.butterflies[card],
            }
        )
    return {
        "letter": LETTERS[segment],
        "pier": segment == state.box.pier,
        "hut": state.box.huts.index(segment) if segment in state.box.huts else None,
        "sums": [state.sums[segment], state.sums[6 + segment]],
        "cards": cards,
        "markers": state.markers.count(segment),
    }


def shaman_view(state: Stromboli, seat: int) -> dict[str, Any]:
    place = state.own[SHAMAN + seat]
    on_island = place < HUT
    return {
        "id": f"shaman:{seat}",
        "seat": seat,
        "space": place if on_island else None,
        "segment": place // 3 if on_island else state.box.huts[seat],
    }


def player_view(state: Stromboli, seat: int) -> dict[str, Any]:
    held = state.held[CARDS * seat : CARDS * seat + CARDS]
    return {
        "seat": seat,
        "colour": SEAT_NAMES[seat],
        "points": state.own[POINTS + seat],
        "statues_left": state.box.statues - statue_count(state.box, state.own[STATUES + seat]),
        "shells": held[SHELL],
        "kept": [
            {"card": CARD_NAMES[card], "count": held[card], "butterflies": state.box.butterflies[card]}
            for card in range(BASKET_1, NAUTILUS + 1)
            if held[card] > 0
        ],
        "score_cards": [name for card, name in enumerate(SCORE_CARD_NAMES) if (state.own[BOUGHT + seat] >> card) & 1],
    }


def deck_pool(state: Stromboli, deck: int) -> list[int]:
    """The cards of a deck that nobody has seen yet."""
    if deck < state.deck:
        return [0] * int(CARDS)
    return list(state.left) if deck == state.deck else list(deck_list(state.box, state.tactical, deck))


def deck_view(state: Stromboli, deck: int) -> dict[str, Any]:
    pool = deck_pool(state, deck)
    return {
        "id": f"deck:{deck}",
        "deck": DECK_NAMES[deck],
        "left": sum(pool),
        "pool": {CARD_NAMES[card]: count for card, count in enumerate(pool) if count > 0},
    }


def discarded(state: Stromboli) -> list[int]:
    """Cards used up (ST-REFILL-6): those of all decks that are neither unseen, nor face up, nor held."""
    counts = [0] * int(CARDS)
    for deck in range(3):
        pool = deck_pool(state, deck)
        for card, copies in enumerate(deck_list(state.box, state.tactical, deck)):
            counts[card] += copies - pool[card]
    for card in range(CARDS):
        counts[card] -= state.slots.count(card) + state.held[card] + state.held[CARDS + card]
    return counts


def spaces(bits: int) -> list[int]:
    return [space for space in range(18) if (bits >> space) & 1]


def on_beach(state: Stromboli, seat: int, value: int) -> int | None:
    beach = state.discs[5 * seat + value - 1]
    return None if beach == SUPPLY else beach


def place_word(beach: int | None) -> str:
    """A letter, or the word that the messages turn into "in supply"."""
    return "supply" if beach is None else LETTERS[beach]


def owner(state: Stromboli, card: int) -> int | None:
    for seat in range(2):
        if (state.own[BOUGHT + seat] >> card) & 1:
            return seat
    return None


def crater_move(action: int) -> tuple[int, int]:
    """From which crater space to which a diversion goes."""
    segment, back = divmod(action - int(DIVERT), 2)
    return segment, (segment + (5 if back else 1)) % 6


def counted_pieces(state: Stromboli, seat: int, item: int) -> tuple[str, ...]:
    """The elements that brought an item's points in the last scoring."""
    if item <= MOUNTAIN_ITEM:
        return tuple(f"space:{space}" for space in spaces(state.own[STATUES + seat]) if space % 3 == item)
    if item >= CARD_ITEM:
        return (f"scorecard:{item - CARD_ITEM}",)
    names = {
        BASKET_ITEM: ("basket_b1", "basket_b2"),
        PEARL_ITEM: ("white_pearl", "black_pearl"),
        NAUTILUS_ITEM: ("nautilus",),
    }.get(item, ())
    return tuple(f"held:{seat}:{name}" for name in names if state.held[CARDS * seat + CARD_NAMES.index(name)] > 0)


presentation = StromboliPresentation()
