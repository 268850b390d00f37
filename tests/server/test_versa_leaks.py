"""No message of whole rounds of VERSA holds a card that its receiver may not know (A21)."""

import asyncio
import json
import re
from typing import Any

from tests.server.helper import Client, Device
from tests.server.laying import play_round

Json = dict[str, Any]
CARD = re.compile(r"\b(?:[RYGB][1-9]|[RYGB]-(?:pull|lock|block|reverse|boost|all)|core|tornado)\b")
ONCE = {"number": 1, "core": 1, "tornado": 1}
"""A deck in which no two cards are alike: a card's text says which one it is."""


def cards_in(message: Json) -> set[str]:
    """Every card that a table's message names, but for the counts of the deck and the sorts of the events."""
    view = {name: value for name, value in message["view"].items() if name not in ("deck", "options")}
    events = [
        {**one["args"], "rule": "", "cause": ""} for one in message["events"] + (message["previous"] or [])
    ]
    return set(CARD.findall(json.dumps({**message, "view": view, "events": events, "previous": None})))


def check(message: Json) -> None:
    """Open cards and the own hand are all that is named; of the others' hands only the sizes are there."""
    view = message["view"]
    own = view["hands"][view["viewer"]] if view["viewer"] >= 0 else []
    assert cards_in(message) <= set(own) | set(view["discards"]), message
    assert "pile" not in view
    for seat, hand in enumerate(view["hands"]):
        assert seat == view["viewer"] or hand == ["?"] * view["hand_sizes"][seat]
    assert all(set(CARD.findall(move)) <= set(own) for move in message["legal"])


def tables(*clients: Client) -> list[Json]:
    """Every message about a table that these got, in order."""
    messages = [json.loads(text) for client in clients for text in client.texts]
    return [one for one in messages if one["type"] == "table"]


async def test_a21_no_message_of_three_rounds_names_a_hidden_card(anna: Device, ben: Device) -> None:
    """Two people, a bot and a watcher; hands are dealt anew in between, somebody reloads, somebody leaves."""
    options = {"deck": ONCE, "tornado": "redeal"}
    code = anna.open(game="versa", seats=3, bots=["casual"], options=options)
    dan = Device(anna.server)
    records = []
    async with anna.enter(code) as a, ben.enter(code) as b, dan.enter(code) as d:
        await b.answer(type="join", name="Ben")
        await d.answer(type="watch", name="Dan")
        await a.answer(type="configure", leaving="out")
        for _ in range(2):
            await a.send(type="start")
            ended, _ = await asyncio.gather(play_round(a, b), d.until("ended"))
            records.append(anna.ask("GET", ended["record"]).json())
        await a.send(type="start")
        for one in (a, b):
            while not one.table or one.table["table"] != 3:
                await one.next()
                await one.give_nonce()
        async with anna.enter(code) as again:  # a reload: the newest socket is the living one
            await again.until("table")
            await b.answer(type="leave")
            ended, _ = await asyncio.gather(play_round(again), d.until("ended"))
            records.append(anna.ask("GET", ended["record"]).json())
            everybody = [a, b, d, again]
    told = tables(*everybody)
    assert {one["table"] for one in told} == {1, 2, 3} and len(told) > 60
    assert {one["view"]["viewer"] for one in told} >= {-1, 0, 2}
    for message in told:
        check(message)
    texts = "".join(text for one in everybody for text in one.texts)
    for record in records:
        assert record["secret"] not in texts and record["seed"] not in texts


async def test_the_scan_finds_what_it_looks_for(anna: Device) -> None:
    """A message with another's card, wherever it stands, does not pass."""
    code = anna.open(game="versa", seats=2, bots=["casual"], options={"deck": ONCE}, start=True)
    async with anna.enter(code) as a:
        while not a.table:
            await a.next()
            await a.give_nonce()
    message = a.table
    check(message)
    view = message["view"]
    hidden = next(
        card for card in view["deck"] if card not in view["hands"][0] and card not in view["discards"]
    )
    for leaking in (
        {**message, "move": f"play {hidden}"},
        {**message, "previous": [{"key": "versa-drew", "args": {"cards": [hidden]}}]},
        {**message, "view": {**view, "new": [hidden]}},
        {**message, "view": {**view, "hands": [view["hands"][0], [hidden, *view["hands"][1][1:]]]}},
    ):
        try:
            check(leaking)
        except AssertionError:
            continue
        raise AssertionError(f"nothing was found in {leaking}")
