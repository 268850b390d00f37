"""A room begins: opened by a host, or brought back from its logs after a restart."""

from collections.abc import Mapping, Sequence

from volte.games.contract import BadInput, Refused
from volte.room import dealing, log, play, position
from volte.room.core import Presence, refuse
from volte.room.effects import Outcome, RoomWrite
from volte.room.machine import House, Machine
from volte.room.names import clean, distinct
from volte.room.state import bot_name, fold, opened
from volte.room.wish import Wish, first_settings, size_of


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
        refuse("game", game=wish.game[:40])
    name = clean(wish.name)
    if not name:
        refuse("name")
    if begin is None and wish.from_record is not None:
        begin = position.read(wish.game, wish.from_record)
    if begin is not None:
        wish = begin.fitted(wish)
    entry = first_entry(house, code, base, wish, begin)
    machine = Machine(opened(entry), house)
    machine.now = now
    machine.outcome = Outcome([RoomWrite(code, 1, now, entry)])
    seat = 0 if begin is None else begin.to_move
    machine.write(log.Joined(person=1, name=name, device=device, seat=seat, next_seat=False))
    machine.presence[1] = Presence(0, 0, expected=True)
    machine.write(log.HostIs(person=1))
    seat_bots(machine, wish.bots, {} if begin is None else begin.others())
    if wish.start:
        dealing.announce(machine, "close")
    machine.shown_paused = machine.paused
    return machine, machine._end()


def first_entry(house: House, code: str, base: str, wish: Wish, begin: position.Begin | None) -> log.Opened:
    """The room that its host asks for; Refused or BadInput if the game or its bots cannot be so."""
    game = house.games[wish.game]
    size = size_of(game, wish)
    if any(level not in house.levels for level in wish.bots):
        refuse("level")
    settings = first_settings(game, wish)
    game.options(settings.options, size if size in game.seat_counts else min(game.seat_counts))
    return log.Opened(
        code=code,
        name="",
        game=wish.game,
        seats=size,
        settings=settings,
        base=base,
        position=None if begin is None else begin.position,
    )


def seat_bots(machine: Machine, levels: Sequence[str], names: Mapping[int, str]) -> None:
    """Bots of these levels on the first free seats, called as a record calls them."""
    free = [seat for seat, taken in enumerate(machine.room.seats) if taken.kind == "free"]
    for seat, level in zip(free, levels, strict=False):
        called = clean(names.get(seat, ""))
        name = distinct(called, machine.room.names()) if called else bot_name(machine.room, seat)
        machine.write(log.BotSat(seat=seat, level=level, name=name))


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
    dealing.lay_out(machine)
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
