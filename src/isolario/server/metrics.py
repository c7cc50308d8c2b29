"""Counters of the service in Prometheus' text format."""

from collections import Counter

HELP = {
    "moves_total": "choices of people stored",
    "bot_moves_total": "choices of bots stored",
    "undos_total": "take-backs stored",
    "refused_total": "requests refused over the socket",
    "bot_failures_total": "thoughts of bots that failed or took too long",
    "messages_total": "socket messages received",
    "requests_total": "HTTP requests",
    "errors_total": "internal errors",
}


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def add(self, name: str, amount: int = 1) -> None:
        self.counts[name] += amount

    def text(self, gauges: dict[str, float]) -> str:
        lines: list[str] = []
        for name, what in HELP.items():
            lines += [
                f"# HELP isolario_{name} {what}",
                f"# TYPE isolario_{name} counter",
                f"isolario_{name} {self.counts[name]}",
            ]
        for name, value in gauges.items():
            lines += [f"# TYPE isolario_{name} gauge", f"isolario_{name} {value:g}"]
        return "\n".join(lines) + "\n"
