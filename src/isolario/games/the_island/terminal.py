"""The board of The Island for a terminal, drawn from a view, so that it cannot tell what the view does not."""

from collections import defaultdict
from typing import Any

from rich.console import Group
from rich.text import Text

from isolario.kernel.presentation import Phrase

CELL = 8
TERRAIN_MARKS = {"beach": "░", "forest": "▒", "mountain": "▓"}
TERRAIN_STYLES = {"beach": "black on khaki1", "forest": "white on dark_green", "mountain": "black on grey70"}
SEA_STYLE = "grey70 on grey11"
LANDING_STYLE = "bold white on navy_blue"
SEAT_STYLES = {
    "red": "bold bright_red",
    "yellow": "bold bright_yellow",
    "green": "bold bright_green",
    "blue": "bold sky_blue1",
}
"""On the dark of sea and forest."""
PALE_STYLES = {"red": "bold red3", "yellow": "bold orange4", "green": "bold dark_green", "blue": "bold blue3"}
"""On the pale ground of beaches and mountains."""
CREATURE_STYLE = "bold bright_magenta"
CREATURE_MARKS = {"serpent": "S", "shark": "K", "whale": "W"}


class Board:
    """The things of a view, sorted by hex."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.landings = {hex for pair in view["landings"].values() for hex in pair}
        self.boats = {boat["hex"]: boat for boat in view["boats"]}
        self.people: dict[str, list[dict[str, Any]]] = defaultdict(list)
        for explorer in view["explorers"]:
            if explorer["place"]:
                self.people[explorer["place"]].append(explorer)
        self.creatures: dict[str, str] = defaultdict(str)
        for creature in view["creatures"]:
            self.creatures[creature["hex"]] += CREATURE_MARKS[creature["kind"]]

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
        creatures = squeeze(self.creatures[hex], CELL - 1 - len(line))
        line.append(creatures, style=CREATURE_STYLE if terrain is None else style)
        return filled(line, style)

    def lower(self, hex: str) -> Text:
        """Boat with its passengers in brackets, then whoever stands or swims there."""
        style = self.style(hex)
        line = Text(style=style)
        boat = self.boats.get(hex)
        if boat is not None:
            line.append("<", style="bold white")
            for passenger in self.people[boat["id"]]:
                line.append(letter(passenger), style=SEAT_STYLES[passenger["colour"]])
            line.append("_" * (3 - boat["load"]) + ">", style="bold white")
        pale = self.view["tiles"].get(hex) in ("beach", "mountain")
        here = self.people[f"hex:{hex}"]
        room = CELL - 1 - len(line)
        shown = here if 2 * len(here) <= room else here[: max(0, (room - 1) // 2)]
        for explorer in shown:
            colours = PALE_STYLES if pale else SEAT_STYLES
            line.append(f"{letter(explorer)}{explorer['number']}", style=colours[explorer["colour"]])
        if len(shown) < len(here):
            line.append("+")
        return filled(line, style)

    def rows(self) -> list[Text]:
        lines: list[Text] = []
        layout = self.view["rows"]
        west = min(layout["x"])
        for letter_, x, length in zip(layout["letters"], layout["x"], layout["length"], strict=True):
            hexes = [f"{letter_}{position}" for position in range(1, length + 1)]
            margin = " " * ((x - west) * CELL // 2)
            for part in (self.upper, self.lower):
                line = Text(margin, no_wrap=True)
                for hex in hexes:
                    line.append_text(part(hex))
                    line.append(" ")
                lines.append(line)
        return lines


def letter(explorer: dict[str, Any]) -> str:
    return str(explorer["colour"])[0]


def squeeze(text: str, room: int) -> str:
    return text if len(text) <= room else text[: room - 1] + "+"


def filled(line: Text, style: str) -> Text:
    """Padded to one hex, one column left free between hexes."""
    line.append(" " * (CELL - 1 - len(line)), style=style)
    return line


def name(explorer: dict[str, Any]) -> Text:
    """`r3`, with its value where the viewer may see it: `r3(5)`."""
    value = f"({explorer['value']})" if explorer["value"] else ""
    return Text(f"{letter(explorer)}{explorer['number']}{value}", style=SEAT_STYLES[explorer["colour"]])


def listed(explorers: list[dict[str, Any]]) -> Text:
    return Text(" ").join(name(explorer) for explorer in explorers) if explorers else Text("–")


def boat_lines(board: Board, say: Any) -> list[Text]:
    lines: list[Text] = []
    for boat in board.view["boats"]:
        phrase = Phrase("terminal-boat", {"boat": boat["id"][5:], "hex": boat["hex"]})
        lines.append(Text(say(phrase) + " ").append_text(listed(board.people[boat["id"]])))
    # Two boats to a line keep the board and its list on one screen.
    pairs: list[Text] = []
    for index in range(0, len(lines), 2):
        line = lines[index]
        if index + 1 < len(lines):
            line.append(" " * max(2, 46 - len(line)))
            line.append_text(lines[index + 1])
        pairs.append(line)
    return pairs


def seat_lines(board: Board, say: Any) -> list[Text]:
    view = board.view
    lines: list[Text] = []
    for seat, points in enumerate(view["scores"]):
        own = [explorer for explorer in view["explorers"] if explorer["seat"] == seat]
        saved = [explorer for explorer in own if explorer["where"] == "saved"]
        shown = "?" if points is None else str(points)
        head = Phrase("terminal-seat", {"seat": f"#{seat}", "points": shown})
        line = Text(("> " if seat == view["active"] else "  ") + say(head) + " ")
        line.append_text(listed(saved))
        lost = sum(explorer["where"] == "lost" for explorer in own)
        line.append("  " + say(Phrase("terminal-lost", {"lost": lost})))
        tiles = [
            say(Phrase(f"tile-{tile['kind']}" if tile["kind"] else f"terminal-{tile['terrain']}"))
            for tile in view["hands"][seat]
        ]
        line.append("  " + say(Phrase("terminal-hand", {"tiles": ", ".join(tiles) if tiles else "–"})))
        lines.append(line)
        if any(explorer["value"] for explorer in own):
            lines.append(
                Text("    ").append_text(listed([one for one in own if one["where"] not in ("saved", "lost")]))
            )
    return lines


def draw(view: dict[str, Any], say: Any) -> Group:
    board = Board(view)
    left = dict(zip(("beach", "forest", "mountain"), view["tiles_left"], strict=True))
    parts = [*board.rows(), Text(say(Phrase("terminal-legend")), style="dim")]
    parts.append(Text(say(Phrase("terminal-tiles", left))))
    return Group(*parts, *boat_lines(board, say), *seat_lines(board, say))
