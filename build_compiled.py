"""Compiles the hot files of a copy of the package with mypyc, for `hatch_build.py` and `make bench`.

    python build_compiled.py FOLDER [more files …]

FOLDER holds the package `isolario`; extension modules appear beside their sources. Which files: `[tool.isolario]` in
pyproject.toml. Everything that is compiled must be compiled together to call each other natively.

Who builds from source waits for it: level 1 of the C compiler takes half the time of level 2 and executes as many
instructions to play, some hundredths more in The Island. Releases and benchmarks ask for `ISOLARIO_OPT_LEVEL=2`;
3 is no faster to run.

mypyc leaves docstrings out. `help(State.apply)` should not be empty, so they are put back into the C it writes.
"""

import ast
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent

Docs = dict[tuple[str, str, str], str]
"""By module, class (or nothing) and name."""


def compiled_files(tree: Path) -> list[str]:
    """The files of a tree that pyproject.toml names for compilation."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["isolario"]["compiled"]
    found = {path for pattern in patterns for path in tree.glob(pattern)}
    return [str(path.relative_to(tree)) for path in sorted(found)]


def docstrings(files: list[str]) -> Docs:
    found: Docs = {}
    for file in files:
        module = file.removesuffix(".py").replace(os.sep, ".")
        for owner, name, text in written_in(ast.parse(Path(file).read_text("utf-8"))):
            found[module, owner, name] = text
    return found


def written_in(tree: ast.Module) -> Iterator[tuple[str, str, str]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield "", node.name, ast.get_docstring(node) or ""
        elif isinstance(node, ast.ClassDef):
            yield node.name, "", ast.get_docstring(node) or ""
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield node.name, part.name, ast.get_docstring(part) or ""


SIGNATURE = r'PyDoc_STR\("(?:[^"\\]|\\.)*?\\n--\\n\\n)"\)'
FUNCTION = re.compile(r"(\(PyCFunction\)CPyPy_(\w+),\s*METH_[\w |]+,\s*" + SIGNATURE)
CLASS = re.compile(r"(CPyType_(\w+?)_template_ = \{.*?\.tp_doc = " + SIGNATURE, re.DOTALL)
"""How mypyc writes functions and classes: with their signatures, to which the docstring is added."""


def keep_docstrings(source: str, docs: Docs) -> str:
    """The C that mypyc wrote, with docstrings. Its names end with as much of the module as tells them apart."""
    known: dict[str, str] = {}
    for (module, owner, name), text in docs.items():
        parts = [part for part in (*module.split("."), owner, name) if part]
        for start in range(len(parts)):
            known["___".join(parts[start:])] = text

    def added(found: re.Match[str]) -> str:
        return f'{found[1]}{c_text(known.get(found[2], ""))}")'

    return CLASS.sub(added, FUNCTION.sub(added, source))


def c_text(text: str) -> str:
    """As the inside of a C string: octal escapes cannot run into what follows them."""
    plain = {ord("\n"): "\\n", ord('"'): '\\"', ord("\\"): "\\\\"}
    return "".join(
        plain.get(byte, chr(byte) if 32 <= byte < 127 and byte != ord("?") else f"\\{byte:03o}")
        for byte in text.encode("utf-8")
    )


def compile_tree(tree: Path, more: tuple[str, ...] = ()) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(tree)
    files = [*compiled_files(tree), *more]
    arguments = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", *files]
    modules = mypycify(arguments, opt_level=os.environ.get("ISOLARIO_OPT_LEVEL", "1"), debug_level="0")
    if sys.platform != "win32":
        # Looking for what to warn about in C that nobody wrote takes longer than compiling it. With -w alone gcc says
        # nothing but looks all the same.
        for module in modules:
            module.extra_compile_args += ["-Wno-all", "-w"]
    if sys.platform == "linux":
        # Without this the compiler must assume that somebody replaces our functions at run time, and inlines none.
        for module in modules:
            module.extra_compile_args.append("-fno-semantic-interposition")
    docs = docstrings(files)
    for written in Path("build").rglob("*.c"):
        written.write_text(keep_docstrings(written.read_text("utf-8"), docs), "utf-8")
    setup(
        name="isolario-compiled",
        packages=[],
        ext_modules=modules,
        script_args=["--quiet", "build_ext", "--inplace"],
    )


if __name__ == "__main__":
    compile_tree(Path(sys.argv[1]).resolve(), tuple(sys.argv[2:]))
