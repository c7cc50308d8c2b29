"""Nomads as people meet it: the things one can point at, what may be chosen in words and paths, the points."""

from functools import cache
from typing import Any

from isolario.games.nomads import names, reasons
from isolario.games.nomads.actions import split
from isolario.games.nomads.board import (
    ADVENTURER_NAMES,
    FROG,
    KIND_NAMES,
    KINDS,
    OPAL,
    SONGS,
    SPACES,
    STORY_KINDS,
    ULRICH,
    VERSIONS,
)
from isolario.games.nomads.factors import factors
from isolario.games.nomads.names import (
    CHART,
    FIRE,
    LETTERS,
    LYS,
    SUPPLY,
    adventurer_id,
    card_id,
    card_words,
    direction_word,
    disc_id,
    disc_owner,
    neighbour,
    nomads,
    owned_cards,
    pile_id,
    red_discs,
    stack_id,
    tile_id,
)
from isolario.games.nomads.narration import narrate
from isolario.games.nomads.position import (
    AIM_LYS,
    CHOOSE_DROP,
    CHOOSE_KIND,
    LYS_JUMP,
    PHASES,
    PLACE_FROG,
    PLACE_OWN,
    PLACE_SLEEPER,
)
from isolario.games.nomads.rules import Nomads
from isolario.games.nomads.view import view as view_of
from isolario.games.nomads.view_types import CardView, NomadsView, PlayerView
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
from isolario.kernel.state import Note, State


class NomadsPresentation(Presentation):
    def view(self, state: State, viewer: Viewer) -> NomadsView:
        return view_of(nomads(state), viewer)

    # -- things that can be pointed at ------------------------------------------------------------------

    def elements(self, view: NomadsView) -> list[Element]:
        found = super().elements(view)
        found += [adventurer_element(one["id"], one["state"], one["seat"]) for one in view["adventurers"]]
        found += self.ring(view)
        if view["lys"] is not None:
            found.append(element(LYS, "moon", "element-lys", ("space", LETTERS[view["lys"]])))
        chart = view["chart"]
        found.append(element(CHART, "moon", "element-chart", ("opals", chart["opals"]), ("places", chart["places"])))
        found.append(element(FIRE, "camp", "element-fire", ("count", sum(view["box"].values()))))
        found += CARD_ELEMENTS.get(view["cards"], lambda: card_elements(view["cards"]))
        for player in view["players"]:
            found += self.holdings(player)
        return found

    def ring(self, view: NomadsView) -> list[Element]:
        """Piles, stacks and the discs one by one."""
        piles: list[Element] = []
        stacks: list[Element] = []
        discs: list[Element] = []
        for index, space in enumerate(view["spaces"]):
            letter, standing = space["letter"], space["pile"]
            piles.append(pile_element(index, letter, len(standing), standing[-1]["owner"] if standing else ""))
            stacks.append(stack_element(index, letter, space["tile"], space["height"]))
            for place, disc in enumerate(standing, 1):
                discs.append(disc_element(disc["id"], disc["owner"], letter, place))
        return piles + stacks + discs

    def holdings(self, player: PlayerView) -> list[Element]:
        seat = player["seat"]
        counts = {**player["tiles"], "joker": player["jokers"], "opal": player["opals"]}
        return [tile_element(seat, kind, count) for kind, count in counts.items() if count > 0]

    def draw(self, view: NomadsView, say: Any) -> Any:
        from isolario.games.nomads.terminal import draw

        return draw(view, say)

    def picture(self, view: NomadsView) -> Picture:
        from isolario.games.nomads.picture import picture

        return picture(view)

    # -- what may be chosen -----------------------------------------------------------------------------

    def notation(self, state: State, action: int) -> str:
        return names.notation(nomads(state), action)

    def path(self, state: State, action: int) -> list[str]:
        s = nomads(state)
        kind, detail = split(action)
        match kind:
            case "pick":
                return [adventurer_id(detail)]
            case "space":
                return [stack_id(detail) if s.phase in (AIM_LYS, LYS_JUMP) else pile_id(detail)]
            case "step":
                return [stack_id(neighbour(s.lys, detail))]
            case "move":
                space, direction = divmod(detail, 2)
                return [pile_id(space), pile_id(neighbour(space, direction))]
            case "drop":
                return self.drop_path(s, detail)
            case "lift":
                return [disc_id(red_discs(s, detail // 2)[detail % 2])]
            case "song":
                return [card_id(detail)]
            case "legend":
                return [card_id(SONGS + detail)]
            case "pay":
                return [tile_id(s.active, detail)]
        return []

    def drop_path(self, s: Nomads, step: int) -> list[str]:
        """The space of the step; in a sowing of more than a lap also the disc, to tell the laps apart."""
        path = [pile_id(neighbour(s.origin, s.direction, step + 1))]
        if s.pile_height[s.origin] > SPACES:
            path.append(disc_id(s.pile(s.origin)[step]))
        return path

    def phrase(self, state: State, action: int) -> Phrase:
        s = nomads(state)
        kind, detail = split(action)
        args: dict[str, Arg]
        match kind:
            case "pick":
                name = ADVENTURER_NAMES[detail]
                return Phrase("action-pick", {"name": f"@adventurer-{name}", "power": f"@adventurer-{name}.power"})
            case "space":
                return self.space_phrase(s, detail)
            case "step":
                return Phrase("action-shift", {"space": LETTERS[neighbour(s.lys, detail)]})
            case "move":
                space, direction = divmod(detail, 2)
                args = {"space": LETTERS[space], "count": s.pile_height[space]}
                return Phrase("action-move", {**args, "direction": direction_word(direction)})
            case "drop":
                word = "double" if s.adventurer[s.active] == ULRICH else "skip"
                step = detail + 1
                args = {"step": step, "space": LETTERS[neighbour(s.origin, s.direction, step)]}
                return Phrase(f"action-{word}", args)
            case "lift":
                space, rank = divmod(detail, 2)
                which = "one" if len(red_discs(s, space)) == 1 else "upper" if rank else "lower"
                return Phrase("action-lift", {"space": LETTERS[space], "which": which})
            case "song":
                return Phrase("action-song", {"value": s.box.song_size[detail], "points": s.box.song_points[detail]})
            case "legend":
                return self.legend_phrase(s, detail)
            case "jokers":
                return Phrase("action-jokers", {"count": detail})
            case "pay":
                return Phrase("action-pay", {"tile": f"@tile-{KIND_NAMES[detail]}.one"})
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

    def legend_phrase(self, s: Nomads, legend: int) -> Phrase:
        kind, version = divmod(legend, int(VERSIONS))
        value = s.box.legend_value[legend]
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

    # -- what happened, what is not possible, what counts --------------------------------------------------

    def events(self, before: State, action: int, after: State, trace: list[Note], viewer: Viewer) -> list[Event]:
        return narrate(nomads(before), action, nomads(after), trace, viewer)

    def rule(self, state: State) -> str:
        return reasons.rule(nomads(state))

    def reason(self, state: State, action: int) -> Reason:
        return reasons.reason(nomads(state), action)

    def element_reason(self, state: State, element: str) -> Reason:
        return reasons.element_reason(nomads(state), element)

    def factors(self, state: State, seat: int, viewer: Viewer) -> list[Factor]:
        return factors(nomads(state), seat, viewer)

    def tally(self, state: State, seat: int, viewer: Viewer) -> list[ScoreLine]:
        s = nomads(state)
        lines: list[ScoreLine] = []
        for card in owned_cards(s, seat):
            words = card_words(s, card)
            points = s.box.song_points[card] if card < SONGS else s.box.legend_value[card - SONGS]
            lines.append(ScoreLine(Phrase(f"tally-{words['card']}", words), points, (card_id(card),)))
        opals = s.held[seat * KINDS + OPAL]
        if opals > 0:
            phrase = Phrase("tally-opals", {"count": opals})
            lines.append(ScoreLine(phrase, opals * s.box.opal_points, (tile_id(seat, OPAL),)))
        held = s.held_tiles(seat)
        if held > 0:
            kinds = [kind for kind in range(KINDS) if kind != OPAL and s.held[seat * KINDS + kind] > 0]
            phrase = Phrase("tally-tiles", {"count": held})
            lines.append(ScoreLine(phrase, held * s.box.held_points, tuple(tile_id(seat, kind) for kind in kinds)))
        return lines


# -- elements: most look the same from one view to the next, so they are made once --------------------------


@cache
def pile_element(space: int, letter: str, count: int, top: str) -> Element:
    args: dict[str, Arg] = {"space": letter, "count": count, "top": f"@disc-{top}" if top else ""}
    return Element(pile_id(space), "ring", Phrase("element-pile", args))


@cache
def stack_element(space: int, letter: str, tile: str | None, height: int) -> Element:
    args: dict[str, Arg] = {"space": letter, "tile": f"@tile-{tile or 'hidden'}", "height": height}
    return Element(stack_id(space), "stacks", Phrase("element-stack", args))


@cache
def disc_element(id: str, owner: str, letter: str, place: int) -> Element:
    return Element(id, "discs", Phrase("element-disc", {"disc": f"@disc-{owner}", "space": letter, "place": place}))


@cache
def adventurer_element(id: str, state: str, seat: int | None) -> Element:
    args: dict[str, Arg] = {
        "name": f"@adventurer-{id}",
        "power": f"@adventurer-{id}.power",
        "state": state,
        "seat": "" if seat is None else f"#{seat}",
    }
    return Element(f"adventurer:{id}", "adventurers", Phrase("element-adventurer", args))


@cache
def tile_element(seat: int, kind: str, count: int) -> Element:
    args: dict[str, Arg] = {"seat": f"#{seat}", "tile": f"@tile-{kind}", "count": count}
    return Element(tile_id(seat, KIND_NAMES.index(kind)), "tiles", Phrase("element-tile", args))


CARD_ELEMENTS: MadeFrom[list[Element]] = MadeFrom(512)


def card_elements(cards: list[CardView]) -> list[Element]:
    """The supply and every card."""
    left = sum(card["seat"] is None for card in cards)
    return [
        element(SUPPLY, "camp", "element-supply", ("count", left)),
        *[card_element(card["id"], card["kind"], card["value"], card["points"], card["seat"]) for card in cards],
    ]


@cache
def card_element(id: str, kind: str | None, value: int, points: int, seat: int | None) -> Element:
    args: dict[str, Arg] = {
        "value": value,
        "points": points,
        "owned": "no" if seat is None else "yes",
        "seat": "" if seat is None else f"#{seat}",
    }
    if kind is None:
        return Element(id, "songs", Phrase("element-song", args))
    return Element(id, "legends", Phrase("element-legend", {**args, "of": f"@tile-{kind}.of"}))


presentation = NomadsPresentation()
