"""What an evaluation reads: named numbers in a room's `weights.toml`, in one shape for every game."""

from pathlib import Path

from isolario.kernel.components import Components


class Weights:
    """`[weights]` of a TOML file: names and values in the order of the file, which the compiled code relies on."""

    def __init__(self, names: list[str], values: list[float]) -> None:
        self.names = names
        self.values = values


def read_weights(path: Path, names: tuple[str, ...]) -> Weights:
    """The weights a room's evaluation names, in that order; a Problem says what is missing or no number."""
    source = Components(path)
    found = source.get("weights")
    if not isinstance(found, dict) or tuple(found) != names:
        raise source.wrong("weights", ", ".join(names), ", ".join(found) if isinstance(found, dict) else found)
    for name, value in found.items():
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise source.wrong(f"weights.{name}", "a number", value)
    return Weights(list(names), [float(found[name]) for name in names])
