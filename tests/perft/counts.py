"""Perft: how many sequences of n moves there are from a position, and per first move."""

from typing import Any

from volte.games.contract import Table


def moves_of(table: Table[Any]) -> list[tuple[int, str]]:
    game, g = table.game, table.state
    return [(seat, move) for seat in range(table.seats) for move in game.legal(g, seat)]


def after(table: Table[Any], seat: int, move: str) -> Table[Any]:
    """A copy of the table with the move made."""
    made = Table(table.game, table.options, table.seats, table.seed, table.state.copy(), dict(table.shuffles))
    made.play(seat, move)
    return made


def count(table: Table[Any], depth: int) -> int:
    """Sequences of `depth` moves; one that ends the game earlier counts as it is."""
    choices = moves_of(table)
    if depth == 0 or not choices:
        return 1
    if depth == 1:
        return len(choices)
    return sum(count(after(table, seat, move), depth - 1) for seat, move in choices)


def per_first_move(table: Table[Any], depth: int) -> dict[str, int]:
    """What to compare where a count is wrong."""
    return {f"{seat}: {move}": count(after(table, seat, move), depth - 1) for seat, move in moves_of(table)}
