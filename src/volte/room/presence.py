"""Who is connected: here, away, gone; the host's succession; and what stands still meanwhile."""

from volte.room import log
from volte.room.core import Core, Presence
from volte.room.effects import CloseAll, CloseSocket, Greet, RoomChanged
from volte.room.play import finish_if_over, make_move, schedule_bot
from volte.room.state import NOBODY
from volte.wire.to_client import CLOSE_REMOVED, CLOSE_REPLACED, CLOSE_ROOM_CLOSED


def come(core: Core, device: str, socket: int, table: int, seq: int) -> None:
    """The newest socket of a device is the living one; its person is here again, at once. A device that the
    host has removed sees nothing of the room any more."""
    if device in core.room.banned and core.person_of(device) is None:
        core.effect(CloseSocket(socket, CLOSE_REMOVED))
        return
    old = core.sockets.get(device, 0)
    if old and old != socket:
        core.effect(CloseSocket(old, CLOSE_REPLACED))
    core.sockets[device] = socket
    core.effect(Greet(socket, device, table, seq))
    person = core.person_of(device)
    if person is None:
        return
    before = core.presence.get(person.number, Presence())
    core.presence[person.number] = Presence(socket, None)
    schedule_bot(core)
    if core.nonces_until is None and core.room.phase == "announced":
        core.nonces_until = core.now + core.house.limits.nonce_ms
    if before.expected:
        core.effect(RoomChanged([]))
    elif not before.socket:
        core.tell("room-back", name=person.name)


def go(core: Core, device: str, socket: int) -> None:
    if core.sockets.get(device) != socket:
        return
    del core.sockets[device]
    person = core.person_of(device)
    if person is not None:
        core.presence[person.number] = Presence(0, core.people_time.at(core.now))
        core.tell("room-away", name=person.name)


def mark_gone(core: Core) -> None:
    """Who was away for too long has a bot standing in."""
    passed = core.people_time.at(core.now)
    grace = core.room.settings.away_seconds * 1000
    for number, there in core.presence.items():
        if there.away_since is not None and not there.gone and passed - there.away_since >= grace:
            there.gone = True
            core.tell("room-gone", name=core.room.people[number].name)
    schedule_bot(core)


def pass_host_on(core: Core) -> None:
    """The host was away for too long: the longest-present seated person takes over."""
    there = core.presence.get(core.room.host)
    if there is None or there.away_since is None:
        return
    if core.people_time.at(core.now) - there.away_since >= core.house.limits.host_away_ms:
        heir = next_host(core)
        if heir is not None:
            make_host(core, heir)


def next_host(core: Core) -> int | None:
    """Who becomes host: seated and here, else here, the longest-present first."""
    here = [number for number in core.room.people if core.is_here(number) and number != core.room.host]
    seated = [number for number in here if core.room.seat_of(number) is not None]
    return min(seated or here, default=None)


def make_host(core: Core, person: int) -> None:
    core.write(log.HostIs(person=person))
    core.tell("room-host", name=core.room.people[person].name)


def leave(core: Core, person: int, removed: bool = False) -> None:
    """Go for good (A20): a bot takes the seat of a running game, or the seat leaves the round."""
    room, table = core.room, core.table
    seat, who = room.seat_of(person), room.people[person]
    out = False
    if seat is not None and table is not None and room.phase == "playing":
        out = room.settings.leaving == "out" and core.game.can_leave(table.state, seat)
    socket = core.sockets.get(who.device, 0)
    core.write(log.Left(person=person, out=out, removed=removed))
    core.presence.pop(person, None)
    if seat is not None:
        core.nonces.pop(seat, None)
    if removed and socket:
        core.sockets.pop(who.device, None)
        core.effect(CloseSocket(socket, CLOSE_REMOVED))
    core.tell("room-removed" if removed else "room-left", name=who.name)
    if out and seat is not None:
        make_move(core, seat, "leave", "human")
        finish_if_over(core)
    if not room.people:
        close(core, "left")
        return
    schedule_bot(core)
    if room.host == person:
        heir = next_host(core)
        make_host(core, min(room.people) if heir is None else heir)


def close(core: Core, why: str) -> None:
    assert why in ("host", "empty", "left")
    core.write(log.Closed(why=why))  # type: ignore[arg-type]
    core.effect(CloseAll(CLOSE_ROOM_CLOSED))


def move_device(core: Core, old: str, new: str) -> None:
    """Only where the other device has no seat of its own here; as a watcher it gives way."""
    person = core.person_of(old)
    if person is None or core.room.closed:
        return
    if not new:
        leave(core, person.number)
        return
    other = core.person_of(new)
    if other is not None:
        if core.room.seat_of(other.number) is not None:
            return
        leave(core, other.number)
    core.write(log.Moved(person=person.number, device=new))
    socket = core.sockets.pop(old, 0)
    if socket:
        core.effect(CloseSocket(socket, CLOSE_REPLACED))
    newer = core.sockets.get(new, 0)
    core.presence[person.number] = Presence(newer, None if newer else core.people_time.at(core.now))
    core.tell("room-moved", name=person.name)


def set_watches(core: Core) -> None:
    """Let time run or stand still; a clock that stops is noted, so that it survives a crash."""
    if core.restarting is not None and restart_is_over(core):
        core.restarting = None
    here = core.anybody_here()
    if here:
        core.empty_since = None
    elif core.empty_since is None:
        core.empty_since = core.now
    core.people_time.run(core.now, here and core.restarting is None)
    paused = core.paused
    if core.play_time.running and paused == "empty" and core.left_ms() is not None:
        core.write(stopped(core, "empty"))
    core.play_time.run(core.now, core.room.phase == "playing" and not paused)
    if paused != core.shown_paused:
        before, core.shown_paused = core.shown_paused, paused
        if "empty" in (before, paused):
            core.effect(RoomChanged([]))  # nobody saw it stand still
        else:
            core.tell(f"room-paused-{paused}" if paused else "room-goes-on")


def stopped(core: Core, why: str) -> log.Stopped:
    return log.Stopped(why=why, table=core.room.table, seq=core.seq, left_ms=core.left_ms())  # type: ignore[arg-type]


def restart_is_over(core: Core) -> bool:
    """The seat to move is there again, or any human after 15 s."""
    if core.restarting is None or not core.anybody_here():
        return core.restarting is None
    seat = core.to_move()
    person = core.room.seats[seat].person if seat is not None else NOBODY
    waited = core.now - core.restarting >= core.house.limits.restart_ms
    return waited or person == NOBODY or core.is_here(person)
