"""Frames by hand mean what the library says they mean, however the network cuts them."""

import asyncio
import base64
import json
import os
import random

from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from tests.server.helper import Device, ServerProcess
from volte.server import frames

texts = st.one_of(st.binary(max_size=300), st.integers(126, 70_000).map(lambda size: b"x" * size))
BIG = st.sampled_from([125, 126, 127, 65_535, 65_536])


def of_client(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


def read_by_client(data: bytes) -> list[Frame]:
    client = ClientProtocol(parse_uri("ws://localhost/"))
    client.state = OPEN
    client.parser = client.parse()
    next(client.parser)
    client.max_message_size = None
    client.receive_data(data)
    return [event for event in client.events_received() if isinstance(event, Frame)]


@given(st.lists(texts, max_size=4))
def test_a_client_s_frames_come_apart_as_they_were_put_together(sent: list[bytes]) -> None:
    made = [of_client(text) for text in sent]
    assert frames.split(b"".join(made)) == made
    assert [frames.text_of(one) for one in made] == sent


@given(texts, st.data())
def test_what_ends_within_a_frame_is_not_split(text: bytes, data: st.DataObject) -> None:
    whole = of_client(b"before") + of_client(text)
    first = len(of_client(b"before"))
    cut = data.draw(st.integers(1, len(whole) - 1).filter(lambda at: at != first))
    assert frames.split(whole[:cut]) is None


def test_parts_of_a_message_and_other_frames_go_the_long_way() -> None:
    assert frames.split(of_client(b"par", fin=False) + of_client(b"t", Opcode.CONT)) is None
    for opcode in (Opcode.BINARY, Opcode.PING, Opcode.PONG, Opcode.CLOSE):
        [one] = frames.split(of_client(b"1234", opcode)) or []
        assert frames.text_of(one) is None
    unmasked = Frame(Opcode.TEXT, b"x").serialize(mask=False)
    assert frames.text_of(unmasked + bytes(4)) is None


@given(st.one_of(texts, BIG.map(bytes)))
def test_a_server_s_frame_is_read_by_the_library(text: bytes) -> None:
    [got] = read_by_client(frames.frame(text))
    assert (got.opcode, got.fin, got.data) == (Opcode.TEXT, True, text)


async def test_messages_arrive_in_order_however_they_are_cut(server: ServerProcess, anna: Device) -> None:
    """Also with pings, and parts of messages, between them."""
    code = anna.open(seats=2)
    chance = random.Random(7)
    for pieces in (1, 3, 40):
        asked = list(range(12))
        sent = [of_client(b'{"type":"hello","version":1}')]
        for number in asked:
            text = json.dumps({"type": "rename", "id": number, "name": ""}).encode()
            sent += chance.choice(
                [
                    [of_client(text)],
                    [of_client(b"?", Opcode.PING), of_client(text)],
                    [of_client(text[:9], fin=False), of_client(text[9:], Opcode.CONT)],
                ]
            )
        assert await answers(server.port, code, anna, b"".join(sent), pieces, chance) == asked


async def answers(
    port: int, code: str, device: Device, data: bytes, pieces: int, chance: random.Random
) -> list[int]:
    """The ids of the refusals that come back when `data` is sent in so many pieces."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = [
        f"GET /ws/{code} HTTP/1.1",
        "Host: x",
        f"Authorization: Bearer {device.token}",
        "Upgrade: websocket",
    ]
    key = base64.b64encode(os.urandom(16)).decode()
    head += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    writer.write("\r\n".join([*head, "", ""]).encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    cuts = sorted(chance.sample(range(1, len(data)), pieces - 1))
    for begin, end in zip([0, *cuts], [*cuts, len(data)], strict=True):
        writer.write(data[begin:end])
        await writer.drain()
        await asyncio.sleep(0.002)  # a piece of its own for who reads
    got = b""
    while got.count(b'"re":') < 12:
        got += await asyncio.wait_for(reader.read(65536), 20)
    writer.close()
    return [json.loads(bytes(one.data))["re"] for one in read_by_client(got) if b'"re":' in one.data]
