"""A real server as a process of its own, and programs that play on it."""

import asyncio
import contextlib
import json
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from tests.tooling.servers import free_port

Json = dict[str, Any]


class ServerProcess:
    """`volte serve` on a port and a data directory; can be killed and started again on both."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "volte", "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen([*command, *self.options], stdout=subprocess.DEVNULL)
        end = time.monotonic() + 30
        while True:
            assert self.process.poll() is None, "the server ended"
            try:
                assert httpx.get(f"{self.address}/healthz", timeout=30).json() == {"ok": True}
                return
            except httpx.TransportError:
                assert time.monotonic() < end
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(10)

    def kill(self) -> None:
        self.stop(signal.SIGKILL)


@contextlib.contextmanager
def serving(data: Path, *options: str) -> Iterator[ServerProcess]:
    server = ServerProcess(data, *options)
    try:
        yield server
    finally:
        assert server.process is not None
        if server.process.poll() is None:
            server.process.kill()
            server.process.wait()


class Device:
    """Somebody with a token."""

    def __init__(self, server: ServerProcess, token: str = "") -> None:
        self.server = server
        self.token = token or secrets.token_urlsafe(32)
        self.headers = {"Authorization": f"Bearer {self.token}"}

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {**self.headers, **more.pop("headers", {})}
        return httpx.request(method, self.server.address + path, headers=headers, timeout=20, **more)

    def open(self, **wish: Any) -> str:
        """A new room's code."""
        body = {"game": "verso", "name": "Anna", "bot_pace": 0, **wish}
        answer = self.ask("POST", "/api/rooms", json=body)
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    @contextlib.asynccontextmanager
    async def enter(self, code: str, hello: Json | None = None, **more: Any) -> AsyncIterator["Client"]:
        url = f"ws://127.0.0.1:{self.server.port}/ws/{code}"
        async with websockets.connect(
            url, additional_headers={**self.headers, **more}, max_size=None, compression=None
        ) as socket:
            client = Client(socket)
            with contextlib.suppress(websockets.ConnectionClosed):  # refused already; reading tells why
                await client.send(**(hello or {"type": "hello", "version": 1}))
            yield client


class Client:
    """One socket: what it was told last, and everything it ever got."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []
        self.room: Json = {}
        self.table: Json = {}
        self.given = 0

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self, seconds: float = 10) -> Json:
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(text, str)
        self.texts.append(text)
        message: Json = json.loads(text)
        if message["type"] == "room":
            self.room = message
        if message["type"] == "table":
            self.table = message
        return message

    async def until(self, kind: str, **wanted: Any) -> Json:
        """The next message of this kind with these values."""
        while True:
            message = await self.next()
            if message["type"] == kind and all(message[name] == value for name, value in wanted.items()):
                return message

    async def answer(self, **message: Any) -> Json:
        """Send, and wait for what answers it: `done`, a refusal, a preview."""
        number = secrets.randbelow(10**9)
        await self.send(id=number, **message)
        while True:
            got = await self.next()
            if got.get("re") == number:
                return got

    async def give_nonce(self) -> None:
        seated = self.room.get("your_seat") is not None
        if seated and self.room.get("phase") == "announced" and self.given != self.room["table"]:
            self.given = self.room["table"]
            await self.send(type="nonce", table=self.given, nonce=secrets.token_hex(16))

    async def move(self, pick: int = 0) -> bool:
        """Make a legal move if there is one."""
        legal = self.table.get("legal")
        if not legal:
            return False
        move = legal[pick % len(legal)]
        await self.send(type="move", table=self.table["table"], seq=self.table["seq"], move=move)
        return True

    async def play(self, moves: int = 10**6, pick: int = 0) -> Json | None:
        """Play to the end of the game (the `ended` message), or so many own moves."""
        if self.table and await self.move(pick):
            moves -= 1
        while moves > 0:
            message = await self.next()
            assert message["type"] != "refused", message
            await self.give_nonce()
            if message["type"] == "ended":
                return message
            if message["type"] == "table" and await self.move(pick):
                moves -= 1
        return None
