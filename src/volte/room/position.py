"""A room that begins with a record instead of a deal: its position is set up and its moves are the first ones
(`from_record` of `POST /api/rooms`: "play on from here")."""

from typing import Any

import msgspec
from msgspec.structs import replace

from volte import record
from volte.games.contract import BadInput, Options
from volte.record import BadRecord, IllegalMove
from volte.room.core import AnyGame, Core, refuse
from volte.room.effects import MoveWrite
from volte.room.log import MoveEntry, Position
from volte.room.state import NOBODY, TableHead
from volte.room.wish import Wish
from volte.shuffle import Seed


class Begin(msgspec.Struct, frozen=True):
    """What a record begins a room with: the position, its players' names, the options, and whose move it
    is."""

    position: Position
    players: list[str]
    options: dict[str, Any]
    to_move: int

    def fitted(self, wish: Wish) -> Wish:
        """The wish with the record's seats and options, and bots for the others where it names none."""
        bots = wish.bots or ["steady"] * (len(self.players) - 1)
        return replace(wish, options=self.options, seats=len(self.players), bots=bots)

    def others(self) -> dict[int, str]:
        """Whom the record names on the seats that are not the host's."""
        return {seat: name for seat, name in enumerate(self.players) if seat != self.to_move}


def read(game: str, raw: dict[str, Any]) -> Begin:
    """Play the record; Refused or BadInput if nobody can play on from there.

    The record must set its position up (`start`) and shuffle nothing in its moves: a table's own shuffles
    come from a seed that nobody knows yet. Takes as long as its moves take: not for an event loop.
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
        refuse("from-record")
    seat = table.game.to_move(table.state)
    if seat is None:
        refuse("from-over")
    position = Position(
        start=wanted.start,
        first=wanted.first,
        moves=[(mover, made.move) for mover, made in played],
        seats=table.seats,
        options=complete(table.game, wanted.options, table.seats),
    )
    return Begin(position, wanted.players, without_clock(wanted.options), seat)


def without_clock(options: dict[str, Any]) -> dict[str, Any]:
    """The clock is the room's, not the record's."""
    return {name: value for name, value in options.items() if name != "turn_seconds"}


def complete(game: AnyGame, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """These options with all defaults, as the rules see them; BadInput where they do not go together."""
    return without_clock(msgspec.to_builtins(game.options(options, seats)))


def planned(core: Core) -> Position | None:
    """The position that the next table begins with, as things stand; None: cards are dealt.

    Only the room's first table begins so (`volte.room.state.announce`), and only while its host alone sits
    there with bots: nobody else gets cards that somebody chose. Seats and options are the record's, or the
    position is another one.
    """
    room, position = core.room, core.room.position
    taken = [seat for seat in room.seats if seat.kind != "free"]
    if position is None or {seat.person for seat in taken} - {NOBODY} != {room.host}:
        return None
    if len(taken) != position.seats:
        return None
    try:
        options = complete(core.game, room.settings.options, len(taken))
    except BadInput:
        return None
    return position if options == position.options else None


def arranged(core: Core) -> bool:
    """The room's table was set up instead of dealt; before the first one: the coming one would be."""
    head = core.room.head
    return planned(core) is not None if head is None else head.position is not None


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
        entry = MoveEntry(seq=core.seq + 1, seat=seat, move=full, by="", time=core.now)
        core.moves.append(entry)
        core.outcome.writes.append(MoveWrite(head.record, entry))
