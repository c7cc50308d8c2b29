"""The campfire in a terminal of a hundred columns, drawn from a view: it tells no more than the view does."""

from collections.abc import Callable

from rich.align import Align
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from isolario.games.nomads.view_types import CardView, DiscView, NomadsView
from isolario.kernel.presentation import Phrase, seat_element

Say = Callable[[Phrase], str]

# A letter and a colour for each sort of disc; sleepers are written small.
DISCS = {
    "nomad": ("N", "bright_blue"),
    "ulrich": ("U", "white"),
    "moon": ("M", "bright_white"),
    "red": ("R", "bright_red"),
    "siana": ("S", "bright_yellow"),
    "nostromo": ("G", "bright_green"),
    "frog": ("F", "green"),
}
TILE_COLOURS = {
    "whale": "bright_blue",
    "comet": "bright_yellow",
    "mask": "bright_magenta",
    "well": "cyan",
    "heron": "bright_white",
    "lantern": "yellow",
    "mountain": "green",
    "opal": "bright_cyan",
    "joker": "bright_red",
}
# The ring as it lies on the table, clockwise from the top left; None is the fire.
ROWS: tuple[tuple[int | None, ...], ...] = ((0, 1, 2), (7, None, 3), (6, 5, 4))
CELL_WIDTH = 18
DISCS_IN_A_LINE = 10


def draw(view: NomadsView, say: Say) -> RenderableType:
    """The ring on the left, the players on the right, the cards in the supply below."""
    ring = Grid.grid(padding=0)
    for row in ROWS:
        ring.add_row(*[fire(view, say) if index is None else space(view, index, say) for index in row])
    upper = Grid.grid(padding=(0, 1))
    upper.add_column(width=3 * CELL_WIDTH + 1)
    upper.add_column(width=42)
    upper.add_row(ring, players(view, say))
    return Group(upper, supply(view, say), letters(say))


def space(view: NomadsView, index: int, say: Say) -> Panel:
    here = view["spaces"][index]
    text = Text()
    if here["height"] == 0:
        text.append(say(Phrase("board-empty")), style="dim")
    elif here["tile"] is None:
        text.append(f"? ×{here['height']}")
    else:
        text.append(tile(here["tile"], say), style=TILE_COLOURS[here["tile"]])
        text.append(f" ×{here['height']}")
    lys = view["lys"] == index
    title = f"{here['letter']} ← Lys" if lys else here["letter"]
    style = "bold" if lys else ""
    return Panel(
        Group(pile(here["pile"]), text),
        title=title,
        title_align="left",
        width=CELL_WIDTH,
        height=5,
        style=style,
    )


def tile(kind: str, say: Say) -> str:
    """The name of a tile, short enough for a cell."""
    return say(Phrase("board-opal" if kind == "opal" else f"tile-{kind}"))


def pile(discs: list[DiscView]) -> Text:
    """From the lowest disc to the top, which stands in brackets."""
    text = Text()
    if not discs:
        text.append("–", style="dim")
    for number, disc in enumerate(discs):
        if number == DISCS_IN_A_LINE and len(discs) > DISCS_IN_A_LINE + 2:
            text.append("\n")
        letter, colour = DISCS[disc["owner"]]
        if disc["seat"] is None and disc["owner"] != "nomad":
            letter = letter.lower()
        if number + 1 == len(discs):
            text.append(f"[{letter}]", style=f"bold {colour}")
        else:
            text.append(letter, style=colour)
            if len(discs) <= 7:
                text.append(" ")
    return text


def fire(view: NomadsView, say: Say) -> Align:
    """The middle of the ring: the Moon chart, and how near the end is."""
    opals, places = view["chart"]["opals"], view["chart"]["places"]
    moons = "●" * min(opals, places) + "○" * max(places - opals, 0)
    if opals > places:
        moons += f" +{opals - places}"
    text = Text(justify="center")
    text.append("( ( ^ ) )\n", style="bold yellow")
    text.append(f"{say(Phrase('board-moon'))}\n{moons}\n", style="bright_cyan")
    text.append(say(Phrase("board-stacks", {"count": view["end"]["stacks_left"]})), style="dim")
    return Align.center(text, vertical="middle", height=5)


def players(view: NomadsView, say: Say) -> RenderableType:
    lines: list[RenderableType] = []
    for player in view["players"]:
        text = Text()
        seat = player["seat"]
        text.append("► " if seat == view["actor"] else "  ", style="bold yellow")
        text.append(say(seat_element(seat, view["scores"][seat]).phrase), style="bold")
        if player["adventurer"] is not None:
            letter, colour = DISCS[player["adventurer"]]
            name = say(Phrase(f"adventurer-{player['adventurer']}"))
            text.append(f"  {name} ({letter})", style=colour)
        lines.append(text)
        held = {**player["tiles"], "joker": player["jokers"]}
        shown = [f"{tile(kind, say)}\u00a0×{count}" for kind, count in held.items() if count]
        lines.append(indented(Text(", ".join(shown) if shown else say(Phrase("board-no-tiles")))))
        names = [card_name(card, say) for card in view["cards"] if card["seat"] == seat]
        if player["opals"]:
            names.append(f"{tile('opal', say)}\u00a0×{player['opals']}")
        if names:
            lines.append(indented(Text(" · ".join(names), style="green")))
    return Group(*lines)


def indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 4))


def card_name(card: CardView, say: Say) -> str:
    kind = Phrase("board-song") if card["kind"] is None else Phrase(f"tile-{card['kind']}")
    return f"{say(kind)}\u00a0{card['value']}"


def supply(view: NomadsView, say: Say) -> RenderableType:
    """What can still be written: a taken card leaves a dot."""
    rows: dict[str | None, list[CardView]] = {}
    for card in view["cards"]:
        rows.setdefault(card["kind"], []).append(card)
    grid = Grid.grid(padding=(0, 2))
    cells: list[Text] = []
    for kind, cards in rows.items():
        text = Text()
        if kind is None:
            text.append(f"{say(Phrase('board-song')):<9}", style="bold")
        else:
            text.append(f"{say(Phrase(f'tile-{kind}')):<9}", style=f"bold {TILE_COLOURS[kind]}")
        for card in cards:
            text.append(f" {'·' if card['seat'] is not None else card['value']}")
        cells.append(text)
    for start in range(0, len(cells), 4):
        grid.add_row(*cells[start : start + 4])
    return Panel(grid, title=say(Phrase("board-supply")), title_align="left", width=98)


def letters(say: Say) -> Text:
    """Which letter is whose."""
    text = Text(style="dim")
    names = [f"{letter} {say(Phrase(f'disc-{owner}'))}" for owner, (letter, _) in DISCS.items()]
    text.append(" · ".join(names) + "\n" + say(Phrase("board-key")))
    return text
