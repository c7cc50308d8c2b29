"""The rock wall for a terminal of 100 columns, drawn from a view. Colours repeat what letters say."""

from collections.abc import Callable
from typing import Any

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from isolario.games.iquazu.names import cards_args
from isolario.games.iquazu.presentation import player_args
from isolario.games.iquazu.view_types import BonusTile, IquazuView, RockColumn
from isolario.kernel.presentation import Phrase

Say = Callable[[Phrase], str]

SEAT_STYLES = ("bold black on green", "bold black on yellow", "bold white on red", "bold white on magenta")
CARD_STYLES = {"white": "black on white", "blue": "white on blue", "orange": "black on dark_orange"}
LETTERS = {"white": "W", "blue": "B", "orange": "O"}


def draw(view: IquazuView, say: Say) -> Group:
    parts: list[Any] = [wall(view, say), Text(say(Phrase("terminal-key")), style="dim"), players(view, say)]
    parts.append(cards(view, say))
    return Group(*parts)


def wall(view: IquazuView, say: Say) -> Grid:
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
    grid.add_row(Text(say(Phrase("terminal-leads"))), *(column_leader(column) for column in view["columns"]), "")
    return grid


def column_leader(column: RockColumn) -> Text:
    """Who is first in a column; an arrow says that the lower gem decides."""
    if not column["order"]:
        return Text("")
    best = column["order"][0]
    return Text(f"◆{best['seat'] + 1}" + ("↓" if best["tied"] else ""), style="dim" if column["scored"] else "bold")


def crevice(column: RockColumn, index: int) -> Text:
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


def open_tile(view: IquazuView, index: int, say: Say) -> Text:
    """The tile at the end of a row, and on the line below who would take it and why."""
    row = view["rows"][index // 2]
    if row["tile"] is None:
        return Text("")
    if index % 2 == 1:
        if row["leader"] is None:
            return Text("")
        why = {"right": "→", "lower": "↓"}.get(row["by"] or "", "")
        return Text(f"  ◆{row['leader'] + 1}{why}", style="bold")
    tile = next(tile for tile in view["tiles"] if tile["id"] == row["tile"])
    return Text(f"◁ {tile_name(tile, say)}", style="bold")


def tile_name(tile: BonusTile, say: Say) -> str:
    return say(Phrase("tile-name", {"type": tile["type"] or "unknown", "value": tile["value"] or 0}))


def players(view: IquazuView, say: Say) -> Grid:
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    for seat in range(view["seats"]):
        won = [tile_name(tile, say) for tile in view["tiles"] if tile["owner"] == seat]
        grid.add_row(
            Text(f"◆{seat + 1}", style=SEAT_STYLES[seat]),
            Text(say(Phrase("element-player", player_args(view, seat)))),
            Text(say(Phrase("terminal-left", {"number": view["gems_left"][seat]})), style="dim"),
            Text(", ".join(won) if won else say(Phrase("terminal-none")), style="" if won else "dim"),
        )
    return grid


def cards(view: IquazuView, say: Say) -> Text:
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
