"""Expressions of Python as expressions of C++, in Python's order of evaluation.

Where C++ leaves the order open (operands, arguments), parts that do something are worked out one by one first.
"""

import importlib
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from mypy.nodes import (
    ARG_NAMED,
    ARG_POS,
    GDEF,
    CallExpr,
    CastExpr,
    ComparisonExpr,
    ConditionalExpr,
    Decorator,
    Expression,
    FloatExpr,
    FuncDef,
    GeneratorExpr,
    IndexExpr,
    IntExpr,
    ListComprehension,
    ListExpr,
    MemberExpr,
    NameExpr,
    OpExpr,
    RefExpr,
    SliceExpr,
    StarExpr,
    StrExpr,
    SuperExpr,
    TupleExpr,
    TypeInfo,
    UnaryExpr,
    Var,
)
from mypy.types import CallableType, Instance, TupleType, get_proper_type
from tools.native.reader import NUMBERS, WHOLE, Untranslatable

if TYPE_CHECKING:
    from tools.native.room import Room

PARTS = (
    *("expr", "left", "right", "args", "callee", "base", "index", "items", "operands", "cond", "if_expr", "else_expr"),
    *("begin_index", "end_index", "generator", "left_expr", "sequences", "condlists"),
)
MATHS = {"math.exp", "math.log", "math.sqrt"}
QUIET = MATHS | WHOLE | {f"builtins.{name}" for name in ("len", "float", "abs", "max", "min")}
"""Calls that change nothing, whenever they are made."""
FIXED = ("box", "terms", "land", "network")
"""Attributes of a position that hold what never changes during a match."""
LOOKING = {"evaluate", "value", "scoring", "belief"}
"""Modules of a room that look at positions without changing what their lists are."""


def does_something(expression: Expression) -> bool:
    """Whether an expression may change anything, so that its turn matters."""
    if isinstance(expression, CallExpr):
        called = expression.callee.fullname if isinstance(expression.callee, RefExpr) else ""
        if called not in QUIET:
            return True
    return any(does_something(part) for part in parts_of(expression))


def parts_of(expression: Expression) -> Iterator[Expression]:
    for name in PARTS:
        found = getattr(expression, name, None)
        for one in found if isinstance(found, (list, tuple)) else [found]:
            yield from (part for part in (one if isinstance(one, list) else [one]) if isinstance(part, Expression))


def literal(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) < 1 << 63:
        return f"(i64){value}LL"
    if isinstance(value, float):
        return repr(value)
    raise Untranslatable(f"the constant {value!r}")


def is_none(expression: Expression) -> bool:
    return isinstance(expression, NameExpr) and expression.fullname == "builtins.None"


def is_call_of(expression: Expression, name: str) -> bool:
    return (
        isinstance(expression, CallExpr)
        and isinstance(expression.callee, NameExpr)
        and expression.callee.fullname == f"builtins.{name}"
    )


class Expressions:
    """Writes the expressions of one function; `info` is its class if it is a method."""

    def __init__(self, room: "Room", function: FuncDef, info: TypeInfo | None) -> None:
        self.room = room
        self.source = room.source
        self.function = function
        self.info = info
        self.names: dict[Var, str] = {}
        self.taken: set[str] = set()
        self.declared: list[tuple[str, str]] = []
        """Type and name of the local variables, which begin with the function."""
        self.parameters: set[Var] = set()
        self.temporaries = 0
        self.lines: list[str] = []
        self.depth = 1
        self.changes: set[str] = set()
        """Names that the function assigns to, attributes with a dot before them."""
        self.writers: dict[type[Expression], Callable[[Any], str]] = {
            IntExpr: lambda e: literal(e.value),
            FloatExpr: lambda e: literal(e.value),
            StrExpr: lambda e: "Str()",
            NameExpr: self.name,
            MemberExpr: self.member,
            UnaryExpr: self.unary,
            OpExpr: self.operation,
            ComparisonExpr: self.comparison,
            ConditionalExpr: lambda e: self.conditional(e, self.source.cpp_of(e)),
            IndexExpr: self.index,
            ListExpr: lambda e: self.list_of(e.items, self.source.cpp_of(e)),
            TupleExpr: self.tuple_of,
            ListComprehension: lambda e: self.comprehension(e.generator, self.source.cpp_of(e)),
            GeneratorExpr: lambda e: self.comprehension(e, f"List<{self.source.cpp_of(e.left_expr)}>"),
            CallExpr: self.call,
            CastExpr: lambda e: self.text(e.expr),
        }

    def temporary(self) -> str:
        self.temporaries += 1
        return f"t{self.temporaries}"

    def out(self, line: str) -> None:
        self.lines.append("  " * self.depth + line)

    def open_loop(self, index: Expression, sequence: Expression, inside: bool) -> int:
        raise TypeError("a function writes loops")

    # -- any expression -----------------------------------------------------------------------------------

    def text(self, expression: Expression) -> str:
        write = self.writers.get(type(expression))
        if write is None:
            raise Untranslatable(f"{type(expression).__name__} in line {expression.line}")
        return write(expression)

    def as_type(self, expression: Expression, wanted: str) -> str:
        """The expression where a value of that C++ type is wanted."""
        if is_none(expression):
            return f"{wanted}()"
        if isinstance(expression, ConditionalExpr):
            return self.conditional(expression, wanted)
        if wanted.startswith("List<"):
            if isinstance(expression, ListExpr):
                return self.list_of(expression.items, wanted)
            if isinstance(expression, ListComprehension):
                return self.comprehension(expression.generator, wanted)
            if isinstance(expression, OpExpr) and isinstance(expression.left, ListExpr) and expression.op == "*":
                return self.repeated(expression, wanted)
        found = self.text(expression)
        if wanted in NUMBERS and self.source.cpp_of(expression) != wanted:
            return f"({wanted})({found})"
        return found

    def condition(self, expression: Expression) -> str:
        """Whether Python takes it for true."""
        if isinstance(expression, OpExpr) and expression.op in ("and", "or"):
            sign = "&&" if expression.op == "and" else "||"
            return f"({self.condition(expression.left)} {sign} {self.condition(expression.right)})"
        if isinstance(expression, UnaryExpr) and expression.op == "not":
            return f"(!{self.condition(expression.expr)})"
        found = self.text(expression)
        certain = isinstance(expression, ComparisonExpr) or self.source.cpp_of(expression) == "bool"
        return found if certain else f"truth({found})"

    def conditional(self, expression: ConditionalExpr, wanted: str) -> str:
        yes, no = (self.as_type(part, wanted) for part in (expression.if_expr, expression.else_expr))
        return f"({self.condition(expression.cond)} ? {yes} : {no})"

    def in_order(self, first: Expression, second: Expression, made: Callable[[str, str], str]) -> str:
        if does_something(first) and does_something(second):
            kept = self.temporary()
            return f"({{ auto {kept} = {self.text(first)}; {made(kept, self.text(second))}; }})"
        return f"({made(self.text(first), self.text(second))})"

    # -- names and attributes -----------------------------------------------------------------------------

    def name(self, expression: NameExpr) -> str:
        node = expression.node
        if not isinstance(node, Var):
            raise Untranslatable(f"the name {expression.name} in line {expression.line}")
        if expression.kind == GDEF:
            return self.constant(node)
        if self.is_self(expression):
            assert self.info is not None
            return f"Ref<{self.source.use(self.info)}>(this)"
        return self.narrowed(self.variable(node), node, expression)

    def narrowed(self, text: str, declared: Var, expression: Expression) -> str:
        """Where mypy knows of a more special class than the declaration says, so does C++."""
        wide, found = get_proper_type(declared.type), self.source.type_of(expression)
        if not isinstance(wide, Instance) or not isinstance(found, Instance) or wide.type is found.type:
            return text
        return f"{text}.as<{self.source.use(found.type)}>()" if self.source.ours(found.type.fullname) else text

    def is_self(self, expression: Expression) -> bool:
        return self.info is not None and isinstance(expression, NameExpr) and expression.name == "self"

    def variable(self, node: Var) -> str:
        if node not in self.names:
            self.names[node] = self.new_name("v_" + node.name)
            self.declared.append((self.source.cpp(node.type), self.names[node]))
        return self.names[node]

    def new_name(self, wished: str) -> str:
        while wished in self.taken:
            wished += "_"
        self.taken.add(wished)
        return wished

    def constant(self, node: Var) -> str:
        """A number as it is now, anything else as it is when the library is loaded."""
        if node.fullname == "builtins.None":
            return "nullptr"
        module, _, name = node.fullname.rpartition(".")
        value = getattr(importlib.import_module(module), name)
        if isinstance(value, (bool, int, float)):
            return literal(value)
        return self.room.global_variable(node.fullname, self.source.cpp(node.type))

    def base_of(self, expression: MemberExpr) -> tuple[str, TypeInfo]:
        """What stands before an attribute or method, and its class."""
        if self.is_self(expression.expr):
            assert self.info is not None
            return "this->", self.info
        owner = self.source.owner_of(expression.expr)
        if owner is None or not self.source.ours(owner.type.fullname):
            raise Untranslatable(f"{expression.name} of {owner} in line {expression.line}")
        self.source.use(owner.type)
        return self.text(expression.expr) + "->", owner.type

    def member(self, expression: MemberExpr) -> str:
        if isinstance(expression.node, Var) and expression.kind == GDEF:
            return self.constant(expression.node)
        before, info = self.base_of(expression)
        found = self.source.attribute(info, expression.name)
        if found is None:  # a property
            self.room.call_method(info, expression.name)
            return f"{before}m_{expression.name}()"
        owner, node = found
        self.room.fields.add((owner.fullname, expression.name))
        return self.narrowed(f"{before}a_{expression.name}", node, expression)

    def lasts(self, expression: Expression) -> bool:
        """Whether what an attribute holds stays the same object while the function runs."""
        if not isinstance(expression, MemberExpr) or expression.kind == GDEF:
            return False
        before = expression.expr
        if isinstance(before, MemberExpr):
            return before.name in FIXED and self.lasts(before)
        if not isinstance(before, NameExpr):
            return False
        if expression.name in FIXED or before.name in FIXED:
            return True
        looking = not LOOKING.isdisjoint(self.function.fullname.split("."))
        return looking and before.node in self.parameters and "." + expression.name not in self.changes

    # -- operators ----------------------------------------------------------------------------------------

    def unary(self, expression: UnaryExpr) -> str:
        if expression.op == "not":
            return self.condition(expression)
        return f"({expression.op}{self.text(expression.expr)})"

    def operation(self, expression: OpExpr) -> str:
        sign, left, right = expression.op, expression.left, expression.right
        kind = self.source.cpp_of(expression)
        if sign in ("and", "or"):
            return self.condition(expression) if kind == "bool" else self.either(expression, kind)
        if sign == "*" and kind.startswith("List<"):
            return self.repeated(expression, kind)
        if sign == "+" and kind.startswith("List<"):
            return f"{self.as_type(left, kind)}.plus({self.as_type(right, kind)})"
        made: dict[str, Callable[[str, str], str]] = {
            "/": lambda a, b: f"(double)({a}) / (double)({b})",
            "//": lambda a, b: f"floor_divided({a}, {b})",
            "%": lambda a, b: f"floor_rest({a}, {b})",
        }
        return self.in_order(left, right, made.get(sign, lambda a, b: f"{a} {sign} {b}"))

    def either(self, expression: OpExpr, kind: str) -> str:
        """`a or b` as a value."""
        kept = self.temporary()
        first, second = f"({kind})({kept})", self.as_type(expression.right, kind)
        yes, no = (first, second) if expression.op == "or" else (second, first)
        return f"({{ auto {kept} = {self.text(expression.left)}; truth({kept}) ? {yes} : {no}; }})"

    def repeated(self, expression: OpExpr, kind: str) -> str:
        items, count = expression.left, expression.right
        if not isinstance(items, ListExpr):
            return f"{self.text(items)}.times({self.text(count)})"
        if len(items.items) == 1:
            item = kind[5:-1]
            return f"repeated<{item}>({self.as_type(items.items[0], item)}, {self.text(count)})"
        return f"{self.list_of(items.items, kind)}.times({self.text(count)})"

    def comparison(self, expression: ComparisonExpr) -> str:
        if len(expression.operands) == 2:
            return self.compared(expression.operators[0], *expression.operands)
        kept = [self.temporary() for _ in expression.operands]
        before = "".join(f"auto {n} = {self.text(e)}; " for n, e in zip(kept, expression.operands, strict=True))
        chain = zip(kept, expression.operators, kept[1:], strict=False)
        return f"({{ {before}{' && '.join(f'({a} {sign} {b})' for a, sign, b in chain)}; }})"

    def compared(self, sign: str, left: Expression, right: Expression) -> str:
        if sign in ("in", "not in"):
            found = self.is_in(left, right)
            return found if sign == "in" else f"(!{found})"
        if sign in ("is", "is not"):
            known = self.known_identity(left)
            if known is not None:
                return literal(known == (sign == "is"))
            found = self.is_same(left, right)
            return found if sign == "is" else f"(!{found})"
        return self.in_order(left, right, lambda a, b: f"{a} {sign} {b}")

    def is_in(self, item: Expression, things: Expression) -> str:
        if isinstance(things, (TupleExpr, ListExpr)):
            kept = self.temporary()
            equal = " || ".join(f"{kept} == {self.text(one)}" for one in things.items)
            return f"({{ auto {kept} = {self.text(item)}; {equal}; }})"
        return f"{self.text(things)}.contains({self.text(item)})"

    def is_same(self, left: Expression, right: Expression) -> str:
        if isinstance(left, MemberExpr) and left.name == "trace":
            return "true"  # nobody listens to a search
        if is_none(right):
            return f"is_null({self.text(left)})"
        return f"{self.text(left)}.same({self.text(right)})"

    def known_identity(self, expression: Expression) -> bool | None:
        """`type(state).resample is State.resample`, `type(self.backup) is Backup`: known when the library is made."""
        if isinstance(expression, MemberExpr) and is_call_of(expression.expr, "type"):
            return self.room.inherits(expression.name)
        return True if is_call_of(expression, "type") else None

    # -- lists and tuples ---------------------------------------------------------------------------------

    def index(self, expression: IndexExpr) -> str:
        base, at = expression.base, expression.index
        if isinstance(at, SliceExpr):
            first = "0" if at.begin_index is None else self.text(at.begin_index)
            if at.end_index is None:
                return f"{self.text(base)}.rest({first})"
            return f"{self.text(base)}.slice({first}, {self.text(at.end_index)})"
        kind = self.source.type_of(base)
        if isinstance(kind, TupleType):
            if isinstance(at, IntExpr):
                return f"std::get<{at.value}>({self.text(base)})"
            return f"{self.tuple_as_list(base, kind)}[{self.text(at)}]"
        if isinstance(at, UnaryExpr):
            return f"{self.text(base)}[{self.text(at)}]"
        return f"{self.text(base)}.at({self.text(at)})"

    def tuple_as_list(self, expression: Expression, kind: TupleType) -> str:
        """A constant tuple of numbers, to be indexed or gone through."""
        if not isinstance(expression, RefExpr) or expression.kind != GDEF or not isinstance(expression.node, Var):
            raise Untranslatable(f"a tuple used as a list in line {expression.line}")
        return self.room.global_variable(expression.node.fullname, f"List<{self.source.cpp(kind.items[0])}>")

    def list_of(self, items: Sequence[Expression], kind: str) -> str:
        made = self.temporary()
        parts = [f"auto {made} = {kind}::make({len(items)});"]
        for item in items:
            if isinstance(item, StarExpr):
                parts.append(f"{made}.extend({self.text(item.expr)});")
            else:
                parts.append(f"{made}.append({self.as_type(item, kind[5:-1])});")
        return f"({{ {' '.join(parts)} {made}; }})"

    def tuple_of(self, expression: TupleExpr) -> str:
        kind = self.source.type_of(expression)
        assert isinstance(kind, TupleType)
        wanted = [(item, self.source.cpp(part)) for item, part in zip(expression.items, kind.items, strict=True)]
        before, parts = self.arguments_in_order(wanted)
        return self.with_before(before, f"{self.source.cpp(kind)}({', '.join(parts)})")

    def comprehension(self, generator: GeneratorExpr, kind: str) -> str:
        made = self.temporary()
        outside, self.lines = self.lines, []
        braces = 0
        for sequence, index, conditions in zip(
            generator.sequences, generator.indices, generator.condlists, strict=True
        ):
            braces += self.open_loop(index, sequence, inside=True)
            for condition in conditions:
                self.out(f"if (!{self.condition(condition)}) continue;")
        self.out(f"{made}.append({self.as_type(generator.left_expr, kind[5:-1])});")
        body = " ".join(line.strip() for line in self.lines) + " }" * braces
        self.lines = outside
        return f"({{ auto {made} = {kind}::make(); {body} {made}; }})"

    # -- calls --------------------------------------------------------------------------------------------

    def call(self, expression: CallExpr) -> str:
        callee = expression.callee
        if isinstance(callee, SuperExpr):
            return self.super_call(expression, callee)
        if isinstance(callee, MemberExpr) and not callee.fullname:
            return self.method_call(expression, callee)
        if isinstance(callee, RefExpr):
            node = callee.node.func if isinstance(callee.node, Decorator) else callee.node
            if isinstance(node, TypeInfo) and self.source.ours(node.fullname):
                return self.construction(expression, node)
            if isinstance(node, FuncDef) and self.source.ours(node.fullname):
                self.room.need(node, None)
                before, given = self.arguments(node.arguments, expression)
                return self.with_before(before, f"{self.room.function_name(node)}({', '.join(given)})")
            return self.builtin(expression, callee.fullname)
        return self.packed(expression)  # vec[i64](…)

    def packed(self, expression: CallExpr) -> str:
        kind = self.source.cpp_of(expression)
        if not expression.args:
            return f"{kind}::make()"
        found = self.as_type(expression.args[0], kind)
        # What was made just now belongs to nobody else.
        return found if isinstance(expression.args[0], ListExpr | ListComprehension | OpExpr) else f"{found}.copy()"

    def arguments(self, parameters: Sequence[Any], expression: CallExpr) -> tuple[str, list[str]]:
        """What is to be done first, and the arguments in the order of the parameters."""
        given: dict[str, Expression] = {}
        for place, (one, kind, name) in enumerate(
            zip(expression.args, expression.arg_kinds, expression.arg_names, strict=True)
        ):
            if kind == ARG_POS:
                given[parameters[place].variable.name] = one
            elif kind == ARG_NAMED and name is not None:
                given[name] = one
            else:
                raise Untranslatable(f"starred arguments in line {expression.line}")
        wanted: list[tuple[Expression, str]] = []
        for parameter in parameters:
            argument = given.get(parameter.variable.name, parameter.initializer)
            if argument is None:
                raise Untranslatable(f"no argument for {parameter.variable.name} in line {expression.line}")
            wanted.append((argument, self.source.cpp(parameter.variable.type)))
        return self.arguments_in_order(wanted)

    def arguments_in_order(self, wanted: list[tuple[Expression, str]]) -> tuple[str, list[str]]:
        texts = [self.held(argument, kind) for argument, kind in wanted]
        if sum(does_something(argument) for argument, _ in wanted) < 2:
            return "", texts
        kept = [self.temporary() for _ in wanted]
        return "".join(f"{w[1]} {k} = {t}; " for w, k, t in zip(wanted, kept, texts, strict=True)), kept

    def held(self, argument: Expression, kind: str) -> str:
        """Parameters are references: an attribute that may change meanwhile is held by a copy of the pointer."""
        found = self.as_type(argument, kind)
        may_change = isinstance(argument, (MemberExpr, IndexExpr)) and not self.lasts(argument)
        return f"{kind}({found})" if may_change and kind.startswith(("Ref<", "List<")) else found

    def with_before(self, before: str, text: str) -> str:
        return f"({{ {before}{text}; }})" if before else text

    def construction(self, expression: CallExpr, info: TypeInfo) -> str:
        kind, made = self.source.use(info), self.temporary()
        self.room.call_method(info, "__init__")
        _, function = self.source.method(info, "__init__")
        before, given = self.arguments(function.arguments[1:], expression)
        return f"({{ {before}Ref<{kind}> {made}(new {kind}()); {made}->m___init__({', '.join(given)}); {made}; }})"

    def super_call(self, expression: CallExpr, callee: SuperExpr) -> str:
        assert self.info is not None
        owner, function = next(
            found for found in self.source.definitions(self.info, callee.name) if found[0] is not self.info
        )
        self.room.need(function, owner)
        before, given = self.arguments(function.arguments[1:], expression)
        return self.with_before(before, f"{self.source.use(owner)}::m_{callee.name}({', '.join(given)})")

    def method_call(self, expression: CallExpr, callee: MemberExpr) -> str:
        name = callee.name
        if name in ("note", "note_all"):  # nobody listens to a search, but what is told may have to be done first
            done = [f"(void)({self.text(told)});" for told in expression.args if does_something(told)]
            return f"({{ {' '.join(done)} }})" if done else "((void)0)"
        if not self.is_self(callee.expr):
            owner = self.source.owner_of(callee.expr)
            if owner is not None and not self.source.ours(owner.type.fullname):
                return self.list_method(expression, callee)
        before_name, info = self.base_of(callee)
        self.room.call_method(info, name)
        _, function = self.source.method(info, name)
        before, given = self.arguments(function.arguments[1:], expression)
        found = self.with_before(before, f"{before_name}m_{name}({', '.join(given)})")
        wanted = returned(self.source.cpp, function)
        if wanted != returned(self.source.cpp, self.source.first_definition(info, name)):
            return f"{found}.as<{wanted[4:-1]}>()"
        return found

    def list_method(self, expression: CallExpr, callee: MemberExpr) -> str:
        base, name, given = self.text(callee.expr), callee.name, expression.args
        kind = self.source.cpp_of(callee.expr)
        item = kind[5:-1]
        if name == "sort":
            return f"{base}{self.sorting(expression)}"
        if name in ("append", "remove", "count"):
            return f"{base}.{name}({self.as_type(given[0], item)})"
        if name == "insert":
            return f"{base}.insert({self.text(given[0])}, {self.as_type(given[1], item)})"
        if name == "extend":
            return f"{base}.extend({self.as_type(given[0], kind)})"
        if name in ("add", "index", "pop", "copy", "clear", "reverse"):
            return f"{base}.{name}({', '.join(self.text(one) for one in given)})"
        raise Untranslatable(f"{name} of {kind} in line {expression.line}")

    def sorting(self, expression: CallExpr) -> str:
        how = {name: given for name, given in zip(expression.arg_names, expression.args, strict=True) if name}
        key = how.pop("key", None)
        if how:
            raise Untranslatable(f"sorting by {', '.join(how)} in line {expression.line}")
        if key is None:
            return ".sort()"
        if not isinstance(key, RefExpr) or not isinstance(key.node, FuncDef):
            raise Untranslatable(f"the key in line {expression.line}")
        self.room.need(key.node, None)
        return f".sort_by({self.room.function_name(key.node)})"

    def builtin(self, expression: CallExpr, name: str) -> str:
        given = expression.args
        if name == "time.perf_counter":
            return "processor_time()"
        if name.startswith("gc."):
            return "true" if name == "gc.isenabled" else "((void)0)"
        if name == "librt.vecs.append":
            return f"appended({self.text(given[0])}, {self.text(given[1])})"
        if name in MATHS:
            return f"::{name.removeprefix('math.')}({self.as_type(given[0], 'double')})"
        if name in WHOLE:
            return f"(i64)({self.text(given[0])})"
        short = name.removeprefix("builtins.")
        if short == "float":
            return f"(double)({self.text(given[0])})"
        if short == "len":
            return f"{self.text(given[0])}.size()"
        if short == "abs":
            kept = self.temporary()
            return f"({{ auto {kept} = {self.text(given[0])}; {kept} < 0 ? -{kept} : {kept}; }})"
        if short in ("max", "min") and len(given) == 2:
            return f"{short}_of({self.text(given[0])}, {self.text(given[1])})"
        if short in ("max", "min", "sum", "all", "any"):
            return f"{short}_in({self.text(given[0])})"
        if short == "range":
            ends = [self.text(end) for end in given]
            return f"numbers_between({', '.join(['(i64)0', *ends] if len(ends) == 1 else ends)})"
        if short == "list":
            return f"{self.text(given[0])}.copy()"
        if short == "sorted":
            kept = self.temporary()
            return f"({{ auto {kept} = {self.text(given[0])}.copy(); {kept}{self.sorting(expression)}; {kept}; }})"
        if short == "set" and not given:
            return "IntSet::make()"
        if short == "isinstance" and isinstance(given[1], RefExpr) and isinstance(given[1].node, TypeInfo):
            return f"(dynamic_cast<{self.source.use(given[1].node)}*>({self.text(given[0])}.p) != nullptr)"
        raise Untranslatable(f"{name} in line {expression.line}")


def returned(cpp: Callable[[Any], str], function: FuncDef) -> str:
    """The C++ type that a function returns."""
    kind = get_proper_type(function.type)
    assert isinstance(kind, CallableType)
    return "void" if function.name == "__init__" else cpp(kind.ret_type)
