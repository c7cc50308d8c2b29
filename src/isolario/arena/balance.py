"""Is the game fair? A report for designers, from many games of a bot against itself."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from isolario.arena.intervals import mean, quantile, wilson
from isolario.arena.simulate import Outcome
from isolario.kernel import Game

BARS = 12


@dataclass(frozen=True)
class Balance:
    """What a series of games at one table size says."""

    seats: int
    outcomes: Sequence[Outcome]

    def json(self) -> dict[str, Any]:
        """The figures behind the report, for other programs."""
        count = len(self.outcomes)
        wins = [sum(outcome.shares()[seat] for outcome in self.outcomes) for seat in range(self.seats)]
        uses: Counter[str] = Counter()
        for outcome in self.outcomes:
            for used in outcome.uses:
                uses.update(used)
        return {
            "seats": self.seats,
            "games": count,
            "wins": [round(won / count, 4) for won in wins],
            "intervals": [[round(end, 4) for end in wilson(won, count)] for won in wins],
            "points": [
                round(mean([outcome.scores[seat] for outcome in self.outcomes])[0], 2) for seat in range(self.seats)
            ],
            "decisions": round(mean([float(outcome.decisions) for outcome in self.outcomes])[0], 1),
            "steps": round(mean([float(outcome.steps) for outcome in self.outcomes])[0], 1),
            "choices": dict(uses.most_common()),
        }

    def seat_rows(self) -> list[str]:
        """Wins and points of each seat beside an even share."""
        rows = ["| seat | wins | 95 % | even share | mean points |", "|---|---|---|---|---|"]
        for seat in range(self.seats):
            wins = sum(outcome.shares()[seat] for outcome in self.outcomes)
            low, high = wilson(wins, len(self.outcomes))
            points, half = mean([outcome.scores[seat] for outcome in self.outcomes])
            rows.append(
                f"| {seat} | {wins / len(self.outcomes):.1%} | {low:.1%} – {high:.1%} "
                f"| {1 / self.seats:.1%} | {points:.1f} ± {half:.1f} |"
            )
        return rows

    def length_rows(self) -> list[str]:
        rows = ["| length | mean | median | 5 % – 95 % |", "|---|---|---|---|"]
        for name, values in (
            ("decisions", [float(outcome.decisions) for outcome in self.outcomes]),
            ("steps, draws and forced choices included", [float(outcome.steps) for outcome in self.outcomes]),
        ):
            rows.append(
                f"| {name} | {mean(values)[0]:.0f} | {quantile(values, 0.5):.0f} "
                f"| {quantile(values, 0.05):.0f} – {quantile(values, 0.95):.0f} |"
            )
        return rows

    def score_rows(self) -> list[str]:
        """A histogram of all final scores, and what winning takes."""
        points = [float(score) for outcome in self.outcomes for score in outcome.scores]
        best = [float(max(outcome.scores)) for outcome in self.outcomes]
        low, high = int(min(points)), int(max(points))
        width = max(1, -(-(high - low + 1) // BARS))
        counts = Counter((int(score) - low) // width for score in points)
        most = max(counts.values())
        rows = [
            f"Winning score: mean {mean(best)[0]:.1f}, 5 % – 95 % {quantile(best, 0.05):.0f} – "
            f"{quantile(best, 0.95):.0f}.",
            "",
            "```text",
        ]
        for bar in range((high - low) // width + 1):
            first = low + bar * width
            label = f"{first}" if width == 1 else f"{first} … {first + width - 1}"
            rows.append(f"{label:>12}  {'█' * round(40 * counts[bar] / most):<40} {counts[bar] / len(points):.1%}")
        return [*rows, "```"]

    def use_rows(self) -> list[str]:
        """How often each kind of choice is made, and whether winners make it more."""
        all_uses: Counter[str] = Counter()
        winners: Counter[str] = Counter()
        winning_seats = 0
        for outcome in self.outcomes:
            for seat, uses in enumerate(outcome.uses):
                all_uses.update(uses)
                if outcome.ranks[seat] == 1:
                    winners.update(uses)
                    winning_seats += 1
        total = sum(all_uses.values())
        seats = len(self.outcomes) * self.seats
        rows = ["| choice | share | per seat and game | by winners |", "|---|---|---|---|"]
        for kind, count in all_uses.most_common():
            rows.append(f"| {kind} | {count / total:.1%} | {count / seats:.2f} | {winners[kind] / winning_seats:.2f} |")
        return rows


def report(game: Game, bot: str, seed: int, options: Mapping[str, str], tables: Sequence[Balance], command: str) -> str:
    """The whole report as Markdown."""
    chosen = " ".join(f"`{name}={value}`" for name, value in options.items())
    lines = [
        f"# {game.title}: balance",
        "",
        f"`{bot}` bots against each other, seed {seed}, rules version {game.rules_version}"
        + (f", options {chosen}" if chosen else "")
        + ". Made by:",
        "",
        "```sh",
        command,
        "```",
        "",
        "These figures say how the game treats equal players *of this kind*; stronger play may differ.",
    ]
    for table in tables:
        lines += ["", f"## {table.seats} players ({len(table.outcomes)} games)", "", "### Seats", ""]
        lines += table.seat_rows()
        lines += ["", "### Length", "", *table.length_rows()]
        lines += ["", "### Points", "", *table.score_rows()]
        lines += ["", "### Choices", "", *table.use_rows()]
    return "\n".join(lines) + "\n"
