"""Explanations: sane numbers, real choices, words in both languages, and nothing that was hidden."""

import json
from collections.abc import Mapping

import pytest
from mypy_extensions import i64

from isolario.bots import explain
from isolario.bots.comparing import Difference, compare, told_once
from isolario.bots.levels import turn_settings
from isolario.bots.mcts import plain
from isolario.bots.turns import TurnSearch, TurnSettings
from isolario.kernel import LANGUAGES, OVER, FastLuck, Game, Phrase, State, playout
from isolario.kernel import game as isolario_game
from tests.bots.test_mcts import position
from tests.bots.toys import AuctionGame, auction


def test_candidates_are_the_legal_choices_best_first(game: Game) -> None:
    state = position(game, 5, 14)
    seat = int(state.actor)
    found = explain(game, state, seat, 30, seed=3)
    assert 20 < found.simulations <= 30  # a search over turns gives every plan the same, and what is left to none
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
        assert not any("{" in said or "hint-" in said or "factor-" in said for said in words)


def test_the_expected_line_can_be_played(game: Game) -> None:
    state = position(game, 6, 10)
    found = explain(game, state, int(state.actor), 40, seed=1, points=False)
    for step in found.candidates[0].line:
        assert 0 <= step.seat < state.seats
        assert step.notation


@pytest.mark.parametrize("id", ["the_island", "volcanic_isle"])
def test_hints_come_from_the_search_that_plays_the_strongest_level(id: str) -> None:
    """Where that plans whole turns, the hint is its plan: with a chance, points, a line and a reason."""
    game = isolario_game(id)
    state = position(game, 4, 60, seats=2)
    assert len(state.legal()) > 1
    seat = int(state.actor)
    seen, luck = state.clone(), FastLuck(9)
    seen.resample(seat, luck)
    search = TurnSearch(seen, seat, luck, turn_settings(game) or TurnSettings(), game.hides)
    search.run(60, 0.0)
    plan = search.ranked()[0].actions
    found = explain(game, state, seat, 60, seed=9)
    best = found.candidates[0]
    assert best.action == plan[0]
    assert 0 < best.chance < 1
    assert best.chance == pytest.approx(found.chances[seat])
    assert best.points is not None
    assert len(best.line) > 0
    assert found.comparison is not None
    assert len({candidate.action for candidate in found.candidates}) == len(found.candidates)
    other = state.clone()
    other.resample(seat, FastLuck(99))
    assert explain(game, other, seat, 60, seed=9) == found, "whatever is hidden"
    texts = game.texts("en")
    assert len(found.words(texts)) >= 3
    assert all("{" not in said for said in found.words(texts))


def test_a_choice_can_be_looked_at_beside_the_best() -> None:
    game = isolario_game("volcanic_isle")
    state = position(game, 4, 60, seats=2)
    seat, legal = int(state.actor), state.legal()
    first = explain(game, state, seat, 20, seed=2, points=False, reasons=False)
    poor = next(action for action in legal if action not in {candidate.action for candidate in first.candidates})
    found = explain(game, state, seat, 20, seed=2, points=False, reasons=False, beside=poor)
    beside = next(candidate for candidate in found.candidates if candidate.action == poor)
    assert beside.visits == found.candidates[0].visits


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
    assert found.comparison is None
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


class Savings(State):
    """Take one coin now, or nothing: whoever has more after three turns each wins."""

    def __init__(self) -> None:
        super().__init__(2)
        self.coins = [0, 0]
        self.turns = 0
        self.actor = 0

    def legal(self) -> list[int]:
        return [] if self.actor == OVER else [0, 1]

    def apply(self, action: i64) -> None:
        self.coins[self.actor] += action
        self.turns += 1
        self.actor = OVER if self.turns == 6 else 1 - self.actor

    def clone(self) -> "Savings":
        copy = Savings()
        copy.coins, copy.turns, copy.actor = self.coins.copy(), self.turns, self.actor
        return copy

    def scores(self) -> list[int]:
        return self.coins

    def estimate(self) -> list[float]:
        lead = 0.5 + (self.coins[0] - self.coins[1]) / 8
        return [lead, 1 - lead]


class SavingsGame(Game):
    id, min_seats, max_seats, actions, max_steps = "savings", 2, 2, 2, 6

    def start(self, seats: int, options: Mapping[str, str]) -> Savings:
        return Savings()


def test_the_reason_is_what_the_better_choice_brings() -> None:
    game = SavingsGame()
    found = explain(game, game.new(), 0, 60, seed=4, settings=plain())
    assert found.candidates[0].action == 1
    assert found.comparison is not None
    assert (found.comparison.action, found.comparison.until) == (0, "turn")
    assert [(each.seat, each.message, each.likely) for each in found.comparison.differences] == [
        (0, "difference-for", False)
    ]
    assert found.comparison.words(game.texts("en"))[1] == "+ You will have one more point."
    assert found.comparison.words(game.texts("it"))[1] == "+ Avrai un punto in più."


def test_the_end_of_the_game_is_named_when_it_comes_first() -> None:
    game = SavingsGame()
    state = game.new()
    for _ in range(4):
        state.apply(1)
    compared = compare(game, state, 0, [(0, 1)], [(0, 0)], seed=1)
    assert compared.until == "end"
    turned = compare(game, state, 0, [(0, 0)], [(0, 1)], seed=1)
    assert not turned.differences, "nothing speaks for the worse choice"


def test_reasons_in_every_game_are_whole_sentences_and_blind(game: Game) -> None:
    for seed in range(3):
        state = position(game, seed, 25)
        if len(state.legal()) < 2:
            continue
        seat, ways = int(state.actor), [[(int(state.actor), action)] for action in state.legal()[:2]]
        found = compare(game, state, seat, ways[0], ways[1], seed)
        other = state.clone()
        other.resample(seat, FastLuck(77))
        assert compare(game, other, seat, ways[0], ways[1], seed) == found
        for lang in LANGUAGES:
            texts = game.texts(lang)
            for each in found.differences:
                assert texts.said(each.phrase.id, each.phrase.args)[1] == []
                assert texts.said(each.message, {"seat": "#0", "sure": "sure", "what": "x"})[1] == []


def test_one_choice_looked_at_is_not_the_only_choice() -> None:
    """The search may look at a single choice of many; then the best of the others is what it is compared with."""
    game = SavingsGame()
    found = explain(game, game.new(), 0, 1, seed=4, settings=plain())
    assert len(found.candidates) == 1
    assert found.lead == "clear"
    assert found.comparison is not None
    assert found.comparison.action != found.candidates[0].action


class Choices(Savings):
    """As before, but all choices except the last bring the same coin."""

    def legal(self) -> list[int]:
        return [] if self.actor == OVER else list(range(8))

    def apply(self, action: i64) -> None:
        super().apply(1 if action < 7 else 0)

    def clone(self) -> "Choices":
        copy = Choices()
        copy.coins, copy.turns, copy.actor = self.coins.copy(), self.turns, self.actor
        return copy


class ChoicesGame(SavingsGame):
    actions = 8

    def start(self, seats: int, options: Mapping[str, str]) -> Choices:
        return Choices()


def test_where_the_next_best_come_to_the_same_the_worst_shows_what_is_at_stake() -> None:
    game = ChoicesGame()
    found = explain(game, game.new(), 0, 200, seed=4, settings=plain())
    assert found.comparison is not None
    assert found.comparison.action == 7
    assert found.comparison.differences


def test_what_one_gets_and_the_other_does_not_is_said_once() -> None:
    def said(seat: int, what: str, otherwise: bool) -> tuple[float, Difference]:
        return 1.0, Difference(seat, Phrase(what), True, otherwise, False)

    mine, theirs, more = said(0, "lead", False), said(1, "lead", True), said(1, "cards", True)
    assert told_once([mine, theirs, more]) == [mine, more]
    assert told_once([mine, said(1, "lead", False)]) == [mine, said(1, "lead", False)]
