"""The log folded: the same position, versions and answers however it is read."""

import gc
import random

import orjson
from hypothesis import given
from hypothesis import strategies as st

from isolario.kernel import FairLuck, Game, Problem
from isolario.server import updates
from isolario.server.match_log import MatchLog, useful_snapshot
from isolario.server.recalled_steps import RecalledStep
from isolario.server.rows import STEP, UNDO, Entry, Snapshot
from tests.examples import examples
from tests.server import whispers


def fresh(game: Game, seats: int) -> MatchLog:
    return MatchLog(game, seats, game.resolve_options(seats, {}), ["x"] * seats, FairLuck(b"s" * 32))


def wander(game: Game, seed: int, length: int = 40) -> tuple[MatchLog, list[Entry], list[Snapshot]]:
    """A random match with take-backs, its log, and snapshots taken on the way."""
    chooser = random.Random(seed)
    log = fresh(game, chooser.randint(game.min_seats, game.max_seats))
    entries, snapshots = list(log.begin(log.luck)), []
    for number in range(length):
        if log.match.over:
            break
        seat = int(log.match.actor)
        if chooser.random() < 0.2:
            try:
                keep = log.match.last_choice(chooser.randrange(log.match.seats))
            except Problem:
                continue
            entries.append(log.take_back(keep, seat, f"u{number}"))
        else:
            entries += log.play(chooser.choice(log.match.state.legal()), seat, f"m{number}")
        if chooser.random() < 0.3:
            snapshots.append(log.snapshot())
    return log, entries, snapshots


def same(one: MatchLog, other: MatchLog) -> None:
    assert one.match.state.dump() == other.match.state.dump()
    assert one.match.actions == other.match.actions
    assert (one.seen, one.places, one.refs) == (other.seen, other.places, other.refs)
    for mask in range(1, one.everybody + 1):
        assert one.version(mask) == other.version(mask)


@examples(3)
@given(seed=st.integers(0, 10**6))
def test_loading_gives_what_was_played(game: Game, seed: int) -> None:
    log, entries, snapshots = wander(game, seed)
    again = fresh(game, log.match.seats)
    again.load(entries, None)
    same(log, again)
    for snapshot in snapshots[-2:]:
        quick = fresh(game, log.match.seats)
        stands = useful_snapshot(entries, [(snapshot.seq, snapshot.length)], 0) == snapshot.seq
        quick.load(entries, snapshot if stands else None)
        same(log, quick)
        for viewer in (None, 0):
            whole = [shown(log, index, viewer) for index in range(len(log.match.steps))]
            assert [shown(quick, index, viewer) for index in range(len(log.match.steps))] == whole
        if not log.match.over:
            seat = int(log.match.actor)
            action = log.match.state.legal()[0]
            played = fresh(game, log.match.seats)
            played.load(entries, None)
            assert quick.play(action, seat) == played.play(action, seat)


def shown(log: MatchLog, index: int, viewer: int | None) -> bytes:
    return orjson.dumps(updates.steps_for(updates.Rendering(log), viewer, [index, index]))


def test_the_newest_snapshot_that_stands_is_used() -> None:
    step, taken = Entry(STEP, 0, 0, False, 7), [(30, 30), (20, 20), (10, 10)]
    log = [step] * 35
    assert useful_snapshot(log, taken, 0) == 30
    assert useful_snapshot(log, taken, 5) == 30
    assert useful_snapshot(log, taken, 6) == 20
    assert useful_snapshot(log, taken, 26) is None
    behind_the_newest = [*log, Entry(UNDO, 0, 25, False, 7), *[step] * 20]
    assert useful_snapshot(behind_the_newest, taken, 0) == 20
    assert useful_snapshot([*log, Entry(UNDO, 0, 4, False, 7), *[step] * 40], taken, 0) is None
    assert useful_snapshot(log[:25], taken, 0) == 20


def test_a_snapshot_spares_the_steps_before_it() -> None:
    _, entries, _ = wander(whispers.game, 4)
    entries = [entry for entry in entries if entry.kind != UNDO]
    log = fresh(whispers.game, 2)
    log.load(entries[:8], None)
    snapshot = log.snapshot()
    quick = fresh(whispers.game, 2)
    quick.load(entries[:8], snapshot)
    assert all(isinstance(step, RecalledStep) for step in quick.match.steps)
    assert quick.recalled is None, "nothing was replayed"
    assert quick.match.steps[3].before.dump() == log.match.steps[3].before.dump()
    assert quick.recalled is not None


def test_versions_count_only_what_was_noticed() -> None:
    seed = 0
    while True:  # until Ada is dealt the card that whispers
        log = MatchLog(whispers.game, 2, {}, ["Ada", "Bruno"], FairLuck(seed.to_bytes(32, "big")))
        log.begin(log.luck)
        if log.match.state.dump()["whispering"]:
            break
        seed += 1
    ada, bruno, spectator, both = 1, 2, 4, 3
    assert [log.version(mask) for mask in (ada, bruno, spectator, both)] == [2, 2, 2, 2]
    log.play(whispers.SWAP, 0)
    assert [log.version(mask) for mask in (ada, bruno, spectator, both)] == [3, 2, 2, 3]
    log.play(whispers.KNOCK, 0)
    assert [log.version(mask) for mask in (ada, bruno, spectator, both)] == [4, 3, 3, 4]
    assert log.since(bruno, 2) == ([3], False)
    log.take_back(2, 0)
    assert [log.version(mask) for mask in (ada, bruno, spectator, both)] == [5, 4, 4, 5]
    assert log.since(bruno, 2) == ([], True)
    log.play(whispers.KEEP, 0)
    log.take_back(2, 0)
    assert [log.version(mask) for mask in (ada, bruno, spectator, both)] == [7, 4, 4, 7]


def shown_to_all(log: MatchLog, moves: int) -> None:
    """As a table does it: play, then work out what each seat is shown."""
    for _ in range(moves):
        if log.match.over:
            break
        log.play(log.match.state.legal()[0], int(log.match.actor))
        for seat in range(log.match.seats):
            standing = updates.undo_standing(log, (seat,), False)
            updates.text(updates.position(log, (seat,), standing))


def test_a_move_leaves_nothing_for_the_garbage_collector(game: Game) -> None:
    """Whatever refers to itself stays, with all that was at work then, until somebody looks for garbage."""
    log = fresh(game, game.min_seats)
    log.begin(log.luck)
    shown_to_all(log, 3)
    gc.collect()
    gc.disable()
    try:
        shown_to_all(log, 8)
        assert gc.collect() == 0
    finally:
        gc.enable()
