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
    read = GAME.options(options, 4)
    table = Table(GAME, read, 4, Seed(seed), GAME.deal(read, 4, Seed(seed), first), {})
    table.settle()
    return table


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
