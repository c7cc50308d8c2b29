"""The board of The Island for a terminal, drawn from a view, so that it cannot tell what the view does not."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import Console, ConsoleOptions
from rich.text import Text

from isolario.games.the_island.view_types import IslandExplorer, IslandView
from isolario.kernel.presentation import Phrase

WIDE, NARROW = 8, 6
"""Columns of a hex: twelve wide ones need 96, twelve narrow ones 72."""
TERRAIN_MARKS = {"beach": "░", "forest": "▒", "mountain": "▓"}
TERRAIN_STYLES = {"beach": "black on khaki1", "forest": "white on dark_green", "mountain": "black on grey70"}
SEA_STYLE = "grey70 on grey11"
LANDING_STYLE = "bold white on navy_blue"
SEAT_STYLES = ("bold bright_red", "bold bright_yellow", "bold bright_green", "bold sky_blue1")
"""On the dark of sea and forest, by colour."""
PALE_STYLES = ("bold red3", "bold orange4", "bold dark_green", "bold blue3")
"""On the pale ground of beaches and mountains."""
CREATURE_STYLE = "bold bright_magenta"
CREATURE_MARKS = {"serpent": "S", "shark": "K", "whale": "W"}


class Board:
    """The things of a view, sorted by hex, and drawn in cells of a width."""

    def __init__(self, view: IslandView, cell: int) -> None:
        self.view = view
        self.cell = cell
        self.landings = {hex for pair in view["landings"].values() for hex in pair}
        self.boats = {boat["hex"]: boat for boat in view["boats"]}
        self.people: dict[str, list[IslandExplorer]] = defaultdict(list)
        for explorer in view["explorers"]:
            if explorer["element"]:
                self.people[explorer["element"]].append(explorer)
        self.creatures: dict[str, str] = defaultdict(str)
        for creature in view["creatures"]:
            self.creatures[creature["hex"]] += CREATURE_MARKS[creature["kind"]]
        self.crowded: list[str] = []
        """Hexes that hold more people than fit into their cell."""

    def style(self, hex: str) -> str:
        if hex in self.view["tiles"]:
            return TERRAIN_STYLES[self.view["tiles"][hex]]
        return LANDING_STYLE if hex in self.landings else SEA_STYLE

    def upper(self, hex: str) -> Text:
        """Name, kind of ground, creatures."""
        style = self.style(hex)
        terrain = self.view["tiles"].get(hex)
        mark = TERRAIN_MARKS[terrain] if terrain else "*" if hex in self.landings else " "
        line = Text(f"{hex}{mark}", style=style)
        creatures = squeeze(self.creatures[hex], self.cell - 1 - len(line))
        line.append(creatures, style=CREATURE_STYLE if terrain is None else style)
        return self.filled(line, style)

    def lower(self, hex: str) -> Text:
        """Boat with its passengers in brackets, then whoever stands or swims there."""
        style = self.style(hex)
        line = Text(style=style)
        boat = self.boats.get(hex)
        here = self.people[f"hex:{hex}"]
        if boat is not None:
            # Where the cell is too small for the boat and swimmers beside it, the boat loses its brackets.
            tight = bool(here) and self.cell < WIDE
            line.append("<" if not tight else "", style="bold white")
            for passenger in self.people[boat["id"]]:
                line.append(self.letter(passenger), style=SEAT_STYLES[passenger["colour"]])
            line.append("_" * (3 - boat["load"]) + (">" if not tight else ""), style="bold white")
        pale = self.view["tiles"].get(hex) in ("beach", "mountain")
        room = self.cell - 1 - len(line)
        shown = here if 2 * len(here) <= room else here[: max(0, (room - 1) // 2)]
        for explorer in shown:
            colours = PALE_STYLES if pale else SEAT_STYLES
            line.append(self.label(explorer), style=colours[explorer["colour"]])
        if len(shown) < len(here):
            line.append("+")
            self.crowded.append(hex)
        return self.filled(line, style)

    def filled(self, line: Text, style: str) -> Text:
        """Padded to one hex, one column left free between hexes."""
        line.append(" " * (self.cell - 1 - len(line)), style=style)
        return line

    def rows(self) -> list[Text]:
        lines: list[Text] = []
        layout = self.view["rows"]
        west = min(layout["x"])
        for letter, x, length in zip(layout["letters"], layout["x"], layout["length"], strict=True):
            hexes = [f"{letter}{position}" for position in range(1, length + 1)]
            margin = " " * ((x - west) * self.cell // 2)
            for part in (self.upper, self.lower):
                line = Text(margin, no_wrap=True)
                for hex in hexes:
                    line.append_text(part(hex))
                    line.append(" ")
                line.rstrip()
                lines.append(line)
        return lines

    # -- explorers ------------------------------------------------------------------------------------

    def letter(self, explorer: IslandExplorer) -> str:
        return self.view["colours"][explorer["colour"]][0]

    def label(self, explorer: IslandExplorer) -> str:
        """`r3`, as moves are written."""
        return f"{self.letter(explorer)}{explorer['number'] % 10}"

    def name(self, explorer: IslandExplorer) -> Text:
        """With its value where the viewer may see it: `r3(5)`."""
        value = f"({explorer['value']})" if explorer["value"] else ""
        return Text(self.label(explorer) + value, style=SEAT_STYLES[explorer["colour"]])

    def listed(self, explorers: Iterable[IslandExplorer]) -> Text:
        found = [self.name(explorer) for explorer in explorers]
        return Text(" ").join(found) if found else Text("–")


def squeeze(text: str, room: int) -> str:
    return text if len(text) <= room else text[: room - 1] + "+"


def side_by_side(lines: list[Text], column: int) -> list[Text]:
    """Two to a line keep the board and its lists on one screen."""
    pairs: list[Text] = []
    for index in range(0, len(lines), 2):
        line = lines[index]
        if index + 1 < len(lines):
            line.append(" " * max(2, column - len(line)))
            line.append_text(lines[index + 1])
        pairs.append(line)
    return pairs


def boat_lines(board: Board, say: Any) -> list[Text]:
    lines = [
        Text(say(Phrase("terminal-boat", {"boat": boat["number"], "hex": boat["hex"]})) + " ").append_text(
            board.listed(board.people[boat["id"]])
        )
        for boat in board.view["boats"]
    ]
    lines += [
        Text(say(Phrase("terminal-crowd", {"hex": hex})) + " ").append_text(board.listed(board.people[f"hex:{hex}"]))
        for hex in board.crowded
    ]
    return side_by_side(lines, 5 * board.cell + 6)


def seat_lines(board: Board, say: Any) -> list[Text]:
    view = board.view
    lines: list[Text] = []
    for seat, points in enumerate(view["scores"]):
        own = [explorer for explorer in view["explorers"] if explorer["seat"] == seat]
        saved = [explorer for explorer in own if explorer["where"] == "saved"]
        shown = "?" if points is None else str(points)
        head = Phrase("terminal-seat", {"seat": f"#{seat}", "points": shown})
        line = Text(("> " if seat == view["active"] else "  ") + say(head) + " ")
        line.append_text(board.listed(saved))
        line.append("  " + say(Phrase("terminal-lost", {"lost": view["counts"][seat]["lost"]})))
        tiles = [
            say(Phrase(f"tile-{tile['kind']}" if tile["kind"] else f"terminal-{tile['terrain']}"))
            for tile in view["hands"][seat]
        ]
        line.append("  " + say(Phrase("terminal-hand", {"tiles": ", ".join(tiles) if tiles else "–"})))
        lines.append(line)
        if any(explorer["value"] for explorer in own):
            lines.append(
                Text("    ").append_text(board.listed(one for one in own if one["where"] not in ("saved", "lost")))
            )
    return lines


class Drawing:
    """The board in wide hexes where they fit, in narrow ones otherwise."""

    def __init__(self, view: IslandView, say: Any) -> None:
        self.view = view
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        view, say = self.view, self.say
        widest = max(view["rows"]["length"])
        board = Board(view, WIDE if options.max_width >= widest * WIDE else NARROW)
        yield from board.rows()
        yield Text(say(Phrase("terminal-legend")), style="dim")
        yield Text(say(Phrase("terminal-tiles", view["tiles_left"])))
        yield from boat_lines(board, say)
        yield from seat_lines(board, say)


def draw(view: IslandView, say: Any) -> Drawing:
    return Drawing(view, say)
