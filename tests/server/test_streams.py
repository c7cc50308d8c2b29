"""Nothing that reaches a viewer depends on what it may not know: whole streams of messages, take-backs included."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isolario.kernel import OVER, FastLuck, Game, Match, Problem, State, game
from isolario.kernel.playout import step
from isolario.server.bot_turns import BotTurns, imagined
from isolario.server.metrics import Metrics
from isolario.testing.walks import start
from tests.examples import examples
from tests.server.streams import compare
from tests.server.whispers import game as whispers


@examples(4)
@given(seed=st.integers(0, 10**6))
def test_streams_tell_nothing_hidden(game: Game, seed: int) -> None:
    found = compare(game, seed)
    assert found.compared
    assert found.patches, "a page that follows by patches was compared too"


@examples(12)
@given(seed=st.integers(0, 10**6))
def test_streams_of_a_game_with_hidden_steps_tell_nothing(seed: int) -> None:
    compare(whispers, seed)


def former_undo(self: Match, seat: int) -> int | Problem:
    """The rule as it was: a step of somebody else counts as forced if it was, whoever may know that."""
    for index in range(len(self.steps) - 1, -1, -1):
        step = self.steps[index]
        if step.actor != seat and self.game.presentation.redacted(step.before, step.action, seat) is None:
            continue
        if step.actor < 0:
            if not step.forced:
                return Problem("undo-after-luck")
        elif step.actor != seat and not step.forced:
            return Problem("undo-after-others")
        elif self.reveals_in(step.before, step):
            return Problem("undo-after-reveal")
        elif step.actor == seat and not step.forced:
            return index
    return Problem("nothing-to-undo")


@pytest.mark.parametrize("id", ["iquazu", "the_island"])
def test_the_comparison_finds_an_undo_that_tells_a_hand(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "undo_or_reason", former_undo)

    def look() -> None:
        for seed in range(1, 61):  # 1 shows it in both games
            compare(game(id), seed, most=150)

    with pytest.raises(AssertionError, match="tell two worlds apart"):
        look()


class Thinker:
    """Workers that note what they are asked about."""

    def __init__(self) -> None:
        self.asked: list[State] = []

    async def choose(self, game: Game, state: State, *more: object) -> int:
        self.asked.append(state)
        return state.legal()[0]


def answer_of_a_bot(game: Game, state: State) -> tuple[int, list[State]]:
    """What a bot at a table plays in this position, and what it was made to think about."""
    thinker = Thinker()
    house = SimpleNamespace(workers=thinker, metrics=Metrics())
    row = SimpleNamespace(seed=b"s" * 32, creator=b"", game=game.id)
    table: Any = SimpleNamespace(log=SimpleNamespace(game=game, length=1), row=row, house=house, address="")
    return asyncio.run(BotTurns(table).chosen(state, "level:1")), thinker.asked


@pytest.mark.parametrize("id", ["iquazu", "the_island"])
def test_a_bot_without_a_choice_thinks_about_what_others_think_it_holds(id: str) -> None:
    """Its answer takes as long as any other, so that nobody sees that it had none."""
    played, found, luck = game(id), 0, FastLuck(1)
    for seed in range(20):
        state = start(played, seed)
        while state.actor != OVER and found < 5:
            forced = state.actor >= 0 and len(state.legal()) == 1
            if forced and not played.presentation.may_autoplay(state) and imagined(played, state) is not None:
                found += 1
                answer, asked = answer_of_a_bot(played, state)
                assert answer == state.legal()[0]
                assert [(world.actor, len(world.legal()) > 1) for world in asked] == [(state.actor, True)]
            step(state, luck)
    assert found == 5
