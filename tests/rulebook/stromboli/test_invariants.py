"""What holds in every position of every game, whatever is chosen and drawn."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isolario.games.stromboli import game
from isolario.games.stromboli.rules import Stromboli
from isolario.games.stromboli.view import discarded
from isolario.kernel import CHANCE, OVER, FastLuck, Match
from isolario.kernel.playout import step
from isolario.kernel.state import Note

from .position import phase, view

seeds = st.integers(0, 10**6)
variants = st.sampled_from(["base", "tactical"])
shields = st.booleans()


def walk(variant: str, shield: bool, seed: int) -> Iterator[tuple[Stromboli, list[Note]]]:
    """Every position of a random game, with what happened on the way to it."""
    state = game.new(variant=variant, shaman_shields_statue=shield)
    assert isinstance(state, Stromboli)
    luck = FastLuck(seed)
    yield state, []
    while state.actor != OVER:
        state.trace = []
        step(state, luck)
        yield state, state.trace


@given(variant=variants, shield=shields, seed=seeds)
def test_every_position_is_sound(variant: str, shield: bool, seed: int) -> None:
    total = 42 if variant == "base" else 34
    for state, _ in walk(variant, shield, seed):
        red, yellow = state.sums[:6], state.sums[6:]
        # ST-DISC-5, and the sums are those of the discs.
        assert all(a != b or a == 0 for a, b in zip(red, yellow, strict=True))
        for seat in range(2):
            for beach in range(6):
                values = [v + 1 for v in range(5) if state.discs[5 * seat + v] == beach]
                assert state.sums[6 * seat + beach] == sum(values)
        view = state.view(None)
        # No card appears or vanishes.
        unseen = sum(deck["left"] for deck in view["decks"])
        shown = sum(card is not None for segment in view["segments"] for card in segment["cards"])
        assert unseen + shown + sum(state.held) + sum(discarded(state)) == total
        assert min(discarded(state)) >= 0
        # One statue to a space, eight to a player, shamans apart, no negative purse.
        spaces = [statue["space"] for statue in view["statues"]]
        assert len(set(spaces)) == len(spaces)
        assert all(0 <= player["statues_left"] <= 8 for player in view["players"])
        assert state.own[0] != state.own[1]
        assert min(state.held) >= 0
        assert len(view["markers"]) == 4
        if phase(state) == "turn":
            # (a) the boat's beach holds no disc when a turn begins.
            assert red[state.boat] == yellow[state.boat] == 0
            assert len(state.legal()) <= 30
            # (c) an empty slot means that all decks are used up.
            if any(card is None for segment in view["segments"] for card in segment["cards"]):
                assert unseen == 0
        if state.actor == CHANCE and phase(state) == "draw":
            assert {slot // 2 for slot in range(12) if state.slots[slot] == -1} == {state.boat}


@given(variant=variants, seed=seeds)
def test_the_story_is_sound(variant: str, seed: int) -> None:
    draws = received = turns = scorings = 0
    stalled = False
    for state, notes in walk(variant, False, seed):
        if state.actor == CHANCE:
            draws += 1
        for kind, (a, b, *_) in notes:
            received += kind == "take"
            turns += kind == "turn"
            stalled = stalled or kind == "stall"
            if kind == "boat":
                assert a != b  # (b) the boat never ends where it started
            if kind == "scoring":
                scorings += 1
                on_island = sum(place != -1 for place in before_scoring(notes, state))
                if variant == "base" and not stalled:
                    assert on_island == 4  # (d)
    assert received <= 34
    assert turns <= 34 * 60 + 60  # (e)
    assert stalled or scorings == 2
    if not stalled:
        assert draws == (43 if variant == "base" else 35)


def before_scoring(notes: list[Note], state: Stromboli) -> list[int]:
    """The markers that an eruption in these notes let flow, or those still on the island."""
    flowed = [a for kind, (a, count, *_) in notes if kind == "erupt" for _ in range(count)]
    return flowed or list(state.markers)


@given(seed=seeds)
def test_scores_are_the_sum_of_the_explained_lines(seed: int) -> None:
    for state, _ in walk("base", False, seed):
        if state.actor == OVER:
            for seat in range(2):
                lines = game.presentation.tally(state, seat, None)
                assert sum(line.points for line in lines) == state.scores()[seat]
                known = {element.id for element in game.presentation.elements(view(state))}
                assert all(set(line.elements) <= known for line in lines)


@pytest.mark.parametrize("seed", range(3))
def test_forced_choices_are_not_asked(seed: int) -> None:
    """A take with nothing to choose, a lost Build, an empty purse: the rules go on by themselves."""
    for state, _ in walk("base", False, seed):
        if state.actor >= 0 and phase(state) != "turn":
            assert len(state.legal()) >= 2


def test_the_stall_guard_is_announced_ten_turns_before() -> None:
    """ST-TRIG-7 surprises nobody."""
    match = Match(game, options={"first_player": "0"}, luck=FastLuck(3))
    told: list[str] = []
    for turn in range(60):
        beach = "FE"[match.actor]
        steps = match.play(f"1{beach}" if turn % 4 < 2 else "-1")
        steps += match.play("stay") if not match.over else []
        told += [event.kind for step in steps for event in match.events(step, None)]
        if match.over:
            break
        assert ("quiet" in told) == (turn >= 49)
    assert match.over
    assert told.count("quiet") == 1
    assert told.index("quiet") < told.index("stall") < told.index("end")
