"""Boards as SVG for notebooks: a room says where its places are, this draws them with every piece on its place."""

import html
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

SEAT_COLOURS = ("#c8452f", "#2f6db3", "#3f8a4d", "#c79a1b", "#7a4fa0")
"""By seat; everything without an owner is grey."""
NOBODY = "#8d8778"
PIECE = 7.0
"""Half the width of a piece, in units of the picture."""
ROW = 20
"""Height of a line below the board."""


@dataclass(frozen=True)
class Spot:
    """A place of the board: the element it is, where, what it looks like (`hex`, `round` or `square`)."""

    id: str
    x: float
    y: float
    shape: str = "round"
    size: float = 20.0
    fill: str = "#d8ccb0"
    label: str = ""


@dataclass(frozen=True)
class Picture:
    """A board: its places, who owns which piece, what is written on a piece, and lines drawn over it."""

    spots: Sequence[Spot]
    owners: Mapping[str, int | None] = field(default_factory=dict)
    marks: Mapping[str, str] = field(default_factory=dict)
    lines: Sequence[tuple[float, float, float, float]] = ()


def seat_in(piece: str) -> int | None:
    """The owner in an id like `settler:1:0`."""
    parts = piece.split(":")
    return int(parts[1]) if len(parts) > 1 and parts[1].isdigit() else None


def hex_corners(x: float, y: float, size: float) -> list[tuple[float, float]]:
    """A hex with a corner at the top."""
    turns = [math.radians(60 * corner - 90) for corner in range(6)]
    return [(x + size * math.cos(turn), y + size * math.sin(turn)) for turn in turns]


def board_picture(view: Mapping[str, Any], picture: Picture, line: str) -> str:
    """The whole SVG: the places, the pieces on them, and in lines below what lies beside the board."""
    spots = {spot.id: spot for spot in picture.spots}
    pieces: dict[str, str] = view["pieces"]
    on_board: dict[str, list[str]] = {}
    beside: dict[str, list[str]] = {}
    for piece in pieces:
        place = pieces[piece]
        while place not in spots and place in pieces:  # what lies on a piece lies where that one does
            place = pieces[place]
        (on_board if place in spots else beside).setdefault(place, []).append(piece)
    left = min((spot.x - spot.size for spot in picture.spots), default=0.0) - 8
    top = min((spot.y - spot.size for spot in picture.spots), default=0.0) - 8
    right = max(max((spot.x + spot.size for spot in picture.spots), default=0.0) + 8, left + 420)
    bottom = max((spot.y + spot.size for spot in picture.spots), default=0.0) + 8
    parts = [drawn_spot(spot) for spot in picture.spots]
    parts += [
        f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="#2b1a12" stroke-width="4" stroke-linecap="round"/>'
        for x1, y1, x2, y2 in picture.lines
    ]
    for place, held in on_board.items():
        parts += [
            drawn_piece(piece, x, y, picture) for piece, (x, y) in zip(held, heap(spots[place], len(held)), strict=True)
        ]
    for number, (caption, owner, held) in enumerate(lines_below(view, beside)):
        y = bottom + ROW * number + ROW / 2
        parts.append(f'<circle cx="{left + 14:.1f}" cy="{y:.1f}" r="6" fill="{colour(owner)}"/>')
        shown = caption if not held else f"{caption}: {counted(held)}"
        parts.append(f'<text x="{left + 26:.1f}" y="{y + 4:.1f}" text-anchor="start">{html.escape(shown)}</text>')
    height = bottom - top + ROW * (len(lines_below(view, beside)) + 0.5)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {right - left:.0f} {height:.0f}" '
        f'width="{min(760, right - left):.0f}" role="img" font-family="sans-serif" font-size="11" text-anchor="middle">'
        f"<title>{html.escape(line)}</title>"
        f'<rect x="{left:.0f}" y="{top:.0f}" width="{right - left:.0f}" height="{height:.0f}" rx="8" fill="#eef1ee"/>'
        f"{''.join(parts)}</svg>"
    )


def lines_below(view: Mapping[str, Any], beside: Mapping[str, list[str]]) -> list[tuple[str, int | None, list[str]]]:
    """A line for each seat, with its points as far as they may be seen, then for each other place beside the board."""
    lines: list[tuple[str, int | None, list[str]]] = []
    for seat in range(view["seats"]):
        points = view["scores"][seat]
        turn = " ◂" if view["actor"] == seat else ""
        lines.append((f"{seat + 1} ({'?' if points is None else points}){turn}", seat, beside.get(f"seat:{seat}", [])))
    lines += [(place, None, held) for place, held in beside.items() if not place.startswith("seat:")]
    return lines


def counted(pieces: Sequence[str]) -> str:
    """`3 card, 1 disc`: how many of each kind."""
    kinds: dict[str, int] = {}
    for piece in pieces:
        kind = piece.split(":")[0]
        kinds[kind] = kinds.get(kind, 0) + 1
    return ", ".join(f"{number} {kind}" for kind, number in kinds.items())


def colour(owner: int | None) -> str:
    return NOBODY if owner is None else SEAT_COLOURS[owner % len(SEAT_COLOURS)]


def drawn_spot(spot: Spot) -> str:
    about = f'fill="{spot.fill}" stroke="#4b4438" stroke-width="0.8"'
    if spot.shape == "hex":
        corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in hex_corners(spot.x, spot.y, spot.size))
        shape = f'<polygon points="{corners}" {about}/>'
    elif spot.shape == "square":
        corner = f'x="{spot.x - spot.size:.1f}" y="{spot.y - spot.size:.1f}"'
        shape = f'<rect {corner} width="{2 * spot.size:.1f}" height="{2 * spot.size:.1f}" rx="3" {about}/>'
    else:
        shape = f'<circle cx="{spot.x:.1f}" cy="{spot.y:.1f}" r="{spot.size:.1f}" {about}/>'
    if not spot.label:
        return shape
    place = f'x="{spot.x:.1f}" y="{spot.y - spot.size + 11:.1f}"'
    return f'{shape}<text {place} fill="#26221c" font-size="9">{html.escape(spot.label)}</text>'


def heap(spot: Spot, count: int) -> list[tuple[float, float]]:
    """Where the pieces of a place go: one in its middle, several in rows."""
    per_row = max(1, min(count, int(2 * spot.size / (2 * PIECE)), math.ceil(math.sqrt(count))))
    rows = math.ceil(count / per_row)
    step = 2 * PIECE - 1
    places = []
    for number in range(count):
        row, column = divmod(number, per_row)
        here = min(per_row, count - row * per_row)
        places.append((spot.x + (column - (here - 1) / 2) * step, spot.y + (row - (rows - 1) / 2) * step))
    return places


def drawn_piece(piece: str, x: float, y: float, picture: Picture) -> str:
    """A piece by its kind: a letter in a disc of its owner's colour, with its id to read when pointed at."""
    owner = picture.owners[piece] if piece in picture.owners else seat_in(piece)
    mark = picture.marks.get(piece, piece[:1].upper())
    return (
        f'<g><title>{html.escape(piece)}</title><circle cx="{x:.1f}" cy="{y:.1f}" r="{PIECE - 1:.1f}" '
        f'fill="{colour(owner)}" stroke="#fff" stroke-width="0.8"/>'
        f'<text x="{x:.1f}" y="{y + 3:.1f}" font-size="8" fill="#fff">{html.escape(mark)}</text></g>'
    )
