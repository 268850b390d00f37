"""A whole session of Reversis over real sockets: no message holds a card its receiver may not know (R23)."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.helper import Client, Device, Json, ServerProcess, serving

CARD = re.compile(r"^[AKQJT2-9][SHDC]$")
SEATS = 4
WATCHER = -1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Who wins trick after trick plays faster here than any person: the usual limit would refuse him."""
    with serving(tmp_path_factory.mktemp("data"), "--limit", "messages_a_second=1000") as one:
        yield one


@pytest.mark.parametrize(
    "options", [{}, {"claims": "must_claim", "show_tricks": False}], ids=["usual", "closed"]
)
async def test_no_message_of_a_session_holds_a_hidden_card(server: ServerProcess, options: Json) -> None:
    """Four people and a watcher, four deals: hands, table cards and kitty are looked for in every text."""
    devices = [Device(server) for _ in range(SEATS + 1)]
    code = devices[0].open(game="reversis", seats=SEATS, options=options)
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(device.enter(code)) for device in devices]
        for client, name in zip(clients[1:SEATS], ("Ben", "Carla", "Dan"), strict=True):
            await client.answer(type="join", name=name)
        await clients[SEATS].answer(type="watch", name="Peter")
        await clients[0].send(type="start")
        ended = await asyncio.gather(*(play(client) for client in clients))
    frames = devices[0].ask("GET", ended[0]["record"] + "/frames").json()
    positions = [frame["position"] for frame in frames["frames"]]
    moves = frames["record"]["moves"]
    checked = 0
    for seat, client in zip((*range(SEATS), WATCHER), clients, strict=True):
        known = laid_cards(seat, moves, positions)
        for message in map(json.loads, client.texts):
            if message["type"] != "table":
                assert not set(cards_in(message)), message
                continue
            hidden = hidden_from(seat, positions[message["seq"]], known[message["seq"]])
            told = set(cards_in(of_this_deal(message)))
            if seat != WATCHER and message["seq"] == 0:
                assert set(positions[0]["hands"][seat]) <= told
            assert not told & hidden, (seat, message["seq"], told & hidden)
            checked += 1
        text = "".join(client.texts)
        assert frames["record"]["secret"] not in text and frames["record"]["seed"] not in text
    assert checked > 5 * len(moves) * 0.9


async def play(client: Client) -> Json:
    """To the end; a watcher only listens, and only the seat to move moves (a claim may come out of turn)."""
    seq = -1
    while True:
        message = await client.next(30)
        assert message["type"] != "refused", message
        await client.give_nonce()
        if message["type"] == "ended":
            return message
        if message["type"] == "table" and message["legal"] and message["seq"] > seq:
            view = message["view"]
            if view["to_move"] == view["viewer"]:
                seq = message["seq"]
                await client.move(seq)


def hidden_from(seat: int, position: Json, laid: str | None) -> set[str]:
    """Cards nobody but their holder may know; the kitty, but for one's own card, while the deal runs."""
    others = {card for other in range(SEATS) if other != seat for card in position["hands"][other]}
    table = {card for card in position["table"] if card}
    running = any(position["hands"]) or any(position["trick"])
    kitty = set(position["kitty"]) - {laid} if running else set()
    return others | table | kitty


def laid_cards(seat: int, moves: list[Json], positions: list[Json]) -> list[str | None]:
    """By seq: the card that this seat laid in the middle in the running deal."""
    found: list[str | None] = [None]
    for i, entry in enumerate(moves):
        laid = found[-1] if positions[i + 1]["deal"] == positions[i]["deal"] else None
        if entry["seat"] == seat and entry["move"].startswith(("lay", "swap")):
            laid = entry["move"].split()[1]
        elif entry["seat"] == seat and entry["move"] == "keep":
            laid = positions[i]["table"][seat]
        found.append(laid)
    return found


def of_this_deal(message: Json) -> Json:
    """Without what was open in the deal before: its last trick, its account, what was told of it."""
    view = dict(message["view"])
    if not any(view["tricks"]):
        del view["last_trick"]
    del view["last_deal"]
    events = message["events"] + (message["previous"] or [])
    keys = [event["key"] for event in events]
    if "reversis-dealt" in keys:
        events = events[keys.index("reversis-dealt") :]
        return {**message, "view": view, "events": events, "previous": [], "move": ""}
    return {**message, "view": view, "events": events}


def cards_in(value: Any) -> Iterator[str]:
    """Every text that is a card or names one, however deep."""
    if isinstance(value, dict):
        for one in value.values():
            yield from cards_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from cards_in(one)
    elif isinstance(value, str):
        yield from (part for part in value.split() if CARD.match(part))
