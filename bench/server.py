"""Measure the server: R durable rooms of four sockets each, played by a scripted client on the other core.

    python3 run.py bench server [--json] [--rooms 1,50,250,1000] [--seconds 10] [--pace full,paced]

Full speed: every room moves as soon as all four sockets have the last move. Paced: one move a second a room.
The time of a move goes from sending it to the moment the last of the four has it. Games are Verso, replayed
with the first legal move (mostly `keep`), so a table lasts 60 moves; then the host starts the next one.
"""

import argparse
import asyncio
import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

SEATS = 4
SERVER_CODE = """
import sys
from pathlib import Path
from volte.room.limits import Limits
from volte.server.run import free_port, serve
from volte.server.settings import ServerSettings
limits = Limits(rooms=5000, messages_a_second=1e9, connections_an_address=10**6, opened_a_minute=10**6)
port, data = int(sys.argv[1]), Path(sys.argv[2])
settings = ServerSettings(host="127.0.0.1", port=port, data=data, limits=limits)
serve(settings, free_port("127.0.0.1", port), lambda: None)
"""


class Seen(msgspec.Struct):
    """What the scripted client reads of a message."""

    type: str
    seq: int = 0
    table: int = 0
    phase: str = ""
    legal: list[str] = []
    you: int | None = None


_decode = msgspec.json.Decoder(Seen).decode


@dataclass
class Figures:
    """Times of moves in seconds, and how many were made."""

    times: list[float] = field(default_factory=list)
    measuring: bool = False

    def note(self, seconds: float) -> None:
        if self.measuring:
            self.times.append(seconds)


class Room:
    """One room and its four scripted players."""

    def __init__(self, base: str, figures: Figures) -> None:
        self.base = base
        self.figures = figures
        self.sockets: list[ClientConnection] = []
        self.have = 0
        self.seq = -1
        self.table = 0
        self.sent = 0.0
        self.turn = asyncio.Event()
        self.mover: tuple[int, str] | None = None

    async def open(self, http: httpx.AsyncClient) -> None:
        tokens = [secrets.token_urlsafe(32) for _ in range(SEATS)]
        wish = {"game": "verso", "name": "P0", "seats": SEATS}
        headers = {"Authorization": f"Bearer {tokens[0]}"}
        answer = await http.post(f"http://{self.base}/api/rooms", json=wish, headers=headers)
        code = answer.raise_for_status().json()["code"]
        for number, token in enumerate(tokens):
            ws = await websockets.connect(
                f"ws://{self.base}/ws/{code}",
                additional_headers={"Authorization": f"Bearer {token}"},
                compression=None,
                max_size=None,
                ping_interval=None,
            )
            self.sockets.append(ws)
            await ws.send('{"type":"hello","version":1}')
            if number:
                await ws.send(json.dumps({"type": "join", "name": f"P{number}"}))
            while _decode(await ws.recv()).you is None:
                pass

    async def play(self, pace: float) -> None:
        readers = [asyncio.create_task(self.read(i)) for i in range(SEATS)]
        mover = asyncio.create_task(self.make_moves(pace))
        try:
            await asyncio.gather(mover, *readers)
        finally:
            for task in [mover, *readers]:
                task.cancel()

    async def read(self, seat: int) -> None:
        ws = self.sockets[seat]
        nonced = 0
        while True:
            seen = _decode(await ws.recv())
            if seen.type == "room" and seen.phase == "announced" and seen.table > nonced:
                nonced = seen.table
                share = {"type": "nonce", "table": seen.table, "nonce": secrets.token_hex(16)}
                await ws.send(json.dumps(share))
            elif seen.type == "table":
                self.got(seat, seen)

    def got(self, seat: int, seen: Seen) -> None:
        if (seen.table, seen.seq) != (self.table, self.seq):
            self.table, self.seq, self.have = seen.table, seen.seq, 0
            self.mover = None
        self.have += 1
        if seen.legal:
            self.mover = (seat, seen.legal[-1] if seen.legal[-1] != "flip" else "keep")
            if self.mover[1] not in seen.legal:
                self.mover = (seat, seen.legal[0])
        if self.have == SEATS:
            if self.seq:
                self.figures.note(time.perf_counter() - self.sent)
            self.turn.set()

    async def make_moves(self, pace: float) -> None:
        await asyncio.sleep(secrets.randbelow(1000) / 1000 * pace)
        due = time.perf_counter()
        await self.sockets[0].send('{"type":"start"}')
        while True:
            await self.turn.wait()
            self.turn.clear()
            if pace:
                due = max(due + pace, time.perf_counter() - pace)
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.sent = time.perf_counter()
            if self.mover is None:
                await self.sockets[0].send('{"type":"start"}')
                continue
            seat, move = self.mover
            text = json.dumps({"type": "move", "table": self.table, "seq": self.seq, "move": move})
            await self.sockets[seat].send(text)


def usage(pid: int) -> tuple[float, float]:
    """CPU seconds and memory (MB) of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    ticks = int(fields[11]) + int(fields[12])
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def measure(port: int, pid: int, rooms: int, pace: float, seconds: float) -> dict[str, Any]:
    figures = Figures()
    async with httpx.AsyncClient(timeout=60) as http:
        played = [Room(f"127.0.0.1:{port}", figures) for _ in range(rooms)]
        for room in played:
            await room.open(http)
    tasks = [asyncio.create_task(room.play(pace)) for room in played]
    end = time.perf_counter() + 120
    while any(room.seq < 1 for room in played) and time.perf_counter() < end:
        await asyncio.sleep(0.1)  # every room is past its deal
    await asyncio.sleep(1)
    cpu, _ = usage(pid)
    figures.measuring = True
    begin = time.perf_counter()
    await asyncio.sleep(seconds)
    figures.measuring = False
    took = time.perf_counter() - begin
    after, memory = usage(pid)
    failed = [task.exception() for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if failed:
        raise RuntimeError(f"{len(failed)} rooms broke: {failed[0]}")
    times = sorted(figures.times)
    return {
        "rooms": rooms,
        "pace": "paced" if pace else "full",
        "moves_a_second": round(len(times) / took, 1),
        "p50_ms": quantile(times, 0.5),
        "p99_ms": quantile(times, 0.99),
        "server_cpu": round((after - cpu) / took, 2),
        "memory_mb": round(memory, 1),
    }


def quantile(times: list[float], part: float) -> float:
    return round(times[min(len(times) - 1, int(len(times) * part))] * 1000, 2) if times else 0.0


def pin(core: int) -> None:
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[core % len(cores)]})


def run(rooms: int, pace: float, seconds: float) -> dict[str, Any]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", SERVER_CODE, str(port), data]
        with subprocess.Popen(command, preexec_fn=lambda: pin(0)) as server:
            try:
                wait_for(port)
                return asyncio.run(measure(port, server.pid, rooms, pace, seconds))
            finally:
                server.terminate()
                try:
                    server.wait(10)
                except subprocess.TimeoutExpired:
                    server.kill()


def wait_for(port: int) -> None:
    end = time.monotonic() + 60
    while True:
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=60).raise_for_status()
            return
        except httpx.TransportError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server.")
    parser.add_argument("--json", action="store_true", help="one object of figures")
    parser.add_argument("--rooms", default="1,50,250,1000")
    parser.add_argument("--pace", default="full,paced")
    parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args()
    pin(1)
    lines = []
    for pace in arguments.pace.split(","):
        for rooms in arguments.rooms.split(","):
            line = run(int(rooms), 1.0 if pace == "paced" else 0.0, arguments.seconds)
            lines.append(line)
            if not arguments.json:
                print("  ".join(f"{name} {value}" for name, value in line.items()), flush=True)
    if arguments.json:
        print(json.dumps({f"server_{one['pace']}_{one['rooms']}": one for one in lines}))


if __name__ == "__main__":
    main()
