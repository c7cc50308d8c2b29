"""Laws of positions: choices, ends, copies, notation, records."""

import copy
import json
import pickle

from isolario.kernel import CHANCE, OVER, FairLuck, FastLuck, Game, Match, State, random_walk
from isolario.kernel.playout import playout
from isolario.kernel.presentation import Presentation
from isolario.kernel.record import play_back, read, write, write_for
from isolario.testing.walks import canonical, decisions, everybody, require, some, start, table_sizes, walk


def choices_are_sorted_unique_and_never_missing(game: Game, seed: int) -> None:
    for state in walk(game, seed):
        legal = state.legal()
        require(legal == sorted(set(legal)), f"legal() must ascend without doubles: {legal}")
        require(bool(legal) == (state.actor != OVER), "legal() is empty when the game is over, and only then")
        if state.actor == CHANCE:
            weights = state.weights()
            require(len(weights) == len(legal), "weights() must be aligned with legal()")
            require(min(weights) > 0, "an outcome that cannot happen must not be listed")
        elif state.actor >= 0:
            require(legal[0] >= 0 and legal[-1] < game.actions, f"actions go from 0 to {game.actions - 1}")
            require(state.actor < state.seats, f"there is no seat {state.actor}")


def load_gives_back_what_dump_saved(game: Game, seed: int) -> None:
    for state in walk(game, seed, most=12):
        loaded = game.load(json.loads(json.dumps(state.dump())))
        same(loaded, state, "load(dump())")
        require(
            random_walk(loaded, FastLuck(1), 30) == random_walk(state.clone(), FastLuck(1), 30),
            "a loaded position plays on differently",
        )


def same(made: State, state: State, how: str) -> None:
    require(type(made) is type(state), f"{how} gives a {type(made).__name__}")
    require(made == state, f"{how} gives another position")
    require(made.legal() == state.legal(), f"{how} gives a position with other choices")


def clones_are_independent(game: Game, seed: int) -> None:
    for state in walk(game, seed, most=8):
        before = canonical(state.dump())
        cloned = state.clone()
        require(canonical(cloned.dump()) == before, "clone() gives another position")
        random_walk(cloned, FastLuck(seed), 40)
        require(canonical(state.dump()) == before, "playing a clone changes the original")
        played = state.clone()
        cloned = played.clone()
        random_walk(played, FastLuck(seed), 40)
        require(canonical(cloned.dump()) == before, "playing a position on changes its clones")


def everything_can_be_copied_and_pickled(game: Game, seed: int) -> None:
    for state in walk(game, seed, most=5):
        same(pickle.loads(pickle.dumps(state)), state, "pickle")
        same(copy.copy(state), state, "copy.copy")
        deep = copy.deepcopy(state)
        same(deep, state, "copy.deepcopy")
        random_walk(deep, FastLuck(seed), 40)
        require(random_walk(deep, FastLuck(1), 1) == [] or deep != state, "a deep copy shares something")
    require(pickle.loads(pickle.dumps(game)) is game, "a pickled game must arrive as itself: register it first")
    match = Match(game, luck=FairLuck(seed.to_bytes(32, "big")))
    for made in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        require(made.state == match.state and made.actions == match.actions, "a copied match differs")


def reading_changes_nothing(game: Game, seed: int) -> None:
    for state in walk(game, seed, most=10):
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
        repr(state)
        require(canonical(state.dump()) == before, "looking at a position changes it")


def a_view_belongs_to_whoever_asked(game: Game, seed: int) -> None:
    for state in walk(game, seed, most=4):
        for viewer in everybody(state):
            seen = state.view(viewer)
            before = canonical(seen)
            scribble(seen)
            require(canonical(state.view(viewer)) == before, "who changes a view changes what others see")


def scribble(part: object) -> None:
    """Change everything that can be changed in a piece of JSON."""
    if isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            scribble(inner)
        part.clear()


def a_quick_estimate_is_the_same_estimate(game: Game, seed: int) -> None:
    """`estimate_after`, which a room may answer without a copy: the same number from the same luck."""
    for state in decisions(game, seed, most=3):
        before = canonical(state.dump())
        # By default it is the very same function, which must still leave the position alone.
        quicker = type(state).estimate_after is not State.estimate_after
        for action in some(state.legal(), 30) if quicker else state.legal()[:1]:
            for seat in range(state.seats):
                plain, quick = FastLuck(seed), FastLuck(seed)
                expected = State.estimate_after(state, action, seat, plain)
                found = state.estimate_after(action, seat, quick)
                require(found == expected, f"after {action} seat {seat} stands at {found}, not at {expected}")
                require(quick == plain, f"after {action} other luck was used")
        require(canonical(state.dump()) == before, "an estimate changes the position")


def games_end_within_their_bound_with_consistent_ranks(game: Game, seed: int) -> None:
    state = start(game, seed)
    for state in walk(game, seed):
        chances = state.estimate()
        require(len(chances) == state.seats, "estimate() gives one number for each seat")
        require(abs(sum(chances) - 1) < 1e-6 and min(chances) >= 0, f"estimate() is not made of chances: {chances}")
    length = playout(start(game, seed), FastLuck(seed))
    require(length <= game.max_steps, f"{length} steps, but max_steps says {game.max_steps}")
    scores, ranks = state.scores(), state.ranks()
    require(len(scores) == len(ranks) == state.seats, "scores() and ranks() give one number for each seat")
    require(min(ranks) == 1, f"somebody must win: {ranks}")
    for a in range(state.seats):
        better = sum(ranks[b] < ranks[a] for b in range(state.seats))
        require(ranks[a] == 1 + better, f"a rank is one more than the number of those ahead: {ranks}")
        for b in range(state.seats):
            require(scores[a] <= scores[b] or ranks[a] < ranks[b], f"more points, worse rank: {scores}, {ranks}")


def nothing_happens_after_the_end(game: Game, seed: int) -> None:
    """`apply` trusts its caller; on a finished game it must still do no harm, and a match refuses it."""
    over = start(game, seed)
    playout(over, FastLuck(seed))
    for action in some(list(range(game.actions)), 40):
        after = over.clone()
        after.apply(action)
        require(after == over, f"action {action} changes a finished game")


def every_notation_is_unique_and_parses_back(game: Game, seed: int) -> None:
    match = Match(game, game.max_seats, auto=False)
    for state in walk(game, seed):
        legal = some(state.legal())
        written = [game.presentation.notation(state, action) for action in legal]
        require(len(set(written)) == len(written), f"two choices are written alike: {written}")
        require(not any(set(" \n{}[]") & set(text) for text in written), f"a notation has no spaces, braces: {written}")
        match.state = state
        if state.actor >= 0:
            for text, action in zip(written, legal, strict=True):
                require(match.read(text) == action, f"{text} is read as another choice")


def notation_and_reasons_exist_for_every_action(game: Game, seed: int) -> None:
    for state in walk(game, seed, most=5):
        legal = set(state.legal())
        if state.actor < 0:
            continue
        for action in some(list(range(game.actions)), 200):
            require(game.presentation.notation(state, action), f"action {action} has no notation")
            if action not in legal and game.folder is not None:
                require(game.presentation.reason(state, action).rule, f"{action} is refused without a rule")


def paths_point_at_elements_and_tell_actions_apart(game: Game, seed: int) -> None:
    for state in walk(game, seed, most=15):
        if state.actor < 0:
            continue
        known = {element.id for element in game.presentation.elements(state.view(state.actor))}
        paths = [tuple(game.presentation.path(state, action)) for action in state.legal()]
        for path in paths:
            require(set(path) <= known, f"a path names unknown elements: {set(path) - known}")
        placed = [path for path in paths if path]
        require(len(set(placed)) == len(placed), "two actions have the same path")


def a_choice_says_what_its_parts_say(game: Game, seed: int) -> None:
    """However a room finds it: what was said of it in another position must not be said again here."""
    shown = game.presentation
    for state in walk(game, seed):
        for action in state.legal() if state.actor >= 0 else ():
            plain = Presentation.choice(shown, state, action)
            require(shown.choice(state, action) == plain, f"choice {action} is told otherwise than {plain}")


def records_round_trip_and_verify(game: Game, seed: int) -> None:
    sizes = table_sizes(game)
    match = Match(game, sizes[seed % len(sizes)], luck=FairLuck(seed.to_bytes(32, "big")))
    luck = FastLuck(seed)
    while not match.over:
        legal = match.state.legal()
        match.play(legal[luck.below(len(legal))])
    record = write(match)
    require(read(record.text()) == record, "a record reads back differently")
    again = play_back(read(record.text()), game)
    require(again.actions == match.actions, "a record plays back differently")
    require(again.state == match.state, "a record leads to another position")
    for viewer in everybody(match.state):
        require(write_for(match, viewer).text() == record.text(), "after the end everybody may read everything")


LAWS = (
    choices_are_sorted_unique_and_never_missing,
    load_gives_back_what_dump_saved,
    clones_are_independent,
    everything_can_be_copied_and_pickled,
    reading_changes_nothing,
    a_view_belongs_to_whoever_asked,
    a_quick_estimate_is_the_same_estimate,
    games_end_within_their_bound_with_consistent_ranks,
    nothing_happens_after_the_end,
    every_notation_is_unique_and_parses_back,
    notation_and_reasons_exist_for_every_action,
    paths_point_at_elements_and_tell_actions_apart,
    a_choice_says_what_its_parts_say,
    records_round_trip_and_verify,
)
