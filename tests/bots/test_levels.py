"""Levels for people: a ladder for each game; they say what they are, and they keep to their games."""

from dataclasses import replace

import pytest

from isolario.bots import Level, LevelBot, bot, decide, level, levels
from isolario.bots.greedy import value_after
from isolario.bots.levels import RANKS, SEARCHES, careful_level, search_settings
from isolario.kernel import LANGUAGES, OVER, FastLuck, Game, Problem
from isolario.kernel.playout import step
from tests.bots.toys import matches


def test_levels_have_each_a_budget_a_limit_and_words(game: Game) -> None:
    found = levels(game)
    assert [one.number for one in found] == list(range(1, len(found) + 1))
    assert [one.number for one in levels(game, larger=True)] == [one.number for one in found]
    assert 5 <= len(found) <= RANKS
    for lang in LANGUAGES:
        texts = game.texts(lang)
        names = [texts(one.name) for one in found]
        assert len(set(names)) == len(found)
        assert not any(name.startswith("level") for name in names)
        assert all("{" not in texts(one.description) for one in found)
    for one in found:
        assert one.seconds <= (1 if one.number < len(found) else 3)
    assert found[-1].slip == 0
    ratings = [one.rating for one in found if one.rating is not None]
    assert ratings == sorted(set(ratings))
    assert all(one.search in SEARCHES for one in found)
    assert found[0].slip == max(one.slip for one in found)


@pytest.mark.parametrize("count", range(2, RANKS + 1))
def test_names_run_from_the_first_to_the_last(count: int) -> None:
    """However many levels there are, none has the name of another."""
    ranks = [Level(number, 0, 0.9, 0, count=count).rank for number in range(1, count + 1)]
    assert ranks[0] == 1
    assert ranks[-1] == RANKS
    assert ranks == sorted(set(ranks))


@pytest.mark.parametrize("larger", [False, True])
def test_the_careful_level_is_the_first_that_overlooks_nothing(game: Game, larger: bool) -> None:
    number, known = careful_level(game, larger), levels(game, larger)
    assert known[number - 1].slip == 0
    assert all(one.slip > 0 for one in known[: number - 1])


def test_a_level_plays_its_game_and_is_repeatable(game: Game) -> None:
    state, luck = game.new(), FastLuck(4)
    for _ in range(15):
        step(state, luck)
    while state.actor < 0:
        if state.actor == OVER:
            return
        step(state, luck)
    for number in (1, 2, 3):
        assert decide(bot(f"level:{number}", game), state, 9) in state.legal()
        # Whatever else the machine does: a limit of time that is never reached.
        patient = replace(levels(game)[number - 1], seconds=600.0)
        chosen = [decide(LevelBot(patient, search_settings(game), game.hides), state, 9) for _ in range(2)]
        assert chosen[0] == chosen[1]


def test_a_slip_overlooks_choices(game: Game) -> None:
    """A bot that only glances chooses differently from seed to seed, but hardly ever the worst there is."""
    state, luck = game.new(), FastLuck(4)
    while state.actor < 0 or len(state.legal()) < 3:
        step(state, luck)
    careless, careful = Level(1, 0, 0.9, 100), Level(1, 0, 0.9, 0)
    wild = {decide(LevelBot(careless, None), state, seed) for seed in range(30)}
    calm = {decide(LevelBot(careful, None), state, seed) for seed in range(3)}
    assert len(wild) > 1
    worst = min(state.legal(), key=lambda action: value_after(state, action, state.actor, FastLuck(1)))
    often = sum(decide(LevelBot(careless, None), state, seed) == worst for seed in range(60))
    assert often <= 2 * 60 // len(state.legal())
    assert calm <= set(state.legal())


def test_nobody_overlooks_a_choice_that_wins_at_once() -> None:
    careless = Level(1, 0, 0.9, 100)
    assert {decide(LevelBot(careless, None), matches(3), seed) for seed in range(30)} == {3}


def test_levels_that_do_not_exist_are_refused(game: Game) -> None:
    beyond = len(levels(game)) + 1
    with pytest.raises(Problem, match=f"level {beyond}"):
        level(game, beyond)
    with pytest.raises(Problem, match="level hard"):
        bot("level:hard", game)
    with pytest.raises(Problem, match="game"):
        bot("level:3")
