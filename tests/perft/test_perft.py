"""Counts of move sequences from fixed deals, a line each in GAME.txt: `seats seed moves : counts`.

The order of the moves is pinned apart (tests/golden, and each game's laws)."""

from pathlib import Path
from typing import Any

import pytest

from tests.perft.counts import count, per_first_move
from volte.games import registry
from volte.games.contract import Table
from volte.shuffle import Seed

LINES = [
    (file.stem, line)
    for file in sorted(Path(__file__).parent.glob("*.txt"))
    for line in file.read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


def table_of(name: str, deal: str) -> Table[Any]:
    """A deal with its first moves played: every second one the last of the list, else the default move."""
    seats, byte, moves = (int(part) for part in deal.split())
    game = registry.game(name)
    table = Table.dealt(game, game.options({}, seats), seats, Seed(bytes([byte]) * 32))
    for number in range(moves):
        seat = game.to_move(table.state)
        assert seat is not None
        legal = game.legal(table.state, seat)
        table.play(seat, legal[0] if number % 5 == 4 else legal[-1])
    return table


@pytest.mark.parametrize(("name", "line"), LINES, ids=[f"{name}-{line}" for name, line in LINES])
def test_counts(name: str, line: str) -> None:
    deal, counts = line.split(":")
    table = table_of(name, deal)
    for depth, wanted in enumerate(counts.split(), 1):
        found = count(table, depth)
        assert found == int(wanted), f"after {depth} moves: {per_first_move(table, depth)}"
