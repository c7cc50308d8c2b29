"""The real service for the browser tests: bots answer at once, and the limits suit a hurried tester."""

import sys
from pathlib import Path

from isolario.server.launch import serve
from isolario.server.settings import ServiceSettings

KALAH = Path(__file__).parents[2] / "examples" / "kalah.py"


def main(port: str, data: str) -> None:
    settings = ServiceSettings(
        data=Path(data),
        port=int(port),
        game_files=(KALAH,),
        bot_delay=0.0,
        messages_per_second=500.0,
        message_burst=500,
        requests_per_second=500.0,
        request_burst=1000,
        tables_per_minute=1000.0,
        table_burst=1000,
    )
    serve(settings, lambda address: print(address, flush=True))


# Bots think in processes of their own, which import this file too.
if __name__ == "__main__":
    main(*sys.argv[1:])
