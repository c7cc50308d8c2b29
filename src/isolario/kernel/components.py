"""Reads a game's `components.toml` and says clearly what is wrong with it."""

import tomllib
from pathlib import Path
from typing import Any

from isolario.kernel.problems import Problem


class Components:
    """A checked reader over the numbers of a box. Keys are dotted: `opal.trigger`, `legend.3.values`."""

    def __init__(self, source: Path | None) -> None:
        if source is None:
            raise Problem("no-file", path="components.toml")
        self.name = source.name
        try:
            self.data: dict[str, Any] = tomllib.loads(source.read_text("utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise Problem("bad-toml", file=self.name, detail=str(error)) from None
        except OSError:
            raise Problem("no-file", path=str(source)) from None

    def wrong(self, key: str, expected: str, found: object) -> Problem:
        return Problem("bad-component", file=self.name, key=key, expected=expected, found=str(found))

    def get(self, key: str) -> Any:
        node: Any = self.data
        for part in key.split("."):
            if isinstance(node, list) and part.isdigit() and int(part) < len(node):
                node = node[int(part)]
            elif isinstance(node, dict) and part in node:
                node = node[part]
            else:
                raise self.wrong(key, "an entry", "nothing")
        return node

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within the range."""
        value = self.get(key)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(key, f"a whole number from {low} to {high}", value)
        return value

    def word(self, key: str, among: tuple[str, ...] = ()) -> str:
        value = self.get(key)
        if not isinstance(value, str) or (among and value not in among):
            raise self.wrong(key, " | ".join(among) if among else "a text", value)
        return value

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.wrong(key, "true | false", value)
        return value

    def numbers(self, key: str, low: int, high: int, length: int | None = None) -> list[int]:
        """A list of whole numbers within the range, of that length if given."""
        value = self.get(key)
        if not isinstance(value, list) or (length is not None and len(value) != length):
            count = "" if length is None else f"{length} "
            raise self.wrong(key, f"a list of {count}whole numbers", value)
        return [self.number(f"{key}.{index}", low, high) for index in range(len(value))]

    def words(self, key: str, length: int | None = None) -> list[str]:
        value = self.get(key)
        if not isinstance(value, list) or (length is not None and len(value) != length):
            count = "" if length is None else f"{length} "
            raise self.wrong(key, f"a list of {count}texts", value)
        return [self.word(f"{key}.{index}") for index in range(len(value))]

    def size(self, key: str) -> int:
        """How many entries a list or table has."""
        value = self.get(key)
        if not isinstance(value, list | dict):
            raise self.wrong(key, "a list", value)
        return len(value)
