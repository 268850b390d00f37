"""Programs that play VERSA over sockets, as fast as a room lets them."""

import asyncio
from typing import Any

from tests.server.helper import Client

Json = dict[str, Any]
PACE = 0.06
"""Seconds between two moves of a seat: a room takes 20 messages a second."""


async def lay_what_fits(client: Client) -> Json:
    """Play to the end of the round; what was told of it."""
    moved: tuple[Any, Any] = (0, -1)
    while True:
        legal, state = client.table.get("legal") or [], (client.table.get("table"), client.table.get("seq"))
        if legal and state != moved:
            moved = state
            await asyncio.sleep(PACE)
            await client.move(len(legal) - 1)  # in ASCII order `play` is behind `draw` and `end`
        message = await client.next()
        # Somebody may leave meanwhile: the table went on, and its next state comes.
        assert message["type"] != "refused" or message["key"] == "room-refused-stale", message
        await client.give_nonce()
        if message["type"] == "ended":
            return message


async def play_round(*clients: Client) -> Json:
    """Everybody plays to the end of the round; what the first one was told of it."""
    ended = await asyncio.gather(*(lay_what_fits(one) for one in clients))
    return ended[0]
