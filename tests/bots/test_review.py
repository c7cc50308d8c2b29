"""Reviews: a moment for each real choice, and blame only where something better was found."""

from isolario.bots import review
from isolario.bots.review import BLUNDER, MISTAKE, Moment, real_choices, turns
from isolario.bots.tree import Node
from isolario.kernel import LANGUAGES, FastLuck, Game, Match, game
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
    assert [moment.step for moment in found.moments] == [step.index for step in steps]
    assert done[-1] == (len(steps), len(steps))
    for moment, step in zip(found.moments, steps, strict=True):
        assert moment.seat == step.actor
        assert abs(sum(moment.chances) - 1) < 1e-6
        assert moment.loss >= 0
        if moment.best.action == step.action:
            assert moment.verdict == "good"
    assert abs(sum(found.result) - 1) < 1e-6
    for lang in LANGUAGES:
        for said in found.words(match.game.texts(lang, match.names)):
            assert "{" not in said
            assert "review-" not in said


def test_random_play_throws_something_away() -> None:
    found = review(played(kalah(), 5), 60, seed=2)
    assert found.result in ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5))
    losses = sorted((moment.loss for moment in found.moments), reverse=True)
    assert losses[0] >= MISTAKE
    assert any(turn.cause == "choice" for turn in found.turns)
    assert len(found.turns) <= 5


def test_turning_points_are_the_largest_changes() -> None:
    from isolario.bots.explain import Candidate
    from isolario.kernel import Phrase

    best = Candidate(0, "0", Phrase("action"), 0.9, None, 1, ())

    def moment(step: int, chance: float, after: float, loss: float) -> Moment:
        return Moment(step, 0, "x", Phrase("action"), (chance, 1 - chance), after, best, loss)

    calm = [moment(n, 0.5, 0.5, 0.0) for n in range(4)]
    assert turns(calm) == ()
    found = turns([*calm, moment(4, 0.5, 0.2, 0.3), moment(5, 0.6, 0.6, 0.0)])
    assert [(turn.cause, turn.moment) for turn in found] == [("choice", 4), ("luck", 5)]
    assert found[1].change > BLUNDER
    assert moment(0, 0.5, 0.3, 0.3).verdict == "blunder"


def test_cores_change_nothing() -> None:
    match = played(game("nomads"), 4, choices=12)
    assert review(match, 6, seed=1, cores=2) == review(match, 6, seed=1)


def test_a_node_without_visits_has_no_opinion() -> None:
    assert Node(0, 0, -1.0).mean() == Node(0, 0, -1.0).chance() == 0.0
