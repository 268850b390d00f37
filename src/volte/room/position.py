"""A room that begins with a record instead of a deal: its position is set up and its moves are the first ones
(`from_record` of `POST /api/rooms`: "play on from here")."""

from typing import Any

import msgspec

from volte import record
from volte.games.contract import BadInput, Options, Refused, Table
from volte.record import BadRecord, IllegalMove
from volte.room.core import AnyGame, Core
from volte.room.effects import MoveWrite
from volte.room.log import MoveEntry, Position
from volte.room.state import TableHead
from volte.shuffle import Seed


def read(game: str, raw: dict[str, Any]) -> tuple[Position, list[str], dict[str, Any], int]:
    """The position, the players' names, the options, and whose move it is; Refused or BadInput if nobody can
    play on from there.

    The record must set its position up (`start`) and shuffle nothing in its moves: a table's own shuffles
    come from a seed that nobody knows yet.
    """
    try:
        wanted = record.load(msgspec.json.encode(raw))
        table = record.open_table(wanted)
        played = list(record.play_on(wanted, table))
    except IllegalMove as illegal:
        raise illegal.refused from None
    except BadRecord as bad:
        raise BadInput(bad.key, **bad.args_of_key) from None
    if wanted.game != game or wanted.start is None or table.shuffles:
        raise Refused("", "room-refused-from-record")
    seat = table.game.to_move(table.state)
    if seat is None:
        raise Refused("", "room-refused-from-over")
    options = {name: value for name, value in wanted.options.items() if name != "turn_seconds"}
    moves = [(mover, made.move) for mover, made in played]
    return Position(start=wanted.start, first=wanted.first, moves=moves), wanted.players, options, seat


def fitting(core: Core, options: dict[str, Any], seats: int) -> Position | None:
    """The room's position, if it still goes with its seats and options; else cards are dealt."""
    position = core.room.position
    if position is None:
        return None
    try:
        read_options = core.game.options(options, seats)
        state = core.game.setup(read_options, seats, position.start, position.first)
        table = Table(core.game, read_options, seats, None, state, {})
        table.settle()
        for seat, move in position.moves:
            table.play(seat, move)
    except (BadInput, Refused):
        return None
    return position


def first_state(
    game: AnyGame, options: Options, seats: int, seed: Seed, first: int | None, position: Position | None
) -> Any:
    """The state a table begins with: set up, or dealt from its seed."""
    if position is not None:
        return game.setup(options, seats, position.start, position.first)
    return game.deal(options, seats, seed, first)


def play_opening(core: Core, head: TableHead) -> None:
    """The moves of a record that a table begins with are its first ones."""
    assert core.table is not None
    for seat, move in head.position.moves if head.position is not None else ():
        full = core.table.play(seat, move)
        entry = MoveEntry(seq=core.seq + 1, seat=seat, move=full, by="human", time=core.now)
        core.moves.append(entry)
        core.outcome.writes.append(MoveWrite(head.record, entry))
