"""Luck: the unseen decks are pools, open to both; nothing is private, so there is nothing to redeal."""

from collections import Counter

from isolario.games.stromboli import game
from isolario.games.stromboli.board import CARD_NAMES
from isolario.games.stromboli.rules import Stromboli
from isolario.kernel import CHANCE, OVER, FastLuck, random_walk

from .position import cards, legal, phase, play, position

ONE_PALM = {"build": 6, "shell": 4, "priestess": 1, "basket_b1": 2, "basket_b2": 1, "white_pearl": 1}


def test_resampling_changes_nothing_because_nothing_is_private() -> None:
    for seed in range(30):
        state = game.new(variant="tactical" if seed % 2 else "base")
        random_walk(state, FastLuck(seed), 20 + 10 * seed)
        for seat in range(2):
            before = state.dump()
            state.resample(seat, FastLuck(seed + 100))
            assert state.dump() == before


def dealt(seed: int) -> list[str]:
    """A resampled start, played through the opening deal: the twelve cards, then the three left in the deck."""
    state = game.new(first_player=0)
    assert isinstance(state, Stromboli)
    luck = FastLuck(seed)
    state.resample(seed % 2, luck)
    order: list[str] = []
    while phase(state) == "deal":
        outcome = state.legal()[luck.pick(state.weights())]
        order.append(CARD_NAMES[outcome])
        state.apply(outcome)
    return order + [card for card, count in zip(CARD_NAMES, state.left, strict=True) for _ in range(count)]


def test_draws_follow_a_shuffled_deck() -> None:
    """Each place of the deal shows each card as often as a shuffle would; so do pairs of places."""
    games = 4000
    deals = [dealt(seed) for seed in range(games)]
    for deal in deals[:50]:
        assert Counter(deal) == ONE_PALM
    for place in (0, 5, 11):
        seen = Counter(deal[place] for deal in deals)
        chi = sum((seen[card] - games * n / 15) ** 2 / (games * n / 15) for card, n in ONE_PALM.items())
        assert chi < 20.5  # 5 degrees of freedom, p = 0.001
    # The last draw of the deal still depends on the first exactly as without replacement: 5 Builds among 14.
    after_build = [deal[11] == "build" for deal in deals if deal[0] == "build"]
    share = sum(after_build) / len(after_build)
    assert abs(share - 5 / 14) < 3.5 * (5 / 14 * 9 / 14 / len(after_build)) ** 0.5


def test_the_weights_are_the_unseen_copies() -> None:
    state = position(boat="A", cards={"C": ("build", "shell")}, beaches={"C": ("1", "")}, pool={"lava": 3, "shell": 2})
    play(state, "2A", "take-build")
    assert state.actor == CHANCE
    assert legal(state) == {"lava", "shell"}
    assert (state.legal(), state.weights()) == ([2, 8], [2, 3])
    play(state, "lava")
    assert state.weights() == [2, 2]


def test_the_pools_are_shown() -> None:
    state = position(deck="two_palm", pool={"lava": 1, "build": 2})
    decks = state.view(None)["decks"]
    assert [deck["left"] for deck in decks] == [0, 3, 15]
    assert decks[1]["pool"] == {"build": 2, "lava": 1}


def test_a_game_depends_on_its_seed_alone() -> None:
    def final(seed: int) -> dict[str, object]:
        state = game.new()
        random_walk(state, FastLuck(seed), 10_000)
        assert state.actor == OVER
        return state.dump()

    assert final(7) == final(7)
    assert final(7) != final(8)


def test_a_drawn_card_lies_where_it_was_wanted() -> None:
    state = position(boat="A", cards={"C": ("build", "shell")}, beaches={"C": ("1", "")})
    play(state, "2A", "take-shell", "buy-nothing", "black_pearl")
    assert cards(state, "C") == ("build", "black_pearl")
