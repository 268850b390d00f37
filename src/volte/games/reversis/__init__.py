"""Reversis: trick avoidance for four, with chips and pots."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from volte.games.contract import Event, Game, Json, OptionInfo, Refused, Shuffle
from volte.games.reversis import events, exchange, preview, redraw, refusals, rules, view
from volte.games.reversis import start as positions
from volte.games.reversis.layout import CLAIM, DEALING, MAX_LEGAL, OVER, SEATS, WAITING, ReversisState
from volte.games.reversis.options import ReversisOptions, option_infos, read_options
from volte.games.reversis.text import DECK, MOVE_TEXT, OLD_DECK
from volte.games.reversis.view import ReversisView
from volte.kernel import Row
from volte.shuffle import Seed


class Reversis(Game[ReversisState, ReversisOptions]):
    """The rules of docs/rules/reversis.md; a game is a whole session."""

    name: ClassVar[str] = "reversis"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (SEATS,)
    rules_module: ClassVar[str] = "volte.games.reversis.rules"

    def options(self, raw: Mapping[str, Any], seats: int) -> ReversisOptions:
        self.check_seats(seats)
        return read_options(raw)

    def option_infos(self) -> list[OptionInfo]:
        return option_infos()

    def deal(
        self, options: ReversisOptions, seats: int, seed: Seed, first: int | None = None
    ) -> ReversisState:
        """The first shuffle, `deal 1`, is due like the following ones (`Table.settle`)."""
        self.check_seats(seats)
        return positions.deal(options, seed, first)

    def setup(
        self, options: ReversisOptions, seats: int, start: Mapping[str, Any], first: int | None = None
    ) -> ReversisState:
        self.check_seats(seats)
        return positions.setup(options, start, first)

    def to_move(self, g: ReversisState) -> int | None:
        return view.to_move(g)

    def legal(self, g: ReversisState, seat: int) -> list[str]:
        if seat == self.to_move(g):
            out = Row([0] * MAX_LEGAL)
            return sorted(MOVE_TEXT[out[i]] for i in range(rules.legal_moves(g, out)))
        return [MOVE_TEXT[CLAIM]] if rules.may_claim(g, seat) else []

    def check(self, g: ReversisState, seat: int, move: str) -> str:
        return MOVE_TEXT[refusals.check_move(g, seat, move)]

    def play(self, g: ReversisState, seat: int, move: str) -> str:
        checked = refusals.check_move(g, seat, move)
        rules.apply_move(g, checked)
        return MOVE_TEXT[checked]

    def due(self, g: ReversisState) -> Shuffle | None:
        return Shuffle("deal", OLD_DECK if g.old else DECK) if g.phase == DEALING else None

    def supply(self, g: ReversisState, order: Sequence[int]) -> None:
        exchange.deal_cards(g, Row(order))

    def events(self, g: ReversisState, viewer: int) -> list[Event]:
        return events.events(g, viewer)

    def can_leave(self, g: ReversisState, seat: int) -> bool:
        return False

    def default_move(self, g: ReversisState, seat: int) -> str:
        return preview.default_move(g)

    def clock_turn(self, g: ReversisState) -> int:
        return g.turns

    def goes_on_after(self, g: ReversisState) -> int | None:
        """`next` comes by itself, after there was time for a claim (docs/rooms.md, Clocks)."""
        return 20 if g.phase == WAITING else None

    def shown_move(self, g: ReversisState, viewer: int, seat: int, move: str) -> str:
        """R23: what was laid in the middle or swapped is known to that seat alone."""
        return "" if seat != viewer and move.startswith(("lay", "swap")) else move

    def finished(self, g: ReversisState) -> bool:
        return g.phase == OVER

    def winners(self, g: ReversisState) -> list[int]:
        return view.winners(g)

    def result(self, g: ReversisState) -> Json:
        return {"winners": view.winners(g), "chips": list(g.chips)}

    def position(self, g: ReversisState) -> Json:
        return view.position(g)

    def view(self, g: ReversisState, viewer: int) -> ReversisView:
        return view.view(g, viewer)

    def views(self, g: ReversisState, viewers: Iterable[int]) -> dict[int, ReversisView]:
        return view.views(g, viewers)

    def preview(self, view: Any, move: str) -> Json:
        return preview.preview(view, move)

    def why_not(self, view: Any, thing: str) -> Refused | None:
        return preview.why_not(view, thing)

    def redraw(self, view: Any, seed: Seed) -> ReversisState:
        return redraw.redraw(view, seed)

    def describe(self, g: ReversisState) -> list[Event]:
        return events.describe(g)


GAME = Reversis()
