"""The game socket `/ws/CODE`, a raw ASGI handler: limits, decoding, and one queue a connection."""

import asyncio
import logging
from collections import deque
from typing import Any

import msgspec

from volte.room import codes
from volte.server.audience import encode
from volte.server.devices import BadToken, device_of, is_own_origin, token_of
from volte.server.limiter import Bucket, PerAddress
from volte.server.rooms import Rooms
from volte.wire import to_client, to_server

HELLO_SECONDS = 15
QUEUE_MESSAGES = 400
QUEUE_SIGNS = 4_000_000
BAD_MESSAGES = 200
"""So many refused messages in a row end a connection."""
POLICY = 1008

log = logging.getLogger("volte")


class _OnlyId(msgspec.Struct):
    id: int | None = None


_decoder: msgspec.json.Decoder[to_server.ToServer] = msgspec.json.Decoder(to_server.ToServer)
_id_decoder = msgspec.json.Decoder(_OnlyId)


class Connection:
    """One socket: what waits to be sent, and how it will be closed."""

    def __init__(self) -> None:
        self._waiting: deque[str] = deque()
        self._signs = 0
        self._wake = asyncio.Event()
        self.closing: int | None = None

    def push(self, text: str) -> None:
        """Send later, in order; a reader that is too slow is dropped and comes back."""
        if self.closing is not None:
            return
        self._waiting.append(text)
        self._signs += len(text)
        if len(self._waiting) > QUEUE_MESSAGES or self._signs > QUEUE_SIGNS:
            self._waiting.clear()
            self.close(to_client.CLOSE_TOO_SLOW)
        self._wake.set()

    def close(self, code: int) -> None:
        """Close once what waits is sent; the first code counts."""
        if self.closing is None:
            self.closing = code
        self._wake.set()

    async def pump(self, send: Any) -> None:
        """Send what comes until the socket is closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                text = self._waiting.popleft()
                self._signs -= len(text)
                await send({"type": "websocket.send", "text": text})
            if self.closing is not None:
                await send({"type": "websocket.close", "code": self.closing})
                return


class SocketApp:
    """Accepts sockets and brings their messages to the rooms."""

    def __init__(self, rooms: Rooms, guesses: PerAddress) -> None:
        self.rooms = rooms
        self.limits = rooms.house.limits
        self.guesses = guesses
        self.addresses: dict[str, int] = {}
        self.last_number = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()  # websocket.connect
        try:
            token = token_of(scope["headers"])
        except BadToken:
            await send({"type": "websocket.close", "code": POLICY})
            return
        if not is_own_origin(scope, self.rooms.settings.public_url):
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        self.last_number += 1
        number = self.last_number
        device = device_of(token) if token else f"?{number}"
        address = (scope.get("client") or ("?",))[0]
        self.addresses[address] = self.addresses.get(address, 0) + 1
        try:
            await self._serve(scope["path"], number, device, address, receive, send)
        finally:
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]

    async def _serve(
        self, path: str, number: int, device: str, address: str, receive: Any, send: Any
    ) -> None:
        connection = Connection()
        pump = asyncio.create_task(connection.pump(send))
        try:
            code = self._find(path, address, connection)
            if code:
                self.rooms.sockets[number] = connection
                reader = asyncio.create_task(self._read(code, number, device, connection, receive))
                await asyncio.wait([pump, reader], return_when=asyncio.FIRST_COMPLETED)
                reader.cancel()
            else:
                await pump
        finally:
            self.rooms.sockets.pop(number, None)
            pump.cancel()
            if code:
                self._goodbye(code, number, device)

    def _find(self, path: str, address: str, connection: Connection) -> str:
        """The room's code; empty where the connection is refused with a code of its own."""
        if self.addresses[address] > self.limits.connections_an_address:
            return self._refuse(connection, "connections", to_client.CLOSE_TOO_MANY)
        now = self.rooms.clock.now()
        if self.guesses.full(address, now):
            return self._refuse(connection, "guesses", to_client.CLOSE_TOO_MANY)
        code = codes.normal(path.removeprefix("/ws/"))
        if not code or self.rooms.get(code) is None:
            self.guesses.note(address, now)
            return self._refuse(connection, "no-room", to_client.CLOSE_NO_ROOM)
        return code

    def _refuse(self, connection: Connection, why: str, code: int) -> str:
        connection.push(refusal(None, why))
        connection.close(code)
        return ""

    def _goodbye(self, code: str, number: int, device: str) -> None:
        machine = self.rooms.machines.get(code)
        if machine is not None:
            self.rooms.take(machine, machine.disconnected(self.rooms.clock.now(), device, number))

    async def _read(self, code: str, number: int, device: str, connection: Connection, receive: Any) -> None:
        bucket = Bucket(self.limits.messages_a_second, self.rooms.clock.now())
        greeted = False
        bad = 0
        while True:
            if greeted:
                event = await receive()
            else:
                try:
                    event = await asyncio.wait_for(receive(), HELLO_SECONDS)
                except TimeoutError:
                    connection.close(POLICY)
                    return
            if event["type"] == "websocket.disconnect":
                return
            message = self._decode(event, bucket)
            if isinstance(message, str):
                bad += 1
                connection.push(message)
                if bad > BAD_MESSAGES:
                    connection.close(to_client.CLOSE_TOO_MANY)
                continue
            bad = 0
            if not greeted:
                greeted = self._greet(code, number, device, connection, message)
            else:
                self._handle(code, number, device, connection, message)

    def _decode(self, event: Any, bucket: Bucket) -> to_server.ToServer | str:
        """The message, or the refusal to answer with."""
        text = event.get("text")
        if not bucket.take(self.rooms.clock.now()):
            return refusal(None, "too-fast")
        if text is None:
            return refusal(None, "malformed")
        if len(text) > self.limits.message_bytes or len(text.encode()) > self.limits.message_bytes:
            return refusal(None, "too-large", most=self.limits.message_bytes)
        try:
            return _decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            return refusal(id_of(text), "malformed")

    def _greet(
        self, code: str, number: int, device: str, connection: Connection, message: to_server.ToServer
    ) -> bool:
        if not isinstance(message, to_server.Hello):
            connection.push(refusal(message.id, "hello-first"))
            return False
        if message.version != to_server.PROTOCOL:
            connection.close(to_client.CLOSE_OLD_CLIENT)
            return False
        machine = self.rooms.get(code)
        if machine is None:
            connection.close(to_client.CLOSE_NO_ROOM)
            return False
        now = self.rooms.clock.now()
        outcome = machine.connected(now, device, number, message.table, message.table_seq)
        self.rooms.take(machine, outcome)
        return True

    def _handle(
        self, code: str, number: int, device: str, connection: Connection, message: to_server.ToServer
    ) -> None:
        machine = self.rooms.machines.get(code)
        if machine is None or machine.sockets.get(device) != number:
            return  # closed or replaced meanwhile
        try:
            self.rooms.take(machine, machine.handle(self.rooms.clock.now(), device, number, message))
        except Exception:
            log.exception("room %s: %s", code, type(message).__name__)
            connection.push(refusal(message.id, "internal"))


def refusal(re: int | None, why: str, **args: Any) -> str:
    return encode(to_client.Refusal(re=re, clause="", key=f"room-refused-{why}", args=args))


def id_of(text: str) -> int | None:
    """The id of a message that could not be read, if at least that can be."""
    try:
        return _id_decoder.decode(text).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
