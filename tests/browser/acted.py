"""A table whose position is set up: this test is the server behind the page's socket.

It speaks with the game's own rules, so that rare moments (a Reversis, a forced Quinola in the last trick,
a claim) can be looked at as they come from a server.
"""

import json
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from tests.browser.people import PATIENCE, Person
from volte.games.contract import Refused, Table
from volte.games.reversis import GAME
from volte.games.reversis.layout import ReversisState
from volte.games.reversis.view import ReversisView
from volte.shuffle import Seed
from volte.wire import to_client

CODE = "MOHN42"
NAMES = ("Anna", "Ben", "Carla", "Dan")


class Acted:
    """Reversis from a record's `start`, seen by one seat (-1: a watcher)."""

    def __init__(self, person: Person, start: dict[str, Any], viewer: int = 0, **options: Any) -> None:
        self.person = person
        self.viewer = viewer
        self.game = GAME
        read = self.game.options(options, 4)
        state = self.game.setup(read, 4, start)
        self.table: Table[ReversisState] = Table(self.game, read, 4, Seed(bytes(32)), state, {})
        self.seq = 0
        self.socket: WebSocketRoute | None = None
        room = {"code": CODE, "game": "reversis", "name": "", "phase": "playing"}
        person.page.route(f"**/api/rooms/{CODE}", lambda route: route.fulfill(json=room))
        person.page.route(
            f"**/api/rooms/{CODE}/qr.svg",
            lambda route: route.fulfill(body="<svg/>", content_type="image/svg+xml"),
        )
        person.page.route_web_socket("**/ws/*", self._connect)

    def enter(self, stays: str = "tap") -> None:
        self.person.context.add_init_script(
            f"localStorage.volte ??= JSON.stringify({{ trick: '{stays}', name: '{self.person.name}' }})"
        )
        self.person.open(f"/r/{CODE}")
        self.person.page.locator(".reversis").wait_for(timeout=3 * PATIENCE)

    def play(self, *moves: str) -> None:
        """The seats to move make these moves; `claim` is the winner's of the Partie."""
        for move in moves:
            seat = self.game.to_move(self.table.state)
            if move == "claim":
                seat = next(one for one in range(4) if move in self.game.legal(self.table.state, one))
            assert seat is not None
            self._make(seat, move)

    @property
    def view(self) -> ReversisView:
        """What the viewer may see now."""
        return self.game.view(self.table.state, self.viewer)

    def _make(self, seat: int, move: str) -> None:
        self.table.play(seat, move)
        self.seq += 1
        self._send(self._state(seat, move))
        if self.game.finished(self.table.state):
            result = self.game.result(self.table.state)
            self._send(to_client.Ended(table=1, result=result, record="/api/records/none", agreed=[]))

    # -- the wire --------------------------------------------------------------------------------------------

    def _connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        kind = message["type"]
        if kind == "hello":
            self._send(to_client.Welcome(version=message["version"], server="test"))
            self._send(self._room())
            self._send(self._state(None, ""))
        elif kind == "ping":
            self._send(to_client.Pong())
        elif kind == "move":
            self._make(self.viewer, message["move"])
        elif kind in ("preview", "why_not"):
            self._answer(kind, message)

    def _answer(self, kind: str, message: dict[str, Any]) -> None:
        view = self.view
        common = {"re": message["id"], "table": 1, "seq": self.seq}
        if kind == "preview":
            told = self.game.preview(view, message["move"])
            self._send(to_client.PreviewAnswer(**common, move=message["move"], preview=told))
            return
        why = self.game.why_not(view, message["thing"]) or Refused("", "")
        self._send(
            to_client.WhyNotAnswer(
                **common, thing=message["thing"], clause=why.clause, key=why.key, args=why.args_of_key
            )
        )

    def _send(self, message: Any) -> None:
        assert self.socket is not None
        self.socket.send(msgspec.json.encode(message).decode())

    def _state(self, seat: int | None, move: str) -> to_client.TableState:
        state = self.table.state
        return to_client.TableState(
            table=1,
            seq=self.seq,
            events=self.game.events(state, self.viewer) if move else [],
            view=self.view,
            legal=self.game.legal(state, self.viewer) if self.viewer >= 0 else [],
            can_leave_round=False,
            left_ms=None,
            by="human" if move else "",
            seat=seat,
            move=move,
        )

    def _room(self) -> to_client.Room:
        return to_client.Room(
            seq=1,
            code=CODE,
            name="",
            game="reversis",
            seat_counts=[4],
            option_infos=self.game.option_infos(),
            bot_levels=["casual", "steady"],
            phase="playing",
            paused="",
            settings=to_client.Settings({}, 0, 60, 0, "bot", True),
            seats=[to_client.Seat(i, "person", name, i + 1) for i, name in enumerate(NAMES)],
            people=[
                to_client.Person(i + 1, name, "here", False, 0, i == 0)
                for i, name in enumerate((*NAMES, "Peter"))
            ],
            you=5 if self.viewer < 0 else self.viewer + 1,
            your_seat=None if self.viewer < 0 else self.viewer,
            next_seat=False,
            table=1,
            commitment="",
            link="",
            local_only=False,
        )
