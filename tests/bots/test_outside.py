"""Bots in other processes: the example plays a match, and every misbehaviour ends with a clear message."""

import json
import sys
from pathlib import Path

import pytest

from isolario.arena.simulate import Job, play_job
from isolario.bots import OutsideBot, bot, decide
from isolario.bots.outside import dismiss_all
from isolario.kernel import FastLuck, Game, Problem
from tests.bots.test_mcts import position

EXAMPLE = Path(__file__).resolve().parent.parent.parent / "examples" / "stdio_bot.py"


def script(tmp_path: Path, answers: str) -> str:
    """A bot that says hello and then answers every question like this."""
    path = tmp_path / "bot.py"
    path.write_text(
        "import sys\n"
        "for line in sys.stdin:\n"
        "    if line.startswith('isolario'): print('ready 2', flush=True)\n"
        f"    if line.startswith('go'): {answers}\n"
    )
    return f"{sys.executable} {path}"


def test_the_example_plays_whole_matches_and_can_be_repeated(game: Game) -> None:
    names = [f"stdio:{sys.executable} {EXAMPLE}"] + ["random"] * (game.min_seats - 1)
    job = Job(game.id, game.min_seats, tuple(names), 3)
    first, again = play_job(job), play_job(job)
    assert first == again
    assert first.ranks.count(1) >= 1


def test_the_example_is_forty_lines() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 41


def test_it_is_told_its_view_and_nothing_else(game: Game, tmp_path: Path) -> None:
    """The line it receives is the same for every truth behind the view."""
    state = position(game, 4, 20)
    told = tmp_path / "told"
    command = script(tmp_path, f"open({str(told)!r}, 'a').write(line); print('pass', flush=True)")
    for luck in (1, 2):
        truth = state.clone()
        truth.resample(state.actor, FastLuck(luck))
        with pytest.raises(Problem, match="pass"):
            decide(OutsideBot(command, game), truth, 5)
    first, second = told.read_text().splitlines()
    assert first == second
    question = json.loads(first.removeprefix("go "))
    assert set(question) == {"seat", "view", "legal", "seed", "since", "position"}
    assert game.load(question["position"]).view(int(state.actor)) == state.view(int(state.actor))
    assert question["view"] == json.loads(json.dumps(state.view(int(state.actor))))


@pytest.mark.parametrize(
    ("answers", "problem"),
    [
        ("print('play 9999', flush=True)", "bot-answer"),
        ("print('resign', flush=True)", "bot-answer"),
        ("sys.exit()", "bot-gone"),
        ("sys.stdin.readline()", "bot-silent"),
    ],
)
def test_misbehaviour_has_a_name(game: Game, tmp_path: Path, answers: str, problem: str) -> None:
    if game.id != "kalah":
        return
    patience = 0.5 if problem == "bot-silent" else 60.0  # a busy machine must not make one that speaks seem silent
    player = OutsideBot(script(tmp_path, answers), game, patience=patience)
    with pytest.raises(Problem) as caught:
        decide(player, position(game, 1, 1), 1)
    assert caught.value.id == problem
    assert "bot.py" in caught.value.say("it")
    assert player.process is None


def test_programs_that_do_not_exist_are_reported(game: Game) -> None:
    with pytest.raises(Problem, match="Cannot start"):
        decide(OutsideBot("no-such-program-here", game), position(game, 1, 1), 1)


def test_a_name_from_the_network_never_starts_a_program(game: Game) -> None:
    with pytest.raises(Problem, match="no bot"):
        bot("stdio:echo hello", game)
    assert isinstance(bot("stdio:echo hello", game, outside=True), OutsideBot)


def test_a_program_plays_match_after_match_and_hears_all_it_may(game: Game, tmp_path: Path) -> None:
    """One process for two matches: told the options, what happened since its last choice, and the result."""
    log = tmp_path / "heard"
    path = tmp_path / "listener.py"
    path.write_text(
        "import json, sys\n"
        f"log = open({str(log)!r}, 'a')\n"
        "print('started', file=log, flush=True)\n"
        "for line in sys.stdin:\n"
        "    print(line, end='', file=log, flush=True)\n"
        "    if line.startswith('isolario'): print('ready 2', flush=True)\n"
        "    if line.startswith('go'): print('play', json.loads(line[3:])['legal'][0]['action'], flush=True)\n"
    )
    name = f"stdio:{sys.executable} {path}"
    job = Job(game.id, game.min_seats, (name, *["random"] * (game.min_seats - 1)), 4)
    try:
        outcomes = [play_job(job), play_job(job)]
    finally:
        dismiss_all()
    lines = log.read_text().splitlines()
    assert lines.count("started") == 1
    words = [line.split(" ")[0] for line in lines]
    assert words.count("game") == words.count("result") == 2
    assert outcomes[0] == outcomes[1]
    about = json.loads(next(line for line in lines if line.startswith("game")).removeprefix("game "))
    assert about["seat"] == 0
    assert about["options"] == game.resolve_options(game.min_seats, {})
    result = json.loads(lines[words.index("result")].removeprefix("result "))
    assert result == {"scores": outcomes[0].scores, "ranks": outcomes[0].ranks}
    heard = [step for line in lines if line.startswith("go") for step in json.loads(line[3:])["since"]]
    assert heard
