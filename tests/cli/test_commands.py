"""The commands as a person types them, on the tutorial game."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from isolario.cli import common, main, play, records
from isolario.kernel import FairLuck, FastLuck, Match, game
from isolario.kernel.record import read, write
from isolario.server.settings import ServiceSettings
from isolario.server.sqlite_file import open_checked


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """The exit code of `isolario …`."""
    monkeypatch.setattr("sys.argv", ["isolario", *words])
    with pytest.raises(SystemExit) as left:
        main.main()
    return int(left.value.code or 0)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    match = Match(game("kalah"), luck=FairLuck(b"x"))
    luck = FastLuck(3)
    while not match.over:
        legal = match.state.legal()
        match.play(legal[luck.below(len(legal))])
    path = tmp_path / "match.txt"
    path.write_text(write(match).text(), "utf-8")
    return path


def test_games_and_simulate(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(monkeypatch, "games") == 0
    assert run(monkeypatch, "simulate", "kalah", "--games", "8", "--cores", "1", "--seed", "3") == 0
    out = capfd.readouterr().out
    assert "kalah" in out
    assert "greedy" in out
    assert "95 %" in out


def test_balance_writes_a_report(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    out = tmp_path / "report.md"
    words = ("balance", "kalah", "--games", "6", "--cores", "1", "--out", str(out))
    assert run(monkeypatch, *words) == 0
    text = out.read_text("utf-8")
    assert "## 2 players (6 games)" in text
    assert "isolario balance kalah --games 6" in text


def test_verify_and_replay(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], finished: Path) -> None:
    assert run(monkeypatch, "verify", str(finished)) == 0
    assert "Everything is right" in capfd.readouterr().out
    assert run(monkeypatch, "replay", str(finished)) == 0
    assert "Player 1" in capfd.readouterr().out
    text = finished.read_text("utf-8").replace('[Result "', '[Result "9')
    finished.write_text(text, "utf-8")
    assert run(monkeypatch, "verify", str(finished)) == 2
    assert "The result should be" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("play", "chess"), "There is no game"),
        (("play", "kalah", "--seats", "5"), "2 to 2 players"),
        (("play", "kalah", "-o", "fog=on"), "has no option"),
        (("play", "kalah", "-o", "fog"), "name=value"),
        (("play", "kalah", "--load", "nothing.txt"), "Cannot read"),
        (("play", "kalah", "--bots", "deep"), "There is no bot"),
        (("simulate", "kalah", "--bots", "random,random,random", "--seats", "2"), "do not fit"),
        (("verify", "nothing.txt"), "Cannot read"),
        (("rules", "kalah"), "without written rules"),
        (("rules", "kalah", "XX-1"), "has no rule"),
        (("games", "--lang", "de"), "no language"),
        (("replay", "nothing.txt"), "Cannot read"),
    ],
)
def test_mistakes_get_a_message_and_exit_code_2(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], words: tuple[str, ...], message: str
) -> None:
    assert run(monkeypatch, *words) == 2
    said = capfd.readouterr().err
    assert message in " ".join(said.split())
    assert "Traceback" not in said


class Typist:
    """Answers the prompts of the terminal game."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)

    def __call__(self, prompt: object = "", **options: object) -> str:
        return self.answers.pop(0) if self.answers else "q"


def screen_with(monkeypatch: pytest.MonkeyPatch, typist: Typist) -> Console:
    console = Console(record=True, width=100, file=StringIO())
    monkeypatch.setattr(console, "input", typist)
    for module in (common, play, records):
        monkeypatch.setattr(module, "screen", console)
    return console


def test_a_person_plays_undoes_asks_and_saves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    saved = tmp_path / "mine.txt"
    typist = Typist("1", "u", "99", "h", "?", "r", f"s {saved}", f"s {saved}", "3", "q")
    console = screen_with(monkeypatch, typist)
    play.play("kalah", bots="greedy", seed=5)
    text = console.export_text()
    assert "best: " in text
    assert "is not a move here" in text
    assert "exists already" in text
    assert read(saved.read_text("utf-8")).game == "kalah"
    assert not typist.answers


def test_a_saved_match_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    saved = tmp_path / "mine.txt"
    screen_with(monkeypatch, Typist("3", f"s {saved}", "q"))
    play.play("kalah", bots="greedy", seed=5)
    steps = len(read(saved.read_text("utf-8")).steps)
    assert steps > 0
    again = tmp_path / "again.txt"
    screen_with(monkeypatch, Typist(f"s {again}", "q"))
    play.play(load=saved, bots="greedy", seed=5)
    assert read(again.read_text("utf-8")).steps[:steps] == read(saved.read_text("utf-8")).steps


def test_a_whole_game_of_bots_ends_with_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    console = screen_with(monkeypatch, Typist())
    play.play("kalah", people=0, bots="random", seed=2)
    assert "1. " in console.export_text()


def test_every_command_speaks_json(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], finished: Path, tmp_path: Path
) -> None:
    few = ("kalah", "--games", "4", "--bots", "random", "--cores", "1", "--json")
    data = tmp_path / "games.npz"
    for words in (
        ("games", "--json"),
        ("rules", "nomads", "--json"),
        ("rules", "nomads", "no-set-1", "--json"),
        ("simulate", *few, "--out", str(data)),
        ("balance", *few),
        ("verify", str(finished), "--json"),
        ("replay", str(finished), "--json"),
        ("bench", "--seconds", "0.05", "--json"),
    ):
        assert run(monkeypatch, *words) == 0
        assert json.loads(capfd.readouterr().out)
    assert data.is_file()


def test_backups_speak_json(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    data.mkdir()
    open_checked(ServiceSettings(data=data).database).close()
    assert run(monkeypatch, "backup", str(copy), "--data", str(data), "--json") == 0
    assert json.loads(capfd.readouterr().out) == {"backup": str(copy)}
    assert run(monkeypatch, "restore", str(copy), "--data", str(data), "--json") == 0
    assert Path(json.loads(capfd.readouterr().out)["kept"]).exists()


def test_tune_gives_json(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    small = ("--generations", "1", "--population", "4", "--rounds", "1", "--proof-rounds", "1", "--cores", "1")
    words = ("tune", "stromboli", "--bot", "random", "--proof", "random", *small, "--weights", str(tmp_path / "w.toml"))
    assert run(monkeypatch, *words, "--json") == 0
    found = json.loads(capfd.readouterr().out)
    assert found["game"] == "stromboli"
    assert set(found["before"]) == set(found["after"])
    assert len(found["search"]) == 1
