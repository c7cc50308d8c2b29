"""Searches translated to C++ make the very choices of the package's own."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tools.matches import summary
from tools.native.library import compiled_library
from tools.versions import Side, Version, play, read

from isolario.kernel import CHANCE, OVER

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "src"


@pytest.mark.once
@pytest.mark.parametrize(
    ("name", "bots", "choices"),
    [
        ("the_island", ("turns:6", "mcts:6"), 25),
        ("nomads", ("mcts:12", "turns:6"), 25),
        ("stromboli", ("mcts:12",), 60),  # until the second deck, from which thoughts draw and which stays whole
    ],
)
def test_a_translated_search_chooses_as_its_original(
    name: str, bots: tuple[str, ...], choices: int, tmp_path: Path
) -> None:
    compiled_library(SOURCES, "isolario", name, tmp_path, level=0)
    for seats, bot in zip((2, 3), bots, strict=False):
        own = Version(bot, str(SOURCES))
        assert follow(own, replace(own, native=str(tmp_path)), name, seats, choices) == choices


def follow(own: Version, translated: Version, game: str, seats: int, most: int) -> int:
    """Ask both for every choice of a game, for some time; returns how many there were."""
    sides = [Side(own), Side(translated)]
    luck, followed = random.Random(7), 0
    try:
        seen: list[dict[str, Any]] = []
        for side in sides:
            rules = side.ask("rules", game=game)["rules"]
            bots = dict.fromkeys(range(seats), own.bot)
            seen.append(side.ask("begin", game=game, rules=rules, seats=seats, options={}, bots=bots))
        while followed < most and seen[0]["actor"] != OVER:
            assert seen[0] == seen[1]
            legal = seen[0]["legal"]
            if seen[0]["actor"] == CHANCE:
                action = luck.choices(legal, seen[0]["weights"])[0]
            elif len(legal) == 1:
                action = legal[0]
            else:
                chosen = [side.ask("choose", seed=followed) for side in sides]
                assert chosen[0]["action"] == chosen[1]["action"]
                assert chosen[0]["cpu"] > 0
                assert chosen[1]["cpu"] is None
                # Not the best one every time: positions of all kinds are to be met.
                action = luck.choice(legal) if luck.random() < 0.3 else chosen[0]["action"]
                followed += 1
            seen = [side.ask("apply", action=action) for side in sides]
    finally:
        for side in sides:
            side.close()
    return followed


def test_a_game_of_translated_searches_has_no_times() -> None:
    class Timeless(Side):
        def ask(self, do: str, **details: object) -> dict[str, Any]:
            answer = super().ask(do, **details)
            return answer | {"cpu": None} if do == "choose" else answer

    sides = [Timeless(Version("random", str(SOURCES))), Side(Version("random", str(SOURCES)))]
    try:
        one = play(sides, "stromboli", 2, 0, 1, {})
    finally:
        for side in sides:
            side.close()
    assert one.share is not None
    assert one.row()[4] is None
    timed = replace(one, seat=1, cpu=[0.3, 0.1], choices=[3, 1])
    found = summary([one, timed])
    assert found.games == 2
    assert [round(used) for used in found.milliseconds] == [100, 100]


def test_only_commits_are_translated(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read(["nomads", "--native", "--old-commit", "61ced33"])
    assert "--new-commit and --old-commit" in capsys.readouterr().err
