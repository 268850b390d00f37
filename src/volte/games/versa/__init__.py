"""VERSA: shed the hand by colour and value, under penalties and with bonus turns."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from volte.games.contract import Event, Game, Json, OptionInfo, Refused, Shuffle
from volte.games.versa import events, preview, redraw, refusals, rules, view
from volte.games.versa import start as positions
from volte.games.versa.layout import MAX_CARDS, MAX_LEGAL, OVER, PLAYING, RESHUFFLE, VersaState
from volte.games.versa.options import VersaOptions, option_infos, read_options
from volte.games.versa.text import MOVE_TEXT
from volte.games.versa.view import VersaView
from volte.kernel import Row
from volte.shuffle import Seed


class Versa(Game[VersaState, VersaOptions]):
    """The rules of docs/rules/versa.md."""

    name: ClassVar[str] = "versa"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6, 7, 8)
    rules_module: ClassVar[str] = "volte.games.versa.rules"
    usual_turn_seconds: ClassVar[int] = 30  # A19
    start_moves_on: ClassVar[bool] = True  # A3

    def options(self, raw: Mapping[str, Any], seats: int) -> VersaOptions:
        return read_options(raw, self.check_seats(seats))

    def option_infos(self) -> list[OptionInfo]:
        return option_infos()

    def deal(self, options: VersaOptions, seats: int, seed: Seed, first: int | None = None) -> VersaState:
        return positions.deal(options, self.check_seats(seats), seed, first)

    def setup(
        self, options: VersaOptions, seats: int, start: Mapping[str, Any], first: int | None = None
    ) -> VersaState:
        return positions.setup(options, self.check_seats(seats), start, first)

    def to_move(self, g: VersaState) -> int | None:
        return g.turn if g.phase == PLAYING else None

    def legal(self, g: VersaState, seat: int) -> list[str]:
        if seat != self.to_move(g):
            return []
        out = Row([0] * MAX_LEGAL)
        return [MOVE_TEXT[out[i]] for i in range(rules.legal_moves(g, out))]

    def check(self, g: VersaState, seat: int, move: str) -> str:
        return MOVE_TEXT[refusals.check_move(g, seat, move)]

    def play(self, g: VersaState, seat: int, move: str) -> str:
        checked = refusals.check_move(g, seat, move)
        rules.apply_move(g, checked)
        return MOVE_TEXT[checked]

    def due(self, g: VersaState) -> Shuffle | None:
        if g.phase in (PLAYING, OVER):
            return None
        out = Row([0] * MAX_CARDS)
        count = rules.due_cards(g, out)
        return Shuffle("reshuffle" if g.phase == RESHUFFLE else "tornado", out[:count])

    def supply(self, g: VersaState, order: Sequence[int]) -> None:
        rules.supply_cards(g, Row(order), len(order))

    def events(self, g: VersaState, viewer: int) -> list[Event]:
        return events.events(g, viewer)

    def can_leave(self, g: VersaState, seat: int) -> bool:
        return g.phase == PLAYING and 0 <= seat < g.seats and g.active >> seat & 1 == 1

    def default_move(self, g: VersaState, seat: int) -> str:
        return preview.default_move(g)

    def clock_turn(self, g: VersaState) -> int:
        return g.turns

    def finished(self, g: VersaState) -> bool:
        return g.phase == OVER

    def winners(self, g: VersaState) -> list[int]:
        return view.winners(g)

    def result(self, g: VersaState) -> Json:
        return {"winners": view.winners(g)}

    def position(self, g: VersaState) -> Json:
        return view.position(g)

    def view(self, g: VersaState, viewer: int) -> VersaView:
        return view.view(g, viewer)

    def views(self, g: VersaState, viewers: Iterable[int]) -> dict[int, VersaView]:
        return view.views(g, viewers)

    def preview(self, view: Any, move: str) -> Json:
        return preview.preview(view, move)

    def why_not(self, view: Any, thing: str) -> Refused | None:
        return preview.why_not(view, thing)

    def redraw(self, view: Any, seed: Seed) -> VersaState:
        return redraw.redraw(view, seed)

    def describe(self, g: VersaState) -> list[Event]:
        return events.describe(g)


GAME = Versa()
