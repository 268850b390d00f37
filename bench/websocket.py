"""The client's end of a WebSocket, as small as it can be: a bench must not wait for its own tools."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class WebSocket(asyncio.Protocol):
    """One connection; `got` is called with the bytes of each text message."""

    def __init__(self, host: str, path: str, token: str, got: Callable[[bytes], None]) -> None:
        self._hello = greeting(host, path, token)
        self._got = got
        self._waiting = b""
        self._transport: asyncio.Transport | None = None
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost: str | None = None
        """Why the connection is no more."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = self.lost or str(error)
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(self.lost))

    def data_received(self, data: bytes) -> None:
        data = self._waiting + data if self._waiting else data
        if not self._open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._waiting = head
                return
            self._accepted(head)
        self._waiting = self._frames(data)

    def _accepted(self, head: bytes) -> None:
        self._open = True
        if head.split(b" ", 2)[1] == b"101":
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.decode()))

    def _frames(self, data: bytes) -> bytes:
        """Take every whole frame; what is left of the data."""
        at = 0
        while len(data) - at >= 2:
            kind, size, body = data[at] & 15, data[at + 1], at + 2
            if size == 126:
                if len(data) < at + 4:
                    break
                size, body = struct.unpack_from("!H", data, at + 2)[0], at + 4
            elif size == 127:
                if len(data) < at + 10:
                    break
                size, body = struct.unpack_from("!Q", data, at + 2)[0], at + 10
            if len(data) < body + size:
                break
            at = body + size
            self._frame(kind, data[body:at])
        return data[at:]

    def _frame(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self._got(body)
        elif kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE:
            self.lost = f"closed: {body!r}"

    def send(self, text: bytes) -> None:
        """Nothing where the connection is no more."""
        if self.lost is None:
            self._write(TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        """A frame masked with zeros, which leave the text as it is."""
        assert self._transport is not None and len(body) < 1 << 16
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + struct.pack("!H", len(body))
        self._transport.write(bytes([0x80 | kind]) + size + b"\0\0\0\0" + body)

    def close(self) -> None:
        self.lost = self.lost or "done"
        if self._transport is not None:
            self._transport.abort()


async def connect(port: int, path: str, token: str, got: Callable[[bytes], None]) -> WebSocket:
    """An open socket to this machine; ConnectionError where it is refused."""
    loop = asyncio.get_running_loop()
    _, ws = await loop.create_connection(
        lambda: WebSocket(f"127.0.0.1:{port}", path, token, got), "127.0.0.1", port
    )
    await ws.opened
    return ws


def greeting(host: str, path: str, token: str) -> bytes:
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        f"Authorization: Bearer {token}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    ]
    return "\r\n".join([*lines, "", ""]).encode()
