"""A position at a glance: one line for the prompt, a picture for a notebook. Only what everybody may see."""

import html
import io
from typing import Any

from isolario.kernel.copying import game_of
from isolario.kernel.problems import MissingExtra, Problem
from isolario.kernel.state import CHANCE, OVER, State


def described(state: State) -> str:
    """`<nomads: seat 1 of 3 decides, move, 17 choices>`."""
    try:
        played = game_of(state)
    except Problem:
        return f"<{type(state).__name__}: {chooser(state.actor, state.seats)}>"
    seen = state.view(None)
    # How many choices a seat has can tell what is in its hand.
    choices = "" if played.hides or state.actor == OVER else f", {len(state.legal())} choices"
    return f"<{played.id}: {chooser(seen['actor'], seen['seats'])}, phase {seen['phase']}{choices}>"


def chooser(actor: int, seats: int) -> str:
    if actor == OVER:
        return f"over, {seats} seats"
    return f"luck draws for {seats} seats" if actor == CHANCE else f"seat {actor} of {seats} decides"


def pictured(state: State) -> str:
    """The board as SVG where the game draws one, else the board of the terminal; below it the line of `repr`."""
    played = game_of(state)
    picture = played.presentation.svg(state.view(None), played.texts("en"))
    return f"<figure>{picture}<figcaption>{html.escape(described(state))}</figcaption></figure>"


def pixels(svg: str) -> Any:
    """An SVG as an array of height x width x 3 bytes, for videos and learners that look at pictures."""
    try:
        import numpy as np
        import resvg_py
        from PIL import Image
    except ImportError:
        raise MissingExtra("pictures") from None
    drawn = resvg_py.svg_to_bytes(svg_string=svg, background="white")
    return np.asarray(Image.open(io.BytesIO(bytes(drawn))).convert("RGB"))


CHARACTER, LINE = 8.4, 18
"""Width and height of a character of the picture, in its own units."""


def terminal_picture(board: Any) -> str:
    """What a terminal would show, as SVG: the same characters and colours."""
    from rich.console import Console
    from rich.terminal_theme import MONOKAI

    console = Console(width=100, record=True, file=None, color_system="truecolor", force_terminal=True)
    lines = console.render_lines(board, console.options.update(width=100), pad=False)
    rows: list[str] = []
    widest = 0
    for number, line in enumerate(lines):
        column, spans = 0, ""
        for text, style, _ in line:
            colour = MONOKAI.foreground_color.hex
            weight = ""
            if style is not None:
                if style.color is not None:
                    colour = style.color.get_truecolor(MONOKAI).hex
                weight = ' font-weight="bold"' if style.bold else ""
            if text.strip():
                x = f'x="{column * CHARACTER:.1f}" fill="{colour}"{weight}'
                spans += f"<tspan {x}>{html.escape(text)}</tspan>"
            column += len(text)
        widest = max(widest, column)
        rows.append(f'<text y="{(number + 1) * LINE}" xml:space="preserve">{spans}</text>')
    width, height = widest * CHARACTER + 16, len(lines) * LINE + 24
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -4 {width:.0f} {height}" width="{width:.0f}" '
        f'font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14">'
        f'<rect x="-8" y="-4" width="{width:.0f}" height="{height}" rx="8" fill="#16191d"/>{"".join(rows)}</svg>'
    )
