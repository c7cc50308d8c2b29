"""Who knows what: values, kept tiles, reactions. Worked example 27."""

from collections import Counter
from itertools import permutations

from isolario.games.the_island import game
from isolario.games.the_island.board import GREENS, KINDS
from isolario.games.the_island.presentation import presentation
from isolario.games.the_island.rules import Island
from isolario.kernel import FastLuck, Match, random_walk
from tests.examples import count
from tests.rulebook.the_island.position import (
    DONE,
    Scene,
    at_hex,
    back,
    do,
    go,
    phase,
    play,
    step,
    value,
)

DEALS = count(3000)


def kinds_of(state: Island, seat: int) -> list[str]:
    """A hand with all its kinds, as its owner sees it."""
    return [str(tile["kind"]) for tile in presentation.view(state, seat)["hands"][seat]]


def resampled(state: Island, seat: int, seed: int) -> Island:
    copy = state.clone()
    copy.resample(seat, FastLuck(seed))
    return copy


def near(found: Counter[str], expected: dict[str, float]) -> bool:
    """Whether the shares are within four standard errors; outcomes that cannot be must not occur."""
    total = sum(found.values())
    if set(found) - {key for key, share in expected.items() if share > 0}:
        return False
    return all(
        abs(found[key] / total - share) <= 4 * (share * (1 - share) / total) ** 0.5 for key, share in expected.items()
    )


def test_example_27_what_others_see() -> None:
    """IS-EFF-6, IS-EFF-7: a red beach; the resampling of others follows what they cannot rule out."""
    state = Scene().tile("D4 D5", "beach").put("H5", "A0", "B0").sinking()
    do(state, at_hex("D4"), back("wind"))
    assert state.view(0)["hands"][0] == [{"terrain": "beach", "kind": "wind", "never": []}]
    for viewer in (1, 2, None):
        assert state.view(viewer)["hands"][0] == [{"terrain": "beach", "kind": None, "never": []}]
    found = Counter(kinds_of(resampled(state, 1, seed), 0)[0] for seed in range(DEALS))
    ninths = {"dolphin": 3, "wind": 2, "move_serpent": 1, "move_shark": 1, "move_whale": 1, "defence_shark": 1}
    assert near(found, {kind: weight / 9 for kind, weight in ninths.items()})


def test_a_seat_rules_out_what_it_holds_itself() -> None:
    """IS-EFF-6: B holds the only beach defence, so A's tile is none."""
    state = Scene().put("H5", "A0", "B0").hand("A", "beach:wind").hand("B", "beach:defence_shark").turn("A")
    found = Counter(kinds_of(resampled(state, 1, seed), 0)[0] for seed in range(DEALS))
    assert near(
        found,
        {"dolphin": 3 / 8, "wind": 2 / 8, "move_serpent": 1 / 8, "move_shark": 1 / 8, "move_whale": 1 / 8},
    )
    assert kinds_of(resampled(state, 1, 5), 1) == ["defence_shark"]


def test_resampled_hands_follow_the_evidence_of_a_play() -> None:
    """IS-HAND-10: who played the forest dolphin holds no beach dolphin; others still may."""
    scene = Scene().put("C3", "A0", "B0").put("H5", "C0")
    scene.hand("A", "beach:wind", "beach:move_whale", "forest:dolphin").hand("B", "beach:dolphin")
    state = do(scene.turn("A"), play("dolphin"), go("A0", "W"), DONE)
    hidden = Counter({"dolphin": 3, "wind": 2, "move_serpent": 1, "move_shark": 1, "move_whale": 1, "defence_shark": 1})
    # All ordered deals of two tiles to A and one to B, those with a dolphin for A struck out.
    deals = [deal for deal in permutations(list(hidden.elements()), 3) if "dolphin" not in deal[:2]]
    worlds = [resampled(state, 2, seed) for seed in range(DEALS)]
    for holder, place in ((0, 0), (1, 2)):
        expected = Counter(deal[place] for deal in deals)
        found: Counter[str] = Counter()
        for seed, world in enumerate(worlds):
            hand = kinds_of(world, holder)
            found[hand[seed % len(hand)]] += 1
        assert near(found, {kind: times / len(deals) for kind, times in expected.items()})


def test_resampled_tiles_leave_the_pools_whole() -> None:
    """IS-EFF-6: what is not dealt is still on the board; nothing is invented and nothing is lost."""
    state = Scene().put("H5", "A0", "B0").hand("A", "beach:wind", "forest:dolphin").hand("B", "beach:dolphin").turn("A")
    for viewer in range(4):
        for seed in range(50):
            other = resampled(state, viewer, seed)
            for terrain in range(3):
                hands = [other.hands[7 * (3 * seat + terrain) + red] for seat in range(4) for red in range(7)]
                assert sum(hands) + sum(other.pool[12 * terrain : 12 * terrain + 12]) == (16, 16, 8)[terrain]
                assert min(other.pool) >= 0
            assert other.view(viewer) == state.view(viewer)


def test_resampled_values_are_any_order_alike() -> None:
    """IS-INFO-1: others' explorers carry the ten values in a random order; one's own stay."""
    state = Scene(seats=2).put("H5", "A0", "B0").moving()
    found = Counter(str(resampled(state, 0, seed).value[10]) for seed in range(DEALS))
    assert near(found, {"1": 0.3, "2": 0.2, "3": 0.2, "4": 0.1, "5": 0.1, "6": 0.1})
    other = resampled(state, 0, 7)
    assert sorted(other.value[10:20]) == sorted(state.value[10:20])
    assert other.value[:10] == state.value[:10]


def test_values_during_placement() -> None:
    """IS-INFO-3, IS-INFO-2: while placing, owners see theirs even without the memory aid; others never do."""
    match = Match(game, 2, {"memory_aid": "off", "first_player": "0"}, FastLuck(1), auto=False)
    match.play(at_hex("D4"))
    match.play(value(6))
    state = match.state
    assert state.view(0)["explorers"][0]["value"] == 6
    assert state.view(1)["explorers"][0]["value"] is None
    other = state.clone()
    other.resample(1, FastLuck(3))
    assert other.view(1) == state.view(1)
    # The log is no crutch: it does not repeat the value, not even to its owner.
    shown = [text for step_, text in match.log(0) if step_.action == value(6) and step_.actor == 0]
    assert shown == ["value?"]


def test_the_memory_aid() -> None:
    """IS-INFO-1, IS-INFO-2: with it owners see their values; without it nobody sees any until the end."""
    with_aid = Scene(seats=2).put("NW", "A9").put("H5", "A0", "B0").moving()
    assert with_aid.view(0)["explorers"][0]["value"] == 1
    assert with_aid.view(0)["scores"] == [6, None]
    assert with_aid.view(1)["explorers"][0]["value"] is None
    without = Scene(seats=2, memory_aid=False).put("NW", "A9").put("H5", "A0", "B0").moving()
    for viewer in (0, 1, None):
        assert {one["value"] for one in without.view(viewer)["explorers"]} == {None}
        assert without.view(viewer)["scores"] == [None, None]
    shuffled = {tuple(resampled(without, 0, seed).value[:10]) for seed in range(20)}
    assert len(shuffled) > 10
    without.finish(0)
    assert without.view(1)["scores"] == [6, 0]


def test_reactions_do_not_depend_on_what_is_in_a_hand() -> None:
    """IS-REACT-3, IS-TURN-2: the same seats are asked, and nobody's forced answer is given at once."""
    order = []
    for tiles in (("beach:dolphin", "beach:wind"), ("beach:defence_shark", "beach:wind")):
        scene = Scene().put("H5", "A9", "B9", "C9").creature("shark", "C2").put("C3", "B0", "C0")
        state = do(scene.hand("B", *tiles).hand("C", "beach:dolphin").rolled("shark"), at_hex("C2"), step("E"))
        seen = []
        while phase(state) == "react":
            assert not game.presentation.may_autoplay(state)
            seen.append(int(state.actor))
            do(state, DONE)
        order.append(seen)
    assert order == [[1, 2], [1, 2]]
    hand = Scene().put("H5", "A0").hand("A", "forest:defence_whale").turn("A")
    assert hand.legal() == [DONE]
    assert not game.presentation.may_autoplay(hand)
    assert game.presentation.may_autoplay(Scene().put("H5", "A0").sinking())


def test_records_hide_values_and_red_kinds_while_the_match_runs() -> None:
    """IS-EFF-6, IS-INFO-2: each reader of a running match sees only what it may."""
    match = Match(game, 2, {}, FastLuck(4))
    luck = FastLuck(9)
    red = {KINDS[kind] for kind in range(int(GREENS), 12)}
    while sum(map(len, match.state.view(None)["hands"])) < 3:
        legal = match.state.legal()
        match.play(legal[luck.below(len(legal))])
    for viewer in (None, 0, 1):
        for step_, shown in match.log(viewer):
            before = step_.before
            assert isinstance(before, Island)
            if before.active != viewer:
                assert shown not in red
                assert not shown.startswith("value") or shown == "value?"
            told = [event.json() for event in match.events(step_, viewer)]
            if before.active != viewer and phase(before) in ("draw", "value"):
                assert not any(f"@tile-{kind}" in str(told) for kind in red)
                assert {event["args"].get("value", 0) for event in told} == {0}
    drawn = [shown for step_, shown in match.log(0) if shown in red and step_.actor < 0]
    assert drawn  # the owner reads its own tiles


def test_spectators_see_no_hand_and_no_value() -> None:
    """IS-INFO-1"""
    state = game.new(seats=3)
    random_walk(state, FastLuck(2), 220)
    seen = state.view(None)
    assert {one["value"] for one in seen["explorers"]} == {None}
    assert {tile["kind"] for hand in seen["hands"] for tile in hand} <= {None}
    assert seen["scores"] == [None] * 3
