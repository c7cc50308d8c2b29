"""The board for a terminal: hexes as bricks, so that every side is a piece of wall. Drawn from a view."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from isolario.games.volcanic_isle.view_types import HexView, VolcanicIsleView
from isolario.kernel.hexes import Hex
from isolario.kernel.presentation import Phrase

Say = Callable[[Phrase], str]

LETTERS = "ABCD"
COLOURS = {"red": "bright_red", "yellow": "yellow", "green": "green", "blue": "bright_blue"}
ARROWS = "→↗↖←↙↘"
ROWS = 4
"""Lines per brick: a wall and three lines of content."""
WIDTH = 98

LAND = "grey70"
COAST = "blue"
BORDER = "grey50"
CRACK = "bold bright_red"
LAVA = "bold dark_orange"
VOLCANO = "bold red"


class Canvas:
    """A sheet of characters with a style each."""

    def __init__(self, width: int, height: int) -> None:
        self.marks = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for i, mark in enumerate(text):
            if 0 <= y < len(self.marks) and 0 <= x + i < len(self.marks[y]):
                self.marks[y][x + i] = mark
                self.styles[y][x + i] = style

    def text(self) -> Text:
        made = Text(no_wrap=True)
        for marks, styles in zip(self.marks, self.styles, strict=True):
            for mark, style in zip(marks, styles, strict=True):
                made.append(mark, style or None)
            made.append("\n")
        return made


def draw(view: VolcanicIsleView, say: Say) -> RenderableType:
    if not view["hexes"]:
        return Group(players(view, say), Text(say(Phrase("terminal-no-map"))))
    return Group(players(view, say), board(view), Text(say(Phrase("terminal-legend")), "dim"))


def seat_style(view: VolcanicIsleView, seat: int) -> str:
    return "bold " + COLOURS.get(view["players"][seat]["colour"], "white")


def players(view: VolcanicIsleView, say: Say) -> Grid:
    """One line per player, what is left in the supplies included."""
    numbers = " ".join(str(volcano["number"]) for volcano in view["volcanoes"])
    title = say(Phrase("terminal-title", {"round": view["round"], "volcanoes": numbers}))
    if view["last_round"]:
        title += " · " + say(Phrase("terminal-last"))
    elif view["quiet"]:
        title += " · " + say(Phrase("terminal-quiet", {"rounds": view["quiet"]}))
    grid = Grid(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0))
    for word in ("player", "points", "settlers", "villages", "moai", "prayers"):
        grid.add_column(say(Phrase(f"terminal-{word}")), justify="left" if word == "player" else "right")
    grid.add_column("")
    for seat, player in enumerate(view["players"]):
        mark = "▶" if seat == view["active"] else " "
        name = say(Phrase("terminal-who", {"seat": f"#{seat}"}))
        landing = [hex["name"] for hex in view["hexes"] if seat in hex["landing"] and not hex["sunk"]]
        boat = say(Phrase("terminal-boat", {"hexes": " ".join(landing)})) if player["aboard"] else ""
        grid.add_row(
            Text(f"{mark} {LETTERS[seat]} {name}", seat_style(view, seat)),
            str(view["scores"][seat]),
            *(str(player[kind]) for kind in ("settlers", "villages", "moai", "prayers")),
            boat,
        )
    return grid


def board(view: VolcanicIsleView) -> Text:
    """The continent as a wall of bricks, half a brick further right in every row to the south."""
    places: dict[Hex, HexView] = {(hex["q"], hex["r"]): hex for hex in view["hexes"] if not hex["sunk"]}
    bays = {(player["bay"][0], player["bay"][1]) for player in view["players"] if player["aboard"] and player["bay"]}
    shown = [*places, *bays]
    left = min(2 * q + r for q, r in shown)
    right = max(2 * q + r for q, r in shown)
    top = min(r for _, r in shown)
    bottom = max(r for _, r in shown)
    half = min(6, WIDTH // (right - left + 2))
    canvas = Canvas(half * (right - left + 2) + 1, ROWS * (bottom - top + 1) + 1)

    def corner(place: Hex) -> tuple[int, int]:
        return half * (2 * place[0] + place[1] - left), ROWS * (place[1] - top)

    for place, hex in places.items():
        walls(canvas, corner(place), half, hex["sides"])
    for place, hex in places.items():
        x, y = corner(place)
        fill(canvas, x + 1, y + 1, 2 * half - 1, view, hex)
    for bay in bays:
        x, y = corner(bay)
        waiting = [s for s, p in enumerate(view["players"]) if p["aboard"] and p["bay"] == list(bay)]
        canvas.put(x + 2, y + 2, "~" * (len(waiting) + 2), COAST)
        for i, seat in enumerate(waiting):
            canvas.put(x + 3 + i, y + 2, LETTERS[seat], seat_style(view, seat))
    return canvas.text()


def walls(canvas: Canvas, corner: tuple[int, int], half: int, kinds: list[str]) -> None:
    """The six sides of a brick: east and west upright, the other four half a floor each."""
    x, y = corner
    upright = {"sea": ("┊", COAST), "inner": (" ", ""), "border": ("│", BORDER), "crack": ("║", CRACK)}
    level = {"sea": ("┈", COAST), "inner": (" ", ""), "border": ("─", BORDER), "crack": ("═", CRACK)}
    for side, dx in ((0, 2 * half), (3, 0)):
        mark, style = upright[kinds[side]]
        for dy in range(1, ROWS):
            canvas.put(x + dx, y + dy, mark, style)
    for side, dx, dy in ((1, half, 0), (2, 0, 0), (4, 0, ROWS), (5, half, ROWS)):
        mark, style = level[kinds[side]]
        canvas.put(x + dx + 1, y + dy, mark * (half - 1), style)
    for dx in (0, half, 2 * half):
        for dy in (0, ROWS):
            canvas.put(x + dx, y + dy, "+", BORDER)


def fill(canvas: Canvas, x: int, y: int, room: int, view: VolcanicIsleView, hex: HexView) -> None:
    """Three lines: name and settlers; spaces and loose Moai; geysers."""
    h = hex["id"]
    marked = hex["sinking"] or h in view["pending"]["targets"]
    lines: list[list[tuple[str, str]]] = [[(hex["name"], LAND + (" reverse" if marked else ""))], [], []]
    if hex["volcano"]:
        lines[0].append(("^", VOLCANO))
    lines[0].append((" ", ""))
    for space in view["spaces"]:
        if space["hex"] == h:
            letter = "" if space["seat"] is None else LETTERS[space["seat"]].lower()
            text = {"lava": "*", "empty": ".", "village": letter, "moai": f"_{letter}"}[space["holds"]]
            style = LAVA if text == "*" else LAND if space["seat"] is None else seat_style(view, space["seat"])
            lines[1].append((text, style + (" reverse" if space["id"] == view["pending"]["space"] else "")))
    for seat in range(view["seats"]):
        people = sum(piece["seat"] == seat and piece["at"] == h for piece in view["settlers"])
        loose = sum(piece["seat"] == seat and piece["at"] == h for piece in view["moai"])
        style = seat_style(view, seat)
        if people:
            lines[0].append((LETTERS[seat] * people if people < 3 else f"{LETTERS[seat]}{people}", style))
        if loose:
            lines[1].append((f"~{LETTERS[seat].lower()}" + (f"{loose}" if loose > 1 else ""), style))
    geysers = [geyser for geyser in view["geysers"] if geyser["hex"] == h]
    # A taken geyser needs its arrow less than a free one, if there is no room for all.
    short = len(geysers) + sum(geyser["seat"] is not None for geyser in geysers) > room
    for geyser in geysers:
        arrow = ARROWS[geyser["side"]]
        if geyser["seat"] is None:
            lines[2].append((arrow, LAND))
        else:
            letter = LETTERS[geyser["seat"]].lower()
            lines[2].append((letter if short else arrow + letter, seat_style(view, geyser["seat"])))
    for dy, line in enumerate(lines):
        at = 0
        for text, style in line:
            canvas.put(x + at, y + dy, text[: max(0, room - at)], style)
            at += len(text)
