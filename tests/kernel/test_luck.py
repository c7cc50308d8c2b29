import hashlib
from collections import Counter

import pytest

from isolario.kernel import FairLuck, FastLuck, ScriptedLuck


def test_fast_luck_gives_the_same_numbers_in_every_build() -> None:
    luck = FastLuck(2026)
    assert [luck.below(1000) for _ in range(8)] == [14, 344, 277, 340, 616, 820, 718, 305]


def test_fast_luck_clones_and_spawns() -> None:
    luck = FastLuck(5)
    luck.below(9)
    copy = luck.clone()
    assert [copy.below(100) for _ in range(20)] == [luck.below(100) for _ in range(20)]
    child = luck.spawn()
    assert [child.below(100) for _ in range(20)] != [luck.below(100) for _ in range(20)]


def test_neighbouring_seeds_differ() -> None:
    starts = {tuple(FastLuck(seed).below(1 << 20) for _ in range(1)) for seed in range(500)}
    assert len(starts) > 490


def test_draws_of_neighbouring_seeds_are_independent() -> None:
    """Chi-squared over pairs of dice, 35 degrees of freedom: above 66.6 once in a thousand tables."""
    pairs = Counter((FastLuck(2 * n).below(6), FastLuck(2 * n + 1).below(6)) for n in range(7200))
    assert len(pairs) == 36
    assert sum((count - 200) ** 2 / 200 for count in pairs.values()) < 66.6


@pytest.mark.parametrize("luck", [FastLuck(1), FairLuck(b"1" * 32)], ids=["fast", "fair"])
def test_picks_follow_their_weights(luck: FastLuck | FairLuck) -> None:
    whole = Counter(luck.pick([1, 0, 3, 6]) for _ in range(5000))
    broken = Counter(luck.pick_by_odds([0.05, 0.0, 0.15, 0.3]) for _ in range(5000))
    for counts in (whole, broken):
        assert counts[1] == 0
        assert abs(counts[0] / 5000 - 0.1) < 0.02
        assert abs(counts[2] / 5000 - 0.3) < 0.03
        assert abs(counts[3] / 5000 - 0.6) < 0.03


def test_odds_of_nothing_are_refused() -> None:
    with pytest.raises(ValueError, match="odds must be positive"):
        FastLuck(1).pick_by_odds([0.0, 0.0])


def numbers(luck: FairLuck, position: int, urn: int, number: int) -> list[int]:
    luck.seek(position, urn, number)
    return [luck.below(1000), luck.below(1000)]


def test_fair_luck_depends_on_the_secret_the_urn_and_the_number_of_its_draws_alone() -> None:
    luck = FairLuck(b"secret")
    first = numbers(luck, 7, 1, 3)
    assert numbers(luck, 7, 1, 2) != first
    assert numbers(luck, 7, 2, 3) != first
    assert numbers(luck, 90, 1, 3) == first, "how many steps led there says nothing"
    assert numbers(FairLuck(b"other"), 7, 1, 3) != first


def test_luck_of_old_records_depends_on_the_place_alone() -> None:
    luck = FairLuck(b"secret", scheme=1)
    assert numbers(luck, 7, 1, 3) == numbers(luck, 7, 2, 9) == [609, 311]
    assert numbers(luck, 8, 1, 3) != numbers(luck, 7, 1, 3)


def test_a_draw_among_a_little_more_or_less_is_the_same_luck() -> None:
    """Of a deck that is a few cards thicker the same draw takes nearly the same card."""
    luck = FairLuck(b"secret")
    for number in range(100):
        shares = []
        for size in (500, 503, 600, 1000):
            luck.seek(0, 0, number)
            shares.append(luck.below(size) / size)
        assert max(shares) - min(shares) < 0.005


def test_every_share_changes_all_draws() -> None:
    mine, yours = (0, b"m" * 32), (1, b"y" * 32)
    found = {
        tuple(numbers(FairLuck(b"secret", shares), 0, 0, 0))
        for shares in ((), (mine,), (yours,), (mine, yours), ((0, b"y" * 32), (1, b"m" * 32)))
    }
    assert len(found) == 5
    assert FairLuck(b"secret", (mine,)).commitment == FairLuck(b"secret").commitment


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert FairLuck(b"secret").commitment == hashlib.sha256(b"secret").hexdigest()


def test_scripted_luck_follows_its_script_and_says_when_it_is_used_up() -> None:
    luck = ScriptedLuck([1, 0])
    assert luck.pick([5, 5]) == 1
    assert luck.below(3) == 0
    with pytest.raises(ValueError, match="only 2"):
        luck.below(3)
    with pytest.raises(ValueError, match="expected 0 to 1"):
        ScriptedLuck([2]).below(2)


def test_fast_luck_chooses_among_more_than_one_draw_can_tell_apart() -> None:
    for size in (1 << 31, (1 << 32) + 1, 1 << 40, 1 << 61):
        luck = FastLuck(6)
        drawn = [luck.below(size) for _ in range(400)]
        assert 0 <= min(drawn) < size // 20
        assert size - size // 20 < max(drawn) < size
        assert {number % 2 for number in drawn} == {0, 1}
    with pytest.raises(ValueError, match="at most"):
        FastLuck(6).below((1 << 63) - 1)
