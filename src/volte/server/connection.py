"""What goes out to one socket: at once where it can, else in a queue that has an end."""

import asyncio
from collections import deque
from typing import Any

from volte.server.frames import frame
from volte.server.line import Line
from volte.wire import to_client

QUEUE_MESSAGES = 400
QUEUE_BYTES = 4_000_000


class Connection:
    """One socket: what waits to be sent, and how it will be closed."""

    def __init__(self, line: Line | None = None) -> None:
        self._line = line
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self.closing: int | None = None

    def push(self, text: bytes) -> None:
        """Send, in order; a reader that is too slow is dropped and comes back."""
        if self.closing is not None:
            return
        if self._line is not None and not self._waiting and self._line.write(frame(text)):
            return
        self._waiting.append(text)
        self._bytes += len(text)
        if len(self._waiting) > QUEUE_MESSAGES or self._bytes > QUEUE_BYTES:
            self._waiting.clear()
            self.close(to_client.CLOSE_TOO_SLOW)
        self._wake.set()

    def close(self, code: int) -> None:
        """Close once what waits is sent; the first code counts."""
        if self.closing is None:
            self.closing = code
        self._wake.set()

    async def pump(self, send: Any) -> None:
        """Send what waits until the socket is closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                # It stays in the queue until it is sent, so that nothing overtakes it.
                await send({"type": "websocket.send", "text": self._waiting[0].decode()})
                if self._waiting:
                    self._bytes -= len(self._waiting.popleft())
            if self.closing is not None:
                await send({"type": "websocket.close", "code": self.closing})
                return
