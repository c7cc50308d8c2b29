"""Learning: what was learned is what is asked; where it was not proved, the hand-made evaluation stands."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from isolario.arena.learning import (
    Course,
    Examples,
    SeatExamples,
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
from isolario.bots.greedy import greedy_choice
from isolario.bots.turns import quick_choice
from isolario.games.the_island.value import LESSON
from isolario.games.volcanic_isle.value import LESSON as ISLE_LESSON
from isolario.kernel import CHANCE, OVER, FastLuck, Game, Problem, State, draw, game
from isolario.kernel.lesson import Lesson, PointsLesson
from isolario.kernel.playout import random_walk

ISLAND = game("the_island")
ISLE = game("volcanic_isle")
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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_company_and_creatures_are_counted_one_by_one(seats: int) -> None:
    """The room counts them by hex and in bits: the same as looking at every pair."""
    from isolario.games.the_island.position import IN_BOAT, SAVED
    from isolario.games.the_island.value import ABOARD, ON_TILE, SETTLED, SWIMMING

    looked_at = set()
    state: Any = ISLAND.with_value(None).new(seats)
    luck, choices = FastLuck(4), 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            draw(state, luck)
            continue
        state.apply(quick_choice(state, 40, luck))
        choices += 1
        if choices % 15 or state.actor < 0 or not LESSON.suits(state):
            continue
        own, _, kinds = LESSON.numbers(state)

        def hex_of(explorer: int, state: Any = state) -> int:
            spot = int(state.spot[explorer])
            return int(state.boat_at[spot - IN_BOAT]) if IN_BOAT <= spot < SAVED else spot

        def far(one: int, other: int, state: Any = state) -> int:
            return int(state.box.distances[133 * one + other])

        def creatures(kind: int, hex: int, reach: int, state: Any = state) -> int:
            base = state.box.creature_base
            places = [int(state.creature_at[number]) for number in range(base[kind], base[kind + 1])]
            return sum(1 for place in places if place >= 0 and far(hex, place) <= reach)

        there = [explorer for explorer, kind in enumerate(kinds) if kind != SETTLED]
        for one in there:
            numbers = own[LESSON.own * one : LESSON.own * (one + 1)]
            near = [other for other in there if other != one and far(hex_of(one), hex_of(other)) <= 1]
            friends = [other for other in near if other // 10 == one // 10]
            mine = [other for other in there if other // 10 == one // 10]
            better = [other for other in mine if state.value[other] > state.value[one]]
            assert numbers[20] == pytest.approx(0.2 * len(better))
            assert numbers[25] == pytest.approx(len(friends) / 3)
            assert numbers[26] == pytest.approx((len(near) - len(friends)) / 3)
            serpents, sharks, whales = (
                [creatures(kind, hex_of(one), reach) for reach in range(5)] for kind in range(3)
            )
            seen: dict[int, float] = {
                ABOARD: {7: serpents[1], 8: serpents[2], 9: whales[1], 10: whales[3] / 2, 12: sharks[2] / 2},
                SWIMMING: {7: serpents[1], 8: serpents[2], 9: sharks[1], 10: sharks[2], 11: sharks[4] / 3},
                ON_TILE: {13: sharks[2], 14: serpents[2], 18: whales[3] / 2},
            }[kinds[one]]
            assert {place: numbers[place] for place in seen} == pytest.approx(seen)
            looked_at.add(kinds[one])
    assert looked_at == {ABOARD, SWIMMING, ON_TILE}


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


# -- points that things bring together ----------------------------------------------------------------------


def test_what_things_bring_is_learned_from_their_sum() -> None:
    """Two kinds of things, of which only the sums are ever shown; the compiled network then tells them apart."""
    from librt.vecs import vec

    from isolario.kernel.network import Network, Seen, context_sums, worth

    lesson = PointsLesson(2, 2, 1, lambda _: True, lambda _: ([], [], [], []), lambda _: [])
    course, luck = replace(SMALL, epochs=40, hidden=8), FastLuck(5)

    def brings(kind: int, number: float) -> float:
        return 2.0 * number if kind == 0 else -number

    examples = SeatExamples(lesson)
    for _ in range(300):
        own: list[float] = []
        kinds, owners, sums = [], [], [0.0, 0.0]
        for seat in (0, 1):
            for _ in range(1 + luck.below(3)):
                kind, number = int(luck.below(2)), luck.below(9) / 4
                own += [1.0, number]
                kinds.append(kind)
                owners.append(seat)
                sums[seat] += brings(kind, number)
        has = [3.0, 4.0]
        ends = [before + more for before, more in zip(has, sums, strict=True)]
        won = [1.0, 0.0] if ends[0] > ends[1] else [0.0, 1.0]
        examples.add(([(own, [1.0, 1.0], kinds, owners, has)], ends, won))
    numbers, loss = train(examples, course, None)
    assert loss < 0.35
    network = Network(8, 2, 2, 1, numbers)
    seen = Seen(2)
    base = context_sums(network, vec[float]([1.0]), seen)

    def said(kind: int, number: float) -> float:
        seen.look(vec[float]([1.0, number]), 0, 2)
        return worth(network, kind, seen, base, 0)

    for kind in (0, 1):
        assert said(kind, 1.5) - said(kind, 0.5) == pytest.approx(brings(kind, 1.0), abs=0.25)


def isle(seats: int) -> State:
    """Some way into a game, at a choice of a turn."""
    state, luck = ISLE.new(seats), FastLuck(8)
    for _ in range(60):
        draw(state, luck)
        state.apply(greedy_choice(state, luck))
    while not ISLE_LESSON.suits(state):
        random_walk(state, luck, 1)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_isle_is_forecast_by_what_was_trained(seats: int, tmp_path: Path) -> None:
    """The compiled network gives what the arrays give; choices are judged by hand as before."""
    import numpy as np

    trainer = Trainer(ISLE_LESSON, 8, 3)
    path = tmp_path / "value.toml"
    write(path, replace(SMALL, game="volcanic_isle", seats=seats), trainer.numbers())
    state = ISLE.with_value(path).load(isle(seats).dump())
    own, context, kinds, owners = ISLE_LESSON.numbers(state)
    seen = np.array(context).reshape(seats, ISLE_LESSON.context)[owners]
    brought, _ = trainer.odds(np.array(own).reshape(-1, ISLE_LESSON.own), seen, np.array(kinds))
    coming = np.bincount(owners, brought, seats)
    points = np.array(ISLE_LESSON.has(state)) + coming
    spread = np.sqrt(1 + 2 * np.maximum(coming, 0).sum() ** 2 / seats)
    odds = np.exp(1.8 * points / spread)
    assert sum(state.forecast()) == pytest.approx(1.0)
    assert state.forecast() == pytest.approx(list(odds / odds.sum()), abs=0.05)  # four digits, and a share for points
    assert state.estimate() == ISLE.with_value(None).load(state.dump()).estimate()


def test_the_isle_looks_the_same_from_every_seat() -> None:
    state = isle(2)
    dump = state.dump()
    settlers, moai = len(dump["settler_at"]) // 2, len(dump["moai_at"]) // 2
    swapped = dump | {
        "settler_at": dump["settler_at"][settlers:] + dump["settler_at"][:settlers],
        "moai_at": dump["moai_at"][moai:] + dump["moai_at"][:moai],
        "points": dump["points"][::-1],
        "prayers": dump["prayers"][::-1],
        "space": [held if held < 2 else held + 1 if held % 2 == 0 else held - 1 for held in dump["space"]],
    }
    swapped |= {name: 1 - dump[name] for name in ("first", "active", "actor")}
    mine, theirs = state.forecast()
    assert ISLE.load(swapped).forecast() == pytest.approx([theirs, mine])
    assert mine != pytest.approx(theirs)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"volcano_tokens": "exhaust"}), (4, {"map": "advanced"})])
def test_the_isle_can_be_forecast_at_any_time(seats: int, options: dict[str, str]) -> None:
    """While lava flows, land sinks and a Moai is chosen, on every map, and by the network of the box."""
    state, luck = ISLE.new(seats, **options), FastLuck(4)
    unlike = 0
    for _ in range(300):
        chances = state.forecast()
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) >= 0.0
        unlike += chances != state.estimate()
        random_walk(state, luck, 1)
        if state.actor == OVER:
            break
    assert unlike > 50
    assert ISLE.networks()[seats] is not None
    hand = ISLE.with_value(None).load(state.dump())
    assert hand.forecast() == hand.estimate()


@pytest.mark.strength
def test_the_isle_is_learned_from_games_by_hand(tmp_path: Path) -> None:
    course = Course("volcanic_isle", games=5, epochs=6, hidden=8)
    examples = SeatExamples(ISLE_LESSON)
    for lessons in played_games(course, 0, tmp_path, 1):
        examples.add(lessons)
    numbers, loss = train(examples, course, None)
    assert examples.count > 50
    assert loss < 3.0
    assert train(examples, course, None)[0] == numbers
    write(tmp_path / "value.toml", course, numbers)
    state = ISLE.with_value(tmp_path / "value.toml").load(isle(2).dump())
    assert state.forecast() != state.estimate()
