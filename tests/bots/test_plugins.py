"""Bots in Python outside the package: by module and class, or as an entry point; in processes too."""

from typing import Any

import pytest

from isolario.arena.simulate import Local, jobs
from isolario.bots import bot, plugins
from isolario.kernel import Problem, game
from tests.bots.my_bots import Knows, Last

HERE = "tests.bots.my_bots"


def test_a_class_is_named_by_its_module() -> None:
    nomads = game("nomads")
    last = bot(f"{HERE}:Last", nomads, outside=True)
    assert isinstance(last, Last)
    assert last.name == f"{HERE}:Last"
    knows = bot(f"{HERE}:Knows", nomads, outside=True)
    assert isinstance(knows, Knows)
    assert knows.game is nomads


def test_such_bots_play_on_all_cores() -> None:
    work = list(jobs("stromboli", 2, (f"{HERE}:Last", "random"), 4, 1, {}))
    assert list(Local(2).run(work)) == list(Local(1).run(work))


@pytest.mark.parametrize("name", [f"{HERE}:NOTHING", f"{HERE}:Missing", "no_such_module:Bot"])
def test_what_is_not_a_bot_is_refused(name: str) -> None:
    with pytest.raises(Problem, match="module:Class"):
        bot(name, game("nomads"), outside=True)


def test_a_name_from_the_network_imports_nothing() -> None:
    with pytest.raises(Problem, match="no bot"):
        bot(f"{HERE}:Last", game("nomads"))


class Entry:
    name = "last"
    value = f"{HERE}:Last"
    dist = None

    def load(self) -> Any:
        return Last


class BrokenEntry(Entry):
    name = "broken"

    def load(self) -> Any:
        raise ImportError("gone")


def test_installed_bots_are_known_by_name_and_broken_ones_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plugins, "entry_points", lambda group: [Entry(), BrokenEntry()])
    plugins.installed.cache_clear()
    try:
        with pytest.warns(RuntimeWarning, match=r"broken.*gone"):
            assert isinstance(bot("last", game("nomads")), Last)
        with pytest.raises(Problem, match="last"):
            bot("nobody", game("nomads"))
    finally:
        plugins.installed.cache_clear()
