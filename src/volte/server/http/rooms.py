"""Opening a room, and what a link or a code leads to."""

from typing import Any

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath
from litestar.response import Response

from volte.games.contract import Refused
from volte.room import codes
from volte.room.machine import Machine
from volte.room.wish import Wish
from volte.server import links
from volte.server.asgi import address_of, read_body
from volte.server.devices import used_base
from volte.server.http.asking import AnyRequest, TooMany, desk_of, device_of


@post("/api/rooms")
async def open_room(request: AnyRequest) -> dict[str, str]:
    desk, address = desk_of(request), address_of(request.scope)
    now, limits = desk.rooms.clock.now(), desk.rooms.house.limits
    if desk.opened.full(address, now):
        raise TooMany("opened")
    body = await read_body(request.receive, limits.message_bytes)
    if body is None:
        raise Refused("", "room-refused-too-large", most=limits.message_bytes)
    wish = msgspec.json.decode(body, type=Wish)
    desk.opened.note(address, now)  # also what is refused below: a record costs its moves before that
    machine = await desk.rooms.open(device_of(request), used_base(request.scope), wish)
    await desk.rooms.written()
    return {"code": machine.room.code, "link": share_link(request, machine)}


@get("/api/rooms/{code:str}")
async def room(code: FromPath[str], request: AnyRequest) -> dict[str, Any]:
    found = find(request, code).room
    return {
        "code": found.code,
        "game": found.game,
        "name": found.name,
        "people": [one.name for one in found.people.values()],
        "seats_free": sum(1 for seat in found.seats if seat.kind == "free"),
        "phase": found.phase,
    }


@delete("/api/rooms/{code:str}", status_code=200)
async def close_room(code: FromPath[str], request: AnyRequest) -> dict[str, bool]:
    rooms = desk_of(request).rooms
    rooms.close(find(request, code), device_of(request))
    await rooms.written()
    return {"ok": True}


@get("/api/rooms/{code:str}/qr.svg")
async def qr(code: FromPath[str], request: AnyRequest) -> Response[bytes]:
    picture = links.qr_svg(share_link(request, find(request, code)))
    return Response(picture, media_type="image/svg+xml")


def find(request: AnyRequest, code: str) -> Machine:
    """The room with this code; guessing is limited."""
    desk, address = desk_of(request), address_of(request.scope)
    now = desk.rooms.clock.now()
    if desk.guesses.full(address, now):
        raise TooMany("guesses")
    machine = desk.rooms.get(codes.normal(code))
    if machine is None:
        desk.guesses.note(address, now)
        raise Refused("", "room-refused-no-room")
    return machine


def share_link(request: AnyRequest, machine: Machine) -> str:
    base, _ = links.share_base(desk_of(request).rooms.settings, machine.room.base)
    return f"{base}/r/{machine.room.code}"


ROUTES = [open_room, room, close_room, qr]
