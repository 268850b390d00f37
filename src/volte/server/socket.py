"""The game socket `/ws/CODE`, a raw ASGI handler: who may connect, limits, decoding."""

import asyncio
import logging
from functools import partial
from typing import Any

import msgspec

from volte.room import codes
from volte.server.asgi import address_of
from volte.server.audience import encode
from volte.server.connection import Connection
from volte.server.devices import BadToken, digest, is_own_origin, token_of
from volte.server.limiter import Bucket, PerAddress
from volte.server.line import line_of
from volte.server.rooms import Rooms
from volte.wire import to_client, to_server

HELLO_SECONDS = 15
BAD_MESSAGES = 200
"""So many refused messages in a row end a connection."""
POLICY = 1008

log = logging.getLogger("volte")


class _OnlyId(msgspec.Struct):
    id: int | None = None


_decoder: msgspec.json.Decoder[to_server.ToServer] = msgspec.json.Decoder(to_server.ToServer)
_id_decoder = msgspec.json.Decoder(_OnlyId)


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
        device = digest(token) if token else f"?{number}"
        address = address_of(scope)
        self.addresses[address] = self.addresses.get(address, 0) + 1
        try:
            await self._serve(scope, number, device, address, receive, send)
        finally:
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]

    async def _serve(
        self, scope: Any, number: int, device: str, address: str, receive: Any, send: Any
    ) -> None:
        connection = Connection(line_of(scope))
        code = self._find(scope["path"], address, device, connection)
        pump = asyncio.create_task(connection.pump(send))
        if not code:
            await pump
            return
        visit = Visit(self.rooms, code, number, device, connection)
        self.rooms.sockets[number] = connection
        reader = asyncio.create_task(visit.read(scope, receive))
        try:
            await asyncio.wait([pump, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            reader.cancel()
            pump.cancel()
            del self.rooms.sockets[number]
            visit.goodbye()

    def _find(self, path: str, address: str, device: str, connection: Connection) -> str:
        """The room's code; empty where the connection is refused with a code of its own.

        Wrong codes of others at an address do not keep out who is somebody in the room.
        """
        if self.addresses[address] > self.limits.connections_an_address:
            return self._refuse(connection, "connections", to_client.CLOSE_TOO_MANY)
        now = self.rooms.clock.now()
        code = codes.normal(path.removeprefix("/ws/"))
        machine = self.rooms.get(code) if code else None
        if machine is not None and device in machine.room.by_device:
            return code
        if self.guesses.full(address, now):
            return self._refuse(connection, "guesses", to_client.CLOSE_TOO_MANY)
        if machine is None:
            self.guesses.note(address, now)
            return self._refuse(connection, "no-room", to_client.CLOSE_NO_ROOM)
        return code

    def _refuse(self, connection: Connection, why: str, code: int) -> str:
        connection.push(refusal(None, why))
        connection.close(code)
        return ""


class Visit:
    """A device's connection to a room, from hello to goodbye."""

    def __init__(self, rooms: Rooms, code: str, number: int, device: str, connection: Connection) -> None:
        self.rooms = rooms
        self.code = code
        self.number = number
        self.device = device
        self.connection = connection
        self._most = rooms.house.limits.message_bytes
        self._bucket = Bucket(rooms.house.limits.messages_a_second, rooms.clock.now())
        self._greeted = False
        self._bad = 0

    async def read(self, scope: Any, receive: Any) -> None:
        """Take what comes, until the socket is gone."""
        line = line_of(scope)
        if line is not None:
            line.listen(self.hear)
        too_late = asyncio.get_running_loop().call_later(HELLO_SECONDS, self._no_hello)
        try:
            while (event := await receive())["type"] != "websocket.disconnect":
                text = event.get("text")
                self.hear(None if text is None else text.encode("utf-8", "surrogatepass"))
        finally:
            too_late.cancel()

    def _no_hello(self) -> None:
        if not self._greeted:
            self.connection.close(POLICY)

    def hear(self, text: bytes | None) -> None:
        """One message; None: not text."""
        if self.connection.closing is not None:
            return
        message = self._decode(text)
        if isinstance(message, bytes):
            self._bad += 1
            self.connection.push(message)
            if self._bad > BAD_MESSAGES:
                self.connection.close(to_client.CLOSE_TOO_MANY)
            return
        self._bad = 0
        try:
            if self._greeted:
                self._handle(message)
            else:
                self._greeted = self._greet(message)
        except Exception:
            log.error("room %s: %s failed", self.code, type(message).__name__)
            self.connection.push(refusal(message.id, "internal"))
            self.rooms.break_off(self.code)

    def _decode(self, text: bytes | None) -> to_server.ToServer | bytes:
        """The message, or the refusal to answer with."""
        if not self._bucket.take(self.rooms.clock.now()):
            return refusal(None, "too-fast")
        if text is None:
            return refusal(None, "malformed")
        if len(text) > self._most:
            return refusal(None, "too-large", most=self._most)
        try:
            return _decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            return refusal(id_of(text), "malformed")

    def _greet(self, message: to_server.ToServer) -> bool:
        """True if it was the hello that is waited for."""
        if not isinstance(message, to_server.Hello):
            self.connection.push(refusal(message.id, "hello-first"))
            return False
        if message.version != to_server.PROTOCOL:
            self.connection.close(to_client.CLOSE_OLD_CLIENT)
            return False
        machine = self.rooms.get(self.code)
        if machine is None:
            self.connection.close(to_client.CLOSE_NO_ROOM)
            return False
        now = self.rooms.clock.now()
        outcome = machine.connected(now, self.device, self.number, message.table, message.table_seq)
        self.rooms.take(machine, outcome)
        return True

    def _handle(self, message: to_server.ToServer) -> None:
        machine = self.rooms.machines.get(self.code)
        if machine is None or machine.sockets.get(self.device) != self.number:
            return  # closed or replaced meanwhile
        now = self.rooms.clock.now()
        self.rooms.take(machine, machine.handle(now, self.device, self.number, message))

    def goodbye(self) -> None:
        machine = self.rooms.machines.get(self.code)
        if machine is not None:
            now = self.rooms.clock.now()
            self.rooms.let(machine, partial(machine.disconnected, now, self.device, self.number))


def refusal(re: int | None, why: str, **args: Any) -> bytes:
    return encode(to_client.Refusal(re=re, clause="", key=f"room-refused-{why}", args=args))


def id_of(text: bytes) -> int | None:
    """The id of a message that could not be read, if at least that can be."""
    try:
        return _id_decoder.decode(text).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
