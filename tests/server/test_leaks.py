"""No message of whole games holds what its receiver may not know."""

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

from tests.room.helper import Play
from tests.room.tiny import text
from tests.server.helper import Device
from volte.games.contract import WATCHER
from volte.room import effects as fx
from volte.room.limits import Limits
from volte.room.opening import open_room
from volte.room.wish import Wish
from volte.server.audience import deliveries
from volte.server.house import make_house
from volte.server.settings import ServerSettings
from volte.wire import to_server

SETTINGS = ServerSettings(host="127.0.0.1", port=1, data=Path())
CARD = re.compile(r"[BGO][1-6J]\.[13]/[BGO][1-6J]\.[13]")


class Heard(Play):
    """A room whose messages are kept, by socket."""

    def __init__(self) -> None:
        self.heard: dict[int, list[str]] = {}
        super().__init__(seats=3, bots=0)

    def take(self, outcome: fx.Outcome) -> list[fx.Effect]:
        effects = super().take(outcome)
        for socket, what in deliveries(self.machine, effects, SETTINGS):
            if isinstance(what, bytes):
                self.heard.setdefault(socket, []).append(what.decode())
        return effects


def test_hidden_cards_seeds_and_secrets_never_go_out() -> None:
    """Three rounds of the tiny game: a hand is its owner's, the deck is nobody's."""
    play = Heard()
    sockets = {"anna": play.come("anna")}
    for device in ("ben", "carla"):
        play.join(device, device)
        sockets[device] = play.machine.sockets[device]
    play.come("dan")
    play.say("dan", to_server.Watch(name="Dan"))
    sockets["dan"] = play.machine.sockets["dan"]
    secrets = []
    for _ in range(3):
        for heard in play.heard.values():
            heard.clear()
        play.start()
        head = play.machine.room.head
        assert head is not None and play.machine.table is not None
        secrets.append(head.secret)
        seats = ["anna", "ben", "carla"]
        for device in seats:
            play.move(device, "take")
            play.come(device)  # a resync in between
            sockets[device] = play.machine.sockets[device]
            play.say("dan", to_server.Hello(version=1))
            play.move(device, "take")
            play.move(device, "stop")
        assert play.phase == "between"
        hands = play.hands()
        everything = "".join(t for texts in play.heard.values() for t in texts)
        for secret in secrets:
            assert secret not in everything
        assert play.machine.table.seed is not None
        assert play.machine.table.seed.key.hex() not in everything
        assert not any(device in everything for device in ('"anna"', '"device"'))
        heard_by = {device: "".join(play.heard.get(socket, [])) for device, socket in sockets.items()}
        for seat, device in enumerate(seats):
            mine = {text(card) for card in hands[seat]}
            assert mine and all(card in everything for card in mine)
            for other, known in heard_by.items():
                if other != device:
                    assert not any(card in known for card in mine), (device, other)


async def test_backs_of_verso_cards_only_after_they_were_turned(anna: Device, ben: Device) -> None:
    """A whole game over real sockets: both faces of a card appear only once it was flipped (V22)."""
    code = anna.open(seats=2)
    async with anna.enter(code) as a, ben.enter(code) as b:
        await b.answer(type="join", name="Ben")
        await a.send(type="start")
        ended = await asyncio.gather(a.play(), b.play())
    assert ended[0] is not None
    frames = anna.ask("GET", ended[0]["record"] + "/frames").json()
    assert frames["record"]["secret"] not in "".join(a.texts + b.texts)
    assert frames["record"]["seed"] not in "".join(a.texts + b.texts)
    shown = {card for text in a.texts + b.texts for card in CARD.findall(text)}
    turned = {card for frame in frames["frames"] for card in CARD.findall(str(frame["events"]))}
    both = {frozenset(card.split("/")) for card in shown}
    flips = [str(frame["events"]) for frame in frames["frames"] if "flip" in str(frame["events"])]
    faces = {face for text in flips for face in re.findall(r"[BGO][1-6J]\.[13]", text)}
    assert all(pair <= faces for pair in both), both
    assert turned <= shown


def test_no_message_of_versa_shows_another_hand_or_a_foreign_draw() -> None:
    """Three rounds of four and a watcher, random moves: of the others only how many cards they hold (A21)."""
    chance = random.Random(11)
    house = make_house(Limits())
    wish = Wish(game="versa", name="Anna", seats=4, turn_seconds=0)
    machine, _ = open_room(house, 0, "VOLA47", "d0", "http://x", wish)
    receivers = {0: 0, 1: 1, 2: 2, 3: 3, 4: WATCHER}
    checked = 0

    def take(outcome: fx.Outcome) -> None:
        nonlocal checked
        for socket, what in deliveries(machine, outcome.effects, SETTINGS):
            assert isinstance(what, bytes)
            checked += check_versa(json.loads(what), receivers[socket])

    for number in receivers:
        take(machine.connected(0, f"d{number}", number))
        if number in (1, 2, 3):
            take(machine.handle(0, f"d{number}", number, to_server.Join(name=f"P{number}")))
    for round_number in (1, 2, 3):
        take(machine.handle(0, "d0", 0, to_server.Start()))
        for number in range(4):
            nonce = to_server.Nonce(table=round_number, nonce=chance.randbytes(16).hex())
            take(machine.handle(0, f"d{number}", number, nonce))
        while machine.room.phase == "playing":
            assert machine.table is not None
            seat = machine.game.to_move(machine.table.state) or 0
            move = chance.choice(machine.game.legal(machine.table.state, seat))
            sent = to_server.Move(table=round_number, seq=machine.seq, move=move)
            take(machine.handle(0, f"d{seat}", seat, sent))
    assert checked > 100


def check_versa(message: dict[str, Any], viewer: int) -> int:
    """1 for a message with a table in it."""
    if message["type"] != "table":
        assert "hands" not in str(message)
        return 0
    view = message["view"]
    assert view["viewer"] == viewer and "pile" not in view
    for seat, hand in enumerate(view["hands"]):
        assert seat == viewer or set(hand) <= {"?"}
    own = set(view["hands"][viewer]) if viewer != WATCHER else set()
    assert set(view["new"]) | set(view["fits"]) <= own
    for event in [*message["events"], *(message["previous"] or [])]:
        if event["key"] == "versa-drew" and event["args"]["seat"] != viewer:
            assert event["args"]["cards"] == [] and not event["args"]["own"]
    return 1
