"""What a room is: the fold of its room log. Presence, clocks and sockets are not in here."""

from dataclasses import dataclass, field
from typing import Any, Literal

from volte.room import log
from volte.room.names import distinct
from volte.wire.to_client import Settings

NOBODY = 0


@dataclass
class SeatState:
    """A seat is free, a person's, or a bot's; `level` empty: no bot. `wins` go with the player."""

    person: int = NOBODY
    level: str = ""
    name: str = ""
    wins: int = 0

    @property
    def kind(self) -> Literal["free", "person", "bot"]:
        return "person" if self.person else "bot" if self.level else "free"


@dataclass
class PersonState:
    """Somebody in the room; `device` is a hash."""

    number: int
    name: str
    device: str
    next_seat: bool = False
    ready: bool = False
    wins: int = 0


@dataclass
class TableHead:
    """What is fixed when a table is announced and dealt."""

    number: int
    record: str
    options: dict[str, Any]
    rules: int
    seats: int
    commitment: str
    secret: str
    nonces: list[str] = field(default_factory=list)
    players: list[str] = field(default_factory=list)
    devices: list[str] = field(default_factory=list)
    result: dict[str, Any] | None = None
    first: int | None = None
    names: list[str] = field(default_factory=list)
    """Who sat where when it ended: seats change hands afterwards."""
    position: log.Position | None = None
    """What was set up instead of a deal."""


@dataclass
class RoomState:
    """The room after `seq` entries."""

    code: str
    name: str
    game: str
    size: int
    settings: Settings
    base: str
    seq: int = 1
    seats: list[SeatState] = field(default_factory=list)
    people: dict[int, PersonState] = field(default_factory=dict)
    by_device: dict[str, int] = field(default_factory=dict)
    banned: set[str] = field(default_factory=set)
    came: int = 0
    """How many persons ever came: numbers are not given twice."""
    host: int = NOBODY
    phase: Literal["lobby", "announced", "playing", "between"] = "lobby"
    head: TableHead | None = None
    held: bool = False
    """The host has stopped clocks and bots."""
    stopped: log.Stopped | None = None
    """The last note of what a clock had left."""
    closed: str = ""
    position: log.Position | None = None
    """What the first table may begin with instead of a deal (`volte.room.position`)."""

    @property
    def table(self) -> int:
        return self.head.number if self.head else 0

    @property
    def in_game(self) -> bool:
        return self.phase in ("announced", "playing")

    def seat_of(self, person: int) -> int | None:
        """The seat of a person, None for those who watch."""
        if person:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return None

    def free_seat(self) -> int | None:
        return next((i for i, seat in enumerate(self.seats) if seat.kind == "free"), None)

    def watchers(self) -> list[PersonState]:
        return [one for one in self.people.values() if self.seat_of(one.number) is None]

    def names(self, but: int = NOBODY) -> list[str]:
        """All names in use, of persons and bots, except one person's own."""
        people = [one.name for one in self.people.values() if one.number != but]
        return people + [seat.name for seat in self.seats if seat.level]


def opened(entry: log.Opened) -> RoomState:
    """The room that the first entry of a log makes."""
    room = RoomState(entry.code, entry.name, entry.game, entry.seats, entry.settings, entry.base)
    room.seats = [SeatState() for _ in range(entry.seats)]
    room.position = entry.position
    return room


def fold(room: RoomState, entry: log.AnyEntry) -> None:
    """Carry out one entry; it was possible when it was written, so nothing is checked here."""
    room.seq += 1
    match entry:
        case log.Joined():
            room.came = max(room.came, entry.person)
            room.people[entry.person] = PersonState(entry.person, entry.name, entry.device, entry.next_seat)
            if entry.device:
                room.by_device[entry.device] = entry.person
            if entry.seat is not None:
                sit(room, entry.person, entry.seat)
        case log.Sat():
            stand(room, entry.person)
            sit(room, entry.person, entry.seat)
        case log.Stood():
            stand(room, entry.person)
            room.people[entry.person].next_seat = entry.next_seat
        case log.Left():
            leave(room, entry)
        case log.Renamed():
            rename(room, entry)
        case log.Readied():
            room.people[entry.person].ready = entry.ready
        case log.BotSat():
            room.seats[entry.seat] = SeatState(level=entry.level, name=entry.name)
        case log.SeatFreed():
            room.seats[entry.seat] = SeatState()
        case log.Swapped():
            seats = room.seats
            seats[entry.a], seats[entry.b] = seats[entry.b], seats[entry.a]
        case log.Configured():
            room.settings = entry.settings
            resize(room, entry.seats)
        case log.HostIs():
            room.host = entry.person
        case log.Moved():
            move_device(room, entry)
        case log.Announced():
            announce(room, entry)
        case log.Dealt():
            assert room.head is not None
            room.phase = "playing"
            room.head.nonces, room.head.players = entry.nonces, entry.players
            room.head.devices = entry.devices
        case log.Finished():
            finish(room, entry)
        case log.Stopped():
            room.stopped = entry
            room.held = room.held or entry.why == "host"
        case log.GoesOn():
            room.held = False
        case log.Closed():
            room.closed = entry.why


def sit(room: RoomState, person: int, seat: int) -> None:
    who = room.people[person]
    room.seats[seat] = SeatState(person=person, name=who.name, wins=who.wins)
    who.next_seat = False


def stand(room: RoomState, person: int) -> None:
    seat = room.seat_of(person)
    if seat is not None:
        room.seats[seat] = SeatState()


def leave(room: RoomState, entry: log.Left) -> None:
    seat = room.seat_of(entry.person)
    if seat is not None:
        # Whoever is out of the round is told of by name until the next one.
        room.seats[seat] = SeatState(name=room.seats[seat].name if entry.out else "")
        if room.in_game and not entry.out:
            room.seats[seat] = SeatState(level="steady", name=bot_name(room, seat))
    device = room.people.pop(entry.person).device
    room.by_device.pop(device, None)
    if entry.removed and device:
        room.banned.add(device)


def bot_name(room: RoomState, seat: int) -> str:
    """A name for the bot on this seat: a number, as bots have no other."""
    return distinct(f"Bot {seat + 1}", room.names())


def rename(room: RoomState, entry: log.Renamed) -> None:
    if entry.person == NOBODY:
        room.name = entry.name
        return
    room.people[entry.person].name = entry.name
    seat = room.seat_of(entry.person)
    if seat is not None:
        room.seats[seat].name = entry.name


def move_device(room: RoomState, entry: log.Moved) -> None:
    who = room.people[entry.person]
    room.by_device.pop(who.device, None)
    who.device = entry.device
    if entry.device:
        room.by_device[entry.device] = who.number


def resize(room: RoomState, size: int) -> None:
    """Free seats at the end go or come; taken ones stay, in their order."""
    room.size = size
    if len(room.seats) > size:
        taken = [seat for seat in room.seats if seat.kind != "free"]
        free = [SeatState() for _ in range(size - len(taken))]
        room.seats = taken + free
    while len(room.seats) < size:
        room.seats.append(SeatState())


def announce(room: RoomState, entry: log.Announced) -> None:
    room.seats = [seat for seat in room.seats if seat.kind != "free"]
    room.phase = "announced"
    room.stopped = None
    room.position = None  # it was for one table
    room.head = TableHead(
        entry.table,
        entry.record,
        entry.options,
        entry.rules,
        entry.seats,
        entry.commitment,
        entry.secret,
        first=entry.first,
        position=entry.position,
    )
    for one in room.people.values():
        one.ready = False


def finish(room: RoomState, entry: log.Finished) -> None:
    """Count the wins, and open the seats again; who waited is seated by entries of their own."""
    assert room.head is not None
    room.head.result = entry.result
    room.head.names = [seat.name for seat in room.seats]
    room.phase = "between"
    for number in entry.result.get("winners", []):
        seat = room.seats[number]
        seat.wins += 1
        if seat.person:
            room.people[seat.person].wins += 1
    resize(room, max(room.size, len(room.seats)))
