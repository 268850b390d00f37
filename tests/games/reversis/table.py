"""Tables of Reversis for tests: from a seed, or with hands set up."""

from random import Random
from typing import Any

from volte.games.contract import Table
from volte.games.reversis import GAME
from volte.games.reversis.layout import ReversisState
from volte.shuffle import Seed

VECTOR = bytes(range(32))  # the seed of docs/rules/records.md
SEATS = range(4)


def session(seed: bytes = VECTOR, first: int | None = None, **options: Any) -> Table[ReversisState]:
    """A session with its first deal dealt."""
    return Table.dealt(GAME, GAME.options(options, 4), 4, Seed(seed), first)


def position(start: dict[str, Any], **options: Any) -> Table[ReversisState]:
    """A record's start; `claims` is must_claim unless said, so that the deal's end can be looked at."""
    read = GAME.options({"claims": "must_claim", **options}, 4)
    return Table(GAME, read, 4, Seed(VECTOR), GAME.setup(read, 4, start), {})


def deck(old: bool = False) -> list[str]:
    return [rank + suit for suit in "SHDC" for rank in ("23456789TJQKA" if old else "23456789JQKA")]


def rest(*used: list[str] | str, old: bool = False) -> list[str]:
    """The cards that are not used yet."""
    flat = {card for part in used for card in ([part] if isinstance(part, str) else part)}
    return [card for card in deck(old) if card not in flat]


def play_all(table: Table[ReversisState], *cards: str) -> None:
    """`cards` are played by whoever's turn it is: `"9H 3C JH 4C"` is a trick."""
    for card in " ".join(cards).split():
        seat = table.game.to_move(table.state)
        assert seat is not None
        table.play(seat, f"play {card}")


def chips(table: Table[ReversisState]) -> list[int]:
    found: list[int] = table.game.position(table.state)["chips"]
    return found


def pots(table: Table[ReversisState]) -> list[int]:
    found: list[int] = table.game.position(table.state)["pots"]
    return found


def total(table: Table[ReversisState]) -> int:
    return sum(chips(table)) + sum(pots(table))


def random_move(table: Table[ReversisState], random: Random) -> tuple[int, str]:
    """A seat that may move and one of its moves, a claim out of turn among them."""
    choices = [(seat, move) for seat in SEATS for move in GAME.legal(table.state, seat)]
    return random.choice(choices)


def opening(*held: str, voids: dict[int, str] | None = None, kitty: str = "", **start: Any) -> dict[str, Any]:
    """A start after the exchange: each seat holds at least these cards and none of the suits in `voids`;
    the rest is dealt in order. Seat 3 deals and seat 0 leads unless said."""
    bans = voids or {}
    hands = [cards.split() for cards in held]
    middle = kitty.split()
    left = rest(middle, *hands)
    for seat in sorted(SEATS, key=lambda seat: seat not in bans):
        fitting = [card for card in left if card[1] not in bans.get(seat, "")][: 11 - len(hands[seat])]
        hands[seat] += fitting
        left = [card for card in left if card not in fitting]
    return {"hands": hands, "kitty": middle + left, "dealer": 3, "pots": [25], **start}


def ending(*held: str, tricks: tuple[int, ...], kitty: str = "2S 3S 4S 5S", **start: Any) -> dict[str, Any]:
    """A start between tricks: these cards are left, and the seats have won so many tricks of the others."""
    hands = [cards.split() for cards in held]
    left = rest(kitty.split(), *hands)
    won = []
    for count in tricks:
        won.append(left[: 4 * count])
        left = left[4 * count :]
    return {"hands": hands, "kitty": kitty.split(), "tricks_won": won, "dealer": 3, "pots": [25], **start}
