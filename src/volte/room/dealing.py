"""A room's table begins: announced with its commitment, its shuffle shared, dealt."""

from base64 import urlsafe_b64encode
from typing import Any

import msgspec

from volte.games.contract import Table
from volte.room import log, position
from volte.room.core import Core, refuse
from volte.room.effects import TableChanged, TableOpened
from volte.room.play import finish_if_over, seat_waiting, set_clock
from volte.room.state import NOBODY, TableHead, bot_name
from volte.shuffle import Seed, commitment, seed_of


def announce(core: Core, fill: str) -> None:
    """Fix seats and options and show the commitment; nonces are asked for now."""
    room = core.room
    if room.in_game:
        refuse("in-game")
    if fill not in ("close", "bots"):
        refuse("setting", name="fill")
    waiting = sum(1 for one in room.people.values() if one.next_seat)
    free = sum(1 for seat in room.seats if seat.kind == "free")
    taken = len(room.seats) - free + min(waiting, free)
    seats = len(room.seats) if fill == "bots" else taken
    if seats not in core.game.seat_counts:
        refuse("seat-count", seats=seats, fewest=min(core.game.seat_counts))
    options = game_options(core, seats)
    seat_waiting(core)
    if fill == "bots":
        add_bots(core)
    secret = core.house.entropy(32)
    begin = position.planned(core)
    core.write(
        log.Announced(
            table=room.table + 1,
            record=urlsafe_b64encode(core.house.entropy(12)).decode(),
            options=options,
            rules=core.game.rules_version,
            seats=seats,
            commitment=commitment(secret),
            secret=secret.hex(),
            first=who_begins(core, seats) if begin is None else begin.first,
            position=begin,
        )
    )
    core.table, core.moves, core.nonces = None, [], {}
    core.nonces_until = core.now + core.house.limits.nonce_ms
    core.tell("room-announced", table=room.table)
    if all(seat.person == NOBODY for seat in room.seats):
        deal(core)


def game_options(core: Core, seats: int) -> dict[str, Any]:
    """The complete options of the next game; BadInput where they do not go together."""
    raw = dict(core.room.settings.options)
    if core.room.settings.turn_seconds:
        raw["turn_seconds"] = core.room.settings.turn_seconds
    found: dict[str, Any] = msgspec.to_builtins(core.game.options(raw, seats))
    return found


def who_begins(core: Core, seats: int) -> int | None:
    """A3: later rounds start with the seat after the last starter's; else the lot decides."""
    head = core.room.head
    if head is None or not core.game.start_moves_on:
        return None
    last = head.first if head.first is not None else seed_of_head(head).stream("first").below(head.seats)
    return (last + 1) % seats


def seed_of_head(head: TableHead) -> Seed:
    return seed_of(bytes.fromhex(head.secret), [bytes.fromhex(nonce) for nonce in head.nonces])


def add_bots(core: Core) -> None:
    for number, seat in enumerate(core.room.seats):
        if seat.kind == "free":
            core.write(log.BotSat(seat=number, level="steady", name=bot_name(core.room, number)))


def take_nonce(core: Core, seat: int, nonce: str) -> None:
    """Note a seat's share of the shuffle (the first counts); deal when those who are here gave theirs."""
    core.nonces.setdefault(seat, nonce)
    here = {i for i, there in enumerate(core.room.seats) if there.person and core.is_here(there.person)}
    if here <= core.nonces.keys():
        deal(core)


def deal(core: Core) -> None:
    room, head = core.room, core.room.head
    assert head is not None
    people = [room.people.get(seat.person) for seat in room.seats]
    dealt = log.Dealt(
        table=head.number,
        nonces=[core.nonces.get(seat, "") for seat in range(head.seats)],
        players=[seat.name for seat in room.seats],
        devices=[one.device if one else "" for one in people],
    )
    core.write(dealt)
    core.outcome.writes.append(TableOpened(room.code, room.game, head, core.now))
    core.nonces_until = None
    lay_out(core)
    position.play_opening(core, head)
    core.strikes = {}
    set_clock(core)
    core.tell("room-dealt" if head.position is None else "room-arranged", table=head.number)
    core.effect(TableChanged())
    finish_if_over(core)


def lay_out(core: Core) -> None:
    """The table as it was dealt, from its head alone."""
    head = core.room.head
    assert head is not None
    seed = seed_of_head(head)
    options = core.game.options(head.options, head.seats)
    state = position.first_state(core.game, options, head.seats, seed, head.first, head.position)
    core.table = Table(core.game, options, head.seats, seed, state, {})
    core.table.settle()
    core.moves, core.sent_texts, core.turn = [], {}, None
