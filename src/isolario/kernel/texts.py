"""Sentences for people, in Fluent: the same files serve the terminal, the log and the page."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from isolario.kernel.presentation import Phrase

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "it")

FOLDERS: list[Path] = [Path(__file__).parent]
"""Where messages that belong to no game are kept; other parts of the house add theirs with `add_texts`."""


def add_texts(folder: Path) -> None:
    """Let every `Texts` speak the messages of `text.<lang>.ftl` in this folder."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)


def icon(*thing: object) -> str:
    """`{ ICON("card", $colour) }` in a message: a page may draw the thing there. In plain words it is nothing."""
    return ""


FUNCTIONS: dict[str, Any] = {"ICON": icon}


@cache
def bundle(folders: tuple[Path, ...], lang: str) -> "FluentBundle":
    """The messages of several folders, later ones winning. Who never speaks (a bot at work) does not load Fluent."""
    from fluent.runtime import FluentBundle

    made = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for folder in folders:
        source = folder / f"text.{lang}.ftl"
        if source.is_file():
            made.add_resource(messages_of(source), allow_overrides=True)
    return made


@cache
def messages_of(source: Path) -> "Resource":
    """A file of messages, read once: those of the house are spoken beside those of every game."""
    from fluent.runtime import FluentResource

    return FluentResource(source.read_text("utf-8"))


class Texts:
    """Speaks one language: the messages of the house, and those of a game if its folder is given."""

    def __init__(self, lang: str = "en", folder: Path | None = None, names: Sequence[str] = ()) -> None:
        self.lang = lang if lang in LANGUAGES else "en"
        self.bundle = bundle((*FOLDERS,) if folder is None else (*FOLDERS, folder), self.lang)
        self.names = names

    def __call__(self, phrase: Phrase) -> str:
        return self.message(phrase.id, phrase.args)

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def message(self, id: str, args: Mapping[str, Any] | None = None) -> str:
        """The text of `message` or `message.attribute`; the bare id if nobody wrote it."""
        return self.said(id, args)[0]

    def said(self, id: str, args: Mapping[str, Any] | None = None) -> tuple[str, list[str]]:
        """The text, and what is wrong with it: a message nobody wrote, a place nobody filled. For tests."""
        name, _, attribute = id.partition(".")
        found = self.bundle.get_message(name) if self.bundle.has_message(name) else None
        pattern = None if found is None else found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return id, [f"there is no message {id}"]
        wrong: list[str] = []
        # `$you` names the argument that is the person spoken to; here everybody is spoken of.
        filled: dict[str, Any] = {"you": "other"}
        for key, value in (args or {}).items():
            filled[key] = self.fill(value)
            if isinstance(value, str) and value[:1] == "@":
                wrong += self.said(value[1:])[1]
        text, errors = self.bundle.format_pattern(pattern, filled)
        return str(text), wrong + [f"{id}: {error}" for error in errors]

    def fill(self, value: Any) -> Any:
        """`@message` becomes its text and `#2` the name of seat 2; everything else stays."""
        if isinstance(value, str) and value[:1] == "@":
            return self.message(value[1:])
        if isinstance(value, str) and value[:1] == "#" and value[1:].isdecimal():
            return self.seat(int(value[1:]))
        return value

    def seat(self, seat: int) -> str:
        if seat < len(self.names):
            return self.names[seat]
        return self.message("seat-name", {"number": seat + 1})
