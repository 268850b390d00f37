"""Playing on quickly as somebody's device, beside their page, which meanwhile says "elsewhere"."""

import json
import secrets
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.people import Person

PATIENCE = 30.0


def play_by_socket(person: Person, code: str, moves: int = 10_000) -> None:
    """Make so many moves, each the first legal one, or all to the end; the page then has to reload."""
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in person.context.cookies())
    address = person.address.replace("http", "ws", 1)
    headers = {"Cookie": cookies, "Origin": person.address}
    with connect(f"{address}/ws/{code}", additional_headers=headers, max_size=None) as socket:
        send(socket, type="hello", version=1)
        while moves > 0:
            message = json.loads(socket.recv(PATIENCE))
            assert message["type"] != "refused", message
            if message["type"] == "ended":
                return
            if message["type"] == "room" and message["phase"] == "announced":
                send(socket, type="nonce", table=message["table"], nonce=secrets.token_hex(16))
            if message["type"] == "table" and message["legal"]:
                at = {"table": message["table"], "seq": message["seq"]}
                send(socket, type="move", move=message["legal"][0], **at)
                moves -= 1


def send(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))
