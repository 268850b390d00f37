"""Random sessions under all options, counted again by the slow scorer, chips and pots in every state."""

from itertools import product
from random import Random
from typing import Any

import pytest

from tests.games.reversis.slow import Books, score
from tests.games.reversis.table import random_move, session, total
from volte.games.contract import Table
from volte.games.reversis import GAME
from volte.games.reversis.layout import ReversisState

CROSS = [
    dict(zip(("claims", "espagnolette", "heavy_kitty", "old"), values, strict=True))
    for values in product(("automatic", "must_claim"), (False, True), (False, True), (False, True))
]


def events_of(table: Table[ReversisState]) -> list[Any]:
    return GAME.events(table.state, -1)


class Paper:
    """Follows a session by its public events and counts it with the slow scorer."""

    def __init__(self, table: Table[ReversisState], options: dict[str, Any]) -> None:
        self.options = options
        chips = options.get("chips", 100)
        self.books = Books([chips] * 4, [])
        self.dealer = -1
        self.plays: list[tuple[int, str]] = []
        self.note(table)

    def note(self, table: Table[ReversisState]) -> None:
        for event in events_of(table):
            if event.key == "reversis-played":
                self.plays.append((event.args["seat"], event.args["card"]))
            elif event.key == "reversis-dealt":
                self.dealer = event.args["seat"]
                if not self.options["old"]:
                    self.books.antes(self.dealer)
            elif event.key == "reversis-deal-over":
                self.count(event.args["cards"])
                if self.options["claims"] == "automatic":
                    self.take_due()
            elif event.key == "reversis-claimed":
                self.take_due()

    def count(self, kitty: list[str]) -> None:
        tricks = [self.plays[i : i + 4] for i in range(0, len(self.plays), 4)]
        score(self.books, self.dealer, tricks, kitty, self.options)
        self.plays = []

    def take_due(self) -> None:
        for payer, chips in self.books.due:
            assert self.books.partie is not None
            self.books.move(payer, self.books.partie["winner"], chips)
        self.books.due = []

    def compare(self, table: Table[ReversisState]) -> None:
        """Where a deal is over."""
        position = GAME.position(table.state)
        assert position["chips"] == self.books.chips
        assert position["pots"] == [pot[0] for pot in self.books.pots]
        assert position["partie"] == self.books.partie
        assert position["reversis"] == self.books.reversis


@pytest.mark.parametrize("options", CROSS, ids=lambda o: "-".join(str(v) for v in o.values()))
def test_sessions_are_counted_alike(options: dict[str, Any]) -> None:
    for n in range(6):
        random = Random(f"{options} {n}")
        table = session(random.randbytes(32), **options, deals=8)
        paper = Paper(table, options)
        whole = total(table)
        while not GAME.finished(table.state):
            table.play(*random_move(table, random))
            paper.note(table)
            assert total(table) == whole == 400
            if any(event.key == "reversis-deal-over" for event in events_of(table)):
                paper.compare(table)
        paper.compare(table)
