"""Random play inside compiled code: the yardstick of speed and the simplest opponent."""

from mypy_extensions import i64

from isolario.kernel.luck import Luck
from isolario.kernel.state import CHANCE, OVER, State


def step(state: State, luck: Luck) -> i64:
    """Take one step of random play, draws by their weights, and return it."""
    action = state.random_choice(luck)
    state.apply(action)
    return action


def draw(state: State, luck: Luck) -> None:
    """Let luck draw until somebody decides or the game is over."""
    while state.actor == CHANCE:
        state.apply(state.random_choice(luck))


def choices(state: State, luck: Luck) -> list[int]:
    """Draw what is to be drawn; then what the actor may choose, nothing if the game is over."""
    draw(state, luck)
    return state.legal()


def advance(state: State, action: i64, luck: Luck) -> list[int]:
    """Make a choice, draw what follows, and return what the next actor may choose: one call for each decision."""
    state.apply(action)
    draw(state, luck)
    return state.legal()


def playout(state: State, luck: Luck) -> i64:
    """Play `state` to its end at random, in place, and return the number of steps, draws included."""
    steps: i64 = 0
    while state.actor != OVER:
        state.apply(state.random_choice(luck))
        steps += 1
    return steps


def random_walk(state: State, luck: Luck, steps: int) -> list[int]:
    """Take up to `steps` random steps, in place, and return them."""
    taken: list[int] = []
    while state.actor != OVER and len(taken) < steps:
        taken.append(step(state, luck))
    return taken


def clones(state: State, count: i64) -> State:
    """Clone `state` again and again: what `isolario bench` times."""
    copy = state
    for _ in range(count):
        copy = state.clone()
    return copy
