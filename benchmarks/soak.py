"""`make soak`: 30 games during which the service is killed again and again; see `tests/server/crash.py`.

python benchmarks/soak.py [--games 30] [--at-once 6] [--kills 12] [--seed N] [--workers]
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.crash import main

if __name__ == "__main__":
    main()
