"""The real service for the browser tests: bots answer at once, and the limits suit a hurried tester."""

import sys
from pathlib import Path

from isolario.server.launch import serve
from isolario.server.limits import Allowance
from isolario.server.settings import ServiceSettings

KALAH = Path(__file__).parents[2] / "examples" / "kalah.py"


def main(port: str, data: str) -> None:
    plenty = Allowance(1000, 1000, 1000, 1000)
    settings = ServiceSettings(
        data=Path(data),
        port=int(port),
        game_files=(KALAH,),
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
