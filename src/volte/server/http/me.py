"""What is known of a device: its results and rooms; taken along, moved to another device, or forgotten.

The store is asked in threads: a long list of records, or a disk that is busy, holds up no game.
"""

import asyncio
import secrets
from typing import Any

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath
from litestar.response import Redirect, Response

from volte.record import as_json
from volte.server import links
from volte.server.devices import digest, is_secure, set_cookie, used_base
from volte.server.http.asking import AnyRequest, desk_of, device_of
from volte.server.records import record_of
from volte.server.rooms import Rooms
from volte.store import Store, TableRow

LINK_MS = 300_000


@get("/api/me")
async def me(request: AnyRequest) -> dict[str, Any]:
    rooms, device = desk_of(request).rooms, device_of(request)
    rows = await asyncio.to_thread(rooms.store.tables_of, device)
    await rooms.wake_all()
    return about(rooms, device, rows)


@get("/api/me/export")
async def export(request: AnyRequest) -> Response[bytes]:
    rooms, device = desk_of(request).rooms, device_of(request)
    rows, whole = await asyncio.to_thread(records_of, rooms.store, device)
    await rooms.wake_all()
    everything = about(rooms, device, rows) | {"device": device, "records": whole}
    text = await asyncio.to_thread(msgspec.json.encode, everything)
    named = {"content-disposition": 'attachment; filename="volte.json"'}
    return Response(text, headers=named, media_type="application/json")


def records_of(store: Store, device: str) -> tuple[list[TableRow], list[dict[str, Any]]]:
    """The tables of a device, and each with its whole record."""
    rows = store.tables_of(device)
    return rows, [record_line(row, device) | {"record": as_json(record_of(store, row))} for row in rows]


@delete("/api/me", status_code=200)
async def forget(request: AnyRequest) -> Response[dict[str, bool]]:
    rooms, device = desk_of(request).rooms, device_of(request)
    await rooms.wake_all()
    rooms.move_device(device, "")
    await rooms.written()
    await asyncio.to_thread(rooms.store.forget, device)
    name, cookie = set_cookie("", is_secure(request.scope, rooms.settings.public_url))
    return Response({"ok": True}, headers={name.decode(): cookie.decode()})


@post("/api/me/link")
async def link(request: AnyRequest) -> dict[str, Any]:
    rooms, token = desk_of(request).rooms, secrets.token_urlsafe(24)
    until = rooms.clock.now() + LINK_MS
    await asyncio.to_thread(rooms.store.add_link, digest(token), device_of(request), until)
    base, _ = links.share_base(rooms.settings, used_base(request.scope))
    address = f"{base}/device/{token}"
    return {"link": address, "qr": links.qr_data(address), "seconds": LINK_MS // 1000}


@get("/device/{token:str}")
async def take_over(token: FromPath[str], request: AnyRequest) -> Redirect:
    rooms, new = desk_of(request).rooms, device_of(request)
    old = await asyncio.to_thread(rooms.store.take_link, digest(token), rooms.clock.now())
    if old is not None and old != new:
        await rooms.wake_all()
        rooms.move_device(old, new)
        await rooms.written()
        await asyncio.to_thread(rooms.store.move_device, old, new)
    return Redirect("/", status_code=303)


def about(rooms: Rooms, device: str, rows: list[TableRow]) -> dict[str, Any]:
    solo = [max(row.result["scores"]) for row in rows if is_own_solo(row, device) and row.result]
    return {
        "records": [record_line(row, device) for row in rows],
        "solo_best": max(solo, default=None),
        "rooms": [
            {
                "code": one.room.code,
                "game": one.room.game,
                "name": one.room.name,
                "alone": one.is_alone(device),
            }
            for one in rooms.rooms_of(device)
        ],
    }


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


ROUTES = [me, export, forget, link, take_over]
