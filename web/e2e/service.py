"""The real service for the browser tests: bots answer at once, and the limits suit a hurried tester."""

import sys
from pathlib import Path

from isolario.server.launch import serve
from isolario.server.limits import Allowance
from isolario.server.settings import ServiceSettings


def main(port: str, data: str, *games: str) -> None:
    """`games`: files of games that are not installed."""
    plenty = Allowance(1000, 1000, 1000, 1000)
    settings = ServiceSettings(
        data=Path(data),
        port=int(port),
        game_files=tuple(Path(game) for game in games),
        bot_delay=0.0,
        requests=plenty,
        messages=plenty,
        handshakes=plenty,
        new_tables=plenty,
        hints=plenty,
        reports=plenty,
        connection_burst=10_000,
        absence=0.0,
    )
    serve(settings, lambda address: print(address, flush=True))


# Bots think in processes of their own, which import this file too.
if __name__ == "__main__":
    main(*sys.argv[1:])
