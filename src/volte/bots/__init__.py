"""Opponents: they choose a move from a view, as a person would have to.

Each game has a module here with a table `LEVELS` from a level's name to `choose(view, legal, rng)`; it is
loaded when the game is played.
"""

import importlib
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

LEVELS = ("casual", "steady")
"""From the weakest on: `casual` plays like a beginner, `steady` by rule of thumb."""

Choose = Callable[[Any, Sequence[str], Random], str]


def levels_of(game_name: str) -> Mapping[str, Choose]:
    """Level -> `choose(view, legal, rng)` of this game; KeyError where there are no bots for it."""
    try:
        table: Mapping[str, Choose] = importlib.import_module(f"{__name__}.{game_name}").LEVELS
    except ModuleNotFoundError:
        raise KeyError(f"no bots for {game_name}") from None
    return table


def choose(game_name: str, level: str, view: Any, legal: Sequence[str], rng: Random) -> str:
    """The move, in its full form, that a bot of this level makes.

    `view` is what its seat may see, `legal` the moves it may make (not empty); `rng` is the bot's own chance:
    the same view and state of `rng` give the same move. KeyError for an unknown game or level.
    """
    return levels_of(game_name)[level](view, legal, rng)
