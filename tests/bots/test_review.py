"""Reviews: every real choice is judged, and blamed only where something better was found."""

from isolario.bots import explain, review
from isolario.bots.review import BLUNDER, MISTAKE, ReviewedChoice, judged, real_choices, turning_points
from isolario.bots.tree import Node
from isolario.kernel import LANGUAGES, FastLuck, Game, Match, game
from tests.bots.test_mcts import position
from tests.conftest import EVERY_GAME


def played(which: Game, seed: int, choices: int = 10_000) -> Match:
    """A random match, perhaps broken off after some choices."""
    luck = FastLuck(seed)
    match = Match(which, which.min_seats, luck=FastLuck(seed), names=("Anna", "Bruno", "Carla")[: which.min_seats])
    for _ in range(choices):
        if match.over:
            break
        legal = match.state.legal()
        match.play(legal[luck.below(len(legal))])
    return match


def kalah() -> Game:
    return next(one for one in EVERY_GAME if one.id == "kalah")


def test_every_real_choice_is_judged(game: Game) -> None:
    match = played(game, 3, choices=10)
    done: list[tuple[int, int]] = []
    found = review(match, 6, seed=1, progress=lambda at, total: done.append((at, total)))
    steps = real_choices(match)
    assert [choice.step for choice in found.choices] == [step.index for step in steps]
    assert done[-1] == (len(steps), len(steps))
    for choice, step in zip(found.choices, steps, strict=True):
        assert choice.seat == step.actor
        assert abs(sum(choice.chances) - 1) < 1e-6
        assert choice.loss >= 0
        if choice.best.action == step.action:
            assert choice.verdict == "good"
    assert abs(sum(found.result) - 1) < 1e-6
    for lang in LANGUAGES:
        for said in found.words(match.game.texts(lang, match.names)):
            assert "{" not in said
            assert "review-" not in said


def test_what_was_played_is_judged_by_the_search_that_advises() -> None:
    """Where the strongest level plans whole turns, the choice made meets the worlds that the best one met."""
    which = game("the_island")
    before = position(which, 4, 60, seats=2)
    for action in before.legal()[:3]:
        found = explain(which, before, int(before.actor), 40, seed=3, points=False, reasons=False, beside=action)
        chance = next(candidate.chance for candidate in found.candidates if candidate.action == action)
        choice = judged(which, before, 0, action, 40, 3)
        assert choice.played == chance
        assert choice.loss == max(0.0, found.candidates[0].chance - chance)


def test_random_play_throws_something_away() -> None:
    found = review(played(kalah(), 5), 60, seed=2)
    assert found.result in ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5))
    losses = sorted((choice.loss for choice in found.choices), reverse=True)
    assert losses[0] >= MISTAKE
    assert any(point.cause == "choice" for point in found.turning_points)
    assert len(found.turning_points) <= 5


def test_turning_points_are_the_largest_changes() -> None:
    from isolario.bots.explain import Candidate
    from isolario.kernel import Phrase

    best = Candidate(0, "0", Phrase("action"), 0.9, None, 1, ())

    def choice(step: int, chance: float, after: float, loss: float) -> ReviewedChoice:
        return ReviewedChoice(step, 0, "x", Phrase("action"), (chance, 1 - chance), after, best, loss)

    calm = [choice(n, 0.5, 0.5, 0.0) for n in range(4)]
    assert turning_points(calm) == ()
    found = turning_points([*calm, choice(4, 0.5, 0.2, 0.3), choice(5, 0.6, 0.6, 0.0)])
    assert [(point.cause, point.choice) for point in found] == [("choice", 4), ("luck", 5)]
    assert found[1].change > BLUNDER
    assert choice(0, 0.5, 0.3, 0.3).verdict == "blunder"


def test_cores_change_nothing() -> None:
    match = played(game("nomads"), 4, choices=12)
    assert review(match, 6, seed=1, cores=2) == review(match, 6, seed=1)


def test_a_node_without_visits_has_no_opinion() -> None:
    assert Node(0, 0, -1.0).mean() == Node(0, 0, -1.0).chance() == 0.0
