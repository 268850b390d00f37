"""What went wrong, as an answer: a key of the catalogues, its arguments, the clause."""

import logging
from typing import Any

import msgspec
from litestar.exceptions import HTTPException
from litestar.response import Response

from volte.games.contract import BadInput, Refused
from volte.server.asgi import JSON, refusal
from volte.server.http.asking import AnyRequest, TooMany
from volte.store.contract import Unusable

STATUS_OF = {"room-refused-rooms-full": 503, "room-refused-no-room": 404, "room-refused-no-record": 404}


def error(status: int, key: str, args: dict[str, Any], clause: str = "") -> Response[bytes]:
    return Response(refusal(key, args, clause), status_code=status, media_type=JSON)


def on_refused(_: AnyRequest, refused: Refused | BadInput) -> Response[bytes]:
    clause = refused.clause if isinstance(refused, Refused) else ""
    status = STATUS_OF.get(refused.key, 400)
    return error(status, refused.key, refused.args_of_key, clause)


def on_too_many(_: AnyRequest, why: TooMany) -> Response[bytes]:
    return error(429, f"room-refused-{why}", {})


def on_malformed(_: AnyRequest, __: Exception) -> Response[bytes]:
    return error(400, "room-refused-malformed", {})


def on_http(_: AnyRequest, why: HTTPException) -> Response[bytes]:
    return error(why.status_code, "room-refused-http", {"status": why.status_code})


def on_internal(_: AnyRequest, __: Exception) -> Response[bytes]:
    logging.getLogger("volte").exception("a request failed")
    return error(500, "room-refused-internal", {})


HANDLERS: Any = {
    Refused: on_refused,
    BadInput: on_refused,
    Unusable: on_internal,
    TooMany: on_too_many,
    msgspec.MsgspecError: on_malformed,
    RecursionError: on_malformed,
    UnicodeError: on_malformed,
    HTTPException: on_http,
    Exception: on_internal,
}
