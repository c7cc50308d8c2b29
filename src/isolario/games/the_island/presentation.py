"""How The Island is shown and spoken; nothing here changes a state."""

from functools import cache
from typing import Any

from isolario.games.the_island import names, reasons
from isolario.games.the_island.actions import split, split_sailing, split_step
from isolario.games.the_island.board import GREENS, HEXES, ISLANDS, KINDS, SEA, TERRAINS, Box
from isolario.games.the_island.factors import factors
from isolario.games.the_island.names import (
    DIE,
    beside,
    boat_id,
    card_id,
    explorer_id,
    hex_at,
    hex_id,
    island_id,
    own_explorer,
    own_number,
)
from isolario.games.the_island.narration import creature_words, narrate, owner_words
from isolario.games.the_island.position import (
    BOATS_OUT,
    CROWD,
    DOLPHIN,
    DRAW,
    DROP,
    LIFT,
    LOST,
    MOVE,
    PHASES,
    PICK,
    PLACE,
    PROWL,
    REACT,
    SAVED,
    SINK,
    TILE,
    WINDS,
    WORTH,
)
from isolario.games.the_island.rules import Island
from isolario.games.the_island.view import peril, sees_value
from isolario.games.the_island.view import view as view_of
from isolario.games.the_island.view_types import IslandBoat, IslandCreature, IslandView
from isolario.kernel.pictures import Picture
from isolario.kernel.presentation import (
    Arg,
    Choice,
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
from isolario.kernel.remembered import MadeFrom, Remembered
from isolario.kernel.state import Note, State


def island(state: State) -> Island:
    assert isinstance(state, Island)
    return state


class IslandPresentation(Presentation):
    def view(self, state: State, viewer: Viewer) -> IslandView:
        return view_of(island(state), viewer)

    def shown_actor(self, state: State, viewer: Viewer) -> int:
        return int(state.actor)

    def elements(self, view: IslandView) -> list[Element]:
        return elements(view)

    def notation(self, state: State, action: int) -> str:
        return names.notation(island(state), action)

    def redacted(self, state: State, action: int, viewer: Viewer) -> str | None:
        return names.redacted(island(state), action, viewer)

    def events(self, before: State, action: int, after: State, trace: list[Note], viewer: Viewer) -> list[Event]:
        return narrate(island(before), action, island(after), trace, viewer)

    def rule(self, state: State) -> str:
        return reasons.rule(island(state))

    def reason(self, state: State, action: int) -> Reason:
        return reasons.reason(island(state), action)

    def element_reason(self, state: State, element: str) -> Reason:
        return reasons.element_reason(island(state), element)

    def may_autoplay(self, state: State) -> bool:
        """Not where only what is hidden decides whether there is a choice, a hand or the values still to be given: a
        quick answer would tell (IS-TURN-2)."""
        return island(state).phase not in (WORTH, TILE, REACT)

    def may_tell(self, state: State, action: int) -> bool:
        """A value that is given shows which are left, a tile that is played was in a hand; all else lies open."""
        here = island(state)
        # Whoever may play a tile may also keep it, whatever there is in the hand.
        return here.phase == WORTH or (here.phase in (TILE, REACT) and split(action)[0] != "done")

    def draw(self, view: IslandView, say: Any) -> Any:
        from isolario.games.the_island.terminal import draw

        return draw(view, say)

    def picture(self, view: IslandView) -> Picture:
        from isolario.games.the_island.picture import picture

        return picture(view)

    # -- choices ------------------------------------------------------------------------------------

    def choice(self, state: State, action: int) -> Choice:
        """Most steps and voyages can be made again after the next one, and say the same."""
        here = island(state)
        lies = surroundings(here, action)
        if lies is None:
            return super().choice(here, action)
        found = CHOICES.find(lies)
        return CHOICES.keep(lies, super().choice(here, action)) if found is None else found

    def path(self, state: State, action: int) -> list[str]:
        """What to click: a hex, a piece and where it goes, a tile in hand; passing and values are buttons."""
        here = island(state)
        match split(action):
            case "play", red:
                return [card_id(int(GREENS) + red)]
            case "dir", direction:
                return [hex_id(here, beside(here, int(here.creature_at[here.mover]), direction))]
            case "hex", hex:
                return [hex_id(here, hex)]
            case "explorer", detail:
                piece, way, direction = split_step(detail)
                explorer = own_explorer(here, piece)
                return [explorer_id(explorer), self.goal(here, explorer, way, direction)]
            case "boat", detail:
                boat, direction = split_sailing(detail)
                return [boat_id(boat), hex_id(here, beside(here, int(here.boat_at[boat]), direction))]
            case "select", explorer:
                return [explorer_id(explorer)]
        return []

    def goal(self, state: Island, explorer: int, way: str, direction: int) -> str:
        """Where a step of an explorer ends, as an element."""
        hex = hex_at(state, explorer)
        match way:
            case "go":
                return hex_id(state, beside(state, hex, direction))
            case "board":
                return boat_id(int(state.boat_in[beside(state, hex, direction)]))
            case "climb":
                return boat_id(int(state.boat_in[hex]))
            case "jump":
                return hex_id(state, hex)
        return island_id(int(state.box.island_of[hex]))

    def phrase(self, state: State, action: int) -> Phrase:
        """What the choice does, and whom it harms: nobody should learn that only afterwards."""
        here = island(state)
        found = self.plain_phrase(here, action)
        if here.phase not in (DOLPHIN, WINDS, MOVE, PROWL):
            return found
        harm = peril(here, action)
        return Phrase(found.id, {**found.args, "warning": f"@warning-{harm['fate'] if harm else 'none'}"})

    def plain_phrase(self, here: Island, action: int) -> Phrase:
        match split(action):
            case "done", _:
                return Phrase(f"action-pass-{PHASES[here.phase]}")
            case "defend", _:
                return Phrase("action-defend", creature_words(int(here.kind)))
            case "play", red:
                return Phrase("action-play", {"tile": f"@tile-{KINDS[GREENS + red]}"})
            case "value", less:
                return Phrase("action-value", {"value": less + 1})
            case "dir", direction:
                hex = beside(here, int(here.creature_at[here.mover]), direction)
                return Phrase("action-prowl", {**creature_words(int(here.kind)), "hex": here.box.names[hex]})
            case "hex", hex:
                return self.hex_phrase(here, hex)
            case "explorer", detail:
                return self.step_phrase(here, detail)
            case "boat", detail:
                boat, direction = split_sailing(detail)
                start = int(here.boat_at[boat])
                goal = beside(here, start, direction)
                return Phrase("action-sail", {"from": here.box.names[start], "hex": here.box.names[goal]})
            case _, explorer:
                number = own_number(here, explorer)
                return Phrase("action-select", {**owner_words(here, explorer), "number": number})

    def hex_phrase(self, state: Island, hex: int) -> Phrase:
        """A hex means something else in every phase."""
        args: dict[str, Arg] = {"hex": state.box.names[hex]}
        if state.phase in (PLACE, SINK):
            args["terrain"] = f"@terrain-{TERRAINS[state.ground[hex] - 1]}"
        elif state.phase in (LIFT, DROP, PICK):
            args |= creature_words(int(state.kind))
        return Phrase(f"action-{PHASES[state.phase]}", args)

    def step_phrase(self, state: Island, detail: int) -> Phrase:
        """The step in words."""
        piece, way, direction = split_step(detail)
        explorer = own_explorer(state, piece)
        hex = hex_at(state, explorer)
        # The number tells apart explorers of one place, whose values the sentence must not tell.
        args: dict[str, Arg] = {"number": own_number(state, explorer), "from": state.box.names[hex]}
        target = beside(state, hex, direction) if way in ("go", "board") else hex
        word = way
        if way == "go":
            word = "walk" if state.ground[target] != SEA else "swim" if state.ground[hex] == SEA else "dive"
        elif way == "board":
            word = "transfer" if state.spot[explorer] >= HEXES else "embark"
        if way == "land":
            return Phrase("action-land", {**args, "island": f"@island-{ISLANDS[state.box.island_of[hex]]}.to"})
        return Phrase(f"action-{word}", {**args, "hex": state.box.names[target]})

    def prompt(self, state: State) -> Phrase:
        here = island(state)
        phase = int(here.phase)
        args: dict[str, Arg] = {}
        if phase in (PLACE, WORTH):
            # Which of two colours, or 0 where there is only one.
            args = {"colour": self.colour_to_place(here)}
            if phase == WORTH:
                args["hex"] = here.box.names[hex_at(here, int(here.mover))]
        elif phase in (DOLPHIN, WINDS, MOVE, CROWD):
            args = {"left": int(here.count)}
        elif phase == SINK:
            args = {"terrain": f"@terrain-{TERRAINS[here.terrain_to_sink()]}"}
        elif phase in (LIFT, DROP, PICK):
            args = creature_words(int(here.kind))
        elif phase == PROWL:
            args = {**creature_words(int(here.kind)), "left": int(here.count)}
        elif phase == REACT:
            args = {**creature_words(int(here.kind)), "hex": here.box.names[here.target], "seat": f"#{here.active}"}
        elif phase not in (BOATS_OUT, TILE):
            return Phrase("prompt-choose")
        return Phrase(f"prompt-{PHASES[phase]}", args)

    def colour_to_place(self, state: Island) -> int:
        if not state.terms.two_colours:
            return 0
        return 1 + int(state.colour_to_place()) // int(state.seats)

    # -- scores -------------------------------------------------------------------------------------

    def factors(self, state: State, seat: int, viewer: Viewer) -> list[Factor]:
        return factors(island(state), seat, viewer)

    def tally(self, state: State, seat: int, viewer: Viewer) -> list[ScoreLine]:
        """One line for each saved explorer, or their number where the viewer may not know the values."""
        here = island(state)
        lines: list[ScoreLine] = []
        hidden: list[str] = []
        for explorer in range(len(here.spot)):
            if here.terms.owner[explorer] != seat or not SAVED <= here.spot[explorer] < LOST:
                continue
            piece = explorer_id(explorer)
            corner = f"@island-{ISLANDS[here.spot[explorer] - SAVED]}.at"
            if here.terms.equality or sees_value(here, explorer, viewer):
                points = 1 if here.terms.equality else int(here.value[explorer])
                phrase = Phrase("tally-saved", {"island": corner})  # the pawn itself shows its value
                lines.append(ScoreLine(phrase, points, (piece,)))
            else:
                hidden.append(piece)
        if hidden:
            lines.append(ScoreLine(Phrase("tally-hidden", {"count": len(hidden)}), 0, tuple(hidden)))
        return lines

    def kind(self, state: State, action: int) -> str:
        here = island(state)
        if here.actor < 0:
            return KINDS[action] if here.phase == DRAW else PHASES[here.phase]
        match split(action):
            case "play", red:
                return f"play-{KINDS[GREENS + red]}"
        return super().kind(state, action)


# -- choices that say the same as before -------------------------------------------------------------------

Surroundings = tuple[Box, int, int, int, int, int, int, int, int, str]
CHOICES: Remembered[Choice] = Remembered(16384)


def surroundings(state: Island, action: int) -> Surroundings | None:
    """All that is said of a step of an explorer or of a voyage depends on this; None for other choices."""
    kind, detail = split(action)
    if kind == "explorer":
        piece, way, direction = split_step(detail)
        explorer = own_explorer(state, piece)
        hex = hex_at(state, explorer)
        target = beside(state, hex, direction) if way in ("go", "board") else hex
        aboard = int(state.spot[explorer] >= HEXES)
    elif kind == "boat":
        explorer, aboard = -1, 0
        boat, direction = split_sailing(detail)
        hex = int(state.boat_at[boat])
        target = beside(state, hex, direction)
    else:
        return None
    harm = peril(state, action) if state.phase in (DOLPHIN, WINDS, MOVE) else None
    grounds = int(state.ground[hex] == SEA) + 2 * int(state.ground[target] == SEA) + 4 * aboard
    boat_there, fate = int(state.boat_in[target]), harm["fate"] if harm else ""
    seats, phase = int(state.seats), int(state.phase)
    return (state.box, seats, phase, action, explorer, hex, target, grounds, boat_there, fate)


# -- elements -------------------------------------------------------------------------------------------


def elements(view: IslandView) -> list[Element]:
    """Everything that can be named: islands, hexes, boats, explorers, creatures, the viewer's own tiles."""
    found = [seat_view_element(view, seat) for seat in range(view["seats"])]
    found += [island_element(name) for name in ISLANDS]
    found += HEX_ELEMENTS.get(view["tiles"], lambda: hex_elements(view))
    found += [boat_element(boat) for boat in view["boats"]]
    found += [
        explorer_element(each["id"], each["seat"], each["number"], each["where"], each["element"], each["value"])
        for each in view["explorers"]
    ]
    found += [creature_element(creature) for creature in view["creatures"]]
    found.append(die_element(view["creature"] or ""))
    if view["viewer"] is not None:
        kinds = {tile["kind"] for tile in view["hands"][view["viewer"]]}
        found += [card_element(kind) for kind in KINDS if kind in kinds]
    return found


HEX_ELEMENTS: MadeFrom[list[Element]] = MadeFrom()


def hex_elements(view: IslandView) -> list[Element]:
    tiles, rows = view["tiles"], view["rows"]
    hexes = [
        f"{letter}{position}"
        for letter, length in zip(rows["letters"], rows["length"], strict=True)
        for position in range(1, length + 1)
    ]
    return [hex_element(hex, tiles.get(hex, "")) for hex in hexes]


def seat_view_element(view: IslandView, seat: int) -> Element:
    points = view["scores"][seat]
    words = ("seat", f"#{seat}"), ("tiles", len(view["hands"][seat]))
    if points is None:
        saved = view["counts"][seat]["saved"]
        return element(f"seat:{seat}", "seats", "element-seat-saved", *words, ("saved", saved))
    return element(f"seat:{seat}", "seats", "element-seat-points", *words, ("points", points))


@cache
def island_element(name: str) -> Element:
    return Element(f"island:{name}", "islands", Phrase(f"island-{name}"))


@cache
def card_element(kind: str) -> Element:
    return Element(
        f"card:{kind}", "hand", Phrase("element-card", {"tile": f"@tile-{kind}", "does": f"@tile-{kind}.does"})
    )


@cache
def die_element(kind: str) -> Element:
    if kind:
        return Element(DIE, "die", Phrase("element-die-shows", {"creature": f"@creature-{kind}"}))
    return Element(DIE, "die", Phrase("element-die"))


@cache
def hex_element(hex: str, terrain: str) -> Element:
    if terrain:
        return Element(f"hex:{hex}", "land", Phrase("element-tile", {"hex": hex, "terrain": f"@terrain-{terrain}"}))
    return Element(f"hex:{hex}", "sea", Phrase("element-sea", {"hex": hex}))


def boat_element(boat: IslandBoat) -> Element:
    words = ("hex", boat["hex"]), ("load", boat["load"])
    return element(boat["id"], "boats", "element-boat", *words)


def creature_element(creature: IslandCreature) -> Element:
    words = ("creature", f"@creature-{creature['kind']}"), ("hex", creature["hex"])
    return element(creature["id"], "creatures", "element-creature", *words)


@cache
def explorer_element(id: str, seat: int, number: int, where: str, element: str | None, value: int | None) -> Element:
    words: dict[str, Arg] = {
        "owner": f"#{seat}",
        "number": number,
        "where": where,
        "place": (element or "").partition(":")[2],
        "value": value or 0,
    }
    return Element(id, "explorers", Phrase("element-explorer", words))


presentation = IslandPresentation()
