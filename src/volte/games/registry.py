"""The table of the games. A game is loaded when it is asked for, so that one is paid for alone."""

import importlib
import importlib.util
from functools import cache
from typing import Any

from volte.games.contract import BadInput, Game

NAMES = ("verso", "versa", "reversis")


@cache
def names() -> tuple[str, ...]:
    """The games that exist, in the order in which they are offered."""
    return tuple(name for name in NAMES if _is_there(name))


def _is_there(name: str) -> bool:
    spec = importlib.util.find_spec(f"volte.games.{name}")
    return spec is not None and spec.origin is not None  # a folder without __init__.py is not a game yet


@cache
def game(name: str) -> Game[Any, Any]:
    """The game of this name; BadInput where there is none."""
    if name not in names():
        raise BadInput("game-unknown", game=name)
    found: Game[Any, Any] = importlib.import_module(f"volte.games.{name}").GAME
    return found
