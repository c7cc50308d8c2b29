"""One-ply choice by a game's own evaluation, inside compiled code."""

from typing import Final

from mypy_extensions import i64

from isolario.kernel.chances import victory_shares
from isolario.kernel.luck import FastLuck
from isolario.kernel.state import CHANCE, OVER, State

SAMPLES: Final[i64] = 4
"""How many futures are tried for a choice that is followed by luck."""


def greedy_choice(state: State, luck: FastLuck) -> i64:
    """The choice after which the actor stands best, ties broken at random."""
    choices = state.legal()
    if len(choices) == 1:
        return choices[0]
    mine = state.actor
    best: i64 = choices[0]
    best_value = -1.0
    ties: i64 = 0
    for action in choices:
        value = value_after(state, action, mine, luck)
        if value > best_value:
            best, best_value, ties = action, value, 1
        elif value == best_value:
            ties += 1
            if luck.below(ties) == 0:
                best = action
    return best


def value_after(state: State, action: i64, mine: i64, luck: FastLuck) -> float:
    """How `mine` stands after the action and the luck that follows at once."""
    total = 0.0
    tries: i64 = 0
    while tries < SAMPLES:
        after = state.clone()
        after.apply(action)
        certain = after.actor != CHANCE
        while after.actor == CHANCE:
            after.apply(after.legal()[luck.pick(after.weights())])
        total += outcome(after, mine)
        tries += 1
        if certain:
            break
    return total / float(tries)


def outcome(state: State, mine: i64) -> float:
    """The estimate for a running game; for a finished one the share of the victory."""
    if state.actor != OVER:
        return state.estimate()[mine]
    return victory_shares(state.ranks())[mine]
