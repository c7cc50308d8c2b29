"""The search: what it finds, that it cannot peek, that it can be repeated, and that it keeps its budget."""

import gc
import time

import pytest

from isolario.bots import MctsBot, bot, decide
from isolario.bots.mcts import Backup, FinalChoice, Playout, Search, SearchSettings, Selection, plain, suitable
from isolario.bots.tree import Node, candidates
from isolario.kernel import CHANCE, OVER, FastLuck, Game, Problem, State, game
from isolario.kernel.playout import step
from tests.bots.toys import Auction, auction, coin, matches

THINKING = 24


def position(game: Game, seed: int, steps: int, seats: int = 0) -> State:
    """A decision with more than one choice, some way into a random game, at the largest table unless told."""
    seats = seats or game.max_seats
    state, luck = game.new(seats=seats), FastLuck(seed)
    taken = 0
    while taken < steps or state.actor < 0 or len(state.legal()) < 2:
        if state.actor == OVER:
            state = game.new(seats=seats)
            taken = 0
        step(state, luck)
        taken += 1
    return state


# -- what it finds ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", [5, 6, 7, 9, 10, 11])
def test_it_leaves_a_multiple_of_four_matches(left: int) -> None:
    assert decide(MctsBot(600), matches(left), 1) == left % 4


def test_it_does_not_act_on_what_it_cannot_know() -> None:
    """A search that looked behind the view would name the coin's side instead of playing safe."""
    for side in (0, 1):
        assert decide(MctsBot(400), coin(side), 3) == 2


def test_luck_is_weighed_by_its_odds() -> None:
    search = Search(coin(0), 0, FastLuck(5), plain())
    search.run(3000, 0.0)
    safe = search.root.find(0, 2)
    assert safe is not None
    assert 0.65 < safe.chance() < 0.75


def test_every_seat_plays_for_itself() -> None:
    """Whatever seat 0 leaves of four matches, seat 1 takes it all: it does not spare it for seat 2."""
    search = Search(matches(4, seats=3), 0, FastLuck(1), plain())
    search.run(800, 0.0)
    chances = search.chances()
    assert chances[1] > 0.9
    assert chances[0] < 0.05


def test_a_win_at_once_is_taken_with_and_without_knowledge() -> None:
    for settings in (plain(), SearchSettings()):
        assert decide(MctsBot(100, settings=settings), matches(3), 4) == 3


@pytest.mark.strength
def test_more_thinking_beats_less(game: Game) -> None:
    if game.id != "kalah":  # every room has its own test of strength; here the tutorial game stands for all
        return
    points = 0.0
    for seed in range(6):
        for seat in (0, 1):
            state = game.new()
            bots = [MctsBot(8, settings=plain()), MctsBot(8, settings=plain())]
            bots[seat] = MctsBot(160, settings=plain())
            turn = 0
            while state.actor != OVER:
                state.apply(decide(bots[state.actor], state, seed * 1000 + turn))
                turn += 1
            ranks = state.ranks()
            points += 0.5 if ranks[0] == ranks[1] else float(ranks[seat] == 1)
    assert points >= 9


# -- it cannot peek, and it can be repeated ----------------------------------------------------------------


def test_the_truth_behind_the_view_changes_nothing(game: Game) -> None:
    for steps in (3, 25):
        truth = position(game, steps, steps)
        chosen = decide(MctsBot(THINKING), truth, 11)
        # Where nothing is hidden there is no other truth: once shows that the same is chosen again.
        for other in range(3 if game.hides else 1):
            changed = truth.clone()
            changed.resample(truth.actor, FastLuck(100 + other))
            assert changed.view(truth.actor) == truth.view(truth.actor)
            assert decide(MctsBot(THINKING), changed, 11) == chosen


def test_other_hands_behind_the_same_view_change_nothing() -> None:
    first = auction((0b100_010_001, 0b010_001_100, 0b001_100_010))
    second = auction((0b100_010_001, 0b001_100_010, 0b010_001_100))
    assert first.view(0) == second.view(0)
    one, two = (Search(state, 0, FastLuck(7), SearchSettings()) for state in (first, second))
    one.run(200, 0.0)
    two.run(200, 0.0)
    assert statistics(one.root) == statistics(two.root)


def statistics(node: Node) -> list[tuple[int, int, int, float]]:
    return [(child.actor, child.action, child.visits, child.value) for child in node.children]


def test_the_same_seed_gives_the_same_tree(game: Game) -> None:
    state = position(game, 2, 12)

    def tree(seed: int, settings: SearchSettings) -> list[tuple[int, int, int, float]]:
        search = Search(state.clone(), state.actor, FastLuck(seed), settings)
        search.run(THINKING, 0.0)
        return statistics(search.root)

    assert tree(1, suitable(state)) == tree(1, suitable(state))
    # Without the game's own estimate everything hangs on random playouts, and so on the seed.
    assert tree(1, plain()) != tree(2, plain())


def test_searching_leaves_the_position_alone(game: Game) -> None:
    state = position(game, 3, 9)
    before = state.dump()
    Search(state, state.actor, FastLuck(1), suitable(state)).run(30, 0.0)
    assert state.dump() == before


# -- budgets ------------------------------------------------------------------------------------------------


def test_a_budget_of_simulations_is_kept_exactly() -> None:
    search = Search(auction(), 0, FastLuck(1), SearchSettings())
    assert search.run(57, 0.0) == 57
    assert search.simulations == search.root.visits == 57


def test_a_budget_of_seconds_ends_the_search() -> None:
    search = Search(auction(), 0, FastLuck(1), SearchSettings())
    begun = time.perf_counter()
    added = search.run(0, 0.05)
    assert added > 1
    assert time.perf_counter() - begun < 10  # it ended by itself; how promptly is for the benchmark to say


def test_without_any_budget_there_is_no_bot() -> None:
    for name in ("mcts:0", "mcts:many", "mcts"):
        with pytest.raises(Problem, match="budget"):
            bot(name)


def test_forced_choices_cost_nothing() -> None:
    class Alone(Auction):
        def clone(self) -> "Alone":
            raise AssertionError("there is nothing to search here")

    state = Alone(3, 0, [0, 0, 0], [0b1, 0b10, 0b100])
    assert MctsBot(1000).choose(state, FastLuck(1)) == 0


def test_the_tree_is_kept_within_a_turn_only_for_the_expected_position() -> None:
    class Twice(Auction):
        """Seat 0 plays its first two cards in a row."""

        def apply(self, action: int) -> None:
            super().apply(action)
            if len(self.public) == 4:
                self.actor = 0

        def resample(self, seat: int, luck: object) -> None:
            pass

    state = Twice(3, 0, [0, 0, 0], [0b111, 0b111000, 0b111000000])
    thinker = MctsBot(80, settings=SearchSettings())
    action = thinker.choose(state, FastLuck(1))
    kept = thinker.search
    assert kept is not None
    assert kept.root.action == action
    expected = state.clone()
    expected.apply(action)
    before = kept.root.visits
    assert thinker.begin(expected, FastLuck(2)) is kept
    thinker.think(kept)
    assert kept.root.visits >= max(80, before + 20)
    thinker.search, thinker.expected = kept, expected.view(0)
    surprise = state.clone()
    surprise.apply(next(other for other in state.legal() if other != action))
    assert thinker.begin(surprise, FastLuck(2)) is not kept


# -- the parts ------------------------------------------------------------------------------------------------


def test_choices_that_come_and_go_keep_their_own_counts() -> None:
    node = Node(0, -1, -1.0)
    state = auction()
    five = candidates(node, state, [1, 5])[1]
    second = candidates(node, state, [0, 5, 7])
    assert [child.action for child in node.children] == [0, 1, 5, 7]
    assert second[1] is five
    state.actor = 1
    other = candidates(node, state, [5])
    assert other[0] is not five
    assert other[0].actor == 1
    assert candidates(node, state, [5])[0] is other[0]


def test_widening_opens_the_best_estimate_first() -> None:
    selection = Selection(SearchSettings(width=0.5))
    node, luck = Node(0, -1, -1.0), FastLuck(1)
    state = matches(7)
    options = candidates(node, state, state.legal())
    for child, prior in zip(options, (0.2, 0.9, 0.4), strict=True):
        child.prior = prior
    assert selection.pick(node, state, options, luck).action == 2
    options[1].visits, options[1].value, node.visits = 1, 0.0, 1
    assert not selection.may_open(node, 2)
    assert selection.may_open(node, 1)


def test_a_playout_stops_at_its_depth_and_not_on_a_draw() -> None:
    state = auction()
    Playout(SearchSettings(depth=4, depth_each=0, greed=0)).play(state, FastLuck(3))
    assert len(state.public) - 3 == 4
    Playout(SearchSettings(depth=-1)).play(state, FastLuck(3))
    assert state.actor == OVER
    tossed = coin(0)
    tossed.apply(2)
    assert tossed.actor == CHANCE
    Playout(SearchSettings(depth=0)).play(tossed, FastLuck(1))
    assert tossed.actor == OVER


def test_a_playout_goes_on_for_every_opponent_after_the_first() -> None:
    three = auction()
    Playout(SearchSettings(depth=1, depth_each=2, greed=0)).play(three, FastLuck(3))
    assert len(three.public) - 3 == 1 + 2
    two = matches(40)
    Playout(SearchSettings(depth=1, depth_each=3, greed=0)).play(two, FastLuck(3))
    assert two.actor == 1, "one choice was made, not four"


def test_a_greedy_playout_takes_what_the_estimate_likes() -> None:
    state = Auction(3, 2, [0, 0, 0, 0, 1], [0b1000, 0b10000, 0b100 | 0b100000])
    assert Playout(SearchSettings(tries=4)).greedy(state, state.legal(), FastLuck(2)) in (2, 5)
    losing = Auction(3, 2, [0, 0, 0, 0, 3], [0b100000, 0b10000, 0b100 | 0b1000000])
    assert Playout(SearchSettings(tries=4)).greedy(losing, losing.legal(), FastLuck(2)) == 6


def test_returns_reward_the_victory_then_ranks_then_points() -> None:
    over = Auction(3, OVER, [5, 3, 1], [0, 0, 0])
    backup = Backup(SearchSettings(rank_share=0.2, margin_share=0.1))
    chances = backup.chances(over)
    assert chances == [1.0, 0.0, 0.0]
    returns = backup.returns(over, chances)
    assert returns[0] > returns[1] > returns[2] > 0
    assert returns[0] < 1
    shared = backup.chances(Auction(3, OVER, [4, 4, 1], [0, 0, 0]))
    assert shared == [0.5, 0.5, 0.0]
    running = Auction(3, 0, [5, 3, 1], [1, 2, 4])
    assert backup.chances(running) == running.estimate()


def node_with(action: int, visits: int, mean: float) -> Node:
    """A choice whose returns were spread by a tenth around their mean."""
    node = Node(0, action, 0.5)
    node.visits, node.value, node.squares = visits, visits * mean, visits * (mean * mean + 0.01)
    return node


def test_a_better_choice_that_was_found_late_is_taken_but_not_a_merely_lucky_one() -> None:
    choice = FinalChoice(SearchSettings())
    often, late = node_with(1, 500, 0.60), node_with(2, 150, 0.64)
    hardly, lucky = node_with(3, 70, 0.605), node_with(4, 10, 0.9)
    assert choice.take([often, late, lucky], FastLuck(1)) is late
    assert choice.take([often, hardly, lucky], FastLuck(1)) is often


def test_the_choice_to_take_comes_first_then_the_most_followed() -> None:
    search = Search(matches(5), 0, FastLuck(1), plain())
    search.root.children = [node_with(1, 150, 0.64), node_with(2, 500, 0.60), node_with(3, 300, 0.55)]
    assert [node.action for node in search.options()] == [1, 2, 3]
    assert search.best() == 1
    search.root.children = [node_with(1, 150, 0.50), node_with(2, 500, 0.60), node_with(3, 300, 0.55)]
    assert [node.action for node in search.options()] == [2, 3, 1]
    assert search.best() == 2


def test_a_part_can_be_exchanged_for_one_in_plain_python() -> None:
    class Contrary(FinalChoice):
        def take(self, options: list[Node], luck: FastLuck) -> Node:
            return min(options, key=lambda node: node.visits)

    usual = Search(matches(5), 0, FastLuck(1), plain())
    contrary = Search(matches(5), 0, FastLuck(1), plain(), choice=Contrary(plain()))
    usual.run(200, 0.0)
    contrary.run(200, 0.0)
    assert usual.best() == 1
    assert contrary.best() != 1


# -- quick, and the same ------------------------------------------------------------------------------------


def test_what_was_estimated_when_choices_were_compared_is_not_estimated_again() -> None:
    """Stromboli, where most choices end without luck: the tree is the same when every leaf is estimated anew."""
    stromboli = game("stromboli")
    again = 0
    for seed in range(4):
        state = position(stromboli, seed, 40)
        quick, plainly = [Search(state.clone(), state.actor, FastLuck(seed), SearchSettings()) for _ in range(2)]
        assert quick.settles
        plainly.settles = False
        quick.run(150, 0.0)
        plainly.run(150, 0.0)
        assert [(node.action, node.visits) for node in quick.options()] == [
            (node.action, node.visits) for node in plainly.options()
        ]
        assert quick.root.value == pytest.approx(plainly.root.value)
        again += quick.root.value != plainly.root.value  # 1 - (1 - p) is not always p
    assert again, "nothing was taken from a comparison"


def test_nothing_is_collected_while_a_search_runs_and_everything_after() -> None:
    seen: list[bool] = []

    class Looking(Playout):
        def play(self, state: State, luck: FastLuck) -> None:
            seen.append(gc.isenabled())
            if len(seen) == 3:
                raise ValueError("enough")
            super().play(state, luck)

    search = Search(matches(9), 0, FastLuck(1), plain(), playout=Looking(plain()))
    with pytest.raises(ValueError, match="enough"):
        search.run(10, 0.0)
    assert seen == [False] * 3
    assert gc.isenabled()
    gc.disable()
    try:
        search.run(10, 0.0)
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_a_clear_choice_ends_the_search_half_way() -> None:
    """Of nine matches one must be taken; with five choices that are all alike none is clear."""

    def spent(clear: float, left: int) -> int:
        player = MctsBot(400, settings=plain(), clear=clear)
        search = player.begin(matches(left), FastLuck(1))
        player.think(search)
        return int(search.root.visits)

    assert spent(0.0, 9) == 400
    assert spent(0.5, 9) == 200
    assert spent(1.0, 9) == 400
    assert spent(0.5, 8) == 400


def test_a_clear_choice_is_the_one_a_whole_search_takes() -> None:
    for left in (5, 6, 7, 9, 10, 11):
        assert decide(MctsBot(600, clear=0.7), matches(left), 1) == decide(MctsBot(600), matches(left), 1)
