"""The table of a room: moves by people, bots and clock, the end."""

from typing import Literal

from volte.games.contract import Refused
from volte.room import log
from volte.room.core import Core
from volte.room.effects import AskBot, MoveWrite, TableChanged, TableClosed, TableEnded

STRIKES = 2
"""So many turns in a row run out before default moves are made at once."""

By = Literal["human", "bot", "clock", ""]


# -- moves ---------------------------------------------------------------------------------------------------


def make_move(core: Core, seat: int, move: str, by: By) -> None:
    """Play, note in the move log, set the clock; Refused (and nothing changed) if it is not allowed."""
    assert core.table is not None and core.room.head is not None
    full = core.table.play(seat, move)
    seq = core.seq
    core.sent_texts = {seq: move}
    core.strikes[seat] = strikes_after(core, seat, by)
    set_clock(core)
    entry = log.MoveEntry(seq=seq + 1, seat=seat, move=full, by=by, time=core.now, left_ms=core.left_ms())
    core.moves.append(entry)
    core.outcome.writes.append(MoveWrite(core.room.head.record, entry))
    core.effect(TableChanged())


def strikes_after(core: Core, seat: int, by: By) -> int:
    strikes = core.strikes.get(seat, 0)
    if by == "human":
        return 0
    if by == "clock" and not core.struck:
        core.struck = True
        return strikes + 1
    return strikes


def set_clock(core: Core) -> None:
    """A new turn has the full time, the rest of the same turn has what is left."""
    assert core.table is not None
    seat = core.to_move()
    turn = core.game.clock_turn(core.table.state)
    if seat is None:
        core.deadline = core.bot_due = None
        return
    if turn != core.turn:
        core.turn, core.struck = turn, False
        core.deadline = full_time(core, seat)
    elif core.struck and core.deadline is not None:
        core.deadline = core.play_time.at(core.now)
    schedule_bot(core)


def full_time(core: Core, seat: int) -> int | None:
    """The moment in play time at which a turn that begins now is over."""
    assert core.table is not None
    passed = core.play_time.at(core.now)
    by_itself = core.game.goes_on_after(core.table.state)
    if by_itself is not None:
        return passed + by_itself * 1000
    if not core.room.settings.turn_seconds:
        return None
    return passed if is_idle(core, seat) else passed + core.room.settings.turn_seconds * 1000


def is_idle(core: Core, seat: int) -> bool:
    """Two time-outs in a row: no sign of life."""
    return core.strikes.get(seat, 0) >= STRIKES and core.bot_level(seat) == ""


def sign_of_life(core: Core, seat: int) -> None:
    """Somebody is at the screen again; the running turn has its full time."""
    idle = is_idle(core, seat)
    core.strikes[seat] = 0
    if idle and core.table is not None and core.to_move() == seat:
        core.deadline = full_time(core, seat)
    if idle:
        core.tell("room-woke", name=core.room.seats[seat].name)


def time_out(core: Core) -> None:
    """The clock plays the default move; again until the turn is over."""
    assert core.table is not None
    seat = core.to_move()
    if seat is None:
        core.deadline = None
        return
    if core.game.goes_on_after(core.table.state) is not None:
        core.struck = True  # nobody let a time run out here
    before = is_idle(core, seat)
    make_move(core, seat, core.game.default_move(core.table.state, seat), "clock")
    if is_idle(core, seat) and not before:
        core.tell("room-idle", name=core.room.seats[seat].name)
    finish_if_over(core)


# -- bots ----------------------------------------------------------------------------------------------------


def acting_bot(core: Core) -> int | None:
    """The seat whose bot shall act next: one that may claim while the table waits, else the seat to move."""
    seat = core.to_move()
    if seat is None or core.table is None:
        return None
    if core.game.goes_on_after(core.table.state) is not None:
        for other in range(core.table.seats):
            if other != seat and core.bot_level(other) and core.game.legal(core.table.state, other):
                return other
    return seat if core.bot_level(seat) else None


def schedule_bot(core: Core) -> None:
    """A bot that shall act is asked after its human moment, or when the table goes on by itself."""
    seat = acting_bot(core)
    if seat is None or core.table is None:
        core.bot_due = None
    elif core.bot_due is None:
        by_itself = core.game.goes_on_after(core.table.state)
        waits = by_itself is not None and seat == core.to_move()
        pace = by_itself * 1000 if waits and by_itself is not None else core.room.settings.bot_pace
        core.bot_due = core.play_time.at(core.now) + pace


def ask_bot(core: Core) -> None:
    seat = acting_bot(core)
    core.bot_due = None
    if seat is not None:
        core.effect(AskBot(core.room.table, core.seq, seat, core.bot_level(seat)))


def bot_moved(core: Core, table: int, seq: int, seat: int, move: str) -> None:
    if core.table is None or (core.room.table, core.seq) != (table, seq):
        return
    if acting_bot(core) != seat:
        return  # the person came back while the bot was thinking
    if core.paused:
        schedule_bot(core)  # asked again when the room goes on
        return
    try:
        make_move(core, seat, move, "bot")
    except Refused:
        if seat == core.to_move():
            make_move(core, seat, core.game.default_move(core.table.state, seat), "bot")
    finish_if_over(core)


# -- the end -------------------------------------------------------------------------------------------------


def finish_if_over(core: Core) -> None:
    room, head = core.room, core.room.head
    if core.table is None or head is None or room.phase != "playing":
        return
    if not core.game.finished(core.table.state):
        return
    result = core.game.result(core.table.state)
    core.write(log.Finished(table=head.number, result=result))
    there = [one.device for one in room.people.values()]
    core.outcome.writes.append(TableClosed(head.record, result, there, core.now))
    core.deadline = core.bot_due = None
    core.effect(TableEnded())
    seat_waiting(core)
    core.tell("room-finished", table=head.number)


def seat_waiting(core: Core) -> None:
    """Late comers get their seats, in the order they came: free ones first, then bots' ones."""
    for one in list(core.room.people.values()):
        if not one.next_seat:
            continue
        seat, bot = core.room.free_seat(), ""
        if seat is None:
            seat = next((i for i, there in enumerate(core.room.seats) if there.kind == "bot"), None)
            bot = "" if seat is None else core.room.seats[seat].name
        if seat is None:
            continue
        core.write(log.Sat(person=one.number, seat=seat))
        if bot:
            core.tell("room-sat-for", name=one.name, place=seat + 1, bot=bot)
        else:
            core.tell("room-sat", name=one.name, place=seat + 1)
