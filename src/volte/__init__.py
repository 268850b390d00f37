"""Volte: Verso, VERSA and Reversis as engines, records and rooms.

>>> import random, volte
>>> match = volte.new("verso", seats=2, seed="00" * 32)
>>> match.legal()
['flip', 'keep']
>>> match.play("keep")[0].key
'verso-kept'
>>> rng = random.Random(1)
>>> while not match.finished:
...     _ = match.play(match.bot_move("steady", rng))
>>> volte.load(match.record()).result == match.result
True

`volte.games` are the games, `volte.games.registry.names()` their names; `volte.bots` the opponents, with
`volte.bots.choose(game, level, view, legal, rng)`. docs/library.md tells more.
"""

import importlib
from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from random import Random

    from volte.games.contract import Event, Refused, Table
    from volte.record import Made, Record

__all__ = ["Match", "bots", "games", "load", "new", "record"]

# Parts are loaded when they are asked for: `import volte.kernel` must not pay for bots.
_PARTS = {"bots": "volte.bots", "games": "volte.games.registry", "record": "volte.record"}


def __getattr__(name: str) -> ModuleType:
    if name not in _PARTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    importlib.import_module(_PARTS[name])
    return importlib.import_module(f"volte.{name}")


def new(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: str | bytes | None = None,
    first: int | None = None,
) -> "Match":
    """A new match, dealt and ready.

    `game` is "verso", "versa" or "reversis"; `seats` how many play (default: the fewest that can); `options`
    the house rules that differ (docs/rules); `seed` 32 bytes, or their 64 hex digits, that fix every shuffle
    (default: a random one); `first` the seat that begins, instead of the lot.
    `volte.games.contract.BadInput` where that cannot be.
    """
    import secrets

    from volte.games import registry
    from volte.record import Record

    count = registry.game(game).seat_counts[0] if seats is None else seats
    key = secrets.token_bytes(32) if seed is None else seed
    players = [f"seat {seat}" for seat in range(count)]
    text = key.hex() if isinstance(key, bytes) else key
    return _match(
        Record(game=game, players=players, moves=[], options=dict(options or {}), seed=text, first=first)
    )


def load(record: str | bytes) -> "Match":
    """The match of a record's text (docs/rules/records.md), all its moves played; it can be played on.

    `volte.record.BadRecord` where it is none, `volte.record.IllegalMove` where a move is refused.
    """
    from volte.record import load as read

    return _match(read(record))


def _match(record: "Record") -> "Match":
    from volte.record import check_hex, open_table, play_on

    check_hex(record)
    table = open_table(record)
    return Match(record, table, [made for _, made in play_on(record, table)])


class Match:
    """A game in progress, or at its end. Seats are numbers from 0, moves texts such as `bank B 3-5`."""

    def __init__(self, record: "Record", table: "Table[Any]", moves: "list[Made]") -> None:
        self.head = record
        """The record that it began with: game, players, options, seed."""
        self.table = table
        """Rules and state, nothing hidden; bots should ask for a view instead."""
        self.moves = moves
        """All moves made, with their seats."""

    @property
    def seats(self) -> int:
        return self.table.seats

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when the match is over."""
        return self.table.game.to_move(self.table.state)

    @property
    def finished(self) -> bool:
        return self.table.game.finished(self.table.state)

    @property
    def result(self) -> dict[str, Any]:
        """`winners` (seats, empty while it runs), and `scores` (Verso) or `chips` (Reversis)."""
        return self.table.game.result(self.table.state)

    def legal(self, seat: int | None = None) -> list[str]:
        """The moves that a seat (default: the one to move) may make now, in ASCII order."""
        found = self.to_move if seat is None else seat
        return [] if found is None else self.table.game.legal(self.table.state, found)

    def view(self, seat: int | None = None) -> Any:
        """What a seat (default: the one to move; -1: a spectator) may see: a frozen struct of the game's."""
        found = self.to_move if seat is None else seat
        return self.table.game.view(self.table.state, -1 if found is None else found)

    def play(self, move: str, seat: int | None = None) -> "list[Event]":
        """Make a move for a seat (default: the one to move); what happened, as that seat may know it.

        `volte.games.contract.Refused`, with the clause, where the rules do not allow it; ValueError when the
        match is over.
        """
        from volte.record import Made

        mover = self.to_move
        found = mover if seat is None else seat
        if found is None:
            raise ValueError("the match is over")
        full = self.table.play(found, move)
        self.moves.append(Made(full, found))
        return self.table.game.events(self.table.state, found)

    def why_not(self, move: str, seat: int | None = None) -> "Refused | None":
        """Why a seat (default: the one to move) cannot make this move, with the clause; None if it can."""
        return self.table.game.why_not(self.view(seat), move)

    def bot_move(self, level: str, rng: "Random", seat: int | None = None) -> str:
        """The move that a bot of this level would make for a seat (default: the one to move)."""
        from volte.bots import choose

        return choose(self.table.game.name, level, self.view(seat), self.legal(seat), rng)

    def record(self) -> str:
        """The match as a record's text, which `load` reads."""
        import msgspec

        from volte.record import dump

        result = self.result if self.finished else None
        rules = self.table.game.rules_version
        head = msgspec.structs.replace(self.head, moves=self.moves, rules=rules, result=result)
        return dump(head)
