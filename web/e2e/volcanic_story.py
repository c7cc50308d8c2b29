"""A scripted chain of The Volcanic Isle as the service would tell it in a replay: raise, crack, die, eruption, prayers,
points, sinking, rescues, double eruption, last round. Printed as JSON for the browser test that watches it."""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.rulebook.volcanic_isle.position import DONE, FIRE, PRAY, flee, raise_  # noqa: E402
from tests.rulebook.volcanic_isle.test_chain import last_stand  # noqa: E402

from isolario.games.volcanic_isle import game  # noqa: E402
from isolario.kernel import Match, State  # noqa: E402

STEPS = (raise_(0), FIRE, 1, PRAY, DONE, flee(5), flee(2), 23, DONE, DONE)


def frame(index: int, actor: int, state: State, events: list[Any]) -> dict[str, Any]:
    view = state.view(None)
    elements = [element.json() for element in game.presentation.elements(view)]
    told = [event.json() for event in events]
    return {
        "index": index,
        "actor": actor,
        "notation": "",
        "phrase": None,
        "events": told,
        "view": view,
        "elements": elements,
    }


def story() -> dict[str, Any]:
    match = Match(game, 2, {"first_player": "0"}, auto=False)
    match.state = last_stand()
    for action in STEPS:
        legal = match.state.legal()
        assert action in legal, f"{action} is not among {legal}"
        match.record_step(action, legal)
    frames = [frame(0, -1, match.state_at(0), [])]
    frames += [frame(step.index + 1, step.actor, match.after(step), match.events(step, None)) for step in match.steps]
    return {
        "table": "story",
        "game": game.id,
        "names": ["Ada", "Bo"],
        "seat": None,
        "frames": frames,
        "scores": [match.state_at(index).scores() for index in range(len(match.steps) + 1)],
        "ranks": match.state.ranks(),
        "tally": [[], []],
    }


if __name__ == "__main__":
    print(json.dumps(story()))
