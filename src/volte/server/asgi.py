"""Requests and answers in plain ASGI, for all that does not go through Litestar (`volte.server.http`)."""

import hashlib
from collections.abc import Iterable, Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec

Headers = Iterable[tuple[bytes, bytes]]
JSON = "application/json"

# -- what was asked ------------------------------------------------------------------------------------------


def header(headers: Headers, name: bytes) -> str:
    """The first header of this name (in small letters), empty where there is none."""
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def cookie(headers: Headers, name: str) -> str:
    """The cookie of this name, empty where there is none or all are nonsense."""
    try:
        found = SimpleCookie(header(headers, b"cookie")).get(name)
    except CookieError:
        return ""
    return "" if found is None else found.value


def address_of(scope: Any) -> str:
    """Where a request comes from: what happens too often is counted by it."""
    address: str = (scope.get("client") or ("?",))[0]
    return address


async def read_body(receive: Any, most: int) -> bytes | None:
    """The body of a request; None if it is longer than `most` bytes, or the sender left before its end."""
    body = b""
    while True:
        message: dict[str, Any] = await receive()
        if message["type"] != "http.request":
            return None
        body += bytes(message.get("body", b""))
        if len(body) > most:
            return None
        if not message.get("more_body"):
            return body


# -- what is answered ----------------------------------------------------------------------------------------


async def answer(send: Any, status: int, body: bytes, headers: Headers) -> None:
    await send({"type": "http.response.start", "status": status, "headers": list(headers)})
    await send({"type": "http.response.body", "body": body})


def unkept(kind: str, body: bytes) -> list[tuple[bytes, bytes]]:
    """The headers of an answer that nothing on the way keeps."""
    return [
        (b"content-type", kind.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]


def tag_of(body: bytes) -> bytes:
    """The `ETag` of a body: the same only for the same bytes."""
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'.encode()


async def answer_kept(
    scope: Any, send: Any, status: int, body: bytes, zipped: bytes | None, tag: bytes, headers: Headers
) -> None:
    """An answer that browsers keep: not sent again to those who have it, zipped to those who can unzip it."""
    asked, headers = scope["headers"], [*headers, (b"etag", tag)]
    if status == 200 and header(asked, b"if-none-match").encode() == tag:
        await answer(send, 304, b"", headers)
        return
    if zipped is not None and "gzip" in header(asked, b"accept-encoding"):
        body = zipped
        headers.append((b"content-encoding", b"gzip"))
    headers.append((b"content-length", str(len(body)).encode()))
    await answer(send, status, b"" if scope["method"] == "HEAD" else body, headers)


async def answer_json(send: Any, status: int, body: bytes) -> None:
    await answer(send, status, body, unkept(JSON, body))


def refusal(key: str, args: Mapping[str, Any], clause: str = "") -> bytes:
    """Why something is not done, as JSON: a key of the catalogues, its arguments, the clause."""
    return msgspec.json.encode({"key": key, "args": args, "clause": clause})


async def refuse(send: Any, status: int, key: str, /, **args: Any) -> None:
    await answer_json(send, status, refusal(key, args))
