"""What mypy knows about a version of the package, and how its types are called in C++."""

from pathlib import Path

from mypy import build
from mypy.modulefinder import BuildSource
from mypy.nodes import Decorator, Expression, FloatExpr, FuncDef, IntExpr, NameExpr, TypeInfo, Var
from mypy.options import Options
from mypy.types import (
    AnyType,
    Instance,
    LiteralType,
    NoneType,
    ProperType,
    TupleType,
    Type,
    TypeVarType,
    UninhabitedType,
    UnionType,
    get_proper_type,
)

WHOLE = {f"mypy_extensions.{name}" for name in ("i64", "i32", "i16", "u8")} | {"builtins.int"}
PLAIN = {"builtins.bool": "bool", "builtins.float": "double", "builtins.str": "Str", "builtins.set": "IntSet"}
LISTS = {"builtins.list", "builtins.tuple", "librt.vecs.vec"}
NUMBERS = {"i64", "double", "bool"}


class Untranslatable(Exception):
    """Something that is written in a way this translation does not know."""


class Source:
    """A version of the package, read and understood by mypy."""

    def __init__(self, root: Path, package: str, modules: list[str]) -> None:
        self.package = package
        options = Options()
        options.python_version = (3, 11)
        options.export_types = options.preserve_asts = True
        options.incremental = False
        options.ignore_missing_imports = True
        options.namespace_packages = True
        options.mypy_path = [str(root)]
        files = [(root.joinpath(*module.split(".")).with_suffix(".py"), module) for module in modules]
        self.read = build.build([BuildSource(str(path), module) for path, module in files], options)
        self.classes: dict[str, TypeInfo] = {}
        """Those in use, bases first."""

    def ours(self, name: str) -> bool:
        return name.startswith(self.package + ".")

    def short(self, name: str) -> str:
        """A full name as part of a C++ name."""
        return name.removeprefix(self.package + ".").replace(".", "_")

    def class_named(self, name: str) -> TypeInfo:
        module, _, last = name.rpartition(".")
        found = self.read.files[module].names[last].node
        assert isinstance(found, TypeInfo)
        return found

    def use(self, info: TypeInfo) -> str:
        """The C++ name of a class that is needed."""
        if info.fullname not in self.classes:
            for base in info.bases:
                if self.ours(base.type.fullname):
                    self.use(base.type)
            self.classes[info.fullname] = info
        return "C_" + self.short(info.fullname)

    # -- types ------------------------------------------------------------------------------------------------

    def type_of(self, expression: Expression) -> ProperType:
        found = self.read.types.get(expression)
        if found is None and isinstance(expression, NameExpr) and isinstance(expression.node, Var):
            found = expression.node.type
        if found is None:
            raise Untranslatable(f"no type is known for {type(expression).__name__} in line {expression.line}")
        return get_proper_type(found)

    def cpp_of(self, expression: Expression) -> str:
        """The C++ type of an expression."""
        if isinstance(expression, IntExpr):
            return "i64"
        if isinstance(expression, FloatExpr):
            return "double"
        return self.cpp(self.type_of(expression))

    def owner_of(self, expression: Expression) -> Instance | None:
        """The class of which an expression is an object, whether or not it may be None."""
        found = self.type_of(expression)
        if isinstance(found, UnionType):
            found = next(kind for kind in map(get_proper_type, found.items) if not isinstance(kind, NoneType))
        return found if isinstance(found, Instance) else None

    def cpp(self, given: Type | None) -> str:
        """The C++ type for a type of Python."""
        kind = get_proper_type(given)
        if isinstance(kind, Instance):
            return self.cpp_instance(kind)
        if isinstance(kind, TupleType):
            return f"std::tuple<{', '.join(self.cpp(item) for item in kind.items)}>"
        if isinstance(kind, UnionType):
            some = [item for item in kind.items if not isinstance(get_proper_type(item), NoneType)]
            names = {self.cpp(item) for item in some}
            if len(names) == 1 and (len(some) == len(kind.items) or not names & NUMBERS):
                return names.pop()
            if names <= NUMBERS and len(some) == len(kind.items):
                return "double" if "double" in names else "i64"
        if isinstance(kind, NoneType):
            return "void"
        if isinstance(kind, LiteralType):
            return self.cpp(kind.fallback)
        if isinstance(kind, TypeVarType):
            return self.cpp(kind.upper_bound)
        if isinstance(kind, (AnyType, UninhabitedType)):
            return "i64"  # rooms call numbers that were boxed in advance `Any`
        raise Untranslatable(f"type {kind}")

    def cpp_instance(self, kind: Instance) -> str:
        name = kind.type.fullname
        if name in WHOLE:
            return "i64"
        if name in PLAIN:
            return PLAIN[name]
        if name in LISTS:
            return f"List<{self.cpp(kind.args[0])}>"
        if self.ours(name):
            return f"Ref<{self.use(kind.type)}>"
        raise Untranslatable(f"type {kind}")

    # -- classes ----------------------------------------------------------------------------------------------

    def method(self, info: TypeInfo, name: str) -> tuple[TypeInfo, FuncDef]:
        """The class that defines a method as `info` has it, and the definition."""
        return self.definitions(info, name)[0]

    def first_definition(self, info: TypeInfo, name: str) -> FuncDef:
        """The definition that all overriding ones stand for: C++ wants the same type from all of them."""
        return self.definitions(info, name)[-1][1]

    def definitions(self, info: TypeInfo, name: str) -> list[tuple[TypeInfo, FuncDef]]:
        found: list[tuple[TypeInfo, FuncDef]] = []
        for owner in info.mro:
            if self.ours(owner.fullname) and name in owner.names:
                node = owner.names[name].node
                node = node.func if isinstance(node, Decorator) else node
                if isinstance(node, FuncDef):
                    found.append((owner, node))
        if not found:
            raise Untranslatable(f"{info.fullname} has no method {name}")
        return found

    def attribute(self, info: TypeInfo, name: str) -> tuple[TypeInfo, Var] | None:
        """The class that declares an attribute, and the declaration; None if it is no attribute."""
        for owner in info.mro:
            if name in owner.names:
                node = owner.names[name].node
                return (owner, node) if isinstance(node, Var) else None
        return None
