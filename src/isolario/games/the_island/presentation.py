"""How The Island is shown and spoken; nothing here changes a state."""

from typing import Any

from isolario.games.the_island import notation as written
from isolario.games.the_island import reasons, story, terminal, views
from isolario.games.the_island.board import (
    BOARD,
    BOAT,
    CLIMB,
    CREATURES,
    DEFEND,
    DIR,
    DONE,
    EXPLORER,
    GREENS,
    HEX,
    HEXES,
    ISLANDS,
    JUMP,
    KINDS,
    MODES,
    OWN_TURN,
    PLAY,
    SEA,
    SELECT,
    TERRAINS,
    VALUE,
)
from isolario.games.the_island.notation import (
    PHASES,
    beside,
    explorer_id,
    hex_at,
    own_explorer,
)
from isolario.games.the_island.position import (
    BOATS_OUT,
    CROWD,
    DOLPHIN,
    DRAW,
    DROP,
    LIFT,
    LOST,
    MOVE,
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
from isolario.kernel.presentation import Arg, Element, Event, Phrase, Presentation, Reason, ScoreLine, Viewer
from isolario.kernel.state import Note, State


def island(state: State) -> Island:
    assert isinstance(state, Island)
    return state


class IslandPresentation(Presentation):
    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        return views.view(island(state), viewer)

    def elements(self, view: dict[str, Any]) -> list[Element]:
        return views.elements(view)

    def notation(self, state: State, action: int) -> str:
        return written.notation(island(state), action)

    def redacted(self, state: State, action: int, viewer: Viewer) -> str | None:
        return written.redacted(island(state), action, viewer)

    def events(self, before: State, action: int, after: State, trace: list[Note], viewer: Viewer) -> list[Event]:
        return [story.tell(island(before), note, viewer) for note in trace]

    def reason(self, state: State, action: int) -> Reason:
        return Reason(Phrase("reason-not-now"), self.why(state, action))

    def why(self, state: State, action: int) -> str:
        return reasons.why(island(state), action)

    def may_autoplay(self, state: State) -> bool:
        """Not where only the hand decides whether there is a choice: a quick answer would tell (IS-TURN-2)."""
        return island(state).phase not in (TILE, REACT)

    def draw(self, view: dict[str, Any], say: Any) -> Any:
        return terminal.draw(view, say)

    # -- choices ------------------------------------------------------------------------------------

    def path(self, state: State, action: int) -> list[str]:
        """What to click: a hex, a piece and where it goes, a tile in hand; passing and values are buttons."""
        here = island(state)
        names = here.box.names
        if PLAY <= action < PLAY + OWN_TURN:
            return [f"card:{KINDS[GREENS + action - PLAY]}"]
        if DIR <= action < HEX:
            return [f"hex:{names[beside(here, int(here.creature_at[here.mover]), action - DIR)]}"]
        if HEX <= action < EXPLORER:
            return [f"hex:{names[action - HEX]}"]
        if EXPLORER <= action < BOAT:
            explorer, mode = own_explorer(here, action), (action - EXPLORER) % MODES
            return [explorer_id(here, explorer), self.goal(here, explorer, mode)]
        if BOAT <= action < SELECT:
            boat, direction = divmod(action - BOAT, 6)
            return [f"boat:{boat}", f"hex:{names[beside(here, int(here.boat_at[boat]), direction)]}"]
        if action >= SELECT:
            return [explorer_id(here, action - SELECT)]
        return []

    def goal(self, state: Island, explorer: int, mode: int) -> str:
        """Where a step of an explorer ends, as an element."""
        hex = hex_at(state, explorer)
        if mode < BOARD:
            return f"hex:{state.box.names[beside(state, hex, mode)]}"
        if mode < CLIMB:
            return f"boat:{state.boat_in[beside(state, hex, mode - BOARD)]}"
        if mode == CLIMB:
            return f"boat:{state.boat_in[hex]}"
        if mode == JUMP:
            return f"hex:{state.box.names[hex]}"
        return f"island:{ISLANDS[state.box.island_of[hex]]}"

    def phrase(self, state: State, action: int) -> Phrase:
        here = island(state)
        phase = int(here.phase)
        if action == DONE:
            return Phrase(f"action-pass-{PHASES[phase]}")
        if action == DEFEND:
            return Phrase("action-defend", {"the": f"@creature-{CREATURES[here.kind]}.the"})
        if action < PLAY + OWN_TURN:
            return Phrase("action-play", {"tile": f"@tile-{KINDS[GREENS + action - PLAY]}"})
        if action < DIR:
            return Phrase("action-value", {"value": action - VALUE + 1})
        if action < HEX:
            hex = beside(here, int(here.creature_at[here.mover]), action - DIR)
            return Phrase("action-prowl", {**self.creature(here), "hex": here.box.names[hex]})
        if action < EXPLORER:
            return self.hex_phrase(here, action - HEX)
        if action < BOAT:
            return self.step_phrase(here, action)
        if action < SELECT:
            boat, direction = divmod(action - BOAT, 6)
            return Phrase("action-sail", {"boat": boat, "hex": self.near(here, int(here.boat_at[boat]), direction)})
        return Phrase("action-select", story.who(here, action - SELECT))

    def near(self, state: Island, hex: int, direction: int) -> str:
        return state.box.names[beside(state, hex, direction)]

    def creature(self, state: Island) -> dict[str, Arg]:
        kind = CREATURES[state.kind]
        return {"creature": f"@creature-{kind}", "the": f"@creature-{kind}.the", "kind": kind}

    def hex_phrase(self, state: Island, hex: int) -> Phrase:
        """A hex means something else in every phase."""
        args: dict[str, Arg] = {"hex": state.box.names[hex]}
        if state.phase in (PLACE, SINK):
            args["terrain"] = f"@terrain-{TERRAINS[state.ground[hex] - 1]}"
        elif state.phase in (LIFT, DROP, PICK):
            args |= self.creature(state)
        return Phrase(f"action-{PHASES[state.phase]}", args)

    def step_phrase(self, state: Island, action: int) -> Phrase:
        explorer, mode = own_explorer(state, action), (action - EXPLORER) % MODES
        hex = hex_at(state, explorer)
        args = story.who(state, explorer)
        aboard = state.spot[explorer] >= HEXES
        if mode < BOARD:
            target = beside(state, hex, mode)
            word = "walk" if state.ground[target] != SEA else "swim" if state.ground[hex] == SEA else "dive"
            return Phrase(f"action-{word}", {**args, "hex": state.box.names[target]})
        if mode < CLIMB:
            target = beside(state, hex, mode - BOARD)
            word = "transfer" if aboard else "embark"
            return Phrase(
                f"action-{word}", {**args, "boat": int(state.boat_in[target]), "hex": state.box.names[target]}
            )
        if mode == CLIMB:
            return Phrase("action-climb", {**args, "boat": int(state.boat_in[hex])})
        if mode == JUMP:
            return Phrase("action-jump", {**args, "hex": state.box.names[hex]})
        return Phrase("action-land", {**args, "island": f"@island-{ISLANDS[state.box.island_of[hex]]}.to"})

    def prompt(self, state: State) -> Phrase:
        here = island(state)
        phase = int(here.phase)
        args: dict[str, Arg] = {}
        if phase in (PLACE, BOATS_OUT, TILE):
            pass
        elif phase == WORTH:
            args = {**story.who(here, int(here.mover)), "hex": here.box.names[hex_at(here, int(here.mover))]}
        elif phase in (DOLPHIN, WINDS, MOVE, CROWD):
            args = {"left": int(here.count)}
        elif phase == SINK:
            args = {"terrain": f"@terrain-{TERRAINS[here.terrain_to_sink()]}"}
        elif phase in (LIFT, DROP, PICK):
            args = self.creature(here)
        elif phase == PROWL:
            args = {**self.creature(here), "left": int(here.count)}
        elif phase == REACT:
            args = {**self.creature(here), "hex": here.box.names[here.target], "seat": f"#{here.active}"}
        else:
            return Phrase("prompt-choose")
        return Phrase(f"prompt-{PHASES[phase]}", args)

    # -- scores -------------------------------------------------------------------------------------

    def tally(self, state: State, seat: int, viewer: Viewer) -> list[ScoreLine]:
        """One line for each saved explorer, or their number where the viewer may not know the values."""
        here = island(state)
        lines: list[ScoreLine] = []
        hidden: list[str] = []
        for explorer in range(len(here.spot)):
            if here.terms.owner[explorer] != seat or not SAVED <= here.spot[explorer] < LOST:
                continue
            piece = explorer_id(here, explorer)
            corner = f"@island-{ISLANDS[here.spot[explorer] - SAVED]}.at"
            if here.terms.equality or views.sees_value(here, explorer, viewer):
                points = 1 if here.terms.equality else int(here.value[explorer])
                phrase = Phrase("tally-saved", {**story.who(here, explorer), "island": corner})
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
        if PLAY <= action < PLAY + OWN_TURN:
            return f"play-{KINDS[GREENS + action - PLAY]}"
        return super().kind(state, action)


presentation = IslandPresentation()
