"""What a researcher tries in the first hour, with only the package installed (extras `learn` and `arena`) and a game
and bots of somebody else's package beside it. `make wheels` runs it; one line for each check, an error if one fails.

    python tools/first_hour.py            all checks
    python tools/first_hour.py pickled    those whose names have this in them
"""

import copy
import importlib.util
import io
import json
import multiprocessing
import os
import pickle
import pydoc
import subprocess
import sys
import tempfile
import textwrap
import traceback
import warnings
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from functools import partial
from pathlib import Path
from typing import Any

OUTSIDE = {
    "outside_game.py": """
        from isolario import OVER, Game, State
        from isolario.bots import Bot

        class Sticks(State):
            def __init__(self, seats):
                super().__init__(seats)
                self.actor = 0
                self.sticks = 10
                self.taken = [0] * seats
            def legal(self):
                return [] if self.actor == OVER else list(range(min(3, self.sticks)))
            def apply(self, action):
                if self.actor == OVER:
                    return
                self.sticks -= action + 1
                self.taken[self.actor] += action + 1
                self.actor = (self.actor + 1) % self.seats if self.sticks else OVER
            def scores(self):
                return list(self.taken)

        class SticksGame(Game):
            id = "sticks"
            min_seats, max_seats, actions, max_steps = 2, 3, 3, 10
            def start(self, seats, options):
                return Sticks(seats)

        game = SticksGame()

        class First(Bot):
            def choose(self, state, luck):
                return state.legal()[0]
        """,
    "outside_broken.py": "raise RuntimeError('this plug-in is broken')",
    "outside-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: outside\nVersion: 1.0\n",
    "outside-1.0.dist-info/entry_points.txt": """
        [isolario.games]
        sticks = outside_game:game
        broken = outside_broken:game
        [isolario.bots]
        first = outside_game:First
        """,
}
"""A package of somebody else, installed by putting it where Python looks: a game, a bot, and one that is broken."""

Check = Callable[[], None]
OURS = ("iquazu", "nomads", "stromboli", "the_island", "volcanic_isle")
EVERY = (*OURS, "sticks")


def opened(name: str, seats: int | None = None) -> Any:
    import isolario

    state = isolario.game(name).new(seats=seats)
    isolario.draw(state, isolario.FastLuck(3))
    isolario.random_walk(state, isolario.FastLuck(4), 6)
    isolario.draw(state, isolario.FastLuck(5))
    return state


def score_of(state: Any) -> list[int]:
    return list(state.scores())


def refused(call: Callable[[], object], *kinds: type[Exception]) -> str:
    """What the refusal says."""
    try:
        call()
    except kinds as problem:
        return str(problem)
    raise AssertionError("nothing was refused")


def printed(*words: str, fails: bool = False) -> str:
    """What the command prints."""
    done = subprocess.run([sys.executable, "-m", "isolario.cli.main", *words], capture_output=True, text=True)
    assert (done.returncode != 0) == fails, done.stdout + done.stderr
    return done.stdout + done.stderr if fails else done.stdout


# -- the kernel ------------------------------------------------------------------------------------------------------


def kernel() -> Iterator[tuple[str, Check]]:
    import isolario

    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        found = {game.id for game in isolario.games()}
    told = " ".join(str(one.message) for one in caught)

    def catalogue() -> None:
        assert set(EVERY) <= found, found
        isolario.game("nomads")
        assert len(isolario.games()) == len(found)

    def broken_plugin() -> None:
        assert "broken" in told, told

    yield "game() then games()", catalogue
    yield "a broken plug-in is named and skipped", broken_plugin
    for name in EVERY:
        yield f"{name}: pickled, copied, sent to processes", partial(copies, name)
        yield f"{name}: clear errors", partial(errors, name)
        yield f"{name}: to look at", partial(looks, name)
        yield f"{name}: features", partial(features, name)
    yield "check_game on somebody else's game", checked
    yield "FastLuck: wide numbers, copies", lucks
    yield "docstrings", docstrings


def copies(name: str) -> None:
    import isolario

    state = opened(name)
    for other in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert other == state
        assert other is not state
        isolario.playout(other, isolario.FastLuck(1))
        assert other != state
    match = isolario.Match(isolario.game(name), luck=isolario.FastLuck(1))
    for thing in (state, isolario.game(name), match):
        pickle.loads(pickle.dumps(thing))
        copy.deepcopy(thing)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(score_of, [state, state]) == [score_of(state)] * 2


def errors(name: str) -> None:
    import isolario
    from isolario.bots import bot, decide

    game = isolario.game(name)
    state = game.new()
    if state.actor == isolario.CHANCE:
        refused(lambda: decide(bot("random", game), state, 1), isolario.Problem)
    isolario.playout(state, isolario.FastLuck(1))
    before = state.dump()
    state.apply(0)  # the fast path is harmless
    assert state.actor == isolario.OVER
    assert state.dump() == before
    refused(lambda: decide(bot("random", game), state, 1), isolario.Problem)
    match = isolario.Match(game, luck=isolario.FastLuck(1))
    luck = isolario.FastLuck(2)
    while not match.over:
        legal = match.state.legal()
        match.play(legal[luck.below(len(legal))])
    refused(lambda: match.play(0), isolario.Problem)


def looks(name: str) -> None:
    import isolario

    state = opened(name)
    assert isolario.game(name).id in repr(state), repr(state)
    shown = state._repr_html_()
    assert "<svg" in shown or (name not in OURS and "<pre" in shown)


def features(name: str) -> None:
    from array import array

    import isolario
    from isolario.kernel.features import FULL, PRIVATE, PUBLIC

    state, layout = opened(name), isolario.game(name).features_layout()
    assert all(piece.meaning for piece in layout)
    out = array("f", [9.0] * layout.size)
    for scope in (PRIVATE, PUBLIC, FULL):
        listed = state.features(0, scope=scope)
        state.features(0, out=out, scope=scope)
        assert list(out) == listed
        assert max(map(abs, listed)) <= 10


def checked() -> None:
    import isolario
    from isolario.testing import check_game

    check_game(isolario.game("sticks"))


def lucks() -> None:
    from isolario import FastLuck

    luck = FastLuck(1)
    assert all(0 <= luck.below(2**40) < 2**40 for _ in range(100))
    assert max(FastLuck(seed).below(2**40) for seed in range(20)) > 2**33
    for twin in (copy.deepcopy(luck), pickle.loads(pickle.dumps(luck))):
        assert twin.below(1000) == copy.copy(luck).below(1000)


def docstrings() -> None:
    import isolario

    for thing in (isolario.State.apply, isolario.State.features, isolario.State, isolario.FastLuck, isolario.Game.new):
        assert len(pydoc.render_doc(thing)) > 80
        assert (thing.__doc__ or "").strip(), thing


# -- the tools of others -----------------------------------------------------------------------------------------------


def adapters() -> Iterator[tuple[str, Check]]:
    for name in EVERY:
        yield f"{name}: Gymnasium", partial(gymnasium, name)
        yield f"{name}: many tables at once", partial(vector, name)
        yield f"{name}: PettingZoo", partial(pettingzoo, name)
        if sys.platform != "win32":
            yield f"{name}: OpenSpiel", partial(openspiel, name)
    yield "bots named by module and by entry point in environments", bots_in_environments
    if sys.platform != "win32":
        yield "a game registered after the OpenSpiel adapter was imported", registered_later
    yield "a scripted language model plays", language


def gymnasium(name: str) -> None:
    import gymnasium as gym
    from gymnasium.utils.env_checker import check_env

    import isolario.adapters.gymnasium as ours

    table = ours.env(name, opponents="random", reward="win")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(table, skip_render_check=True)
    made: Any = gym.make(f"isolario/{name}-v{table.game.rules_version}").unwrapped
    _, info = made.reset(seed=1)
    assert (made.action_masks() == info["action_mask"].astype(bool)).all()


def vector(name: str) -> None:
    from isolario.adapters.gymnasium import vector_env

    rows = vector_env(name, count=4)
    seen, info = rows.reset(seed=1)
    for _ in range(30):
        seen, _, _, _, info = rows.step(rows.any_legal())
    assert seen.shape == (4, rows.game.features_layout().size)
    assert info["action_mask"].any(axis=1).all()
    rows.close()


def pettingzoo(name: str) -> None:
    import pettingzoo as zoo
    from pettingzoo.test import api_test, seed_test

    import isolario.adapters.pettingzoo as ours

    table = ours.env(name, render_mode="ansi")
    with redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(table, num_cycles=50)
        seed_test(lambda: ours.env(name), num_cycles=30)
    zoo.make("aec", f"isolario/{name}-v{table.unwrapped.game.rules_version}")
    table.reset(seed=2, options={})
    assert table.render().strip()
    assert table.state().size
    twin = copy.deepcopy(table)
    assert (twin.state() == table.state()).all()
    pickle.loads(pickle.dumps(table.unwrapped))


def openspiel(name: str) -> None:
    import pyspiel
    from open_spiel.python.observation import make_observation

    import isolario.adapters.openspiel  # noqa: F401

    game = pyspiel.load_game(f"isolario_{name}")
    with redirect_stdout(io.StringIO()):
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert str(copy.deepcopy(state)) == str(state)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    for kind in (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER):
        observer = make_observation(game, pyspiel.IIGObservationType(True, False, kind))
        if observer is not None:
            observer.set_from(state, player=0)
    assert pyspiel.load_game(f"isolario_{name}(players=2)").num_players() == 2
    refused(lambda: pyspiel.load_game(f"isolario_{name}(players=9)"), Exception)


def registered_later() -> None:
    import pyspiel

    import isolario
    import isolario.adapters.openspiel

    outside: Any = importlib.import_module("outside_game")
    isolario.register(type("Later", (outside.SticksGame,), {"id": "later"})())
    assert pyspiel.load_game("isolario_later").num_players() == 2


def bots_in_environments() -> None:
    from isolario.adapters.gymnasium import env

    for named in ("outside_game:First", "first", ["outside_game:First", "level:1"]):
        table: Any = env("nomads", seats=3, opponents=named)
        _, info = table.reset(seed=1)
        table.step(int(info["action_mask"].argmax()))


def language() -> None:
    import isolario
    from isolario.adapters.language import LanguageBot
    from isolario.bots import decide

    asked: list[Any] = []

    def model(question: Any) -> str:
        asked.append(question)
        return "I play " + isolario.game("nomads").presentation.notation(state, state.legal()[-1])

    state = opened("nomads")
    assert decide(LanguageBot(isolario.game("nomads"), model), state, 1) == state.legal()[-1]
    assert "Nomads" in str(asked[0])


# -- the command -------------------------------------------------------------------------------------------------------


def commands() -> Iterator[tuple[str, Check]]:
    for ending in ("jsonl", "npz"):
        yield f"simulate --out games.{ending}", partial(simulated, ending)
    yield "simulate --out games.parquet, or which extra it needs", parquet
    yield "bots of others on all cores", all_cores
    yield "arena with bots of others, as JSON", arena
    yield "an extra that is missing is named", extras
    yield "games and bench as JSON", listed
    yield "a program in any language plays", program
    yield "unknown names are refused clearly", unknown


def simulated(ending: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / f"games.{ending}"
        text = printed("simulate", "stromboli", "--bots", "random,first", "--games", "2", "--out", str(out), "--json")
        json.loads(text)
        assert out.stat().st_size


def parquet() -> None:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "games.parquet"
        words = ["simulate", "stromboli", "--bots", "random,random", "--games", "2", "--out", str(out)]
        try:
            import pyarrow  # noqa: F401
        except ImportError:
            assert "isolario[data]" in printed(*words, fails=True)
        else:
            printed(*words)
            assert out.stat().st_size


def all_cores() -> None:
    words = ["simulate", "stromboli", "--bots", "outside_game:First,first", "--games", "4", "--seed", "3", "--json"]
    together, alone = (json.loads(printed(*words, "--cores", cores)) for cores in ("2", "1"))
    assert together["bots"] == alone["bots"]


def extras() -> None:
    """Pixels need one extra, Ray another: each works, or its name is told."""
    from isolario.adapters.gymnasium import env

    table: Any = env("stromboli", render_mode="rgb_array")
    table.reset(seed=1)
    if importlib.util.find_spec("resvg_py"):
        assert table.render().ndim == 3
    else:
        assert "isolario[pictures]" in refused(table.render, ImportError)
    words = ("arena", "stromboli", "--bots", "random,first", "--rounds", "1", "--on", "ray")
    if not importlib.util.find_spec("ray"):
        assert "isolario[ray]" in printed(*words, fails=True)


def arena() -> None:
    text = printed("arena", "stromboli", "--bots", "outside_game:First,random", "--rounds", "2", "--json")
    told = json.loads(text)
    assert "outside_game:First" in json.dumps(told)


def listed() -> None:
    assert "nomads" in json.dumps(json.loads(printed("games", "--json")))
    json.loads(printed("bench", "--json", "--seconds", "0.05"))


def program() -> None:
    bot = Path(__file__).resolve().parent.parent / "examples" / "stdio_bot.py"
    named = f"stdio:{sys.executable} {bot}"
    json.loads(printed("simulate", "stromboli", "--bots", f"{named},random", "--games", "1", "--json"))


def unknown() -> None:
    for words in (("arena", "chess", "--bots", "a,b"), ("simulate", "nomads", "--bots", "nobody:Nothing,random")):
        said = printed(*words, fails=True)
        assert "Traceback" not in said, said


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    failed = ran = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, text in OUTSIDE.items():
            path = Path(folder) / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(textwrap.dedent(text).lstrip(), "utf-8")
        sys.path.insert(0, folder)
        os.environ["PYTHONPATH"] = os.pathsep.join([folder, os.environ.get("PYTHONPATH", "")])
        for part in (kernel, adapters, commands):
            for name, check in part():
                if wanted not in name:
                    continue
                ran += 1
                try:
                    check()
                    print(f"holds  {name}", flush=True)
                except Exception:
                    failed += 1
                    print(f"FAILS  {name}\n{textwrap.indent(traceback.format_exc(limit=-4), '       ')}", flush=True)
    print(f"{ran - failed} of {ran} hold")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
