"""The HTTP interface under /api (docs/protocol.md)."""

import hashlib
import logging
import secrets
from typing import Any

import msgspec
from litestar import Litestar, Request, delete, get, post
from litestar.exceptions import HTTPException
from litestar.response import Redirect, Response

from volte.games.contract import BadInput, Refused
from volte.room import codes
from volte.room.opening import Wish
from volte.server import audience, links, records
from volte.server.devices import is_secure, set_cookie, used_base
from volte.server.limiter import PerAddress
from volte.server.rooms import Rooms
from volte.store import TableRow
from volte.wire.to_server import PROTOCOL

LINK_MS = 300_000
STATUS_OF = {"room-refused-rooms-full": 503, "room-refused-no-room": 404, "room-refused-no-record": 404}

AnyRequest = Request[Any, Any, Any]


class TooMany(Exception):
    """An address asks too often; the key's last part."""


def error(key: str, status: int, clause: str, args: dict[str, Any]) -> Response[Any]:
    return Response({"key": key, "args": args, "clause": clause}, status_code=status)


def api(rooms: Rooms, guesses: PerAddress) -> Litestar:
    """The Litestar application; who asks is in the scope as `device` (a hash), from `volte.server.app`."""
    opened = PerAddress(rooms.house.limits.opened_a_minute)

    @get("/healthz", sync_to_thread=False)
    def healthz() -> dict[str, bool]:
        return {"ok": True}

    @get("/api/status", sync_to_thread=False)
    def status() -> dict[str, Any]:
        most = rooms.house.limits.rooms
        return {
            "protocol": PROTOCOL,
            "server": audience.VERSION,
            "rooms_free": max(0, most - rooms.count),
            "rooms_max": most,
            "games": [
                {
                    "name": name,
                    "seat_counts": list(game.seat_counts),
                    "options": game.option_infos(),
                    "bot_levels": list(rooms.house.levels),
                }
                for name, game in rooms.house.games.items()
            ],
        }

    @post("/api/rooms")
    async def open_room(request: AnyRequest) -> dict[str, str]:
        now, address = rooms.clock.now(), address_of(request)
        if opened.full(address, now):
            raise TooMany("opened")
        body = await request.body()
        if len(body) > rooms.house.limits.message_bytes:
            raise Refused("", "room-refused-too-large", most=rooms.house.limits.message_bytes)
        wish = msgspec.json.decode(body, type=Wish)
        machine = rooms.open(device_of(request), used_base(request.scope), wish)
        opened.note(address, now)
        await rooms.written()
        base, _ = links.share_base(rooms.settings, machine.room.base)
        return {"code": machine.room.code, "link": f"{base}/r/{machine.room.code}"}

    @get("/api/rooms/{code:str}")
    async def room(code: str, request: AnyRequest) -> dict[str, Any]:
        found = find(code, request).room
        return {
            "code": found.code,
            "game": found.game,
            "name": found.name,
            "people": [one.name for one in found.people.values()],
            "seats_free": sum(1 for seat in found.seats if seat.kind == "free"),
            "phase": found.phase,
        }

    @get("/api/rooms/{code:str}/qr.svg")
    async def room_qr(code: str, request: AnyRequest) -> Response[bytes]:
        machine = find(code, request)
        base, _ = links.share_base(rooms.settings, machine.room.base)
        return svg(f"{base}/r/{machine.room.code}")

    def find(code: str, request: AnyRequest) -> Any:
        now, address = rooms.clock.now(), address_of(request)
        if guesses.full(address, now):
            raise TooMany("guesses")
        machine = rooms.get(codes.normal(code))
        if machine is None:
            guesses.note(address, now)
            raise Refused("", "room-refused-no-room")
        return machine

    @get("/api/records/{record:str}", sync_to_thread=True)
    def record(record: str, request: AnyRequest) -> dict[str, Any]:
        return records.record_json(rooms.store, open_record(record, device_of(request)))

    @get("/api/records/{record:str}/frames", sync_to_thread=True)
    def record_frames(record: str, request: AnyRequest) -> dict[str, Any]:
        row = open_record(record, device_of(request))
        frames = records.frames(rooms.house.games[row.game], rooms.store, row)
        return {"record": records.record_json(rooms.store, row), "frames": frames}

    def open_record(record: str, device: str) -> TableRow:
        row = rooms.store.table(record)
        if row is None or row.finished is None or not rooms.store.was_there(record, device):
            raise Refused("", "room-refused-no-record")
        return row

    @get("/api/me")
    async def me(request: AnyRequest) -> dict[str, Any]:
        return about(device_of(request))

    def about(device: str) -> dict[str, Any]:
        rows = rooms.store.tables_of(device)
        mine = [record_line(row, device) for row in rows]
        solo = [max(row.result["scores"]) for row in rows if is_own_solo(row, device) and row.result]
        return {
            "records": mine,
            "solo_best": max(solo, default=None),
            "rooms": [
                {"code": one.room.code, "game": one.room.game, "name": one.room.name}
                for one in rooms.rooms_of(device)
            ],
        }

    @get("/api/me/export")
    async def export(request: AnyRequest) -> Response[dict[str, Any]]:
        device = device_of(request)
        rows = rooms.store.tables_of(device)
        everything = about(device) | {
            "device": device,
            "records": [
                record_line(row, device) | {"record": records.record_json(rooms.store, row)} for row in rows
            ],
        }
        return Response(everything, headers={"content-disposition": 'attachment; filename="volte.json"'})

    @delete("/api/me", status_code=200)
    async def forget(request: AnyRequest) -> Response[dict[str, bool]]:
        device = device_of(request)
        rooms.move_device(device, "")
        await rooms.written()
        rooms.store.forget(device)
        name, cookie = set_cookie("", is_secure(request.scope, rooms.settings.public_url))
        return Response({"ok": True}, headers={name.decode(): cookie.decode()})

    @post("/api/me/link")
    async def link(request: AnyRequest) -> dict[str, Any]:
        token = secrets.token_urlsafe(24)
        rooms.store.add_link(digest(token), device_of(request), rooms.clock.now() + LINK_MS)
        base, _ = links.share_base(rooms.settings, used_base(request.scope))
        address = f"{base}/device/{token}"
        return {"link": address, "qr": links.qr_data(address), "seconds": LINK_MS // 1000}

    @get("/device/{token:str}")
    async def take_over(token: str, request: AnyRequest) -> Redirect:
        old, new = rooms.store.take_link(digest(token), rooms.clock.now()), device_of(request)
        if old is not None and old != new:
            rooms.move_device(old, new)
            await rooms.written()
            rooms.store.move_device(old, new)
        return Redirect("/", status_code=303)

    handlers = [
        healthz,
        status,
        open_room,
        room,
        room_qr,
        record,
        record_frames,
        me,
        export,
        forget,
        link,
        take_over,
    ]
    return Litestar(
        handlers,
        openapi_config=None,
        exception_handlers={
            Refused: on_refused,
            BadInput: on_refused,
            TooMany: on_too_many,
            msgspec.MsgspecError: on_malformed,
            RecursionError: on_malformed,
            UnicodeError: on_malformed,
            HTTPException: on_http,
            Exception: on_internal,
        },
        logging_config=None,
    )


def device_of(request: AnyRequest) -> str:
    device: str = request.scope["device"]  # type: ignore[typeddict-item]
    return device


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else "?"


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def svg(text: str) -> Response[bytes]:
    return Response(links.qr_svg(text), media_type="image/svg+xml")


def is_own_solo(row: TableRow, device: str) -> bool:
    dealt = row.position is None  # a position that was set up sets no record
    return row.game == "verso" and row.devices == [device] and row.result is not None and dealt


def record_line(row: TableRow, device: str) -> dict[str, Any]:
    return {
        "id": row.record,
        "game": row.game,
        "finished": row.finished,
        "players": row.players,
        "seat": row.devices.index(device) if device in row.devices else None,
        "result": row.result,
        "solo": len(row.players) == 1,
    }


def on_refused(_: AnyRequest, refused: Refused | BadInput) -> Response[Any]:
    clause = refused.clause if isinstance(refused, Refused) else ""
    status = STATUS_OF.get(refused.key, 400)
    return error(refused.key, status, clause, refused.args_of_key)


def on_too_many(_: AnyRequest, why: TooMany) -> Response[Any]:
    return error(f"room-refused-{why}", 429, "", {})


def on_malformed(_: AnyRequest, __: Exception) -> Response[Any]:
    return error("room-refused-malformed", 400, "", {})


def on_http(_: AnyRequest, why: HTTPException) -> Response[Any]:
    return error("room-refused-http", why.status_code, "", {"status": why.status_code})


def on_internal(_: AnyRequest, __: Exception) -> Response[Any]:
    logging.getLogger("volte").exception("a request failed")
    return error("room-refused-internal", 500, "", {})
