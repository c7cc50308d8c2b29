"""What is in the box, read and checked from `components.toml`, and the tables that follow from it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from isolario.games.stromboli.actions import PLACE, SHAMAN_STAY, SHAMAN_TO
from isolario.kernel.components import Components

SEATS: Final[i64] = 2
SEGMENTS: Final[i64] = 6
SLOTS: Final[i64] = 2
TERRAINS: Final[i64] = 3
SPACES: Final[i64] = 18
"""Building spaces: 3 * segment + terrain, terrain 0 plain, 1 forest, 2 mountain."""
HUT: Final[i64] = 18
"""Where a shaman stands before its first step: HUT + seat."""
DISCS: Final[i64] = 5
SUPPLY: Final[i64] = 6
"""Where a disc lies that is on no beach (beaches are 0 to 5)."""
NONE: Final[i64] = -1
"""No card in a slot; a lava marker beside the island; no lava disc in the base game."""

# Card types, in the order of the [card] table; also the outcomes of a draw.
CARD_NAMES: Final = (
    "build", "priestess", "shell", "basket_b1", "basket_b2", "white_pearl", "black_pearl", "nautilus", "lava",
)  # fmt: skip
CARDS: Final[i64] = 9
BUILD: Final[i64] = 0
PRIESTESS: Final[i64] = 1
SHELL: Final[i64] = 2
BASKET_1: Final[i64] = 3
BASKET_2: Final[i64] = 4
WHITE_PEARL: Final[i64] = 5
BLACK_PEARL: Final[i64] = 6
NAUTILUS: Final[i64] = 7
LAVA_CARD: Final[i64] = 8
FAMILIES: Final = ("action", "action", "shell", "beach", "beach", "beach", "beach", "beach", "lava")
KINDS: Final = (
    "build", "priestess", "shell", "basket", "basket", "white_pearl", "black_pearl", "nautilus", "lava",
)  # fmt: skip

# The five score cards, in the order of the score board.
SCORE_CARD_NAMES: Final = ("butterflies", "majority", "forest", "mountain", "complete_segment")
SCORE_CARD_MEASURES: Final = ("butterfly", "terrain_led", "forest_statue", "mountain_statue", "full_segment")
SCORE_CARDS: Final[i64] = 5
BUTTERFLIES: Final[i64] = 0
MAJORITY: Final[i64] = 1
FOREST: Final[i64] = 2
MOUNTAIN: Final[i64] = 3
COMPLETE: Final[i64] = 4

TERRAIN_NAMES: Final = ("plain", "forest", "mountain")
DECK_NAMES: Final = ("one_palm", "two_palm", "three_palm")
DECKS: Final[i64] = 3
SEAT_NAMES: Final = ("red", "yellow")

SUMS: Final[i64] = 16
"""A player's discs on one beach add up to 0-15."""
MOST_CARDS: Final = 42
LONGEST_STALL: Final = 60


def sums_may_stand(mine: int, theirs: int) -> bool:
    """The beach-sum rule: two sums on a beach differ (ST-DISC-5), or no disc lies there (ST-DISC-6).

    Whether a disc may be placed or retrieved follows from this alone: see `Box.blocked_places` and
    `Box.blocked_returns`.
    """
    return mine != theirs or mine == 0


class Box:
    """All numbers of the game: immutable after reading, shared by every state."""

    def __init__(self, parts: Components, weights: list[float]) -> None:
        self.stall_limit: i64 = parts.number("game.stall_limit", 1, LONGEST_STALL)
        self.statues: i64 = parts.number("components.per_player.statues", 1, 18)
        self.lava_markers: i64 = parts.number("components.lava_markers", 1, 8)
        self.read_board(parts)
        self.read_cards(parts)
        self.read_points(parts)
        self.check_layout(parts)
        self.weights: list[float] = weights

        # ST-DISC-5 and ST-DISC-6 as tables over SUMS * (own sum) + (rival sum). Bit 6 * (value - 1) of
        # blocked_places: that value may not be added; shifted by the beach it is the number of the action.
        # Bit value - 1 of blocked_returns: that value may not be taken away.
        blocked_places: list[i64] = []
        blocked_returns: list[i64] = []
        for mine in range(SUMS):
            for theirs in range(SUMS):
                places = returns = 0
                for value in range(1, DISCS + 1):
                    if not sums_may_stand(mine + value, theirs):
                        places |= 1 << (6 * (value - 1))
                    if value <= mine and not sums_may_stand(mine - value, theirs):
                        returns |= 1 << (value - 1)
                blocked_places.append(places)
                blocked_returns.append(returns)
        self.blocked_places = vec[i64](blocked_places)
        self.blocked_returns = vec[i64](blocked_returns)

        # The actions that place one disc, by 64 * (value - 1) + (the beaches blocked for it, as bits).
        self.place_rows: list[list[int]] = [
            [int(PLACE + SEGMENTS * disc + beach) for beach in range(SEGMENTS) if not blocked >> beach & 1]
            for disc in range(DISCS)
            for blocked in range(64)
        ]
        # The actions of a shaman move, by 20 * (own place) + (rival's place), places being 0-17 and the huts.
        self.shaman_actions: list[list[int]] = [
            shaman_actions(self, own, rival) for own in range(HUT + 2) for rival in range(HUT + 2)
        ]
        # How many bits are set in 9 bits: statues are counted in halves of their 18.
        self.ones = vec[i64]([bin(bits).count("1") for bits in range(512)])

    def read_board(self, parts: Components) -> None:
        parts.number("board.segments", 6, 6)
        parts.number("board.slots_per_segment", 2, 2)
        for key, names in (("board.terrains", TERRAIN_NAMES), ("deck.order", DECK_NAMES)):
            if tuple(parts.words(key)) != names:
                raise parts.wrong(key, ", ".join(names), parts.get(key))
        self.pier: i64 = parts.number("board.pier_segment", 0, 5)
        self.huts: list[i64] = list(parts.numbers("board.hut_segment", 0, 5, 2))
        if (self.huts[0] + 3) % 6 != self.huts[1]:  # ST-SETUP-3
            raise parts.wrong("board.hut_segment", "two opposite segments", parts.get("board.hut_segment"))
        if self.pier in self.huts:  # ST-SETUP-4
            raise parts.wrong("board.pier_segment", "a segment without a hut", parts.get("board.pier_segment"))
        parts.number("board.boat_step_direction", 1, 1)
        self.sail_steps: i64 = parts.number("board.sail_steps", 1, 5)
        self.max_steps: i64 = parts.number("board.shaman_max_steps", 1, 4)
        self.max_inward: i64 = parts.number("board.shaman_max_inward", 1, 4)
        self.clockwise: list[int] = parts.numbers("board.clockwise", 0, 17, 18)
        self.counterclockwise: list[int] = parts.numbers("board.counterclockwise", 0, 17, 18)
        self.inward: list[int] = parts.numbers("board.inward", -1, 17, 18)
        self.outward: list[int] = parts.numbers("board.outward", -1, 17, 18)
        for space in range(SPACES):
            if self.counterclockwise[self.clockwise[space]] != space:
                raise parts.wrong(
                    "board.counterclockwise", "the way back of board.clockwise", f"no way back to {space}"
                )
            inner = self.inward[space]
            if inner >= 0 and self.outward[inner] != space:
                raise parts.wrong("board.outward", "the way back of board.inward", f"no way back to {space}")
        self.start_steps: list[int] = parts.numbers("board.start_step", 0, 17, 2)
        for seat in range(SEATS):
            if self.start_steps[seat] != 3 * self.huts[seat]:  # ST-SHAMAN-4
                raise parts.wrong(
                    f"board.start_step.{seat}",
                    f"the plain of segment {self.huts[seat]}, {3 * self.huts[seat]}",
                    self.start_steps[seat],
                )

    def read_cards(self, parts: Components) -> None:
        self.butterflies: list[i64] = []
        for card, name in enumerate(CARD_NAMES):
            parts.word(f"card.{name}.family", (FAMILIES[card],))
            parts.word(f"card.{name}.kind", (KINDS[card],))
            self.butterflies.append(parts.number(f"card.{name}.butterflies", 0, 9))
        parts.number("deck.initial_deal", 12, 12)
        self.decks: list[list[i64]] = [read_deck(parts, deck) for deck in DECK_NAMES]
        total = sum([sum(deck) for deck in self.decks])
        if total != parts.number("components.palm_cards", 1, MOST_CARDS):
            raise parts.wrong(
                "components.palm_cards",
                f"{total}, the cards of the three decks",
                parts.get("components.palm_cards"),
            )
        if sum(self.decks[0]) < 12:
            raise parts.wrong("deck.one_palm", "at least 12 cards for the opening deal", sum(self.decks[0]))
        # ST-CARD-8, that the Nautilus comes in round 2, is a matter of the decks alone.
        if self.decks[0][LAVA_CARD] > 0:  # the opening deal knows no lava (ST-SETUP-7)
            raise parts.wrong("deck.one_palm.lava", "0", self.decks[0][LAVA_CARD])
        scoring_deck = parts.word("deck.first_scoring_deck", ("one_palm", "two_palm"))
        self.scoring_deck: i64 = DECK_NAMES.index(scoring_deck)
        if self.scoring_deck == 0 and sum(self.decks[0]) == 12:
            raise parts.wrong("deck.first_scoring_deck", "two_palm, as the opening deal uses up one_palm", scoring_deck)
        # ST-TACT-1: the same decks without Lava cards.
        lava = sum([deck[LAVA_CARD] for deck in self.decks])
        parts.number("tactical.removed_cards.lava", lava, lava)
        self.tactical_decks: list[list[i64]] = [[*deck[:LAVA_CARD], 0] for deck in self.decks]
        # How many cards lie in the decks after each.
        self.later: list[i64] = [later_cards(self.decks, deck) for deck in range(len(self.decks))]
        self.tactical_later: list[i64] = [later_cards(self.tactical_decks, deck) for deck in range(len(self.decks))]
        for index, size in enumerate(parts.numbers("tactical.deck_sizes", 1, MOST_CARDS, 3)):
            left = sum(self.tactical_decks[index])
            if size != left:
                raise parts.wrong(f"tactical.deck_sizes.{index}", f"{left}, the cards without Lava", size)
        self.tactical_markers: i64 = parts.number("tactical.lava_markers_per_round", 0, self.lava_markers)
        self.tactical_purchase: bool = parts.flag("tactical.pre_scoring_purchase")

    def read_points(self, parts: Components) -> None:
        self.terrain_points = vec[i64]([parts.number(f"points.statue.{name}", 0, 20) for name in TERRAIN_NAMES])
        self.basket_points: i64 = parts.number("points.basket_majority", 0, 20)
        self.white_points: i64 = parts.number("points.white_pearl", 0, 20)
        self.black_points: i64 = parts.number("points.black_pearl", 0, 20)
        self.both_points: i64 = parts.number("points.both_pearls", 0, 20)
        self.nautilus_points: i64 = parts.number("points.nautilus", 0, 20)
        self.shell_points: i64 = parts.number("points.unspent_shell", 0, 20)
        # For each number of markers in a crater, the terrains hit as bits.
        self.hits: list[i64] = []
        if parts.size("eruption.hits_by_markers") != self.lava_markers + 1:
            raise parts.wrong(
                "eruption.hits_by_markers",
                f"{self.lava_markers + 1} lists, for 0 to {self.lava_markers} markers",
                parts.size("eruption.hits_by_markers"),
            )
        for markers in range(self.lava_markers + 1):
            bits = 0
            for place, name in enumerate(parts.words(f"eruption.hits_by_markers.{markers}")):
                parts.word(f"eruption.hits_by_markers.{markers}.{place}", TERRAIN_NAMES)
                bits |= 1 << TERRAIN_NAMES.index(name)
            self.hits.append(bits)
        self.priestess_cost: i64 = parts.number("score_board.priestess_cost", 1, 9)
        self.costs: list[i64] = []
        self.card_points: list[i64] = []
        parts.number("components.score_cards", 5, 5)
        for index, name in enumerate(SCORE_CARD_NAMES):
            parts.word(f"score_board.cards.{index}.id", (name,))
            parts.word(f"score_board.cards.{index}.per", (SCORE_CARD_MEASURES[index],))
            self.costs.append(parts.number(f"score_board.cards.{index}.cost", 1, 9))
            self.card_points.append(parts.number(f"score_board.cards.{index}.points", 0, 20))

    def check_layout(self, parts: Components) -> None:
        """What the code is built on: it stands in the file to be read, not to be changed."""
        if tuple(parts.numbers("components.per_player.numbered_discs", 1, 5)) != (1, 2, 3, 4, 5):
            raise parts.wrong(
                "components.per_player.numbered_discs",
                "1, 2, 3, 4, 5",
                parts.get("components.per_player.numbered_discs"),
            )
        for key in ("boats", "first_player_card", "score_board_priestess"):
            parts.number(f"components.{key}", 1, 1)
        for key in ("shamans", "score_markers", "lava_discs"):
            parts.number(f"components.per_player.{key}", 1, 1)
        total = parts.number("components.palm_cards", 1, MOST_CARDS) + 7
        parts.number("components.cards_total", total, total)


def statue_count(box: Box, bits: i64) -> i64:
    """How many statues are in a set of spaces."""
    return box.ones[bits & 511] + box.ones[bits >> 9]


def read_deck(parts: Components, name: str) -> list[i64]:
    """How many copies of each card type a deck has."""
    counts: list[i64] = [0] * CARDS
    parts.size(f"deck.{name}")
    for card in parts.get(f"deck.{name}"):
        if card not in CARD_NAMES:
            raise parts.wrong(f"deck.{name}.{card}", " | ".join(CARD_NAMES), card)
        counts[CARD_NAMES.index(card)] = parts.number(f"deck.{name}.{card}", 0, MOST_CARDS)
    if sum(counts) == counts[LAVA_CARD]:
        raise parts.wrong(f"deck.{name}", "at least one card that is not Lava", sum(counts))
    return counts


def later_cards(decks: list[list[i64]], deck: i64) -> i64:
    """How many cards lie in the decks after that one."""
    count: i64 = 0
    for later in decks[deck + 1 :]:
        for copies in later:
            count += copies
    return count


def reachable(box: Box, place: int) -> list[int]:
    """All spaces that a shaman gets to by a legal path, its own excepted (ST-SHAMAN-1).

    Beaches, water and craters are no spaces (ST-SHAMAN-6); whoever stands on the way does not matter (ST-SHAMAN-7,
    ST-SHAMAN-8).
    """
    if place >= HUT:  # the first step goes inward to the plain (ST-SHAMAN-4), the next along the ring (ST-SHAMAN-5)
        first = box.start_steps[place - HUT]
        found = {first}
        spend(box, first, box.max_steps - 1, box.max_inward - 1, found)
    else:
        found = set()
        spend(box, place, box.max_steps, box.max_inward, found)
        found.discard(place)
    return sorted(found)


def spend(box: Box, space: int, steps: int, inward: int, found: set[int]) -> None:
    """Collect where `steps` more steps lead (ST-SHAMAN-2), at most `inward` of them inward (ST-SHAMAN-3)."""
    if steps == 0:
        return
    ways = [box.clockwise[space], box.counterclockwise[space], box.outward[space]]
    for target in ways:
        if target >= 0:
            found.add(target)
            spend(box, target, steps - 1, inward, found)
    target = box.inward[space]
    if target >= 0 and inward > 0:
        found.add(target)
        spend(box, target, steps - 1, inward - 1, found)


def shaman_actions(box: Box, own: int, rival: int) -> list[int]:
    """ST-SHAMAN-9: one choice of end space, never the rival's (ST-SHAMAN-7), or staying."""
    return [*[int(SHAMAN_TO) + space for space in reachable(box, own) if space != rival], int(SHAMAN_STAY)]
