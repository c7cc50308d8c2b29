"""The grammar of every game of the registry: views say where pieces are, events say what moved, reasons say why not.

A game of a single file (no texts of its own) speaks with the kernel's defaults and is not asked for events.
"""

from collections.abc import Iterator
from typing import Any, get_type_hints

from hypothesis import given
from hypothesis import strategies as st

from isolario.kernel import LANGUAGES, OVER, Event, FastLuck, Game, Phrase, State, Viewer
from isolario.kernel.playout import playout
from isolario.kernel.rulebook import anchors
from tests.games.test_every_game import canonical, everybody, positions, start

seeds = st.integers(0, 10**6)
COMMON = ("seats", "actor", "phase", "scores", "ranks", "first", "active", "pieces")


def steps(game: Game, seed: int, most: int = 80) -> Iterator[tuple[State, int, State, list[Any]]]:
    """Up to about `most` steps of one random game: before, action, after and the notes."""
    state, luck = start(game, seed), FastLuck(seed)
    every = max(1, playout(state.clone(), FastLuck(seed)) // most)
    count = 0
    while state.actor != OVER:
        legal = state.legal()
        action = legal[luck.pick(state.weights())] if state.actor < 0 else legal[luck.below(len(legal))]
        if count % every == 0 or seed % 3 == 0:
            before = state.clone()
            state.trace = []
            state.apply(action)
            trace, state.trace = state.trace, None
            yield before, action, state, trace
        else:
            state.apply(action)
        count += 1


def told(game: Game, before: State, action: int, after: State, trace: list[Any], viewer: Viewer) -> list[Event]:
    return game.presentation.events(before, action, after, trace, viewer)


def ids(game: Game, view: Any) -> set[str]:
    return {element.id for element in game.presentation.elements(view)} | set(view["pieces"])


@given(seed=seeds)
def test_what_changes_place_is_moved_by_an_event(room: Game, seed: int) -> None:
    for before, action, after, trace in steps(room, seed):
        for viewer in everybody(before):
            was = room.presentation.view(before, viewer)["pieces"]
            now = room.presentation.view(after, viewer)["pieces"]
            moves = [move for event in told(room, before, action, after, trace, viewer) for move in event.moves]
            last = {move.piece: move.target for move in moves}
            for piece in was.keys() | now.keys():
                if was.get(piece) != now.get(piece):
                    assert piece in last, f"{piece} went to {now.get(piece)} unsaid, as {viewer} sees it"
                    assert last[piece] == now.get(piece)
            for move in moves:
                assert move.source != move.target, move


@given(seed=seeds)
def test_events_name_what_can_be_seen(room: Game, seed: int) -> None:
    for before, action, after, trace in steps(room, seed):
        for viewer in everybody(before):
            events = told(room, before, action, after, trace, viewer)
            if not events:
                continue
            known = ids(room, room.presentation.view(before, viewer))
            known |= ids(room, room.presentation.view(after, viewer))
            for event in events:
                assert event.elements, f"event-{event.kind} lights nothing"
                named = set(event.elements)
                for move in event.moves:
                    named |= {end for end in (move.source, move.target) if end is not None}
                    if not move.piece.startswith("token:"):
                        named.add(move.piece)
                assert named <= known, f"event-{event.kind} names {named - known}"
                for value in event.args.values():
                    assert not (isinstance(value, str) and value in known), f"event-{event.kind}: an id among the words"


@given(seed=seeds)
def test_views_are_of_the_type_the_game_declares(room: Game, seed: int) -> None:
    fields = get_type_hints(room.view_type)
    assert set(COMMON) <= set(fields)
    for state in positions(room, seed, most=20):
        for viewer in everybody(state):
            view = room.presentation.view(state, viewer)
            assert set(view) == set(fields)
            assert (view["phase"] == "over") == (state.actor == OVER)
            assert len(view["scores"]) == state.seats
            known = ids(room, view)
            assert set(view["pieces"].values()) <= known
            assert state.view(viewer) == view


@given(seed=seeds)
def test_every_element_says_why_not(room: Game, seed: int) -> None:
    rules = set(anchors(room)) | {""}
    for state in positions(room, seed, most=8):
        if state.actor == OVER:
            continue
        assert room.presentation.rule(state) in rules
        for viewer in everybody(state):
            other = state.clone()
            if viewer is not None:
                other.resample(viewer, FastLuck(seed))
            for element in room.presentation.elements(room.presentation.view(state, viewer)):
                reason = room.presentation.why_not(state, element.id, viewer)
                assert reason.rule in rules
                for lang in LANGUAGES:
                    said = room.texts(lang)(reason.phrase)
                    assert said != reason.phrase.id
                    assert "{" not in said
                if viewer is not None:
                    again = room.presentation.why_not(other, element.id, viewer)
                    assert canonical(again.json()) == canonical(reason.json())


@given(seed=seeds)
def test_reasons_are_sentences(room: Game, seed: int) -> None:
    for state in positions(room, seed, most=4):
        if state.actor < 0:
            continue
        legal = set(state.legal())
        for action in range(0, room.actions, max(1, room.actions // 60)):
            if action not in legal:
                phrase: Phrase = room.presentation.reason(state, action).phrase
                for lang in LANGUAGES:
                    said = room.texts(lang)(phrase)
                    assert said != phrase.id
                    assert "{" not in said
