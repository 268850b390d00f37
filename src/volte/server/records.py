"""Records of finished tables, as files and as frames for the replay."""

from typing import Any

import msgspec

from volte.games.contract import WATCHER, Table
from volte.room.core import AnyGame
from volte.room.position import first_state
from volte.shuffle import seed_of
from volte.store import Store, TableRow


def seed_bytes(row: TableRow) -> Any:
    return seed_of(bytes.fromhex(row.secret), [bytes.fromhex(nonce) for nonce in row.nonces])


def record_json(store: Store, row: TableRow) -> dict[str, Any]:
    """The open record of a finished table (docs/rules/records.md)."""
    moves = store.moves(row.record)
    return {
        "format": "volte/1",
        "game": row.game,
        "rules": row.rules,
        "options": {name: value for name, value in row.options.items() if value is not None},
        "players": row.players,
        "seed": seed_bytes(row).key.hex(),
        **({} if row.first is None else {"first": row.first}),
        **({} if row.position is None else {"start": row.position.start}),
        "moves": [{"seat": one.seat, "move": one.move, "by": one.by} for one in moves],
        "commitment": row.commitment,
        "secret": row.secret,
        "nonces": row.nonces,
        "result": row.result,
    }


def frames(game: AnyGame, store: Store, row: TableRow) -> list[dict[str, Any]]:
    """Every state of a finished table: the move that led to it, its events, and the open position."""
    seats = len(row.players)
    seed = seed_bytes(row)
    options = game.options(row.options, seats)
    begin_with = first_state(game, options, seats, seed, row.first, row.position)
    table: Table[Any] = Table(game, options, seats, seed, begin_with, {})
    table.settle()
    begin = open_view(game, table.state)
    found: list[dict[str, Any]] = [{"move": "", "seat": None, "by": "", "events": [], "position": begin}]
    for one in store.moves(row.record):
        table.play(one.seat, one.move)
        found.append(
            {
                "move": one.move,
                "seat": one.seat,
                "by": one.by,
                "events": game.events(table.state, WATCHER),
                "position": open_view(game, table.state),
            }
        )
    return found


def open_view(game: AnyGame, state: Any) -> dict[str, Any]:
    """A spectator's view with everything that it hides put over it."""
    view: dict[str, Any] = msgspec.to_builtins(game.view(state, WATCHER))
    view.update(game.position(state))
    return view
