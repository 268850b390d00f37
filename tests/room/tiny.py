"""A tiny game to test rooms with: who holds the highest hidden number wins.

A seat draws one card after the other (`take`), may look at its own only, and stops (`stop`) or has three.
`say` is possible at any time, also out of turn. The turn of the clock is a seat's whole turn: a second `take`
comes within it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from volte.games.contract import BadInput, Event, Game, Json, OptionInfo, Options, Refused, Shuffle
from volte.kernel import State
from volte.shuffle import Seed

CARDS = 24


class TinyOptions(Options, frozen=True, kw_only=True):
    high: bool = True


class TinyState(State):
    FIELDS: ClassVar[dict[str, tuple[int, ...]]] = {"turn": (), "drawn": (), "over": ()}

    def __init__(self, deck: list[int], seats: int) -> None:
        super().__init__()
        self.turn = 0
        self.drawn = 0
        self.over = 0
        self.deck = deck
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.out: set[int] = set()
        self.last: tuple[str, int, str] = ("", -1, "")


class TinyView(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="tiny"):
    viewer: int
    hand: list[str]
    counts: list[int]
    to_move: int | None


def text(card: int) -> str:
    """The text of a card: long enough to be found in any message it must not be in."""
    return f"card<{card:02}>"


class Tiny(Game[TinyState, TinyOptions]):
    name: ClassVar[str] = "tiny"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    rules_module: ClassVar[str] = ""

    def options(self, raw: Mapping[str, Any], seats: int) -> TinyOptions:
        try:
            return msgspec.convert(dict(raw), TinyOptions)
        except msgspec.ValidationError as error:
            raise BadInput("tiny-options", text=str(error)) from error

    def option_infos(self) -> list[OptionInfo]:
        return [OptionInfo("high", "T1", True, [False, True])]

    def deal(self, options: TinyOptions, seats: int, seed: Seed, first: int | None = None) -> TinyState:
        return TinyState(seed.shuffled("deck", list(range(CARDS))), seats)

    def setup(
        self, options: TinyOptions, seats: int, start: Mapping[str, Any], first: int | None = None
    ) -> TinyState:
        raise BadInput("tiny-no-start")

    def to_move(self, g: TinyState) -> int | None:
        return None if g.over else g.turn

    def legal(self, g: TinyState, seat: int) -> list[str]:
        if g.over:
            return []
        return ["say", "stop", "take"] if seat == g.turn else ["say"]

    def check(self, g: TinyState, seat: int, move: str) -> str:
        if move == "leave" and not g.over and seat not in g.out:
            return "leave"
        full = {"t": "take"}.get(move, move)
        if full not in self.legal(g, seat):
            raise Refused("T2", "tiny-refused", move=move)
        return full

    def play(self, g: TinyState, seat: int, move: str) -> str:
        move = self.check(g, seat, move)
        g.last = (move, seat, "")
        if move == "take":
            g.hands[seat].append(g.deck[g.drawn])
            g.drawn += 1
            g.last = (move, seat, text(g.hands[seat][-1]))
        if move == "leave":
            g.out.add(seat)
        if move == "stop" or len(g.hands[seat]) == 3 or (move == "leave" and seat == g.turn):
            self._next(g)
        return move

    def _next(self, g: TinyState) -> None:
        g.turn += 1
        while g.turn in g.out:
            g.turn += 1
        if g.turn >= len(g.hands):
            g.over = 1

    def due(self, g: TinyState) -> Shuffle | None:
        return None

    def supply(self, g: TinyState, order: Sequence[int]) -> None:
        raise AssertionError

    def events(self, g: TinyState, viewer: int) -> list[Event]:
        move, seat, card = g.last
        args: dict[str, Any] = {"seat": seat}
        if card:
            args["card"] = card if viewer == seat else "?"
        return [Event(f"tiny-{move}", args)] if move else []

    def can_leave(self, g: TinyState, seat: int) -> bool:
        return not g.over and seat not in g.out

    def default_move(self, g: TinyState, seat: int) -> str:
        return "stop" if g.hands[seat] else "take"

    def clock_turn(self, g: TinyState) -> int:
        return g.turn

    def finished(self, g: TinyState) -> bool:
        return bool(g.over)

    def winners(self, g: TinyState) -> list[int]:
        if not g.over:
            return []
        best = max(sum(hand) for hand in g.hands)
        return [seat for seat, hand in enumerate(g.hands) if sum(hand) == best]

    def result(self, g: TinyState) -> Json:
        return {"winners": self.winners(g), "scores": [sum(hand) for hand in g.hands]}

    def position(self, g: TinyState) -> Json:
        return {"hands": [[text(card) for card in hand] for hand in g.hands]}

    def view(self, g: TinyState, viewer: int) -> TinyView:
        hand = [text(card) for card in g.hands[viewer]] if viewer >= 0 else []
        return TinyView(
            viewer=viewer, hand=hand, counts=[len(one) for one in g.hands], to_move=self.to_move(g)
        )

    def preview(self, view: TinyView, move: str) -> Json:
        if move != "take":
            raise Refused("T2", "tiny-refused", move=move)
        return {"cards": len(view.hand) + 1}

    def why_not(self, view: TinyView, thing: str) -> Refused | None:
        return None if thing == "take" else Refused("T2", "tiny-refused", move=thing)

    def redraw(self, view: TinyView, seed: Seed) -> TinyState:
        raise NotImplementedError

    def describe(self, g: TinyState) -> list[Event]:
        return []


TINY = Tiny()
