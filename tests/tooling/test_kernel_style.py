"""Conventions of `@kernel` functions, on the syntax tree: what Numba and plain Python both do alike.

Full scalar indices (compiled code checks no bounds, and an array field is never set as a whole), plain loops
over `range`, no slices, nothing that makes objects.
"""

import ast
import importlib
from collections.abc import Iterator, Mapping

import pytest

from tests.tooling.trees import modules
from volte.kernel import State

FORBIDDEN: dict[type[ast.AST], str] = {
    ast.Slice: "a slice",
    ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a generator",
    ast.Lambda: "a lambda",
    ast.Try: "try",
    ast.With: "with",
    ast.List: "a list",
    ast.Dict: "a dict",
    ast.Set: "a set",
    ast.JoinedStr: "a string made at run time",
    ast.Starred: "a star",
    ast.Import: "an import",
    ast.ImportFrom: "an import",
    ast.Global: "global",
    ast.Nonlocal: "nonlocal",
    ast.Yield: "yield",
}

Shapes = Mapping[str, tuple[int, ...]]


def kernels(tree: ast.AST) -> list[ast.FunctionDef]:
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(mark, ast.Name) and mark.id == "kernel" for mark in node.decorator_list)
    ]


def faults(tree: ast.AST, shapes: Shapes) -> list[str]:
    """What breaks the conventions in the kernels of a module; `shapes` are the fields of the game's state."""
    return [
        f"{rule.name}, line {getattr(node, 'lineno', rule.lineno)}: {fault}"
        for rule in kernels(tree)
        for statement in rule.body
        for node in ast.walk(statement)
        for fault in faults_of(node, shapes)
    ]


def faults_of(node: ast.AST, shapes: Shapes) -> Iterator[str]:
    if type(node) in FORBIDDEN:
        yield FORBIDDEN[type(node)]
    if isinstance(node, ast.FunctionDef):
        yield "a function inside a function"
    if isinstance(node, ast.For) and not is_range(node.iter):
        yield "a loop over something else than range"
    if isinstance(node, ast.Subscript):
        yield from faults_of_index(node, shapes)
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and shapes.get(node.attr):
        yield f"{node.attr} is set as a whole"


def is_range(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"


def faults_of_index(node: ast.Subscript, shapes: Shapes) -> Iterator[str]:
    indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    if any(isinstance(index, ast.UnaryOp) and isinstance(index.op, ast.USub) for index in indices):
        yield "a negative index"
    if isinstance(node.value, ast.Subscript) and isinstance(node.value.value, ast.Attribute):
        yield "an index of an index"
    field = node.value.attr if isinstance(node.value, ast.Attribute) else ""
    if field in shapes and len(indices) != len(shapes[field]):
        yield f"{field} needs {len(shapes[field])} indices"


def shapes_of(game: str) -> Shapes:
    """The fields of all states that the game's layout declares."""
    layout = importlib.import_module(f"volte.games.{game}.layout")
    states = [
        thing for thing in vars(layout).values() if isinstance(thing, type) and issubclass(thing, State)
    ]
    return {name: shape for state in states for name, shape in state.FIELDS.items()}


KERNEL_MODULES = [name for name, tree in modules().items() if name != "volte.kernel" and kernels(tree)]


def test_there_are_kernels() -> None:
    assert "volte.games.verso.rules" in KERNEL_MODULES


@pytest.mark.parametrize("module", KERNEL_MODULES)
def test_conventions(module: str) -> None:
    parts = module.split(".")
    shapes = shapes_of(parts[2]) if parts[1] == "games" and len(parts) > 3 else {}
    assert faults(modules()[module], shapes) == []


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("g.score[:] = 0", "a slice"),
        ("g.display[0, 1] = 1", "display needs 3 indices"),
        ("g.display[0][1][2] = 1", "an index of an index"),
        ("g.score[-1] = 0", "a negative index"),
        ("g.score = 0", "score is set as a whole"),
        ("return [1]", "a list"),
        ("return sum(x for x in range(3))", "a generator"),
        ("for x in g.score: pass", "a loop over something else than range"),
    ],
)
def test_the_checks_notice(line: str, fault: str) -> None:
    tree = ast.parse(f"@kernel\ndef rule(g):\n    {line}\n")
    found = faults(tree, {"score": (6,), "display": (6, 3, 7), "turn": ()})
    assert f"rule, line 3: {fault}" in found


def test_a_plain_rule_is_fine() -> None:
    loop = "for p in range(6):\n        g.score[p] = g.display[p, 0, 1]"
    source = f"@kernel\ndef rule(g):\n    {loop}\n    g.turn = 1\n"
    assert faults(ast.parse(source), {"score": (6,), "display": (6, 3, 7), "turn": ()}) == []
