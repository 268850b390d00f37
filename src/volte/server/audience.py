"""The one filter: every message of a room to anybody is made here, from what that audience may know."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Literal

import msgspec

from volte.games.contract import WATCHER, Event, OptionInfo
from volte.room import effects as fx
from volte.room.core import AnyGame
from volte.room.machine import Machine
from volte.room.play import is_idle
from volte.room.position import arranged
from volte.room.state import NOBODY, PersonState
from volte.server.links import share_base
from volte.server.settings import ServerSettings
from volte.wire import to_client
from volte.wire.to_server import PROTOCOL

VERSION = "0.1.0"

Close = int
Delivery = tuple[int, bytes | Close]
"""A socket's number, and the text for it or the code it is closed with."""

encode = msgspec.json.Encoder().encode


def deliveries(machine: Machine, effects: list[fx.Effect], settings: ServerSettings) -> list[Delivery]:
    """What these effects mean for each socket, in order; made at once, while the state is the one meant."""
    return [delivery for effect in effects for delivery in _of(machine, effect, settings)]


def _of(machine: Machine, effect: fx.Effect, settings: ServerSettings) -> Iterator[Delivery]:
    match effect:
        case fx.TableChanged():
            yield from table_deliveries(machine)
        case fx.To():
            if effect.socket:
                yield effect.socket, encode(effect.message)
        case fx.CloseSocket():
            yield effect.socket, effect.code
        case fx.CloseAll():
            for socket in machine.sockets.values():
                yield socket, effect.code
        case fx.Tell():
            text = encode(effect.message)
            for socket in machine.sockets.values():
                yield socket, text
        case fx.Greet():
            for message in greeting(machine, effect, settings):
                yield effect.socket, encode(message)
        case fx.ShowTable():
            for viewer in viewers_of(machine, [effect.device]).values():
                yield effect.socket, encode(whole_table(machine, viewer))
        case fx.RoomChanged():
            for device, message in room_messages(machine, machine.sockets, settings, effect.events):
                yield machine.sockets[device], encode(message)
        case fx.TableEnded():
            text = encode(ended_message(machine))
            for device in viewers_of(machine, machine.sockets):
                yield machine.sockets[device], text
        case fx.AskBot():
            pass  # the rooms' business


def greeting(machine: Machine, greet: fx.Greet, settings: ServerSettings) -> Iterator[to_client.Message]:
    yield to_client.Welcome(version=PROTOCOL, server=VERSION)
    for _, message in room_messages(machine, [greet.device], settings, []):
        yield message
    for viewer in viewers_of(machine, [greet.device]).values():
        missed = machine.seq - greet.seq if greet.table == machine.room.table else 0
        yield whole_table(machine, viewer, max(0, missed), greeting=True)
        if machine.room.phase == "between":
            yield ended_message(machine)


# -- the table -----------------------------------------------------------------------------------------------


def viewers_of(machine: Machine, devices: Iterable[str]) -> dict[str, int]:
    """The seat whose view each of these devices gets, or WATCHER; it follows from the token, never from a
    message. Devices that see nothing are not in here: people of the room see the table, others where watching
    is allowed."""
    room, head = machine.room, machine.room.head
    if machine.table is None or head is None:
        return {}
    seats = {seat.person: number for number, seat in enumerate(room.seats) if seat.person != NOBODY}
    found = {}
    for device in devices:
        person = room.by_device.get(device, NOBODY)
        if person == NOBODY and not room.settings.watching:
            continue
        seat = seats.get(person, WATCHER)
        if room.phase == "between" and seat != WATCHER:
            # Seats may have changed hands since; the cards of the last game are its own players'.
            seat = head.devices.index(device) if device in head.devices else WATCHER
        found[device] = seat
    return found


def table_deliveries(machine: Machine) -> Iterator[Delivery]:
    """One message a seat, and one for all who watch."""
    seen = viewers_of(machine, machine.sockets)
    messages = table_messages(machine, set(seen.values()))
    texts = {viewer: encode(message) for viewer, message in messages.items()}
    for device, viewer in seen.items():
        yield machine.sockets[device], texts[viewer]


def whole_table(
    machine: Machine, viewer: int, missed: int = 0, greeting: bool = False
) -> to_client.TableState:
    """The table for somebody who comes or comes back: nothing happens; a greeting tells the last move."""
    message = table_messages(machine, {viewer})[viewer]
    previous = message.events if greeting and machine.moves else None
    return msgspec.structs.replace(message, events=[], missed=missed, previous=previous)


def table_messages(machine: Machine, viewers: set[int]) -> dict[int, to_client.TableState]:
    """The last move and what it led to, for these seats or (WATCHER) all who watch."""
    assert machine.table is not None
    state, game = machine.table.state, machine.game
    table, seq, left_ms = machine.room.table, machine.seq, machine.left_ms()
    playing = machine.room.phase == "playing"
    can_leave = playing and machine.room.settings.leaving == "out"
    last = machine.moves[-1] if machine.moves else None
    by: Literal["human", "bot", "clock", ""] = last.by if last else ""
    events = game.events_for(state, viewers) if last else {}
    return {
        viewer: to_client.TableState(
            table=table,
            seq=seq,
            events=events.get(viewer, []),
            view=msgspec.Raw(view),
            legal=game.legal(state, viewer) if playing and viewer != WATCHER else [],
            can_leave_round=can_leave and viewer != WATCHER and game.can_leave(state, viewer),
            left_ms=left_ms,
            by=by,
            seat=last.seat if last else None,
            move=game.shown_move(state, viewer, last.seat, last.move) if last else "",
        )
        for viewer, view in game.written_views(state, viewers).items()
    }


def ended_message(machine: Machine) -> to_client.Ended:
    head = machine.room.head
    assert head is not None and head.result is not None
    return to_client.Ended(
        table=head.number,
        result=head.result,
        record=f"/api/records/{head.record}",
        agreed=[one.number for one in machine.room.people.values() if one.ready],
        players=head.names,
    )


# -- the room ------------------------------------------------------------------------------------------------


def room_messages(
    machine: Machine, devices: Iterable[str], settings: ServerSettings, events: list[Event]
) -> Iterator[tuple[str, to_client.Room]]:
    """The room for each of these: all see the same, but for who they are themselves."""
    public = room_message(machine, settings, events)
    for device in devices:
        me, message = machine.person_of(device), public
        if me is not None:
            seat = machine.room.seat_of(me.number)
            message = msgspec.structs.replace(public, you=me.number, your_seat=seat, next_seat=me.next_seat)
        yield device, message


def room_message(machine: Machine, settings: ServerSettings, events: list[Event]) -> to_client.Room:
    """The room as a visitor sees it."""
    room = machine.room
    base, local_only = share_base(settings, room.base)
    return to_client.Room(
        seq=room.seq,
        code=room.code,
        name=room.name,
        game=room.game,
        seat_counts=list(machine.game.seat_counts),
        option_infos=option_infos(machine.game),
        bot_levels=list(machine.house.levels),
        phase=room.phase,
        paused=machine.paused,  # type: ignore[arg-type]
        settings=room.settings,
        seats=[seat_struct(machine, number) for number in range(len(room.seats))],
        people=[person_struct(machine, one) for one in room.people.values()],
        you=None,
        your_seat=None,
        next_seat=False,
        table=room.table,
        commitment=room.head.commitment if room.head else "",
        link=f"{base}/r/{room.code}",
        local_only=local_only,
        arranged=arranged(machine),
        events=events,
    )


@cache
def option_infos(game: AnyGame) -> list[OptionInfo]:
    """A game's options never change."""
    return game.option_infos()


def seat_struct(machine: Machine, number: int) -> to_client.Seat:
    seat = machine.room.seats[number]
    return to_client.Seat(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        person=seat.person or None,
        level=seat.level,
        stand_in=seat.person != NOBODY and machine.room.in_game and machine.is_gone(seat.person),
        idle=seat.person != NOBODY and machine.room.phase == "playing" and is_idle(machine, number),
        wins=seat.wins,
    )


def person_struct(machine: Machine, one: PersonState) -> to_client.Person:
    presence: Literal["here", "away", "gone"] = "away"
    if machine.is_here(one.number):
        presence = "here"
    elif machine.is_gone(one.number):
        presence = "gone"
    return to_client.Person(
        person=one.number,
        name=one.name,
        presence=presence,
        ready=one.ready,
        wins=one.wins,
        host=one.number == machine.room.host,
    )
