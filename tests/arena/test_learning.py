"""Learning: what was learned is what is asked; where it was not proved, the hand-made evaluation stands."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from isolario.arena.learning import (
    Course,
    Examples,
    Trainer,
    command,
    learn,
    lesson_of,
    one_game,
    played_games,
    train,
    verdict,
    write,
)
from isolario.arena.simulate import Local
from isolario.bots import bot, decide
from isolario.games.the_island.value import LESSON
from isolario.kernel import FastLuck, Game, Problem, State, draw, game
from isolario.kernel.lesson import Lesson
from isolario.kernel.playout import random_walk

ISLAND = game("the_island")
SMALL = Course("the_island", games=10, epochs=12, hidden=8, proof="greedy", proof_rounds=1)


def middle(seats: int = 2, steps: int = 150, **options: str) -> State:
    state = ISLAND.new(seats, **options)
    luck = FastLuck(8)
    random_walk(state, luck, steps)
    draw(state, luck)
    return state


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("learned") / "value.toml"
    write(path, SMALL, Trainer(LESSON, 8, 3).numbers())
    return path


@pytest.mark.strength
def test_training_understands_games_it_has_not_seen() -> None:
    """Even ten games teach more than knowing nothing, and the same course gives the same network."""
    course = replace(SMALL, seats=3)
    examples = Examples(LESSON)
    for number in range(course.games):
        examples.add(one_game((course, number, None)))
    numbers, loss = train(examples, course, None)
    assert loss < train(examples, replace(course, epochs=0), None)[1] - 0.02
    assert train(examples, course, None)[0] == numbers


@pytest.mark.parametrize("seats", [2, 4])
def test_what_was_trained_is_what_is_asked(seats: int, tmp_path: Path) -> None:
    """The compiled network gives the chances that the arrays give."""
    import numpy as np

    trainer = Trainer(LESSON, 8, 3)
    network = tmp_path / "value.toml"
    write(network, replace(SMALL, seats=seats), trainer.numbers())
    state = middle(seats)
    assert LESSON.suits(state)
    own, context, kinds = LESSON.numbers(state)
    things = np.array(own).reshape(-1, LESSON.own)
    each = np.array(context[LESSON.table :]).reshape(seats, LESSON.each)
    points, variance = np.zeros(seats), 0.0
    for thing, (kind, worth, good) in enumerate(zip(kinds, LESSON.worths(state), LESSON.came_good(state), strict=True)):
        owner = thing // LESSON.things
        others = np.delete(each, owner, axis=0).mean(axis=0)
        seen = np.concatenate([context[: LESSON.table], each[owner], others])
        hope = float(good)
        if kind >= 0:
            odds, _ = trainer.odds(things[thing : thing + 1], seen[None, :], np.array([kind]))
            hope = 1 / (1 + np.exp(-odds[0]))
            variance += hope * (1 - hope) * worth**2
        points[owner] += hope * worth
    odds = np.exp(1.8 * points / np.sqrt(1 + variance * 2 / seats))
    chances = ISLAND.with_value(network).load(state.dump()).estimate()
    assert chances == pytest.approx(list(odds / odds.sum()), abs=2e-3)  # the file keeps four digits


def test_where_it_was_not_proved_the_hand_made_evaluation_stands(network: Path) -> None:
    hand, learned = ISLAND.with_value(None), ISLAND.with_value(network)

    def same(state: State) -> bool:
        return hand.load(state.dump()).estimate() == learned.load(state.dump()).estimate()

    assert not same(middle())
    assert same(middle(steps=20))
    assert same(middle(seats=3))
    assert same(middle(equality="on"))
    assert same(middle(two_colours="on"))


def test_bots_can_be_told_what_to_judge_by(network: Path) -> None:
    state = middle()
    for name in ("hand:greedy", f"value:{network}:greedy", f"value:{network}:beam:4"):
        player = bot(name, ISLAND, outside=True)
        assert player.name == name
        assert decide(player, state, 1) in state.legal()
    with pytest.raises(Problem):
        bot(f"value:{network}:greedy", ISLAND)  # over the network nobody names files
    with pytest.raises(Problem, match="nothing to learn"):
        bot("hand:greedy", game("nomads"))


@pytest.mark.strength
def test_the_gate_plays_games(tmp_path: Path) -> None:
    course = Course("the_island", games=5, epochs=1, hidden=8, proof="greedy", proof_rounds=1)
    path = tmp_path / "value.toml"
    found = learn(course, path, 1, Local(1))
    assert found.proof.games == 2
    assert found.proof.lineup == (f"value:{path}:greedy", "greedy")
    assert not found.kept  # two games prove nothing
    text = path.read_text("utf-8")
    assert command(course) in text
    assert "not proved yet" in text
    assert "2 games" in verdict(found.proof, "greedy")
    told = json.loads(json.dumps(found.json()))
    assert (told["game"], told["kept"], told["proof_games"]) == ("the_island", False, 2)


@pytest.mark.once
def test_later_stages_are_played_by_what_was_learned(tmp_path: Path) -> None:
    """The same games, first as the room judges, then as the network does: other choices, other games."""
    course, path = replace(SMALL, games=2, stages=2), tmp_path / "value.toml"
    write(path, course, Trainer(LESSON, 8, 3).numbers())
    first, second = (list(played_games(course, stage, path, 1)) for stage in (0, 1))
    assert (len(first), len(second)) == (1, 1)
    assert first == [one_game((course, 0, None))]
    assert second == [one_game((course, 1, path))]
    assert second != [one_game((course, 1, None))]


def test_a_broken_network_is_named(tmp_path: Path) -> None:
    path = tmp_path / "value.toml"
    for text in ("hidden = 8\nnumbers = [1.0]\n", "hidden = 9\nnumbers = []\n", ""):
        path.write_text(f"[network]\nseats = 2\n{text}", "utf-8")
        with pytest.raises(Problem, match="network"):
            ISLAND.with_value(path).new(2).estimate()
    with pytest.raises(Problem, match="nothing to learn"):
        lesson_of(game("nomads"))


def test_a_network_is_for_the_box_it_was_proved_with(room: Game) -> None:
    """Other weights or components are judged by hand."""
    assert not any(room.with_weights(room.weights).networks())
    assert isinstance(room.lesson, Lesson | None)
