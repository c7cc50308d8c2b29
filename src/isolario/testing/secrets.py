"""Laws of secrets: whatever reaches a seat stays the same when everything hidden from it changes."""

from isolario.kernel import OVER, FastLuck, Game, State
from isolario.testing.walks import canonical, decisions, events, in_the_dark, require, taken, walk


def nobody_learns_what_is_hidden(game: Game, seed: int) -> None:
    """Non-interference: all bytes a seat receives are the same for every truth with the same view."""
    for state in walk(game, seed, most=15):
        redeals = type(state).resample is not State.resample
        require(game.hides or not redeals, "a game that redeals anything must declare `hides = True`")
        for seat in in_the_dark(game, state):
            other = state.clone()
            other.resample(seat, FastLuck(seed + 1))
            mine, theirs = received(game, state, seat), received(game, other, seat)
            for part in mine:
                require(mine[part] == theirs[part], f"seat {seat} learns something hidden from its {part}")
            # The same luck on another truth with the same view deals the same hands.
            one, two = other.clone(), state.clone()
            one.resample(seat, FastLuck(seed + 2))
            two.resample(seat, FastLuck(seed + 2))
            require(one == two, f"resample({seat}) depends on more than the seat sees")
            one.imagine(seat, FastLuck(seed + 3))
            two = state.clone()
            two.imagine(seat, FastLuck(seed + 3))
            require(one == two, f"imagine({seat}) depends on more than the seat sees")
            require(one.view(seat) == state.view(seat), f"imagine({seat}) changes what the seat sees")
            require(other.actor == state.actor, f"resample({seat}) changes who decides")
            other.legal()


def received(game: Game, state: State, seat: int) -> dict[str, bytes]:
    """All that reaches a seat: its view, and if it decides its choices with all their texts."""
    shown, view = game.presentation, state.view(seat)
    parts: dict[str, object] = {
        "view": view,
        "elements": [element.json() for element in shown.elements(view)],
        "features": [list(state.features(seat))],
        "tally": [[line.json() for line in shown.tally(state, whom, seat)] for whom in range(state.seats)],
        "repr": repr(state),
    }
    if state.actor == seat:
        parts["prompt"] = shown.prompt(state).json()
        parts["choices"] = [
            [action, shown.notation(state, action), shown.phrase(state, action).json(), shown.path(state, action)]
            for action in state.legal()
        ]
    return {name: canonical(part) for name, part in parts.items()}


def whoever_decides_can_move_in_every_world(game: Game, seed: int) -> None:
    """Redealt for any seat, at any kind of decision, a position is one that can be played on."""
    if not game.hides:
        return
    for state in decisions(game, seed):
        for seat in range(state.seats):
            for shift in range(4):
                other = state.clone()
                redeal = other.resample if shift < 3 else other.imagine
                redeal(seat, FastLuck(seed + shift))
                require(other.actor == state.actor, f"{redeal.__name__}({seat}) changes who decides")
                world = f"in a world that seat {seat} thinks possible"
                require(other.legal(), f"seat {other.actor} cannot move {world}")
                require(abs(sum(other.estimate()) - 1) < 1e-6, f"estimate() is not made of chances {world}")


def what_plays_itself_is_known_to_be_forced(game: Game, seed: int) -> None:
    """A choice that is played at once shows that there was no other: `may_autoplay` only where everybody knows it."""
    if not game.hides:
        return
    for state in decisions(game, seed):
        alone = playing_itself(game, state)
        for seat in range(state.seats):
            other = state.clone()
            other.resample(seat, FastLuck(seed + seat))
            phase = state.view(None)["phase"]
            require(playing_itself(game, other) == alone, f"may_autoplay in {phase} tells seat {seat} a hidden hand")


def playing_itself(game: Game, state: State) -> bool:
    return state.actor >= 0 and game.presentation.may_autoplay(state) and len(state.legal()) == 1


def what_may_not_tell_tells_nothing(game: Game, seed: int) -> None:
    """Where `may_tell` says no, every truth leads to the same view: nobody else learns anything from the choice."""
    if not game.hides:
        return
    for state in decisions(game, seed):
        action = state.legal()[seed % len(state.legal())]
        after = taken(state, action)[2]
        if after.actor == OVER or game.presentation.may_tell(state, action):
            continue
        for seat in range(state.seats):
            if seat == state.actor:
                continue
            seen = after.view(seat)
            for shift in range(3):
                other = state.clone()
                other.resample(seat, FastLuck(seed + shift))
                what = f"action {action} ({game.presentation.kind(state, action)})"
                require(action in other.legal(), f"{what} tells seat {seat} that it could be chosen: see may_tell")
                require(taken(other, action)[2].view(seat) == seen, f"{what} tells seat {seat} something: see may_tell")


def events_and_redacted_steps_tell_nothing_hidden(game: Game, seed: int) -> None:
    """What a seat reads of a choice of others is the same for every truth that leads to the same view."""
    for state in walk(game, seed, most=20):
        if state.actor == OVER:
            continue
        action = state.legal()[seed % len(state.legal())]
        for seat in in_the_dark(game, state):
            other = state.clone()
            other.resample(seat, FastLuck(seed + 1))
            if action not in other.legal():
                continue
            mine, theirs = told(game, state, action, seat), told(game, other, action, seat)
            if mine[1] == theirs[1]:
                require(mine[0] == theirs[0], f"seat {seat} is told something hidden of action {action}")


def told(game: Game, state: State, action: int, seat: int) -> tuple[bytes, bytes]:
    """What the seat is told of a step, and the view it has afterwards."""
    made = taken(state, action)
    said = [event.json() for event in events(game, made, seat)]
    return canonical([said, game.presentation.redacted(state, action, seat)]), canonical(made[2].view(seat))


LAWS = (
    nobody_learns_what_is_hidden,
    whoever_decides_can_move_in_every_world,
    what_plays_itself_is_known_to_be_forced,
    what_may_not_tell_tells_nothing,
    events_and_redacted_steps_tell_nothing_hidden,
)
