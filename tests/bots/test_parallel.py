"""Several cores: the roots are added up, one core is the plain search, and a choice can be repeated."""

import pytest

from isolario.bots import decide
from isolario.bots.parallel import ParallelBot, grow, merged
from isolario.bots.searcher import MctsBot
from isolario.kernel import FastLuck, game
from tests.bots.test_mcts import position

NOMADS = game("nomads")


def test_one_core_is_the_plain_search() -> None:
    state = position(NOMADS, 1, 40)
    assert decide(ParallelBot(NOMADS, 1, 30), state, 5) == decide(MctsBot(30), state, 5)


def test_work_is_shared_out_and_added_up() -> None:
    state = position(NOMADS, 2, 40)
    tasks = ParallelBot(NOMADS, 3, 40).tasks(state, FastLuck(1))
    assert [task.simulations for task in tasks] == [14, 13, 13]
    assert len({task.seed for task in tasks}) == 3
    roots = [grow(task) for task in tasks]
    nodes = merged(roots, int(state.actor))
    assert sum(node.visits for node in nodes) == 40
    # The final choice judges by the returns and their spread, so both have to come through.
    assert sum(node.value for node in nodes) == pytest.approx(sum(one[2] for root in roots for one in root))
    assert sum(node.squares for node in nodes) == pytest.approx(sum(one[3] for root in roots for one in root))
    assert 0 < sum(node.squares for node in nodes) < sum(node.value for node in nodes)
    assert {node.action for node in nodes} <= set(state.legal())
    assert [node.visits for node in nodes] == sorted((node.visits for node in nodes), reverse=True)


def test_two_processes_give_the_same_choice_again() -> None:
    state = position(NOMADS, 3, 50)
    bot = ParallelBot(NOMADS, 2, 24)
    try:
        assert decide(bot, state, 8) == decide(bot, state, 8)
    finally:
        bot.close()
