"""Continents built from a seed: the vectors of the specification, and what holds for 300 of them."""

import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from isolario.games.volcanic_isle import NO_SEED, game
from isolario.games.volcanic_isle.board import Land
from isolario.games.volcanic_isle.continent import (
    Coast,
    Continent,
    Recipe,
    SplitMix64,
    around,
    find_ring,
    generate,
    place_coast,
    place_core,
    possible_places,
)
from isolario.kernel.hexes import distance, neighbour

SEEDS = range(300)
RECIPE: Recipe = game.box.recipe
HERE = Path(__file__)


EXPECTED: dict[str, Any] = tomllib.loads((HERE.parent / "continents.toml").read_text("utf-8"))


@cache
def continent(seed: int, players: int = 4) -> Continent:
    made = generate(RECIPE, seed, players)
    assert made is not None
    return made


@cache
def land(seed: int) -> Land:
    return game.box.settled(continent(seed), seed)


def accepted_core(seed: int) -> tuple[SplitMix64, dict[int, tuple[int, int, int]]]:
    """The first core of a seed that has a ring, and the random source right after it."""
    source = SplitMix64(seed, RECIPE)
    while True:
        core = place_core(RECIPE, source)
        if find_ring(RECIPE, core) is not None:
            return source, core


def test_random_source() -> None:
    """VI-MAP-1: SplitMix64; `below` is the remainder, `shuffle` runs from the last index down."""
    source = SplitMix64(0, RECIPE)
    assert [f"{source.next():016X}" for _ in range(3)] == EXPECTED["splitmix64_seed0"]
    assert SplitMix64(0, RECIPE).below(7) == 0xE220A8397B1DCDAF % 7
    items = [1, 2, 3]
    SplitMix64(0, RECIPE).shuffle(items)
    first, second = 0xE220A8397B1DCDAF % 3, 0x6E789E6AA1B965F4 % 2
    wanted = [1, 2, 3]
    wanted[2], wanted[first] = wanted[first], wanted[2]
    wanted[1], wanted[second] = wanted[second], wanted[1]
    assert items == wanted


@pytest.mark.parametrize("vector", EXPECTED["vector"], ids=lambda vector: str(vector["seed"]))
def test_example_31_advanced_map(vector: dict[str, Any]) -> None:
    """VI-MAP-1, VI-MAP-2, VI-MAP-3, VI-MAP-4, VI-MAP-5, VI-MAP-6, VI-MAP-7, VI-MAP-8, VI-MAP-9:
    seed and number of players give exactly this continent and these bays."""
    made = generate(RECIPE, vector["seed"], vector["players"])
    assert made is not None
    assert made.attempts == vector["attempts"]
    assert [list(bay) for bay in made.bays] == vector["bays"]
    assert [list(place) if place else [] for place in made.places] == vector["placement"]


def test_example_31_landing() -> None:
    """VI-MAP-9, VI-SETUP-5: with seed 0 seat 1 lands from (4, -5), next to four land hexes."""
    state = game.new(2, map="advanced", map_seed=0, first_player=1)
    assert len([action for action in state.legal() if 2 <= action < 38]) == 4
    players = state.view(None)["players"]
    assert [player["bay"] for player in players] == [[-2, 2], [4, -5]]


def test_drawn_seed_gives_the_same_map_as_a_chosen_one() -> None:
    """VI-MAP-1: the seed alone decides; 65536 outcomes, all equally likely."""
    state = game.new(3, map="advanced", first_player=0)
    assert (len(state.legal()), state.legal()[-1]) == (65536, 65535)
    assert set(state.weights()) == {1}
    state.apply(2019)
    chosen = game.new(3, map="advanced", map_seed=2019, first_player=0)
    assert state == chosen
    assert game.load(state.dump()) == state
    assert game.new(2, map="default", map_seed=5, first_player=0).view(None)["map"] == "default"


def test_inner_areas_touch_as_they_are_placed() -> None:
    """VI-MAP-2: no overlap, at least two contacts (one for the second area), sorted by q, r and turn."""
    shapes = RECIPE.shapes
    one = {3: (0, 0, 0)}
    places = possible_places(RECIPE, one, 1)
    assert places == sorted(set(places))
    own = set(shapes[2].lying(one[3]))
    for place in places:
        hexes = shapes[0].lying(place)
        assert not own & set(hexes)
        assert any(near in own for hex in hexes for near in around(hex))
    # Two hexes have eight hexes round them; each can be covered by either half of an area, turned six ways.
    assert len(places) == 6 * len({tuple(sorted(shapes[0].lying(place))) for place in places}) // 3
    two = {3: (0, 0, 0), 1: places[0]}
    owners = {hex: area for area, place in two.items() for hex in shapes[area - 1].lying(place)}
    for place in possible_places(RECIPE, two, 2):
        touched = {owners[near] for hex in shapes[1].lying(place) for near in around(hex) if near in owners}
        assert touched == {1, 3}


def test_a_core_with_a_gap_is_rejected() -> None:
    """VI-MAP-3: five areas round a hole have no single ring, and neither has one that barely hangs on."""
    # Four areas close a ring round two empty hexes, the fifth leans against it.
    hole = {1: (2, 0, 0), 2: (1, -1, 1), 3: (-1, 0, 3), 4: (0, 1, 4), 5: (2, 1, 3)}
    hexes = [hex for area, place in hole.items() for hex in RECIPE.shapes[area - 1].lying(place)]
    assert len(set(hexes)) == 10
    assert not {(0, 0), (1, 0)} & set(hexes)
    assert find_ring(RECIPE, hole) is None
    line = {area: (2 * (area - 1), 0, 0) for area in range(1, 6)}
    assert find_ring(RECIPE, line) is None


def test_every_core_is_compact() -> None:
    """VI-MAP-3: in accepted continents each of areas 1-5 touches at least two of the others."""
    for seed in SEEDS[::10]:
        made = continent(seed)
        owner = {
            hex: area
            for area in range(1, 6)
            for hex in RECIPE.shapes[area - 1].lying(made.places[area - 1] or (0, 0, 0))
        }
        for area in range(1, 6):
            own = [hex for hex, whose in owner.items() if whose == area]
            assert len({owner[near] for hex in own for near in around(hex) if near in owner} - {area}) >= 2


def test_ring_order() -> None:
    """VI-MAP-4: it begins at the smallest hex, closes, and its kinds stay within the stock."""
    for seed in SEEDS[::15]:
        _, core = accepted_core(seed)
        ring = find_ring(RECIPE, core)
        assert ring is not None
        assert ring.hexes[0] == min(ring.hexes)
        for i, hex in enumerate(ring.hexes):
            follows = ring.hexes[(i + 1) % len(ring.hexes)]
            assert neighbour(hex, (ring.core_sides[i][-1] + 1) % 6) == follows
        counts = [len(ring.places(contacts)) for contacts in (1, 2, 3)]
        assert 3 <= counts[0] <= 8
        assert counts[1] <= 7
        assert counts[2] <= 2
        assert sum(counts) == len(ring.hexes)


def test_coastal_volcanoes_keep_their_distance() -> None:
    """VI-MAP-5: areas 6, 7 and 8 lie at least three steps apart along the ring, each with one core side."""
    for seed in SEEDS[::15]:
        made = continent(seed)
        core = {area: place for area in range(1, 6) if (place := made.places[area - 1])}
        ring = find_ring(RECIPE, core)
        assert ring is not None
        spots = [ring.hexes.index(place[:2]) for place in made.places[5:8] if place]
        assert all(len(ring.core_sides[spot]) == 1 for spot in spots)
        assert min(ring.gap(a, b) for a in spots for b in spots if a != b) >= 3
    strict = replace(RECIPE, volcano_gap=99)
    source, core = accepted_core(1)
    ring = find_ring(strict, core)
    assert ring is not None
    assert place_coast(strict, source, core, ring) is None


def test_coastal_areas_touch_land_only_where_they_are_straight() -> None:
    """VI-MAP-6: further hexes of a coastal area touch neither other land nor the ring."""
    _, core = accepted_core(2)
    ring = find_ring(RECIPE, core)
    assert ring is not None
    coast = Coast(RECIPE, core, ring)
    spot = ring.places(1)[0]
    assert coast.put(6, spot)
    place = coast.places[5]
    assert place is not None
    run = ring.core_sides[spot]
    straight = {(side + place[2]) % 6 for side in RECIPE.shapes[5].straight[0]}
    assert straight == {(run[0] - 1) % 6, *run, (run[0] + 1) % 6}
    assert not Coast(RECIPE, core, ring).put(6, ring.places(2)[0])  # wrong number of straight sides
    blocked = Coast(RECIPE, core, ring)
    beyond = RECIPE.shapes[5].lying(place)[1]
    blocked.owner[neighbour(beyond, (run[0] + 3) % 6)] = 22
    assert not blocked.put(6, spot)


def test_filling_gives_up_after_too_many_nodes() -> None:
    """VI-MAP-7: one node per visited unfinished position; beyond the limit the triple fails."""
    source, core = accepted_core(0)
    ring = find_ring(RECIPE, core)
    assert ring is not None
    state = source.state
    assert place_coast(RECIPE, source, core, ring) is not None
    hasty = replace(RECIPE, node_limit=3)
    source.state = state
    assert place_coast(hasty, source, core, ring) is None


def test_without_success_the_default_continent_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    """VI-MAP-8: after the last attempt the default map is used; areas 1-8 are never left in the box."""
    assert generate(replace(RECIPE, attempt_limit=1), 0, 2) is None  # seed 0 needs three
    import isolario.games.volcanic_isle.board as board

    if not board.__file__.endswith(".py"):
        return  # compiled code calls the generator directly
    monkeypatch.setattr(board, "generate", lambda recipe, seed, seats: None)
    assert game.box.land(123456789, 2) is game.box.default_land
    del game.box.lands[(123456789, 2)]
    for seed in SEEDS[::10]:
        assert all(place is not None for place in continent(seed).places[:8])


@pytest.mark.once
def test_bays_are_fair() -> None:
    """VI-MAP-9: every seat has a bay of its own at sea, with land beside it, and not next to another's."""
    for seed in SEEDS[::3]:
        made = land(seed)
        assert len(set(made.bays)) == 4
        for bay, hexes in zip(made.bays, made.landing, strict=True):
            assert bay not in made.hexes
            assert 2 <= len(hexes) <= 5
            assert all(distance(bay, made.hexes[hex] or (99, 99)) == 1 for hex in hexes)
        apart = [distance(a, b) for a in made.bays for b in made.bays if a != b]
        assert min(apart) >= 2
    # Every seat is as likely to get any of the bays: no seat has the better landings on average.
    average = [sum(len(land(seed).landing[seat]) for seed in SEEDS) / len(SEEDS) for seat in range(4)]
    assert max(average) - min(average) < 0.25


def test_three_hundred_continents() -> None:
    """VI-MAP-10: whole, coast outside, lava lines defined, every border crackable, sizes within the ranges."""
    box = game.box
    for seed in SEEDS:
        made = land(seed)
        present = [hex for hex in range(36) if made.hexes[hex] is not None]
        areas = {int(box.hex_area[hex]) for hex in present}
        faced: set[tuple[int, int]] = set()
        for geyser in range(87):
            hex = int(box.geyser_hex[geyser])
            if hex in present:
                beyond = int(made.geyser_faces[geyser])
                assert beyond >= 0
                assert box.hex_area[beyond] != box.hex_area[hex]
                faced.add((min(hex, beyond), max(hex, beyond)))
        borders: set[tuple[int, int]] = set()
        for hex in present:
            shape = box.shapes[box.hex_area[hex]]
            local = hex - int(box.area_first[hex])
            turns = made.turns[box.hex_area[hex]]
            for side in range(6):
                beyond = int(made.neighbour[6 * hex + (side + turns) % 6])
                assert (beyond < 0) == (side in shape.coast[local])
                if beyond >= 0 and box.hex_area[beyond] != box.hex_area[hex]:
                    assert side in shape.straight[local]
                    borders.add((min(hex, beyond), max(hex, beyond)))
        assert borders == faced  # a geyser for every side that can crack, and none elsewhere
        reached, waiting = {present[0]}, [present[0]]
        while waiting:
            here = waiting.pop()
            for beyond in made.neighbour[6 * here : 6 * here + 6]:
                if beyond >= 0 and beyond not in reached:
                    reached.add(int(beyond))
                    waiting.append(int(beyond))
        assert len(reached) == len(present)
        assert set(range(8)) <= areas  # all volcanoes, whose four lava lines lie in their own area
        lava = sum(len(box.start_lava[area]) for area in areas)
        spaces = sum(sum(box.shapes[area].spaces) for area in areas)
        geysers = sum(len(box.shapes[area].geysers) for area in areas)
        assert 20 <= len(areas) <= 22
        assert 32 <= len(present) <= 36
        assert (89 <= spaces <= 94, 57 <= lava <= 62) == (True, True)
        assert (83 <= geysers <= 87, 52 <= len(borders) <= 56) == (True, True)


def test_lava_lines_of_every_volcano() -> None:
    """VI-MAP-10: four lines of two spaces each, all different, in the volcano's own area."""
    for volcano, lines in enumerate(game.box.lines):
        spaces = [int(space) for line in lines for space in line]
        assert [len(line) for line in lines] == [2, 2, 2, 2]
        assert len(set(spaces)) == 8
        assert all(game.box.hex_area[game.box.space_hex[space]] == volcano for space in spaces)


def test_totals_of_the_default_continent() -> None:
    """VI-SETUP-1: hexes, links, cracks and coast of the default map are those of the specification."""
    totals = EXPECTED["default"]["totals"]
    made = game.box.land(NO_SEED, 2)
    assert [list(hex) for hex in made.hexes if hex] == EXPECTED["default"]["hex_qr"]
    links = sum(1 for beyond in made.neighbour if beyond >= 0) // 2
    coast = sum(1 for beyond in made.neighbour if beyond < 0)
    faced = [tuple(sorted((int(game.box.geyser_hex[g]), int(made.geyser_faces[g])))) for g in range(87)]
    assert (links, coast) == (totals["links"], totals["coast_sides"])
    assert len(set(faced)) == totals["crack_sides"]
    assert len(faced) - len(set(faced)) == totals["sides_with_two_geysers"]


def test_default_bay_is_common() -> None:
    """VI-SETUP-5: on the default map everybody waits before hexes 16, 20 and 23."""
    made = game.box.land(NO_SEED, 4)
    assert made.bays == [(2, -2)] * 4
    assert made.landing == [[16, 20, 23]] * 4
