"""Records of finished tables, for those who were there."""

from typing import Any

from litestar import get
from litestar.params import FromPath

from volte import record as text
from volte.games.contract import Refused
from volte.server import records
from volte.server.http.asking import AnyRequest, desk_of, device_of
from volte.store import TableRow


@get("/api/records/{record:str}", sync_to_thread=True)
def record(record: FromPath[str], request: AnyRequest) -> dict[str, Any]:
    row = open_record(request, record)
    return text.as_json(records.record_of(desk_of(request).rooms.store, row))


@get("/api/records/{record:str}/frames", sync_to_thread=True)
def frames(record: FromPath[str], request: AnyRequest) -> dict[str, Any]:
    found = records.record_of(desk_of(request).rooms.store, open_record(request, record))
    return {"record": text.as_json(found), "frames": text.frames(found)}


def open_record(request: AnyRequest, record: str) -> TableRow:
    store, device = desk_of(request).rooms.store, device_of(request)
    row = store.table(record)
    if row is None or row.finished is None or not store.was_there(record, device):
        raise Refused("", "room-refused-no-record")
    return row


ROUTES = [record, frames]
