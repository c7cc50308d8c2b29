"""Whatever the searches of one room call, as one file of C++.

    python -m tools.native.room SOURCES PACKAGE GAME FILE

Runs in a process of its own: it imports the version of the package that lies in SOURCES, for its constants.
"""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

from mypy.nodes import FuncDef, TypeInfo, Var
from tools.native.function import Function
from tools.native.reader import Source, Untranslatable

LOADED_ONCE = ("box", "terms", "land")
"""Attributes of a position that are the same objects in all positions of a match."""
SEARCH = ("__init__", "run", "best", "options", "step")
TURNS = ("__init__", "run", "ranked")

SEARCHING = """
void* search_new(PyObject* state, i64 seat, PyObject* luck, PyObject* settings) {{
  auto made = new {search}();
  made->rc = 1;
  auto how = loaded<{settings}>(settings);
  made->m___init__(loaded<{state}>(state), seat, loaded<{luck}>(luck), how, nullptr, nullptr, nullptr, nullptr);
  return made;
}}
void search_free({search}* search) {{ Ref<{search}> last(search); last->rc--; }}
i64 search_run({search}* search, i64 simulations, double seconds) {{ return search->m_run(simulations, seconds); }}
i64 search_best({search}* search) {{ return search->m_best(); }}
i64 search_visits({search}* search) {{ return search->a_root->a_visits; }}
i64 search_best_visits({search}* search) {{ return search->m_options()[0]->a_visits; }}
bool search_hidden({search}* search) {{ return search->a_hidden; }}
void search_renew({search}* search, PyObject* state, PyObject* luck) {{
  search->a_state = loaded<{state}>(state);
  search->a_luck = loaded<{luck}>(luck);
}}
void search_step({search}* search, i64 action, PyObject* state) {{ search->m_step(action, loaded<{state}>(state)); }}
"""

PLANNING = """
PyObject* turns_planned(
    PyObject* state, i64 seat, PyObject* luck, PyObject* settings, bool hidden, i64 simulations, double seconds) {{
  Ref<{turns}> search(new {turns}());
  search->m___init__(loaded<{state}>(state), seat, loaded<{luck}>(luck), loaded<{settings}>(settings), hidden);
  search->m_run(simulations, seconds);
  return to_python(search->m_ranked()[0]->a_actions);
}}
"""


class Room:
    """What has been found to be needed so far, and the text of it."""

    def __init__(self, root: Path, package: str, game: str) -> None:
        modules = [f"{package}.games.{game}.rules", f"{package}.bots.mcts"]
        self.plans = (root / package / "bots" / "turns.py").exists()
        if self.plans:
            modules.append(f"{package}.bots.turns")
        self.source = Source(root, package, modules)
        self.package = package
        self.state = self.source.class_named(f"{package}.kernel.state.State")
        rules = type(importlib.import_module(f"{package}.games.{game}").game.new(2))
        self.rules_class = rules
        self.rules = self.source.class_named(f"{rules.__module__}.{rules.__name__}")
        self.functions: dict[str, tuple[FuncDef, TypeInfo | None]] = {}
        self.waiting: list[tuple[FuncDef, TypeInfo | None]] = []
        self.called: set[tuple[str, str]] = set()
        self.fields: set[tuple[str, str]] = set()
        """Attributes in use: class and name."""
        self.globals: dict[str, str] = {}
        """Types of the constants that are more than a number, by full name."""
        self.left_out = {
            f"{package}.kernel.state.State.clone",  # every room has its own
            f"{package}.kernel.state.State.fingerprint",
            f"{package}.games.volcanic_isle.board.Box.land",  # asked in set-up, before anybody chooses
        }

    # -- asked by functions -----------------------------------------------------------------------------------

    def need(self, function: FuncDef, info: TypeInfo | None) -> None:
        if function.fullname not in self.functions:
            self.functions[function.fullname] = (function, info)
            self.waiting.append((function, info))

    def call_method(self, info: TypeInfo, name: str) -> None:
        self.called.add((info.fullname, name))
        owner, function = self.source.method(info, name)
        self.need(function, owner)

    def function_name(self, function: FuncDef) -> str:
        return "f_" + self.source.short(function.fullname)

    def global_variable(self, name: str, kind: str) -> str:
        self.globals[name] = kind
        return "g_" + self.source.short(name)

    def inherits(self, name: str) -> bool:
        """Whether the room leaves a method as the kernel defines it."""
        kernel = importlib.import_module(f"{self.package}.kernel.state").State
        return getattr(self.rules_class, name) is getattr(kernel, name)

    # -- the text ---------------------------------------------------------------------------------------------

    def written(self) -> str:
        search = self.source.class_named(f"{self.package}.bots.mcts.Search")
        names = {
            "state": self.source.use(self.state),
            "rules": self.source.use(self.rules),
            "luck": self.source.use(self.source.class_named(f"{self.package}.kernel.luck.FastLuck")),
            "search": self.source.use(search),
        }
        for method in SEARCH:
            self.call_method(search, method)
        settings = self.source.method(search, "__init__")[1].arguments[4].variable.type
        exports = SEARCHING.format(**names, settings=self.source.cpp(settings)[4:-1])
        if self.plans:
            turns = self.source.class_named(f"{self.package}.bots.turns.TurnSearch")
            for method in TURNS:
                self.call_method(turns, method)
            settings = self.source.method(turns, "__init__")[1].arguments[4].variable.type
            exports += PLANNING.format(**names, turns=self.source.use(turns), settings=self.source.cpp(settings)[4:-1])
        bodies = list(self.bodies())
        return "\n".join(
            (
                '#include "runtime.hpp"',
                "namespace {",
                *(f"struct {self.source.use(info)};" for info in self.source.classes.values()),
                *(self.struct(info) for info in self.source.classes.values()),
                "}",
                *(f"static {kind} g_{self.source.short(name)};" for name, kind in self.globals.items()),
                *(f"static {Function(self, f, i).signature()};" for f, i in self.functions.values() if i is None),
                *(self.loader(info) for info in self.source.classes.values()),
                *bodies,
                "#pragma GCC visibility push(default)",
                'extern "C" {',
                "void load_globals() {",
                *(f"  {self.loaded_global(name)}" for name in self.globals),
                "}",
                exports,
                "}",
            )
        )

    def bodies(self) -> Iterator[str]:
        """All functions, until no function needs another one."""
        problems: list[str] = []
        while True:
            self.need_overriding()
            if not self.waiting:
                break
            function, info = self.waiting.pop()
            try:
                yield ("static " if info is None else "") + Function(self, function, info).written()
            except Untranslatable as problem:
                problems.append(str(problem))
        if problems:
            raise SystemExit("cannot be translated:\n" + "\n".join(problems))

    def need_overriding(self) -> None:
        """Methods of classes in use that override something called."""
        for info in list(self.source.classes.values()):
            for owner in info.mro:
                for name in [name for called, name in self.called if called == owner.fullname and name in info.names]:
                    where, function = self.source.method(info, name)
                    self.need(function, where)

    def struct(self, info: TypeInfo) -> str:
        bases = [self.source.use(base.type) for base in info.bases if self.source.ours(base.type.fullname)]
        last = not any(info in other.mro[1:] for other in self.source.classes.values())
        lines = [f"struct {self.source.use(info)}{' final' if last else ''} : {bases[0] if bases else 'Object'} {{"]
        lines.append("  void* operator new(size_t bytes) { return Pool::take(bytes); }")
        lines.append("  void operator delete(void* at, size_t bytes) { Pool::give(at, bytes); }")
        lines += [f"  {kind} a_{name}{{}};" for name, kind in self.attributes(info)]
        for function, owner in self.functions.values():
            if owner is info:
                virtual = "" if function.name == "__init__" else "virtual "
                lines.append(f"  {virtual}{Function(self, function, owner).signature()};")
        return "\n".join((*lines, "};"))

    def attributes(self, info: TypeInfo) -> Iterator[tuple[str, str]]:
        for name, symbol in info.names.items():
            if (info.fullname, name) in self.fields and isinstance(symbol.node, Var):
                yield name, self.source.cpp(symbol.node.type)

    def loader(self, info: TypeInfo) -> str:
        """How an object of the class is read from Python; whatever is a state is one of this room."""
        made = self.rules if info is self.state else info
        lines = [f"template <> Ref<{self.source.use(info)}> loaded(PyObject* from) {{"]
        lines.append(f"  Ref<{self.source.use(made)}> made(new {self.source.use(made)}());")
        for owner in made.mro:
            for name, kind in self.attributes(owner):
                once = "_once" if name in LOADED_ONCE and kind.startswith("Ref<") else ""
                lines.append(f'  load_attribute{once}(from, "{name}", made->a_{name});')
        return "\n".join((*lines, "  return made;", "}"))

    def loaded_global(self, name: str) -> str:
        module, _, last = name.rpartition(".")
        return f'load_global("{module}", "{last}", g_{self.source.short(name)});'


def main(sources: str, package: str, game: str, file: str) -> None:
    sys.path.insert(0, sources)
    Path(file).write_text(Room(Path(sources), package, game).written(), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
