"""How many random examples a test tries."""

import os

from hypothesis import settings


def count(compiled: int) -> int:
    """With compiled rules so many; interpreted the first two fifths of the same ones, which take as long."""
    return max(2, compiled * 2 // 5) if os.environ.get("ISOLARIO_MODE") == "interpreted" else compiled


def examples(compiled: int) -> settings:
    return settings(max_examples=count(compiled))
