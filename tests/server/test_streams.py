"""Nothing that reaches a viewer depends on what it may not know: whole streams of messages, take-backs included."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from isolario.kernel import Game, Match, Problem, game
from isolario.kernel.game import registry
from isolario.server.bot_turns import imagined
from tests.server.streams import compare
from tests.server.whispers import game as whispers

HIDING = [each for each in registry().values() if each.hides]


@settings(max_examples=6)
@given(seed=st.integers(0, 10**6))
def test_streams_tell_nothing_hidden(game: Game, seed: int) -> None:
    assert compare(game, seed).compared


@settings(max_examples=12)
@given(seed=st.integers(0, 10**6))
def test_streams_of_a_game_with_hidden_steps_tell_nothing(seed: int) -> None:
    compare(whispers, seed)


def former_undo_point(self: Match, seat: int) -> int:
    """The rule as it was: a step of somebody else counts as forced if it was, whoever may know that."""
    for index in range(len(self.steps) - 1, -1, -1):
        step = self.steps[index]
        if step.actor != seat and self.game.presentation.redacted(step.before, step.action, seat) is None:
            continue
        if step.actor < 0:
            if not step.forced:
                raise Problem("undo-after-luck")
        elif step.actor != seat and not step.forced:
            raise Problem("undo-after-others")
        elif self.reveals_in(step.before, step):
            raise Problem("undo-after-reveal")
        elif step.actor == seat and not step.forced:
            return index
    raise Problem("nothing-to-undo")


@pytest.mark.parametrize("id", ["iquazu", "the_island"])
def test_the_comparison_finds_an_undo_that_tells_a_hand(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "undo_point", former_undo_point)
    for seed in range(60):
        try:
            compare(game(id), seed, most=150)
        except AssertionError as error:
            assert "tell two worlds apart" in str(error)
            return
    raise AssertionError("the leak was not found")
