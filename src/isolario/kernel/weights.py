"""What an evaluation reads: named numbers in a room's `weights.toml`, in one shape for every game."""

from pathlib import Path

from isolario.kernel.components import Components


def read_weights(path: Path, names: tuple[str, ...]) -> list[float]:
    """The weights that `WEIGHTS` of a room's `evaluate.py` names, in that order: compiled code knows them by place.

    A Problem says what is missing or no number.
    """
    source = Components(path)
    found = source.get("weights")
    if not isinstance(found, dict) or tuple(found) != names:
        raise source.wrong("weights", ", ".join(names), ", ".join(found) if isinstance(found, dict) else found)
    for name, value in found.items():
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise source.wrong(f"weights.{name}", "a number", value)
    return [float(found[name]) for name in names]
