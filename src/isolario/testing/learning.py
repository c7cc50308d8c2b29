"""Laws of the numbers given to learners: they are what the layout says, tell nothing hidden, and lose nothing."""

from isolario.kernel import OVER, FastLuck, Game, State
from isolario.kernel.features import FULL, PRIVATE, PUBLIC, SCOPES, Sheet
from isolario.kernel.layout import BOUND
from isolario.testing.walks import canonical, in_the_dark, require, some, walk


def features_are_laid_out_as_the_game_says(game: Game, seed: int) -> None:
    layout = game.features_layout()
    for state in walk(game, seed, most=12):
        for seat in range(state.seats):
            for scope in (PRIVATE, PUBLIC, FULL):
                sheet = Sheet()
                sheet.marks = []
                state.write_all_features(seat, scope, sheet)
                require(sheet.at == layout.size, f"{sheet.at} features, but the layout has {layout.size}")
                require(sheet.marks == list(layout.starts.items()), "the pieces do not lie where the layout says")
                for piece in layout:
                    largest = max(map(abs, sheet.numbers()[layout[piece.name]]), default=0.0)
                    require(largest <= BOUND, f"{piece.name} is as large as {largest}: scale it to about 1")


def features_tell_nothing_hidden(game: Game, seed: int) -> None:
    """Public features are the same for every truth with the same public view, private ones with the same own view."""
    for state in walk(game, seed, most=12):
        for seat in in_the_dark(game, state):
            own = numbers(state, seat, PRIVATE)
            public = [numbers(state, other, PUBLIC) for other in range(state.seats)]
            other_truth = state.clone()
            other_truth.resample(seat, FastLuck(seed + 3))
            require(numbers(other_truth, seat, PRIVATE) == own, f"features of seat {seat} tell something hidden")
            for whose in range(state.seats):
                same = numbers(other_truth, whose, PUBLIC) == public[whose]
                require(same, f"{SCOPES[PUBLIC]} features of seat {whose} tell something that is not public")


def numbers(state: State, seat: int, scope: int) -> list[float]:
    sheet = Sheet()
    state.write_all_features(seat, scope, sheet)
    return sheet.numbers()


def what_can_be_seen_can_be_learned(game: Game, seed: int) -> None:
    """Two outcomes of one decision that a seat can tell apart by its view differ in its features."""
    if type(game).features_layout is Game.features_layout:  # the default features are only points
        return
    for state in walk(game, seed, most=8):
        if state.actor == OVER:
            continue
        seen: list[dict[tuple[float, ...], tuple[int, bytes]]] = [{} for _ in range(state.seats)]
        for action in some(state.legal(), 24):
            after = state.clone()
            after.apply(action)
            # Where nothing is hidden, one sees what all see.
            views = [canonical(after.view(seat)) for seat in range(state.seats if game.hides else 1)]
            for seat in range(state.seats):
                key, view = tuple(numbers(after, seat, PRIVATE)), views[seat % len(views)]
                alike, shown = seen[seat].setdefault(key, (action, view))
                require(shown == view, f"to seat {seat} actions {alike} and {action} look alike as features")


LAWS = (
    features_are_laid_out_as_the_game_says,
    features_tell_nothing_hidden,
    what_can_be_seen_can_be_learned,
)
