"""The messages of people, one function each; `Refused` or `BadInput` where one is not possible."""

from volte.games.contract import WATCHER, BadInput, Json, Refused
from volte.room import dealing, host, log, play, presence
from volte.room.core import Core, Presence, refuse
from volte.room.effects import Greet, ShowTable, Tell, To
from volte.room.names import clean, distinct
from volte.room.state import PersonState
from volte.wire import to_client, to_server

LONGEST_TEXT = 200
NONCE_BYTES = 16


def carry_out(core: Core, device: str, socket: int, message: to_server.ToServer) -> None:
    """Do what a message says, as the person that this device is."""
    if core.room.closed:
        refuse("closed")
    match message:
        case to_server.Ping():
            core.effect(To(socket, to_client.Pong()))
        case to_server.Hello():
            core.effect(Greet(socket, device, message.table, message.table_seq))
        case to_server.Join():
            join(core, device, socket, message)
        case to_server.Watch():
            watch(core, device, socket, message)
        case to_server.Preview() | to_server.WhyNot():
            look_ahead(core, device, socket, message)
        case _:
            me = core.person_of(device)
            if me is None:
                refuse("no-person")
            of_person(core, me, socket, message)


def of_person(core: Core, me: PersonState, socket: int, message: to_server.ToServer) -> None:
    if isinstance(message, host.HostMessage):
        if me.number != core.room.host:
            refuse("host-only")
        host.carry_out(core, me, message)
        return
    seat = core.room.seat_of(me.number)
    if seat is not None and not isinstance(message, to_server.Nonce):
        play.sign_of_life(core, seat)
    match message:
        case to_server.Move():
            move(core, me, seat, socket, message)
        case to_server.Nonce():
            nonce(core, seat, message)
        case to_server.Ready():
            core.write(log.Readied(person=me.number, ready=message.ready))
            core.tell("room-ready" if message.ready else "room-not-ready", name=me.name)
        case to_server.React():
            react(core, me, message)
        case to_server.Rename():
            rename(core, me, message)
        case to_server.Leave():
            presence.leave(core, me.number)


# -- coming, and where to sit --------------------------------------------------------------------------------


def new_name(core: Core, wanted: str, but: int = 0) -> str:
    name = clean(wanted)
    if not name:
        refuse("name")
    return distinct(name, core.room.names(but))


def may_come(core: Core, device: str) -> None:
    if not device or device.startswith("?"):
        refuse("no-device")
    if device in core.room.banned:
        refuse("removed")


def join(core: Core, device: str, socket: int, message: to_server.Join) -> None:
    may_come(core, device)
    room, me = core.room, core.person_of(device)
    seat = message.seat
    if seat is not None and not 0 <= seat < len(room.seats):
        refuse("no-seat")
    own = room.seat_of(me.number) if me else None
    if own is not None and (seat is None or seat == own):
        return  # a double click seats nobody twice
    if own is not None and room.in_game:
        refuse("in-game")
    if not room.in_game:
        if seat is not None and room.seats[seat].kind != "free":
            refuse("seat-taken")
        seat = room.free_seat() if seat is None else seat
    else:
        seat = None
    if seat is None and own is None:
        wait(core, device, socket, message.name)
    elif seat is not None and me is None:
        enter(core, device, socket, message.name, seat, False)
    elif seat is not None and me is not None:
        core.write(log.Sat(person=me.number, seat=seat))
        core.tell("room-sat", name=me.name, place=seat + 1)


def wait(core: Core, device: str, socket: int, name: str) -> None:
    """No seat now: watch until the next game, if watching is allowed."""
    me = core.person_of(device)
    if me is not None:
        core.write(log.Stood(person=me.number, next_seat=True))
        core.tell("room-waits", name=me.name)
        return
    room_for_watchers(core)
    enter(core, device, socket, name, None, True)


def room_for_watchers(core: Core) -> None:
    if not core.room.settings.watching:
        refuse("full")
    if len(core.room.watchers()) >= core.house.limits.watchers:
        refuse("watchers")


def enter(core: Core, device: str, socket: int, name: str, seat: int | None, next_seat: bool) -> None:
    person = core.room.came + 1
    shown = new_name(core, name)
    core.write(log.Joined(person=person, name=shown, device=device, seat=seat, next_seat=next_seat))
    living = core.sockets.get(device, 0)
    core.presence[person] = Presence(living, None if living else core.people_time.at(core.now))
    core.tell("room-joined", name=shown)


def watch(core: Core, device: str, socket: int, message: to_server.Watch) -> None:
    may_come(core, device)
    me = core.person_of(device)
    if me is None:
        room_for_watchers(core)
        enter(core, device, socket, message.name, None, False)
        return
    if core.room.seat_of(me.number) is not None:
        if core.room.in_game:
            refuse("in-game")
        room_for_watchers(core)
    core.write(log.Stood(person=me.number))
    core.tell("room-watches", name=me.name)


def rename(core: Core, me: PersonState, message: to_server.Rename) -> None:
    person = me.number if message.person is None else message.person
    if person != me.number and me.number != core.room.host:
        refuse("host-only")
    if person == 0:
        name = clean(message.name)
        if not name:
            refuse("name")
        core.write(log.Renamed(person=0, name=name))
        core.tell("room-room-renamed", name=name)
        return
    if person not in core.room.people:
        refuse("no-person")
    old = core.room.people[person].name
    name = new_name(core, message.name, person)
    core.write(log.Renamed(person=person, name=name))
    core.tell("room-renamed", name=name, old=old)


def react(core: Core, me: PersonState, message: to_server.React) -> None:
    if message.reaction not in to_server.REACTIONS:
        refuse("reaction")
    limits = core.house.limits
    recent = [at for at in core.reactions.get(me.number, []) if core.now - at < limits.reactions_ms]
    if len(recent) >= limits.reactions:
        refuse("too-fast")
    core.reactions[me.number] = [*recent, core.now]
    core.effect(Tell(to_client.Reaction(person=me.number, reaction=message.reaction)))


# -- at the table --------------------------------------------------------------------------------------------


def nonce(core: Core, seat: int | None, message: to_server.Nonce) -> None:
    if seat is None:
        refuse("not-seated")
    if message.table == core.room.table and core.room.phase != "announced":
        return  # too late, or twice: the cards are dealt
    if core.room.phase != "announced" or message.table != core.room.table:
        refuse("other-table")
    try:
        share = bytes.fromhex(message.nonce) if len(message.nonce) == 2 * NONCE_BYTES else b""
    except ValueError:
        share = b""
    if len(share) != NONCE_BYTES:
        refuse("nonce")
    dealing.take_nonce(core, seat, share.hex())


def move(core: Core, me: PersonState, seat: int | None, socket: int, message: to_server.Move) -> None:
    """Play a move made on the current state; one that is in the log already is answered, not played."""
    if seat is None:
        refuse("not-seated")
    if core.table is None or message.table != core.room.table or core.room.phase == "announced":
        refuse("other-table")
    if len(message.move) > LONGEST_TEXT:
        refuse("too-long")
    if is_repeated(core, seat, message):
        core.effect(ShowTable(socket, me.device))
        return
    if core.room.phase != "playing":
        refuse("no-game")
    if message.seq != core.seq:
        refuse("stale" if message.seq < core.seq else "future")
    if message.move == "leave":
        # The rules know it as a move, the room as a person who goes (A20).
        refuse("leave")
    play.make_move(core, seat, message.move, "human")
    play.finish_if_over(core)


def is_repeated(core: Core, seat: int, message: to_server.Move) -> bool:
    if not 0 <= message.seq < core.seq:
        return False
    made = core.moves[message.seq]
    return made.seat == seat and message.move in (made.move, core.sent_texts.get(message.seq))


def look_ahead(core: Core, device: str, socket: int, message: to_server.Preview | to_server.WhyNot) -> None:
    """What a move would do, or why a thing is not possible: from the asker's own view alone."""
    me = core.person_of(device)
    seat = core.room.seat_of(me.number) if me else None
    if me is None and not core.room.settings.watching:
        refuse("no-person")
    if core.table is None or message.table != core.room.table:
        refuse("other-table")
    if message.seq != core.seq:
        refuse("stale" if message.seq < core.seq else "future")
    if len(message.move if isinstance(message, to_server.Preview) else message.thing) > LONGEST_TEXT:
        refuse("too-long")
    viewer = WATCHER if seat is None else seat
    view = core.view(viewer)
    if isinstance(message, to_server.Preview):
        core.effect(To(socket, preview_answer(message, core.game.preview(view, message.move))))
    else:
        core.effect(To(socket, why_not_answer(message, core.game.why_not(view, message.thing))))


def preview_answer(message: to_server.Preview, preview: Json) -> to_client.PreviewAnswer:
    return to_client.PreviewAnswer(
        re=message.id, table=message.table, seq=message.seq, move=message.move, preview=preview
    )


def why_not_answer(message: to_server.WhyNot, why: Refused | BadInput | None) -> to_client.WhyNotAnswer:
    return to_client.WhyNotAnswer(
        re=message.id,
        table=message.table,
        seq=message.seq,
        thing=message.thing,
        clause=why.clause if isinstance(why, Refused) else "",
        key=why.key if why else "",
        args=why.args_of_key if why else {},
    )
