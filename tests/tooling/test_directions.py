"""Who may import whom: the house has one direction (CONTRIBUTING.md)."""

import ast

from tests.tooling.trees import imports, modules

# A part may import the parts named here and whatever these may import.
DIRECTION: dict[str, set[str]] = {
    "kernel": set(),
    "shuffle": set(),
    "games": {"kernel", "shuffle"},
    "faces": set(),
    "words": {"games"},
    "record": {"games", "words"},
    "search": {"record"},
    "bots": {"search"},
    "wire": {"games"},
    "room": {"record", "wire"},
    "store": {"room"},
    "pages": {"record", "faces"},
    "typeworks": {"words", "faces"},
    "server": {"store", "bots", "pages", "typeworks"},
    "cli": {"server"},
    "": {"bots"},  # the public face, volte/__init__.py
    "__main__": {"cli"},
}

# Outside packages that only one part may import.
ONLY = {
    "numba": {"kernel"},
    "numpy": {"kernel", "search"},  # search is compiled-only code
    "sqlalchemy": {"store"},
    "alembic": {"store"},
    "litestar": {"server"},
    "uvicorn": {"server"},
}


def part_of(module: str) -> str:
    """`volte.games.verso.rules` -> `games`."""
    return module.split(".")[1] if "." in module else ""


def below(part: str) -> set[str]:
    """All parts that this part may import, itself included."""
    found = {part}
    for lower in DIRECTION[part]:
        found |= below(lower)
    return found


def wrong_directions(trees: dict[str, ast.Module]) -> list[str]:
    return [
        f"{module} imports {name}"
        for module, tree in trees.items()
        for name in imports(module, tree)
        if name.startswith("volte.")
        and part_of(name) in DIRECTION
        and part_of(name) not in below(part_of(module))
    ]


def foreign_games(trees: dict[str, ast.Module]) -> list[str]:
    """A game that imports another one; only the registry knows them all."""
    games = {module.split(".")[2] for module in trees if module.count(".") > 2 and part_of(module) == "games"}
    return [
        f"{module} imports {name}"
        for module, tree in trees.items()
        if part_of(module) == "games" and (own := (module.split(".") + [""] * 2)[2]) in games
        for name in imports(module, tree)
        if name.startswith("volte.games.") and name.split(".")[2] in games - {own}
    ]


def misplaced_packages(trees: dict[str, ast.Module]) -> list[str]:
    return [
        f"{module} imports {name}"
        for module, tree in trees.items()
        for name in imports(module, tree)
        if part_of(module) not in ONLY.get(name.split(".")[0], {part_of(module)})
    ]


def test_every_part_has_its_place() -> None:
    assert {part_of(module) for module in modules()} <= DIRECTION.keys()


def test_imports_go_one_way() -> None:
    assert wrong_directions(modules()) == []


def test_no_game_imports_another() -> None:
    assert foreign_games(modules()) == []


def test_each_outside_package_has_one_door() -> None:
    assert misplaced_packages(modules()) == []


def test_the_checks_notice() -> None:
    trees = {
        "volte.games.verso.rules": ast.parse("from ..versa import text\nimport numba"),
        "volte.games.versa.text": ast.parse("from volte import record"),
        "volte.room.seats": ast.parse(
            "def f():\n    from volte.store import sqlite\n    import sqlalchemy.exc"
        ),
    }
    assert foreign_games(trees) == ["volte.games.verso.rules imports volte.games.versa.text"]
    assert wrong_directions(trees) == [
        "volte.games.versa.text imports volte.record",
        "volte.room.seats imports volte.store.sqlite",
    ]
    assert misplaced_packages(trees) == [
        "volte.games.verso.rules imports numba",
        "volte.room.seats imports sqlalchemy.exc",
    ]
