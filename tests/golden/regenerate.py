"""Golden playthroughs: a game as text, with each seat's view and the events at every step.

`python3 run.py golden [GAME ...]` writes them anew, after a wanted change; the test only compares.
Views that are the same for all are written once.
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from volte.games import registry
from volte.games.contract import WATCHER, Table
from volte.shuffle import Seed

FOLDER = Path(__file__).parent
MOST_MOVES = 70
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "verso": [
        (1, {}),
        (2, {}),
        (
            3,
            {
                "duplicate_draw": "must_flip",
                "joker_flip": "never",
                "square_again": "after_bank",
                "final_bank_flips": True,
                "show_known_backs": False,
            },
        ),
        (6, {}),
    ],
    "versa": [
        (2, {}),
        (3, {"tornado": "redeal", "pull_cards": 3, "hand_size": 5, "deck": {"tornado": 12, "core": 8}}),
        (4, {}),
        (5, {"tornado": "rotate", "hand_size": 5, "deck": {"number": 1, "tornado": 12, "all": 3}}),
    ],
    "reversis": [(4, {})],
}
"""Game -> seats and options of its playthroughs."""


def names() -> list[str]:
    """Every playthrough, `verso-3`."""
    return [f"{game}-{seats}" for game in registry.names() for seats, _ in TABLES[game]]


def playthrough(name: str) -> str:
    """The text of one: moves chosen by a fixed generator."""
    game_name, seats_text = name.split("-")
    seats = int(seats_text)
    options = next(options for count, options in TABLES[game_name] if count == seats)
    game = registry.game(game_name)
    table = Table.dealt(game, game.options(options, seats), seats, Seed(bytes([seats]) * 32))
    return "\n".join(lines_of(table, random.Random(seats))) + "\n"


def lines_of(table: Table[Any], chance: random.Random) -> Iterator[str]:
    yield f"options {text(table.options)}"
    yield from views_of(table)
    game = table.game
    for number in range(1, MOST_MOVES + 1):
        choices = [(seat, move) for seat in range(table.seats) for move in game.legal(table.state, seat)]
        if game.finished(table.state) or not choices:
            break
        seat, move = chance.choice(choices)
        yield ""
        yield f"{number}: seat {seat} of {len(choices)} moves: {move}"
        table.play(seat, move)
        yield from audiences("events", [game.events(table.state, viewer) for viewer in viewers(table)])
        yield from views_of(table)
    yield ""
    yield f"position {text(game.position(table.state))}"


def viewers(table: Table[Any]) -> range:
    return range(WATCHER, table.seats)


def views_of(table: Table[Any]) -> Iterator[str]:
    views = [msgspec.to_builtins(table.game.view(table.state, viewer)) for viewer in viewers(table)]
    for view in views:
        view.pop("viewer"), view.pop("options")
    yield from audiences("view", views)


def audiences(what: str, told: list[Any]) -> Iterator[str]:
    """What the spectator gets, and after it only what a seat gets differently."""
    yield f"  {what}: {text(told[0])}"
    for seat, own in enumerate(told[1:]):
        if isinstance(own, dict):
            own = {key: value for key, value in own.items() if value != told[0].get(key)}
        if own and own != told[0]:
            yield f"  {what} of {seat}: {text(own)}"


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def main() -> None:
    wanted = sys.argv[1:]
    for name in names():
        if not wanted or name.split("-")[0] in wanted:
            (FOLDER / f"{name}.txt").write_text(playthrough(name), "utf-8")


if __name__ == "__main__":
    sys.path.insert(0, str(FOLDER.parents[1]))
    main()
