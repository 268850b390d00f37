"""Verso: two-sided cards, one row a colour, runs to bank."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from volte.games.contract import Event, Game, Json, OptionInfo, Refused, Shuffle
from volte.games.verso import events, preview, redraw, refusals, rules, view
from volte.games.verso import start as positions
from volte.games.verso.layout import MAX_LEGAL, OVER, PLAY, VersoState
from volte.games.verso.options import VersoOptions, option_infos, read_options
from volte.games.verso.text import MOVE_TEXT
from volte.games.verso.view import VersoView
from volte.shuffle import Seed


class Verso(Game[VersoState, VersoOptions]):
    """The rules of docs/rules/verso.md."""

    name: ClassVar[str] = "verso"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)
    rules_module: ClassVar[str] = "volte.games.verso.rules"

    def options(self, raw: Mapping[str, Any], seats: int) -> VersoOptions:
        return read_options(raw)

    def option_infos(self) -> list[OptionInfo]:
        return option_infos()

    def deal(self, options: VersoOptions, seats: int, seed: Seed, first: int | None = None) -> VersoState:
        return positions.deal(options, self.check_seats(seats), seed, first)

    def setup(
        self, options: VersoOptions, seats: int, start: Mapping[str, Any], first: int | None = None
    ) -> VersoState:
        return positions.setup(options, self.check_seats(seats), start, first)

    def to_move(self, g: VersoState) -> int | None:
        return None if g.phase == OVER else g.turn

    def legal(self, g: VersoState, seat: int) -> list[str]:
        if seat != self.to_move(g):
            return []
        out = [0] * MAX_LEGAL
        count = rules.legal_moves(g, out)
        return [MOVE_TEXT[move] for move in out[:count]]

    def check(self, g: VersoState, seat: int, move: str) -> str:
        return MOVE_TEXT[refusals.check_move(g, seat, move)]

    def play(self, g: VersoState, seat: int, move: str) -> str:
        checked = refusals.check_move(g, seat, move)
        rules.apply_move(g, checked)
        return MOVE_TEXT[checked]

    def due(self, g: VersoState) -> Shuffle | None:
        return None

    def supply(self, g: VersoState, order: Sequence[int]) -> None:
        raise AssertionError("Verso has no shuffle after the deal")

    def events(self, g: VersoState, viewer: int) -> list[Event]:
        return events.events(g)

    def events_for(self, g: VersoState, viewers: Iterable[int]) -> dict[int, list[Event]]:
        return dict.fromkeys(viewers, events.events(g))

    def can_leave(self, g: VersoState, seat: int) -> bool:
        return False

    def default_move(self, g: VersoState, seat: int) -> str:
        """docs/rooms.md, Clocks: keep, where that is not allowed flip; pass at the end."""
        if g.phase != PLAY:
            return "pass"
        return "keep" if rules.may_keep(g) else "flip"

    def clock_turn(self, g: VersoState) -> int:
        return g.moves

    def finished(self, g: VersoState) -> bool:
        return g.phase == OVER

    def winners(self, g: VersoState) -> list[int]:
        return view.winners(g)

    def result(self, g: VersoState) -> Json:
        return {"winners": view.winners(g), "scores": g.score[: g.seats]}

    def position(self, g: VersoState) -> Json:
        return view.position(g)

    def view(self, g: VersoState, viewer: int) -> VersoView:
        return view.view(g, viewer)

    def views(self, g: VersoState, viewers: Iterable[int]) -> dict[int, VersoView]:
        return view.views(g, viewers)

    def written_views(self, g: VersoState, viewers: Iterable[int]) -> dict[int, bytes]:
        return view.written(g, viewers)

    def preview(self, view: Any, move: str) -> Json:
        return preview.preview(view, move)

    def why_not(self, view: Any, thing: str) -> Refused | None:
        return preview.why_not(view, thing)

    def redraw(self, view: Any, seed: Seed) -> VersoState:
        return redraw.redraw(view, seed)

    def describe(self, g: VersoState) -> list[Event]:
        return events.describe(g)


GAME = Verso()
