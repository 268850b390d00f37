"""uvicorn's WebSocket protocol with a shorter way for whole text messages.

By ASGI every message wakes a task, and every answer another one. Here a message that is complete is given to
who listens at once, and a finished frame goes to the transport as it is. Everything else, closing and slow
readers too, goes the long way of ASGI.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from volte.server.frames import split, text_of

NAME = "volte.line"
"""The key of a connection's `Line` among the extensions of its ASGI scope."""


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    _listener: Callable[[bytes | None], None] | None = None
    _at_frame = False
    """The library is between two frames; once it may not be, the connection goes the long way for good."""

    def data_received(self, data: bytes) -> None:
        greeted = self.handshake_initiated
        frames = split(data) if greeted and self._at_frame else None
        if frames is None:
            super().data_received(data)
            self._at_frame = not greeted and data.endswith(b"\r\n\r\n")
            return
        for whole in frames:
            text = text_of(whole) if self._listener is not None and self.conn.state is State.OPEN else None
            if text is None or self._listener is None:
                super().data_received(whole)
            else:
                self._listener(text)

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
