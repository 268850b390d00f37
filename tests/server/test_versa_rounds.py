"""Rounds of VERSA in a room: who begins, who is out, who sits where, and records that agree."""

import asyncio
import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from tests.server.helper import Device
from tests.server.laying import play_round
from volte.cli.verify import verify

Json = dict[str, Any]


def record_of(device: Device, ended: Json) -> Json:
    record: Json = device.ask("GET", ended["record"]).json()
    return record


async def test_a3_later_rounds_start_with_the_seat_after_the_last_starter(
    anna: Device, ben: Device, tmp_path: Path
) -> None:
    code = anna.open(game="versa", seats=3, bots=["casual"])
    async with anna.enter(code) as a, ben.enter(code) as b:
        await b.answer(type="join", name="Ben")
        starters = []
        for number in range(1, 4):
            await a.send(type="start")
            ended = await play_round(a, b)
            assert ended["table"] == number
            record = record_of(anna, ended)
            starters.append(record["moves"][0]["seat"])
            assert record.get("first") == (None if number == 1 else starters[-1])
            file = tmp_path / f"{number}.json"
            file.write_text(json.dumps(record))
            assert CliRunner().invoke(verify, [str(file)]).exit_code == 0
            frames = anna.ask("GET", ended["record"] + "/frames").json()["frames"]
            assert frames[0]["position"]["to_move"] == starters[-1]
    assert [(one - starters[0]) % 3 for one in starters] == [0, 1, 2]


async def test_wins_are_counted_per_person_also_after_a_swap_of_seats(anna: Device, ben: Device) -> None:
    code = anna.open(game="versa", seats=2)
    wins = {"Anna": 0, "Ben": 0}
    async with anna.enter(code) as a, ben.enter(code) as b:
        await b.answer(type="join", name="Ben")
        for _ in range(4):
            await a.send(type="start")
            ended = await play_round(a, b)
            for seat in ended["result"]["winners"]:
                wins[ended["players"][seat]] += 1
            await a.send(type="swap", a=0, b=1)
            room = await a.until("room", events=[{"key": "room-swapped", "args": {}}])
            assert {one["name"]: one["wins"] for one in room["people"]} == wins
            assert {one["name"]: one["wins"] for one in room["seats"]} == wins
    assert sum(wins.values()) > 0


async def test_a20_who_leaves_the_round_is_out_told_by_name_and_may_come_back_for_the_next(
    anna: Device, ben: Device
) -> None:
    code = anna.open(game="versa", seats=3, bots=["casual"], bot_pace=5000)
    async with anna.enter(code) as a, ben.enter(code) as b:
        await b.answer(type="join", name="Ben")
        await a.answer(type="configure", leaving="out")
        await a.send(type="start")
        for one in (a, b):
            while not one.table:
                await one.next()
                await one.give_nonce()
        assert b.table["can_leave_round"]
        await b.answer(type="leave")
        room = await a.until("room", events=[{"key": "room-left", "args": {"name": "Ben"}}])
        assert (room["seats"][2]["kind"], room["seats"][2]["name"]) == ("free", "Ben")
        table = a.table if a.table["seq"] else await a.until("table")
        assert table["events"][0]["key"] == "versa-left"
        assert table["view"]["active"] == [True, True, False]
        assert table["view"]["hand_sizes"][2] == 0

        again = await b.answer(type="join", name="Ben")
        assert again["type"] == "done"
        assert b.room["next_seat"] and b.room["your_seat"] is None
        assert b.table["legal"] == []
        await a.answer(type="configure", bot_pace=0)
        ended = await play_round(a)
        assert ended["players"][2] == "Ben"
        await b.until("room", your_seat=2)
        await a.send(type="start")
        assert (await play_round(a, b))["players"] == ["Anna", "Bot 2", "Ben"]


async def test_late_comers_watch_this_round_and_play_the_next(anna: Device, ben: Device) -> None:
    code = anna.open(game="versa", seats=3, bots=["casual"])
    async with anna.enter(code) as a, ben.enter(code) as b:
        await a.send(type="start")
        await a.until("room", phase="playing")
        assert (await b.answer(type="join", name="Ben"))["type"] == "done"
        assert b.room["next_seat"]
        await asyncio.gather(play_round(a), b.until("ended"))
        if b.room["your_seat"] is None:
            await b.until("room", next_seat=False)
        await a.send(type="start")
        ended = await play_round(a, b)
        assert "Ben" in ended["players"] and len(ended["players"]) == 3
