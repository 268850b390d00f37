"""Positions for the tests of Verso's clauses: short to write, played through the contract."""

from typing import Any

from volte.games.contract import Event, Table
from volte.games.verso import GAME

DECK = ["O1.1/B2.3", "O1.1/B6.3", "O1.1/G2.3", "O1.1/G6.3"]
"""A pile that nobody's display in these tests needs."""

NINE = [
    *["B1.1/G2.3", "B2.1/G1.3", "B3.1/G2.3"],
    *["G1.1/O2.3", "G2.1/O1.3", "G3.1/O2.3"],
    *["O1.1/B2.3", "O2.1/B1.3", "O3.1/B2.3"],
]
"""A display with a square."""


def table(
    displays: list[list[str]],
    deck: list[str] | None = None,
    options: dict[str, Any] | None = None,
    **start: Any,
) -> Table[Any]:
    """Displays and pile of a table; seat 0 is to move unless `to_move` says otherwise."""
    seats = len(displays)
    keys = {"displays": displays, "deck": DECK if deck is None else deck, **start}
    read = GAME.options(options or {}, seats)
    return Table(GAME, read, seats, None, GAME.setup(read, seats, keys), {})


def display(t: Table[Any], seat: int) -> list[str]:
    """The faces up in a display."""
    cards: list[str] = GAME.position(t.state)["displays"][seat]
    return [card.split("/")[0] for card in cards]


def discards(t: Table[Any]) -> list[str]:
    cards: list[str] = GAME.position(t.state)["discards"]
    return [card.split("/")[0] for card in cards]


def scores(t: Table[Any]) -> list[int]:
    found: list[int] = GAME.position(t.state)["scores"]
    return found


def events(t: Table[Any]) -> list[Event]:
    return GAME.events(t.state, 0)


def keys(t: Table[Any]) -> list[str]:
    return [event.key for event in events(t)]


def legal(t: Table[Any]) -> list[str]:
    seat = GAME.to_move(t.state)
    return [] if seat is None else GAME.legal(t.state, seat)
