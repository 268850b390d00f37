"""How fast the rules are, on one core: random games compiled, and what each call costs interpreted.

`python3 run.py bench engine [GAME ...] [--json] [--games N] [--moves N]`. A move is chosen uniformly among
the legal ones. Figures are the best of several rounds, because a busy machine is slower, never faster.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from volte.games import registry
from volte.games.contract import Table
from volte.kernel import compiled, compiled_states, to_compiled
from volte.shuffle import Seed

SEATS = 4
ROUNDS = 3


@dataclass(frozen=True)
class Playout:
    """A game's compiled random games: the function of `volte.games.GAME.playout` that plays so many and
    returns its moves, and the rows it needs to work in."""

    function: str
    rows: tuple[int, ...] = ()


PLAYOUTS = {
    "verso": Playout("random_games"),
    "versa": Playout("random_rounds", rows=(512,)),
    "reversis": Playout("random_sessions", rows=(52,)),
}


def table_of(name: str, number: int) -> Table[Any]:
    """A freshly dealt table of four."""
    game = registry.game(name)
    return Table.dealt(game, game.options({}, SEATS), SEATS, Seed(number.to_bytes(32, "big")))


def best(measure: Callable[[], tuple[float, float]]) -> tuple[float, float]:
    """(things a second, other things a second): the round with the most."""
    return max(measure() for _ in range(ROUNDS))


def compiled_figures(name: str, playout: Playout, count: int) -> dict[str, float]:
    """`count` whole random games, dealing and all, on one core."""
    import numpy as np

    module = compiled(f"volte.games.{name}.playout")
    state = table_of(name, 1).state
    g = compiled_states(type(state), 1)[0]
    to_compiled(state, g)
    chance = np.array([20_261_130], np.int64)
    play = getattr(module, playout.function)
    rows = [np.zeros(size, np.int64) for size in playout.rows]
    play(g, chance, *rows, 10)

    def measure() -> tuple[float, float]:
        begin = time.perf_counter()
        moves = play(g, chance, *rows, count)
        seconds = time.perf_counter() - begin
        return count / seconds, moves / seconds

    games, moves = best(measure)
    return {f"{name}_compiled_games_per_second": games, f"{name}_compiled_moves_per_second": moves}


def interpreted_figures(name: str, moves: int) -> dict[str, float]:
    """Through the contract, as the server and the command line use it; microseconds, the best round."""
    rounds = [interpreted_round(name, moves) for _ in range(ROUNDS)]
    found = {f"{name}_{key}_us": min(times[key] for times in rounds) for key in rounds[0]}
    per_move = min(times["legal"] + times["play"] for times in rounds)
    return {f"{name}_interpreted_moves_per_second": 1e6 / per_move, **found}


def interpreted_round(name: str, moves: int) -> dict[str, float]:
    chance = random.Random(1)
    spent = {"legal": 0.0, "play": 0.0, "view": 0.0, "all_views": 0.0}
    table, number = table_of(name, 1), 1
    for _ in range(moves):
        if table.game.finished(table.state):
            number += 1
            table = table_of(name, number)
        mover = table.game.to_move(table.state) or 0
        legal = timed(spent, "legal", table.game.legal, table.state, mover)
        timed(spent, "play", table.play, mover, chance.choice(legal))
        timed(spent, "view", table.game.view, table.state, 0)
        timed(spent, "all_views", table.game.views, table.state, range(SEATS))
    return {key: seconds / moves * 1e6 for key, seconds in spent.items()}


def timed(spent: dict[str, float], key: str, work: Callable[..., Any], *args: Any) -> Any:
    begin = time.perf_counter()
    result = work(*args)
    spent[key] += time.perf_counter() - begin
    return result


def figures(names: list[str], games: int, moves: int) -> dict[str, float]:
    found: dict[str, float] = {}
    for name in names:
        if games:
            found |= compiled_figures(name, PLAYOUTS[name], games)
        found |= interpreted_figures(name, moves)
    return {key: round(value, 1 if key.endswith("_us") else 0) for key, value in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="run.py bench engine", description=__doc__)
    parser.add_argument("game", nargs="*", help="verso, versa, reversis; all that exist if none is named")
    parser.add_argument("--json", action="store_true", help="one object of named figures")
    parser.add_argument("--games", type=int, default=20_000, help="compiled games a round; 0: none")
    parser.add_argument("--moves", type=int, default=2_000, help="interpreted moves a round")
    chosen = parser.parse_args()
    found = figures(chosen.game or list(registry.names()), chosen.games, chosen.moves)
    if chosen.json:
        print(json.dumps(found))
    else:
        for key, value in found.items():
            print(f"{key:42} {value:>14,.1f}")


if __name__ == "__main__":
    main()
