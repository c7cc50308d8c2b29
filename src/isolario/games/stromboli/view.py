"""What there is to see, typed: nothing is hidden (ST-CARD-9), so every viewer sees the same.

The view also answers what a board would otherwise have to work out: who would choose first on each beach, which disc
would tie there, where the boat would stop, and what a scoring would bring if it were held now.
"""

from isolario.games.stromboli.board import (
    BASKET_1,
    BASKET_2,
    CARD_NAMES,
    CARDS,
    DECK_NAMES,
    DISCS,
    HUT,
    NAUTILUS,
    NONE,
    SCORE_CARD_NAMES,
    SEAT_NAMES,
    SEATS,
    SEGMENTS,
    SHELL,
    SLOTS,
    SPACES,
    SUPPLY,
    statue_count,
)
from isolario.games.stromboli.names import (
    BOAT,
    LETTERS,
    MARKERS_BESIDE,
    PRIESTESS_FOR_SALE,
    SCORE_BOARD,
    beach_id,
    card_id,
    crater_id,
    deck_id,
    disc_id,
    lava_disc_id,
    marker_id,
    score_card_id,
    seat_id,
    shaman_id,
    space_id,
    statue_id,
    water_id,
)
from isolario.games.stromboli.position import BOUGHT, LAVA_DISC_AT, PHASES, POINTS, SHAMAN, STATUES, whole_deck
from isolario.games.stromboli.rules import FIRST_PURCHASE, Stromboli
from isolario.games.stromboli.scoring import ITEM_NAMES, ITEMS, card_worth, worth
from isolario.games.stromboli.view_types import (
    CardView,
    DealView,
    DeckView,
    PlayerView,
    SegmentView,
    ShamanView,
    StromboliView,
    VoyageView,
)
from isolario.kernel.presentation import Viewer
from isolario.kernel.state import OVER


def round_of(state: Stromboli) -> int:
    """The first scoring still belongs to round 1, purchases before it too (ST-TRIG-6)."""
    running = state.stage > FIRST_PURCHASE
    return 1 if state.scoring == 0 or (state.scoring == 1 and running) else 2


def view(state: Stromboli, viewer: Viewer) -> StromboliView:
    own = state.own
    erupted = state.clone()
    erupted.erupt()
    return {
        "seats": int(SEATS),
        "actor": int(state.actor),
        "phase": PHASES[state.phase],
        "scores": list(state.scores()),
        "ranks": state.ranks() if state.actor == OVER else None,
        "first": seat_or_none(state.first),
        "active": seat_or_none(state.active),
        "pieces": pieces(state),
        "round": round_of(state),
        "variant": "tactical" if state.tactical else "base",
        "shaman_shields_statue": state.shields,
        "boat": {"id": BOAT, "segment": int(state.boat)},
        "sailing": (state.boat + state.voyage) % SEGMENTS if state.voyage > 0 else None,
        "segments": [segment_view(state, segment) for segment in range(SEGMENTS)],
        "voyages": voyages(state),
        "shamans": [shaman_view(state, seat) for seat in range(SEATS)],
        "discs": [
            {"id": disc_id(seat, value), "seat": seat, "value": value, "beach": on_beach(state, seat, value)}
            for seat in range(SEATS)
            for value in range(1, DISCS + 1)
        ],
        "lava_discs": [
            {"id": lava_disc_id(seat), "seat": seat, "beach": beach if beach != SUPPLY else None}
            for seat, beach in enumerate(own[LAVA_DISC_AT : LAVA_DISC_AT + SEATS])
            if beach != NONE
        ],
        "statues": [
            {"id": statue_id(seat, space), "seat": seat, "space": space}
            for seat in range(SEATS)
            for space in spaces(own[STATUES + seat])
        ],
        "markers": [
            {"id": marker_id(index), "segment": segment if segment != NONE else None}
            for index, segment in enumerate(state.markers)
        ],
        "burning": spaces(state.burning()),
        "statue_points": list(state.box.terrain_points),
        "players": [player_view(state, erupted, seat) for seat in range(SEATS)],
        "score_board": [
            {
                "id": score_card_id(card),
                "card": name,
                "cost": state.box.costs[card],
                "points": state.box.card_points[card],
                "owner": owner(state, card),
                "worth": [card_worth(state, seat, card) for seat in range(SEATS)],
                "surviving": [card_worth(erupted, seat, card) for seat in range(SEATS)],
            }
            for card, name in enumerate(SCORE_CARD_NAMES)
        ],
        "priestess": {"id": PRIESTESS_FOR_SALE, "cost": state.box.priestess_cost, "face_up": state.priestess_up},
        "decks": [deck_view(state, deck) for deck in range(len(DECK_NAMES))],
        "discarded": {CARD_NAMES[card]: count for card, count in enumerate(discarded(state)) if count > 0},
        "quiet": max(0, int(state.quiet)),
        "stall_limit": state.box.stall_limit,
    }


def pieces(state: Stromboli) -> dict[str, str]:
    """Where everything lies that has an identity: discs and markers that are not out lie in their supplies."""
    found = {BOAT: water_id(state.boat), PRIESTESS_FOR_SALE: SCORE_BOARD}
    for seat in range(SEATS):
        place = state.own[SHAMAN + seat]
        found[shaman_id(seat)] = space_id(place) if place < HUT else beach_id(state.box.huts[seat])
        for value in range(1, DISCS + 1):
            beach = on_beach(state, seat, value)
            found[disc_id(seat, value)] = seat_id(seat) if beach is None else beach_id(beach)
        lava_disc = state.own[LAVA_DISC_AT + seat]
        if lava_disc != NONE:
            found[lava_disc_id(seat)] = seat_id(seat) if lava_disc == SUPPLY else beach_id(lava_disc)
        for space in spaces(state.own[STATUES + seat]):
            found[statue_id(seat, space)] = space_id(space)
    for index, segment in enumerate(state.markers):
        found[marker_id(index)] = MARKERS_BESIDE if segment == NONE else crater_id(segment)
    for card in range(len(SCORE_CARD_NAMES)):
        holder = owner(state, card)
        found[score_card_id(card)] = SCORE_BOARD if holder is None else seat_id(holder)
    return found


def segment_view(state: Stromboli, segment: int) -> SegmentView:
    cards: list[CardView | None] = []
    for slot in range(SLOTS):
        card = state.slots[SLOTS * segment + slot]
        shown: CardView = {
            "id": card_id(segment, slot),
            "card": CARD_NAMES[card],
            "butterflies": state.box.butterflies[card],
        }
        cards.append(None if card == NONE else shown)
    return {
        "letter": LETTERS[segment],
        "pier": segment == state.box.pier,
        "hut": state.box.huts.index(segment) if segment in state.box.huts else None,
        "sums": [sum_of(state, seat, segment) for seat in range(SEATS)],
        "ties": [tie(state, seat, segment) for seat in range(SEATS)],
        "cards": cards,
        "markers": state.markers_in(segment),
        "deal": deal(state, segment),
    }


def deal(state: Stromboli, segment: int) -> DealView:
    """As ST-DEAL-1 and the rules after it would have it."""
    cards = [card for card in state.slots[SLOTS * segment : SLOTS * segment + SLOTS] if card != NONE]
    sums = [sum_of(state, seat, segment) for seat in range(SEATS)]
    order = sorted((seat for seat in range(SEATS) if sums[seat] > 0), key=lambda seat: -sums[seat])
    choice = len(set(cards)) == SLOTS
    return {
        "order": order[: SLOTS if choice else 1] if cards else [],
        "choice": choice and bool(order),
        "last_scoring": not cards and state.deck == len(DECK_NAMES),
    }


def tie(state: Stromboli, seat: int, segment: int) -> int | None:
    """The disc in supply that ST-DISC-5 forbids here: there is at most one."""
    lead = sum_of(state, 1 - seat, segment) - sum_of(state, seat, segment)
    return lead if 1 <= lead <= DISCS and on_beach(state, seat, lead) is None else None


def voyages(state: Stromboli) -> list[VoyageView]:
    """Every distance a disc can bring the boat; sailing counts for whoever has all discs out (ST-BOAT-2)."""
    return [
        {
            "steps": steps,
            "segment": (state.boat + steps) % SEGMENTS,
            "seats": [seat for seat in range(SEATS) if can_send(state, seat, steps)],
        }
        for steps in range(1, DISCS + 1)
    ]


def can_send(state: Stromboli, seat: int, steps: int) -> bool:
    if on_beach(state, seat, steps) is None:
        return True
    all_out = all(on_beach(state, seat, value) is not None for value in range(1, DISCS + 1))
    return all_out and steps == state.box.sail_steps


def shaman_view(state: Stromboli, seat: int) -> ShamanView:
    place = state.own[SHAMAN + seat]
    on_island = place < HUT
    return {
        "id": shaman_id(seat),
        "seat": seat,
        "space": place if on_island else None,
        "segment": place // 3 if on_island else state.box.huts[seat],
    }


def player_view(state: Stromboli, erupted: Stromboli, seat: int) -> PlayerView:
    held = state.held[CARDS * seat : CARDS * seat + CARDS]
    points = [worth(erupted, seat, item, state.scoring > 0) for item in range(ITEMS)]
    return {
        "seat": seat,
        "colour": SEAT_NAMES[seat],
        "points": state.own[POINTS + seat],
        "statues_left": state.box.statues - statue_count(state.box, state.own[STATUES + seat]),
        "shells": held[SHELL],
        "baskets": held[BASKET_1] + held[BASKET_2],
        "butterflies": sum(count * state.box.butterflies[card] for card, count in enumerate(held)),
        "kept": [
            {"card": CARD_NAMES[card], "count": held[card], "butterflies": state.box.butterflies[card]}
            for card in range(BASKET_1, NAUTILUS + 1)
            if held[card] > 0
        ],
        "score_cards": [name for card, name in enumerate(SCORE_CARD_NAMES) if owner(state, card) == seat],
        "items": [{"item": ITEM_NAMES[item], "points": gain} for item, gain in enumerate(points) if gain > 0],
        "expected": sum(points),
    }


def deck_pool(state: Stromboli, deck: int) -> list[int]:
    """The cards of a deck that nobody has seen yet."""
    if deck < state.deck:
        return [0] * int(CARDS)
    return list(state.left) if deck == state.deck else list(whole_deck(state.box, state.tactical, deck))


def deck_view(state: Stromboli, deck: int) -> DeckView:
    pool = deck_pool(state, deck)
    return {
        "id": deck_id(deck),
        "deck": DECK_NAMES[deck],
        "palms": deck + 1,
        "left": sum(pool),
        "pool": {CARD_NAMES[card]: count for card, count in enumerate(pool) if count > 0},
    }


def discarded(state: Stromboli) -> list[int]:
    """Cards used up (ST-REFILL-6): those of all decks that are neither unseen, nor face up, nor held."""
    counts = [0] * int(CARDS)
    for deck in range(len(DECK_NAMES)):
        pool = deck_pool(state, deck)
        for card, copies in enumerate(whole_deck(state.box, state.tactical, deck)):
            counts[card] += copies - pool[card]
    for card in range(CARDS):
        counts[card] -= list(state.slots).count(card) + state.held[card] + state.held[CARDS + card]
    return counts


def seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def spaces(bits: int) -> list[int]:
    return [space for space in range(SPACES) if (bits >> space) & 1]


def sum_of(state: Stromboli, seat: int, beach: int) -> int:
    return state.sums[SEGMENTS * seat + beach]


def on_beach(state: Stromboli, seat: int, value: int) -> int | None:
    beach = state.discs[DISCS * seat + value - 1]
    return None if beach == SUPPLY else beach


def owner(state: Stromboli, card: int) -> int | None:
    """Who has bought a score card."""
    for seat in range(SEATS):
        if (state.own[BOUGHT + seat] >> card) & 1:
            return seat
    return None
