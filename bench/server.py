"""Measure the server: R durable rooms of four sockets each, played by a scripted client on the other core.

    python3 run.py bench server [--json] [--rooms 1,50,250,1000] [--pace full,paced] [--seconds 10]
                                [--rounds 3]

Full speed: every room moves as soon as all four sockets have the last move. Paced: one move a second a room.
The time of a move goes from sending it to the moment the last of the four has it. Games are Verso; everybody
keeps the card, so a table lasts 64 moves and its displays become large; then the host starts the next one.
Of several rounds the best one counts, as in `bench engine`: whoever shares the machine only ever slows it. At
full speed that is the one with the most moves, paced the one with the least p99.
"""

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.players import Figures, Room

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
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
"""Noted before anything is kept to one of them."""
SERVER_CORE, CLIENT_CORE = 0, 1
OPENING = 8
"""So many rooms are opened side by side."""


def usage(pid: int) -> tuple[float, float]:
    """CPU seconds and memory (MB) of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    ticks = int(fields[11]) + int(fields[12])
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def open_rooms(rooms: list[Room], game: str) -> None:
    waiting = list(rooms)

    async def open_one_by_one() -> None:
        while waiting:
            await waiting.pop().open(http, game)

    async with httpx.AsyncClient(timeout=60) as http:
        await asyncio.gather(*(open_one_by_one() for _ in range(OPENING)))


async def measure(
    port: int, pid: int, count: int, pace: float, chosen: argparse.Namespace
) -> dict[str, float]:
    figures = Figures()
    rooms = [Room(port, pace, figures) for _ in range(count)]
    await open_rooms(rooms, chosen.game)
    for number, room in enumerate(rooms):
        room.loop.call_later(pace * number / count, room.start)
    end = time.perf_counter() + 120
    while any(room.seq < 1 for room in rooms) and time.perf_counter() < end:
        await asyncio.sleep(0.1)  # every room is past its deal
    await asyncio.sleep(1)
    before, own = usage(pid)[0], usage(os.getpid())[0]
    begin = time.perf_counter()
    figures.measuring = True
    await asyncio.sleep(chosen.seconds)
    figures.measuring = False
    took = time.perf_counter() - begin
    after, memory = usage(pid)
    own_after, _ = usage(os.getpid())
    failed = [why for room in rooms if (why := room.lost()) is not None]
    for room in rooms:
        room.close()
    if failed:
        raise RuntimeError(f"{len(failed)} rooms broke: {failed[0]}")
    times = sorted(figures.times)
    return {
        "moves_per_second": round(len(times) / took, 1),
        "p50_ms": quantile(times, 0.5),
        "p99_ms": quantile(times, 0.99),
        "server_cpu": round((after - before) / took, 2),
        "client_cpu": round((own_after - own) / took, 2),
        "memory_mb": round(memory, 1),
    }


def quantile(times: list[float], part: float) -> float:
    return round(times[min(len(times) - 1, int(len(times) * part))] * 1000, 2) if times else 0.0


def pin(core: int) -> None:
    """Keep this process to one core, where the system knows such a thing."""
    if CORES:
        os.sched_setaffinity(0, {CORES[core % len(CORES)]})


def event_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def run(count: int, pace: float, chosen: argparse.Namespace) -> dict[str, float]:
    """One server, one crowd of rooms, one set of figures."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", SERVER_CODE, str(port), data]
        with subprocess.Popen(command, preexec_fn=lambda: pin(SERVER_CORE)) as server:
            try:
                wait_for(port)
                with asyncio.Runner(loop_factory=event_loop) as runner:
                    return runner.run(measure(port, server.pid, count, pace, chosen))
            finally:
                stop(server)


def best(pace: float, rounds: list[dict[str, float]]) -> dict[str, float]:
    """The round that was least disturbed."""
    return min(rounds, key=lambda found: found["p99_ms"] if pace else -found["moves_per_second"])


def stop(server: subprocess.Popen[bytes]) -> None:
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
    parser = argparse.ArgumentParser(prog="run.py bench server", description="Measure the server.")
    parser.add_argument("--json", action="store_true", help="one object of named figures")
    parser.add_argument("--rooms", default="1,50,250,1000", help="how many rooms, one after the other")
    parser.add_argument("--pace", default="full,paced", help="full speed, one move a second a room, or both")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each is measured")
    parser.add_argument(
        "--rounds", type=int, default=1, help="how often each is measured; the best one counts"
    )
    parser.add_argument("--game", default="verso")
    chosen = parser.parse_args()
    pin(CLIENT_CORE)
    found: dict[str, float] = {}
    for pace in chosen.pace.split(","):
        seconds = 1.0 if pace == "paced" else 0.0
        for count in chosen.rooms.split(","):
            line = best(seconds, [run(int(count), seconds, chosen) for _ in range(chosen.rounds)])
            found |= {f"{pace}_{count}_{name}": value for name, value in line.items()}
            if not chosen.json:
                text = "  ".join(f"{name} {value}" for name, value in line.items())
                print(f"{pace:5}  rooms {count:>4}  {text}", flush=True)
    if chosen.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
