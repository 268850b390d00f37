"""A room begins: opened by a host, or brought back from its logs after a restart."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from volte.games.contract import BadInput, Refused
from volte.room import host, log, play, position
from volte.room.core import Presence
from volte.room.effects import Outcome, RoomWrite
from volte.room.machine import House, Machine
from volte.room.names import clean, distinct
from volte.room.state import fold, opened
from volte.wire.to_client import Settings

AWAY_SECONDS = 60
BOT_PACE = 900


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a host asks for (`POST /api/rooms`); what is left out is the game's default."""

    game: str
    name: str
    seats: int | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    turn_seconds: int | None = None
    watching: bool = True
    bots: list[str] = msgspec.field(default_factory=list)
    start: bool = False
    bot_pace: int | None = None
    from_record: dict[str, Any] | None = None
    """Play on from here, in one game alone with bots: whose move it is, the host plays."""


def open_room(
    house: House,
    now: int,
    code: str,
    device: str,
    base: str,
    wish: Wish,
    begin: position.Begin | None = None,
) -> tuple[Machine, Outcome]:
    """A new room whose host sits on seat 0 (or where a record goes on); Refused or BadInput if the wish
    cannot be. `begin`: the wish's record, if it was read before, as that takes its time."""
    if wish.game not in house.games:
        raise Refused("", "room-refused-game", game=wish.game[:40])
    game = house.games[wish.game]
    name = clean(wish.name)
    if not name:
        raise Refused("", "room-refused-name")
    counts = game.seat_counts
    if begin is None and wish.from_record is not None:
        begin = position.read(wish.game, wish.from_record)
    own = 0 if begin is None else begin.to_move
    others = [] if begin is None else begin.players
    if begin is not None:
        bots = wish.bots or ["steady"] * (len(others) - 1)
        wish = replace(wish, options=begin.options, seats=len(others), bots=bots)
    size = size_of(wish, counts)
    if any(level not in house.levels for level in wish.bots):
        raise Refused("", "room-refused-level")
    settings = first_settings(house, wish)
    game.options(settings.options, size if size in counts else min(counts))
    entry = log.Opened(
        code=code,
        name="",
        game=wish.game,
        seats=size,
        settings=settings,
        base=base,
        position=None if begin is None else begin.position,
    )
    machine = Machine(opened(entry), house)
    machine.now = now
    machine.outcome = Outcome([RoomWrite(code, 1, now, entry)])
    machine.write(log.Joined(person=1, name=name, device=device, seat=own, next_seat=False))
    machine.presence[1] = Presence(0, 0, expected=True)
    machine.write(log.HostIs(person=1))
    free = [seat for seat in range(size) if seat != own]
    for seat, level in zip(free, wish.bots, strict=False):
        called = clean(others[seat]) if others else ""
        bot = distinct(called or f"Bot {seat + 1}", machine.room.names())
        machine.write(log.BotSat(seat=seat, level=level, name=bot))
    if wish.start:
        play.announce(machine, "close")
    machine.shown_paused = machine.paused
    return machine, machine._end()


def size_of(wish: Wish, counts: Sequence[int]) -> int:
    """How many seats the room begins with; Refused where the game or the bots do not go with it."""
    if wish.seats is not None:
        size = wish.seats
    elif wish.start:
        size = 1 + len(wish.bots)
    else:
        size = min(4, max(counts))
    if size not in range(min(counts), max(counts) + 1) or len(wish.bots) > size - 1:
        raise Refused("", "room-refused-seat-count", seats=size, fewest=min(counts))
    return size


def first_settings(house: House, wish: Wish) -> Settings:
    game = house.games[wish.game]
    if "turn_seconds" in wish.options:
        raise Refused("", "room-refused-setting", name="turn_seconds")
    turn = game.usual_turn_seconds if wish.turn_seconds is None else wish.turn_seconds
    if turn != 0 and turn not in host.RANGES["turn_seconds"]:
        raise Refused("", "room-refused-setting", name="turn_seconds")
    pace = BOT_PACE if wish.bot_pace is None else wish.bot_pace
    if pace not in host.RANGES["bot_pace"]:
        raise Refused("", "room-refused-setting", name="bot_pace")
    return Settings(
        options=wish.options,
        turn_seconds=turn,
        away_seconds=AWAY_SECONDS,
        bot_pace=pace,
        leaving="bot",
        watching=wish.watching,
    )


class Broken(Exception):
    """A log that this version cannot read: the room stays closed, its log as it is."""


def restore(
    house: House,
    now: int,
    entries: Sequence[log.AnyEntry],
    moves: Sequence[log.MoveEntry],
    last_alive: int | None = None,
) -> Machine:
    """The room that its two logs are, waiting for its people; `moves` are those of its last table,
    `last_alive` is when the server was last known to run (its clock ran so long)."""
    first = entries[0]
    if not isinstance(first, log.Opened) or first.game not in house.games:
        raise Broken(f"no room of a known game: {first}")
    room = opened(first)
    for entry in entries[1:]:
        fold(room, entry)
    machine = Machine(room, house)
    machine.now = now
    machine.presence = {number: Presence(0, 0) for number in room.people}
    if room.phase in ("playing", "between") and room.head is not None:
        try:
            replay(machine, moves)
        except (Refused, BadInput) as error:
            raise Broken(f"{room.code}: {error}") from error
        set_clock_back(machine, last_alive)
    if room.phase == "playing":
        machine.restarting = now
        play.schedule_bot(machine)
        play.finish_if_over(machine)
    machine.empty_since = now
    machine.shown_paused = machine.paused
    return machine


def replay(machine: Machine, moves: Sequence[log.MoveEntry]) -> None:
    """The table after these moves, strikes counted as they were then."""
    play.lay_out(machine)
    assert machine.table is not None
    machine.turn = machine.game.clock_turn(machine.table.state)
    for entry in moves:
        machine.table.play(entry.seat, entry.move)
        machine.strikes[entry.seat] = play.strikes_after(machine, entry.seat, entry.by)
        machine.moves.append(entry)
        turn = machine.game.clock_turn(machine.table.state)
        if turn != machine.turn:
            machine.turn, machine.struck = turn, False


def set_clock_back(machine: Machine, last_alive: int | None) -> None:
    """What the clock still had: noted when it stopped, or with the last move."""
    noted, room = machine.room.stopped, machine.room
    left: int | None = None
    if noted is not None and (noted.table, noted.seq) == (room.table, machine.seq):
        left = noted.left_ms
    elif machine.moves:
        last = machine.moves[-1]
        left = last.left_ms
        if left is not None and last_alive is not None:
            left -= min(left, max(0, last_alive - last.time))
    elif room.settings.turn_seconds:
        left = room.settings.turn_seconds * 1000
    machine.deadline = None if left is None else machine.play_time.at(machine.now) + left
