"""Nomads as people meet it: the view, the names of things, notation, sentences and reasons."""

from typing import Any

from rich.console import RenderableType

from isolario.games.nomads.board import (
    ADVENTURER_NAMES,
    ADVENTURERS,
    CLOCKWISE,
    DROP,
    FIRST_OWN_DISC,
    FROG,
    JOKER,
    JOKERS,
    KIND_NAMES,
    KINDS,
    LEGEND,
    LIFT,
    MOVE,
    OPAL,
    PASS,
    PAY,
    PICK,
    RED,
    SONG,
    SONGS,
    SPACE,
    SPACES,
    STEP,
    STORY_KINDS,
    ULRICH,
    VERSIONS,
)
from isolario.games.nomads.narration import narrate
from isolario.games.nomads.position import (
    AIM_LYS,
    CHOOSE_DROP,
    CHOOSE_KIND,
    CHOOSE_LIFT,
    DRAW_FIRST,
    DRAW_TILE,
    LAST_WRITE,
    LYS_JUMP,
    MAIN,
    PLACE_FROG,
    PLACE_OWN,
    PLACE_SLEEPER,
)
from isolario.games.nomads.rules import Nomads
from isolario.games.nomads.terminal import Say, draw
from isolario.kernel.presentation import Arg, Element, Event, Phrase, Presentation, Reason, ScoreLine, Viewer
from isolario.kernel.state import OVER, Note, State

PHASES = (
    "first",
    "reveal",
    "deal",
    "adventurer",
    "frog",
    "sleeper",
    "own",
    "aim",
    "shift",
    "main",
    "drop",
    "jump",
    "lift",
    "jokers",
    "pay",
    "last",
    "over",
)
"""The word for each phase in views and prompts."""

PHASE_RULES = {
    "adventurer": "NO-SET-4",
    "frog": "NO-SET-5",
    "sleeper": "NO-SET-7",
    "own": "NO-SET-8",
    "aim": "NO-SET-10",
    "shift": "NO-POW-4",
    "main": "NO-TURN-2",
    "drop": "NO-POW-6",
    "jump": "NO-LYS-2",
    "lift": "NO-POW-3",
    "jokers": "NO-PAY-3",
    "pay": "NO-PAY-4",
    "last": "NO-END-2",
}
"""The rule that says what is decided in a phase, and so what is not."""

LETTERS = "ABCDEFGH"


def disc_id(disc: int) -> str:
    if disc == FROG:
        return "disc:frog:0"
    if disc < FIRST_OWN_DISC:
        return f"disc:nomad:{disc}"
    return f"disc:{ADVENTURER_NAMES[(disc - FIRST_OWN_DISC) // 2]}:{(disc - FIRST_OWN_DISC) % 2}"


def disc_owner(disc: int) -> str:
    return disc_id(disc).split(":")[1]


def card_id(card: int) -> str:
    """The element of a card, by its bit in the supply: songs first, then legends."""
    if card < SONGS:
        return f"card:song:{card}"
    return f"card:legend:{(card - SONGS) // VERSIONS}:{(card - SONGS) % VERSIONS}"


def nomads(state: State) -> Nomads:
    assert isinstance(state, Nomads)
    return state


def neighbour(space: int, direction: int, steps: int = 1) -> int:
    return int((space + (steps if direction == CLOCKWISE else -steps)) % SPACES)


def red_discs(state: Nomads, space: int) -> list[int]:
    return [disc for disc in state.pile(space) if disc_owner(disc) == ADVENTURER_NAMES[RED]]


class NomadsPresentation(Presentation):
    # -- the view ---------------------------------------------------------------------------------------

    def view(self, state: State, viewer: Viewer) -> dict[str, Any]:
        """Everything on the table is public; only the face-down tiles are unknown, and they have no place."""
        s = nomads(state)
        over = s.actor == OVER
        return {
            "seats": s.seats,
            "actor": s.actor,
            "phase": PHASES[s.phase],
            "scores": s.scores(),
            "ranks": s.ranks() if over else None,
            "turn": s.turns,
            "first": s.first if s.first >= 0 else None,
            "active": s.active if s.active >= 0 and not over else None,
            "lys": s.lys if s.lys >= 0 else None,
            "chart": {"opals": s.chart, "places": s.box.opal_trigger},
            "spaces": [self.space(s, space) for space in range(SPACES)],
            "players": [self.player(s, seat) for seat in range(s.seats)],
            "adventurers": [self.adventurer(s, index) for index in range(ADVENTURERS)],
            "cards": [self.card(s, card) for card in range(SONGS + STORY_KINDS * VERSIONS)],
            "unseen": {KIND_NAMES[kind]: s.pool[kind] for kind in range(KINDS)},
            "box": {KIND_NAMES[kind]: s.boxed[kind] for kind in range(KINDS)},
            "end": {
                "stacks_left": s.stacks_left,
                "at_most": s.box.end_stacks,
                "idle": s.idle,
                "stall": s.box.stall_turns,
                "last_writes": s.writers if s.ending else None,
            },
            "pending": self.pending(s),
        }

    def space(self, s: Nomads, space: int) -> dict[str, Any]:
        kind = s.face[space]
        return {
            "letter": LETTERS[space],
            "pile": [
                {"id": disc_id(disc), "owner": disc_owner(disc), "seat": self.seat_of_disc(s, disc)}
                for disc in s.pile(space)
            ],
            "tile": KIND_NAMES[kind] if kind >= 0 else None,
            "height": s.stack_height[space],
        }

    def seat_of_disc(self, s: Nomads, disc: int) -> int | None:
        seat = s.taker[disc]
        return seat if seat >= 0 else None

    def player(self, s: Nomads, seat: int) -> dict[str, Any]:
        mine = s.adventurer[seat]
        return {
            "seat": seat,
            "adventurer": ADVENTURER_NAMES[mine] if mine >= 0 else None,
            "tiles": {KIND_NAMES[kind]: s.held[seat * KINDS + kind] for kind in range(STORY_KINDS)},
            "jokers": s.held[seat * KINDS + JOKER],
            "opals": s.held[seat * KINDS + OPAL],
            "cards": [card_id(card) for card in self.owned_cards(s, seat)],
            "card_points": s.card_points(seat),
            "interim": s.interim_score(seat),
        }

    def owned_cards(self, s: Nomads, seat: int) -> list[int]:
        cards = [s.song[seat]] if s.song[seat] >= 0 else []
        for kind in range(STORY_KINDS):
            version = s.legend[seat * STORY_KINDS + kind]
            if version >= 0:
                cards.append(SONGS + VERSIONS * kind + version)
        return cards

    def adventurer(self, s: Nomads, index: int) -> dict[str, Any]:
        seat = s.seat_of(index)
        free = seat < 0 and -1 in s.adventurer
        return {
            "id": ADVENTURER_NAMES[index],
            "seat": seat if seat >= 0 else None,
            "state": "awake" if seat >= 0 else "free" if free else "sleeping",
        }

    def card(self, s: Nomads, card: int) -> dict[str, Any]:
        owner = next((seat for seat in range(s.seats) if card in self.owned_cards(s, seat)), None)
        if card < SONGS:
            size, points, kind = s.box.song_size[card], s.box.song_points[card], None
        else:
            size = points = s.box.legend_value[card - SONGS]
            kind = KIND_NAMES[(card - SONGS) // VERSIONS]
        return {"id": card_id(card), "kind": kind, "value": size, "points": points, "seat": owner}

    def pending(self, s: Nomads) -> dict[str, Any]:
        """What the choice now open is about."""
        phase = s.phase
        found: dict[str, Any] = {}
        if phase in (PLACE_FROG, PLACE_SLEEPER, PLACE_OWN):
            disc = FROG if phase == PLACE_FROG else s.placed_disc()
            found = {"disc": disc_id(disc), "owner": disc_owner(disc)}
        elif phase == CHOOSE_DROP:
            spaces = [neighbour(s.origin, s.direction, step) for step in range(1, s.pile_height[s.origin] + 2)]
            found = {
                "pile": s.origin,
                "direction": "cw" if s.direction == CLOCKWISE else "ccw",
                "discs": [disc_id(disc) for disc in s.pile(s.origin)],
                "spaces": spaces,
            }
        elif s.card >= 0:
            found = {"card": card_id(s.card), "due": s.due if phase == CHOOSE_KIND else s.cost()}
        elif phase == DRAW_TILE:
            found = {"stack": s.uncovered()}
        return found

    # -- things that can be pointed at ------------------------------------------------------------------

    def elements(self, view: dict[str, Any]) -> list[Element]:
        found = super().elements(view)
        for one in view["adventurers"]:
            args: dict[str, Arg] = {
                "name": f"@adventurer-{one['id']}",
                "power": f"@adventurer-{one['id']}.power",
            }
            args |= {"state": one["state"], "seat": "" if one["seat"] is None else f"#{one['seat']}"}
            found.append(Element(f"adventurer:{one['id']}", "adventurers", Phrase("element-adventurer", args)))
        for index, space in enumerate(view["spaces"]):
            pile = space["pile"]
            top = f"@disc-{pile[-1]['owner']}" if pile else ""
            args = {"space": space["letter"], "count": len(pile), "top": top}
            found.append(Element(f"pile:{index}", "ring", Phrase("element-pile", args)))
        for index, space in enumerate(view["spaces"]):
            tile = f"@tile-{space['tile']}" if space["tile"] else "@tile-hidden"
            args = {"space": space["letter"], "tile": tile, "height": space["height"]}
            found.append(Element(f"stack:{index}", "stacks", Phrase("element-stack", args)))
        for space in view["spaces"]:
            for place, disc in enumerate(space["pile"], 1):
                args = {"disc": f"@disc-{disc['owner']}", "space": space["letter"], "place": place}
                found.append(Element(disc["id"], "discs", Phrase("element-disc", args)))
        if view["lys"] is not None:
            found.append(Element("lys", "moon", Phrase("element-lys", {"space": LETTERS[view["lys"]]})))
        chart: dict[str, Arg] = {"opals": view["chart"]["opals"], "places": view["chart"]["places"]}
        found.append(Element("chart", "moon", Phrase("element-chart", chart)))
        found += [self.card_element(card) for card in view["cards"]]
        for player in view["players"]:
            found += self.holdings(player)
        return found

    def card_element(self, card: dict[str, Any]) -> Element:
        args: dict[str, Arg] = {
            "value": card["value"],
            "points": card["points"],
            "owned": "no" if card["seat"] is None else "yes",
            "seat": "" if card["seat"] is None else f"#{card['seat']}",
        }
        if card["kind"] is None:
            return Element(card["id"], "songs", Phrase("element-song", args))
        return Element(card["id"], "legends", Phrase("element-legend", {**args, "of": f"@tile-{card['kind']}.of"}))

    def holdings(self, player: dict[str, Any]) -> list[Element]:
        seat = player["seat"]
        counts = {**player["tiles"], "joker": player["jokers"], "opal": player["opals"]}
        return [
            Element(
                f"tile:{seat}:{kind}",
                "tiles",
                Phrase("element-tile", {"seat": f"#{seat}", "tile": f"@tile-{kind}", "count": count}),
            )
            for kind, count in counts.items()
            if count > 0
        ]

    def draw(self, view: dict[str, Any], say: Say) -> RenderableType:
        return draw(view, say)

    # -- writing actions down -----------------------------------------------------------------------------

    def notation(self, state: State, action: int) -> str:
        s = nomads(state)
        if s.phase == DRAW_TILE:
            return KIND_NAMES[action]
        if s.phase == DRAW_FIRST:
            return f"seat{action}"
        if action < SPACE:  # also where adventurers are dealt at random
            return ADVENTURER_NAMES[action - PICK]
        if action < STEP:
            return LETTERS[action - SPACE]
        if action < MOVE:
            return "lys>" if action == STEP else "lys<"
        if action <= DROP:
            return LETTERS[(action - MOVE) // 2] + ("<" if (action - MOVE) % 2 else ">")
        if action < LIFT:
            return f"step{action - DROP}"
        if action < SONG:
            return f"{LETTERS[(action - LIFT) // 2]}^{(action - LIFT) % 2 + 1}"
        if action < LEGEND:
            return f"song{s.box.song_size[action - SONG]}"
        if action < JOKERS:
            return f"{KIND_NAMES[(action - LEGEND) // VERSIONS]}{s.box.legend_value[action - LEGEND]}"
        if action < PAY:
            return f"jokers{action - JOKERS}"
        if action < PASS:
            return f"pay-{KIND_NAMES[action - PAY]}"
        return "pass"

    def path(self, state: State, action: int) -> list[str]:
        s = nomads(state)
        if action < SPACE:
            return [f"adventurer:{ADVENTURER_NAMES[action]}"]
        if action < STEP:
            return [f"{'stack' if s.phase in (AIM_LYS, LYS_JUMP) else 'pile'}:{action - SPACE}"]
        if action < MOVE:
            return [f"stack:{neighbour(s.lys, action - STEP)}"]
        if action <= DROP:
            space, direction = divmod(action - MOVE, 2)
            return [f"pile:{space}", f"pile:{neighbour(space, direction)}"]
        if action < LIFT:
            return self.drop_path(s, action - DROP)
        if action < SONG:
            discs = red_discs(s, (action - LIFT) // 2)
            return [disc_id(discs[(action - LIFT) % 2])]
        if action < JOKERS:
            return [card_id(action - SONG)]
        if PAY <= action < PASS:
            return [f"tile:{s.active}:{KIND_NAMES[action - PAY]}"]
        return []

    def drop_path(self, s: Nomads, step: int) -> list[str]:
        """The space of the step; in a sowing of more than a lap also the disc, to tell the laps apart."""
        path = [f"pile:{neighbour(s.origin, s.direction, step)}"]
        if s.pile_height[s.origin] > SPACES:
            path.append(disc_id(s.pile(s.origin)[step - 1]))
        return path

    # -- sentences ------------------------------------------------------------------------------------------

    def phrase(self, state: State, action: int) -> Phrase:
        s = nomads(state)
        if action < SPACE:
            name = ADVENTURER_NAMES[action]
            return Phrase("action-pick", {"name": f"@adventurer-{name}", "power": f"@adventurer-{name}.power"})
        if action < STEP:
            return self.space_phrase(s, action - SPACE)
        if action < MOVE:
            return Phrase("action-shift", {"space": LETTERS[neighbour(s.lys, action - STEP)]})
        if action <= DROP:
            space, direction = divmod(action - MOVE, 2)
            args: dict[str, Arg] = {"space": LETTERS[space], "count": s.pile_height[space]}
            return Phrase("action-move", {**args, "direction": "ccw" if direction else "cw"})
        if action < LIFT:
            step = action - DROP
            kind = "double" if s.adventurer[s.active] == ULRICH else "skip"
            return Phrase(f"action-{kind}", {"step": step, "space": LETTERS[neighbour(s.origin, s.direction, step)]})
        if action < SONG:
            space, rank = divmod(action - LIFT, 2)
            several = "one" if len(red_discs(s, space)) == 1 else "upper" if rank else "lower"
            return Phrase("action-lift", {"space": LETTERS[space], "which": several})
        if action < JOKERS:
            return self.card_phrase(s, action - SONG)
        if action < PAY:
            return Phrase("action-jokers", {"count": action - JOKERS})
        if action < PASS:
            return Phrase("action-pay", {"tile": f"@tile-{KIND_NAMES[action - PAY]}.one"})
        return Phrase("action-pass", {"phase": PHASES[s.phase]})

    def space_phrase(self, s: Nomads, space: int) -> Phrase:
        letter = LETTERS[space]
        if s.phase == AIM_LYS:
            return Phrase("action-aim", {"space": letter})
        if s.phase == LYS_JUMP:
            kind = s.face[space]
            tile = f"@tile-{KIND_NAMES[kind]}.one" if kind >= 0 else ""
            return Phrase("action-jump", {"space": letter, "tile": tile, "full": "yes" if kind >= 0 else "no"})
        disc = FROG if s.phase == PLACE_FROG else s.placed_disc()
        return Phrase("action-place", {"space": letter, "disc": f"@disc-{disc_owner(disc)}.one"})

    def card_phrase(self, s: Nomads, card: int) -> Phrase:
        if card < SONGS:
            return Phrase("action-song", {"value": s.box.song_size[card], "points": s.box.song_points[card]})
        kind, version = divmod(int(card - SONGS), VERSIONS)
        value = s.box.legend_value[card - SONGS]
        owned = s.legend[s.active * STORY_KINDS + kind]
        args: dict[str, Arg] = {"of": f"@tile-{KIND_NAMES[kind]}.of", "value": value}
        if owned < 0 or owned >= version:
            return Phrase("action-legend", args)
        old = s.box.legend_value[VERSIONS * kind + owned]
        return Phrase("action-upgrade", {**args, "old": old, "cost": value - old})

    def prompt(self, state: State) -> Phrase:
        s = nomads(state)
        args: dict[str, Arg] = {}
        if s.phase in (PLACE_SLEEPER, PLACE_OWN):
            args = {"disc": f"@disc-{disc_owner(s.placed_disc())}.one"}
        elif s.phase == CHOOSE_DROP:
            args = {"power": "double" if s.adventurer[s.active] == ULRICH else "skip"}
        elif s.phase == CHOOSE_KIND:
            args = {"due": s.due}
        return Phrase(f"prompt-{PHASES[s.phase]}", args)

    def events(self, before: State, action: int, after: State, trace: list[Note], viewer: Viewer) -> list[Event]:
        return narrate(nomads(before), trace)

    # -- reasons and points ---------------------------------------------------------------------------------

    def reason(self, state: State, action: int) -> Reason:
        return Reason(Phrase("reason-not-now"), self.why(state, action))

    def why(self, state: State, action: int) -> str:
        s = nomads(state)
        phase = PHASES[s.phase]
        if s.phase in (MAIN, LAST_WRITE):
            if SONG <= action < JOKERS:
                return self.why_not_card(s, action - SONG)
            if s.phase == LAST_WRITE:
                return "NO-END-1" if STEP <= action < SONG else "NO-END-2"
            if MOVE <= action <= DROP:
                return "NO-MOVE-1"
            if action == PASS:
                return "NO-TURN-3"
        elif s.phase in (PLACE_SLEEPER, PLACE_OWN) and SPACE <= action < STEP:
            return "NO-SET-9"
        elif s.phase == CHOOSE_DROP and DROP < action < LIFT:
            return "NO-POW-1" if s.adventurer[s.active] == ULRICH else "NO-POW-2"
        elif s.phase == CHOOSE_LIFT and action < LIFT:
            return "NO-MOVE-6"
        return PHASE_RULES.get(phase, "NO-TURN-1")

    def why_not_card(self, s: Nomads, card: int) -> str:
        seat = s.active
        if card < SONGS:
            if s.song[seat] >= 0:
                return "NO-SONG-2"
            return "NO-WRI-2" if s.supply >> card & 1 else "NO-WRI-1"
        kind, version = divmod(int(card - SONGS), VERSIONS)
        if s.legend[seat * STORY_KINDS + kind] >= version:
            return "NO-LEG-2"
        return "NO-WRI-2" if s.supply >> card & 1 else "NO-LEG-3"

    def tally(self, state: State, seat: int, viewer: Viewer) -> list[ScoreLine]:
        s = nomads(state)
        lines: list[ScoreLine] = []
        for card in self.owned_cards(s, seat):
            if card < SONGS:
                phrase, points = Phrase("tally-song", {"value": s.box.song_size[card]}), s.box.song_points[card]
            else:
                kind = KIND_NAMES[(card - SONGS) // VERSIONS]
                points = s.box.legend_value[card - SONGS]
                phrase = Phrase("tally-legend", {"of": f"@tile-{kind}.of", "value": points})
            lines.append(ScoreLine(phrase, points, (card_id(card),)))
        opals = s.held[seat * KINDS + OPAL]
        if opals > 0:
            phrase = Phrase("tally-opals", {"count": opals})
            lines.append(ScoreLine(phrase, opals * s.box.opal_points, (f"tile:{seat}:opal",)))
        held = s.held_tiles(seat)
        if held > 0:
            kinds = [kind for kind in range(KINDS) if kind != OPAL and s.held[seat * KINDS + kind] > 0]
            tiles = tuple(f"tile:{seat}:{KIND_NAMES[kind]}" for kind in kinds)
            phrase = Phrase("tally-tiles", {"count": held})
            lines.append(ScoreLine(phrase, held * s.box.held_points, tiles))
        return lines


presentation = NomadsPresentation()
