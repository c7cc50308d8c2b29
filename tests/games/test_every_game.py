"""What must hold for every game of the registry, written once."""

import json
from collections import Counter
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from isolario.kernel import (
    CHANCE,
    LANGUAGES,
    OVER,
    FairLuck,
    FastLuck,
    Game,
    Match,
    Phrase,
    State,
    random_walk,
)
from isolario.kernel.playout import playout, step
from isolario.kernel.presentation import Viewer
from isolario.kernel.record import play_back, read, write, write_for

seeds = st.integers(0, 10**6)


def table_sizes(game: Game) -> range:
    return range(game.min_seats, game.max_seats + 1)


def variants(game: Game) -> list[dict[str, str]]:
    """The default, and each word of each option on its own."""
    found: list[dict[str, str]] = [{}]
    for option in game.options:
        found += [{option.name: word} for word in option.words if word != option.default]
    return found


def start(game: Game, seed: int) -> State:
    """A fresh game whose table size and variant depend on the seed."""
    sizes, kinds = table_sizes(game), variants(game)
    for shift in range(len(kinds)):
        options = kinds[(seed + shift) % len(kinds)]
        try:
            return game.new(seats=sizes[seed // 7 % len(sizes)], **options)
        except Exception as problem:
            if shift + 1 == len(kinds):
                raise problem
    raise AssertionError("no variant could be started")


def positions(game: Game, seed: int, most: int = 60) -> Iterator[State]:
    """Up to about `most` positions of one random game, evenly spread, the last one included."""
    first = start(game, seed)
    every = max(1, playout(first.clone(), FastLuck(seed)) // most)
    state, luck = first, FastLuck(seed)
    count = 0
    while state.actor != OVER:
        if count % every == 0:
            yield state
        step(state, luck)
        count += 1
    yield state


def some(choices: list[int], most: int = 100) -> list[int]:
    """The choices, or an even selection of very many."""
    return choices[:: 1 + len(choices) // most]


def canonical(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def everybody(state: State) -> list[Viewer]:
    return [None, *range(state.seats)]


@given(seed=seeds)
def test_legal_choices_are_sorted_unique_and_never_missing(game: Game, seed: int) -> None:
    for state in positions(game, seed):
        legal = state.legal()
        assert legal == sorted(set(legal))
        assert bool(legal) == (state.actor != OVER)
        if state.actor == CHANCE:
            weights = state.weights()
            assert len(weights) == len(legal)
            assert min(weights) > 0
        elif state.actor >= 0:
            assert legal[0] >= 0
            assert legal[-1] < game.actions
            assert state.actor < state.seats


@given(seed=seeds)
def test_load_gives_back_what_dump_saved(game: Game, seed: int) -> None:
    for state in positions(game, seed, most=12):
        saved = json.loads(json.dumps(state.dump()))
        loaded = game.load(saved)
        assert loaded == state
        assert loaded.dump() == state.dump()
        assert loaded.legal() == state.legal()
        assert random_walk(loaded, FastLuck(1), 30) == random_walk(state.clone(), FastLuck(1), 30)


@given(seed=seeds)
def test_clones_are_independent(game: Game, seed: int) -> None:
    for state in positions(game, seed, most=8):
        before = canonical(state.dump())
        copy = state.clone()
        assert canonical(copy.dump()) == before
        random_walk(copy, FastLuck(seed), 40)
        assert canonical(state.dump()) == before


@given(seed=seeds)
def test_reading_changes_nothing(game: Game, seed: int) -> None:
    for state in positions(game, seed, most=10):
        before = canonical(state.dump())
        state.legal()
        state.scores()
        state.ranks()
        state.estimate()
        if state.actor == CHANCE:
            state.weights()
        for viewer in everybody(state):
            state.view(viewer)
        for seat in range(state.seats):
            state.features(seat)
        assert canonical(state.dump()) == before


@given(seed=seeds)
def test_games_end_within_their_bound_with_consistent_ranks(game: Game, seed: int) -> None:
    for state in positions(game, seed):
        chances = state.estimate()
        assert len(chances) == state.seats
        assert abs(sum(chances) - 1) < 1e-6
        assert min(chances) >= 0
    assert playout(start(game, seed), FastLuck(seed)) <= game.max_steps
    scores, ranks = state.scores(), state.ranks()
    assert len(scores) == len(ranks) == state.seats
    assert min(ranks) == 1
    for a in range(state.seats):
        assert ranks[a] == 1 + sum(ranks[b] < ranks[a] for b in range(state.seats))
        for b in range(state.seats):
            if scores[a] > scores[b]:
                assert ranks[a] < ranks[b]


@given(seed=seeds)
def test_features_have_a_fixed_length(game: Game, seed: int) -> None:
    sizes = {len(state.features(seat)) for state in positions(game, seed, most=15) for seat in range(state.seats)}
    assert len(sizes) == 1


@given(seed=seeds)
def test_every_notation_is_unique_and_parses_back(game: Game, seed: int) -> None:
    match = Match(game, game.max_seats, auto=False)
    for state in positions(game, seed):
        legal = some(state.legal())
        written = [game.presentation.notation(state, action) for action in legal]
        assert len(set(written)) == len(written)
        assert not any(set(" \n{}[]") & set(text) for text in written)
        match.state = state
        if state.actor >= 0:
            for text, action in zip(written, legal, strict=True):
                assert match.read(text) == action


@given(seed=seeds)
def test_notation_and_reasons_exist_for_every_action(game: Game, seed: int) -> None:
    for state in positions(game, seed, most=5):
        legal = set(state.legal())
        if state.actor < 0:
            continue
        for action in some(list(range(game.actions)), 200):
            assert game.presentation.notation(state, action)
            if action not in legal and game.folder is not None:
                assert game.presentation.reason(state, action).rule, f"{action} is refused without a rule"


@given(seed=seeds)
def test_nobody_learns_what_is_hidden(game: Game, seed: int) -> None:
    """Non-interference: whatever a seat receives stays the same when everything hidden from it changes."""
    for state in positions(game, seed, most=15):
        for seat in range(state.seats):
            other = state.clone()
            other.resample(seat, FastLuck(seed + 1))
            assert received(game, other, seat) == received(game, state, seat)
            # The same luck on another truth with the same view deals the same hands.
            again, anew = other.clone(), state.clone()
            again.resample(seat, FastLuck(seed + 2))
            anew.resample(seat, FastLuck(seed + 2))
            assert canonical(again.dump()) == canonical(anew.dump())
            assert other.actor == state.actor
            other.legal()


KIND_LOOKED_AT = 4
"""Positions of each kind of decision of a match in which everybody guesses."""


@given(seed=seeds)
def test_every_guess_at_every_kind_of_decision_can_be_played_and_plays_itself_alike(game: Game, seed: int) -> None:
    """Whoever guesses at what it cannot see gets a world in which the game goes on, and in which the same choices
    play themselves: what is played at once is known to be forced by everybody."""
    if not game.hides:
        return
    looked_at: Counter[object] = Counter()
    state, luck = start(game, seed), FastLuck(seed)
    while state.actor != OVER:
        kind = (state.view(max(0, state.actor))["phase"], state.actor >= 0)
        looked_at[kind] += 1
        if looked_at[kind] <= KIND_LOOKED_AT:
            for seat in range(state.seats):
                other = state.clone()
                other.resample(seat, FastLuck(seed + seat))
                assert other.legal(), f"{game.id}: nothing can be done at {kind} in a world of seat {seat}"
                assert playing_itself(game, other) == playing_itself(game, state), kind
        step(state, luck)


def playing_itself(game: Game, state: State) -> bool:
    if state.actor < 0 or not game.presentation.may_autoplay(state):
        return False
    return len(state.legal()) == 1


def received(game: Game, state: State, seat: int) -> str:
    """All the bytes that reach a seat: its view, and if it decides its choices with all their texts."""
    table = game.presentation
    view = state.view(seat)
    parts: list[object] = [view, [element.json() for element in table.elements(view)], state.features(seat)]
    parts += [[line.json() for line in table.tally(state, whom, seat)] for whom in range(state.seats)]
    if state.actor == seat:
        parts.append(table.prompt(state).json())
        for action in state.legal():
            phrase = table.phrase(state, action).json()
            parts.append([action, table.notation(state, action), phrase, table.path(state, action)])
    return canonical(parts)


@given(seed=seeds)
def test_events_and_redacted_steps_tell_nothing_hidden(game: Game, seed: int) -> None:
    """What a seat reads of a choice of others is the same for every truth that leads to the same view."""
    for state in positions(game, seed, most=20):
        if state.actor == OVER:
            continue
        action = state.legal()[seed % len(state.legal())]
        for seat in range(state.seats):
            other = state.clone()
            other.resample(seat, FastLuck(seed + 1))
            if action not in other.legal():
                continue
            mine, theirs = told(game, state, action, seat), told(game, other, action, seat)
            if mine[1] == theirs[1]:
                assert mine[0] == theirs[0]


def told(game: Game, state: State, action: int, seat: int) -> tuple[str, str]:
    """What the seat is told of a step, and the view it has afterwards."""
    after = state.clone()
    after.trace = []
    after.apply(action)
    trace, after.trace = after.trace, None
    events = [event.json() for event in game.presentation.events(state, action, after, trace, seat)]
    return canonical([events, game.presentation.redacted(state, action, seat)]), canonical(after.view(seat))


@given(seed=seeds)
def test_records_round_trip_and_verify(game: Game, seed: int) -> None:
    sizes = table_sizes(game)
    match = Match(game, sizes[seed % len(sizes)], luck=FairLuck(seed.to_bytes(32, "big")))
    luck = FastLuck(seed)
    while not match.over:
        legal = match.state.legal()
        match.play(legal[luck.below(len(legal))])
    record = write(match)
    assert read(record.text()) == record
    again = play_back(read(record.text()))
    assert again.actions == match.actions
    assert canonical(again.state.dump()) == canonical(match.state.dump())
    for viewer in everybody(match.state):
        assert write_for(match, viewer).text() == record.text()


@given(seed=seeds)
def test_every_sentence_exists_in_both_languages(game: Game, seed: int) -> None:
    if game.folder is None:  # a single-file game speaks with the kernel's words
        return
    for lang in LANGUAGES:
        texts = game.texts(lang)

        def said(phrase: Phrase) -> None:
            text = texts(phrase)  # noqa: B023
            assert text != phrase.id, f"{phrase.id} is missing in {lang}"  # noqa: B023
            assert "{" not in text, f"{phrase.id} in {lang}: {text}"  # noqa: B023
            assert "$" not in text

        for state in positions(game, seed, most=8):
            table = game.presentation
            view = state.view(None)
            for element in table.elements(view):
                said(element.phrase)
                said(Phrase(f"zone-{element.zone}"))
            for seat in range(state.seats):
                for line in table.tally(state, seat, seat):
                    said(line.phrase)
            if state.actor == OVER:
                continue
            if state.actor >= 0:
                said(table.prompt(state))
                for action in state.legal():
                    said(table.phrase(state, action))
            action = state.legal()[0]
            after = state.clone()
            after.trace = []
            after.apply(action)
            for event in table.events(state, action, after, after.trace, None):
                said(event.phrase)


@given(seed=seeds)
def test_paths_point_at_elements_and_tell_actions_apart(game: Game, seed: int) -> None:
    for state in positions(game, seed, most=15):
        if state.actor < 0:
            continue
        known = {element.id for element in game.presentation.elements(state.view(state.actor))}
        paths = [tuple(game.presentation.path(state, action)) for action in state.legal()]
        for path in paths:
            assert set(path) <= known, f"unknown elements {set(path) - known}"
        placed = [path for path in paths if path]
        assert len(set(placed)) == len(placed), "two actions have the same path"
