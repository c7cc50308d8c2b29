"""Counters and histograms of the service in Prometheus' text format."""

import time
from bisect import bisect_left
from collections import Counter
from itertools import accumulate

HELP = {
    "moves_total": "choices of people stored",
    "bot_moves_total": "choices of bots stored",
    "undos_total": "take-backs stored",
    "refused_total": "requests refused over the socket",
    "bot_failures_total": "thoughts of bots that failed or took too long",
    "messages_total": "socket messages received",
    "requests_total": "HTTP requests",
    "sockets_total": "sockets opened and closed again",
    "conflicts_total": "changes tried again because another node was first",
    "errors_total": "internal errors",
}
TIMES = {
    "move_seconds": "from a choice of somebody to its acknowledgement",
    "store_seconds": "to store a change safely",
    "bot_seconds": "a thought of a bot, waiting for a worker included",
}
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        """How many lie between each bound and the one before it; the last are beyond all of them."""
        self.count = 0
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.count += 1
        self.sum += seconds
        self.counts[bisect_left(BOUNDS, seconds)] += 1

    def lines(self, name: str) -> list[str]:
        within = list(accumulate(self.counts))
        buckets = [f'{name}_bucket{{le="{bound:g}"}} {count}' for bound, count in zip(BOUNDS, within, strict=False)]
        return [
            *buckets,
            f'{name}_bucket{{le="+Inf"}} {self.count}',
            f"{name}_sum {self.sum:g}",
            f"{name}_count {self.count}",
        ]


class Timed:
    """Around what is timed. (A class of its own, because every move passes here twice and a generator is slower.)"""

    __slots__ = ("began", "histogram")

    def __init__(self, histogram: Histogram) -> None:
        self.histogram = histogram

    def __enter__(self) -> None:
        self.began = time.perf_counter()

    def __exit__(self, kind: type[BaseException] | None, problem: object, trace: object) -> None:
        if kind is None:
            self.histogram.add(time.perf_counter() - self.began)


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.times = {name: Histogram() for name in TIMES}

    def add(self, name: str, amount: int = 1) -> None:
        self.counts[name] += amount

    def observe(self, name: str, seconds: float) -> None:
        self.times[name].add(seconds)

    def timed(self, name: str) -> "Timed":
        """How long something took that came to its end without a problem."""
        return Timed(self.times[name])

    def text(self, gauges: dict[str, float]) -> str:
        lines: list[str] = []
        for name, what in HELP.items():
            lines += [*head(name, what, "counter"), f"isolario_{name} {self.counts[name]}"]
        for name, what in TIMES.items():
            lines += [*head(name, what, "histogram"), *self.times[name].lines(f"isolario_{name}")]
        for name, value in gauges.items():
            lines += [f"# TYPE isolario_{name} gauge", f"isolario_{name} {value:g}"]
        return "\n".join(lines) + "\n"


def head(name: str, what: str, kind: str) -> list[str]:
    return [f"# HELP isolario_{name} {what}", f"# TYPE isolario_{name} {kind}"]
