"""Sockets of a real server: games to the end, hostile messages, who may see and do what."""

import asyncio
import json
import random
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.server.helper import Device, ServerProcess, serving


async def test_alone_against_bots_to_the_end_and_the_record(anna: Device) -> None:
    code = anna.open(bots=["steady", "casual"], start=True)
    async with anna.enter(code) as client:
        assert (await client.next())["type"] == "welcome"
        ended = await client.play()
        assert ended is not None
    record = anna.ask("GET", ended["record"]).json()
    assert record["format"] == "volte/1" and record["result"] == ended["result"]
    assert {move["by"] for move in record["moves"]} == {"human", "bot"}
    frames = anna.ask("GET", ended["record"] + "/frames").json()["frames"]
    assert len(frames) == len(record["moves"]) + 1
    assert frames[-1]["position"]["scores"] == ended["result"]["scores"]
    mine = anna.ask("GET", "/api/me").json()
    assert [line["result"] for line in mine["records"]] == [ended["result"]]


async def test_two_people_and_a_spectator_see_the_same_public_game(anna: Device, ben: Device) -> None:
    code = anna.open(seats=2)
    watcher = Device(anna.server)
    async with anna.enter(code) as a, ben.enter(code) as b, watcher.enter(code) as w:
        assert (await b.answer(type="join", name="Ben"))["type"] == "done"
        assert (await w.answer(type="watch", name="Carla"))["type"] == "done"
        assert b.room["your_seat"] == 1 and w.room["your_seat"] is None
        await a.send(type="start")
        results = await asyncio.gather(a.play(), b.play(), w.play())
        assert results[0] is not None and results[0]["result"] == results[1]["result"]  # type: ignore[index]
        assert all(not json.loads(text).get("legal") for text in w.texts)
        refused = await w.answer(type="move", table=1, seq=w.table["seq"], move="keep")
        assert refused["key"] == "room-refused-not-seated"


async def test_wrong_codes_of_others_keep_nobody_out_of_their_room(tmp_path: Path) -> None:
    """On a server of its own: everybody here has the same address."""
    with serving(tmp_path) as server:
        anna, ben = Device(server), Device(server)
        code = anna.open(seats=2)
        for number in range(40):
            ben.ask("GET", f"/api/rooms/ABAB{number:02}")
        assert ben.ask("GET", f"/api/rooms/{code}").status_code == 429
        async with anna.enter(code) as client:
            assert (await client.next())["type"] == "welcome"


async def test_newest_socket_of_a_device_wins(anna: Device) -> None:
    code = anna.open(seats=2)
    async with anna.enter(code) as old:
        await old.until("room")
        async with anna.enter(code) as new:
            await new.until("room")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                while True:
                    await old.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4001
            assert (await new.answer(type="ready"))["type"] == "done"
            # The old one's late goodbye means nothing.
            assert new.room["people"][0]["presence"] == "here"


async def test_repeated_stale_future_and_foreign_moves(anna: Device) -> None:
    code = anna.open(start=True)
    async with anna.enter(code) as client:
        while not client.table:
            await client.next()
            await client.give_nonce()
        move: dict[str, Any] = {"type": "move", "table": 1, "seq": 0, "move": "keep"}
        assert (await client.answer(**move))["type"] == "done"
        assert (await client.answer(**move))["type"] == "done"
        assert client.table["seq"] == 1
        for wrong, key in (
            ({"seq": 0, "move": "flip"}, "stale"),
            ({"seq": 7}, "future"),
            ({"table": 2, "seq": 1}, "other-table"),
        ):
            refused = await client.answer(**{**move, **wrong})
            assert refused["key"] == f"room-refused-{key}" and refused["seq"] == 1
        refused = await client.answer(**{**move, "seq": 1, "move": "bank B 1-6"})
        assert refused["type"] == "refused" and refused["clause"] == "V12"
        assert client.table["seq"] == 1


HOSTILE = [
    "",
    "null",
    "[]",
    "{}",
    '{"type": "nothing"}',
    '{"type": "move"}',
    '{"type": "move", "table": "1", "seq": 0, "move": "keep"}',
    '{"type": "move", "table": 1, "seq": 1e400, "move": "keep"}',
    '{"type": "move", "table": 1, "seq": 0, "move": ["keep"]}',
    '{"type": "join", "name": 5}',
    '{"type": "join", "name": "Ben", "seat": 99}',
    '{"type": "join", "name": "Ben", "person": 1}',
    '{"type": "rename", "name": "\\ud800"}',
    '{"type": "ping", "id": "x"}',
    '{"type": "configure", "options": {"x": 1}}',
    '{"type": "configure", "options": ' + '{"a":' * 900 + "1" + "}" * 900 + "}",
    "[" * 4000,
    '{"type": "preview", "table": 1, "seq": 0, "move": "' + "x" * 300 + '"}',
    "x" * 5000,
    "\x00",
]


async def test_hostile_messages_are_answered_and_change_nothing(anna: Device, ben: Device) -> None:
    code = anna.open(seats=2)
    async with anna.enter(code) as a, ben.enter(code) as b:
        await b.until("room")
        for text in HOSTILE:
            await b.socket.send(text)
            assert (await b.until("refused"))["key"], text[:50]
            await asyncio.sleep(0.06)  # below the allowed rate
        await b.socket.send(b"\x00\xff")
        assert (await b.until("refused"))["key"] == "room-refused-malformed"
        assert (await a.answer(type="ready"))["type"] == "done"
        assert len(a.room["people"]) == 1


async def test_random_messages_never_break_the_room(anna: Device, ben: Device) -> None:
    chance = random.Random(5)
    kinds = ["join", "watch", "move", "preview", "why_not", "start", "leave", "configure", "remove", "x"]
    values: list[Any] = [None, 0, 1, -1, "keep", "", "Ben", True, [], {}, 10**20]
    fields = ["name", "seat", "table", "seq", "move", "thing", "person", "options", "fill", "id"]
    code = anna.open(seats=2)
    async with anna.enter(code) as a, ben.enter(code) as b:
        for _ in range(300):
            message = {"type": chance.choice(kinds)}
            message |= {chance.choice(fields): chance.choice(values) for _ in range(chance.randrange(4))}
            await b.send(**message)
            if chance.random() < 0.1:
                await b.socket.send(secrets.token_hex(chance.randrange(200)))
        answer = await a.answer(type="ready")
        assert answer["type"] == "done" and a.room["you"] == 1


async def test_too_many_messages_are_refused_then_the_socket_closed(anna: Device) -> None:
    code = anna.open(seats=2)
    async with anna.enter(code) as client:
        keys = set()
        with pytest.raises(websockets.ConnectionClosed) as closed:
            for _ in range(2000):
                await client.send(type="ping")
            while True:
                message = await client.next()
                keys.add(message.get("key"))
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4007
        assert "room-refused-too-fast" in keys


async def test_oversized_message_is_refused(anna: Device) -> None:
    code = anna.open(seats=2)
    async with anna.enter(code) as client:
        await client.send(type="join", name="x" * 4200)
        refused = await client.until("refused")
        assert refused["key"] == "room-refused-too-large" and refused["args"] == {"most": 4096}


async def closed_code(device: Device, code: str, **more: Any) -> int:
    """With what a connection is closed."""
    async with device.enter(code, **more) as client:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            while True:
                await client.next()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def test_unknown_rooms_and_old_clients_are_told_so(anna: Device) -> None:
    assert await closed_code(anna, "BABA00") == 4006
    assert await closed_code(anna, "nonsense") == 4006
    code = anna.open(seats=2)
    assert await closed_code(anna, code, hello={"type": "hello", "version": 0}) == 4005
    async with anna.enter(code, hello={"type": "ping"}) as client:
        assert (await client.next())["key"] == "room-refused-hello-first"


async def test_closed_room_is_closed_for_everybody(anna: Device, ben: Device) -> None:
    code = anna.open(seats=2)
    async with ben.enter(code) as b, anna.enter(code) as a:
        await b.until("room")
        await a.send(type="close")
        with pytest.raises(websockets.ConnectionClosed) as closed:
            while True:
                await b.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4002
    assert await closed_code(ben, code) == 4006


@pytest.mark.parametrize(
    "headers", [{"Origin": "http://elsewhere.example"}, {"Origin": "null"}, {"Authorization": "Bearer x"}]
)
async def test_foreign_origin_and_bad_token_get_no_socket(
    server: ServerProcess, anna: Device, headers: dict[str, str]
) -> None:
    code = anna.open(seats=2)
    with pytest.raises(websockets.InvalidStatus) as refused:
        async with websockets.connect(f"ws://127.0.0.1:{server.port}/ws/{code}", additional_headers=headers):
            pass
    assert refused.value.response.status_code == 403


async def test_visitor_without_a_device_only_watches(server: ServerProcess, anna: Device) -> None:
    code = anna.open(seats=2)
    visitor = Device(server)
    visitor.headers = {}
    async with visitor.enter(code) as client:
        await client.until("room")
        refused = await client.answer(type="join", name="Ben")
        assert refused["key"] == "room-refused-no-device"


async def test_preview_and_why_not_come_from_the_view(anna: Device) -> None:
    code = anna.open(start=True)
    async with anna.enter(code) as client:
        while not client.table:
            await client.next()
            await client.give_nonce()
        preview = await client.answer(type="preview", table=1, seq=0, move="keep")
        assert preview["type"] == "preview" and preview["preview"]
        why = await client.answer(type="why_not", table=1, seq=0, thing="bank B 1-6")
        assert why["type"] == "why_not" and why["clause"] == "V12"
        why = await client.answer(type="why_not", table=1, seq=0, thing="keep")
        assert why["key"] == ""


def test_room_address_is_found_in_any_spelling(server: ServerProcess, anna: Device) -> None:
    code = anna.open(seats=3)
    answer = httpx.get(f"{server.address}/api/rooms/{code.lower()[:4]} {code[4:]}")
    assert answer.json()["people"] == ["Anna"] and answer.json()["seats_free"] == 2
