"""One function or method of Python as one of C++: its statements."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from mypy.nodes import (
    AssertStmt,
    AssignmentStmt,
    Block,
    BreakStmt,
    CallExpr,
    ContinueStmt,
    Expression,
    ExpressionStmt,
    ForStmt,
    FuncDef,
    IfStmt,
    ImportFrom,
    IndexExpr,
    ListExpr,
    Lvalue,
    MemberExpr,
    NameExpr,
    OperatorAssignmentStmt,
    PassStmt,
    RaiseStmt,
    ReturnStmt,
    SliceExpr,
    Statement,
    StrExpr,
    TempNode,
    TryStmt,
    TupleExpr,
    TypeInfo,
    Var,
    WhileStmt,
)
from mypy.types import TupleType
from tools.native.expressions import Expressions, does_something, is_call_of, is_none, returned
from tools.native.reader import Untranslatable

if TYPE_CHECKING:
    from tools.native.room import Room

SEEDED = (
    "  uint64_t mixed = (uint64_t)p_seed * 0x9E3779B97F4A7C15ULL + 0x632BE59BD9B4E019ULL;",
    "  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;",
    "  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;",
    "  this->a_first = 1 + (i64)((mixed >> 33) % 2147483562ULL);",
    "  this->a_second = 1 + (i64)((mixed & 0x7FFFFFFF) % 2147483398ULL);",
)
"""`FastLuck.__init__`: the one place where numbers have more than 63 bits."""


def statements(block: Block) -> Iterator[Statement]:
    """All statements of a block, those inside others too."""
    for statement in block.body:
        yield statement
        inner = getattr(statement, "body", None)
        for one in inner if isinstance(inner, list) else [inner, getattr(statement, "else_body", None)]:
            if isinstance(one, Block):
                yield from statements(one)
        if isinstance(statement, IfStmt) and statement.else_body is not None:
            yield from statements(statement.else_body)


def targets(block: Block) -> Iterator[str]:
    """What the statements of a block assign to: names, and attributes with a dot before them."""
    for statement in statements(block):
        if isinstance(statement, AssignmentStmt):
            for target in statement.lvalues:
                yield from named(target)
        elif isinstance(statement, OperatorAssignmentStmt):
            yield from named(statement.lvalue)
        elif isinstance(statement, ForStmt):
            yield from named(statement.index)


def named(target: Expression) -> Iterator[str]:
    if isinstance(target, NameExpr):
        yield target.name
    elif isinstance(target, MemberExpr):
        yield "." + target.name
    elif isinstance(target, (TupleExpr, ListExpr)):
        for item in target.items:
            yield from named(item)


class Function(Expressions):
    """Writes one function."""

    def __init__(self, room: "Room", function: FuncDef, info: TypeInfo | None) -> None:
        super().__init__(room, function, info)
        self.assigned = list(targets(function.body))
        self.changes = set(self.assigned)
        self.copied: list[str] = []
        self.result = returned(self.source.cpp, self.source.first_definition(info, function.name) if info else function)
        self.statement_writers: dict[type[Statement], Callable[[Any], None]] = {
            ExpressionStmt: self.expression,
            AssignmentStmt: self.assignment,
            OperatorAssignmentStmt: self.changed,
            IfStmt: self.branches,
            WhileStmt: self.while_loop,
            ForStmt: self.for_loop,
            ReturnStmt: self.returning,
            RaiseStmt: lambda s: self.out(f'fail("{self.function.fullname}, line {s.line}");'),
            BreakStmt: lambda s: self.out("break;"),
            ContinueStmt: lambda s: self.out("continue;"),
            TryStmt: lambda s: self.block(s.body, deeper=False),  # searches only switch the collector on again
            PassStmt: lambda s: None,
            AssertStmt: lambda s: None,
            ImportFrom: lambda s: None,
        }

    def signature(self, defining: bool = False) -> str:
        """Lists and objects come by reference; a copy takes their place if the function assigns to the name."""
        written: list[str] = []
        for argument in self.function.arguments[1 if self.info else 0 :]:
            node = argument.variable
            kind, name = self.source.cpp(node.type), "p_" + node.name
            self.parameters.add(node)
            self.names[node] = name
            self.taken.add(name)
            refers = kind.startswith(("Ref<", "List<")) and self.function.name != "__init__"
            if refers and node.name in self.changes:
                self.copied.append(f"{kind} {name} = {name}_given;")
                name += "_given"
            written.append(f"const {kind}& {name}" if refers else f"{kind} {name}")
        if self.info is None:
            return f"{self.result} {self.room.function_name(self.function)}({', '.join(written)})"
        owner = f"{self.source.use(self.info)}::" if defining else ""
        return f"{self.result} {owner}m_{self.function.name}({', '.join(written)})"

    def written(self) -> str:
        head = self.signature(defining=True)
        if self.function.fullname in self.room.left_out:
            return f'{head} {{ fail("{self.function.fullname}"); }}\n'
        if self.function.fullname.endswith("kernel.luck.FastLuck.__init__"):
            assert self.info is not None
            self.room.fields |= {(self.info.fullname, "first"), (self.info.fullname, "second")}
            return "\n".join((head + " {", *SEEDED, "}\n"))
        try:
            self.block(self.function.body, deeper=False)
        except Untranslatable as problem:
            raise Untranslatable(f"{self.function.fullname}: {problem}") from None
        begin = [f"  {line}" for line in self.copied] + [f"  {kind} {name}{{}};" for kind, name in self.declared]
        end = [] if self.result == "void" else ["  __builtin_unreachable();"]
        return "\n".join((head + " {", *begin, *self.lines, *end, "}\n"))

    def block(self, block: Block, deeper: bool = True) -> None:
        self.depth += deeper
        for statement in block.body:
            write = self.statement_writers.get(type(statement))
            if write is None:
                raise Untranslatable(f"{type(statement).__name__} in line {statement.line}")
            write(statement)
        self.depth -= deeper

    # -- assignments --------------------------------------------------------------------------------------

    def expression(self, statement: ExpressionStmt) -> None:
        if not isinstance(statement.expr, StrExpr):
            self.out(self.text(statement.expr) + ";")

    def assignment(self, statement: AssignmentStmt) -> None:
        value = statement.rvalue
        if isinstance(value, TempNode):  # declared without a value
            return
        if len(statement.lvalues) == 1:
            self.assign(statement.lvalues[0], value)
            return
        kind, kept = self.target_type(statement.lvalues[0]), self.temporary()
        self.out(f"{kind} {kept} = {self.as_type(value, kind)};")
        for target in statement.lvalues:
            self.out(f"{self.target(target)} = {kept};")

    def assign(self, target: Lvalue, value: Expression) -> None:
        if isinstance(target, MemberExpr) and target.name == "trace":
            return
        if isinstance(target, (TupleExpr, ListExpr)):
            self.assign_several(list(target.items), value)
        elif not self.only_named(target, value):
            self.out(f"{self.target(target)} = {self.as_type(value, self.target_type(target))};")

    def assign_several(self, wanted: list[Expression], value: Expression) -> None:
        if not isinstance(value, TupleExpr):
            kept, parts = self.temporary(), isinstance(self.source.type_of(value), TupleType)
            self.out(f"auto {kept} = {self.text(value)};")
            for place, target in enumerate(wanted):
                part = f"std::get<{place}>({kept})" if parts else f"{kept}[{place}]"
                self.out(f"{self.target(target)} = {part};")
        elif self.depth == 1 and all(self.lasts(item) for item in value.items):
            for target, item in zip(wanted, value.items, strict=True):
                self.assign(target, item)
        else:
            found: list[str] = []
            for target, item in zip(wanted, value.items, strict=True):
                kind = self.target_type(target)
                found.append(self.temporary())
                self.out(f"{kind} {found[-1]} = {self.as_type(item, kind)};")
            for target, kept in zip(wanted, found, strict=True):
                self.out(f"{self.target(target)} = {kept};")

    def only_named(self, target: Expression, value: Expression) -> bool:
        """A local name for something that lasts is a reference: nothing is counted."""
        node = target.node if isinstance(target, NameExpr) else None
        if not isinstance(node, Var) or node in self.names or self.depth > 1 or not self.lasts(value):
            return False
        kind = self.source.cpp(node.type)
        once = self.assigned.count(node.name) == 1
        if not once or not kind.startswith(("Ref<", "List<")) or self.source.cpp_of(value) != kind:
            return False
        self.names[node] = self.new_name("v_" + node.name)
        self.out(f"const {kind}& {self.names[node]} = {self.text(value)};")
        return True

    def target(self, target: Expression) -> str:
        if isinstance(target, NameExpr) and isinstance(target.node, Var):
            return self.variable(target.node)
        if isinstance(target, MemberExpr):
            before, info = self.base_of(target)
            owner, _ = self.declared_attribute(info, target)
            self.room.fields.add((owner.fullname, target.name))
            return f"{before}a_{target.name}"
        if isinstance(target, IndexExpr) and not isinstance(target.index, SliceExpr):
            return self.index(target)
        raise Untranslatable(f"assignment to {type(target).__name__} in line {target.line}")

    def target_type(self, target: Expression) -> str:
        if isinstance(target, NameExpr) and isinstance(target.node, Var):
            return self.source.cpp(target.node.type)
        if isinstance(target, MemberExpr):
            _, info = self.base_of(target)
            return self.source.cpp(self.declared_attribute(info, target)[1].type)
        assert isinstance(target, IndexExpr)
        return self.source.cpp_of(target.base)[5:-1]

    def declared_attribute(self, info: TypeInfo, target: MemberExpr) -> tuple[TypeInfo, Var]:
        found = self.source.attribute(info, target.name)
        if found is None:
            raise Untranslatable(f"assignment to {target.name} in line {target.line}")
        return found

    def changed(self, statement: OperatorAssignmentStmt) -> None:
        """`a += b`: Python looks at a first."""
        sign, value = statement.op, statement.rvalue
        kind, target = self.target_type(statement.lvalue), self.target(statement.lvalue)
        if kind.startswith("List<"):
            self.out(f"{target}.extend({self.as_type(value, kind)});")
        elif sign not in ("/", "//", "%") and not does_something(value):
            self.out(f"{target} {sign}= {self.text(value)};")
        else:
            before, by = self.temporary(), self.temporary()
            special = {
                "/": f"(double){before} / (double){by}",
                "//": f"floor_divided({before}, {by})",
                "%": f"floor_rest({before}, {by})",
            }
            after = special.get(sign, f"{before} {sign} {by}")
            self.out(f"{{ auto {before} = {target}; auto {by} = {self.text(value)}; {target} = {after}; }}")

    # -- branches and loops -------------------------------------------------------------------------------

    def branches(self, statement: IfStmt) -> None:
        word = "if"
        for condition, body in zip(statement.expr, statement.body, strict=True):
            found = self.condition(condition)
            self.out(f"{word} ({found}) {{")
            if found != "(!true)":  # what is told to nobody
                self.block(body)
            word = "} else if"
        if statement.else_body is not None:
            self.out("} else {")
            self.block(statement.else_body)
        self.out("}")

    def while_loop(self, statement: WhileStmt) -> None:
        self.out(f"while ({self.condition(statement.expr)}) {{")
        self.block(statement.body)
        self.out("}")

    def for_loop(self, statement: ForStmt) -> None:
        braces = self.open_loop(statement.index, statement.expr, inside=False)
        self.block(statement.body)
        self.out("}" * braces)

    def open_loop(self, index: Expression, sequence: Expression, inside: bool) -> int:
        """Writes the head of a loop, `inside` an expression or not; returns how many braces it has opened."""
        at = self.temporary()
        if isinstance(sequence, CallExpr) and is_call_of(sequence, "range"):
            ends = [self.text(end) for end in sequence.args]
            first, last = ("0", ends[0]) if len(ends) == 1 else (ends[0], ends[1])
            until, step = self.temporary(), ends[2] if len(ends) == 3 else "1"
            goes_on = f"{at} > {until}" if step.startswith("(-") else f"{at} < {until}"
            self.out(f"for (i64 {at} = {first}, {until} = {last}; {goes_on}; {at} += {step}) {{")
            self.take(index, at, inside)
            return 1
        if isinstance(sequence, CallExpr) and is_call_of(sequence, "enumerate"):
            assert isinstance(index, TupleExpr)
            self.go_through(at, self.text(sequence.args[0]))
            self.take(index.items[0], at, inside)
            self.take(index.items[1], f"{at}_in.at({at})", inside)
            return 2
        kind = self.source.type_of(sequence)
        if isinstance(sequence, TupleExpr):
            assert isinstance(kind, TupleType)
            self.go_through(at, self.list_of(sequence.items, f"List<{self.source.cpp(kind.items[0])}>"))
        elif isinstance(kind, TupleType):
            self.go_through(at, self.tuple_as_list(sequence, kind))
        else:
            self.go_through(at, self.text(sequence))
        self.take(index, f"{at}_in.at({at})", inside)
        return 2

    def go_through(self, at: str, sequence: str) -> None:
        self.out(f"{{ auto {at}_in = {sequence}; for (i64 {at} = 0; {at} < {at}_in.size(); {at}++) {{")

    def take(self, target: Expression, value: str, inside: bool) -> None:
        """Give the variable of a loop its next value."""
        if isinstance(target, TupleExpr):
            kept = self.temporary()
            self.out(f"auto {kept} = {value};")
            for place, part in enumerate(target.items):
                self.take(part, f"std::get<{place}>({kept})", inside)
            return
        assert isinstance(target, NameExpr)
        assert isinstance(target.node, Var)
        if target.name == "_":
            return
        kind = self.source.cpp(target.node.type)
        if self.only_looked_at(target.node, kind):
            self.names[target.node] = self.new_name("v_" + target.name)
            self.out(f"const {kind}& {self.names[target.node]} = {value};")
        elif inside:
            self.names[target.node] = f"{self.temporary()}_{target.name}"
            self.out(f"{kind} {self.names[target.node]} = {value};")
        else:
            self.out(f"{self.variable(target.node)} = {value};")

    def only_looked_at(self, node: Var, kind: str) -> bool:
        """Searches go through the choices of a node without changing the list: nothing is counted meanwhile."""
        searching = ".bots." in self.function.fullname and kind.startswith("Ref<")
        return searching and node not in self.names and self.assigned.count(node.name) == 1

    def returning(self, statement: ReturnStmt) -> None:
        if statement.expr is None or (is_none(statement.expr) and self.result == "void"):
            self.out("return;")
        else:
            self.out(f"return {self.as_type(statement.expr, self.result)};")
