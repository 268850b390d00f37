"""uvicorn's WebSocket protocol with a shorter way for whole text messages.

By ASGI every message wakes a task, and every answer another one. Here a message that is complete is given to
who listens at once, and a finished frame goes to the transport as it is. Everything else, closing and slow
readers too, goes the long way of ASGI.
"""

import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

NAME = "volte.line"
"""The key of a connection's `Line` among the extensions of its ASGI scope."""
TEXT_FRAME = 0x81


def frame(text: bytes) -> bytes:
    """An unmasked WebSocket frame with a whole text message (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", TEXT_FRAME, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", TEXT_FRAME, 126, size) + text
    return struct.pack("!BBQ", TEXT_FRAME, 127, size) + text


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    _listener: Callable[[bytes | None], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[NAME] = self

    def listen(self, listener: Callable[[bytes | None], None]) -> None:
        """Give every message to `listener` from now on; None for one that is not text."""
        self._listener = listener

    def send_receive_event_to_app(self) -> None:
        """uvicorn calls this for a message that is complete."""
        if self._listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self._listener(data if self.curr_msg_data_type == "text" else None)

    def write(self, frames: bytes) -> bool:
        """Send finished frames now; False where the transport does not take more, or none any more."""
        gone = self.close_sent or self.disconnected or self.transport.is_closing()
        if gone or not self.writable.is_set():
            return False
        self.transport.write(frames)
        return True


def line_of(scope: Any) -> Line | None:
    """The short way of this connection; None under a server that does not know it."""
    return scope.get("extensions", {}).get(NAME)  # type: ignore[no-any-return]
