"""Many games stepped at once: compiled code writes, NumPy reads; in this process or over several.

With `learner=None` the caller decides for every seat in turn (self-play): each row shows whoever has to decide.
With a seat, that seat learns and `opponents` play the others.
"""

import ctypes
import multiprocessing
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

from isolario.kernel.problems import MissingExtra

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise MissingExtra("learn") from None

from isolario.adapters.batch import EVERYBODY, REWARDS, Batch
from isolario.adapters.table import SEED_RANGE, Array, ask, box, chosen_game, index_of
from isolario.bots import Bot, bot
from isolario.kernel import FastLuck, Game, Problem, State
from isolario.kernel.features import SCOPES
from isolario.kernel.game import OptionValue

KINDS: dict[str, Any] = {
    "features": np.float32,
    "finals": np.float32,
    "masks": np.int8,
    "rewards": np.float64,
    "earned": np.float64,
    "actors": np.int64,
    "ended": np.bool_,
}


class Rows:
    """Some rows in this process, and the arrays they are shown in: the memory that compiled code writes, or copies of
    it in a part of what several processes share."""

    def __init__(self, settings: dict[str, Any], count: int, arrays: dict[str, Array] | None = None) -> None:
        played: Game = settings["game"]
        name = settings["opponents"]
        opponent: Bot | None = None
        if settings["learner"] != EVERYBODY and name != "random":
            opponent = name if isinstance(name, Bot) else bot(name, played, outside=True)
        self.opponent = opponent

        def choose(state: State, luck: FastLuck) -> int:
            assert opponent is not None
            return ask(opponent, state, luck)

        self.batch = Batch(
            played.start(settings["seats"], settings["options"]),
            count,
            played.features_layout().size,
            played.actions,
            settings["reward"],
            settings["scope"],
            settings["shaping"],
            settings["discount"],
            settings["learner"],
            settings["rotates"],
            None if opponent is None else choose,
        )
        shapes = shapes_of(settings, count)
        self.looks = {
            name: looking_at(memory, KINDS[name]).reshape(shapes[name]) for name, memory in self.batch.memory().items()
        }
        self.arrays = arrays or self.looks
        self.shared = arrays is not None

    def reset(self, seeds: list[int]) -> None:
        self.batch.reset(seeds)
        if self.shared:
            self.copy(*KINDS)

    def step(self, actions: list[int]) -> None:
        self.batch.step(actions)
        if self.shared:
            self.copy("features", "masks", "rewards", "earned", "actors", "ended")
            if self.arrays["ended"].any():
                self.copy("finals")

    def copy(self, *names: str) -> None:
        for name in names:
            self.arrays[name][...] = self.looks[name]

    def any_legal(self, luck: FastLuck) -> list[int]:
        return self.batch.any_legal(luck)

    def close(self) -> None:
        if self.opponent is not None:
            self.opponent.close()


def looking_at(memory: Any, kind: Any) -> Array:
    """An array on memory that compiled code writes. The memory says that it is read-only, the array does not: PyTorch
    warns of arrays that are."""
    told = np.asarray(memory)
    block: Any = (ctypes.c_byte * told.nbytes).from_address(told.ctypes.data)
    block.owner = told  # the memory stays as long as anybody has the array
    return np.frombuffer(block, kind)


def shapes_of(settings: dict[str, Any], count: int) -> dict[str, tuple[int, ...]]:
    played: Game = settings["game"]
    size, seats = played.features_layout().size, settings["seats"]
    return {
        "features": (count, size),
        "finals": (count, size),
        "masks": (count, played.actions),
        "rewards": (count, seats),
        "earned": (count,),
        "actors": (count,),
        "ended": (count,),
    }


class Workers:
    """The same rows shared out over processes, which write into memory that all of them see."""

    def __init__(self, settings: dict[str, Any], count: int, processes: int) -> None:
        shapes = shapes_of(settings, count)
        self.blocks: dict[str, SharedMemory] = {}
        self.arrays: dict[str, Array] = {}
        for name, shape in shapes.items():
            size = int(np.prod(shape)) * np.dtype(KINDS[name]).itemsize
            self.blocks[name] = SharedMemory(create=True, size=max(1, size))
            self.arrays[name] = np.ndarray(shape, KINDS[name], self.blocks[name].buf)
            self.arrays[name][...] = 0
        context = multiprocessing.get_context("spawn")
        bounds = np.linspace(0, count, processes + 1).astype(int)
        self.parts = [slice(int(low), int(high)) for low, high in pairwise(bounds)]
        names = {name: block.name for name, block in self.blocks.items()}
        self.pipes: list[Connection] = []
        self.processes = []
        for part in self.parts:
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, settings, count, part, names), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def reset(self, seeds: list[int]) -> None:
        self.ask("reset", seeds)

    def step(self, actions: list[int]) -> None:
        self.ask("step", actions)

    def any_legal(self, luck: FastLuck) -> list[int]:
        # A random number for everything that may be chosen: whose is the largest is a fair draw.
        masks = self.arrays["masks"]
        numbers = np.random.default_rng(luck.below(SEED_RANGE)).random(masks.shape)
        chosen: list[int] = np.where(masks == 1, numbers, -1.0).argmax(axis=1).tolist()
        return chosen

    def ask(self, word: str, numbers: list[int]) -> None:
        for pipe, part in zip(self.pipes, self.parts, strict=True):
            pipe.send((word, numbers[part]))
        problems = [pipe.recv() for pipe in self.pipes]
        for problem in problems:
            if problem is not None:
                raise problem

    def close(self) -> None:
        for pipe in self.pipes:
            try:
                pipe.send(("close", []))
                pipe.close()
            except OSError:
                pass  # it has gone already
        for process in self.processes:
            process.join(5)
        self.pipes, self.processes, self.arrays = [], [], {}
        for block in self.blocks.values():
            block.close()
            block.unlink()
        self.blocks = {}


def work(pipe: Connection, settings: dict[str, Any], count: int, part: slice, names: dict[str, str]) -> None:
    """What a worker does: play its rows into the shared memory when asked."""
    shapes = shapes_of(settings, count)
    blocks = {name: SharedMemory(name=block) for name, block in names.items()}
    arrays = {name: np.ndarray(shapes[name], KINDS[name], blocks[name].buf)[part] for name in names}
    rows = Rows(settings, part.stop - part.start, arrays)
    try:
        while True:
            word, numbers = pipe.recv()
            if word == "close":
                break
            problem: Exception | None = None
            try:
                rows.reset(numbers) if word == "reset" else rows.step(numbers)
            except Exception as raised:  # told to whoever asked
                problem = raised
            pipe.send(problem)
    except EOFError:
        pass  # whoever asked has gone
    finally:
        rows.close()
        rows.arrays = {}
        arrays.clear()
        for block in blocks.values():
            block.close()


class IsolarioVectorEnv(VectorEnv[Array, Array, Array]):
    """Many tables of one game. A match that ends is followed by the next in the same step (`final_obs` in the info).

    In self-play (`learner=None`) a reward belongs to the seat that has just chosen; `info["rewards"]` has those of
    all seats, `info["actor"]` who decides next. Observations and masks are written into the same arrays at every
    step, and belong to the environment: copy what you keep or change.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        name: str | Game,
        count: int,
        seats: int | None = None,
        options: dict[str, OptionValue] | None = None,
        opponents: str | Bot = "random",
        learner: int | None = None,
        rotates: bool = False,
        reward: str = "rank",
        shaping: float = 0.0,
        discount: float = 1.0,
        scope: str = "private",
        processes: int = 1,
    ) -> None:
        self.game = chosen_game(name)
        self.seats = self.game.min_seats if seats is None else seats
        if learner is not None and not 0 <= learner < self.seats:
            raise Problem("bad-seat", seat=learner, last=self.seats - 1)
        self.learner = EVERYBODY if learner is None else learner
        self.num_envs = count
        settings = {
            "game": self.game,
            "seats": self.seats,
            "options": self.game.resolve_options(self.seats, options or {}),
            "opponents": opponents,
            "learner": self.learner,
            "rotates": rotates,
            "reward": index_of(reward, REWARDS, "reward"),
            "shaping": shaping,
            "discount": discount,
            "scope": index_of(scope, SCOPES, "scope"),
        }
        self.rotates = rotates
        self.rows = Rows(settings, count) if processes <= 1 else Workers(settings, count, min(processes, count))
        self.single_observation_space = box(self.game.features_layout().size)
        self.single_action_space = spaces.Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self.exploring = FastLuck(0)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Restart every game. One seed gives each row its own; a list says them one by one."""
        super().reset(seed=None if isinstance(seed, list) else seed)
        if isinstance(seed, list):
            seeds = [int(one) for one in seed]
        else:
            seeds = [int(one) for one in self.np_random.integers(SEED_RANGE, size=self.num_envs)]
        self.exploring = FastLuck(seeds[0])
        self.rows.reset(seeds)
        return self.rows.arrays["features"], self.info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        self.rows.step(np.asarray(actions).tolist())
        shown = self.rows.arrays
        ended = shown["ended"].copy()
        info = self.info()
        if ended.any():
            info["final_obs"] = shown["finals"]
            info["_final_obs"] = ended
        return shown["features"], shown["earned"].copy(), ended, np.zeros(self.num_envs, bool), info

    def info(self) -> dict[str, Any]:
        shown = self.rows.arrays
        return {"action_mask": shown["masks"], "actor": shown["actors"], "rewards": shown["rewards"]}

    def any_legal(self) -> Array:
        """A legal action at random for every row, for random play and for exploring."""
        return np.array(self.rows.any_legal(self.exploring))

    def action_masks(self) -> Array:
        return self.rows.arrays["masks"].astype(bool)

    def close_extras(self, **kwargs: Any) -> None:
        self.rows.close()
