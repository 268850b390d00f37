"""What went wrong, as an answer: a key of the catalogues, its arguments, the clause."""

import logging
from typing import Any

import msgspec
from litestar.exceptions import HTTPException
from litestar.response import Response

from volte.games.contract import BadInput, Refused
from volte.server.http.asking import AnyRequest, TooMany
from volte.store.contract import Unusable

STATUS_OF = {"room-refused-rooms-full": 503, "room-refused-no-room": 404, "room-refused-no-record": 404}


def error(key: str, status: int, clause: str, args: dict[str, Any]) -> Response[Any]:
    return Response({"key": key, "args": args, "clause": clause}, status_code=status)


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
