"""The rock wall for a terminal of 100 columns, drawn from a view. Colours repeat what letters say."""

from collections.abc import Callable
from typing import Any

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from isolario.games.iquazu.words import cards_args
from isolario.kernel.presentation import Phrase

Say = Callable[[Phrase], str]

SEAT_STYLES = ("bold black on green", "bold black on yellow", "bold white on red", "bold white on magenta")
CARD_STYLES = {"white": "black on white", "blue": "white on blue", "orange": "black on dark_orange"}
LETTERS = {"white": "W", "blue": "B", "orange": "O"}


def draw(view: dict[str, Any], say: Say) -> Group:
    parts: list[Any] = [wall(view, say), Text(say(Phrase("terminal-key")), style="dim"), players(view, say)]
    parts.append(cards(view, say))
    return Group(*parts)


def wall(view: dict[str, Any], say: Say) -> Grid:
    """Two lines for each row of the wall, the open tile of the row at its right."""
    grid = Grid(box=None, padding=(0, 1), show_footer=False)
    grid.add_column(say(Phrase("terminal-column")), justify="right", no_wrap=True)
    first, last = view["window"]
    for column in view["columns"]:
        number = column["column"]
        style = "bold" if first <= number <= last and not column["scored"] else "dim"
        grid.add_column(Text(str(number), style=style), justify="center", min_width=3)
    grid.add_column("", no_wrap=True)
    costs = [Text("" if column["cost"] is None else str(column["cost"])) for column in view["columns"]]
    grid.add_row(Text(say(Phrase("terminal-cost"))), *costs, "")
    for index in range(10):
        label = say(Phrase("terminal-row", {"row": index // 2 + 1})) if index % 2 == 0 else ""
        spots = [crevice(column, index) for column in view["columns"]]
        grid.add_row(Text(label), *spots, open_tile(view, index, say), end_section=index % 2 == 1)
    points = [
        Text("\n".join(str(value) for value in column["points"]), style="dim" if column["scored"] else "")
        for column in view["columns"]
    ]
    grid.add_row(Text(say(Phrase("terminal-points"))), *points, "")
    return grid


def crevice(column: dict[str, Any], index: int) -> Text:
    """A free crevice shows its letter and number, a gem its seat, a drop a dot."""
    spot = column["crevices"][index]
    if spot["owner"] is not None:
        style = SEAT_STYLES[spot["owner"]]
        return Text(f"◆{spot['owner'] + 1}", style=f"dim {style}" if column["scored"] else style)
    if spot["piece"] is not None:
        return Text("●", style="dim cyan" if column["scored"] else "bold cyan")
    if spot["colour"] is None:
        return Text("≈", style="dim cyan")
    letter = LETTERS[spot["colour"]]
    if column["cost"] is None:
        return Text(f"≈{letter}", style="dim cyan")
    return Text(f"{letter}{index}", style=CARD_STYLES[spot["colour"]])


def open_tile(view: dict[str, Any], index: int, say: Say) -> Text:
    for tile in view["tiles"]:
        if tile["at"] == "open" and index % 2 == 0 and tile["row"] == index // 2 + 1:
            name = say(Phrase("tile-name", {"type": tile["type"], "value": tile["value"]}))
            return Text(f"◁ {name}", style="bold")
    return Text("")


def players(view: dict[str, Any], say: Say) -> Grid:
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    for seat in range(view["seats"]):
        boxes = ("gem" if view["active"] == seat else "") + ("water" if view["water"] == seat else "")
        args = {
            "seat": f"#{seat}",
            "points": view["scores"][seat],
            "cards": view["hand_sizes"][seat],
            "boxes": boxes or "none",
        }
        won = [
            say(Phrase("tile-name", {"type": tile["type"], "value": tile["value"]}))
            for tile in view["tiles"]
            if tile["owner"] == seat
        ]
        grid.add_row(
            Text(f"◆{seat + 1}", style=SEAT_STYLES[seat]),
            Text(say(Phrase("element-player", args))),
            Text(say(Phrase("terminal-left", {"number": view["gems_left"][seat]})), style="dim"),
            Text(", ".join(won) if won else say(Phrase("terminal-none")), style="" if won else "dim"),
        )
    return grid


def cards(view: dict[str, Any], say: Say) -> Text:
    """The own hand, then the piles."""
    line = Text()
    if view["hand"] is not None:
        line.append(say(Phrase("terminal-hand")) + ": ", style="bold")
        for colour, number in zip(LETTERS, view["hand"], strict=True):
            if number:
                line.append(LETTERS[colour] * number, style=CARD_STYLES[colour])
                line.append(" ")
        line.append("  ")
    line.append(say(Phrase("element-pile", {"number": view["pile"]})), style="dim")
    white, blue, orange = view["discards"]
    line.append("   " + say(Phrase("element-discards", cards_args(white, blue, orange))), style="dim")
    return line
