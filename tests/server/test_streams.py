"""Nothing that reaches a viewer depends on what it may not know: whole streams of messages, take-backs included."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from isolario.kernel import OVER, FastLuck, Game, Match, Problem, game
from isolario.kernel.playout import step
from isolario.server.bot_turns import imagined
from isolario.testing.walks import start
from tests.server.streams import compare
from tests.server.whispers import game as whispers


@settings(max_examples=4)
@given(seed=st.integers(0, 10**6))
def test_streams_tell_nothing_hidden(game: Game, seed: int) -> None:
    found = compare(game, seed)
    assert found.compared
    assert found.patches, "a page that follows by patches was compared too"


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

    def look() -> None:
        for seed in range(60):
            compare(game(id), seed, most=150)

    with pytest.raises(AssertionError, match="tell two worlds apart"):
        look()


@pytest.mark.parametrize("id", ["iquazu", "the_island"])
def test_a_bot_without_a_choice_thinks_about_what_others_think_it_holds(id: str) -> None:
    """Its answer takes as long as any other, so that nobody sees that it had none."""
    played, found, luck = game(id), 0, FastLuck(1)
    for seed in range(20):
        state = start(played, seed)
        while state.actor != OVER and found < 5:
            forced = state.actor >= 0 and len(state.legal()) == 1
            if forced and not played.presentation.may_autoplay(state):
                world = imagined(played, state)
                if world is not None:
                    found += 1
                    assert len(world.legal()) > 1
                    assert world.actor == state.actor
            step(state, luck)
    assert found == 5
