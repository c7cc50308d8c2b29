"""Points: what a seat has now, the interim scorings, and who has won."""

from mypy_extensions import i64

from isolario.games.nomads.board import JOKER, KINDS, OPAL, STORY_KINDS, VERSIONS
from isolario.games.nomads.position import Position


class Scoring(Position):
    """What everybody's cards, tiles and opals are worth."""

    def card_points(self, seat: i64) -> i64:
        box = self.box
        points: i64 = 0
        if self.song[seat] >= 0:
            points = box.song_points[self.song[seat]]
        for kind in range(STORY_KINDS):
            version = self.legend[seat * STORY_KINDS + kind]
            if version >= 0:
                points += box.legend_value[VERSIONS * kind + version]
        return points

    def held_tiles(self, seat: i64) -> i64:
        """Story tiles and Jokers in front of a seat."""
        base: i64 = seat * KINDS
        count = self.held[base + JOKER]
        for kind in range(STORY_KINDS):
            count += self.held[base + kind]
        return count

    def legend_cards(self, seat: i64) -> i64:
        count: i64 = 0
        for kind in range(STORY_KINDS):
            if self.legend[seat * STORY_KINDS + kind] >= 0:
                count += 1
        return count

    def interim_score(self, seat: i64) -> i64:
        """NO-OPAL-3: opals won earlier do not count."""
        return self.card_points(seat) + self.box.held_points * self.held_tiles(seat)

    def score_opals(self) -> None:
        """NO-OPAL-1: an interim scoring shares out the opals of one full chart; any more stay."""
        box = self.box
        scores: list[i64] = [self.interim_score(seat) for seat in range(self.seats)]
        self.note("interim")
        for seat in range(self.seats):
            self.note("interim-score", seat, scores[seat])
        best = max(scores)
        leaders: i64 = scores.count(best)
        # NO-OPAL-4 for one leader; NO-OPAL-5 or, by the option, NO-OPAL-6 for several.
        first = box.opal_first // leaders if self.share_three else box.pool_share[leaders]
        given: i64 = 0
        for seat in range(self.seats):
            if scores[seat] == best:
                given += self.win_opals(seat, first)
        if leaders < self.seats and (leaders == 1 or self.share_three):
            second = max([score for score in scores if score < best])
            if scores.count(second) == 1:
                given += self.win_opals(scores.index(second), box.opal_second)
        self.chart -= box.opal_trigger
        self.boxed[OPAL] += box.opal_trigger - given
        if given < box.opal_trigger:
            self.note("opals-boxed", box.opal_trigger - given)

    def win_opals(self, seat: i64, count: i64) -> i64:
        """NO-OPAL-7: they lie in front of the seat until the end."""
        if count > 0:
            self.held[seat * KINDS + OPAL] += count
            self.note("opals", seat, count)
        return count

    def scores(self) -> list[int]:
        """NO-FIN-1, counted at any time."""
        opal = self.box.opal_points
        return [self.interim_score(seat) + opal * self.held[seat * KINDS + OPAL] for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """NO-FIN-2: points, then most legend cards; still tied means shared."""
        points = self.scores()
        order = [points[seat] * 8 + self.legend_cards(seat) for seat in range(self.seats)]
        return [1 + sum([1 for other in order if other > mine]) for mine in order]
