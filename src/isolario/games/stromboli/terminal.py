"""The board for a terminal, drawn from a view: the island unrolled, one column per segment, the sea on top.

Colours help, but every piece also has a letter or a shape of its own.
"""

from collections.abc import Callable

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from isolario.games.stromboli.board import SEAT_NAMES, TERRAIN_NAMES
from isolario.games.stromboli.view_types import CardView, KeptView, SegmentView, StromboliView
from isolario.kernel.presentation import Phrase

Say = Callable[[Phrase], str]

SEAT_STYLE = ("bold red", "bold yellow")
TERRAIN_STYLE = ("green", "dark_green", "bright_black")
LAVA_STYLE = "bold orange_red1"
COLUMN = 12


def draw(view: StromboliView, say: Say) -> RenderableType:
    initials = [say(Phrase(f"board-{name}")) for name in SEAT_NAMES]
    return Group(
        island(view, say, initials),
        players(view, say, initials),
        for_sale(view, say),
        decks(view, say),
        Text(say(Phrase("board-legend")), style="dim"),
    )


def island(view: StromboliView, say: Say, initials: list[str]) -> Table:
    grid = Table(box=box.ROUNDED, show_lines=True, pad_edge=False, padding=(0, 1), title=heading(view, say))
    grid.add_column("", style="dim", min_width=8, no_wrap=True)
    for segment in view["segments"]:
        grid.add_column(segment_title(segment, say, initials), width=COLUMN, justify="center")
    grid.add_row(say(Phrase("board-cards")), *[card_cell(segment, say) for segment in view["segments"]])
    grid.add_row(say(Phrase("board-beach")), *[beach_cell(view, index, say, initials) for index in range(6)])
    for terrain, name in enumerate(TERRAIN_NAMES):
        cells = [space_cell(view, 3 * segment + terrain, initials) for segment in range(6)]
        grid.add_row(say(Phrase(f"board-{name}")), *cells)
    craters = [Text("♦" * segment["markers"] or "·", style=LAVA_STYLE) for segment in view["segments"]]
    grid.add_row(say(Phrase("board-crater")), *craters)
    return grid


def heading(view: StromboliView, say: Say) -> Text:
    title = Text(say(Phrase("board-round", {"number": view["round"]})), style="bold")
    for seat, points in enumerate(view["scores"]):
        title.append("   ")
        title.append(f"{say(Phrase(f'board-{SEAT_NAMES[seat]}-name'))} {points}", style=SEAT_STYLE[seat])
    return title


def segment_title(segment: SegmentView, say: Say, initials: list[str]) -> Text:
    title = Text(segment["letter"], style="bold")
    if segment["pier"]:
        title.append(" " + say(Phrase("board-pier")), style="dim")
    if segment["hut"] is not None:
        seat = segment["hut"]
        title.append(f" {say(Phrase('board-hut'))} {initials[seat]}", style=SEAT_STYLE[seat])
    return title


def card_cell(segment: SegmentView, say: Say) -> Text:
    lines = []
    for card in segment["cards"]:
        if card is None:
            lines.append(say(Phrase("board-empty")))
        else:
            lines.append(short_name(card, say))
    return Text("\n".join(lines))


def short_name(card: CardView | KeptView, say: Say) -> str:
    """The card in a word, with its butterflies."""
    name = say(Phrase(f"board-short-{card['card']}"))
    return f"{name} {'✦' * card['butterflies']}".strip()


def beach_cell(view: StromboliView, segment: int, say: Say, initials: list[str]) -> Text:
    """The boat if it is here, both players' discs with their sums, lava discs, shamans still in their huts."""
    lines: list[Text] = []
    if view["boat"]["segment"] == segment:
        lines.append(Text(f"≈≈ {say(Phrase('board-boat')).upper()} »", style="bold cyan"))
    for seat, initial in enumerate(initials):
        values = [str(d["value"]) for d in view["discs"] if d["seat"] == seat and d["beach"] == segment]
        parts = []
        if values:
            total = view["segments"][segment]["sums"][seat]
            parts.append("+".join(values) + (f"={total}" if len(values) > 1 else ""))
        if any(d["seat"] == seat and d["beach"] == segment for d in view["lava_discs"]):
            parts.append("♦")
        shaman = view["shamans"][seat]
        if shaman["space"] is None and shaman["segment"] == segment:
            parts.append("●")
        if parts:
            lines.append(Text(f"{initial} {' '.join(parts)}", style=SEAT_STYLE[seat]))
    return Text("\n").join(lines) if lines else Text("·", style="dim")


def space_cell(view: StromboliView, space: int, initials: list[str]) -> Text:
    """What stands on a building space; a dot if it is free, an exclamation mark if lava points at it."""
    cell = Text()
    for statue in view["statues"]:
        if statue["space"] == space:
            cell.append(f"▲{initials[statue['seat']]} ", style=SEAT_STYLE[statue["seat"]])
    for shaman in view["shamans"]:
        if shaman["space"] == space:
            cell.append(f"●{initials[shaman['seat']]} ", style=SEAT_STYLE[shaman["seat"]])
    if not cell:
        cell.append("· ", style=TERRAIN_STYLE[space % 3])
    if space in view["burning"]:
        cell.append("!", style=LAVA_STYLE)
    cell.rstrip()
    return cell


def players(view: StromboliView, say: Say, initials: list[str]) -> Table:
    """Both players side by side."""
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(*[player(view, seat, say, initials) for seat in range(2)])
    return grid


def player(view: StromboliView, seat: int, say: Say, initials: list[str]) -> Panel:
    """One player's supply, statues, shells and cards."""
    told = view["players"][seat]
    supply = [f"({d['value']})" for d in view["discs"] if d["seat"] == seat and d["beach"] is None]
    lava = any(d["seat"] == seat and d["beach"] is None for d in view["lava_discs"])
    rows = Table.grid(padding=(0, 1))
    rows.add_column(style="dim")
    rows.add_column()
    rows.add_row(say(Phrase("board-supply")), " ".join(supply + ["(♦)"] * lava) or say(Phrase("board-empty")))
    shells = f"{say(Phrase('board-shells'))} {told['shells']}"
    rows.add_row(say(Phrase("board-statues")), f"▲ × {told['statues_left']}   {shells}")
    kept = [f"{short_name(card, say)} × {card['count']}" for card in told["kept"]]
    kept += [say(Phrase(f"scorecard-{card}")) for card in told["score_cards"]]
    rows.add_row(say(Phrase("board-kept")), ", ".join(kept) or say(Phrase("board-empty")))
    mark = "▶ " if view["actor"] == seat else ""
    name = say(Phrase("board-player", {"seat": f"#{seat}", "initial": initials[seat], "points": told["points"]}))
    return Panel(rows, title=Text(mark + name, style=SEAT_STYLE[seat]), title_align="left", box=box.ROUNDED)


def for_sale(view: StromboliView, say: Say) -> Text:
    """Score cards that nobody has bought yet, with their price and what they would bring Red and Yellow now."""
    parts = []
    for card in view["score_board"]:
        if card["owner"] is None:
            worth = ":".join(str(points) for points in card["worth"])
            parts.append(f"{say(Phrase('scorecard-' + card['card']))} {'$' * card['cost']} ({worth})")
    if view["priestess"]["face_up"]:
        parts.append(f"{say(Phrase('card-priestess'))} {'$' * view['priestess']['cost']}")
    line = Text(say(Phrase("board-for-sale")) + ": ", style="dim")
    line.append(joined(parts, " · ") or say(Phrase("board-empty")), style="default")
    return line


def decks(view: StromboliView, say: Say) -> Text:
    """How many cards are left, and which ones the deck in use can still turn up."""
    line = Text(say(Phrase("board-decks")) + ": ", style="dim")
    line.append(" · ".join(f"{'♠' * palms} {deck['left']}" for palms, deck in enumerate(view["decks"], 1)))
    current = next((deck for deck in view["decks"] if deck["left"] > 0), None)
    if current is not None:
        pool = [f"{say(Phrase(f'card-{card}'))} × {count}" for card, count in current["pool"].items()]
        line.append("\n  " + joined(pool, ", "), style="dim")
    return line


def joined(parts: list[str], between: str) -> str:
    """A list whose items are not broken at the end of a line."""
    return between.join(part.replace(" ", "\u00a0") for part in parts)
