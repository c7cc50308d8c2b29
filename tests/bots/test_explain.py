"""Explanations: sane numbers, real choices, words in both languages, and nothing that was hidden."""

import json

from isolario.bots import explain
from isolario.bots.mcts import plain
from isolario.kernel import LANGUAGES, OVER, FastLuck, Game, playout
from tests.bots.test_mcts import position
from tests.bots.toys import AuctionGame, auction


def test_candidates_are_the_legal_choices_best_first(game: Game) -> None:
    state = position(game, 5, 14)
    seat = int(state.actor)
    found = explain(game, state, seat, 30, seed=3)
    assert found.simulations == 30
    assert found.actor == seat
    assert abs(sum(found.chances) - 1) < 1e-6
    visits = [candidate.visits for candidate in found.candidates[1:]]
    assert visits == sorted(visits, reverse=True)
    assert {candidate.action for candidate in found.candidates} <= set(state.legal())
    best = found.candidates[0]
    assert 0 <= best.chance <= 1
    assert best.points is not None
    assert json.loads(json.dumps(found.json()))["candidates"][0]["notation"] == game.presentation.notation(
        state, best.action
    )
    for lang in LANGUAGES:
        words = found.words(game.texts(lang))
        assert len(words) >= 2
        assert not any("{" in said or "hint-" in said for said in words)


def test_the_expected_line_can_be_played(game: Game) -> None:
    state = position(game, 6, 10)
    found = explain(game, state, int(state.actor), 40, seed=1, points=False)
    for step in found.candidates[0].line:
        assert 0 <= step.seat < state.seats
        assert step.notation


def test_it_is_repeatable_and_blind_to_what_is_hidden(game: Game) -> None:
    state = position(game, 8, 20)
    seat = int(state.actor)
    first = explain(game, state, seat, 20, seed=5)
    other = state.clone()
    other.resample(seat, FastLuck(99))
    assert explain(game, other, seat, 20, seed=5) == first


def test_who_waits_gets_chances_but_no_choices_of_others(game: Game) -> None:
    state = position(game, 9, 8)
    watcher = (int(state.actor) + 1) % state.seats
    found = explain(game, state, watcher, 30, seed=5)
    assert found.candidates == ()
    assert len(found.words(game.texts("it"))) == 1


def test_a_finished_game_is_certain(game: Game) -> None:
    state = game.new()
    playout(state, FastLuck(2))
    found = explain(game, state, 0, 10)
    assert found.actor == OVER
    assert abs(sum(found.chances) - 1) < 1e-6
    assert max(found.chances) >= 0.5


def test_a_forced_choice_is_named_as_such() -> None:
    game = AuctionGame()
    state = auction((0b1, 0b10, 0b100))
    found = explain(game, state, 0, 20, seed=1, settings=plain())
    assert [candidate.action for candidate in found.candidates] == [0]
    assert "no other choice" in found.words(game.texts("en"))[0]
