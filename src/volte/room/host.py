"""What only the host may do."""

from typing import Any

import msgspec

from volte.room import dealing, log, presence
from volte.room.core import Core, refuse
from volte.room.state import PersonState, bot_name
from volte.wire import to_server

HostMessage = (
    to_server.Configure
    | to_server.AddBot
    | to_server.Remove
    | to_server.Swap
    | to_server.HandOver
    | to_server.Start
    | to_server.Pause
    | to_server.CloseRoom
)

RANGES = {
    "turn_seconds": range(15, 301),
    "away_seconds": range(10, 601),
    "bot_pace": range(5001),
}
"""What a number of the settings may be (docs/rooms.md); `turn_seconds` also 0."""


def carry_out(core: Core, me: PersonState, message: HostMessage) -> None:
    match message:
        case to_server.Configure():
            configure(core, message)
        case to_server.AddBot():
            add_bot(core, message)
        case to_server.Remove():
            remove(core, me, message)
        case to_server.Swap():
            swap(core, message)
        case to_server.HandOver():
            hand_over(core, message)
        case to_server.Start():
            dealing.announce(core, message.fill)
        case to_server.Pause():
            pause(core, message)
        case to_server.CloseRoom():
            presence.close(core, "host")


def between_games(core: Core) -> None:
    if core.room.in_game:
        refuse("in-game")


def configure(core: Core, message: to_server.Configure) -> None:
    """Game, seats and clock only between games; the rest at any time."""
    room = core.room
    if message.options is not None or message.seats is not None or message.turn_seconds is not None:
        between_games(core)
    changed: dict[str, Any] = {}
    for name, allowed in RANGES.items():
        value = getattr(message, name)
        if value is None:
            continue
        if value not in allowed and not (name == "turn_seconds" and value == 0):
            refuse("setting", name=name)
        changed[name] = value
    if message.leaving is not None:
        if message.leaving not in ("bot", "out"):
            refuse("setting", name="leaving")
        changed["leaving"] = message.leaving
    if message.watching is not None:
        changed["watching"] = message.watching
    size = room.size if message.seats is None else message.seats
    check_size(core, size)
    if message.options is not None:
        changed["options"] = merged_options(core, message.options, size)
    settings = msgspec.structs.replace(room.settings, **changed)
    core.write(log.Configured(settings=settings, seats=size))
    core.tell("room-configured")


def check_size(core: Core, size: int) -> None:
    taken = sum(1 for seat in core.room.seats if seat.kind != "free")
    counts = core.game.seat_counts
    if not max(min(counts), taken if not core.room.in_game else 1) <= size <= max(counts):
        refuse("seat-count", seats=size, fewest=max(min(counts), taken))


def merged_options(core: Core, new: dict[str, Any], size: int) -> dict[str, Any]:
    """The room's options with the new ones; BadInput (or a refusal) where that cannot be."""
    if "turn_seconds" in new:
        refuse("setting", name="turn_seconds")
    options = core.room.settings.options | new
    counts = core.game.seat_counts
    core.game.options(options, size if size in counts else min(counts))
    return options


def add_bot(core: Core, message: to_server.AddBot) -> None:
    between_games(core)
    room = core.room
    if message.level not in core.house.levels:
        refuse("level")
    seat = room.free_seat() if message.seat is None else message.seat
    if seat is None:
        refuse("full")
    if not 0 <= seat < len(room.seats):
        refuse("no-seat")
    if room.seats[seat].kind != "free":
        refuse("seat-taken")
    name = bot_name(room, seat)
    core.write(log.BotSat(seat=seat, level=message.level, name=name))
    core.tell("room-bot-sat", name=name)


def remove(core: Core, me: PersonState, message: to_server.Remove) -> None:
    """A person at any time (a bot goes on for them), a bot only between games."""
    room = core.room
    if message.person is not None:
        if message.person == me.number:
            refuse("self")
        if message.person not in room.people:
            refuse("no-person")
        presence.leave(core, message.person, removed=True)
        return
    if message.seat is None or not 0 <= message.seat < len(room.seats):
        refuse("no-seat")
    between_games(core)
    if room.seats[message.seat].kind != "bot":
        refuse("no-bot")
    name = room.seats[message.seat].name
    core.write(log.SeatFreed(seat=message.seat))
    core.tell("room-bot-gone", name=name)


def swap(core: Core, message: to_server.Swap) -> None:
    between_games(core)
    for seat in (message.a, message.b):
        if not 0 <= seat < len(core.room.seats):
            refuse("no-seat")
    core.write(log.Swapped(a=message.a, b=message.b))
    core.tell("room-swapped")


def hand_over(core: Core, message: to_server.HandOver) -> None:
    if message.person not in core.room.people:
        refuse("no-person")
    if message.person != core.room.host:
        presence.make_host(core, message.person)


def pause(core: Core, message: to_server.Pause) -> None:
    """Only clocks and bots stand still; who is at the table may go on."""
    if message.paused == core.room.held:
        return
    if message.paused:
        core.write(presence.stopped(core, "host"))
    else:
        core.write(log.GoesOn())
