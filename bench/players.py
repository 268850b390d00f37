"""The scripted client of `bench server`: rooms of four, each moving as soon as, or when, it shall."""

import asyncio
import json
import secrets
import time
from dataclasses import dataclass, field
from functools import partial

import httpx
import msgspec

from bench.websocket import WebSocket, connect

SEATS = 4


class TableMessage(msgspec.Struct):
    table: int
    seq: int
    legal: list[str]


class RoomMessage(msgspec.Struct):
    phase: str
    table: int
    you: int | None


_table = msgspec.json.Decoder(TableMessage).decode
_room = msgspec.json.Decoder(RoomMessage).decode


@dataclass
class Figures:
    """Times of moves in seconds, while `measuring`."""

    times: list[float] = field(default_factory=list)
    measuring: bool = False

    def note(self, seconds: float) -> None:
        if self.measuring:
            self.times.append(seconds)


class Room:
    """One room and its four scripted players; `pace` seconds from move to move, 0: at once."""

    def __init__(self, port: int, pace: float, figures: Figures) -> None:
        self.port = port
        self.pace = pace
        self.figures = figures
        self.loop = asyncio.get_running_loop()
        self.sockets: list[WebSocket] = []
        self.seated: asyncio.Event = asyncio.Event()
        self.nonced = [0] * SEATS
        self.have = 0
        self.table, self.seq = 0, -1
        self.mover: tuple[int, str] | None = None
        self.sent = self.due = 0.0

    async def open(self, http: httpx.AsyncClient, game: str) -> None:
        """Open the room and seat all four."""
        tokens = [secrets.token_urlsafe(32) for _ in range(SEATS)]
        wish = {"game": game, "name": "P0", "seats": SEATS, "turn_seconds": 0}
        headers = {"Authorization": f"Bearer {tokens[0]}"}
        answer = await http.post(f"http://127.0.0.1:{self.port}/api/rooms", json=wish, headers=headers)
        code = answer.raise_for_status().json()["code"]
        for seat, token in enumerate(tokens):
            self.seated.clear()
            self.sockets.append(await connect(self.port, f"/ws/{code}", token, partial(self.got, seat)))
            self.sockets[seat].send(b'{"type":"hello","version":1}')
            if seat:
                self.sockets[seat].send(json.dumps({"type": "join", "name": f"P{seat}"}).encode())
            await asyncio.wait_for(self.seated.wait(), 30)

    def close(self) -> None:
        for ws in self.sockets:
            ws.close()

    def start(self) -> None:
        self.due = self.loop.time()
        self.sockets[0].send(b'{"type":"start"}')

    def lost(self) -> str | None:
        """Why a socket of this room is no more."""
        return next((ws.lost for ws in self.sockets if ws.lost is not None), None)

    # -- what comes ------------------------------------------------------------------------------------------

    def got(self, seat: int, text: bytes) -> None:
        if text.startswith(b'{"type":"table"'):
            self.got_table(seat, _table(text))
        elif text.startswith(b'{"type":"room"'):
            self.got_room(seat, _room(text))

    def got_room(self, seat: int, seen: RoomMessage) -> None:
        if seen.you is not None and seat == len(self.sockets) - 1:
            self.seated.set()
        if seen.phase == "announced" and seen.table > self.nonced[seat]:
            self.nonced[seat] = seen.table
            share = {"type": "nonce", "table": seen.table, "nonce": secrets.token_hex(16)}
            self.sockets[seat].send(json.dumps(share).encode())

    def got_table(self, seat: int, seen: TableMessage) -> None:
        if (seen.table, seen.seq) != (self.table, self.seq):
            self.table, self.seq, self.have, self.mover = seen.table, seen.seq, 0, None
        self.have += 1
        if seen.legal:
            self.mover = (seat, seen.legal[-1])  # keep while that is allowed: displays become large
        if self.have == SEATS:
            if self.seq:
                self.figures.note(time.perf_counter() - self.sent)
            self.go_on()

    # -- what goes -------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """All four have the last move: make the next one, at once or when it is due."""
        if not self.pace:
            self.move()
            return
        now = self.loop.time()
        self.due = max(self.due + self.pace, now - self.pace)
        self.loop.call_at(max(self.due, now), self.move)

    def move(self) -> None:
        self.sent = time.perf_counter()
        if self.mover is None:
            self.sockets[0].send(b'{"type":"start"}')
            return
        seat, move = self.mover
        text = f'{{"type":"move","table":{self.table},"seq":{self.seq},"move":"{move}"}}'
        self.sockets[seat].send(text.encode())
