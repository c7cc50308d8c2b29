"""A few steps from a position that real play seldom leads to, as the service would tell them in a replay.

The browser tests let the page show them: `python e2e/<game>_story.py` prints the JSON.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

# The positions of the worked examples are built by the tests of the rules.
sys.path.insert(0, str(Path(__file__).parents[2]))

from isolario.kernel import CHANCE, FastLuck, Game, Match, State
from isolario.kernel.presentation import Viewer

NAMES = ("Ada", "Bo", "Cleo", "Dino")


def story(
    game: Game, start: State, choices: Sequence[str | int], viewer: Viewer = None, draw: bool = False
) -> dict[str, Any]:
    """From `start` the choices, or draws, one after the other: as written, or by number.

    `draw`: what has to be drawn is drawn, always alike.
    """
    match = Match(game, start.seats, auto=False)
    match.state = start.clone()
    luck = FastLuck(1)

    def draw_all() -> None:
        while draw and match.state.actor == CHANCE:
            legal = match.state.legal()
            match.record_step(legal[luck.pick(match.state.weights())], legal)

    for choice in choices:
        action = match.read(choice) if isinstance(choice, str) else choice
        legal = match.state.legal()
        assert action in legal, f"{choice} is not among {legal}"
        match.record_step(action, legal)
        draw_all()
    return told(match, viewer)


def told(match: Match, viewer: Viewer) -> dict[str, Any]:
    frames = [frame(match, 0, -1, [], viewer)]
    for step in match.steps:
        events = [event.json() for event in match.events(step, viewer)]
        frames.append(frame(match, step.index + 1, step.actor, events, viewer))
    return {
        "table": "story",
        "game": match.game.id,
        "names": NAMES[: match.seats],
        "seat": viewer,
        "frames": frames,
        "scores": [match.state_at(index).scores() for index in range(len(match.steps) + 1)],
        "ranks": match.state.ranks(),
        "tally": [[] for _ in range(match.seats)],
    }


def frame(match: Match, index: int, actor: int, events: list[dict[str, Any]], viewer: Viewer) -> dict[str, Any]:
    view = match.state_at(index).view(viewer)
    return {
        "index": index,
        "actor": actor,
        "notation": "",
        "phrase": None,
        "events": events,
        "view": view,
        "elements": [element.json() for element in match.game.presentation.elements(view)],
    }
