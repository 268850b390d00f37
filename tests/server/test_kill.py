"""kill -9 in the middle of a game: every room is there again with seats, clocks and hands."""

import asyncio
import signal
import sys
from pathlib import Path

import httpx
import pytest
import websockets

from tests.server.helper import Client, Device, serving


async def until_playing(*clients: Client) -> None:
    """Let everybody give a nonce and get the cards."""
    for client in clients:
        while client.room.get("phase") != "announced":
            await client.next()
        await client.give_nonce()
    for client in clients:
        while not client.table:
            await client.next()


async def until_seq(client: Client, seq: int) -> None:
    while client.table.get("seq", -1) < seq:
        await client.next()


async def test_killed_in_mid_game_and_started_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, ben = Device(server), Device(server)
        code = anna.open(seats=2, turn_seconds=120)
        async with anna.enter(code) as a, ben.enter(code) as b:
            await b.answer(type="join", name="Ben")
            await a.send(type="start")
            await until_playing(a, b)
            clients = (a, b)
            for seq in range(8):
                mover = a if a.table["legal"] else b
                await mover.move()
                for client in clients:
                    await until_seq(client, seq + 1)
            seen = {"anna": a.table, "ben": b.table}
            seats = a.room["seats"]
            server.kill()
            for client in clients:
                with pytest.raises(websockets.ConnectionClosed):
                    while True:
                        await client.next()
        server.start()
        hello = {"type": "hello", "version": 1, "table": 1, "table_seq": 7}
        async with anna.enter(code, hello=hello) as a, ben.enter(code, hello=hello) as b:
            for name, client in (("anna", a), ("ben", b)):
                await client.until("table")
                for key in ("table", "seq", "view", "legal", "seat", "move", "by"):
                    assert client.table[key] == seen[name][key], key
                assert client.table["missed"] == 1 and client.table["previous"] == seen[name]["events"]
            assert a.room["seats"] == seats
            left = a.table["left_ms"]
            assert 60_000 < left <= 120_000
            ended = await asyncio.gather(a.play(), b.play())
            assert ended[0] is not None
        record = tmp_path / "record.json"
        record.write_bytes(anna.ask("GET", ended[0]["record"]).content)
        check = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "volte", "verify", str(record), stdout=asyncio.subprocess.PIPE
        )
        out, _ = await check.communicate()
        assert check.returncode == 0, out


async def test_nothing_that_was_shown_is_lost_however_often_it_is_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Device(server)
        code = anna.open(start=True)
        shown = -1
        for _ in range(3):
            async with anna.enter(code) as client:
                await client.until("room")
                while not client.table:
                    await client.give_nonce()
                    await client.next()
                assert client.table["seq"] >= shown
                await client.play(moves=4)
                shown = client.table["seq"]
                server.kill()
            server.start()


def test_sigterm_ends_cleanly(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert httpx.get(server.address).status_code == 200
        assert server.stop(signal.SIGTERM) == 0
