"""How well weights predict results: positions from self-play, each with the way its game ended."""

from math import log

from isolario.bots.greedy import greedy_choice
from isolario.kernel import CHANCE, OVER, FastLuck, Game, State
from isolario.kernel.chances import victory_shares

SLIP = 15
"""Percentage of choices made at random, so that games lead to more kinds of positions than good play does."""
ONE_IN = 16
"""Choices between two positions that are kept, on average: neighbours would tell the same twice."""
SURE = 1e-4
"""No estimate is taken to be surer than this."""


class Fit:
    """Positions of some games; `loss` says how much their results surprise an evaluation with given weights."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.game = game.with_weights(game.weights)  # its own copy: nobody else sees the weights change
        self.seats = seats
        self.seed = seed
        self.known: list[tuple[State, list[float]]] = []

    def play(self, number: int) -> None:
        """One more game between greedy players who slip now and then."""
        luck = FastLuck(self.seed * 1_000_003 + number)
        state = self.game.new(self.seats)
        kept: list[State] = []
        while state.actor != OVER:
            legal = state.legal()
            if state.actor == CHANCE:
                action = legal[luck.pick(state.weights())]
            else:
                if luck.below(ONE_IN) == 0:
                    kept.append(state.clone())
                slips = luck.below(100) < SLIP
                action = legal[luck.below(len(legal))] if slips else greedy_choice(state, luck)
            state.apply(action)
        ranks = state.ranks()
        self.known += [(position, victory_shares(ranks)) for position in kept]

    def loss(self, weights: list[float]) -> float:
        """The average logarithmic loss: 0 if every winner was certain, log(seats) for knowing nothing."""
        self.game.box.weights = list(weights)
        total = 0.0
        for position, shares in self.known:
            for chance, share in zip(position.estimate(), shares, strict=True):
                if share > 0:
                    total -= share * log(max(chance, SURE))
        return total / len(self.known)
