"""The project's Python files as syntax trees, and what each imports."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the package by its dotted name (`volte.games.verso.rules`)."""
    return {name_of(file): ast.parse(file.read_text("utf-8")) for file in sorted(SOURCE.rglob("*.py"))}


def name_of(file: Path) -> str:
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_package(module: str) -> bool:
    return (SOURCE / module.replace(".", "/") / "__init__.py").is_file()


def imports(module: str, tree: ast.Module) -> Iterator[str]:
    """Dotted names of what a module imports, wherever in it; `from a import b` gives `a.b`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = module.split(".") if is_package(module) else module.split(".")[:-1]
                base = ".".join([*parents[: len(parents) - node.level + 1], *filter(None, [base])])
            yield from (f"{base}.{alias.name}" for alias in node.names)
